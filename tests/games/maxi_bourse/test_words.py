"""Everything the game can say exists in both languages, can be said, and is needed."""

from __future__ import annotations

from typing import Any

import pytest

from magnat.core.words import LANGUAGES, words
from magnat.games.maxi_bourse.components import CARDS, COMPANIES, LOTS, SECTORS, SERIES_IDS, SQUARES
from tests.games.spoken import check_languages, needed

from .scene import GAME, units

HINTS: Any = GAME.hints
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")
OWN = ("quote", "refusal-sale-ends-turn-without-turn-limit", "refusal-price-ceiling-not-a-multiple-of-10")  # and option sets that do not go together
LAST = {
    "seat": 5, "company": COMPANIES - 1, "sector": SECTORS - 1, "square": SQUARES - 1, "lots": LOTS, "money": units(12_340_000), "quote": 35,
    **dict.fromkeys(SERIES_IDS, CARDS - 1),
}  # fmt: skip

every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_both_languages_say_all_that_is_needed_and_no_more() -> None:
    check_languages(GAME, *OWN)


@every_language
def test_every_line_and_every_hint_can_be_said(language: str) -> None:
    speak = words(GAME, language)
    for row in (*GAME.events, *HINTS):
        for values in (dict.fromkeys(row.kinds, 1), {name: LAST.get(kind, 2) for name, kind in row.kinds.items()}):
            sentence = speak.event(row.name, values, NAMES) if row in [*GAME.events] else speak.hint(row.name, values, NAMES)
            assert sentence[-1] in ".!" and "{" not in sentence and "hidden" not in sentence, sentence


@every_language
def test_everything_else_can_be_said(language: str) -> None:
    speak = words(GAME, language)
    for key in needed(GAME):
        if key.startswith(("game-", "phase-", "refusal-", "law-", "option-", "order-", "remark-")):
            assert speak.say(key).strip()


def test_french_keeps_its_punctuation_with_the_word_before_it() -> None:
    assert GAME.folder is not None
    for line in (GAME.folder / "words" / "fr.ftl").read_text(encoding="utf-8").splitlines():
        text = line.partition("=")[2]
        assert not any(f" {mark}" in text for mark in ":;!?»") and "« " not in text, line


def test_sums_are_told_in_dollars_and_quotes_in_tens() -> None:
    values = {"seat": 0, "company": 0, "lots": 2, "price": 35, "sum": 70}
    assert words(GAME, "en").event("BOUGHT", values, NAMES) == "Ada buys 2 lots of AEG at 350\u00a0$, for 700,000\u00a0$."
    assert words(GAME, "fr").thing("money", units(1_050_000)) == "1\u202f050\u202f000\u00a0$"
