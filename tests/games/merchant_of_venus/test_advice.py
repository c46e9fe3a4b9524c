"""Sensible play: what it does in plain positions, and what becomes of it in whole games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

from magnat.core.asking.advising import hinted
from magnat.core.declare import CHANCE
from magnat.core.game import load
from magnat.core.play import Match, Seat, SeededDice, options
from magnat.games.merchant_of_venus import components as printed
from magnat.games.merchant_of_venus.advice.distance import DISTANCE, GOALS, LEG
from magnat.games.merchant_of_venus.advice.plans import target
from magnat.games.merchant_of_venus.advice.remarks import remark
from magnat.games.merchant_of_venus.state import Phase, State
from tests.contract.subjects import module_at
from tests.sampling import only_tested

from .scene import GAME, Scene, number_of

LONGEST = 90  # turns of each player


def advised(scene: Scene) -> tuple[str, int]:
    """What the advice says, from what the actor sees; it must be allowed."""
    st = scene.st.blanked(scene.st.actor)
    act = GAME.advise(st)
    assert GAME.refusal(scene.st, act) is None
    return GAME.spelled(act)


def chances(st: State) -> list[int]:
    """The acts of chance, each as often as its odds."""
    row = next(row for row in GAME.phases if row.number == st.phase)
    block = GAME.blocks[next(iter(row.pairs))]
    return [act for act in range(block.number, block.number + block.size) for _ in range(GAME.dispatch.odds(st, act))]


def play(seats: int, seed: int, rivals: Sequence[int] = ()) -> tuple[State, set[int]]:
    """A whole game; the seats of `rivals` play at random. With it, the advised seats that ever stood without credits and cargo."""
    luck = random.Random(seed)
    st = GAME.new_state(seats, options.resolve(GAME, seats, {"race_selection": "random", "turn_cap": str(LONGEST * seats)}))
    GAME.setup(st)
    ruined: set[int] = set()
    while st.actor >= 0 or st.actor == CHANCE:
        if st.actor == CHANCE:
            act = luck.choice(chances(st))
        else:
            act = luck.choice(GAME.legal(st)) if st.actor in rivals else GAME.advise(st.blanked(st.actor))
        GAME.dispatch.apply(st, act)
        if st.phase == Phase.HEADING:
            ruined |= {seat for seat in range(seats) if not st.credits[seat] and not any(st.held[seat][: printed.HELD_EQUIPMENT])} - set(rivals)
    return st, ruined


# Whole games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_advised_game_ends_in_time_and_nobody_is_ruined(seats: int) -> None:
    for seed in range(2):
        st, ruined = play(seats, seed)
        assert st.winner >= 0 and not ruined and st.turn < LONGEST * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_advice_beats_players_at_random(seats: int) -> None:
    for seat in range(2):
        st, ruined = play(seats, 50 + seat, rivals=[other for other in range(seats) if other != seat])
        assert st.winner == seat and not ruined


def bench(name: str) -> ModuleType:
    return module_at(Path(__file__).parents[3] / "benchmarks" / f"{name}.py")


@pytest.mark.compiled
@pytest.mark.parametrize("players", only_tested([2, 3, 4], GAME.usual_seats))
def test_advised_seats_beat_random_ones_95_times_in_100(players: int) -> None:
    found = bench("strength").strength(GAME, players, 100)
    assert found["pairs_won"] >= 0.95 and found["finished"] == 1


@pytest.mark.compiled
@pytest.mark.exhaustive
@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_1000_games_no_advised_seat_stands_without_credits_and_cargo(players: int) -> None:
    row = bench("merchant_of_venus").played("nothing", players, range(1000), 1, {})
    assert row.ruined == 0 and row.turns.mean() < 45


# Where to


def test_distances_agree_with_the_map() -> None:
    """Every space that is no trading place is as far as its best neighbour and the step there."""
    assert len(DISTANCE) == 4 * GOALS == len(LEG)
    neb = DISTANCE[number_of("system", "NEB")]
    assert neb[number_of("space", "NEB-B3")] == 0 and all(far >= 0 for row in DISTANCE for far in row)
    with_both = DISTANCE[3 * GOALS + number_of("system", "ICE")]
    assert all(fast <= slow for fast, slow in zip(with_both, DISTANCE[number_of("system", "ICE")], strict=True))


def test_a_full_ship_flies_where_its_load_sells() -> None:
    scene = Scene().at("BASE").holds("good-" + printed.GOOD_IDS[0], 2).credits(40)
    block, _ = advised(scene)
    assert block == "head"


def test_unknown_systems_are_landed_on() -> None:
    scene = Scene().at("BASE").undiscovered(*printed.SYSTEM_IDS)
    block, space = advised(scene)
    assert block == "head" and printed.SPACE_IDS[space] in ("NEB-B8", "IBS_BASE-3")


def test_a_second_turn_for_the_rest_of_the_load() -> None:
    scene = Scene().at("IBS-port")
    culture = scene.st.card[number_of("system", "IBS")]
    good = next(good for good in range(printed.CULTURES) if printed.BUYS[good][culture])
    scene.holds(f"good-{printed.GOOD_IDS[good]}", 2)
    assert advised(scene) == ("stay", 0)


# Trading


def landed() -> Scene:
    return Scene().at("IBS-port")


def test_s108_the_card_is_used_where_goods_can_be_bought() -> None:
    scene = landed()
    culture = scene.st.card[number_of("system", "IBS")]
    scene.holds(f"card-{printed.CULTURE_IDS[culture]}").do("stay")
    assert advised(scene) == ("iou", culture)


@pytest.mark.parametrize(("credits", "reason"), [(80, "NO_BUYER_YET"), (20, "NOTHING_MORE")])
def test_why_goods_that_one_could_afford_are_left(credits: int, reason: str) -> None:
    """Nobody else is known, and all credits would lie in one good; who cannot afford it has nothing to be told of it."""
    scene = landed().lives("IBS", 1).undiscovered(*(system for system in printed.SYSTEM_IDS if system != "IBS")).credits(credits).do("stay")
    act, reasons = hinted(GAME, scene.st, 0)
    assert GAME.spelled(act) == ("done", 0) and [name for name, _ in reasons] == [reason]


def test_s145_who_has_reached_the_goal_ends_the_turn() -> None:
    assert advised(landed().credits(2000).do("stay")) == ("done", 0)


def test_s107_idle_credits_become_a_port() -> None:
    scene = landed().credits(900).do("stay")
    acts = []
    while scene.phase == "TRANSACT":
        acts.append(advised(scene))
        scene.do(*acts[-1])
    assert any(block == "buy_pdeed" for block, _ in acts) and acts[-1][0] == "done"


def test_s102_the_first_shield_is_bought_with_idle_credits() -> None:
    """The Nillis sell shields; a second one would take half a hold."""
    scene = landed().lives("IBS", 1).credits(300).holds("good-finest_dust", 2)
    assert advised(scene.do("stay")) == ("buy_equip", printed.SHIELD)
    shielded = landed().lives("IBS", 1).credits(300).holds("good-finest_dust", 2).holds("equipment-shield").do("stay")
    assert advised(shielded) != ("buy_equip", printed.SHIELD)


def test_s156_jump_start_is_used_where_a_telegate_is_near_the_next_stop() -> None:
    """From every city whose next stop is far: a telegate beside that stop is jumped to, with the relic and not without it."""
    jumps = 0
    for place in (space for space in range(printed.SPACES) if printed.SPACE_KIND[space] == printed.CITY):
        scene = Scene().harmless().at(printed.SPACE_IDS[place]).holds("good-" + printed.GOOD_IDS[0], 2).credits(100)
        way = DISTANCE[target(scene.st)]
        gate = min(range(printed.ENCOUNTERS), key=lambda encounter, way=way: way[printed.ENCOUNTER_SPACE[encounter]])  # type: ignore[misc]
        if way[place] - way[printed.ENCOUNTER_SPACE[gate]] < 150:  # a turn and a half, in tenths of a point
            continue
        scene.lies(printed.ENCOUNTER_IDS[gate], "telegate-3")
        assert advised(scene)[0] in ("head", "stay")
        jumps += advised(scene.holds("relic-jump_start")) == ("js", 2)
    assert jumps


def test_a43_the_last_credits_are_not_paid_for_a_hazard() -> None:
    space = next(space for space in range(printed.SPACES) if printed.SPACE_HAZARD[space] and printed.SPACE_NAVIGATION[printed.LINKS[space][0]] < 0)
    scene = Scene().at(printed.SPACE_IDS[printed.LINKS[space][0]]).credits(printed.SPACE_HAZARD[space])
    scene.head(printed.SPACE_IDS[space], 6, 6, 6)
    assert advised(scene) == ("stop", 0)
    scene.credits(500)
    assert advised(scene) == ("pay", 0)


# Offers


def offered(give: int, take: int) -> Scene:
    """Seat 0 offers credits for credits to seat 1."""
    scene = Scene().at("IBS-port").at("IBS-port", 1).credits(300).credits(300, 1).do("stay").do("trade", 1)
    for block, sum in (("gc", give), ("tc", take)):
        for _ in range(sum // 100):
            scene.do(block, "100")
    return scene.do("offer")


def test_s139_a_gain_is_accepted_and_a_loss_refused_with_a_word() -> None:
    assert advised(offered(200, 100)) == ("accept", 0)
    scene = offered(100, 200)
    assert advised(scene) == ("refuse", 0)
    assert remark(scene.st, "refuse") == ("COSTS_ME", [0]) and remark(scene.st, "accept") is None


def beside() -> Scene:
    """Ada stays where the Humans live; Bob, who has just landed beside her, holds Canned Traits, which they buy."""
    return Scene().at("JUN-city-A").at("JUN-city-A", 1).lives("JUN", 6).credits(300).holds("good-canned_traits", 1, seat=1).do("stay")


def test_s138_what_sells_here_is_bought_from_a_player_on_the_same_space() -> None:
    """Both gain, the proposer more; the other accepts, and the good is sold at once."""
    scene = beside()
    acts = []
    while not scene.told("SOLD"):
        acts.append(advised(scene))
        scene.do(*acts[-1])
    traits = number_of("thing", "good-canned_traits")
    price = scene.st.credits[1] - Scene().st.credits[1]
    assert [block for block, _ in acts] == ["trade", "take", *["gc"] * (len(acts) - 5), "offer", "accept", "sell"]
    assert acts[1] == ("take", traits) and scene.told("TRADED") == [(0, 1)]
    sold = scene.told("SOLD")[0][-1]
    assert 0 < price - sold * 3 // 4 < sold - price  # what Bob gains above his own value is less than what Ada gains


def test_s139_a_hint_holds_the_whole_exchange_and_an_answer_half_given_is_taken_back_as_one() -> None:
    scene = beside()
    match = Match(GAME, [Seat("Ada"), Seat("Bob")], SeededDice(0), scene.st, scene.st.copy(), before=[[0, "what-if", 0]])
    plan = [planned.act for planned in match.advised(0).plan]
    assert [GAME.spelled(plan[0])[0], GAME.spelled(plan[-1])[0]] == ["trade", "offer"]
    match.play(0, plan[:-1])
    assert match.state.phase == Phase.TRADE and match.begun(0) == len(plan) - 1
    match.undo(0, match.begun(0))
    assert match.state == beside().st


def test_s138_nobody_close_to_the_goal_is_asked() -> None:
    assert advised(beside().credits(1800, seat=1))[0] != "trade"


def test_s139_a_draft_with_anything_else_in_it_is_called_off() -> None:
    assert advised(beside().do("trade", 1).do("tc", "10")) == ("cancel", 0)


def test_s145_who_is_close_to_the_goal_is_not_helped() -> None:
    scene = offered(200, 100)
    scene.credits(1900)
    assert advised(scene) == ("refuse", 0) and remark(scene.st, "refuse") == ("TOO_CLOSE", [0])


def test_all_remarks_are_declared() -> None:
    assert set(load("merchant_of_venus").remarks) == {"COSTS_ME", "TOO_CLOSE", "RATHER_NOT"}
