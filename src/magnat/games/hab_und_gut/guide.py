"""The guided first game: two rounds with tea on the rise. `python scripts/guide_path.py hab_und_gut` prints its path."""

from collections.abc import Callable

from magnat.core.declare import NEWCOMER, Guide, Step, View

from .components import GOOD_IDS, KINDS_OF_CARD, STEPS, TOURS
from .state import Phase

COAL, COFFEE, TEA, SALT = (GOOD_IDS.index(good) for good in ("coal", "coffee", "tea", "salt"))


def card(name: str) -> int:
    """A price card by its name: "tea+6"."""
    good = next(good for good in GOOD_IDS if name.startswith(good))
    return GOOD_IDS.index(good) * KINDS_OF_CARD + STEPS.index(int(name.removeprefix(good)))


def asked(phase: int, tour: int, shares: int = 0) -> Callable[[View], bool]:
    """I am asked this in that round of the first half, and hold so many shares of tea."""

    def when(view: View) -> bool:
        here = view["actor"] == NEWCOMER and view["phase"] == phase and view["lap"] == 1 and view["tour"] == tour
        return bool(here and view["hand"][NEWCOMER][TEA] >= shares)

    return when


def two_rounds_later(view: View) -> bool:
    """My turn to trade, two rounds behind me."""
    return bool(view["actor"] == NEWCOMER and view["phase"] == Phase.TRADE and (view["lap"] - 1) * TOURS + view["tour"] > 2)


HOLDERS = (  # mine and my left neighbour's, the one between the others, mine and my right neighbour's
    "tea+6 tea+4 grain+4 coal+2 coffee-4 salt+2 rubber-6 grain+2",
    "rubber+6 rubber+4 coal+6 coal+4 coffee+6 salt+4 salt+6 tea-2",
    "tea+4 tea+2 coffee+4 coffee+2 rubber-2 salt-2 coal-4 grain+6",
)

GUIDE = Guide(
    seats=3,
    options={"first_player": str(NEWCOMER)},
    draws=tuple(("deal", card(name)) for holder in HOLDERS for name in holder.split()),
    bots={
        1: (
            *3 * (("buy", COAL),), ("donate_none", 0), ("left_card", card("coal+6")), ("right_card", card("tea+4")), ("halve_right", 0),
            *3 * (("buy", SALT),), ("donate_none", 0), ("left_card", card("coal+4")), ("right_card", card("grain+2")), ("halve_right", 0),
        ),
        2: (
            *3 * (("buy", COFFEE),), ("donate_none", 0), ("left_card", card("tea+2")), ("right_card", card("coffee+6")), ("halve_left", 0),
            *3 * (("buy", SALT),), ("donate_none", 0), ("left_card", card("coffee+4")), ("right_card", card("rubber+4")), ("halve_right", 0),
            *2 * (("sell", COFFEE),), ("trade_end", 0), ("donate_none", 0),
        ),
    },
    steps=(
        Step("welcome", ("my-things",), asked(Phase.TRADE, 1)),
        Step("prices", ("board",), asked(Phase.TRADE, 1)),
        Step("holders", ("left-holder", "right-holder"), asked(Phase.TRADE, 1)),
        Step("buy", (f"buy {TEA}",), asked(Phase.TRADE, 1), 3 * (("buy", TEA),)),
        Step("give", (f"donate {TEA}",), asked(Phase.DONATE, 1, shares=1), (("donate", TEA),)),
        Step(
            "cards", (f"left_card {card('tea+6')}", f"right_card {card('tea+4')}", "halve_right", "play-cards"), asked(Phase.LEFT_CARD, 1),
            (("left_card", card("tea+6")), ("right_card", card("tea+4")), ("halve_right", 0)),
        ),
        Step("sell", (f"sell {TEA}", "trade_end 0"), asked(Phase.TRADE, 2, shares=2), (*2 * (("sell", TEA),), ("trade_end", 0))),
        Step("charity", ("my-gifts",), asked(Phase.LEFT_CARD, 2)),
        Step(
            "hit", (f"left_card {card('coffee-4')}", f"right_card {card('coal-4')}", "halve_left", "play-cards"), asked(Phase.LEFT_CARD, 2),
            (("left_card", card("coffee-4")), ("right_card", card("coal-4")), ("halve_left", 0)),
        ),
        Step("help", ("tool-bulb",), two_rounds_later),
        Step("end", (), two_rounds_later),
    ),
)  # fmt: skip
