"""Entries before the game: a table is set up, people take seats, the game begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import Any, ClassVar

from magnat.core.game import Game
from magnat.core.play import PERSON, ChangedDice, Match, saves
from magnat.core.play import dice as dice_module
from magnat.core.teach import Guided
from magnat.web.entries.playing import LONG, SpelledAct
from magnat.web.errors import ApiError, wrong_status
from magnat.web.state import BOT, EMPTY, LOBBY, NO_SEAT, RUNNING, STANDARD, Chair, ClockRules, Dealt, Entry, Gathering, Puzzled, TableState, Wish


@dataclass(frozen=True)
class Open(Entry):
    """The first entry: the table is set up. With a save, the match goes on from there, with dice that the save does not tell.

    `guided`: the first draws of a guided game, so that it stays the same when the guide of the game is rewritten.
    `rated`: what becomes of people here counts for their ratings.
    `gathering`: when it begins by itself, and `series`: of which series it is a table.
    `dealt`: the deal that others play too.
    `puzzle`: what is asked here, and of which seat; the save is its position.
    `habits`: which standing orders are usual at the table. (Older servers told with `formerly` whether the first change of them was still to come.)

    (Tables that were opened by older servers have no dice of their own beside a save: they go on with those in it.)
    """

    kind: ClassVar[str] = "open"
    _: KW_ONLY
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
    gathering: Mapping[str, Any] | None = None
    series: str | None = None
    dealt: Mapping[str, Any] | None = None
    puzzle: Mapping[str, Any] | None = None

    def table(self, game: Game, *, blind: bool = False) -> TableState:
        """The table as it was set up; for `blind` see `TableState.after`."""
        chairs = tuple(Chair(**chair) for chair in self.chairs)
        table = TableState(game, self, id=self.id, code=self.code, chairs=chairs, clock=ClockRules.from_json(self.clock), blind=blind)
        table.options, table.takebacks, table.advice, table.host_seat = self.options, self.takebacks, self.advice, self.host_seat
        table.rated, table.series, table.dealt = self.rated, self.series, Dealt.from_json(self.dealt)
        table.puzzle = Puzzled.from_json(self.puzzle) if self.puzzle else None
        table.gathering = None if self.gathering is None else Gathering(**self.gathering)
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
        table.seat_chair(self.seat, Chair(self.name or chair.name, EMPTY, character=chair.character))
        table.seed_words = {seat: words for seat, words in table.seed_words.items() if seat != self.seat}
        if table.host_seat == self.seat:
            table.host_seat = NO_SEAT


@dataclass(frozen=True)
class ListTable(Entry):
    """The host lets everybody on this server find the table until the game begins, or no longer. `wish`: whom the host wants there."""

    kind: ClassVar[str] = "list"
    listed: bool
    wish: Mapping[str, Any] | None = None

    def apply(self, table: TableState) -> None:
        if table.status != LOBBY:
            raise wrong_status(table.status)
        table.listed, table.wish = self.listed, None if self.wish is None else Wish(**self.wish)


@dataclass(frozen=True)
class SeedWords(Entry):
    kind: ClassVar[str] = "words"
    words: str

    def apply(self, table: TableState) -> None:
        if table.status != LOBBY or not table.new_dice:
            raise wrong_status(table.status if table.status != LOBBY else RUNNING)
        table.seed_words = {**table.seed_words, self.seat: self.words}


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
        level = (table.gathering.bot if table.gathering else None) or STANDARD
        table.chairs = tuple(replace(chair, kind=BOT, bot=level, reserved=False) if chair.kind == EMPTY else chair for chair in table.chairs)
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
