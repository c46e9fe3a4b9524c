"""What-ifs tell nothing that was hidden: whoever asks for one may look at all of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from magnat.core.asking import another_world
from magnat.core.errors import Refused
from magnat.core.game import Game
from magnat.core.play import saves
from tests.contract.checks.courses import light_match, where
from tests.contract.checks.secrets import entry, hidden_entries, put


def alike(game: Game, st: Any, seat: int, luck: random.Random) -> Iterator[Any]:
    """Positions that a seat cannot tell from that one: all it does not see drawn again; the same, veiled; and other purses where it sees none."""
    resampled = st.copy()
    game.resample(resampled, seat, [luck.randrange(1000), 0])
    yield resampled
    yield another_world(game, st, seat, [luck.randrange(1000), 0], luck.randrange(4))
    richer = st.copy()
    for field, hidden in hidden_entries(st, seat):
        if field.value == "money" and not field.name.endswith("_below") and field.of:
            for index in [index for index in hidden if index[0] < st.seats and entry(st, field, index)]:  # who is out has none
                put(richer, field, index, luck.randrange(1, 300))
    yield richer


def check_what_ifs(game: Game, st: Any, seat: int, luck: random.Random) -> list[str]:
    """The save of a what-if, secrets and all, is the same from every position that the seat cannot tell from the true one."""
    seed, wrong = luck.randrange(1000), []
    expected = _what_if(game, st, seat, seed)
    for other in alike(game, st, seat, luck):
        if other.view(seat) == st.view(seat) and (found := _what_if(game, other, seat, seed)) != expected:
            fields = [name for name in found["base"] if found["base"][name] != expected["base"][name]] if found and expected else ["all"]
            wrong.append(f"{where(game, st)}: a what-if of seat {seat} tells {', '.join(fields)}")
    return wrong


def _what_if(game: Game, st: Any, seat: int, seed: int) -> Any:
    try:
        return saves.to_json(light_match(game, st).what_if(seat, seed))
    except Refused:
        return None
