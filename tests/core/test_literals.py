"""Numbers and tables of rules in a linked text."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from magnat.core.compile import linker, literals
from magnat.core.declare import generated

FAR = tuple(tuple(row * column % 101 for column in range(120)) for row in range(800))  # 96 000 bytes
READER = 'def reader(st, a, b):\n    """Reads."""\n    return LARGE[a][b] + LARGE[b][a] + SMALL[a]\n'


def far_rows(found: Any) -> None:
    """A kernel that reads more than constant memory holds."""
    index = cuda.grid(1)  # type: ignore[name-defined]  # noqa: F821  bound in the linked module
    found[index] = FAR[index * 100][index]


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ("0.5", "uses 'RATE', which is 0.5: rules reckon with whole numbers"),
        ("(1, 2.5)", "the table 'RATE' holds 2.5: tables hold whole numbers"),
        ("((1, 2), (3,))", "the rows of the table 'RATE' differ in length"),
        ("(1, (2, 3))", "the rows of the table 'RATE' differ in length"),
        ("('red', 'blue')", "the table 'RATE' holds 'red': tables hold whole numbers"),
        ("[1, 2]", "uses 'RATE', a list: rules use whole numbers and tables (tuples) of them"),
        ("{0: 1}", "uses 'RATE', a dict: rules use whole numbers and tables (tuples) of them"),
        ("(0, 2**63)", "the table 'RATE' holds 9223372036854775808, which does not fit into 64 bits"),
    ],
)
def test_what_is_no_whole_number_is_refused_with_a_sentence(value: str, sentence: str) -> None:
    made = generated.module("rate", f'RATE = {value}\ndef rate(st, index):\n    """Rate."""\n    return RATE[index]\n')
    with pytest.raises(TypeError) as refused:
        linker.linked_source(made.rate, {}, linker.CPU)
    assert sentence in str(refused.value)


def test_tables_get_the_narrowest_signed_type() -> None:
    widths = {(127, -128): 8, (128,): 16, (-129,): 16, (2**15 - 1,): 16, (2**15,): 32, (-(2**31),): 32, (2**31,): 64, (True, False): 8, (): 8}
    for table, bits in widths.items():
        assert literals.width("TABLE", table) == bits


def test_on_cuda_large_tables_lie_in_device_memory_and_small_ones_do_not() -> None:
    large = tuple(tuple(range(100)) for _ in range(300))  # 30 000 bytes, read in two places
    read = generated.module("reader", f"SMALL = (1, 2)\nLARGE = {large!r}\n{READER}").reader
    text = linker.linked_source(read, {}, linker.CUDA)
    assert "LARGE = cuda.to_device(np.array(((0, 1, 2" in text and "\nSMALL = np.array((1, 2), np.int8)" in text
    assert "cuda" not in linker.linked_source(read, {}, linker.CPU)
    tables = {"LARGE": large, "SMALL": (1, 2)}
    assert literals.in_device_memory(tables, {"LARGE": 1, "SMALL": 900}) == set()
    assert literals.in_device_memory(tables, {"LARGE": 1, "SMALL": 12_000}) == {"LARGE"}
    assert literals.in_device_memory(tables, {"LARGE": 2, "SMALL": 30_000}) == {"LARGE", "SMALL"}


@pytest.mark.cuda
@pytest.mark.compiled
def test_a_table_beyond_constant_memory_is_read_on_a_gpu() -> None:
    from numba import cuda

    kernel = linker.link("test", far_rows, {}, linker.CUDA)
    found = cuda.to_device(np.zeros(8, np.int64))
    kernel[1, 8](found)
    assert found.copy_to_host().tolist() == [FAR[index * 100][index] for index in range(8)]
