"""The coach of a running game: it knows no more than the seat did."""

from __future__ import annotations

from magnat.bots.coach import doubtful
from magnat.core.declare import CHANCE
from magnat.core.game import load
from magnat.core.numbers import below, number
from magnat.core.play import Match

HAB = load("hab_und_gut")


def played(seed: int) -> Match:
    """A game in which seat 0 plays at random and the others follow the advice."""
    match = Match.new(HAB, ["Ada", "Bob", "Cleo"], seed=seed)
    for count in range(60):
        seat = match.asked()[0]
        legal = match.legal(seat)
        match.play(seat, [legal[below(number(seed, 0, 1, count), len(legal))] if seat == 0 else match.hint(seat)[0]])
    return match


def test_ones_own_acts_that_the_advice_would_not_have_played_come_latest_first() -> None:
    match = played(3)
    found = doubtful(HAB, match.state_at(0), [act.act for act in match.played], 0, 7)
    assert 0 < len(found) <= 5 and [one.place for one in found] == sorted((one.place for one in found), reverse=True)
    for one in found:
        acts = match.played[one.place : one.place + len(one.played)]
        assert {act.seat for act in acts} == {0} and tuple(act.act for act in acts) == one.played and one.played[0] != one.better
        assert one.world.view(0) == match.state_at(one.place).view(0)
    assert doubtful(HAB, match.state_at(0), [act.act for act in match.played], 1, 7) == []


def test_what_the_seat_does_not_see_changes_nothing() -> None:
    """The worlds are drawn from what the seat saw: other secrets in the record give the same acts and the same worlds to look at."""
    match = played(4)
    acts = [act.act for act in match.played]
    for one in doubtful(HAB, match.state_at(0), acts, 0, 7):
        st = match.state_at(one.place)
        other = st.copy()
        HAB.resample(other, 0, [99, 0])
        assert st.actor != CHANCE and int(HAB.advise(other)) == one.better
