"""C24 to C39, C42 to C45, C47, C48: corner cases of trade, cup, commissions, bank and relics."""

from __future__ import annotations

from typing import Any

import pytest

from magnat.core.declare import NOBODY
from magnat.core.play import options
from magnat.games.merchant_of_venus import components as printed
from magnat.games.merchant_of_venus.rules.holds import fits
from tests.games.merchant_of_venus.scene import GAME, Scene, number_of


def test_c24_one_sale_action() -> None:
    scene = Scene().lives("TRP", 6).at("TRP-1").holds("good-glorious_junk").holds("equipment-shield").credits(500)
    scene.head("TRP-city-A", 1, 2, 1).do("sell", "glorious_junk").draws("passenger-spy")
    assert scene.refusal("barter", "equipment-shield") == "NO_SALE_LEFT"
    assert scene.refusal("buy_ship", "clipper") == "NO_SALE_LEFT"


@pytest.mark.parametrize(("credits", "refusal"), [(90, ""), (80, "TOO_DEAR")])
def test_c25_scout_to_clipper_on_the_base(credits: int, refusal: str) -> None:
    scene = Scene(4).at("BASE").credits(credits).do("stay")
    assert scene.refusal("buy_ship", "clipper") == refusal
    if not refusal:
        scene.do("buy_ship", "clipper")
        assert scene.st.credits[0] == 0 and scene.st.ship[0] == number_of("ship", "clipper")


def test_c26_pool_of_a_ship_pays_for_a_drive() -> None:
    scene = Scene().lives("TRP", 6).at("TRP-city-A").flies("freighter").credits(100).do("stay")
    scene.do("buy_ship", "scout")
    assert (scene.st.pool, scene.st.credits[0]) == (90, 100)
    drive = scene.copy().do("buy_equip", "red_drive")
    assert (drive.st.pool, drive.st.credits[0]) == (0, 70)
    scene.do("done")
    assert scene.st.pool == 0 and scene.st.credits[0] == 100 and scene.told("LOST_VALUE") == [(0, 90)]


def test_c27_overload() -> None:
    scene = Scene().at("BASE").flies("freighter").credits(100).holds("good-finest_dust", 4).do("stay").do("buy_ship", "clipper")
    assert scene.phase == "OVERLOAD" and scene.legal() == ["dump good-finest_dust"]
    scene.do("dump", "good-finest_dust")
    assert scene.phase == "DRAW" and scene.st.draws == 1
    scene.draws("passenger-spy")
    assert scene.phase == "OVERLOAD"
    scene.do("dump", "good-finest_dust").draws("passenger-toaster")
    assert scene.phase == "TRANSACT" and scene.held("good-finest_dust") == 2


def test_c28_first_shield_on_the_hull() -> None:
    scene = Scene().lives("TRP", 1).at("TRP-city-A").credits(500).holds("good-finest_dust", 2).do("stay").do("buy_equip", "shield")
    assert fits(scene.st, 0) and scene.refusal("buy_equip", "shield") == "NO_ROOM"


def test_c29_loads() -> None:
    one = Scene().holds("good-finest_dust").holds("passenger-spy").holds("equipment-red_drive")
    assert fits(one.st, 0)
    four = Scene().holds("passenger-spy").holds("equipment-red_drive", 3)
    assert fits(four.st, 0)
    assert not fits(one.holds("passenger-toaster").st, 0)


def test_c30_draws_find_their_place() -> None:
    scene = Scene().lives("TRP", 6).undiscovered("MOO", "JUN").at("TRP-city-A").flies("transport").holds("good-glorious_junk", 3).do("stay")
    for token in ("passenger-arms_dealer", "passenger-specimen", "demand-finest_dust-zum"):
        scene.do("sell", "glorious_junk").draws(token)
        assert scene.st.market[number_of("cup", token)] == 1
    assert scene.refusal("pick", "arms_dealer") == "NOT_WAITING", "he waits in the supply area of an undiscovered culture"
    base = Scene().at("BASE").waits("passenger-specimen").do("stay")
    assert base.legal("pick") == ["specimen"]
    contact = Scene().lives("TRP", 3).undiscovered("TRP").waits("passenger-arms_dealer").at("TRP-1").head("TRP-city-A", 1, 2, 1)
    contact.do("culture", "graw")
    assert contact.legal("pick") == ["arms_dealer"]


def test_c31_factory_good_and_demand() -> None:
    scene = Scene().lives("TRP", 6).at("TRP-city-A").credits(0).holds("factory-glorious_junk").waits("demand-glorious_junk-humans").do("stay")
    scene.do("sellf", "glorious_junk")
    assert scene.st.credits[0] == 240 and scene.st.draws == 2
    assert scene.st.cup[number_of("cup", "factory-glorious_junk")] == 1
    scene.draws("passenger-spy", "factory-glorious_junk")
    assert scene.st.market[number_of("cup", "factory-glorious_junk")] == 1


def test_c32_no_factory_good_without_factory() -> None:
    scene = Scene().lives("TRP", 2).at("TRP-city-A").credits(500).do("stay")
    assert scene.refusal("buy_fgood", "canned_traits") == "NO_FACTORY"


def test_c33_owner_buys_from_his_factory() -> None:
    scene = Scene().lives("TRP", 2).at("TRP-1").owns_port("TRP-1", seat=1).owns_factory(2).credits(500).do("stay").do("buy_fgood", "canned_traits")
    assert scene.st.credits[0] == 500 - 120 + 60 and scene.st.total == 120


def test_c34_net_worth_counts_on_the_own_turn() -> None:
    scene = Scene().lives("TRP", 2).at("TRP-1").owns_port("TRP-1", seat=1).credits(600).credits(1770, seat=1).at("BASE", seat=1)
    scene.do("stay").do("buy_good", "canned_traits").do("buy_good", "canned_traits").do("buy_fdeed", "volois")
    assert scene.st.total == 480 and GAME.standing(scene.st, 1) == 1970
    scene.do("done")
    assert GAME.standing(scene.st, 1) == 2018 and scene.st.actor == 1, "no win now"
    scene.do("stay").do("done")
    assert scene.st.actor == NOBODY and scene.st.winner == 1 and GAME.rank(scene.st, 1) == 1 and GAME.rank(scene.st, 0) == 2


def test_c35_commission_of_the_own_port_wins() -> None:
    scene = Scene().lives("TRP", 2).at("TRP-1").owns_port("TRP-1").credits(1760).do("stay")
    scene.st.total = 500
    assert GAME.standing(scene.st, 0) == 1960
    scene.do("done")
    assert GAME.standing(scene.st, 0) == 2010 and scene.st.winner == 0 and scene.st.actor == NOBODY


def test_c36_card_and_credits_buy_a_factory() -> None:
    scene = Scene().lives("TRP", 1).at("TRP-1").credits(100).holds("card-nillis").head("TRP-city-A", 1, 2, 1).do("iou", "nillis")
    scene.do("buy_fdeed", "nillis")
    assert (scene.st.credits[0], scene.st.iou, scene.st.buys) == (80, 0, 0)


def test_c37_what_is_left_of_a_card_is_lost() -> None:
    scene = Scene().lives("TRP", 8).at("TRP-1").credits(100).holds("card-yxklyx").head("TRP-city-A", 1, 2, 1).do("iou", "yxklyx")
    scene.do("buy_good", "immortal_grease")
    assert (scene.st.iou, scene.st.buys, scene.st.credits[0]) == (50, 1, 100)
    scene.do("done")
    assert scene.st.iou == 0 and scene.st.credits[0] == 100


def together(space: str, **chosen: Any) -> Scene:
    return Scene(**chosen).at(space).at(space, seat=1)


def test_c38_a_card_received_in_trade() -> None:
    scene = together("TRP-city-A").lives("TRP", 3).holds("card-graw", seat=1).credits(50).do("stay")
    assert scene.refusal("iou", "graw") == "NO_CARD"
    scene.do("trade", 1).do("take", "card-graw").do("gc", "10").do("offer").do("accept")
    assert scene.phase == "TRANSACT" and scene.held("card-graw") == 1 and scene.st.credits == [40, 50, 0, 0]
    scene.do("iou", "graw")
    assert scene.st.iou == 90


def test_c39_the_partner_has_no_room() -> None:
    scene = together("WAT-2").holds("equipment-red_drive").holds("good-finest_dust", 2, seat=1).do("stay")
    assert scene.phase == "ASTEROID" and scene.legal() == ["trade 1", "done"]
    scene.do("trade", 1)
    assert scene.refusal("offer") == "EMPTY_DRAFT"
    scene.do("give", "equipment-red_drive")
    assert scene.refusal("offer") == "LOADS_MUST_FIT"
    scene.do("take", "good-finest_dust")
    assert scene.refusal("offer") == ""
    scene.do("offer").do("refuse")
    assert scene.phase == "ASTEROID" and scene.held("equipment-red_drive") == 1


def test_c42_a_small_bank_runs_out() -> None:
    scene = Scene(small_bank="12000").at("BASE").holds("passenger-spy").credits(100).credits(50, seat=1)
    scene.st.bank = 40
    scene.do("stay").do("drop", "spy")
    assert scene.st.credits[0] == 140 and scene.st.actor == NOBODY and scene.st.winner == 0 and scene.st.draws == 0
    assert scene.st.cup[number_of("cup", "passenger-spy")] == 1


def test_c42_a_payment_that_leaves_nothing_ends_the_game_too() -> None:
    scene = Scene(small_bank="12000").at("BASE").holds("passenger-spy").credits(100)
    scene.st.bank = 150
    scene.do("stay").do("drop", "spy")
    assert scene.st.bank == 0 and scene.st.actor == NOBODY


def test_c43_ties_go_to_the_right() -> None:
    scene = Scene(4, small_bank="12000").at("BASE").holds("passenger-spy")
    for seat, credits in enumerate((60, 90, 100, 80)):
        scene.credits(credits, seat=seat)
    scene.st.bank = 40
    scene.do("stay").do("drop", "spy")
    assert scene.st.credits[:4] == [100, 90, 100, 80] and scene.st.winner == 2
    assert [GAME.rank(scene.st, seat) for seat in range(4)] == [2, 3, 1, 4]


def test_c44_fast_play() -> None:
    st = GAME.new_state(2, options.resolve(GAME, 2, {"fast_play": "on"}))
    GAME.setup(st)
    assert sum(st.cup) == 123
    for block, argument in (("race", 0), ("race", 1), ("hat", 0)):
        GAME.dispatch.apply(st, GAME.act_id(block, argument))
    for drawn in range(20):
        assert st.draws == 20 - drawn
        GAME.dispatch.apply(st, GAME.act_id("draw", drawn % 2))
    assert sum(st.cup) == 103 and GAME.phases.named(st.phase) == "HEADING"
    st.space[0] = number_of("space", "TRP-1")
    for block, argument in (("head", number_of("space", "TRP-city-A")), ("die", 0), ("die", 0), ("die", 1), ("culture", 4)):
        GAME.dispatch.apply(st, GAME.act_id(block, argument))
    assert st.draws == 4
    for _ in range(4):
        GAME.dispatch.apply(st, GAME.act_id("draw", printed.CUP_DEMAND + 11))
    assert sum(st.cup) == 99 and GAME.phases.named(st.phase) == "TRANSACT" and st.sales == 1


def test_c45_dropping_off_on_a_turn_stayed() -> None:
    scene = together("BASE").holds("passenger-spy", seat=1).credits(0).do("stay")
    scene.do("trade", 1).do("take", "passenger-spy").do("offer").do("accept").do("drop", "spy")
    assert scene.st.credits[0] == 150 and scene.st.draws == 1


@pytest.mark.parametrize(("space", "refusal"), [("TRP-city-A", "NO_PURCHASE_LEFT"), ("TRP-4", "")])
def test_c47_a_third_purchase(space: str, refusal: str) -> None:
    scene = Scene(races=("qossuth", "human")).flies("transport").lives("TRP", 7).holds("card-shenna").credits(110)
    if space == "TRP-4":
        scene.owns_port("TRP-4", seat=1).at("TRP-3").head("TRP-4", 1, 1, 1).do("land")
    else:
        scene.at("TRP-1").head("TRP-city-A", 1, 2, 1)
    scene.do("iou", "shenna").do("buy_good", "melf_pelts").do("buy_good", "melf_pelts")
    assert scene.refusal("buy_good", "melf_pelts") == refusal
    if not refusal:
        assert scene.do("buy_good", "melf_pelts").st.credits[0] == 50


def test_c48_a_bartered_relic_is_for_sale() -> None:
    scene = together("BASE").holds("relic-spy_eye").holds("good-finest_dust", 2, seat=1).credits(120, seat=1).do("stay")
    scene.do("barter", "relic-spy_eye")
    assert scene.st.pool == 50
    scene.do("done").do("stay")
    assert scene.st.actor == 1 and scene.legal("buy_relic") == ["spy_eye"]
    scene.do("buy_relic", "spy_eye")
    assert scene.st.credits[1] == 20 and scene.held("relic-spy_eye", seat=1) == 1
