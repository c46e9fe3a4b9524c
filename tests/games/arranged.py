"""A table that tests arrange by hand and then play by the rules: what the scenes of all games can share."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from magnat.core import options
from magnat.core.errors import Refused
from magnat.core.game import Game
from magnat.core.state import CHANCE, NOBODY


class Arranged:
    """A position after `setup`. An act that is refused raises Refused; after every act the laws and bounds hold."""

    game: ClassVar[Game]

    def __init__(self, seats: int, **chosen: object) -> None:
        self.st: Any = self.game.new_state(seats, options.resolve(self.game, seats, chosen))
        self.game.setup(self.st)
        self.heard: list[tuple[str, tuple[Any, ...]]] = []  # what the last act told

    # Playing

    def act(self, block: str, argument: int = 0) -> Self:
        """One act of whoever is to act."""
        act = self.game.act_id(block, argument)
        if refused := self.game.refusal(self.st, act):
            raise refused
        return self._apply(act)

    def acts(self, *acts: str | tuple[str, int]) -> Self:
        for act in acts:
            self.act(*((act,) if isinstance(act, str) else act))
        return self

    def chance(self, block: str, argument: int) -> Self:
        """Chance brings this, which must be possible."""
        act = self.game.act_id(block, argument)
        assert self.st.actor == CHANCE and self.game.dispatch.odds(self.st, act) > 0, (block, argument)
        return self._apply(act)

    def _apply(self, act: int) -> Self:
        self.st.heard = []
        self.game.dispatch.apply(self.st, act)
        self.heard = [(str(self.game.events.named(event)), values) for event, values, _ in self.st.heard if event >= 0]
        self.st.heard = None
        broken = self.game.broken_law(self.st)
        assert broken == 0, self.game.laws.named(broken)
        assert not self.st.out_of_bounds(), self.st.out_of_bounds()
        return self

    # Looking

    def refusal(self, block: str, argument: int = 0) -> str:
        """Why the actor may not do this; empty if nothing speaks against it."""
        refused: Refused | None = self.game.refusal(self.st, self.game.act_id(block, argument))
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
