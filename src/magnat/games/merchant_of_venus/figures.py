"""What Merchant of Venus tells of a finished game in figures; never compiled."""

from __future__ import annotations

from collections.abc import Iterator

from magnat.core.declare import Events, event
from magnat.core.declare import Course, FoundFact, Figures

SALES = ("SOLD", "SOLD_FACTORY_GOOD")
SOURCES = {
    "SOLD": "goods",
    "SOLD_FACTORY_GOOD": "goods",
    "BOUGHT_GOOD": "goods",
    "BOUGHT_FACTORY_GOOD": "goods",
    "DROPPED_OFF": "passengers",
    "FACTORY_COMMISSION": "commissions",
    "PORT_COMMISSION": "commissions",
    "BOUGHT_FACTORY": "deeds",
    "BOUGHT_PORT": "deeds",
    "USED_CARD": "contacts",
    "BARTERED": "relics",
    "BOUGHT_RELIC": "relics",
    "COLLECTED": "relics",
    "BOUGHT_SHIP": "ship",
    "BOUGHT_EQUIPMENT": "ship",
    "HAZARD_PAID": "dangers",
    "STOPPED": "dangers",
    "TRADED": "deals",
    "LOST_VALUE": "losses",
}


class Figure(Events):
    """What is worth telling."""

    TURNS = event(turns="number")
    BEST_SALE = event("seat", "good", count="number", sum="money")
    MOST_FOUND = event("seat", count="number", all="number")
    FARTHEST = event("seat", count="number")
    MOST_COMMISSIONS = event("seat", sum="money")


def facts(course: Course) -> Iterator[FoundFact]:
    yield Figure.TURNS, (course.count("TURN"),)
    if cargo := best_cargo(course):
        yield Figure.BEST_SALE, cargo
    found = course.counts("FIRST_CONTACT")
    if (seat := course.leader(found)) is not None:
        yield Figure.MOST_FOUND, (seat, found[seat], sum(found))
    flown = course.counts("FLEW")
    if (seat := course.leader(flown)) is not None:
        yield Figure.FARTHEST, (seat, flown[seat])
    commissions = course.sums("FACTORY_COMMISSION", "PORT_COMMISSION")
    if (seat := course.leader(commissions)) is not None:
        yield Figure.MOST_COMMISSIONS, (seat, commissions[seat])


def best_cargo(course: Course) -> tuple[int, int, int, int] | None:
    """(seat, good, how many, for how much) of the goods of one kind that brought most in one turn."""
    turn = 0
    cargoes: dict[tuple[int, int, int], list[int]] = {}
    for line in course.told("TURN", *SALES):
        if line.event == "TURN":
            turn += 1
        else:
            cargoes.setdefault((turn, line.values["seat"], line.values["good"]), []).append(line.values["sum"])
    if not cargoes:
        return None
    (_, seat, good), sums = max(cargoes.items(), key=lambda cargo: sum(cargo[1]))
    return seat, good, len(sums), sum(sums)


FIGURES = Figures(
    facts=Figure,
    sources=("goods", "passengers", "relics", "contacts", "commissions", "deeds", "deals", "ship", "dangers", "losses"),
    find_facts=facts,
    find_sources=lambda course: course.sources(SOURCES),
)
