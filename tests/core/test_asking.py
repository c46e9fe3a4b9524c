"""Questions about a position: judged by the rules, answered without what the seat does not see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from magnat.core.asking import Ends, Question, advised, ends
from magnat.core.errors import Refused
from magnat.core.game import Game, load
from magnat.core.play import Match
from tests.core.bazaar import BAZAAR, Phase
from tests.core.tables import at_claims, bazaar, play, step

HAB = load("hab_und_gut")


def spelled(game: Game, found: Ends[Any]) -> list[list[tuple[str, int]]]:
    return [[game.spelled(act) for act in end.acts] for end in found.found]


def price_turn(seed: int) -> Match:
    """Hab & Gut where a seat has to choose its two price cards."""
    match = Match.new(HAB, ["Ada", "Bob", "Cleo"], seed=seed)
    while match.row.name != "LEFT_CARD":
        match.play(match.asked()[0], [match.hint(match.asked()[0])[0]])
    return match


def test_a_question_knows_no_secret_and_changes_nothing() -> None:
    match = at_claims()
    before = match.state.to_bytes()
    question = match.question(1)
    assert question.st == match.state.blanked(1) and question.st != match.state
    question.rehearse([("claim", 0)])
    ends(question)
    assert match.state.to_bytes() == before and question.st == match.state.blanked(1)


def test_who_must_be_asked_in_a_phase_is_told_by_which_rule() -> None:
    question = bazaar().question(0)
    question.must_be(Phase.PRICE, Phase.BID)
    for asked, phases, rule, expected in (
        (question, (Phase.BID,), "", ("not-now", ("B5",))),
        (bazaar().question(1), (Phase.PRICE,), "", ("not-your-turn", ("B5",))),
        (bazaar().question(1), (Phase.PRICE,), "B1", ("not-your-turn", ("B1",))),
    ):
        with pytest.raises(Refused) as refused:
            asked.must_be(*phases, rule=rule)
        assert (refused.value.reason, refused.value.rules) == expected


def test_a_rehearsal_gives_the_acts_or_the_first_reason_against_them() -> None:
    question = bazaar().question(0)
    assert question.rehearse([("price", 1)]) == {"refused": None, "acts": [("price", 1)]}
    for acts, reason, rules in (
        ([("price", 1), ("price", 1)], "too-many-acts", []),
        ([("rest", 0)], "not-now", ["B5"]),
        ([("fly", 0)], "unknown-act", []),
    ):
        verdict = question.rehearse(acts)
        assert verdict["refused"] == {"reason": reason, "rules": rules} and verdict["acts"] == []


@pytest.mark.parametrize(("total", "steps", "expected"), [(0, (1, 10), []), (23, (1, 10), [1, 1, 0, 0, 0]), (150, (10, 20, 100), [2, 1, 1, 0])])
def test_a_sum_is_made_of_steps_the_large_ones_first(total: int, steps: tuple[int, ...], expected: list[int]) -> None:
    assert Question.in_steps(total, steps) == expected and sum(steps[step] for step in expected) == total


def test_ends_are_all_complete_answers_and_each_can_be_played_as_one_request() -> None:
    match = price_turn(4)
    seat = match.asked()[0]
    found = ends(match.question(seat), most=10_000)
    assert found.whole and len(found.found) == len({end.acts for end in found.found}) > 10
    for end in found.found[::9]:
        twin = match.copy()
        twin.play(seat, end.acts)
        assert twin.state.price == end.st.price and [line.event for line in end.lines] == [
            line.event for act in twin.played[len(match.played) : len(match.played) + len(end.acts)] for line in act.lines
        ]


def test_ends_miss_no_answer() -> None:
    def walks(match: Match, seat: int, acts: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        """All requests that the match itself takes and that hand the say on."""
        for act in match.legal(seat):
            twin = match.copy()
            twin.play(seat, [act])
            if twin.asked() == [seat] and len(twin.played) == len(match.played) + 1 and not twin.played[-1].reveals:
                yield from walks(twin, seat, (*acts, act))
            else:
                yield (*acts, act)

    match = price_turn(7)
    seat = match.asked()[0]
    assert {end.acts for end in ends(match.question(seat), most=10_000).found} == set(walks(match, seat, ()))


def test_the_same_acts_in_another_order_are_one_answer() -> None:
    match = Match.new(HAB, ["Ada", "Bob", "Cleo"], seed=1)
    found = spelled(HAB, ends(match.question(0), phases=[match.state.phase], most=10_000))
    bought = [[act for act in acts if act[0] == "buy"] for acts in found]
    assert [("buy", 0), ("buy", 1)] in bought and [("buy", 1), ("buy", 0)] not in bought


def test_ends_begin_with_acts_stop_where_another_phase_asks_and_say_when_they_are_too_many() -> None:
    match = price_turn(4)
    seat = match.asked()[0]
    begun = ends(match.question(seat), acts=match.legal(seat)[:1], most=10_000)
    assert {end.acts[0] for end in begun.found} == set(match.legal(seat)[:1])
    short = ends(match.question(seat), phases=[match.state.phase])
    assert sorted(end.acts for end in short.found) == [(act,) for act in match.legal(seat)] and short.whole
    many = len(ends(match.question(seat), most=10_000).found)
    few = ends(match.question(seat), most=many - 1)
    assert len(few.found) == many - 1 and not few.whole and not ends(match.question(seat), most=1).whole


def test_a_shared_window_is_answered_by_one_act() -> None:
    match = at_claims()
    found = ends(match.question(2))
    assert sorted(end.acts for end in found.found) == [(act,) for act in match.legal(2)]


def test_ends_foreseen_by_a_seat_are_the_previews_of_their_acts_and_teach_nothing() -> None:
    match = price_turn(5)
    seat = match.asked()[0]
    found, whole = match.preview_ends(seat, [match.legal(seat)[0]])
    assert whole and found
    for end in found:
        assert match.preview(seat, end.acts) == (end.view, end.lines)
    other = match.copy()
    HAB.resample(other.state, seat, [77, 0])
    assert other.preview_ends(seat, [match.legal(seat)[0]]) == (found, whole)


def test_ends_refuse_what_cannot_be() -> None:
    match = price_turn(5)
    seat = match.asked()[0]
    other = (seat + 1) % 3
    nothing: list[tuple[str, int]] = []
    for reason, asker, acts, phases in (
        ("unknown-phase", seat, nothing, ["NEVER"]),
        ("unknown-act", seat, [("left_card", 99)], []),
        ("not-your-turn", other, nothing, []),
        ("not-now", seat, [("buy", 0)], []),
    ):
        with pytest.raises(Refused) as refused:
            match.preview_ends(asker, acts, phases)
        assert refused.value.reason == reason


@pytest.mark.parametrize("luck", range(4))
def test_a_plan_is_what_following_hint_after_hint_would_play(luck: int) -> None:
    match = bazaar(seed=luck)
    for _ in range(40):
        if match.is_over:
            return
        seat = match.asked()[0]
        told = advised(BAZAAR, match.state, seat)
        assert (told.plan[0].act, told.reasons) == match.hint(seat) and told.plan[0].phase == match.row.name
        twin = match.copy()
        twin.play(seat, [planned.act for planned in told.plan])
        for planned in told.plan:
            assert match.hint(seat)[0] == planned.act and match.row.name == planned.phase
            match.play(seat, [planned.act])
        assert twin.state == match.state
        if not match.is_over:
            step(match, luck)


def test_a_path_is_told_in_the_form_of_advice() -> None:
    match = bazaar()
    acts = [BAZAAR.act_id("consult")]
    told = match.advised(0, acts)
    assert [(planned.act, planned.phase) for planned in told.plan] == [(acts[0], "PRICE")] and told.reasons == []
    play(match, "0 consult")
    with pytest.raises(Refused, match="not-your-turn"):
        match.advised(0)
