"""Saved matches: one from the first and one from a later time that each question is asked, with what was seen, allowed and could be undone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from magnat.core.declare import ASKED, OPEN, SPECTATOR
from magnat.core.game import Game, load
from magnat.core.play import FairDice, Match, SeededDice, saves
from tests.guard.files import DATA, digest, missing, read_lines, write_lines

LATER = 12  # the time a question is asked again that is kept, besides the first
PLAYED_ON = 60  # acts
Row = dict[str, Any]


def file(name: str) -> Path:
    return DATA / name / "saves.jsonl.gz"


def step(match: Match, luck: random.Random) -> None:
    """One answer of a seat that is asked: any legal act, or in an open window mostly none."""
    seat = luck.choice(match.asked())
    if match.window == OPEN and luck.random() < 0.8:
        match.pass_window(seat)
    else:
        match.play(seat, [luck.choice(match.legal(seat))])


def matches(game: Game) -> Iterator[tuple[str, Match]]:
    """Positions on the way through some games, each with its name."""
    for number, seats in enumerate((game.seat_counts[0], game.seat_counts[-1], 4)):
        luck = random.Random(f"{game.name} {number}")
        dice = FairDice(bytes([number] * 32), ["a word"]) if number == 1 else SeededDice(number)
        match, met = Match.new(game, ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay"][:seats], dice=dice), dict[str, int]()
        for _ in range(1500):
            if match.is_over:
                break
            sealed = sum(len(window.answers) for window in match.windows)
            undoable = max(match.undoable(seat) for seat in range(seats))
            moment = match.row.name + " sealed" * (sealed > 0) + " nested" * (sealed > 0 and match.window == ASKED) + " undo" * (undoable > 0)
            met[moment] = met.get(moment, 0) + 1
            if met[moment] == (1, LATER, LATER // 2)[number]:
                yield f"{moment}, {seats} seats", match
            if met[moment] == LATER // 2 and number == 2:
                yield f"{moment}, what if", match.what_if(match.asked()[0], 7)
            step(match, luck)
        yield f"last, {seats} seats", match


ADDED = ("RANKED",)  # log lines that came later: why everybody ranks as they do


def seen(match: Match) -> Row:
    """What everybody sees, may do and may take back."""
    game, seats = match.game, range(len(match.seats))
    return {
        "views": [match.view(seat) for seat in (SPECTATOR, *seats)],
        "redacted": [digest(match.redacted(seat)) for seat in (SPECTATOR, *seats)],
        "log": [digest([line for line in match.log(seat) if line[1] not in ADDED]) for seat in (SPECTATOR, *seats)],
        "asked": match.asked(),
        "legal": [[list(game.spelled(act)) for act in match.legal(seat)] for seat in seats],
        "undoable": [match.undoable(seat) for seat in seats],
    }


def undone(match: Match) -> Row | None:
    """The same after somebody has taken back what can be taken back."""
    seat = next((seat for seat in range(len(match.seats)) if match.undoable(seat)), None)
    if seat is None:
        return None
    match.undo(seat, match.undoable(seat))
    return seen(match)


def played_on(match: Match) -> str:
    """The digest of all acts and of where they lead after some more answers."""
    luck = random.Random(7)
    for _ in range(PLAYED_ON):
        if match.is_over:
            break
        step(match, luck)
    document = saves.to_json(match)
    return digest({key: document[key] for key in ("acts", "draws", "drawn", "windows", "snapshot")})


def summary(document: Row) -> Row:
    """What a save is today."""
    return {what.__name__: what(saves.from_json(document)) for what in (seen, undone, played_on)}


def write(name: str) -> None:
    """Save matches on their way, and what is seen in them."""
    keep(name, [(moment, saves.to_json(match)) for moment, match in matches(load(name))])


def rewrite(name: str) -> None:
    """Write down what is seen now in the matches that were saved."""
    keep(name, [(row["moment"], row["save"]) for row in rows(name)])


def keep(name: str, saved: list[tuple[str, Row]]) -> None:
    write_lines(file(name), [{"moment": moment, "save": document} | summary(document) for moment, document in saved])


def rows(name: str) -> list[Row]:
    return read_lines(file(name))


def wrong(row: Row) -> list[str]:
    """What is otherwise today."""
    written = saves.to_json(saves.from_json(row["save"]))
    return missing(row["save"], written, "save") + missing({key: row[key] for key in ("seen", "undone", "played_on")}, summary(row["save"]))
