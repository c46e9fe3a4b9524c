"""The games for OpenSpiel: `pip install open_spiel`, `import magnat.envs.spiel`, then `pyspiel.load_game("magnat_hab_und_gut(players=3)")`.

Chance is explicit, with the odds of the rules. The information state of a player is the record of the game without what that player did not see.
Options are written `options=turn_limit:20;edition:venture`. The interpreter runs the rules.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from magnat.core.declare import CHANCE, NOBODY
from magnat.core.game import Game, load, names
from magnat.core.numbers import MOST_SEED
from magnat.core.play import options
from magnat.lab.engines import player_acts

HIDDEN = "?"


def spiel_name(game: str) -> str:
    """The name of a game in OpenSpiel's registry.

    >>> spiel_name("venture")
    'magnat_venture'
    """
    return f"magnat_{game}"


def game_type(game: Game) -> Any:
    """What OpenSpiel must know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=spiel_name(game.name),
        long_name=f"Magnat: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_counts[-1],
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.usual_seats, "options": "", "limit": 0},
    )


class Held:
    """A position and what every player saw of the way to it; copied as a whole.

    `redrawn` has what a player was given when somebody else drew the position anew: until then nothing but what that one saw is told.
    """

    def __init__(self, st: Any, told: list[list[str]], acts: int, redrawn: list[str]) -> None:
        self.st, self.told, self.acts, self.redrawn = st, told, acts, redrawn

    def __deepcopy__(self, known: Any) -> Held:
        return Held(self.st.copy(), [lines[:] for lines in self.told], self.acts, self.redrawn[:])

    def drawn_again(self, game: Game, player: int, seed: int) -> Held:
        """The same as the player knows it: what others hold is drawn again, and what only they saw of the way is gone."""
        st = self.st.copy()
        game.resample(st, player, [seed, 0])
        told, redrawn = [], []
        for seat, lines in enumerate(self.told):
            if seat == player:
                told.append(lines[:])
                redrawn.append(self.redrawn[seat])
            else:
                own = self.told[player]
                told.append([line if line == known else _hidden(line) for line, known in zip(lines, own, strict=True)])
                redrawn.append(f"after {len(lines)} acts: {bytes(st.observation(seat)).hex()}; ")
        return Held(st, told, self.acts, redrawn)


def _hidden(line: str) -> str:
    """A line of the way without what was seen of it."""
    return f"{line.rpartition(' ')[0]} {HIDDEN}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its number of players and options."""

    rules: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", self.rules.usual_seats))
        chosen = dict(part.split(":", 1) for part in str(given.get("options", "")).split(";") if part)
        self.start = self.rules.new_state(players, options.resolve(self.rules, players, chosen))
        self.limit = int(given.get("limit", 0)) or self.rules.limit
        self.own_acts = player_acts(self.rules)
        drawn = [row.size for row in self.rules.blocks if row.number >= self.own_acts]
        about = pyspiel.GameInfo(
            num_distinct_actions=self.own_acts, max_chance_outcomes=sum(drawn), num_players=players, min_utility=0.0, max_utility=1.0,
            utility_sum=None, max_game_length=self.limit,
        )  # fmt: skip
        super().__init__(game_type(self.rules), about, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.rules, iig_obs_type)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.rules, self.limit, self.own_acts = game.rules, game.limit, game.own_acts
        st = game.start.copy()
        self.rules.setup(st)
        self.held = Held(st, [[] for _ in range(st.seats)], 0, [""] * st.seats)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.held.st.actor == CHANCE else int(self.held.st.actor)

    def _legal_actions(self, player: int) -> list[int]:
        return self.rules.legal(self.held.st)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        found = self.rules.outcomes(self.held.st)
        total = sum(weight for _, weight in found)
        return [(act - self.own_acts, weight / total) for act, weight in found]

    def _apply_action(self, action: int) -> None:
        held = self.held
        act = action + self.own_acts if held.st.actor == CHANCE else action
        block, argument = self.rules.spelled(act)
        sight = self.rules.block_of(act).to
        for seat, lines in enumerate(held.told):  # who sees it is judged before the act
            lines.append(f"{held.st.actor} {block} {argument if sight(held.st, seat, argument) else HIDDEN}")
        self.rules.dispatch.apply(held.st, act)
        held.acts += 1

    def _action_to_string(self, player: int, action: int) -> str:
        act = action + self.own_acts if player == int(pyspiel.PlayerId.CHANCE) else action
        return " ".join(map(str, self.rules.spelled(act)))

    def is_terminal(self) -> bool:
        return bool(self.held.st.actor == NOBODY or self.held.acts >= self.limit)

    def returns(self) -> list[float]:
        st = self.held.st
        won = [int(self.rules.won(st, seat)) if st.actor == NOBODY else 0 for seat in range(st.seats)]
        return [one / max(1, sum(won)) for one in won]

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> SpielState:
        """A state that the player cannot tell from this one. It has no history: which acts would lead to it is not known."""
        twin: SpielState = self.get_game().new_initial_state()
        twin.held = self.held.drawn_again(self.rules, player_id, int(probability_sampler() * MOST_SEED))
        return twin

    def __str__(self) -> str:
        return " / ".join(self.held.told[0]) if not self.is_terminal() else f"over: {self.returns()}"


class Observer:
    """Observations as numbers, information states as what was seen of the acts."""

    def __init__(self, rules: Game, kind: Any) -> None:
        self.recalls = bool(kind and kind.perfect_recall)
        self.parts = rules.observation_layout()
        size = sum(int(np.prod(part.shape, dtype=int)) for part in self.parts)
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        told, start = state.held.st.observation(player), 0
        for part in self.parts:
            count = int(np.prod(part.shape, dtype=int))
            self.tensor[start : start + count] = np.frombuffer(told, part.dtype, count, part.offset)
            start += count

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalls:
            return f"player {player}: {state.held.redrawn[player]}{'; '.join(state.held.told[player])}"
        return bytes(state.held.st.observation(player)).hex()


def register() -> None:
    """Make all games known to OpenSpiel."""
    known = pyspiel.registered_names()
    for name in names():
        if spiel_name(name) not in known:
            game = load(name)
            pyspiel.register_game(game_type(game), type(f"Spiel_{name}", (SpielGame,), {"rules": game}))


register()
