"""What a good player would do: the advice of a game, with its reasons, act by act.

The advice reads what its seat sees and what follows publicly from secrets, such as how many cards are in a hand. So it gets the position itself, and
a contract test replaces the true secrets by others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from magnat.core.asking.rehearsing import has_the_say, put_to
from magnat.core.declare import TOGETHER, Heard
from magnat.core.game import Game, Named, St

MOST_PLANNED = 40  # acts of a hint

Reason = tuple[str, dict[str, int]]  # a hint of the game, and its values


@dataclass(frozen=True, slots=True)
class Planned:
    """One act of a plan, with its phase and with what its words name in the position then reached."""

    act: int
    phase: str
    named: Named


@dataclass(frozen=True, slots=True)
class Advised:
    """All that a good player would do before anybody else or chance has a say, as one request can hold it, and why it begins so."""

    plan: list[Planned]
    reasons: list[Reason]


def hinted(game: Game[St], st: St, seat: int) -> tuple[int, list[Reason]]:
    """What a good player would do first, and why."""
    st = put_to(st, seat).copy()
    st.heard = []
    act = game.advise(st)
    told = [(game.hints.entries[hint], values) for hint, values, _ in st.heard or ()]
    return act, [(row.name, dict(zip(row.kinds, values, strict=True))) for row, values in told]


def advised(game: Game[St], st: St, seat: int) -> Advised:
    """The plan of a good player, in one pass."""
    act, reasons = hinted(game, st, seat)
    st = put_to(st, seat).copy()
    plan = [_planned(game, st, act)]
    heard: list[Heard] = []
    while len(plan) < MOST_PLANNED and (len(plan) > 1 or game.phases.entries[st.phase].window != TOGETHER):
        st.heard = heard
        game.dispatch.apply(st, plan[-1].act)
        if not has_the_say(game, st, seat):
            break
        st.heard = None  # reasons of what comes later are not told
        plan.append(_planned(game, st, game.advise(st)))
    return Advised(plan, reasons)


def followed(game: Game[St], st: St, seat: int, acts: Sequence[int]) -> Advised:
    """Acts that the guide tells a seat to do anyway, in the form of advice."""
    st = put_to(st, seat).copy()
    plan: list[Planned] = []
    for act in acts:
        if plan:
            game.dispatch.apply(st, plan[-1].act)
        plan.append(_planned(game, st, act))
    return Advised(plan, [])


def _planned(game: Game[St], st: St, act: int) -> Planned:
    return Planned(act, str(game.phases.entries[st.phase].name), game.named(st, act))
