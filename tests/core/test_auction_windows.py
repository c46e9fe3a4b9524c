"""Windows that open again in their own place: the steps of an auction."""

from __future__ import annotations

import json
from typing import Any

import pytest

from magnat.core.errors import Refused
from magnat.core.play import Match, saves
from tests.core.bazaar import BAZAAR, Phase
from tests.core.tables import bazaar, play, shown_to, spelled_since


def at_auction(seats: int = 3, **chosen: Any) -> Match:
    """All are in the first step of an auction; the engine asks from seat 0 on."""
    match = bazaar(seats, auction="on", **{"coins": 9, **chosen})
    play(match, "0 price 0", "1 take", *(f"{seat} abstain" for seat in range(seats)))
    match.close_window()
    assert match.state.phase == Phase.AUCTION and match.asked() == list(range(seats)) and match.windows == []
    return match


def test_a_step_asks_the_same_seats_again() -> None:
    match = at_auction()
    for bid in range(1, 6):
        ply = len(match.played)
        assert match.state.bid == bid and match.asked() == [0, 1, 2]
        play(match, "2 stay", "0 stay")
        assert match.asked() == [1] and len(match.played) == ply and [match.undoable(seat) for seat in range(3)] == [1, 0, 1]
        play(match, "1 stay")
        assert spelled_since(match, ply) == [[0, "stay", 0], [1, "stay", 0], [2, "stay", 0]]
        assert match.windows == [] and [match.undoable(seat) for seat in range(3)] == [0, 0, 0]
    play(match, "2 stay", "0 drop", "1 stay")
    assert match.state.trinkets[:3] == [0, 1, 0] and match.state.phase == Phase.PRICE


def test_a_step_asks_a_single_seat_again() -> None:
    match = at_auction()
    play(match, "0 drop", "1 drop", "2 stay")  # the last one whom the engine hears stays alone
    assert match.asked() == [2] and match.state.bid == 2 and match.state.alone and match.windows == []
    before = saves.to_json(match)
    assert saves.to_json(saves.from_json(json.loads(json.dumps(before)), game=BAZAAR)) == before
    play(match, "2 jump 3")
    assert match.asked() == [2] and match.state.bid == 4 and match.undoable(2) == 0
    play(match, "2 stay")
    assert match.state.trinkets[2] == 1 and match.state.earned[2] == -4


def test_answers_to_a_step_that_ends_early_are_void() -> None:
    """The first seat whom the engine hears ends the step: the others are asked again, though it is the same seats in the same place."""
    for first in ("jump 1", "jump 2"):
        match = at_auction()
        ply = len(match.played)
        play(match, "1 drop", "2 drop", f"0 {first}")
        assert spelled_since(match, ply) == [[0, *BAZAAR.spelled(BAZAAR.act_id("jump", int(first[-1])))]]
        assert match.asked() == [0, 1, 2] and match.windows == [] and match.state.into[:3] == [1, 1, 1]
        play(match, "1 stay", "2 stay", "0 drop")
        assert match.state.into[:3] == [0, 1, 1] and match.asked() == [1, 2]


def test_a_step_that_ends_early_for_the_last_of_a_window_is_a_new_one() -> None:
    match = at_auction()
    play(match, "0 stay", "1 stay", "2 jump 1")  # seat 2 is heard last; what is asked then was not asked before
    assert match.asked() == [0, 1, 2] and match.state.bid == 2
    play(match, "2 stay")
    assert match.undoable(2) == 1 and match.asked() == [0, 1]


def test_in_every_step_a_sealed_answer_can_be_taken_back_until_the_last() -> None:
    match = at_auction()
    for bid in range(1, 4):
        before = saves.to_json(match) | {"version": 0, "digest": ""}
        play(match, "1 drop", "0 jump 5" if bid > 2 else "0 drop")
        match.undo(0)
        match.undo(1)
        assert saves.to_json(match) | {"version": 0, "digest": ""} == before and match.asked() == [0, 1, 2]
        with pytest.raises(Refused):
            match.undo(1)
        play(match, "0 stay", "2 stay", "1 stay")
        with pytest.raises(Refused):
            match.undo(1)
    assert match.state.bid == 4


def test_the_clock_closes_step_after_step() -> None:
    match = at_auction()
    play(match, "1 stay")
    match.close_window()  # the default of the first step is to stay, of all others to drop
    assert match.asked() == [0, 1, 2] and match.state.bid == 2
    play(match, "1 stay")
    match.close_window()
    assert match.asked() == [1] and match.state.bid == 3
    match.close_window()
    assert match.state.trinkets[1] == 0 and match.state.phase == Phase.PRICE


def test_a_nested_question_within_a_step_leaves_the_other_answers_sealed() -> None:
    match = at_auction(4)
    play(match, "0 stay", "1 stay", "2 stay", "3 stay")  # the second step
    ply = len(match.played)
    play(match, "3 drop", "1 peek", "2 stay", "0 stay")
    assert match.state.phase == Phase.SHOW and match.asked() == [0] and spelled_since(match, ply) == [[0, "stay", 0], [1, "peek", 0]]
    assert sorted(match.windows[0].answers) == [2, 3] and match.windows[0].broken
    play(match, "0 show 2")
    assert match.asked() == [1] and match.state.glimpse[1] == 3 and match.view(1)["glimpse"] == [None, 3, None, None]
    again = saves.from_json(json.loads(json.dumps(saves.to_json(match))), game=BAZAAR)
    for table in (match, again):
        play(table, "1 stay")
        assert spelled_since(table, ply)[3:] == [[1, "stay", 0], [2, "stay", 0], [3, "drop", 0]]
        assert table.asked() == [0, 1, 2] and table.state.bid == 3 and table.windows == []


def test_a_jump_after_a_nested_question_voids_the_answers_that_waited() -> None:
    match = at_auction()
    play(match, "2 stay", "1 drop", "0 peek", "0 show 1", "0 jump 3")
    assert match.asked() == [0, 1, 2] and match.state.bid == 4 and match.windows == [] and match.state.glimpse[0] == 2
    play(match, "1 stay", "2 drop")
    assert match.asked() == [0] and match.undoable(1) == match.undoable(2) == 1


def test_sealed_answers_of_a_later_step_are_unseen() -> None:
    seen = []
    for hidden in ("stay", "drop", "jump 3", "peek"):
        match = at_auction()
        play(match, "0 stay", "1 stay", "2 stay", f"2 {hidden}")
        seen.append((match.version, [shown_to(match, seat) for seat in (-1, 0, 1)]))
    assert all(view == seen[0] for view in seen)


def test_every_act_in_a_step_counts_the_version_up_by_one() -> None:
    match = at_auction()
    before = match.version
    play(match, "0 stay", "1 stay", "2 stay", "1 drop")
    match.undo(1)
    match.close_window()
    assert match.version == before + 6


def test_an_impossible_answer_in_a_step_becomes_the_default() -> None:
    match = at_auction()
    play(match, "0 stay", "1 stay", "2 stay", "1 stay", "2 stay")
    match.state.purse[2] = 0  # what no rule of the bazaar does between two answers
    play(match, "0 stay")
    assert match.state.into[:3] == [1, 1, 0] and match.asked() == [0, 1]


def test_a_record_with_steps_replays_and_a_save_between_steps_goes_on() -> None:
    match = at_auction()
    for _ in range(3):
        play(match, "0 stay", "2 stay", "1 stay")
        again = saves.from_json(json.loads(json.dumps(saves.to_json(match))), game=BAZAAR)
        assert saves.to_json(again) == saves.to_json(match) and again.asked() == [0, 1, 2]
        replayed = saves.replay(BAZAAR, 3, {"auction": "on", "coins": 9}, match.spelled())
        assert replayed.state == match.state and replayed.asked() == [0, 1, 2]
