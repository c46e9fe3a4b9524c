"""Playing a match: refusals, sealed answers, undo, history, dice, saves."""

from magnat.core.play import dice, match, options, saves
from magnat.core.play.characters import check_character, drawn_character
from magnat.core.play.dice import ChangedDice, Dice, FairDice, OneDice, SeededDice, current, parts_of
from magnat.core.play.match import PERSON, Match, Result, Seat
from magnat.core.play.saves import FORMAT, from_json, replay, to_json, verify
from magnat.core.play.upgrading import can_upgrade
from magnat.core.play.views import Views

__all__ = [
    "FORMAT", "PERSON", "ChangedDice", "Dice", "FairDice", "Match", "OneDice", "Result", "Seat", "SeededDice", "Views", "can_upgrade",
    "check_character", "current", "dice", "drawn_character", "from_json", "match", "options", "parts_of", "replay", "saves", "to_json", "verify",
]  # fmt: skip
