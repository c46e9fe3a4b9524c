"""Everything the game can say exists in both languages, can be said, and is needed."""

from __future__ import annotations

import pytest

from magnat.core.say import LANGUAGES, words
from tests.games.spoken import check_languages, check_sentences

from .scene import GAME, units

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_both_languages_say_all_that_is_needed_and_no_more() -> None:
    check_languages(GAME)


@every_language
def test_every_act_can_be_said(language: str) -> None:
    speak = words(GAME, language)
    said = [speak.act(act, NAMES) for act in range(GAME.act_count)]
    assert len(set(said)) == len(said) and not any("{" in sentence for sentence in said)


def test_every_sentence_can_be_said() -> None:
    check_sentences(GAME)


def test_sums_are_told_in_millions() -> None:
    values = {"seat": 0, "production": 0, "price": units(3.25)}
    assert words(GAME, "en").event("BID", values, NAMES) == "Ada bids 3.25 M for oil."
    assert words(GAME, "fr").event("BID", values, NAMES) == "Ada offre 3,25 M pour le pétrole."
    assert words(GAME, "en").event("NEWS_PAID", {"seat": 1, "sum": units(-7)}, NAMES) == "That makes −7 M for Bob."
    assert words(GAME, "en").thing("money", units(0.9)) == "900 k" and words(GAME, "fr").thing("money", units(-0.05)) == "−50 000 F"
    assert words(GAME, "en").thing("money", 0) == "0 M"


def test_a_title_names_its_production_and_its_country() -> None:
    assert words(GAME, "en").thing("title", 0) == "Oil (USSR)"
    assert words(GAME, "fr").thing("title", 0) == "Pétrole (URSS)"
