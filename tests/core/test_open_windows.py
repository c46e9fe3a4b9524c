"""Windows in which hands are raised and the silent pass."""

from __future__ import annotations

import pytest

from magnat.core.declare import CHANCE, SPECTATOR
from magnat.core.errors import Refused
from magnat.core.play import Match
from tests.core.tables import at_claims, play, shown_to, spelled_since


def at_market(seats: int = 3) -> Match:
    match = at_claims(seats)
    for seat in range(seats):
        play(match, f"{seat} abstain")
    assert match.window == "open"
    return match


def test_in_an_open_window_the_silent_pass_at_once() -> None:
    match = at_market()
    ware = next(ware for ware, count in enumerate(match.state.stall[1]) if count)
    ply = len(match.played)
    play(match, f"1 offer {ware}")
    assert len(match.played) == ply and match.asked() == [0, 2]
    match.close_window()
    assert spelled_since(match, ply) == [[0, "rest", 0], [1, "offer", ware]] and match.asked() == [1]
    match.close_window()
    assert spelled_since(match, ply)[2:4] == [[1, "rest", 0], [2, "rest", 0]]


def test_a_raised_hand_looks_like_a_hand_kept_down() -> None:
    raised, down = at_market(), at_market()
    ware = next(ware for ware, count in enumerate(raised.state.stall[1]) if count)
    play(raised, f"1 offer {ware}")
    down.pass_window(1)
    assert raised.version == down.version
    for seat in (-1, 0, 2):
        assert shown_to(raised, seat) == shown_to(down, seat)


def test_a_hand_can_be_taken_down_again_until_all_have_spoken() -> None:
    match = at_market()
    match.pass_window(1)
    assert match.undoable(1) == 1
    match.undo(1)
    assert match.asked() == [0, 1, 2]
    for seat in range(3):
        match.pass_window(seat)
    assert match.played[-1].seat == CHANCE and match.undoable(2) == 0


def test_passing_belongs_to_open_windows() -> None:
    match = at_claims()
    with pytest.raises(Refused):
        match.pass_window(0)
    market = at_market()
    market.pass_window(0)
    with pytest.raises(Refused):
        market.pass_window(0)
    with pytest.raises(Refused):
        market.pass_window(SPECTATOR)


def test_a_raised_hand_may_say_nothing_but_what_it_is_raised_for() -> None:
    """After an offer the seat is asked anew in the window itself: that is another answer."""
    match = at_market()
    ware = next(ware for ware, count in enumerate(match.state.stall[1]) if count)
    with pytest.raises(Refused) as refused:
        match.play(1, [("offer", ware), ("rest", 0)])
    assert refused.value.reason == "too-many-acts" and match.asked() == [0, 1, 2]
