"""The games under contract: all that are in the box, and the bazaar. The next game is here by being there."""

from __future__ import annotations

import importlib.util
import itertools
import random
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from magnat.core.declare import Option
from magnat.core.errors import WrongOptions
from magnat.core.game import Game, load, names
from magnat.core.play import options
from tests.contract.notes import Notes
from tests.core.bazaar import BAZAAR
from tests.core.bazaar.contract import NOTES

TESTS = Path(__file__).parents[1]


@dataclass(frozen=True)
class Subject:
    """A game with what the contract needs besides: its rules, its sources, its tests, and notes that only its tests can give."""

    game: Game
    home: Path  # of its sources and its rules
    sources: tuple[Path, ...]
    tests: tuple[Path, ...]
    folder: Path  # of perft.json and golden/
    notes: Notes

    @property
    def rules(self) -> Path:
        return self.home / "RULES.md"


@dataclass(frozen=True)
class Setup:
    """One way to set up a game."""

    game: Game
    seats: int
    chosen: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(f"{name}={value}" for name, value in self.chosen.items())])

    def start(self) -> Any:
        """The state before `setup`."""
        return self.game.new_state(self.seats, options.resolve(self.game, self.seats, self.chosen))


def module_at(path: Path) -> ModuleType:
    """A Python file as a module, wherever it lies."""
    spec = importlib.util.spec_from_file_location(f"{path.parent.name}_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    made = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


MADE_UP: dict[str, Subject] = {}  # games that a test has put together


@cache
def subject(name: str) -> Subject:
    """The game of that name with its surroundings."""
    if name in MADE_UP:
        return MADE_UP[name]
    if name == "bazaar":
        home = TESTS / "core" / "bazaar"
        sources = tuple(path for path in sorted(home.glob("*.py")) if path.name != "contract.py")
        return Subject(BAZAAR, home, sources, tuple(sorted(home.parent.glob("test_*.py"))), home, NOTES)
    game = load(name)
    assert game.folder is not None
    folder = TESTS / "games" / name
    tests = tuple(sorted(folder.glob("test_*.py")))
    noted = folder / "contract.py"
    notes: Notes = module_at(noted).NOTES if noted.exists() else Notes()  # without notes everything is asked of it
    return Subject(game, game.folder, tuple(sorted(game.folder.rglob("*.py"))), tests, folder, notes)


NAMES = [*names(), "bazaar"]


def values_of(option: Option) -> tuple[str, ...]:
    """Words, or the ends of a range of numbers."""
    return option.values or (str(option.least), str(option.most))


def short(game: Game) -> dict[str, str]:
    """The options with which the contract plays a game: the defaults, unless its games are too long with them."""
    return dict(subject(game.name).notes.short)


def setups(game: Game) -> Iterator[Setup]:
    """For every number of seats the defaults and a set at random; every other value of every option once, the numbers of seats taking turns.

    Where games are kept short, so are the mixtures.
    """
    yield from plain_setups(game)
    known, usual = options.declared(game), short(game)
    fixed = {name: value for name, value in usual.items() if not known[name].values}
    turn = 0
    for name, option in known.items():
        for value in values_of(option)[: 1 if name in fixed else None]:
            chosen = usual | {name: value}
            others = [seats for seats in game.seat_counts if is_possible(game, seats, chosen) and is_other(game, seats, chosen)]
            if others:
                yield Setup(game, others[turn % len(others)], chosen)
                turn += 1
    luck = random.Random(game.name)
    for seats in game.seat_counts if known else []:
        mixed = ({name: luck.choice(values_of(option)) for name, option in known.items()} | fixed for _ in itertools.count())
        yield Setup(game, seats, next(chosen for chosen in mixed if is_possible(game, seats, chosen)))


def every_value(game: Game) -> Iterator[Setup]:
    """Every value of every option with every number of seats."""
    usual = short(game)
    for name, option in options.declared(game).items():
        for value in values_of(option) if option.values or name not in usual else ():
            yield from (Setup(game, seats, usual | {name: value}) for seats in game.seat_counts if is_possible(game, seats, usual | {name: value}))


def is_possible(game: Game, seats: int, chosen: dict[str, str]) -> bool:
    """Whether these options can be chosen with so many seats."""
    try:
        options.resolve(game, seats, chosen)
    except WrongOptions:
        return False
    return True


def is_other(game: Game, seats: int, chosen: dict[str, str]) -> bool:
    """Whether these options are not those of the plain setups."""
    return options.resolve(game, seats, chosen) != options.resolve(game, seats, short(game))


def plain_setups(game: Game) -> list[Setup]:
    """The defaults, or the options of short games, for every number of seats."""
    return [Setup(game, seats, short(game)) for seats in game.seat_counts]


def is_plain(setup: Setup) -> bool:
    """Whether nothing special is chosen."""
    return setup.chosen == short(setup.game)
