"""The course of a table: who sits, what is agreed, the match, clocks, chat. Entries lead from one course to the next.

A course never changes: `after` gives the next one. So whoever holds a course (a bot that thinks, a reader that is slow) may read it in
peace, a refused or failed command leaves nothing behind, and the same entries always lead to the same table.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from magnat.core import dice as dice_module
from magnat.core import saves
from magnat.core.dice import Dice, FairDice
from magnat.core.game import Game
from magnat.core.match import PERSON, Line, Match, Seat
from magnat.core.orders import Orders, WrongOrder, merged, usual
from magnat.web.clocks import ClockRules, Clocks
from magnat.web.entries import Entry
from magnat.web.errors import Wrong, wrong_status

BOT, EMPTY = "bot", "open"  # kinds of chairs, besides PERSON
HEURISTIC = "heuristic"
LOBBY, RUNNING, PAUSED, OVER = "lobby", "running", "paused", "over"
PLAYED = ("acts", "pass", "clock", "order", "undo", "takeback")  # entries that the rules of the game must judge
RULES, WOKEN = "rules", "woken"  # entries that the server adds when it loads a table


@dataclass(frozen=True)
class Chair:
    """One seat and who is on it. A person's seat may be played by a bot for a while, or for good after resigning."""

    name: str
    kind: str
    bot: str | None = None
    resigned: bool = False
    standin: str | None = HEURISTIC  # acts when the clock of a person ends; None: the default of the phase
    orders: Orders = field(default_factory=dict)  # those that were given; nobody else's business

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "kind": self.kind, "bot": self.bot, "resigned": self.resigned, "standin": self.standin}


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the log, where it belongs and when it was said."""

    place: int
    line: Line
    at: float


@dataclass(frozen=True, slots=True)
class Said:
    """One message of the chat: what somebody has typed, or why a bot has declined something, by the name of its remark."""

    seat: int
    name: str
    text: str
    at: float
    remark: str | None = None


class Course:
    """A table after some of its entries."""

    id: str
    code: str
    game: Game
    options: Mapping[str, str]
    takebacks: bool
    host_seat: int  # -1: the host does not play
    dice: Dice
    chairs: tuple[Chair, ...]
    words: Mapping[int, str]
    match: Match | None  # before the start only in a match that goes on from a save
    started: bool
    paused: bool
    told: list[Told]
    chat: list[Said]
    clocks: Clocks
    fresh: tuple[int, ...]  # by seat: the version since which its question is the same
    rematch: str | None
    number: int
    at: float
    blind: bool

    @classmethod
    def opened(cls, game: Game, entry: Entry, *, blind: bool = False) -> Course:
        """The table as it was set up; for `blind` see `after`."""
        course, body = cls(), entry.body
        course.game, course.id, course.code = game, body["id"], body["code"]
        course.options, course.takebacks, course.host_seat = body["options"], body["takebacks"], body["host_seat"]
        course.chairs = tuple(Chair(**chair) for chair in body["chairs"])
        course.clocks = Clocks.fresh(ClockRules.from_json(body["clock"]), len(course.chairs))
        course.words, course.told, course.chat = {}, [], []
        course.started = course.paused = False
        course.blind = blind
        course.rematch, course.number, course.at = None, entry.number, entry.at
        course.match = saves.from_json(body["save"], game=game) if body["save"] and not blind else None
        course.dice = dice_module.from_json(body["dice"] or body["save"]["dice"])
        course.fresh = (entry.number,) * len(course.chairs)
        return course

    def after(self, entry: Entry, *, blind: bool = False) -> Course:
        """The course after one more entry; raises Refused or Wrong if it cannot be.

        blind: the rules of the game have changed since, so nothing is played; a later entry of the kind "rules" brings the match back.
        """
        twin = self._twin()
        twin.blind = blind
        if not blind or entry.kind not in (*PLAYED, RULES):
            step: Callable[[Entry], None] = getattr(twin, f"_{entry.kind}")
            step(entry)
        twin.number, twin.at = entry.number, entry.at
        twin._listen(self, entry)
        twin._forget_orders(self)
        twin._refresh(self, entry)
        twin._run_clocks(entry)
        return twin

    def _twin(self) -> Course:
        """A copy that may be changed without a trace here. What is only replaced, never changed in place, is shared."""
        twin = Course()
        twin.__dict__.update({key: value for key, value in self.__dict__.items() if key not in ("asked", "ordered")})
        if self.match is not None:
            twin.match = replace(
                self.match,
                state=self.match.state.copy(),
                played=list(self.match.played),
                windows=copy.deepcopy(self.match.windows),
                marks=set(self.match.marks),
                _undo=list(self.match._undo),
            )
        return twin

    # What the table looks like.

    @property
    def status(self) -> str:
        if not self.started:
            return LOBBY
        if self.match is not None and self.match.is_over:
            return OVER
        return PAUSED if self.paused else RUNNING

    @cached_property
    def asked(self) -> list[int]:
        """The seats whose answer is awaited."""
        return self.match.asked() if self.match is not None and self.started else []

    @cached_property
    def ordered(self) -> dict[int, list[tuple[str, int]]]:
        """The seats whose standing orders answer what they are asked, and with which acts."""
        if self.match is None or not self.started or not self.game.orders:
            return {}
        people = [seat for seat in self.asked if self.playing_bot(seat) is None]
        answers = {seat: self.match.ordered(seat, self.orders(seat)) for seat in people}
        return {seat: acts for seat, acts in answers.items() if acts is not None}

    def orders(self, seat: int) -> dict[str, Any]:
        """All standing orders of a seat."""
        return {**usual(self.game.orders), **self.chairs[seat].orders}

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def people(self) -> int:
        """How many people sit here, whether or not a bot plays for them now."""
        return sum(chair.kind == PERSON and not chair.resigned for chair in self.chairs)

    @property
    def place(self) -> int:
        """How many acts were played."""
        return len(self.match.played) if self.match else 0

    def playing_bot(self, seat: int) -> str | None:
        """The bot that plays a seat now, if one does."""
        return self.chairs[seat].bot

    def running(self) -> Match:
        """The match, if acts may be played now."""
        if self.match is None or self.status != RUNNING:
            raise wrong_status(self.status)
        return self.match

    def deadline(self, seat: int) -> float | None:
        """When the clock of a seat ends."""
        return self.clocks.deadline(seat) if self.status == RUNNING else None

    @property
    def dice_now(self) -> Dice:
        """The dice with all words that were added so far."""
        if not isinstance(self.dice, FairDice) or self.started:
            return self.dice
        return FairDice(self.dice.secret, [self.words[seat] for seat in sorted(self.words)])

    # Steps, one for each kind of entry.

    def _join(self, entry: Entry) -> None:
        if self.status != LOBBY:
            raise wrong_status(self.status)
        if self.chairs[entry.seat].kind != EMPTY:
            raise Wrong(409, "wrong-status", "seat-taken")
        self._sit(entry.seat, replace(self.chairs[entry.seat], name=entry.body["name"], kind=PERSON))
        if entry.body["host"]:
            self.host_seat = entry.seat

    def _start(self, entry: Entry) -> None:
        if self.status != LOBBY:
            raise wrong_status(self.status)
        self.chairs = tuple(replace(chair, kind=BOT, bot=HEURISTIC) if chair.kind == EMPTY else chair for chair in self.chairs)
        self.dice = self.dice_now
        self.started = True
        seats = [self._kernel_seat(chair) for chair in self.chairs]
        if self.blind:
            self.match = None
        elif self.match is None:
            self.match = Match.new(self.game, seats, chosen=dict(self.options), dice=self.dice)
        else:
            self.match.seats = seats

    def _words(self, entry: Entry) -> None:
        if self.status != LOBBY or self.match is not None:
            raise wrong_status(self.status if self.status != LOBBY else RUNNING)
        self.words = {**self.words, entry.seat: entry.body["words"]}

    def _acts(self, entry: Entry) -> None:
        acts = [(block, argument) for block, argument in entry.body["acts"]]
        said = self.running().remark(entry.seat, acts[-1][0]) if self.playing_bot(entry.seat) else None
        self.running().play(entry.seat, acts)
        if said is not None and any(self.playing_bot(other) is None for other in said[1]):
            self.chat = [*self.chat, Said(entry.seat, self.chairs[entry.seat].name, "", entry.at, said[0])]

    def _pass(self, entry: Entry) -> None:
        self.running().pass_window(entry.seat)

    def _clock(self, entry: Entry) -> None:
        """The clock of a seat has ended: its stand-in acts, or the default of the phase is played."""
        match = self.running()
        if entry.body["act"] is None:
            match.pass_window(entry.seat)
        else:
            match.play(entry.seat, [tuple(entry.body["act"])])
        match._undo.clear()

    _order = _acts

    def _undo(self, entry: Entry) -> None:
        self.running().undo(entry.seat, entry.body["steps"])

    def _takeback(self, entry: Entry) -> None:
        if not self.takebacks:
            raise Wrong(409, "wrong-status", "no-takebacks")
        match = self.running()  # not after the end: then the dice are open
        match.takeback(entry.seat)
        while match.ordered(entry.seat, self.orders(entry.seat)) is not None:  # it would be answered again at once
            match.takeback(entry.seat)

    def _resign(self, entry: Entry) -> None:
        if self.status != RUNNING:
            raise wrong_status(self.status)
        self._sit(entry.seat, replace(self.chairs[entry.seat], bot=entry.body["bot"], resigned=True))

    def _bot(self, entry: Entry) -> None:
        if self.chairs[entry.seat].resigned:
            raise Wrong(409, "wrong-status", "resigned")
        if self.status == OVER:
            raise wrong_status(OVER)
        self._sit(entry.seat, replace(self.chairs[entry.seat], bot=entry.body["bot"]))

    def _standin(self, entry: Entry) -> None:
        self._sit(entry.seat, replace(self.chairs[entry.seat], standin=entry.body["standin"]))

    def _orders(self, entry: Entry) -> None:
        chair = self.chairs[entry.seat]
        if self.status == OVER:
            raise wrong_status(OVER)
        if chair.resigned:
            raise Wrong(409, "wrong-status", "resigned")
        try:
            self._sit(entry.seat, replace(chair, orders=merged(self.game.orders, chair.orders, entry.body["orders"])))
        except WrongOrder as wrong:
            raise Wrong(422, "invalid", "wrong-order", name=wrong.name) from wrong

    def _pause(self, entry: Entry) -> None:
        if self.status not in (RUNNING, PAUSED):
            raise wrong_status(self.status)
        self.paused = entry.body["paused"]
        self.clocks = self.clocks.pause(entry.at) if self.paused else self.clocks.go_on(entry.at)

    def _woken(self, entry: Entry) -> None:
        self.clocks = self.clocks.woken(entry.at)

    def _chat(self, entry: Entry) -> None:
        self.chat = [*self.chat, Said(entry.seat, self.chairs[entry.seat].name, entry.body["text"], entry.at)]

    def _rematch(self, entry: Entry) -> None:
        if self.status != OVER and not self.blind:
            raise wrong_status(self.status)
        self.rematch = entry.body["id"]

    def _rules(self, entry: Entry) -> None:
        """The rules of the game have changed under a running match: it goes on from a save under the new ones."""
        self.match = saves.from_json(entry.body["save"], game=self.game)
        self.match.seats = [self._kernel_seat(chair) for chair in self.chairs]
        opening = [Told(-1, line, entry.at) for line in self.match._opening]
        self.told = opening + [Told(place, line, entry.at) for place, act in enumerate(self.match.played) for line in act.lines]

    def _sit(self, seat: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        if self.match is not None and self.started:
            self.match.seats = [self._kernel_seat(chair) for chair in self.chairs]

    def _kernel_seat(self, chair: Chair) -> Seat:
        """A person who comes back is still a person; one who has resigned is the bot that plays on."""
        gone = chair.kind == BOT or chair.resigned
        return Seat(chair.name, (chair.bot or HEURISTIC) if gone else PERSON)

    # What every step brings along.

    def _listen(self, before: Course, entry: Entry) -> None:
        """Keep the log in step with the acts: what was taken back is no longer told."""
        if self.match is None or not self.started or entry.kind == RULES:
            return
        if not before.started:
            self.told = [Told(-1, line, entry.at) for line in self.match._opening]
        known, now = before.place if before.started else 0, self.place
        if now < known:
            self.told = [line for line in self.told if line.place < now]
        elif now > known:
            new = [Told(place, line, entry.at) for place in range(known, now) for line in self.match.played[place].lines]
            self.told = [*self.told, *new]

    def _forget_orders(self, before: Course) -> None:
        """Some orders end by themselves, with what they were given for."""
        keep = self.game.kept
        if keep is None or before.match is None or self.match is None or before.place == self.place:
            return
        was, now = before.match.state, self.match.state
        self.chairs = tuple(replace(chair, orders=keep(was, now, chair.orders)) if chair.orders else chair for chair in self.chairs)

    def _refresh(self, before: Course, entry: Entry) -> None:
        """A seat's question is a new one when something was played, or when the seat itself answered.

        Chat, names, and the sealed answers of others in a shared window do not make what it is about to do stale.
        """
        if self.match is None or not self.started:
            return
        if before.match is None or before.status != self.status or before.place != self.place or entry.kind in ("start", RULES):
            self.fresh = (entry.number,) * len(self.chairs)
        elif before.match.version != self.match.version:
            self.fresh = tuple(entry.number if seat == entry.seat else since for seat, since in enumerate(self.fresh))

    def _hurried(self) -> list[int]:
        """The people of the open question who answer against the clock, those who have answered under seal included."""
        if self.match is None:
            return []
        hurried = self.match.row.hurried
        return [seat for seat in self.match.questioned() if self.playing_bot(seat) is None and hurried(self.match.state, seat, 0)]

    def _run_clocks(self, entry: Entry) -> None:
        if self.status == RUNNING:
            people = [seat for seat in self.asked if self.playing_bot(seat) is None]
            goes_on = self.match is not None and self.match.row.goes_on
            self.clocks = self.clocks.asked(entry.at, people, self.place, self._hurried(), goes_on=goes_on)
        elif self.status == OVER:
            self.clocks = self.clocks.forget()
