"""The form of a save: which parts it has, and how large each may be. A larger file was not written by Magnat."""

from __future__ import annotations

from collections.abc import Callable

from magnat.core.declare import MOST_SEATS, Document
from magnat.core.errors import CorruptSave

LARGEST = 2**53  # of all numbers but seeds: what every reader of JSON understands
LARGEST_SEED = 2**62
MOST_ACTS = 200_000
MOST_DICE = 16  # a match gets new ones whenever it is continued from a save
LONGEST_NAME, LONGEST_WORD = 200, 100  # characters: of players and kinds, and of what a player adds to the dice
LONGEST_SECRET = 128
MOST_MARKS, MOST_OPTIONS, MOST_WINDOWS = 16, 100, 16
LONGEST_ANSWER = 2 * 64 + 1  # [seat, block, argument, ...]
MOST_TRAITS, MOST_TRAIT = 16, 128  # of a bot's character
DEEPEST = 5  # lists in lists of a position

PARTS = {
    "format", "format_version", "game", "rules_version", "options", "seats", "dice", "acts", "draws", "drawn", "version", "marks", "windows",
    "known_acts", "base", "snapshot", "digest",
}  # fmt: skip
MAY_BE_THERE = {"base_version", "signature"}


def check_form(document: Document) -> None:
    """CorruptSave with a sentence if a part is missing, unknown, or larger than any match could make it."""
    if unknown := document.keys() - PARTS - MAY_BE_THERE:
        raise CorruptSave(f"this file is damaged: it has a part that no save has ({min(unknown)[:40]!a})")
    if PARTS - document.keys():
        raise CorruptSave("this file is damaged: a part of it is missing or is not what it should be")
    for part, is_right in CHECKS.items():
        if part in document and not is_right(document[part]):
            raise CorruptSave(f"this file is damaged: its part {part!r} is not what it should be, or too large")
    words = max((len(one.get("words", ())) for one in _all_dice(document["dice"])), default=0)
    if words > len(document["seats"]):
        raise CorruptSave("this file is damaged: more words were added to its dice than players sit at the table")


def is_number(value: object, most: int = LARGEST) -> bool:
    return type(value) is int and -1 <= value <= most


def is_text(value: object, most: int = LONGEST_NAME) -> bool:
    return isinstance(value, str) and len(value) <= most and not any("\ud800" <= letter <= "\udfff" for letter in value)


def _is_list(value: object, most: int, fits: Callable[[object], bool]) -> bool:
    return isinstance(value, list) and len(value) <= most and all(map(fits, value))


def _is_act(value: object) -> bool:
    return isinstance(value, list) and len(value) == 3 and is_number(value[0]) and is_text(value[1]) and is_number(value[2])


def _is_seat(value: object) -> bool:
    if not isinstance(value, dict) or not {"name", "kind"} <= value.keys() <= {"name", "kind", "character"}:
        return False
    character = value.get("character", [])
    is_character = _is_list(character, MOST_TRAITS, lambda trait: type(trait) is int and abs(trait) < MOST_TRAIT)
    return is_text(value["name"]) and is_text(value["kind"]) and is_character


def _is_dice(value: object) -> bool:
    """One or several; what they are made of is for `dice.from_json` to judge."""
    return isinstance(value, dict) and len(value) <= 5 and all(map(_is_part_of_dice, value.values()))


def _is_part_of_dice(value: object) -> bool:
    return is_number(value, LARGEST_SEED) or is_text(value, LONGEST_SECRET) or _is_list(value, MOST_SEATS, lambda word: is_text(word, LONGEST_WORD))


def _all_dice(value: Document | list[Document]) -> list[Document]:
    return value if isinstance(value, list) else [value]


def _is_window(value: object) -> bool:
    answers = value.get("answers") if isinstance(value, dict) else None
    is_answer = lambda answer: _is_list(answer, LONGEST_ANSWER, lambda part: part is None or is_number(part) or is_text(part))  # noqa: E731
    return isinstance(value, dict) and len(value) <= 3 and _is_list(answers, MOST_SEATS, is_answer)


def _is_position(value: object) -> bool:
    """Fields by name; their shapes and bounds are for the state to judge."""
    return isinstance(value, dict) and all(is_text(name) and _is_field(field, DEEPEST) for name, field in value.items())


def _is_field(value: object, deep: int) -> bool:
    if isinstance(value, list):
        return deep > 0 and all(_is_field(row, deep - 1) for row in value)
    return type(value) is int and abs(value) <= LARGEST


def _is_options(value: object) -> bool:
    return isinstance(value, dict) and len(value) <= MOST_OPTIONS and all(map(is_text, value)) and all(map(_is_choice, value.values()))


def _is_choice(value: object) -> bool:
    return isinstance(value, bool) or is_number(value) or is_text(value)


CHECKS: dict[str, Callable[[object], bool]] = {
    "game": is_text,
    "rules_version": is_number,
    "base_version": is_number,
    "options": _is_options,
    "seats": lambda value: _is_list(value, MOST_SEATS, _is_seat),
    "dice": lambda value: _is_list(value, MOST_DICE, _is_dice) if isinstance(value, list) else _is_dice(value),
    "acts": lambda value: _is_list(value, MOST_ACTS, _is_act),
    "draws": lambda value: _is_list(value, MOST_ACTS, is_number),
    "drawn": is_number,
    "version": is_number,
    "marks": lambda value: _is_list(value, MOST_MARKS, is_text),
    "windows": lambda value: _is_list(value, MOST_WINDOWS, _is_window),
    "known_acts": is_number,
    "base": lambda value: value is None or _is_position(value),
    "snapshot": _is_position,
    "digest": is_text,
    "signature": is_text,
}
