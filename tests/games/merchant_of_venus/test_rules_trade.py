"""S81 to S151: what the examples and corner cases leave open."""

from __future__ import annotations

from typing import Any

import pytest

from magnat.core.declare import NOBODY, SPECTATOR
from magnat.core.play import Match, SeededDice
from magnat.games.merchant_of_venus import components as printed
from magnat.games.merchant_of_venus.rules.holds import fits
from tests.games.merchant_of_venus.scene import GAME, Scene, number_of


def market(culture: int, **chosen: Any) -> Scene:
    """A player who stays in a city of that culture, with unlimited actions."""
    scene = Scene(**chosen).lives("TRP", culture).at("TRP-city-A").credits(1000)
    return scene.do("stay")


def landed(culture: int, **chosen: Any) -> Scene:
    """A player about to land in a city of that culture."""
    return Scene(**chosen).lives("TRP", culture).at("TRP-1").credits(1000)


def test_s81_s82_s83_s84_s85_s86_first_contact() -> None:
    scene = Scene().lives("TRP", 4).undiscovered("TRP").waits("demand-glorious_junk-niks").at("TRP-1").credits(300).head("TRP-city-A", 1, 2, 1)
    scene.do("culture", "niks")
    assert scene.st.contacted[0] and scene.st.view(1)["card"][0] == 3 and scene.held("card-niks") == 1
    assert scene.legal("buy_good") == ["living_toys"] and scene.legal("buy_pdeed") == ["TRP-1", "TRP-4"], "in the same turn"
    assert scene.st.market[number_of("cup", "demand-glorious_junk-niks")] == 1


def test_s82_a_card_observed_before_is_not_drawn() -> None:
    scene = Scene().lives("TRP", 4).undiscovered("TRP").at("TRP-1")
    scene.st.observed[0] = 2
    scene.head("TRP-city-A", 1, 2, 1)
    assert scene.phase == "TRANSACT" and scene.told("FIRST_CONTACT") == [(0, 0, 3)]


def test_s87_s88_no_contact_on_the_base() -> None:
    scene = Scene().undiscovered("TRP").at("BASE").do("stay")
    assert scene.phase == "TRANSACT" and not scene.told("FIRST_CONTACT")


def test_s89_s93_any_order_until_done() -> None:
    scene = market(1).do("buy_good", "bionic_perfume").do("buy_equip", "shield").do("buy_good", "bionic_perfume")
    assert scene.phase == "TRANSACT" and scene.do("done").over


def test_s90_s91_limits() -> None:
    scene = landed(1).head("TRP-city-A", 1, 2, 1)
    assert (scene.st.sales, scene.st.buys) == (1, 1)
    assert scene.do("buy_good", "bionic_perfume").refusal("buy_good", "bionic_perfume") == "NO_PURCHASE_LEFT"
    base = Scene().at("NEB-B8").head("BASE", 2, 2, 2).do("land")
    assert (base.st.sales, base.st.buys) == (1, 1), "the Galactic Base is a neutral port"
    port = landed(1).owns_port("TRP-4", seat=1).at("TRP-3").head("TRP-4", 1, 1, 1).do("land")
    assert port.st.sales == port.st.buys == 2


def test_s92_what_needs_no_action() -> None:
    scene = landed(1).waits("passenger-spy", 0).holds("passenger-census_taker").holds("card-nillis")
    scene.head("TRP-city-A", 1, 2, 1).do("buy_fdeed", "nillis").do("iou", "nillis")
    assert scene.st.buys == 0 and scene.legal("buy_good") == ["bionic_perfume"], "wholly paid by the card"
    scene.do("buy_good", "bionic_perfume").do("dump", "passenger-census_taker").draws("passenger-toaster")
    assert scene.phase == "TRANSACT"


def test_s94_order_of_payment() -> None:
    scene = market(2)
    scene.st.iou, scene.st.pool = 50, 60
    scene.do("buy_good", "canned_traits")
    assert (scene.st.iou, scene.st.pool, scene.st.credits[0]) == (0, 0, 1000 - 30) and scene.st.total == 80


def test_s95_s96_what_a_culture_sells() -> None:
    scene = market(5)
    assert scene.refusal("buy_good", "bionic_perfume") == scene.refusal("buy_fdeed", "nillis") == "NOT_SOLD_HERE"
    assert scene.refusal("buy_pdeed", "DES-1") == scene.refusal("buy_equip", "shield") == scene.refusal("buy_relic", "spy_eye") == "NOT_SOLD_HERE"
    scene.st.market[number_of("cup", "good-finest_dust")] = 0
    assert scene.refusal("buy_good", "finest_dust") == "NONE_LEFT"


def test_s97_s99_one_deed_each() -> None:
    scene = market(2).do("buy_fdeed", "volois")
    assert scene.refusal("buy_fdeed", "volois") == "DEED_SOLD" and GAME.standing(scene.st, 0) == 1000


def test_s98_after_anybody_has_built_it() -> None:
    scene = market(2)
    scene.owns_factory(2, seat=1)
    scene.do("buy_fgood", "canned_traits")
    assert scene.st.credits[:2] == [880, 40 + 60]


@pytest.mark.parametrize(
    ("culture", "equipment", "ships"),
    [(1, "shield", []), (5, "yellow_drive", ["transport", "freighter"]), (6, "red_drive", ["clipper"]), (2, "combo_drive", []), (3, "", [])],
)
def test_s100_sciences(culture: int, equipment: str, ships: list[str]) -> None:
    scene = market(culture)
    assert scene.legal("buy_equip") == [equipment] * bool(equipment) and scene.legal("buy_ship") == ships


def test_s101_s137_the_base() -> None:
    scene = Scene().at("BASE").credits(900).holds("equipment-shield").holds("good-finest_dust").do("stay")
    assert scene.legal("buy_ship") == ["clipper", "transport", "freighter"] and scene.refusal("buy_ship", "scout") == "SAME_SHIP"
    assert not scene.legal("buy_good") and not scene.legal("buy_equip") and not scene.legal("buy_pdeed") and not scene.legal("buy_fdeed")
    assert scene.refusal("sell", "finest_dust") == "NO_BUYER" and scene.legal("barter") == ["equipment-shield"]


def test_s102_s103_shields_and_drives_need_room() -> None:
    scene = market(1)
    for count in range(5):
        scene.do("buy_equip", "shield")
        assert scene.held("equipment-shield") == count + 1
    assert scene.refusal("buy_equip", "shield") == "NO_ROOM", "one on the hull and four in two holds"


def test_s104_s105_s106_ships() -> None:
    scene = landed(6).head("TRP-city-A", 1, 2, 1)
    assert scene.refusal("buy_ship", "transport") == "NOT_SOLD_HERE" and scene.refusal("buy_ship", "scout") == "SAME_SHIP"
    scene.do("buy_ship", "clipper")
    assert (scene.st.sales, scene.st.buys, scene.st.credits[0]) == (0, 0, 910) and scene.st.total == 30 + 90


def test_s105_a26_the_commission_base() -> None:
    for base, total in (("single", 30 + 270), ("double", 30 + 30 + 270)):
        scene = Scene(commission_base=base).at("BASE").credits(500).do("stay").do("buy_ship", "freighter")
        assert scene.st.total == total


def test_s107_one_port_an_orbit() -> None:
    scene = Scene().lives("GIA", 1).at("GIA-city-A").credits(1000).do("stay")
    assert scene.legal("buy_pdeed") == ["GIA-1", "GIA-3", "GIA-4"]
    scene.do("buy_pdeed", "GIA-3")
    assert scene.refusal("buy_pdeed", "GIA-3") == "DEED_SOLD" and scene.st.credits[0] == 800


def test_s108_s109_s110_s111_cards() -> None:
    scene = landed(2).holds("card-volois").holds("card-graw").head("TRP-city-A", 1, 2, 1)
    assert scene.legal("iou") == ["volois"] and scene.refusal("iou", "graw") == "NO_CARD"
    scene.do("iou", "volois")
    assert scene.st.iou == 120 and scene.st.used[1] == 1
    scene.do("buy_good", "canned_traits")
    assert (scene.st.iou, scene.st.credits[0], scene.st.buys) == (0, 980, 0)
    worth = GAME.standing(scene.st, 0)
    assert worth == 980


def test_s112_s113_s114_s115_sales() -> None:
    scene = landed(2).holds("good-bionic_perfume", 2).head("TRP-city-A", 1, 2, 1)
    scene.do("sell", "bionic_perfume").draws("passenger-spy")
    assert scene.st.credits[0] == 1140 and scene.refusal("sell", "bionic_perfume") == "NO_SALE_LEFT"
    assert scene.refusal("sell", "canned_traits") == "NOT_ABOARD"
    assert all(not printed.BUYS[good][good] for good in range(printed.CULTURES)), "never the culture that makes it"


def test_s116_s117_s118_passengers() -> None:
    scene = market(8).waits("passenger-scientist")
    assert scene.legal("pick") == ["scientist"]
    scene.do("pick", "scientist")
    assert scene.held("passenger-scientist") == 1 and scene.refusal("drop", "scientist") == "OTHER_DESTINATION"
    there = market(6).holds("passenger-scientist").do("drop", "scientist")
    assert there.st.credits[0] == 1120 and there.st.draws == 1 and there.st.total == 0, "S130: fares do not count"
    assert market(6).refusal("drop", "scientist") == "NOT_ABOARD"


def test_s119_s120_s121_capacity() -> None:
    scene = Scene().holds("good-finest_dust").holds("factory-finest_dust").holds("equipment-shield").holds("relic-shield").holds("card-graw")
    assert fits(scene.st, 0)
    scene.holds("equipment-shield")
    assert not fits(scene.st, 0)


def test_s122_s123_s124_the_cup() -> None:
    scene = market(2).holds("good-bionic_perfume")
    assert sum(scene.st.cup) == 47
    scene.do("sell", "bionic_perfume")
    assert sum(scene.st.cup) == 48 and scene.phase == "DRAW"
    for kind, count in enumerate(scene.st.cup):
        assert GAME.dispatch.odds(scene.st, scene.id_of("draw", kind)) == count
    scene.draws("good-bionic_perfume")
    assert sum(scene.st.cup) == 47 and scene.st.market[number_of("cup", "good-bionic_perfume")] == 5 and scene.phase == "TRANSACT"


def test_s125_s126_s127_s128_demands() -> None:
    scene = market(6).holds("factory-glorious_junk").holds("good-glorious_junk").waits("demand-glorious_junk-humans", 3)
    scene.do("sellf", "glorious_junk")
    assert scene.st.credits[0] == 1000 + 200 + 120 and scene.st.draws == 2
    assert scene.st.market[number_of("cup", "demand-glorious_junk-humans")] == 2
    assert scene.told("DEMAND_MET") == [(number_of("demand", "glorious_junk-humans"), 120)]


def test_s129_s130_s132_commissions() -> None:
    scene = landed(2).owns_port("TRP-4", seat=1).at("TRP-3").holds("equipment-shield").head("TRP-4", 1, 1, 1).do("land")
    scene.do("barter", "equipment-shield").do("buy_good", "canned_traits")
    assert scene.st.total == 30 + 110
    scene.do("done")
    assert scene.st.credits[1] == 40 + 14 and scene.told("PORT_COMMISSION") == [(1, number_of("space", "TRP-4"), 14)]
    city = market(2).do("buy_good", "canned_traits").do("done")
    assert not city.told("PORT_COMMISSION")


def test_s131_half_the_cost() -> None:
    scene = market(3)
    scene.owns_factory(3, seat=1)
    assert scene.do("buy_fgood", "glorious_junk").st.credits[1] == 40 + printed.FACTORY_GOOD_COST[2] // 2


def test_s133_s134_s135_s136_barter() -> None:
    scene = market(2).holds("equipment-red_drive").holds("relic-jump_start")
    scene.do("barter", "equipment-red_drive").do("barter", "relic-jump_start")
    assert scene.st.pool == 60 + 60 and scene.st.total == 120 and scene.st.relic_at[printed.JUMP_START] == 0
    assert scene.refusal("buy_relic", "jump_start") == "" and scene.st.pile[printed.RED_DRIVE] == 6
    assert GAME.standing(scene.st, 0) == 1000
    scene.do("done")
    assert scene.st.pool == 0


def pair(space: str = "WAT-2", **chosen: Any) -> Scene:
    return Scene(**chosen).at(space).at(space, seat=1).credits(50).credits(130, seat=1)


def test_s138_partners() -> None:
    scene = pair(seats=3).do("stay")
    assert scene.legal() == ["trade 1", "done"]
    assert scene.refusal("trade", 0) == scene.refusal("trade", 2) == scene.refusal("trade", 3) == "NOT_SAME_SPACE"
    assert pair(player_trading="off").do("stay").over
    assert pair("TRP-city-A", player_trading="off").do("stay").refusal("trade", 1) == "NO_TRADING"
    assert pair(max_trade_offers=0).do("stay").over


def test_s138_offers_are_counted() -> None:
    scene = pair(max_trade_offers=2).do("stay").do("trade", 1).do("cancel")
    assert scene.phase == "ASTEROID" and scene.st.offers[1] == 1
    scene.do("trade", 1).do("gc", "1").do("offer").do("refuse")
    assert scene.over, "no offer is left, so the turn ends"
    city = pair("TRP-city-A", max_trade_offers=1).do("stay").do("trade", 1).do("cancel")
    assert city.phase == "TRANSACT" and city.refusal("trade", 1) == "NO_OFFER_LEFT"


def test_s139_s140_s141_a_draft() -> None:
    scene = pair().holds("good-finest_dust").holds("relic-spy_eye", seat=1).holds("card-graw", seat=1).holds("passenger-spy", seat=1)
    scene.do("stay").do("trade", 1)
    assert (
        scene.refusal("offer") == "EMPTY_DRAFT" and scene.refusal("give", "relic-spy_eye") == scene.refusal("take", "good-finest_dust") == "NOT_HELD"
    )
    scene.do("give", "good-finest_dust").do("take", "relic-spy_eye").do("take", "card-graw").do("gc", "10").do("tc", "100")
    assert scene.refusal("give", "good-finest_dust") == "NOT_HELD" and scene.refusal("tc", "100") == "OVER_CREDITS" == scene.refusal("gc", "100")
    scene.do("offer")
    assert scene.st.actor == 1 and scene.legal() == ["accept", "refuse"]
    scene.do("accept")
    assert scene.held("relic-spy_eye") == scene.held("card-graw") == scene.held("good-finest_dust", seat=1) == 1
    assert scene.st.credits[:2] == [140, 40] and scene.phase == "ASTEROID" and scene.st.actor == 0
    assert not any(scene.st.give) and not any(scene.st.take) and scene.st.partner == printed.NONE


def test_s139_steps_end() -> None:
    scene = pair(max_trade_steps=2).do("stay").do("trade", 1).do("gc", "1").do("tc", "1")
    assert scene.refusal("gc", "1") == scene.refusal("take", "card-graw") == "NO_STEP_LEFT" and scene.legal() == ["offer", "cancel"]


def test_s139_a_gift() -> None:
    scene = pair().do("stay").do("trade", 1).do("gc", "10").do("offer").do("accept")
    assert scene.st.credits[:2] == [40, 140]


def test_s142_s143_making_room() -> None:
    scene = landed(1).holds("good-finest_dust").holds("equipment-shield").head("TRP-city-A", 1, 2, 1)
    scene.do("dump", "equipment-shield")
    assert scene.st.pile[0] == 15 and scene.phase == "TRANSACT" and scene.st.sales == 1 and scene.st.credits[0] == 1000
    scene.do("dump", "good-finest_dust")
    assert scene.phase == "DRAW" and scene.st.cup[number_of("cup", "good-finest_dust")] == 1


def test_s142_a40_what_came_this_turn() -> None:
    scene = market(5, discard_new="off").do("buy_good", "finest_dust")
    assert scene.refusal("dump", "good-finest_dust") == "CAME_THIS_TURN"
    old = Scene(discard_new="off").lives("TRP", 5).at("TRP-city-A").credits(100).holds("good-finest_dust").do("stay").do("buy_good", "finest_dust")
    old.do("dump", "good-finest_dust").draws("passenger-spy")
    assert old.refusal("dump", "good-finest_dust") == "CAME_THIS_TURN", "of equal tokens the older one left first"
    overload = Scene(discard_new="off").at("BASE").flies("freighter").credits(100).holds("good-finest_dust", 3).do("stay").do("buy_ship", "scout")
    assert overload.phase == "OVERLOAD" and overload.legal() == ["dump good-finest_dust"]
    received = pair("TRP-city-A", discard_new="off").holds("equipment-shield", seat=1).do("stay").do("trade", 1)
    received.do("take", "equipment-shield").do("offer").do("accept")
    assert received.refusal("dump", "equipment-shield") == "CAME_THIS_TURN"


@pytest.mark.parametrize(("race", "home", "price"), [("human", 6, 80), ("eeepeeep", 10, 80), ("whynom", 11, 80), ("qossuth", 14, 160)])
def test_s144_home_discount(race: str, home: int, price: int) -> None:
    other = "human" if race != "human" else "whynom"
    scene = Scene(races=(race, other)).lives("TRP", home).at("TRP-city-A").credits(1000).do("stay").do("buy_fdeed", printed.CULTURE_IDS[home - 1])
    assert scene.st.credits[0] == 1000 - price
    assert scene.do("buy_pdeed", "TRP-4").st.credits[0] == 1000 - price - 160
    assert scene.do("buy_good", printed.GOOD_IDS[home - 1]).st.credits[0] == 1000 - price - 160 - printed.GOOD_COST[home - 1]


@pytest.mark.parametrize(("goal", "wins"), [("1000", True), ("2000", False), ("3000", False), ("4000", False)])
def test_s145_s146_s147_s148_goals(goal: str, wins: bool) -> None:
    scene = Scene(goal=goal).at("TRP-2").credits(600).owns_port("TRP-1").owns_port("TRP-4").do("stay")
    assert (scene.st.actor == NOBODY) == wins == bool(scene.st.winner == 0)


def test_s149_s150_the_small_bank_is_closed() -> None:
    scene = Scene(small_bank="12000").lives("TRP", 2).at("TRP-city-A").holds("good-bionic_perfume").do("stay")
    assert scene.st.bank == 12000
    scene.do("sell", "bionic_perfume").draws("passenger-spy")
    assert scene.st.bank == 12000 - 140
    scene.do("buy_good", "canned_traits")
    assert scene.st.bank == 12000


def test_s151_fast_play_puts_goods_into_the_cup() -> None:
    st = Scene().st
    assert sum(st.cup) == 47
    scene = GAME.new_state(2, {"fast_play": 1})
    GAME.setup(scene)
    assert sum(scene.cup) == 123 and sum(scene.market) == 14, "the factory goods stay"


@pytest.mark.parametrize("demands", [0, 1, 2, 3])
@pytest.mark.parametrize("load", [("good",), ("factory",), ("good", "factory")])
def test_s125_s126_what_a_load_brings_is_what_its_sale_brings(load: tuple[str, ...], demands: int) -> None:
    """One token of each: whatever is sold first takes one demand with it."""
    scene = Scene().lives("TRP", 6).at("TRP-city-A").flies("freighter").credits(0)
    for kind in load:
        scene.holds(f"{kind}-glorious_junk")
    if demands:
        scene.waits("demand-glorious_junk-humans", demands)
    sale = list(zip(printed.SALE_GOOD, printed.SALE_CULTURE, strict=True)).index((number_of("good", "glorious_junk"), 5))
    promised = scene.do("stay").st.view(0)["brings"][0][sale]
    waiting = iter(("spy", "toaster", "specimen", "arms_dealer"))
    for kind in load:
        scene.do("sell" if kind == "good" else "sellf", "glorious_junk")
        scene.draws(*[f"passenger-{next(waiting)}" for _ in range(scene.st.draws)])
    assert scene.st.credits[0] == promised > 0


def test_s145_who_has_as_much_as_the_winner_is_told_why_it_was_not_enough() -> None:
    late = Scene(3).at("BASE").credits(2000).credits(2500, seat=1).credits(1999, seat=2).do("stay").do("done")
    assert late.st.winner == 0 and late.st.view(0)["denial"][:3] == [0, printed.DENIALS.index("late"), 0]
    tied = Scene(3, small_bank="12000").at("BASE").holds("passenger-spy").credits(60).credits(100, seat=1).credits(99, seat=2)
    tied.st.bank = 40
    tied.do("stay").do("drop", "spy")
    assert tied.st.winner == 1 and tied.st.view(0)["denial"][:3] == [printed.DENIALS.index("tie"), 0, 0]
    assert Scene().credits(5000).st.view(0)["denial"] == [0] * printed.SEATS  # nobody has won yet


@pytest.mark.parametrize("seed", range(2))
def test_s147_net_worth_rises_by_the_events_that_say_so(seed: int) -> None:
    """Deals between players aside."""
    match = Match.new(GAME, ["Ada", "Bob", "Cleo"], chosen={"player_trading": "off"}, dice=SeededDice(seed))
    seen, rises = set[str](), 0
    for _ in range(250):
        before, told = match.state.view(SPECTATOR)["net_worth"], len(match.log())
        match.play(match.asked()[0], [match.hint(match.asked()[0])[0]])
        lines = match.log()[told:]
        for seat, worth in enumerate(match.state.view(SPECTATOR)["net_worth"]):
            if worth > before[seat]:
                earned = {event for _, event, values in lines if event in printed.EARNING and values["seat"] == seat}
                assert earned, lines
                seen, rises = seen | earned, rises + 1
    assert rises >= 10 and "SOLD" in seen
