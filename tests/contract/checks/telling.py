"""What is told of an act: the log and the record keep secrets, and what can be undone teaches nothing."""

from __future__ import annotations

from typing import Any

from magnat.core.declare import ASKED, CHANCE, SPECTATOR, everybody
from magnat.core.game import Game
from magnat.core.play import Match
from tests.contract.checks.courses import ENOUGH, light_match, where
from tests.contract.checks.secrets import worlds


def told(game: Game, st: Any, act: int) -> Match:
    """A match in which that act has just been played."""
    match = light_match(game, st.copy())
    match.enact(st.actor, act)
    return match


def heard_by(match: Match, seat: int) -> Any:
    """The log lines and the redacted act of the last act, for a reader."""
    return [(line.event, match.values(line, seat)) for line in match.played[-1].lines], match.redacted(seat)


def is_possible(game: Game, st: Any, act: int) -> bool:
    """Whether the rules (or the odds) allow it."""
    return bool(game.dispatch.odds(st, act) > 0 if st.actor == CHANCE else game.dispatch.refusal(st, act) == 0)


def check_log(game: Game, st: Any, act: int) -> list[str]:
    """What is told of an act does not depend on what the reader cannot see, nor on an argument that the reader does not see.

    Unless it reveals: then it says so, and cannot be undone.
    """
    wrong = []
    match, row = told(game, st, act), game.block_of(act)
    if match.played[-1].reveals:
        return []
    others = [row.number + argument for argument in range(row.size) if row.to is not everybody and row.number + argument != act]
    for seat in range(SPECTATOR, st.seats):
        lines, record = heard_by(match, seat)
        readers = range(st.seats) if seat == SPECTATOR else [seat]
        alike = [(name, told(game, twin, act)) for reader in readers for name, twin in worlds(game, st, reader, 1) if is_possible(game, twin, act)]
        for name, other in alike if st.actor >= 0 else []:
            if not other.played[-1].reveals and heard_by(other, seat) != (lines, record):
                wrong.append(f"{where(game, st)}: the log of seat {seat} changes with {name}")
        if record[-1][2] is not None:
            continue
        for other_act in [other for other in others if is_possible(game, st, other)][:6]:
            other = told(game, st, other_act)
            if other.redacted(seat)[-1][2] is not None:  # that one would have been shown
                continue
            if not other.played[-1].reveals and (heard_by(other, seat), other.view(seat)) != ((lines, record), match.view(seat)):
                wrong.append(f"{where(game, st)}: seat {seat} can tell {game.spelled(act)} from {game.spelled(other_act)}")
    return wrong[:ENOUGH]


def check_undo_teaches_nothing(game: Game, st: Any, act: int, count: int = 3) -> list[str]:
    """An act that can be taken back shows its seat nothing: its view afterwards is the same in all positions that it cannot tell apart."""
    if game.phases.entries[st.phase].window != ASKED:
        return []
    after = told(game, st, act)
    if after.played[-1].reveals or after.state.actor == CHANCE:
        return []
    for name, twin in worlds(game, st, st.actor, count):
        if told(game, twin, act).view(st.actor) != after.view(st.actor):
            return [f"{where(game, st)}: {game.spelled(act)} shows seat {st.actor} something ({name}), and could be taken back"]
    return []
