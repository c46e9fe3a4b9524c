"""A table that tests arrange by hand and then play by the rules: what the scenes of all games can share."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any, ClassVar, Self

from magnat.core.declare import CHANCE, NOBODY
from magnat.core.errors import Refused
from magnat.core.game import Game
from magnat.core.numbers import CHANCE_STREAM, number
from magnat.core.play import options


class Arranged:
    """A position after `setup`. An act that is refused raises Refused; after every act the laws and bounds hold."""

    game: ClassVar[Game]
    lawful: bool = True  # but for scenes that lay out what the laws do not know

    def __init__(self, seats: int, **chosen: object) -> None:
        self.st: Any = self.game.new_state(seats, options.resolve(self.game, seats, chosen))
        self.heard: list[tuple[str, tuple[Any, ...]]] = []  # all that was told so far
        self.last: list[tuple[str, tuple[Any, ...]]] = []  # what the last act told
        self.game.setup(self.st)

    @classmethod
    def around(cls, st: Any) -> Self:
        """A scene around a position that is there."""
        scene = cls.__new__(cls)
        scene.st, scene.heard, scene.last = st, [], []
        return scene

    def copy(self) -> Self:
        twin = copy.copy(self)
        twin.st, twin.heard, twin.last = self.st.copy(), list(self.heard), list(self.last)
        return twin

    def number(self, block: str, argument: str | int) -> int:
        """The argument of an act; scenes whose things have names know them."""
        assert isinstance(argument, int), f"{block} has no argument {argument!r}"
        return argument

    def id_of(self, block: str, argument: str | int = 0) -> int:
        """The number of an act."""
        return self.game.act_id(block, self.number(block, argument))

    # Playing

    def act(self, block: str, argument: str | int = 0) -> Self:
        """One act of whoever is to act."""
        act = self.id_of(block, argument)
        if refused := self.game.refusal(self.st, act):
            raise refused
        return self._apply(act)

    def acts(self, *acts: str | tuple[str, int]) -> Self:
        for act in acts:
            self.act(*((act,) if isinstance(act, str) else act))
        return self

    def chance(self, block: str, argument: str | int) -> Self:
        """Chance brings this, which must be possible."""
        act = self.id_of(block, argument)
        assert self.st.actor == CHANCE and self.game.dispatch.odds(self.st, act) > 0, (block, argument)
        return self._apply(act)

    def do(self, block: str, argument: str | int = 0) -> Self:
        """What comes next: an act of whoever is to act, or of chance."""
        return self.chance(block, argument) if self.st.actor == CHANCE else self.act(block, argument)

    def _apply(self, act: int) -> Self:
        self._hear(lambda: self.game.dispatch.apply(self.st, act))
        broken = self.game.broken_law(self.st) if self.lawful else 0
        assert broken == 0, self.game.laws.named(broken)
        assert not self.lawful or not self.st.out_of_bounds(), self.st.out_of_bounds()
        return self

    def _hear(self, happens: Callable[[], object]) -> None:
        """Listen to what is told meanwhile."""
        self.st.heard = []
        happens()
        self.last = [(str(self.game.events.named(event)), values) for event, values, _ in self.st.heard if event >= 0]
        self.heard += self.last
        self.st.heard = None

    # Looking

    def refusal(self, block: str, argument: str | int = 0) -> str:
        """Why the actor may not do this; empty if nothing speaks against it."""
        refused: Refused | None = self.game.refusal(self.st, self.id_of(block, argument))
        return refused.reason if refused else ""

    def choices(self, block: str) -> list[int]:
        """The arguments with which a block can be played now."""
        return [argument for name, argument in map(self.game.spelled, self.game.legal(self.st)) if name == block]

    def ranks(self) -> list[int]:
        return [self.game.rank(self.st, seat) for seat in range(self.st.seats)]

    @property
    def phase(self) -> str:
        return str(self.game.phases.named(self.st.phase))

    @property
    def is_over(self) -> bool:
        return bool(self.st.actor == NOBODY)


def played_out(game: Game, seats: int, seed: int, advised_seats: set[int], **chosen: object) -> Any:
    """The end of a game between advised and random seats."""
    st: Any = game.new_state(seats, options.resolve(game, seats, chosen))
    game.setup(st)
    luck, drawn = random.Random(seed), 0
    for _ in range(game.limit):
        if st.actor == NOBODY:
            break
        if st.actor == CHANCE:
            act = game.dispatch.outcome(st, number(seed, 0, CHANCE_STREAM, drawn))
            drawn += 1
        else:
            act = game.advise(st) if st.actor in advised_seats else luck.choice(game.legal(st))
            assert game.dispatch.refusal(st, act) == 0
        game.dispatch.apply(st, act)
    assert st.actor == NOBODY
    return st
