"""The guided first game: a session, a sale against the newcomer, a rumour, a majority. `python scripts/guide_path.py maxi_bourse` prints its path."""

from collections.abc import Callable

from magnat.core.declare import NEWCOMER, Guide, Step, View

from .components import CARD_IDS, COMPANY_IDS, FACES, INTERIEURE, MAJORITY, RUMOURS_SERIES
from .state import Phase

BSN = COMPANY_IDS.index("bsn")
YOGHURT = CARD_IDS[RUMOURS_SERIES].index("R05")  # raises BSN
TURNS = 5  # of the path


def dice(first: int, second: int) -> int:
    """A roll by its faces."""
    return (first - 1) * FACES + second - 1


def asked(phase: int, lots: int = 0) -> Callable[[View], bool]:
    """I am asked this about BSN, and hold at least so many lots of it."""

    def when(view: View) -> bool:
        return bool(view["actor"] == NEWCOMER and view["phase"] == phase and view["company"] == BSN and view["held"][NEWCOMER][BSN] >= lots)

    return when


def before_my_roll(view: View) -> bool:
    """My turn has begun."""
    return bool(view["actor"] == NEWCOMER and view["phase"] == Phase.SALE)


def with_yoghurt(phase: int) -> Callable[[View], bool]:
    """I hold the rumour about BSN in a window of this kind; in that of a payment BSN is paid for."""

    def when(view: View) -> bool:
        return bool(view["phase"] == phase and view["hand"][NEWCOMER][YOGHURT] and (phase == Phase.PRETURN or view["company"] == BSN))

    return when


def five_turns_later(view: View) -> bool:
    """My turn again."""
    return before_my_roll(view) and view["turn"] >= TURNS


DEALT = ("bsn canon coca_cola elf chase_manhattan", "bsn cge elf canon coca_cola", "cge bp canon elf coca_cola")
NO_LOT, PASS = ("qty", 0), ("pass_by", 0)

GUIDE = Guide(
    seats=3,
    options={"edition": "junior", "portfolio": "random", "private_requests": "square_only"},
    draws=(
        *(("deal", COMPANY_IDS.index(name)) for portfolio in DEALT for name in portfolio.split()),
        *(("first_roll", dice(*faces)) for faces in ((6, 5), (4, 3), (2, 1))),
        ("dice", dice(6, 4)),
        ("dice", dice(2, 3)), ("draw_interieure", CARD_IDS[INTERIEURE].index("PI01")),
        ("dice", dice(1, 1)), ("draw_rumeur", CARD_IDS[RUMOURS_SERIES].index("R32")),
        ("dice", dice(3, 4)), ("draw_rumeur", YOGHURT),
        ("dice", dice(1, 4)),
        ("dice", dice(1, 2)), ("draw_interieure", CARD_IDS[INTERIEURE].index("PI02")),
    ),
    bots={
        1: (("qty", 1), NO_LOT, ("sell", BSN), ("qty", 1), ("roll", 0), ("roll", 0), ("company", BSN), ("qty", 2), NO_LOT),
        2: (NO_LOT, NO_LOT, ("roll", 0), PASS, PASS, PASS, PASS, ("qty", 1), PASS, PASS, ("roll", 0), PASS),
    },
    steps=(
        Step("welcome", ("mine",), before_my_roll),
        Step("prices", ("board",), before_my_roll),
        Step("roll", ("roll 0",), before_my_roll, (("roll", 0),)),
        Step("name", (f"company {BSN}",), lambda view: bool(view["actor"] == NEWCOMER and view["phase"] == Phase.NAME), (("company", BSN),)),
        Step("ask", ("qty 2",), asked(Phase.DEMAND), (("qty", 2),)),
        Step("more", ("qty 1",), asked(Phase.DEMAND, lots=3), (("qty", 1),)),
        Step("enough", ("qty 0",), asked(Phase.DEMAND, lots=3), (NO_LOT,)),
        Step("defend", ("qty 1",), asked(Phase.POLL, lots=4), (("qty", 1),)),
        Step("rumour", ("roll 0",), before_my_roll, (("roll", 0),)),
        Step("keep", ("mine",), with_yoghurt(Phase.PRETURN)),
        Step("reveal", (f"reveal {YOGHURT}",), with_yoghurt(Phase.RUMOUR), (("reveal", YOGHURT),)),
        Step("majority", ("qty 1",), asked(Phase.DEMAND, lots=MAJORITY - 1), (("qty", 1),)),
        Step("payout", ("mine",), five_turns_later),
        Step("help", ("tool-bulb",), five_turns_later),
        Step("end", (), five_turns_later),
    ),
)  # fmt: skip
