"""The heuristic: what it does and why, and that it is worth beating."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnat.core.play import Match, SeededDice
from magnat.games.venture import advice
from magnat.games.venture.advice import Hint
from magnat.games.venture.state import Phase
from tests.contract.subjects import module_at
from tests.sampling import only_tested

from .position import GAME, Position

FIVE = ("Aer:A", "Aut:AB", "Che:ABC", "Ele:ABF", "Pet:AC")


def advised(position: Position) -> tuple[str, int | str, str]:
    """Block, argument and reason of what is advised."""
    st = position.st.copy()
    st.heard = []
    block, argument = GAME.spelled(GAME.advise(st))
    reason = Hint.named(st.heard[-1][0])
    return block, position._word(block, argument) if GAME.blocks[block].of in ("company", "slot", "card", "mark") else argument, reason


def test_length_first_the_sixth_company_is_worth_most() -> None:
    position = Position(3).stack(0, *FIVE).centre("Ste:AD", "Ste:CDF", "Aer:BF").hand(0, "20")
    assert advised(position) == ("buy", "Ste:AD", "BUY_FOR_PROFIT")
    position.do("buy", "Ste:AD")
    assert advised(position) == ("place_on", "Pet:AC", "PLACE_ON")


def test_what_the_leader_needs_is_taken_away() -> None:
    position = Position(2).stack(1, *FIVE).stack(0, "Aut:DEF").centre("Ste:AD", "Pet:C").hand(0, "20")
    assert advised(position)[:2] == ("buy", "Ste:AD")


def test_v23_the_top_of_a_long_stack_is_raided() -> None:
    position = Position(3).stack(1, *FIVE, "Ste:AD").stack(0, "Aer:ABD", "Aut:ABCDF").hand(0, "m1/2 20")
    assert advised(position) == ("proxy", "m1/2", "RAID")
    assert advised(position.do("proxy", "m1/2"))[:2] == ("take", "Ste:AD")


def test_v28_reorganise_when_it_pays() -> None:
    position = Position(3).hand(0, "20")
    for name in (*FIVE, "Ste:AD"):
        position.stack(0, name)
    assert advised(position) == ("reorg", 0, "REORGANISE")
    position.do("reorg")
    while position.st.phase == Phase.REORG:
        block, argument, reason = advised(position)
        assert reason == "BUILD"
        position.do(block, argument)
    assert len(position.stacks(0)) == 1
    assert advised(position)[0] != "reorg"


def test_v12_the_payment_is_the_best_one() -> None:
    position = Position().centre("Aer:ABD").hand(0, "s1 s3 s5 s8 20").do("buy", "Aer:ABD").do("place_alone").do("end_ops")
    assert advised(position) == ("pay", "20", "PAY")


def test_v14_what_is_missed_least_is_discarded() -> None:
    assert advised(Position().hand(0, "t1 s3 s5 20").do("end_ops")) == ("discard", "t1", "DISCARD")
    assert advised(Position().hand(0, "10 12 m3/2").do("end_ops")) == ("discard", "m3/2", "DISCARD")


def test_v41_the_last_company_is_for_whoever_leads() -> None:
    for points, expected in (([100, 0], ("buy", "Aer:A", "BUY_TO_END")), ([0, 100], ("end_ops", 0, "LEAVE_LAST"))):
        position = Position().centre("Aer:A").reserve(0, rest_to=1).hand(0, "10")
        position.st.points[:2] = points
        position.st.turn = 30
        assert advised(position) == expected


def test_nothing_worth_its_price_is_left_lying() -> None:
    position = Position(3).centre("Aer:BF", "Pet:CEF").stack(0, "Aut:D").hand(0, "t1 t3")
    assert advised(position) == ("end_ops", 0, "SAVE")


def test_in_a_long_game_the_wish_to_save_wanes() -> None:
    st = Position(3).st
    worth = []
    for turn in (1, 30, 45, 60, 90):
        st.turn = turn
        worth.append(advice.money_worth(st))
    assert worth == sorted(worth, reverse=True) and worth[-1] == 0


def test_every_hint_can_be_given() -> None:
    """Games of different sizes give nearly all reasons; the others are told above."""
    met: set[str] = set()
    for seed, seats in ((1, 2), (2, 4)):
        match = Match.new(GAME, [f"seat {seat}" for seat in range(seats)], dice=SeededDice(seed))
        while not match.is_over:
            act, reasons = match.hint(match.state.actor)
            assert reasons
            met |= {name for name, _ in reasons}
            match.play(match.state.actor, [act])
    assert met >= {
        "BUY_FOR_PROFIT",
        "BUY_AND_REORGANISE",
        "RAID",
        "REORGANISE",
        "SAVE",
        "ENOUGH",
        "PLACE_ON",
        "PLACE_ALONE",
        "BUILD",
        "PAY",
        "DISCARD",
    }


@pytest.mark.compiled
@pytest.mark.parametrize("players", only_tested([2, 3, 4, 5, 6], GAME.usual_seats))
def test_advised_seats_beat_random_ones_95_times_in_100(players: int) -> None:
    bench = module_at(Path(__file__).parents[3] / "benchmarks" / "strength.py")
    found = bench.strength(GAME, players, 200)
    assert found["pairs_won"] >= 0.95 and found["finished"] == 1
    assert bench.length(GAME, players, 50)["finished"] == 1
