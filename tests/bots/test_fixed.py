"""Bots that decide alike for everybody who plays a deal."""

from __future__ import annotations

import pytest

from magnat.bots.fixed import FixedBot, considered, luck_of, play_on, seed_of
from magnat.bots.search import seen_world
from magnat.core.game import load
from magnat.core.play import FairDice, Match, Seat

SECRET = bytes(range(32))
GAME = load("hab_und_gut")


def begun(words: tuple[str, ...] = ()) -> Match:
    return Match.new(GAME, [Seat("Ada"), Seat("Bob"), Seat("Cleo")], dice=FairDice(SECRET, words))


def bots(level: str = "standard") -> dict[int, FixedBot]:
    return {seat: FixedBot(level, seed_of(FairDice(SECRET))) for seat in range(3)}


def test_the_same_deal_is_played_alike_however_it_is_cut_into_tasks() -> None:
    one, other = begun(), begun()
    while not one.is_over:
        play_on(one, bots(), 5.0)
    while not other.is_over:
        play_on(other, bots(), 0.001)
    assert one.spelled() == other.spelled() and one.result() == other.result()


def test_the_numbers_of_bots_follow_from_the_secret_and_their_own_decisions() -> None:
    assert seed_of(FairDice(SECRET)) == seed_of(FairDice(SECRET)) != seed_of(FairDice(bytes(32)))
    match = begun()
    before = luck_of(7, match, 0)
    match.play(0, [match.legal(0)[0]])
    assert luck_of(7, match, 0) != before
    match.undo(0)
    assert luck_of(7, match, 0) == before  # although the version of the match is another
    assert luck_of(7, match, 1) != before


@pytest.mark.compiled
@pytest.mark.parametrize("level", ["casual", "strong"])
def test_levels_that_look_ahead_decide_alike(level: str) -> None:
    match = begun()
    play_on(match, bots(), 0.0)
    seat = match.asked()[0]
    luck = luck_of(3, match, seat)
    acts = {considered(GAME, seen_world(match, seat, luck), seat, level, luck) for _ in range(2)}
    assert acts == {FixedBot(level, 3).choose(match, seat)}
