"""What the page may ask: each helper takes a position with nothing in it that the seat does not see, the seat, and arguments as JSON."""

from collections.abc import Callable
from typing import Any

from magnat.core.errors import Refused

from ..components import BANDS, INCOME, LOT_ROYALTY, LOT_SHARE, LOTS, PRODUCTIONS, ROLLS, TITLES, TITLES_EACH
from ..rules.payments import royalty, share
from ..state import State, is_party
from .ahead import cash_needed, claims_on, reaches

Json = dict[str, Any]


def ahead(st: State, seat: int, arguments: Json) -> Json:
    """R9-R24  What the next roll can cost the seat's party: square by square, on average and at worst.

    -> {cash, rolls, squares: [{sum, ways, square, production, claims: [{seat, sum}], owed, gets, ruin}], owed_in_all, most_owed, needed, ruin}
    `owed_in_all` counts every roll once: divided by `rolls` it is the average. Without a pawn there are no squares.
    """
    party = st.lead[seat]
    if not is_party(st, party):
        return {"cash": 0, "rolls": ROLLS, "squares": [], "owed_in_all": 0, "most_owed": 0, "needed": 0, "ruin": 0}
    found = reaches(st, party)
    return {
        "cash": st.cash[party],
        "rolls": ROLLS,
        "squares": [{**there._asdict(), "claims": [claim._asdict() for claim in there.claims]} for there in found],
        "owed_in_all": sum(there.owed * there.ways for there in found),
        "most_owed": max(there.owed for there in found),
        "needed": cash_needed(found),
        "ruin": sum(there.ruin for there in found),
    }


def royalties(st: State, seat: int, arguments: Json) -> Json:
    """R18-R21  What each party owns of a production and would earn from a landing on it, and what the seat's party would owe.

    `production` -> {parties: [{seat, share, pays, next_band, next_pays}], owed}; a band of 0: there is none above.
    """
    production = arguments.get("production")
    if type(production) is not int or not 0 <= production < PRODUCTIONS:
        raise Refused("wrong-arguments", (), f"this helper expects a production from 0 to {PRODUCTIONS - 1}")
    party = st.lead[seat]
    rows = [stake(st, other, production) for other in range(st.seats) if is_party(st, other) and st.held[other][production]]
    return {
        "parties": sorted(rows, key=lambda row: (-int(row["share"]), int(row["seat"]))),
        "owed": sum(claim.sum for claim in claims_on(st, party, production)) if is_party(st, party) else 0,
    }


def shares(st: State, seat: int, arguments: Json) -> Json:
    """R18-R20  All lots of all parties against the bands: {lots: [{production, seat, share, pays, next_band, next_pays}]}"""
    parties = [other for other in range(st.seats) if is_party(st, other)]
    owned = [(other, production) for other in parties for production in range(PRODUCTIONS) if st.held[other][production]]
    return {"lots": [{"production": production, **stake(st, other, production)} for other, production in owned]}


def additions(st: State, seat: int, arguments: Json) -> Json:
    """R20, R31  What each title in the file would make of the share and the income of the seat's party: {titles: [{title, share, pays}]}"""
    party = st.lead[seat]
    titles = [title for title in range(TITLES) if is_party(st, party) and st.file[title // TITLES_EACH] >> title % TITLES_EACH & 1]
    return {"titles": [{"title": title, **joined(st, party, title)} for title in titles]}


HELPERS: dict[str, Callable[[State, int, Json], Json]] = {
    "ahead": ahead,
    "royalties": royalties,
    "shares": shares,
    "additions": additions,
}


def stake(st: State, seat: int, production: int) -> dict[str, int]:
    """R20  What a party has of a production, and the next band of its income table."""
    owned = share(st, seat, production)
    above = [(band, INCOME[production * len(BANDS) + place]) for place, band in enumerate(BANDS) if band > owned]
    band, pays = above[0] if above else (0, 0)
    return {"seat": seat, "share": owned, "pays": royalty(st, seat, production), "next_band": band, "next_pays": pays}


def joined(st: State, party: int, title: int) -> dict[str, int]:
    """R31  The lot of a party with one title more."""
    lot = title // TITLES_EACH * LOTS + (st.held[party][title // TITLES_EACH] | 1 << title % TITLES_EACH)
    return {"share": LOT_SHARE[lot], "pays": LOT_ROYALTY[lot]}
