"""Every game tells a finished game in figures: facts that can be said, and sources that add up to every fortune."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from magnat.core.declare import OTHER_SOURCE, START_SOURCE, Course, Told
from magnat.core.game import load, names
from magnat.core.play import Match
from magnat.core.say import words
from tests.contract.sampling import whole_games

PLAYERS = ["Ada", "Bruno", "Chloé", "Dora", "Émile", "Fritz"]
LONGEST = 20_000


def finished(name: str, seats: int, chosen: dict[str, str], seed: int) -> Match:
    """A game that the advice has played to its end."""
    game = load(name)
    match = Match.new(game, PLAYERS[:seats], chosen=chosen, seed=seed)
    for _ in range(LONGEST):
        if match.is_over:
            return match
        seat = match.asked()[0]
        act, _ = match.hint(seat)
        match.play(seat, [act])
    raise AssertionError(f"{name} does not end")


def course_of(match: Match) -> Course:
    """Worked out from the acts alone, as a server does it from its record."""
    game, st = match.game, match.base.copy()
    game.setup(st)
    standing = [[game.standing(st, seat)] for seat in range(st.seats)]
    for played in match.played:
        game.dispatch.apply(st, played.act)
        for seat, row in enumerate(standing):
            row.append(game.standing(st, seat))
    return Course(list(told(match)), standing, st)


def told(match: Match) -> Iterator[Told]:
    for ply, act in enumerate(match.played):
        for line in act.lines:
            yield Told(ply, line.event, dict(zip(match.game.events[line.event].kinds, line.values, strict=True)))


@whole_games()
def test_sources_add_up_to_every_fortune_and_all_can_be_said(name: str, chosen: dict[str, str]) -> None:
    game = load(name)
    figures = game.figures
    assert figures is not None
    seen = set()
    for seats in {game.seat_counts[0], game.usual_seats}:
        match = finished(name, seats, chosen, seed=5)
        course = course_of(match)
        columns = dict(figures.columns(course))
        assert set(columns) <= {START_SOURCE, *figures.sources}, f"a change of fortune has no source: {columns.get(OTHER_SOURCE)}"
        assert [sum(sums[seat] for sums in columns.values()) for seat in course.seats] == [game.score(course.last, seat) for seat in course.seats]
        rows = figures.rows(course)
        assert len(rows) >= 3
        for language in ("en", "fr"):
            said = [words(game, language).figure(fact, values, PLAYERS) for fact, values in rows]
            assert all(title and text and "{" not in title + text for title, text in said)
        seen |= set(columns)
    assert len(seen) >= 2


@pytest.mark.parametrize("name", names())
def test_every_fact_and_source_has_words(name: str) -> None:
    figures = load(name).figures
    assert figures is not None
    for language in ("en", "fr"):
        speak = words(load(name), language)
        assert [
            row.name
            for row in figures.facts
            if not speak.has(f"figure-{row.name}") or "title" not in speak.bundle.get_message(f"figure-{row.name}").attributes
        ] == []
        assert [source for source in figures.sources if not speak.say(f"source-{source}")] == []
