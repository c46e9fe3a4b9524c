"""Every act can be said."""

from __future__ import annotations

from magnat.core.say import Words
from tests.contract.checks.courses import ENOUGH


def check_acts_said(speak: Words, seats: int) -> list[str]:
    """Every act can be said in every phase in which it is played, and no two acts of a phase are said alike."""
    game, wrong = speak.game, []
    names = [f"player {seat}" for seat in range(seats)]
    for row in game.phases:
        said: dict[str, str] = {}
        for block in row.pairs:
            first, size = game.blocks[block].number, len(names) if game.blocks[block].of == "seat" else game.blocks[block].size
            for act in range(first, first + size):
                at = f"{row.name}: {game.spelled(act)} in {speak.language}"
                try:
                    sentence = speak.act(act, names, row.name)
                except Exception as fault:  # no words, or words that ask for what the act does not have
                    wrong.append(f"{at}: {type(fault).__name__}: {fault}")
                    continue
                if said.setdefault(sentence, at) != at or not sentence.strip() or "{" in sentence or "hidden" in sentence:
                    wrong.append(f"{at} is said {sentence!r}, like {said[sentence]}")
    return wrong[:ENOUGH]
