"""Shared windows: sealed answers, the engine's order, nested questions in between, open markets."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnat.core import saves
from magnat.core.errors import Refused
from magnat.core.match import Match
from magnat.core.state import CHANCE, SPECTATOR
from tests.core.bazaar import BAZAAR, Phase
from tests.core.tables import bazaar, play, played_out, step


def shown_to(match: Match, seat: int) -> Any:
    """All that a seat gets to see of a match, its own legal acts and undo included; the version apart."""
    return json.loads(json.dumps([match.export(seat), match.log(seat), match.legal(seat), match.undoable(seat), match.asked(), match.window]))


def spelled_since(match: Match, ply: int) -> list[list[int | str]]:
    return [[act.seat, *BAZAAR.spelled(act.act)] for act in match.played[ply:]]


def at_claims(seats: int = 3, **chosen: Any) -> Match:
    """A match in which all are to claim; the engine asks from seat 1 on."""
    match = bazaar(seats, **chosen)
    play(match, "0 price 0", "1 take")
    assert match.window == "together" and match.asked() == list(range(seats))
    return match


# Asked in order


def test_bids_are_asked_one_after_the_other() -> None:
    match = bazaar(4)
    play(match, "0 price 2")
    assert match.window == "asked" and match.asked() == [1]
    with pytest.raises(Refused):
        play(match, "2 take")
    play(match, "1 decline", "2 decline")
    assert match.asked() == [3] and match.state.depth == 1
    play(match, "3 decline")
    assert match.state.phase == Phase.CLAIM


def test_a_question_inside_a_question_inside_a_question() -> None:
    match = bazaar(3)
    play(match, "0 consult")
    assert match.asked() == [2] and match.state.depth == 1
    play(match, "2 ask_back")
    assert match.asked() == [0] and match.state.depth == 2
    play(match, "0 whisper 1")
    assert match.asked() == [2] and BAZAAR.spelled(match.legal(2)[-1]) == ("shrug", 0)  # no asking back again
    play(match, "2 nod")
    refused = match.refusal(0, BAZAAR.act_id("consult"))
    assert match.state.depth == 0 and refused is not None and refused.reason == "CONSULTED"


# Together


def test_sealed_answers_are_played_in_the_engines_order() -> None:
    match = at_claims()
    ply = len(match.played)
    play(match, "0 claim 2", "2 claim 1")
    assert len(match.played) == ply and match.state.pending == 0b111
    play(match, "1 abstain")
    assert spelled_since(match, ply) == [[1, "abstain", 0], [2, "claim", 1], [0, "claim", 2]]
    assert match.state.phase == Phase.MARKET and match.windows == []


def test_nothing_is_shown_before_the_last_answer() -> None:
    """Who has answered may be seen (nobody waits for that seat any more), not what."""
    for seat, answers in ((0, ("claim 0", "claim 3", "abstain", "boast")), (2, ("claim 1", "abstain"))):
        seen = []
        for answer in answers:
            match = at_claims()
            play(match, f"{seat} {answer}")
            seen.append((match.version, [shown_to(match, other) for other in range(-1, 3) if other != seat]))
        assert all(view == seen[0] for view in seen)


def test_before_the_last_answer_only_the_list_of_the_awaited_changes() -> None:
    match = at_claims()
    before = {seat: match.export(seat) for seat in range(-1, 3)}
    lines = match.log(1)
    play(match, "2 claim 0")
    assert {seat: match.export(seat) for seat in range(-1, 3)} == before and match.log(1) == lines
    assert match.asked() == [0, 1] and match.legal(2) == []


def test_one_answer_each() -> None:
    match = at_claims()
    with pytest.raises(Refused) as refused:
        match.play(0, [("claim", 1), ("claim", 2)])
    assert refused.value.reason == "one-answer" and refused.value.rules == ("B8",)
    play(match, "0 claim 1")
    with pytest.raises(Refused) as refused:
        play(match, "0 claim 2")
    assert refused.value.reason == "not-your-turn"


def test_an_answer_may_not_slip_into_a_window_behind_another_act() -> None:
    """Seat 2 takes the ware and is the first whom the engine asks to claim: the claim must be sealed like all others."""
    match = bazaar(3)
    play(match, "0 price 0", "1 decline")
    with pytest.raises(Refused) as refused:
        match.play(2, [("take", 0), ("claim", 1)])
    assert refused.value.reason == "too-many-acts"
    other = bazaar(2)
    play(other, "0 price 0")
    with pytest.raises(Refused) as refused:
        other.play(1, [("take", 0), ("claim", 1)])
    assert refused.value.reason == "too-many-acts" and other.state.phase == Phase.BID


def test_an_illegal_answer_is_refused_when_it_is_given() -> None:
    match = at_claims(mood="calm")
    with pytest.raises(Refused) as refused:
        play(match, "0 boast")
    assert refused.value.reason == "CALM" and match.asked() == [0, 1, 2]


def test_the_clock_answers_for_those_who_have_not() -> None:
    match = at_claims()
    ply = len(match.played)
    play(match, "2 claim 3")
    match.close_window()
    assert spelled_since(match, ply) == [[1, "abstain", 0], [2, "claim", 3], [0, "abstain", 0]]


def test_a_sealed_answer_can_be_taken_back_and_given_anew() -> None:
    match = at_claims()
    ply = len(match.played)
    play(match, "0 claim 2", "1 claim 1")
    assert [match.undoable(seat) for seat in range(-1, 3)] == [0, 1, 1, 0]
    match.undo(0)
    assert match.asked() == [0, 2] and match.version == 6
    play(match, "0 claim 3", "2 abstain")
    assert spelled_since(match, ply) == [[1, "claim", 1], [2, "abstain", 0], [0, "claim", 3]]


def test_an_answer_of_somebody_else_ends_the_undo_of_what_came_before() -> None:
    match = at_claims()
    assert match.undoable(1) == 1  # the taking that led here
    play(match, "2 claim 0")
    assert match.undoable(1) == 0
    match.undo(2)
    assert match.undoable(1) == 1
    match.undo(1)
    assert match.state.phase == Phase.BID and match.windows == []


def test_after_the_seals_are_broken_nothing_is_taken_back() -> None:
    match = at_claims()
    play(match, "0 claim 2", "1 claim 1", "2 abstain")
    assert [match.undoable(seat) for seat in range(-1, 3)] == [0, 0, 0, 0]
    again = saves.from_json(saves.to_json(match), game=BAZAAR)
    assert [again.undoable(seat) for seat in range(-1, 3)] == [0, 0, 0, 0]


# A nested window while answers wait


def test_answers_wait_while_a_nested_window_is_open() -> None:
    match = at_claims()
    ply = len(match.played)
    play(match, "0 claim 2", "2 claim 1", "1 boast")  # the engine asks seat 1 first: its boast opens a window
    assert match.state.phase == Phase.DOUBT and match.asked() == [0, 2]
    assert [match.undoable(seat) for seat in range(3)] == [0, 0, 0]
    play(match, "2 doubt")
    assert match.asked() == [0] and match.undoable(2) == 1
    play(match, "0 believe")
    assert match.state.phase == Phase.CLAIM and match.asked() == [1]  # the boaster is asked again, alone
    assert match.undoable(0) == match.undoable(2) == 0
    play(match, "1 abstain")
    assert spelled_since(match, ply) == [
        [1, "boast", 0], [2, "doubt", 0], [0, "believe", 0], [1, "abstain", 0], [2, "claim", 1], [0, "claim", 2]
    ]  # fmt: skip
    assert match.windows == [] and match.state.phase == Phase.MARKET


def test_two_boasts_in_one_window() -> None:
    match = at_claims()
    ply = len(match.played)
    play(match, "0 boast", "2 boast", "1 claim 0", "0 believe", "1 believe", "2 claim 1", "1 doubt", "2 doubt", "0 abstain")
    assert [block for _, block, _ in spelled_since(match, ply)] == [
        "claim", "boast", "believe", "believe", "claim", "boast", "doubt", "doubt", "abstain"
    ]  # fmt: skip


def test_the_answers_that_wait_stay_unseen_in_the_nested_window() -> None:
    seen = []
    for hidden in ("claim 0", "claim 3", "abstain"):
        match = at_claims()
        play(match, f"2 {hidden}", "0 abstain", "1 boast")
        seen.append((match.version, [shown_to(match, seat) for seat in (-1, 0, 1)]))
    assert seen[0] == seen[1] == seen[2]


def test_the_clock_runs_out_in_a_nested_window() -> None:
    match = at_claims()
    play(match, "0 claim 2", "2 claim 1", "1 boast")
    match.close_window()
    assert match.asked() == [1]
    match.close_window()
    assert match.state.phase == Phase.MARKET and match.state.earned[1] >= 0


def three_sellers() -> tuple[Match, dict[int, int]]:
    """The third market: each merchant has kept a ware; the till buys two. Gives the ware of each."""
    match = bazaar(3, turns=4)
    for seat in range(3):
        lead = match.state.lead
        play(match, f"{lead} price 2")
        while match.state.phase == Phase.BID:
            match.close_window()
        match.close_window()
        assert match.window == "open" and lead == seat
        if seat < 2:
            match.close_window()
    return match, {seat: next(ware for ware, count in enumerate(match.state.stall[seat]) if count) for seat in range(3)}


def test_who_cannot_do_any_more_what_the_hand_was_raised_for_is_asked_anew() -> None:
    match, wares = three_sellers()
    ply = len(match.played)
    play(match, f"0 offer {wares[0]}", f"1 offer {wares[1]}", f"2 offer {wares[2]}")
    # The merchant, seat 2, is asked first and sells; then seat 0; the till is empty when seat 1 comes.
    sold = [seat for seat, block, _ in spelled_since(match, ply) if block == "offer"]
    assert sold == [2] and match.asked() == [2]  # who has sold is asked again before the others come
    match.pass_window(2)
    assert [seat for seat, block, _ in spelled_since(match, ply) if block == "offer"] == [2, 0] and match.asked() == [0]
    match.pass_window(0)
    assert [[seat, block] for seat, block, _ in spelled_since(match, ply)] == [[2, "offer"], [2, "rest"], [0, "offer"], [0, "rest"]]
    assert match.asked() == [1] and [BAZAAR.spelled(act) for act in match.legal(1)] == [("rest", 0)] and match.undoable(1) == 0
    again = saves.from_json(json.loads(json.dumps(saves.to_json(match))), game=BAZAAR)
    for table in (match, again):
        play(table, "1 rest")
        assert [[seat, block] for seat, block, _ in spelled_since(table, ply)][4:5] == [[1, "rest"]] and sum(table.state.stall[1]) >= 1
    assert match.state == again.state


def test_where_all_answer_together_nobody_answers_twice() -> None:
    """An answer that has become impossible there is the default of the phase."""
    match = at_claims()
    play(match, "2 boast", "0 abstain")
    match.state.mood = 0  # what no rule of the bazaar does between two answers
    play(match, "1 abstain")
    assert [seat for seat, block, _ in spelled_since(match, 0) if block == "abstain"] == [1, 2, 0]


# Open


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


# Any order of answers, any interruption by a save, leads to the same game


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


# Windows that open again in their own place: the steps of an auction


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
