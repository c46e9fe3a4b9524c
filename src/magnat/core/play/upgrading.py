"""Positions that older rules have written: in saves, in a server's database, and the bases from which matches go on.

A position is fields by name, and only the rules that wrote it know what they mean. Beside every position stands their version, and `upgrade` of
a game turns those of older versions into today's. Without one, a position of other rules is believed only if its acts lead to it again.
"""

from __future__ import annotations

from magnat.core.declare import Document
from magnat.core.errors import CorruptSave
from magnat.core.game import Game


def upgraded(game: Game, document: Document) -> Document:
    """The save with its position and its base in the fields of today. Its base may be older than the rest: then `base_version` says so."""
    written: int = document["rules_version"]
    kept = {key: value for key, value in document.items() if key != "base_version"}
    kept["snapshot"] = _position(game, document["snapshot"], written)
    if document["known_acts"]:
        kept["base"] = _position(game, document["base"], document.get("base_version", written), is_base=True)
    return kept


def _position(game: Game, position: Document, written: int, *, is_base: bool = False) -> Document:
    if written == game.version:
        return position
    if can_upgrade(game, written):
        assert game.upgrade is not None
        return game.upgrade(dict(position), written)
    fields = game.state.fields
    if is_base or not isinstance(position, dict) or position.keys() != fields.keys():
        raise not_upgraded(game, written)
    return position


def can_upgrade(game: Game, written: int) -> bool:
    return game.upgrade is not None and 0 < written < game.version


def not_upgraded(game: Game, written: int) -> CorruptSave:
    """Why a match does not go on."""
    if written > game.version:
        return CorruptSave(f"this match was written by newer rules (version {written}); this Magnat has version {game.version}")
    return CorruptSave(
        f"this match was written by version {written} of the rules, and version {game.version} cannot go on with it: it has no upgrade"
    )
