"""What Maxi Bourse tells of a finished game in figures; never compiled."""

from __future__ import annotations

from collections.abc import Iterator

from magnat.core.declare import Events, event
from magnat.core.declare import START_SOURCE, Course, FoundFact, Figures

SOURCES = {
    "CHOSE": START_SOURCE,
    "DEALT": START_SOURCE,
    "READ_BOURSE": "cards",
    "READ_INTERIEURE": "cards",
    "READ_INTERNATIONALE": "cards",
    "READ_PERSONNEL": "cards",
    "REVEALED": "cards",
    "RECEIVED": "cards",
    "PAID": "cards",
    "GAVE": "cards",
    "FREE_LOT": "cards",
    "DIVIDENDS": "dividends",
    "PAYOUT": "dividends",
    "IMPRUDENT": "fines",
    "FINED": "fines",
    "CESSATION": "fines",
    "SURPLUS": "fines",
    "RUINED": "fines",
    "QUOTED": "market",
    "SOLD_TO": "deals",
    "SOLD_TO_BANK": "deals",
    "BOUGHT": "deals",
}


class Figure(Events):
    """What is worth telling."""

    TURNS = event(turns="number", rounds="number")
    BEST_SALE = event("seat", "company", "lots", sum="money")
    BEST_PAYOUT = event("seat", sum="money")
    HIGHEST_QUOTE = event("company", "quote")
    MOST_LOTS = event("seat", lots="number")


def facts(course: Course) -> Iterator[FoundFact]:
    yield Figure.TURNS, (course.count("TURN"), course.count("ROUND_OVER"))
    if sale := course.highest("SOLD_TO", "SOLD_TO_BANK"):
        yield Figure.BEST_SALE, (sale.values["seat"], sale.values["company"], sale.values["lots"], sale.values["sum"])
    if (payout := course.highest("PAYOUT")) and payout.values["sum"]:
        yield Figure.BEST_PAYOUT, (payout.values["seat"], payout.values["sum"])
    if quoted := course.highest("QUOTED", of="quote"):
        yield Figure.HIGHEST_QUOTE, (quoted.values["company"], quoted.values["quote"])
    lots = course.sums("BOUGHT", of="lots")
    if (seat := course.leader(lots)) is not None:
        yield Figure.MOST_LOTS, (seat, lots[seat])


FIGURES = Figures(
    facts=Figure,
    sources=("market", "deals", "dividends", "cards", "fines"),
    find_facts=facts,
    find_sources=lambda course: course.sources(SOURCES),
)
