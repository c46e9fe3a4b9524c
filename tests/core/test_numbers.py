"""Numbers: evenly spread, different in every stream, the same on every target."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnat.core.compile import linker
from magnat.core.numbers import BITS, MOST_SEED, below, draw, mix, number


def fill(out: list[int], seed: int, game: int, stream: int) -> None:
    """Numbers of one stream."""
    for count in range(len(out)):
        out[count] = number(seed, game, stream, count)


@given(st.integers(0, MOST_SEED), st.integers(0, 2**40), st.integers(0, 31), st.integers(0, 2**20))
def test_a_number_has_31_bits(seed: int, game: int, stream: int, count: int) -> None:
    assert 0 <= number(seed, game, stream, count) < 2**BITS


@given(st.integers(0, 2**BITS - 1), st.integers(1, 2**31))
def test_below_stays_below(value: int, total: int) -> None:
    assert 0 <= below(value, total) < total


def test_the_mixer_loses_nothing() -> None:
    words = range(0, 2**32, 65_537)
    assert len({mix(word) for word in words}) == len(words)


@pytest.mark.parametrize("seed", [0, 1, 2**32, MOST_SEED])
def test_sixes_are_as_frequent_as_ones(seed: int) -> None:
    rolls = np.array([below(number(seed, 3, 0, count), 6) for count in range(12_000)])
    expected = len(rolls) / 6
    chi_squared = sum((np.count_nonzero(rolls == face) - expected) ** 2 / expected for face in range(6))
    assert chi_squared < 25  # 5 degrees of freedom: one in ten thousand
    pairs = np.count_nonzero(rolls[1:] == rolls[:-1])
    assert abs(pairs - len(rolls) / 6) < 5 * np.sqrt(len(rolls) * 5 / 36)


def test_every_bit_changes_half_of_the_time() -> None:
    values = np.array([number(7, game, 0, 0) for game in range(8192)])
    for bit in range(BITS):
        assert abs(np.count_nonzero(values >> bit & 1) - 4096) < 5 * np.sqrt(2048)


def test_seeds_games_and_streams_do_not_overlap() -> None:
    runs = [(seed, game, stream) for seed in (0, 1, 2, 2**33) for game in (0, 1, 2**35) for stream in range(6)]
    sequences = {tuple(number(seed, game, stream, count) for count in range(4)) for seed, game, stream in runs}
    assert len(sequences) == len(runs)
    one = [number(5, 0, 1, count) for count in range(3000)]
    assert len(set(one) & {number(5, 1, 1, count) for count in range(3000)}) < 5  # not the same run, shifted


def test_draw_counts_on() -> None:
    luck = [9, 0]
    assert [draw(luck, 100) for _ in range(3)] == [below(number(9, 0, 0, count), 100) for count in (1, 2, 3)]
    assert luck == [9, 3]


@pytest.mark.compiled
def test_compiled_numbers_are_the_same() -> None:
    compiled = linker.link("numbers", fill, {})
    for seed, game, stream in [(0, 0, 0), (1, 2**40, 5), (MOST_SEED, 123, 31), (2**31, 2**32 + 1, 1)]:
        expected, got = [0] * 200, np.zeros(200, np.int64)
        fill(expected, seed, game, stream)
        compiled(got, seed, game, stream)
        assert got.tolist() == expected
