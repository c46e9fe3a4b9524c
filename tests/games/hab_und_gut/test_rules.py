"""The rules that have no worked example, and what must hold whatever happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from magnat.core.declare import CHANCE, NOBODY, SPECTATOR
from magnat.core.errors import Refused, WrongOptions
from magnat.core.play import Match, SeededDice
from magnat.games.hab_und_gut.components import DECK
from tests.games.hab_und_gut.positions import (
    COAL,
    DONATE,
    GRAIN,
    HAB,
    LEFT_CARD,
    SALT,
    TEA,
    TRADE,
    at_last_act,
    at_price_turn,
    begun,
    card,
    do,
    finish,
    give,
    let_chance_act,
    offered,
    own,
    price,
    prices,
    refused,
    stand,
)

# Setup


def test_h1_three_to_five_players() -> None:
    assert list(HAB.seat_counts) == [3, 4, 5]
    with pytest.raises(WrongOptions):
        begun(2)


def test_h1_h3_the_left_neighbour_is_the_next_clockwise() -> None:
    """Seat 0 shares holder 0 with seat 1 on its left, and the last holder with the last seat on its right."""
    st = at_price_turn(5)
    stand(st, 0, card(COAL, 2))
    stand(st, 4, card(TEA, 2))
    do(st, "left_card", card(COAL, 2))
    do(st, "right_card", card(TEA, 2))
    do(st, "halve_left")
    assert st.actor == 1 and sum(st.holder[0]) == 0 and sum(st.holder[4]) == 0


def test_h2_h6_h7_h8_the_table_is_set() -> None:
    st = begun()
    assert [price(st, good) for good in range(6)] == [40] * 6
    assert st.bank == [10] * 6 and st.cash[:3] == [300] * 3
    assert st.charity[:3] == [0] * 3 and st.given[:3] == [0] * 3 and st.gift[0] == [0] * 4
    for seat in (-1, 0, 1, 2):
        assert st.view(seat)["bank"] == [10] * 6  # piles are open


@pytest.mark.parametrize(("seats", "aside"), [(3, 30), (4, 22), (5, 14)])
def test_h4_eight_cards_in_every_holder(seats: int, aside: int) -> None:
    st = begun(seats)
    assert [sum(st.holder[holder]) for holder in range(seats)] == [8] * seats and sum(st.aside) == aside
    assert st.view(0)["aside"] == [None] * 36


def test_h9_the_first_player_is_agreed_or_drawn() -> None:
    assert begun(4, first_player=2).actor == 2
    firsts = {Match.new(HAB, ["Ada", "Bob", "Cleo"], chosen={"first_player": "random"}, dice=SeededDice(seed)).state.first for seed in range(20)}
    assert firsts == {0, 1, 2}
    with pytest.raises(WrongOptions, match="first player not seated"):
        begun(3, first_player=4)


# Structure


def test_h10_h11_h13_two_laps_of_four_tours_of_two_phases() -> None:
    """Everybody trades, then everybody moves prices, in every tour alike."""
    st = begun(3)
    turns = []
    while st.actor != NOBODY:
        if st.actor == CHANCE:
            let_chance_act(st)
        if st.phase in (TRADE, LEFT_CARD):
            turns.append((st.lap, st.tour, st.phase, (st.actor - st.first) % 3))
        HAB.dispatch.apply(st, HAB.default_act(st))
    assert turns == [(lap, tour, phase, turn) for lap in (1, 2) for tour in (1, 2, 3, 4) for phase in (TRADE, LEFT_CARD) for turn in range(3)]


# Trade turn


def test_h14_h16_four_shares_are_too_many() -> None:
    st = begun()
    for good in (COAL, TEA, SALT):
        do(st, "buy", good)
    assert refused(st, "buy", GRAIN) == "not-now (H22)"


def test_h20_h25_what_is_not_in_the_hand_cannot_be_sold() -> None:
    st = begun()
    give(st, 0, COAL)
    assert refused(st, "sell", COAL) == "NOT_YOURS (H20)"


def test_h21_trades_move_no_price() -> None:
    st = begun()
    before = list(st.price)
    for good in (COAL, COAL, COAL):
        do(st, "buy", good)
    assert st.price == before


def test_h19_any_number_of_shares_may_be_held_face_down() -> None:
    st = begun()
    own(st, 0, *[good for good in range(6) for _ in range(9)])
    assert st.view(0)["hand"][0] == [9] * 6 and st.view(1)["hand"][0] == [None] * 6 and st.view(1)["shares_held"][0] == 54


# Donation


def test_h22_h24_one_donation_in_a_turn_four_in_a_lap() -> None:
    st = begun()
    own(st, 0, COAL, COAL, COAL, COAL, COAL)
    for tour in range(1, 5):
        while st.tour == tour:
            before = st.given[0]
            if st.phase == DONATE:
                do(st, "donate", COAL)
                assert st.given[0] == before + 1 and st.actor != 0
            else:
                HAB.dispatch.apply(st, HAB.default_act(st))
    assert st.hand[0][COAL] == 1 and st.charity[0] > 0 and st.given[0] == 0  # the spaces are free again


def test_h23_only_own_shares_are_donated() -> None:
    st = begun()
    own(st, 0, COAL)
    do(st, "trade_end")
    assert refused(st, "donate", TEA) == "NOTHING_TO_GIVE (H23)"


def test_h25_a_donated_share_stays_on_the_board() -> None:
    st = begun()
    own(st, 0, COAL)
    do(st, "trade_end")
    do(st, "donate", COAL)
    st.actor, st.phase = 0, TRADE
    assert refused(st, "sell", COAL) == "NOT_YOURS (H20)"


def test_h26_without_a_share_no_donation_is_asked() -> None:
    st = begun()
    do(st, "trade_end")
    assert st.phase == TRADE and st.actor == 1


# Price turn


def test_h27_one_card_from_each_holder_and_no_passing() -> None:
    st = at_price_turn()
    stand(st, 0, card(COAL, 2), card(TEA, -6))
    stand(st, 2, card(SALT, 4))
    assert offered(st) == {"left_card"} and len(HAB.legal(st)) == 2
    assert refused(st, "left_card", card(SALT, 4)) == "NOT_IN_LEFT_HOLDER (H27)"
    do(st, "left_card", card(TEA, -6))
    assert refused(st, "right_card", card(COAL, 2)) == "NOT_IN_RIGHT_HOLDER (H27)"
    assert [HAB.spelled(act) for act in HAB.legal(st)] == [("right_card", card(SALT, 4))]


def test_h27_h28_the_cards_are_secret_until_both_are_laid_open() -> None:
    match = Match.new(HAB, ["Ada", "Bob", "Cleo"], dice=SeededDice(4))
    for seat in range(3):
        match.play(seat, [("trade_end", 0)])
    match.play(0, [match.legal(0)[0]])
    assert match.redacted(1)[-1] == [0, "left_card", None] and match.view(1)["left"] is None
    assert match.view(0)["left"] == match.state.left
    match.play(0, [match.legal(0)[0]])
    while match.asked() == [0]:
        match.play(0, [match.legal(0)[0]])
    assert [event for _, event, _ in match.log(1)][-3:] == ["PLAYED", "MOVED", "MOVED"]
    cards = [act for act in match.spelled() if act[1] in ("left_card", "right_card")]
    for seat in (1, 2, SPECTATOR):
        assert [act for act in match.export(seat)["acts"] if act[1] in ("left_card", "right_card")] == cards
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(0)


def test_h44_ranks_of_an_unfinished_game_follow_the_order_of_scores() -> None:
    """Shares count for them as they do for the score."""
    st = begun()
    do(st, "buy", SALT)
    st.cash[0] -= 1
    st.hand[1][SALT] = 3
    scores = [HAB.score(st, seat) for seat in range(3)]
    assert len(set(scores)) == 3 and st.cash[1] == st.cash[2]
    ordered = sorted(range(3), key=lambda seat: -scores[seat])
    assert [HAB.rank(st, seat) for seat in ordered] == [1, 2, 3]


def test_h32_h34_played_cards_are_discarded_and_the_next_player_sees_the_new_price() -> None:
    st = at_price_turn()
    stand(st, 0, card(COAL, 6))
    stand(st, 2, card(TEA, -6))
    do(st, "left_card", card(COAL, 6))
    do(st, "right_card", card(TEA, -6))
    do(st, "halve_right")
    assert st.discard[card(COAL, 6)] == 1 and st.discard[card(TEA, -6)] == 1
    assert st.actor == 1 and price(st, COAL) == 100 and price(st, TEA) == 25


# End of a lap


def test_h36_h37_charity_boxes_are_open_and_no_part_of_a_fortune() -> None:
    st = begun()
    st.charity[1] = 500
    assert all(st.view(seat)["charity"][1] == 500 for seat in (-1, 0, 1, 2))
    assert HAB.standing(st, 1) == 300


def test_h38_h39_h40_the_second_lap_goes_on_with_prices_cash_and_shares() -> None:
    st = at_last_act()
    st.lap = 1
    own(st, 0, COAL, TEA)
    prices(st, coal=170)
    finish(st)
    let_chance_act(st)
    assert (st.lap, st.tour, st.phase, st.actor) == (2, 1, TRADE, 1)
    assert st.hand[0] == [1, 0, 0, 0, 1, 0] and price(st, COAL) == 170 and st.cash[0] == 300
    assert sum(st.holder[0]) == 8 and refused(st, "buy", TEA) == ""


def test_h41_gifts_are_cashed_before_anybody_is_out() -> None:
    st = at_last_act()
    give(st, 0, COAL)
    st.charity[:3] = [0, 30, 35]
    finish(st)
    assert st.charity[:3] == [40, 30, 35] and st.out[:3] == [0, 1, 0]


def test_h43_h47_who_is_out_sells_nothing_but_the_fortune_is_told() -> None:
    st = at_last_act()
    own(st, 0, SALT)
    st.charity[:3] = [0, 10, 20]
    finish(st)
    assert st.out[0] == 1 and st.hand[0][SALT] == 1 and st.cash[0] == 300
    assert HAB.score(st, 0) == 340 and HAB.rank(st, 0) == 3


# Invariants


def test_h48_nothing_is_lost_in_a_game() -> None:
    match = Match.new(HAB, ["Ada", "Bob", "Cleo", "Dan"], dice=SeededDice(8))
    paid = [300] * 4
    while not match.is_over:
        seat = match.asked()[0]
        boxes = list(match.state.charity)
        match.play(seat, [match.legal(seat)[match.version % len(match.legal(seat))]])
        st = match.state
        assert HAB.broken_law(st) == 0
        assert sum(map(sum, st.holder)) + sum(st.discard) + sum(st.aside) == DECK
        assert boxes == st.charity or st.tour in (0, 1)
    for _, event, values in match.log():
        if event in ("BOUGHT", "SOLD"):
            paid[int(values["seat"] or 0)] += int(values["price"] or 0) * (1 if event == "SOLD" else -1)
        if event == "FINAL_SALE":
            paid[int(values["seat"] or 0)] += int(values["sum"] or 0)
    assert paid == match.state.cash[:4]


@pytest.mark.parametrize(
    ("law", "spoil"),
    [
        ("SHARES", lambda st: st.bank.__setitem__(0, 9)),
        ("CARDS", lambda st: st.discard.__setitem__(3, 1 + st.discard[3])),
        ("CASH", lambda st: st.cash.__setitem__(1, -5)),
        ("GIFTS", lambda st: st.given.__setitem__(2, 1)),
    ],
)
def test_h48_a_broken_law_is_noticed(law: str, spoil: Callable[[Any], None]) -> None:
    st = begun()
    spoil(st)
    assert HAB.laws.named(HAB.broken_law(st)) == law


def test_a19_without_the_memory_aid_everybody_remembers_alone() -> None:
    for memory_aid, is_seen in (("on", True), ("off", False)):
        view = begun(memory_aid=memory_aid).view(1)
        assert (view["cash"][0] is not None) == is_seen and view["cash"][1] is not None
        assert (view["backing"][0][0][COAL] is not None) == is_seen and view["backing"][1][0][COAL] is not None
