"""What Venture tells of a finished game in figures; never compiled."""

from __future__ import annotations

from collections.abc import Iterator

from magnat.core.declare import Events, event
from magnat.core.declare import Course, FoundFact, Figures


class Figure(Events):
    """What is worth telling."""

    TURNS = event(turns="number", profits="number")
    BEST_PROFIT = event("seat", profit="money")
    MOST_BOUGHT = event("seat", count="number", sum="money")
    MOST_RAIDS = event("seat", count="number", all="number")
    DEAREST_RAID = event("seat", "company", victim="seat", price="money")


def facts(course: Course) -> Iterator[FoundFact]:
    yield Figure.TURNS, (course.count("TURN"), course.count("PROFIT"))
    if (best := course.highest("SCORED", of="profit")) and best.values["profit"]:
        yield Figure.BEST_PROFIT, (best.values["seat"], best.values["profit"])
    bought = course.counts("BOUGHT")
    if (seat := course.leader(bought)) is not None:
        yield Figure.MOST_BOUGHT, (seat, bought[seat], course.sums("BOUGHT", of="price")[seat])
    raids = course.counts("RAIDED")
    if (seat := course.leader(raids)) is not None:
        yield Figure.MOST_RAIDS, (seat, raids[seat], sum(raids))
    if raid := course.highest("RAIDED", of="price"):
        yield Figure.DEAREST_RAID, (raid.values["seat"], raid.values["company"], raid.values["victim"], raid.values["price"])


def sources(course: Course) -> dict[str, list[int]]:
    """Points are scored by profits, and at the end by the capital in hand."""
    return {"profits": course.sums("SCORED", of="profit"), "capital": course.sums("FINAL_CAPITAL", of="capital")}


FIGURES = Figures(facts=Figure, sources=("profits", "capital"), find_facts=facts, find_sources=sources)
