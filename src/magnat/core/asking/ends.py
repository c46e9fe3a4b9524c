"""Ends: every complete answer that a seat could give before chance or anybody else has a say, as the rules carry it out."""

from __future__ import annotations

import marshal
from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Generic

from magnat.core.asking.question import Question
from magnat.core.asking.rehearsing import has_the_say, rehearsed
from magnat.core.asking.telling import Line, lines_told
from magnat.core.game import Game, St

MOST_ENDS = 64
TRIES = 8  # acts tried for each end that is wanted, until the search is stopped


@dataclass(frozen=True, slots=True)
class End(Generic[St]):
    """A complete answer: its acts, the position that they lead to, and what they tell."""

    acts: tuple[int, ...]
    st: St
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Ends(Generic[St]):
    """Complete answers, those of few acts first."""

    found: list[End[St]]
    whole: bool  # whether these are all


@dataclass(frozen=True, slots=True)
class Reached(Generic[St]):
    """Acts, and where they lead in each of several positions that the seat cannot tell from each other."""

    acts: tuple[int, ...]
    positions: list[St]


def ends(question: Question[St], acts: Sequence[int] = (), phases: Collection[int] = (), most: int = MOST_ENDS) -> Ends[St]:
    """Every complete answer that begins with these acts.

    phases: where another phase asks the seat, the answer is complete; without any, it goes on as long as the seat has the say. The same acts in
    another order that lead to the same position are one answer.
    """
    found, whole = search(question.game, [question.st], question.seat, acts, phases, most)
    return Ends([End(end.acts, end.positions[0], lines_told(question.game, end.positions[0], 0)) for end in found], whole)


def search(
    game: Game[St], positions: Sequence[St], seat: int, acts: Sequence[int], phases: Collection[int], most: int
) -> tuple[list[Reached[St]], bool]:
    """The complete answers that are possible in all positions, and whether these are all; what was heard stays with the positions."""
    waiting = deque([Reached(tuple(acts), [rehearsed(game, st, seat, acts) for st in positions])])
    found: list[Reached[St]] = []
    known: set[bytes] = set()
    tries = TRIES * most
    while waiting:
        here = waiting.popleft()
        if here.acts and is_complete(game, here.positions, seat, phases):
            if len(found) == most:
                return found, False
            found.append(here)
            continue
        for act in game.legal(here.positions[0]):
            if any(game.refusal(st, act) for st in here.positions[1:]):
                continue
            tries -= 1
            if tries < 0:
                return found, False
            after = Reached((*here.acts, act), [applied(game, st, act) for st in here.positions])
            key = marshal.dumps([sorted(after.acts), [[getattr(st, name) for name in st.fields] for st in after.positions]])
            if key not in known:
                known.add(key)
                waiting.append(after)
    return found, True


def is_complete(game: Game[St], positions: Sequence[St], seat: int, phases: Collection[int]) -> bool:
    """Whether nothing more is asked of the seat, or something else."""
    return not all(has_the_say(game, st, seat) and (not phases or st.phase in phases) for st in positions)


def applied(game: Game[St], st: St, act: int) -> St:
    """The position after an act, which goes on listening."""
    twin = st.copy()
    twin.heard = [*(st.heard or ())]
    game.dispatch.apply(twin, act)
    return twin
