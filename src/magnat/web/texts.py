"""Texts in and out: the reader's language, and what people type, made harmless."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

from starlette.requests import HTTPConnection

from magnat.core.game import Game
from magnat.core.say import LANGUAGES, Bundle, Words, shell_text, words
from magnat.web.errors import ApiError

BLANKS = "\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5" + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))  # show nothing
TWINS = str.maketrans(  # Cyrillic, Greek and other small letters that look like Latin ones, small or as capitals
    "авеёкмнорстухѕіїјһԁԛԝүғбα" + "βεζηικμνορτυχϲϳ" + "օսոհցɡıſ",
    "abeëkmhopctyxsiïjhdqwyf6a" + "bezhikmvoptyxcj" + "ounhggis",
)
ESCAPE = re.compile(  # of JSON, one after the other: a pair of halves that is a character, a half alone, anything else
    rb"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(?P<half>u[dD][89a-fA-F][0-9a-fA-F]{2})|.)", re.DOTALL
)


@cache
def shell(language: str) -> Bundle:
    """The shell's own messages, where no game is known."""
    return Bundle(language, shell_text(language))


def say(language: str, key: str, **values: Any) -> str:
    """A message of the shell; its key, if nobody has written it."""
    if not shell(language).has_message(key):
        return key.replace("-", " ")
    pattern = shell(language).get_message(key).value
    return shell(language).format_pattern(pattern, values)[0] if pattern else key


def language_of(connection: HTTPConnection) -> str:
    """`?lang=`, else the best of Accept-Language, else English."""
    if (wanted := connection.query_params.get("lang", "")[:2].lower()) in LANGUAGES:
        return wanted
    choices: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            choices.append((float(weight or 1), name[:2].lower()))
        except ValueError:
            continue
    return next((name for _, name in sorted(choices, key=lambda choice: -choice[0]) if name in LANGUAGES), LANGUAGES[0])


def words_of(game: Game, language: str, options: Mapping[str, str]) -> Words:
    """The words of a game as it is played."""
    return words(game, language, **options)


@lru_cache(10_000)
def score_text(game: Game | None, language: str, edition: str, score: int) -> str:
    """A score as a game tells it in that edition; the number alone, of a game that is not there any more."""
    if game is None:
        return str(score)
    return words_of(game, language, {"edition": edition} if edition else {}).thing("money", score)


def check_storable(body: bytes) -> None:
    """Refuse a request whose text cannot be stored: halves of characters (lone surrogates), or bytes that are not UTF-8."""
    try:
        body.decode()
    except UnicodeDecodeError as error:
        raise ApiError(422, "invalid", "unstorable") from error
    if any(escape["half"] for escape in ESCAPE.finditer(body)):
        raise ApiError(422, "invalid", "unstorable")


def clean(text: str, most: int) -> str:
    """One line without control characters, direction marks, or anything else that could disguise it; cut to `most` characters."""
    kept = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", text) if _harmless(letter))
    return " ".join(kept.split())[:most].strip()


def _harmless(letter: str) -> bool:
    return letter.isspace() or letter == "\u200d" or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Cn")


def appearance(name: str) -> str:
    """A name as it is searched for: no case, no blanks, no marks of no width, and letters of other scripts as the Latin ones they look like."""
    letters = unicodedata.normalize("NFKC", name).casefold().translate(TWINS)
    return "".join(letter for letter in letters if not is_blank(letter))


def is_blank(letter: str) -> bool:
    """Whether a text is invisible."""
    return letter.isspace() or unicodedata.category(letter) == "Cf" or letter in BLANKS


def distinct_name(name: str, others: list[str], most: int) -> str:
    """The name, with a number if somebody at the table is already called so."""
    taken = {other.casefold() for other in others}
    wanted, number = name, 2
    while wanted.casefold() in taken:
        wanted, number = f"{name[: most - 3]} {number}", number + 1
    return wanted
