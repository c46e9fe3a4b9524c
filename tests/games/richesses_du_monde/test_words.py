"""Everything the game can say exists in both languages, can be said, and is needed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from magnat.core import options
from magnat.core.words import LANGUAGES, game_text, words
from magnat.games.richesses_du_monde.components import CARDS, PRODUCTIONS, SQUARES, TITLES

from .scene import GAME, units

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")
LISTS = ("production", "country", "square", "news", "step")
LAST = {"seat": 5, "production": PRODUCTIONS - 1, "title": TITLES - 1, "square": SQUARES - 1, "news": CARDS - 1, "money": units(123.45)}

every_language = pytest.mark.parametrize("language", LANGUAGES)


def needed() -> Iterator[str]:
    """The keys that the program asks for."""
    yield from ("game-name", "game-about", "game-length", "title", "dice", "money")
    for kind in LISTS:
        yield from (f"{kind}-{key}" for key in GAME.kinds[kind])
    yield from (f"act-{row.name}" for row in GAME.Block)
    yield from (f"log-{row.name}" for row in GAME.Event)
    yield from (f"hint-{row.name}" for row in GAME.Hint)
    yield from (f"phase-{row.name}" for row in GAME.Phase)
    yield from (f"refusal-{row.name}" for row in GAME.Refusal)
    yield from (f"remark-{name}" for name in GAME.names["REMARKS"])
    yield from (f"law-{row.name}" for row in GAME.names["Law"])
    yield from (f"order-{name}" for name in GAME.orders)
    for name, option in options.declared(GAME).items():
        yield f"option-{name}"
        yield from (f"option-{name}-{value}" for value in option.values)


def messages(language: str) -> dict[str, ast.Message]:
    """The messages of a language by their keys; a line that cannot be read is an error."""
    assert GAME.folder is not None
    body = FluentResource(game_text(GAME.folder, language)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@every_language
def test_nothing_is_missing_and_nothing_is_unused(language: str) -> None:
    assert set(messages(language)) == set(needed())


def test_both_languages_have_the_same_attributes() -> None:
    english, french = (messages(language) for language in ("en", "fr"))
    for key in needed():
        assert [found.id.name for found in english[key].attributes] == [found.id.name for found in french[key].attributes], key
    assert all([found.id.name for found in english[f"option-{name}"].attributes] == ["about"] for name in options.declared(GAME))
    assert all([found.id.name for found in english[f"order-{name}"].attributes] == ["about"] for name in GAME.orders)


@every_language
def test_every_act_can_be_said(language: str) -> None:
    speak = words(GAME, language)
    said = [speak.act(act, NAMES) for act in range(GAME.act_count)]
    assert len(set(said)) == len(said) and not any("{" in sentence for sentence in said)


@every_language
def test_every_line_and_every_hint_can_be_said(language: str) -> None:
    speak = words(GAME, language)
    for row in (*GAME.Event, *GAME.Hint):
        for values in (dict.fromkeys(row.kinds, 0), {name: LAST.get(kind, 2) for name, kind in row.kinds.items()}):
            sentence = speak.event(row.name, values, NAMES) if row in [*GAME.Event] else speak.hint(row.name, values, NAMES)
            assert sentence[-1] in ".!" and "{" not in sentence and "hidden" not in sentence, sentence


@every_language
def test_everything_else_can_be_said(language: str) -> None:
    speak = words(GAME, language)
    for key in needed():
        if key.startswith(("game-", "phase-", "refusal-", "law-", "option-", "order-")):
            assert speak.say(key).strip()


def test_sums_are_told_in_millions() -> None:
    values = {"seat": 0, "production": 0, "price": units(3.25)}
    assert words(GAME, "en").event("BID", values, NAMES) == "Ada bids 3.25 M for oil."
    assert words(GAME, "fr").event("BID", values, NAMES) == "Ada offre 3,25 M pour le pétrole."
    assert words(GAME, "en").event("NEWS_PAID", {"seat": 1, "sum": units(-7)}, NAMES) == "Bob: −7 M."
    assert words(GAME, "en").thing("money", units(0.9)) == "900 k" and words(GAME, "fr").thing("money", units(-0.05)) == "−50 k"
    assert words(GAME, "en").thing("money", 0) == "0 M"


def test_a_title_names_its_production_and_its_country() -> None:
    assert words(GAME, "en").thing("title", 0) == "Oil (USSR)"
    assert words(GAME, "fr").thing("title", 0) == "Pétrole (U.R.S.S.)"
