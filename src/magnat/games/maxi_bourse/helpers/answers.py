"""What the helpers answer. Sums are in the units of the state (10 000 $), quotes and prices in its steps (10 $): a lot at quote p costs p."""

from typing import TypedDict


class Fee(TypedDict):
    """M100  For a majority."""
    company: int
    sum: int


class Concentration(TypedDict):
    """M101-M104  Three companies that are paid for together; of a horizontal one the first has the majority."""
    sector: int  # -1: of three sectors
    companies: list[int]
    sum: int


class Payout(TypedDict):
    """M98-M106  What a completed circuit would bring now."""
    seat: int
    lots: int
    dividends: int
    fees: list[Fee]
    horizontal: list[Concentration]
    vertical: list[Concentration]
    total: int


class Addition(TypedDict):
    """M98-M106  What one, two ... more lots of a company would add to the next payout at today's quotes."""
    company: int
    held: int
    bank: int
    to_three: int  # lots missing to 3, and to 6; 0: reached
    to_six: int
    gains: list[int]  # by one lot, two lots ... up to all that others have


class Additions(TypedDict):
    """M98-M106  Of every company in play."""
    payout: int
    companies: list[Addition]


class Outcome(TypedDict):
    """M28, M32, M33  How a purchase can end, rumours apart: `shares` is what the shares of every seat gain, the lots bought included."""
    price: int
    cost: int
    cash: int  # afterwards; below 0: more than one has
    quote: int
    auction: bool  # more lots are asked for than there are: this is where the auction begins (M37)
    shares: list[int]


class Demand(TypedDict):
    """M24-M36  Asking for this many lots: if nobody after me asks, and if everybody does for two."""
    lots: int
    allowed: bool
    at_quote: bool
    best: Outcome
    worst: Outcome


class Session(TypedDict):
    """M21-M36  A session of purchase as it looks to one seat; no demands: it has nothing to pay in this round any more."""
    company: int
    quote: int  # the running price
    stock: int
    spoken: bool  # the seat has spoken in this round
    still_to_speak: list[int]  # the others, in their order
    demands: list[Demand]


class Stay(TypedDict):
    """M38-M42  Served at this price."""
    price: int
    cost: int
    cash: int
    shares: int  # what the seat's own shares gain, the lots bought included


class Auction(TypedDict):
    """M37-M44  An auction to a seat that is in it. `highest` is the last price that its cash covers, 0 if not even this step's."""
    company: int
    lots: int
    asked: int  # by this seat
    price: int  # of the step that is asked
    highest: int
    bidders: list[int]
    steps: list[Stay]


class Rung(TypedDict):
    """M54-M61  Somebody who is asked: in the poll (0), in a falling round (1, 2)."""
    round: int
    seat: int
    price: int


class Sale(TypedDict):
    """M51-M66, M81  A sale in which nobody takes anything: what it does to the shares of every seat, to the seller's wealth and next payout."""
    seller: int  # -1: the bank
    company: int
    lots: int
    ladder: list[Rung]
    bank: int  # the price that the bank pays
    proceeds: int
    fall: int
    shares: list[int]
    wealth: int
    payout: int


class Threat(TypedDict):
    """M54, M62  One lot in the hands of others: what its sale would cost me if nobody buys, and the price for which I can take it off the poll."""
    company: int
    sellers: list[int]
    fall: int
    loss: int
    fee_loss: int  # at my next payout
    price: int
    covered: bool  # by my cash


class Defence(TypedDict):
    """M54, M62  The worst first."""
    cash: int
    reserve: int  # the highest price among my majorities: with so much any one sale against them can be stopped
    threats: list[Threat]


class Lots(TypedDict):
    """M80  Lots of one company, sold one by one."""
    company: int
    lots: int
    prices: list[int]


class Forced(TypedDict):
    """M74, M80, M89  What to sell for a sum if nobody buys: least of wealth and next payout together is lost."""
    sum: int
    full: bool  # with falling rounds
    enough: bool
    sales: list[Lots]
    raised: int
    wealth_lost: int
    payout_lost: int


class Landing(TypedDict):
    """M14, M15  Where a roll leads."""
    first: int
    second: int
    square: int
    payout: bool


class Ahead(TypedDict):
    """M14, M15, M97  All rolls, and what a payout would bring now."""
    rolls: list[Landing]
    payout: int
    paid: int  # how many of the rolls bring it


class Unread(TypedDict):
    """M67  A series that is read: what was never read, and the card on top where that is known (-1: it is not)."""
    series: str
    cards: list[int]
    top: int


class Swing(TypedDict):
    """M77, M116  What rumours can do to a company: those I have not seen all together, and those in my own hand, in steps."""
    company: int
    up: int
    down: int
    mine: int


class Unseen(TypedDict):
    """M7, M67, M70, M78  Cards not yet seen."""
    series: list[Unread]
    rumours: list[int]  # that I do not see
    in_hands: int  # how many of them others hold
    companies: list[Swing]


class Fortune(TypedDict):
    """M111, M115  What is public of a player, and the rest where I see it."""
    seat: int
    shares: int
    lots: int
    majorities: list[int]
    payout: int
    cash: int | None
    wealth: int | None


class Wealth(TypedDict):
    """M111, M115"""
    players: list[Fortune]


class Asked(TypedDict):
    """M46  What a good player asks for the lots that are wanted of him; nothing where he keeps them."""
    price: int | None
