"""Through a game step by step: what could be done, what chance could do, and what was done."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from magnat.core.declare import CHANCE
from magnat.core.errors import Refused
from magnat.core.game import Game, load, names
from magnat.lab import Recorder, match_of, played, simulate, steps
from tests.core.bazaar import BAZAAR

GAMES = [*(load(name) for name in names()), BAZAAR]
LIMIT = 300  # acts: enough to see something of every game


def recorded(game: Game, policy: str = "random") -> dict[str, Any]:
    """Game 0 of seed 3, as `magnat simulate --record` writes it."""
    lines: list[dict[str, Any]] = []
    kept = Recorder(game, players=game.usual_seats, chosen={}, seed=3, policy=policy, backend="python", limit=LIMIT)

    def visit(first: int, states: Any) -> None:
        lines.extend(kept.lines(first, states))

    simulate(game, 1, seed=3, policy=policy, backend="python", limit=LIMIT, visit=visit)
    return lines[0]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_record_is_stepped_through_with_all_that_could_be_done(game: Game) -> None:
    record = recorded(game)
    last: Any = None
    for step, (seat, block, argument) in zip(steps(game, record), record["acts"], strict=True):
        assert (step.seat, *step.spelled) == (seat, block, argument)
        assert (step.spelled in step.odds) == (seat == CHANCE) and (step.spelled in step.legal) == (seat != CHANCE)
        assert all(weight > 0 for weight in step.odds.values())
        last = step.state
    assert last == match_of(game, record).state


@pytest.mark.parametrize("policy", ["random", "heuristic"])
@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_what_is_played_step_by_step_is_what_a_batch_plays(game: Game, policy: str) -> None:
    seats = range(game.usual_seats) if policy == "heuristic" else ()
    told = [[step.seat, *step.spelled] for step in played(game, game.usual_seats, seed=3, advised=seats, limit=LIMIT)]
    assert told == recorded(game, policy)["acts"]


def test_every_seat_has_its_own_policy() -> None:
    game = load("hab_und_gut")
    for step in played(game, 3, seed=5, advised=(1,), limit=120):
        if step.seat == 1:
            assert step.act == game.advise(step.state.copy())
    alike = [[step.act for step in played(game, 3, seed=5, advised=seats, limit=120)] for seats in ((), (1,), (0, 1, 2))]
    assert alike[0] != alike[1] != alike[2]


def test_a_record_that_cannot_be_is_refused_at_its_act() -> None:
    record = recorded(BAZAAR)
    ply = next(ply for ply, (seat, _, _) in enumerate(record["acts"]) if seat >= 0)
    for seat, act, reason in ((2, record["acts"][ply][1:], "not-your-turn"), (record["acts"][ply][0], ["rest", 0], "not-now")):
        forged = copy.deepcopy(record)
        forged["acts"][ply] = [seat, *act]
        with pytest.raises(Refused) as refused:
            list(steps(BAZAAR, forged))
        assert refused.value.reason == reason
    forged = copy.deepcopy(record)
    forged["acts"][0] = [CHANCE, "draw_ware", 0]
    with pytest.raises(Refused, match="act 0 of the record cannot be drawn"):
        list(steps(BAZAAR, forged))
