"""Laws and bounds after every act, ways out of every phase, an end."""

from __future__ import annotations

import itertools
from typing import Any

from magnat.core.declare import ASKED, CHANCE, OPEN
from magnat.core.game import Game, is_over
from tests.contract.checks.courses import ENOUGH, asked, asking, course, where
from tests.contract.subjects import Setup, Subject


def check_course(setup: Setup, seed: int, policy: str, reached: set[str] | None = None) -> list[str]:
    """One whole game: laws and bounds after every act, a way out of every phase, an end before the limit."""
    game, wrong = setup.game, []
    fixed = (setup.seats, [getattr(setup.start(), name) for name in setup.chosen])
    st, act = None, -1
    try:
        for st, act in course(setup, seed, policy):
            wrong += _standing_complaints(game, st, act)
            if (st.seats, [getattr(st, name) for name in setup.chosen]) != fixed:
                wrong.append(f"{where(game, st)}: seats or options have changed")
            if reached is not None:
                reached.add(game.phases.named(st.phase))
            if len(wrong) >= ENOUGH:
                return wrong
    except Exception as fault:  # whatever the rules raise is a complaint, with its place
        at = f"{where(game, st)}, act {act}" if st is not None else "setup"
        return [*wrong, f"{at}: {type(fault).__name__}: {fault}"]
    if st is None or not is_over(st):
        wrong.append(f"no end within {game.limit} acts")
    else:
        wrong += _result_complaints(game, st)
    return wrong


def _standing_complaints(game: Game, st: Any, act: int) -> list[str]:
    """What is wrong with a position and the act chosen in it."""
    wrong = [f"{where(game, st)}: {name} is out of its bounds" for name in st.out_of_bounds()]
    if law := game.broken_law(st):
        wrong.append(f"{where(game, st)}: the law {game.laws.named(law)} is broken")
    row = game.phases.entries[st.phase]
    if st.actor == CHANCE:
        odds = [game.dispatch.odds(st, outcome) for outcome in range(game.act_count)]
        if not row.is_chance or min(odds) < 0 or sum(odds) <= 0:
            wrong.append(f"{where(game, st)}: chance has no way out")
        elif odds[act] <= 0:
            wrong.append(f"{where(game, st)}: chance drew what has no odds")
    elif st.actor >= 0:
        wrong += _question_complaints(game, st, act)
    return wrong


def _question_complaints(game: Game, st: Any, act: int) -> list[str]:
    row, wrong = game.phases.entries[st.phase], []
    if row.is_chance or st.actor >= st.seats:
        return [f"{where(game, st)}: nobody can be asked this"]
    if row.window != ASKED and (st.pending >> st.seats or not (st.pending >> st.actor) & 1):
        return [f"{where(game, st)}: a shared window asks {st.pending:b}"]
    if row.window == OPEN:
        silent = [seat for seat in range(st.seats) if (st.pending >> seat) & 1 and seat not in asked(game, st)]
        wrong += [f"{where(game, st)}: seat {seat} could act and is not awaited" for seat in silent if len(game.legal(asking(st, seat))) > 1]
    for seat in asked(game, st):
        twin = asking(st, seat)
        legal = game.legal(twin)
        if not legal:
            wrong.append(f"{where(game, st)}: no way out for seat {seat}")
            continue
        if legal != [other for other in range(game.act_count) if game.dispatch.refusal(twin, other) == 0]:
            wrong.append(f"{where(game, st)}: legal and refusal disagree")
        wrong += [f"{where(game, st)}: {complaint}" for block in row.pairs for complaint in _candidate_complaints(game.blocks[block], twin)]
        default = game.default_act(twin)
        if default not in legal or (any(block.name == row.default for block in game.blocks) and game.block_of(default).name != row.default):
            wrong.append(f"{where(game, st)}: the default {row.default or game.spelled(default)} is not legal")
        if seat == st.actor and act not in legal:
            wrong.append(f"{where(game, st)}: {act} was chosen and is not legal")
    return wrong


def _candidate_complaints(block: Any, st: Any) -> list[str]:
    """Candidates come in rising order, each once, no more than the block says. That none is missing is seen by comparing with `refusal`."""
    if not block.candidates:
        return []
    listed = [-1] * block.size
    count = block.candidates(st, listed)
    if count > block.most:
        return [f"{block.name} has {count} candidates, not {block.most} at most"]
    if any(one >= other for one, other in itertools.pairwise([-1, *listed[:count], block.size])):
        return [f"the candidates {listed[:count]} of {block.name} do not rise"]
    return []


def _result_complaints(game: Game, st: Any) -> list[str]:
    ranks = [game.rank(st, seat) for seat in range(st.seats)]
    winners = [seat for seat in range(st.seats) if game.won(st, seat)]
    if min(ranks) < 1 or max(ranks) > st.seats or any(ranks[seat] != 1 for seat in winners):
        return [f"ranks {ranks}, winners {winners}"]
    return []


def check_reached(subject: Subject, reached: set[str]) -> list[str]:
    """Every phase is reached, or listed with the reason why random play does not."""
    every, excused = {row.name for row in subject.game.phases}, subject.notes.unreached
    wrong = [f"{phase} was never reached" for phase in sorted(every - reached - set(excused))]
    return wrong + [f"{phase} is listed as unreached and was reached" for phase in sorted(set(excused) & reached)]
