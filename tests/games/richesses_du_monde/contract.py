"""What the contract tests must know about Richesses du Monde."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magnat.core.play import Match
from magnat.games.richesses_du_monde.components import BANDS, INCOME, MILLION, PRODUCTION_IDS, RAISE, STEPS
from magnat.games.richesses_du_monde.rules.payments import royalty, share
from magnat.games.richesses_du_monde.state import NO_MARKET, Phase, decided_phase, drafters, drafting
from tests.contract.notes import Claim, Notes

OPENED_BY = {
    Phase.SALE_ASK: "put_up",
    Phase.RAISE: "raise_bid",
    Phase.EXCHANGE: "exchange_with",
    Phase.EXCHANGE_CASH: "exchange_with",
    Phase.ASSOCIATION: "associate_with",
}


def completion(match: Match, seat: int, target: Any) -> list[list[int | str]]:
    """The record with what the seat did not see replaced so that it leads to `target`.

    Drafts that were sent have been laid open, and those that were given up left no trace; only an open draft of somebody else is another.
    """
    acts = match.spelled()
    if target.actor < 0 or not drafting(target) or drafters(target, seat, 0):
        return acts
    begun = max(ply for ply, act in enumerate(acts) if act[1] == OPENED_BY[decided_phase(target)])
    drafted = acts[begun + 1 :]
    chosen: dict[str, list[int]] = {
        "give_lot": bits(target.give),
        "ask_lot": bits(target.want),
        "add_member": [other for other in bits(target.members) if other != target.partner],
        "add": steps(target, sum(act[1] == "add" for act in drafted)),
    }
    for act in drafted:
        if act[1] in chosen:
            act[2] = chosen[str(act[1])].pop(0)
    return acts


def bits(mask: int) -> list[int]:
    return [index for index in range(mask.bit_length()) if mask >> index & 1]


def steps(target: Any, count: int) -> list[int]:
    """The steps of the amount in `target`, none larger than the one before."""
    least = target.least + RAISE if decided_phase(target) == Phase.RAISE else RAISE
    amount = target.balance if decided_phase(target) == Phase.EXCHANGE else target.sum
    found = split(amount - least, count, len(STEPS) - 1, target.step - 1)
    return found or []


def split(amount: int, count: int, largest: int, last: int) -> list[int] | None:
    """So many steps that make an amount, from the largest allowed one down to the last one, if it is known."""
    if count == 0:
        return [] if amount <= 0 else None
    for step in range(largest, -1, -1):
        if STEPS[step] * count < amount or STEPS[step] > amount or (count == 1 and last not in (-1, step)):
            continue
        rest = split(amount - STEPS[step], count - 1, step, last)
        if rest is not None:
            return [step, *rest]
    return None


WHEAT, OIL, GOLD = (PRODUCTION_IDS.index(name) for name in ("ble", "petrole", "or"))
CLAIMS: Mapping[str, Claim] = {
    "welcome": lambda before, after, then: before.cash[0] == 66 * MILLION,
    "board": lambda before, after, then: all(before.plaque),
    "roll": lambda before, after, then: (after.white, after.red) == (2, 3) or (after.white, after.red) == (3, 2),
    "first": lambda before, after, then: 2 * (before.cash[0] - after.cash[0]) == MILLION and share(after, 0, WHEAT) == 10,
    "again": lambda before, after, then: after.white + after.red == 8,
    "more": lambda before, after, then: share(after, 0, WHEAT) == 40 and share(after, 0, OIL) == 30,
    "royalty": lambda before, after, then: royalty(before, 0, WHEAT) == MILLION,
    "scale": lambda before, after, then: (
        BANDS == (30, 50, 70, 90)
        and all(
            INCOME[first : first + len(BANDS)] == tuple(times * INCOME[first] for times in (1, 5, 10, 20))
            for first in range(0, len(INCOME), len(BANDS))
        )
    ),
    "third": lambda before, after, then: after.white + after.red == 6,
    "half": lambda before, after, then: (
        (share(before, 1, GOLD), royalty(before, 1, GOLD)) == (30, MILLION)
        and (share(after, 0, WHEAT), royalty(after, 0, WHEAT)) == (50, 5 * MILLION)
    ),
    "leap": lambda before, after, then: royalty(before, 0, WHEAT) == 5 * MILLION,
    "trade": lambda before, after, then: before.open_market != NO_MARKET and before.association and not before.bankruptcy,
}


NOTES = Notes(completion, claims=CLAIMS, unnoticed={"'st.steps += 1' is forgotten": "nobody at random takes the most steps: see test_corner_cases"})
