"""S1 to S24: setup, map, money, the turn; S166."""

from __future__ import annotations

from typing import Any

import pytest

from magnat.core.declare import CHANCE, NOBODY
from magnat.core.errors import WrongOptions
from magnat.core.play import options
from magnat.games.merchant_of_venus import components as printed
from magnat.games.merchant_of_venus.rules.encounters import odds_culture, odds_token
from magnat.games.merchant_of_venus.state import DOWN, State
from tests.games.merchant_of_venus.scene import GAME, Scene, number_of

MAP = printed.PRINTED["map"]


def fresh(seats: int, **chosen: Any) -> State:
    st: State = GAME.new_state(seats, options.resolve(GAME, seats, chosen))
    GAME.setup(st)
    return st


def test_s1_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(WrongOptions):
            options.resolve(GAME, seats)
    assert list(GAME.seat_counts) == [2, 3, 4]


def test_s2_passengers_of_the_standard_game_are_removed() -> None:
    removed = {item["id"] for item in printed.PRINTED["passengers"]["removed_for_classic"]}
    assert removed == {"ambassador", "caterer", "diva", "invader", "politician"} and not removed & set(printed.PASSENGER_IDS)


def test_s3_the_classic_side_of_the_board() -> None:
    assert (printed.SPACES, len(MAP["edges"]), printed.NAVIGATION_SPACES) == (267, 323, 10)
    assert (printed.ENCOUNTERS, printed.ORBITS, printed.SPACE_KIND.count(printed.CITY), printed.SPACE_KIND.count(printed.ASTEROID)) == (
        24,
        25,
        20,
        12,
    )
    assert sum(hazard > 0 for hazard in printed.SPACE_HAZARD) == 29


def test_s4_s5_cards_and_tokens_lie_face_down() -> None:
    st = fresh(2)
    assert not any(st.contacted) and not any(st.observed) and set(st.face) == {DOWN} and not any(st.spied)
    assert [GAME.dispatch.odds(st, 0)] == [0]
    assert sum(printed.TOKEN_COUNT) == 35 and sum(odds_token(st, token) for token in range(printed.TOKENS)) == 35
    assert sum(odds_culture(st, culture) for culture in range(printed.CULTURES)) == 14


def test_s6_s7_s8_supplies_piles_and_cup() -> None:
    st = fresh(3)
    assert sum(st.market[: printed.CUP_FACTORY]) == 76 and sum(st.market[printed.CUP_FACTORY : printed.CUP_DEMAND]) == 14
    assert st.pile == [15, 6, 6, 6]
    assert sum(st.cup) == 47 and sum(st.cup[: printed.CUP_DEMAND]) == 0
    assert fresh(2, shields=0, combo_drives=30).pile == [0, 6, 6, 30]


def test_s9_races_are_chosen_in_seat_order() -> None:
    st = fresh(3)
    assert (st.actor, GAME.phases.named(st.phase)) == (0, "RACE") and set(st.ship) == {printed.START_SHIP}
    GAME.dispatch.apply(st, GAME.act_id("race", 2))
    refusal = GAME.refusal(st, GAME.act_id("race", 2))
    assert st.actor == 1 and refusal is not None and refusal.reason == "RACE_TAKEN"
    assert [GAME.spelled(act)[1] for act in GAME.legal(st)] == [0, 1, 3]


def test_s9_races_dealt_at_random() -> None:
    st = fresh(2, race_selection="random")
    assert st.actor == CHANCE
    GAME.dispatch.apply(st, GAME.act_id("deal", 3))
    assert [GAME.dispatch.odds(st, GAME.act_id("deal", race)) for race in range(4)] == [1, 1, 1, 0]
    GAME.dispatch.apply(st, GAME.act_id("deal", 0))
    assert st.race[:2] == [3, 0] and GAME.phases.named(st.phase) == "HAT"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s10_s11_s12_credits_first_player_and_base(seats: int) -> None:
    st = fresh(seats)
    assert st.credits[:seats] == [20 * seats] * seats and set(st.space) == {printed.BASE}
    for seat in range(seats):
        GAME.dispatch.apply(st, GAME.act_id("race", seat))
    assert st.actor == CHANCE and [GAME.dispatch.odds(st, GAME.act_id("hat", seat)) for seat in range(4)] == [1] * seats + [0] * (4 - seats)
    GAME.dispatch.apply(st, GAME.act_id("hat", 1))
    assert (st.active, st.actor, st.turn, GAME.phases.named(st.phase)) == (1, 1, 1, "HEADING")


def test_s13_solid_links_make_systems() -> None:
    solid = [edge for edge in MAP["edges"] if edge["line"] == "solid"]
    system = {node["id"]: node["system"] for node in MAP["nodes"]}
    assert all(system[edge["a"]] == system[edge["b"]] for edge in solid if system[edge["a"]] in printed.SYSTEM_IDS)


def test_s14_asteroid_system_and_nebula() -> None:
    orbits = {name: [orbit for orbit in printed.ORBIT_IDS if orbit.startswith(f"{name}-")] for name in ("AST", "NEB")}
    assert orbits == {"AST": ["AST-2", "AST-25"], "NEB": ["NEB-B1"]}


def test_s15_s16_anomalies_and_base_are_no_systems() -> None:
    for name in ("SNV-1", "SGI-6", "BASE"):
        assert printed.SPACE_SYSTEM[number_of("space", name)] == printed.NONE
    assert printed.SPACE_KIND[printed.BASE] == printed.PORT


def test_s17_s18_nobody_below_zero_and_stocks_end() -> None:
    scene = Scene().lives("TRP", 1).at("TRP-city-A").credits(59).do("stay")
    assert scene.refusal("buy_equip", "shield") == "TOO_DEAR"
    scene.credits(60)
    scene.st.pile[0] = 0
    assert scene.refusal("buy_equip", "shield") == "NONE_LEFT"


def test_s19_what_is_public_and_what_is_not() -> None:
    scene = Scene().undiscovered("DES").at("DES-2").head("DES-1", 1, 1, 1).do("observe").do("culture", "volois")
    system = number_of("system", "DES")
    assert scene.st.view(0)["card"][system] == 1 and scene.st.view(1)["card"][system] is None
    assert scene.st.view(1)["observed"][system] == 1, "that he looked is public"
    assert scene.st.view(1)["net_worth"][:2] == [40, 40] and scene.st.view(1)["credits"] == scene.st.credits


def test_s20_clockwise() -> None:
    scene = Scene(3).at("TRP-2")
    seats = []
    for _ in range(4):
        seats.append(scene.st.active)
        scene.do("stay")
        if scene.phase == "TRANSACT":
            scene.do("done")
    assert seats == [0, 1, 2, 0]


def test_s21_s22_staying() -> None:
    assert Scene().at("TRP-city-A").do("stay").phase == "TRANSACT"
    assert Scene().at("TRP-2").do("stay").over
    assert Scene().lies("DES-3", "relic-spy_eye").at("DES-3").do("stay").legal() == ["collect", "leave"]
    left = Scene().lies("DES-3", "relic-spy_eye").at("DES-3").do("stay").do("leave")
    assert left.over and left.st.space[0] == number_of("space", "DES-3")


def test_s23_the_end_of_a_turn_in_order() -> None:
    scene = Scene().at("TRP-1").owns_port("TRP-1").credits(1700).do("stay")
    scene.st.total, scene.st.pool, scene.st.iou = 1000, 30, 20
    scene.do("done")
    assert [name for name, _ in scene.heard[-3:]] == ["PORT_COMMISSION", "LOST_VALUE", "WON"] and scene.st.winner == 0
    assert scene.st.pool == scene.st.iou == 0


def test_s24_trade_on_an_asteroid_only_with_ships_there() -> None:
    assert Scene().at("WAT-2").do("stay").over
    scene = Scene().at("WAT-2").at("WAT-2", seat=1).do("stay")
    assert scene.phase == "ASTEROID" and scene.legal() == ["trade 1", "done"]
    assert scene.do("done").over


def test_s24_a28_trade_places_any() -> None:
    for chosen, phase in (("landing", "HEADING"), ("any", "ASTEROID")):
        scene = Scene(trade_places=chosen).at("TRP-2").at("TRP-2", seat=1).do("stay")
        assert scene.phase == phase
    rest = Scene(trade_places="any").flies("freighter").at("TRP-1").at("TRP-3", seat=1).head("TRP-2", 1, 1)
    assert rest.phase == "ASTEROID" and rest.here == "TRP-3"
    unpaid = Scene(trade_places="any").credits(0).at("SNV_WAT-1").at("SNV-2", seat=1).head("SNV-2", 1, 1, 1)
    assert unpaid.over and unpaid.here == "SNV-2", "not after an unpaid hazard"
    back = Scene(trade_places="any").at("BASE").at("NEB-B8", seat=1).head("NEB-B8", 2, 2, 2)
    assert back.over, "nor where a die leads back"


def test_s166_the_deed_of_the_multi_generation_ship() -> None:
    assert "MGS-1" in printed.ORBIT_IDS and printed.SPACE_NAVIGATION[number_of("space", "MGS-1")] != printed.NONE
    hidden = Scene().undiscovered("MGS").at("MGS-2").credits(500).head("MGS-3", 1, 1, 1).do("land").do("culture", printed.CULTURE_IDS[10])
    assert hidden.legal("buy_pdeed") == ["MGS-1"]


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"goal": "none"}, "no goal needs a small bank"),
        ({"goal": "1500"}, "is none of"),
        ({"turn_cap": "0"}, "not a whole number from 1 to 5000"),
        ({"max_trade_offers": "10"}, "not a whole number"),
        ({"colour": "red"}, "has no option"),
    ],
)
def test_s148_wrong_options_are_refused_with_a_sentence(chosen: dict[str, str], sentence: str) -> None:
    with pytest.raises(WrongOptions, match=sentence):
        options.resolve(GAME, 3, chosen)


def test_s148_s149_the_goal_follows_the_bank() -> None:
    assert options.spelled(GAME, options.resolve(GAME, 2))["goal"] == "2000"
    assert options.spelled(GAME, options.resolve(GAME, 2, {"small_bank": "12000"}))["goal"] == "none"
    assert options.spelled(GAME, options.resolve(GAME, 2, {"small_bank": "12000", "goal": "3000"}))["goal"] == "3000"


def test_a43_turn_cap() -> None:
    scene = Scene(turn_cap=2, seats=3).at("TRP-2").credits(70).credits(90, seat=1)
    scene.at("TRP-2", seat=1).do("stay").do("stay")
    assert scene.st.actor == NOBODY and scene.st.winner == printed.NONE
    assert [GAME.rank(scene.st, seat) for seat in range(3)] == [2, 1, 3] and not any(GAME.won(scene.st, seat) for seat in range(3))
