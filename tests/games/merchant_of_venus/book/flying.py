"""How ships fly, and what they come upon."""

from __future__ import annotations

from tests.games.merchant_of_venus.book.printed import ENCOUNTERS, EXITS, FOIL, GREEN, GREY, NAMES, NUMBER, ORBITS, SHIPS, SYSTEM_OF
from tests.games.merchant_of_venus.book.questions import Story, ask, ask_unless_one, die
from tests.games.merchant_of_venus.book.trading import Trading


class Flying(Trading):
    """Rolls, spaces, hazards, telegates."""

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
