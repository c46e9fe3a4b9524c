"""What a ship meets on every space, as one seat sees it: the map with all that lies on it, in plain tables for a search."""

from __future__ import annotations

from dataclasses import dataclass

from magnat.core.kit import has

from ..components import (
    AIR_FOIL, ENCOUNTERS, FOIL, GATE_LOCK, GATES, GREEN, GREEN_COST, GREY_COST, HELD_EQUIPMENT, HELD_RELIC, LINK_COUNT, LINK_KIND, LINKS, NONE,
    SHIELD, SHIELD_RELIC, SHIELD_SAVES, SPACE_COLOUR, SPACE_ENCOUNTER, SPACE_HAZARD, SPACE_KIND, SPACE_ORBIT, SPACE_SYSTEM, SPACES, SPY_EYE,
    SWITCH_SWITCH, TOKEN_COLOUR, TOKEN_COST, TOKEN_GATE, TOKEN_PORT, TOKEN_RELIC, CITY, PORT, ASTEROID,
)
from ..state import COLLECTED, DOWN, UP, State, knows_card, knows_token

TRADING, RESTING = 1, 2  # kinds of landing places: where a culture trades, and asteroids


@dataclass(frozen=True)
class Chart:
    """Tables by space for one ship with one set of active drives. A token face down that the seat has not seen is taken as harmless."""
    steps: tuple[tuple[tuple[int, int], ...], ...]  # S31  the spaces next door, each with the points that entering it costs
    skipped: tuple[bool, ...]                       # S74
    hazard: tuple[int, ...]                         # S59  what this ship pays
    landing: tuple[int, ...]                        # S38  0, TRADING or RESTING
    relic: tuple[bool, ...]                         # S66
    gate: tuple[int, ...]                           # S51  number of the telegate; 0: none
    gates: tuple[int, ...]                          # S52  [number] its space, NONE if it is not face up
    unknown: tuple[bool, ...]                       # S63  a face-down token that the seat has not seen
    hidden: tuple[bool, ...]                        # S63  any face-down token
    looks: tuple[bool, ...]                         # S78, S160, S161  entering it offers a look at something
    switch: bool                                    # S163
    lock: bool                                      # S165


def owns(st: State, ship: int, relic: int) -> bool:
    """S152"""
    return bool(st.held[ship][HELD_RELIC + relic])


def chart_of(st: State, seat: int, ship: int, drives: int) -> Chart:
    """The map for the ship of a player, from what a seat sees."""
    shields = st.held[ship][HELD_EQUIPMENT + SHIELD] + st.held[ship][HELD_RELIC + SHIELD_RELIC]
    foil = owns(st, ship, AIR_FOIL)
    tokens = [token_seen(st, seat, space) for space in range(SPACES)]
    colour = [SPACE_COLOUR[space] if tokens[space] == NONE else TOKEN_COLOUR[tokens[space]] for space in range(SPACES)]
    skipped = tuple(bool(shade & drives) for shade in colour)
    hazard = [SPACE_HAZARD[space] if tokens[space] == NONE else TOKEN_COST[tokens[space]] for space in range(SPACES)]
    hidden = tuple(SPACE_ENCOUNTER[space] != NONE and st.face[SPACE_ENCOUNTER[space]] == DOWN for space in range(SPACES))
    return Chart(
        steps=tuple(steps_from(space, skipped, foil) for space in range(SPACES)),
        skipped=skipped,
        hazard=tuple(max(0, cost - SHIELD_SAVES * shields) for cost in hazard),
        landing=tuple(landing_kind(st, space, tokens[space]) for space in range(SPACES)),
        relic=tuple(tokens[space] >= TOKEN_RELIC for space in range(SPACES)),
        gate=tuple(token - TOKEN_GATE + 1 if NONE < token < TOKEN_PORT else 0 for token in tokens),
        gates=(NONE, *(space_of(st, number) for number in range(1, GATES + 1))),
        unknown=tuple(hidden[space] and tokens[space] == NONE for space in range(SPACES)),
        hidden=hidden,
        looks=tuple(offers_look(st, ship, space) for space in range(SPACES)),
        switch=owns(st, ship, SWITCH_SWITCH),
        lock=owns(st, ship, GATE_LOCK),
    )


def token_seen(st: State, seat: int, space: int) -> int:
    """S63, S160  The token that a ship meets on a space, as far as the seat knows; an asteroid token is none."""
    encounter = SPACE_ENCOUNTER[space]
    if encounter == NONE or st.face[encounter] == COLLECTED or not knows_token(st, seat, encounter): return NONE
    return st.token[encounter]


def steps_from(space: int, skipped: tuple[bool, ...], foil: bool) -> tuple[tuple[int, int], ...]:
    """S31, S74, S155"""
    found = []
    for link in range(LINK_COUNT[space]):
        other, kind = LINKS[space][link], LINK_KIND[space][link]
        if kind == FOIL and not foil: continue
        found.append((other, 0 if skipped[other] else GREEN_COST if kind == GREEN and not foil else GREY_COST))
    return tuple(found)


def landing_kind(st: State, space: int, token: int) -> int:
    """S38, S66, S68, S69, S107"""
    orbit, encounter = SPACE_ORBIT[space], SPACE_ENCOUNTER[space]
    if SPACE_KIND[space] in (CITY, PORT) or token == TOKEN_PORT or (orbit != NONE and st.port[orbit] != NONE): return TRADING
    collected = encounter != NONE and st.face[encounter] == COLLECTED
    return RESTING if SPACE_KIND[space] == ASTEROID or collected or token >= TOKEN_RELIC else 0


def space_of(st: State, number: int) -> int:
    """S57  Where a telegate lies face up."""
    for space in range(SPACES):
        encounter = SPACE_ENCOUNTER[space]
        if encounter != NONE and st.face[encounter] == UP and st.token[encounter] == TOKEN_GATE + number - 1: return space
    return NONE


def offers_look(st: State, ship: int, space: int) -> bool:
    """S63, S78, S160, S161  Whether something is turned up or may be looked at there, so that acts cannot be sent beyond it."""
    encounter, system = SPACE_ENCOUNTER[space], SPACE_SYSTEM[space]
    if encounter != NONE and st.face[encounter] == DOWN: return True
    spy = owns(st, ship, SPY_EYE)
    if system != NONE and not knows_card(st, ship, system) and (SPACE_ORBIT[space] != NONE or spy): return True
    if not spy: return False
    near = {SPACE_ENCOUNTER[other] for link, other in enumerate(LINKS[space][: LINK_COUNT[space]]) if LINK_KIND[space][link] != FOIL}
    return any(near_by in near and st.face[near_by] == DOWN and not has(st.spied[near_by], ship) for near_by in range(ENCOUNTERS))
