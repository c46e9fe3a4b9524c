"""The compiled search for complete answers finds what the interpreted one finds, in its order, and what is heard on the way is the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from magnat.core.asking import compile_ends, compiled_ends, ends, previewed_ends
from magnat.core.compile import linker
from magnat.core.game import Game
from magnat.core.play import Match
from tests.contract.subjects import NAMES, subject
from tests.contract.trace import sampled_target

POSITIONS = 60  # of a game
BETWEEN = 7  # decisions
MOST = 12  # ends, so that some searches are stopped


def moments(game: Game, positions: int) -> Iterator[tuple[Match, int]]:
    """Seats that are asked, in games that the advice plays."""
    seed = 0
    while positions > 0:
        match = Match.new(game, [f"seat {seat}" for seat in range(game.usual_seats)], seed=seed)
        decisions = 0
        while not match.is_over and positions > 0:
            seat = match.asked()[0]
            if decisions % BETWEEN == 0:
                yield match, seat
                positions -= 1
            match.play(seat, [match.hint(seat)[0]])
            decisions += 1
        seed += 1


def found(game: Game, match: Match, seat: int) -> list[Any]:
    """All that is found from a position without secrets, in several worlds, with some acts played, and within one phase."""
    first = match.legal(seat)[:1]
    told: list[Any] = [previewed_ends(game, match.state, seat, acts, phases, MOST) for acts in ((), first) for phases in ((), [match.state.phase])]
    return [*told, ends(match.question(seat)), ends(match.question(seat), first, most=MOST)]


@pytest.mark.compiled
@pytest.mark.parametrize("positions", [POSITIONS, pytest.param(10 * POSITIONS, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("name", NAMES)
def test_compiled_ends_are_the_interpreted_ones(name: str, positions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = subject(name).game
    monkeypatch.setattr("magnat.core.asking.compiled_ends.FEW", 0)  # so that even what is found at once is compiled
    monkeypatch.setattr("magnat.core.asking.compiled_ends.READY", {})
    compile_ends(game, sampled_target(name) if positions == POSITIONS else linker.CHECKED)
    compiled = compiled_ends.READY[game]
    for match, seat in moments(game, positions):
        by_machine = found(game, match, seat)
        del compiled_ends.READY[game]
        assert found(game, match, seat) == by_machine
        compiled_ends.READY[game] = compiled
