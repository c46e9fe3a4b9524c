"""What the contract tests must know about Maxi Bourse International."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magnat.core.declare import NEWCOMER
from magnat.core.play import Match
from magnat.games.maxi_bourse.components import CARDS, COMPANIES, LOTS, MAJORITY, SQUARE_COMPANY
from magnat.games.maxi_bourse.guide import BSN, YOGHURT
from magnat.games.maxi_bourse.rules.payout import payout_of
from magnat.games.maxi_bourse.state import square_under
from tests.contract.notes import Claim, Notes, Spelled


def given_up(match: Match) -> str:
    """Once all rumours have been drawn, the order in which they come up again could be remembered."""
    return "rumours drawn again" if sum(act[1] == "draw_rumeur" for act in match.spelled()) > CARDS else ""


def completion(match: Match, seat: int, target: Any) -> Spelled:
    """The record with what the seat did not see replaced so that it leads to `target`.

    Rumours that were revealed are known; the others are those that lie in the hand of whoever drew them, or that a ruined player has laid down.
    Answers to a step of an auction are played together, so none is open.
    """
    acts = match.spelled()
    kept: dict[int, dict[int, int]] = {other: {} for other in range(match.state.seats)}  # drawer -> card -> place of the draw
    for ply, (played, act) in enumerate(zip(match.played, acts, strict=True)):
        if act[1] == "draw_rumeur":
            kept[played.readers.bit_length() - 1][int(act[2])] = ply
        if act[1] == "reveal":
            del kept[int(act[0])][int(act[2])]
    for other, draws in kept.items():
        if other != seat:
            held = [card for card in range(CARDS) if target.hand[other][card]]
            laid = [target.pile[ply] - 1 for ply in range(CARDS) if target.laid_by[ply] == other + 1]
            for ply, card in zip(draws.values(), [*held, *laid], strict=True):
                acts[ply][2] = card
    return acts


CLAIMS: Mapping[str, Claim] = {
    "welcome": lambda before, after, then: before.cash[NEWCOMER] == 500 and sum(before.held[NEWCOMER]) == 5,
    "prices": lambda before, after, then: all(
        before.bank[company] + sum(lots[company] for lots in before.held) == LOTS for company in range(COMPANIES) if before.quote[company]
    ),
    "roll": lambda before, after, then: SQUARE_COMPANY[square_under(after, NEWCOMER)] == BSN,
    "name": lambda before, after, then: after.company == BSN and after.actor == NEWCOMER,
    "ask": lambda before, after, then: after.quote[BSN] == before.quote[BSN] == 20 and before.cash[NEWCOMER] - after.cash[NEWCOMER] == 40,  # M29
    "more": lambda before, after, then: after.quote[BSN] == 22 and then.held[NEWCOMER][BSN] == 4,
    "enough": lambda before, after, then: after.cash[NEWCOMER] == before.cash[NEWCOMER] and not after.concerned & 1 << NEWCOMER,  # M26
    "defend": lambda before, after, then: after.quote[BSN] == before.quote[BSN] == 22 and then.held[NEWCOMER][BSN] == 5,  # M55
    "rumour": lambda before, after, then: before.quote[BSN] == 24 and after.hand[NEWCOMER][YOGHURT] == 1,
    "keep": lambda before, after, then: then.hand[NEWCOMER][YOGHURT] == 1,
    "reveal": lambda before, after, then: before.price == 24 and then.quote[BSN] >= 28 and then.hand[NEWCOMER][YOGHURT] == 0,
    "majority": lambda before, after, then: then.held[NEWCOMER][BSN] == MAJORITY,
    "payout": lambda before, after, then: payout_of(before, NEWCOMER) == sum(before.held[NEWCOMER]) + before.quote[BSN],  # M98, M100
}


NOTES = Notes(
    claims=CLAIMS,
    completion=completion,
    given_up=given_up,
    uncited={"M11": "banker and clerk decide nothing: what they do is in every other rule"},
    unhidden={"pile": "few are ruined at random, and none with rumours in hand: see test_corner_cases"},
    unnoticed={
        "pile lies open": "few are ruined at random, and none with rumours in hand: see test_corner_cases",
        "may_accept always allows": "whoever cannot pay a price hardly accepts it at random: see test_corner_cases",
        "may_close always allows": "random players name a price before they close: see test_corner_cases",
        "'st.raised += lots * st.price' is forgotten": "counts when a forced sale ends, which two rounds hardly reach: see test_examples",
        "'st.raised += proceeds' is forgotten": "the same",
        "'st.raised += st.left * st.price' is forgotten": "the same",
    },
    short={"edition": "junior", "duration": "rounds", "length": "2"},  # a whole game in Masters has thousands of decisions
)
