"""`magnat games`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from magnat.cli import arguments

if TYPE_CHECKING:
    from magnat.core.game import Game


def games(
    lang: arguments.Language = "",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON array on stdout.")] = False,
) -> None:
    """Show the games that are there.

    \b
    Example:
      magnat games --lang fr
    """
    from magnat.core.game import load, names

    language = arguments.language(lang)
    found = [_described(load(name), language) for name in names()]
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False, indent=1))
    else:
        _print(found, language)


def _described(game: Game, language: str) -> dict[str, Any]:
    from magnat.core.words import words

    speak = words(game, language)
    return {
        "name": game.NAME,
        "title": speak.say("game-name"),
        "seats": list(game.seat_counts),
        "usual_seats": game.usual_seats,
        "length": speak.say("game-length"),
        "about": speak.say("game-about"),
        "rules_version": game.VERSION,
    }


def _print(found: list[dict[str, Any]], language: str) -> None:
    from rich.table import Table

    from magnat.cli.screen import console
    from magnat.cli.texts import texts

    say = texts(language).say
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 1, 0))
    for heading in ("cli-column-name", "cli-column-title", "cli-column-length", "cli-column-about"):
        table.add_column(say(heading), no_wrap=heading == "cli-column-name")
    for row in found:
        table.add_row(row["name"], row["title"], row["length"], row["about"])
    console().print(table)
