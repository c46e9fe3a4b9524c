"""Which setups each loop looks at, and how deeply.

`make check` has the usual table of each game; `make test` the least, the usual and the highest number of seats (all of them where games are only
played), and special options that take turns; `make thorough` the whole.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from magnat.core.game import names
from tests.contract.subjects import NAMES, Setup, every_value, is_plain, plain_setups, setups, short, subject

QUICK, SAMPLED, WHOLE = range(3)
"""Depths: a test has one number for each, `(1, 2, 4)[depth]`."""

SETUPS = [setup for name in NAMES for setup in setups(subject(name).game)]
EVERY = [*SETUPS, *(setup for name in NAMES for setup in every_value(subject(name).game) if setup not in SETUPS)]
PLAIN = [setup for name in NAMES for setup in plain_setups(subject(name).game)]
TURNS = 4  # special options take turns: each has a quarter of the checks, so that each check has a quarter of them


def is_usual(setup: Setup) -> bool:
    """Whether it is the table at which a game is mostly played."""
    return is_plain(setup) and setup.seats == setup.game.usual_seats


def is_telling(setup: Setup) -> bool:
    """Whether it is a plain table with the least, the usual or the highest number of seats."""
    counts = setup.game.seat_counts
    return is_plain(setup) and setup.seats in (counts[0], setup.game.usual_seats, counts[-1])


def cases(chosen: Iterable[tuple[Setup, tuple[Any, ...], bool]]) -> list[Any]:
    """(setup, more arguments, whether `make test` has it) as parameters, each with its depth; and each once more as a whole."""
    listed = []
    for setup, more, is_sampled in chosen:
        name = "-".join([*map(str, more), str(setup)])
        if is_sampled:
            depth = QUICK if is_usual(setup) or not is_plain(setup) else SAMPLED
            listed.append(pytest.param(setup, *more, depth, id=name, marks=() if is_usual(setup) else pytest.mark.thorough))
        listed.append(pytest.param(setup, *more, WHOLE if is_plain(setup) else SAMPLED, id=f"whole-{name}", marks=pytest.mark.exhaustive))
    return listed


def some_setups(turn: int) -> pytest.MarkDecorator:
    chosen = [(setup, (), is_telling(setup) or (not is_plain(setup) and (place + turn) % TURNS == 0)) for place, setup in enumerate(SETUPS)]
    return pytest.mark.parametrize(("setup", "depth"), cases(chosen))


def every_course() -> pytest.MarkDecorator:
    """Setups with a policy each; a special one has one policy in `make test`. Every value of every option with every number of seats as a whole."""
    chosen = [
        (setup, (policy,), place < len(SETUPS) and (is_plain(setup) or (place + turn) % 2 == 0))
        for place, setup in enumerate(EVERY)
        for turn, policy in enumerate(("random", "heuristic"))
    ]
    return pytest.mark.parametrize(("setup", "policy", "depth"), cases(chosen))


every_plain_setup = pytest.mark.parametrize(
    "setup", [pytest.param(setup, id=str(setup), marks=() if is_usual(setup) else pytest.mark.thorough) for setup in PLAIN]
)
every_game = pytest.mark.parametrize("name", NAMES)


def whole_games(known: Iterable[str] = names()) -> pytest.MarkDecorator:
    """("name", "chosen"): every game with its short options, and as people play it where that is longer."""
    listed = []
    for name in known:
        listed.append(pytest.param(name, usual := short(subject(name).game), id=name))
        if usual:
            listed.append(pytest.param(name, {}, id=f"whole-{name}", marks=pytest.mark.exhaustive))
    return pytest.mark.parametrize(("name", "chosen"), listed)
