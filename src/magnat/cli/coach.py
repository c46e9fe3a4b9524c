"""`magnat coach`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from magnat.cli import arguments

SHOWN = 6  # swings


def coach(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game, or the lines of `magnat simulate --record`.", show_default=False)],
    game: Annotated[int | None, typer.Option(metavar="N", min=0, help="Which line of a record, from 0.", show_default=False)] = None,
    playouts: Annotated[int, typer.Option(metavar="N", min=2, help="Around the biggest swings; more are slower and surer.")] = 400,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on stdout, the same as the server's.")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it as a page.", show_default=False)] = None,
    picture: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it as one picture to share (SVG).", show_default=False)] = None,
    lang: arguments.Language = "",
) -> None:
    """Judge a finished game: luck against skill, its biggest swings, and what to learn from it.

    From every position around chance and around moves that the advice would not have made, the game is played on to its end many times.

    \b
    Examples:
      magnat coach game.json
      magnat coach game.json --html game.html --lang fr
    """
    from magnat.bots.coach import Record, coach_page, lines_at, picture_of, report, spoken
    from magnat.bots.coach import coach as judge
    from magnat.cli.files import check_writable, write_text
    from magnat.cli.replay import load_match
    from magnat.cli.screen import console
    from magnat.core.say import words

    language = arguments.language(lang)
    check_writable(html, picture)
    match = load_match(file, game, language)
    screen = console(stderr=True)
    if screen.is_terminal:
        with screen.status("") as status:
            found = judge(match, playouts=playouts, progress=lambda done, of: status.update(f"{100 * done // of} %"))
    else:
        found = judge(match, playouts=playouts)
    speak, names = words(match.game, language), [seat.name for seat in match.seats]
    document = report(Record.of(match), found)
    document = spoken(document, speak, names, lines_at(match, document["swings"]))
    title = speak.say("coach-title", game=speak.say("game-name"))
    if html:
        write_text(html, coach_page(title, document, sections(document, speak.say), language))
    if picture:
        write_text(picture, picture_of(document, speak))
    if as_json:
        typer.echo(json.dumps(document))
    else:
        told = []
        for head, rows in sections(document, speak.say):
            told += [head, *(f"  {row}" for row in rows), ""]
        typer.echo("\n".join(told[:-1]))


def sections(document: dict[str, Any], say: Callable[..., str]) -> list[tuple[str, list[str]]]:
    """Balance, swings, and the lessons of everybody who has any: heads with their lines."""
    names, by_place = document["players"], {row["place"]: row for row in document["decisions"]}
    found = [(say("coach-balance"), [_balance(row, names, say) for row in document["balances"]])]
    swings = sorted(sorted(document["swings"], key=_size)[:SHOWN], key=lambda row: int(row["place"]))
    found.append((say("coach-swings"), [_swing(row, names, say) for row in swings]))
    for seat, places in enumerate(document["lessons"]):
        if places:
            found.append((say("coach-lessons", name=names[seat]), [_lesson(by_place[place], say) for place in places]))
    return found


def _size(row: dict[str, Any]) -> int:
    return -max(abs(int(change)) for change in row["changes"])


def _balance(row: dict[str, Any], names: list[str], say: Callable[..., str]) -> str:
    figures = {key: points(row[key]) for key in ("expected", "result")} | {"others": signed(row["others"])}
    figures |= {key: f"{signed(row[key])} (± {points(row[f'{key}_error'])})" for key in ("luck", "skill")}
    if "corrections" in row:
        line = say("coach-row-corrected", name=names[row["seat"]], corrections=signed(row["corrections"]), **figures)
    else:
        line = say("coach-row", name=names[row["seat"]], **figures)
    return line if row["fitted"] is None else f"{line} {say('coach-fitted', fitted=points(row['fitted']))}"


def _swing(row: dict[str, Any], names: list[str], say: Callable[..., str]) -> str:
    seat = max(range(len(names)), key=lambda one: abs(row["changes"][one]))
    change, error = signed(row["changes"][seat]), points(row["errors"][seat])
    return say("coach-swing", place=row["place"], what=row["told"], name=names[seat], change=change, error=error)


def _lesson(row: dict[str, Any], say: Callable[..., str]) -> str:
    gain, error = points(row["seen"]["gain"]), points(row["seen"]["error"])
    line = say("coach-lesson", place=row["place"], act=row["act"]["words"], better=row["better"]["words"], cost=gain, error=error)
    return " ".join([line, *row["seen"]["reasons"]])


def points(mille: int) -> str:
    """Thousandths of a victory in points of a hundred."""
    return f"{mille / 10:.0f}"


def signed(mille: int) -> str:
    """The same as a gain or loss.

    >>> signed(123), signed(-200), signed(1)
    ('+12', '−20', '0')
    """
    rounded = round(mille / 10)
    return f"+{rounded}" if rounded > 0 else f"−{-rounded}" if rounded < 0 else "0"
