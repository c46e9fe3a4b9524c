"""What each idea of the advice of Merchant of Venus is worth: `python benchmarks/merchant_of_venus.py` (`--help`).

All seats follow the advice without one idea; the longer the games take, the more the idea is worth. Interpreted, because ideas are taken out by
replacing functions and numbers of the advice.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import mean, stdev
from typing import Any

from magnat.core import options
from magnat.core.game import load
from magnat.core.state import CHANCE
from magnat.games.merchant_of_venus.advice import cargo, flying, plans, trading
from magnat.games.merchant_of_venus.components import CULTURES, HELD_EQUIPMENT, NONE
from magnat.games.merchant_of_venus.state import Phase, culture_here

GAME = load("merchant_of_venus")
NEVER = 10**6
LONGEST = 250  # turns of each player


def nothing(*_: Any) -> int:
    return 0


def refused(*_: Any) -> int:
    return 1


def goods_alone(st: Any) -> int:
    """Loading without passengers."""
    culture = culture_here(st)
    return trading.goods_act(st, culture) if culture < CULTURES else NONE


def one_leg(st: Any, goal: int, time: int, income: int) -> int:
    """A plan that ends at the next stop."""
    return income * 100 // max(1, time)


Change = tuple[Any, str, Any]
IDEAS: dict[str, tuple[Change, ...]] = {
    "nothing": (),
    "the second leg of a plan": ((plans, "onward", one_leg),),
    "merchant ports": ((trading, "port_helps", nothing),),
    "factories": ((trading, "may_buy_fdeed", refused),),
    "larger ships": ((trading, "POWER", (0, 0, 0, 0)),),
    "drives": ((trading, "equipping", lambda _: NONE),),
    "a second turn for the rest of the load": ((flying, "TURN_WORTH", NEVER),),
    "landing on the way": ((flying, "ON_THE_WAY", NEVER),),
    "passengers": ((trading, "loading", goods_alone), (plans, "fares", nothing)),
    "First Contact cards": ((trading, "may_iou", refused), (plans, "card_value", nothing), (trading, "card_value", nothing)),
    "demands": ((cargo, "demand_for", nothing), (trading, "demand_for", nothing)),
    "paying hazards": ((flying, "worth_paying", nothing),),
    "collecting relics": ((flying, "RELIC_ROUNDS", 0),),
}


@contextmanager
def left_out(changes: tuple[Change, ...]) -> Iterator[None]:
    """The advice with some of its parts replaced."""
    old = [(module, name, getattr(module, name)) for module, name, _ in changes]
    for module, name, new in changes:
        setattr(module, name, new)
    try:
        yield
    finally:
        for module, name, value in old:
            setattr(module, name, value)


def outcome(st: Any, luck: random.Random) -> int:
    """An act of chance, by its odds."""
    row = next(row for row in GAME.phases if row.number == st.phase)
    block = GAME.blocks[next(iter(row.pairs))]
    acts = range(block.number, block.number + block.size)
    return luck.choices(acts, [GAME.dispatch.odds(st, act) for act in acts])[0]


def play(players: int, seed: int, advise: Callable[[Any], int]) -> tuple[float, int]:
    """Turns each that a game takes, and how many seats ever stood without credits and cargo."""
    luck = random.Random(seed)
    chosen = {"race_selection": "random", "turn_cap": str(LONGEST * players)}
    st = GAME.new_state(players, options.resolve(GAME, players, chosen))
    GAME.setup(st)
    ruined: set[int] = set()
    while st.actor >= 0 or st.actor == CHANCE:
        GAME.dispatch.apply(st, outcome(st, luck) if st.actor == CHANCE else advise(st))
        if st.phase == Phase.HEADING:
            ruined |= {seat for seat in range(players) if not st.credits[seat] and not any(st.held[seat][:HELD_EQUIPMENT])}
    return st.turn / players, len(ruined)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1000, help="of the first game")
    parser.add_argument("--idea", nargs="*", choices=list(IDEAS), default=list(IDEAS))
    wanted = parser.parse_args()
    for idea in wanted.idea:
        with left_out(IDEAS[idea]):
            games = [play(wanted.players, wanted.seed + game, GAME.advise) for game in range(wanted.games)]
        turns = [length for length, _ in games]
        error = stdev(turns) / len(turns) ** 0.5
        print(f"without {idea}: {mean(turns):.1f} turns each (± {error:.1f}), {sum(ruined for _, ruined in games)} ruined", flush=True)


if __name__ == "__main__":
    main()
