"""What each idea of the advice of Merchant of Venus is worth: `python benchmarks/merchant_of_venus.py` (`--help`).

All seats follow the advice without one idea; the longer the games take, the more the idea is worth. The ideas are taken out by replacing functions
and numbers of the advice before it is compiled; the same seeds are played with every one of them, and first of all with the whole advice. `ruined`
counts the seats that ever stood without credits and cargo at the beginning of a turn: `--idea nothing --players 2 3 4` shows that alone.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from magnat.core.compile import ADVISED, linker, play_to_end, set_up
from magnat.core.declare import scratch
from magnat.core.entries import entries, reach
from magnat.core.game import load
from magnat.core.kit import row_sum
from magnat.core.play import options
from magnat.games.merchant_of_venus.advice import bargains, cargo, flying, plans, trading
from magnat.games.merchant_of_venus.advice.trading import goods_act
from magnat.games.merchant_of_venus.components import CULTURES, HELD_EQUIPMENT, NONE
from magnat.games.merchant_of_venus.state import Phase, State, culture_here

GAME = load("merchant_of_venus")
NEVER = 10**6
LONGEST = 250  # turns of each player
NOTHING = "nothing"
AT_ONCE = 50  # games between two looks at the clock
STREAMS = 0  # bound


def nobody(st: State) -> int:
    return 0


def nowhere(st: State) -> int:
    return NONE


def no_jump(st: State, goal: int) -> int:
    return NONE


def not_for_sale(st: State, culture: int) -> int:
    return 1


def worthless(st: State, culture: int) -> int:
    return 0


def no_fares(st: State, start: int, goal: int) -> int:
    return 0


def no_demand(st: State, good: int, culture: int, sold: int) -> int:
    return 0


def not_paid(st: State, cost: int) -> int:
    return 0


def goods_alone(st: State) -> int:
    """Loading without passengers."""
    culture = culture_here(st)
    return goods_act(st, culture) if culture < CULTURES else NONE


def one_leg(st: State, goal: int, time: int, income: int) -> int:
    """A plan that ends at the next stop."""
    return income * 100 // max(1, time)


Change = tuple[Any, str, Any]
IDEAS: dict[str, tuple[Change, ...]] = {
    NOTHING: (),
    "the second leg of a plan": ((plans, "onward", one_leg),),
    "merchant ports": ((trading, "port_helps", nobody),),
    "factories": ((trading, "may_buy_fdeed", not_for_sale),),
    "larger ships": ((trading, "POWER", (0, 0, 0, 0)),),
    "a shield": ((trading, "shield_pays", nobody),),
    "drives": ((trading, "drive_act", nowhere),),
    "a second turn for the rest of the load": ((flying, "TURN_WORTH", NEVER),),
    "landing on the way": ((flying, "ON_THE_WAY", NEVER),),
    "passengers": ((trading, "loading", goods_alone), (plans, "fares", no_fares)),
    "First Contact cards": ((trading, "may_iou", not_for_sale), (plans, "card_value", worthless), (trading, "card_value", worthless)),
    "demands": ((cargo, "demand_for", no_demand), (trading, "demand_for", no_demand), (bargains, "demand_for", no_demand)),
    "paying hazards": ((flying, "worth_paying", not_paid),),
    "collecting relics": ((flying, "RELIC_ROUNDS", 0),),
    "Jump Start": ((flying, "best_jump", no_jump),),
    "trades with players": ((bargains, "best_partner", nowhere),),
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


def note_ruined(st: State, ruined: Any) -> None:
    """Binds `after`: the seats that have neither credits nor cargo when a turn begins."""
    if st.phase == Phase.HEADING and st.credits[st.active] == 0 and row_sum(st.held[st.active], HELD_EQUIPMENT) == 0:
        ruined[st.active] = 1


def advised_games(states: Any, seed: int, first: int, limit: int, ruined: Any) -> None:
    """Games in which all seats follow the advice."""
    drawn = scratch(STREAMS)
    for game in range(len(states)):
        set_up(states[game], drawn)
        play_to_end(states[game], drawn, ADVISED, seed, first + game, limit, ruined[game])


@dataclass(frozen=True)
class Row:
    """Games with one number of players, without one idea."""

    idea: str
    players: int
    turns: Any  # of each player, by game
    ruined: int  # seats

    def told(self, whole: Row) -> str:
        """Beside the same games with the whole advice: those that the idea does not touch are equal, and tell nothing but that."""
        more = self.turns - whole.turns
        head = f"without {self.idea}, {self.players} players, {len(self.turns)} games: {self.turns.mean():.2f} turns each (± {error(self.turns):.2f})"
        changed = f", {more.mean():+.2f} ± {error(more):.2f}, {100 * (more != 0).mean():.0f} % of the games changed" if self is not whole else ""
        return f"{head}{changed}, {self.ruined} ruined"


def error(values: Any) -> float:
    """The standard error of a mean."""
    return float(values.std(ddof=1) / len(values) ** 0.5)


def played(idea: str, players: int, games: range, seed: int, chosen: dict[str, object], advance: Callable[[int], object] = lambda count: None) -> Row:
    """These games without an idea; `advance` is told how many more have been played."""
    wanted = {"race_selection": "random", "turn_cap": str(LONGEST * players), **chosen}
    beginning = GAME.new_state(players, options.resolve(GAME, players, wanted))
    entries(GAME, linker.CPU)  # the rules and the whole advice, before anything is left out
    own = {"advise": GAME.advise} if IDEAS[idea] else {}
    with left_out(IDEAS[idea]):
        compiled = reach(GAME, "advised_games", advised_games, "seated", after=note_ruined, **own)
    turns, ruined = [], 0
    for first in range(games.start, games.stop, AT_ONCE):
        states = beginning.to_records(min(AT_ONCE, games.stop - first))
        stood = np.zeros((len(states), players), np.int64)
        compiled(states, seed, first, GAME.limit, stood)
        turns.append(states["turn"] / players)
        ruined += int(stood.sum())
        advance(len(states))
    return Row(idea, players, np.concatenate(turns), ruined)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("option", nargs="*", help="of the game, as in goal=1000")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--players", type=int, nargs="*", choices=[*GAME.seat_counts], default=[4])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--idea", nargs="*", choices=list(IDEAS), default=list(IDEAS))
    wanted = parser.parse_args()
    chosen: dict[str, object] = dict(pair.split("=", 1) for pair in wanted.option)
    games = range(wanted.first, wanted.first + wanted.games)
    ideas = [NOTHING, *(idea for idea in wanted.idea if idea != NOTHING)]
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True) as bar:
        task = bar.add_task("", total=len(ideas) * len(wanted.players) * wanted.games)
        whole: dict[int, Row] = {}
        for idea in ideas:
            for players in wanted.players:
                bar.update(task, description=f"without {idea}")
                row = played(idea, players, games, wanted.seed, chosen, partial(bar.advance, task))
                bar.console.print(row.told(whole.setdefault(players, row)), highlight=False, soft_wrap=True)


if __name__ == "__main__":
    main()
