"""The coach: what a finished game was made of, luck and skill, judged position by position.

From every position the advice plays to the end with chance numbers that go on where the game stands: number k of the game is number k of the
playout. Then a position and the one after an advised or forced act end alike in every playout. Such acts cost nothing and add no noise; each
deviation from the advice is a paired difference; what chance does is luck. Only positions around chance and around deviations are judged.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from magnat.bots.search import Budget, Thought, think
from magnat.core.compile import ADVISED, TO_THE_END
from magnat.core.declare import CHANCE, NOBODY
from magnat.core.entries import reach
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.play import Match

PLAYOUTS = 100  # from each position that is judged
LESSONS = 3
CHECKED = 8  # of a seat's costliest acts that are looked at again from what it saw
CHECKING = Budget(playouts=600)
SHARED_WIN = 720  # a victory in parts: up to six may share it

Progress = Callable[[int, int], None]  # positions judged, of how many


class NotCoached(MagnatError):
    """A match that cannot be judged."""


def won(st: Any, seat: int) -> int: ...  # type: ignore[empty-body]
def play_on(st: Any, policies: int, drawn: int, seed: int, game: int, limit: int, until: int) -> int: ...  # type: ignore[empty-body]


def aligned(states: Any, drawn: int, seed: int, limit: int, wins: Any) -> None:
    """wins[playout, seat]: its part of the victory after the position states[0], with chance going on at its number `drawn`."""
    for playout in range(len(wins)):
        states[1] = states[0]
        if states[1].actor != NOBODY:
            play_on(states[1], ADVISED, drawn, seed, playout, limit, TO_THE_END)
        winners = 0
        for seat in range(states[1].seats):
            if states[1].actor == NOBODY:
                winners += won(states[1], seat)
        for seat in range(states[1].seats):
            if winners:
                wins[playout, seat] = won(states[1], seat) * SHARED_WIN // winners
            else:
                wins[playout, seat] = SHARED_WIN // states[1].seats


@cache
def aligner(game: Game) -> Any:
    """The template, compiled with the entries of a game."""
    return reach(game, "aligned", aligned)


def chances_in(game: Game, st: Any, drawn: int, playouts: int, seed: int) -> Any:
    """The part of the victory of every seat in every playout from a position."""
    wins = np.zeros((playouts, int(st.seats)), np.int64)
    aligner(game)(st.to_records(2), drawn, seed, game.limit, wins)
    return wins / SHARED_WIN


@dataclass(frozen=True)
class Moment:
    """A position that was judged, and what the act after it changed."""

    ply: int
    seat: int  # who acts; -1 is chance
    act: int
    advised: int  # what the advice would have done; -1 where chance acts
    chances: tuple[float, ...]  # of victory before the act, between players of standard strength
    changes: tuple[float, ...]  # by the act, for every seat
    errors: tuple[float, ...]  # of these changes


@dataclass(frozen=True)
class Balance:
    """A player's game: result = expected + luck + skill + others, in parts of a victory."""

    seat: int
    expected: float
    luck: float
    skill: float  # by own acts that were not those of the advice
    others: float  # by such acts of others
    result: float


@dataclass(frozen=True)
class Lesson:
    """An act that cost something, looked at again from what the seat saw then."""

    seat: int
    ply: int
    phase: str
    played: int
    better: int
    cost: float  # in parts of a victory
    error: float


@dataclass(frozen=True)
class Coached:
    """A game judged."""

    moments: tuple[Moment, ...]
    balances: tuple[Balance, ...]
    lessons: tuple[Lesson, ...]
    playouts: int

    def swings(self, count: int) -> list[Moment]:
        """The moments that changed most, in the order of the game."""
        biggest = sorted(self.moments, key=lambda moment: -max(abs(change) for change in moment.changes))[:count]
        return sorted(biggest, key=lambda moment: moment.ply)


def coach(match: Match, *, playouts: int = PLAYOUTS, seed: int = 1, progress: Progress | None = None) -> Coached:
    """Judge a finished match; NotCoached with a sentence if it cannot be."""
    if not match.is_over:
        raise NotCoached("only a finished game can be judged")
    if match.before:
        raise NotCoached("this game was not played from its setup under today's rules, so it cannot be judged")
    if playouts < 2:
        raise NotCoached("at least two playouts from each position are needed")
    turns = _turning(match)
    moments = tuple(_judged(match, turns, playouts, seed, progress))
    return Coached(moments, _balances(match, moments), tuple(_lessons(match, moments, seed)), playouts)


@dataclass(frozen=True)
class _Turn:
    """A position before an act of chance or a deviation from the advice."""

    ply: int
    state: Any
    drawn: int
    seat: int
    act: int
    advised: int


def _turning(match: Match) -> list[_Turn]:
    """All acts that change anything: those of chance, and those that the advice would not have played."""
    found, drawn, game = [], 0, match.game
    st = match.state_at(0)
    for ply, played in enumerate(match.played):
        if played.seat == CHANCE:
            found.append(_Turn(ply, st.copy(), drawn, CHANCE, played.act, -1))
            drawn += 1
        elif len(game.legal(st)) > 1 and (advised := int(game.advise(st.copy()))) != played.act:
            found.append(_Turn(ply, st.copy(), drawn, played.seat, played.act, advised))
        game.dispatch.apply(st, played.act)
    return found


def _judged(match: Match, turns: Sequence[_Turn], playouts: int, seed: int, progress: Progress | None) -> list[Moment]:
    """Every such act with what it changed.

    The position after it is worth what the next one of these positions is worth: what lies between changes nothing.
    """
    game, moments = match.game, list[Moment]()
    if not turns:
        return moments
    here = chances_in(game, turns[0].state, turns[0].drawn, playouts, seed)
    for index, turn in enumerate(turns):
        if index + 1 < len(turns):
            then = chances_in(game, turns[index + 1].state, turns[index + 1].drawn, playouts, seed)
        else:
            then = chances_in(game, match.state, 0, playouts, seed)
        changes = then - here
        errors = changes.std(axis=0, ddof=1) / math.sqrt(playouts)
        told = (tuple(float(value) for value in row) for row in (here.mean(axis=0), changes.mean(axis=0), errors))
        moments.append(Moment(turn.ply, turn.seat, turn.act, turn.advised, *told))
        here = then
        if progress is not None:
            progress(index + 1, len(turns))
    return moments


def _balances(match: Match, moments: Sequence[Moment]) -> tuple[Balance, ...]:
    winners = match.result()["winners"]
    found = []
    for seat in range(len(match.seats)):
        result = 1 / len(winners) if seat in winners else 0.0
        luck = sum(moment.changes[seat] for moment in moments if moment.seat == CHANCE)
        skill = sum(moment.changes[seat] for moment in moments if moment.seat == seat)
        others = sum(moment.changes[seat] for moment in moments if moment.seat not in (CHANCE, seat))
        expected = moments[0].chances[seat] if moments else result
        found.append(Balance(seat, expected, luck, skill, others, result))
    return tuple(found)


def _lessons(match: Match, moments: Sequence[Moment], seed: int) -> list[Lesson]:
    """The three acts of every person (of everybody, where only bots played) that cost most from what their seats saw, beyond doubt."""
    found = []
    for seat in range(len(match.seats)):
        own = sorted((moment for moment in moments if moment.seat == seat and moment.changes[seat] < 0), key=lambda moment: moment.changes[seat])
        seen = [lesson for moment in own[:CHECKED] if (lesson := _lesson(match, moment, seed)) is not None]
        found += sorted(seen, key=lambda lesson: -lesson.cost)[:LESSONS]
    return found


def _lesson(match: Match, moment: Moment, seed: int) -> Lesson | None:
    """What the seat could have known: the act against the advised one in worlds as it saw them then."""
    st = match.state_at(moment.ply)
    world = st.copy()
    match.game.resample(world, moment.seat, [seed, 0])
    thought: Thought = think(match.game, world, moment.seat, CHECKING, seed=seed, acts=[moment.advised, moment.act])
    played = next(each for each in thought.candidates if each.act == moment.act)
    if -played.gain <= 2 * played.gain_error:
        return None
    advised = next(each for each in thought.candidates if each.act == moment.advised)
    error = math.hypot(advised.error, played.error)
    phase = str(match.game.phases.entries[st.phase].name)
    return Lesson(moment.seat, moment.ply, phase, moment.act, moment.advised, max(0.0, advised.win - played.win), error)
