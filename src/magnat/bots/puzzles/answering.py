"""Which answers a puzzle compares, and which of them somebody has given.

An answer is the whole plan of a seat where its plans can all be told: to where chance or anybody else has a say, or at least to the end of what is
asked now. Where there are too many of them, it is the first act, and the advice goes on.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from magnat.bots.search import Plan
from magnat.core.asking import advised, has_the_say, search, worlds_of
from magnat.core.game import Game

TURN, QUESTION, ACT = "turn", "question", "act"  # how much an answer holds
SCOPES = (TURN, QUESTION, ACT)
MOST_PLANS = 40


@dataclass(frozen=True)
class Answers:
    """All answers to a position, and how much each of them holds."""

    scope: str
    plans: tuple[Plan, ...]  # the advice is the first


def answers_to(game: Game, position: Any, seat: int) -> Answers | None:
    """All answers of a seat; None where there are too many, or where they differ from world to world."""
    legal = game.legal(position)
    told = tuple(planned.act for planned in advised(game, position, seat).plan)
    for scope in (TURN, QUESTION):
        found, whole = search(game, worlds_of(game, position, seat), seat, (), phases_of(game, position, scope), MOST_PLANS)
        if whole:
            plans = [end.acts for end in found]
            first = part(game, position, seat, told, scope)
            reached = after(game, position, first)
            same = [plan for plan in plans if after(game, position, plan) == reached]
            return Answers(scope, (first, *(plan for plan in plans if plan not in same))) if same else None
    if len(legal) > MOST_PLANS:
        return None
    return Answers(ACT, (told[:1], *((act,) for act in legal if act != told[0])))


def can_wait(game: Game, position: Any, seat: int, plans: Sequence[Plan], best: Sequence[Plan]) -> bool:
    """Whether a best first act could still be done after another one. Then a player who begins otherwise may mean the same, and nobody can tell."""
    for plan in plans:
        st = _followed(game, position, plan)
        if plan not in best and has_the_say(game, st, seat) and any(game.refusal(st, answer[0]) is None for answer in best):
            return True
    return False


def all_can_wait(game: Game, position: Any, seat: int, plans: Sequence[Plan]) -> bool:
    """Whether every other first act can still be done after the advised one, which is the first: then none of them can be an answer."""
    st = _followed(game, position, plans[0])
    return has_the_say(game, st, seat) and all(game.refusal(st, plan[0]) is None for plan in plans[1:])


def phases_of(game: Game, position: Any, scope: str) -> Collection[int]:
    """In which phases an answer goes on; none of them means in all."""
    if scope == TURN:
        return ()
    return {position.phase, *(number for number, row in game.phases.entries.items() if row.continues)}


def is_complete(game: Game, position: Any, seat: int, scope: str, played: Sequence[int]) -> bool:
    """Whether these acts of a seat are a whole answer."""
    if scope == ACT:
        return len(played) > 0
    phases = phases_of(game, position, scope)
    st = _followed(game, position, played)
    return len(played) > 0 and not (has_the_say(game, st, seat) and (not phases or st.phase in phases))


def part(game: Game, position: Any, seat: int, plan: Sequence[int], scope: str) -> Plan:
    """As much of a plan as an answer holds."""
    for count in range(1, len(plan)):
        if is_complete(game, position, seat, scope, plan[:count]):
            return tuple(plan[:count])
    return tuple(plan)


def after(game: Game, position: Any, plan: Sequence[int]) -> dict[str, Any]:
    """The position that a plan leads to: plans with the same one are the same answer."""
    found: dict[str, Any] = _followed(game, position, plan).to_json()
    return found


def _followed(game: Game, position: Any, plan: Sequence[int]) -> Any:
    st = position.copy()
    st.heard = []
    for act in plan:
        game.dispatch.apply(st, act)
    return st
