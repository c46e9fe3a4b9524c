"""A game as the rest of the program knows it: what its folder declares as `GAME`. docs/design/game.md describes every part."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Generic

from typing_extensions import TypeVar

import magnat.games
from magnat.core.compile import NOT_NOW, dispatch_source, functions_of, linker, playout
from magnat.core.declare import (
    CHANCE,
    Answer,
    BlockRow,
    Blocks,
    Default,
    Document,
    Drawing,
    Events,
    Figures,
    GameState,
    Guide,
    Helper,
    Keep,
    KindTable,
    Laws,
    Order,
    Part,
    Phases,
    Reasons,
    Sample,
    check_gathering,
    check_kinds,
    frame_functions,
    generated,
    layout,
    unwatched,
)
from magnat.core.errors import Refused, UnknownGame

POLICIES = {"random": playout.choose_random, "heuristic": playout.choose_advised, "quick": playout.choose_quick, "seated": playout.choose_seated}

St = TypeVar("St", bound=GameState, default=Any)

Upgrade = Callable[[Document, int], Document]


def same_fields(position: Document, version: int) -> Document:
    """The `upgrade` of a game whose rules have changed, but not its fields and what they mean."""
    return position


Named = Mapping[str, tuple[str, int]]  # values by name, each with its kind
Naming = Callable[[St, str, int], Named]  # (state, block, argument) -> what else the words of an act name there

Remark = Callable[[St, str], tuple[str, list[int]] | None]  # (public state, block) -> why a bot declines, and to whom that is said


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Game(Generic[St]):
    """Rules, tables and words of one game.

    >>> hab = load("hab_und_gut")
    >>> hab.name, list(hab.seat_counts)
    ('hab_und_gut', [3, 4, 5])
    """

    name: str  # of its folder
    version: int  # of the rules: raised when a saved game would replay differently
    observation_version: int = 1  # of the layout of observations: raised when it changes; tests/core/layouts keeps every one
    folder: Path | None = None  # with RULES.md, words/, table/, terminal.py
    seat_counts: range
    usual_seats: int
    limit: int  # acts of a simulated game, chance included

    state: type[St]
    blocks: type[Blocks]
    phases: type[Phases]
    events: type[Events]
    refusals: type[Reasons]
    kinds: KindTable  # of the things that arguments, log values and fields count
    collections: tuple[str, ...] = ()  # kinds of which people may meet all, game by game
    printed: Mapping[str, object] = field(default_factory=dict)  # tables of the printed matter that drawings may read

    rules: tuple[ModuleType, ...]  # the chapters: `may_x`, `x` and `odds_x` of every act are found in them
    go_on: Callable[[St], None] | None = None  # what follows every act by itself, so that rules that nest in each other need not call each other
    clock: Callable[[St, int], int] | None = None  # (state, minutes played): what happens in a phase of chance that is `told`
    setup: Callable[[St], None]
    score: Callable[[St, int], int]
    rank: Callable[[St, int], int]
    won: Callable[[St, int], int]
    standing: Callable[[St, int], int]  # how well a seat does, for whoever searches
    resample: Callable[[St, int, list[int]], None]  # (state, seat, luck): draws again what the seat does not see
    veil: Callable[[St, int, int], None] | None = None  # (state, seat, world), for previews: hides what only counting along would tell
    refuse_options: Callable[[int, dict[str, int]], str] | None = None  # (seats, options): why they do not go together, or ""
    laws: type[Laws]
    broken_law: Callable[[St], int]

    advise: Callable[[St], int]
    hints: type[Events] = Events  # reasons of the advice
    quick: Callable[[St], int] | None = None  # much like the advice and much faster, for playouts; the advice, where that is fast enough
    remark: Remark[St] | None = None
    remarks: tuple[str, ...] = ()  # all that `remark` can say
    naming: Naming[St] | None = None  # for `act-<block>-named`: "Take over Steel B" instead of "Take over the company on place 4"

    upgrade: Upgrade | None = None  # (position, version): fields by name as those rules wrote them, in the fields of today

    helpers: Mapping[str, Helper] = field(default_factory=dict)
    orders: Mapping[str, Order] = field(default_factory=dict)  # standing orders, answered by `answer`
    answer: Answer | None = None  # (state, seat, orders) -> the acts of a request; None: the person is asked
    kept: Keep | None = None  # (before, state, seat, orders) -> the orders that outlive a step
    guide: Guide | None = None  # a guided first game
    sample: Sample | None = None  # the moment that "How to play" is drawn from
    figures: Figures | None = None  # what is told of a finished game

    def __post_init__(self) -> None:
        """Refuse at once what does not fit together."""
        self.functions, self._defaults  # noqa: B018  both refuse what means nothing
        check_kinds(self.state, self.kinds)
        check_gathering(self.events)
        for helper in self.helpers.values():
            helper.check(self.kinds)
        if any(row.is_told for row in self.phases) and self.clock is None:
            raise TypeError(f"{self.name} has a phase that is told and no `clock`")
        if unknown := [kind for kind in self.collections if not isinstance(self.kinds.get(kind), tuple)]:
            raise TypeError(f"{self.name} has no things of the kind {unknown[0]} to collect")
        if self.orders and self.answer is None:
            raise TypeError(f"{self.name} declares standing orders and no `answer`")
        if self.usual_seats not in self.seat_counts:
            raise TypeError(f"{self.name} is usually played by {self.usual_seats}, which is none of its numbers of seats")
        if self.guide is not None and self.guide.seats not in self.seat_counts:
            raise TypeError(f"{self.name} is guided at a table of {self.guide.seats}, which is none of its numbers of seats")
        if self.sample is not None and self.sample.seats not in self.seat_counts:
            raise TypeError(f"{self.name} is sampled at a table of {self.sample.seats}, which is none of its numbers of seats")
        if self.sample is not None and (missing := [name for name in self.sample.helpers if name not in self.helpers]):
            raise TypeError(f"{self.name} has no helper {missing[0]} for its sample")

    def things(self, kind: str) -> tuple[str, ...]:
        """The ids of all things of a collection."""
        things = self.kinds[kind]
        assert isinstance(things, tuple)
        return things

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __copy__(self) -> Game[St]:
        return self

    def __deepcopy__(self, known: object) -> Game[St]:
        return self

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str, ...]]:
        """A pickle is the game itself: found again by its folder, or by the module that declares it."""
        found, *where = (load, self.name) if self.folder else (declared_in, self.state.__module__, self.name)
        if found(*where) is not self:
            raise TypeError(f"this {self.name} cannot be pickled: it is declared nowhere")
        return found, tuple(where)

    def observation_layout(self) -> tuple[Part, ...]:
        """What `st.observation(seat)` consists of: names, shapes, kinds, and where in the bytes each part lies."""
        return layout(self.state)

    @cached_property
    def drawing(self) -> Drawing | None:
        """How it is drawn as text, if its folder says so."""
        if self.folder is None or not (self.folder / "terminal.py").exists():
            return None
        found: Drawing = importlib.import_module(f"magnat.games.{self.name}.terminal").DRAWING
        return found

    # Acts: ids inside one build, [block, argument] outside.

    @cached_property
    def functions(self) -> dict[str, FunctionType]:
        """The functions of the rules by their names."""
        return functions_of(self.rules, self.phases)

    @cached_property
    def dispatch(self) -> ModuleType:
        """legal, apply, refusal, odds and outcome for the interpreter."""
        imports = {name: function.__module__ for name, function in self.functions.items()}
        return generated.module(f"{self.name}_dispatch", dispatch_source(self.blocks, self.phases, imports, self.go_on))

    @cached_property
    def act_count(self) -> int:
        """How many act ids there are, chance included."""
        return sum(int(row.size) for row in self.blocks)

    @cached_property
    def widest(self) -> int:
        """The most acts that can be legal at once: the largest phase."""
        return max(sum(int(self.blocks[block].most) for block in row.pairs) for row in self.phases)

    @cached_property
    def _block_of(self) -> list[BlockRow]:
        return [row for row in self.blocks for _ in range(row.size)]

    def block_of(self, act: int) -> BlockRow:
        """The block that an act id belongs to."""
        return self._block_of[act]

    def named(self, st: St, act: int) -> Named:
        """What the words of an act name in that position besides its argument."""
        return self.naming(st, *self.spelled(act)) if self.naming else {}

    def spelled(self, act: int) -> tuple[str, int]:
        """(block, argument) of an act id.

        >>> load("hab_und_gut").spelled(8)
        ('sell', 2)
        """
        row = self._block_of[act]
        return row.name, act - row.number

    def act_id(self, block: object, argument: object = 0) -> int:
        """The id of (block, argument); refuses what does not exist with a sentence."""
        row = next((row for row in self.blocks if row.name == block), None)
        if row is None:
            raise Refused("unknown-act", (), f"there is no act {block!r}")
        if type(argument) is not int or not 0 <= argument < row.size:
            raise Refused("unknown-act", (), f"{block} takes a number from 0 to {row.size - 1}, not {argument!r}")
        return int(row.number) + argument

    def phase_number(self, name: str) -> int:
        """The number of a phase; refuses what does not exist with a sentence."""
        row = next((row for row in self.phases if row.name == name), None)
        if row is None:
            raise Refused("unknown-phase", (), f"there is no phase {name!r}")
        return int(row.number)

    def legal(self, st: St) -> list[int]:
        """All legal acts of the actor; none while chance is to act or the game is over."""
        if st.actor < 0:
            return []
        choices = [0] * self.widest
        return choices[: self.dispatch.legal(st, choices)]

    def outcomes(self, st: St) -> list[tuple[int, int]]:
        """All that chance can do now, with its weight; nothing while a seat acts."""
        if st.actor != CHANCE:
            return []
        blocks = sorted((self.blocks[name] for name in self.phases.entries[st.phase].pairs), key=lambda row: int(row.number))
        weighed = ((act, int(self.dispatch.odds(st, act))) for row in blocks for act in range(row.number, row.number + row.size))
        return [(act, weight) for act, weight in weighed if weight]

    def refusal(self, st: St, act: int) -> Refused | None:
        """Why the actor may not do this now, with the rules that say so; None if nothing speaks against it."""
        reason = self.dispatch.refusal(st, act)
        if reason == 0:
            return None
        if reason == NOT_NOW:
            return Refused("not-now", (self.phases.entries[st.phase].rule,))
        row = self.refusals.entries[reason]
        return Refused(row.name, row.rules)

    def default_act(self, st: St) -> int:
        """What happens when a clock runs out: what the phase's default says, a function or a block, else the first legal act."""
        default = self._defaults[st.phase]
        if callable(default):
            return int(default(st))
        legal = self.legal(st)
        return next((act for act in legal if self.block_of(act).name == default), legal[0])

    @cached_property
    def _defaults(self) -> dict[int, Default]:
        """The default of every phase: a block, a function, or nothing. TypeError with a sentence if one means nothing."""
        found: dict[int, Default] = {}
        for row in self.phases:
            is_block = any(block.name == row.default for block in self.blocks)
            found[row.number] = row.default if is_block or callable(row.default) or not row.default else self.functions.get(row.default, "")
            if row.default and not found[row.number]:
                raise TypeError(f"the default {row.default!r} of the phase {row.name} is neither a block nor a function of the rules")
        return found

    # Linked templates.

    def bindings(self, policy: str, *, watched: bool = False) -> dict[str, object]:
        """What a template's open names mean in this game."""
        found = self.dispatch
        return {
            "setup": self.setup,
            "legal": found.legal,
            "apply": found.apply,
            "outcome": found.outcome,
            "choose": POLICIES[policy],
            "advise": self.advise,
            "quick": self.quick or self.advise,
            "is_nested": nested if self.state.depth_most else never_nested,
            "broken_law": self.broken_law,
            "before": unwatched,
            "after": playout.note_law if watched else unwatched,
            "WIDEST": self.widest,
            "STREAMS": 1 + self.seat_counts[-1],
            **frame_functions(self.state),
        }

    def plain(self, template: Callable[..., Any], policy: str = "random", *, watched: bool = False) -> Any:
        """A template for the interpreter."""
        return linker.plain(template, self.bindings(policy, watched=watched))

    def linked(self, template: Callable[..., Any], policy: str = "random", *, watched: bool = False, target: str = linker.CPU) -> Any:
        """A template compiled for a target."""
        return linker.link(f"{self.name}_{policy}", template, self.bindings(policy, watched=watched), target)

    # Beginnings.

    def new_state(self, seats: int, options: dict[str, int]) -> St:
        """The state before `setup`: zeroed, with the number of seats and the options."""
        st = self.state()
        st.seats = seats
        for name, value in options.items():
            setattr(st, name, value)
        return st


def nested(st: GameState) -> int:
    """Whether the open question lies inside another one."""
    return 1 if st.depth else 0


def never_nested(st: GameState) -> int:
    """The same in a game without questions inside others."""
    return 0


def is_over(st: GameState) -> bool:
    """Nobody is to act any more."""
    return bool(st.actor < CHANCE)


def names() -> list[str]:
    """The names of all games, found by their folders."""
    return sorted(found.name for found in pkgutil.iter_modules(magnat.games.__path__) if found.ispkg)


@cache
def load(name: str) -> Game:
    """The game of that name; UnknownGame with a sentence if there is none."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
    found = getattr(importlib.import_module(f"magnat.games.{name}"), "GAME", None)
    if not isinstance(found, Game) or found.name != name:
        raise TypeError(f"the folder {name} does not declare GAME = Game(name={name!r}, ...)")
    return found


def declared_in(module: str, name: str) -> Game:
    """The game of that name that a module or the package around it declares."""
    modules = [importlib.import_module(path) for path in (module, module.rpartition(".")[0]) if path]
    found: Game = next(value for each in modules for value in vars(each).values() if isinstance(value, Game) and value.name == name)
    return found
