"""The games under contract: all that are in the box, and the bazaar. The next game is here by being there."""

from __future__ import annotations

import importlib.util
import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from magnat.core import options
from magnat.core.errors import WrongOptions
from magnat.core.game import Game, load, names
from magnat.core.state import Option
from tests.contract.notes import Notes
from tests.core import bazaar, bazaar_contract

TESTS = Path(__file__).parents[1]


@dataclass(frozen=True)
class Subject:
    """A game with what the contract needs besides: its rules, its sources, its tests, and notes that only its tests can give."""

    game: Game
    rules: Path
    sources: tuple[Path, ...]
    tests: tuple[Path, ...]
    folder: Path  # of perft.json and golden/
    notes: Notes


@dataclass(frozen=True)
class Setup:
    """One way to set up a game."""

    game: Game
    seats: int
    chosen: dict[str, str]

    def __str__(self) -> str:
        return "-".join([self.game.NAME, str(self.seats), *(f"{name}={value}" for name, value in self.chosen.items())])

    @property
    def is_plain(self) -> bool:
        """Nothing was chosen but what keeps games short."""
        return self.chosen == shortened(self.game)

    def start(self) -> Any:
        """The state before `setup`."""
        return self.game.new_state(self.seats, options.resolve(self.game, self.seats, self.chosen))


def module_at(path: Path) -> ModuleType:
    """A Python file as a module, wherever it lies."""
    spec = importlib.util.spec_from_file_location(f"contract_of_{path.parent.name}", path)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@cache
def subject(name: str) -> Subject:
    """The game of that name with its surroundings."""
    if name == "bazaar":
        core = TESTS / "core"
        cited = tuple(sorted(core.glob("test_*.py")))
        return Subject(bazaar.BAZAAR, bazaar.FOLDER / "RULES.md", (core / "bazaar.py",), cited, bazaar.FOLDER, bazaar_contract.NOTES)
    game = load(name)
    assert game.folder is not None
    home = TESTS / "games" / name
    tests = tuple(sorted(home.glob("test_*.py")))
    notes: Notes = module_at(home / "contract.py").NOTES if (home / "contract.py").exists() else Notes()  # without notes everything is asked of it
    return Subject(game, game.folder / "RULES.md", tuple(sorted(game.folder.rglob("*.py"))), tests, home, notes)


NAMES = [*names(), "bazaar"]


def values_of(option: Option) -> tuple[str, ...]:
    """Words, or the ends of a range of numbers."""
    return option.values or (str(option.least), str(option.most))


def shortened(game: Game) -> dict[str, str]:
    """The options that keep the games of these tests short."""
    return {**subject(game.name).notes.shortened}


def setups(game: Game) -> Iterator[Setup]:
    """For every number of seats the defaults and a set at random; every other value of every option once, the numbers of seats taking turns."""
    yield from plain_setups(game)
    short = shortened(game)
    known = {name: option for name, option in options.declared(game).items() if name not in short}
    turn = 0
    for name, option in known.items():
        for value in values_of(option):
            chosen = {**short, name: value}
            others = [seats for seats in game.seat_counts if is_possible(game, seats, chosen) and is_other(game, seats, chosen)]
            if others:
                yield Setup(game, others[turn % len(others)], chosen)
                turn += 1
    luck = random.Random(game.NAME)
    for seats in game.seat_counts if known else []:
        mixed = ({name: luck.choice(values_of(option)) for name, option in known.items()} | short for _ in itertools.count())
        yield Setup(game, seats, next(chosen for chosen in mixed if is_possible(game, seats, chosen)))


def is_possible(game: Game, seats: int, chosen: dict[str, str]) -> bool:
    """Whether these options can be chosen with so many seats."""
    try:
        options.resolve(game, seats, chosen)
    except WrongOptions:
        return False
    return True


def is_other(game: Game, seats: int, chosen: dict[str, str]) -> bool:
    """Whether these options are not the defaults."""
    return options.resolve(game, seats, chosen) != options.resolve(game, seats, shortened(game))


def plain_setups(game: Game) -> list[Setup]:
    """The defaults, for every number of seats."""
    return [Setup(game, seats, shortened(game)) for seats in game.seat_counts]
