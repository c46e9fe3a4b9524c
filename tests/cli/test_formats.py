"""docs/formats.md is complete: an outsider's program, which knows that page and the rulebook, arrives at the same numbers.

Nothing of Magnat is imported here but its command line.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import struct
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import User

TRACK = [0, 5, 10, 15, 20, 25, 30, 35, *range(40, 251, 10)]
VALUES = (-6, -4, -2, 2, 4, 6)
OPTIONS = {"memory_aid": ("off", "on"), "all_tied": ("no_winner", "nobody_out"), "cash_tie": ("shared", "charity")}


def mix(w: int) -> int:
    w = ((w ^ (w >> 16)) * 0x21F0AAAD) % 2**32
    w = ((w ^ (w >> 15)) * 0x735A2D97) % 2**32
    return w ^ (w >> 15)


def number(seed: int, game: int, stream: int, count: int) -> int:
    low = mix(mix((seed % 2**32) ^ 0x9E3779B9) ^ (game % 2**32))
    high = mix((mix((seed >> 32) ^ low) + (game >> 32)) % 2**32)
    return mix(mix(low ^ ((count * 32 + stream) % 2**32)) ^ high) >> 1


def fair_number(secret: bytes, count: int, words: list[str]) -> int:
    message = b"magnat draw\0" + b"\0".join(part.encode() for part in [str(count), *words])
    return int.from_bytes(hmac.new(secret, message, hashlib.sha256).digest()[:4], "big") >> 1


def outcome(number: int, weights: list[int]) -> int:
    left = (number * sum(weights)) >> 31
    return next(k for k in range(len(weights)) if sum(weights[: k + 1]) > left)


class Referee:
    """Hab & Gut from the rulebook: plays a list of acts, knows what could have been chosen, and writes the end as bytes."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.n, self.options = players, options
        self.price, self.bank = [8] * 6, [10] * 6
        self.cash, self.charity, self.out = [300] * players, [0] * players, [0] * players
        self.hand = [[0] * 6 for _ in range(players)]
        self.gifts: list[list[int]] = [[] for _ in range(players)]
        self.first = 0 if options["first_player"] == "random" else int(options["first_player"])
        self.chance: list[tuple[int, list[int]]] = []  # what chance did, and the weights it had
        self.choices: list[tuple[int, int, int]] = []  # seat, index of what was chosen, how many choices there were

    def play(self, acts: list[Any]) -> None:
        self.acts = iter(acts)
        if self.options["first_player"] == "random":
            self.first = self.drawn("hat", [1] * self.n + [0] * (5 - self.n))
        for _ in range(2):
            self.lap()
        least = min(self.charity)
        self.out = [int(sum == least) for sum in self.charity]
        if all(self.out) and self.options["all_tied"] == "nobody_out":
            self.out = [0] * self.n
        for seat in range(self.n):
            if not self.out[seat]:
                for good in range(6):
                    self.cash[seat] += self.hand[seat][good] * TRACK[self.price[good]]
                    self.bank[good] += self.hand[seat][good]
                self.hand[seat] = [0] * 6
        assert next(self.acts, None) is None

    def drawn(self, block: str, weights: list[int]) -> int:
        seat, name, argument = next(self.acts)
        assert (seat, name) == (-1, block) and weights[argument]
        self.chance.append((argument, weights))
        return int(argument)

    def chosen(self, seat: int, legal: list[tuple[str, int]]) -> tuple[str, int]:
        actor, name, argument = next(self.acts)
        assert actor == seat and (name, argument) in legal
        self.choices.append((seat, legal.index((name, argument)), len(legal)))
        return name, argument

    def lap(self) -> None:
        self.aside, self.discard = [1, 1, 1, 2, 2, 2] * 6, [0] * 36
        self.holders = [[0] * 36 for _ in range(self.n)]
        for card in range(8 * self.n):
            dealt = self.drawn("deal", self.aside[:])
            self.aside[dealt] -= 1
            self.holders[card // 8][dealt] += 1
        for _ in range(4):
            order = [(self.first + k) % self.n for k in range(self.n)]
            for seat in order:
                self.trade(seat)
            for seat in order:
                self.move(seat)
            self.first = (self.first + 1) % self.n
        for seat in range(self.n):
            for good in self.gifts[seat]:
                self.charity[seat] += TRACK[self.price[good]]
                self.bank[good] += 1
            self.gifts[seat] = []

    def trade(self, seat: int) -> None:
        hand, bought, sold = self.hand[seat], 0, 0
        while bought < 3 and sold < 3:
            prices = [TRACK[space] for space in self.price]
            buy = [("buy", good) for good in range(6) if not sold and 0 < prices[good] <= self.cash[seat] and self.bank[good]]
            sell = [("sell", good) for good in range(6) if not bought and hand[good]]
            name, good = self.chosen(seat, [*buy, *sell, ("trade_end", 0)])
            if name == "trade_end":
                break
            sign = 1 if name == "buy" else -1
            self.cash[seat] -= sign * prices[good]
            self.bank[good] -= sign
            hand[good] += sign
            bought, sold = bought + (sign > 0), sold + (sign < 0)
        if any(hand):
            name, good = self.chosen(seat, [*(("donate", good) for good in range(6) if hand[good]), ("donate_none", 0)])
            if name == "donate":
                hand[good] -= 1
                self.gifts[seat].append(good)

    def move(self, seat: int) -> None:
        sides = {"left": self.holders[seat], "right": self.holders[(seat - 1) % self.n]}
        cards = {side: self.chosen(seat, [(f"{side}_card", card) for card in range(36) if holder[card]])[1] for side, holder in sides.items()}
        half = "right"
        if cards["left"] != cards["right"]:
            half = self.chosen(seat, [("halve_left", 0), ("halve_right", 0)])[0].removeprefix("halve_")
        order = ["left", "right"]
        if self.moved(cards, half, order) != self.moved(cards, half, order[::-1]):
            first = self.chosen(seat, [("first_left", 0), ("first_right", 0)])[0].removeprefix("first_")
            order.sort(key=lambda side: side != first)
        self.price = self.moved(cards, half, order)
        for side, holder in sides.items():
            holder[cards[side]] -= 1
            self.discard[cards[side]] += 1

    def moved(self, cards: dict[str, int], half: str, order: list[str]) -> list[int]:
        price = self.price[:]
        for side in order:
            good, value = cards[side] // 6, VALUES[cards[side] % 6]
            price[good] = min(29, max(0, price[good] + (value // 2 if side == half else value)))
        return price

    def bytes(self) -> bytes:
        """The end position as the digest reads it."""
        empty = 5 - self.n
        first = 5 if self.options["first_player"] == "random" else int(self.options["first_player"])
        words = [values.index(self.options[name]) for name, values in OPTIONS.items()]
        small = [self.n, -2, 4, first, *words, 2, 0, self.first, 8 * self.n, 0, 0, *self.price, *self.bank]
        hands = [count for hand in self.hand for count in hand] + [0] * 6 * empty
        parts = [
            struct.pack("25b", *small),
            struct.pack("<5i", *self.cash, *[0] * empty),
            struct.pack("<5i", *self.charity, *[0] * empty),
            bytes(5),
            struct.pack("36b", *self.discard),
            struct.pack("5b", *self.out, *[0] * empty),
            struct.pack("30b", *hands),
            bytes(20 + 120 + 180),
            struct.pack("36b", *self.aside),
            bytes(3),
        ]
        return b"".join(parts)


def refereed(line: dict[str, Any]) -> Referee:
    referee = Referee(line["players"], line["options"])
    referee.play(line["acts"])
    return referee


@pytest.mark.parametrize(
    ("players", "options"), [("3", ""), ("4", "first_player=2,all_tied=nobody_out"), ("5", "first_player=random,cash_tie=charity,memory_aid=off")]
)
def test_an_outsider_arrives_at_the_same_digest(magnat: User, tmp_path: Path, players: str, options: str) -> None:
    file, seed = tmp_path / "games.jsonl", 2**40 + 7
    words = ("-n", "8", "--players", players, "--options", options, "--seed", str(seed), "--backend", "python")
    said = magnat("simulate", "hab_und_gut", *words, "--record", str(file), "--json")
    digest = hashlib.sha256()
    for text in file.read_text().splitlines():
        line = json.loads(text)
        referee = refereed(line)
        digest.update(referee.bytes())
        for count, (argument, weights) in enumerate(referee.chance):
            assert argument == outcome(number(seed, line["number"], 0, count), weights)
        for seat in range(referee.n):
            mine = [(index, many) for who, index, many in referee.choices if who == seat]
            assert [index for index, _ in mine] == [(number(seed, line["number"], 1 + seat, k) * many) >> 31 for k, (_, many) in enumerate(mine)]
        assert line["result"]["position"]["price"] == referee.price and line["result"]["position"]["out"][: referee.n] == referee.out
    assert digest.hexdigest() == json.loads(said.out)["digest"]


def test_the_digest_printed_on_the_page(magnat: User) -> None:
    page = (Path(__file__).parents[2] / "docs" / "formats.md").read_text(encoding="utf-8")
    said = magnat("simulate", "hab_und_gut", "--games", "1", "--players", "3", "--seed", "7", "--backend", "python", "--json")
    assert json.loads(said.out)["digest"] in page
    for value in (*(number(7, 0, 0, count) for count in range(3)), number(2**40 + 5, 3, 2, 9)):
        assert str(value) in page
    secret = bytes(range(32))
    for value in (*(fair_number(secret, count, []) for count in range(3)), fair_number(secret, 0, ["tea", "coal"])):
        assert str(value) in page
    assert hashlib.sha256(secret).hexdigest() in page


def test_an_outsider_proves_a_fair_game(magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    magnat("play", "hab_und_gut", "--seats", "you,random,random", "--save", str(file), typed="1\n" * 80)
    document = json.loads(file.read_text())
    body = {key: value for key, value in document.items() if key != "digest"}
    assert hashlib.sha256(json.dumps(body, sort_keys=True, separators=(",", ":")).encode()).hexdigest() == document["digest"]
    secret = bytes.fromhex(document["dice"]["secret"])
    assert hashlib.sha256(secret).hexdigest() == document["dice"]["commitment"]
    referee = refereed(document | {"players": len(document["seats"])})
    for draw, (argument, weights) in zip(document["draws"], referee.chance, strict=True):
        assert argument == outcome(fair_number(secret, draw, document["dice"]["words"]), weights)
