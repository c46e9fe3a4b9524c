"""Positions as on paper: where ships are, what they carry, what lies on the map; then acts by their words.

scene = Scene().at("COL-5").undiscovered("COL", "JUN")
scene.head("COL-6", 6, 3, 2)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from magnat.core.game import load
from magnat.games.merchant_of_venus import components as printed
from magnat.games.merchant_of_venus.components import HELD_EQUIPMENT, HELD_RELIC, NONE
from magnat.games.merchant_of_venus.state import COLLECTED, DOWN, UP, State
from tests.games.arranged import Arranged

GAME = load("merchant_of_venus")
IDS: dict[str, Sequence[str]] = {kind: ids for kind, ids in GAME.kinds.items() if isinstance(ids, Sequence)}
SEEN = ("FLEW", "JUMPED")


def number_of(kind: str, name: str) -> int:
    """The number of a thing by its id."""
    return IDS[kind].index(name)


class Scene(Arranged):
    """A position of a game that has been set up: seat 0 (Human) is to declare a heading, all cultures are discovered.

    The culture of number n lives in the n-th system, unless `lives` says otherwise; encounter tokens lie face down.
    """

    game = GAME
    lawful = False  # tokens and credits are laid out where they are wanted, whatever else there is
    st: State

    def __init__(self, seats: int = 2, races: tuple[str, ...] = ("human", "eeepeeep", "whynom", "qossuth"), **chosen: Any) -> None:
        super().__init__(seats, **chosen)
        for seat in range(seats):
            self.do("race" if self.phase == "RACE" else "deal", races[seat])
        self.do("hat", 0)
        for system in range(printed.SYSTEMS):
            self.st.contacted[system] = 1
            self.st.card[system] = system
            self.st.used[system] = 1

    # Setting up

    def at(self, space: str, seat: int = 0) -> Scene:
        self.st.space[seat] = number_of("space", space)
        return self

    def flies(self, ship: str, seat: int = 0) -> Scene:
        self.st.ship[seat] = number_of("ship", ship)
        return self

    def credits(self, credits: int, seat: int = 0) -> Scene:
        self.st.credits[seat] = credits
        return self

    def holds(self, thing: str, count: int = 1, seat: int = 0) -> Scene:
        """Goods, passengers and equipment come out of the market, the cup or the pile; a relic leaves an asteroid token behind."""
        number = number_of("thing", thing)
        self.st.held[seat][number] += count
        group, _, name = thing.partition("-")
        if group in ("good", "factory"):
            self.st.market[number_of("cup", thing)] -= count
        if group == "passenger":
            self.st.cup[number_of("cup", thing)] -= count
        if group == "equipment":
            self.st.pile[number_of("equipment", name)] -= count
        if group == "card":
            self.st.used[number_of("culture", name)] = 0
        return self

    def lives(self, system: str, culture: int) -> Scene:
        """The culture of that printed number lives there; it changes places with the one that does."""
        place, other = number_of("system", system), self.st.card.index(culture - 1)
        self.st.card[place], self.st.card[other] = culture - 1, self.st.card[place]
        return self

    def undiscovered(self, *systems: str) -> Scene:
        for system in systems:
            place = number_of("system", system)
            self.st.used[self.st.card[place]] = 0
            self.st.contacted[place] = 0
        return self

    def lies(self, space: str, token: str, face: int = UP) -> Scene:
        encounter = number_of("encounter", space)
        self.st.token[encounter], self.st.face[encounter] = number_of("token", token), face
        if face == DOWN:
            self.st.spied[encounter] = 0
        return self

    def harmless(self) -> Scene:
        """Asteroid tokens on all encounter spaces that are still face down."""
        for encounter in range(printed.ENCOUNTERS):
            if self.st.face[encounter] == DOWN:
                self.st.face[encounter], self.st.token[encounter] = COLLECTED, printed.TOKEN_RELIC
        return self

    def waits(self, token: str, count: int = 1) -> Scene:
        """Demands and passengers lie in the market and no longer in the cup."""
        kind = number_of("cup", token)
        self.st.market[kind] += count
        self.st.cup[kind] -= count
        return self

    def owns_port(self, orbit: str, seat: int = 0) -> Scene:
        self.st.port[number_of("orbit", orbit)] = seat
        return self

    def owns_factory(self, culture: int, seat: int = 0) -> Scene:
        self.st.factory[culture - 1] = seat
        return self

    # Acts

    def number(self, block: str, argument: str | int) -> int:
        return argument if isinstance(argument, int) else number_of(GAME.blocks[block].of, argument)

    def roll(self, *dice: int) -> Scene:
        for die in dice:
            self.do("die", str(die))
        return self

    def head(self, space: str, *dice: int) -> Scene:
        return self.do("head", space).roll(*dice)

    def nav(self, die: int) -> Scene:
        return self.do("nav", str(die))

    def go(self, *spaces: str) -> Scene:
        """Steps to spaces; those where there is no choice may be left out."""
        for space in spaces:
            self.do("go", space)
        return self

    def draws(self, *tokens: str) -> Scene:
        for token in tokens:
            self.do("draw", token)
        return self

    def next_turn(self) -> Scene:
        """All others stay and end their turns, so that seat 0 is to declare a heading."""
        while self.st.active != 0 or self.phase != "HEADING":
            self.do("stay" if self.phase == "HEADING" else "done")
        return self

    # Looking

    @property
    def here(self) -> str:
        """The space of seat 0."""
        return str(printed.SPACE_IDS[self.st.space[0]])

    @property
    def points(self) -> int:
        return self.st.points

    @property
    def over(self) -> bool:
        """The turn of seat 0 is over."""
        return self.st.active != 0

    def legal(self, block: str = "") -> list[str]:
        """The legal acts: 'go JUN-2', 'land'; of one block the arguments alone."""
        words = []
        for act in GAME.legal(self.st):
            name, argument = GAME.spelled(act)
            row = GAME.blocks[name]
            spoken = "" if row.size == 1 else str(argument) if row.of == "seat" else IDS[row.of][argument]
            if not block:
                words.append(f"{name} {spoken}".strip())
            elif name == block:
                words.append(spoken)
        return words

    def flown(self) -> list[tuple[str, int]]:
        """All spaces entered, with the points left."""
        return [(str(printed.SPACE_IDS[values[1]]), values[-1]) for name, values in self.heard if name in SEEN]

    def told(self, name: str) -> list[tuple[int, ...]]:
        return [values for event, values in self.heard if event == name]

    def held(self, thing: str, seat: int = 0) -> int:
        return self.st.held[seat][number_of("thing", thing)]


__all__ = ["GAME", "HELD_EQUIPMENT", "HELD_RELIC", "NONE", "Scene", "number_of"]
