"""Fluent messages put into words, in English and French; `fluent.syntax` reads them.

Of Fluent this knows what our texts use: values, other messages, attributes, literals, and choices by word, number and plural. `fluent.runtime` knows
all of it, and brings the languages, dates and time zones of the whole world: 37 MB for the plurals and thousands of two languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from functools import cache

from fluent.syntax import FluentParser, ast

PLACES = Decimal("0.001")  # of a number, at most
MARKS = {"en": str.maketrans({}), "fr": str.maketrans({",": "\u202f", ".": ","})}  # of thousands and decimals, as they differ from English

Value = str | int | float


class Message:
    """A message: its own text, if it has one, and its attributes."""

    def __init__(self, entry: ast.Message) -> None:
        self.value = entry.value
        self.attributes = {attribute.id.name: attribute.value for attribute in entry.attributes}


class Bundle:
    """The messages of some texts in one language; where two texts have the same key, the first one counts."""

    def __init__(self, language: str, *texts: str) -> None:
        self.language = language
        self.messages: dict[str, Message] = {}
        for text in reversed(texts):
            self.messages |= messages(text)

    def has_message(self, key: str) -> bool:
        return key in self.messages

    def get_message(self, key: str) -> Message:
        return self.messages[key]

    def format_pattern(self, pattern: ast.Pattern, values: Mapping[str, object]) -> tuple[str, list[str]]:
        """A text with its values, and what is wrong with them. What has no value stands there by its name."""
        wrong: list[str] = []
        return self._text(pattern, values, wrong), wrong

    def _text(self, pattern: ast.Pattern, values: Mapping[str, object], wrong: list[str]) -> str:
        parts = []
        for element in pattern.elements:
            value = element.value if isinstance(element, ast.TextElement) else self._value(element.expression, values, wrong)
            parts.append(value if isinstance(value, str) else spelled(value, self.language))
        return "".join(parts)

    def _value(self, expression: object, values: Mapping[str, object], wrong: list[str]) -> Value:
        if isinstance(expression, ast.VariableReference):
            return _given(expression.id.name, values, wrong)
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.NumberLiteral):
            return _number(expression)
        if isinstance(expression, ast.Placeable):
            return self._value(expression.expression, values, wrong)
        if isinstance(expression, ast.SelectExpression):
            return self._text(self._chosen(expression, values, wrong), values, wrong)
        if isinstance(expression, ast.MessageReference):
            return self._other(expression, values, wrong)
        wrong.append(f"{type(expression).__name__}s are not used in our texts")
        return ""

    def _chosen(self, choice: ast.SelectExpression, values: Mapping[str, object], wrong: list[str]) -> ast.Pattern:
        """The first variant that fits, else the one with a star."""
        key = self._value(choice.selector, values, wrong)
        return next(
            (variant.value for variant in choice.variants if self._fits(key, variant.key)),
            next(variant.value for variant in choice.variants if variant.default),
        )

    def _fits(self, key: Value, wanted: ast.Identifier | ast.NumberLiteral) -> bool:
        if isinstance(wanted, ast.NumberLiteral):
            return not isinstance(key, str) and key == _number(wanted)
        return wanted.name == (key if isinstance(key, str) else plural(key, self.language))

    def _other(self, reference: ast.MessageReference, values: Mapping[str, object], wrong: list[str]) -> str:
        name = reference.id.name
        pattern = None
        if message := self.messages.get(name):
            pattern = message.attributes.get(reference.attribute.name) if reference.attribute else message.value
        if pattern is None:
            wrong.append(f"Unknown message: {name}")
            return name
        return self._text(pattern, values, wrong)


@cache
def messages(text: str) -> dict[str, Message]:
    """The messages of a Fluent text by their keys; every text is read once."""
    found: dict[str, Message] = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Message):
            found.setdefault(entry.id.name, Message(entry))
    return found


def spelled(value: float, language: str) -> str:
    """A number with its thousands apart and at most three decimals.

    >>> spelled(1234567, "en"), spelled(-1234.5, "fr"), spelled(0.0625, "en"), spelled(2.0, "en")
    ('1,234,567', '-1\u202f234,5', '0.062', '2')
    """
    if isinstance(value, int):
        return f"{int(value):,}".translate(MARKS[language])
    rounded = f"{Decimal(str(value)).quantize(PLACES):,f}"
    return rounded.rstrip("0").rstrip(".").translate(MARKS[language])


def plural(value: float, language: str) -> str:
    """Whether a number takes the singular. In French all below two do.

    >>> [(plural(value, "en"), plural(value, "fr")) for value in (0, 1, 1.5, 2)]
    [('other', 'one'), ('one', 'one'), ('other', 'one'), ('other', 'other')]
    """
    return "one" if (abs(value) < 2 if language == "fr" else abs(value) == 1) else "other"


def _given(name: str, values: Mapping[str, object], wrong: list[str]) -> Value:
    value = values.get(name)
    if isinstance(value, (str, int, float)):
        return value
    wrong.append(f"Unsupported external type: {name}, {type(value)}" if name in values else f"Unknown external: {name}")
    return name


def _number(literal: ast.NumberLiteral) -> float:
    return float(literal.value) if "." in literal.value else int(literal.value)
