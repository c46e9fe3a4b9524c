"""Search: what would follow from each act, tried in many worlds that the seat cannot tell from the true one.

>>> from magnat.core.game import load
>>> from magnat.core.play import Match
>>> match = Match.new(load("hab_und_gut"), ["Ada", "Bob", "Cleo"], seed=1)
>>> thought = think(match.game, seen_world(match, 0, seed=7), 0, Budget(playouts=600), seed=7)  # doctest: +SKIP
>>> match.game.spelled(thought.act), thought.best.win, thought.best.error  # doctest: +SKIP
"""

from magnat.bots.search.exploring import FOUND, LEAD, MOST_LEAD, PAIRS, ROOT, SHARED_WIN, STATES, WINS, WORK, WORLD, WORLD_STREAM, judge
from magnat.bots.search.plans import Plan, Weighed, plan_explorer, weigh
from magnat.bots.search.thinking import CANDIDATES, Budget, Candidate, Thought, glanced, seen_world, think

__all__ = [
    "CANDIDATES", "FOUND", "LEAD", "MOST_LEAD", "PAIRS", "ROOT", "SHARED_WIN", "STATES", "WINS", "WORK", "WORLD", "WORLD_STREAM", "Budget",
    "Candidate", "Plan", "Thought", "Weighed", "glanced", "judge", "plan_explorer", "seen_world", "think", "weigh",
]  # fmt: skip
