"""The effects of cards that are read."""

from __future__ import annotations

from typing import Any

from .dealing import Dealing
from .holdings import Over, Story


class Cards(Dealing):
    """One method for each kind of effect."""

    def do_quote(self, effect: dict[str, Any]) -> Story:
        for company in self.meant(effect["target"]):
            self.move(company, effect["delta"])
        yield from ()

    def do_quote_choice(self, effect: dict[str, Any]) -> Story:
        _, company = yield from self.ask(self.active, (("company", c) for c in self.in_play))
        self.move(company, effect["delta"])

    def do_cash(self, effect: dict[str, Any]) -> Story:
        yield from self.money(effect["amount"])

    def do_cash_per_card(self, effect: dict[str, Any]) -> Story:
        lots = sum(self.held[self.active][c] for c in self.meant(effect["filter"]))
        total = abs(effect["amount"]) * lots // 10_000 * 10_000
        yield from self.money(total if effect["amount"] > 0 else -total)

    def money(self, amount: int) -> Story:
        if amount >= 0:
            self.cash[self.active] += amount
            return
        if (yield from self.raise_money(self.active, lambda: -amount)):
            self.cash[self.active] += amount
        else:
            self.ruin(self.active)

    def raise_money(self, payer: int, due: Any) -> Story:
        """Whether he can pay after selling what he must."""
        while self.cash[payer] < due() and any(self.held[payer].values()):
            yield from self.forced(payer, due() - self.cash[payer])
        return self.cash[payer] >= due()

    def forced(self, seat: int, missing: int) -> Story:
        _, company = yield from self.ask(seat, (("sell", c) for c in self.in_play if self.held[seat][c]))
        needed = -(-missing // (1000 * self.quote[company]))
        _, lots = yield from self.ask(seat, (("qty", q) for q in range(1, min(needed, self.held[seat][company]) + 1)))
        return (yield from self.sale(seat, seat, company, lots, "short" if self.options["forced_sale"] == "short" else "usual"))

    def others(self) -> list[int]:
        return [seat for seat in self.clockwise(self.active)[1:] if seat not in self.ruined]

    def do_cash_to_each_player(self, effect: dict[str, Any]) -> Story:
        able = yield from self.raise_money(self.active, lambda: effect["amount"] * len(self.others()))
        for seat in self.others():
            self.cash[seat] += effect["amount"]
            self.cash[self.active] -= effect["amount"] if able else 0
        if not able:
            self.ruin(self.active)

    def do_cash_from_each_player(self, effect: dict[str, Any]) -> Story:
        for seat in self.others():
            if seat in self.ruined or self.active in self.ruined:
                continue
            able = yield from self.raise_money(seat, lambda: 0 if self.active in self.ruined else effect["amount"])
            if self.active in self.ruined:
                continue
            self.cash[self.active] += effect["amount"]
            if able:
                self.cash[seat] -= effect["amount"]
            else:
                self.ruin(seat)

    def do_forced_sale(self, effect: dict[str, Any]) -> Story:
        proceeds = 0
        while proceeds < effect["amount"] and any(self.held[self.active].values()):
            proceeds += yield from self.forced(self.active, effect["amount"] - proceeds)
        if proceeds < effect["amount"]:
            if self.cash[self.active] < effect["amount"] - proceeds:
                self.ruin(self.active)
            else:
                self.cash[self.active] -= effect["amount"] - proceeds

    def do_buy_right(self, effect: dict[str, Any]) -> Story:
        def price(company: int) -> int:
            quote = self.quote[company]
            half = -(-quote // 20) * 10
            return max(10, {"quote": quote, "quote_minus_20": quote - 20, "half_quote": half}[effect["price"]])

        mine = self.held[self.active]
        open_to = [
            ("company", c)
            for c in self.meant(effect["choice"])
            if self.stock[c] and 1000 * price(c) <= self.cash[self.active] and (effect["choice"] != "held" or mine[c])
        ]
        verb, company = yield from self.ask(self.active, [*open_to, ("pass_by", 0)])
        if verb == "company":
            yield from self.buy_alone(company, price(company), effect["max_cards"])
            self.close_if_empty()

    def close_if_empty(self) -> None:
        if not any(self.stock.values()):
            raise Over

    def do_free_card(self, effect: dict[str, Any]) -> Story:
        open_to = [c for c in self.in_play if self.held[self.active][c] >= effect["min_held"] and self.stock[c] >= effect["cards"]]
        if open_to:
            _, company = yield from self.ask(self.active, (("company", c) for c in open_to))
            self.stock[company] -= effect["cards"]
            self.held[self.active][company] += effect["cards"]
            self.close_if_empty()

    def do_sell_to_bank(self, effect: dict[str, Any]) -> Story:
        left, mine = effect["cards"], self.held[self.active]
        while left and any(mine.values()):
            least = max(mine.values()) if effect["choice"] == "most_held" else 1
            _, company = yield from self.ask(self.active, (("sell", c) for c in self.in_play if mine[c] >= least))
            _, lots = yield from self.ask(self.active, (("qty", q) for q in range(1, min(left, mine[company]) + 1)))
            left -= lots
            self.move(company, -10 * lots)
            price = yield from self.windowed(company, self.quote[company])
            self.cash[self.active] += 1000 * price * lots
            mine[company] -= lots
            self.stock[company] += lots
