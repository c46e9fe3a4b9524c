"""What lots are worth to whom, and how close a party is to ruin. Reads titles, plaques and pawns, which lie open, and one's own purse.

Worth is counted in hundredths of a unit of money, chances in thousandths. `others` is the number of other parties.
"""

from magnat.core.declare import scratch

from ..components import (
    BANDS, CONTINENT, FACES, FINE, INCOME, LOT_PRICE, LOT_ROYALTY, LOT_SHARE, LOTS, PATH, PATH_STEPS, PLAQUES_EACH, PRODUCTIONS, ROLLS,
    SQUARE_KIND, SQUARE_SLOT,
)
from ..characters import Trait
from ..rules.payments import royalty
from ..state import NONE, State, is_party, party_count

WHOLE = 100         # hundredths
SURE = 1000         # thousandths
ROUNDS = (0, 10, 10, 10, 7, 7)  # rounds ahead that count, by other parties: the more there are, the sooner somebody is ruined
COUNTED = 20        # rounds before an end by counting: from then on titles are worth more and more of what is printed on them
SHARP = 2           # a royalty counts as if so many more had to pay it: whoever pays is weakened
DUEL = 5            # and face to face so many: every royalty hits the one who matters
HOPE = 20           # of a band whose missing titles are still in the file, for the first titles
NEARLY = 30         # and so much more just before it is reached
RESALE = 40         # of the printed price, for whatever a title may still become
LATER = 4000        # weight of the dangers beyond the next roll, in thousandths
FONDNESS = 20       # of what one collects, in hundredths: so much more it is worth
NERVE = 20          # of the fear of ruin, in hundredths: so much a step of daring takes away
FEAR = 4            # ruin counts so many times what it costs: there is no way back


# Lots

def rivals(st: State) -> int:
    """R88  How many other parties there are."""
    return party_count(st) - 1

def harm(others: int) -> int:
    """How much of what another party gains one has to count as one's own loss: all of it face to face."""
    return 20 + 80 // others

def rounds_left(st: State, others: int) -> int:
    """R105  Until the game ends by counting; as many as can matter where it does not."""
    if not st.turn_limit: return COUNTED
    return min(COUNTED, (st.turn_limit - st.turn) // (others + 1))

def resale(left: int) -> int:
    """R105  What counts of the printed price, in hundredths: the more, the sooner the game ends by counting."""
    return WHOLE - (WHOLE - RESALE) * left // COUNTED

def lot_worth(st: State, others: int, production: int, lot: int, free: int) -> int:
    """R18-R20  What royalties a lot should bring, or could bring with titles that are still in the file."""
    if lot == 0: return 0
    owned = LOT_SHARE[production * LOTS + lot]
    reach = LOT_SHARE[production * LOTS + (lot | free)]
    now = LOT_ROYALTY[production * LOTS + lot]
    best = now * WHOLE
    for band in range(len(BANDS)):
        if owned < BANDS[band] <= reach:
            more = INCOME[production * len(BANDS) + band] - now
            best = max(best, now * WHOLE + more * (HOPE + NEARLY * owned // BANDS[band]) * owned // BANDS[band])
    left = rounds_left(st, others)
    royalties = best * (others + SHARP if others > 1 else DUEL) * min(left, ROUNDS[others]) * PLAQUES_EACH // PATH_STEPS
    return royalties + LOT_PRICE[production * LOTS + lot] * resale(left)

def worth_of(st: State, others: int, seat: int, production: int) -> int:
    """What a lot is worth to its owner."""
    return lot_worth(st, others, production, st.held[seat][production], st.file[production]) * fondness(st, seat, production) // WHOLE

def worth_with(st: State, others: int, seat: int, production: int, lot: int) -> int:
    """What a party gains by adding titles of a production to what it owns."""
    free = st.file[production] & (LOTS - 1 - lot)
    worth = lot_worth(st, others, production, st.held[seat][production] | lot, free) * fondness(st, seat, production) // WHOLE
    return worth - worth_of(st, others, seat, production)

def fondness(st: State, seat: int, production: int) -> int:
    """How much a lot is worth to a party for what it likes, in hundredths."""
    return WHOLE + FONDNESS if st.character[seat][Trait.PRODUCTION] == production + 1 else WHOLE

def all_worth(st: State, others: int, seat: int) -> int:
    """Everything a party owns, its cash apart."""
    total = 0
    for production in range(PRODUCTIONS):
        total += worth_of(st, others, seat, production)
    return total

def best_rival(st: State, others: int, seat: int, spared: int, production: int, lot: int) -> int:
    """The other party, the spared one apart, that would gain most from a lot; -1 if there is none."""
    best = NONE
    most = 0
    for other in range(st.seats):
        if other != seat and other != spared and is_party(st, other):
            gain = worth_with(st, others, other, production, lot)
            if best < 0 or gain > most:
                best = other
                most = gain
    return best


# Danger

def look_ahead(st: State, seat: int, threats: list[int]) -> None:
    """R17, R18  What the other parties could claim together on each of the steps to come."""
    claims = scratch(PRODUCTIONS)
    for production in range(PRODUCTIONS):
        claims[production] = 0
    for other in range(st.seats):
        if other != seat and is_party(st, other):
            for production in range(PRODUCTIONS):
                claims[production] += royalty(st, other, production)
    for step in range(PATH_STEPS):
        square = PATH[(st.progress[seat] + step) % PATH_STEPS]
        threats[step] = 0
        if SQUARE_SLOT[square] >= 0 and (SQUARE_KIND[square] != CONTINENT or st.continental_royalty):
            threats[step] = claims[st.plaque[SQUARE_SLOT[square]] - 1]

def danger(threats: list[int], cash: int) -> int:
    """R12, R92  The chance not to be able to pay on the next roll, and a share of the chances after it."""
    near = 0
    far = 0
    for step in range(2, 2 * FACES + 1):
        ways = FACES - abs(FACES + 1 - step)
        due = threats[step - 1]
        if step % 2 == 0:
            ways -= 1
            if due + step // 2 * FINE > cash: near += 1
        if due > cash: near += ways
    for step in range(2 * FACES, PATH_STEPS):
        if threats[step] > cash: far += 1
    return near * SURE // ROLLS + far * LATER // PATH_STEPS

def worst(threats: list[int]) -> int:
    """The highest royalty within the next roll."""
    most = 0
    for step in range(1, 2 * FACES):
        most = max(most, threats[step])
    return most

def stake(st: State, others: int, seat: int) -> int:
    """R94, R95  What is lost by going bankrupt, as much as one fears it."""
    return (all_worth(st, others, seat) + st.cash[seat] * WHOLE) * (WHOLE - NERVE * st.character[seat][Trait.DARING]) // WHOLE

def cost_of_paying(threats: list[int], staked: int, cash: int, sum: int) -> int:
    """What a sum means to a party that pays it, or is paid it if negative: the money, and the safety that goes with it."""
    return sum * WHOLE + FEAR * staked * (danger(threats, cash - sum) - danger(threats, cash)) // SURE
