"""S138-S141  What an exchange between two players means for both, and the acts that propose it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated

from magnat.core.asking import Question
from magnat.core.declare import of, within, wrong

from ..components import (
    COINS, EQUIPMENT_TRADE_IN, FACTORY_GOOD_VALUE, FARE, GOOD_VALUE, HELD_CARD, HELD_EQUIPMENT, HELD_FACTORY, HELD_PASSENGER, HELD_RELIC,
    HULL_SHIELDS, IOU, MOST_CREDITS, RELIC_VALUE, SHIELD, SHIP_HOLDS, THINGS,
)
from ..state import Phase, State
from .answers import Act, Side, Trade, Verdict

Things = Annotated[list[int], of("thing")]
Credits = Annotated[int, within(0, MOST_CREDITS)]


def trade(
    question: Question[State], *,
    partner: Annotated[int, of("seat")],
    give: Things,
    take: Things,
    give_credits: Credits = 0,
    take_credits: Credits = 0,
) -> Trade:  # fmt: skip
    """S138-S141  Things given and taken (named twice: two of them), with credits: what becomes of both, and the acts that propose it."""
    st, seat = question.st, question.seat
    if partner == seat: raise wrong("trade expects another player as partner")
    given, taken = Counter(give), Counter(take)
    sides = [
        side(st, seat, taken, given, take_credits - give_credits),
        side(st, partner, given, taken, give_credits - take_credits),
    ]
    acts = draft(st, seat, partner, given, taken, give_credits, take_credits)
    return {"sides": sides, **verdict(question, acts)}


def verdict(question: Question[State], acts: Sequence[Act]) -> Verdict:
    """S138  The acts of an exchange, or the first reason against one of them."""
    if not acts: return {"refused": {"reason": "IN_DRAFT", "rules": ["S138"]}, "acts": []}
    if question.st.actor != question.seat: return {"refused": {"reason": "not-your-turn", "rules": ["S138"]}, "acts": []}
    return question.rehearse(acts)


def draft(st: State, seat: int, partner: int, given: Counter[int], taken: Counter[int], give_credits: int, take_credits: int) -> list[Act]:
    """S138, S139  The acts that are still missing; none if the draft that lies there holds more than this exchange."""
    opened = st.phase == Phase.TRADE and st.active == seat
    begin: list[Act] = [] if opened else [("trade", partner)]
    lying = (st.give, st.take, st.give_credits, st.take_credits) if opened else ([0] * THINGS, [0] * THINGS, 0, 0)
    if opened and st.partner != partner: return []
    if any(lying[0][thing] > given[thing] or lying[1][thing] > taken[thing] for thing in range(THINGS)): return []
    if lying[2] > give_credits or lying[3] > take_credits: return []
    for thing in range(THINGS):
        begin += [("give", thing)] * (given[thing] - lying[0][thing])
        begin += [("take", thing)] * (taken[thing] - lying[1][thing])
    return [*begin, *coins("gc", give_credits - lying[2]), *coins("tc", take_credits - lying[3]), ("offer", 0)]


def coins(block: str, sum: int) -> list[Act]:
    """S139  A sum by steps."""
    return [(block, coin) for coin in Question.in_steps(sum, COINS)]


def side(st: State, seat: int, gains: Counter[int], losses: Counter[int], credits: int) -> Side:
    """S121, S139, S140  What becomes of one player."""
    after = [st.held[seat][thing] + gains[thing] - losses[thing] for thing in range(THINGS)]
    goods, halves = load_of(after)
    return {
        "seat": seat,
        "credits": st.credits[seat] + credits,
        "goods": goods,
        "halves": halves,
        "fits": goods + (halves + 1) // 2 <= SHIP_HOLDS[st.ship[seat]],
        "worth": credits,
        "value": sum((gains[thing] - losses[thing]) * value_of(thing) for thing in range(THINGS)),
    }


def load_of(held: Sequence[int]) -> tuple[int, int]:
    """S120  Whole and half holds."""
    halves = sum(held[HELD_PASSENGER:HELD_RELIC]) - min(HULL_SHIELDS, held[HELD_EQUIPMENT + SHIELD])
    return sum(held[:HELD_PASSENGER]), halves


def value_of(thing: int) -> int:
    """What a thing brings where it is wanted: its sale value, fare, trade-in value or printed value."""
    if thing < HELD_FACTORY: return GOOD_VALUE[thing]
    if thing < HELD_PASSENGER: return FACTORY_GOOD_VALUE[thing - HELD_FACTORY]
    if thing < HELD_EQUIPMENT: return FARE[thing - HELD_PASSENGER]
    if thing < HELD_RELIC: return EQUIPMENT_TRADE_IN[thing - HELD_EQUIPMENT]
    return RELIC_VALUE[thing - HELD_RELIC] if thing < HELD_CARD else IOU[thing - HELD_CARD]
