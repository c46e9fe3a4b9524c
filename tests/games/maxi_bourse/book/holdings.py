"""Holdings: what everybody has, rumours, ruin, payouts."""

from __future__ import annotations

import json
from collections.abc import Generator
from importlib.resources import files
from typing import Any

DATA = json.loads(files("magnat.games.maxi_bourse").joinpath("components.json").read_text(encoding="utf-8"))
COMPANIES = DATA["companies"]["items"]
INDEX = {item["id"]: index for index, item in enumerate(COMPANIES)}
SQUARES = DATA["board"]["squares"]
RINGS = {"junior": 1, "senior": 2, "masters": 3}
CHANCE = -1
BANK = None

Act = tuple[str, int]
Question = tuple[int, frozenset[Act]]
Story = Generator[Question, Act, Any]


class Over(Exception):
    """The session is closed."""


def series(name: str) -> list[dict[str, Any]]:
    return [card for card in DATA["cards"]["items"] if card["series"] == name]


class Holdings:
    """What each of the players has, and what the bank has left."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats, self.options = seats, options
        rings = RINGS[options["edition"]]
        self.start: dict[str, Any] = DATA["start"][options["edition"]]
        self.length: int = 1 + max(square["id"] for square in SQUARES if square["lap"] <= rings)
        self.in_play = [c for c, item in enumerate(COMPANIES) if options["companies"] == "all" or item["lap"] <= rings]
        self.ceiling = int(options["price_ceiling"])
        self.quote: dict[int, int] = {c: min(self.ceiling, COMPANIES[c]["nominal"]) for c in self.in_play}
        self.stock = dict.fromkeys(self.in_play, 10)
        self.held = [dict.fromkeys(self.in_play, 0) for _ in range(seats)]
        self.cash: list[int] = [self.start["cash"]] * seats
        self.progress = [0] * seats
        self.missing = [0] * seats
        self.ruined: list[int] = []
        self.rumours: list[set[int]] = [set() for _ in range(seats)]
        self.piles: dict[str, list[int]] = {name: [] for name in DATA["cards"]["series_sizes"]}  # under those never drawn
        self.fresh = {name: set(range(32)) for name in self.piles}
        self.deal: dict[str, Any] | None = None  # the transaction that is about to be paid
        self.owed = [0] * seats
        self.in_default = 0
        self.active = 0

    def dealing(self, seat: int) -> bool:
        return seat not in self.ruined and not self.missing[seat]

    def clockwise(self, first: int) -> list[int]:
        return [(first + index) % self.seats for index in range(self.seats)]

    def ask(self, seat: int, acts: Any) -> Story:
        answer = yield seat, frozenset(acts)
        return answer

    def guarded(self) -> bool:
        return self.options["overcommit"] == "guarded" or self.in_default > 0

    def means(self, seat: int) -> int:
        return self.cash[seat] - self.owed[seat]

    def bounded(self, quote: int) -> int:
        return max(10, min(self.ceiling, quote))

    def move(self, company: int, dollars: int) -> None:
        self.quote[company] = self.bounded(self.quote[company] + dollars)

    def meant(self, target: Any) -> list[int]:
        def fits(item: dict[str, Any]) -> bool:
            if not isinstance(target, dict) or target.get("all"):
                return True
            if "companies" in target:
                return item["id"] in target["companies"]
            return all(item[key] == value for key, value in target.items())

        return [c for c in self.in_play if fits(COMPANIES[c])]

    def reveal(self, seat: int, card: int) -> None:
        self.rumours[seat].remove(card)
        self.piles["rumeurs"].append(card)
        for effect in series("rumeurs")[card]["effects"]:
            meant = self.meant(effect["target"])
            for company in meant:
                self.move(company, effect["delta"])
            if self.deal is not None and self.deal["company"] in meant:
                self.deal["price"] = self.bounded(self.deal["price"] + effect["delta"])

    def window(self) -> Story:
        """W2 to W4."""
        if self.options["rumour_windows"] == "turn" or self.in_default:
            return
        for seat in self.clockwise(self.active):
            while self.dealing(seat) and self.rumours[seat]:
                verb, card = yield from self.ask(seat, [*(("reveal", card) for card in self.rumours[seat]), ("pass_by", 0)])
                if verb == "pass_by":
                    break
                self.reveal(seat, card)

    def windowed(self, company: int, price: int) -> Story:
        """The window before a payment; the price that the rumours leave."""
        self.deal = {"company": company, "price": price}
        yield from self.window()
        price = self.deal["price"]
        self.deal = None
        return price

    def hand_over(self, company: int, seller: int | None, buyer: int, lots: int, sum: int) -> None:
        self.cash[buyer] -= sum
        self.held[buyer][company] += lots
        if seller is None:
            self.stock[company] -= lots
        else:
            self.cash[seller] += sum
            self.held[seller][company] -= lots

    def ruin(self, seat: int) -> None:
        self.ruined.append(seat)
        self.missing[seat] = 0
        self.cash[seat] = 0
        for company in self.in_play:
            self.stock[company] += self.held[seat][company]
            self.held[seat][company] = 0
        self.piles["rumeurs"] += sorted(self.rumours[seat])
        self.rumours[seat] = set()
        if len(self.ruined) == self.seats - 1:
            raise Over

    def payout(self, seat: int) -> int:
        mine = self.held[seat]
        total = 10_000 * sum(mine.values()) + sum(1000 * self.quote[c] for c in self.in_play if mine[c] >= 6)
        majorities = []
        for sector in DATA["sectors"]["items"]:
            lots = [mine[c] for c in self.in_play if COMPANIES[c]["sector"] == sector["id"]]
            six, three = sum(count >= 6 for count in lots), sum(count >= 3 for count in lots)
            total += 300_000 * max(k for k in range(3) if six >= k and three >= 3 * k)
            majorities.append(six)
        return int(total + 600_000 * max(k for k in range(14) if sum(min(six, k) for six in majorities) >= 3 * k))

    def wealth(self, seat: int) -> int:
        return self.cash[seat] + sum(1000 * self.quote[c] * self.held[seat][c] for c in self.in_play)
