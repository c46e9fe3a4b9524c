"""The record of a table: numbered entries that are only ever added. A table is what its entries make of it, in their order.

The names of kinds and fields are stored, so they stay as they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from magnat.core.declare import Act, Orders, WrongOrder, merged
from magnat.core.game import Game
from magnat.core.play import PERSON, ChangedDice, Match, saves
from magnat.core.play import dice as dice_module
from magnat.core.teach import Guided
from magnat.web.errors import ApiError, no_seat, wrong_status
from magnat.web.store import EntryRow
from magnat.web.tables.clocks import ClockRules
from magnat.web.tables.seating import Agree, ChangeSeat, ComeBack, CoverSeat, SetPlayer, announce
from magnat.web.tables.state import BOT, EMPTY, LOBBY, NO_SEAT, OVER, PAUSED, RUNNING, STANDARD, Chair, ChatMessage, Entry, TableState

LONG = 100  # acts: what goes through more of them than that is no work for the event loop
SpelledAct = Sequence[Any]  # [block, argument]


@dataclass(frozen=True)
class Open(Entry):
    """The first entry: the table is set up. With a save, the match goes on from there, with dice that the save does not tell.

    `guided`: the first draws of a guided game, so that it stays the same when the guide of the game is rewritten.
    `rated`: what becomes of people here counts for their ratings.
    `habits`: which standing orders are usual at the table. (Older servers told with `formerly` whether the first change of them was still to come.)

    (Tables that were opened by older servers have no dice of their own beside a save: they go on with those in it.)
    """

    kind: ClassVar[str] = "open"
    id: str
    game: str
    options: Mapping[str, str]
    chairs: Sequence[Mapping[str, Any]]
    clock: Mapping[str, Any]
    takebacks: bool
    host_seat: int
    dice: dict[str, Any] | None
    save: dict[str, Any] | None
    code: str
    guided: Sequence[SpelledAct] | None = None
    habits: int | None = None
    formerly: bool = True
    rated: bool = False
    advice: bool = True

    def table(self, game: Game, *, blind: bool = False) -> TableState:
        """The table as it was set up; for `blind` see `TableState.after`."""
        chairs = tuple(Chair(**chair) for chair in self.chairs)
        table = TableState(game, self, id=self.id, code=self.code, chairs=chairs, clock=ClockRules.from_json(self.clock), blind=blind)
        table.options, table.takebacks, table.advice, table.host_seat = self.options, self.takebacks, self.advice, self.host_seat
        table.rated = self.rated
        table.match = saves.from_json(self.save, game=game) if self.save and not blind else None
        table.dice = dice_module.from_json(self.dice or (self.save or {})["dice"])
        table.new_dice = self.dice is not None
        table.habits = int(not self.formerly) if self.habits is None else self.habits
        if self.guided is not None and game.guide is not None:
            table.prepared, table.guided = [(block, argument) for block, argument in self.guided], Guided(game)
        return table

    def apply(self, table: TableState) -> None:
        raise wrong_status(table.status)


@dataclass(frozen=True)
class Join(Entry):
    """Somebody takes an open seat. `bots`: other names for bots with the same first letter, by seat."""

    kind: ClassVar[str] = "join"
    name: str
    host: bool
    bots: Mapping[str, str] = field(default_factory=dict)

    def apply(self, table: TableState) -> None:
        if table.status != LOBBY:
            raise wrong_status(table.status)
        if table.chairs[self.seat].kind != EMPTY:
            raise ApiError(409, "wrong-status", "seat-taken")
        table.seat_chair(self.seat, replace(table.chairs[self.seat], name=self.name, kind=PERSON, reserved=False))
        if self.host:
            table.host_seat = self.seat
        for seat, name in self.bots.items():
            table.seat_chair(int(seat), replace(table.chairs[int(seat)], name=name))


@dataclass(frozen=True)
class FreeSeat(Entry):
    """The host frees a seat before the game begins: anybody may take it again. `name`: of the bot which sits there if nobody comes."""

    kind: ClassVar[str] = "free"
    name: str | None = None  # as before

    def apply(self, table: TableState) -> None:
        if table.status != LOBBY:
            raise wrong_status(table.status)
        chair = table.chairs[self.seat]
        if chair.kind == BOT:
            raise ApiError(409, "wrong-status", "no-person")
        table.seat_chair(self.seat, Chair(self.name or chair.name, EMPTY))
        table.seed_words = {seat: words for seat, words in table.seed_words.items() if seat != self.seat}
        if table.host_seat == self.seat:
            table.host_seat = NO_SEAT


@dataclass(frozen=True)
class ListTable(Entry):
    """The host lets everybody on this server find the table until the game begins, or no longer."""

    kind: ClassVar[str] = "list"
    listed: bool

    def apply(self, table: TableState) -> None:
        if table.status != LOBBY:
            raise wrong_status(table.status)
        table.listed = self.listed


@dataclass(frozen=True)
class LetSpectatorsChat(Entry):
    kind: ClassVar[str] = "audience"
    allowed: bool

    def apply(self, table: TableState) -> None:
        table.spectators_chat = self.allowed


@dataclass(frozen=True)
class Mute(Entry):
    """The host takes the word from a seat, or gives it back."""

    kind: ClassVar[str] = "mute"
    muted: bool

    def apply(self, table: TableState) -> None:
        if table.chairs[self.seat].kind != PERSON:
            raise ApiError(409, "wrong-status", "no-person")
        table.seat_chair(self.seat, replace(table.chairs[self.seat], muted=self.muted))


@dataclass(frozen=True)
class GiveSeat(Entry):
    """The host gives out a link to the seat of somebody who has lost theirs. Everybody reads of it, and the seat bears a mark."""

    kind: ClassVar[str] = "give"

    def apply(self, table: TableState) -> None:
        chair = table.chairs[self.seat]
        if chair.kind != PERSON or chair.resigned:
            raise ApiError(409, "wrong-status", "no-person")
        table.seat_chair(self.seat, replace(chair, given=True))
        announce(table, self.seat, "given", self.at)


@dataclass(frozen=True)
class SettleSeat(Entry):
    """Whoever had the seat before its host gave out a link has come back: what that link opened stays open, or it ends."""

    kind: ClassVar[str] = "settle"
    end: bool

    def apply(self, table: TableState) -> None:
        chair = table.chairs[self.seat]
        if not chair.given:
            raise ApiError(409, "wrong-status", "not-given")
        table.seat_chair(self.seat, replace(chair, given=False))
        announce(table, self.seat, "taken-back" if self.end else "agreed", self.at)


@dataclass(frozen=True)
class Start(Entry):
    """The game begins; bots sit down where nobody came."""

    kind: ClassVar[str] = "start"
    sets_match: ClassVar[bool] = True

    def takes_long(self, table: TableState) -> bool:
        return table.ply > LONG

    def apply(self, table: TableState) -> None:
        if table.status != LOBBY:
            raise wrong_status(table.status)
        table.chairs = tuple(replace(chair, kind=BOT, bot=STANDARD, reserved=False) if chair.kind == EMPTY else chair for chair in table.chairs)
        table.dice, table.started = table.dice_now, True
        if table.blind:
            table.match = None
        elif table.match is None:
            table.match = Match.new(table.game, table.kernel_seats(), chosen=dict(table.options), dice=table.dice, prepared=table.prepared)
        else:
            table.match.seats = table.kernel_seats()
            new = table.dice
            if table.new_dice and not table.match.is_over and not isinstance(new, ChangedDice):
                table.match.dice = dice_module.changed(table.match.dice, table.match.drawn, new)


@dataclass(frozen=True)
class SeedWords(Entry):
    kind: ClassVar[str] = "words"
    words: str

    def apply(self, table: TableState) -> None:
        if table.status != LOBBY or not table.new_dice:
            raise wrong_status(table.status if table.status != LOBBY else RUNNING)
        table.seed_words = {**table.seed_words, self.seat: self.words}


@dataclass(frozen=True)
class Acts(Entry):
    """A seat plays, by itself or by the bot that plays it; a bot may say why."""

    kind: ClassVar[str] = "acts"
    needs_rules: ClassVar[bool] = True
    acts: Sequence[SpelledAct]

    def decided(self, before: TableState) -> Sequence[Act]:
        return [(block, argument) for block, argument in self.acts]

    def apply(self, table: TableState) -> None:
        acts = [(block, argument) for block, argument in self.acts]
        remark = table.running().remark(self.seat, acts[-1][0]) if table.playing_bot(self.seat) else None
        table.running().play(self.seat, acts)
        if remark is not None and any(table.playing_bot(other) is None for other in remark[1]):
            table.chat = [*table.chat, ChatMessage(self.seat, table.chairs[self.seat].name, "", self.at, remark[0])]


@dataclass(frozen=True)
class StandingOrder(Acts):
    """The standing orders of a seat have answered."""

    kind: ClassVar[str] = "order"

    def decided(self, before: TableState) -> Sequence[Act]:
        return ()


@dataclass(frozen=True)
class Pass(Entry):
    kind: ClassVar[str] = "pass"
    needs_rules: ClassVar[bool] = True

    def decided(self, before: TableState) -> Sequence[Act]:
        match = before.running()
        return [match.game.spelled(match.game.default_act(match.asking(self.seat)))]

    def apply(self, table: TableState) -> None:
        table.running().pass_window(self.seat)


@dataclass(frozen=True)
class ClockEnded(Entry):
    """The clock of a seat has ended: its stand-in acts, or the default of the phase is played."""

    kind: ClassVar[str] = "clock"
    needs_rules: ClassVar[bool] = True
    act: SpelledAct | None
    by: str | None

    def apply(self, table: TableState) -> None:
        match = table.running()
        if self.act is None:
            match.pass_window(self.seat)
        else:
            block, argument = self.act
            match.play(self.seat, [(block, argument)])
        match.forget_undo()


@dataclass(frozen=True)
class Undo(Entry):
    kind: ClassVar[str] = "undo"
    needs_rules: ClassVar[bool] = True
    takes_back: ClassVar[bool] = True
    steps: int

    def apply(self, table: TableState) -> None:
        table.running().undo(self.seat, self.steps)


@dataclass(frozen=True)
class Takeback(Entry):
    """Back over bots and chance, to a question that standing orders do not answer at once.

    `whole`: over all that was asked for in one go. (Older servers went back act by act.)
    """

    kind: ClassVar[str] = "takeback"
    needs_rules: ClassVar[bool] = True
    takes_back: ClassVar[bool] = True
    whole: bool = False

    def takes_long(self, table: TableState) -> bool:
        return table.ply > LONG

    def apply(self, table: TableState) -> None:
        if not table.takebacks:
            raise ApiError(409, "wrong-status", "no-takebacks")
        match = table.running()  # not after the end: then the dice are open
        match.takeback(self.seat, whole=self.whole)
        while match.ordered(self.seat, table.orders(self.seat)) is not None:
            match.takeback(self.seat, whole=self.whole)


@dataclass(frozen=True)
class Resign(Entry):
    kind: ClassVar[str] = "resign"
    bot: str

    def apply(self, table: TableState) -> None:
        if table.status != RUNNING:
            raise wrong_status(table.status)
        table.seat_chair(self.seat, replace(table.chairs[self.seat], bot=self.bot, resigned=True, covered=None))
        announce(table, self.seat, "left", self.at)


@dataclass(frozen=True)
class HandOver(Entry):
    """A bot plays the seat from now on; None: its person again."""

    kind: ClassVar[str] = "bot"
    bot: str | None

    def apply(self, table: TableState) -> None:
        if table.chairs[self.seat].resigned:
            raise ApiError(409, "wrong-status", "resigned")
        if table.status == OVER:
            raise wrong_status(OVER)
        was = table.chairs[self.seat].bot
        table.seat_chair(self.seat, replace(table.chairs[self.seat], bot=self.bot, covered=None))
        if (was is None) != (self.bot is None):
            announce(table, self.seat, "back" if self.bot is None else "handed", self.at)


@dataclass(frozen=True)
class ChooseStandin(Entry):
    kind: ClassVar[str] = "standin"
    standin: str | None

    def apply(self, table: TableState) -> None:
        table.seat_chair(self.seat, replace(table.chairs[self.seat], standin=self.standin))


@dataclass(frozen=True)
class GiveOrders(Entry):
    """Standing orders by name; those that are not named stay as they are."""

    kind: ClassVar[str] = "orders"
    orders: Orders

    def apply(self, table: TableState) -> None:
        chair = table.chairs[self.seat]
        if table.status == OVER:
            raise wrong_status(OVER)
        if chair.resigned:
            raise ApiError(409, "wrong-status", "resigned")
        try:
            table.seat_chair(self.seat, replace(chair, orders=merged(table.game.orders, chair.orders, self.orders)))
        except WrongOrder as error:
            raise ApiError(422, "invalid", "wrong-order", name=error.name) from error


@dataclass(frozen=True)
class Pause(Entry):
    kind: ClassVar[str] = "pause"
    paused: bool

    def apply(self, table: TableState) -> None:
        if table.status not in (RUNNING, PAUSED):
            raise wrong_status(table.status)
        table.paused = self.paused
        table.clocks = table.clocks.pause(self.at) if self.paused else table.clocks.resume(self.at)


@dataclass(frozen=True)
class SetPace(Entry):
    """How long bots pause between their acts; only for who sits alone among them."""

    kind: ClassVar[str] = "pace"
    pace: str

    def apply(self, table: TableState) -> None:
        if not table.is_alone(self.seat):
            raise ApiError(409, "wrong-status", "not-alone")
        table.pace = self.pace


@dataclass(frozen=True)
class EndUnfinished(Entry):
    """The record has become longer than the server allows: the game ends where it stands."""

    kind: ClassVar[str] = "unfinished"

    def apply(self, table: TableState) -> None:
        if table.status not in (RUNNING, PAUSED):
            raise wrong_status(table.status)
        table.unfinished = True
        if table.match is not None:
            table.match.marks = table.match.marks | {"unfinished"}


@dataclass(frozen=True)
class ServerBack(Entry):
    """The server was away and has loaded the table again."""

    kind: ClassVar[str] = "woken"

    def apply(self, table: TableState) -> None:
        table.clocks = table.clocks.server_back(self.at)


@dataclass(frozen=True)
class Say(Entry):
    kind: ClassVar[str] = "chat"
    text: str
    name: str = ""  # of a spectator; those who sit have theirs

    def apply(self, table: TableState) -> None:
        if self.seat == NO_SEAT and not table.spectators_chat:
            raise no_seat()
        if self.seat != NO_SEAT and table.chairs[self.seat].muted:
            raise ApiError(403, "forbidden", "muted")
        name = self.name if self.seat == NO_SEAT else table.chairs[self.seat].name
        table.chat = [*table.chat, ChatMessage(self.seat, name, self.text, self.at)]


@dataclass(frozen=True)
class FollowGuide(Entry):
    """The newcomer of a guided game has read a step, leaves the guide, or comes back to it. What the guide no longer says changes nothing."""

    kind: ClassVar[str] = "guide"
    read: str | None
    left: bool

    def apply(self, table: TableState) -> None:
        if table.guided is not None:
            read = table.guided if self.read is None else table.guided.read(self.read)
            table.guided = replace(read, left=self.left)


@dataclass(frozen=True)
class Rematch(Entry):
    """The same people play again at another table."""

    kind: ClassVar[str] = "rematch"
    id: str

    def apply(self, table: TableState) -> None:
        if table.rematch is not None or (table.status != OVER and not table.blind):  # whoever comes second goes to the table of the first
            raise wrong_status(table.status)
        table.rematch = self.id


@dataclass(frozen=True)
class NewRules(Entry):
    """The rules of the game have changed under a running match: it goes on from a save under the new ones."""

    kind: ClassVar[str] = "rules"
    needs_rules: ClassVar[bool] = True
    sets_match: ClassVar[bool] = True
    save: dict[str, Any]

    def takes_long(self, table: TableState) -> bool:
        return True

    def apply(self, table: TableState) -> None:
        table.match = saves.from_json(self.save, game=table.game)
        table.match.seats = table.kernel_seats()


@dataclass(frozen=True)
class NamesErased(Entry):
    """The operator has erased somebody from the entries before this one. Whoever had them in memory reads them again."""

    kind: ClassVar[str] = "erased"

    def apply(self, table: TableState) -> None: ...


KINDS: dict[str, type[Entry]] = {
    entry.kind: entry
    for entry in (
        Open, Join, FreeSeat, ChangeSeat, SetPlayer, Agree, ListTable, LetSpectatorsChat, Mute, GiveSeat, SettleSeat,
        Start, SeedWords, Acts, StandingOrder, Pass, ClockEnded, Undo, Takeback, Resign, HandOver, CoverSeat, ComeBack,
        ChooseStandin, GiveOrders,
        Pause, SetPace, EndUnfinished, ServerBack, Say, FollowGuide, Rematch, NewRules, NamesErased,
    )
}  # fmt: skip


def row_of(entry: Entry) -> EntryRow:
    """An entry as it is stored."""
    return EntryRow(entry.number, entry.at, entry.kind, entry.seat, entry.body())


def entry_of(row: EntryRow) -> Entry:
    """A stored entry. LookupError or TypeError if there is no such kind, or if it has other fields."""
    return KINDS[row.kind](row.seat, number=row.number, at=row.at, **row.body)
