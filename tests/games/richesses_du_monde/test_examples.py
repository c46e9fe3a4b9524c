"""The worked examples of the rules, V1 to V20, under their numbers."""

from __future__ import annotations

import pytest

from magnat.core.errors import Refused
from magnat.games.richesses_du_monde.components import (
    BANDS,
    INCOME,
    LOT_ROYALTY,
    LOT_SHARE,
    LOTS,
    MILLION,
    NEWS_IDS,
    PRODUCTION_IDS,
    PRODUCTIONS,
    TITLES_EACH,
)
from magnat.games.richesses_du_monde.rules.payments import royalty, share

from .scene import ALUMINIUM, GAME, TOURED, A, B, C, D, Scene, countries, production, title, units

AL = production(ALUMINIUM)


def silver(st: Scene) -> set[str]:
    return st.on_offer("argent")


def test_example_v1_a_continental_choice_completes_silver() -> None:
    """R35, R37, R38, R40"""
    scene = Scene().owns(A, "argent", "Australie").at(A, TOURED + 16).cash(50).plaque(21, ALUMINIUM)
    scene.roll(2, 3)
    assert scene.phase == "BUY"
    assert silver(scene) == {"Mexique", "Canada", "Pérou"}
    assert {index // TITLES_EACH for index in scene.choices("buy")} == {production("argent")}
    scene.buy("argent", "Mexique").buy("argent", "Canada").act("stop")
    assert scene.has(A) == 46.5
    assert share(scene.st, A, production("argent")) == 50
    assert royalty(scene.st, A, production("argent")) == units(3.5)


@pytest.mark.parametrize(
    ("countries", "percent", "millions"),
    [
        (("Jamaïque",), 20, 0),
        (("Jamaïque", "Surinam"), 30, 0.9),
        (("Jamaïque", "Guinée", "Guyana"), 45, 0.9),
        (("Jamaïque", "Guinée", "Surinam"), 50, 4.5),
        (("Australie", "Guinée", "Surinam"), 65, 4.5),
    ],
)
def test_example_v2_aluminium(countries: tuple[str, ...], percent: int, millions: float) -> None:
    """R18-R20"""
    scene = Scene().owns(B, ALUMINIUM, *countries)
    assert (share(scene.st, B, AL), royalty(scene.st, B, AL)) == (percent, units(millions))


@pytest.mark.parametrize("face", range(1, 7))
def test_example_v3_doubles_cost_their_face(face: int) -> None:
    """R12"""
    scene = Scene().cash(10, 10, 10, 10).roll(face, face)
    assert scene.st.progress[A] == 2 * face
    assert scene.has(A) == 10 - face


def test_example_v4_one_of_three_trusts_goes_whole() -> None:
    """R41, R42"""
    scene = Scene().lots(A, 4, 5, 6).at(A, TOURED + 5).roll(2, 3)
    assert scene.phase == "AUCTION_PICK"
    assert scene.choices("put_up") == [0, 1, 2]
    scene.act("put_up", 1)
    assert scene.phase == "AUCTION_BID" and scene.st.lot == 2 and scene.st.queued == 0


def test_example_v5_three_singles_rather_than_a_trust() -> None:
    """R42, R46"""
    scene = Scene().owns(A, "riz", "Chine").owns(A, "ble", "Canada").owns(A, "or", "Japon")
    scene.owns(A, "cuivre", "Chili", "Canada", "Angola", "Zaïre").at(A, TOURED + 5).roll(2, 3)
    singles = {production(name) for name in ("riz", "ble", "or")}
    assert set(scene.choices("put_up")) == singles
    scene.put_up("ble", "riz", "or")
    sold = []
    while scene.phase == "AUCTION_BID":
        sold.append(PRODUCTION_IDS[scene.st.lot - 1])
        scene.acts("pass_by", "pass_by", "pass_by")
    assert sold == ["ble", "riz", "or"] and scene.st.active == B


def uranium_trust(red: int = 3) -> Scene:
    scene = Scene().owns(A, "uranium", "États-Unis", "Canada", "Afrique du Sud").owns(A, ALUMINIUM, "Surinam")
    return scene.at(A, TOURED + 10 - 4 - red).roll(4, red)


def test_example_v6_starting_prices_are_half() -> None:
    """R47"""
    scene = uranium_trust(red=5).put_up(ALUMINIUM)
    assert scene.phase == "AUCTION_PICK"
    scene.put_up("uranium")
    assert scene.st.price == units(0.5)
    scene.acts("pass_by", "pass_by", "pass_by")
    assert scene.st.price == units(3.25)


def test_example_v7_first_and_next_bids() -> None:
    """R48, R49"""
    scene = uranium_trust().put_up("uranium")
    assert scene.st.least == units(3.35)
    scene.act("bid_min")
    assert scene.st.price == units(3.35) and scene.st.least == units(3.45)


def test_example_v8_no_bid_and_the_bank_takes_the_trust() -> None:
    """R55, R28"""
    scene = uranium_trust().put_up("uranium")
    before = scene.has(A)
    scene.acts("pass_by", "pass_by", "pass_by")
    assert scene.has(A) == before + 3.25
    assert scene.st.file[production("uranium")] == LOTS - 1
    scene.at(B, 18 - 3).roll(1, 3)
    assert "Canada" in scene.on_offer("uranium")


def test_example_v9_a_joker_is_bought_and_used() -> None:
    """R57-R60"""
    scene = Scene(3, open_market="own_turn").cash(3, 60, 60).at(A, TOURED + 15).owns(A, "riz", "Chine")
    scene.act("pass_by").roll(1, 2)
    assert scene.phase == "JOKER_BUY"
    scene.act("buy_joker")
    assert scene.has(A) == 0 and scene.st.jokers[A] == 1 and scene.st.joker_pile == 8
    scene.at(A, TOURED + 5).st.progress[B] = scene.st.progress[C] = 0
    for _ in (B, C):
        scene.act("pass_by").roll(1, 3).act("stop")
    assert "joker" not in " ".join(GAME.spelled(act)[0] for act in GAME.legal(scene.st))
    scene.act("pass_by").roll(2, 3)
    assert scene.phase == "JOKER_USE"
    scene.act("use_joker")
    assert scene.st.active == B and scene.st.jokers[A] == 0 and scene.st.joker_pile == 9


def test_example_v10_bonus_then_royalty() -> None:
    """R64, R65"""
    scene = Scene().plaque(11, ALUMINIUM).owns(B, ALUMINIUM, "Jamaïque", "Surinam").at(A, 4).cash(20, 20)
    scene.roll(3, 4)
    assert scene.phase == "CLAIM" and scene.st.actor == B and scene.has(A) == 23.5
    scene.act("claim")
    assert scene.has(A) == 22.6 and scene.has(B) == 20.9 and scene.st.active == B


def test_example_v11_all_of_france_on_the_first_roll() -> None:
    """R15, R16, R26, R30"""
    scene = Scene().roll(2, 3)
    assert len(scene.choices("buy")) == 5
    for index in scene.choices("buy"):
        scene.act("buy", index)
    assert scene.has(A) == 50 - 3.5 and scene.st.active == B


def aluminium_landing() -> Scene:
    scene = Scene().owns(A, ALUMINIUM, "Australie", "Guinée").owns(B, ALUMINIUM, "Jamaïque", "Surinam", "Guyana")
    return scene.plaque(5, ALUMINIUM).cash(20, 20).roll(2, 3)


def test_example_v12_no_set_off() -> None:
    """R21"""
    scene = aluminium_landing()
    assert scene.st.pending == 1 << B
    scene.act("claim")
    assert (scene.has(A), scene.has(B)) == (19.1, 20.9)


def test_example_v13_a_skipped_royalty_is_lost() -> None:
    """R22, R23"""
    scene = aluminium_landing().act("skip")
    assert (scene.has(A), scene.has(B)) == (20, 20)
    assert scene.phase == "BUY" and scene.refusal("claim") == "not-now"


def merging(*, cash: tuple[float, ...]) -> Scene:
    """A owns titles of 30 M, B of 20 M; A is asked in the market."""
    scene = Scene(open_market="any_time").cash(*cash)
    for name in ("houille", "fer", "petrole"):
        scene.owns(A, name, *countries(name))
    scene.owns(A, "tungstene", "Japon").owns(B, "argent", "Mexique")
    for name in ("nickel", "acier"):
        scene.owns(B, name, *countries(name))
    assert (sum(scene.lot_prices(A).values()), sum(scene.lot_prices(B).values())) == (30, 20)
    return scene


def test_example_v14_a_merger_and_its_tax() -> None:
    """R76-R84"""
    scene = merging(cash=(10, 18)).at(A, 7).at(B, 9)
    scene.acts(("associate_with", B), "send", "accept")
    assert scene.has(A) == 3 and scene.has(B) == 0
    assert scene.in_game() == [A, C, D] and scene.st.lead[:4] == [A, A, C, D]
    assert scene.st.progress[:2] == [7, 0]
    assert sum(scene.lot_prices(A).values()) == 50 and scene.lot_prices(B) == {}


def test_example_v15_the_bank_pays_the_creditors_of_a_bankrupt() -> None:
    """R24, R92-R96"""
    scene = Scene().cash(1, 10, 10, 10).plaque(5, ALUMINIUM).owns(A, "riz", "Chine")
    scene.owns(B, ALUMINIUM, "Jamaïque", "Guinée", "Surinam").owns(C, ALUMINIUM, "Australie")
    scene.roll(2, 3).acts("claim", "claim")
    assert [scene.has(seat) for seat in (A, B, C)] == [0, 14.5, 10.9]
    assert scene.in_game() == [B, C, D] and scene.st.active == B
    assert scene.st.file[production("riz")] == LOTS - 1


def test_example_v16_jokers_are_worthless_face_to_face() -> None:
    """R98-R100"""
    scene = Scene(3, starter=C).cash(50, 50, 0.5).owns(A, "riz", "Chine").at(A, TOURED + 5)
    scene.st.jokers[A], scene.st.joker_pile = 1, 8
    scene.roll(3, 3)
    assert scene.in_game() == [A, B]
    before = scene.has(A)
    scene.roll(2, 3)
    assert scene.st.active == B and scene.has(A) == before and scene.st.jokers[A] == 1


def test_example_v17_ninety_percent_are_worth_more_than_thrice_thirty() -> None:
    """R20"""
    assert INCOME[AL * len(BANDS) : AL * len(BANDS) + 4] == tuple(units(sum) for sum in (0.9, 4.5, 9, 18))
    for index in range(PRODUCTIONS):
        least, *_, most = INCOME[index * len(BANDS) : (index + 1) * len(BANDS)]
        assert most == 20 * least > 3 * least
        assert LOT_SHARE[index * LOTS + LOTS - 1] >= BANDS[-1] and LOT_ROYALTY[index * LOTS + LOTS - 1] == most


def test_example_v18_the_pack_keeps_its_order() -> None:
    """R61"""
    scene = Scene().pack(*NEWS_IDS).at(A, 5).at(B, 5).cash(20, 20).roll(3, 4)
    assert scene.has(A) == 19 and scene.st.next_card == 1
    scene.roll(3, 4)
    assert scene.has(B) == 25 and scene.st.next_card == 2


def test_example_v19_ranks_by_party() -> None:
    """R102, R103"""
    scene = Scene(starter=D, open_market="own_turn").cash(20, 20, 20, 0.5)
    scene.act("pass_by").roll(3, 3)
    scene.acts(("associate_with", B), "send", "accept", "pass_by")
    assert scene.in_game() == [A, C]
    scene.roll(1, 3).act("stop").cash(20, 0, 0.5, 0).act("pass_by").roll(3, 3)
    assert scene.is_over and scene.ranks() == [1, 1, 2, 3]
    assert [GAME.won(scene.st, seat) for seat in range(4)] == [1, 1, 0, 0]


@pytest.mark.parametrize(("seats", "millions"), [(2, 100), (3, 66), (4, 50), (5, 40), (6, 33)])
def test_example_v20_the_money_is_shared_out(seats: int, millions: int) -> None:
    """R1, R3"""
    scene = Scene(seats)
    assert scene.st.cash[:seats] == [millions * MILLION] * seats


def test_what_an_example_forbids_is_refused() -> None:
    """R48  3.3 M is no bid: bids lie on the grid of the starting price."""
    scene = uranium_trust().put_up("uranium").act("raise_bid")
    assert scene.st.sum == units(3.45)
    with pytest.raises(Refused):
        Scene().owns(A, "or", "Japon").act("put_up", production("or"))
    assert title("or", "Japon") // TITLES_EACH == production("or")
