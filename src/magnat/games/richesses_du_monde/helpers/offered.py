"""What the page may ask about shares, royalties and the next roll."""

from magnat.core.asking import Question

from ..components import BANDS, INCOME, LOT_ROYALTY, LOT_SHARE, LOTS, PRODUCTIONS, ROLLS, TITLES, TITLES_EACH
from ..rules.payments import royalty, share
from ..state import State, is_party
from .ahead import Reach, cash_needed, claims_on, reaches
from .answers import Addition, Additions, Ahead, Royalties, Shares, Square, Stake


def ahead(question: Question[State]) -> Ahead:
    """R9-R24  What the next roll can cost the seat's party: square by square, on average and at worst."""
    st, seat = question.st, question.seat
    party = st.lead[seat]
    if not is_party(st, party):
        return {"cash": 0, "rolls": ROLLS, "squares": [], "owed_in_all": 0, "most_owed": 0, "needed": 0, "ruin": 0}
    found = reaches(st, party)
    return {
        "cash": st.cash[party],
        "rolls": ROLLS,
        "squares": [square(there) for there in found],
        "owed_in_all": sum(there.owed * there.ways for there in found),
        "most_owed": max(there.owed for there in found),
        "needed": cash_needed(found),
        "ruin": sum(there.ruin for there in found),
    }


def royalties(question: Question[State], *, production: int) -> Royalties:
    """R18-R21  What each party owns of a production and would earn from a landing on it, and what the seat's party would owe."""
    st, seat = question.st, question.seat
    party = st.lead[seat]
    rows = [stake(st, other, production) for other in range(st.seats) if is_party(st, other) and st.held[other][production]]
    return {
        "parties": sorted(rows, key=lambda row: (-row["share"], row["seat"])),
        "owed": sum(claim.sum for claim in claims_on(st, party, production)) if is_party(st, party) else 0,
    }


def shares(question: Question[State]) -> Shares:
    """R18-R20  All lots of all parties against the bands."""
    st = question.st
    parties = [other for other in range(st.seats) if is_party(st, other)]
    owned = [(other, production) for other in parties for production in range(PRODUCTIONS) if st.held[other][production]]
    return {"lots": [{"production": production, **stake(st, other, production)} for other, production in owned]}


def additions(question: Question[State]) -> Additions:
    """R20, R31  What each title in the file would make of the share and the income of the seat's party."""
    st, seat = question.st, question.seat
    party = st.lead[seat]
    titles = [title for title in range(TITLES) if is_party(st, party) and st.file[title // TITLES_EACH] >> title % TITLES_EACH & 1]
    return {"titles": [joined(st, party, title) for title in titles]}


def square(there: Reach) -> Square:
    """R9-R24  A square ahead with its claims."""
    return {
        "sum": there.sum,
        "ways": there.ways,
        "square": there.square,
        "production": there.production,
        "claims": [{"seat": claim.seat, "sum": claim.sum} for claim in there.claims],
        "owed": there.owed,
        "gets": there.gets,
        "ruin": there.ruin,
    }


def stake(st: State, seat: int, production: int) -> Stake:
    """R20  What a party has of a production, and the next band of its income table."""
    owned = share(st, seat, production)
    above = [(band, INCOME[production * len(BANDS) + index]) for index, band in enumerate(BANDS) if band > owned]
    band, pays = above[0] if above else (0, 0)
    return {"seat": seat, "share": owned, "pays": royalty(st, seat, production), "next_band": band, "next_pays": pays}


def joined(st: State, party: int, title: int) -> Addition:
    """R31  The lot of a party with one title more."""
    lot = title // TITLES_EACH * LOTS + (st.held[party][title // TITLES_EACH] | 1 << title % TITLES_EACH)
    return {"title": title, "share": LOT_SHARE[lot], "pays": LOT_ROYALTY[lot]}
