"""What a ship meets on every space, as one seat sees it: the map with all that lies on it, in plain tables for a search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeVar

from magnat.core.kit import including

from ..components import (
    ENCOUNTERS, GATES, GATE_LOCK, HELD_EQUIPMENT, HELD_RELIC, LINKS, LINK_COUNT, NONE, RELICS, SHIELD, SPACES,
    SPACE_ENCOUNTER, SPACE_ORBIT, SPY_EYE, SWITCH_SWITCH, SYSTEMS,
)
from ..rules.flight import can_watch
from ..rules.places import (
    gate_on, hazard_cost, is_asteroid_place, is_face_down, is_relic, is_skipped, is_trading_place, link_to, space_of_gate, step_cost,
)
from ..rules.sights import next_to_spy
from ..state import DOWN, UP, State, has_relic, knows_card, knows_token

TRADING, RESTING = 1, 2  # kinds of landing places: where a culture trades, and asteroids
# Where something may lie: no other space changes.
TAKEN = [space for space in range(SPACES) if SPACE_ENCOUNTER[space] != NONE or SPACE_ORBIT[space] != NONE]
BESIDE = [space for space in range(SPACES) if any(other in TAKEN for other in LINKS[space][: LINK_COUNT[space]])]
Told = TypeVar("Told")


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

    def positions(self) -> tuple[State, State]:
        """The ship alone on its map, and as it meets what lies there: a token face down that the seat knows as if it lay open."""
        st = ship_alone(self.shields, self.relics, self.drives)
        st.face[:] = self.faces
        st.token[:] = (max(token, 0) for token in self.tokens)
        for orbit, port in enumerate(self.ports): st.port[orbit] = 0 if port else NONE
        for encounter, known in enumerate(self.spied): st.spied[encounter] = including(0, 0) if known else 0
        for system, known in enumerate(self.observed): st.observed[system] = including(0, 0) if known else 0
        met = st.copy()
        for encounter, token in enumerate(self.tokens):
            if self.faces[encounter] == DOWN and token != NONE: met.face[encounter] = UP
        return st, met


BLANK = State()


def ship_alone(shields: int, relics: tuple[int, ...], drives: int) -> State:
    st = BLANK.copy()
    st.drives[0], st.held[0][HELD_EQUIPMENT + SHIELD] = drives, shields
    st.held[0][HELD_RELIC : HELD_RELIC + RELICS] = relics
    return st


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
    """For all that see the same."""
    return drawn(*sight.positions(), empty_chart(sight.shields, sight.relics, sight.drives))


@lru_cache(maxsize=64)
def empty_chart(shields: int, relics: tuple[int, ...], drives: int) -> Chart:
    """For where nothing can lie."""
    st = ship_alone(shields, relics, drives)
    return drawn(st, st, None)


def drawn(st: State, met: State, empty: Chart | None) -> Chart:
    """What the rules say of every space, or of those that change. A telegate takes ships only when it is turned up, however well one knows it."""

    def row(name: str, say: Callable[[int], Told], spaces: Sequence[int] = TAKEN) -> tuple[Told, ...]:
        if empty is None: return tuple(map(say, range(SPACES)))
        told: list[Told] = list(getattr(empty, name))
        for space in spaces: told[space] = say(space)
        return tuple(told)

    return Chart(
        steps=row("steps", lambda space: tuple((other, step_cost(met, space, other)) for other in linked(met, space)), BESIDE),
        skipped=row("skipped", lambda space: bool(is_skipped(met, space))),
        hazard=row("hazard", lambda space: hazard_cost(met, space)),
        landing=row("landing", lambda space: landing_kind(met, space)),
        relic=row("relic", lambda space: bool(is_relic(met, space))),
        gate=row("gate", lambda space: gate_on(met, space)),
        gates=(NONE, *(space_of_gate(st, number) for number in range(1, GATES + 1))),
        unknown=row("unknown", lambda space: bool(is_face_down(met, space))),
        hidden=row("hidden", lambda space: bool(is_face_down(st, space))),
        looks=row("looks", lambda space: offers_look(st, space), range(SPACES) if has_relic(st, SPY_EYE) else TAKEN),
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
