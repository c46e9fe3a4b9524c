"""What Richesses du Monde tells of a finished game in figures; never compiled."""

from __future__ import annotations

from collections.abc import Iterator

from magnat.core.declare import Events, event
from magnat.core.declare import Course, FoundFact, Figures

SOURCES = {
    "MERGED": "associations",
    "CLAIMED": "royalties",
    "SOLD": "deals",
    "EXCHANGED": "deals",
    "KNOCKED_DOWN": "auctions",
    "TO_THE_BANK": "auctions",
    "DREW": "news",
    "JOKER_BOUGHT": "jokers",
    "BONUS": "squares",
    "FINED": "squares",
    "BANKRUPT": "bankruptcies",
    "RESIGNED": "bankruptcies",
}


class Figure(Events):
    """What is worth telling."""

    TURNS = event(turns="number")
    BEST_ROYALTY = event("seat", "production", sum="money")
    BEST_SALE = event("seat", "production", other="seat", price="money")
    DEAREST_LOT = event("seat", "production", price="money")
    MOST_TITLES = event("seat", titles="number")
    EXCHANGES = event(count="number")


def facts(course: Course) -> Iterator[FoundFact]:
    yield Figure.TURNS, (course.count("ROLLED"),)
    if royalty := course.highest("CLAIMED"):
        yield Figure.BEST_ROYALTY, (royalty.values["seat"], royalty.values["production"], royalty.values["sum"])
    if sale := course.highest("SOLD", of="price"):
        yield Figure.BEST_SALE, tuple(sale.values[name] for name in ("seat", "production", "other", "price"))
    if lot := course.highest("KNOCKED_DOWN", of="price"):
        yield Figure.DEAREST_LOT, (lot.values["seat"], lot.values["production"], lot.values["price"])
    titles = course.counts("BOUGHT")
    if (seat := course.leader(titles)) is not None:
        yield Figure.MOST_TITLES, (seat, titles[seat])
    if count := course.count("EXCHANGED"):
        yield Figure.EXCHANGES, (count,)


FIGURES = Figures(
    facts=Figure,
    sources=("royalties", "deals", "auctions", "squares", "news", "jokers", "associations", "bankruptcies"),
    find_facts=facts,
    find_sources=lambda course: course.sources(SOURCES),
)
