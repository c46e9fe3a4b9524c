"""The guided first game: two takeovers, a raid, and a Profit card at the right moment. `python scripts/guide_path.py venture` prints its path."""

from collections.abc import Callable

from magnat.core.declare import NEWCOMER, Act, Guide, Step, View

from .components import CARD_IDS, COMPANY_IDS
from .state import Phase

STEEL, AUTO, CHEMISTRY, ELECTRONICS = (COMPANY_IDS.index(name) for name in ("steel_4", "automotive_7", "chemical_7", "electronics_4"))
HALF, FULL = 0, 1  # the marks of Proxy cards: what a raid costs


def opened(*names: str) -> tuple[Act, ...]:
    """Companies that turn up in the centre."""
    return tuple(("open_company", COMPANY_IDS.index(name)) for name in names)


def cards(block: str, names: str) -> tuple[Act, ...]:
    """Resource cards by their names."""
    return tuple((block, CARD_IDS.index(name)) for name in names.split())


def my_turn(turn: int, companies: int, owed: int = 0) -> Callable[[View], bool]:
    """I act in this turn of the game, control so many companies and owe so much."""

    def when(view: View) -> bool:
        here = view["actor"] == NEWCOMER and view["phase"] == Phase.MAIN and view["turn"] == turn
        return bool(here and view["controlled"][NEWCOMER] == companies and view["owed"] == owed)

    return when


def two_turns_later(view: View) -> bool:
    """My turn, two of mine behind me."""
    return bool(view["actor"] == NEWCOMER and view["phase"] == Phase.MAIN and view["turn"] > 2 * view["seats"])


def has_scored(view: View) -> bool:
    """A Profit card has paid me."""
    return bool(view["points"][NEWCOMER] > 0)


GUIDE = Guide(
    seats=3,
    options={"first_player": str(NEWCOMER)},
    draws=(
        *opened("steel_4", "automotive_7", "chemical_7", "petroleum_2", "aerospace_3"),
        *cards("deal", "triangle_1 triangle_3 triangle_5 square_1 capital_16 capital_20 proxy_1"),
        *cards("deal", "circle_1 circle_3 square_3 square_5 capital_10 capital_20 proxy_3"),
        *cards("deal", "circle_5 circle_1 square_8 square_3 capital_12 capital_10 proxy_2"),
        *opened("electronics_4", "steel_7"), *cards("draw_card", "capital_12 capital_14"),
        *opened("petroleum_4"), *cards("draw_card", "circle_8 square_1"),
        *opened("aerospace_6"), *cards("draw_card", "triangle_3 circle_3"),
        *opened("aerospace_8"), *cards("draw_card", "profit capital_18 triangle_8"),
        *opened("aerospace_7", "aerospace_4"), *cards("draw_card", "triangle_5 capital_18"),
        *opened("steel_5", "electronics_1"), *cards("draw_card", "triangle_8 profit capital_14"),
    ),
    bots={
        1: (
            ("buy", 2), ("place_alone", 0), ("end_ops", 0), *cards("pay", "capital_20"),
            ("buy", 2), ("place_alone", 0), ("buy", 4), ("place_alone", 0), ("end_ops", 0), *cards("pay", "square_1 square_3 square_5"),
        ),
        2: (
            ("buy", 3), ("place_alone", 0), ("end_ops", 0), *cards("pay", "capital_12"),
            ("buy", 4), ("place_on", COMPANY_IDS.index("petroleum_2")),
            ("proxy", FULL), ("take", ELECTRONICS), ("place_on", COMPANY_IDS.index("aerospace_4")),
            ("buy", 1), ("place_on", ELECTRONICS),
            ("end_ops", 0), *cards("pay", "triangle_3 square_8 circle_1 circle_3 circle_5 capital_10"),
        ),
    },
    steps=(
        Step("welcome", ("mine",), my_turn(1, 0)),
        Step("offer", ("board",), my_turn(1, 0)),
        Step("hand", ("hand",), my_turn(1, 0)),
        Step("first", ("buy 0",), my_turn(1, 0), (("buy", 0), ("place_alone", 0))),
        Step("second", ("buy 1", f"place_on {STEEL}"), my_turn(1, 1, owed=16), (("buy", 1), ("place_on", STEEL))),
        Step("pay", ("end_ops 0", "pay-now", "best-payment"), my_turn(1, 2, owed=36), (("end_ops", 0), *cards("pay", "capital_16 capital_20"))),
        Step("rival", ("player 1",), my_turn(4, 2)),
        Step(
            "raid", (f"proxy {HALF}", f"take {CHEMISTRY}", f"place_on {AUTO}"), my_turn(4, 2),
            (("proxy", HALF), ("take", CHEMISTRY), ("place_on", AUTO)),
        ),
        Step("grow", ("buy 0", f"place_on {CHEMISTRY}"), my_turn(4, 3, owed=10), (("buy", 0), ("place_on", CHEMISTRY))),
        Step("settle", ("end_ops 0", "pay-now", "best-payment"), my_turn(4, 4, owed=26), (("end_ops", 0), *cards("pay", "capital_12 capital_14"))),
        Step("profit", ("mine",), has_scored),
        Step("reorganise", ("reorg 0",), two_turns_later),
        Step("help", ("tool-bulb",), two_turns_later),
        Step("end", (), two_turns_later),
    ),
)  # fmt: skip
