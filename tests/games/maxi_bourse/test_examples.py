"""The worked examples of the rulebook, V1 to V30, under their numbers."""

from __future__ import annotations

import pytest

from magnat.core.declare import CHANCE
from magnat.core.play import options
from magnat.games.maxi_bourse.components import NOMINAL, PRINTED, START_CASH, STEP, UNIT
from magnat.games.maxi_bourse.rules.payout import horizontal, payout_of, vertical
from magnat.games.maxi_bourse.rules.setup import lots_of

from .scene import GAME, A, B, C, D, Scene, company, units


@pytest.mark.parametrize("name", ["matra", "aeg"])
def test_example_v1_only_whole_lots_none_one_or_two(name: str) -> None:
    """M16, M24"""
    scene = Scene().onto(name).name(name)
    assert scene.phase == "DEMAND" and scene.choices("qty") == [0, 1, 2]


def test_example_v2_no_sale_after_the_roll() -> None:
    """M19"""
    scene = Scene().owns(A, elf=3).owns(B, elf=3).onto("basf")
    while scene.st.active == A:
        assert "sell" not in scene.blocks()
        if scene.phase == "NAME":
            scene.name("basf")
        else:
            scene.act("qty", scene.choices("qty")[-1] if scene.st.round == 1 else 0)
    assert scene.st.active == B


def test_example_v3_nestle_in_rounds_of_speech() -> None:
    """M24-M28, M32-M34"""
    scene = Scene().quotes(nestle=200).cash(*[5_000_000] * 4).onto("nestle").name("nestle")
    scene.qty(2)
    assert scene.has(A) == 5_000_000 - 400_000 and scene.quote("nestle") == 200 and scene.bank("nestle") == 8
    scene.qty(1, 1, 0)
    assert [scene.has(seat) for seat in (B, C, D)] == [4_780_000, 4_780_000, 5_000_000]
    assert scene.quote("nestle") == 220 and scene.bank("nestle") == 6
    asked = []
    for _ in range(3):
        asked.append(scene.actor)
        scene.qty(0)
    assert asked == [A, B, C] and scene.st.active == B


def test_example_v4_thomson_named_on_elf() -> None:
    """M22, M30"""
    scene = Scene().quotes(thomson=400).cash(*[5_000_000] * 4).onto("elf").name("thomson")
    scene.qty(1, 1, 0, 0)
    assert scene.held(A, "thomson") == scene.held(B, "thomson") == 1 and scene.held(A, "elf") == 0
    assert scene.has(A) == scene.has(B) == 5_000_000 - 420_000


def test_example_v5_and_v6_fiat_at_the_quote_then_at_best() -> None:
    """M28-M30, M32, M33"""
    scene = Scene().quotes(fiat=300).cash(*[5_000_000] * 4).onto("fiat").name("fiat").qty(2)
    assert scene.has(A) == 4_400_000 and scene.quote("fiat") == 300
    scene.qty(0, 0, 0)
    assert scene.actor == A and scene.phase == "DEMAND"
    scene.qty(2)
    assert scene.has(A) == 4_400_000 - 640_000 and scene.quote("fiat") == 320


def test_example_v7_sony_named_on_bp() -> None:
    """M31-M33"""
    scene = Scene().quotes(sony=350).cash(*[5_000_000] * 4).onto("bp").name("sony")
    running = []
    for lots in (1, 1, 2):
        scene.qty(lots)
        running.append(scene.quote("sony"))
    scene.qty(1)
    assert [*running, scene.quote("sony")] == [360, 370, 390, 400]
    assert [5_000_000 - scene.has(seat) for seat in range(4)] == [400_000, 400_000, 800_000, 400_000]


def test_example_v8_twa_is_auctioned() -> None:
    """M37-M39, M41"""
    scene = Scene(3).quotes(twa=400).stock("twa", 2).onto("bp").name("twa").qty(1, 1, 1)
    assert scene.phase == "BIDS" and scene.price == 440 and scene.quote("twa") == 430
    for price in range(440, 540, 10):
        assert scene.price == price
        scene.acts("stay", "stay", "stay")
    before = [scene.has(seat) for seat in range(3)]
    assert scene.price == 540
    scene.acts("withdraw", "stay", "stay")
    assert [before[seat] - scene.has(seat) for seat in range(3)] == [0, 540_000, 540_000]
    assert scene.quote("twa") == 540 and scene.bank("twa") == 0


def test_example_v9_canon_goes_to_the_one_who_stays() -> None:
    """M37, M39"""
    scene = Scene(3).quotes(canon=300).stock("canon", 2).onto("bp").name("canon").qty(2, 2, 0)
    assert scene.price == 350 and scene.quote("canon") == 340
    before = scene.has(B)
    scene.acts("withdraw", "stay")
    assert before - scene.has(B) == 700_000 and scene.held(B, "canon") == 2 and scene.quote("canon") == 350


def test_example_v10_all_withdraw_together() -> None:
    """M40"""
    scene = Scene(3).quotes(fuji=300).stock("fuji", 1).onto("bp").name("fuji").qty(1, 1, 1)
    while scene.price < 630:
        scene.acts("stay", "stay", "stay")
    before = scene.has(A)
    scene.acts("withdraw", "withdraw", "withdraw")
    assert before - scene.has(A) == 620_000 and scene.held(A, "fuji") == 1 and scene.quote("fuji") == 620


def test_example_v11_the_next_after_the_roller() -> None:
    """M40: seated Marthe, Paulin, Frederique; Paulin rolled and did not bid."""
    scene = Scene(3).quotes(fuji=300).stock("fuji", 1, B).onto("bp", seat=B).name("fuji").qty(0, 1, 1)
    while scene.price < 630:
        scene.acts("stay", "stay")
    before = scene.has(C)
    scene.acts("withdraw", "withdraw")
    assert before - scene.has(C) == 620_000 and scene.held(C, "fuji") == 1 and scene.quote("fuji") == 620


def test_example_v12_a_company_without_stock() -> None:
    """M45"""
    scene = Scene().stock("elf", 0).onto("elf")
    assert scene.phase == "SOLD_OUT" and scene.blocks() == {"company", "ask_holders", "pass_by"}
    assert "elf" not in scene.companies()


def test_example_v13_and_v15_moet_vuitton_falls() -> None:
    """M53, M54, M58-M62"""
    scene = Scene().quotes(moet_vuitton=300).owns(A, moet_vuitton=2).cash(*[5_000_000] * 4).begin().sell("moet_vuitton", 1)
    asked = []
    for _ in range(9):
        assert scene.actor != A and scene.blocks() == {"qty"}
        asked.append((scene.phase, scene.actor, scene.price))
        scene.qty(0)
    assert [price for phase, _, price in asked if phase == "POLL"] == [300, 300, 300]
    assert [price for phase, _, price in asked if phase == "FALL"] == [290, 280, 270, 260, 250, 240]
    assert [seat for _, seat, _ in asked] == [B, C, D] * 3
    assert scene.quote("moet_vuitton") == 230 and scene.has(A) == 5_230_000 and scene.held(A, "moet_vuitton") == 1
    assert scene.phase == "SALE" and scene.refusal("sell", company("moet_vuitton")) == "SOLD_ALREADY"


def test_example_v14_peugeot_falls_by_thirty() -> None:
    """M58, M61, M62"""
    scene = Scene(6).quotes(peugeot=500).owns(A, peugeot=3).begin().sell("peugeot", 3).qty(*[0] * 5)
    before, asked = scene.has(A), []
    for _ in range(10):
        asked.append(scene.price)
        scene.qty(0)
    assert asked == [470, 440, 410, 380, 350, 320, 290, 260, 230, 200]
    assert scene.has(A) - before == 510_000 and scene.quote("peugeot") == 170


def test_example_v16_a_rumour_bursts_into_the_payment() -> None:
    """M35, M76, M77"""
    scene = Scene().quotes(coca_cola=300).cash(*[5_000_000] * 4).rumours(C, "R01").onto("coca_cola")
    scene.name("coca_cola").qty(2)
    assert scene.phase == "RUMOUR" and scene.actor == C
    scene.reveal("R01")
    assert scene.quote("coca_cola") == 360 and scene.has(A) == 5_000_000 - 720_000 and scene.held(A, "coca_cola") == 2


def thierry(**options: object) -> Scene:
    return Scene(**options).quotes(sony=350, fiat=300).owns(A, sony=3, fiat=2).cash(*[2_000_000] * 4).onto(8).draw("SP01")  # type: ignore[arg-type]


def test_example_v17_an_opponent_takes_all_three() -> None:
    """M79, M81"""
    scene = thierry()
    assert scene.phase == "FORCED" and scene.actor == A
    scene.sell("sony", 3).qty(3, 0, 0)
    assert scene.has(A) == 3_050_000 and scene.quote("sony") == 350 and scene.held(B, "sony") == 3
    assert scene.st.active == B


def test_example_v18_the_bank_takes_them_and_more_is_missing() -> None:
    """M79-M81"""
    scene = thierry().sell("sony", 3).qty(0, 0, 0)
    assert scene.has(A) == 2_960_000 and scene.quote("sony") == 320
    assert scene.phase == "FORCED"
    scene.act("sell", company("fiat"))
    assert scene.choices("qty") == [1]
    scene.qty(1, 0, 0, 0)
    assert scene.quote("fiat") == 290 and scene.has(A) == 2_000_000 + 1_250_000 and scene.st.active == B


@pytest.mark.parametrize(("cash", "left"), [(400_000, 280_000), (100_000, None)])
def test_example_v19_and_v20_the_difference_is_paid_in_cash(cash: int, left: int | None) -> None:
    """M82, M95"""
    scene = Scene().quotes(sony=200).owns(A, sony=1).cash(cash).onto(8).draw("SP02").sell("sony", 1).qty(0, 0, 0)
    assert scene.quote("sony") == 190
    if left is None:
        assert scene.st.out[A] == 1 and scene.has(A) == 0
    else:
        assert scene.st.out[A] == 0 and scene.has(A) == left


def test_example_v21_a_double_on_a_politics_square() -> None:
    """M83, M85, A26"""
    scene = Scene().quotes(ibm=400).cash(*[5_000_000] * 4).at(A, 12).begin().roll(4, 4)
    assert scene.square(A) == 20 and scene.actor == CHANCE
    scene.draw("PI01")
    assert scene.phase == "DOUBLE" and scene.actor == A
    scene.name("ibm")
    assert scene.choices("qty") == [1, 2]
    scene.qty(2)
    assert scene.has(A) == 4_200_000 and scene.quote("ibm") == 400 and scene.square(A) == 20 and scene.st.active == B


def test_example_v22_an_imprudent_buyer_pays_and_misses_a_turn() -> None:
    """M88-M91: two lots at 300 with 500 000 $; a lot at 320 brings 250 000 $ after seven falls."""
    scene = Scene(overcommit="free").quotes(fiat=300, elf=320).owns(A, elf=1).cash(500_000, 0, 0, 0).onto("fiat").name("fiat").qty(2)
    assert scene.phase == "RAISE_CASH" and scene.actor == A
    scene.sell("elf", 1)
    assert scene.choices("qty") == [0]
    scene.qty(*[0] * 9)
    assert scene.has(A) == 50_000 and scene.held(A, "fiat") == 2 and scene.st.missing[A] == 1


def messaline(cash: int, **owned: int) -> Scene:
    """Daniel sells four lots of Peugeot at 700 to Messaline, who cannot pay; Daniel and Jacques refuse whatever she or the bank offers."""
    scene = Scene(3, overcommit="free").quotes(peugeot=700).owns(A, peugeot=4).owns(B, **owned).cash(0, cash, 5_000_000).begin()
    return scene.sell("peugeot", 4).qty(4, 0)


def seized(scene: Scene) -> list[int]:
    """The prices at which the seized shares are offered after the poll."""
    assert scene.phase == "POLL" and scene.actor == C and scene.choices("qty") == [0, 1, 2, 3, 4]
    scene.qty(0, 0)
    prices = []
    while scene.phase == "FALL":
        prices.append(scene.price)
        scene.qty(0)
    return prices


def test_example_v23_cessation_of_payments_with_a_surplus() -> None:
    """M92, M93"""
    scene = messaline(1_000_000, elf=1).quotes(elf=550)
    assert scene.phase == "RAISE_CASH" and scene.actor == B
    scene.sell("elf", 1).qty(*[0] * 6)  # 550, four falls, the bank at 500
    assert seized(scene) == [660, 620, 580, 540]
    assert scene.quote("peugeot") == 500 and scene.has(A) == 2_800_000 and scene.has(B) == 600_000
    assert scene.st.missing[B] == 2 and scene.bank("peugeot") == 10 and scene.st.out[B] == 0


def test_example_v24_cessation_and_ruin() -> None:
    """M94, M95"""
    scene = messaline(700_000)
    assert seized(scene) == [660, 620, 580, 540]
    assert scene.st.out[B] == 1 and scene.has(B) == 0 and scene.has(A) == 2_800_000


def test_example_v25_dividends() -> None:
    """M98"""
    scene = Scene().owns(A, aeg=5, elf=4, sony=2)
    assert payout_of(scene.st, A) == units(110_000)


def test_example_v26_fees_at_the_quote_not_at_the_nominal_value() -> None:
    """M99, M100"""
    scene = Scene().owns(A, peugeot=7).quotes(peugeot=350)
    assert NOMINAL[company("peugeot")] * STEP == 400
    assert payout_of(scene.st, A) - units(70_000) == units(350_000)


def test_example_v27_a_horizontal_concentration() -> None:
    """M101"""
    scene = Scene().owns(A, peugeot=6, toyota=4, volkswagen=3)
    automobile = 2
    assert horizontal(scene.st, A, automobile) == 1
    assert payout_of(scene.st, A) == units(130_000 + scene.quote("peugeot") * 1000 + 300_000)


def yves(**more: int) -> Scene:
    scene = Scene().owns(A, barclays=6, chase_manhattan=4, deutsche_bank=3, elf=7, matra=2, bouygues=6, thomson=6, ibm=2)
    return scene.owns(A, **more).quotes(barclays=400, elf=350, bouygues=650, thomson=500)


def test_example_v28_everything_adds_up() -> None:
    """M98-M106"""
    scene = yves().onto(0)
    assert lots_of(scene.st, A) == 36
    assert [values[1] * UNIT for values in scene.told("DIVIDENDS")] == [360_000]
    assert sum(values[2] for values in scene.told("FEE")) * UNIT == 1_900_000
    assert scene.told("HORIZONTAL") == [(A, 0, units(300_000))] and scene.told("VERTICAL") == [(A, 1, units(600_000))]
    assert scene.told("PAYOUT") == [(A, units(3_160_000))] and scene.has(A) == 15_000_000 + 3_160_000


@pytest.mark.parametrize(("more", "times"), [({"matra": 4}, 2), ({"ibm": 4}, 2), ({}, 1)])
def test_example_v29_a_second_vertical_concentration(more: dict[str, int], times: int) -> None:
    """M104, A38"""
    assert vertical(yves(chase_manhattan=2, **more).st, A) == times


@pytest.mark.parametrize(("edition", "cash", "lots"), [("junior", 5_000_000, 5), ("senior", 10_000_000, 7), ("masters", 15_000_000, 10)])
def test_example_v30_cash_and_portfolio_of_an_edition(edition: str, cash: int, lots: int) -> None:
    """M2, M3"""
    cheques = PRINTED["start"][edition]["cheques"]
    assert sum(int(value) * count for value, count in cheques.items()) == cash
    st = GAME.new_state(4, options.resolve(GAME, 4, {"edition": edition}))
    GAME.setup(st)
    assert START_CASH[st.edition] * UNIT == cash and st.cash[:4] == [units(cash)] * 4
    for seat in range(4):
        chosen = set()
        for _ in range(lots):
            assert st.actor == seat
            act = GAME.legal(st)[-1]
            chosen.add(act)
            assert NOMINAL[act] * STEP <= 300
            GAME.dispatch.apply(st, act)
        assert len(chosen) == lots and lots_of(st, seat) == lots and max(st.held[seat]) == 1
    assert st.actor == CHANCE
