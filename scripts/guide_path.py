"""Prints the path of a game's guided first game: `python scripts/guide_path.py GAME [SEED]`.

Every step with its words and what happens until the next one; then the draws and the bots' acts of the whole path, as guide.py lists them.
While a guide is being written, what it has not yet listed is drawn with the seed and chosen by the advice: write the steps, look for a seed that
suits them, copy the lists.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from magnat.core.declare import NEWCOMER, Act
from magnat.core.game import load
from magnat.core.play import Match
from magnat.core.say import Words
from magnat.core.teach import LostNewcomer, played, walk

A_LINE = 140  # characters


def main(name: str, seed: int = 1) -> None:
    game = load(name)
    if game.guide is None:
        sys.exit(f"{name} declares no guide")
    speak = Words(game, "en", game.guide.options)
    names = ["YOU", *(f"BOT {seat}" for seat in range(1, game.guide.seats))]
    values = {f"seat{seat}": who for seat, who in enumerate(names)}
    match: Match | None = None
    told = 0
    try:
        for moment in walk(game, seed):
            match = moment.match
            told = tell(match, told, names, speak)
            step = moment.step
            print(f"\n=== {moment.guided.step + 1}/{len(game.guide.steps)} {step.name} -> {', '.join(step.point) or 'nothing'}")
            print(f"    {speak.say(f'guide-{step.name}', **values) if speak.has(f'guide-{step.name}') else 'NO WORDS YET'}")
            for act in step.acts:
                print(f"    do {act}: {speak.act(game.act_id(*act), names)}")
    except LostNewcomer as lost:
        print(f"\n!!! {lost}")
    if match is None:
        sys.exit("no step is ever told")
    tell(match, told, names, speak)
    if NEWCOMER in match.asked():
        print(f"\nYOU are asked {match.row.name}: {', '.join(f'{block} {argument}' for block, argument in match.choices(NEWCOMER))}")
    draws, bots = played(match)
    print("\n\n# For guide.py")
    print(f"draws=({listed(draws)}),")
    for seat, acts in bots.items():
        print(f"{seat}: ({listed(acts)}),")


def tell(match: Match, told: int, names: Sequence[str], speak: Words) -> int:
    """The lines of the log since the last time, as the newcomer reads them."""
    lines = match.log(NEWCOMER)
    for place, event, said in lines[told:]:
        print(f"  {place:4} {speak.event(event, said, names)}")
    return len(lines)


def listed(acts: Sequence[Act]) -> str:
    """Acts as Python, in lines."""
    lines = [""]
    for block, argument in acts:
        act = f'("{block}", {argument}), '
        if len(lines[-1]) + len(act) > A_LINE:
            lines.append("")
        lines[-1] += act
    return "\n    " + "\n    ".join(line.rstrip() for line in lines) + "\n"


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))
