"""The levels: what they are called, and a quick match of each in every game that a broken one would lose."""

from __future__ import annotations

import pytest

from magnat.bots import BOTS, LEVELS, BeginnerBot, Bot, ExpertBot, LookingAhead, SearchBot, StrongBot, bot, level_named
from magnat.bots.search import Budget
from magnat.core.errors import MagnatError
from magnat.core.game import Game, load, names
from magnat.core.play import Match, Seat, SeededDice
from tests.core.tables import bazaar

SEARCHING: dict[str, type[SearchBot]] = {"strong": StrongBot, "expert": ExpertBot}
LONG = ("merchant_of_venus", "richesses_du_monde", "venture")  # games in which a search takes its time
SHORT = {"maxi_bourse": {"edition": "junior"}}


def searching(level: str, seed: int, budget: Budget) -> Bot:
    return SEARCHING[level](seed, budget)


def pairs(game: Game, one: Bot, other: Bot, deals: int) -> float:
    """The share of pairs that the first wins against the second: both in turn on all even seats and on all odd ones, with the same chance."""
    players, won, met = game.seat_counts[0], 0.0, 0
    for deal in range(deals):
        for shift in range(2):
            bots = [one if (seat + shift) % 2 == 0 else other for seat in range(players)]
            match = Match.new(game, [Seat(f"seat {seat}", "bot") for seat in range(players)], chosen=SHORT.get(game.name), dice=SeededDice(deal))
            while not match.is_over:
                seat = match.asked()[0]
                legal = match.legal(seat)
                match.play(seat, [legal[0] if len(legal) == 1 else bots[seat].choose(match, seat)])
            ranks = match.result()["ranks"]
            for mine in range(players):
                for theirs in range(players):
                    if bots[mine] is one and bots[theirs] is other:
                        won += 1.0 if ranks[mine] < ranks[theirs] else 0.5 if ranks[mine] == ranks[theirs] else 0.0
                        met += 1
    return won / met


@pytest.mark.compiled
@pytest.mark.thorough
@pytest.mark.parametrize("level", [level for level in LEVELS if level not in ("strong", "expert")])
@pytest.mark.parametrize("name", names())
def test_every_level_beats_random_play(name: str, level: str) -> None:
    assert pairs(load(name), bot(level, 1), bot("random", 1), 4) >= 0.7


@pytest.mark.compiled
@pytest.mark.thorough
@pytest.mark.parametrize("deals", [4, pytest.param(8, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("name", names())
def test_a_beginner_loses_to_the_standard_level(name: str, deals: int) -> None:
    assert pairs(load(name), BeginnerBot(1), bot("standard"), deals) < 0.5


@pytest.mark.compiled
@pytest.mark.thorough
@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("name", names())
def test_a_bot_that_searches_beats_a_beginner(level: str, name: str) -> None:
    budget = Budget(playouts=16 if name in LONG else 40)
    player = searching(level, 1, budget)
    assert pairs(load(name), player, BeginnerBot(2), 1 if name in LONG else 2) >= 0.75


@pytest.mark.compiled
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_answers_every_question_of_the_bazaar_legally_and_repeats_itself(level: str) -> None:
    told = []
    for _ in range(2):
        match = bazaar(3)
        player = searching(level, 4, Budget(playouts=40)) if level in SEARCHING else bot(level, 4)
        for _ in range(40):
            if match.is_over:
                break
            seat = match.asked()[0]
            act = player.choose(match, seat)
            assert act in match.legal(seat)
            match.play(seat, [act])
        told.append(match.spelled())
    assert told[0] == told[1]


@pytest.mark.compiled
def test_a_beginner_errs_and_a_casual_player_less_often() -> None:
    match = bazaar(3)
    seat = match.asked()[0]
    advised = match.hint(seat)[0]
    errors = {name: sum(bot(name, seed).choose(match, seat) != advised for seed in range(60)) for name in ("beginner", "casual", "standard")}
    assert errors["beginner"] > errors["casual"] > errors["standard"] == 0


def test_former_names_are_understood() -> None:
    assert level_named("heuristic") == "standard" == bot("heuristic").name
    assert set(LEVELS) == set(BOTS) - {"random", "net"} and all(bot(name).name == name for name in BOTS)
    assert all(isinstance(bot(level), LookingAhead) for level in SEARCHING) and not isinstance(bot("standard"), LookingAhead)
    with pytest.raises(MagnatError, match="no bot 'oracle'; there are: beginner, casual, standard, strong, expert, net, random"):
        bot("oracle")


@pytest.mark.compiled
def test_an_expert_looks_ahead_ten_times_as_long_and_answers_alike_on_one_core_and_on_two() -> None:
    assert bot("expert").name == "expert" and ExpertBot.cores == 2 and ExpertBot.seconds * ExpertBot.cores == pytest.approx(10 * StrongBot.seconds)
    match = bazaar(3)
    seat = match.asked()[0]
    alone = ExpertBot.on_one_core(5, Budget(playouts=30))
    assert alone.budget == Budget(playouts=300) and alone.threads == 1 and StrongBot.on_one_core(5, Budget(playouts=30)).budget == Budget(playouts=30)
    assert alone.choose(match, seat) == ExpertBot(5, Budget(playouts=300), threads=2).choose(match, seat)
