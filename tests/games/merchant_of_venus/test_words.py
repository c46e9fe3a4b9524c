"""Everything the game can say exists in both languages, can be said, and is needed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from magnat.core.say import LANGUAGES, words
from tests.games.spoken import check_character, check_languages, needed

from .scene import GAME

NAMES = ("Ada", "Bob", "Cleo", "Dan")
LAST = {"seat": 3, "money": 1234} | {kind: len(ids) - 1 for kind, ids in GAME.kinds.items() if isinstance(ids, Sequence)}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_both_languages_say_all_that_is_needed_and_no_more() -> None:
    check_languages(GAME, "refusal-no-goal-needs-a-small-bank", "rank-worth", "rank-late", "rank-tie")


@every_language
def test_every_line_and_every_hint_can_be_said(language: str) -> None:
    speak = words(GAME, language)
    assert GAME.hints is not None
    for row in (*GAME.events, *GAME.hints):
        for values in (dict.fromkeys(row.kinds, 0), {name: LAST.get(kind, 2) for name, kind in row.kinds.items()}):
            sentence = speak.event(row.name, values, NAMES) if row in [*GAME.events] else speak.hint(row.name, values, NAMES)
            assert sentence[-1] in ".!" and "{" not in sentence and "hidden" not in sentence, sentence


@every_language
def test_everything_else_can_be_said(language: str) -> None:
    speak = words(GAME, language)
    for key in needed(GAME):
        if key.startswith(("game-", "phase-", "refusal-", "law-", "option-", "order-", "remark-")):
            assert speak.say(key).strip()


def test_everything_has_a_line_of_its_own() -> None:
    check_character(GAME, culture="tells", good="tells", race="good_at")


def test_what_one_may_not_know_has_no_aside() -> None:
    speak = words(GAME, "en")
    assert "onions" in speak.aside("FIRST_CONTACT", {"seat": 0, "system": 1, "culture": 0}, ["Ada"])
    assert speak.aside("FIRST_CONTACT", {"seat": 0, "system": 1, "culture": None}, ["Ada"]) == ""
