"""Functions found by the names of a declared table: phases and stages lead to them without a chain of ifs."""

from __future__ import annotations

import ast
import inspect
from types import ModuleType
from typing import Any

import pytest

from magnat.core.compile import by_number, by_phase
from magnat.core.declare import Numbered, Orders, Phases, acts, answer_by_phase, chance, does
from magnat.core.game import load, names

MOST_PHASES = 4  # that one function of a game's advice, orders or helpers compares


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


def answer_buy(st: Any, seat: int, orders: Orders) -> list[tuple[str, int]] | None:
    return [("buy", seat)]


def answer_trade(st: Any, seat: int, orders: Orders) -> list[tuple[str, int]] | None:
    return None


def test_orders_answer_by_the_phase_too_and_say_nothing_where_nothing_is_defined() -> None:
    answer = answer_by_phase(Phase, (answer_buy, answer_trade), SELL="trade")
    assert [answer(Position(phase), 2, {}) for phase in (Phase.BUY, Phase.SELL, Phase.KEEP)] == [[("buy", 2)], None, None]
    for functions, others in (((answer_trade,), {}), ((), {"SELL": "trade"})):
        with pytest.raises(TypeError, match="no phase leads to 'answer_trade', or nothing is defined under that name"):
            answer_by_phase(Phase, functions, **others)


@pytest.mark.parametrize("name", names())
def test_no_game_writes_a_chain_over_its_phases(name: str) -> None:
    advise: Any = load(name).advise
    assert advise.__module__.startswith("magnat_generated_")
    folder = load(name).folder
    assert folder is not None
    sources = [folder / "orders.py", *(folder / "advice").rglob("*.py"), *(folder / "helpers").rglob("*.py")]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sources if path.exists()]
    counted = {node.name: phases_compared(node) for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    assert {function: count for function, count in counted.items() if count > MOST_PHASES} == {}


def phases_compared(function: ast.FunctionDef) -> int:
    """How often a function compares something with a phase or stage, or with some of them at once."""
    compared = [node for node in ast.walk(function) if isinstance(node, ast.Compare)]
    return sum(any(isinstance(part, ast.Name) and part.id in ("Phase", "Stage") for part in ast.walk(node)) for node in compared)
