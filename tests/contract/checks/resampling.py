"""Positions that a seat cannot tell apart: they can be, and a record leads to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.play import Match, options, saves
from tests.contract.checks.courses import ENOUGH, where
from tests.contract.checks.secrets import hidden_entries, worlds
from tests.contract.subjects import Subject


def check_resample(game: Game, st: Any, count: int = 3) -> list[str]:
    """A resampled position can be, shows the seat the same, and depends on nothing but what the seat knows."""
    wrong = []
    for seat in range(st.seats):
        again = [twin for _, twin in worlds(game, st, seat, count)]
        for name, twin in worlds(game, st, seat, count):
            there = f"{where(game, st)}, {name}"
            if law := game.broken_law(twin):
                wrong.append(f"{there}: the law {game.laws.named(law)} is broken")
            wrong += [f"{there}: {field} is out of its bounds" for field in twin.out_of_bounds()]
            if [world for _, world in worlds(game, twin, seat, count)] != again:
                wrong.append(f"{there}: what it draws depends on what is hidden")
    return wrong[:ENOUGH]


def check_worlds_differ(game: Game, positions: Iterable[Any]) -> list[str]:
    """Where something is hidden, some position has another world than itself; looks no further than to the first."""
    hides = False
    for st in positions:
        for seat in range(st.seats) if st.actor >= 0 else ():
            if any(hidden_entries(st, seat)):
                hides = True
                if any(twin != st for _, twin in worlds(game, st, seat, 1)):
                    return []
    return ["no seat can imagine anything but the truth"] if hides else []


def check_completion(subject: Subject, match: Match, seat: int, luck: int) -> list[str]:
    """After `resample`, some completion of the seat's redacted record replays to that position, with the same record and log for the seat.

    Except where the rules say that a position gives up what the record tells.
    """
    if subject.notes.given_up(match):
        return []
    game, target = subject.game, match.state.copy()
    game.resample(target, seat, [luck, 0])
    at = f"{where(game, target)}, seat {seat}, luck {luck}, after {len(match.played)} acts"
    st = match.base
    try:
        acts = subject.notes.completion(match, seat, target)
        again = saves.replay(game, st.seats, {**options.spelled(game, options.of_state(game, st))}, acts)
    except (MagnatError, IndexError) as refused:
        return [f"{at}: no completion: {refused}"]
    wrong = []
    if again.state != target:
        differ = [name for name in target.fields if getattr(target, name) != getattr(again.state, name)]
        wrong.append(f"{at}: the completion leads elsewhere: {', '.join(differ)}")
    for name, one, other in [
        ("record", match.redacted(seat), again.redacted(seat)),
        ("log", match.log(seat), again.log(seat)),
        ("view", match.view(seat), again.view(seat)),
    ]:
        if one != other:
            wrong.append(f"{at}: the {name} of the seat is another")
    return wrong
