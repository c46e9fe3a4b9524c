"""Purchases, auctions, requests, sales, payments, defaults."""

from __future__ import annotations

from .holdings import BANK, Act, Holdings, Story


class Dealing(Holdings):
    """All ways in which lots change hands."""

    def auction(self, demands: dict[int, int], stock: int, price: int, order: list[int], named: int) -> Story:
        """Changes the demands to what is served; returns the price, and who has withdrawn."""
        bound = dict.fromkeys(demands, 0)
        withdrawn: set[int] = set()
        while True:
            everybody = False
            if price + 10 > self.ceiling:
                everybody = True
            else:
                price += 10
                stays = {}
                for seat in order:
                    if seat in demands and not bound[seat]:
                        open_to = [("withdraw", 0)]
                        for verb, steps in (("stay", 1), ("stay_5", 5), ("stay_20", 20)):
                            last = price + 10 * (steps - 1)
                            fine = 1000 * last * demands[seat] <= self.means(seat) if self.guarded() else last <= 10 * named
                            if last <= self.ceiling and fine:
                                open_to.append((verb, 0))
                        verb, _ = yield from self.ask(seat, open_to)
                        stays[seat] = {"withdraw": 0, "stay": 1, "stay_5": 5, "stay_20": 20}[verb]
                if not any(stays.values()) and not any(bound.values()):
                    price -= 10
                    everybody = True
                    withdrawn |= set(demands)
                else:
                    for seat in list(demands):
                        if bound[seat]:
                            bound[seat] -= 1
                        elif stays[seat]:
                            bound[seat] = stays[seat] - 1
                        else:
                            del demands[seat]
                            withdrawn.add(seat)
                    if sum(demands.values()) <= stock:
                        return price, withdrawn
            if everybody:
                for seat in order:
                    if seat in demands:
                        demands[seat] = min(demands[seat], stock)
                        stock -= demands[seat]
                        if not demands[seat]:
                            del demands[seat]
                return price, withdrawn

    def rounds(self, company: int, at_quote: bool) -> Story:
        named = self.quote[company]
        concerned = {seat for seat in range(self.seats) if self.dealing(seat)}
        first_round = True
        while concerned and self.stock[company]:
            demands: dict[int, int] = {}
            for seat in self.clockwise(self.active):
                if seat not in concerned or not self.dealing(seat):
                    continue
                if not self.stock[company]:
                    return
                quoted = first_round and at_quote and seat == self.active
                price = {q: self.quote[company] if quoted else self.bounded(self.quote[company] + 10 * q) for q in (1, 2)}
                most = [q for q in (1, 2) if q <= self.stock[company] and (not self.guarded() or 1000 * q * price[q] <= self.means(seat))]
                _, lots = yield from self.ask(seat, (("qty", q) for q in (0, *most)))
                if not lots:
                    concerned.discard(seat)
                elif quoted:
                    agreed = self.quote[company]
                    if self.options["au_cours_moves_quote"] == "on":
                        self.move(company, 10 * lots)
                    yield from self.settle(company, BANK, {seat: lots}, agreed, [seat])
                    if not self.stock[company]:
                        return
                else:
                    self.move(company, 10 * lots)
                    demands[seat] = lots
            price_now, order = self.quote[company], self.clockwise(self.active)
            if sum(demands.values()) > self.stock[company]:
                price_now, withdrawn = yield from self.auction(demands, self.stock[company], price_now, order, named)
                concerned -= withdrawn
                self.quote[company] = price_now
            if demands:
                yield from self.settle(company, BANK, demands, price_now, order)
            concerned = {seat for seat in concerned if self.dealing(seat)}
            first_round = False

    def title(self, company: int, double: bool) -> Story:
        others = [("company", c) for c in self.in_play if self.stock[c]]
        if self.stock[company]:
            _, named = yield from self.ask(self.active, others)
        else:
            askable = [s for s in range(self.seats) if s != self.active and self.dealing(s) and self.held[s][company]]
            asking = [("ask_holders", 0)] if askable and self.options["private_requests"] != "off" else []
            verb, named = yield from self.ask(self.active, [*others, *asking, ("pass_by", 0)])
            if verb == "pass_by":
                return False
            if verb == "ask_holders":
                yield from self.ask_around(company)
                return False
        yield from self.rounds(named, double or named == company)
        return True

    def ask_around(self, company: int) -> Story:
        asked: set[int] = set()
        while self.dealing(self.active):
            left = [s for s in range(self.seats) if s != self.active and self.dealing(s) and self.held[s][company] and s not in asked]
            if not left:
                return
            verb, holder = yield from self.ask(self.active, [*(("player", s) for s in left), ("pass_by", 0)])
            if verb == "pass_by":
                return
            asked.add(holder)
            yield from self.request(self.active, holder, company)

    def request(self, asker: int, holder: int, company: int) -> Story:
        named = self.quote[company]
        _, lots = yield from self.ask(asker, (("qty", q) for q in range(1, self.held[holder][company] + 1)))
        accepted = 0
        while True:
            least = (accepted or self.quote[company]) + 10
            ups = {f"up_{by}": least - 10 + by for by in (10, 20, 50, 100)}
            open_prices = range(least, self.ceiling + 1, 10)
            verb, number = yield from self.ask(
                holder,
                [
                    ("close" if accepted else "refuse", 0),
                    *((name, 0) for name, price in ups.items() if price <= self.ceiling),
                    *(("hundreds", hundreds) for hundreds in sorted({price // 100 for price in open_prices})),
                ],
            )
            if verb == "refuse":
                return
            if verb == "close":
                break
            if verb == "hundreds":
                _, tens = yield from self.ask(holder, [("tens", price % 100 // 10) for price in open_prices if price // 100 == number])
                price = 100 * number + 10 * tens
            else:
                price = ups[verb]
            fine = 1000 * price * lots <= self.means(asker) if self.guarded() else price <= 10 * named
            verb, _ = yield from self.ask(asker, [("decline", 0), *([("accept", 0)] if fine else [])])
            if verb == "decline":
                if not accepted:
                    return
                break
            accepted = price
        yield from self.settle(company, holder, {asker: lots}, accepted, [asker])

    def announced_sale(self, seller: int, company: int) -> Story:
        _, lots = yield from self.ask(seller, (("qty", q) for q in range(1, self.held[seller][company] + 1)))
        return (yield from self.sale(seller, seller, company, lots, "usual"))

    def sale(self, seller: int | None, leader: int, company: int, lots: int, kind: str) -> Story:
        """kind: usual, short or seized. Returns the proceeds."""
        named = price = self.quote[company]
        order = self.clockwise(leader)[1:]
        proceeds = 0
        demands: dict[int, int] = {}
        most = self.held[seller][company] if seller is not None and kind == "usual" else lots
        for seat in order:
            if self.dealing(seat):
                _, wanted = yield from self.ask(seat, self.takes(seat, most, price))
                if wanted:
                    demands[seat] = wanted
        if demands and max(demands.values()) > lots:
            assert seller is not None
            verb, _ = yield from self.ask(seller, [("yes", 0), ("no", 0)])
            if verb == "yes":
                lots = min(sum(demands.values()), self.held[seller][company])
            else:
                demands = {seat: min(wanted, lots) for seat, wanted in demands.items()}
        if sum(demands.values()) > lots:
            price, _ = yield from self.auction(demands, lots, price, order, named)
            self.quote[company] = price
        if demands:
            served = sum(demands.values())
            lots -= served
            price = yield from self.settle(company, seller, demands, price, order)
            proceeds += 1000 * price * served
        for _ in range(0 if kind == "short" else 2):
            for seat in order:
                if lots and self.dealing(seat):
                    self.move(company, -10 * lots)
                    _, wanted = yield from self.ask(seat, self.takes(seat, lots, self.quote[company]))
                    if wanted:
                        lots -= wanted
                        price = yield from self.settle(company, seller, {seat: wanted}, self.quote[company], [seat])
                        proceeds += 1000 * price * wanted
        if lots:
            self.move(company, -10 * lots)
            price = yield from self.windowed(company, self.quote[company])
            if seller is not None:
                self.cash[seller] += 1000 * price * lots
                self.held[seller][company] -= lots
                self.stock[company] += lots
            proceeds += 1000 * price * lots
        return proceeds

    def takes(self, seat: int, most: int, price: int) -> list[Act]:
        return [("qty", q) for q in range(most + 1) if not q or not self.guarded() or 1000 * q * price <= self.means(seat)]

    def settle(self, company: int, seller: int | None, demands: dict[int, int], price: int, order: list[int]) -> Story:
        price = yield from self.windowed(company, price)
        left = dict(demands)
        for seat in order:
            if seat in left:
                lots = left.pop(seat)
                if self.cash[seat] >= 1000 * price * lots:
                    self.hand_over(company, seller, seat, lots, 1000 * price * lots)
                else:
                    for other, wanted in left.items():
                        self.owed[other] = 1000 * price * wanted
                    yield from self.default(seat, company, seller, lots, price)
                    self.owed = [0] * self.seats
        return price

    def default(self, debtor: int, company: int, seller: int | None, lots: int, price: int) -> Story:
        due = 1000 * price * lots + 100_000
        self.missing[debtor] = 1
        self.in_default += 1
        while self.cash[debtor] < due and any(self.held[debtor].values()):
            _, sold = yield from self.ask(debtor, (("sell", c) for c in self.in_play if self.held[debtor][c]))
            yield from self.announced_sale(debtor, sold)
        if self.cash[debtor] >= due:
            self.in_default -= 1
            self.cash[debtor] -= 100_000
            self.hand_over(company, seller, debtor, lots, 1000 * price * lots)
            return
        cash, self.cash[debtor] = self.cash[debtor], 0
        if seller is not None:
            self.cash[seller] += 1000 * price * lots
            self.held[seller][company] -= lots
            self.stock[company] += lots
        before = {seat: self.held[seat][company] for seat in range(self.seats)}
        proceeds = yield from self.sale(BANK, debtor, company, lots, "seized")
        assert sum(self.held[seat][company] - before[seat] for seat in range(self.seats)) <= lots
        self.in_default -= 1
        surplus = cash + proceeds - due
        if surplus > 0:
            self.cash[debtor] = surplus
            self.missing[debtor] = 2
        else:
            self.ruin(debtor)

    def double(self) -> Story:
        open_to = [("company", c) for c in self.in_play if self.stock[c] and 1000 * self.quote[c] <= self.cash[self.active]]
        verb, company = yield from self.ask(self.active, [*open_to, ("pass_by", 0)])
        if verb == "company":
            yield from self.buy_alone(company, self.quote[company], 2)

    def buy_alone(self, company: int, price: int, most: int) -> Story:
        _, lots = yield from self.ask(
            self.active, (("qty", q) for q in range(1, min(most, self.stock[company]) + 1) if 1000 * q * price <= self.cash[self.active])
        )
        yield from self.settle(company, BANK, {self.active: lots}, price, [self.active])
