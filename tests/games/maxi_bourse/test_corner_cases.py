"""The further corner cases of the rules, C1 to C46, under their numbers."""

from __future__ import annotations

import pytest

from magnat.core.declare import CHANCE
from magnat.games.maxi_bourse.components import COMPANY_IDS, NOMINAL, STEP
from magnat.games.maxi_bourse.rules.default import ruin
from magnat.games.maxi_bourse.rules.payout import fee, horizontal, payout_of, vertical
from magnat.games.maxi_bourse.state import rumours_held

from .scene import GAME, A, B, C, D, Scene, company, units

AUTOMOBILE = 2
BOURSE, PERSONAL = 11, 8  # squares


def falls(scene: Scene) -> list[int]:
    """The prices asked in the falling rounds, everybody refusing."""
    prices = []
    while scene.phase == "FALL":
        prices.append(scene.price)
        scene.qty(0)
    return prices


# Sessions


def test_case_c1_the_roller_abstains() -> None:
    """M23, M26, M32"""
    scene = Scene().quotes(elf=200).onto("elf").name("elf").qty(0)
    before = scene.has(B)
    scene.qty(2, 0, 0)
    assert before - scene.has(B) == 440_000 and scene.actor == B and scene.phase == "DEMAND"


def test_case_c2_the_last_lot_at_the_quote() -> None:
    """M27, M28"""
    scene = Scene().stock("elf", 1).onto("elf").name("elf").qty(1)
    assert scene.bank("elf") == 0 and scene.st.active == B and scene.phase == "SALE"


def test_case_c3_at_the_quote_first_then_too_few() -> None:
    """M28, M37"""
    scene = Scene().quotes(elf=300).stock("elf", 3).onto("elf").name("elf").qty(2)
    assert scene.bank("elf") == 1
    scene.qty(1, 1, 0)
    assert scene.phase == "BIDS" and scene.quote("elf") == 320 and scene.price == 330 and scene.st.left == 1


def test_case_c4_two_of_three_withdraw_together() -> None:
    """M39, M43"""
    scene = Scene(3).quotes(elf=400).stock("elf", 2).onto("bp").name("elf").qty(1, 1, 1)
    assert scene.price == 440
    before = scene.has(C)
    scene.acts("withdraw", "withdraw", "stay")
    assert before - scene.has(C) == 440_000 and scene.bank("elf") == 1 and scene.quote("elf") == 440
    assert scene.phase == "DEMAND" and scene.actor == C  # the others count as having abstained


def test_case_c5_nobody_asks_for_more_than_there_is() -> None:
    """M25"""
    scene = Scene().stock("elf", 1).onto("bp").name("elf")
    for _ in range(4):
        assert scene.choices("qty") == [0, 1] and scene.refusal("qty", 2) == "OVER_STOCK"
        scene.qty(0)


def test_case_c6_both_withdraw_at_the_first_question() -> None:
    """M40"""
    scene = Scene(3).quotes(elf=300).stock("elf", 3).onto("bp").name("elf").qty(0, 2, 2)
    assert scene.quote("elf") == 340 and scene.price == 350
    before = [scene.has(seat) for seat in range(3)]
    held = scene.held(C, "elf")
    scene.acts("withdraw", "withdraw")
    assert [before[seat] - scene.has(seat) for seat in range(3)] == [0, 680_000, 340_000]
    assert scene.held(B, "elf") == 2 and scene.held(C, "elf") == held + 1 and scene.quote("elf") == 340


def test_case_c7_a_double_on_a_company_square() -> None:
    """M84"""
    scene = Scene().quotes(shell=250).cash(*[5_000_000] * 4).onto("fiat", double=True).name("shell").qty(2)
    assert scene.has(A) == 4_500_000 and scene.quote("shell") == 250
    scene.qty(1, 0, 0)
    assert scene.has(B) == 5_000_000 - 260_000
    scene.qty(0, 0)
    assert scene.st.active == B and scene.phase == "SALE"  # the double is used up


# Sales


def test_case_c8_one_opponent() -> None:
    """M58, M61"""
    scene = Scene(2).quotes(elf=300).owns(A, elf=1).begin().sell("elf", 1).qty(0)
    assert falls(scene) == [290, 280] and scene.quote("elf") == 270


def test_case_c9_the_floor() -> None:
    """M18"""
    scene = Scene(6).quotes(elf=60).owns(A, elf=3).begin().sell("elf", 3).qty(*[0] * 5)
    before = scene.has(A)
    assert falls(scene) == [30, *[10] * 9]
    assert scene.quote("elf") == 10 and scene.has(A) - before == 30_000


def test_case_c10_one_lot_goes_in_the_poll() -> None:
    """M55, M58, A18"""
    scene = Scene(3).quotes(elf=500).owns(A, elf=3).cash(0, 5_000_000, 5_000_000).begin().sell("elf", 3).qty(1, 0)
    assert scene.has(B) == 4_500_000
    assert falls(scene) == [480, 460, 440, 420] and scene.quote("elf") == 400 and scene.has(A) == 500_000 + 800_000


def test_case_c11_the_seller_auctions() -> None:
    """M57"""
    scene = Scene(3).quotes(elf=200).owns(A, elf=2).begin().sell("elf", 2).qty(2, 1)
    assert scene.phase == "BIDS" and scene.price == 210
    while scene.price < 250:
        scene.acts("stay", "stay")
    before = scene.has(B)
    scene.acts("stay", "withdraw")
    assert before - scene.has(B) == 500_000 and scene.held(B, "elf") == 2 and scene.quote("elf") == 250 and scene.phase == "SALE"


@pytest.mark.parametrize(("answer", "lots"), [("yes", 4), ("no", 2)])
def test_case_c12_the_number_is_raised_or_the_demand_cut(answer: str, lots: int) -> None:
    """M56"""
    scene = Scene(3).quotes(elf=200).owns(A, elf=5).begin().sell("elf", 2).qty(4, 0)
    assert scene.phase == "EXTEND" and scene.actor == A
    before = scene.has(B)
    scene.act(answer)
    assert scene.held(B, "elf") == lots and before - scene.has(B) == lots * 200_000 and scene.quote("elf") == 200


def test_case_c13_a_lot_goes_in_a_falling_round() -> None:
    """M59"""
    scene = Scene().quotes(elf=300).owns(A, elf=2).begin().sell("elf", 2).qty(0, 0, 0)
    assert (scene.actor, scene.price) == (B, 280)
    scene.qty(0)
    assert (scene.actor, scene.price) == (C, 260)
    before = scene.has(C)
    scene.qty(1)
    assert before - scene.has(C) == 260_000 and (scene.actor, scene.price) == (D, 250)


# Requests


def requested(**options: object) -> Scene:
    scene = Scene(3, **options).quotes(elf=400).stock("elf", 0, B).cash(5_000_000, 0, 0).onto("elf")
    return scene.act("ask_holders").act("player", B)


def test_case_c14_the_holder_goes_on_asking() -> None:
    """M46-M48"""
    scene = requested().qty(1)
    assert scene.phase == "REQ_PRICE" and scene.actor == B and "refuse" in scene.blocks() and "close" not in scene.blocks()
    scene.acts("up_50", "accept")
    assert "close" in scene.blocks() and "refuse" not in scene.blocks()
    scene.acts("up_100", "decline")
    assert scene.has(A) == 4_550_000 and scene.has(B) == 450_000 and scene.held(A, "elf") == 1 and scene.quote("elf") == 400


def test_m46_the_holder_may_ask_any_price_above_the_quote() -> None:
    """The price of 1,370 is none of the usual raises on 400."""
    scene = requested().qty(1)
    assert scene.choices("hundreds") == list(range(4, 100)) and scene.refusal("hundreds", 3) == "NOT_ABOVE"
    scene.act("hundreds", 4)
    assert scene.choices("tens") == list(range(1, 10)) and scene.refusal("tens", 0) == "NOT_ABOVE"
    scene = requested().qty(1).acts(("hundreds", 13), ("tens", 7), "accept")
    assert scene.choices("hundreds") == list(range(13, 100)) and scene.refusal("hundreds", 12) == "NOT_ABOVE"
    scene.act("close")
    assert scene.has(A) == 5_000_000 - 1_370_000 and scene.has(B) == 1_370_000 and scene.quote("elf") == 400


def test_m18_m46_no_price_above_the_ceiling_is_named() -> None:
    scene = requested(price_ceiling=1240).qty(1)
    assert scene.choices("hundreds") == list(range(4, 13)) and scene.refusal("hundreds", 13) == "OVER_CEILING"
    scene.act("hundreds", 12)
    assert scene.choices("tens") == list(range(5)) and scene.refusal("tens", 5) == "OVER_CEILING"


def test_m47_whoever_named_a_price_that_was_accepted_sells() -> None:
    """A higher price may still be tried; if it is declined the first one stands (A53)."""
    scene = requested().qty(1).acts(("hundreds", 5), ("tens", 0), "accept")
    assert scene.refusal("refuse") == "PRICE_ACCEPTED"
    scene.acts(("hundreds", 20), ("tens", 0), "decline")
    assert scene.has(B) == 500_000 and scene.held(A, "elf") == 1


def test_m36_m47_a_price_that_cannot_be_paid_is_not_accepted() -> None:
    """The purse holds 5,000,000: a price of 6,000 for a lot of 1,000 shares is beyond it."""
    scene = requested().qty(1).acts(("hundreds", 60), ("tens", 0))
    assert scene.actor == A and scene.refusal("accept") == "OVER_CASH" and scene.blocks() == {"decline"}


def test_case_c15_the_first_price_is_declined() -> None:
    """M47"""
    scene = requested().qty(1).acts("up_10", "decline")
    assert scene.has(A) == 5_000_000 and scene.held(A, "elf") == 0 and scene.quote("elf") == 400


def test_case_c16_a_rumour_before_a_poll_buyer_pays() -> None:
    """M65, M77"""
    scene = Scene(3).quotes(bouygues=300).owns(A, bouygues=1).rumours(C, "R18").begin().act("pass_by").sell("bouygues", 1)
    before = scene.has(B)
    scene.qty(1, 0)
    assert scene.phase == "RUMOUR" and scene.actor == C
    scene.reveal("R18")
    assert before - scene.has(B) == 240_000 and scene.quote("bouygues") == 240


def test_case_c17_the_guard_does_not_help_against_a_rumour() -> None:
    """M36, M88, M90, M91"""
    scene = Scene(3).quotes(coca_cola=300, elf=300).owns(B, elf=1).cash(0, 320_000, 400_000).rumours(C, "R01").onto("bp").name("coca_cola")
    scene.qty(0, 1, 0).reveal("R01")
    assert scene.phase == "RAISE_CASH" and scene.actor == B and scene.st.due == units(470_000)
    scene.sell("elf", 1).qty(1, 0)
    assert scene.has(B) == 320_000 + 300_000 - 470_000 and scene.held(B, "coca_cola") == 1
    assert scene.told("SUSPENDED") == [] and scene.told("SKIPPED") == [(B,)] and scene.st.active == C


# Payouts


def test_case_c18_five_lots_are_no_majority() -> None:
    """M99"""
    scene = Scene().owns(A, elf=5)
    assert fee(scene.st, A, company("elf")) == 0 and payout_of(scene.st, A) == units(50_000)


@pytest.mark.parametrize(("lots", "times"), [((6, 3, 3, 6, 3, 3), 2), ((6, 6, 6, 0, 0, 0), 1), ((5, 5, 5, 0, 0, 0), 0)])
def test_case_c19_triples_of_a_sector(lots: tuple[int, ...], times: int) -> None:
    """M102"""
    names = ("british_leyland", "fiat", "general_motors", "peugeot", "toyota", "volkswagen")
    scene = Scene().owns(A, **dict(zip(names, lots, strict=True)))
    assert horizontal(scene.st, A, AUTOMOBILE) == times


def test_case_c20_triples_of_sectors() -> None:
    """M104"""
    banks = {"barclays": 6, "chase_manhattan": 6, "deutsche_bank": 6}
    energy = {"bp": 6, "elf": 6, "esso": 6}
    cars = {"fiat": 6, "peugeot": 6, "toyota": 6}
    assert vertical(Scene().owns(A, **banks, elf=6).st, A) == 0
    assert vertical(Scene().owns(A, **banks, **energy, **cars).st, A) == 3


def test_case_c21_exactly_on_action() -> None:
    """M15"""
    scene = Scene().owns(A, elf=2).onto(0)
    assert scene.told("PAYOUT") == [(A, units(20_000))] and scene.st.active == B and scene.phase == "SALE"


def test_case_c22_nobody_left_to_ask() -> None:
    """M61, M64"""
    scene = Scene(2).quotes(elf=300).owns(A, elf=1).suspended(B).begin()
    before = scene.has(A)
    scene.sell("elf", 1)
    assert scene.phase == "SALE" and scene.has(A) - before == 290_000 and scene.quote("elf") == 290


def test_case_c23_a_rumour_stops_at_the_floor() -> None:
    """M18, M77"""
    scene = Scene().quotes(philips=20).rumours(A, "R31").begin().reveal("R31")
    assert scene.quote("philips") == 10


# Closing


def sold_out(scene: Scene, *but: str) -> Scene:
    for name in COMPANY_IDS:
        if name not in but and scene.bank(name):
            scene.stock(name, 0)
    return scene


def test_case_c24_the_last_lot_of_the_bank() -> None:
    """M109, M110"""
    scene = sold_out(Scene(), "elf").stock("elf", 1).quotes(elf=300).onto("elf", double=True).name("elf").qty(1)
    assert scene.is_over and scene.told("BANK_IS_EMPTY") == [()]
    scene = sold_out(Scene(), "elf").stock("elf", 1).quotes(elf=300).onto(BOURSE, double=True).draw("B21").name("elf").qty(1)
    assert scene.is_over  # no double purchase any more


def test_case_c25_equal_wealth() -> None:
    """M111, M113"""
    scene = Scene(2).owns(A, elf=2).quotes(elf=500).cash(1_000_000, 2_000_000)
    assert GAME.score(scene.st, A) == GAME.score(scene.st, B) == units(2_000_000) and scene.ranks() == [1, 1]


def test_case_c26_a_ruined_player_leaves_everything() -> None:
    """M95"""
    scene = Scene().quotes(elf=350).owns(A, elf=4).rumours(A, "R05", "R02")
    ruin(scene.st, A)
    assert scene.st.out[A] == 1 and scene.bank("elf") == 10 and scene.quote("elf") == 350 and scene.has(A) == 0
    under = [(scene.st.pile_top + scene.st.pile_size - 2 + index) % 32 for index in range(2)]
    assert [scene.st.pile[index] for index in under] == [2, 5] and [scene.st.laid_by[index] for index in under] == [1, 1]
    assert rumours_held(scene.st, A) == 0
    assert scene.st.view(B)["pile"][under[0]] is None and scene.st.view(A)["pile"][under[0]] == 2


# Editions


def test_case_c27_cards_on_companies_not_in_play() -> None:
    """M73"""
    junior = Scene(edition="junior").onto(14).draw("PM05")
    assert junior.st.quote == [NOMINAL[c] if c < 16 else 0 for c in range(40)]
    senior = Scene(edition="senior").onto(14).draw("PM05")
    assert senior.quote("general_motors") == 370 and senior.quote("toyota") == 0


def test_case_c28_an_auction_leaves_a_lot() -> None:
    """M57, M58"""
    scene = Scene(3).quotes(elf=200).owns(A, elf=3).begin().sell("elf", 3).qty(2, 2)
    assert scene.price == 210
    before = scene.has(B)
    scene.acts("stay", "withdraw")
    assert before - scene.has(B) == 420_000 and scene.st.left == 1
    assert falls(scene) == [200, 190, 180, 170] and scene.quote("elf") == 160


def test_case_c29_a_rumour_lowers_the_price_of_all() -> None:
    """M77: V7's demands on Bouygues."""
    scene = Scene().quotes(bouygues=350).cash(*[5_000_000] * 4).rumours(D, "R18").onto("bp").name("bouygues").qty(1, 1, 2, 1)
    assert scene.price == 400
    scene.reveal("R18")
    assert [5_000_000 - scene.has(seat) for seat in range(4)] == [340_000, 340_000, 680_000, 340_000] and scene.quote("bouygues") == 340


def test_case_c30_a_rumour_into_a_request() -> None:
    """M77: C14's deal, on Coca-Cola."""
    scene = Scene(3).quotes(coca_cola=400).stock("coca_cola", 0, B).cash(5_000_000, 0, 0).rumours(C, "R01").onto("coca_cola")
    scene.acts("ask_holders", ("player", B), ("qty", 1), "up_50", "accept", "up_100", "decline")
    assert scene.phase == "RUMOUR" and scene.price == 450
    scene.reveal("R01")
    assert scene.has(A) == 5_000_000 - 510_000 and scene.quote("coca_cola") == 460


def test_case_c31_the_circuit_of_junior() -> None:
    """M15, M97"""
    exact = Scene(edition="junior").owns(A, elf=1).at(A, 20).begin().roll(2, 3)
    assert exact.st.progress[A] == 25 and exact.told("PAYOUT") == [(A, units(10_000))] and exact.st.active == B
    beyond = Scene(edition="junior").owns(A, elf=1).at(A, 20).begin().roll(2, 6)
    assert beyond.told("PAYOUT") == [(A, units(10_000))] and beyond.square(A) == 3 and beyond.phase == "NAME"
    assert beyond.st.actor == A


def test_case_c32_the_guard() -> None:
    """M36"""
    scene = Scene().quotes(elf=340).cash(700_000).onto("bp").name("elf")
    assert scene.choices("qty") == [0, 1] and scene.refusal("qty", 2) == "OVER_CASH"


# Cards


@pytest.mark.parametrize(("card", "change"), [("B17", -30_000), ("B18", 30_000), ("B19", 30_000), ("B20", -20_000)])
def test_case_c33_sums_for_each_lot(card: str, change: int) -> None:
    """M119"""
    scene = Scene().owns(A, elf=2, shell=1, fiat=2, sony=2).cash(1_000_000).onto(BOURSE).draw(card)
    assert scene.has(A) == 1_000_000 + change


def test_case_c34_energy_up_and_cars_down() -> None:
    """M116"""
    scene = Scene().onto(14).draw("PM01")
    moved = {name: scene.quote(name) for name in COMPANY_IDS if scene.quote(name) != NOMINAL[company(name)] * STEP}
    assert moved == {
        "bp": 240, "elf": 340, "esso": 440, "shell": 340, "british_leyland": 80, "fiat": 280, "general_motors": 380, "peugeot": 380, "toyota": 280,
        "volkswagen": 180,
    }  # fmt: skip


def test_case_c35_two_cards() -> None:
    """M116"""
    scene = Scene().onto(5).draw("PI17")
    assert (scene.quote("matra"), scene.quote("thomson")) == (150, 430)
    scene.onto(14).draw("PM09")
    names = ("aeg", "basf", "deutsche_bank", "volkswagen", "fiat", "olivetti")
    assert [scene.quote(name) for name in names] == [120, 420, 520, 220, 320, 120]


def test_case_c36_all_down_but_not_below_the_floor() -> None:
    """M18, M116"""
    scene = Scene().quotes(aeg=10, elf=300).onto(BOURSE).draw("B28")
    assert (scene.quote("aeg"), scene.quote("elf")) == (10, 290)


@pytest.mark.parametrize(("card", "name", "quote", "after"), [("B25", "sony", 350, 400), ("B26", "ibm", 40, 10)])
def test_case_c37_a_quote_of_choice(card: str, name: str, quote: int, after: int) -> None:
    """M117"""
    scene = Scene().quotes(**{name: quote}).onto(BOURSE).draw(card)
    assert scene.phase == "CARD_COMPANY" and scene.blocks() == {"company"} and len(scene.choices("company")) == 40
    assert scene.refusal("pass_by") == "MUST_OBEY"
    scene.name(name)
    assert scene.quote(name) == after and scene.st.active == B


def test_case_c38_a_right_to_buy() -> None:
    """M123"""
    scene = Scene().quotes(sony=300).stock("sony", 6).cash(700_000).onto(BOURSE).draw("B21")
    assert "pass_by" in scene.blocks()
    scene.name("sony")
    assert scene.choices("qty") == [1, 2]
    scene.qty(2)
    assert scene.has(A) == 100_000 and scene.quote("sony") == 300 and scene.bank("sony") == 4 and scene.st.active == B


@pytest.mark.parametrize(("quote", "price"), [(250, 230_000), (20, 10_000)])
def test_case_c39_twenty_below_the_quote(quote: int, price: int) -> None:
    """M18, M123"""
    scene = Scene().quotes(sony=quote).cash(500_000).onto(BOURSE).draw("B24").name("sony")
    assert scene.choices("qty") == [1]
    scene.qty(1)
    assert scene.has(A) == 500_000 - price and scene.quote("sony") == quote


def test_case_c40_half_the_quote_for_a_company_held() -> None:
    """M123"""
    scene = Scene().quotes(elf=310).owns(A, elf=1).cash(500_000).onto(BOURSE).draw("B30")
    assert scene.companies() == {"elf"} and scene.refusal("company", company("esso")) == "NOT_ADMITTED"
    scene.name("elf").qty(1)
    assert scene.has(A) == 340_000 and scene.quote("elf") == 310 and scene.held(A, "elf") == 2


def test_case_c41_banks_in_junior() -> None:
    """M73, M123"""
    scene = Scene(edition="junior").onto(BOURSE).draw("B22")
    assert scene.companies() == {"barclays", "chase_manhattan", "deutsche_bank"}
    assert scene.refusal("company", company("ubs")) == "NOT_IN_PLAY"


def test_case_c42_a_free_lot() -> None:
    """M124"""
    scene = Scene().owns(A, fiat=5).stock("fiat", 1).onto(BOURSE).draw("B29")
    assert scene.companies() == {"fiat"} and scene.blocks() == {"company"}
    before = scene.has(A)
    scene.name("fiat")
    assert scene.held(A, "fiat") == 6 and scene.bank("fiat") == 0 and scene.has(A) == before
    nothing = Scene().owns(A, fiat=4).onto(BOURSE).draw("B29")
    assert nothing.st.active == B and nothing.told("NO_EFFECT") == [(A,)]


def test_case_c43_a_lot_of_the_largest_holding() -> None:
    """M125"""
    scene = Scene().quotes(elf=300, sony=350).owns(A, elf=4, sony=4, tdk=1).onto(BOURSE).draw("B31")
    assert scene.phase == "BANK_SALE" and scene.companies("sell") == {"elf", "sony"}
    before = scene.has(A)
    scene.sell("elf", 1)
    assert scene.has(A) - before == 290_000 and scene.quote("elf") == 290 and scene.st.active == B


@pytest.mark.parametrize(
    ("owned", "sales", "received"),
    [
        ({"elf": 4, "sony": 4, "tdk": 1}, [("elf", 2)], 560_000),
        ({"elf": 4, "sony": 4, "tdk": 1}, [("elf", 1), ("sony", 1)], 290_000 + 340_000),
        ({"tdk": 1}, [("tdk", 1)], 90_000),
        ({}, [], 0),
    ],
)
def test_case_c44_two_lots_to_the_bank(owned: dict[str, int], sales: list[tuple[str, int]], received: int) -> None:
    """M125"""
    scene = Scene().quotes(elf=300, sony=350, tdk=100).owns(A, **owned).cash(0).onto(BOURSE).draw("B32")
    for name, lots in sales:
        assert scene.phase == "BANK_SALE"
        scene.sell(name, lots)
    assert scene.has(A) == received and scene.st.active == B


def test_case_c45_a_gift_to_each_player() -> None:
    """M74, M120"""
    scene = Scene().quotes(elf=200).owns(A, elf=2).cash(40_000, 0, 0, 0).onto(PERSONAL).draw("SP22")
    assert scene.phase == "FORCED" and scene.actor == A
    scene.act("sell", company("elf"))
    assert scene.choices("qty") == [1]  # 20 000 $ are missing
    scene.qty(1, 0, 0, 0)
    assert [scene.has(seat) for seat in range(4)] == [40_000 + 190_000 - 60_000, 20_000, 20_000, 20_000]


def test_case_c46_a_gift_from_each_player() -> None:
    """M121"""
    scene = Scene().cash(0, 50_000, 50_000, 50_000).suspended(C).onto(PERSONAL).draw("SP32")
    assert [scene.has(seat) for seat in range(4)] == [60_000, 30_000, 30_000, 30_000]
    assert scene.st.actor != CHANCE
