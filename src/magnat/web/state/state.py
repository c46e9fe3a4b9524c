"""The state of a table: who sits there, what was agreed, the match, clocks, chat. Entries lead from one state to the next.

A state never changes: `after` gives the next one. So code that holds a state (a bot that is thinking, a reader that is slow) may read it
safely, a refused or failed command leaves nothing behind, and the same entries always lead to the same table.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, ClassVar, Final, Literal

from magnat.bots import StandardBot, level_named
from magnat.core.asking import Line
from magnat.core.declare import FREE, NEWCOMER, Act, Bond, Character, Orders, bonds, usual
from magnat.core.game import Game
from magnat.core.play import PERSON, Dice, FairDice, Match, Result, Seat
from magnat.core.teach import Guided, prepared_act
from magnat.web.errors import ApiError, wrong_status
from magnat.web.state.clocks import DAYS, ClockRules, Clocks
from magnat.web.state.dealt import Dealt
from magnat.web.state.gathering import Gathering, Wish
from magnat.web.state.puzzled import Puzzled

NO_SEAT = -1  # an entry of the host or of the server
BOT, EMPTY = "bot", "open"  # kinds of chairs, besides PERSON
STANDARD = StandardBot.name
Notice = Literal["given", "agreed", "taken-back", "covered", "handed", "back", "left", "holiday", "holiday-over"]
Covered = Literal["away", "silent"]  # why a bot plays for a person who has not asked for it
Status = Literal["lobby", "running", "paused", "over"]
LOBBY: Final = "lobby"
RUNNING: Final = "running"
PAUSED: Final = "paused"
OVER: Final = "over"


@dataclass(frozen=True)
class Entry(ABC):
    """One thing that was done at a table. Every kind of entry is a class of its own, in `entries`; its further fields are what is stored of it."""

    kind: ClassVar[str]
    needs_rules: ClassVar[bool] = False  # it means nothing without the rules of the game under which it was written
    sets_match: ClassVar[bool] = False  # afterwards the match is another one
    takes_back: ClassVar[bool] = False

    seat: int
    number: int = field(default=0, kw_only=True)  # the version of the table after it; 0 until the table has numbered it
    at: float = field(default=0.0, kw_only=True)

    @abstractmethod
    def apply(self, table: TableState) -> None:
        """Do it to a table that may be changed; raises Refused or ApiError if it cannot be done."""

    def takes_long(self, table: TableState) -> bool:
        """Whether it goes through all that was played so far."""
        return False

    def decided(self, before: TableState) -> Sequence[Act]:
        """The acts that its seat has chosen."""
        return ()

    def body(self) -> dict[str, Any]:
        """What is stored besides number, time, kind and seat."""
        return {row.name: getattr(self, row.name) for row in fields(self) if row.name not in ("seat", "number", "at")}


@dataclass(frozen=True)
class Chair:
    """One seat and who is on it. A person's seat may be played by a bot for a while, or for good after resigning."""

    name: str
    kind: str
    bot: str | None = None
    resigned: bool = False
    standin: str | None = STANDARD  # acts when the clock of a person ends; None: the default of the phase
    reserved: bool = False  # an empty seat that waits for whoever had it in the game before
    muted: bool = False  # the host does not let this seat chat
    given: bool = False  # the host has given out a link to it
    covered: Covered | None = None  # a bot plays until the person is back
    character: Character = ()  # of the bot that sits there, or will if nobody comes
    orders: Orders = field(default_factory=dict)  # those that were given; nobody else's business

    def __post_init__(self) -> None:
        """Entries of earlier versions have other names for levels, and no characters; JSON has lists."""
        for part in ("bot", "standin"):
            if (name := getattr(self, part)) is not None:
                object.__setattr__(self, part, level_named(name))
        object.__setattr__(self, "character", tuple(self.character))

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "kind": self.kind,
            "bot": self.bot,
            "resigned": self.resigned,
            "standin": self.standin,
            "reserved": self.reserved,
            "muted": self.muted,
            "given": self.given,
            "covered": self.covered,
            "character": list(self.character),
        }

    def kernel_seat(self) -> Seat:
        """A person who comes back is still a person; one who has resigned is the bot that plays on, and nobody in particular."""
        gone = self.kind == BOT or self.resigned
        return Seat(self.name, (self.bot or STANDARD) if gone else PERSON, self.character if self.kind == BOT else ())


NORMAL: Final = "normal"
PACES: Final = {"slow": 2.5, NORMAL: 1.0, "fast": 0.3, "at_once": 0.0}  # of the bots: so many usual pauses


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log, the act it belongs to (-1: the setup), when it was written, and how it hangs on the lines before it."""

    ply: int
    line: Line
    at: float
    bond: Bond = FREE


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """What somebody has typed, why a bot has declined something, by the name of its remark, or what everybody should know of a seat: a notice.

    The text of a notice is the name of whoever brought it about, if somebody did; of a holiday, for how many days.
    """

    seat: int
    name: str
    text: str
    at: float
    remark: str | None = None
    notice: Notice | None = None


class TableState:
    """A table after some of its entries."""

    id: str
    code: str
    game: Game
    options: Mapping[str, str]
    takebacks: bool
    puzzle: Puzzled | None  # that is asked here
    rated: bool  # what becomes of people here counts for their ratings
    dealt: Dealt | None  # the deal that others play too, if this is one
    advice: bool  # whether hints and what-ifs may be asked for while it is played
    host_seat: int  # NO_SEAT: the host does not play
    dice: Dice  # before the start; afterwards the match has them
    new_dice: bool  # whether they take the place of those of the save from which the match goes on
    habits: int  # which standing orders are usual here
    chairs: tuple[Chair, ...]
    seed_words: Mapping[int, str]
    prepared: Sequence[Act]  # the first draws of a guided game
    guided: Guided | None  # how far the newcomer has come in one
    match: Match | None  # before the start only in a match that goes on from a save
    started: bool
    paused: bool
    listed: bool  # before the start: everybody on this server may find the table and sit down
    wish: Wish | None  # whom the host wants there then
    gathering: Gathering | None  # when it begins by itself
    series: str | None  # of which it is a table
    spectators_chat: bool  # whether the host lets them
    pace: str  # of the bots: a key of PACES
    unfinished: bool  # it was ended before its end
    log: list[LogLine]
    chat: list[ChatMessage]
    clocks: Clocks
    asked_since: tuple[int, ...]  # by seat: the version since which its question is the same
    rematch: str | None
    played: float  # seconds of play so far, without breaks
    version: int
    opened: float  # when it was
    at: float
    blind: bool

    def __init__(self, game: Game, entry: Entry, *, id: str, code: str, chairs: tuple[Chair, ...], clock: ClockRules, blind: bool) -> None:
        """A table that has just been opened by that entry; for `blind` see `after`."""
        self.game, self.id, self.code, self.chairs, self.blind = game, id, code, chairs, blind
        self.clocks = Clocks.new(clock, len(chairs))
        self.options, self.takebacks, self.advice, self.host_seat = {}, False, True, NO_SEAT
        self.rated, self.dealt, self.puzzle = False, None, None
        self.seed_words, self.log, self.chat = {}, [], []
        self.prepared, self.guided = (), None
        self.match, self.started, self.paused, self.unfinished, self.rematch = None, False, False, False, None
        self.listed = self.spectators_chat = False
        self.wish, self.gathering, self.series = None, None, None
        self.pace = NORMAL
        self.played, self.version, self.opened, self.at = 0.0, entry.number, entry.at, entry.at
        self.asked_since = (entry.number,) * len(chairs)

    def after(self, entry: Entry, *, blind: bool = False) -> TableState:
        """The state after one more entry; raises Refused or ApiError if it cannot be.

        blind: the rules of the game have changed since, so nothing is played; a later entry `NewRules` brings the match back.
        """
        twin = self._twin()
        twin.blind = blind
        twin._count_minutes(entry)
        if not (blind and entry.needs_rules):
            entry.apply(twin)
        twin.version, twin.at = entry.number, entry.at
        twin._write_log(self, entry)
        twin._forget_orders(self)
        twin._renew_questions(self, entry)
        twin._guide(self, entry)
        twin._follow_puzzle()
        twin._run_clocks(entry)
        return twin

    def _count_minutes(self, entry: Entry) -> None:
        """The clock on the wall, for games that are played to a time. Where a decision may take days, none hangs there."""
        if self.status == RUNNING:
            self.played += max(0.0, entry.at - self.at)
        if self.match is not None:
            self.match.minutes = None if self.clocks.rules.kind == DAYS else int(self.played // 60)

    def _twin(self) -> TableState:
        """A copy that may be changed without a trace here. What is only replaced, never changed in place, is shared."""
        twin = object.__new__(TableState)
        twin.__dict__.update({key: value for key, value in self.__dict__.items() if key not in ("asked", "ordered")})
        if self.match is not None:
            twin.match = self.match.copy()
        return twin

    # What the table looks like.

    @property
    def status(self) -> Status:
        if not self.started:
            return LOBBY
        if self.unfinished or (self.match is not None and self.match.is_over):
            return OVER
        return PAUSED if self.paused else RUNNING

    @cached_property
    def asked(self) -> list[int]:
        """The seats whose answer is awaited."""
        return self.match.asked() if self.match is not None and self.started else []

    @cached_property
    def ordered(self) -> dict[int, list[tuple[str, int]]]:
        """The seats whose standing orders answer what they are asked, and with which acts."""
        if self.match is None or not self.started or not self.game.orders or self.is_puzzling:
            return {}
        people = [seat for seat in self.asked if self.playing_bot(seat) is None]
        answers = {seat: self.match.ordered(seat, self.orders(seat)) for seat in people}
        return {seat: acts for seat, acts in answers.items() if acts is not None}

    def orders(self, seat: int) -> dict[str, Any]:
        """All standing orders of a seat, those not given as they are usual, or were when the table was opened."""
        return {**usual(self.game.orders, self.habits), **self.chairs[seat].orders}

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def people(self) -> int:
        """How many people sit here, whether or not a bot plays for them now."""
        return sum(chair.kind == PERSON and not chair.resigned for chair in self.chairs)

    @property
    def ply(self) -> int:
        """How many acts were played."""
        return len(self.match.played) if self.match else 0

    def is_alone(self, seat: int) -> bool:
        """Whether nobody else sits here whom it would hurry or keep waiting."""
        return self.people == 1 and self.chairs[seat].kind == PERSON and not self.chairs[seat].resigned

    def playing_bot(self, seat: int) -> str | None:
        """The bot that plays a seat now, if one does."""
        return self.chairs[seat].bot

    @property
    def is_reading(self) -> bool:
        """The newcomer of a guided game is told something to read: nobody plays on before, so that the table still shows what is spoken of."""
        guided = self.guided
        if guided is None or guided.left or guided.to_do or self.playing_bot(NEWCOMER):
            return False
        return guided.shown(self.running()) is not None

    @property
    def is_fixed(self) -> bool:
        """Options and places are those of a save, a guide or a deal; or it has begun."""
        return self.match is not None or bool(self.prepared) or self.dealt is not None

    @property
    def is_puzzling(self) -> bool:
        """A puzzle is asked here and not answered yet."""
        return self.puzzle is not None and not self.puzzle.is_answered

    def prepared_act(self, seat: int) -> int | None:
        """What the guide of this table has prepared for a bot, if it can be played."""
        return None if self.guided is None else prepared_act(self.guided.guide, self.running(), seat)

    def position(self) -> Match:
        """The match without its past, if acts may be played now: what a worker needs to judge or to advise."""
        return self.running().without_past()

    def running(self) -> Match:
        """The match, if acts may be played now."""
        if self.match is None or self.status != RUNNING:
            raise wrong_status(self.status)
        return self.match

    def result(self) -> Result | None:
        """Scores, ranks and winners after the end; an unfinished game has ranks by how everybody stood, and no winner."""
        if self.match is None or self.status != OVER:
            return None
        if self.match.is_over:
            return self.match.result()
        standing = [self.game.standing(self.match.state, seat) for seat in range(len(self.chairs))]
        ranks = [1 + sum(other > mine for other in standing) for mine in standing]
        return {"scores": standing, "ranks": ranks, "winners": []}

    def check_advice(self) -> None:
        """Refuse advice where the table has agreed on none; afterwards everybody may look, unless a puzzle still waits for its answer."""
        if self.is_puzzling or (not self.advice and self.status != OVER):
            raise ApiError(409, "wrong-status", "no-advice")

    def is_sealed(self, now: float) -> bool:
        """Whether only those who sit here may look, because others have the same deal before them."""
        return self.dealt is not None and now < self.dealt.sealed

    @property
    def ends(self) -> float | None:
        """When the server ends the game wherever it stands, if ever."""
        return self.dealt.ends if self.dealt is not None and self.status in (RUNNING, PAUSED) else None

    def deadline(self, seat: int) -> float | None:
        """When the clock of a seat ends."""
        return self.clocks.deadline(seat) if self.status == RUNNING else None

    @property
    def dice_now(self) -> Dice:
        """The dice with all words that were added so far."""
        if self.match is not None and self.started:
            return self.match.dice
        if not isinstance(self.dice, FairDice) or self.started:
            return self.dice
        return FairDice(self.dice.secret, [self.seed_words[seat] for seat in sorted(self.seed_words)])

    # For entries.

    def seat_chair(self, seat: int, chair: Chair) -> None:
        """Put another chair at a seat, and tell the match who sits there."""
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        if self.match is not None and self.started:
            self.match.seats = self.kernel_seats()

    def kernel_seats(self) -> list[Seat]:
        return [chair.kernel_seat() for chair in self.chairs]

    # What every entry brings with it.

    def _write_log(self, before: TableState, entry: Entry) -> None:
        """Keep the log in step with the acts: what was taken back is no longer told."""
        if self.match is None or not self.started:
            return
        known = 0 if entry.sets_match else before.ply
        new = [LogLine(-1, line, entry.at) for line in self.match.opening] if entry.sets_match else []
        self.log = [] if entry.sets_match else [line for line in self.log if line.ply < self.ply] if self.ply < known else self.log
        new += [LogLine(ply, line, entry.at) for ply in range(known, self.ply) for line in self.match.played[ply].lines]
        if not new:
            return
        lead = next((line for line in reversed(self.log) if not line.bond.joined or line.bond.leads), None)
        found = bonds(self.game.events, new, self._read, self._read(lead) if lead else None)
        self.log = [*self.log, *(replace(line, bond=hangs) for line, hangs in zip(new, found, strict=True))]

    def _read(self, line: LogLine) -> tuple[str, dict[str, int]]:
        """The event of a line with its values, whoever may read them."""
        return line.line.event, dict(zip(self.game.events[line.line.event].kinds, line.line.values, strict=True))

    def _forget_orders(self, before: TableState) -> None:
        """Some orders end by themselves, with what they were given for, and some begin so."""
        keep = self.game.kept
        if keep is None or before.match is None or self.match is None or before.ply == self.ply:
            return
        was, now = before.match.state, self.match.state
        kept = [keep(was, now, seat, chair.orders) for seat, chair in enumerate(self.chairs)]
        self.chairs = tuple(replace(chair, orders=left) if chair.kind == PERSON else chair for chair, left in zip(self.chairs, kept, strict=True))

    def _renew_questions(self, before: TableState, entry: Entry) -> None:
        """A seat's question is a new one when something was played, or when the seat itself answered.

        Chat, names, and the sealed answers of others in a shared window do not make what it is about to do stale.
        """
        if self.match is None or not self.started:
            return
        if before.match is None or before.status != self.status or before.ply != self.ply or entry.sets_match:
            self.asked_since = (entry.number,) * len(self.chairs)
        elif before.match.version != self.match.version:
            self.asked_since = tuple(entry.number if seat == entry.seat else since for seat, since in enumerate(self.asked_since))

    def _guide(self, before: TableState, entry: Entry) -> None:
        """Follow the newcomer of a guided game."""
        if self.guided is None or self.match is None or not self.started:
            return
        if entry.takes_back:
            self.guided = self.guided.taken_back(self.ply)
        elif entry.seat == NEWCOMER:
            self.guided = self.guided.acted(before.ply, entry.decided(before))
        self.guided = self.guided.found(self.match)

    def _follow_puzzle(self) -> None:
        """Once a puzzle is answered, there is advice as at any other table."""
        if self.puzzle is not None and self.is_puzzling and self.match is not None and self.started:
            self.puzzle = self.puzzle.followed(self.match)
            self.advice = self.puzzle.is_answered

    def _timed(self) -> list[int]:
        """The people of the open question who answer against the clock, those who have answered under seal included."""
        if self.match is None:
            return []
        timed = self.match.row.timed
        return [seat for seat in self.match.questioned() if self.playing_bot(seat) is None and timed(self.match.state, seat, 0)]

    def _run_clocks(self, entry: Entry) -> None:
        if self.status == RUNNING:
            people = [seat for seat in self.asked if self.playing_bot(seat) is None]
            continues = self.match is not None and self.match.row.continues
            self.clocks = self.clocks.asked(entry.at, people, self.ply, self._timed(), continues=continues)
        elif self.status == OVER:
            self.clocks = self.clocks.stop()
