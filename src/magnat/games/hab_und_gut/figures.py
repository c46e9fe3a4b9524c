"""What Hab & Gut tells of a finished game in figures; never compiled."""

from __future__ import annotations

from collections.abc import Iterator

from magnat.core.declare import Events, event
from magnat.core.declare import START_SOURCE, Course, FoundFact, Figures, Told

from .components import GOOD_IDS
from .rules import worth

GIFTS = "gifts"


class Figure(Events):
    """What is worth telling."""

    ROUNDS = event(rounds="number", trades="number")
    BEST_TRADE = event("seat", "good", price="money", end="money")
    BIGGEST_MOVE = event("seat", "good", before="money", after="money")
    MOST_GIVEN = event("seat", sum="money")


def facts(course: Course) -> Iterator[FoundFact]:
    yield Figure.ROUNDS, (course.count("TOUR"), course.count("BOUGHT", "SOLD"))
    if trade := max(trades(course), key=lambda trade: trade[3] - trade[2], default=None):
        yield Figure.BEST_TRADE, trade
    if move := max(moved(course), key=lambda move: abs(move[0].values["after"] - move[0].values["before"]), default=None):
        line, player = move
        yield Figure.BIGGEST_MOVE, (player, line.values["good"], line.values["before"], line.values["after"])
    given = [0 for _ in course.seats]
    for line in course.told("CHARITY"):  # of both halves: the last says what lay in the box at the end
        given[line.values["seat"]] = line.values["sum"]
    if (seat := course.leader(given)) is not None:
        yield Figure.MOST_GIVEN, (seat, given[seat])


def moved(course: Course) -> Iterator[tuple[Told, int]]:
    """Every change of a price with who played the card."""
    player = 0
    for line in course.told("PLAYED", "MOVED"):
        if line.event == "PLAYED":
            player = line.values["seat"]
        else:
            yield line, player


def trades(course: Course) -> Iterator[tuple[int, int, int, int]]:
    """(seat, good, bought at, sold at) of every share that was not given away; the one held longest goes first."""
    held: dict[tuple[int, int], list[int]] = {}
    for line in course.told("BOUGHT", "SOLD", "DONATED"):
        seat, good = line.values["seat"], line.values["good"]
        if line.event == "BOUGHT":
            held.setdefault((seat, good), []).append(line.values["price"])
        elif lots := held.get((seat, good)):
            bought = lots.pop(0)
            if line.event == "SOLD":
                yield seat, good, bought, line.values["price"]
    for (seat, good), lots in held.items():
        for bought in lots:
            yield seat, good, bought, worth(course.last, good)


def sources(course: Course) -> dict[str, list[int]]:
    """What each good brought: what its shares were worth when they went, less what they cost. Gifts are counted apart, at their price then."""
    found = {START_SOURCE: [row[0] for row in course.standing]} | {name: [0 for _ in course.seats] for name in (*GOOD_IDS, GIFTS)}
    for line in course.told("BOUGHT", "SOLD", "DONATED"):
        seat, good = line.values["seat"], line.values["good"]
        name, value = GOOD_IDS[good], worth(course.last, good)
        if line.event == "BOUGHT":
            found[name][seat] += value - line.values["price"]  # as if it were held to the end; what goes earlier is taken back
        elif line.event == "SOLD":
            found[name][seat] += line.values["price"] - value
        else:
            given = course.standing[seat][line.ply] - course.standing[seat][line.ply + 1]
            found[name][seat] += given - value
            found[GIFTS][seat] -= given
    return found


FIGURES = Figures(facts=Figure, sources=(*GOOD_IDS, GIFTS), find_facts=facts, find_sources=sources)
