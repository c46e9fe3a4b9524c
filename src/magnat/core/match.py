"""A match: one game being played by named seats, with everything that people expect of it: refuse, preview, undo, replay.

The server, the terminal and the tests all go through this class; it is the edge where acts are checked. Inside, the rules
trust it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from magnat.core import options
from magnat.core.acts import OPEN, TOGETHER
from magnat.core.dice import Dice, FairDice, SeededDice
from magnat.core.errors import Refused
from magnat.core.game import Game, is_over
from magnat.core.numbers import draw
from magnat.core.state import CHANCE, SPECTATOR

PERSON = "person"


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person, or a bot by the name of its policy."""

    name: str
    kind: str = PERSON


@dataclass(frozen=True)
class Line:
    """One sentence of the log: an event with its values. Secret values are read by `reader` alone."""

    event: str
    values: tuple[int, ...]
    reader: int


@dataclass(frozen=True)
class Played:
    """One act as it was played."""

    seat: int
    act: int
    readers: int  # mask of the seats that see the argument, judged before the act
    number: int = -1  # which draw it was, for chance
    lines: tuple[Line, ...] = ()
    reveals: bool = False


@dataclass
class Match:
    """Game, options, seats, dice and the acts so far; `state` is where they lead.

    >>> from magnat.core.game import load
    >>> match = Match.new(load("hab_und_gut"), ["Ada", "Bob", "Cleo"], dice=SeededDice(1))
    >>> match.play(0, [("buy", 0), ("trade_end", 0)])
    >>> match.state.hand[0], match.version
    ([1, 0, 0, 0, 0, 0], 2)
    """

    game: Game
    seats: list[Seat]
    dice: Dice
    state: Any
    base: Any  # the state from which `played` starts
    played: list[Played] = field(default_factory=list)
    before: list[list[int | str]] = field(default_factory=list)  # spelled acts that led to `base`, if it is no setup
    sealed: dict[int, int] = field(default_factory=dict)  # answers in a window that all answer together
    raised: dict[int, bool] = field(default_factory=dict)  # hands raised (or not) in an open window
    version: int = 1
    drawn: int = 0
    marks: set[str] = field(default_factory=set)  # "takeback", "what-if", "rules-changed"
    _undo: list[Any] = field(default_factory=list)  # states before the acts that can still be undone

    @classmethod
    def new(cls, game: Game, seats: Sequence[str | Seat], *, chosen: dict[str, object] | None = None, dice: Dice | None = None) -> Match:
        """A fresh game, up to the first question."""
        people = [seat if isinstance(seat, Seat) else Seat(seat) for seat in seats]
        st = game.new_state(len(people), options.resolve(game, len(people), chosen))
        base = st.copy()
        match = cls(game, people, dice or FairDice(), st, base)
        st.heard = []
        game.setup(st)
        match._opening = match._lines(st)
        match._chance()
        return match

    _opening: tuple[Line, ...] = ()  # what setup told

    # Who is asked, and what may be done.

    @property
    def is_over(self) -> bool:
        return is_over(self.state)

    @property
    def window(self) -> str:
        """The kind of the open question: asked, together or open."""
        return str(self.game.Phase.entries[self.state.phase].window)

    def asked(self) -> list[int]:
        """The seats whose answer is awaited now."""
        st = self.state
        if st.actor < 0:
            return []
        return self._awaited() if self.window in (TOGETHER, OPEN) else [st.actor]

    def _pending(self) -> list[int]:
        return [seat for seat in range(self.state.seats) if (self.state.pending >> seat) & 1]

    def legal(self, seat: int) -> list[int]:
        """The acts open to a seat; none if it is not asked."""
        return self.game.legal(self._asking(seat)) if seat in self.asked() else []

    def refusal(self, seat: int, act: int) -> Refused | None:
        """Why a seat may not do this now; None if it may."""
        if self.is_over:
            return Refused("game-over", ())
        if seat not in self.asked():
            return Refused("not-your-turn", (self.game.Phase.entries[self.state.phase].rule,))
        return self.game.refusal(self._asking(seat), act)

    def _asking(self, seat: int) -> Any:
        """The state with that seat as actor: in a shared window all pending seats are asked at once."""
        if seat == self.state.actor:
            return self.state
        st = self.state.copy()
        st.actor = seat
        return st

    # Playing.

    def play(self, seat: int, acts: Iterable[int | tuple[str, int]]) -> None:
        """Play one or several acts of a seat, or raise Refused and change nothing.

        Several acts are judged on a copy first; only the last may lead to chance or to another seat.
        """
        ids = [act if isinstance(act, int) else self.game.act_id(*act) for act in acts]
        if not ids:
            raise Refused("nothing-played", ())
        if self.window in (TOGETHER, OPEN) and seat in self.asked() and not self.is_over:
            return self._answer_together(seat, ids)
        self._rehearse(seat, ids)
        for act in ids:
            self._do(seat, act)
        self._chance()
        self.version += 1
        return None

    def _answer_together(self, seat: int, ids: list[int]) -> None:
        """Keep an answer sealed until all have answered, then feed them to the engine in its order."""
        if len(ids) > 1:
            raise Refused("one-answer", (self.game.Phase.entries[self.state.phase].rule,))
        if refused := self.refusal(seat, ids[0]):
            raise refused
        if self.window == OPEN:
            self.raised[seat] = True
        self.sealed[seat] = ids[0]
        self.version += 1
        self._unseal()

    def pass_window(self, seat: int) -> None:
        """Keep the hand down in an open window."""
        if self.window != OPEN or seat not in self.asked():
            raise Refused("not-your-turn", (self.game.Phase.entries[self.state.phase].rule,))
        self.raised[seat] = False
        self.version += 1
        self._unseal()

    def close_window(self) -> None:
        """The clock has run out: whoever has not answered a shared window takes the default of the phase."""
        for seat in self.asked():
            if self.window == OPEN:
                self.raised[seat] = False
            else:
                self.sealed[seat] = self.game.default_act(self._asking(seat))
        self.version += 1
        self._unseal()

    def _unseal(self) -> None:
        """When nobody is awaited any more, play the answers in the order in which the engine asks."""
        question = (self.state.phase, self.state.depth)
        while (self.state.phase, self.state.depth) == question and self.state.actor >= 0 and not self._awaited():
            seat = self.state.actor
            act = self.sealed.pop(seat, None)
            if act is None or self.game.refusal(self.state, act):
                act = self.game.default_act(self.state)
            self._do(seat, act)
        if (self.state.phase, self.state.depth) != question or self.state.actor < 0:
            self.sealed.clear()
            self.raised.clear()
        self._chance()

    def _awaited(self) -> list[int]:
        """The seats that a shared window still waits for."""
        answered: dict[int, Any] = dict(self.sealed) if self.window == TOGETHER else dict(self.raised)
        return [seat for seat in self._pending() if seat not in answered]

    def _rehearse(self, seat: int, ids: list[int]) -> Any:
        """Judge a request on a copy; nothing is drawn."""
        if self.is_over:
            raise Refused("game-over", ())
        if seat not in self.asked():
            raise Refused("not-your-turn", (self.game.Phase.entries[self.state.phase].rule,))
        st = self.state.copy()
        st.heard = []
        for act in ids:
            if st.actor != seat:
                raise Refused("too-many-acts", ())
            if refused := self.game.refusal(st, act):
                raise refused
            self.game.dispatch.apply(st, act)
        return st

    def preview(self, seat: int, acts: Iterable[int | tuple[str, int]]) -> tuple[dict[str, Any], list[Line]]:
        """What a seat would see after these acts, before chance or anybody else has a say; nothing changes."""
        ids = [act if isinstance(act, int) else self.game.act_id(*act) for act in acts]
        st = self._rehearse(seat, ids)
        return st.view(seat), list(self._lines(st))

    def _do(self, seat: int, act: int, number: int = -1) -> None:
        st = self.state
        row = self.game.block_of(act)
        argument = act - row.number
        readers = sum(1 << other for other in range(st.seats) if other == seat or row.to(st, other, argument))
        if seat != CHANCE:
            if self.played and self.played[-1].seat != seat:
                self._undo.clear()
            self._undo.append(st.copy())
        st.heard = []
        self.game.dispatch.apply(st, act)
        lines = self._lines(st)
        reveals = any(self.game.Event[line.event].reveals for line in lines)
        self.played.append(Played(seat, act, readers, number, lines, reveals))
        if reveals or seat == CHANCE:
            self._undo.clear()

    def _lines(self, st: Any) -> tuple[Line, ...]:
        told = tuple(Line(self.game.Event.named(event), values, reader) for event, values, reader in st.heard)
        st.heard = None
        return told

    def _chance(self) -> None:
        """Let chance act until a seat is asked or the game is over."""
        while self.state.actor == CHANCE:
            act = self.game.dispatch.outcome(self.state, self.dice.number(self.drawn))
            self._do(CHANCE, act, self.drawn)
            self.drawn += 1

    # Undo.

    def undoable(self, seat: int) -> int:
        """How many acts a seat may take back: up to the last draw, reveal, or act of somebody else."""
        if seat in self.sealed:
            return 1
        return len(self._undo) if self.played and self.played[-1].seat == seat else 0

    def undo(self, seat: int, steps: int = 1) -> None:
        """Take back the last acts of a seat, or refuse. The version grows all the same."""
        if not 0 < steps <= self.undoable(seat):
            raise Refused("nothing-to-undo", ())
        if self.sealed.pop(seat, None) is not None:
            self.raised.pop(seat, None)
        else:
            for _ in range(steps):
                self.state = self._undo.pop()
                self.played.pop()
        self.version += 1

    def takeback(self, seat: int) -> None:
        """Go back before the last decision of a seat, over bots and chance; only where one person plays. The match is marked."""
        if sum(other.kind == PERSON for other in self.seats) > 1:
            raise Refused("takeback-among-people", ())
        last = max((place for place, act in enumerate(self.played) if act.seat == seat), default=None)
        if last is None:
            raise Refused("nothing-to-undo", ())
        self.state = self.state_at(last)
        del self.played[last:]
        self._undo.clear()
        self.marks.add("takeback")
        self.version += 1

    # History.

    def state_at(self, place: int) -> Any:
        """The state before the act at that place."""
        st = self.base.copy()
        if not self.before:
            self.game.setup(st)
        for act in self.played[:place]:
            self.game.dispatch.apply(st, act.act)
        return st

    def spelled(self) -> list[list[int | str]]:
        """All acts as [seat, block, argument]; chance is seat -1."""
        played: list[list[int | str]] = [[act.seat, *self.game.spelled(act.act)] for act in self.played]
        return [*self.before, *played]

    # What a seat may know.

    def redacted(self, seat: int = SPECTATOR) -> list[list[int | str | None]]:
        """The acts as a seat saw them: arguments it did not see are None."""
        everybody = (1 << self.state.seats) - 1
        acts: list[list[int | str | None]] = []
        for act in self.played:
            block, argument = self.game.spelled(act.act)
            seen = act.readers == everybody if seat == SPECTATOR else (act.readers >> seat) & 1
            acts.append([act.seat, block, argument if seen else None])
        return acts

    def log(self, seat: int = SPECTATOR) -> list[tuple[int, str, dict[str, int | None]]]:
        """(place of the act, event, values) for every line, as a seat may read it."""
        told = [(-1, line) for line in self._opening]
        told += [(place, line) for place, act in enumerate(self.played) for line in act.lines]
        return [(place, line.event, self.values(line, seat)) for place, line in told]

    def values(self, line: Line, seat: int) -> dict[str, int | None]:
        """The values of a log line for a reader; None for what is not the reader's business."""
        row = self.game.Event[line.event]
        named = dict(zip(row.kinds, line.values, strict=True))
        return {name: value if name not in row.secrets or seat == line.reader else None for name, value in named.items()}

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """The position as a seat sees it."""
        return dict(self.state.view(seat))

    def export(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """All that a seat has seen so far, as a JSON object."""
        return {
            "format": "magnat-seen",
            "game": self.game.NAME,
            "rules_version": self.game.VERSION,
            "players": self.state.seats,
            "options": options.spelled(self.game, options.of_state(self.game, self.state)),
            "seat": seat,
            "acts": self.redacted(seat),
            "view": self.view(seat),
        }

    def hint(self, seat: int) -> tuple[int, list[tuple[str, dict[str, int]]]]:
        """What a good player would do, and why: an act and the reasons of the heuristic."""
        if seat not in self.asked():
            raise Refused("not-your-turn", (self.game.Phase.entries[self.state.phase].rule,))
        st = self._asking(seat).copy()
        st.heard = []
        act = self.game.advise(st)
        reasons = [(self.game.Hint.named(hint), dict(zip(self.game.Hint.entries[hint].kinds, values, strict=True))) for hint, values, _ in st.heard]
        return act, reasons

    def what_if(self, seat: int, seed: int) -> Match:
        """A match of its own from here, with all that the seat does not see drawn anew."""
        st = self.state.copy()
        luck = [seed, 0]
        self.game.resample(st, seat, luck)
        twin = Match(self.game, list(self.seats), SeededDice(draw(luck, 2**31 - 1)), st, st.copy(), before=[[seat, "what-if", 0]], marks={"what-if"})
        twin._chance()
        return twin

    def result(self) -> dict[str, Any]:
        """Scores, ranks and winners of a finished game."""
        seats = range(self.state.seats)
        return {
            "scores": [self.game.score(self.state, seat) for seat in seats],
            "ranks": [self.game.rank(self.state, seat) for seat in seats],
            "winners": [seat for seat in seats if self.game.names["won"](self.state, seat)],
        }
