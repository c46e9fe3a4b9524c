"""What every helper of every game answers at the positions of `positions`: a digest of each answer, to tell which have changed."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from magnat.core.declare.arguments import Argument
from magnat.core.errors import Refused
from magnat.core.game import Game, load, names
from magnat.core.play import Match
from tests.guard import positions
from tests.guard.files import digest, missing, read_lines, write_lines

SHORT = 12  # letters of a digest
TRIES = 3  # with arguments, of each helper that has some
MOST_THINGS = 3  # in a list
Row = dict[str, Any]


def file(name: str) -> Path:
    return Path(__file__).parent / "helped" / f"{name}.jsonl.gz"


def number(argument: Argument, depth: int, match: Match, luck: random.Random) -> object:
    """Anything that an argument can be."""
    if depth:
        return [number(argument, depth - 1, match, luck) for _ in range(luck.randint(0, MOST_THINGS))]
    if argument.span is None:
        return luck.random() < 0.5
    return luck.randint(*argument.span.bounds(match.game.kinds, len(match.seats)))


def given(match: Match, name: str, luck: random.Random) -> list[dict[str, object]]:
    """What a helper is asked with: nothing, if it can be, then some of what it knows."""
    arguments = match.game.helpers[name].arguments
    plain: list[dict[str, object]] = [] if any(argument.required for argument in arguments) else [{}]
    chosen = [[one for one in arguments if one.required or luck.random() < 0.7] for _ in range(TRIES if arguments else 0)]
    return plain + [{one.name: number(one, one.depth, match, luck) for one in some} for some in chosen]


def answered(match: Match, seat: int, name: str, values: dict[str, object]) -> object:
    try:
        return match.question(seat).helped(name, values)
    except Refused as refused:
        return [refused.reason, list(refused.rules), str(refused)]


def told(match: Match, moment: str) -> Row:
    """The digests of all answers: to the seat that is asked, and to its neighbour."""
    asked = match.asked()[0] if match.asked() else 0
    found = {}
    for name in match.game.helpers:
        luck = random.Random(f"{moment} {name}")
        answers = [answered(match, asked, name, values) for values in given(match, name, luck)]
        answers += [answered(match, (asked + 1) % len(match.seats), name, values) for values in given(match, name, luck)[:1]]
        found[name] = digest(answers)[:SHORT]
    return {"moment": moment, "helped": found}


def seen(game: Game) -> list[Row]:
    """What is answered now."""
    return [told(match, moment) for moment, match in positions.matches(game)]


def write(name: str) -> None:
    """Write down what is answered now."""
    write_lines(file(name), seen(load(name)))


rewrite = write
GAMES = [name for name in names() if load(name).helpers]


def wrong(name: str) -> list[str]:
    """What is answered otherwise today."""
    then, now = ({row["moment"]: row["helped"] for row in rows} for rows in (read_lines(file(name)), seen(load(name))))
    return missing(then, now)
