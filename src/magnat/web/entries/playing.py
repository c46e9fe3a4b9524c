"""Entries of those who play: acts, what is taken back, who plays in whose place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from magnat.core.declare import Act, Orders, WrongOrder, merged
from magnat.web.entries.seating import announce
from magnat.web.errors import ApiError, wrong_status
from magnat.web.state import OVER, RUNNING, ChatMessage, Entry, TableState

LONG = 100  # acts: what goes through more of them than that is no work for the event loop
SpelledAct = Sequence[Any]  # [block, argument]


@dataclass(frozen=True)
class Acts(Entry):
    """A seat plays, by itself or by the bot that plays it; a bot may say why. `by`: the level that has answered where its own could not."""

    kind: ClassVar[str] = "acts"
    needs_rules: ClassVar[bool] = True
    acts: Sequence[SpelledAct]
    by: str | None = None

    def body(self) -> dict[str, Any]:
        return {name: value for name, value in super().body().items() if name != "by" or value is not None}

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
        if table.is_puzzling:
            raise ApiError(409, "wrong-status", "puzzle-first")
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
