"""The program's own sentences where no game is at hand; with a game, `magnat.core.say.words` says the same ones."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from magnat.core.say import Bundle, shell_text


class Speaker(Protocol):
    """Texts and Words alike."""

    def say(self, key: str, **values: Any) -> str: ...


class Texts:
    """The shell's messages in one language."""

    def __init__(self, language: str) -> None:
        self.bundle = Bundle(language, shell_text(language))

    def say(self, key: str, **values: Any) -> str:
        message = self.bundle.get_message(key)
        assert message.value is not None, f"{key} has no text"
        text, errors = self.bundle.format_pattern(message.value, values)
        if errors:
            raise ValueError(f"{key}: {errors[0]}")
        return text


@cache
def texts(language: str) -> Texts:
    """The shell's messages."""
    return Texts(language)
