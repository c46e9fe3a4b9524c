"""Everything the game can say exists in both languages, can be said, and is needed."""

from __future__ import annotations

from magnat.core.say import words
from tests.games.spoken import check_character, check_languages, check_sentences

from .scene import GAME

NAMES = ("Ada", "Bob", "Cleo", "Dan")


def test_both_languages_say_all_that_is_needed_and_no_more() -> None:
    check_languages(GAME, "refusal-no-goal-needs-a-small-bank", "rank-worth", "rank-late", "rank-tie")


def test_every_sentence_can_be_said() -> None:
    check_sentences(GAME)


def test_everything_has_a_line_of_its_own() -> None:
    check_character(GAME, culture="tells", good="tells", race="good_at")


def test_what_one_may_not_know_has_no_aside() -> None:
    speak = words(GAME, "en")
    assert "onions" in speak.aside("FIRST_CONTACT", {"seat": 0, "system": 1, "culture": 0}, ["Ada"])
    assert speak.aside("FIRST_CONTACT", {"seat": 0, "system": 1, "culture": None}, ["Ada"]) == ""
