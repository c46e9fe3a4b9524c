"""Ends: every complete answer that a seat could give before chance or anybody else has a say, as the rules carry it out."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Generic

from magnat.core.asking import compiled_ends
from magnat.core.asking.question import Question
from magnat.core.asking.rehearsing import has_the_say, rehearsed
from magnat.core.asking.telling import Line, lines_told
from magnat.core.declare import ASKED
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
    """The complete answers that are possible in all positions, and whether these are all; what was heard stays with the positions.

    Where the search is compiled (`compile_ends`), it goes on with what is not found in a few tries; what it found is then played again, to hear it.
    """
    start = Reached(tuple(acts), [rehearsed(game, st, seat, acts) for st in positions])
    goes_on = [row.window == ASKED and (not phases or number in phases) for number, row in sorted(game.phases.entries.items())]
    tries = TRIES * most
    if not compiled_ends.is_ready(game):
        found, whole, _ = walked(game, start, seat, goes_on, tries, most)
        return found, whole
    found, whole, left = walked(game, start, seat, goes_on, min(compiled_ends.FEW, tries), most)
    if left >= 0:
        return found, whole
    ways, whole = compiled_ends.ways_to_ends(game, start.positions, seat, len(acts) > 0, goes_on, tries, most)
    return replayed(game, start, ways), whole


def walked(game: Game[St], start: Reached[St], seat: int, goes_on: Sequence[bool], tries: int, most: int) -> tuple[list[Reached[St]], bool, int]:
    """The search itself, with so many tries: what it found, whether that is all, and how many tries are left; less than 0 if it needed more."""
    waiting = deque([start])
    found: list[Reached[St]] = []
    known: dict[tuple[int, ...], list[list[St]]] = {}  # where the same acts, in any order, have led to
    while waiting:
        here = waiting.popleft()
        if here.acts and not all(goes_on[st.phase] and has_the_say(game, st, seat) for st in here.positions):
            if len(found) == most:
                return found, False, tries
            found.append(here)
            continue
        for act in game.legal(here.positions[0]):
            if any(game.refusal(st, act) for st in here.positions[1:]):
                continue
            tries -= 1
            if tries < 0:
                return found, False, tries
            after = Reached((*here.acts, act), [applied(game, st, act) for st in here.positions])
            led_to = known.setdefault(tuple(sorted(after.acts)), [])
            if after.positions not in led_to:
                led_to.append(after.positions)
                waiting.append(after)
    return found, True, tries


def replayed(game: Game[St], start: Reached[St], ways: Sequence[tuple[int, ...]]) -> list[Reached[St]]:
    """Where acts lead from the start; ways that begin alike are played once."""
    known: dict[tuple[int, ...], Reached[St]] = {(): start}
    for way in ways:
        for count in range(len(way)):
            if way[: count + 1] not in known:
                before = known[way[:count]]
                known[way[: count + 1]] = Reached((*before.acts, way[count]), [applied(game, st, way[count]) for st in before.positions])
    return [known[way] for way in ways]


def applied(game: Game[St], st: St, act: int) -> St:
    """The position after an act, which goes on listening."""
    twin = st.copy()
    twin.heard = [*(st.heard or ())]
    game.dispatch.apply(twin, act)
    return twin
