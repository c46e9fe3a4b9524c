"""Writes a playthrough of every game and edition through OpenSpiel, as text that one can read: `python scripts/playthroughs.py`.

tests/envs/playthroughs holds them; a test plays them again. A difference is a change of the rules, or of what OpenSpiel is told of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pyspiel

import magnat.envs.spiel  # noqa: F401  makes the names known
from magnat.core.numbers import below, number

FOLDER = Path(__file__).parents[1] / "tests" / "envs" / "playthroughs"
SEED = 11
MOST_SHOWN = 12  # legal acts in a line
PLAYED = {  # file -> game as OpenSpiel loads it
    "hab_und_gut": "magnat_hab_und_gut(players=3)",
    "maxi_bourse_junior": "magnat_maxi_bourse(options=edition:junior;turn_limit:12,players=3)",
    "maxi_bourse_senior": "magnat_maxi_bourse(options=edition:senior;turn_limit:12,players=3)",
    "maxi_bourse_masters": "magnat_maxi_bourse(options=edition:masters;turn_limit:12,players=3)",
    "merchant_of_venus": "magnat_merchant_of_venus(options=turn_cap:12,players=2)",
    "richesses_du_monde": "magnat_richesses_du_monde(options=turn_limit:8,players=3)",
    "venture": "magnat_venture(options=edition:venture;turn_limit:10,players=3)",
    "riche_ou_pauvre": "magnat_venture(options=edition:riche_ou_pauvre;turn_limit:10,players=3)",
}


def text(name: str) -> str:
    """One game at random, told line by line."""
    game = pyspiel.load_game(name)
    lines = [f"{name}: {game.num_players()} players, {game.num_distinct_actions()} acts of players, {game.max_chance_outcomes()} of chance"]
    state, ply = game.new_initial_state(), 0
    while not state.is_terminal():
        luck = number(SEED, 0, 0, ply)
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            act, odds = outcomes[below(luck, len(outcomes))]
            lines.append(f"{ply:4} chance, {len(outcomes)} outcomes: {state.action_to_string(act)}, {odds:.4f}")
        else:
            legal = state.legal_actions()
            act = legal[below(luck, len(legal))]
            shown = ", ".join(map(state.action_to_string, legal[:MOST_SHOWN])) + (", ..." if len(legal) > MOST_SHOWN else "")
            lines.append(f"{ply:4} player {state.current_player()}, {len(legal)} of: {shown}: {state.action_to_string(act)}")
        state.apply_action(act)
        ply += 1
    lines.append("returns: " + ", ".join(f"{value:g}" for value in state.returns()))
    return "\n".join(lines) + "\n"


def files() -> Iterator[tuple[Path, str]]:
    """Every file with what it should say."""
    for file, name in PLAYED.items():
        yield FOLDER / f"{file}.txt", text(name)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, content in files():
        path.write_text(content, encoding="utf-8")
