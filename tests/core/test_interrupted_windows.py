"""Any order of answers, any interruption by a save, leads to the same game."""

from __future__ import annotations

import dataclasses
import json

from hypothesis import given
from hypothesis import strategies as st

from magnat.core.play import saves
from tests.core.bazaar import BAZAAR, Phase
from tests.core.tables import at_claims, bazaar, play, played_out, step


@given(st.integers(0, 10_000), st.integers(2, 4))
def test_the_order_in_which_answers_come_does_not_matter(luck: int, seats: int) -> None:
    """Two tables give the same answers, one in the order of the seats, the other backwards."""
    one, other = (bazaar(seats, seed=luck, auction="on") for _ in range(2))
    while not one.is_over:
        asked = one.asked()
        assert asked == other.asked()
        answers = {seat: one.legal(seat)[(luck + 7 * seat + one.version) % len(one.legal(seat))] for seat in asked}
        for seat in asked:
            one.play(seat, [answers[seat]])
        for seat in reversed(asked):
            other.play(seat, [answers[seat]])
        assert one.state == other.state and one.spelled() == other.spelled() and one.version == other.version


@given(st.integers(0, 10_000), st.integers(2, 4))
def test_a_save_in_the_middle_of_a_window_changes_nothing(luck: int, seats: int) -> None:
    match, saved = (bazaar(seats, seed=luck, auction="on") for _ in range(2))
    while not match.is_over:
        step(match, luck)
        if (match.version + luck) % 3 == 0:  # now and then, and elsewhere with every luck: a save is long to read
            saved = saves.from_json(json.loads(json.dumps(saves.to_json(saved))), game=BAZAAR)
        step(saved, luck)
        assert saves.to_json(saved) == saves.to_json(match) and saved.asked() == match.asked()
        assert [saved.undoable(seat) for seat in range(seats)] == [match.undoable(seat) for seat in range(seats)]


@given(st.integers(0, 10_000))
def test_undo_in_any_window_returns_the_identical_match(luck: int) -> None:
    match = bazaar(3, seed=luck, auction="on")
    while not match.is_over:
        before = saves.to_json(match) | {"version": 0, "digest": ""}
        drawn = match.drawn
        seat, act = step(match, luck)
        if match.undoable(seat) and match.drawn == drawn:
            match.undo(seat)
            assert saves.to_json(match) | {"version": 0, "digest": ""} == before
            match.play(seat, [act])


def test_random_play_goes_through_every_window() -> None:
    phases = set()
    for luck in range(24):
        match = played_out(BAZAAR, 3, luck, auction="on")
        phases |= {match.state_at(ply).phase for ply in range(len(match.played))}
    assert phases == set(Phase.entries)


def test_a_window_that_begins_anew_takes_no_old_answers() -> None:
    """A window that ends early and asks again in its own place, more seats than it still waited for, is another window."""
    match = at_claims(4)
    play(match, "2 claim 1", "3 claim 1")
    window = dataclasses.replace(match.windows[0], pending=0b1100)
    assert window.continues(match.state) is False
    match.state.pending = 0b1100
    assert match.windows[0].continues(match.state) is True
