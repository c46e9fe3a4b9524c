"""A finished game judged: what was luck, what was skill, which acts cost what.

From the positions around chance and around acts that the advice would not have played, the game is played on many times. What lies between changes
nothing. Judging is a series of small tasks (`Task`), so that a server can hand them to other processes one by one and tell how far it is: first a
coarse curve, then every such position, then more playouts around the biggest swings, then the costliest acts looked at again from what their seats
saw.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from magnat.bots.coach import playing
from magnat.bots.coach.playing import ACTOR, ADVISED, DRAWN, EXPECTED, PHASE, SHARED_WIN, Record
from magnat.bots.coach.seeing import Seen, seen_again
from magnat.core.declare import CHANCE
from magnat.core.errors import MagnatError
from magnat.core.play import Match

COARSE, FINE = 50, 400  # playouts from a position, at first and around swings
GLIMPSES = 20  # positions of the first curve
AT_ONCE = 200  # playouts of a task
SWINGS = 8
LESSONS = 3  # of a player
CHECKED = 8  # of a seat's costliest acts are judged again from what it saw
MOST_JUDGED = 1200  # positions with all coarse playouts; of more of them there are fewer playouts each
MOST_TURNS = 6000
LEAST = 10
ENOUGH = 12  # acts of a seat that the advice would not have played, before anything is said of its strength


class NotCoached(MagnatError):
    """A match that cannot be judged. `key` names the sentence: coach-<key>."""

    def __init__(self, sentence: str, key: str) -> None:
        super().__init__(sentence)
        self.key = key


@dataclass(frozen=True)
class Turn:
    """A position before luck or a deviation from the advice."""

    place: int
    seat: int  # who acts; -1 is chance
    act: int
    advised: int
    phase: int
    drawn: int
    deviates: bool  # the seat has not followed the advice


@dataclass(frozen=True)
class Moment:
    """A turn that was judged, and what it changed."""

    turn: Turn
    chances: tuple[float, ...]  # of victory before it, between players of standard strength
    changes: tuple[float, ...]  # for every seat
    errors: tuple[float, ...]  # of these changes


@dataclass(frozen=True)
class Balance:
    """A player's game: result = expected + luck + skill + others + corrections, in parts of a victory."""

    seat: int
    expected: float
    luck: float
    skill: float  # by own acts that were not those of the advice
    others: float  # by such acts of others
    corrections: float  # by acts of the advice that the policy of the playouts would not have played: there the estimate changes, and nothing else
    result: float
    skill_error: float
    fitted: float | None  # the chance at the start if everybody plays as they did; None where too little is known


@dataclass(frozen=True)
class Coached:
    """A game judged; without moments only its curve is known so far."""

    places: int
    curve: tuple[tuple[int, tuple[float, ...]], ...]
    moments: tuple[Moment, ...]
    balances: tuple[Balance, ...]
    seen: tuple[Seen, ...]  # deviations as their seats saw them
    playouts: int

    def swings(self, count: int = SWINGS) -> list[Moment]:
        """The moments that changed the most, by luck or by an act other than the advised one, in the order of the game.

        Where the policy of the playouts would not have followed the advice, what they find changes too: that is neither.
        """
        told = [moment for moment in self.moments if moment.turn.deviates or moment.turn.seat == CHANCE]
        biggest = sorted(told, key=lambda moment: -max(map(abs, moment.changes)))[:count]
        return sorted((one for one in biggest if any(one.changes)), key=lambda moment: moment.turn.place)

    def lessons(self, seat: int) -> list[Seen]:
        """The acts of a seat that cost most from what it saw, beyond doubt."""
        return sorted((one for one in self.seen if one.seat == seat and one.is_sure and one.gain > 0), key=lambda one: -one.gain)[:LESSONS]


@dataclass(frozen=True)
class Task:
    """Something to be worked out, anywhere, and how far the judging is by then."""

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    done: int
    of: int
    found: Coached | None = None  # what is known so far, whenever that is more than before


Judging = Generator[Task, Any, Coached]


def check(match: Match) -> None:
    """NotCoached with a sentence, if a match cannot be judged."""
    if not match.is_over:
        raise NotCoached("only a finished game can be judged", "not-over")
    if match.before:
        raise NotCoached("this game was not played from its setup under today's rules, so it cannot be judged", "older-rules")


def coach(match: Match, *, playouts: int = FINE, seed: int = 1, progress: Callable[[int, int], None] | None = None) -> Coached:
    """Judge a finished match here and now; NotCoached with a sentence if it cannot be."""
    check(match)
    if playouts < 2:
        raise NotCoached("at least two playouts from each position are needed", "playouts")
    steps = judging(Record.of(match), match.result()["winners"], playouts, seed)
    try:
        task = next(steps)
        while True:
            if progress is not None:
                progress(task.done, task.of)
            task = steps.send(task.function(*task.arguments))
    except StopIteration as end:
        found: Coached = end.value
        return found


def judging(record: Record, winners: Sequence[int], fine: int = FINE, seed: int = 1) -> Judging:
    """All tasks in their order; the caller works them out, sends the answers back, and gets the judged game at the end."""
    notes = yield Task(playing.noted, (record,), 0, 100)
    turns = _turns(record, notes)
    if len(turns) > MOST_TURNS:
        raise NotCoached("this game is too long to be judged", "too-long")
    coarse = min(fine, COARSE, max(LEAST, COARSE * MOST_JUDGED // max(1, len(turns))))
    book = _Book(record, turns, tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(record.seats)), seed)
    work = _Work(coarse * len(turns) + 2 * SWINGS * max(0, fine - coarse))
    glimpses = turns[:: max(1, -(-len(turns) // GLIMPSES))]
    yield from book.deepen(glimpses, coarse, work)
    work.found = book.glimpsed(glimpses, coarse)
    yield from book.deepen(turns, coarse, work)
    work.found = book.judged(notes, (), coarse)
    costly = _costliest(work.found.moments, record.seats)
    around = {turn.place for moment in [*work.found.swings(), *costly] for turn in book.pair(moment.turn)}
    work.of = work.done + len(around) * max(0, fine - coarse) + len(costly) * AT_ONCE
    yield from book.deepen([turn for turn in turns if turn.place in around], fine, work)
    seen = []
    for moment in costly:
        turn = moment.turn
        seen.append((yield work.task(AT_ONCE, seen_again, record, turn.place, turn.seat, turn.act, turn.advised, seed)))
    return book.judged(notes, seen, fine)


class _Work:
    """How much there is to do, in playouts, and how much is done."""

    def __init__(self, of: int) -> None:
        self.done, self.of = 0, max(1, of)
        self.found: Coached | None = None

    def task(self, playouts: int, function: Callable[..., Any], *arguments: Any) -> Task:
        found, self.found = self.found, None
        task = Task(function, arguments, min(self.done, self.of - 1), self.of, found)
        self.done += playouts
        return task


def _turns(record: Record, notes: Any) -> list[Turn]:
    """All that changes anything: luck, and acts that the playouts would not have chosen. Chance after chance is one piece of luck."""
    found = list[Turn]()
    after_luck = False
    for place, (act, note) in enumerate(zip(record.acts, notes, strict=True)):
        seat, advised = int(note[ACTOR]), int(note[ADVISED])
        is_luck = seat == CHANCE
        if (is_luck and not after_luck) or (not is_luck and note[EXPECTED] != act):
            found.append(Turn(place, seat, act, -1 if is_luck else advised, int(note[PHASE]), int(note[DRAWN]), not is_luck and advised != act))
        after_luck = is_luck
    return found


class _Book:
    """The playouts from every turn so far."""

    def __init__(self, record: Record, turns: list[Turn], result: tuple[float, ...], seed: int) -> None:
        self.record, self.turns, self.result, self.seed = record, turns, result, seed
        self.wins: dict[int, Any] = {turn.place: np.zeros((0, record.seats), np.int16) for turn in turns}
        self.after = {turn.place: then for turn, then in itertools.pairwise(turns)}

    def deepen(self, turns: Iterable[Turn], playouts: int, work: _Work) -> Generator[Task, Any, None]:
        """Until there are so many playouts from each of these."""
        lacking = dict[int, list[Turn]]()
        for turn in turns:
            if (there := len(self.wins[turn.place])) < playouts:
                lacking.setdefault(there, []).append(turn)
        for there, group in lacking.items():
            size = max(1, AT_ONCE // (playouts - there))
            for low in range(0, len(group), size):
                part = group[low : low + size]
                places, drawn = [turn.place for turn in part], [turn.drawn for turn in part]
                more = playouts - there
                wins = yield work.task(more * len(part), playing.wins_from, self.record, places, drawn, there, more, self.seed)
                for place, row in zip(places, wins, strict=True):
                    self.wins[place] = np.concatenate([self.wins[place], row])

    def pair(self, turn: Turn) -> list[Turn]:
        """A turn and the next one, between which it changes something."""
        return [turn, self.after[turn.place]] if turn.place in self.after else [turn]

    def chances(self, turn: Turn) -> tuple[float, ...]:
        return tuple(float(share) for share in self.wins[turn.place].mean(axis=0) / SHARED_WIN)

    def moment(self, turn: Turn) -> Moment:
        """What changed by a turn. Both sides of it are compared playout by playout, as far as both have them."""
        here = self.wins[turn.place] / SHARED_WIN
        there = self.wins[self.after[turn.place].place] / SHARED_WIN if turn.place in self.after else np.tile(self.result, (len(here), 1))
        common = min(len(here), len(there))
        longer = here if len(here) > len(there) else there
        paired = (there[:common] - here[:common]).var(axis=0, ddof=1) / common
        unpaired = longer.var(axis=0, ddof=1) * (1 / common - 1 / len(longer))
        changes, errors = there.mean(axis=0) - here.mean(axis=0), np.sqrt(paired + unpaired)
        return Moment(turn, self.chances(turn), tuple(map(float, changes)), tuple(map(float, errors)))

    def glimpsed(self, turns: Sequence[Turn], playouts: int) -> Coached:
        curve = [(turn.place, self.chances(turn)) for turn in turns]
        return Coached(len(self.record.acts), (*curve, (len(self.record.acts), self.result)), (), (), (), playouts)

    def judged(self, notes: Any, seen: Sequence[Seen], playouts: int) -> Coached:
        moments = tuple(self.moment(turn) for turn in self.turns)
        curve = (*((moment.turn.place, moment.chances) for moment in moments), (len(self.record.acts), self.result))
        return Coached(len(self.record.acts), curve, moments, _balances(self.result, moments, notes), tuple(seen), playouts)


def _costliest(moments: Sequence[Moment], seats: int) -> list[Moment]:
    """What every seat should look at again."""
    found = []
    for seat in range(seats):
        own = [moment for moment in moments if moment.turn.deviates and moment.turn.seat == seat and moment.changes[seat] < 0]
        found += sorted(own, key=lambda moment: moment.changes[seat])[:CHECKED]
    return found


def _balances(result: tuple[float, ...], moments: Sequence[Moment], notes: Any) -> tuple[Balance, ...]:
    start = moments[0].chances if moments else result
    fitted = _fitted(start, moments, notes)
    found = []
    for seat in range(len(result)):
        own = [moment for moment in moments if moment.turn.deviates and moment.turn.seat == seat]
        luck = sum(moment.changes[seat] for moment in moments if moment.turn.seat == CHANCE)
        corrections = sum(moment.changes[seat] for moment in moments if moment.turn.seat != CHANCE and not moment.turn.deviates)
        others = sum(moment.changes[seat] for moment in moments if moment.turn.deviates and moment.turn.seat != seat)
        error = math.sqrt(sum(moment.errors[seat] ** 2 for moment in own))
        skill = sum(moment.changes[seat] for moment in own)
        found.append(Balance(seat, start[seat], luck, skill, others, corrections, result[seat], error, fitted[seat] if fitted else None))
    return tuple(found)


def _fitted(start: Sequence[float], moments: Sequence[Moment], notes: Any) -> tuple[float, ...] | None:
    """The chances at the start if everybody plays as they did, from what their deviations changed; None if nobody has left the advice often enough.

    On average luck adds nothing, so what a player of that strength may expect is what standard players may, and the skill on top of it.
    """
    shifted, known = list(start), False
    for seat in range(len(start)):
        own = [moment for moment in moments if moment.turn.deviates and moment.turn.seat == seat]
        if len(own) < ENOUGH:
            continue
        known = True
        for other in range(len(start)):
            shifted[other] += sum(moment.changes[other] for moment in own)
    if not known:
        return None
    least = [max(0.005, share) for share in shifted]
    return tuple(share / sum(least) for share in least)
