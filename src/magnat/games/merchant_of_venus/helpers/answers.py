"""What the helpers answer. Sums are credits; places, things and players are numbers of their kinds; turns are in thousandths."""

from typing import Literal, TypedDict

from magnat.core.asking import Act as Act, Verdict as Verdict, Why as Why

How = Literal["landed", "collected", "stopped", "unpaid", "led_back"]


class Way(TypedDict):
    """S43  A way to an end: `acts` fly there, up to the first thing that is turned up or may be looked at; then the rest is asked again."""
    dice: list[int]     # S45  values that must be assigned on it; empty: none
    credits: int        # S58  paid for hazards
    points: int         # S37  movement points left over
    unknown: list[int]  # S63  encounter spaces with tokens that this seat has not seen, taken as harmless
    spaces: list[int]   # all spaces entered, in order
    acts: list[Act]
    whole: bool         # whether the acts reach the end


class End(TypedDict):
    """S37-S41, S47, S58, S66  Where a movement can end, and how; the ways are one for each set of dice, the cheapest first."""
    space: int
    how: How
    trading: bool       # S40  a trading place
    turns: int          # thousandths, expected from there to the system asked about; -1: none was
    ways: list[Way]


class Reach(TypedDict):
    """S43  Every space where the movement can end after this roll."""
    seat: int           # whose ship
    dice: list[int]
    points: int
    ends: list[End]


class Chance(TypedDict):
    """S38  How many rolls allow landing on a place."""
    space: int
    rolls: int


class Heading(TypedDict):
    """S26, S27  A heading with all that is fixed with it, and the places where one can land; `space` -1 with Jump Start."""
    space: int
    gate: int           # S156 telegate chosen, counted from 0; -1: none
    drives: int
    auto_pilot: bool
    toll: int           # S58  what hazards cost on it before one can land or choose a way
    unpaid: int         # S58  the space of the first of them that the purse cannot pay; -1: none
    landings: list[Chance]


class Odds(TypedDict):
    """S28, S38  Before the roll. `rolls` is the number of all rolls, each counted once; with Mulligan Gear one more die is counted."""
    seat: int
    rolls: int
    headings: list[Heading]


class Course(TypedDict):
    """Expected turns to land in a system: the best heading from here; -1: one is there."""
    system: int
    turns: int          # thousandths
    heading: int
    drives: int


class Turns(TypedDict):
    """Expected turns from a space to each system. Always said: unknown tokens are taken as harmless, hazards as paid, relics other than
    Air Foil and Yellow Drive as not used."""
    space: int
    courses: list[Course]
    unknown_harmless: Literal[True]
    hazards_paid: Literal[True]
    relics_unused: Literal[True]


class Buyer(TypedDict):
    """S112, S113, S125  A culture known to buy a good, and what it would pay now."""
    culture: int
    system: int
    pays: int           # for the first one: sale value and all demands
    demand: int         # the part of it that is demand
    margin: int         # above the cost
    turns: int          # thousandths
    a_turn: int         # margin for a turn, in hundredths


class Deal(TypedDict):
    """A good aboard or for sale, and who buys it: the most for a turn first."""
    good: int
    factory: bool
    aboard: int
    stock: int
    for_sale: bool      # at a culture that trades with all
    system: int         # where it is made, -1: not known
    cost: int           # 0 for what is already aboard
    value: int
    buyers: list[Buyer]


class Deals(TypedDict):
    """S112, S125  What there is to be carried."""
    deals: list[Deal]


class Loop(TypedDict):
    """Four cultures, each buying what the one before sells."""
    cultures: list[int]
    systems: list[int]
    margin: int         # for one hold, once around, without demands
    holds: int
    turns: int          # thousandths, landings alone
    a_turn: int         # margin of all holds for a turn, in hundredths


class Loops(TypedDict):
    """The best loops among the cultures that this seat knows, the most for a turn first."""
    loops: list[Loop]


class Wanted(TypedDict):
    """S125  Demands for a good."""
    good: int
    count: int
    bonus: int          # of all together


class Culture(TypedDict):
    """What is known of a culture. `system` -1: nobody has told this seat where it lives."""
    culture: int
    system: int
    discovered: bool
    good_stock: int
    good_cost: int
    good_value: int
    factory_stock: int
    factory_cost: int
    factory_value: int
    factory_price: int  # of the deed, for this seat
    factory_owner: int
    buyers: list[int]   # of its good
    demands: list[Wanted]
    passengers: list[int]
    equipment: int      # -1: none
    ships: list[int]
    port_price: int
    ports: list[int]    # orbits with a merchant spaceport
    relics: list[int]   # for sale
    iou: int
    card: int           # who holds the First Contact card, -1: nobody
    turns: int          # thousandths from here; -1: not known where


class Market(TypedDict):
    """S83, S123  All 14 cultures."""
    cultures: list[Culture]


class Hidden(TypedDict):
    """S4, S79  What an undiscovered system can still hide from this seat; a single one: this seat has seen it."""
    system: int
    cultures: list[int]


class Possible(TypedDict):
    """S4, S79  All undiscovered systems."""
    systems: list[Hidden]


class Token(TypedDict):
    """S122  How many tokens of a kind lie in the cup, and the market they would go to."""
    kind: int
    count: int
    culture: int        # 14: the Galactic Base


class Cup(TypedDict):
    """S122  The odds of the next draw: `count` of `size`."""
    size: int
    tokens: list[Token]


class Fortune(TypedDict):
    """S145-S147  Net worth of a player. `missing` is 0 where the goal is reached, -1 without a goal."""
    seat: int
    credits: int
    ports: int          # value of the deeds
    factories: int
    worth: int
    missing: int
    commission: int     # S129 due at the end of this turn


class Effect(TypedDict):
    """What one act would make of the net worth of the active player, commissions included."""
    act: Act
    price: int          # paid, negative: received
    worth: int
    wins: bool          # S145 at the end of this turn
    most: int           # how often it can be done in a row


class Worth(TypedDict):
    """S99, S129, S147"""
    goal: int           # 0: none
    players: list[Fortune]
    effects: list[Effect]


class Price(TypedDict):
    """The sum of money behind an act at the counter."""
    act: Act
    sum: int            # received; negative: paid


class Prices(TypedDict):
    """S94-S144"""
    prices: list[Price]


class Fit(TypedDict):
    """S106  A ship class with this load."""
    ship: int
    holds: int
    fits: bool
    goods: int          # how many more


class Room(TypedDict):
    """S119-S121  What fits."""
    holds: int
    goods: int
    halves: int
    free_goods: int
    free_halves: int
    shield_slot: bool   # S102 the hull has none yet
    ships: list[Fit]


class Side(TypedDict):
    """S139, S140  What an exchange makes of one player."""
    seat: int
    credits: int        # afterwards
    goods: int
    halves: int
    fits: bool
    worth: int          # change of net worth
    value: int          # change of what is held: sale values of goods, fares, trade-in values, cards at their value


class Trade(Verdict):
    """S138-S141  An exchange: its acts in one request, or the first reason against it; the proposer first."""
    sides: list[Side]
