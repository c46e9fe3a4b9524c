"""Positions of Richesses du Monde, put together by hand: sums in millions, titles by production and country, squares by number."""

from __future__ import annotations

from typing import Any

from magnat.core.game import load
from magnat.games.richesses_du_monde.components import (
    CARDS,
    COUNTRIES,
    FACES,
    MILLION,
    NEWS_IDS,
    PLAQUES_EACH,
    PRODUCTION_IDS,
    SQUARE_SLOT,
    TITLE_COUNTRY,
    TITLE_PRICE,
    TITLES_EACH,
)
from magnat.games.richesses_du_monde.state import State, is_party
from tests.games.arranged import Arranged

GAME = load("richesses_du_monde")
A, B, C, D = range(4)
ALUMINIUM = "aluminium"
TOURED = 64  # progress of a pawn on the last step of its first world tour


def units(millions: float) -> int:
    """Millions of francs in the units of the state."""
    value = round(millions * MILLION, 6)
    assert value == int(value), f"{millions} M is finer than the rules"
    return int(value)


def production(name: str) -> int:
    return PRODUCTION_IDS.index(name)


def title(name: str, country: str) -> int:
    first = production(name) * TITLES_EACH
    return next(index for index in range(first, first + TITLES_EACH) if COUNTRIES[TITLE_COUNTRY[index]] == country)


def countries(name: str) -> list[str]:
    """Where the six titles of a production come from."""
    first = production(name) * TITLES_EACH
    return [COUNTRIES[TITLE_COUNTRY[index]] for index in range(first, first + TITLES_EACH)]


class Scene(Arranged):
    """A table on which everything can be arranged, and then played by the rules: an act that is refused raises Refused."""

    game = GAME
    st: State

    def __init__(self, seats: int = 4, starter: int = A, **chosen: object) -> None:
        """All plaques laid in the order of the productions; the starter is about to roll, without a market unless one is wanted."""
        super().__init__(seats, **{"open_market": "none", **chosen})
        for slot in range(len(self.st.plaque)):
            GAME.dispatch.apply(self.st, GAME.act_id("lay", slot // PLAQUES_EACH))
        for seat in range(seats):
            GAME.dispatch.apply(self.st, GAME.act_id("first_roll", 35 if seat == starter else 0))
        assert self.st.active == starter

    # Arranging.

    def cash(self, *millions: float) -> Scene:
        """Fill the purses; what is added or taken goes over the bank's ledger, so that the laws hold."""
        for seat, sum in enumerate(millions):
            self.st.paid += units(sum)
            self.st.taken += self.st.cash[seat]
            self.st.cash[seat] = units(sum)
        return self

    def owns(self, seat: int, name: str, *countries: str) -> Scene:
        """Hand titles of a production from the file to a seat."""
        for country in countries:
            bit = 1 << title(name, country) % TITLES_EACH
            assert self.st.file[production(name)] & bit, f"{name} {country} is not in the file"
            self.st.file[production(name)] -= bit
            self.st.held[seat][production(name)] += bit
        return self

    def lots(self, seat: int, *sizes: int) -> Scene:
        """Hand over lots of these sizes, each of another production, the first titles of each."""
        for index, size in enumerate(sizes):
            lot = 2**size - 1
            assert self.st.file[index] & lot == lot
            self.st.file[index] -= lot
            self.st.held[seat][index] += lot
        return self

    def at(self, seat: int, progress: int) -> Scene:
        self.st.progress[seat] = progress
        return self

    def plaque(self, square: int, name: str) -> Scene:
        """Swap plaques so that this production lies on that square."""
        here, wanted = SQUARE_SLOT[square], production(name) + 1
        other = self.st.plaque.index(wanted)
        self.st.plaque[here], self.st.plaque[other] = wanted, self.st.plaque[here]
        return self

    def pack(self, *cards: str) -> Scene:
        """The news cards in this order from the top; the others follow."""
        order = [*cards, *(card for card in NEWS_IDS if card not in cards)]
        self.st.pack[:] = [1 + NEWS_IDS.index(card) for card in order]
        assert len(order) == CARDS
        return self

    # Playing.

    def roll(self, white: int, red: int) -> Scene:
        """The active party rolls these dice."""
        return self.act("roll").chance("dice", (white - 1) * FACES + red - 1)

    def turn_up(self, card: str) -> Scene:
        """Chance turns up this news card."""
        return self.chance("turn_up", NEWS_IDS.index(card))

    def buy(self, name: str, country: str) -> Scene:
        return self.act("buy", title(name, country))

    def put_up(self, *names: str) -> Scene:
        for name in names:
            self.act("put_up", production(name))
        return self

    # Looking.

    def has(self, seat: int) -> float:
        """The cash of a seat in millions."""
        return self.st.cash[seat] / MILLION

    def on_offer(self, name: str) -> set[str]:
        """The countries whose title of a production can be bought now."""
        first = production(name) * TITLES_EACH
        return {COUNTRIES[TITLE_COUNTRY[index]] for index in self.choices("buy") if first <= index < first + TITLES_EACH}

    def lot_prices(self, seat: int) -> dict[str, float]:
        """Printed prices of the lots of a seat, in millions."""
        prices: dict[str, float] = {}
        for index, name in enumerate(PRODUCTION_IDS):
            lot = self.st.held[seat][index]
            if lot:
                prices[name] = sum(TITLE_PRICE[index * TITLES_EACH + bit] for bit in range(TITLES_EACH) if lot >> bit & 1) / MILLION
        return prices

    def in_game(self) -> list[int]:
        return [seat for seat in range(self.st.seats) if is_party(self.st, seat)]

    def told(self, block: str, argument: int = 0) -> list[tuple[str, tuple[Any, ...]]]:
        """Play an act and return what it tells."""
        return self.act(block, argument).last
