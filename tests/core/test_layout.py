"""What is declared of a field is enough to read an observation, and must fit the kinds of the game."""

from __future__ import annotations

import dataclasses
import json
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from magnat.core.declare import TRUTH, check_kinds, described, maybe, several, unsaid
from magnat.core.declare.fields import HIDDEN, shown
from magnat.core.declare.state import Declared, GameState
from magnat.core.game import Game, load, names
from magnat.core.play import Match
from tests.core.bazaar import BAZAAR
from tests.core.tables import played_out

LAYOUTS = Path(__file__).parent / "layouts"
GAMES = [*(load(name) for name in names()), BAZAAR]


def read(game: Game, told: bytes) -> dict[str, Any]:
    """An observation, read with nothing but its layout."""
    found = {}
    for part in game.observation_layout():
        count = int(np.prod(part.shape, dtype=int))
        found[part.name] = np.frombuffer(told, part.dtype, count, part.offset).reshape(part.shape).tolist()
    return found


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_an_observation_is_read_with_its_layout(game: Game) -> None:
    match: Match = played_out(game, game.usual_seats, 3, stop=40)
    told = match.state.observation(1)
    last = game.observation_layout()[-1]
    assert len(told) == last.offset + np.dtype(last.dtype).itemsize * int(np.prod(last.shape, dtype=int))
    seen = json.loads(json.dumps(match.view(1)).replace("null", str(HIDDEN)))
    for_people = {name: seen.pop(name) for name, fact in game.state.facts.items() if not fact.observed}
    assert read(game, told) == seen
    assert for_people.keys() <= described(game.state).keys()
    for part in game.observation_layout():
        assert len(part.of) == len(part.shape) and not (part.secret and part.least < 0)


@pytest.mark.parametrize("game", [load(name) for name in names()], ids=repr)
def test_what_is_indexed_by_seats_has_an_entry_for_each(game: Game) -> None:
    seats = game.seat_counts[-1]
    for part in game.observation_layout():
        assert all(size == seats for size, kind in zip(part.shape, part.of, strict=True) if kind == "seat"), part.name
    assert any(part.of[:1] == ("seat",) for part in game.observation_layout())


@pytest.mark.parametrize("game", [load(name) for name in names()], ids=repr)
def test_the_published_layout_lasts(game: Game) -> None:
    """What a net has learnt to read stays where it is until `observation_version` says otherwise. MAGNAT_REWRITE=1 publishes a new version."""
    path = LAYOUTS / f"{game.name}-{game.observation_version}.json"
    now = [
        [part.name, part.offset, part.dtype, list(part.shape), part.least, part.most, list(part.of), part.turns] for part in game.observation_layout()
    ]
    if os.environ.get("MAGNAT_REWRITE") and not path.exists():
        path.write_text("[\n" + ",\n".join(f"  {json.dumps(row)}" for row in now) + "\n]\n")
    assert json.loads(path.read_text()) == now
    assert not (LAYOUTS / f"{game.name}-{game.observation_version + 1}.json").exists()


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"wares": shown(5, most=1, of="ware")}, "the field 'wares' has 5 entries of 'ware', and the game has 4"),
    ({"camels": shown(2, most=1, of="camel")}, "the field 'camels' has 2 entries of 'camel', and the game has 0"),
    ({"best": shown(most=4, value="ware")}, "the field 'best' goes up to 4, but its value counts 'ware' up to 3"),
    ({"best": shown(most=5, value=maybe("ware"))}, "the field 'best' goes up to 5, but its value counts 'ware' up to 4"),
    ({"all": shown(most=16, value=several("ware"))}, "the field 'all' goes up to 16, but its value counts 'ware' up to 15"),
    ({"herd": shown(most=3, value=several("camel"))}, "the value of the field 'herd' counts 'camel', which is no kind of things of this game"),
]


@pytest.mark.parametrize(("fields", "sentence"), WRONG)
def test_kinds_that_do_not_fit_are_refused(fields: dict[str, Any], sentence: str) -> None:
    made: Any = Declared("Made", (GameState,), fields)
    with pytest.raises(TypeError, match=sentence):
        check_kinds(made, BAZAAR.kinds)
    with pytest.raises(TypeError, match=sentence):
        dataclasses.replace(BAZAAR, state=made)


def test_kinds_that_fit_are_taken() -> None:
    fields: dict[str, Any] = {
        "wares": shown(2, 3, most=1, of=("ware", ""), value=TRUTH),
        "best": shown(most=4, value=maybe("ware")),
        "all": shown(most=15, value=unsaid(several("ware"))),
        "coins": shown(least=-5, most=99, value="coins"),
    }
    made: Any = Declared("Made", (GameState,), fields)
    check_kinds(made, BAZAAR.kinds)
    told = described(made)
    assert told["wares"] == {"of": ["ware", ""], "value": "", "form": "truth", "said": True}
    assert told["all"] == {"of": [], "value": "ware", "form": "several", "said": False}
    assert not told["actor"]["said"]
