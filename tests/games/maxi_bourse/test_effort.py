"""How often a person is asked: one seat against three bots, with the standing orders that everybody has, played by the advice.

A decision is a question that waits for the person; what the page sends together (a company with its number of lots, also one that is named for a
session) is one. Whoever takes nothing at a price takes nothing when it falls, nor at that price or above before the next turn of one's own;
whoever puts something up rolls afterwards; whoever asks for the last lots that are wanted even if nobody else asks says "and no more"; whoever must
raise a sum sells what costs least: each is one press. Clicks are counted as the page needs them: one for each company of the portfolio and each
answer, one more for a company that is named, three to put up a sale or to ask for lots.

None of the questions is empty: each is a lot that could be bought, a price, a sale or a roll with something else to choose.
"""

from __future__ import annotations

from typing import Any

import pytest

from magnat.core.asking import Question
from magnat.core.declare import OPEN, usual
from magnat.core.play import Match

from .scene import GAME

ME = 0
COMPLETED = ("SALE_QTY", "REQ_QTY", "REQ_TENS", "DOUBLE_QTY", "CARD_QTY", "FORCED_QTY", "BANK_SALE_QTY")  # sent together with what they complete
DRAFTED = ("sell", "request")
NAMING = ("NAME", "SOLD_OUT")
SILENCE = {"DEMAND": ("qty", 0), "RUMOUR": ("pass_by", 0), "BIDS": ("withdraw", 0)}  # of those who want nothing in a session


def effort(edition: str, seed: int) -> tuple[int, int]:
    """(decisions, clicks) of one game."""
    match = Match.new(GAME, ["Ada", "Berta", "Carla", "David"], chosen={"edition": edition}, seed=seed)
    decisions = clicks = 0
    bidding = ""  # the auction in which I have said how far I go
    given: dict[str, Any] = {}  # my orders besides the usual ones
    named = False  # a company, with the lots of the first round
    while not match.is_over:
        seat = match.asked()[0]
        phase, act = match.row.name, GAME.advise(match.asking(seat))
        block, number = GAME.spelled(act)
        ordered = match.ordered(seat, usual(GAME.orders) | given) if seat == ME else None
        if seat == ME and ordered is None:
            auction = f"{match.state.turn} {match.state.company}" if phase == "BIDS" else ""
            is_new = phase not in COMPLETED and not (auction and auction == bidding) and not (named and phase == "DEMAND")
            named = phase in NAMING and block == "company"
            bidding = auction
            decisions += is_new and phase != "PORTFOLIO"
            clicks += 3 if block in DRAFTED else is_new + named
            given |= said_with(match, phase, block, number, given)
            if given.get("keep"):
                ordered = match.ordered(seat, usual(GAME.orders) | given)
        acts, before = [GAME.act_id(*one) for one in ordered] if ordered else [act], match.state.copy()
        if match.window == OPEN and [GAME.spelled(one)[0] for one in acts] == ["pass_by"]:
            match.pass_window(seat)
        else:
            match.play(seat, acts)
        given = dict(GAME.kept(before, match.state, ME, given)) if GAME.kept else {}
    return decisions + 1, clicks  # the portfolio is one


def said_with(match: Match, phase: str, block: str, number: int, given: dict[str, Any]) -> dict[str, Any]:
    """The orders that are given with the same press."""
    company = match.state.company
    if phase in ("POLL", "FALL") and number == 0:
        return {"leave": [company], "declined": given.get("declined", {}) | {company: match.state.price}}
    if phase == "SALE" and block == "sell":
        return {"then_roll": True}
    if phase == "DEMAND" and number and wants_no_more(match, number):
        return {"enough": {company: match.state.turn}}
    if phase in ("FORCED", "RAISE_CASH"):
        sales = Question.about(GAME, match.asking(ME), ME).helped("forced", {})["sales"]
        return {"keep": {sale["company"]: match.state.held[ME][sale["company"]] - sale["lots"] for sale in sales}}
    return {}


def wants_no_more(match: Match, lots: int) -> bool:
    """Whether these are the last lots of the session even if nobody else asks for any."""
    alone = match.copy()
    alone.play(ME, [GAME.act_id("qty", lots)])
    while not alone.is_over and alone.row.name in SILENCE:
        seat = alone.asked()[0]
        if seat == ME and alone.row.name == "DEMAND":
            return GAME.spelled(GAME.advise(alone.asking(ME))) == ("qty", 0)
        if alone.window == OPEN:
            alone.pass_window(seat)
        else:
            alone.play(seat, [GAME.act_id(*SILENCE[alone.row.name])])
    return False


@pytest.mark.thorough
def test_a_junior_game_asks_for_ninety_decisions_and_150_clicks_at_most() -> None:
    games = sorted(effort("junior", seed) for seed in range(1, 101))
    assert games[-1][0] <= 90, games
    assert all(clicks <= 150 for _, clicks in games), games


@pytest.mark.thorough
def test_a_game_of_masters_asks_for_two_hundred_decisions_at_most() -> None:
    games = sorted(effort("masters", seed) for seed in (1, 36, 57, 67, 84))  # of a hundred games those with the most
    assert games[-1][0] <= 200, games
