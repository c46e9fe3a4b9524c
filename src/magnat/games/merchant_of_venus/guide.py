"""The guided first game: two flights, two first contacts and a sale. `python scripts/guide_path.py merchant_of_venus` prints its path."""

from collections.abc import Callable

from magnat.core.declare import NEWCOMER, Act, Guide, Step, View

from .components import CULTURE_IDS, CUP_IDS, RACE_IDS, SPACE_IDS, TOKEN_IDS
from .state import Phase

NILLIS, GRAW = CULTURE_IDS.index("nillis"), CULTURE_IDS.index("graw")
ROUTE, ORBIT, PORT, BESIDE, LANE = (SPACE_IDS.index(name) for name in ("IBS_BASE-3", "IBS-1", "IBS-port", "IBS-9", "IBS_NEB-1"))
SIX = 5  # the die that leads to the spaceport in the Nebula
FIRST, SECOND = 1, 3  # my turns, counted over all players


def dice(*values: int) -> tuple[Act, ...]:
    """A roll."""
    return tuple(("die", value - 1) for value in values)


def asked(phase: int, turn: int, good: int | None = None) -> Callable[[View], bool]:
    """I am asked this in that turn, and have this good aboard."""

    def when(view: View) -> bool:
        here = view["actor"] == NEWCOMER and view["phase"] == phase and view["turn"] == turn
        return bool(here and (good is None or view["held"][NEWCOMER][good]))

    return when


def two_turns_later(view: View) -> bool:
    """My heading, two of my turns behind me."""
    return bool(view["actor"] == NEWCOMER and view["phase"] == Phase.HEADING and view["turn"] > SECOND)


GUIDE = Guide(
    seats=2,
    options={"race_selection": "random"},
    draws=(
        ("deal", RACE_IDS.index("human")), ("deal", RACE_IDS.index("eeepeeep")), ("hat", NEWCOMER),
        *dice(6, 4, 3), ("culture", NILLIS),
        *dice(6, 4, 2), ("token", TOKEN_IDS.index("telegate-1")), ("culture", GRAW), ("draw", CUP_IDS.index("passenger-toaster")),
    ),
    bots={1: (("stay", 0), ("done", 0), ("stay", 0), ("done", 0))},
    steps=(
        Step("welcome", ("race",), asked(Phase.HEADING, FIRST)),
        Step("chart", ("board",), asked(Phase.HEADING, FIRST)),
        Step("ship", ("mine",), asked(Phase.HEADING, FIRST)),
        Step("heading", (f"head {ROUTE}",), asked(Phase.HEADING, FIRST), (("head", ROUTE),)),
        Step(
            "fly", (f"land at {PORT}", f"go {ORBIT}", f"go {PORT}", "land 0"), asked(Phase.STEP, FIRST),
            (("go", ORBIT), ("go", PORT), ("land", 0)),
        ),
        Step(
            "contact", (f"iou {NILLIS}", f"buy_good {NILLIS}", "done 0"), asked(Phase.TRANSACT, FIRST),
            (("iou", NILLIS), ("buy_good", NILLIS), ("done", 0)),
        ),
        Step("book", ("book",), asked(Phase.HEADING, SECOND, NILLIS)),
        Step("again", (f"head {BESIDE}",), asked(Phase.HEADING, SECOND, NILLIS), (("head", BESIDE),)),
        Step("lane", (f"go {LANE}",), asked(Phase.STEP, SECOND, NILLIS), (("go", LANE),)),
        Step("die", (f"nav {SIX}",), asked(Phase.NAV, SECOND, NILLIS), (("nav", SIX),)),
        Step("token", ("land 0",), asked(Phase.STEP, SECOND, NILLIS), (("land", 0),)),
        Step(
            "sell", (f"sell {NILLIS}", f"iou {GRAW}", f"buy_good {GRAW}", "done 0"), asked(Phase.TRANSACT, SECOND, NILLIS),
            (("sell", NILLIS), ("iou", GRAW), ("buy_good", GRAW), ("buy_good", GRAW), ("done", 0)),
        ),
        Step("help", ("tool-bulb",), two_turns_later),
        Step("end", (), two_turns_later),
    ),
)  # fmt: skip
