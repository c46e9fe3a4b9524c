"""A match: one game being played by named seats, with everything that people expect of it: refuse, preview, undo, replay.

The server, the terminal and the tests all go through this class; it is the edge where acts are checked. Inside, the rules
trust it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any

from magnat.core import options
from magnat.core.acts import ASKED, OPEN, OPENED, TOGETHER
from magnat.core.dice import Dice, FairDice, SeededDice
from magnat.core.errors import Refused
from magnat.core.game import Game, is_over
from magnat.core.numbers import draw
from magnat.core.orders import Orders
from magnat.core.state import CHANCE, SPECTATOR

PERSON = "person"
HAND_DOWN: tuple[int, ...] = ()  # in an open window, in the place of an answer
WORLDS = 4  # positions in which a preview is worked out
WHAT_IFS = 20  # positions tried as the beginning of a what-if


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or a bot by the name of its policy."""

    name: str
    kind: str = PERSON


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence of the log: an event with its values. Secret values are read by the seats in the mask `readers`."""

    event: str
    values: tuple[int, ...]
    readers: int


@dataclass(frozen=True, slots=True)
class Played:
    """One act as it was played."""

    seat: int
    act: int
    readers: int  # mask of the seats that see the argument, judged before the act
    number: int = -1  # which draw it was, for chance
    lines: tuple[Line, ...] = ()
    reveals: bool = False


@dataclass
class Window:
    """The answers to a question that several seats are asked at once: sealed until the last one has come, then played one by one.

    A nested question may come in between; the answers not yet played wait for its end.
    """

    phase: int
    depth: int
    pending: int
    answers: dict[int, tuple[int, ...]] = field(default_factory=dict)  # seat -> its acts, or HAND_DOWN
    broken: bool = False  # all have answered, so no answer can be taken back

    def continues(self, st: Any) -> bool:
        """Whether this window is still open. One that asks a seat that it no longer waited for is another one in its place."""
        if st.depth < self.depth:
            return False
        phase, pending = asked_at(st, self.depth)
        return phase == self.phase and pending & ~self.pending == 0


def asked_at(st: Any, depth: int) -> tuple[int, int]:
    """Phase and pending seats of the question at that depth of the stack."""
    return (st.phase, st.pending) if depth == st.depth else (st.phase_below[depth], st.pending_below[depth])


@dataclass
class Match:
    """Game, options, seats, dice and the acts so far; `state` is where they lead.

    >>> from magnat.core.game import load
    >>> match = Match.new(load("hab_und_gut"), ["Ada", "Bob", "Cleo"], seed=1)
    >>> match.choices(0)[:2]
    [('buy', 0), ('buy', 1)]
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
    windows: list[Window] = field(default_factory=list)  # the shared windows in which somebody has answered, outermost first
    version: int = 1
    drawn: int = 0
    marks: set[str] = field(default_factory=set)  # "takeback", "what-if", "rules-changed", "guided"
    prepared: tuple[int, ...] = ()  # the first outcomes of chance, of a guided game; the dice give those that are impossible
    _undo: list[tuple[Any, list[Window]]] = field(default_factory=list)  # state and windows before the acts that can still be undone

    @classmethod
    def new(
        cls,
        game: Game,
        seats: Sequence[str | Seat],
        *,
        chosen: Mapping[str, object] | None = None,
        dice: Dice | None = None,
        seed: int | None = None,
        prepared: Sequence[tuple[str, int]] = (),
    ) -> Match:
        """A fresh game, up to the first question. The same seed gives the same draws; without dice or a seed they are fair and new.

        A game whose first draws are prepared is marked as guided: nothing can be proved of them.
        """
        if seed is not None and dice is not None:
            raise TypeError("a match has either dice or a seed")
        people = [seat if isinstance(seat, Seat) else Seat(seat) for seat in seats]
        st = game.new_state(len(people), options.resolve(game, len(people), chosen))
        base = st.copy()
        match = cls(game, people, dice or (FairDice() if seed is None else SeededDice(seed)), st, base)
        if prepared:
            match.prepared, match.marks = tuple(game.act_id(*act) for act in prepared), {"guided"}
        match.begin()
        match.go_on()
        return match

    opening: tuple[Line, ...] = ()  # what setup told

    def begin(self) -> None:
        """Set the game up and keep what that tells; nothing is played yet."""
        self.state.heard = []
        self.game.setup(self.state)
        self.opening = self._lines(self.state, 0)

    def copy(self) -> Match:
        """An independent match that stands where this one does. What is only ever replaced, never changed in place, is shared."""
        return replace(
            self,
            seats=list(self.seats),
            state=self.state.copy(),
            played=list(self.played),
            windows=deepcopy(self.windows),
            marks=set(self.marks),
            _undo=list(self._undo),
        )

    __copy__ = copy

    # Who is asked, and what may be done.

    @property
    def is_over(self) -> bool:
        return is_over(self.state)

    @property
    def row(self) -> Any:
        """The phase of the open question as its game declares it."""
        return self.game.phases.entries[self.state.phase]

    @property
    def window(self) -> str:
        """The kind of the open question: asked, together or open."""
        return str(self.row.window)

    def questioned(self) -> list[int]:
        """The seats to whom the open question goes, whether or not their answers lie sealed already."""
        st = self.state
        if st.actor < 0:
            return []
        if self.window == ASKED:
            return [st.actor]
        return [seat for seat in range(st.seats) if (st.pending >> seat) & 1 and self.row.awaited(st, seat, 0)]

    def asked(self) -> list[int]:
        """The seats whose answer is awaited now."""
        return [seat for seat in self.questioned() if self.window == ASKED or seat not in self._answers()]

    def legal(self, seat: int) -> list[int]:
        """The acts open to a seat; none if it is not asked."""
        return self.game.legal(self.asking(seat)) if seat in self.asked() else []

    def choices(self, seat: int) -> list[tuple[str, int]]:
        """The acts open to a seat, spelled as (block, argument), as `play` takes them."""
        return [self.game.spelled(act) for act in self.legal(seat)]

    def refusal(self, seat: int, act: int) -> Refused | None:
        """Why a seat may not do this now; None if it may."""
        if self.is_over:
            return Refused("game-over", ())
        if seat not in self.asked():
            return Refused("not-your-turn", (self.row.rule,))
        return self.game.refusal(self.asking(seat), act)

    def asking(self, seat: int, position: Any = None) -> Any:
        """The position (this one, unless said) with that seat as actor: in a shared window all pending seats are asked at once."""
        position = self.state if position is None else position
        if seat == position.actor:
            return position
        st = position.copy()
        st.actor = seat
        return st

    # Playing.

    def play(self, seat: int, acts: Iterable[int | tuple[str, int]]) -> None:
        """Play one or several acts of a seat, or raise Refused and change nothing.

        Several acts are judged on a copy first; only the last may lead to chance or to another seat. In an open window they are sealed together:
        a raised hand with all that it is raised for.
        """
        ids = [act if isinstance(act, int) else self.game.act_id(*act) for act in acts]
        if not ids:
            raise Refused("nothing-played", ())
        if self.window == TOGETHER and len(ids) > 1 and seat in self.asked():
            raise Refused("one-answer", (self.row.rule,))
        self._rehearse(seat, ids)
        if self.window != ASKED:
            self._seal(seat, tuple(ids))
        else:
            for act in ids:
                self.enact(seat, act)
        self.go_on()
        self.version += 1

    def pass_window(self, seat: int) -> None:
        """Keep the hand down in an open window."""
        if self.window != OPEN or seat not in self.asked():
            raise Refused("not-your-turn", (self.row.rule,))
        self._seal(seat, HAND_DOWN)
        self.go_on()
        self.version += 1

    def close_window(self) -> None:
        """The clock has run out: whoever has not answered keeps the hand down, or takes the default of the phase. Half an answer is none."""
        if self.is_over:
            raise Refused("game-over", ())
        for seat in self.asked():
            if begun := self.begun(seat):
                self.undo(seat, begun)
            act = self.game.default_act(self.asking(seat))
            if self.window == ASKED:
                self.enact(seat, act)
                self._undo.clear()
            else:
                self._seal(seat, HAND_DOWN if self.window == OPEN else (act,))
        self.go_on()
        self.version += 1

    def _answers(self) -> dict[int, tuple[int, ...]]:
        """What lies sealed in the window that is open now."""
        return self.windows[-1].answers if self.windows and self.windows[-1].depth == self.state.depth else {}

    def _seal(self, seat: int, acts: tuple[int, ...]) -> None:
        """Keep an answer to a shared window; the engine hears it when the last one has come."""
        st = self.state
        if not self.windows or self.windows[-1].depth != st.depth:
            self.windows.append(Window(st.phase, st.depth, st.pending))
        self.windows[-1].answers[seat] = acts

    def go_on(self) -> None:
        """Let chance act and play sealed answers in the order in which the engine asks, until somebody is awaited or the game is over."""
        while not self.is_over and not self.asked():
            if self.state.actor == CHANCE:
                self.enact(CHANCE, self._outcome(), self.drawn)
                self.drawn += 1
            else:
                self._unseal(self.state.actor)

    def _outcome(self) -> int:
        """The next act of chance: the one that is prepared for its place, if it is possible, else what the dice give."""
        if self.prepared:
            place = sum(act.seat == CHANCE for act in self.played)
            if place < len(self.prepared) and self.game.dispatch.odds(self.state, self.prepared[place]) > 0:
                return self.prepared[place]
        return int(self.game.dispatch.outcome(self.state, self.dice.number(self.drawn)))

    def _unseal(self, seat: int) -> None:
        """Play the answer of a seat; the default, if its hand is down.

        The answers before it may have made it impossible. Then nothing of it is played: in an open window the seat is asked anew; where all
        answer together nobody answers twice, so the default stands in for it.
        """
        if self.windows and self.windows[-1].depth == self.state.depth:
            self.windows[-1].broken = True
        acts = self._answers().pop(seat, HAND_DOWN)  # who has nothing to decide was not awaited
        if acts and self._refused(seat, acts):
            if self.window == OPEN:
                return
            acts = HAND_DOWN
        for act in acts or (self.game.default_act(self.state),):
            self.enact(seat, act)

    def _refused(self, seat: int, acts: tuple[int, ...]) -> bool:
        """Whether an answer cannot be played."""
        try:
            self._rehearse(seat, list(acts))
        except Refused:
            return True
        return False

    def _close_windows(self, opened: list[int]) -> None:
        """Forget the windows that are over, and answers of seats that are no longer asked.

        opened: the depths at which the last act opened a question; a window there or above it was the one before.
        """

        def stays(window: Window) -> bool:
            return all(window.depth < depth for depth in opened) and window.continues(self.state)

        self.windows = list(itertools.takewhile(stays, self.windows))
        for window in self.windows:
            _, window.pending = asked_at(self.state, window.depth)
            window.answers = {seat: acts for seat, acts in window.answers.items() if (window.pending >> seat) & 1}

    def _rehearse(self, seat: int, ids: list[int], position: Any = None) -> Any:
        """Judge a request on a copy; nothing is drawn, and only the last act may reveal anything or open a window to others."""
        if self.is_over:
            raise Refused("game-over", ())
        if seat not in self.asked():
            raise Refused("not-your-turn", (self.row.rule,))
        st = self.asking(seat, position).copy()
        st.heard = []
        for place, act in enumerate(ids):
            if place and (st.actor != seat or self.game.phases.entries[st.phase].window != ASKED or self._reveals(st.heard)):
                raise Refused("too-many-acts", ())
            if refused := self.game.refusal(st, act):
                raise refused
            self.game.dispatch.apply(st, act)
        return st

    def preview(self, seat: int, acts: Iterable[int | tuple[str, int]]) -> tuple[dict[str, Any], list[Line]]:
        """What a seat would see after these acts, before chance or anybody else has a say; nothing changes.

        So that trying teaches nothing, it is worked out in several positions that the seat cannot tell from the true one. What is not
        the same in all of them would be revealed only by playing: it is None in the view, and the lines end before it.
        """
        ids = [act if isinstance(act, int) else self.game.act_id(*act) for act in acts]
        self._rehearse(seat, ids)
        views, told = [], []
        for seed in range(WORLDS):
            position = self.state.copy()
            self.game.resample(position, seat, [seed, 0])
            if self.game.veil is not None:
                self.game.veil(position, seat, seed)
            st = self._rehearse(seat, ids, position)
            views.append(st.view(seat))
            told.append(self._lines(st, 0))
        lines = itertools.takewhile(lambda row: all(line == row[0] for line in row), zip(*told, strict=False))
        return _agreed(views), [row[0] for row in lines]

    def enact(self, seat: int, act: int, number: int = -1) -> None:
        """Play a legal act of a seat, or of chance with the number of its draw, and keep it: what a record tells, whoever answered when."""
        st = self.state
        row = self.game.block_of(act)
        argument = act - row.number
        readers = sum(1 << other for other in range(st.seats) if other == seat or row.to(st, other, argument))
        if seat != CHANCE:
            if self.played and self.played[-1].seat != seat:
                self._undo.clear()
            self._undo.append((st.copy(), deepcopy(self.windows)))
        st.heard = []
        shared = self.window != ASKED
        self.game.dispatch.apply(st, act)
        reveals = self._reveals(st.heard)
        opened = [values[0] for event, values, _ in st.heard if event == OPENED]
        self.played.append(Played(seat, act, readers, number, self._lines(st, readers), reveals))
        if reveals or shared or seat == CHANCE:
            self._undo.clear()
        self._close_windows(opened)

    def _reveals(self, heard: list[Any]) -> bool:
        return any(event != OPENED and self.game.events.entries[event].reveals for event, _, _ in heard)

    def _lines(self, st: Any, readers: int) -> tuple[Line, ...]:
        """What was told: secrets are for the seat that acted, or for `readers` when chance did."""
        told = [(self.game.events.named(event), values, teller) for event, values, teller in st.heard if event != OPENED]
        st.heard = None
        return tuple(Line(event, values, readers if teller < 0 else 1 << teller) for event, values, teller in told)

    # Undo.

    def forget_undo(self) -> None:
        """What has been played so far can no longer be taken back."""
        self._undo.clear()

    def undoable(self, seat: int) -> int:
        """How many acts a seat may take back: up to the last draw, reveal, or act of somebody else."""
        if self._sealed():
            return 1 if seat in self._sealed() else 0
        return len(self._undo) if self.played and self.played[-1].seat == seat else 0

    def _sealed(self) -> dict[int, tuple[int, ...]]:
        """The answers that can still be taken back: somebody is awaited who has not seen them."""
        return {} if self.windows and self.windows[-1].broken else self._answers()

    def begun(self, seat: int) -> int:
        """How many acts have begun the answer that the open question only completes, if they can be taken back: see `continues` of a phase."""
        for count, (st, _) in enumerate(reversed(self._undo[: self.undoable(seat)] if self.row.continues else []), 1):
            if not self.game.phases.entries[st.phase].continues:
                return count
        return 0

    def undo(self, seat: int, steps: int = 1) -> None:
        """Take back the last acts of a seat, or refuse. The version grows all the same."""
        if not 0 < steps <= self.undoable(seat):
            raise Refused("nothing-to-undo", ())
        if self._sealed():
            del self._answers()[seat]
            if not self._answers():
                self.windows.pop()
        else:
            for _ in range(steps):
                self.state, self.windows = self._undo.pop()
                self.played.pop()
        self.version += 1

    def takeback(self, seat: int) -> None:
        """Go back before the last decision of a seat, over bots and chance; only where one person plays. The match is marked."""
        if sum(other.kind == PERSON for other in self.seats) > 1:
            raise Refused("takeback-among-people", ())
        if seat in self._sealed():
            self.undo(seat)
            return
        last = self._last_decision(seat)
        self.state = self.state_at(last)
        del self.played[last:]
        self.windows.clear()
        self._undo.clear()
        self.marks.add("takeback")
        self.version += 1

    def _last_decision(self, seat: int) -> int:
        """The place of the last act for which a seat was asked; in an open window a hand may have stayed down without that."""
        for place in reversed(range(len(self.played))):
            if seat != CHANCE and self.played[place].seat == seat:
                st = self.state_at(place)
                row = self.game.phases.entries[st.phase]
                if row.window != OPEN or row.awaited(st, seat, 0):
                    return place
        raise Refused("nothing-to-undo", ())

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
        """The acts as a seat has seen them by now: arguments that it did not see, and that nobody has been told since, are None."""
        acts: list[list[int | str | None]] = []
        told_since: set[str] = set()
        for act in reversed(self.played):
            told_since.update(line.event for line in act.lines)
            row = self.game.block_of(act.act)
            seen = self._reads(act.readers, seat) or row.shown_by in told_since
            acts.append([act.seat, row.name, act.act - row.number if seen else None])
        return acts[::-1]

    def log(self, seat: int = SPECTATOR) -> list[tuple[int, str, dict[str, int | None]]]:
        """(place of the act, event, values) for every line, as a seat may read it."""
        told = [(-1, line) for line in self.opening]
        told += [(place, line) for place, act in enumerate(self.played) for line in act.lines]
        return [(place, line.event, self.values(line, seat)) for place, line in told]

    def values(self, line: Line, seat: int) -> dict[str, int | None]:
        """The values of a log line for a reader; None for what is not the reader's business."""
        row = self.game.events[line.event]
        named = dict(zip(row.kinds, line.values, strict=True))
        secrets = () if self._reads(line.readers, seat) else row.secrets
        return {name: None if name in secrets else value for name, value in named.items()}

    def _reads(self, readers: int, seat: int) -> bool:
        """Whether a seat is among the readers; a spectator reads what all seats read."""
        return readers == (1 << self.state.seats) - 1 if seat == SPECTATOR else bool((readers >> seat) & 1)

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """The position as a seat sees it."""
        return dict(self.state.view(seat))

    def export(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """All that a seat has seen so far, as a JSON object."""
        return {
            "format": "magnat-seen",
            "game": self.game.name,
            "rules_version": self.game.version,
            "players": self.state.seats,
            "options": options.spelled(self.game, options.of_state(self.game, self.state)),
            "seat": seat,
            "acts": self.redacted(seat),
            "view": self.view(seat),
        }

    def hint(self, seat: int) -> tuple[int, list[tuple[str, dict[str, int]]]]:
        """What a good player would do, and why: an act and the reasons of the heuristic."""
        if seat not in self.asked():
            raise Refused("not-your-turn", (self.row.rule,))
        st = self.asking(seat).copy()
        st.heard = []
        act = self.game.advise(st)
        reasons = [(self.game.hints.named(hint), dict(zip(self.game.hints.entries[hint].kinds, values, strict=True))) for hint, values, _ in st.heard]
        return act, reasons

    def remark(self, seat: int, block: str) -> tuple[str, list[int]] | None:
        """What a bot says aloud about the act it is going to play, and to whom; it follows from what everybody sees."""
        if self.game.remark is None or self.window != ASKED or seat != self.state.actor:
            return None
        return self.game.remark(self.state.blanked(SPECTATOR), block)

    def helped(self, seat: int, name: str, arguments: dict[str, Any]) -> Any:
        """What a helper of the game answers a seat; it knows no more than the seat sees."""
        return self.game.helped(self.state.blanked(seat), seat, name, arguments)

    def ordered(self, seat: int, orders: Orders) -> list[tuple[str, int]] | None:
        """What the standing orders of a seat answer to its question; None if they say nothing to it, or what cannot be done."""
        if self.game.answer is None or seat not in self.asked():
            return None
        acts = self.game.answer(self.state.blanked(seat), seat, orders)
        return None if acts is None or self._refused(seat, tuple(self.game.act_id(*act) for act in acts)) else acts

    def what_if(self, seat: int, seed: int) -> Match:
        """A match of its own from here, with all that the seat does not see drawn again and veiled as in previews.

        It starts only from positions in which somebody can go on.
        """
        luck = [seed, 0]
        for _ in range(WHAT_IFS):
            st = self.state.copy()
            self.game.resample(st, seat, luck)
            if self.game.veil is not None:
                self.game.veil(st, seat, draw(luck, WORLDS))
            dice = SeededDice(draw(luck, 2**31 - 1))
            twin = Match(self.game, list(self.seats), dice, st, st.copy(), before=[[seat, "what-if", 0]], marks={"what-if"})
            if st.actor < 0 or self.game.legal(st):
                twin.go_on()
                if all(twin.legal(other) for other in twin.asked()):
                    return twin
        raise Refused("nothing-to-try", ())

    def result(self) -> dict[str, Any]:
        """Scores, ranks and winners of a finished game."""
        seats = range(self.state.seats)
        return {
            "scores": [self.game.score(self.state, seat) for seat in seats],
            "ranks": [self.game.rank(self.state, seat) for seat in seats],
            "winners": [seat for seat in seats if self.game.won(self.state, seat)],
        }


def _agreed(values: Sequence[Any]) -> Any:
    """What all of these have in common; None where they differ."""
    first = values[0]
    if isinstance(first, dict):
        return {name: _agreed([value[name] for value in values]) for name in first}
    if isinstance(first, list):
        return [_agreed(row) for row in zip(*values, strict=True)]
    return first if all(value == first for value in values) else None
