"""Every error has a sentence, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import magnat.web
from magnat.core.say import LANGUAGES
from magnat.web.errors import LimitReached, no_seat, not_found, not_host, wrong_status
from magnat.web.texts import clean, distinct_name, say, shell

SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in Path(*magnat.web.__path__).rglob("*.py"))
KEYS = {
    *re.findall(r'ApiError\(\d+, "[a-z-]+", "([a-z-]+)"', SOURCES),
    *re.findall(r'ApiError\(\d+, "([a-z-]+)"\)', SOURCES),
    *re.findall(r'LimitReached\([\d._]+, "([a-z-]+)"', SOURCES),
    *(f"no-{what}" for what in re.findall(r'not_found\("([a-z]+)"', SOURCES)),
    *(wrong_status(status).key for status in ("lobby", "running", "paused", "over")),
    *(wrong.key for wrong in (no_seat(), not_host(), not_found("match"), LimitReached(1.0))),
    *("resigned", "bot-plays", "invalid", "not-found"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language: str) -> None:
    assert len(KEYS) > 25
    for key in KEYS:
        assert shell(language).has_message(f"error-{key}"), key
        assert say(language, f"error-{key}", sentence="x")


def test_what_people_type_is_made_harmless() -> None:
    assert clean(" a\tb\n\u202ec\u0000\ud800 ", 30) == "a b c"
    assert clean("e\u0301" * 5, 3) == "ééé" and clean("👩\u200d🚀", 9) == "👩\u200d🚀"
    assert distinct_name("Ada", ["ada", "Ada 2"], 30) == "Ada 3" and distinct_name("x" * 30, ["x" * 30], 30) == "x" * 27 + " 2"
