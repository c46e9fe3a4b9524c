"""Positions written down as on paper: companies as `Che:ACDE`, low Capital as `t5` (triangle), `s1`, `c8`, high Capital as `14`, Proxy as `m1/2`."""

from __future__ import annotations

from typing import Any

from magnat.core.game import load
from magnat.games.venture.components import CARDS, COMPANY_CARDS, FACE, KINDS_OF_CARD, LOW, PROFIT
from magnat.games.venture.rules.capital import receive
from magnat.games.venture.rules.conglomerates import lay_alone, lay_on
from magnat.games.venture.rules.course import begin_turn
from magnat.games.venture.state import CENTRE, UNSEEN, Phase, State
from tests.games.arranged import Arranged

GAME = load("venture")
SHORT = {"aerospace": "Aer", "automotive": "Aut", "chemical": "Che", "electronics": "Ele", "petroleum": "Pet", "steel": "Ste"}
COMPANY = {f"{SHORT[card['industry']]}:{''.join(card['letters'])}": index for index, card in enumerate(COMPANY_CARDS)}
NAME = {index: name for name, index in COMPANY.items()}
CARD = {f"{symbol}{FACE[index]}": 4 * which + index for which, symbol in enumerate("tsc") for index in range(4)}
CARD |= {str(FACE[index]): index for index in range(LOW, LOW + 6)} | {"m1/2": 18, "m1": 19, "m3/2": 20, "Profit": PROFIT}


def cards(text: str) -> list[int]:
    """How many of each kind."""
    counts = [0] * KINDS_OF_CARD
    for word in text.split():
        counts[CARD[word]] += 1
    return counts


class Position(Arranged):
    """A position on an otherwise bare table: nobody owns anything, all cards are in the draw pile, seat 0 is to act in turn 1."""

    game = GAME
    st: State

    def __init__(self, players: int = 2, **chosen: object) -> None:
        super().__init__(players, **chosen)
        self.st.pile[PROFIT] = 2
        self.st.dealt = 7 * players
        self.st.turn, self.st.actor, self.st.phase = 1, 0, Phase.MAIN

    def centre(self, *names: str) -> Position:
        """Lay companies open."""
        for slot, name in enumerate(names):
            self.st.centre[slot] = COMPANY[name] + 1
            self.st.holder[COMPANY[name]] = CENTRE
            self.st.reserve -= 1
        return self

    def stack(self, seat: int, *names: str) -> Position:
        """A stack from bottom to top."""
        for index, name in enumerate(names):
            company = COMPANY[name]
            self.st.holder[company] = seat
            self.st.controlled[seat] += 1
            self.st.reserve -= 1
            if index:
                lay_on(self.st, company, COMPANY[names[index - 1]])
            else:
                lay_alone(self.st, company)
        return self

    def reserve(self, size: int, *, rest_to: int) -> Position:
        """Leave `size` companies in the reserve; the others lie alone before a seat."""
        for company in range(len(COMPANY)):
            if self.st.reserve > size and self.st.holder[company] == UNSEEN:
                self.stack(rest_to, NAME[company])
        return self

    def hand(self, seat: int, text: str) -> Position:
        """Put cards into a hand."""
        for card, count in enumerate(cards(text)):
            for _ in range(count):
                self.st.pile[card] -= 1
                receive(self.st, seat, card)
        return self

    def discarded(self, text: str) -> Position:
        """Put cards onto the discard pile."""
        for card, count in enumerate(cards(text)):
            self.st.pile[card] -= count
            self.st.discarded[card] += count
        return self

    def pile(self, text: str, *, rest_to: int) -> Position:
        """Leave just these cards in the draw pile; the others go into a hand, Profit cards onto the discard pile."""
        left = cards(text)
        for card in range(CARDS):
            while self.st.pile[card] > left[card]:
                self.st.pile[card] -= 1
                receive(self.st, rest_to, card)
        self.st.discarded[PROFIT] += self.st.pile[PROFIT] - left[PROFIT]
        self.st.pile[PROFIT] = left[PROFIT]
        return self

    # What happens.

    def begin(self, seat: int) -> Position:
        """Let a seat begin its turn."""
        self.st.player = seat
        self._hear(lambda: begin_turn(self.st))
        return self

    def legal(self, block: str = "") -> list[Any]:
        """The names of all legal arguments of a block, or of all legal blocks."""
        spelled = [GAME.spelled(act) for act in GAME.legal(self.st)]
        if not block:
            return sorted({name for name, _ in spelled})
        return [self._word(block, argument) for name, argument in spelled if name == block]

    def told(self) -> list[str]:
        """The events so far."""
        return [event for event, _ in self.heard]

    # What there is to see.

    def stacks(self, seat: int) -> list[list[str]]:
        """All stacks of a seat, bottom to top."""
        found = []
        for top in range(len(COMPANY)):
            if self.st.top[top] and self.st.holder[top] == seat:
                names, company = [NAME[top]], top
                while self.st.under[company]:
                    company = self.st.under[company] - 1
                    names.insert(0, NAME[company])
                found.append(names)
        return sorted(found)

    def held(self, seat: int) -> list[str]:
        """The cards of a hand."""
        return [word for word, card in CARD.items() if card < CARDS for _ in range(self.st.hand[seat][card])]

    def thrown(self) -> list[str]:
        """The cards of the discard pile."""
        return [word for word, card in CARD.items() for _ in range(self.st.discarded[card])]

    def number(self, block: str, argument: str | int) -> int:
        if isinstance(argument, int):
            return argument
        if block == "proxy":
            return CARD[argument] - CARD["m1/2"]
        if block == "buy":
            return self.st.centre.index(COMPANY[argument] + 1)
        return COMPANY.get(argument, CARD.get(argument, -1))

    def _word(self, block: str, argument: int) -> str:
        if block == "buy":
            return NAME[self.st.centre[argument] - 1]
        if block == "proxy":
            return next(word for word, card in CARD.items() if card == CARD["m1/2"] + argument)
        if block in ("pay", "discard"):
            return next(word for word, card in CARD.items() if card == argument)
        return NAME[argument]
