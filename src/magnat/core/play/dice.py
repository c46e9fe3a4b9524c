"""Where the numbers of a match come from.

Seeded dice repeat a game exactly. Fair dice are committed: the SHA-256 of a secret is shown at the start; every draw is the
HMAC-SHA-256 of its count and of the words that players may add, with the secret as key; after the game the secret is
shown, and anybody can recompute every draw. The house cannot choose a good secret after seeing the words, and the players
cannot foresee a draw without the secret.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from functools import cached_property

from magnat.core.declare import Document
from magnat.core.errors import CorruptSave
from magnat.core.numbers import BITS, CHANCE_STREAM, MOST_SEED, number

CHARACTER_STREAM = 30  # numbers that draw the characters of bots; neither seats nor worlds use them


class SeededDice:
    """Numbers from a seed: the same seed, the same game; `game` is its number in a batch with that seed."""

    def __init__(self, seed: int, game: int = 0) -> None:
        if type(seed) is not int or not 0 <= seed <= MOST_SEED or type(game) is not int or game < 0:
            raise CorruptSave(f"a seed is a whole number from 0 to {MOST_SEED}")
        self.seed, self.game = seed, game

    def number(self, count: int) -> int:
        """The number of the `count`-th draw: 31 bits."""
        return number(self.seed, self.game, CHANCE_STREAM, count)

    def aside(self, count: int) -> int:
        """A number for something that is not a draw of the game: the characters of bots."""
        return number(self.seed, self.game, CHARACTER_STREAM, count)

    def to_json(self) -> dict[str, object]:
        return {"kind": "seeded", "seed": self.seed, "game": self.game}


class FairDice:
    """Numbers from a committed secret; see the top of this file."""

    def __init__(self, secret: bytes | None = None, words: Sequence[str] = ()) -> None:
        self.secret = secret or secrets.token_bytes(32)
        self.words = tuple(words)

    @cached_property
    def commitment(self) -> str:
        """What is shown before the first draw."""
        return hashlib.sha256(self.secret).hexdigest()

    def number(self, count: int) -> int:
        """The number of the `count`-th draw: the first 31 bits of its HMAC."""
        message = b"\0".join([b"magnat draw", str(count).encode(), *(word.encode(errors="surrogatepass") for word in self.words)])
        return self._bits(message)

    def aside(self, count: int) -> int:
        """A number for what is no draw of the game: the characters of bots, which are known before anybody has added a word. It tells no draw."""
        return self._bits(b"magnat character\0" + str(count).encode())

    def _bits(self, message: bytes) -> int:
        return int.from_bytes(hmac.digest(self.secret, message, "sha256")[:4], "big") >> (32 - BITS)

    def to_json(self) -> dict[str, object]:
        return {"kind": "fair", "commitment": self.commitment, "secret": self.secret.hex(), "words": list(self.words)}


OneDice = SeededDice | FairDice


class ChangedDice:
    """Dice that were changed in the course of a match: each with the number of the first draw that it gives.

    Whoever continues a match from a save knows the secret in it, and so all draws to come; new dice make them unknown to everybody again.
    """

    def __init__(self, parts: Sequence[tuple[int, OneDice]]) -> None:
        firsts = [first for first, _ in parts]
        if not parts or firsts[0] != 0 or any(type(first) is not int for first in firsts) or sorted(set(firsts)) != firsts:
            raise CorruptSave("the dice of this file cannot be read")
        self.parts = tuple(parts)

    def number(self, count: int) -> int:
        return next(dice for first, dice in reversed(self.parts) if first <= count).number(count)

    def to_json(self) -> list[dict[str, object]]:
        return [dice.to_json() | {"first": first} for first, dice in self.parts]


Dice = SeededDice | FairDice | ChangedDice


def parts_of(dice: Dice) -> tuple[tuple[int, OneDice], ...]:
    """All dice of a match, each with the first draw that it gives."""
    return dice.parts if isinstance(dice, ChangedDice) else ((0, dice),)


def current(dice: Dice) -> OneDice:
    """The dice that give the next draw."""
    return parts_of(dice)[-1][1]


def changed(dice: Dice, drawn: int, new: OneDice) -> Dice:
    """The dice of a match from whose draw number `drawn` on others are used.

    >>> parts = parts_of(changed(SeededDice(1), 5, SeededDice(2)))
    >>> [(first, part.seed) for first, part in parts], changed(SeededDice(1), 0, SeededDice(2)).seed
    ([(0, 1), (5, 2)], 2)
    """
    kept = [(first, part) for first, part in parts_of(dice) if first < drawn]
    return ChangedDice([*kept, (drawn, new)]) if kept else new


def from_json(document: Document | list[Document]) -> Dice:
    """The dice of a save, or the list of those it was played with; a secret that does not fit its commitment is refused."""
    if not isinstance(document, list):
        return _one_from_json(document)
    try:
        return ChangedDice([(part["first"], _one_from_json({key: part[key] for key in part if key != "first"})) for part in document])
    except (KeyError, TypeError) as error:
        raise CorruptSave("the dice of this file cannot be read") from error


def _one_from_json(document: Document) -> OneDice:
    try:
        if document["kind"] == "seeded":
            return SeededDice(document["seed"], document["game"])
        if document["kind"] == "fair":
            dice = FairDice(bytes.fromhex(document["secret"]), [str(word) for word in document["words"]])
            if dice.commitment != document["commitment"]:
                raise CorruptSave("the secret of the dice does not fit the hash that was shown at the start")
            return dice
    except (KeyError, TypeError, ValueError):
        pass
    raise CorruptSave("the dice of this file cannot be read")
