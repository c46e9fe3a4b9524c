"""What a ship meets on every space, as one seat sees it: the map with all that lies on it, in plain tables for a search."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from magnat.core.kit import including

from ..components import (
    ENCOUNTERS, GATES, GATE_LOCK, HELD_EQUIPMENT, HELD_RELIC, LINKS, LINK_COUNT, NONE, RELICS, SHIELD, SPACES, SWITCH_SWITCH, SYSTEMS,
)
from ..rules.flight import can_watch
from ..rules.places import (
    gate_on, hazard_cost, is_asteroid_place, is_face_down, is_relic, is_skipped, is_trading_place, link_to, space_of_gate, step_cost,
)
from ..rules.sights import next_to_spy
from ..state import DOWN, UP, State, has_relic, knows_card, knows_token

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


class Sight(NamedTuple):
    """All that a chart depends on, as one seat sees it. Whose the ports are and what else is owned makes no difference."""
    faces: tuple[int, ...]      # [encounter]
    tokens: tuple[int, ...]     # [encounter]  NONE: this seat has not seen it
    ports: tuple[bool, ...]     # [orbit]
    spied: tuple[bool, ...]     # [encounter]  S160  whether the owner of the ship has looked at it
    observed: tuple[bool, ...]  # [system]  S78  the same of cards
    shields: int
    relics: tuple[int, ...]
    drives: int

    def position(self) -> State:
        """The ship alone on its map."""
        st = BLANK.copy()
        st.drives[0], st.held[0][HELD_EQUIPMENT + SHIELD] = self.drives, self.shields
        st.held[0][HELD_RELIC : HELD_RELIC + RELICS] = self.relics
        st.face[:] = self.faces
        st.token[:] = (max(token, 0) for token in self.tokens)
        for orbit, port in enumerate(self.ports): st.port[orbit] = 0 if port else NONE
        for encounter, known in enumerate(self.spied): st.spied[encounter] = including(0, 0) if known else 0
        for system, known in enumerate(self.observed): st.observed[system] = including(0, 0) if known else 0
        return st


BLANK = State()


def sight_of(st: State, seat: int, ship: int, drives: int) -> Sight:
    """The map for the ship of a player, from what a seat sees."""
    return Sight(
        tuple(st.face), tuple(st.token[encounter] if knows_token(st, seat, encounter) else NONE for encounter in range(ENCOUNTERS)),
        tuple(port != NONE for port in st.port),
        tuple(bool(knows_token(st, ship, encounter)) for encounter in range(ENCOUNTERS)),
        tuple(bool(knows_card(st, ship, system)) for system in range(SYSTEMS)),
        st.held[ship][HELD_EQUIPMENT + SHIELD], tuple(st.held[ship][HELD_RELIC : HELD_RELIC + RELICS]), drives,
    )  # fmt: skip


@lru_cache(maxsize=64)
def chart_of(sight: Sight) -> Chart:
    """What the rules say of every space. A token face down that the seat knows is met as if it lay open; but a telegate takes ships only when it is
    turned up."""
    st, met = sight.position(), sight.position()
    for encounter, token in enumerate(sight.tokens):
        if sight.faces[encounter] == DOWN and token != NONE: met.face[encounter] = UP
    spaces = range(SPACES)
    return Chart(
        steps=tuple(tuple((other, step_cost(met, space, other)) for other in linked(met, space)) for space in spaces),
        skipped=tuple(bool(is_skipped(met, space)) for space in spaces),
        hazard=tuple(hazard_cost(met, space) for space in spaces),
        landing=tuple(landing_kind(met, space) for space in spaces),
        relic=tuple(bool(is_relic(met, space)) for space in spaces),
        gate=tuple(gate_on(met, space) for space in spaces),
        gates=(NONE, *(space_of_gate(st, number) for number in range(1, GATES + 1))),
        unknown=tuple(bool(is_face_down(met, space)) for space in spaces),
        hidden=tuple(bool(is_face_down(st, space)) for space in spaces),
        looks=tuple(offers_look(st, space) for space in spaces),
        switch=bool(has_relic(st, SWITCH_SWITCH)),
        lock=bool(has_relic(st, GATE_LOCK)),
    )


def linked(st: State, space: int) -> list[int]:
    """S31, S155"""
    return [other for other in LINKS[space][: LINK_COUNT[space]] if link_to(st, space, other)]


def landing_kind(st: State, space: int) -> int:
    """S38"""
    return TRADING if is_trading_place(st, space) else RESTING if is_asteroid_place(st, space) else 0


def offers_look(st: State, space: int) -> bool:
    """S63, S78, S160, S161  Whether something is turned up or may be looked at there, so that acts cannot be sent beyond it."""
    st.space[st.active] = space
    return bool(is_face_down(st, space) or can_watch(st) or next_to_spy(st) != NONE)
