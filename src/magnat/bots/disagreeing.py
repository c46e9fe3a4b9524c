"""Where search would not play what the advice says: by phase how often and by how much, with the positions in which most is at stake.

Games are played by the advice; every few decisions of each seat, a search looks at the same question, knowing what the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from magnat.bots.search import Budget, seen_world, think
from magnat.bots.simple import StandardBot
from magnat.core.game import Game
from magnat.core.numbers import number
from magnat.core.play import Match, Seat, SeededDice


@dataclass(frozen=True)
class Doubt:
    """A question that search looked at."""

    seed: int  # of the game
    acts: int  # before it
    seat: int
    phase: str
    advised: str  # as in a record
    better: str  # the same as `advised` where search agrees
    gain: float  # pairs won, and a quarter of the lead, over the advice
    error: float

    @property
    def is_left(self) -> bool:
        """Whether search leaves the advice."""
        return self.better != self.advised


@dataclass(frozen=True)
class PhaseDoubts:
    """What search thinks of the advice in one phase."""

    phase: str
    looked: int
    left: int
    gain: float  # on average, where the advice is left

    @property
    def at_stake(self) -> float:
        """What a seat would gain in every hundred decisions of this phase."""
        return 100 * self.gain * self.left / self.looked


def doubts(game: Game, players: int, chosen: Mapping[str, object], *, games: int, every: int, budget: Budget, seed: int) -> Iterator[Doubt]:
    """The questions of games by the advice, every so many of them, as search sees them."""
    standard = StandardBot()
    for deal in range(seed, seed + games):
        match = Match.new(game, [Seat(f"seat {seat}", standard.name) for seat in range(players)], chosen=dict(chosen), dice=SeededDice(deal))
        asked = deal  # so that games do not all begin with the same question
        while not match.is_over:
            seat = match.asked()[0]
            legal = match.legal(seat)
            act = legal[0] if len(legal) == 1 else standard.choose(match, seat)
            if len(legal) > 1:
                asked += 1
                if asked % every == 0:
                    yield _doubt(match, seat, budget, deal)
            match.play(seat, [act])


def by_phase(found: list[Doubt]) -> list[PhaseDoubts]:
    """The phases, those first in which most is at stake."""
    rows = []
    for phase in dict.fromkeys(each.phase for each in found):
        looked = [each for each in found if each.phase == phase]
        left = [each for each in looked if each.is_left]
        rows.append(PhaseDoubts(phase, len(looked), len(left), sum(each.gain for each in left) / len(left) if left else 0.0))
    return sorted(rows, key=lambda row: -row.at_stake)


def _doubt(match: Match, seat: int, budget: Budget, deal: int) -> Doubt:
    luck = number(deal, match.version, 1 + seat, 0)
    thought = think(match.game, seen_world(match, seat, luck), seat, budget, seed=luck)
    phase = match.game.phases.named(match.asking(seat).phase)

    def spelled(act: int) -> str:
        name, argument = match.game.spelled(act)
        return f"{name} {argument}"

    best = thought.best
    return Doubt(deal, match.version, seat, phase, spelled(thought.advised), spelled(thought.act), round(best.gain, 4), round(best.gain_error, 4))
