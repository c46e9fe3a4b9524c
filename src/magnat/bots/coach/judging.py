"""A finished game judged: what was luck, what was skill, which moves cost what.

From the positions around chance and around moves that the advice would not have made, the game is played on many times. What lies between
changes nothing. A move is what a seat does before chance or somebody else has a say. Whoever buys three lots one by one has made one purchase:
what the advice would do after the first lot says nothing of it.

Judging is a series of small tasks (`Task`), so that a server can hand them to other processes one by one and tell how far it is: first a coarse
curve, then every such position, then more playouts around the biggest swings, then the costliest moves looked at again from what their seats saw.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from magnat.bots.coach import playing
from magnat.bots.coach.playing import ACTOR, ADVISED, DRAWN, EXPECTED, SHARED_WIN, Record
from magnat.bots.coach.seeing import SURE, Seen, seen_again
from magnat.bots.search import Plan
from magnat.core.declare import CHANCE
from magnat.core.errors import MagnatError
from magnat.core.play import Match

COARSE, FINE = 50, 400  # playouts from a position, at first and around swings
GLIMPSES = 20  # positions of the first curve
AT_ONCE = 200  # playouts of a task
SWINGS = 8
LESSONS = 3  # of a player
CHECKED = 8  # of a seat's costliest moves are judged again from what it saw
MOST_JUDGED = 1200  # positions with all coarse playouts; of more of them there are fewer playouts each
MOST_TURNS = 6000
LEAST = 10
ENOUGH = 12  # moves of a seat that the advice would not have made, before anything is said of its strength
KNOWN = 0.1  # of a victory: the largest error of its play with which anything is said of its strength


class NotCoached(MagnatError):
    """A match that cannot be judged. `key` names the sentence: coach-<key>."""

    def __init__(self, sentence: str, key: str) -> None:
        super().__init__(sentence)
        self.key = key


@dataclass(frozen=True)
class Turn:
    """A position before luck, or before a move that the playouts would not have made."""

    place: int
    end: int  # the place after it
    seat: int  # who acts; -1 is chance
    acts: Plan  # of a move: from the first that was not expected to the last; none of chance
    advised: int  # instead of the first
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
    skill: float  # by own moves that were not those of the advice
    others: float  # by such moves of others
    corrections: float  # by acts of the advice that the policy of the playouts would not have played: there the estimate changes, and nothing else
    result: float
    luck_error: float
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
        """The moments that changed the most, beyond doubt, by luck or by a move other than the advised one, in the order of the game.

        Where the policy of the playouts would not have followed the advice, what they find changes too: that is neither.
        """
        sure = [one for one in self.moments if any(abs(change) > SURE * error for change, error in zip(one.changes, one.errors, strict=True))]
        return _biggest(sure, count)

    def lessons(self, seat: int) -> list[Seen]:
        """The moves of a seat that cost most from what it saw, beyond doubt."""
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
    work.found = book.judged((), coarse)
    costly = _costliest(work.found.moments, record.seats)
    around = {turn.place for moment in [*_biggest(work.found.moments, SWINGS), *costly] for turn in book.pair(moment.turn)}
    work.of = work.done + len(around) * max(0, fine - coarse) + len(costly) * AT_ONCE
    yield from book.deepen([turn for turn in turns if turn.place in around], fine, work)
    seen = []
    for moment in costly:
        turn = moment.turn
        seen.append((yield work.task(AT_ONCE, seen_again, record, turn.place, turn.seat, turn.acts, turn.advised, seed)))
    return book.judged(seen, fine)


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
    """All that changes anything: luck, and moves that the playouts would not have made. Chance after chance is one piece of luck."""
    found = list[Turn]()

    def note(first: int, end: int, deviates: bool) -> None:
        seat, advised, drawn = (int(notes[first][column]) for column in (ACTOR, ADVISED, DRAWN))
        is_luck = seat == CHANCE
        found.append(Turn(first, end, seat, () if is_luck else tuple(record.acts[first:end]), -1 if is_luck else advised, drawn, deviates))

    for seat, run in itertools.groupby(range(len(record.acts)), key=lambda place: int(notes[place][ACTOR])):
        places = list(run)
        if seat == CHANCE:
            note(places[0], places[-1] + 1, False)
            continue
        unexpected = [place for place in places if notes[place][EXPECTED] != record.acts[place]]
        strays = [place for place in unexpected if notes[place][ADVISED] != record.acts[place]]
        for place in unexpected:
            if not strays or not strays[0] <= place <= strays[-1]:
                note(place, place + 1, False)
            elif place == strays[0]:
                note(place, strays[-1] + 1, True)
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
        here, there = self.wins[turn.place].mean(axis=0), self._after(turn).mean(axis=0)
        return Moment(turn, self.chances(turn), tuple(map(float, (there - here) / SHARED_WIN)), self.errors([turn]))

    def errors(self, turns: Sequence[Turn]) -> tuple[float, ...]:
        """The error of what these turns changed together, for every seat.

        Playouts of one number share their luck, so they are one sample, wherever they begin.
        """
        sides = [(sign, wins) for turn in turns for sign, wins in ((-1, self.wins[turn.place]), (1, self._after(turn)))]
        total, low = np.zeros(self.record.seats), 0
        for high in sorted({len(wins) for _, wins in sides}):
            sample = sum(sign * wins[low:high] / (len(wins) * SHARED_WIN) for sign, wins in sides if len(wins) >= high)
            total += (high - low) * np.var(sample, axis=0, ddof=min(1, high - low - 1))
            low = high
        return tuple(map(float, np.sqrt(total)))

    def _after(self, turn: Turn) -> Any:
        """The playouts after a turn; after the last one, the result."""
        if turn.place in self.after:
            return self.wins[self.after[turn.place].place]
        return np.tile(np.array(self.result) * SHARED_WIN, (len(self.wins[turn.place]), 1))

    def glimpsed(self, turns: Sequence[Turn], playouts: int) -> Coached:
        curve = [(turn.place, self.chances(turn)) for turn in turns]
        return Coached(len(self.record.acts), (*curve, (len(self.record.acts), self.result)), (), (), (), playouts)

    def judged(self, seen: Sequence[Seen], playouts: int) -> Coached:
        moments = tuple(self.moment(turn) for turn in self.turns)
        curve = (*((moment.turn.place, moment.chances) for moment in moments), (len(self.record.acts), self.result))
        return Coached(len(self.record.acts), curve, moments, self._balances(moments), tuple(seen), playouts)

    def _balances(self, moments: Sequence[Moment]) -> tuple[Balance, ...]:
        luck = self.errors([moment.turn for moment in moments if moment.turn.seat == CHANCE])
        skill = [
            self.errors([moment.turn for moment in moments if moment.turn.deviates and moment.turn.seat == seat])[seat]
            for seat in range(self.record.seats)
        ]
        return balances(self.result, moments, luck, skill)


def _biggest(moments: Sequence[Moment], count: int) -> list[Moment]:
    """The biggest swings, by luck or by a move other than the advised one, in the order of the game."""
    told = [moment for moment in moments if moment.turn.deviates or moment.turn.seat == CHANCE]
    biggest = sorted(told, key=lambda moment: -max(map(abs, moment.changes)))[:count]
    return sorted(biggest, key=lambda moment: moment.turn.place)


def _costliest(moments: Sequence[Moment], seats: int) -> list[Moment]:
    """What every seat should look at again."""
    found = []
    for seat in range(seats):
        own = [moment for moment in moments if moment.turn.deviates and moment.turn.seat == seat and moment.changes[seat] < 0]
        found += sorted(own, key=lambda moment: moment.changes[seat])[:CHECKED]
    return found


def balances(
    result: tuple[float, ...], moments: Sequence[Moment], luck_errors: Sequence[float], skill_errors: Sequence[float]
) -> tuple[Balance, ...]:
    """What everybody's game was made of."""
    start = moments[0].chances if moments else result
    fitted = _fitted(start, moments, skill_errors)
    found = []
    for seat in range(len(result)):
        luck = sum(moment.changes[seat] for moment in moments if moment.turn.seat == CHANCE)
        corrections = sum(moment.changes[seat] for moment in moments if moment.turn.seat != CHANCE and not moment.turn.deviates)
        others = sum(moment.changes[seat] for moment in moments if moment.turn.deviates and moment.turn.seat != seat)
        skill = sum(moment.changes[seat] for moment in moments if moment.turn.deviates and moment.turn.seat == seat)
        errors = luck_errors[seat], skill_errors[seat]
        found.append(Balance(seat, start[seat], luck, skill, others, corrections, result[seat], *errors, fitted[seat] if fitted else None))
    return tuple(found)


def _fitted(start: Sequence[float], moments: Sequence[Moment], errors: Sequence[float]) -> tuple[float, ...] | None:
    """The chances at the start if everybody plays as they did, from what their deviations changed; None if of nobody enough is known.

    On average luck adds nothing, so what a player of that strength may expect is what standard players may, and the skill on top of it.
    """
    shifted, known = list(start), False
    for seat in range(len(start)):
        own = [moment for moment in moments if moment.turn.deviates and moment.turn.seat == seat]
        if len(own) < ENOUGH or errors[seat] > KNOWN:
            continue
        known = True
        for other in range(len(start)):
            shifted[other] += sum(moment.changes[other] for moment in own)
    if not known:
        return None
    least = [max(0.005, share) for share in shifted]
    return tuple(share / sum(least) for share in least)
