"""The course of play."""

from __future__ import annotations

from .cards import Cards
from .holdings import CHANCE, COMPANIES, INDEX, SQUARES, Over, Story, series


class Book(Cards):
    """A whole session."""

    def play(self) -> Story:
        try:
            yield from self.session()
        except Over:
            if self.options["final_payout"] == "on":
                for seat in range(self.seats):
                    if seat not in self.ruined:
                        self.cash[seat] += self.payout(seat)

    def session(self) -> Story:
        yield from self.portfolios()
        starter = self.active = yield from self.first()
        turns = rounds = 0
        while True:
            yield from self.turn()
            if not any(self.stock.values()):
                raise Over
            turns += 1
            if turns == int(self.options["turn_limit"]):
                raise Over
            while True:
                self.active = (self.active + 1) % self.seats
                if self.active == starter:
                    rounds += 1
                    done = max(self.progress) // self.length if self.options["duration"] == "circuits" else rounds
                    if done >= int(self.options["length"]):
                        raise Over
                if self.active in self.ruined:
                    continue
                if self.missing[self.active]:
                    self.missing[self.active] -= 1
                    continue
                break

    def portfolios(self) -> Story:
        for seat in range(self.seats):
            for _ in range(self.start["starting_companies"]):
                open_to = [c for c in self.in_play if COMPANIES[c]["nominal"] <= 300 and not self.held[seat][c]]
                if self.options["portfolio"] == "random":
                    _, company = yield from self.ask(CHANCE, (("deal", c) for c in open_to))
                else:
                    _, company = yield from self.ask(seat, (("company", c) for c in open_to))
                self.stock[company] -= 1
                self.held[seat][company] += 1

    def first(self) -> Story:
        tied = list(range(self.seats))
        while len(tied) > 1:
            sums = {}
            for seat in tied:
                _, roll = yield from self.ask(CHANCE, (("first_roll", roll) for roll in range(36)))
                sums[seat] = roll // 6 + roll % 6
            tied = [seat for seat in tied if sums[seat] == max(sums.values())]
        return tied[0]

    def turn(self) -> Story:
        yield from self.preturn()
        sold: set[int] = set()
        alone = self.options["sale_ends_turn"] == "one_company"
        while True:
            mine = self.held[self.active]
            verb, company = yield from self.ask(
                self.active, [("roll", 0), *(("sell", c) for c in self.in_play if mine[c] and c not in sold and not (sold and alone))]
            )
            if verb == "roll":
                break
            sold.add(company)
            yield from self.announced_sale(self.active, company)
            if self.options["sale_ends_turn"] == "on":
                return
        _, roll = yield from self.ask(CHANCE, (("dice", roll) for roll in range(36)))
        first, second = roll // 6 + 1, roll % 6 + 1
        before = self.progress[self.active] // self.length
        self.progress[self.active] += first + second
        if self.progress[self.active] // self.length > before:
            yield from self.window()
            self.cash[self.active] += self.payout(self.active)
        used = yield from self.square(first == second)
        if first == second and not used and self.dealing(self.active):
            yield from self.double()

    def preturn(self) -> Story:
        requested: set[int] = set()
        for seat in self.clockwise(self.active):
            while self.dealing(seat):
                acts = [("reveal", card) for card in self.rumours[seat]]
                if self.options["private_requests"] == "preturn" and seat != self.active and seat not in requested:
                    acts += [("request", c) for c in self.in_play if self.held[self.active][c]]
                if not acts:
                    break
                verb, thing = yield from self.ask(seat, [*acts, ("pass_by", 0)])
                if verb == "pass_by":
                    break
                if verb == "reveal":
                    self.reveal(seat, thing)
                else:
                    requested.add(seat)
                    yield from self.request(seat, self.active, thing)

    def square(self, double: bool) -> Story:
        """What happens there; whether a double was used inside a session."""
        found = SQUARES[self.progress[self.active] % self.length]
        kind = found["kind"]
        if kind == "start":
            return False
        if kind == "title":
            return (yield from self.title(INDEX[found["company"]], double))
        if kind == "rumeurs":
            if len(self.piles[kind]) + len(self.fresh[kind]):
                card = yield from self.drawn(kind, "draw_rumeur")
                self.rumours[self.active].add(card)
            return False
        names = {
            "bourse": "bourse",
            "politique_interieure": "interieure",
            "politique_internationale": "internationale",
            "strictement_personnel": "personnel",
        }
        card = yield from self.drawn(kind, f"draw_{names[kind]}")
        for effect in series(kind)[card]["effects"]:
            if self.active not in self.ruined:
                yield from getattr(self, f"do_{effect['kind']}")(effect)
        self.piles[kind].append(card)
        return False

    def drawn(self, kind: str, block: str) -> Story:
        open_to = self.fresh[kind] or self.piles[kind][:1]
        _, card = yield from self.ask(CHANCE, ((block, card) for card in open_to))
        if self.fresh[kind]:
            self.fresh[kind].remove(card)
        else:
            self.piles[kind].pop(0)
        return card
