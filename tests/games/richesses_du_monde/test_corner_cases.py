"""The corner cases of the rules, C1 to C40, under their numbers."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

import pytest

from magnat.games.richesses_du_monde.components import LOTS, TITLES_EACH
from magnat.games.richesses_du_monde.rules.payments import royalty, share
from magnat.games.richesses_du_monde.rules.purchase import square_under
from magnat.games.richesses_du_monde.state import Block, Phase

from .scene import ALUMINIUM, GAME, TOURED, A, B, C, D, Scene, countries, production, title, units


@pytest.mark.parametrize(
    ("held", "percent", "millions"),
    [
        (("Guinée", "Guyana"), 25, 0),
        (("Jamaïque", "Surinam"), 30, 0.9),
        (("Jamaïque", "Guinée", "Guyana"), 45, 0.9),
        (("Jamaïque", "Guinée", "Surinam"), 50, 4.5),
        (("Australie", "Guinée", "Surinam"), 65, 4.5),
        (("Australie", "Guinée", "Surinam", "Guyana"), 70, 9),
        (("Australie", "Guinée", "Jamaïque", "Surinam"), 85, 9),
        (("Australie", "Guinée", "Jamaïque", "Surinam", "Guyana"), 90, 18),
        (("Australie", "Guinée", "Jamaïque", "Surinam", "Guyana", "Hongrie"), 95, 18),
    ],
)
def test_c1_bands_include_their_lower_bound(held: tuple[str, ...], percent: int, millions: float) -> None:
    """R19, R20"""
    scene = Scene().owns(A, ALUMINIUM, *held)
    assert (share(scene.st, A, production(ALUMINIUM)), royalty(scene.st, A, production(ALUMINIUM))) == (percent, units(millions))


def test_c2_two_owners_are_paid_each_for_itself() -> None:
    """R18, R22"""
    scene = Scene().plaque(5, ALUMINIUM).owns(A, ALUMINIUM, "Jamaïque", "Guyana").owns(B, ALUMINIUM, "Australie")
    scene.owns(C, ALUMINIUM, "Guinée", "Surinam").cash(20, 20, 20).roll(2, 3)
    assert scene.st.pending == (1 << B) + (1 << C) and scene.st.actor == B
    scene.acts("claim", "claim")
    assert [scene.has(seat) for seat in (A, B, C)] == [18.2, 20.9, 20.9]


def test_c3_bankrupt_before_moving() -> None:
    """R12, R92, R94"""
    scene = Scene().cash(2, 20, 20, 20).roll(3, 3)
    assert scene.in_game() == [B, C, D] and scene.st.progress[A] == 0 and scene.has(A) == 0


def test_c4_the_penalty_comes_before_the_bonus() -> None:
    """R12"""
    scene = Scene().cash(5, 20, 20, 20).at(A, 17).roll(6, 6)
    assert scene.in_game() == [B, C, D]


def test_c5_zero_francs_are_no_bankruptcy() -> None:
    """R64, R91"""
    scene = Scene().cash(6, 20, 20, 20).at(A, 17).roll(6, 6)
    assert scene.has(A) == 6 and scene.st.active == B


def test_c6_the_last_step_is_no_world_tour_yet() -> None:
    """R9, R13, R43"""
    scene = Scene().owns(A, "riz", "Chine").at(A, 60).roll(1, 3)
    assert scene.st.progress[A] == 64 and square_under(scene.st, A) == 36
    assert scene.st.active == B


def test_c7_the_move_that_completes_the_tour_counts() -> None:
    """R13, R36, R37"""
    scene = Scene().plaque(3, ALUMINIUM).owns(B, ALUMINIUM, "Australie").owns(A, "cobalt", "Zaïre").cash(20, 20).at(A, 60).roll(3, 4)
    assert square_under(scene.st, A) == 3 and scene.phase == "CLAIM"
    scene.act("claim")
    assert scene.has(A) == 19.1
    assert scene.on_offer("cobalt") == {"Finlande", "France"}


@pytest.mark.parametrize(
    ("sizes", "red", "first"),
    [((2, 2), 3, {0, 1}), ((1, 2, 5), 3, {0, 1}), ((2, 2, 5), 3, {0, 1, 2}), ((1, 5), 3, {1}), ((1, 1), 5, {0, 1})],
    ids=["c8", "c9", "c10", "c11", "c12"],
)
def test_c8_to_c12_lots_with_which_a_selection_can_begin(sizes: tuple[int, ...], red: int, first: set[int]) -> None:
    """R41, R42"""
    scene = Scene().lots(A, *sizes).at(A, TOURED + 10 - red - 6).roll(6, red)
    assert set(scene.choices("put_up")) == first


def test_c8_two_pairs_for_three() -> None:
    """R42"""
    scene = Scene().lots(A, 2, 2).at(A, TOURED + 5).roll(2, 3).act("put_up", 1)
    assert scene.choices("put_up") == [0]
    assert scene.act("put_up", 0).phase == "AUCTION_BID"


def selections(sizes: Sequence[int], red: int) -> set[tuple[int, ...]]:
    """R42  The legal selections of lots, as sorted sizes, by trying all of them."""
    if sum(sizes) <= red:
        return {tuple(sorted(sizes))}
    sets = [chosen for count in range(1, len(sizes) + 1) for chosen in itertools.combinations(sorted(sizes), count)]
    exact = {chosen for chosen in sets if sum(chosen) == red}
    return exact or {chosen for chosen in sets if sum(chosen) >= red and sum(chosen) - chosen[0] < red}


def reached(st: Any, sizes: Sequence[int], queued: tuple[int, ...] = ()) -> set[tuple[int, ...]]:
    """The selections that can be put up from here, one lot after the other."""
    if st.phase != Phase.AUCTION_PICK:
        return {tuple(sorted(queued))}
    found: set[tuple[int, ...]] = set()
    for act in GAME.legal(st):
        later = st.copy()
        GAME.dispatch.apply(later, act)
        found |= reached(later, sizes, (*queued, sizes[act - Block.put_up]))
    return found


def test_r42_exactly_the_legal_selections_can_be_put_up() -> None:
    for sizes in itertools.chain.from_iterable(itertools.combinations_with_replacement(range(1, 6), count) for count in (2, 3, 4)):
        for red in range(1, 7):
            st = Scene().lots(A, *sizes).at(A, TOURED + 10 - red - 6).st.copy()
            st.red, st.phase = red, Phase.AUCTION_PICK
            assert reached(st, sizes) == selections(sizes, red), (sizes, red)


def test_c10_a_pair_excludes_the_five() -> None:
    """R42"""
    scene = Scene().lots(A, 2, 2, 5).at(A, TOURED + 5).roll(2, 3).act("put_up", 0)
    assert scene.choices("put_up") == [1] and scene.refusal("put_up", 2) == "WRONG_COUNT"
    scene = Scene().lots(A, 2, 2, 5).at(A, TOURED + 5).roll(2, 3).act("put_up", 2)
    assert scene.phase == "AUCTION_BID" and scene.st.queued == 0


def test_c12_who_owns_less_puts_up_everything() -> None:
    """R42"""
    scene = Scene().lots(A, 1, 1).at(A, TOURED + 3).roll(2, 5).acts(("put_up", 0), ("put_up", 1))
    assert scene.phase == "AUCTION_BID" and scene.st.queued == 1


def test_c13_without_titles_nobody_is_asked() -> None:
    """R44"""
    scene = Scene().at(A, TOURED + 5)
    scene.st.jokers[A], scene.st.joker_pile = 1, 8
    scene.roll(2, 3)
    assert scene.st.active == B and scene.st.jokers[A] == 1


def test_c14_a_pass_is_not_final() -> None:
    """R49, R51, R53, R54"""
    scene = Scene(starter=D).owns(D, "nickel", "Canada").at(D, TOURED + 4).cash(20, 20, 20, 20)
    scene.roll(5, 1).put_up("nickel")
    assert scene.st.actor == A and scene.st.least == units(1.35)
    scene.act("bid_min")
    assert scene.st.actor == B
    scene.acts("pass_by", "bid_min", "pass_by")
    assert scene.st.actor == B and scene.st.price == units(1.45)
    scene.acts("bid_min", "pass_by", "pass_by")
    assert scene.has(B) == 20 - 1.55 and scene.has(D) == 20 + 1.55
    assert scene.lot_prices(B) == {"nickel": 2.5} and scene.lot_prices(D) == {}


def sale() -> Scene:
    """A asks 5 M for a lot of copper; B bids it, C 100 k more."""
    scene = Scene(open_market="any_time").owns(A, "cuivre", "États-Unis", "Chili", "Angola").owns(A, "riz", "Chine").cash(20, 20, 20, 20)
    scene.put_up("cuivre").acts(("add", 2), ("add", 2), ("add", 2), ("add", 2), *([("add", 0)] * 9), "ok")
    assert scene.st.price == units(5)
    return scene.acts("bid_min", "bid_min", "pass_by", "pass_by")


def test_c15_the_seller_picks_a_bidder() -> None:
    """R67-R70"""
    scene = sale()
    assert scene.phase == "SALE_DECIDE" and scene.st.actor == A
    assert scene.choices("sell_to") == [B, C]
    scene.act("sell_to", B)
    assert scene.has(A) == 25 and scene.has(B) == 15 and "cuivre" in scene.lot_prices(B)
    scene = sale().act("sell_to", C)
    assert scene.has(A) == 25.1 and scene.has(C) == 14.9


def test_c16_a_lot_that_was_kept_is_barred() -> None:
    """R71"""
    scene = sale().act("keep")
    assert scene.phase == "MARKET" and scene.refusal("put_up", production("cuivre")) == "BARRED"
    assert scene.choices("put_up") == [production("riz")]
    scene.acts(*["pass_by"] * 4).roll(1, 3).act("stop")
    for seat in (B, C, D):
        scene.act("pass_by")
        while scene.phase == "MARKET" and scene.st.actor != A:
            scene.act("pass_by")
        assert seat != A and scene.refusal("put_up", production("cuivre")) == "BARRED"
        while scene.phase == "MARKET":
            scene.act("pass_by")
        scene.roll(1, 3)
        while scene.phase == "BUY":
            scene.act("stop")
    assert scene.st.actor == A and scene.refusal("put_up", production("cuivre")) == ""


def test_c17_a_lot_is_offered_whole() -> None:
    """R33"""
    scene = sale().act("sell_to", B)
    assert scene.lot_prices(B) == {"cuivre": 5.5} and "cuivre" not in scene.lot_prices(A)


def exchange() -> Scene:
    scene = Scene(open_market="any_time").owns(A, "cuivre", "États-Unis", "Chili", "Angola").owns(B, "riz", "Chine", "Inde").cash(20, 20, 20, 20)
    return scene.act("exchange_with", B)


def test_c18_lots_and_cash_change_hands() -> None:
    """R72, R73"""
    scene = exchange().acts(
        ("give_lot", production("cuivre")), ("ask_lot", production("riz")), "ask_cash", ("add", 1), *([("add", 0)] * 4), "ok", "send"
    )
    assert scene.phase == "EXCHANGE_REPLY" and scene.st.actor == B and scene.st.balance == units(1)
    scene.act("accept")
    assert scene.lot_prices(A) == {"riz": 4.5} and scene.lot_prices(B) == {"cuivre": 5.5}
    assert (scene.has(A), scene.has(B)) == (21, 19)


def test_c19_a_lot_for_cash_only_is_no_exchange() -> None:
    """R74"""
    scene = exchange().acts(("give_lot", production("cuivre")), "ask_cash", "ok")
    assert scene.refusal("send") == "LOT_FROM_EACH"
    lonely = Scene(open_market="any_time").owns(A, "riz", "Chine")
    assert lonely.choices("exchange_with") == []


def merging(**chosen: object) -> Scene:
    """A owns titles of 30 M, B of 20 M; A is asked in the market."""
    scene = Scene(**{"open_market": "any_time", **chosen})  # type: ignore[arg-type]
    for name in ("houille", "fer", "petrole"):
        scene.owns(A, name, *countries(name))
    scene.owns(A, "tungstene", "Japon").owns(B, "argent", "Mexique")
    for name in ("nickel", "acier"):
        scene.owns(B, name, *countries(name))
    return scene


def test_c20_a_pool_below_the_tax() -> None:
    """R79"""
    scene = merging().cash(10, 14).acts(("associate_with", B), "send")
    before = scene.st.copy()
    told = scene.told("accept")
    assert ("POOL_TOO_SMALL", (units(25),)) in told
    assert scene.st.cash == before.cash and scene.st.held == before.held and scene.in_game() == [A, B, C, D]


def test_c21_two_parties_do_not_merge() -> None:
    """R86"""
    scene = Scene(2, open_market="any_time")
    assert scene.refusal("associate_with", B) == "NO_OPPONENT_LEFT"


def test_c22_percentages_add_up_in_a_group() -> None:
    """R84"""
    scene = Scene(open_market="own_turn").owns(A, ALUMINIUM, "Guinée").owns(B, ALUMINIUM, "Surinam", "Hongrie").plaque(5, ALUMINIUM)
    scene.acts(("associate_with", B), "send", "accept", "pass_by")
    assert share(scene.st, A, production(ALUMINIUM)) == 35 and royalty(scene.st, A, production(ALUMINIUM)) == units(0.9)
    assert scene.roll(2, 3).phase == "BUY"


def test_c23_two_parties_after_a_merger() -> None:
    """R88, R98, R99"""
    scene = Scene(3, open_market="own_turn").owns(A, "riz", "Chine").at(A, TOURED + 5)
    scene.acts(("associate_with", B), "send", "accept", "pass_by").roll(2, 3)
    assert scene.phase == "MARKET" and scene.st.active == C
    scene.at(C, TOURED + 15).act("pass_by").roll(1, 2)
    assert scene.st.active == A and scene.st.jokers[C] == 0


def test_c24_six_titles_and_no_more() -> None:
    """R26"""
    scene = Scene(2).at(A, 47).roll(2, 3)
    assert len(scene.choices("buy")) == 11
    for _ in range(6):
        assert scene.phase == "BUY" and scene.st.active == A
        scene.act("buy", scene.choices("buy")[0])
    assert scene.st.active == B


def test_c25_a_choice_square_without_titles() -> None:
    """R36, R38"""
    scene = Scene().plaque(21, ALUMINIUM).owns(B, ALUMINIUM, "Australie").cash(20, 20).at(A, TOURED + 16).roll(2, 3)
    scene.act("claim")
    assert scene.has(A) == 19.1 and scene.st.active == B


def test_c26_no_joker_left() -> None:
    """R57"""
    scene = Scene().at(A, 15)
    scene.st.jokers[B], scene.st.joker_pile = 9, 0
    assert scene.roll(1, 2).st.active == B


def test_c27_returned_titles_are_sold_singly() -> None:
    """R28, R40"""
    scene = Scene().owns(A, "uranium", "France").at(A, 15).cash(20).roll(1, 3)
    assert scene.on_offer("uranium") == {"Canada"}
    assert scene.buy("uranium", "Canada").has(A) == 18


def test_c28_half_of_the_cheapest_title() -> None:
    """R47, R55"""
    scene = Scene().owns(A, "cacao", "Équateur").at(A, TOURED + 4).cash(20).roll(5, 1).put_up("cacao").acts("pass_by", "pass_by", "pass_by")
    assert scene.has(A) == 20.25


def test_c29_equal_fortunes_share_the_rank() -> None:
    """R105"""
    scene = Scene(2, turn_limit=1).cash(5, 20)
    for name in ("houille", "fer", "petrole"):
        scene.owns(A, name, *countries(name))
    scene.owns(A, "tungstene", "Japon").owns(B, "acier", *countries("acier")).owns(B, "cobalt", *countries("cobalt")[:5])
    scene.roll(1, 3).act("stop")
    assert scene.is_over and scene.ranks() == [1, 1]


def test_c30_a_debtor_in_grace() -> None:
    """R92"""
    scene = Scene(bankruptcy="grace").cash(1, 20, 20, 20).owns(A, "construction_navale", *countries("construction_navale")).roll(4, 4)
    assert scene.phase == "GRACE_PICK" and scene.st.debt == units(4)
    scene.put_up("construction_navale").acts("pass_by", "pass_by", "pass_by")
    assert scene.has(A) == 1 and scene.in_game() == [A, B, C, D] and scene.st.progress[A] == 8


def test_c31_a_choice_square_on_the_first_tour() -> None:
    """R14, R36, R37"""
    scene = Scene().plaque(21, ALUMINIUM).owns(B, ALUMINIUM, "Jamaïque", "Surinam").owns(A, "argent", "Mexique").cash(20, 20).at(A, 16)
    assert scene.roll(2, 3).act("claim").st.active == B
    assert scene.has(A) == 19.1
    idle = Scene(continental_royalty="off").plaque(21, ALUMINIUM).owns(B, ALUMINIUM, "Jamaïque", "Surinam").cash(20, 20).at(A, 16).roll(2, 3)
    assert idle.st.active == B and idle.has(A) == 20


@pytest.mark.parametrize(("progress", "valid"), [(30, False), (94, True), (122, True)])
def test_c32_the_corner_is_an_auction_square_on_both_passes(progress: int, valid: bool) -> None:
    """R9, R43"""
    scene = Scene().owns(A, "riz", "Chine").at(A, progress).roll(2, 4)
    assert square_under(scene.st, A) == 36
    assert (scene.phase == "AUCTION_PICK") == valid


@pytest.mark.parametrize(("progress", "square"), [(36, 39), (64, 3)])
def test_c33_progress_tells_which_way_the_pawn_goes_on(progress: int, square: int) -> None:
    """R9"""
    scene = Scene().at(A, progress)
    assert square_under(scene.st, A) == 36
    assert square_under(scene.roll(1, 2).st, A) == square


def test_c34_asia_together_with_oceania() -> None:
    """R35"""
    scene = Scene().owns(A, "argent", "Mexique").at(A, TOURED + 49).roll(2, 3)
    assert scene.on_offer("argent") == {"Australie", "Japon"}


def drawn(card: str, *titles: tuple[str, str], cash: float = 20) -> Scene:
    scene = Scene().cash(cash, 20, 20, 20).at(A, 5)
    for name, country in titles:
        scene.owns(A, name, country)
    return scene.roll(3, 4).turn_up(card)


def test_c35_cotton_or_wheat() -> None:
    """R108"""
    assert drawn("n06", ("coton_brut", "Inde")).has(A) == 15
    assert drawn("n06", ("coton_brut", "Inde"), ("ble", "Inde")).has(A) == 15
    assert drawn("n06", ("riz", "Inde")).has(A) == 17


def test_c36_iron_and_steel() -> None:
    """R62, R63, R108"""
    scene = drawn("n16")
    assert scene.has(A) == 20 and scene.st.active == B
    assert drawn("n08", ("acier", "Italie")).has(A) == 29


def test_c37_the_bank_pays_for_a_party_that_cannot() -> None:
    """R93, R97, R109"""
    scene = Scene().cash(20, 20, 0.6, 20).at(A, 5).roll(3, 4).turn_up("n09")
    assert [scene.has(seat) for seat in range(4)] == [23, 19, 0, 19]
    assert scene.in_game() == [A, B, D]


def test_c38_an_association_pays_once() -> None:
    """R109"""
    scene = Scene(open_market="own_turn").cash(20, 20, 20, 20)
    scene.acts(("associate_with", B), "send", "accept", "pass_by").roll(1, 3).act("stop")
    scene.act("pass_by").at(C, 5).roll(3, 4).turn_up("n09")
    assert [scene.has(seat) for seat in range(4)] == [39, 0, 22, 19]


def test_c39_a_card_that_cannot_be_paid() -> None:
    """R92, R107, R108"""
    scene = drawn("n11", ("cafe", "Brésil"), cash=3)
    assert scene.in_game() == [B, C, D] and scene.has(A) == 0
    assert scene.st.file[production("cafe")] == LOTS - 1


@pytest.mark.parametrize(("held", "percent", "millions"), [(1, 30, 1.2), (2, 55, 6), (3, 75, 12), (5, 90, 24)])
def test_c40_petroleum(held: int, percent: int, millions: float) -> None:
    """R20"""
    scene = Scene().owns(B, "petrole", *countries("petrole")[:held]).plaque(5, "petrole").cash(30, 20).roll(2, 3).act("claim")
    assert share(scene.st, B, production("petrole")) == percent
    assert scene.has(B) == 20 + millions
    assert title("petrole", "Koweït") % TITLES_EACH == 4
