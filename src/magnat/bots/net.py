"""The bot of a game's net: it plays what the net likes best, without looking ahead. Few games ship a net."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from magnat.bots.levels import LookingAhead
from magnat.core.game import Game
from magnat.core.play import options
from magnat.lab.net_file import net_of


class NetBot(LookingAhead):
    """Plays by the net that the game ships; MagnatError with a sentence if it ships none."""

    name = "net"

    def consider(self, game: Game, world: Any, seat: int, luck: int) -> int:
        net_of(game, world.seats, options.spelled(game, options.of_state(game, world)))  # says so if it does not know such tables
        play, table = _compiled(game)
        one, acts = np.ones(1, np.uint8), np.full(1, -1, np.int32)
        ledgers = np.zeros((1, 2 + game.seat_counts[-1]), np.int32)
        play(one, world.to_records(), np.array([seat], np.int32), np.zeros(1, np.int64), ledgers, acts, 0, 0, table.weights, table.starts)
        return int(acts[0])


@cache
def _compiled(game: Game) -> tuple[Any, Any]:
    from magnat.lab.policies import Table, by_net, choose_by_role  # heavy: only when a net plays

    table = Table(game, [by_net(game)])
    return table.linked(choose_by_role), table
