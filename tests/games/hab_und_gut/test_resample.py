"""What a seat does not see may be otherwise: resampled positions agree with everything it has seen."""

from __future__ import annotations

from typing import Any

import pytest

from magnat.core.play import Match, SeededDice
from magnat.games.hab_und_gut.state import Phase
from tests.games.hab_und_gut.positions import COAL, HAB, RUBBER, TEA, at_price_turn, begun, card, do, own, stand

DRAWS = 40


def redrawn(st: Any, seat: int, seed: int) -> Any:
    """Another world for this seat."""
    twin = st.copy()
    HAB.resample(twin, seat, [seed, 0])
    return twin


def positions(seats: int, **chosen: object) -> list[Any]:
    """Every seventh position of a random game, and so of every phase some."""
    match = Match.new(HAB, [f"seat {seat}" for seat in range(seats)], chosen=chosen, dice=SeededDice(seats))
    found = []
    while not match.is_over:
        seat = match.asked()[0]
        if len(match.played) % 7 == 0:
            found.append(match.state.copy())
        match.play(seat, [match.legal(seat)[(3 * match.version) % len(match.legal(seat))]])
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("memory_aid", ["on", "off"])
def test_h5_h19_h23_h48_the_seat_notices_nothing_and_no_law_is_broken(seats: int, memory_aid: str) -> None:
    for index, st in enumerate(positions(seats, memory_aid=memory_aid)):
        for seat in range(seats):
            twin = redrawn(st, seat, index)
            assert twin.view(seat) == st.view(seat) and twin.observation(seat) == st.observation(seat)
            assert HAB.broken_law(twin) == 0 and twin.out_of_bounds() == []
            assert HAB.legal(twin) if st.actor == seat else True


def test_the_same_luck_the_same_world() -> None:
    st = begun(5)
    assert redrawn(st, 2, 9) == redrawn(st, 2, 9)


def test_h4_unseen_cards_are_dealt_anew() -> None:
    st = begun(4)
    worlds = [redrawn(st, 0, seed) for seed in range(DRAWS)]
    assert all(world.holder[0] == st.holder[0] and world.holder[3] == st.holder[3] for world in worlds)  # H5
    assert len({str(world.holder[1]) for world in worlds}) > DRAWS // 2
    assert len({str(world.aside) for world in worlds}) > DRAWS // 2
    assert all(sum(world.holder[1]) == 8 for world in worlds)


def test_h23_a_hidden_donation_is_any_share_that_was_there() -> None:
    st = begun()
    own(st, 0, COAL, TEA)
    do(st, "trade_end")
    do(st, "donate", TEA)
    given = [redrawn(st, 1, seed).gift[0][0] - 1 for seed in range(DRAWS)]
    assert set(given) == {COAL, TEA}
    assert redrawn(st, 0, 1).gift == st.gift  # the owner knows


def test_h23_what_was_bought_later_cannot_lie_there() -> None:
    st = begun()
    own(st, 0, COAL, TEA)
    do(st, "trade_end")
    do(st, "donate", TEA)
    st.actor, st.phase = 0, Phase.TRADE
    do(st, "buy", RUBBER)
    assert {redrawn(st, 1, seed).gift[0][0] - 1 for seed in range(DRAWS)} == {COAL, TEA}


def test_h20_h23_what_was_sold_later_cannot_lie_there() -> None:
    """Coal was the only one of its kind and is sold in the open: tea it was."""
    st = begun()
    own(st, 0, COAL, TEA)
    do(st, "trade_end")
    do(st, "donate", TEA)
    st.actor, st.phase = 0, Phase.TRADE
    do(st, "sell", COAL)
    do(st, "trade_end")
    st.actor, st.phase = 0, Phase.TRADE
    do(st, "buy", COAL)
    assert {redrawn(st, 1, seed).gift[0][0] - 1 for seed in range(DRAWS)} == {TEA}


def test_h27_a_card_taken_in_secret_may_be_any_of_its_holder() -> None:
    """Seat 1 shares the holder and sees what stands there, but not what was chosen; seat 2 does not even see that."""
    st = at_price_turn(4)
    stand(st, 0, card(COAL, 2), card(TEA, -6))
    do(st, "left_card", card(TEA, -6))
    assert {redrawn(st, 1, seed).left - 1 for seed in range(DRAWS)} == {card(COAL, 2), card(TEA, -6)}
    assert redrawn(st, 0, 1).left - 1 == card(TEA, -6)
    assert all(world.holder[0][world.left - 1] for world in (redrawn(st, 2, seed) for seed in range(DRAWS)))
