"""Trying acts out on a copy: several acts in a row are judged here alone."""

from __future__ import annotations

from collections.abc import Sequence

from magnat.core.asking.telling import reveals
from magnat.core.declare import ASKED
from magnat.core.errors import Refused
from magnat.core.game import Game, St


def put_to(st: St, seat: int) -> St:
    """The position with that seat as actor: in a shared window all pending seats are asked at once."""
    if seat == st.actor:
        return st
    twin = st.copy()
    twin.actor = seat
    return twin


def has_the_say(game: Game[St], st: St, seat: int) -> bool:
    """Whether a seat goes on by itself: neither chance nor anybody else is to act, and nothing of what was heard has become known."""
    return st.actor == seat and game.phases.entries[st.phase].window == ASKED and not reveals(game, st.heard or ())


def judged(game: Game[St], st: St, seat: int, acts: Sequence[int]) -> St:
    """The position before the last of several acts, or Refused. Only the last may reveal anything or lead to others; nothing is drawn."""
    st = put_to(st, seat).copy()
    st.heard = []
    for index, act in enumerate(acts):
        if index:
            game.dispatch.apply(st, acts[index - 1])
            if not has_the_say(game, st, seat):
                raise Refused("too-many-acts", ())
        if refused := game.refusal(st, act):
            raise refused
    return st


def rehearsed(game: Game[St], st: St, seat: int, acts: Sequence[int]) -> St:
    """The position after several acts, with what was heard meanwhile; Refused if they cannot be played."""
    st = judged(game, st, seat, acts)
    for act in acts[-1:]:
        game.dispatch.apply(st, act)
    return st
