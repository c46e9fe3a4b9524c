"""What lies on the table and can be asked about it."""

from __future__ import annotations

from collections import Counter

from tests.games.merchant_of_venus.book.printed import (
    ASTEROIDS,
    CITIES,
    CULTURES,
    CUP,
    DEMANDS,
    ENCOUNTERS,
    NEUTRAL,
    NODE,
    RELIC_NUMBER,
    SYSTEMS,
    TOKEN_COUNT,
    TOKENS,
)
from tests.games.merchant_of_venus.book.questions import GameOver, Story, chance


class Table:
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
        self.forget_turn()

    def forget_turn(self) -> None:
        """What counts in one turn alone."""
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

    def learn_token(self, space: str) -> Story:
        if space not in self.token:
            left = Counter(dict(enumerate(TOKEN_COUNT)))
            left.subtract(self.token.values())
            _, self.token[space] = yield from chance({("token", token): count for token, count in left.items() if count})

    def learn_card(self, system: str) -> Story:
        if system not in self.card:
            _, self.card[system] = yield from chance({("culture", culture): 1 for culture in range(14) if culture not in self.card.values()})

    def draw(self, count: int) -> Story:
        for _ in range(count):
            if not self.cup.total():
                return
            _, kind = yield from chance({("draw", number): self.cup[token] for number, token in enumerate(CUP) if self.cup[token]})
            self.cup[CUP[kind]] -= 1
            self.market[CUP[kind]] += 1
