"""Tests of the tests, for every game by being there: faults of many kinds planted in its sources, and the check that must notice them.

`make test` plants one of each kind in each game, `make thorough` all that the random golden game passes through.
"""

from __future__ import annotations

import dataclasses
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from magnat.core.declare import everybody
from magnat.core.game import Game, names
from magnat.core.play import Match
from magnat.core.say import Words
from tests.contract import checks, planting
from tests.contract.planting import SEED, Fault, Garden, of, time_limit, usual
from tests.contract.subjects import subject

pytestmark = pytest.mark.thorough
every_game = pytest.mark.parametrize("name", names())


# The checks that are asked of a game with a fault


def complaints(check: Callable[[], list[str]], seconds: float = 10) -> list[str]:
    """What a check finds. A game that breaks down or hangs is noticed as well."""
    try:
        with time_limit(seconds):
            return check()
    except Exception as fault:
        return [repr(fault)]


def in_courses(game: Game) -> list[str]:
    """Laws, bounds, ways out and an end, at random and by the advice; then what was written down."""
    wrong = checks.check_course(usual(game), SEED, "random") or checks.check_course(usual(game), SEED, "heuristic")
    return wrong or checks.check_golden(of(game), "random")


def positions(game: Game, each: int = 6) -> Iterator[tuple[Any, int]]:
    """Some positions of every phase, with the act played there."""
    met: dict[int, list[tuple[Any, int]]] = {}
    for st, act in checks.course(usual(game), SEED):
        if act >= 0:
            met.setdefault(st.phase, []).append((st.copy(), act))
    luck = random.Random(game.name)
    for phase in sorted(met):
        yield from luck.sample(met[phase], min(each, len(met[phase])))


def in_views(game: Game) -> list[str]:
    """What a seat sees does not change with what it cannot see."""
    luck = random.Random(1)
    found = next((wrong for st, _ in positions(game) if (wrong := checks.check_secrets(game, st, luck, count=2, each=1))), [])
    return found or checks.check_kept(of(game))


def in_records(game: Game) -> list[str]:
    """Logs, and completions of the redacted record."""
    for st, act in positions(game):
        if wrong := checks.check_log(game, st, act):
            return wrong
    for step, (match, _) in enumerate(checks.random_match(usual(game), SEED)):
        if match.is_over:
            break
        for seat in range(match.state.seats) if in_secret(match) else [step % match.state.seats] if step % 7 == 0 else []:
            if wrong := checks.check_completion(of(game), match, seat, step):
                return wrong
    return []


def in_secret(match: Match, each: int = 4) -> bool:
    """Whether somebody has just done what the true game keeps secret; of every block the first few times."""
    if not match.played:
        return False
    blocks = [str(block) for _, block, _ in match.spelled()]
    return subject(match.game.name).game.blocks[blocks[-1]].to is not everybody and blocks.count(blocks[-1]) <= each


# Faults that are found in the sources

KINDS: dict[str, tuple[Callable[[str], list[Fault]], Callable[[Game], list[str]]]] = {
    "an act is always allowed": (planting.always_allowed, in_courses),
    "a change is forgotten": (planting.forgotten, in_courses),
    "a bound is too low": (planting.too_narrow, in_courses),
    "a secret lies open": (planting.shown_to_all, in_views),
    "a log line tells a secret": (planting.told_to_all, in_records),
    "a secret act is done openly": (planting.done_openly, in_records),
}


def assert_noticed(garden: Garden, name: str, kind: str, fault: Fault) -> None:
    assert complaints(lambda: KINDS[kind][1](garden.fault(name, fault))), f"nobody notices that {fault}"


def faults(name: str, kind: str) -> list[Fault]:
    """All faults of a kind in a game, but for those that its notes excuse."""
    return [fault for fault in KINDS[kind][0](name) if fault.name not in subject(name).notes.unnoticed]


@every_game
@pytest.mark.parametrize("kind", KINDS)
def test_a_fault_of_each_kind_is_noticed(garden: Garden, name: str, kind: str) -> None:
    found = faults(name, kind)
    for fault in random.Random(f"{name} {kind}").sample(found, min(1, len(found))):
        assert_noticed(garden, name, kind, fault)


@pytest.mark.exhaustive
@every_game
@pytest.mark.parametrize("kind", KINDS)
def test_every_fault_is_noticed(garden: Garden, name: str, kind: str) -> None:
    unnoticed = [str(fault) for fault in faults(name, kind) if not complaints(lambda fault=fault: KINDS[kind][1](garden.fault(name, fault)))]  # type: ignore[misc]
    assert unnoticed == []


# Faults in what a game declares


def nothing(st: Any, seat: int, luck: list[int]) -> None:
    """A `resample` that leaves everything where it is."""


def peeking(st: Any) -> int:
    """Advice that depends on everything, also on what the seat does not see."""
    legal = subject(PEEKED_AT[-1]).game.legal(st)
    secrets = [checks.entry(st, field, index) for field, hidden in checks.hidden_entries(st, st.actor) for index in hidden]
    return legal[sum((number + 1) * value for number, value in enumerate(secrets)) % len(legal)]


PEEKED_AT: list[str] = []  # the game that `peeking` advises


@every_game
def test_ranks_and_winners_that_cannot_be_are_noticed(name: str) -> None:
    game = subject(name).game
    assert any("ranks" in wrong for wrong in in_courses(dataclasses.replace(game, rank=lambda st, seat: 0)))
    assert any("winners" in wrong for wrong in in_courses(dataclasses.replace(game, won=lambda st, seat: 1)))


@every_game
def test_a_law_that_is_broken_is_noticed(name: str) -> None:
    assert any("is broken" in wrong for wrong in in_courses(dataclasses.replace(subject(name).game, broken_law=lambda st: 1)))


@every_game
def test_secrets_that_are_never_drawn_again_are_noticed(name: str) -> None:
    game = dataclasses.replace(subject(name).game, resample=nothing)
    assert checks.check_worlds_differ(game, (st for st, _ in positions(game)))


@every_game
def test_advice_that_peeks_is_noticed(name: str) -> None:
    PEEKED_AT.append(name)
    assert any("advice" in wrong for wrong in in_views(dataclasses.replace(subject(name).game, advise=peeking)))


# Faults in rules and words


@every_game
def test_a_rule_that_nobody_cites_and_a_rule_that_is_gone_are_noticed(name: str) -> None:
    found = subject(name)
    rules, texts = found.rules.read_text(encoding="utf-8"), [path.read_text(encoding="utf-8") for path in (*found.sources, *found.tests)]
    assert "Z1 is cited by no code and no tests" in checks.check_citations(rules + "\n- **Z1** New.\n", texts, texts, found.notes.uncited)
    gone = next(row.rules[0] for row in found.game.refusals if row.rules)
    assert checks.check_reasons(found.game, rules.replace(f"**{gone}**", "").replace(f"| {gone} |", ""))


@pytest.mark.parametrize("name", names())
def test_an_act_without_words_and_acts_said_alike_are_noticed(garden: Garden, name: str) -> None:
    for instead, expected in (("The same", "is said 'The same'"), ("", "Error")):
        game = garden.words(name)
        assert game.folder is not None
        block = next(game.blocks[block].name for row in game.phases for block in row.pairs if game.blocks[block].of not in ("", "seat"))
        path = game.folder / "words" / "en.ftl"
        text, count = re.subn(
            rf"^act-{block} =.*(?:\n[ \t]+.*)*", f"act-{block} = {instead}" if instead else "", path.read_text("utf-8"), flags=re.MULTILINE
        )
        path.write_text(text, encoding="utf-8")
        assert count == 1 and any(expected in wrong for wrong in checks.check_acts_said(Words(game, "en"), 2))
