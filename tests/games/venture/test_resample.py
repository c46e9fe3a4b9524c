"""What a seat does not see, put in another way."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Sequence

import pytest

from magnat.core.declare import NOBODY, SPECTATOR
from magnat.core.errors import Refused
from magnat.core.play import Match, Seat, SeededDice
from magnat.games.venture.components import CAPITAL, CARDS
from magnat.games.venture.laws import broken_law
from magnat.games.venture.rules.capital import capital_value
from magnat.games.venture.rules.richest import richest_hand
from magnat.games.venture.rules.unseen import resample
from magnat.games.venture.state import Phase, State, hand_size

from .position import GAME, Position, cards


def worlds(position: Position, seat: int, count: int = 40) -> list[State]:
    """Resampled positions; every one must be possible."""
    made = []
    for seed in range(count):
        st = position.st.copy()
        resample(st, seat, [seed, 0])
        assert broken_law(st) == 0 and st.out_of_bounds() == []
        assert [hand_size(st, other) for other in range(st.seats)] == [hand_size(position.st, other) for other in range(st.seats)]
        assert st.view(seat) == position.st.view(seat)
        made.append(st)
    return made


def test_v4_the_own_hand_stays_and_the_others_change() -> None:
    position = Position(3).hand(0, "10 12 14").hand(1, "t1 t3").hand(2, "20 m1")
    found = worlds(position, 0)
    assert all(st.hand[0] == position.st.hand[0] for st in found)
    assert len({tuple(st.hand[1]) for st in found}) > 20


def test_v37_profit_cards_stay_in_the_pile() -> None:
    position = Position(2).hand(0, "10").hand(1, "t1 t3")
    assert all(st.pile[21] == 2 for st in worlds(position, 0))


def test_v5_cards_on_the_discard_pile_are_in_nobodys_hand() -> None:
    position = Position(2).discarded("20 20").hand(1, "10 12 14 16")
    assert all(st.hand[1][17] == 0 for st in worlds(position, 0))


@pytest.mark.parametrize("cost", ["Aer:A", "Aer:ABCDE"])
def test_v11_whoever_has_bought_can_pay(cost: str) -> None:
    position = Position(3).centre(cost).hand(0, "s1 s3 s5").hand(1, "t1 t1 t1").do("buy", cost)
    for st in worlds(position, 1):
        assert st.funds[0] == capital_value(st.hand[0]) >= st.owed


def test_v11_a_debt_that_few_hands_can_pay() -> None:
    """Only four different values of one symbol bring 64 with four cards."""
    position = Position(3).centre("Aer:ABCDE", "Aut:ABCDF", "Aer:BE").hand(0, "s1 s3 s5 s8").hand(1, "t1 t3 t5 t8").hand(2, "c1 c3")
    for name in ("Aer:ABCDE", "Aut:ABCDF", "Aer:BE"):
        position.do("buy", name).do("place_alone")
    assert position.st.owed == 60
    assert len({tuple(st.hand[0]) for st in worlds(position, 2, 12)}) > 1


def test_v12_cards_already_named_count_for_the_debt() -> None:
    position = Position(3).centre("Aer:ABCDE").hand(0, "20 t5 t8").do("buy", "Aer:ABCDE").do("place_alone").do("end_ops").do("pay", "t5")
    assert position.st.phase == Phase.PAY
    for st in worlds(position, 1):
        assert st.paid == position.st.paid


def test_v24_whoever_has_played_a_proxy_card_can_take_something() -> None:
    position = Position(3).stack(1, "Aer:ABCDE").hand(0, "m1 20 t5").do("proxy", "m1")
    for st in worlds(position, 1):
        assert st.funds[0] >= 24


def test_a_spectator_knows_no_hand() -> None:
    position = Position(3).hand(0, "10 12 14").hand(1, "t1 t3")
    found = worlds(position, SPECTATOR)
    assert len({tuple(st.hand[0]) for st in found}) > 20


@pytest.mark.parametrize(("final_capital", "seen"), [("sets", True), ("face", True), ("none", False)])
def test_v43_hands_that_were_scored_stay_as_they_are(final_capital: str, seen: bool) -> None:
    position = Position(final_capital=final_capital, remove_14="off").centre("Aut:D").reserve(0, rest_to=0).hand(0, "10 12 14").hand(1, "20 t1 t3")
    position.do("buy", "Aut:D").do("place_alone").do("end_ops").do("pay", "10")
    assert position.st.actor == NOBODY
    found = worlds(position, 0)
    assert (len({tuple(st.hand[1]) for st in found}) == 1) == seen


def in_debt(owed: int, hand: str) -> Position:
    """Seat 0 has bought for that much with this hand and is about to pay."""
    position = Position(3).hand(0, hand).hand(1, "t1 t3 t5 t8 s1 s3 s5").hand(2, "c1 c3 c5 c8 m1 m1 m1")
    position.st.owed = owed
    return position.do("end_ops")


@pytest.mark.thorough
def test_v11_a_debt_that_only_one_hand_can_pay() -> None:
    """Of seven cards that are not all of the symbols only these are worth 126; exchanges one by one seldom find them."""
    position = in_debt(126, "16 16 18 18 18 20 20")
    for st in worlds(position, 1, 60):
        assert st.funds[0] >= 126


def test_v12_cards_already_paid_count_when_only_one_hand_can_pay() -> None:
    position = in_debt(126, "16 16 18 18 18 20 20").do("pay", "20").do("pay", "18")
    assert len(worlds(position, 1, 20)) == 20


@pytest.mark.parametrize("paid", ["", "s8", "t3 t5 t8", "20"])
def test_v11_the_richest_hand_is_worth_no_less_than_any_other(paid: str) -> None:
    unseen, named = cards("t1 t1 t3 t5 t8 s1 s3 s5 c1 10 12 14 16 18 20 20 m1 m1/2")[:CARDS], cards(paid)[:CAPITAL]
    for size in range(1, 8):
        wanted = [0] * CARDS
        richest_hand(unseen, named, size, wanted)
        assert sum(wanted) == size and all(want <= there for want, there in zip(wanted, unseen, strict=True))
        held = [card for card in range(CARDS) for _ in range(unseen[card])]
        most = max(worth(chosen, named) for chosen in set(itertools.combinations(held, size)))
        assert worth([card for card in range(CARDS) for _ in range(wanted[card])], named) == most


def worth(chosen: Sequence[int], named: list[int]) -> int:
    """What these cards can pay together with those already named."""
    return capital_value([named[card] + chosen.count(card) for card in range(CAPITAL)])


@pytest.mark.thorough
def test_a_what_if_of_an_unlikely_debt_goes_on() -> None:
    position = in_debt(126, "16 16 18 18 18 20 20")
    match = Match(GAME, [Seat(name) for name in ("Ada", "Bob", "Cleo")], SeededDice(1), position.st, position.st.copy(), before=[[0, "scene", 0]])
    for seed in range(30):
        twin = match.what_if(1, seed)
        while twin.state.turn == match.state.turn:
            twin.play(0, [twin.hint(0)[0]])


@pytest.mark.parametrize(("failures", "refused"), [(3, False), (1000, True)])
def test_a_what_if_begins_only_where_somebody_can_go_on(failures: int, refused: bool) -> None:
    """A resample that leaves a debt and nothing to pay with: another world is tried, and in the end the what-if is refused."""
    calls = itertools.count()

    def careless(st: State, seat: int, luck: list[int]) -> None:
        resample(st, seat, luck)
        if next(calls) < failures:
            st.hand[st.player] = [0] * CARDS

    game = dataclasses.replace(GAME, resample=careless)
    position = in_debt(20, "20 20")
    match = Match(game, [Seat(name) for name in ("Ada", "Bob", "Cleo")], SeededDice(1), position.st, position.st.copy(), before=[[0, "scene", 0]])
    if refused:
        with pytest.raises(Refused, match="nothing-to-try"):
            match.what_if(1, 7)
    else:
        assert match.what_if(1, 7).legal(0)
