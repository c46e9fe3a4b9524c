"""Fluent messages in words: choices, plurals, other messages, numbers as two languages write them."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from magnat.core.game import load, names
from magnat.core.say import LANGUAGES, game_text, shell_text
from magnat.core.say.fluent import Bundle

TEXT = """
cards = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
colour = { $suit ->
    [red] { $count ->
        [one] a red one
       *[other] red ones
    }
   *[black] black
}
coal = coal
    .of = of coal
load = A load { coal.of } for { money } at { "{" }{ 3 }{ "}" }{ "\\u00A0" }
money = £{ $value }
missing = { nowhere }
alone =
    .title = Only a title
shout = { UP($count) }
"""
KNOWN = (ast.TextElement, ast.Placeable, ast.VariableReference, ast.StringLiteral, ast.NumberLiteral, ast.SelectExpression, ast.MessageReference)


def said(language: str, key: str, **values: object) -> str:
    bundle = Bundle(language, TEXT)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, wrong = bundle.format_pattern(pattern, values)
    assert wrong == []
    return text


def wrong_with(key: str, **values: object) -> tuple[str, list[str]]:
    bundle = Bundle("en", TEXT)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return bundle.format_pattern(pattern, values)


def test_numbers_choose_by_themselves_or_by_their_plural() -> None:
    assert [said("en", "cards", count=count) for count in (0, 1, 2, 1500)] == ["no card", "one card", "2 cards", "1,500 cards"]
    assert [said("fr", "cards", count=count) for count in (0, 1, 1.5, 1500)] == ["no card", "one card", "one card", "1\u202f500 cards"]
    assert said("en", "cards", count="three") == "three cards"  # a word is no number


def test_words_choose_and_choices_lie_in_choices() -> None:
    assert said("en", "colour", suit="red", count=1) == "a red one" and said("en", "colour", suit="red", count=3) == "red ones"
    assert said("en", "colour", suit="blue") == "black"


def test_a_message_names_others_their_attributes_and_literals() -> None:
    assert said("en", "load", value=-2.5) == "A load of coal for £-2.5 at {3}\u00a0"
    assert said("fr", "load", value=-2.5) == "A load of coal for £-2,5 at {3}\u00a0"


def test_what_is_wrong_is_said() -> None:
    assert wrong_with("money") == ("£value", ["Unknown external: value"])
    assert wrong_with("money", value=None)[1] == ["Unsupported external type: value, <class 'NoneType'>"]
    assert wrong_with("missing") == ("nowhere", ["Unknown message: nowhere"])
    assert wrong_with("shout", count=1)[1] == ["FunctionReferences are not used in our texts"]
    assert Bundle("en", TEXT).get_message("alone").value is None and not Bundle("en", TEXT).has_message("gone")
    with pytest.raises(KeyError):
        Bundle("en", TEXT).get_message("gone")


def test_of_two_texts_the_first_one_counts() -> None:
    bundle = Bundle("en", "one = first\n", "one = second\ntwo = { one }\n")
    assert bundle.format_pattern(bundle.messages["two"].value or ast.Pattern([]), {}) == ("first", [])


def parts(node: Any) -> list[str]:
    """The kinds of what messages are made of, other than those that are known."""
    if isinstance(node, list):
        return [kind for part in node for kind in parts(part)]
    if not isinstance(node, ast.BaseNode):
        return []
    inner = parts([value for name, value in vars(node).items() if name not in ("comment", "span")])
    is_part = isinstance(node, (ast.Expression, ast.PatternElement))
    return inner if isinstance(node, KNOWN) or not is_part else [type(node).__name__, *inner]


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_texts_use_what_is_known_and_no_more(language: str) -> None:
    texts = [shell_text(language), *(game_text(folder, language) for name in names() if (folder := load(name).folder) is not None)]
    assert len(texts) == 6
    for text in texts:
        body = FluentParser().parse(text).body
        assert not [entry for entry in body if isinstance(entry, (ast.Term, ast.Junk))]
        assert parts(body) == []
    assert parts(FluentParser().parse(TEXT).body) == ["FunctionReference"]
