"""Nested questions: what is laid aside comes back."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnat.core.declare import OPENED
from magnat.core.declare.frames import ask, ask_again, end_answer, frame_functions, frame_source, next_asked, pop, push
from magnat.core.errors import CorruptState
from magnat.core.game import load
from tests.core.bazaar import Phase, State


def table(seats: int = 4) -> State:
    state = State()
    state.seats, state.phase, state.actor, state.consulted = seats, Phase.PRICE, 2, 1
    return state


def test_push_lays_the_question_aside_and_clears_its_locals() -> None:
    state = table()
    push(state)
    assert (state.depth, state.consulted, state.pending) == (1, 0, 0)
    assert (state.phase_below[0], state.actor_below[0], state.consulted_below[0]) == (Phase.PRICE, 2, 1)  # type: ignore[attr-defined]


def test_pop_takes_it_up_again_and_leaves_no_trace() -> None:
    state = table()
    before = state.copy()
    ask(state, Phase.CONSULT, 0b0010, 1)
    state.asked_back = 1
    ask(state, Phase.ASK_BACK, 0b0100, 2)
    pop(state)
    assert (state.phase, state.actor, state.asked_back, state.depth) == (Phase.CONSULT, 1, 1, 1)
    pop(state)
    assert state == before


def test_the_stack_is_bounded() -> None:
    state = table()
    for _ in range(3):
        push(state)
    with pytest.raises(IndexError):
        push(state)


def test_seats_are_asked_clockwise_from_the_first() -> None:
    state = table()
    ask(state, Phase.BID, 0b1011, 2)
    asked = [state.actor]
    while not end_answer(state):
        asked.append(state.actor)
    assert asked == [3, 0, 1] and state.pending == 0


@given(st.integers(2, 4), st.data())
def test_everybody_in_the_mask_is_asked_once(seats: int, data: st.DataObject) -> None:
    state = table(seats)
    mask = data.draw(st.integers(1, 2**seats - 1))
    ask(state, Phase.BID, mask, data.draw(st.integers(0, seats - 1)))
    asked = [state.actor]
    while not end_answer(state):
        asked.append(state.actor)
    assert sorted(asked) == [seat for seat in range(seats) if mask >> seat & 1]


def test_the_next_one_asked_is_the_first_pending_clockwise() -> None:
    state = table(3)
    state.pending = 0b101
    assert next_asked(state, 1) == 2


def test_the_generated_text_is_plain_assignments() -> None:
    text = frame_source(State)
    assert "    st.consulted_below[st.depth] = st.consulted\n" in text and "    st.pending = 0\n" in text
    assert "    st.phase = 0\n" not in text  # whoever pushes says what is asked


def test_a_game_without_frames_has_none() -> None:
    state: Any = load("hab_und_gut").state
    assert frame_functions(state) == {}


# Locals with an index, and asking again


def test_a_local_with_an_index_is_laid_aside_cleared_and_taken_up_again() -> None:
    state = table()
    state.glimpse, state.into = [1, 2, 3, 4], [1, 0, 1, 0]
    before = state.copy()
    ask(state, Phase.SHOW, 0b0001, 0)
    assert state.glimpse == state.into == [0, 0, 0, 0]
    assert state.glimpse_below == [[1, 2, 3, 4], [0] * 4, [0] * 4]
    state.glimpse = [4, 4, 4, 4]
    ask(state, Phase.SHOW, 0b0001, 0)
    assert state.glimpse_below == [[1, 2, 3, 4], [4] * 4, [0] * 4]
    pop(state)
    assert state.glimpse == [4, 4, 4, 4] and state.glimpse_below[1] == [0] * 4
    pop(state)
    assert state == before


def test_frames_of_a_local_with_an_index_share_no_list() -> None:
    state = table()
    state.glimpse = [1, 2, 3, 4]
    push(state)
    twin = state.copy()
    twin.glimpse_below[0][1] = 0
    state.glimpse[0] = 3
    assert state.glimpse_below[0] == [1, 2, 3, 4]


def test_what_was_secret_is_seen_by_nobody_while_it_is_laid_aside() -> None:
    state = table()
    state.glimpse, state.into = [1, 2, 3, 4], [1, 1, 1, 0]
    assert state.view(1)["glimpse"] == [None, 2, None, None]
    push(state)
    for seat in (-1, 0, 1):
        view = state.view(seat)
        assert view["glimpse_below"] == [[None] * 4] * 3 and view["into_below"][0] == [1, 1, 1, 0]
    assert state.view(1)["glimpse"] == [None, 0, None, None]


def test_a_local_with_an_index_is_saved_and_packed() -> None:
    state = table()
    state.coins, state.turns, state.stake, state.glimpse = 4, 2, 1, [1, 2, 3, 4]
    push(state)
    assert State.from_json(state.to_json()) == state and State.from_record(state.to_records()[0]) == state
    wrong = state.to_json()
    wrong["glimpse_below"][0] = [1, 2, 3]
    with pytest.raises(CorruptState, match="glimpse_below"):
        State.from_json(wrong)


def test_asking_again_keeps_the_frame_and_its_locals() -> None:
    state = table()
    ask(state, Phase.AUCTION, 0b1111, 3)
    state.bid, state.into = 2, [0, 1, 1, 0]
    ask_again(state, 0b0110, 3)
    assert (state.depth, state.phase, state.pending, state.actor, state.bid) == (1, Phase.AUCTION, 0b0110, 1, 2)
    ask_again(state, 0b0100, 1)
    assert (state.pending, state.actor, state.into) == (0b0100, 2, [0, 1, 1, 0])


def test_opening_a_question_is_told_to_whoever_listens_and_to_nobody_else() -> None:
    state = table()
    ask(state, Phase.AUCTION, 0b0011, 0)
    assert state.heard is None
    state.heard = []
    ask_again(state, 0b0011, 0)
    ask(state, Phase.SHOW, 0b0001, 0)
    assert [(event, values) for event, values, _ in state.heard] == [(OPENED, (1,)), (OPENED, (2,))]
