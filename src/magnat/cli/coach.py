"""`magnat coach`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from magnat.cli import arguments

if TYPE_CHECKING:
    from magnat.bots.coaching import Coached, Moment
    from magnat.core.play import Match
    from magnat.core.say import Words

SWINGS = 6


def coach(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game, or the lines of `magnat simulate --record`.", show_default=False)],
    game: Annotated[int | None, typer.Option(metavar="N", min=0, help="Which line of a record, from 0.", show_default=False)] = None,
    playouts: Annotated[int, typer.Option(metavar="N", min=2, help="From each position that is judged; more are slower and surer.")] = 100,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout.")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it as a page.", show_default=False)] = None,
    lang: arguments.Language = "",
) -> None:
    """Judge a finished game: luck against skill, its biggest swings, and what to learn from it.

    From every position around chance and around acts that the advice would not have played, the advice plays to the end.

    \b
    Examples:
      magnat coach game.json
      magnat coach game.json --html game.html --lang fr
    """
    from magnat.bots.coaching import coach as judge
    from magnat.cli.files import write_text
    from magnat.cli.replay import load_match
    from magnat.cli.screen import console
    from magnat.core.say import words

    language = arguments.language(lang)
    match = load_match(file, game, language)
    screen = console(stderr=True)
    spoken = words(match.game, language)
    if screen.is_terminal:
        with screen.status("") as status:
            found = judge(match, playouts=playouts, progress=lambda done, all_of: status.update(f"{done} / {all_of}"))
    else:
        found = judge(match, playouts=playouts)
    report = Report(match, found, spoken)
    if html:
        from magnat.bots.coach_page import coach_page

        write_text(html, coach_page(report.title(), report.names, found, report.sections(), language))
    if as_json:
        typer.echo(json.dumps(report.to_json()))
    else:
        typer.echo("\n".join(report.lines()))


class Report:
    """What the coach found, in words."""

    def __init__(self, match: Match, found: Coached, words: Words) -> None:
        self.match, self.found, self.words = match, found, words
        self.names = [seat.name for seat in match.seats]

    def title(self) -> str:
        return self.words.say("cli-coach-title", game=self.words.say("game-name"))

    def lines(self) -> list[str]:
        """All sections, one line after the other."""
        told = []
        for head, rows in self.sections():
            told += [head, *(f"  {row}" for row in rows), ""]
        return told[:-1]

    def sections(self) -> list[tuple[str, list[str]]]:
        """A head and its lines: the balance, the swings, and the lessons of everybody who has any."""
        say = self.words.say
        balance = [self._balance(seat) for seat in range(len(self.names))]
        sections = [(say("cli-coach-balance"), balance), (say("cli-coach-swings"), [self._swing(moment) for moment in self.found.swings(SWINGS)])]
        for seat, name in enumerate(self.names):
            lessons = [lesson for lesson in self.found.lessons if lesson.seat == seat]
            rows = []
            for lesson in lessons:
                act, better = (self.words.act(one, self.names, lesson.phase) for one in (lesson.played, lesson.better))
                rows.append(say("cli-coach-lesson", ply=lesson.ply, act=act, better=better, cost=points(lesson.cost), error=points(lesson.error)))
            if rows:
                sections.append((say("cli-coach-lessons", name=name), rows))
        return sections

    def _balance(self, seat: int) -> str:
        row = self.found.balances[seat]
        return self.words.say(
            "cli-coach-row",
            name=self.names[seat],
            expected=points(row.expected),
            luck=signed(row.luck),
            skill=signed(row.skill),
            others=signed(row.others),
            result=points(row.result),
        )

    def _swing(self, moment: Moment) -> str:
        seat = max(range(len(self.names)), key=lambda one: abs(moment.changes[one]))
        return self.words.say(
            "cli-coach-swing",
            ply=moment.ply,
            what=self._told(moment),
            name=self.names[seat],
            change=signed(moment.changes[seat]),
            error=points(moment.errors[seat]),
        )

    def _told(self, moment: Moment) -> str:
        """What happened, as the log tells it."""
        from magnat.cli.screen import told

        lines = [(line.event, self.match.values(line, max(moment.seat, 0))) for line in self.match.played[moment.ply].lines]
        if lines:
            return " ".join(told(lines, self.words, self.names))
        if moment.seat < 0:
            return self.words.say("cli-coach-chance")
        phase = str(self.match.game.phases.entries[self.match.state_at(moment.ply).phase].name)
        return self.words.say("cli-coach-act", name=self.names[moment.seat], act=self.words.act(moment.act, self.names, phase))

    def to_json(self) -> dict[str, Any]:
        """All of it, with acts spelled."""
        from dataclasses import asdict

        game = self.match.game

        def act(number: int) -> list[Any] | None:
            return None if number < 0 else list(game.spelled(number))

        return {
            "format": "magnat-coach",
            "game": game.name,
            "rules_version": game.version,
            "players": self.names,
            "between": "standard",
            "playouts": self.found.playouts,
            "balances": [asdict(row) for row in self.found.balances],
            "moments": [asdict(row) | {"act": act(row.act), "advised": act(row.advised)} for row in self.found.moments],
            "lessons": [asdict(row) | {"played": act(row.played), "better": act(row.better)} for row in self.found.lessons],
        }


def points(share: float) -> str:
    """A part of a victory in points of a hundred."""
    return f"{100 * share:.0f}"


def signed(share: float) -> str:
    """The same as a gain or loss.

    >>> signed(0.123), signed(-0.2), signed(0.001)
    ('+12', '−20', '0')
    """
    rounded = round(100 * share)
    return f"+{rounded}" if rounded > 0 else f"−{-rounded}" if rounded < 0 else "0"
