"""Turning the table: the same game with everybody one seat further looks the same to everybody, as far as seats are counted from one's own.

The table is turned here by the declaration alone. What names a seat without saying so would stay where it is, and be noticed.
"""

from __future__ import annotations

from typing import Any

import pytest

from magnat.core.compile import BARE, RELATIVE, observation_size, observe_as_function
from magnat.core.declare import CHANCE, Field, turning
from magnat.core.game import Game, load, names
from magnat.core.play import options
from magnat.lab import played

GAMES = names()
STEPS = 240
IDLE = {"richesses_du_monde": {"seller", "proposer"}, "maxi_bourse": {"seller", "buyer", "seller_below", "buyer_below"}}
"""Hold 0 while nobody is meant."""
BY_SEAT = {"race", "company"}  # chosen before the game in the order of the seats, from the first on


def turned_number(value: int, how: str, by: int, seats: int) -> int:
    if how == "seat":
        return (value + by) % seats if 0 <= value < seats else value
    if how == "maybe":
        return (value - 1 + by) % seats + 1 if value > 0 else value
    return sum(1 << (seat + by) % seats for seat in range(seats) if value >> seat & 1) if how == "several" else value


def turned_part(field: Field, value: Any, by: int, seats: int, depth: int = 0) -> Any:
    if not isinstance(value, list):
        return turned_number(value, turning(field.value), by, seats)
    rows = [turned_part(field, row, by, seats, depth + 1) for row in value]
    if field.of and field.of[depth] == "seat":
        rows = [rows[(place - by) % seats] if place < seats else rows[place] for place in range(len(rows))]
    return rows


def turned(st: Any, by: int) -> Any:
    """The position with everybody `by` seats further. Frames that are not in use stay empty."""
    twin = st.copy()
    for name, field in st.fields.items():
        made = turned_part(field, getattr(st, name), by, st.seats)
        setattr(twin, name, made[: st.depth] + getattr(st, name)[st.depth :] if name.endswith("_below") else made)
    return twin


def without_idle(game: Game, st: Any) -> dict[str, Any]:
    return {name: getattr(st, name) for name in st.fields if name not in IDLE.get(game.name, ())}


def turned_act(game: Game, act: int, by: int, seats: int) -> int:
    row = game.block_of(act)
    place = act - row.number
    return int(row.number + (place + by) % seats) if row.of == "seat" and place < seats else act


def observed(game: Game, st: Any, seat: int, how: int) -> bytes:
    seen = [0] * observation_size(game.state, facts=not how & BARE)
    state: Any = game.state
    observe_as_function(state)(st, seat, how, seen)
    return bytes(seen)


@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize("name", GAMES)
def test_turning_the_table_changes_nothing_that_is_seen(name: str, seats: str) -> None:
    game = load(name)
    count = game.seat_counts[0] if seats == "fewest" else game.seat_counts[-1]
    looked = 0
    for step in played(game, count, seed=4, advised=range(0, count, 2), limit=STEPS):
        if step.seat == CHANCE:
            continue
        by = 1 + step.ply % (count - 1)
        twin = turned(step.state, by)
        assert turned(twin, count - by) == step.state
        seat = (step.seat + by) % count
        assert twin.actor == seat
        if step.ply % 5 == 0:
            assert observed(game, twin, seat, RELATIVE) == observed(game, step.state, step.seat, RELATIVE)
        assert sorted(turned_act(game, act, by, count) for act in game.legal(step.state)) == game.legal(twin)
        after = step.state.copy()
        game.dispatch.apply(after, step.act)
        game.dispatch.apply(twin, turned_act(game, step.act, by, count))
        if after.actor != CHANCE and not (step.spelled[0] in BY_SEAT and after.turn == 0):
            assert without_idle(game, turned(after, by)) == without_idle(game, twin), (step.ply, step.spelled)
            looked += 1
    assert looked > 20


@pytest.mark.parametrize("name", GAMES)
def test_seat_zero_sees_relatively_what_it_sees(name: str) -> None:
    game = load(name)
    st = game.new_state(game.usual_seats, options.resolve(game, game.usual_seats))
    for step in played(game, game.usual_seats, seed=1, limit=60):
        st = step.state
    assert observed(game, st, 0, RELATIVE) == st.observation(0) == observed(game, st, 0, 0)
    assert st.observation(0).startswith(observed(game, st, 0, RELATIVE | BARE))
    assert observed(game, st, 1, RELATIVE) != st.observation(1)
