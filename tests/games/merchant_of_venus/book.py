"""The game once more, as one story of questions told from the specification, without any code of the engine.

A story yields questions and is sent the answers: ("ask", seat, set of (block, argument)) or ("chance", {(block, argument): weight}).
Where a question would have one answer and is not to be asked, it is not yielded.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Generator, Iterable
from pathlib import Path
from typing import Any

import magnat.games.merchant_of_venus as package

Act = tuple[str, int]
Story = Generator[tuple[str, Any, Any], Act, Any]

DATA = json.loads((Path(package.__file__).parent / "components.json").read_text(encoding="utf-8"))
NODES = DATA["map"]["nodes"]
NAMES = [node["id"] for node in NODES]
NUMBER = {name: number for number, name in enumerate(NAMES)}
SYSTEMS = [system["id"] for system in DATA["map"]["systems"]]
ENCOUNTERS = [node["id"] for node in NODES if node["kind"] == "encounter"]
ORBITS = [node["id"] for node in NODES if node["orbit"]]
CITIES = {node["id"] for node in NODES if node["kind"] == "city"}
NEUTRAL = {node["id"] for node in NODES if node["kind"] in ("neutral_spaceport", "galactic_base")}
ASTEROIDS = {node["id"] for node in NODES if node["kind"] == "asteroid"}
SYSTEM_OF = {node["id"]: node["system"] if node["system"] in SYSTEMS else None for node in NODES}
NODE = {node["id"]: node for node in NODES}
EXITS = {name: {int(face): exit_name for face, exit_name in exits.items()} for name, exits in DATA["map"]["navigation"].items()}
GREY: dict[str, set[str]] = {name: set() for name in NAMES}
GREEN: dict[str, set[str]] = {name: set() for name in NAMES}
FOIL: dict[str, set[str]] = {name: set() for name in NAMES}
for _edge in DATA["map"]["edges"]:
    _links = GREEN if _edge["color"] == "green" else GREY
    _links[_edge["a"]].add(_edge["b"])
    _links[_edge["b"]].add(_edge["a"])
for _edge in DATA["map"]["air_foil_edges"]:
    FOIL[_edge["a"]].add(_edge["b"])
    FOIL[_edge["b"]].add(_edge["a"])

CULTURES = DATA["cultures"]["items"]
SHIPS = DATA["ships"]["items"]
EQUIPMENT = DATA["equipment"]["items"]
RELICS = DATA["relics"]["items"]
PASSENGERS = DATA["passengers"]["items"]
DEMANDS = DATA["demands"]["items"]
RACES = DATA["races"]["items"]
SCIENCE = {science["id"]: science for science in DATA["sciences"]["items"]}
RELIC_NUMBER = {relic["name"]: number for number, relic in enumerate(RELICS)}
TOKENS = [("gate", number) for number in range(1, 7)] + [("port", 0)]
TOKENS += [(colour, cost) for colour in ("blue", "red", "yellow") for cost in (10, 20, 30, 40)] + [("relic", number) for number in range(9)]
HAZARDS = DATA["encounters"]["hazards"]
TOKEN_COUNT = [1] * 6 + [3] + [HAZARDS[colour].count(cost) for colour in ("blue", "red", "yellow") for cost in (10, 20, 30, 40)] + [1] * 9
GOODS = [culture["good"]["id"] for culture in CULTURES]
# Things are named (group, number): good, factory, passenger, equipment, relic, card; tokens of the cup also demand.
THINGS = [("good", n) for n in range(14)] + [("factory", n) for n in range(14)] + [("passenger", n) for n in range(10)]
THINGS += [("equipment", n) for n in range(4)] + [("relic", n) for n in range(9)] + [("card", n) for n in range(14)]
CUP = [("good", n) for n in range(14)] + [("factory", n) for n in range(14)]
CUP += [("demand", n) for n in range(19)] + [("passenger", n) for n in range(10)]


class GameOver(Exception):
    """The game has ended in the middle of something."""


class Book:
    """All that lies on the table, by name."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats, self.options = seats, options
        self.credits = [20 * seats] * seats
        self.space = ["BASE"] * seats
        self.ship = [0] * seats
        self.race: list[int | None] = [None] * seats
        self.held: list[Counter[tuple[str, int]]] = [Counter() for _ in range(seats)]
        self.factory: dict[int, int] = {}
        self.port: dict[str, int] = {}
        self.card: dict[str, int] = {}  # of systems whose card somebody knows
        self.discovered: set[str] = set()
        self.observed: dict[str, set[int]] = {system: set() for system in SYSTEMS}
        self.token: dict[str, int] = {}  # of encounter spaces whose token somebody knows
        self.up: set[str] = set()
        self.asteroid: set[str] = set()
        self.spied: dict[str, set[int]] = {space: set() for space in ENCOUNTERS}
        self.market: Counter[tuple[str, int]] = Counter({("good", n): CULTURES[n]["good"]["count"] for n in range(14)})
        self.market.update({("factory", n): 1 for n in range(14)})
        self.cup: Counter[tuple[str, int]] = Counter({("demand", n): DEMANDS[n]["count"] for n in range(19)})
        self.cup.update({("passenger", n): 1 for n in range(10)})
        self.pile = [int(options[name]) for name in ("shields", "yellow_drives", "red_drives", "combo_drives")]
        self.for_sale: dict[int, str] = {}
        self.bank = int(options["small_bank"]) if options["small_bank"] != "off" else None
        self.turn_number = 0
        self.active = 0
        self.winner: int | None = None

    # The whole game

    def story(self) -> Story:
        try:
            yield from self.set_up()
            yield from self.turns()
        except GameOver:
            return

    def turns(self) -> Story:
        while True:
            self.turn_number += 1
            yield from self.turn()
            self.end_of_turn()
            self.active = (self.active + 1) % self.seats

    def set_up(self) -> Story:
        for seat in range(self.seats):
            free = [race for race in range(4) if race not in self.race]
            if self.options["race_selection"] == "choose":
                _, self.race[seat] = yield from ask(seat, {("race", race) for race in free})
            else:
                _, self.race[seat] = yield from chance({("deal", race): 1 for race in free})
        _, self.active = yield from chance({("hat", seat): 1 for seat in range(self.seats)})
        if self.options["fast_play"] == "on":
            for number in range(14):
                self.cup["good", number] += self.market.pop(("good", number))
            yield from self.draw(20)

    def end_of_turn(self) -> None:
        """S23, S145, A43"""
        place = self.space[self.active]
        if place in self.port and self.total // 10:
            self.bank_pays(self.port[place], self.total // 10)
        goal = self.options["goal"]
        if goal != "none" and self.worth(self.active) >= int(goal):
            self.winner = self.active
            raise GameOver
        if self.turn_number == int(self.options["turn_cap"]):
            raise GameOver

    def worth(self, seat: int) -> int:
        deeds: int = sum(CULTURES[culture]["factory_deed_cost"] for culture, owner in self.factory.items() if owner == seat)
        return self.credits[seat] + deeds + 200 * sum(owner == seat for owner in self.port.values())

    def bank_pays(self, seat: int, amount: int) -> None:
        paid = amount if self.bank is None else min(amount, self.bank)
        self.credits[seat] += paid
        if self.bank is not None:
            self.bank -= paid
            if self.bank == 0:
                best = max(self.worth(other) for other in range(self.seats))
                to_the_right = [(self.active - step) % self.seats for step in range(1, self.seats + 1)]
                self.winner = next(other for other in to_the_right if self.worth(other) == best)
                raise GameOver

    def pay_bank(self, seat: int, amount: int) -> None:
        self.credits[seat] -= amount
        if self.bank is not None:
            self.bank += amount

    # What is where

    def has(self, relic: str) -> bool:
        return self.held[self.active]["relic", RELIC_NUMBER[relic]] > 0

    def face_up(self, space: str) -> tuple[str, int] | None:
        return TOKENS[self.token[space]] if space in self.up else None

    def face_down(self, space: str) -> bool:
        return space in self.spied and space not in self.up and space not in self.asteroid

    def is_port(self, space: str) -> bool:
        return space in NEUTRAL or space in self.port or self.face_up(space) == ("port", 0)

    def is_trading(self, space: str) -> bool:
        return space in CITIES or self.is_port(space)

    def is_relic(self, space: str) -> bool:
        token = self.face_up(space)
        return token is not None and token[0] == "relic"

    def is_asteroid(self, space: str) -> bool:
        return space in ASTEROIDS or space in self.asteroid or self.is_relic(space)

    def is_landing(self, space: str) -> bool:
        return self.is_trading(space) or self.is_asteroid(space)

    def gate(self, space: str) -> int:
        token = self.face_up(space)
        return token[1] if token and token[0] == "gate" else 0

    def gate_space(self, number: int) -> str | None:
        return next((space for space in self.up if TOKENS[self.token[space]] == ("gate", number)), None)

    def colour(self, space: str) -> str | None:
        token = self.face_up(space)
        if token:
            return token[0] if token[0] in ("red", "yellow", "blue") else None
        printed: str | None = NODE[space].get("color")
        return printed

    def skipped(self, space: str) -> bool:
        return self.colour(space) in self.colours

    def hazard(self, space: str) -> int:
        token = self.face_up(space)
        printed = token[1] if token and token[0] in ("red", "yellow", "blue") else 0 if token else NODE[space].get("cost", 0)
        shields = self.held[self.active]["equipment", 0] + self.has("Shield")
        return max(0, printed - 20 * shields)

    # The turn

    def turn(self) -> Story:
        self.offers: Counter[int] = Counter()
        self.came: Counter[tuple[str, int]] = Counter()
        self.dice: list[int] = []
        self.nav = self.mp = self.total = self.pool = self.iou = 0
        self.prev: str | None = None
        self.entered: set[tuple[str, str]] = set()
        self.run: set[str] = set()
        self.exempt = self.entered_here = False
        self.colours: set[str] = set()
        self.heading: str | None = None
        seat, start = self.active, self.space[self.active]
        gates = {number for number in range(1, 7) if self.gate_space(number) not in (None, start)} if self.has("Jump Start") else set()
        links = GREY[start] | GREEN[start] | (FOIL[start] if self.has("Air Foil") else set())
        kind, argument = yield from ask(seat, {("stay", 0)} | {("head", NUMBER[w]) for w in links} | {("js", number - 1) for number in gates})
        if kind == "stay":
            if self.is_trading(start):
                yield from self.transact(landed=False)
            elif self.is_relic(start) and (yield from self.offers_relic(start)):
                return
            else:
                yield from self.asteroid_stop(start, moved_out=True)
            return
        yield from self.roll()
        how = yield from self.fly(argument + 1 if kind == "js" else 0, NAMES[argument] if kind == "head" else None)
        place = self.space[seat]
        if how == "landed" and self.is_trading(place):
            yield from self.first_contact()
            yield from self.transact(landed=True)
        elif how == "landed" or how == "rest":
            yield from self.asteroid_stop(place, moved_out=how == "rest")

    def roll(self) -> Story:
        seat = self.active
        owned = self.held[seat]
        yellow = owned["equipment", 1] > 0 or self.has("Yellow Drive")
        red, combo = owned["equipment", 2] > 0, owned["equipment", 3] > 0
        sets = [0] + [1] * yellow + [2] * red + [3] * (combo or (yellow and red))
        if len(sets) > 1:
            _, chosen = yield from ask(seat, {("drv", number) for number in sets})
            self.colours = [set(), {"yellow"}, {"red"}, {"yellow", "red"}][chosen]
        speed = SHIPS[self.ship[seat]]["speed"]
        if self.has("Auto Pilot"):
            kind, _ = yield from ask(seat, {("yes", 0), ("no", 0)})
            if kind == "yes":
                self.dice = [4]
        while len(self.dice) < speed:
            self.dice.append((yield from die()))
        if self.has("Mulligan Gear"):
            kind, value = yield from ask(seat, {("mull", value - 1) for value in self.dice} | {("skip", 0)})
            if kind == "mull":
                self.dice.remove(value + 1)
                self.dice.append((yield from die()))
        self.mp = sum(self.dice)

    def values(self, space: str) -> set[int]:
        """S49"""
        all_values = set(self.dice)
        if space in EXITS and self.heading is not None:
            return {value for value in all_values if EXITS[space][value] == self.heading} or all_values
        return all_values

    def fly(self, js: int, heading: str | None) -> Story:
        """The movement; how it ends: landed, rest (no points, no landing place) or over."""
        seat = self.active
        self.heading = heading
        if self.options["early_assignment"] == "on" and not js:
            kind, value = yield from ask(seat, {("nav", value - 1) for value in self.values(self.space[seat])} | {("skip", 0)})
            if kind == "nav":
                self.nav = value + 1
        if js:
            fitting = {value for value in self.dice if self.gate_space(value) not in (None, self.space[seat])}
            if js in fitting:
                fitting = {js}
            if fitting:
                _, value = yield from ask_unless_one(seat, {("nav", value - 1) for value in fitting})
                self.nav = value + 1
                how = yield from self.jump()
                if how:
                    return how
        while True:
            how = yield from self.leave()
            if how:
                return how

    def leave(self) -> Story:
        seat, v = self.active, self.space[self.active]
        use_gate = self.gate(v) > 0 and not self.exempt
        if use_gate and self.has("Gate Lock"):
            kind, _ = yield from ask(seat, {("lock", 0), ("use", 0)})
            use_gate = kind == "use"
        if (use_gate or v in EXITS) and (self.nav == 0 or self.has("Switch Switch")):
            _, value = yield from ask_unless_one(seat, {("nav", value - 1) for value in self.values(v)})
            self.nav = value + 1
        if use_gate and self.gate_space(self.nav) not in (None, v):
            return (yield from self.jump())
        if v in EXITS:
            w = EXITS[v][self.nav]
            if (v, w) in self.entered:
                return "over"
            return (yield from self.step(w))
        if self.heading is not None:
            return (yield from self.step(self.heading))
        options = {("go", NUMBER[w]) for w in self.legal(v)}
        if self.entered_here and self.is_landing(v):
            options.add(("land", 0))
        kind, argument = yield from ask_unless_one(seat, options)
        if kind == "land":
            return "landed"
        return (yield from self.step(NAMES[argument]))

    def cost(self, v: str, w: str) -> int:
        return 0 if self.skipped(w) else 2 if w in GREEN[v] and not self.has("Air Foil") else 1

    def legal(self, v: str) -> set[str]:
        links = GREY[v] | GREEN[v] | (FOIL[v] if self.has("Air Foil") else set())
        found = {w for w in links if w != self.prev and self.mp >= max(1, self.cost(v, w))}
        if self.skipped(v):
            found = {w for w in found if w not in self.run} or found
        return found

    def step(self, w: str) -> Story:
        v = self.space[self.active]
        self.mp -= self.cost(v, w)
        self.prev, self.exempt, self.heading = v, False, None
        if w in EXITS:
            self.entered.add((w, v))
        if not self.face_down(w):
            self.run = self.run | {w} if self.skipped(w) else set()
        return (yield from self.arrive(w))

    def jump(self) -> Story:
        target = self.gate_space(self.nav)
        assert target is not None
        self.mp -= 1
        self.prev, self.exempt, self.heading, self.run = None, True, None, set()
        return (yield from self.arrive(target))

    def arrive(self, v: str) -> Story:
        """S43: nothing while the ship goes on, else how the movement ends."""
        seat = self.active
        self.space[seat] = v
        self.entered_here = True
        if self.face_down(v):
            yield from self.learn_token(v)
            self.up.add(v)
            if self.skipped(v):
                self.mp += 1
                self.run = self.run | {v}
            else:
                self.run = set()
        yield from self.spy_around(v)
        yield from self.watch(v)
        if self.skipped(v):
            return None
        cost = self.hazard(v)
        if cost and self.mp:
            if self.credits[seat] < cost:
                return "over"
            kind, _ = yield from ask(seat, {("pay", 0), ("stop", 0)})
            if kind == "stop":
                return "over"
            self.pay_bank(seat, cost)
        if self.is_relic(v) and (yield from self.offers_relic(v)):
            return "over"
        if self.mp == 0:
            return "landed" if self.is_landing(v) else "rest"
        if v in EXITS and self.is_landing(v):
            kind, _ = yield from ask(seat, {("land", 0), ("fly", 0)})
            if kind == "land":
                return "landed"
        return None

    def learn_token(self, space: str) -> Story:
        if space not in self.token:
            left = Counter(dict(enumerate(TOKEN_COUNT)))
            left.subtract(self.token.values())
            _, self.token[space] = yield from chance({("token", token): count for token, count in left.items() if count})

    def learn_card(self, system: str) -> Story:
        if system not in self.card:
            _, self.card[system] = yield from chance({("culture", culture): 1 for culture in range(14) if culture not in self.card.values()})

    def spy_around(self, v: str) -> Story:
        seat = self.active
        while self.has("Spy Eye"):
            hidden = [space for space in ENCOUNTERS if space in GREY[v] | GREEN[v] and self.face_down(space) and seat not in self.spied[space]]
            if not hidden:
                return
            if self.options["auto_observe"] == "on":
                kind, argument = "spy", ENCOUNTERS.index(hidden[0])
            else:
                kind, argument = yield from ask(seat, {("spy", ENCOUNTERS.index(space)) for space in hidden} | {("skip", 0)})
            if kind == "skip":
                return
            yield from self.learn_token(ENCOUNTERS[argument])
            self.spied[ENCOUNTERS[argument]].add(seat)

    def watch(self, v: str) -> Story:
        seat, system = self.active, SYSTEM_OF[v]
        if system is None or system in self.discovered or seat in self.observed[system] or not (v in ORBITS or self.has("Spy Eye")):
            return
        kind = "observe"
        if self.options["auto_observe"] == "off":
            kind, _ = yield from ask(seat, {("observe", 0), ("skip", 0)})
        if kind == "observe":
            yield from self.learn_card(system)
            self.observed[system].add(seat)

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

    # Transactions

    def draw(self, count: int) -> Story:
        for _ in range(count):
            if not self.cup.total():
                return
            _, kind = yield from chance({("draw", number): self.cup[token] for number, token in enumerate(CUP) if self.cup[token]})
            self.cup[CUP[kind]] -= 1
            self.market[CUP[kind]] += 1

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

    # Trade between players

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


def ask(seat: int, options: Iterable[Act]) -> Story:
    return (yield ("ask", seat, frozenset(options)))


def ask_unless_one(seat: int, options: set[Act]) -> Story:
    if len(options) == 1:
        return next(iter(options))
    return (yield from ask(seat, options))


def chance(weights: dict[Act, int]) -> Story:
    return (yield ("chance", None, weights))


def die() -> Story:
    _, face = yield from chance({("die", face): 1 for face in range(6)})
    return face + 1
