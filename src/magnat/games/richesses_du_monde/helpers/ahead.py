"""R9-R24, R64  What lies ahead of a pawn: the squares of the next roll, their chances, and what they cost."""

from typing import NamedTuple

from ..components import BONUS, CONTINENT, FACES, FINE, PATH, PATH_STEPS, PIP_BONUS, SQUARE_KIND, SQUARE_SLOT
from ..rules.payments import royalty
from ..state import State, is_party


class Claim(NamedTuple):
    """R18  What one party may ask for."""

    seat: int
    sum: int


class Reach(NamedTuple):
    """A square that the next roll can lead to."""

    sum: int  # of both dice
    ways: int  # how many of the 36 rolls
    square: int
    production: int  # of its plaque, -1 is none that counts
    claims: tuple[Claim, ...]
    owed: int  # R24 all claims together
    gets: int  # R64 what the bank pays first
    ruin: int  # R92 how many of the ways make the party bankrupt: the penalty of a double, or the royalties


def claims_on(st: State, payer: int, production: int) -> tuple[Claim, ...]:
    """R18, R21  What every other party may claim for a production, clockwise from the payer."""
    found = []
    for step in range(1, st.seats):
        seat = (payer + step) % st.seats
        if is_party(st, seat) and royalty(st, seat, production): found.append(Claim(seat, royalty(st, seat, production)))
    return tuple(found)


def plaque_on(st: State, square: int) -> int:
    """R17, R36  The production for which a landing costs royalties, or -1."""
    if SQUARE_SLOT[square] < 0 or (SQUARE_KIND[square] == CONTINENT and not st.continental_royalty): return -1
    return st.plaque[SQUARE_SLOT[square]] - 1


def reach(st: State, party: int, total: int) -> Reach:
    """R9, R11  Where a roll of this sum leads: the pawn's progress decides, not its square."""
    square = PATH[(st.progress[party] + total - 1) % PATH_STEPS]
    production = plaque_on(st, square)
    claims = claims_on(st, party, production) if production >= 0 else ()
    owed = sum(claim.sum for claim in claims)
    gets = PIP_BONUS * total if SQUARE_KIND[square] == BONUS else 0
    whites = [white for white in range(1, FACES + 1) if 1 <= total - white <= FACES]
    ruin = sum(is_ruined(st.cash[party], FINE * white if 2 * white == total else 0, gets, owed) for white in whites)
    return Reach(total, len(whites), square, production, claims, owed, gets, ruin)


def is_ruined(cash: int, fine: int, gets: int, owed: int) -> bool:
    """R12, R64, R65, R92  The penalty comes before the move, the bank's payment before the royalties."""
    return cash < fine or cash - fine + gets < owed


def reaches(st: State, party: int) -> list[Reach]:
    """R11  All sums of two dice."""
    return [reach(st, party, total) for total in range(2, 2 * FACES + 1)]


def cash_needed(found: list[Reach]) -> int:
    """R12, R92  The cash with which no roll ruins a party: the penalty must be there before the move, the royalties after the bank's payment."""
    fines = [FINE * there.sum // 2 if there.sum % 2 == 0 else 0 for there in found]
    return max(max(fine, fine + there.owed - there.gets) for fine, there in zip(fines, found, strict=True))
