"""Positions of Maxi Bourse International, put together by hand: sums and quotes in $, companies by their ids, cards by theirs."""

from __future__ import annotations

from typing import Any

from magnat.core.game import load
from magnat.games.maxi_bourse.components import (
    CARD_IDS,
    CARDS,
    COMPANY_IDS,
    FACES,
    SERIES_IDS,
    SQUARE_IDS,
    STEP,
    UNIT,
)
from magnat.games.maxi_bourse.rules.flow import go_on
from magnat.games.maxi_bourse.state import Stage, State, square_under
from tests.games.arranged import Arranged

GAME = load("maxi_bourse")
A, B, C, D, E, F = range(6)
RUMOURS = CARD_IDS[-1]


def units(dollars: int) -> int:
    """Dollars in the units of the state."""
    assert dollars % UNIT == 0, f"{dollars} $ is finer than the rules"
    return dollars // UNIT


def company(name: str) -> int:
    return COMPANY_IDS.index(name)


def square(name: str) -> int:
    return SQUARE_IDS.index(name)


class Scene(Arranged):
    """A table on which everything can be arranged, and then played by the rules: an act that is refused raises Refused.

    Nobody owns a share; everybody has the cash of the edition. Requests before a turn are off unless they are wanted.
    """

    game = GAME
    st: State

    def __init__(self, seats: int = 4, **chosen: object) -> None:
        super().__init__(seats, **{"private_requests": "square_only", **chosen})
        self.st.starter = self.st.active = A

    # Arranging.

    def cash(self, *dollars: int) -> Scene:
        """Fill the purses; what is added or taken goes over the bank's ledger, so that the laws hold."""
        for seat, sum in enumerate(dollars):
            self.st.paid += units(sum)
            self.st.taken += self.st.cash[seat]
            self.st.cash[seat] = units(sum)
        return self

    def owns(self, seat: int, **lots: int) -> Scene:
        """Hand lots of companies from the bank to a seat."""
        for name, count in lots.items():
            assert self.st.bank[company(name)] >= count, f"the bank has not {count} lots of {name}"
            self.st.bank[company(name)] -= count
            self.st.held[seat][company(name)] += count
        return self

    def stock(self, name: str, lots: int, *holders: int) -> Scene:
        """Leave so many lots to the bank; the rest goes to the last seat, or to those named in turn."""
        seats = holders or (self.st.seats - 1,)
        for count in range(self.st.bank[company(name)] - lots):
            self.owns(seats[count % len(seats)], **{name: 1})
        return self

    def quotes(self, **dollars: int) -> Scene:
        for name, quote in dollars.items():
            assert quote % STEP == 0
            self.st.quote[company(name)] = quote // STEP
        return self

    def rumours(self, seat: int, *cards: str) -> Scene:
        """Cards drawn before, from the top of the pile."""
        for card in cards:
            number = RUMOURS.index(card)
            assert self.st.fresh[number]
            self.st.fresh[number] = 0
            self.st.hand[seat][number] = 1
            self.st.pile_top = (self.st.pile_top + 1) % CARDS
            self.st.pile_size -= 1
        return self

    def at(self, seat: int, progress: int) -> Scene:
        self.st.progress[seat] = progress
        return self

    def suspended(self, seat: int, turns: int = 1) -> Scene:
        self.st.missing[seat] = turns
        return self

    def begin(self, seat: int = A) -> Scene:
        """The turn of a seat begins."""
        self.st.active = seat
        self.st.stage = Stage.TURN
        go_on(self.st)
        return self

    def onto(self, place: int | str, *, seat: int = A, double: bool = False) -> Scene:
        """The turn of a seat begins, nobody speaks, and it rolls 2 and 1 or a double 1 onto this square, or onto the square of this company."""
        wanted = square(place) if isinstance(place, str) else place
        sum = 2 if double else 3
        length = (25, 46, 61)[self.st.edition]
        self.at(seat, wanted - sum if wanted >= sum else wanted + length - sum).begin(seat)
        while self.phase == "PRETURN":
            self.act("pass_by")
        return self.roll(*((1, 1) if double else (2, 1)))

    # Playing.

    def roll(self, first: int, second: int) -> Scene:
        """The active player rolls these dice."""
        return self.act("roll").chance("dice", (first - 1) * FACES + second - 1)

    def draw(self, card: str) -> Scene:
        """Chance turns up this card."""
        series = next(index for index, ids in enumerate(CARD_IDS) if card in ids)
        return self.chance(f"draw_{SERIES_IDS[series]}", CARD_IDS[series].index(card))

    def name(self, name: str) -> Scene:
        return self.act("company", company(name))

    def sell(self, name: str, lots: int) -> Scene:
        """One company is put up for sale."""
        return self.act("sell", company(name)).act("qty", lots)

    def qty(self, *lots: int) -> Scene:
        """The next answers, whoever is asked."""
        for count in lots:
            self.act("qty", count)
        return self

    def reveal(self, card: str) -> Scene:
        return self.act("reveal", RUMOURS.index(card))

    # Looking.

    @property
    def actor(self) -> int:
        return self.st.actor

    @property
    def price(self) -> int:
        """What is asked for or agreed, in $."""
        return self.st.price * STEP

    def has(self, seat: int) -> int:
        """The cash of a seat in $."""
        return self.st.cash[seat] * UNIT

    def quote(self, name: str) -> int:
        return self.st.quote[company(name)] * STEP

    def bank(self, name: str) -> int:
        return self.st.bank[company(name)]

    def held(self, seat: int, name: str) -> int:
        return self.st.held[seat][company(name)]

    def square(self, seat: int) -> int:
        return square_under(self.st, seat)

    def blocks(self) -> set[str]:
        """What can be played now."""
        return {GAME.spelled(act)[0] for act in GAME.legal(self.st)}

    def companies(self, block: str = "company") -> set[str]:
        return {COMPANY_IDS[argument] for argument in self.choices(block)}

    def told(self, event: str) -> list[tuple[Any, ...]]:
        """The values of an event that the last act told."""
        return [values for name, values in self.last if name == event]


__all__ = ["GAME", "A", "B", "C", "D", "E", "F", "Scene", "company", "square", "units"]
