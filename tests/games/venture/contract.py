"""What the contract tests must know about Venture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magnat.core.declare import NEWCOMER
from magnat.core.play import Match
from magnat.games.venture.components import BASE, CAPITAL, CARD_IDS, CARDS, FACE, HAND, SYMBOL_IDS
from magnat.games.venture.guide import CHEMISTRY, ELECTRONICS
from magnat.games.venture.rules.capital import collections_value
from magnat.games.venture.rules.reorganisation import moving_cost
from tests.contract.notes import Claim, Notes


def given_up(match: Match) -> str:
    """RULES.md, What is given up: at a reshuffle the record tells which cards went back into the pile, and at a mistake that could not be
    paid that only Proxy cards were left. The position forgets both."""
    told = {line.event for act in match.played for line in act.lines}
    return "the discard pile was shuffled" if "SHUFFLED" in told else "a hand was lost" if "MISTAKE_NOT_PAID" in told else ""


def completion(match: Match, seat: int, target: Any) -> list[list[int | str]]:
    """The record with what the seat did not see replaced so that it leads to `target`.

    A card that was played was drawn as it was; a card still held is any of those that the hand holds in `target`.
    """
    acts, redacted = match.spelled(), match.redacted(seat)
    drawn: dict[tuple[int, int], list[int]] = {}  # (seat, card) -> where it was dealt or drawn and not yet played, oldest first
    dealt, player = 0, target.first_player % 6
    for ply, (who, block, card) in enumerate(acts):
        if block == "hat":
            player = int(card)
        elif block == "deal":
            drawn.setdefault((dealt // HAND, int(card)), []).append(ply)
            dealt += 1
        elif block == "draw_card" and int(card) < CARDS:
            drawn.setdefault((player, int(card)), []).append(ply)
        elif block in ("pay", "discard", "proxy"):
            drawn[int(who), int(card) + (CAPITAL if block == "proxy" else 0)].pop(0)
        if int(who) >= 0:
            player = int(who)
    for other in range(target.seats):
        if other != seat:
            held = [ply for (owner, _), plies in drawn.items() if owner == other for ply in plies]
            kinds = [card for card in range(CARDS) for _ in range(target.hand[other][card])]
            for ply, card in zip(sorted(held), kinds, strict=True):
                assert redacted[ply][2] is None
                acts[ply][2] = card
    return acts


TRIANGLES = [CARD_IDS.index(f"triangle_{value}") for value in (1, 3, 5)]

CLAIMS: Mapping[str, Claim] = {
    "welcome": lambda before, after, then: not any(BASE[:3]) and all(BASE[3:]),
    "offer": lambda before, after, then: all(before.centre) and len(before.centre) == 5,
    "hand": lambda before, after, then: (
        collections_value(before.hand[NEWCOMER], SYMBOL_IDS.index("triangle")) == 32 and sum(FACE[card] for card in TRIANGLES) == 9
    ),
    "first": lambda before, after, then: after.owed == 16,
    "second": lambda before, after, then: after.owed == 36,
    "pay": lambda before, after, then: before.owed == 36 and then.controlled[0] == 2,
    "rival": lambda before, after, then: before.holder[CHEMISTRY] == 1 and before.top[CHEMISTRY] and before.height[CHEMISTRY] == 1,
    "raid": lambda before, after, then: after.owed == 10 and after.controlled[0] == 3,
    "grow": lambda before, after, then: after.owed == 26 and after.controlled[0] == 4,
    "settle": lambda before, after, then: before.owed == 26 and then.points[0] - before.points[0] == 6,
    "profit": lambda before, after, then: (sum(before.points), before.points[0], 2 * BASE[5], 2 * BASE[6]) == (6, 6, 16, 40),
    "reorganise": lambda before, after, then: before.holder[ELECTRONICS] == 2 and moving_cost(before) == before.controlled[NEWCOMER],
}


NOTES = Notes(completion, claims=CLAIMS, given_up=given_up)
