"""What is bought, sold, taken aboard and traded."""

from __future__ import annotations

from collections import Counter

from tests.games.merchant_of_venus.book.printed import (
    CITIES,
    CULTURES,
    DEMANDS,
    EQUIPMENT,
    GOODS,
    NEUTRAL,
    ORBITS,
    PASSENGERS,
    RACES,
    RELICS,
    SCIENCE,
    SHIPS,
    SYSTEM_OF,
    THINGS,
    TOKENS,
)
from tests.games.merchant_of_venus.book.questions import Act, Story, ask
from tests.games.merchant_of_venus.book.table import Table


class Trading(Table):
    """Everything that is done in a port or at an asteroid."""

    def fits(self, seat: int, change: Counter[tuple[str, int]] | None = None, ship: int | None = None) -> bool:
        held = Counter(self.held[seat])
        for thing, count in (change or Counter()).items():
            held[thing] += count
        big = sum(count for (group, _), count in held.items() if group in ("good", "factory"))
        small = sum(count for (group, _), count in held.items() if group == "passenger")
        small += sum(held["equipment", number] for number in (1, 2, 3)) + max(0, held["equipment", 0] - 1)
        return bool(big + -(-small // 2) <= SHIPS[self.ship[seat] if ship is None else ship]["holds"])

    def take_aboard(self, thing: tuple[str, int]) -> None:
        self.held[self.active][thing] += 1
        self.came[thing] += 1

    def put_out(self, thing: tuple[str, int]) -> None:
        self.held[self.active][thing] -= 1
        self.came[thing] = min(self.came[thing], self.held[self.active][thing])

    def transact(self, *, landed: bool) -> Story:
        seat, place = self.active, self.space[self.active]
        system = SYSTEM_OF[place]
        culture = self.card[system] if system else None
        limited = landed and (place in CITIES or place in NEUTRAL)
        self.sales_left = self.buys_left = 1 if limited else 10**9
        while True:
            options = self.transactions(seat, place, system, culture)
            kind, argument = yield from ask(seat, options)
            if kind == "done":
                return
            yield from self.carry_out(kind, argument, system, culture)
            while not self.fits(seat):
                _, argument = yield from ask(seat, {("dump", n) for n in range(42) if self.held[seat][THINGS[n]]})
                yield from self.discard(THINGS[argument])

    def payable(self, price: int) -> bool:
        return self.iou + self.pool + self.credits[self.active] >= price and (self.buys_left > 0 or self.iou >= price)

    def home(self, price: int, culture: int | None) -> int:
        race = self.race[self.active]
        assert race is not None
        return price * 8 // 10 if culture is not None and RACES[race]["home_culture"] == culture + 1 else price

    def transactions(self, seat: int, place: str, system: str | None, culture: int | None) -> set[Act]:
        held, found = self.held[seat], {("done", 0)}
        if self.sales_left:
            if culture is not None:
                for number in range(14):
                    if culture + 1 in CULTURES[number]["good"]["buyers"]:
                        found |= {("sell", number)} if held["good", number] else set()
                        found |= {("sellf", number)} if held["factory", number] else set()
            found |= {("barter", n) for n in range(4) if held["equipment", n]} | {("barter", 4 + n) for n in range(9) if held["relic", n]}
            sold = SCIENCE[CULTURES[culture]["science"] if culture is not None else "galactic_base"]["ships"]
            for number, ship in enumerate(SHIPS):
                if ship["id"] in sold and number != self.ship[seat]:
                    self.pool += SHIPS[self.ship[seat]]["trade_in"]
                    found |= {("buy_ship", number)} if self.payable(ship["cost"]) else set()
                    self.pool -= SHIPS[self.ship[seat]]["trade_in"]
        if culture is not None:
            printed = CULTURES[culture]
            if self.market["good", culture] and self.fits(seat, Counter({("good", culture): 1})) and self.payable(printed["good"]["buy"]):
                found.add(("buy_good", culture))
            if culture in self.factory and self.market["factory", culture] and self.fits(seat, Counter({("factory", culture): 1})):
                found |= {("buy_fgood", culture)} if self.payable(printed["factory_good"]["buy"]) else set()
            if culture not in self.factory and self.payable(self.home(printed["factory_deed_cost"], culture)):
                found.add(("buy_fdeed", culture))
            for number, equipment in enumerate(EQUIPMENT):
                if equipment["id"] in SCIENCE[printed["science"]]["equipment"] and self.pile[number] and self.payable(equipment["cost"]):
                    found |= {("buy_equip", number)} if self.fits(seat, Counter({("equipment", number): 1})) else set()
            for number, orbit in enumerate(ORBITS):
                if SYSTEM_OF[orbit] == system and orbit not in self.port and self.payable(self.home(200, culture)):
                    found.add(("buy_pdeed", number))
            found |= {("iou", culture)} if held["card", culture] else set()
        lying = [relic for relic, where in self.for_sale.items() if where == (system or "BASE")]
        found |= {("buy_relic", relic) for relic in lying if self.payable(RELICS[relic]["value"])}
        for number, passenger in enumerate(PASSENGERS):
            here = culture + 1 if culture is not None else "BASE"
            if passenger["from"] == here and self.market["passenger", number] and self.fits(seat, Counter({("passenger", number): 1})):
                found.add(("pick", number))
            if passenger["to"] == here and held["passenger", number]:
                found.add(("drop", number))
        old = {n: held[THINGS[n]] - (0 if self.options["discard_new"] == "on" else self.came[THINGS[n]]) for n in range(42)}
        return found | {("dump", n) for n, count in old.items() if count > 0} | {("trade", other) for other in self.partners()}

    def pay(self, price: int) -> None:
        from_iou = min(self.iou, price)
        from_pool = min(self.pool, price - from_iou)
        cash = price - from_iou - from_pool
        if from_iou < price:
            self.buys_left -= 1
        self.iou -= from_iou
        self.pool -= from_pool
        self.total += from_iou + cash + (from_pool if self.options["commission_base"] == "double" else 0)
        self.pay_bank(self.active, cash)

    def carry_out(self, kind: str, n: int, system: str | None, culture: int | None) -> Story:
        seat = self.active
        if kind in ("sell", "sellf"):
            thing = ("good" if kind == "sell" else "factory", n)
            amount = CULTURES[n]["good" if kind == "sell" else "factory_good"]["sell"]
            put_in = 1
            assert culture is not None
            for number, demand in enumerate(DEMANDS):
                if demand["good"] == GOODS[n] and demand["culture"] == culture + 1 and self.market["demand", number]:
                    amount += demand["bonus"] * self.market["demand", number]
                    self.market["demand", number] -= 1
                    self.cup["demand", number] += 1
                    put_in = 2
            self.sales_left -= 1
            self.put_out(thing)
            self.cup[thing] += 1
            self.total += amount
            self.bank_pays(seat, amount)
            yield from self.draw(put_in)
        elif kind == "barter":
            self.sales_left -= 1
            value = EQUIPMENT[n]["trade_in"] if n < 4 else RELICS[n - 4]["trade_in"]
            self.pool += value
            self.total += value
            if n < 4:
                self.put_out(("equipment", n))
                self.pile[n] += 1
            else:
                self.held[seat]["relic", n - 4] -= 1
                self.for_sale[n - 4] = system or "BASE"
        elif kind == "buy_good":
            self.pay(CULTURES[n]["good"]["buy"])
            self.market["good", n] -= 1
            self.take_aboard(("good", n))
        elif kind == "buy_fgood":
            price = CULTURES[n]["factory_good"]["buy"]
            self.pay(price)
            self.market["factory", n] -= 1
            self.take_aboard(("factory", n))
            self.bank_pays(self.factory[n], price // 2)
        elif kind == "buy_fdeed":
            self.pay(self.home(CULTURES[n]["factory_deed_cost"], culture))
            self.factory[n] = seat
        elif kind == "buy_equip":
            self.pay(EQUIPMENT[n]["cost"])
            self.pile[n] -= 1
            self.take_aboard(("equipment", n))
        elif kind == "buy_ship":
            old = SHIPS[self.ship[seat]]["trade_in"]
            self.sales_left -= 1
            self.pool += old
            self.total += old
            self.pay(SHIPS[n]["cost"])
            self.ship[seat] = n
        elif kind == "buy_pdeed":
            self.pay(self.home(200, culture))
            self.port[ORBITS[n]] = seat
        elif kind == "buy_relic":
            self.pay(RELICS[n]["value"])
            del self.for_sale[n]
            self.held[seat]["relic", n] += 1
        elif kind == "iou":
            self.held[seat]["card", n] -= 1
            self.iou = CULTURES[n]["iou"]
        elif kind == "pick":
            self.market["passenger", n] -= 1
            self.take_aboard(("passenger", n))
        elif kind == "drop":
            self.put_out(("passenger", n))
            self.cup["passenger", n] += 1
            self.bank_pays(seat, PASSENGERS[n]["fare"])
            yield from self.draw(1)
        elif kind == "dump":
            yield from self.discard(THINGS[n])
        else:
            yield from self.trade(n)

    def discard(self, thing: tuple[str, int]) -> Story:
        self.put_out(thing)
        if thing[0] == "equipment":
            self.pile[thing[1]] += 1
        else:
            self.cup[thing] += 1
            yield from self.draw(1)

    def partners(self) -> set[int]:
        if self.options["player_trading"] == "off":
            return set()
        here, most = self.space[self.active], int(self.options["max_trade_offers"])
        return {other for other in range(self.seats) if other != self.active and self.space[other] == here and self.offers[other] < most}

    def asteroid_stop(self, place: str, *, moved_out: bool) -> Story:
        """S24; `moved_out`: no points left on a space that is no landing place, or stayed."""
        if not self.is_asteroid(place) and not (moved_out and self.options["trade_places"] == "any"):
            return
        while self.partners():
            kind, other = yield from ask(self.active, {("trade", other) for other in self.partners()} | {("done", 0)})
            if kind == "done":
                return
            yield from self.trade(other)

    def trade(self, other: int) -> Story:
        seat = self.active
        self.offers[other] += 1
        sides = {"give": Counter[tuple[str, int]](), "take": Counter[tuple[str, int]]()}
        money = {"gc": 0, "tc": 0}
        steps = 0
        while True:
            options = {("cancel", 0)}
            if steps < int(self.options["max_trade_steps"]):
                for side, payer in (("give", seat), ("take", other)):
                    options |= {(side, n) for n, thing in enumerate(THINGS) if self.held[payer][thing] > sides[side][thing]}
                for side, payer in (("gc", seat), ("tc", other)):
                    options |= {(side, n) for n in range(3) if money[side] + 10**n <= self.credits[payer]}
            mine, theirs = Counter(sides["take"]), Counter(sides["give"])
            mine.subtract(sides["give"])
            theirs.subtract(sides["take"])
            if steps and self.fits(seat, mine) and self.fits(other, theirs):
                options.add(("offer", 0))
            kind, n = yield from ask(seat, options)
            if kind == "cancel":
                return
            if kind == "offer":
                answer, _ = yield from ask(other, {("accept", 0), ("refuse", 0)})
                if answer == "accept":
                    for thing in THINGS:
                        self.held[seat][thing] += mine[thing]
                        self.held[other][thing] += theirs[thing]
                        self.came[thing] = min(self.came[thing] + sides["take"][thing], self.held[seat][thing])
                    self.credits[seat] += money["tc"] - money["gc"]
                    self.credits[other] += money["gc"] - money["tc"]
                return
            steps += 1
            if kind in sides:
                sides[kind][THINGS[n]] += 1
            else:
                money[kind] += 10**n

    def offers_relic(self, space: str) -> Story:
        kind, _ = yield from ask(self.active, {("collect", 0), ("leave", 0)})
        if kind == "leave":
            return False
        self.held[self.active]["relic", TOKENS[self.token[space]][1]] += 1
        self.up.remove(space)
        self.asteroid.add(space)
        return True

    def first_contact(self) -> Story:
        system = SYSTEM_OF[self.space[self.active]]
        if system is None or system in self.discovered:
            return
        yield from self.learn_card(system)
        self.discovered.add(system)
        self.held[self.active]["card", self.card[system]] += 1
        if self.options["fast_play"] == "on":
            yield from self.draw(4)
