"""The guided first game: from the first wheat to half of all wheat. `python scripts/guide_path.py richesses_du_monde` prints its path."""

from collections.abc import Callable

from magnat.core.declare import NEWCOMER, Act, Guide, Step, View

from .components import COUNTRY_IDS, FACES, PLAQUES_EACH, PRODUCTION_IDS, PRODUCTIONS, SLOTS, TITLE_COUNTRY, TITLE_PRODUCTION, TITLES
from .state import Phase

WHEAT, GOLD = PRODUCTION_IDS.index("ble"), PRODUCTION_IDS.index("or")
PLACED = {12: WHEAT, 14: GOLD, 18: WHEAT}  # slot -> plaque: the USSR, Canada, Venezuela


def plaques() -> tuple[Act, ...]:
    """The plaques in the order in which they are laid: where nothing is chosen, well mixed."""
    mixed = [7 * number % PRODUCTIONS for number in range(PRODUCTIONS)]
    left = [PLAQUES_EACH - sum(placed == production for placed in PLACED.values()) for production in range(PRODUCTIONS)]
    rest = iter([production for copy in range(PLAQUES_EACH) for production in mixed if left[production] > copy])
    return tuple(("lay", PLACED[slot] if slot in PLACED else next(rest)) for slot in range(SLOTS))


def title(production: str, country: str) -> int:
    """A title by what it is and where it comes from."""
    wanted = (PRODUCTION_IDS.index(production), COUNTRY_IDS.index(country))
    return next(number for number in range(TITLES) if (TITLE_PRODUCTION[number], TITLE_COUNTRY[number]) == wanted)


def rolled(*dice: str, block: str = "dice") -> tuple[Act, ...]:
    """Rolls by white and red die: "25"."""
    return tuple((block, (int(roll[0]) - 1) * FACES + int(roll[1]) - 1) for roll in dice)


def my_turn(turn: int, *phases: int) -> Callable[[View], bool]:
    """I am to play in this turn of the game, in one of these phases."""

    def when(view: View) -> bool:
        return bool(view["active"] == NEWCOMER and view["turn"] == turn and view["phase"] in phases)

    return when


def after(turn: int, of_wheat: int) -> Callable[[View], bool]:
    """So many turns are over, and I hold so many titles of wheat."""

    def when(view: View) -> bool:
        return bool(view["turn"] >= turn and view["held"][NEWCOMER][WHEAT].bit_count() >= of_wheat)

    return when


def late(view: View) -> bool:
    """My turn has come, three of mine behind me."""
    return bool(view["active"] == NEWCOMER and view["turn"] >= 3 * view["seats"] and view["phase"] in BEFORE_ROLL)


BEFORE_ROLL = (Phase.MARKET, Phase.ROLL)
PASS: tuple[Act, ...] = (("pass_by", 0),)
TO_ROLL: tuple[Act, ...] = (*PASS, ("roll", 0))
ROLL_BUTTONS = ("roll-now", "roll 0")
FRENCH, SOVIET, CANADIAN, OIL = title("ble", "france"), title("ble", "u_r_s_s"), title("ble", "canada"), title("petrole", "u_r_s_s")

GUIDE = Guide(
    seats=3,
    options={"royalty_claim": "auto"},
    draws=(
        *plaques(), *rolled("65", "12", "23", block="first_roll"),
        *rolled("23", "45", "35"), *rolled("35", "24", "15"), *rolled("24", "34", "45"),
    ),
    bots={
        1: (
            *2 * PASS, ("roll", 0), ("stop", 0),
            *3 * PASS, ("roll", 0), ("buy", title("or", "u_r_s_s")), ("buy", title("fer", "u_r_s_s")), ("stop", 0),
            *3 * PASS, ("roll", 0), ("stop", 0), *PASS,
        ),
        2: (*3 * PASS, ("roll", 0), ("stop", 0), *3 * PASS, ("roll", 0), ("stop", 0), *3 * PASS, ("roll", 0), ("stop", 0)),
    },
    steps=(
        Step("welcome", ("board",), my_turn(0, *BEFORE_ROLL)),
        Step("board", ("board",), my_turn(0, *BEFORE_ROLL)),
        Step("roll", ROLL_BUTTONS, my_turn(0, *BEFORE_ROLL), TO_ROLL),
        Step("first", (f"buy {FRENCH}", "stop 0"), my_turn(0, Phase.BUY), (("buy", FRENCH), ("stop", 0))),
        Step("again", ROLL_BUTTONS, my_turn(3, *BEFORE_ROLL), TO_ROLL),
        Step("more", (f"buy {SOVIET}", f"buy {OIL}", "stop 0"), my_turn(3, Phase.BUY), (("buy", SOVIET), ("buy", OIL), ("stop", 0))),
        Step("royalty", ("pawn 1", "player 0"), after(5, of_wheat=2)),
        Step("scale", ("royalty-table",), after(5, of_wheat=2)),
        Step("third", ROLL_BUTTONS, my_turn(6, *BEFORE_ROLL), TO_ROLL),
        Step("half", (f"buy {CANADIAN}", "stop 0"), my_turn(6, Phase.BUY), (("buy", CANADIAN), ("stop", 0))),
        Step("leap", ("pawn 2", "player 0"), after(9, of_wheat=3)),
        Step("trade", ("trade",), late),
        Step("help", ("tool-bulb",), late),
        Step("end", (), late),
    ),
)  # fmt: skip
