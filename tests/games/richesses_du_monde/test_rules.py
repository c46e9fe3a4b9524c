"""Rules that the worked examples leave out, and every option."""

from __future__ import annotations

import pytest

from magnat.core.declare import CHANCE, SPECTATOR
from magnat.core.errors import Refused, WrongOptions
from magnat.core.play import Match, SeededDice
from magnat.core.play.options import resolve
from magnat.games.richesses_du_monde.components import CARDS, JOKERS, LOT_PRICE, LOTS, PLAQUES_EACH, PRODUCTIONS, SLOTS, SQUARE_KIND, TITLES, ZONE
from magnat.games.richesses_du_monde.rules.course import standing
from magnat.games.richesses_du_monde.rules.payments import size_of
from magnat.games.richesses_du_monde.rules.purchase import titles_on_sale

from .scene import ALUMINIUM, GAME, TOURED, A, B, C, D, Scene, countries, production, units

# Setup


def test_r2_all_titles_start_in_the_file() -> None:
    scene = Scene()
    assert scene.st.file == [LOTS - 1] * PRODUCTIONS and TITLES == 144
    assert sum(LOT_PRICE[index * LOTS + LOTS - 1] for index in range(PRODUCTIONS)) == units(189.5)


def test_r4_r90_the_bank_keeps_a_ledger() -> None:
    scene = Scene().at(A, 4).roll(3, 4)
    assert scene.st.paid == units(3.5) and scene.st.taken == 0


def test_r5_two_plaques_of_each_production_in_48_slots() -> None:
    match = Match.new(GAME, ["Ada", "Bob"], dice=SeededDice(3))
    assert sorted(match.state.plaque) == sorted([1 + index for index in range(PRODUCTIONS)] * PLAQUES_EACH)
    assert len(match.state.plaque) == SLOTS == 48


def test_r6_r106_the_pack_is_turned_up_when_it_is_read() -> None:
    scene = Scene().at(A, 5).roll(3, 4)
    assert scene.st.actor == CHANCE and scene.st.pack == [0] * CARDS and scene.st.joker_pile == JOKERS == 9
    scene.turn_up("n02")
    assert scene.st.pack[0] == 2 and scene.has(A) == 55
    assert GAME.dispatch.odds(scene.at(B, 5).roll(3, 4).st, GAME.act_id("turn_up", 1)) == 0


def test_r7_tied_players_roll_again_among_themselves() -> None:
    st = GAME.new_state(3, resolve(GAME, 3))
    GAME.setup(st)
    for slot in range(SLOTS):
        GAME.dispatch.apply(st, GAME.act_id("lay", slot // PLAQUES_EACH))
    for roll in (0, 35, 35):
        GAME.dispatch.apply(st, GAME.act_id("first_roll", roll))
    assert st.actor == CHANCE and st.pending == 0b110
    for roll in (20, 21):
        GAME.dispatch.apply(st, GAME.act_id("first_roll", roll))
    assert st.active == 2 and st.cash[2] == units(66)


# Turn


def test_r8_r10_r11_a_turn_is_one_roll_and_then_the_next_party() -> None:
    scene = Scene(3, starter=C).roll(1, 3)
    assert scene.st.progress[C] == 4 and scene.act("stop").st.active == A
    assert scene.st.turn == 1


def test_r17_r25_ownership_counts_when_the_pawn_lands() -> None:
    scene = Scene().plaque(5, "uranium").owns(B, "uranium", "États-Unis").cash(20, 20).roll(2, 3)
    assert scene.st.due[B] == units(0.8)
    scene.act("claim").buy("uranium", "France")
    assert scene.has(A) == 20 - 0.8 - 1


def test_r27_only_what_one_can_pay() -> None:
    scene = Scene().cash(0.5).roll(2, 3)
    assert scene.refusal("buy", production("uranium") * 6 + 3) == "TOO_DEAR"
    assert scene.on_offer("cobalt") == {"France"}


def test_r26_who_can_pay_nothing_is_asked_all_the_same() -> None:
    scene = Scene().cash(0.2).roll(2, 3)
    assert scene.phase == "BUY" and scene.choices("buy") == [] and titles_on_sale(scene.st) == 5


def test_r29_r31_on_zone_squares_anything_can_be_begun() -> None:
    scene = Scene().roll(2, 3).buy("cobalt", "France")
    assert scene.st.held[A][production("cobalt")] and SQUARE_KIND[5] == ZONE


def test_r32_two_titles_are_a_monopoly_and_r34_one_is_a_lot() -> None:
    scene = Scene(open_market="any_time").owns(A, "riz", "Chine").owns(A, "or", "Japon", "Canada")
    assert [size_of(scene.st, A, production(name)) for name in ("riz", "or")] == [1, 2]
    assert scene.choices("put_up") == sorted([production("riz"), production("or")])


def test_r39_the_whole_world() -> None:
    scene = Scene().owns(A, "acier", "Italie").at(A, TOURED + 41).roll(2, 3)
    assert scene.on_offer("acier") == set(countries("acier")) - {"Italie"}
    assert Scene().owns(A, "acier", "Italie").at(A, 41).roll(2, 3).st.active == B


# Auctions


def auction(**chosen: object) -> Scene:
    scene = Scene(**chosen).owns(A, "nickel", "Canada").at(A, TOURED + 4).cash(20, 20, 1.4, 20)  # type: ignore[arg-type]
    return scene.roll(5, 1).put_up("nickel")


def test_r50_the_seller_does_not_bid() -> None:
    scene = auction()
    assert scene.st.pending == (1 << B) + (1 << C) + (1 << D)


def test_r52_r56_a_purse_that_is_too_small_can_only_pass() -> None:
    scene = auction().act("bid_min")
    assert scene.st.actor == C and scene.st.least == units(1.45)
    assert [GAME.spelled(act)[0] for act in GAME.legal(scene.st)] == ["pass_by"]
    assert scene.st.view(D)["cash"][C] is None and scene.st.view(SPECTATOR)["cash"][A] is None


def test_r49_a_higher_bid_is_put_together_unseen() -> None:
    scene = auction().act("raise_bid")
    assert scene.phase == "RAISE" and scene.st.sum == units(1.45)
    scene.acts(("add", 3), ("add", 2))
    assert scene.refusal("add", 3) == "SMALLER_STEPS" and scene.st.view(C)["sum"] is None
    scene.act("ok")
    assert scene.st.price == units(7.45) and scene.st.actor == C and scene.st.view(C)["price"] == units(7.45)


def test_r45_a_joker_is_optional() -> None:
    scene = Scene().owns(A, "riz", "Chine").at(A, TOURED + 5)
    scene.st.jokers[A], scene.st.joker_pile = 1, 8
    assert scene.roll(2, 3).act("keep_joker").phase == "AUCTION_PICK"


# Market


def test_r66_r75_everybody_in_order_and_nobody_twice() -> None:
    scene = Scene(open_market="any_time").owns(B, "riz", "Chine").cash(20, 20, 20, 20)
    assert [scene.st.actor, scene.phase] == [A, "MARKET"]
    scene.act("pass_by")
    assert scene.st.actor == B
    scene.put_up("riz").acts("ok", "pass_by", "pass_by", "pass_by")
    assert scene.st.actor == B and scene.st.deals[B] == 1
    scene.acts("pass_by", "pass_by", "pass_by")
    assert scene.phase == "ROLL" and scene.st.actor == A


def test_r75_no_more_operations_than_agreed() -> None:
    scene = Scene(open_market="own_turn", market_cap=1).owns(A, "riz", "Chine")
    scene.put_up("riz").acts("ok", "pass_by", "pass_by", "pass_by")
    assert scene.phase == "ROLL"


def test_r72_cash_from_one_side_only_and_within_the_purse() -> None:
    scene = Scene(open_market="any_time").owns(A, "riz", "Chine").owns(B, "or", "Japon").cash(0.3, 20)
    scene.acts(("exchange_with", B), "give_cash")
    assert scene.refusal("add", 1) == "CANNOT_PAY"
    scene.acts(("add", 0), "ok")
    assert scene.refusal("ask_cash") == "CASH_ON_ONE_SIDE"
    assert scene.acts(("give_lot", production("riz")), ("ask_lot", production("or"))).refusal("give_lot", production("riz")) == "IN_DRAFT"
    assert scene.st.view(B)["give"] is None and scene.st.view(B)["balance"] is None
    scene.act("send")
    assert scene.st.view(C)["give"] == 1 << production("riz") and scene.st.view(B)["balance"] == units(0.2)


def test_r72_who_cannot_pay_cannot_accept() -> None:
    scene = Scene(open_market="any_time").owns(A, "riz", "Chine").owns(B, "or", "Japon").cash(20, 0.5)
    scene.acts(("exchange_with", B), ("give_lot", production("riz")), ("ask_lot", production("or")), "ask_cash", ("add", 1), "ok", "send")
    assert scene.refusal("accept") == "CANNOT_PAY"
    assert scene.act("refuse").phase == "MARKET" and scene.st.give == scene.st.want == scene.st.balance == 0


def test_r101_with_one_buyer_there_is_no_overbidding() -> None:
    scene = Scene(2, open_market="any_time").owns(A, "riz", "Chine").put_up("riz").acts("ok", "bid_min")
    assert scene.phase == "SALE_DECIDE" and scene.st.actor == A


def test_r71_a_lot_that_grows_may_be_offered_again() -> None:
    scene = Scene(open_market="own_turn").owns(A, "riz", "Chine").owns(B, "riz", "Inde").owns(A, "or", "Japon")
    scene.put_up("riz").acts("ok", "pass_by", "pass_by", "pass_by")
    assert scene.refusal("put_up", production("riz")) == "BARRED"
    scene.acts(("exchange_with", B), ("give_lot", production("or")), ("ask_lot", production("riz")), "send", "accept")
    assert scene.st.barred[A] == 0


# Associations


def test_r77_one_refusal_ends_it() -> None:
    scene = Scene(open_market="any_time").acts(("associate_with", B), ("add_member", C), "send", "accept", "refuse")
    assert scene.in_game() == [A, B, C, D] and scene.phase == "MARKET"


def test_r86_somebody_must_be_left() -> None:
    scene = Scene(open_market="any_time").acts(("associate_with", B), ("add_member", C))
    assert scene.refusal("add_member", D) == "NO_OPPONENT_LEFT"


def test_r81_of_equals_the_proposer_leads() -> None:
    scene = Scene(open_market="any_time").owns(A, "riz", "Chine").owns(B, "the", "Inde")
    assert scene.acts(("associate_with", B), "send", "accept").st.lead[:2] == [A, A]
    scene = Scene(open_market="any_time").owns(B, "riz", "Chine").owns(C, "the", "Inde")
    assert scene.acts(("associate_with", C), ("add_member", B), "send", "accept", "accept").st.lead[:3] == [B, B, B]


def test_r82_the_turn_passes_on_when_the_pawn_is_lost() -> None:
    scene = Scene(open_market="own_turn").owns(C, "riz", "Chine").acts(("associate_with", C), "send", "accept")
    assert scene.phase == "ROLL" and scene.st.active == B
    scene.roll(1, 3).act("stop")
    assert scene.st.active == C


def test_r80_r83_jokers_are_pooled_and_members_see_the_purse() -> None:
    scene = Scene(open_market="own_turn").cash(10, 12, 30, 30).owns(A, "riz", "Chine")
    scene.st.jokers[B], scene.st.joker_pile = 2, 7
    scene.acts(("associate_with", B), "send", "accept")
    assert scene.st.jokers[A] == 2 and scene.st.view(B)["cash"][A] == units(20.75)
    assert scene.st.view(C)["cash"][A] is None


def test_r85_a_group_merges_again_and_r87_falls_as_one() -> None:
    scene = Scene(open_market="own_turn", market_cap=2).cash(20, 20, 20, 20).owns(A, "houille", *countries("houille"))
    scene.acts(("associate_with", B), "send", "accept")
    assert scene.has(A) == 35
    scene.acts(("associate_with", C), "send", "accept")
    assert scene.has(A) == 50 and scene.st.lead[:3] == [A, A, A] and scene.phase == "ROLL"
    scene.cash(1, 0, 0, 30).roll(6, 6)
    assert scene.is_over and scene.ranks() == [2, 2, 2, 1]


# Money and the end


def test_r89_only_penalties_royalties_and_cards_ruin() -> None:
    scene = Scene(open_market="own_turn").cash(0, 20, 20, 20).owns(A, "riz", "Chine")
    assert scene.act("pass_by").roll(1, 3).act("stop").in_game() == [A, B, C, D]


def test_r97_r104_parties_that_fall_together_share_a_rank() -> None:
    scene = Scene().cash(20, 0.5, 30, 0.5).at(A, 5).roll(3, 4).turn_up("n09")
    assert scene.in_game() == [A, C] and scene.ranks()[B] == scene.ranks()[D] == 3
    scene = Scene(3).cash(20, 0.5, 0.5).at(A, 5).roll(3, 4).turn_up("n09")
    assert scene.is_over and scene.ranks() == [1, 2, 2] and scene.has(A) == 22


def test_r105_the_richest_party_wins_when_time_is_up() -> None:
    scene = Scene(3, turn_limit=1).cash(5, 20, 7).owns(A, "fer", *countries("fer")).roll(1, 3).act("stop")
    assert scene.is_over and scene.ranks() == [2, 1, 3] and standing(scene.st, A) == units(15)


# Options


def test_option_grace_a_debtor_may_give_up() -> None:
    scene = Scene(bankruptcy="grace").cash(1, 20, 20, 20).owns(A, "riz", "Chine").roll(4, 4)
    assert scene.act("give_up").in_game() == [B, C, D]


def test_option_grace_face_to_face_the_bank_buys() -> None:
    scene = Scene(2, bankruptcy="grace").cash(1, 20).owns(A, "fer", *countries("fer")).owns(A, "riz", "Chine").roll(4, 4)
    scene.put_up("fer")
    assert scene.has(A) == 2 and scene.st.progress[A] == 8


def test_option_grace_in_a_collection() -> None:
    scene = Scene(bankruptcy="grace").cash(20, 0.5, 0.5, 20).owns(B, "riz", "Chine").owns(C, "cacao", "Équateur").at(A, 5).roll(3, 4).turn_up("n09")
    assert scene.st.actor == B and scene.phase == "GRACE_PICK"
    scene.put_up("riz").acts("pass_by", "bid_min", "pass_by", "pass_by")
    assert scene.st.actor == C and scene.has(A) == 21 and scene.has(B) == 0.85
    scene.put_up("cacao").acts("pass_by", "pass_by", "pass_by")
    assert scene.in_game() == [A, B, D] and scene.st.active == B


def test_option_grace_a_card_costs_what_it_cost_when_it_was_read() -> None:
    scene = Scene(bankruptcy="grace").cash(3, 20, 20, 20).owns(A, "cafe", *countries("cafe")).at(A, 5).roll(3, 4).turn_up("n11")
    scene.put_up("cafe").acts("pass_by", "pass_by", "pass_by")
    assert scene.has(A) == 3 + 2.25 - 4


def test_option_auto_claims() -> None:
    scene = Scene(royalty_claim="auto").plaque(5, ALUMINIUM).owns(B, ALUMINIUM, "Australie").cash(20, 20).roll(2, 3)
    assert scene.phase == "BUY" and scene.has(B) == 20.9


def test_option_keep_auctions() -> None:
    scene = Scene(2, two_players="keep_auctions").owns(A, "riz", "Chine").at(A, TOURED + 5).roll(2, 3)
    assert scene.put_up("riz").st.actor == B


def test_option_world_only() -> None:
    scene = Scene(choice_after_tour="world_only").owns(A, "argent", "Australie").at(A, 16).roll(2, 3)
    assert scene.on_offer("argent") == {"Mexique", "Canada", "Pérou"}


def test_option_barred_until_an_auction_square() -> None:
    scene = Scene(2, open_market="own_turn", sale_bar="until_auction_square").owns(A, "riz", "Chine").put_up("riz").acts("ok", "pass_by", "pass_by")
    scene.roll(1, 3).act("stop").act("pass_by").roll(1, 3).act("stop")
    assert scene.refusal("put_up", production("riz")) == "BARRED"
    scene.act("pass_by").roll(2, 4)
    assert scene.st.barred[A] == 0


def test_option_starting_cash_and_open_cash() -> None:
    scene = Scene(starting_cash=40, open_cash="on")
    assert scene.st.view(B)["cash"][:4] == [units(40)] * 4
    with pytest.raises(WrongOptions):
        Scene(starting_cash=400)


def test_option_association_off() -> None:
    assert Scene(open_market="any_time", association="off").refusal("associate_with", B) == "NO_ASSOCIATION"


def test_option_resign() -> None:
    assert Scene().refusal("give_up") == "NO_RESIGNING"
    scene = Scene(resign="on").owns(A, "riz", "Chine").act("give_up")
    assert scene.in_game() == [B, C, D] and scene.st.active == B and scene.lot_prices(A) == {}


def test_what_does_not_exist_is_refused() -> None:
    scene = Scene(open_market="any_time").owns(A, "riz", "Chine")
    assert scene.refusal("exchange_with", A) == "NO_SUCH_PARTY" and scene.refusal("exchange_with", B) == "NOTHING_TO_EXCHANGE"
    assert scene.refusal("put_up", production("or")) == "NO_SUCH_LOT"
    with pytest.raises(Refused):
        scene.act("roll")
