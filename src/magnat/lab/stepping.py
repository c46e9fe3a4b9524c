"""Through a game step by step: with every position, all that could be done in it, and what was done.

for step in steps(load("venture"), record):             # a line of `magnat simulate --record`, or {"players", "options", "acts"}
    print(step.spelled, len(step.legal), step.odds)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from magnat.core.compile import linker, playout, seated
from magnat.core.declare import CHANCE, NOBODY, scratch
from magnat.core.errors import Refused
from magnat.core.game import Game, St
from magnat.core.play import options

Act = tuple[str, int]  # block, argument
NO_WAY_OUT = -1  # in the place of an act


@dataclass(frozen=True)
class Step(Generic[St]):
    """One act in the position before it. The position is the living state: whoever keeps it takes a copy."""

    game: Game[St]
    ply: int
    state: St
    act: int

    @property
    def seat(self) -> int:
        """Who acts; -1 is chance."""
        return int(self.state.actor)

    @property
    def spelled(self) -> Act:
        """The act as block and argument."""
        return self.game.spelled(self.act)

    @property
    def legal(self) -> list[Act]:
        """All acts of the seat; none while chance acts."""
        return [self.game.spelled(act) for act in self.game.legal(self.state)]

    @property
    def odds(self) -> dict[Act, int]:
        """The weights of all that chance can do; none while a seat acts."""
        return {self.game.spelled(act): weight for act, weight in self.game.outcomes(self.state)}


def steps(game: Game[St], record: Mapping[str, Any]) -> Iterator[Step[St]]:
    """Every act of a record, judged before it is given; Refused with its reason at the first that cannot be."""
    st = game.new_state(record["players"], options.resolve(game, record["players"], record["options"]))
    game.setup(st)
    for ply, (seat, block, argument) in enumerate(record["acts"]):
        act = game.act_id(block, argument)
        if seat != st.actor:
            raise Refused("not-your-turn", (), f"act {ply} of the record is of seat {seat}, but seat {st.actor} is to act")
        if seat == CHANCE and not game.phases.entries[st.phase].is_told and game.dispatch.odds(st, act) <= 0:
            raise Refused("impossible-draw", (), f"act {ply} of the record cannot be drawn: {block} {argument}")
        if seat != CHANCE and (refused := game.refusal(st, act)):
            raise refused
        yield Step(game, ply, st, act)
        game.dispatch.apply(st, act)


def played(
    game: Game[St],
    seats: int,
    *,
    seed: int = 0,
    number: int = 0,
    advised: Iterable[int] = (),
    chosen: Mapping[str, object] | None = None,
    limit: int = 0,
) -> Iterator[Step[St]]:
    """Every act of game `number` of a seed as a batch plays it; the seats in `advised` follow the advice, the others play at random.

    In a position without a way out the act is NO_WAY_OUT, and that is the end.
    """
    following = set(advised)
    policies = ["heuristic" if seat in following else "random" for seat in range(seats)]
    yield from course(game, game.new_state(seats, options.resolve(game, seats, chosen)), seed, number, seated(policies), limit)


def course(game: Game[St], st: St, seed: int, number: int, policies: int, limit: int = 0) -> Iterator[Step[St]]:
    """The same from a state that is not set up yet; `policies` are packed by `seated`."""
    drawn: Sequence[int] = [0] * (1 + game.seat_counts[-1])
    next_act = linker.plain(playout.next_act, game.bindings("seated"))
    game.setup(st)
    for ply in range(limit or game.limit):
        if st.actor == NOBODY:
            return
        act = next_act(st, scratch(game.widest), drawn, policies, seed, number)
        yield Step(game, ply, st, NO_WAY_OUT if act is None else act)  # nothing was written where the first legal act would stand
        if act is None or act == NO_WAY_OUT:
            return
        game.dispatch.apply(st, act)
