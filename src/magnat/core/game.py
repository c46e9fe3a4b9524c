"""A game as the rest of the program knows it: a handful of names, found in the folder of the game."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import magnat.games
from magnat.core import acts, generated, linker, playout
from magnat.core.dispatch import NOT_NOW, dispatch_source
from magnat.core.errors import Refused, UnknownGame
from magnat.core.frames import frame_functions
from magnat.core.orders import Order
from magnat.core.state import CHANCE, Table

Helper = Callable[[Any, int, dict[str, Any]], Any]  # (state, seat, arguments) -> a JSON value
Remark = Callable[[Any, str], tuple[str, list[int]] | None]  # (public state, block) -> why a bot declines, and to whom that is said
MODULES = ("components", "state", "rules", "helpers", "laws", "advice", "orders")


class Game:
    """Rules, tables and words of one game, gathered from its modules.

    >>> hab = load("hab_und_gut")
    >>> hab.NAME, list(hab.seat_counts)
    ('hab_und_gut', [3, 4, 5])
    """

    def __init__(self, name: str, *modules: ModuleType, folder: Path | None = None) -> None:
        self.NAME, self.folder = name, folder
        self.names: dict[str, Any] = {}
        for part in modules:
            self.names |= {key: value for key, value in vars(part).items() if not key.startswith("__")}
        self.State: type[Table] = self._last("State", Table)
        self.Block: Any = self._last("Block", acts.Blocks)
        self.Phase: Any = self._last("Phase", acts.Phases)
        self.Event: Any = self._last("Event", acts.Events)
        self.Refusal: Any = self.names["Refusal"]
        self.Hint: Any = self.names.get("Hint")
        self.VERSION: int = self.names["VERSION"]
        self.LIMIT: int = self.names["LIMIT"]
        self.kinds: dict[str, Any] = self.names["KINDS"]
        self.seat_counts: range = self.names["SEAT_COUNTS"]
        self.setup: Callable[[Any], None] = self.names["setup"]
        self.score: Callable[[Any, int], int] = self.names["score"]
        self.rank: Callable[[Any, int], int] = self.names["rank"]
        self.standing: Callable[[Any, int], int] = self.names["standing"]
        self.advise: Callable[[Any], int] = self.names["advise"]
        self.resample: Callable[[Any, int, list[int]], None] = self.names["resample"]
        self.broken_law: Callable[[Any], int] = self.names["broken_law"]
        self.helpers: dict[str, Helper] = self.names.get("HELPERS", {})
        self.remark: Remark | None = self.names.get("remark")
        self.veil: Callable[[Any, int, int], None] | None = self.names.get("veil")  # for previews: hides what only counting along would tell
        self.orders: dict[str, Order] = self.names.get("ORDERS", {})

    def _last(self, name: str, base: type) -> Any:
        found = self.names[name]
        if not issubclass(found, base):
            raise TypeError(f"{name} of {self.NAME} is not a {base.__name__}")
        return found

    def __repr__(self) -> str:
        return f"<Game {self.NAME}>"

    # Acts: ids inside one build, [block, argument] outside.

    @cached_property
    def dispatch(self) -> ModuleType:
        """legal, apply, refusal, odds and outcome for the interpreter."""
        imports = {name: value.__module__ for name, value in self.names.items() if isinstance(value, FunctionType)}
        return generated.module(f"{self.NAME}_dispatch", dispatch_source(self.Block, self.Phase, imports))

    @cached_property
    def act_count(self) -> int:
        """How many act ids there are, chance included."""
        return sum(int(row.size) for row in self.Block)

    @cached_property
    def widest(self) -> int:
        """The most acts that can be legal at once: the largest phase."""
        return max(sum(int(self.Block[block].most) for block in row.pairs) for row in self.Phase)

    @cached_property
    def _block_of(self) -> list[Any]:
        return [row for row in self.Block for _ in range(row.size)]

    def block_of(self, act: int) -> Any:
        """The block that an act id belongs to."""
        return self._block_of[act]

    def spelled(self, act: int) -> tuple[str, int]:
        """(block, argument) of an act id.

        >>> load("hab_und_gut").spelled(8)
        ('sell', 2)
        """
        row = self._block_of[act]
        return row.name, act - row.number

    def act_id(self, block: object, argument: object = 0) -> int:
        """The id of (block, argument); refuses what does not exist with a sentence."""
        row = next((row for row in self.Block if row.name == block), None)
        if row is None:
            raise Refused("unknown-act", (), f"there is no act {block!r}")
        if type(argument) is not int or not 0 <= argument < row.size:
            raise Refused("unknown-act", (), f"{block} takes a number from 0 to {row.size - 1}, not {argument!r}")
        return int(row.number) + argument

    def legal(self, st: Any) -> list[int]:
        """All legal acts of the actor; none while chance is to act or the game is over."""
        if st.actor < 0:
            return []
        choices = [0] * self.widest
        return choices[: self.dispatch.legal(st, choices)]

    def refusal(self, st: Any, act: int) -> Refused | None:
        """Why the actor may not do this now, with the rules that say so; None if nothing speaks against it."""
        reason = self.dispatch.refusal(st, act)
        if reason == 0:
            return None
        if reason == NOT_NOW:
            return Refused("not-now", (self.Phase.entries[st.phase].rule,))
        row = self.Refusal.entries[reason]
        return Refused(row.name, row.rules)

    def default_act(self, st: Any) -> int:
        """What happens when a clock runs out: the phase's default act or block, else the first legal act."""
        row = self.Phase.entries[st.phase]
        if callable(row.default):
            return int(row.default(st))
        legal = self.legal(st)
        return next((act for act in legal if self.block_of(act).name == row.default), legal[0])

    # Linked templates.

    def bindings(self, policy: str, *, watched: bool = False) -> dict[str, Any]:
        """What a template's open names mean in this game."""
        found = self.dispatch
        return {
            "setup": self.setup,
            "legal": found.legal,
            "apply": found.apply,
            "outcome": found.outcome,
            "choose": {"random": playout.choose_random, "heuristic": playout.choose_advised}[policy],
            "advise": self.advise,
            "broken_law": self.broken_law if watched else playout.unwatched,
            "WIDEST": self.widest,
            "STREAMS": 1 + self.seat_counts[-1],
            **frame_functions(self.State),
        }

    def plain(self, template: Callable[..., Any], policy: str = "random", *, watched: bool = False) -> Any:
        """A template for the interpreter."""
        return linker.plain(template, self.bindings(policy, watched=watched))

    def linked(self, template: Callable[..., Any], policy: str = "random", *, watched: bool = False, target: str = linker.CPU) -> Any:
        """A template compiled for a target."""
        return linker.link(f"{self.NAME}_{policy}", template, self.bindings(policy, watched=watched), target)

    # Beginnings.

    def new_state(self, seats: int, options: dict[str, int]) -> Any:
        """The state before `setup`: zeroed, with the number of seats and the options."""
        st = self.State()
        st.seats = seats
        for name, value in options.items():
            setattr(st, name, value)
        return st


def is_over(st: Any) -> bool:
    """Nobody is to act any more."""
    return bool(st.actor < CHANCE)


def names() -> list[str]:
    """The games that are there, by their folders."""
    return sorted(found.name for found in pkgutil.iter_modules(magnat.games.__path__) if found.ispkg)


@cache
def load(name: str) -> Game:
    """The game of that name; UnknownGame with a sentence if there is none."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
    package = f"magnat.games.{name}"
    folder = Path(*magnat.games.__path__) / name
    parts = [importlib.import_module(f"{package}.{part}") for part in MODULES if (folder / f"{part}.py").exists() or (folder / part).is_dir()]
    return Game(name, importlib.import_module(package), *parts, folder=folder)
