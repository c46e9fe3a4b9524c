"""Functions found by the names of a declared table: phases and stages lead to them without a chain of ifs."""

from __future__ import annotations

import inspect
from types import ModuleType
from typing import Any

import pytest

from magnat.core.compile import by_number, by_phase
from magnat.core.declare import Numbered, Phases, acts, chance, does
from magnat.core.game import load, names


class Phase(Phases):
    DRAW = chance("draw")
    BUY = acts("buy", rule="X1")
    SELL = acts("sell", rule="X2")
    KEEP = acts("keep", rule="X3")


class Stage(Numbered):
    start = 1
    OPEN = does("open_up", "X4")
    CLOSE = does("close_down", "X5", "X6")


class Position:
    def __init__(self, phase: int = 0, stage: int = 0) -> None:
        self.phase, self.stage, self.done = phase, stage, ""


def advise_buy(st: Any) -> int:
    return 1


def advise_trade(st: Any) -> int:
    return 2


def open_up(st: Any) -> None:
    st.done = "opened"


def close_down(st: Any) -> None:
    st.done = "closed"


def chapter() -> ModuleType:
    """This very module, as the chapter in which functions are found."""
    found = inspect.getmodule(advise_buy)
    assert found is not None
    return found


def test_a_phase_leads_to_the_function_of_its_name_or_of_the_word_beside_it() -> None:
    advise = by_phase("advise", Phase, chapter(), SELL="trade", KEEP="trade")
    assert [advise(Position(phase)) for phase in (Phase.BUY, Phase.SELL, Phase.KEEP)] == [1, 2, 2]
    assert "# SELL" in inspect.getsource(advise)  # a real file, to be read and stepped through


def test_a_stage_leads_to_what_carries_it_out() -> None:
    follow = by_number("follow", "stage", [(row, row.does) for row in Stage], [chapter()])
    for stage, done in ((Stage.OPEN, "opened"), (Stage.CLOSE, "closed")):
        st = Position(stage=stage)
        follow(st)
        assert st.done == done
    assert Stage["CLOSE"].rules == ("X5", "X6")


def test_what_nobody_defines_is_refused_at_once() -> None:
    with pytest.raises(TypeError, match="SELL asks for 'advise_sell', which none of these defines"):
        by_phase("advise", Phase, chapter(), KEEP="trade")
    with pytest.raises(TypeError, match="there is no phase DRAW in which a seat is asked"):
        by_phase("advise", Phase, chapter(), SELL="trade", KEEP="trade", DRAW="trade")


@pytest.mark.parametrize("name", names())
def test_no_game_writes_a_chain_over_its_phases(name: str) -> None:
    advise: Any = load(name).advise
    assert advise.__module__.startswith("magnat_generated_")
