"""What the helpers answer."""

from typing import TypedDict

from magnat.core.asking import Act as Act


class Part(TypedDict):
    """V8  A collection, or a single card."""
    cards: list[int]
    value: int


class Value(TypedDict):
    """V6-V8  What cards are worth together."""
    value: int
    parts: list[Part]


class Payment(TypedDict):
    """V12  What chosen cards would pay."""
    owed: int
    value: int
    enough: bool
    lost: int
    needless: list[int]  # chosen, and not needed
    keeps: int  # what the rest of the hand is worth
    parts: list[Part]
    acts: list[Act]  # that pay


class Cards(TypedDict):
    """Cards by their kinds."""
    cards: list[int]


class Reason(TypedDict):
    """Why something is refused."""
    reason: str
    rules: list[str]
    company: int | None


class Judged(TypedDict):
    """V20  A stack that somebody thinks of."""
    letters: int
    profit: int
    refused: Reason | None


class Arrangement(TypedDict):
    """V28, V29, V38  What a reorganisation would cost and pay."""
    stacks: list[Judged]
    profit: int
    cost: int
    refused: Reason | None
    acts: list[Act]


class Stacks(TypedDict):
    """Stacks of companies, each from its bottom to its top."""
    stacks: list[list[int]]


class RaidRow(TypedDict):
    """V23-V27  A company that could be taken."""
    company: int
    victim: int
    gain: int
    loss: int
    costs: list[int]  # with each mark


class Raids(TypedDict):
    """V23-V27  All of them."""
    raids: list[RaidRow]
