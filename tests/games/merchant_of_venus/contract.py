"""What the contract tests must know about Merchant of Venus."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from magnat.core.declare import NEWCOMER
from magnat.core.play import Match, options
from magnat.games.merchant_of_venus.components import BASE, BUYS, GOALS, SHIP_HOLDS, SHIP_SPEED, SPACE_ENCOUNTER, SPACE_SYSTEM, SYSTEMS
from magnat.games.merchant_of_venus.guide import GRAW, NILLIS
from magnat.games.merchant_of_venus.state import Phase
from tests.contract.notes import Claim, Notes


def completion(match: Match, seat: int, target: Any) -> list[list[int | str]]:
    """The record with what the seat did not see replaced so that it leads to `target`: the cards and tokens that others looked at."""
    game, acts = match.game, match.spelled()
    st = game.new_state(match.state.seats, options.of_state(game, match.base))
    game.setup(st)
    for act in acts:
        block, argument = str(act[1]), int(act[2])
        if block == "culture":
            act[2] = target.card[SPACE_SYSTEM[st.space[st.active]]]
        if block == "token":
            act[2] = target.token[st.spying if st.phase == Phase.SPIED else SPACE_ENCOUNTER[st.space[st.active]]]
        game.dispatch.apply(st, game.act_id(block, argument))
    return acts


CLAIMS: Mapping[str, Claim] = {
    "welcome": lambda before, after, then: GOALS[before.goal] == 2000 and sum(before.contacted) == 0,
    "chart": lambda before, after, then: SYSTEMS == 14 and sum(before.contacted) == 0 and before.space[NEWCOMER] == BASE,
    "ship": lambda before, after, then: (SHIP_SPEED[before.ship[NEWCOMER]], SHIP_HOLDS[before.ship[NEWCOMER]]) == (3, 2),
    "book": lambda before, after, then: sum(BUYS[NILLIS]) == 4,
    "heading": lambda before, after, then: sum(after.dice) == 13 and after.points == 9,
    "fly": lambda before, after, then: sum(after.contacted) == 1,
    "contact": lambda before, after, then: after.credits[NEWCOMER] == before.credits[NEWCOMER] and after.held[NEWCOMER][NILLIS] == 1,
    "again": lambda before, after, then: sum(after.dice) == 12 and after.points == 11,
    "lane": lambda before, after, then: then.phase == Phase.NAV,
    "die": lambda before, after, then: sum(face > 0 for face in after.face) > sum(face > 0 for face in before.face),  # a token lies open
    "token": lambda before, after, then: sum(after.contacted) == 2,
    "sell": lambda before, after, then: after.credits[NEWCOMER] == before.credits[NEWCOMER] + 140 and after.held[NEWCOMER][GRAW] == 2,  # S92, S110
}


NOTES = Notes(
    completion,
    claims=CLAIMS,
    unreached={
        "JUMP": "players at random hardly ever own Jump Start with two telegates in sight: see test_c19 and test_random",
        "OVERLOAD": "players at random have no credits for a large ship and then a small one: see test_c27 and test_random",
    },
    unnoticed={
        "token is done openly": "nobody spies at random, and else tokens are turned up for all: see test_s160_s161_spy_eye",
        "may_race always allows": "no law counts the races: see test_rules_map",
        "'st.pile[item] += 1' is forgotten": "no law counts the equipment: see test_rules_trade",
        "'st.total += from_card + from_purse' is forgotten": "commissions need ports, which players at random hardly own: see test_trading_cases",
        "'st.total += sum' is forgotten": "the same",
    },
    short={"turn_cap": "60"},
)
