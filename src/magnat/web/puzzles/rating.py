"""Ratings by OpenSkill: whoever tries a puzzle plays against it. Solving it wins.

They follow from the tries that count, in the order of their times, and from nothing else; so several processes need not agree on anything. A try
that is rated late is rated in its place, and all that came after it again.
"""

from __future__ import annotations

from magnat.web.results import AT_ONCE, Skill
from magnat.web.store import Store
from magnat.web.store import puzzles as rows


def rated(solver: Skill, puzzle: Skill, *, is_right: bool) -> tuple[Skill, Skill]:
    """The skills of both after a try."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in (solver, puzzle)]
    after = model.rate(teams, ranks=[1.0, 2.0] if is_right else [2.0, 1.0])
    return Skill(after[0][0].mu, after[0][0].sigma), Skill(after[1][0].mu, after[1][0].sigma)


async def rate_new(store: Store, game: str) -> int:
    """Rate the tries that are not rated yet and all that came after the first of them; gives how many that were."""
    done, first = 0, await rows.first_unrated(store, game)
    while first is not None:
        before = await rows.count_before(store, game, first)
        tries = await rows.tries_from(store, game, first, AT_ONCE)
        if not tries:
            break
        solvers, puzzles = await rows.skills_before(store, game, tries[0])
        if not await rows.put_ratings(store, [_rate(one, solvers, puzzles) for one in tries], before + len(tries)):
            first = await rows.first_unrated(store, game)
            continue
        done += len(tries)
        first = rows.after(tries[-1]) if len(tries) == AT_ONCE else None
    return done


def _rate(one: rows.Try, solvers: dict[str, tuple[float, float]], puzzles: dict[str, tuple[float, float]]) -> rows.Try:
    solver = Skill(*solvers[one.person]) if one.person in solvers else Skill()
    puzzle = Skill(*puzzles[one.puzzle]) if one.puzzle in puzzles else Skill()
    solver, puzzle = rated(solver, puzzle, is_right=bool(one.solved))
    if one.person is not None:
        solvers[one.person] = (solver.mu, solver.sigma)
    puzzles[one.puzzle] = (puzzle.mu, puzzle.sigma)
    return one.rated(solver.mu, solver.sigma, puzzle.mu, puzzle.sigma)


async def rate_again(store: Store) -> int:
    """Forget all ratings of puzzles and work them out from the tries."""
    await rows.forget_ratings(store)
    return await rate_rest(store)


async def rate_rest(store: Store) -> int:
    """Rate what is not rated yet."""
    done = 0
    for game in await rows.unrated(store):
        done += await rate_new(store, game)
    return done
