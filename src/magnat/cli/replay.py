"""`magnat replay`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from magnat.cli import arguments

if TYPE_CHECKING:
    from magnat.core.play import Match
    from magnat.core.say import Words


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game, or the lines of `magnat simulate --record`.", show_default=False)],
    game: Annotated[int | None, typer.Option(metavar="N", min=0, help="Which line of a record, from 0.", show_default=False)] = None,
    seat: Annotated[int, typer.Option(metavar="N", help="As this seat saw it, from 0; -1 is a spectator.")] = -1,
    lang: arguments.Language = "",
    step: Annotated[bool, typer.Option("--step", help="Show the position after every act; on a terminal, press Enter to go on.")] = False,
) -> None:
    """Replay a saved or recorded game as text.

    \b
    Examples:
      magnat replay game.json --lang fr
      magnat replay games.jsonl --game 3 --seat 1 --step
    """
    from magnat.core.say import words

    language = arguments.language(lang)
    match = load_match(file, game, language)
    if not -1 <= seat < len(match.seats):
        raise arguments.BadArgument(f"this game has the seats 0 to {len(match.seats) - 1}, not {seat}")
    Narration(match, words(match.game, language), seat, step=step).run()


def load_match(file: Path, line: int | None, language: str) -> Match:
    """The match of a save or of a line of a record."""
    from magnat.cli.files import RECORD, read_document
    from magnat.cli.texts import texts
    from magnat.core.errors import CorruptSave
    from magnat.core.play import Seat, from_json
    from magnat.lab.records import match_of

    document = read_document(file, line)
    if document.get("format") != RECORD:
        return from_json(document)
    if not isinstance(document.get("game"), str):
        raise CorruptSave("this record is damaged: it does not say of which game it is")
    match = match_of(arguments.load_game(document["game"]), document)
    match.seats = [Seat(texts(language).say("cli-seat", seat=number), "recorded") for number in range(len(match.seats))]
    return match


class Narration:
    """A game told line by line."""

    def __init__(self, match: Match, words: Words, seat: int, *, step: bool) -> None:
        from magnat.cli import screen

        self.match, self.words, self.seat, self.step = match, words, seat, step
        self.names: Sequence[str] = [seat.name for seat in match.seats]
        self.screen, self.console = screen, screen.console()
        self.waits = step and sys.stdin.isatty() and self.console.is_terminal
        self.stretches = match.game.drawing.stretches if match.game.drawing else ()
        self.acted = False  # a seat has acted since the position was drawn last
        self.told: list[tuple[str, dict[str, Any]]] = []  # lines not yet printed

    def run(self) -> None:
        by_ply: dict[int, list[tuple[str, dict[str, Any]]]] = {}
        for ply, event, values in self.match.log(self.seat):
            by_ply.setdefault(ply, []).append((event, values))
        st = self.match.state_at(0)
        self._lines(by_ply.get(-1, []), st)
        for ply, act in enumerate(self.match.played):
            self.match.game.dispatch.apply(st, act.act)
            self.acted = self.acted or act.seat >= 0
            self._lines(by_ply.get(ply, []), st)
            if self.step and act.seat >= 0:
                self._position(st)
                if self.waits and not self._continues():
                    return
        if self.acted or self.told:
            self._position(st)
        if self.match.is_over:
            self.console.print(self.screen.result(self.match, self.words, self.names, st.view(self.seat)))
        else:
            self.console.print(self.words.say("cli-still-running"))

    def _lines(self, lines: list[tuple[str, dict[str, Any]]], st: Any) -> None:
        for event, values in lines:
            if event in self.stretches and self.acted and not self.step:
                self._position(st)
            self.told.append((event, values))

    def _position(self, st: Any) -> None:
        from magnat.core.say import told

        self.acted = False
        self.console.print("\n".join(told(self.told, self.words, self.names, asides=True)), "", sep="\n")
        self.told.clear()
        self.console.print(self.screen.position(self.match.game, st.view(self.seat), self.words, self.names, self.seat))
        self.console.print()

    def _continues(self) -> bool:
        try:
            return self.console.input(f"{self.words.say('cli-step')} ").strip().lower() != "q"
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            return False
