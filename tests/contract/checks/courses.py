"""Courses of play, and the words with which complaints say where they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from magnat.core.compile import ADVISED, AT_RANDOM
from magnat.core.game import Game
from magnat.core.numbers import below, number
from magnat.core.play import Match, Seat, SeededDice
from magnat.lab.stepping import course as course_of
from tests.contract.subjects import Setup

ENOUGH = 5  # complaints of one kind; the rest would say the same


def course(setup: Setup, seed: int, policy: str = "random") -> Iterator[tuple[Any, int]]:
    """Every position of a game with the act played in it, and the last position with -1: the numbers are those of a batch.

    The position is the living state: whoever keeps it takes a copy.
    """
    st = setup.start()
    act = 0
    for step in course_of(setup.game, st, seed, 0, ADVISED if policy == "heuristic" else AT_RANDOM):
        act = step.act
        yield st, act
    if act >= 0:
        yield st, -1


def random_match(setup: Setup, luck: int) -> Iterator[tuple[Match, int]]:
    """A match played at random, seats of shared windows in any order: (match, seat that has just acted); first with seat -1."""
    names = [f"seat {seat}" for seat in range(setup.seats)]
    match = Match.new(setup.game, names, chosen={**setup.chosen}, dice=SeededDice(luck))
    yield match, -1
    while not match.is_over:
        seats = match.asked()
        seat = seats[below(number(luck, 1, 0, match.version), len(seats))]
        legal = match.legal(seat)
        match.play(seat, [legal[below(number(luck, 2, 0, match.version), len(legal))]])
        yield match, seat


def position(setup: Setup, seed: int, after: int) -> Any:
    """The position of a random game after so many acts."""
    for index, (st, _) in enumerate(course(setup, seed)):
        if index == after:
            return st.copy()
    raise AssertionError(f"{setup}: the game of seed {seed} has fewer than {after} acts")


def light_match(game: Game, st: Any) -> Match:
    """A match that stands at a position, for what a match derives from one."""
    return Match(game, [Seat(f"seat {seat}") for seat in range(st.seats)], SeededDice(0), st, st)


def asked(game: Game, st: Any) -> list[int]:
    """The seats that are asked in a position."""
    return light_match(game, st).asked()


def asking(st: Any, seat: int) -> Any:
    """The position with that seat as actor."""
    twin = st.copy()
    twin.actor = seat
    return twin


def where(game: Game, st: Any) -> str:
    """A position in words."""
    return f"{game.phases.named(st.phase)}, actor {st.actor}"
