"""Every game has a moment that "How to play" can be drawn from."""

from __future__ import annotations

from dataclasses import replace

import pytest

from magnat.bots.naming import BOT_NAMES
from magnat.core.declare import Sample
from magnat.core.game import load, names
from magnat.core.teach.sampling import READER, NoSample, sampled
from tests.core.bazaar import BAZAAR

SAMPLED = [name for name in names() if load(name).sample is not None]


@pytest.mark.parametrize("name", SAMPLED)
def test_the_moment_comes_and_is_always_the_same(name: str) -> None:
    game = load(name)
    assert game.sample is not None
    match = sampled(game, BOT_NAMES)
    assert not match.is_over and game.sample.when(match.view(READER))
    assert [seat.name for seat in match.seats] == list(BOT_NAMES[: game.sample.seats])
    assert sampled(game, BOT_NAMES).spelled() == match.spelled()


def test_a_moment_that_never_comes_is_no_sample() -> None:
    with pytest.raises(NoSample, match="declares no sample"):
        sampled(BAZAAR, BOT_NAMES)
    with pytest.raises(NoSample, match="does not come"):
        sampled(replace(BAZAAR, sample=Sample(seats=2, when=lambda view: False)), BOT_NAMES)


def test_a_sample_fits_its_game() -> None:
    with pytest.raises(TypeError, match="none of its numbers of seats"):
        replace(BAZAAR, sample=Sample(seats=9, when=lambda view: True))
    with pytest.raises(TypeError, match="no helper fortune"):
        replace(BAZAAR, sample=Sample(seats=2, when=lambda view: True, helpers=("fortune",)))
