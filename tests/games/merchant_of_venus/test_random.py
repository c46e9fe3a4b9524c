"""Random games from rich positions, with credits, relics and telegates about: the laws hold after every act, and everything happens."""

from __future__ import annotations

import random
from functools import cache

import pytest

from magnat.core.declare import CHANCE, NOBODY
from magnat.core.numbers import below, number
from magnat.core.play import options
from magnat.games.merchant_of_venus import components as printed
from magnat.games.merchant_of_venus.rules.holds import fits
from magnat.games.merchant_of_venus.state import COLLECTED, UP, Phase, State
from tests.games.merchant_of_venus.scene import GAME
from tests.sampling import first_quick

RICHES = 2500
FOUND = 7  # relics
CHOSEN: tuple[dict[str, object], ...] = (
    {},
    {"fast_play": "on"},
    {"trade_places": "any", "early_assignment": "on"},
    {"auto_observe": "on", "max_trade_offers": 9, "max_trade_steps": 60},
    {"discard_new": "off", "commission_base": "double", "race_selection": "random"},
    {"shields": 0, "combo_drives": 30, "player_trading": "off"},
)


def rich_start(seats: int, seed: int, chosen: dict[str, object]) -> State:
    """The first heading of a game with a small bank, part of which is in the purses, and with relics and telegates found long ago."""
    luck = random.Random(seed)
    st: State = GAME.new_state(seats, options.resolve(GAME, seats, {"small_bank": "12000", "turn_cap": 60, **chosen}))
    GAME.setup(st)
    for step in range(1000):
        if st.phase == Phase.HEADING:
            break
        GAME.dispatch.apply(st, pick(st, seed, step))
    free = luck.sample(range(printed.ENCOUNTERS), printed.RELICS + printed.GATES)
    for relic in luck.sample(range(printed.RELICS), FOUND):
        st.face[free[relic]], st.token[free[relic]] = COLLECTED, printed.TOKEN_RELIC + relic
        st.held[luck.randrange(seats)][printed.HELD_RELIC + relic] = 1
    for gate in range(printed.GATES):
        st.face[free[printed.RELICS + gate]], st.token[free[printed.RELICS + gate]] = UP, gate
    for seat in range(seats):
        st.credits[seat] += RICHES
        st.bank -= RICHES
        for equipment in luck.sample(range(printed.EQUIPMENT), 2):
            if st.pile[equipment]:
                st.pile[equipment] -= 1
                st.held[seat][printed.HELD_EQUIPMENT + equipment] += 1
        st.ship[seat] = luck.randrange(printed.SHIPS)
        while True:
            kind = luck.choice([kind for kind in range(printed.CUP_DEMAND) if st.market[kind]])
            st.market[kind] -= 1
            st.held[seat][kind] += 1
            if not fits(st, seat):
                st.market[kind] += 1
                st.held[seat][kind] -= 1
                break
    return st


def pick(st: State, seed: int, step: int) -> int:
    luck = number(seed, 1, 0, step)
    if st.actor == CHANCE:
        return int(GAME.dispatch.outcome(st, luck))
    legal = GAME.legal(st)
    assert legal, GAME.phases.named(st.phase)
    return legal[below(luck, len(legal))]


@cache
def play(seats: int, index: int) -> frozenset[str]:
    """One game to its end; what was asked and done in it."""
    seed = 10 * index + seats
    st = rich_start(seats, seed, CHOSEN[index])
    met = set()
    for step in range(100_000):
        if st.actor == NOBODY:
            break
        act = pick(st, seed, 1000 + step)
        met |= {GAME.phases.named(st.phase), GAME.spelled(act)[0]}
        GAME.dispatch.apply(st, act)
        law = GAME.broken_law(st)
        assert law == 0, (GAME.laws.named(law), GAME.phases.named(st.phase), GAME.spelled(act))
        assert st.out_of_bounds() == []
    assert st.actor == NOBODY
    return frozenset(met)


@pytest.mark.parametrize("index", first_quick(range(len(CHOSEN))))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s17_s18_s121_s124_laws_hold_in_rich_games(seats: int, index: int) -> None:
    assert "TRANSACT" in play(seats, index)


@pytest.mark.thorough
def test_everything_happens_in_rich_games() -> None:
    met = frozenset[str]().union(*(play(seats, index) for seats in (2, 3, 4) for index in range(len(CHOSEN))))
    begun = {"RACE", "race", "DEAL", "deal", "HAT", "hat"}
    assert {row.name for row in GAME.phases} - met - begun == set()
    assert {row.name for row in GAME.blocks} - met - begun <= {"drop", "sellf"}, "passengers and factory goods rarely arrive at random"
