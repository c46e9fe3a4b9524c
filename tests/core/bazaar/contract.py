"""What the contract tests must know about the bazaar."""

from __future__ import annotations

from typing import Any

from magnat.core.play import Match
from tests.contract.notes import Notes


def completion(match: Match, seat: int, target: Any) -> list[list[int | str]]:
    """The record with what the seat did not see replaced so that it leads to `target`.

    Earlier turns were laid open at their end; a whisper leaves no trace.
    """
    acts = match.spelled()
    begun = max((ply for ply, act in enumerate(acts) if act[1] == "draw_ware"), default=len(acts))
    purses = 0
    for ply, ((player, block, _), (_, _, seen)) in enumerate(zip(acts, match.redacted(seat), strict=True)):
        if block == "draw_purse":
            if seen is None:
                acts[ply][2] = target.purse[purses] - target.coins - target.earned[purses]
            purses += 1
        elif seen is None and ply >= begun and target.ware and block == "draw_ware":
            acts[ply][2] = target.ware - 1
        elif seen is None and ply >= begun and block == "claim" and target.claimed[player]:
            acts[ply][2] = target.claimed[player] - 1
        elif seen is None and ply >= begun and block == "show" and (glimpse := _glimpse(target, acts[ply - 1][0])):
            acts[ply][2] = glimpse - 1
    return acts


def _glimpse(target: Any, seat: Any) -> int:
    """What a seat was shown in this auction, also while another one is shown something; 0 if the auction is over."""
    return int(max(target.glimpse[seat], *(row[seat] for row in target.glimpse_below)))


NOTES = Notes(completion)
