"""A question: a seat, and a position without what it does not see. Code that answers it (a helper, the advice) asks the rules through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypedDict

from magnat.core.asking.rehearsing import judged
from magnat.core.errors import Refused
from magnat.core.game import Game, St

Act = tuple[str, int]  # block, argument


class Why(TypedDict):
    """Why something is refused."""

    reason: str
    rules: list[str]


class Verdict(TypedDict):
    """The acts that bring something about, or the first reason against them."""

    refused: Why | None
    acts: list[Act]


@dataclass(frozen=True)
class Question(Generic[St]):
    """What a seat asks about a position."""

    game: Game[St]
    st: St  # without what the seat does not see
    seat: int

    @classmethod
    def about(cls, game: Game[St], st: St, seat: int) -> Question[St]:
        """The question of a seat about a position: all that it does not see is taken out."""
        return cls(game, st.blanked(seat), seat)

    def helped(self, name: str, arguments: Mapping[str, object]) -> Any:
        """What a helper of the game answers. Raises Refused if the arguments make no sense."""
        return self.game.helpers[name].answered(self, arguments, self.game.kinds, self.st.seats)

    def must_be(self, *phases: int, rule: str = "") -> None:
        """Refused unless the seat is asked in one of these phases, by the rule of the phase or another one: some helpers speak about its decision."""
        because = (rule or self.game.phases.entries[self.st.phase].rule,)
        if self.st.actor != self.seat:
            raise Refused("not-your-turn", because)
        if self.st.phase not in phases:
            raise Refused("not-now", because)

    def rehearse(self, acts: Sequence[Act]) -> Verdict:
        """The acts if the seat could play them one after the other, or the first reason against one of them."""
        try:
            judged(self.game, self.st, self.seat, [self.game.act_id(*act) for act in acts])
        except Refused as refused:
            return {"refused": {"reason": refused.reason, "rules": list(refused.rules)}, "acts": []}
        return {"refused": None, "acts": list(acts)}

    @staticmethod
    def in_steps(sum: int, steps: Sequence[int]) -> list[int]:
        """A sum by steps of these sizes, in rising order: the number of each step, large ones first.

        >>> Question.in_steps(70, (10, 50))
        [1, 0, 0]
        """
        found: list[int] = []
        for number in reversed(range(len(steps))):
            found += [number] * (sum // steps[number])
            sum %= steps[number]
        return found
