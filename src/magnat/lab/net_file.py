"""Nets as bytes and as files: what `choose_by_net` plays with, read from the folder of a game.

A file begins with a line of JSON that says of which game and layout the net is and how it was trained; behind it come the bytes that it reads.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.play import options
from magnat.lab.engines import player_acts

FORMAT, VERSION = "magnat-net", 1
FILE = "net.bin"  # in the folder of a game that ships one
MOST_BYTES = 300_000


class BadNet(MagnatError):
    """A net that cannot be used here."""


@dataclass(frozen=True)
class Net:
    """A net that plays one game."""

    about: dict[str, Any]  # the first line of its file
    weights: bytes

    def to_bytes(self) -> bytes:
        return json.dumps(self.about, sort_keys=True).encode() + b"\n" + self.weights

    @classmethod
    def from_bytes(cls, game: Game, kept: bytes) -> Net:
        """A net of this game; BadNet with a sentence if the bytes hold none, or one of another game or layout."""
        line, _, weights = kept.partition(b"\n")
        try:
            about = json.loads(line)
        except ValueError as wrong:
            raise BadNet("the file holds no net") from wrong
        if not isinstance(about, dict) or about.get("format") != FORMAT:
            raise BadNet("the file holds no net")
        for name, here in made_for(game).items():
            if about.get(name) != here:
                raise BadNet(f"the net is of another {name.replace('_', ' ')}: {about.get(name)!r}, and here it is {here!r}")
        if len(weights) != about.get("bytes"):
            raise BadNet("the file of the net is damaged")
        if about.get("trained") and not {"players", "options"} <= about["trained"].keys():
            raise BadNet("the file does not say with which players and options the net was trained")
        return cls(about, weights)

    def must_know(self, game: Game, players: int, chosen: Mapping[str, str]) -> None:
        """BadNet with a sentence if it has never played with so many players, or without an option by which its training was another game."""
        trained = self.about.get("trained")
        if not trained:
            return
        if players not in trained["players"]:
            raise BadNet(f"the net of {game.name} plays with {either(trained['players'])} players, not with {players}")
        for name, value in options.named(game, players, trained["options"]).items():
            if chosen.get(name) != value:
                raise BadNet(f"the net of {game.name} plays with {name}={value}, not with {name}={chosen.get(name)}")


def either(numbers: Sequence[int]) -> str:
    """2, 3 or 4."""
    *others, last = map(str, numbers)
    return f"{', '.join(others)} or {last}" if others else last


def made_for(game: Game) -> dict[str, Any]:
    """What must agree between a net and a game."""
    return {"version": VERSION, "game": game.name, "observation_version": game.observation_version, "acts": player_acts(game)}


@cache
def shipped(game: Game) -> Net | None:
    """The net in the folder of a game; None if it ships none."""
    path = game.folder / FILE if game.folder else None
    if path is None or not path.exists():
        return None
    return Net.from_bytes(game, path.read_bytes())


def net_of(game: Game, players: int = 0, chosen: Mapping[str, str] | None = None) -> Net:
    """The same; BadNet with a sentence if there is none, or it knows no tables with so many players and these options."""
    found = shipped(game)
    if found is None:
        raise BadNet(f"there is no net for {game.name}: none has earned its place yet")
    if chosen is not None:
        found.must_know(game, players, chosen)
    return found


def read_net(game: Game, path: Path) -> Net:
    """A net from a file of one's own."""
    try:
        kept = path.read_bytes()
    except OSError as wrong:
        raise BadNet(f"{path} cannot be read: {wrong.strerror}") from wrong
    return Net.from_bytes(game, kept)
