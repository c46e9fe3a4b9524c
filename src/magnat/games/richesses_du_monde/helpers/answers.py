"""What the helpers answer. Sums are in the units of the state."""

from typing import Literal, TypedDict

from magnat.core.asking import Act as Act, Verdict as Verdict, Why as Why


class ClaimRow(TypedDict):
    """R18  What a party may ask for."""
    seat: int
    sum: int


class Square(TypedDict):
    """R9-R24  A square that the next roll can lead to."""
    sum: int  # of both dice
    ways: int  # how many of the rolls
    square: int
    production: int  # of its plaque, -1 is none that counts
    claims: list[ClaimRow]
    owed: int
    gets: int
    ruin: int  # how many of the ways make the party bankrupt


class Ahead(TypedDict):
    """R9-R24  What the next roll can cost. `owed_in_all` counts every roll once: divided by `rolls` it is the average."""
    cash: int
    rolls: int
    squares: list[Square]  # none without a pawn
    owed_in_all: int
    most_owed: int
    needed: int
    ruin: int


class Stake(TypedDict):
    """R20  What a party has of a production, and the next band of its income table; a band of 0: there is none above."""
    seat: int
    share: int
    pays: int
    next_band: int
    next_pays: int


class Royalties(TypedDict):
    """R18-R21  Who earns what from a landing on a production."""
    parties: list[Stake]
    owed: int


class ProductionStake(Stake):
    """A stake with its production."""
    production: int


class Shares(TypedDict):
    """R18-R20  All lots of all parties."""
    lots: list[ProductionStake]


class Addition(TypedDict):
    """R31  What a title would make of a share and its income."""
    title: int
    share: int
    pays: int


class Additions(TypedDict):
    """R20, R31  Those of the file."""
    titles: list[Addition]


class Row(TypedDict):
    """R18-R20  A production in one hand, before and after."""
    production: int
    titles: tuple[int, int]
    share: tuple[int, int]
    band: tuple[int, int]
    royalty: tuple[int, int]


class Side(TypedDict):
    """What becomes of one party: its productions that change, and the cash it gets (pays, if negative)."""
    seat: int
    cash: int
    rows: list[Row]


class Lot(TypedDict):
    """R33, R47, R54  A lot in the hand of its owner, and what it would make of every other party."""
    owner: int
    production: int
    titles: list[int]
    share: int
    royalty: int
    price: int
    start: int
    buyers: list[Side]


class Limit(TypedDict):
    """R52  The highest bid that is worth it; 0: none is."""
    sum: int


class Sale(Verdict):
    """R66, R67, R71  A sale of one of one's own lots."""
    lot: Lot


class Exchange(Verdict):
    """R72-R74  An exchange: the proposer first."""
    sides: tuple[Side, Side]


class Joint(Row):
    """R84  A production in one hand, beside the largest of the hands it comes from: pairs are of the largest and of all together."""
    shares: list[int]  # of the members as they are


class Merger(TypedDict):
    """R76-R86  What an association would be."""
    members: list[int]
    tax: int
    pool: int | None  # null where purses are closed
    mine: int
    lead: int
    rows: list[Joint]


class Association(Merger, Verdict):
    """R76-R86  A merger with other parties."""


class OpenExchange(TypedDict):
    """R72  The exchange that is proposed now."""
    kind: Literal["exchange"]
    sides: tuple[Side, Side]


class OpenAssociation(Merger):
    """R77  The association to which one is invited now."""
    kind: Literal["association"]
