"""Undo, saves and replays return the identical match."""

from __future__ import annotations

import json
from typing import Any

from magnat.core.errors import MagnatError
from magnat.core.play import Match, saves
from tests.contract.checks.courses import ENOUGH, random_match, where
from tests.contract.subjects import Setup


def check_history(setup: Setup, luck: int, *, points: int = 25) -> list[str]:
    """Undo at every point, save and load at many, replay at the end: always the identical match."""
    game, wrong = setup.game, []
    before: Any = None
    stride = 1
    for step, (match, seat) in enumerate(random_match(setup, luck)):
        now = match.state.copy()
        if seat >= 0 and match.undoable(seat) and not match.windows:
            act, version = match.played[-1].act, match.version
            match.undo(seat)
            if match.state != before or match.version <= version:
                wrong.append(f"{where(game, match.state)}: undo does not lead back")
            match.play(seat, [act])
            if match.state != now:
                wrong.append(f"{where(game, match.state)}: the same act after an undo leads elsewhere")
        before = now
        if step % stride == 0:
            stride = max(1, len(match.played) // points)
            wrong += _save_complaints(match)
        if len(wrong) >= ENOUGH:
            return wrong
    wrong += _save_complaints(match)
    again = saves.replay(game, setup.seats, {**setup.chosen}, match.spelled())
    if again.state != match.state or [again.log(seat) for seat in range(-1, setup.seats)] != [match.log(seat) for seat in range(-1, setup.seats)]:
        wrong.append("the record replays to another end")
    if saves.verify(match):
        wrong.append("honest draws are not proved")
    return wrong


def _save_complaints(match: Match) -> list[str]:
    text = json.dumps(saves.to_json(match))
    try:
        again = saves.from_json(json.loads(text), game=match.game)
    except MagnatError as refused:
        return [f"{where(match.game, match.state)}: the save is refused: {refused}"]
    if json.dumps(saves.to_json(again)) != text or again.state != match.state or again.asked() != match.asked():
        return [f"{where(match.game, match.state)}: the save comes back otherwise"]
    return []
