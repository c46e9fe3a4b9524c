"""A search answers from what its seat may know, the same on any number of threads, and at once when it is asked to."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

from magnat.bots.search import Budget, Thought, glanced, seen_world, think
from magnat.core.errors import MagnatError
from magnat.core.game import Game, load, names
from magnat.core.play import Match
from magnat.lab import played
from tests.core.tables import bazaar

PLAYOUTS = Budget(playouts=200)


def asked(seats: int = 3) -> tuple[Match, int]:
    """A match of the bazaar in which somebody has a choice."""
    match = bazaar(seats)
    return match, match.asked()[0]


def thought(match: Match, seat: int, **how: Any) -> Thought:
    return think(match.game, seen_world(match, seat, 7), seat, how.pop("budget", PLAYOUTS), seed=how.pop("seed", 7), **how)


@pytest.mark.compiled
def test_the_answer_is_the_same_on_any_number_of_threads() -> None:
    match, seat = asked()
    one, *others = (thought(match, seat, threads=threads) for threads in (1, 2, 5))
    assert one.playouts > 100 and len(one.candidates) > 1
    assert all((other.act, other.candidates, other.playouts) == (one.act, one.candidates, one.playouts) for other in others)
    assert thought(match, seat, seed=8).candidates != one.candidates


@pytest.mark.compiled
def test_candidates_tell_their_chances_with_errors() -> None:
    match, seat = asked()
    found = thought(match, seat)
    assert {each.act for each in found.candidates} == set(match.legal(seat)) and found.best.act == found.act
    assert all(0 <= each.win <= 1 and each.error >= 0 and each.worlds > 0 for each in found.candidates)
    advised = next(each for each in found.candidates if each.act == found.advised)
    assert advised.act == match.hint(seat)[0] and advised.gain == advised.gain_error == 0
    assert found.act == found.advised or found.best.gain > 2 * found.best.gain_error > 0


@pytest.mark.compiled
def test_whoever_stops_a_search_gets_the_best_so_far_at_once() -> None:
    match, seat = asked()
    stop, told = np.zeros(1, np.int64), list[int]()

    def after_a_while(playouts: int) -> None:
        told.append(playouts)
        stop[0] = len(told) == 3

    found = thought(match, seat, budget=Budget(playouts=10**9), stop=stop, progress=after_a_while)
    assert found.playouts == told[2] and told == sorted(set(told)) and found.act in match.legal(seat)
    stop[0] = 1  # before it begins: then the advice is all there is
    assert thought(match, seat, budget=Budget(playouts=10**9), stop=stop).act == match.hint(seat)[0]


@pytest.mark.compiled
def test_a_budget_of_time_is_kept() -> None:
    match, seat = asked()
    ticks = itertools.count()
    found = thought(match, seat, budget=Budget(seconds=0.3), clock=lambda: next(ticks) / 100)
    assert found.playouts > 0 and found.seconds < 0.4


@pytest.mark.compiled
def test_a_budget_that_is_smaller_than_the_rounds_is_over_after_one_world() -> None:
    match, seat = asked(3)
    found = thought(match, seat, budget=Budget(playouts=1))
    assert found.playouts == len(found.candidates) > 2
    assert found.act == match.hint(seat)[0]


@pytest.mark.compiled
@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("seconds", [0.0, 1e-9, 1000.0], ids=["no clock", "no time", "all the time"])
def test_a_budget_of_playouts_is_never_exceeded_but_by_the_first_world(seconds: float, threads: int) -> None:
    match, seat = asked(3)
    acts = len(match.legal(seat))
    for playouts in (1, acts - 1, acts, acts + 1, 2 * acts, 50, 333):
        found = thought(match, seat, budget=Budget(seconds, playouts), threads=threads)
        assert acts <= found.playouts <= max(acts, playouts)
        assert sum(each.worlds for each in found.candidates) == found.playouts and found.act in match.legal(seat)
        assert found.playouts == acts or seconds != 1e-9


@pytest.mark.compiled
def test_an_act_is_judged_by_the_advice_of_others_and_few_worlds_are_enough_to_see_which_are_plausible() -> None:
    match, seat = asked()
    acts = match.legal(seat)
    values = glanced(match.game, seen_world(match, seat, 3), seat, acts, 6, seed=3)
    assert len(values) == len(acts) and values == glanced(match.game, seen_world(match, seat, 3), seat, acts, 6, seed=3)


@pytest.mark.compiled
def test_in_a_window_a_sealed_answer_of_somebody_else_changes_nothing() -> None:
    match = bazaar(4)
    while len(match.asked()) < 2:
        seat = match.asked()[0]
        match.play(seat, [match.legal(seat)[0]])
    first, second, *_ = match.asked()
    before = thought(match, second)
    match.play(first, [match.legal(first)[-1]])
    assert second in match.asked() and thought(match, second).candidates == before.candidates


@pytest.mark.parametrize("game", [load(name) for name in names()], ids=repr)
def test_a_search_knows_nothing_that_its_seat_does_not(game: Game) -> None:
    """Whatever the seat cannot see is drawn again from nothing: two positions that it cannot tell apart are one to it."""
    looked = 0
    for step in played(game, game.usual_seats, seed=3, advised=range(game.usual_seats), limit=250):
        if step.seat >= 0 and step.ply % 9 == 0:
            twin = step.state.copy()
            game.resample(twin, step.seat, [77, 0])
            worlds = []
            for st in (step.state, twin):
                match = Match.new(game, [f"seat {seat}" for seat in range(game.usual_seats)], seed=1)
                match.state = st
                worlds.append(seen_world(match, step.seat, 5))
            assert worlds[0] == worlds[1] and worlds[0].observation(step.seat) == step.state.observation(step.seat)
            looked += 1
    assert looked > 5


def test_what_cannot_be_searched_is_refused_with_a_sentence() -> None:
    with pytest.raises(MagnatError, match="a number of seconds or of playouts above 0"):
        Budget()
    with pytest.raises(MagnatError, match="above 0"):
        Budget(seconds=-1, playouts=3)
    match, seat = asked()
    with pytest.raises(MagnatError, match="a seed is a whole number"):
        thought(match, seat, seed=-1)
    with pytest.raises(MagnatError, match="at least one thread"):
        thought(match, seat, threads=0)
