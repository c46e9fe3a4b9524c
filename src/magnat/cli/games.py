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
    """List the games that are installed.

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
        _print(found)


def _described(game: Game, language: str) -> dict[str, Any]:
    from magnat.core.say import words

    speak = words(game, language)
    return {
        "name": game.name,
        "title": speak.say("game-name"),
        "seats": list(game.seat_counts),
        "usual_seats": game.usual_seats,
        "length": speak.say("game-length"),
        "about": speak.say("game-about"),
        "rules_version": game.version,
    }


def _print(found: list[dict[str, Any]]) -> None:
    """A paragraph for each game: the name to type, its title and length, what it is about."""
    from rich.padding import Padding
    from rich.text import Text

    from magnat.cli.screen import console

    out = console()
    for row in found:
        out.print(Text.assemble((row["name"], "bold"), f"  {row['title']}, {row['length']}"))
        out.print(Padding(row["about"], (0, 0, 1, 2)))
