"""The linker: one source, several targets."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from magnat.core.compile import linker
from magnat.core.compile.playout import batch, batch_cuda
from magnat.core.declare import Events, GameState, event, generated, scratch, shown, tell
from magnat.core.game import load
from tests.core.bazaar import BAZAAR

TABLE = (3, 1, 4, 1, 5)
GRID = ((1, 2), (3, 4))
LIMIT_OF_SUM = 40


class Said(Events):
    SUM = event(sum="number")
    SHOWN = event(sum="number", reveals=True)


class Row(GameState):
    total = shown(least=-1000, most=1000)
    kept = shown(4, most=100)


def costly(st: Row) -> int:
    raise AssertionError("what is told is not worked out in compiled code")


def entry_of(index: int) -> int:
    """Reads a table."""
    return TABLE[index] + GRID[1][0]


def add_up(st: Row, count: int) -> int:
    """Sums, speaks, keeps."""
    memory: list[int] = scratch(LIMIT_OF_SUM)
    for index in range(count):
        memory[index] = entry_of(index)
        if index == 2:
            tell(st, Said.SUM, memory[index])
    total = 0
    for index in range(count):
        total += memory[index]
    tell(st, Said.SUM, costly(st))
    st.total = min(total, LIMIT_OF_SUM)
    return Said.SUM


def add_up_all(states: Any, count: int) -> None:
    """An entry point."""
    for index in range(len(states)):
        add_up(states[index], count)


def hook(st: Row) -> int:
    """Bound when linked."""
    return 0


def call_hook(st: Row) -> int:
    """Uses a bound name."""
    return hook(st) + LIMIT_OF_SUM


def echo(st: Row, index: int, many: list[int]) -> int:
    """Takes whole numbers."""
    return index


def narrow_and_wide(st: Row, count: int) -> int:
    """Calls one function with a field, an entry, a literal, a truth value, a parameter and a sum."""
    total = echo(st, st.seats, st.kept) + echo(st, st.kept[1], st.kept) + echo(st, 7, many=st.kept)
    return total + echo(st, count == 3, st.kept) + echo(st, count, st.kept) + echo(st, count + 1, st.kept)


def narrow_and_wide_all(states: Any, count: int) -> int:
    """An entry point."""
    return narrow_and_wide(states[0], count)


def seven(st: Row) -> int:
    """A binding."""
    return 7


def out_of_the_row(states: Any, index: int) -> None:
    """Writes where nothing is declared."""
    states[0].kept[index] = 9


def test_tell_is_erased_arguments_and_all() -> None:
    text = linker.linked_source(add_up_all, {}, linker.CPU)
    assert "tell" not in text and "costly" not in text
    assert "        if index == 2:\n            pass" in text


def show(st: Row) -> None:
    """Tells twice, and reveals something once."""
    tell(st, Said.SUM, st.total)
    tell(st, Said.SHOWN, costly(st))


def test_what_reveals_something_leaves_a_mark_where_it_is_asked_for() -> None:
    for marks in (False, True):
        gathered = linker.Gathered({}, linker.CPU, marks=marks)
        gathered.add(show)
        assert gathered.functions["show"].count("st.revealed = 1") == marks and "costly" not in gathered.text("")


def test_constants_are_folded_and_tables_become_arrays() -> None:
    text = linker.linked_source(add_up_all, {}, linker.CPU)
    assert "min(total, 40)" in text and "LIMIT_OF_SUM" not in text and "return 0" in text
    assert "TABLE = np.array((3, 1, 4, 1, 5), np.int8)" in text and "GRID = np.array(((1, 2), (3, 4)), np.int8)" in text


def test_callees_come_before_their_callers_and_annotations_go() -> None:
    text = linker.linked_source(add_up_all, {}, linker.CPU)
    assert text.index("def entry_of(index)") < text.index("def add_up(st, count)") < text.index("def add_up_all(states, count)")
    assert text.count("@entry") == 1 and text.count("@jit") == 2


def test_working_memory_depends_on_the_target() -> None:
    assert "memory = cuda.local.array(40, np.int32)" in linker.linked_source(add_up_all, {}, linker.CUDA)
    assert "memory = stack_array(40)" in linker.linked_source(add_up_all, {}, linker.CPU)
    assert "boundscheck=True" in linker.linked_source(add_up_all, {}, linker.CHECKED)


def test_on_cuda_some_functions_are_not_put_into_their_callers() -> None:
    game = load("merchant_of_venus")
    text = linker.linked_source(batch_cuda, game.bindings("random"), linker.CUDA)
    assert "@apart\ndef travel(" in text, "large, and called from several places"
    assert "@apart\ndef legal(" in text and "listed = cuda.local.array(" in text, "its working memory would be laid over that of its caller"
    assert "@jit\ndef apply(" in text, "called from one place"
    assert "@jit\ndef has_relic(" in text, "small"
    assert "@apart" not in linker.linked_source(batch, game.bindings("random"), linker.CPU)


def test_kernels_are_kept_unless_they_hold_the_address_of_a_table() -> None:
    assert "entry = cuda.jit(cache=True)" in linker.linked_source(add_up_all, {}, linker.CUDA)
    large = tuple(tuple(range(100)) for _ in range(600))  # 60,000 bytes: beyond constant memory
    read = generated.module("kept", f"LARGE = {large!r}\ndef read_on(row: int, column: int) -> int:\n    return LARGE[row][column]\n").read_on
    text = linker.linked_source(read, {}, linker.CUDA)
    assert "LARGE = cuda.to_device(" in text and "entry = cuda.jit(cache=False)" in text


def test_the_cuda_template_links_for_every_game() -> None:
    for game in (BAZAAR, load("hab_und_gut")):
        text = linker.linked_source(batch_cuda, game.bindings("heuristic", watched=True), linker.CUDA)
        assert "index = cuda.grid(1)" in text
        compile(text, "cuda", "exec")


def test_whole_numbers_are_passed_in_one_width() -> None:
    text = linker.linked_source(narrow_and_wide, {}, linker.CPU)
    assert "echo(st, np.int64(st.seats), st.kept) + echo(st, np.int64(st.kept[1]), st.kept)" in text
    assert "echo(st, np.int64(7), many=st.kept)" in text and "echo(st, np.int64(count == 3), st.kept)" in text
    assert "echo(st, count, st.kept) + echo(st, count + 1, st.kept)" in text


def test_a_binding_takes_the_place_of_a_name() -> None:
    text = linker.linked_source(call_hook, {"hook": seven, "LIMIT_OF_SUM": 5}, linker.CPU)
    assert "return seven(st) + 5" in text
    plain: Callable[[Row], int] = linker.plain(call_hook, {"hook": seven, "LIMIT_OF_SUM": 5})
    assert plain(Row()) == 12 and call_hook(Row()) == 40


def function_in(text: str, name: str, module: str) -> Any:
    """A function of a module made for this test."""
    return getattr(generated.module(module, text), name)


def test_one_name_with_two_meanings_is_refused() -> None:
    one = function_in("RATE = (3,)\ndef one(st):\n    return RATE[0]\n", "one", "clash_one")
    two = function_in("RATE = (4,)\ndef two(st):\n    return RATE[0]\n", "two", "clash_two")
    both = function_in("one = two = None\ndef both(st):\n    '''Both.'''\n    return one(st) + two(st)\n", "both", "clash_both")
    with pytest.raises(TypeError, match="'RATE' means two things"):
        linker.linked_source(both, {"one": one, "two": two}, linker.CPU)


def test_a_number_may_have_another_value_in_another_module() -> None:
    one = function_in("RATE = 3\ndef one(st):\n    return RATE\n", "one", "number_one")
    two = function_in("RATE = 4\ndef two(st):\n    return RATE\n", "two", "number_two")
    both = function_in("one = two = None\ndef both(st):\n    '''Both.'''\n    return one(st) + two(st)\n", "both", "number_both")
    text = linker.linked_source(both, {"one": one, "two": two}, linker.CPU)
    assert "def one(st):\n    return 3" in text and "def two(st):\n    return 4" in text


def test_two_functions_of_one_name_are_refused_whatever_they_are_called_by() -> None:
    one = function_in("def cost(st):\n    return 1\n", "cost", "name_one")
    two = function_in("def cost(st):\n    return 2\n", "cost", "name_two")
    both = function_in("one = two = None\ndef both(st):\n    '''Both.'''\n    return one(st) + two(st)\n", "both", "name_both")
    with pytest.raises(TypeError, match="'cost' is the name of two functions"):
        linker.linked_source(both, {"one": one, "two": two}, linker.CPU)


def test_an_undefined_name_is_named() -> None:
    lost = function_in("def lost(st):\n    '''Lost.'''\n    return nowhere(st)\n", "lost", "lost")
    with pytest.raises(NameError, match="nowhere"):
        linker.linked_source(lost, {}, linker.CPU)


def test_the_same_text_is_the_same_module_and_another_version_another() -> None:
    text = "def one():\n    return 1\n"
    assert generated.module("same", text) is generated.module("same", text)
    assert generated.module("same", text) is not generated.module("same", text, "2")


def test_a_real_game_links_without_a_trace_of_telling() -> None:
    for game in (BAZAAR, load("hab_und_gut")):
        text = linker.linked_source(batch, game.bindings("heuristic", watched=True), linker.CPU)
        assert "tell(" not in text and "Phase." not in text and "Refusal." not in text


@pytest.mark.compiled
def test_compiled_code_does_the_same() -> None:
    plain = Row()
    plain.heard = None
    compiled = linker.link("test", add_up_all, {}, linker.CHECKED)
    records = plain.to_records(2)
    compiled(records, 4)
    assert [Row.from_record(record).total for record in records] == [3 + 1 + 4 + 1 + 4 * 3] * 2


@pytest.mark.compiled
def test_a_function_is_compiled_once_for_all_widths_and_without_machine_code_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(generated, "folder", lambda: tmp_path)  # nothing is cached yet
    compiled = linker.link("widths", narrow_and_wide_all, {})
    row = Row()
    row.seats, row.kept = 2, [0, 5, 0, 0]
    assert compiled(row.to_records(), 3) == 2 + 5 + 7 + 1 + 3 + 4
    (version,) = vars(sys.modules[compiled.__module__])["echo"].overloads.values()
    assert version.signature.args[1].name == "int64"
    assert version.library.get_pointer_to_function(version.fndesc.llvm_func_name) == 0
    assert version.library.get_pointer_to_function(version.fndesc.llvm_cpython_wrapper_name) == 0


@pytest.mark.compiled
def test_the_checked_target_catches_an_index_out_of_bounds() -> None:
    checked = linker.link("test", out_of_the_row, {}, linker.CHECKED)
    records = Row().to_records()
    checked(records, 3)
    assert records[0]["kept"].tolist() == [0, 0, 0, 9]
    with pytest.raises(IndexError):
        checked(records, 4)
    assert np.count_nonzero(records[0]["kept"]) == 1
