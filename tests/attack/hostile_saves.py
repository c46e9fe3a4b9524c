"""A generator of hostile saves: all have a digest that fits, as anybody can make one."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

from magnat.core.game import Game
from magnat.core.play import Match, saves
from tests.contract.checks import made_up
from tests.contract.subjects import Setup, short

Save = dict[str, Any]
BIG = 2**64


def honest(game: Game, seed: int = 1, decisions: int = 6) -> Save:
    """What a server would write of a game that has gone on for some decisions."""
    match = Match.new(game, [f"Player {seat}" for seat in range(game.usual_seats)], chosen=short(game), seed=seed)
    luck = random.Random(seed)
    for _ in range(decisions):
        if not match.is_over:
            seat = luck.choice(match.asked())
            match.play(seat, [luck.choice(match.legal(seat))])
    return saves.to_json(match)


def sealed(save: Save) -> Save:
    """With a digest that fits."""
    return save | {"digest": saves.digest(save)}


def changed(save: Save, change: Callable[[Save], Any]) -> Save:
    """A copy in which something else is written."""
    twin = copy.deepcopy(save)
    change(twin)
    return sealed(twin)


def forged(game: Game, luck: random.Random, count: int) -> Iterator[Save]:
    """Saves that begin in a made-up position, as what-ifs do, or that claim older rules have led there."""
    save = honest(game)
    for st in made_up(Setup(game, game.usual_seats, short(game)), luck, count):
        position = st.to_json()
        what_if = {"acts": [[0, "what-if", 0]], "draws": [], "known_acts": 1, "base": position, "snapshot": position, "marks": ["what-if"]}
        yield sealed(save | what_if | {"windows": [], "drawn": 0, "version": 1})
        yield sealed(save | what_if | {"acts": save["acts"], "known_acts": len(save["acts"]), "marks": ["rules-changed"], "drawn": 10**6})
        yield sealed(save | {"rules_version": max(1, game.version - 1), "snapshot": position, "windows": []})
        yield sealed(save | {"snapshot": position})


def padded(game: Game) -> Iterator[Save]:
    """Saves with a part that is far too large, deep or strange."""
    save = honest(game)
    fair = {"kind": "fair", "commitment": "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925", "secret": "00" * 32, "words": []}
    deep: Any = 0
    for _ in range(600):
        deep = [deep]
    yield sealed(save | {"dice": fair | {"words": ["word"] * 22_000}})
    yield sealed(save | {"dice": fair | {"words": ["w" * 30_000]}})
    yield sealed(save | {"dice": [fair | {"first": first, "words": ["word"]} for first in range(500)]})
    yield sealed(save | {"dice": fair | {"secret": "00" * 50_000}})
    yield sealed(save | {"dice": fair | {"note": "x"}})
    yield sealed(save | {"note": "x" * 50_000})
    yield sealed(save | {"marks": ["mark"] * 20_000})
    yield sealed(save | {"marks": ["m" * 50_000]})
    yield sealed(save | {"windows": [{"depth": 0, "broken": True, "answers": []}] * 5000})
    yield sealed(save | {"options": save["options"] | {f"option {number}": "x" for number in range(5000)}})
    yield sealed(save | {"seats": save["seats"] * 200})
    yield changed(save, lambda twin: twin["seats"][0].update(name="n" * 50_000))
    yield changed(save, lambda twin: twin["seats"][0].update(kind=["person"]))
    yield changed(save, lambda twin: twin["seats"][0].update(more=1))
    for part in ("drawn", "version", "known_acts", "rules_version"):
        yield sealed(save | {part: BIG})
        yield sealed(save | {part: -BIG})
        yield sealed(save | {part: 1.5})
    yield sealed(save | {"draws": [BIG, *save["draws"][1:]]})
    yield sealed(save | {"dice": {"kind": "seeded", "seed": BIG, "game": 0}})
    yield sealed(save | {"dice": {"kind": "seeded", "seed": 1, "game": BIG}})
    yield changed(save, lambda twin: twin["acts"][-1].__setitem__(2, BIG))
    yield changed(save, lambda twin: twin["acts"][-1].__setitem__(2, deep))
    yield changed(save, lambda twin: twin["snapshot"].update(phase=BIG))
    yield changed(save, lambda twin: twin["snapshot"].update(phase=deep))
    yield changed(save, lambda twin: twin.update(base=deep))
    for part in save.keys() - {"digest", "format", "game", "base"}:
        yield changed(save, lambda twin, part=part: twin.pop(part))  # type: ignore[misc]
        yield sealed(save | {part: None})
