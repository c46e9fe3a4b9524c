"""Setup, turns and the end."""

from __future__ import annotations

from tests.games.merchant_of_venus.book.flying import Flying
from tests.games.merchant_of_venus.book.printed import FOIL, GREEN, GREY, NAMES, NUMBER
from tests.games.merchant_of_venus.book.questions import GameOver, Story, ask, chance


class Book(Flying):
    """The whole story of a game."""

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

    def turn(self) -> Story:
        self.forget_turn()
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
