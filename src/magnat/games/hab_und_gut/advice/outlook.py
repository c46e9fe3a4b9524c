"""What a player knows, and what shares will be worth.

Futures are averages, so spaces and money are counted in thousandths here.
"""

from magnat.core.kit import seat_before

from ..characters import Trait
from ..components import CARDS, COPIES, DECK, HOLDER_CARDS, KINDS_OF_CARD, LAPS, LAST_SPACE, SHARES, STEPS, TOURS, TRACK
from ..state import State, net

FULL = 1000             # thousandths
AVERAGE = 750           # of a card that somebody will play: every second card counts half
CROWD = 100             # what every share of the others adds to its marker in each tour: they push it too
STRAY = 500             # how far a marker may stray from its expected space, for each tour to come
NEVER = -10**9          # the value of what cannot be done


# What a player knows

def seen(st: State, seat: int, card: int) -> int:
    """H5  Copies of a card in the two holders of a player."""
    return st.holder[seat][card] + st.holder[seat_before(st, seat)][card]

def unseen(st: State, seat: int, card: int) -> int:
    """H4, H5, H32  Copies of a card that stand in foreign holders or were put aside; a player cannot know where."""
    return COPIES[card % KINDS_OF_CARD] - put_aside(st, seat, card) - seen(st, seat, card)

def put_aside(st: State, seat: int, card: int) -> int:
    """H32  Copies of a card that a player knows to be put aside; some forget half of them."""
    return st.discard[card] if st.character[seat][Trait.MEMORY] == 0 else st.discard[card] // 2

def forgotten(st: State, seat: int) -> int:
    """H32  How many cards put aside a player has forgotten."""
    if st.character[seat][Trait.MEMORY] == 0: return 0
    total = 0
    for card in range(CARDS):
        total += st.discard[card] - put_aside(st, seat, card)
    return total

def known_cards(st: State, seat: int) -> int:
    """H5, H32  How many cards a player has seen in this lap."""
    total = 0
    for card in range(CARDS):
        total += st.discard[card] + seen(st, seat, card)
    return total

def steps_in_sight(st: State, seat: int, good: int) -> int:
    """H5  The sum of all cards of a good in the two holders of a player."""
    total = 0
    for kind in range(KINDS_OF_CARD):
        total += seen(st, seat, good * KINDS_OF_CARD + kind) * STEPS[kind]
    return total

def move_knowing(st: State, seat: int, good: int, known: int) -> int:
    """H4, H29, H33  How far a marker should move until the end of the lap: by all cards in sight, and for each in a foreign holder the mean of
    all that are unseen."""
    hidden = 0
    for kind in range(KINDS_OF_CARD):
        hidden += unseen(st, seat, good * KINDS_OF_CARD + kind) * STEPS[kind]
    return AVERAGE * steps_in_sight(st, seat, good) + AVERAGE * (st.dealt - known) * hidden // (DECK - known + forgotten(st, seat))

def held_by_others(st: State, seat: int, good: int) -> int:
    """H7, H48  Shares that are neither in the pile nor one's own."""
    return SHARES - st.bank[good] - net(st, seat, good)


# What shares will be worth

def price_at(space: int) -> int:
    """H30  The price at a place between two spaces; the track ends where it ends."""
    if space <= 0: return 0
    if space >= LAST_SPACE * FULL: return TRACK[LAST_SPACE] * FULL
    below = space // FULL
    return TRACK[below] * FULL + (TRACK[below + 1] - TRACK[below]) * (space - below * FULL)

def likely_price(space: int, stray: int) -> int:
    """H30  The mean price of a marker that may stray: near an end of the track it can stray to one side only."""
    return (price_at(space - stray) + 2 * price_at(space) + price_at(space + stray)) // 4

def tours_to_come(st: State) -> int:
    """H10  Price phases still to be played in this lap."""
    return TOURS - st.tour + 1

def drift_to_come(st: State) -> int:
    """H38  What the laps to come should add to every marker: there are more cards up than down."""
    total = 0
    for kind in range(KINDS_OF_CARD):
        total += COPIES[kind] * STEPS[kind]
    return (LAPS - st.lap) * AVERAGE * HOLDER_CARDS * st.seats * total // DECK
