"""The examples of the rulebook, T1 to T22."""

from __future__ import annotations

from typing import Any

import pytest

from magnat.games.merchant_of_venus import components as printed
from magnat.games.merchant_of_venus.rules.holds import goods_aboard, halves_aboard
from tests.games.merchant_of_venus.scene import GAME, Scene, number_of


def colony(**chosen: Any) -> Scene:
    return Scene(races=("qossuth", "human"), **chosen).at("COL-5").undiscovered("COL", "JUN")


def test_t1_movement() -> None:
    scene = colony().head("COL-6", 6, 3, 2)
    assert scene.flown() == [("COL-6", 10)] and scene.points == 10
    scene.go("COL-7").go("COL-1")
    assert scene.flown() == [("COL-6", 10), ("COL-7", 9), ("COL-8", 8), ("COL-1", 7)]
    assert scene.phase == "OBSERVE"
    scene.do("observe").do("culture", "humans").go("COL-2")
    assert (scene.phase, scene.here, scene.points) == ("NAV", "COL-2", 6)
    scene.nav(2)
    assert (scene.here, scene.phase) == ("TRP_JUN-6", "STEP")
    scene.go("TRP_JUN-7").go("JUN-3")
    assert scene.flown()[-4:] == [("TRP_JUN-6", 5), ("TRP_JUN-7", 4), ("JUN-4", 3), ("JUN-3", 2)]
    assert len(scene.flown()) == 9 and scene.phase == "OBSERVE"
    scene.do("skip").go("JUN-city-B")
    assert scene.flown()[-1] == ("JUN-city-B", 0)
    assert scene.phase == "CONTACT"
    scene.do("culture", "zum")
    assert scene.phase == "TRANSACT" and scene.st.contacted[number_of("system", "JUN")]


def test_t1_other_dice_at_the_navigation_space() -> None:
    scene = colony().head("COL-6", 6, 3, 2).go("COL-7", "COL-1").do("skip").go("COL-2")
    back = scene.copy().nav(6)
    assert back.over and back.here == "COL-2" and back.told("LED_BACK")
    hazard = scene.copy().credits(60).nav(3)
    assert hazard.here == "COL-3" and hazard.phase == "HAZARD"
    hazard.do("pay")
    assert hazard.st.credits[0] == 30


@pytest.mark.parametrize(("dice", "left"), [((6, 3, 2), 3), ((3, 3, 2), 0)])
def test_t2_red_drive(dice: tuple[int, ...], left: int) -> None:
    scene = colony().holds("equipment-red_drive").do("head", "COL-6").do("drv", "red").roll(*dice)
    total = sum(dice)
    scene.go("COL-7")
    scene.go("COL-1").do("skip").go("COL-2").nav(2).go("TRP_JUN-7").go("JUN-3").do("skip").go("JUN-city-B")
    costs = dict(scene.flown())
    assert costs["COL-6"] == total and costs["COL-7"] == costs["COL-8"] == total - 1 and costs["JUN-4"] == costs["TRP_JUN-7"]
    assert costs["JUN-city-B"] == total - 8 == left
    assert scene.phase == "CONTACT"


def test_t3_navigation() -> None:
    scene = Scene().at("BASE").head("NEB-B8", 4, 2, 1)
    assert (scene.here, scene.points, scene.phase) == ("NEB-B8", 6, "NAV")
    assert scene.legal("nav") == ["1", "2", "4"]
    back = scene.copy().nav(2)
    assert back.over and back.here == "NEB-B8"
    for die in (1, 4):
        one = scene.copy().nav(die)
        assert (one.here, one.points, one.phase) == ("NEB-B4", 5, "REVEALED")
    on = Scene().at("BASE").harmless().head("NEB-B8", 4, 2, 1).nav(4).go("NEB-B3", "NEB-B2", "NEB-B1")
    assert on.flown()[1:] == [("NEB-B4", 5), ("NEB-B3", 4), ("NEB-B2", 3), ("NEB-B1", 2), ("NEB-W4", 1), ("NEB-W3", 0)]
    assert on.st.nav == 0 and on.over  # of the next player


def telegates() -> Scene:
    return Scene().at("DES-1").lies("DES-3", "telegate-2").lies("WAT-8", "telegate-5").head("DES-2", 2, 5, 1)


def test_t4_telegate_of_the_own_number() -> None:
    scene = telegates()
    assert scene.flown() == [("DES-2", 7), ("DES-3", 6)] and scene.phase == "NAV"
    scene.nav(2)
    assert scene.flown()[-1] == ("DES-4", 5), "only one link is left, so nobody is asked"


def test_t5_telegate_jump() -> None:
    scene = telegates().nav(5)
    assert (scene.here, scene.points, scene.phase) == ("WAT-8", 5, "STEP")
    assert sorted(scene.legal("go")) == ["WAT-1", "WAT-7"]
    scene.go("WAT-7")
    assert ("WAT-7", 4) in scene.flown() and not scene.told("ASSIGNED")[1:], "leaving it needs no second die"


def test_t6_first_contact() -> None:
    scene = Scene(races=("whynom", "human")).lives("TRP", 2).undiscovered("TRP").at("TRP-1").head("TRP-city-A", 1, 2, 1)
    assert scene.phase == "CONTACT"
    scene.do("culture", "volois")
    volois = number_of("culture", "volois")
    assert scene.st.market[number_of("cup", "good-canned_traits")] == 6
    assert (printed.GOOD_COST[volois], printed.GOOD_VALUE[volois]) == (140, 220)
    assert (printed.FACTORY_GOOD_COST[volois], printed.FACTORY_GOOD_VALUE[volois]) == (120, 240)
    assert scene.refusal("buy_fgood", "canned_traits") == "NO_FACTORY"
    scene.credits(500)
    assert scene.legal("buy_fdeed") == ["volois"] and scene.legal("buy_pdeed") == ["TRP-1", "TRP-4"]
    assert scene.held("card-volois") == 1 and printed.IOU[volois] == 120
    assert (scene.st.sales, scene.st.buys, scene.phase) == (1, 1, "TRANSACT")


def test_t7_sale_and_purchase() -> None:
    scene = Scene(races=("eeepeeep", "human")).lives("JUN", 1).at("JUN-3").credits(70).holds("good-designer_genes")
    scene.head("JUN-city-B", 1, 2, 1)
    assert scene.refusal("buy_good", "bionic_perfume") == "TOO_DEAR"
    inside = sum(scene.st.cup)
    scene.do("sell", "designer_genes")
    assert scene.st.credits[0] == 190 and sum(scene.st.cup) == inside + 1
    scene.draws("passenger-spy")
    assert sum(scene.st.cup) == inside and scene.st.market[number_of("cup", "passenger-spy")] == 1
    scene.do("buy_good", "bionic_perfume")
    assert scene.st.credits[0] == 110 and (scene.st.sales, scene.st.buys) == (0, 0)
    assert scene.legal() == ["dump good-bionic_perfume", "done"]
    scene.do("done").next_turn().do("stay")
    assert scene.st.sales == scene.st.buys == 2, "unlimited"


def test_t8_factory() -> None:
    scene = Scene().lives("MOO", 1).at("MOO-1").credits(200).head("MOO-city-A", 1, 2, 1)
    worth = GAME.standing(scene.st, 0)
    scene.do("buy_fdeed", "nillis")
    assert scene.st.credits[0] == 100 and scene.st.factory[0] == 0 and GAME.standing(scene.st, 0) == worth
    scene.do("done").next_turn().do("stay").do("buy_fgood", "bionic_perfume")
    assert scene.st.credits[0] == 100 - 60 + 30, "S131: half of it comes back to the owner"
    assert printed.FACTORY_GOOD_VALUE[0] == 140


def test_t9_iou_buys_three() -> None:
    scene = Scene(races=("eeepeeep", "human")).flies("transport").lives("GIA", 3).undiscovered("GIA").at("GIA-1").credits(25)
    scene.st.observed[number_of("system", "GIA")] = 1
    scene.head("GIA-city-A", 1, 2, 1)
    assert scene.phase == "TRANSACT"
    scene.do("iou", "graw")
    left = []
    for _ in range(3):
        left.append(scene.st.iou)
        scene.do("buy_good", "glorious_junk")
    assert [*left, scene.st.iou] == [90, 60, 30, 0]
    assert scene.st.credits[0] == 25 and scene.held("good-glorious_junk") == 3
    assert scene.st.buys == 1 and scene.held("card-graw") == 0 and scene.st.used[2] == 1


def first_contact_with_shenna() -> Scene:
    scene = Scene(races=("qossuth", "human")).lives("TRP", 7).undiscovered("TRP").at("TRP-1").credits(60)
    scene.st.observed[0] = 2
    return scene.head("TRP-city-A", 1, 2, 1).do("iou", "shenna").do("buy_good", "melf_pelts")


def test_t10_iou_and_credits() -> None:
    scene = first_contact_with_shenna()
    assert (scene.st.iou, scene.st.buys, scene.st.credits[0]) == (40, 1, 60)
    scene.do("buy_good", "melf_pelts")
    assert (scene.st.iou, scene.st.buys, scene.st.credits[0]) == (0, 0, 50)


def test_t11_merchant_spaceport() -> None:
    scene = Scene(races=("whynom", "human")).at("TRP-1").credits(450).head("TRP-city-A", 1, 2, 1)
    worth = GAME.standing(scene.st, 0)
    scene.copy().do("buy_pdeed", "TRP-4")
    scene.do("buy_pdeed", "TRP-1")
    assert scene.st.credits[0] == 250 and scene.st.port[number_of("orbit", "TRP-1")] == 0 and GAME.standing(scene.st, 0) == worth
    assert (scene.st.sales, scene.st.buys) == (1, 0), "he stands in the city: the limit of this turn stays"


def test_t12_buyers_of_bionic_perfume() -> None:
    buyers = [culture + 1 for culture in range(printed.CULTURES) if printed.BUYS[0][culture]]
    assert buyers == [2, 3, 4, 5]
    for culture in range(1, 15):
        scene = Scene().lives("TRP", culture).at("TRP-city-A").holds("good-bionic_perfume").do("stay")
        assert (scene.refusal("sell", "bionic_perfume") == "") == (culture in buyers)


def test_t13_three_sales() -> None:
    scene = Scene(races=("whynom", "human")).flies("transport").lives("TRP", 3).at("TRP-city-A").credits(0).holds("good-bionic_perfume", 3)
    scene.do("stay")
    inside = sum(scene.st.cup)
    for count, drawn in enumerate(("passenger-spy", "passenger-toaster", "passenger-scientist"), start=1):
        scene.do("sell", "bionic_perfume")
        assert sum(scene.st.cup) == inside + 1 and scene.st.credits[0] == 140 * count
        scene.draws(drawn)
    assert scene.st.credits[0] == 420


def test_t14_net_worth() -> None:
    scene = Scene().credits(1052).owns_port("TRP-1").owns_port("TRP-4").owns_factory(2).owns_factory(1)
    assert GAME.standing(scene.st, 0) == 1052 + 400 + 300
    as_printed = Scene().credits(1052).owns_port("TRP-1").owns_port("TRP-4").owns_factory(6).owns_factory(1)
    assert GAME.standing(as_printed.st, 0) == 1652


def test_t15_capacity() -> None:
    scene = Scene(races=("eeepeeep", "human")).lives("WAT", 5).at("WAT-city-A").credits(500).waits("passenger-optometrist").do("stay")
    scene.do("buy_good", "finest_dust").do("buy_equip", "yellow_drive").do("pick", "optometrist")
    assert scene.st.credits[0] == 500 - 10 - 80
    assert scene.refusal("buy_good", "finest_dust") == scene.refusal("buy_equip", "yellow_drive") == "NO_ROOM"
    assert scene.legal("pick") == scene.legal("buy_good") == scene.legal("buy_equip") == []


def test_t16_high_demand() -> None:
    scene = Scene().flies("transport").lives("TRP", 6).at("TRP-city-A").credits(0).holds("good-glorious_junk", 3)
    scene.waits("demand-glorious_junk-humans", 2).do("stay")
    before = 0
    for sum_paid, drawn in (
        (160, ("passenger-spy", "passenger-toaster")),
        (120, ("passenger-scientist", "passenger-salesman")),
        (80, ("passenger-arms_dealer",)),
    ):
        scene.do("sell", "glorious_junk")
        assert scene.st.credits[0] - before == sum_paid and scene.st.draws == len(drawn)
        before = scene.st.credits[0]
        scene.draws(*drawn)
    assert scene.phase == "TRANSACT" and sum(scene.st.cup) == 47 - 2, "as many as at the start of this scene"


def test_t17_spaceport_commission() -> None:
    scene = Scene(races=("eeepeeep", "human")).lives("TRP", 5).owns_port("TRP-1", seat=1).at("TRP-11").credits(50).credits(0, seat=1)
    scene.holds("factory-living_toys").waits("demand-living_toys-dell", 2)
    scene.head("TRP-1", 1, 1, 1).do("land")
    scene.do("sellf", "living_toys").draws("passenger-spy", "passenger-toaster")
    assert scene.st.credits[0] == 350
    scene.do("buy_fdeed", "dell").do("buy_fgood", "finest_dust")
    assert scene.st.credits[0] == 90 and scene.st.total == 620 and scene.st.credits[1] == 0
    scene.do("done")
    assert scene.st.credits[1] == 62


@pytest.mark.parametrize(("culture", "good", "left", "price"), [(14, "psychotic_sculpture", 10, 160), (13, "megalith_paperweight", 80, 90)])
def test_t18_barter(culture: int, good: str, left: int, price: int) -> None:
    assert printed.GOOD_COST[culture - 1] == price
    scene = Scene().lives("TRP", culture).at("TRP-1").credits(140).holds("equipment-shield").head("TRP-city-A", 1, 2, 1)
    pile = scene.st.pile[0]
    scene.do("barter", "equipment-shield")
    assert (scene.st.pool, scene.st.pile[0], scene.st.sales) == (30, pile + 1, 0)
    scene.do("buy_good", good)
    assert scene.st.credits[0] == left and scene.st.pool == 0


def test_t19_home_discount() -> None:
    scene = Scene(races=("whynom", "human")).lives("TRP", 11).at("TRP-city-A").credits(300).do("stay")
    worth = GAME.standing(scene.st, 0)
    scene.do("buy_pdeed", "TRP-1")
    assert scene.st.credits[0] == 140 and GAME.standing(scene.st, 0) == worth + 40


def test_t20_a_factory_good_fills_a_hold() -> None:
    scene = Scene().holds("factory-designer_genes")
    assert goods_aboard(scene.st, 0) == 1 and halves_aboard(scene.st, 0) == 0


def test_t21_zum_is_culture_9() -> None:
    assert printed.CULTURE_IDS.index("zum") == 8


def test_t22_multi_generation_ship_is_an_orbit() -> None:
    scene = Scene().undiscovered("MGS").at("WAT_MGS-3").head("WAT_MGS-4", 1, 1, 4)
    assert (scene.here, scene.phase) == ("MGS-1", "OBSERVE")
    found = Scene().at("MGS-3").credits(300).do("stay")
    assert found.legal("buy_pdeed") == ["MGS-1"]
