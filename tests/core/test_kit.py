"""The kit for rules: the same numbers by the interpreter and compiled, and as sets and lists of Python say it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnat.core.compile import dispatch_source, linker
from magnat.core.declare import Blocks, GameState, Phases, chance, openly, scratch, shown
from magnat.core.errors import WrongOptions
from magnat.core.game import load
from magnat.core.kit import (
    all_of,
    each_seat,
    everyone,
    has,
    how_many,
    including,
    lowest,
    next_of,
    pick,
    row_sum,
    seat_after,
    seat_before,
    some_of,
    without,
)
from magnat.core.play import options

CARDS = 6
MASKS = 32


class Kit(GameState):
    """A state to try the kit on."""

    counts = shown(CARDS, most=9)
    answers = shown(20, least=-1, most=2**20)


def members(these: int) -> set[int]:
    return {one for one in range(8) if these >> one & 1}


@given(st.integers(0, 255), st.integers(0, 7))
def test_sets_of_bits_are_sets(these: int, one: int) -> None:
    own = members(these)
    assert has(these, one) == (one in own) and how_many(these) == len(own)
    assert members(including(these, one)) == own | {one} and members(without(these, one)) == own - {one}
    assert lowest(these) == min(own, default=-1)


@given(st.integers(2, 6), st.data())
def test_the_next_of_a_set_clockwise(seats: int, data: st.DataObject) -> None:
    table = Kit()
    table.seats = seats
    these, seat = data.draw(st.integers(1, 2**seats - 1)), data.draw(st.integers(0, seats - 1))
    clockwise = [(seat + step) % seats for step in range(1, seats + 1)]
    assert next_of(table, these, seat) == next(other for other in clockwise if other in members(these))
    assert seat_after(table, seat) == clockwise[0] and seat_before(table, clockwise[0]) == seat and members(everyone(table)) == set(range(seats))


def test_weights_decide_how_often_something_is_picked() -> None:
    luck = [7, 0]
    drawn = Counter(pick(luck, [0, 3, 0, 1, 5], 4) for _ in range(4000))
    assert set(drawn) == {1, 3} and abs(drawn[1] - 3000) < 120 and luck[1] == 4000  # one number each
    assert row_sum([0, 3, 0, 1, 5], 4) == 4


def test_some_of_a_set_are_any_of_its_subsets() -> None:
    luck = [5, 0]
    drawn = Counter(some_of(luck, 0b101101, 2) for _ in range(3000))
    assert len(drawn) == 6 and all(how_many(chosen) == 2 and chosen & ~0b101101 == 0 for chosen in drawn)
    assert all(abs(times - 500) < 100 for times in drawn.values())
    assert some_of(luck, 0b101101, 4) == 0b101101 and some_of(luck, 0b101101, 0) == 0


def worked_out(table: Kit, luck: list[int], these: int, seat: int) -> None:
    """All of the kit, into the fields of a state."""
    weights = scratch(CARDS)
    for card in range(CARDS):
        weights[card] = table.counts[card] * 2
    table.answers[0] = row_sum(table.counts, CARDS)
    table.answers[1] = row_sum(weights, CARDS - 1)
    table.answers[2] = pick(luck, table.counts, CARDS)
    table.answers[3] = pick(luck, weights, CARDS)
    table.answers[4] = has(these, seat)
    table.answers[5] = including(these, seat)
    table.answers[6] = without(these, seat)
    table.answers[7] = how_many(these)
    table.answers[8] = lowest(these)
    table.answers[9] = some_of(luck, these, how_many(these) // 2)
    table.answers[10] = everyone(table)
    table.answers[11] = seat_after(table, seat)
    table.answers[12] = seat_before(table, seat)
    table.answers[13] = next_of(table, including(these, 0), seat)
    table.answers[14] = each_seat(table, seat + 1)
    table.answers[15] = all_of(seat)


def work_out_all(states: Any, seed: int) -> None:
    """An entry point."""
    luck = scratch(2)
    for index in range(len(states)):
        luck[0] = seed
        luck[1] = index
        worked_out(states[index], luck, index % MASKS, index % 5)


@pytest.mark.compiled
def test_the_compiled_kit_does_the_same() -> None:
    tables = []
    for index in range(64):
        table = Kit()
        table.seats, table.counts = 5, [(index * 7 + card * 3) % 4 for card in range(CARDS - 1)] + [1]
        tables.append(table)
    records = tables[0].to_records(64)
    for index, table in enumerate(tables):
        records[index] = table.to_records()[0]
    linker.link("kit", work_out_all, {}, linker.CHECKED)(records, 11)
    work_out_all(tables, 11)
    assert [Kit.from_record(record) for record in records] == tables


# Who begins


class Hats(Blocks):
    hat = openly(4, of="seat")


class When(Phases):
    HAT = chance("hat", odds=each_seat)


def test_chance_may_name_its_odds() -> None:
    text = dispatch_source(Hats, When, {"hat": "hats"})
    assert "from magnat.core.kit import each_seat" in text and "        return each_seat(st, act - 0)" in text and "odds_hat" not in text
    assert "            total += each_seat(st, argument)" in text
    with pytest.raises(TypeError, match="'hat'"):
        dispatch_source(Hats, When, {})


@pytest.mark.parametrize("name", ["hab_und_gut", "venture"])
def test_who_begins_must_sit_at_the_table(name: str) -> None:
    game = load(name)
    seats = game.seat_counts[0]
    assert options.resolve(game, seats)["first_player"] == 0
    assert options.resolve(game, seats, {"first_player": str(seats - 1)})["first_player"] == seats - 1
    assert options.resolve(game, seats, {"first_player": "random"})["first_player"] == game.seat_counts[-1]
    with pytest.raises(WrongOptions, match=f"do not go together with {seats} players: first player not seated"):
        options.resolve(game, seats, {"first_player": str(seats)})
    st = game.new_state(seats, options.resolve(game, seats, {"first_player": "random"}))
    game.setup(st)
    odds = [game.dispatch.odds(st, game.act_id("hat", seat)) for seat in range(game.seat_counts[-1])]
    assert odds == [1] * seats + [0] * (game.seat_counts[-1] - seats)
