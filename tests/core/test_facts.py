"""Facts that are worked out together are those that are worked out one by one; nobody sits on the seats whose facts are 0."""

from __future__ import annotations

from typing import Any

import pytest

from magnat.core.compile import linker, observe_as_function, observe_function
from magnat.core.declare import GameState, everybody, owner, scratch, secret, shown
from magnat.core.game import load, names
from magnat.lab import played

TOGETHER = [(name, fact) for name in names() for fact in load(name).state.facts if load(name).state.facts[fact].together]


@pytest.mark.parametrize(("name", "fact"), TOGETHER)
def test_together_as_one_by_one(name: str, fact: str) -> None:
    game = load(name)
    declared = game.state.facts[fact]
    assert declared.together
    seats = declared.field.shape[0]
    found, different = scratch(seats), set()
    for players in game.seat_counts:
        for step in played(game, players, seed=players, limit=400):
            declared.together(step.state, found)
            each = [declared.function(step.state, seat) for seat in range(players)]
            assert list(found[:players]) == each and not any(found[players:])
            different.add(tuple(each))
    assert len(different) > 5


@pytest.mark.parametrize("name", names())
def test_a_seat_that_nobody_sits_on_has_nothing(name: str) -> None:
    """So leaving its facts out of the reckoning changes no observation."""
    game = load(name)
    facts = [fact for fact in game.state.observed_facts() if fact.of_seats and fact.field.to is not owner]
    assert facts
    for step in list(played(game, game.seat_counts[0], seed=3, limit=300))[::7]:
        for fact in facts:
            empty = [index for index in fact.field.indices() if index[0] >= step.state.seats]
            assert not any(fact.function(step.state, *index) for index in empty)


def test_only_what_everybody_sees_by_one_index_is_worked_out_together() -> None:
    class State(GameState):
        heap = shown(2, 2, most=3)
        hand = secret(2, most=3, to=owner)

    def all_at_once(st: Any, found: Any) -> None: ...

    for shape, to in (((2, 2), everybody), ((2,), owner), ((), everybody)):
        with pytest.raises(TypeError, match="one index, and everybody must see it"):
            State.fact(*shape, most=3, to=to, together=all_at_once)(lambda st: 0)


def test_only_functions_that_say_so_are_compiled_as_apart() -> None:
    state: Any = load("venture").state
    linked = linker.linked_source(observe_function(state, in_spans=True), {}, linker.CPU)
    assert "@apart\ndef observe_fields" in linked and "@apart\ndef observe_facts" in linked and linked.count("@apart") == 2
    assert "@apart\ndef observe_fields" not in linker.linked_source(observe_as_function(state), {}, linker.CUDA)  # there it has another meaning
