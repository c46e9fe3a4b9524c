"""The heuristic: always legal, strong enough to be worth beating, and able to say why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from magnat.core.asking import Question, ends
from magnat.core.compile import linker, playout
from magnat.core.numbers import below
from magnat.core.play import Match, SeededDice, options
from magnat.games.hab_und_gut.advice import giving, outlook
from magnat.games.hab_und_gut.components import GOODS
from magnat.games.hab_und_gut.rules import worth
from magnat.games.hab_und_gut.state import Phase
from magnat.lab.batches import simulate
from tests.games.hab_und_gut.positions import (
    COAL,
    COFFEE,
    GRAIN,
    HAB,
    SALT,
    TEA,
    at_price_turn,
    begun,
    card,
    do,
    give,
    own,
    prices,
    stand,
)

# Helpers


def test_h33_every_card_in_sight_counts_three_quarters() -> None:
    """All cards of coal are in sight or gone, so the unseen holder adds nothing."""
    st = begun(3)
    cards = [card(COAL, step) for step in (2, 2, 4, 4, 6, 6, -2, -4)]
    stand(st, 0, *cards)
    st.discard[card(COAL, -6)] = 1
    st.holder[2] = [0] * 36
    assert outlook.move_knowing(st, 0, COAL, outlook.known_cards(st, 0)) == 750 * 18
    assert outlook.steps_in_sight(st, 0, COAL) == 18


def test_h4_unseen_cards_count_with_their_mean() -> None:
    """Two players see nothing of holder 1: 8 cards from a pool of 54 that sums to 12 steps of each good."""
    st = begun(4)
    for holder in range(4):
        stand(st, holder)
    st.dealt = 8
    assert outlook.known_cards(st, 0) == 0
    assert [outlook.move_knowing(st, 0, good, 0) for good in range(GOODS)] == [750 * 8 * 12 // 54] * GOODS


def test_h30_prices_lie_between_spaces_and_end_with_the_track() -> None:
    assert [outlook.price_at(space) for space in (-1, 0, 500, 8000, 8500, 29000, 99000)] == [0, 0, 2500, 40000, 45000, 250000, 250000]
    assert outlook.likely_price(29000, 1000) < 250000 and outlook.likely_price(0, 1000) > 0  # it can stray to one side only


def baskets(st: Any) -> list[list[int]]:
    """Everything that seat 0 could buy in one turn."""
    found = ends(Question.about(HAB, st, 0), phases=[Phase.TRADE], most=10_000)
    acts = [[HAB.spelled(act) for act in end.acts] for end in found.found]
    return [[good for block, good in one if block == "buy"] for one in acts if all(block != "sell" for block, _ in one)]


def test_h16_h18_84_baskets_or_what_money_and_piles_allow() -> None:
    st = begun()
    assert len(baskets(st)) == 84 and [COAL, COAL, TEA] in baskets(st) and [] in baskets(st)
    st.cash[0] = 80
    assert len(baskets(st)) == 84 - 56
    st.bank[COAL] = 1
    prices(st, tea=0)
    assert len(baskets(st)) == 1 + 5 + 14


def test_h27_h31_all_outcomes_of_a_price_turn() -> None:
    st = at_price_turn()
    stand(st, 0, card(COAL, 2))
    stand(st, 2, card(TEA, -4), card(COAL, 4))
    moves = {tuple(space - 8 for space in end.st.price) for end in ends(Question.about(HAB, st, 0)).found}
    assert moves == {(1, 0, 0, 0, -4, 0), (2, 0, 0, 0, -2, 0), (5, 0, 0, 0, 0, 0), (4, 0, 0, 0, 0, 0)}


def test_h23_h48_bounds_of_a_donation_board() -> None:
    """Bob bought two teas and a salt and gave two of them; Ada knows no more, Bob knows."""
    for memory_aid in ("on", "off"):
        st = begun(memory_aid=memory_aid)
        own(st, 1, TEA, TEA, SALT)
        st.actor = 1
        for good in (TEA, SALT):
            st.phase, st.actor = Phase.DONATE, 1
            do(st, "donate", good)
        own(st, 1, COAL)
        prices(st, coal=10, tea=60, salt=100)
        own(st, 2, COAL)
        least = 20 if memory_aid == "off" else 120
        today = [worth(st, good) for good in range(GOODS)]
        for seat, viewer, bounds in ((1, 0, (least, 160)), (1, 1, (160, 160)), (2, 0, (0, 0))):
            assert (giving.board_value(st, seat, viewer, today, 1), giving.board_value(st, seat, viewer, today, -1)) == bounds


# Play


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("memory_aid", ["on", "off"])
def test_advice_is_legal_and_has_reasons_in_games_of_all_kinds(seats: int, memory_aid: str) -> None:
    """Every other seat plays at random, so that the advice meets odd positions too."""
    match = Match.new(HAB, [f"seat {seat}" for seat in range(seats)], chosen={"memory_aid": memory_aid}, dice=SeededDice(seats))
    while not match.is_over:
        seat = match.asked()[0]
        legal = match.legal(seat)
        act, reasons = match.hint(seat)
        assert act in legal and reasons
        match.play(seat, [act if seat % 2 else legal[(5 * match.version) % len(legal)]])


@pytest.mark.parametrize("memory_aid", ["on", "off"])
def test_advice_uses_nothing_hidden(memory_aid: str) -> None:
    match = Match.new(HAB, ["Ada", "Bob", "Cleo", "Dan"], chosen={"memory_aid": memory_aid}, dice=SeededDice(3))
    while not match.is_over:
        seat = match.asked()[0]
        told = match.hint(seat)
        twin = match.state.copy()
        HAB.resample(twin, seat, [match.version, 0])
        assert Match(HAB, match.seats, match.dice, twin, twin).hint(seat) == told
        match.play(seat, [told[0]])


def hint(st: Any) -> tuple[tuple[str, int], list[str]]:
    """The advice for whoever is asked, with the names of its reasons."""
    act, reasons = Match(HAB, [], SeededDice(0), st, st).hint(st.actor)
    return HAB.spelled(act), [name for name, _ in reasons]


def test_h14_early_money_is_spent_on_what_rises() -> None:
    st = begun()
    stand(st, 0, *[card(TEA, step) for step in (2, 4, 4, 6)])
    assert hint(st) == (("buy", TEA), ["RISES"])


def test_h30_at_the_top_one_sells() -> None:
    st = begun()
    own(st, 0, COFFEE)
    prices(st, coffee=250)
    st.cash[0] = 0
    assert hint(st) == (("sell", COFFEE), ["AT_TOP"])


def test_h41_before_the_end_one_sells_what_will_fall() -> None:
    st = begun()
    st.lap, st.tour = 2, 4
    own(st, 0, SALT, SALT)
    prices(st, salt=120)
    for holder in range(3):
        stand(st, holder, card(SALT, -4), card(GRAIN, -2))
    st.dealt = 6
    assert hint(st) == (("sell", SALT), ["FALLS"])


def test_h42_the_last_chance_to_give_is_not_missed() -> None:
    st = begun()
    st.lap, st.tour, st.phase = 2, 4, Phase.DONATE
    st.charity[:3] = [100, 130, 150]
    own(st, 0, COAL, TEA)
    assert hint(st)[0][0] == "donate"
    st.charity[0] = 900
    assert hint(st) == (("donate_none", 0), ["ENOUGH_GIVEN"])


def test_h29_the_good_card_in_full_and_the_bad_one_at_half() -> None:
    st = at_price_turn()
    own(st, 0, COAL, COAL, COAL)
    give(st, 0, COAL)
    own(st, 1, TEA, TEA)
    stand(st, 0, card(COAL, 6), card(GRAIN, 2))
    stand(st, 2, card(COAL, -4))
    for expected in (("left_card", card(COAL, 6)), ("right_card", card(COAL, -4)), ("halve_right", 0)):
        (block, argument), _ = hint(st)
        assert (block, argument) == expected
        do(st, block, argument)


def test_h44_a_card_that_hits_the_others_is_played_in_full() -> None:
    st = at_price_turn()
    own(st, 1, TEA, TEA, TEA)
    stand(st, 0, card(TEA, -6), card(TEA, 6))
    stand(st, 2, card(GRAIN, 2))
    assert hint(st)[0] == ("left_card", card(TEA, -6)) and hint(st)[1][0] == "HITS"


def test_h29_reasons_say_whom_a_card_helps_or_hits() -> None:
    st = at_price_turn()
    own(st, 1, TEA, TEA, TEA)
    stand(st, 0, card(TEA, 6))
    stand(st, 2, card(TEA, 4))
    assert hint(st) == (("left_card", card(TEA, 6)), ["HELPS_THEM"])
    do(st, "left_card", card(TEA, 6))
    do(st, "right_card", card(TEA, 4))
    assert hint(st) == (("halve_left", 0), ["HELPS_THEM"])


@pytest.mark.parametrize(("good", "reason"), [(TEA, "LEAVE_FALL"), (COAL, "LEAVE_RISE")])
def test_h29_a_card_that_suits_the_neighbour_too_is_left_to_them(good: int, reason: str) -> None:
    """Tea is held by Cleo alone, coal by Ada and Bob: Bob wants tea to fall and coal to rise, as Ada does."""
    st = at_price_turn()
    for seat in (0, 1):
        own(st, seat, COAL, COAL)
    own(st, 2, TEA, TEA, TEA)
    steps = (-6, -4) if good == TEA else (6, 4)
    stand(st, 0, *[card(good, step) for step in steps])
    stand(st, 2, card(GRAIN, 2))
    assert hint(st)[1][1:] == [reason]


def test_h38_a_good_that_the_cards_in_sight_take_down_is_bought_for_what_is_to_come() -> None:
    st = begun()
    prices(st, coal=250, grain=250, rubber=250, tea=250, salt=250)
    stand(st, 0, card(COFFEE, -2))
    assert hint(st) == (("buy", COFFEE), ["RISES_UNSEEN"])


# Strength


def legal(st: Any, choices: list[int]) -> int: ...  # type: ignore[empty-body]  # both are bound when linked
def advise(st: Any) -> int: ...  # type: ignore[empty-body]


def choose_by_seat(st: Any, choices: list[int], number: int, advised: int) -> int:
    """The heuristic sits on the even seats after turning the table by the first player, luck plays on the others."""
    if (st.actor - st.first_player) % st.seats % 2 == 0:
        return advise(st)
    return choices[below(number, legal(st, choices))]


def heuristic_seats(seats: int, first: int) -> list[int]:
    return [seat for seat in range(seats) if (seat - first) % seats % 2 == 0]


def won_by_heuristic(batch: Callable[..., None], records: Callable[[Any], Any], seats: int, games: int) -> tuple[int, int, int]:
    """Games, games that a heuristic seat won, and how often a heuristic seat was out."""
    won = out = 0
    for first in range(seats):
        start = HAB.new_state(seats, options.resolve(HAB, seats, {"first_player": first}))
        states = records(start)
        batch(states, 17, first * games, HAB.limit, np.zeros((games, playout.TALLY), np.int64))
        for ended in states:
            st: Any = ended if isinstance(ended, HAB.state) else HAB.state.from_record(ended)
            won += any(HAB.won(st, seat) for seat in heuristic_seats(seats, first))
            out += sum(st.out[seat] for seat in heuristic_seats(seats, first))
    return seats * games, won, out


def test_the_heuristic_beats_luck() -> None:
    batch = linker.plain(playout.batch, HAB.bindings("heuristic") | {"choose": choose_by_seat})
    games, won, _ = won_by_heuristic(batch, lambda start: [start.copy() for _ in range(4)], 4, 4)
    assert won > 0.8 * games


@pytest.mark.compiled
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_heuristic_nearly_always_beats_luck(seats: int) -> None:
    batch = linker.link("hab_und_gut_mixed", playout.batch, HAB.bindings("heuristic") | {"choose": choose_by_seat})
    games, won, out = won_by_heuristic(batch, lambda start: start.to_records(100), seats, 100)
    assert won > 0.95 * games
    assert out < games * len(heuristic_seats(seats, 0)) / seats  # less often than luck would have it


@pytest.mark.compiled
@pytest.mark.parametrize("memory_aid", ["on", "off"])
def test_compiled_advice_is_the_same(memory_aid: str) -> None:
    chosen = {"memory_aid": memory_aid}
    digests = {simulate(HAB, 20, policy="heuristic", backend=backend, chosen=chosen).digest for backend in ("python", "cpu")}
    assert len(digests) == 1
