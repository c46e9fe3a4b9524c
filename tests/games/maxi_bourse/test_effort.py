"""How often a person is asked: one seat against three bots, with the standing orders that everybody has, played by the advice.

A decision is a question that waits for the person; what the page sends together (a company with its number of lots, the company of the square with
the lots bought at its listed price) is one. Whoever takes nothing at the listed price takes nothing when it falls, and whoever
puts something up rolls afterwards: each is one press. Clicks are counted as the page needs them: one for each company of the portfolio and each
answer, three to put up a sale or to ask for lots.
"""

from __future__ import annotations

from typing import Any

import pytest

from magnat.core.declare import OPEN, usual
from magnat.core.play import Match
from magnat.games.maxi_bourse.components import SQUARE_COMPANY
from magnat.games.maxi_bourse.state import square_under

from .scene import GAME

ME = 0
COMPLETED = ("SALE_QTY", "REQ_QTY", "REQ_TENS", "DOUBLE_QTY", "CARD_QTY", "FORCED_QTY", "BANK_SALE_QTY")  # sent together with what they complete
DRAFTED = ("sell", "request")


def effort(edition: str, seed: int) -> tuple[int, int]:
    """(decisions, clicks) of one game."""
    match = Match.new(GAME, ["Ada", "Berta", "Carla", "David"], chosen={"edition": edition}, seed=seed)
    decisions = clicks = 0
    bidding = ""  # the auction in which I have said how far I go
    given: dict[str, Any] = {}  # my orders besides the usual ones
    named = False  # the company of my square, with the lots of the first round
    while not match.is_over:
        for seat in match.asked():
            phase = match.row.name
            act = GAME.advise(match.asking(seat))
            ordered = match.ordered(seat, usual(GAME.orders) | given) if seat == ME else None
            if seat == ME and phase == "POLL" and GAME.spelled(act) == ("qty", 0):
                given = {"leave": [match.state.company]}
            if seat == ME and phase == "SALE" and GAME.spelled(act)[0] == "sell":
                given = {"then_roll": True}
            if seat == ME and ordered is None:
                auction = f"{match.state.turn} {match.state.company}" if phase == "BIDS" else ""
                is_new = phase not in COMPLETED and not (auction and auction == bidding) and not (named and phase == "DEMAND")
                named = phase == "NAME" and GAME.spelled(act)[1] == SQUARE_COMPANY[square_under(match.state, ME)]
                bidding = auction
                decisions += is_new and phase != "PORTFOLIO"
                clicks += 3 if GAME.spelled(act)[0] in DRAFTED else int(is_new)
            acts, before = [GAME.act_id(*one) for one in ordered] if ordered else [act], match.state.copy()
            if match.window == OPEN and [GAME.spelled(one)[0] for one in acts] == ["pass_by"]:
                match.pass_window(seat)
            else:
                match.play(seat, acts)
            given = dict(GAME.kept(before, match.state, ME, given)) if GAME.kept else {}
            break
    return decisions + 1, clicks  # the portfolio is one


@pytest.mark.thorough
def test_a_junior_game_asks_for_ninety_decisions_on_the_average() -> None:
    games = [effort("junior", seed) for seed in range(1, 13)]
    assert sum(decisions for decisions, _ in games) <= 90 * len(games) and all(decisions <= 110 for decisions, _ in games), games
    assert all(clicks <= 150 for _, clicks in games), games


@pytest.mark.thorough
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_of_masters_asks_for_two_hundred_decisions_at_most(seed: int) -> None:
    decisions, _ = effort("masters", seed)
    assert decisions <= 200, decisions
