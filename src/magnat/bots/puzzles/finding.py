"""Whether a position is a puzzle: a quick search that gives up most positions, and a deep one with other numbers that must confirm it.

Both try all answers in the same worlds and go on with those that may still be the best. A puzzle has one best answer, or a few that are equally
good; everything else, the advice before all, loses by a margin that is large in itself and many times its error.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from magnat.bots.puzzles.answering import ACT, Answers, all_can_wait, answers_to, can_wait
from magnat.bots.search import Plan, Weighed, weigh
from magnat.core.game import Game
from magnat.core.numbers import number

FEWEST = 3  # answers: a choice of two is guessed too easily
QUICK = (16, 64, 256)  # worlds after which the quick search looks at what it has
PROMISING = 0.05  # of a victory ahead of the advice, for a deep search
DEEP = 4096  # worlds of a deep search
FIRST_LOOK = 64  # worlds after which a deep search looks at what it has, for the first time
SURE = 4.0  # errors
ADVICE_MARGIN = 0.04  # of a victory by which the advice must lose
MARGIN = 0.025  # by which every other answer must lose
MOST_EQUAL = (3, 8)  # best answers of a puzzle; more than the first number only where they are at most a fourth of all
EARLY = (1024, 6.0)  # worlds after which a deep search may end, where everything is clear by so many errors
CROWDED = (1024, 9)  # worlds after which no more answers may be left: too many of them are equally good
LEAST_WIN = 0.06  # the best answer must be worth playing on
QUICKLY_SEEN, DEEPLY_SEEN = 1, 2  # streams of numbers


@dataclass(frozen=True)
class Judged:
    """What a deep search says about a position."""

    answers: tuple[Plan, ...]  # the best first; all equally good
    rest: tuple[Plan, ...]  # the others, the best first
    chances: dict[Plan, tuple[float, float]]  # of victory, with errors
    worlds: dict[Plan, int]  # in which each was tried


def found_here(game: Game, position: Any, seat: int, *, deep: int, seed: int) -> tuple[Answers, Judged] | None:
    """The puzzle in a position, as a seat sees it, if there is one."""
    answers = answers_to(game, position, seat)
    if answers is None or len(answers.plans) < FEWEST or (answers.scope == ACT and all_can_wait(game, position, seat, answers.plans)):
        return None
    if not looks_promising(game, position, seat, answers.plans, number(seed, 0, QUICKLY_SEEN, 0)):
        return None
    judged = judge(game, position, seat, answers.plans, deep, number(seed, 0, DEEPLY_SEEN, 0))
    if judged is None or (answers.scope == ACT and can_wait(game, position, seat, answers.plans, judged.answers)):
        return None
    return answers, judged


def looks_promising(game: Game, position: Any, seat: int, plans: Sequence[Plan], seed: int) -> bool:
    """Whether some answer looks better than the advice, which is the first of them, at a quick look."""
    found = weigh(game, position, seat, plans, 0, QUICK[0], seed=seed)
    for worlds in QUICK[1:]:
        best = sorted(range(1, len(found.plans)), key=lambda index: -found.gain(index, 0))
        found = found.only([0, *best[: max(2, len(best) // 3)]])
        found = found.joined(weigh(game, position, seat, found.plans, found.worlds, worlds - found.worlds, seed=seed))
        if max(found.ahead(index, 0)[0] for index in range(1, len(found.plans))) < PROMISING / 2:
            return False
    ahead, error = max(found.ahead(index, 0) for index in range(1, len(found.plans)))
    return ahead > max(PROMISING, 1.5 * error)


def judge(game: Game, position: Any, seat: int, plans: Sequence[Plan], deep: int, seed: int, *, begin: int = FIRST_LOOK) -> Judged | None:
    """The best answers by a deep search, if they are clearly better than the advice, which is the first plan, and than all others.

    begin: worlds after which it may first give up.
    """
    equal = most_equal(len(plans))
    found = weigh(game, position, seat, plans, 0, min(begin, deep), seed=seed)
    given_up: dict[Plan, tuple[float, float, int]] = {}  # by how much they were behind, with its error and the worlds
    while True:
        leader = found.order()[0]
        if _is_hopeless(found, leader):
            return None
        if found.worlds >= deep or (found.worlds >= EARLY[0] and _clearly_best(found, equal, EARLY[1]) is not None):
            break
        kept = [index for index in range(len(found.plans)) if index == 0 or not _is_beaten(found, leader, index)]
        if found.worlds >= CROWDED[0] and len(kept) > CROWDED[1]:
            return None
        given_up |= {plan: (*found.ahead(leader, index), found.worlds) for index, plan in enumerate(found.plans) if index not in kept}
        found = found.only(kept)
        found = found.joined(weigh(game, position, seat, found.plans, found.worlds, min(found.worlds, deep - found.worlds), seed=seed))
    best = _clearly_best(found, equal)
    if best is None:
        return None
    chances = {plan: found.win(index) for index, plan in enumerate(found.plans)}
    chances |= {plan: _behind(chances[found.plans[best[0]]], ahead, error) for plan, (ahead, error, _) in given_up.items()}
    worlds = dict.fromkeys(found.plans, found.worlds) | {plan: tried for plan, (_, _, tried) in given_up.items()}
    answers = tuple(found.plans[index] for index in best)
    rest = sorted((plan for plan in chances if plan not in answers), key=lambda plan: -chances[plan][0])
    return Judged(answers, tuple(rest), chances, worlds)


def most_equal(plans: int) -> int:
    """How many of so many answers may be equally good: never more than half of them, which would be guessed too easily."""
    few, many = MOST_EQUAL
    return min(plans // 2, max(few, min(many, plans // 4)))


def _behind(best: tuple[float, float], ahead: float, error: float) -> tuple[float, float]:
    """The chance of an answer that was given up early: so much below the best one as it was then, for worlds differ in how good they are for all."""
    return max(0.0, best[0] - ahead), math.hypot(best[1], error)


def _is_beaten(found: Weighed, leader: int, index: int, sure: float = SURE) -> bool:
    ahead, error = found.ahead(leader, index)
    return ahead > MARGIN and ahead > sure * error


def _is_hopeless(found: Weighed, leader: int) -> bool:
    """Whether the advice is so good, or everything so bad, that this will be no puzzle."""
    ahead, error = found.ahead(leader, 0)
    win, _ = found.win(leader)
    return leader == 0 or ahead + 2 * error < ADVICE_MARGIN or win < LEAST_WIN / 2


def _clearly_best(found: Weighed, equal: int, sure: float = SURE) -> list[int] | None:
    """The best and those that cannot be told from it, if everything else is clearly worse than all of these; the advice is never among them."""
    order = found.order()
    leader = order[0]
    best = [index for index in order if not _is_beaten(found, leader, index, sure)]
    if 0 in best or len(best) > equal or found.win(leader)[0] < LEAST_WIN or found.gain(leader, 0) <= 0:
        return None
    if found.ahead(leader, best[-1])[0] > MARGIN or found.ahead(leader, 0)[0] < ADVICE_MARGIN:
        return None
    others = [index for index in order if index not in best]
    return best if all(_is_beaten(found, best[-1], index, sure) for index in others) else None
