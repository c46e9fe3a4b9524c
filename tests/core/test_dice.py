"""Dice: repeatable from a seed, or fair and provable."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import pytest

from magnat.core.errors import CorruptSave
from magnat.core.numbers import MOST_SEED, number
from magnat.core.play import Match, verify
from magnat.core.play.dice import FairDice, SeededDice, from_json
from tests.core.bazaar import BAZAAR

SECRET = bytes(range(32))


def test_seeded_dice_are_the_numbers_of_a_batch() -> None:
    assert [SeededDice(5, 7).number(count) for count in range(4)] == [number(5, 7, 0, count) for count in range(4)]


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert FairDice(SECRET).commitment == hashlib.sha256(SECRET).hexdigest()


def test_anybody_can_recompute_a_fair_draw() -> None:
    """RFC 2104, written out: H((key ^ opad) + H((key ^ ipad) + message)), as docs say it, without hmac."""
    dice = FairDice(SECRET, ["été", "wolf"])
    for count in (0, 1, 77):
        key = SECRET.ljust(64, b"\0")
        message = b"magnat draw\0" + str(count).encode() + b"\0" + "été".encode() + b"\0wolf"
        inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in key) + message).digest()
        outer = hashlib.sha256(bytes(byte ^ 0x5C for byte in key) + inner).digest()
        assert outer == hmac.digest(SECRET, message, "sha256")
        assert dice.number(count) == int.from_bytes(outer[:4], "big") >> 1


def test_words_of_the_players_change_the_draws() -> None:
    assert FairDice(SECRET, ["a"]).number(0) != FairDice(SECRET, ["b"]).number(0)
    assert FairDice(SECRET, ["a"]).commitment == FairDice(SECRET, ["b"]).commitment


def test_any_text_will_do_for_words() -> None:
    """What JSON can carry can be drawn with, half of a surrogate pair too."""
    assert from_json(FairDice(SECRET, ["\ud800"]).to_json()).number(0) != FairDice(SECRET).number(0)


def test_secrets_are_new_every_time_and_long() -> None:
    assert FairDice().secret != FairDice().secret and len(FairDice().secret) == 32


def test_a_match_with_fair_dice_is_proved_draw_by_draw() -> None:
    match = Match.new(BAZAAR, ["Ada", "Bob"], dice=FairDice(SECRET, ["x"]))
    assert verify(match) == []
    match.dice = FairDice(SECRET[::-1], ["x"])
    assert verify(match) != []


@pytest.mark.parametrize("dice", [SeededDice(9, 4), SeededDice(MOST_SEED), FairDice(SECRET, ["wolf", ""])])
def test_dice_come_back_from_json(dice: SeededDice | FairDice) -> None:
    again = from_json(dice.to_json())
    assert again.to_json() == dice.to_json() and again.number(3) == dice.number(3)


@pytest.mark.parametrize(
    "wrong",
    [
        None, [], {}, {"kind": "loaded"}, {"kind": "seeded"}, {"kind": "seeded", "seed": -1, "game": 0}, {"kind": "seeded", "seed": 1.5, "game": 0},
        {"kind": "seeded", "seed": MOST_SEED + 1, "game": 0}, {"kind": "seeded", "seed": 1, "game": -1}, {"kind": "seeded", "seed": True, "game": 0},
        {**FairDice(SECRET).to_json(), "secret": "zz"}, {**FairDice(SECRET).to_json(), "secret": ""}, {**FairDice(SECRET).to_json(), "words": 3},
        {**FairDice(SECRET).to_json(), "commitment": "0" * 64},
        {**FairDice(SECRET).to_json(), "secret": SECRET[::-1].hex()},
    ],
)  # fmt: skip
def test_dice_that_cannot_be_are_refused_with_a_sentence(wrong: Any) -> None:
    with pytest.raises(CorruptSave):
        from_json(wrong)
