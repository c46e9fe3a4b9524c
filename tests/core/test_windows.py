"""Shared windows: sealed answers, the engine's order, nested questions in between."""

from __future__ import annotations

import json

import pytest

from magnat.core.errors import Refused
from magnat.core.play import Match, saves
from tests.core.bazaar import BAZAAR, Phase
from tests.core.tables import at_claims, bazaar, play, shown_to, spelled_since

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
    match = bazaar(3)
    play(match, "0 price 0", "1 decline", "2 decline")
    assert match.undoable(2) == 1  # the answer that led to the claims
    play(match, "1 claim 0")
    assert match.undoable(2) == 0
    match.undo(1)
    assert match.undoable(2) == 1
    match.undo(2)
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
