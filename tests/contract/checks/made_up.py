"""Positions that nobody can have reached by playing, but whose every number is within its bounds: what a forged save could hold."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from magnat.core.declare import CHANCE, NOBODY, Field, Option
from magnat.core.errors import EndlessAct
from magnat.core.game import Game
from magnat.core.play import Match, Seat, SeededDice
from tests.contract.checks.courses import course
from tests.contract.subjects import Setup

PATIENCE = 5.0  # seconds of computing for one act, ten times and more what the longest takes
KEPT = ("seats",)


class TurnsForEver(Exception):
    """An act has not come back."""


@contextmanager
def impatient(seconds: float = PATIENCE) -> Iterator[None]:
    """Stops what computes longer than that, however busy the machine is."""

    def ring(*_: Any) -> None:
        raise TurnsForEver

    before = signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def made_up(setup: Setup, luck: random.Random, count: int) -> Iterator[Any]:
    """Positions of a game in which some numbers, or whole rows of them, were replaced by others within their bounds."""
    met = [st.copy() for st, act in course(setup, luck.randrange(1000)) if act >= 0]
    for _ in range(count):
        st = luck.choice(met).copy()
        fields = [name for name, field in st.fields.items() if name not in KEPT and not isinstance(field, Option)]
        for name in luck.sample(fields, min(luck.choice((1, 1, 2, 3, 8)), len(fields))):
            setattr(st, name, _altered(getattr(st, name), st.fields[name], luck))
        st.actor = max(min(st.actor, st.seats - 1), CHANCE)
        yield st


def _altered(value: Any, field: Field, luck: random.Random) -> Any:
    """One number of a field replaced, or all of a row by the same one: everybody is ruined, nobody is asked."""
    if isinstance(value, list):
        if luck.random() < 0.5 and not isinstance(value[0], list):
            return [_number(field, luck)] * len(value)
        index = luck.randrange(len(value))
        return [_altered(entry, field, luck) if place == index else entry for place, entry in enumerate(value)]
    return _number(field, luck)


def _number(field: Field, luck: random.Random) -> int:
    return luck.choice((field.least, field.most, 0 if field.least <= 0 else field.least, luck.randint(field.least, field.most)))


def check_comes_back(game: Game, st: Any, luck: random.Random, acts: int = 6) -> list[str]:
    """From a made-up position everything comes back: what is legal, what anybody sees, every act and what follows it. It may fail, not turn."""
    match = Match(game, [Seat(f"seat {seat}") for seat in range(st.seats)], SeededDice(luck.randrange(1000)), st, st.copy())
    where = f"{game.name}: {st!r}"
    try:
        with impatient():
            match.go_on()
            for _ in range(acts):
                if match.is_over or match.state.actor == NOBODY or not (asked := match.asked()):
                    break
                seat = luck.choice(asked)
                match.view(seat)
                if not (legal := match.legal(seat)):
                    break
                match.play(seat, [luck.choice(legal)])
    except TurnsForEver:
        return [f"an act does not come back: {where}"]
    except (EndlessAct, MemoryError):
        return []
    except Exception:  # a position that cannot be may well break the rules; whoever plays it gets an error, and nobody else
        return []
    return []
