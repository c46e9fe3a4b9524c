"""How long it takes to find every complete answer of a seat (`magnat.core.asking.ends`), interpreted and compiled, in CPU milliseconds.

python -m benchmarks.ends [GAME ...]
python -m benchmarks.ends flights        where a flight of Merchant of Venus can end: by its helper, and by the rules alone
"""

from __future__ import annotations

import gc
import statistics
import sys
import time
from collections.abc import Callable, Iterator

from magnat.core.asking import compile_ends, compiled_ends, ends, hinted, previewed_ends
from magnat.core.game import Game, load, names
from magnat.core.play import Match

POSITIONS, BETWEEN = 300, 7  # of a game, and decisions between two of them
FLYING = ("MULLIGAN", "JUMP", "SPY", "OBSERVE", "HAZARD", "RELIC", "LAND", "GATELOCK", "NAV", "STEP", "EARLYNAV")
EVERY = 10_000  # ends of a flight: more than there are


def moments(game: Game, seed: int = 1) -> Iterator[tuple[Match, int]]:
    """Seats that are asked, in games that the advice plays."""
    while True:
        match = Match.new(game, [f"seat {seat}" for seat in range(game.usual_seats)], seed=seed)
        decisions = 0
        while not match.is_over:
            seat = match.asked()[0]
            if decisions % BETWEEN == 0:
                yield match, seat
            match.play(seat, [match.hint(seat)[0]])
            decisions += 1
        seed += 1


def milliseconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000


def told(spent: list[float]) -> str:
    """Median and 95 %."""
    return f"{statistics.median(spent):.2f}, {statistics.quantiles(spent, n=20)[-1]:.2f}"


def measure(game: Game) -> str:
    """One row of the table: every search is made both ways, one after the other."""
    compile_ends(game)
    compiled = compiled_ends.READY.pop(game)
    spent: dict[str, list[float]] = {}
    for (match, seat), _ in zip(moments(game), range(POSITIONS), strict=False):
        for what, spent_here in measured_at(match, seat, compiled).items():
            spent.setdefault(what, []).append(spent_here)
        gc.collect()
    return " | ".join([game.name, *(told(spent[what]) for what in sorted(spent))])


def measured_at(match: Match, seat: int, compiled: Callable[..., int]) -> dict[str, float]:
    """What a hint and both searches take for one seat."""
    game, question = match.game, match.question(seat)
    spent = {"hint": milliseconds(lambda: hinted(game, match.state, seat))}
    for how in ("interpreted", "compiled"):
        compiled_ends.READY.pop(game, None)
        if how == "compiled":
            compiled_ends.READY[game] = compiled
        spent[f"ends {how}"] = milliseconds(lambda: ends(question))
        spent[f"previews {how}"] = milliseconds(lambda: previewed_ends(game, match.state, seat))
    return spent


def flights() -> str:
    """A row for `reach`, which takes tokens that the seat has not seen as harmless, and for the rules, which stop where one is turned up."""
    game = load("merchant_of_venus")
    phases = {row.number for row in game.phases if row.name in FLYING}
    spent: dict[str, list[float]] = {"reach": [], "rules": []}
    asked = ((match, seat) for match, seat in moments(game) if match.row.name in FLYING and match.state.points)
    for (match, seat), _ in zip(asked, range(POSITIONS), strict=False):
        question = match.question(seat)
        spent["reach"].append(milliseconds(lambda: question.helped("reach", {})))  # noqa: B023
        spent["rules"].append(milliseconds(lambda: ends(question, phases=phases, most=EVERY)))  # noqa: B023
        gc.collect()
    return f"| {told(spent['reach'])} | {told(spent['rules'])} |"


if __name__ == "__main__":
    gc.disable()  # what other positions leave behind is not what is measured
    if sys.argv[1:] == ["flights"]:
        print(f"| reach | rules |\n|---|---|\n{flights()}")
        sys.exit()
    print("| game | ends compiled | ends interpreted | hint | previews compiled | previews interpreted |\n|---|---|---|---|---|---|")
    for name in sys.argv[1:] or names():
        print(f"| {measure(load(name))} |", flush=True)
