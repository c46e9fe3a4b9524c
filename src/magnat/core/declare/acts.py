"""The two tables at the top of each game: blocks of act ids, and which of them can be played in which phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from magnat.core.declare.fields import Sight, actor, everybody, nobody
from magnat.core.declare.numbered import Entry, Numbered
from magnat.core.declare.state import GameState
from magnat.core.errors import EndlessAct

Candidates = Callable[[Any, list[int]], int]  # (state, listed): writes arguments in rising order, returns how many
ASKED, TOGETHER, OPEN = "asked", "together", "open"  # the three kinds of window


class BlockRow(Entry):
    """A run of act ids: the same act with different arguments."""

    def __init__(self, size: int, of: str, to: Sight, candidates: Candidates | None = None, most: int = 0, shown_by: str = "") -> None:
        self.size, self.of, self.to, self.candidates, self.shown_by = size, of, to, candidates, shown_by
        self.most = most if candidates and most else size  # of the arguments that `legal` looks at


class Blocks(Numbered):
    """The acts of a game in the order of its specification, chance last. `Block.buy` is the id of its first act."""

    entries: ClassVar[dict[int, BlockRow]]


def openly(size: int = 1, of: str = "", *, candidates: Candidates | None = None, most: int = 0) -> int:
    """A block whose argument everybody sees; `of` names the kind of thing that the argument counts.

    candidates: lists the only arguments that can be legal now, at most `most` of them, so that `legal` need not try all.
    """
    return BlockRow(size, of, everybody, candidates, most)  # type: ignore[return-value]


def secretly(size: int, of: str, to: Sight = actor, *, candidates: Candidates | None = None, most: int = 0, shown_by: str = "") -> int:
    """A block whose argument only some see: `to(state, seat, argument)`, judged once, before the act.

    shown_by: the event that tells everybody the arguments of all such acts before it.
    """
    return BlockRow(size, of, to, candidates, most, shown_by)  # type: ignore[return-value]


Default = str | Callable[[Any], int]
Odds = Callable[[Any, int], int]  # (state, argument): the weight of an outcome


class PhaseRow(Entry):
    """What may be done when: block -> name of the may/do pair that answers to it in this phase."""

    def __init__(
        self,
        pairs: dict[str, str],
        *,
        is_chance: bool = False,
        rule: str = "",
        window: str = ASKED,
        default: Default = "",
        timed: Sight = nobody,
        continues: bool = False,
        awaited: Sight = everybody,
        odds: Odds | None = None,
        told: bool = False,
    ) -> None:
        self.odds, self.is_told = odds, told
        self.pairs, self.is_chance, self.rule, self.window, self.default = pairs, is_chance, rule, window, default
        self.timed, self.continues, self.awaited = timed, continues, awaited


class Phases(Numbered):
    """The phases of a game. `Phase.TRADE` is its number."""

    entries: ClassVar[dict[int, PhaseRow]]


def acts(
    *blocks: str,
    rule: str,
    window: str = ASKED,
    default: Default = "",
    timed: Sight = nobody,
    continues: bool = False,
    awaited: Sight = everybody,
    **pairs: str,
) -> int:
    """A phase in which a seat chooses.

    blocks: may be played here, answered by the pair of the same name; pairs: block="name of another pair".
    rule: what is cited when something else is tried. default: what is played when a clock runs out: a block, or a function that returns
    an act (its name, if it is one of the rules).
    timed: which seats answer against the clock at a live table; continues: with the time of the question before it, whose answer this completes.
    awaited: in an open window, which seats have anything to decide by what everybody sees; the others keep their hands down.
    """
    table = {block: block for block in blocks} | pairs
    return PhaseRow(table, rule=rule, window=window, default=default, timed=timed, continues=continues, awaited=awaited)  # type: ignore[return-value]


def chance(block: str = "", *, odds: Odds | None = None, told: bool = False, **pair: str) -> int:
    """A phase in which chance acts, by the weights of `odds`, or of the function `odds_<block>` of the game.

    block="name of another pair": where the block's own name is taken. told: at a live table the world tells the outcome, not the dice: `Game.clock`
    knows it from the minutes played, so nothing is proved of it.
    """
    return PhaseRow(pair or {block: block}, is_chance=True, odds=odds, told=told)  # type: ignore[return-value]


class Gather(NamedTuple):
    """Which lines before it a line is told together with: see `joins` and `closes`."""

    leads: bool
    events: tuple[str, ...]
    same: tuple[str, ...]


def joins(*events: str, same: tuple[str, ...] = ()) -> Gather:
    """A line that is a detail of those before it, if one of these events leads them, with the same values. With the event itself they add up."""
    return Gather(False, events, same)


def closes(*events: str, same: tuple[str, ...] = ()) -> Gather:
    """A line that says what those before it came to, if one of these events leads them and has the same values: now this one leads."""
    return Gather(True, events, same)


class EventRow(Entry):
    """Something the rules tell: named values with their kinds."""

    def __init__(
        self,
        kinds: dict[str, str],
        secrets: tuple[str, ...],
        reveals: bool,
        rules: tuple[str, ...],
        chapter: bool,
        turn: bool,
        gather: tuple[Gather, ...],
    ) -> None:
        self.kinds, self.secrets, self.reveals, self.rules = kinds, secrets, reveals, rules
        self.chapter, self.turn, self.gather = chapter, turn, gather
        for name in [name for how in gather for name in how.same]:
            if name not in kinds or name in secrets:  # what only some can read must not decide what everybody sees
                raise TypeError(f"lines cannot gather by {name!r}, which is no open value of them")

    @property
    def same(self) -> list[str]:
        """The values that are the same in all lines of this event that add up."""
        return [value for way in self.gather if self.name in way.events for value in way.same]


class Events(Numbered):
    """What the log can say."""

    entries: ClassVar[dict[int, EventRow]]


def event(
    *names: str,
    secrets: tuple[str, ...] = (),
    reveals: bool = False,
    rules: tuple[str, ...] = (),
    chapter: bool = False,
    opens_turn: bool = False,
    gather: Gather | tuple[Gather, ...] = (),
    **kinds: str,
) -> int:
    """Declare a log line.

    names: values whose kind has the same name ("seat", "good"); kinds: value="kind" for the others.
    secrets: values that only the acting seat reads; reveals: it makes something known, so it cannot be undone.
    rules: what it rests on; chapter: it begins a chapter of the log (a turn, a round);
    opens_turn: somebody's turn begins with it, within a chapter.
    gather: with which lines before it it is told as one (`joins`, `closes`); of several ways the first that fits.
    """
    table = {name: name for name in names} | kinds
    ways = (gather,) if isinstance(gather, Gather) else gather
    return EventRow(table, secrets, reveals, rules, chapter, opens_turn, ways)  # type: ignore[return-value]


MOST_STEPS = 2000  # of one act
OPENED = -1  # told by the kernel instead of an event: a question was opened at that depth of the stack


def tell(st: GameState, event: int, *values: int) -> None:
    """Say what happens, for the log or for a hint. Compiled code leaves this out, arguments and all."""
    if st.heard is not None:
        st.heard.append((event, values, st.actor))


def count_step(st: GameState) -> None:
    """One more step of an act whose end depends on the position: `EndlessAct` if there are more than an act can have.

    No position that was reached by playing goes so far; one that was made up may. Compiled code leaves this out.
    """
    st.steps_made += 1
    if st.steps_made > MOST_STEPS:
        raise EndlessAct(MOST_STEPS)


def begin_steps(st: GameState) -> None:
    """An act begins: its steps are counted from here. Compiled code leaves this out."""
    st.steps_made = 0


def unwatched(*told: object) -> None:
    """Bound to a hook of a template that nobody needs. Compiled code leaves this out, arguments and all."""


def scratch(size: int) -> list[int]:
    """Working memory of `size` numbers. It holds nothing yet: reading before writing fails in the interpreter."""
    return [None] * size  # type: ignore[list-item]
