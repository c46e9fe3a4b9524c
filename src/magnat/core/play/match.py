"""A match: one game played by named seats, with everything that people expect of it: refuse, preview, undo, replay.

The server, the terminal and the tests all go through this class; it is the edge where acts are checked. Inside, the rules
trust it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypedDict

from magnat.core.asking import (
    Advised,
    Foreseen,
    Line,
    Question,
    advised,
    another_world,
    depths_opened,
    followed,
    hinted,
    judged,
    lines_told,
    previewed,
    previewed_ends,
    put_to,
    reveals,
    values_read,
)
from magnat.core.declare import ASKED, CHANCE, OPEN, SPECTATOR, TOGETHER, Character, Document, Orders, PhaseRow, View
from magnat.core.errors import EndlessAct, Refused
from magnat.core.game import Game, St, is_over
from magnat.core.numbers import draw
from magnat.core.play import history, options, windows
from magnat.core.play.dice import Dice, FairDice, SeededDice
from magnat.core.play.history import Played
from magnat.core.play.undo import UndoStack
from magnat.core.play.windows import HAND_DOWN, Window

PERSON = "person"
MOST_IN_A_ROW = 2000  # draws and sealed answers before somebody is asked
WHAT_IFS = 20  # positions tried as the beginning of a what-if


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or a bot by the name of its policy, with its character."""

    name: str
    kind: str = PERSON
    character: Character = ()


class Result(TypedDict):
    """The result of a finished game: scores and ranks by seat, and the seats that have won."""

    scores: list[int]
    ranks: list[int]
    winners: list[int]


@dataclass
class Match(Generic[St]):
    """Game, options, seats, dice and the acts so far; `state` is where they lead.

    >>> from magnat.core.game import load
    >>> match = Match.new(load("hab_und_gut"), ["Ada", "Bob", "Cleo"], seed=1)
    >>> match.choices(0)[:2]
    [('buy', 0), ('buy', 1)]
    >>> match.play(0, [("buy", 0), ("trade_end", 0)])
    >>> match.state.hand[0], match.version
    ([1, 0, 0, 0, 0, 0], 2)
    """

    game: Game[St]
    seats: list[Seat]
    dice: Dice
    state: St
    base: St  # the state from which `played` starts
    played: list[Played] = field(default_factory=list)
    before: list[list[int | str]] = field(default_factory=list)  # spelled acts that led to `base`, if it is no setup
    windows: list[Window] = field(default_factory=list)  # the shared windows in which somebody has answered, outermost first
    version: int = 1
    drawn: int = 0
    marks: set[str] = field(default_factory=set)  # "takeback", "what-if", "rules-changed", "guided"
    minutes: int | None = None  # that the table has played by its clock; without one, the dice tell
    prepared: tuple[int, ...] = ()  # the first outcomes of chance, of a guided game; the dice give those that are impossible
    _undo: UndoStack[St] = field(default_factory=UndoStack)
    opening: tuple[Line, ...] = ()  # what setup told

    @classmethod
    def new(
        cls,
        game: Game[St],
        seats: Sequence[str | Seat],
        *,
        chosen: Mapping[str, object] | None = None,
        dice: Dice | None = None,
        seed: int | None = None,
        prepared: Sequence[tuple[str, int]] = (),
    ) -> Match[St]:
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

    def begin(self) -> None:
        """Set the game up and keep what that tells; nothing is played yet."""
        self.state.heard = []
        self.game.setup(self.state)
        self.opening = lines_told(self.game, self.state, 0)

    def copy(self) -> Match[St]:
        """An independent match that stands where this one does. What is only ever replaced, never changed in place, is shared."""
        return replace(
            self,
            seats=list(self.seats),
            state=self.state.copy(),
            played=list(self.played),
            windows=deepcopy(self.windows),
            marks=set(self.marks),
            _undo=self._undo.copy(),
        )

    __copy__ = copy

    def without_past(self) -> Match[St]:
        """The match as it stands, but with nothing played and nothing to undo: enough to judge and to advise, and small."""
        return replace(self, played=[], before=[], _undo=UndoStack())

    # Who is asked, and what may be done.

    @property
    def is_over(self) -> bool:
        return is_over(self.state)

    @property
    def row(self) -> PhaseRow:
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
        return [seat for seat in self.questioned() if self.window == ASKED or seat not in windows.answers(self.windows, self.state)]

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

    def asking(self, seat: int) -> St:
        """The position with that seat as actor: in a shared window all pending seats are asked at once."""
        return put_to(self.state, seat)

    def asking_bot(self, seat: int) -> St:
        """A copy of that position with the characters of all bots beside it: what a bot decides on. People have none, and hints know none."""
        st = put_to(self.state, seat).copy()
        if any(who.character for who in self.seats):
            told = [list(who.character) or [0] * len(st.traits) for who in self.seats]
            st.character = told + st.character[len(told) :]
        return st

    # Playing.

    def play(self, seat: int, acts: Iterable[int | tuple[str, int]]) -> None:
        """Play one or several acts of a seat, or raise Refused and change nothing.

        Several acts are judged on a copy first; only the last may lead to chance or to another seat. In an open window they are sealed together:
        a raised hand with all that it is raised for.
        """
        ids = self._ids(acts)
        if not ids:
            raise Refused("nothing-played", ())
        if self.window == TOGETHER and len(ids) > 1 and seat in self.asked():
            raise Refused("one-answer", (self.row.rule,))
        self._judge(seat, ids)
        if self.window != ASKED:
            windows.seal(self.windows, self.state, seat, tuple(ids))
        else:
            self._enact_all(seat, ids)
        self.go_on()
        self.version += 1

    def pass_window(self, seat: int) -> None:
        """Keep the hand down in an open window."""
        if self.window != OPEN or seat not in self.asked():
            raise Refused("not-your-turn", (self.row.rule,))
        windows.seal(self.windows, self.state, seat, HAND_DOWN)
        self.go_on()
        self.version += 1

    def close_window(self) -> None:
        """The clock has run out: seats that have not answered keep the hand down, or take the default of the phase. Half an answer does not count."""
        if self.is_over:
            raise Refused("game-over", ())
        for seat in self.asked():
            if begun := self.begun(seat):
                self.undo(seat, begun)
            act = self.game.default_act(self.asking(seat))
            if self.window == ASKED:
                self.enact(seat, act)
                self._undo.forget()
            else:
                windows.seal(self.windows, self.state, seat, HAND_DOWN if self.window == OPEN else (act,))
        self.go_on()
        self.version += 1

    def go_on(self) -> None:
        """Let chance act and play sealed answers in the order in which the engine asks, until somebody is awaited or the game is over."""
        played = 0
        while not self.is_over and not self.asked():
            played += 1
            if played > MOST_IN_A_ROW:
                raise EndlessAct(MOST_IN_A_ROW)
            if self.state.actor == CHANCE:
                self.enact(CHANCE, self._outcome(), self.drawn)
                self.drawn += 1
            else:
                self._unseal(self.state.actor)

    def _outcome(self) -> int:
        """The next act of chance: what the clock tells, the one that is prepared for its place, if it is possible, else what the dice give."""
        if self.row.is_told and self.minutes is not None and self.game.clock:
            return self.game.clock(self.state, self.minutes)
        if self.prepared:
            place = sum(act.seat == CHANCE for act in self.played)
            if place < len(self.prepared) and self.game.dispatch.odds(self.state, self.prepared[place]) > 0:
                return self.prepared[place]
        return int(self.game.dispatch.outcome(self.state, self.dice.number(self.drawn)))

    def _unseal(self, seat: int) -> None:
        """Play the answer of a seat; the default, if its hand is down.

        The answers before it may have made it impossible. Then nothing of it is played: in an open window the seat is asked again; where all
        answer together nobody answers twice, so the default stands in for it.
        """
        acts = windows.unseal(self.windows, self.state, seat)
        if acts and self._refused(seat, acts):
            if self.window == OPEN:
                return
            acts = HAND_DOWN
        self._enact_all(seat, acts or (self.game.default_act(self.state),))

    def _refused(self, seat: int, acts: tuple[int, ...]) -> bool:
        """Whether an answer cannot be played."""
        try:
            self._judge(seat, acts)
        except Refused:
            return True
        return False

    def _ids(self, acts: Iterable[int | tuple[str, int]]) -> list[int]:
        return [act if isinstance(act, int) else self.game.act_id(*act) for act in acts]

    def _judge(self, seat: int, acts: Sequence[int]) -> None:
        """Raise Refused if a seat may not play these acts now; see `judged`."""
        if self.is_over:
            raise Refused("game-over", ())
        self._must_be_asked(seat)
        if len(acts) != 1:
            judged(self.game, self.state, seat, acts)
        elif refused := self.game.refusal(self.asking(seat), acts[0]):
            raise refused

    def _must_be_asked(self, seat: int) -> None:
        if seat not in self.asked():
            raise Refused("not-your-turn", (self.row.rule,))

    def preview(self, seat: int, acts: Iterable[int | tuple[str, int]]) -> tuple[View, list[Line]]:
        """What a seat would see after these acts, before chance or anybody else has a say; nothing changes.

        So that trying teaches nothing, it is worked out in several positions that the seat cannot tell from the true one.
        """
        ids = self._ids(acts)
        self._judge(seat, ids)
        found = previewed(self.game, self.state, seat, ids)
        return found.view, found.lines

    def preview_ends(self, seat: int, acts: Iterable[int | tuple[str, int]] = (), phases: Iterable[str] = ()) -> tuple[list[Foreseen], bool]:
        """The same for every complete answer of a seat that begins with these acts, and whether these are all.

        phases: the answer is complete where another phase asks the seat; without any, where it no longer has the say.
        """
        ids, inside = self._ids(acts), [self.game.phase_number(name) for name in phases]
        self._judge(seat, ids)
        return previewed_ends(self.game, self.state, seat, ids, inside)

    def _enact_all(self, seat: int, acts: Sequence[int]) -> None:
        """Play what a seat has asked for in one go."""
        for place, act in enumerate(acts):
            self.enact(seat, act, continued=place > 0)

    def enact(self, seat: int, act: int, number: int = -1, *, continued: bool = False) -> None:
        """Play a legal act of a seat, or of chance with the number of its draw, and keep it: this is what a record tells, whoever answered when."""
        st = self.state
        row = self.game.block_of(act)
        argument = act - row.number
        readers = sum(1 << other for other in range(st.seats) if other == seat or row.to(st, other, argument))
        if seat != CHANCE:
            if self.played and self.played[-1].seat != seat:
                self._undo.forget()
            self._undo.keep(st, self.windows)
        st.heard = []
        shared = self.window != ASKED
        self.game.dispatch.apply(st, act)
        revealed, opened = reveals(self.game, st.heard), depths_opened(st.heard)
        self.played.append(Played(seat, act, readers, number, lines_told(self.game, st, readers), revealed, continued))
        if revealed or shared or seat == CHANCE:
            self._undo.forget()
        self.windows = windows.still_open(self.windows, st, opened)

    # Undo.

    def forget_undo(self) -> None:
        """What has been played so far can no longer be taken back."""
        self._undo.forget()

    def undoable(self, seat: int) -> int:
        """How many acts a seat may take back: up to the last draw, reveal, or act of somebody else."""
        if sealed := windows.withdrawable(self.windows, self.state):
            return 1 if seat in sealed else 0
        return len(self._undo) if self.played and self.played[-1].seat == seat else 0

    def begun(self, seat: int) -> int:
        """How many acts have begun the answer that the open question only completes, if they can be taken back: see `continues` of a phase."""
        sealed = windows.withdrawable(self.windows, self.state)
        return self._undo.begun(self.game) if self.row.continues and self.undoable(seat) and not sealed else 0

    def undo(self, seat: int, steps: int = 1) -> None:
        """Take back the last acts of a seat, or refuse. The version grows all the same."""
        if not 0 < steps <= self.undoable(seat):
            raise Refused("nothing-to-undo", ())
        if windows.withdrawable(self.windows, self.state):
            windows.withdraw(self.windows, seat)
        else:
            for _ in range(steps):
                self.state, self.windows = self._undo.back()
                self.played.pop()
        self.version += 1

    def takeback(self, seat: int, *, whole: bool = True) -> None:
        """Go back before the last decision of a seat, over bots and chance; only where one person plays. The match is marked.

        whole: what was asked for in one go is taken back in one go, else its last act alone.
        """
        if sum(other.kind == PERSON for other in self.seats) > 1:
            raise Refused("takeback-among-people", ())
        if seat in windows.withdrawable(self.windows, self.state):
            self.undo(seat)
            return
        last = history.last_decision(self.game, self.played, seat, self.state_at, whole=whole)
        self.state = self.state_at(last)
        del self.played[last:]
        self.windows.clear()
        self._undo.forget()
        self.marks.add("takeback")
        self.version += 1

    # History.

    def state_at(self, ply: int) -> St:
        """The state before the act of that ply."""
        st = self.base.copy()
        if not self.before:
            self.game.setup(st)
        for act in self.played[:ply]:
            self.game.dispatch.apply(st, act.act)
        return st

    def spelled(self) -> list[list[int | str]]:
        """All acts as [seat, block, argument]; chance is seat -1."""
        played: list[list[int | str]] = [[act.seat, *self.game.spelled(act.act)] for act in self.played]
        return [*self.before, *played]

    # What a seat may know.

    def redacted(self, seat: int = SPECTATOR) -> list[list[int | str | None]]:
        """The acts as a seat has seen them by now: arguments that it did not see, and that nobody has been told since, are None."""
        return history.redacted(self.game, self.played, seat, self.state.seats)

    def log(self, seat: int = SPECTATOR) -> list[tuple[int, str, dict[str, int | None]]]:
        """(ply of the act, event, values) for every line, as a seat may read it."""
        told = [(-1, line) for line in self.opening]
        told += [(ply, line) for ply, act in enumerate(self.played) for line in act.lines]
        return [(ply, line.event, self.values(line, seat)) for ply, line in told]

    def values(self, line: Line, seat: int) -> dict[str, int | None]:
        """The values of a log line for a reader; None for what the reader may not know."""
        return values_read(self.game, line, seat, self.state.seats)

    def view(self, seat: int = SPECTATOR) -> View:
        """The position as a seat sees it."""
        return dict(self.state.view(seat))

    def export(self, seat: int = SPECTATOR) -> Document:
        """All that a seat has seen so far, as a JSON object."""
        return {
            "format": "magnat-seen",
            "game": self.game.name,
            "rules_version": self.game.version,
            "players": self.state.seats,
            "options": options.written(self.game, self.state),
            "seat": seat,
            "acts": self.redacted(seat),
            "view": self.view(seat),
        }

    def question(self, seat: int) -> Question[St]:
        """The question of a seat about the position: nothing that it does not see is in it."""
        return Question.about(self.game, self.state, seat)

    def hint(self, seat: int) -> tuple[int, list[tuple[str, dict[str, int]]]]:
        """What a good player would do, and why: an act and the reasons of the heuristic."""
        self._must_be_asked(seat)
        return hinted(self.game, self.state, seat)

    def advised(self, seat: int, path: Sequence[int] = ()) -> Advised:
        """All that a good player would do before anybody else or chance has a say, act by act; or that path, if one is given."""
        self._must_be_asked(seat)
        return followed(self.game, self.state, seat, path) if path else advised(self.game, self.state, seat)

    def remark(self, seat: int, block: str) -> tuple[str, list[int]] | None:
        """What a bot says aloud about the act it is going to play, and to whom; it follows from what everybody sees."""
        if self.game.remark is None or self.window != ASKED or seat != self.state.actor:
            return None
        return self.game.remark(self.state.blanked(SPECTATOR), block)

    def helped(self, seat: int, name: str, arguments: Mapping[str, object]) -> Any:
        """What a helper of the game answers a seat; it knows no more than the seat sees."""
        return self.question(seat).helped(name, arguments)

    def ordered(self, seat: int, orders: Orders) -> list[tuple[str, int]] | None:
        """What the standing orders of a seat answer to its question; None if they do not answer it, or answer something impossible."""
        if self.game.answer is None or seat not in self.asked():
            return None
        acts = self.game.answer(self.state.blanked(seat), seat, orders)
        return None if acts is None or self._refused(seat, tuple(self.game.act_id(*act) for act in acts)) else acts

    def what_if(self, seat: int, seed: int) -> Match[St]:
        """A match of its own from here, with all that the seat does not see drawn again and veiled as in previews.

        It starts only from positions in which somebody can go on.
        """
        luck = [seed, 0]
        for _ in range(WHAT_IFS):
            st = another_world(self.game, self.state, seat, luck)
            dice = SeededDice(draw(luck, 2**31 - 1))
            twin = Match(self.game, list(self.seats), dice, st, st.copy(), before=[[seat, "what-if", 0]], marks={"what-if"})
            if st.actor < 0 or self.game.legal(st):
                twin.go_on()
                if all(twin.legal(other) for other in twin.asked()):
                    return twin
        raise Refused("nothing-to-try", ())

    def result(self) -> Result:
        """Scores, ranks and winners of a finished game."""
        seats = range(self.state.seats)
        return {
            "scores": [self.game.score(self.state, seat) for seat in seats],
            "ranks": [self.game.rank(self.state, seat) for seat in seats],
            "winners": [seat for seat in seats if self.game.won(self.state, seat)],
        }
