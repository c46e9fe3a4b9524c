"""Standing orders: what they answer, and when they leave the question to the person."""

from __future__ import annotations

from typing import Any

import pytest

from magnat.core.declare import WrongOrder, merged, usual

from .scene import GAME, A, B, C, D, Scene, production, units
from .test_match import match_of, offer, phase, royalties, trading


def orders(**given: Any) -> dict[str, Any]:
    return merged(GAME.orders, usual(GAME.orders), given)


def test_r22_royalties_are_claimed_unless_somebody_wants_to_be_asked() -> None:
    match = royalties()
    assert match.ordered(B, orders()) == [("claim", 0)]
    assert match.ordered(B, orders(claim=False)) is None and match.ordered(A, orders()) is None


def test_r23_where_royalties_are_claimed_by_hand_no_order_claims_them() -> None:
    match = royalties(royalty_claim="by_hand")
    assert match.asked() == [B] or B in match.asked()
    assert match.ordered(B, orders()) is None and match.ordered(B, orders(claim=True)) is None
    match.close_window()
    assert phase(match) != "CLAIM" and not any(match.state.due), "who does not answer in time has lost it"


def test_r75_the_hand_stays_down_before_the_rolls_of_others_only() -> None:
    match = trading()
    assert match.ordered(B, orders()) == [("pass_by", 0)]
    assert match.ordered(B, orders(hand_down=False)) is None and match.ordered(A, orders()) is None
    for seat in (B, C, D):
        match.play(seat, match.ordered(seat, orders()) or [])
    assert match.asked() == [A] and match.ordered(B, orders()) is None


def nickel_auction(*cash: float) -> Scene:
    return Scene().owns(A, "nickel", "Canada").at(A, 64 + 4).cash(*cash).roll(5, 1).put_up("nickel")


def test_r53_the_least_bid_up_to_the_limit_then_a_pass() -> None:
    match, nickel = match_of(nickel_auction(20, 20, 20, 20)), production("nickel")
    assert match.state.least == units(1.35)
    assert match.ordered(B, orders(bid={str(nickel): units(1.35)})) == [("bid_min", 0)]
    assert match.ordered(B, orders(bid={nickel: units(1.3)})) == match.ordered(B, orders(bid={nickel: 0})) == [("pass_by", 0)]
    assert match.ordered(B, orders(bid={production("or"): units(9)})) is None


def test_r52_who_cannot_pay_what_was_ordered_passes() -> None:
    match = match_of(nickel_auction(20, 1, 20, 20))
    assert match.ordered(B, orders(bid={production("nickel"): units(15)})) == [("pass_by", 0)]


def test_r68_the_limit_holds_in_free_sales_too() -> None:
    match = trading()
    for seat in (B, C, D):
        match.pass_window(seat)
    match.play(A, [("put_up", production("riz")), ("add", 1), ("ok", 0)])
    assert phase(match) == "SALE_BID" and match.asked() == [B]
    assert match.ordered(B, orders(bid={production("riz"): units(0.6)})) == [("bid_min", 0)]
    assert match.ordered(B, orders(bid={production("riz"): units(0.55)})) == [("pass_by", 0)]


def test_r53_who_has_let_the_lot_go_to_somebody_is_asked_about_others_and_when_outbid() -> None:
    match, nickel = match_of(nickel_auction(20, 20, 20, 20)), production("nickel")
    match.play(B, [("bid_min", 0)])
    assert match.asked() == [C] and match.ordered(C, orders()) is None
    let = orders(let={str(B): match.state.price})
    assert match.ordered(C, let) == [("pass_by", 0)]
    match.play(C, [("pass_by", 0)])
    match.play(D, [("bid_min", 0)])
    match.play(B, [("bid_min", 0)])
    assert match.asked() == [C] and match.ordered(C, let) == [("pass_by", 0)]  # the same bidder leads at a higher price
    match.play(C, [("pass_by", 0)])
    match.play(D, [("bid_min", 0)])
    match.play(B, [("pass_by", 0)])
    assert match.asked() == [C] and match.ordered(C, let) is None  # somebody else leads
    match.play(C, [("bid_min", 0)])
    match.play(D, [("pass_by", 0)])
    match.play(B, [("bid_min", 0)])
    assert match.asked() == [C] and match.ordered(C, let) is None  # outbid
    assert match.ordered(C, orders(let={B: match.state.price}, bid={nickel: units(9)})) == [("bid_min", 0)]  # a limit says more


def test_r69_what_is_not_for_sale_is_kept() -> None:
    match = trading()
    for seat in (B, C, D):
        match.pass_window(seat)
    match.play(A, [("put_up", production("riz")), ("ok", 0)])
    match.play(B, [("bid_min", 0)])
    for seat in (C, D):
        match.play(seat, [("pass_by", 0)])
    assert match.asked() == [A]
    assert match.ordered(A, orders(never_sell=[production("riz")])) == [("keep", 0)] and match.ordered(A, orders(never_sell=[0])) is None


def test_r72_an_exchange_that_asks_for_what_is_not_for_sale_is_refused() -> None:
    match = trading()
    for seat in (A, C, D):
        match.pass_window(seat)
    match.play(B, offer(A, "or", "riz"))
    assert match.asked() == [A] and match.ordered(A, orders(never_sell=[production("riz"), 0])) == [("refuse", 0)]
    assert match.ordered(A, orders(never_sell=[production("or")])) is None


def test_r54_a_limit_is_forgotten_with_its_lot() -> None:
    scene = nickel_auction(20, 20, 20, 20)
    keep, nickel, gold = GAME.kept, production("nickel"), production("or")
    given, before = {"claim": True, "bid": {nickel: 40, gold: 60}, "let": {B: 30}}, scene.st.copy()
    scene.act("bid_min")
    assert keep is not None and keep(before, scene.st, 0, given) == given
    scene.acts("pass_by", "pass_by")
    assert scene.st.lot == 0 and keep(before, scene.st, 0, given) == {"claim": True, "bid": {gold: 60}, "let": {}}
    assert keep(before, scene.st, 0, {"claim": True}) == {"claim": True}


NO_ORDERS: list[dict[str, Any]] = [
    {"claim": 1}, {"claim": None}, {"bid": {"99": 1}}, {"bid": {"x": 1}}, {"bid": {"1": -1}}, {"bid": {"01": 1}}, {"bid": {"1": 1.5}},
    {"bid": [1]}, {"let": {"6": 1}}, {"never_sell": [24]}, {"never_sell": [True]}, {"never_sell": {}}, {"sell_all": True},
]  # fmt: skip


@pytest.mark.parametrize("given", NO_ORDERS)
def test_what_makes_no_sense_is_no_order(given: dict[str, Any]) -> None:
    with pytest.raises(WrongOrder):
        orders(**given)


def test_those_not_named_stay() -> None:
    assert merged(GAME.orders, {"claim": True}, {"never_sell": [5, 1, 5]}) == {"claim": True, "never_sell": [1, 5]}
    now = {"claim": True, "agree": False, "hand_down": True, "bid": {}, "let": {}, "never_sell": [], "every_bid": False, "unwanted": {}}
    assert usual(GAME.orders) == now and usual(GAME.orders, habits=1) == {**now, "every_bid": True}, "older tables go on as they began"
    assert usual(GAME.orders, habits=0) == {**now, "every_bid": True, "claim": False}


def test_r53_no_bid_is_asked_for_that_cannot_be_paid() -> None:
    match = match_of(nickel_auction(20, 1, 20, 20))
    assert match.asked() == [B] and match.ordered(B, orders()) == [("pass_by", 0)]
    assert match.ordered(B, orders(every_bid=True)) is None
    match.play(B, [("pass_by", 0)])
    assert match.asked() == [C] and match.ordered(C, orders()) is None


def offered_riz(cash: float = 20) -> Any:
    """A offers a lot that nobody has bid for yet; B is asked."""
    match = trading()
    for seat in (B, C, D):
        match.pass_window(seat)
    match.state.cash[B] = units(cash)
    match.play(A, [("put_up", production("riz")), ("add", 1), ("ok", 0)])
    return match


def passed_by_all(match: Any) -> tuple[Any, Any]:
    """Everybody passes; the position before the last pass and the one after it."""
    for _ in range(3):
        before = match.state.copy()
        match.play(match.asked()[0], [("pass_by", 0)])
        if not match.state.lot:
            return before, match.state
    raise AssertionError("the sale goes on")


def test_r71_a_lot_that_nobody_wanted_does_not_come_back_at_the_same_price() -> None:
    match, riz = offered_riz(), production("riz")
    asked = match.state.least
    before, after = passed_by_all(match)
    assert GAME.kept is not None
    left = GAME.kept(before, after, B, {})
    assert left == {"unwanted": {riz: asked}} and GAME.kept(before, after, A, {}) == {}, "the seller has refused nothing"
    again = offered_riz()
    given = orders(**left)
    assert again.ordered(B, given) == [("pass_by", 0)] and again.ordered(B, {**given, "every_bid": True}) is None
    again.state.least = asked - 1
    assert again.ordered(B, given) is None, "cheaper"
    again.state.least, again.state.bidder = asked, C
    assert again.ordered(B, given) is None, "somebody wants it now"


def test_r71_who_could_not_pay_is_asked_when_he_can() -> None:
    before, after = passed_by_all(offered_riz(cash=0.1))
    assert GAME.kept is not None and GAME.kept(before, after, B, {}) == {} and GAME.kept(before, after, C, {}) != {}


def test_r71_titles_that_change_hands_make_it_another_lot() -> None:
    before, after = passed_by_all(offered_riz())
    assert GAME.kept is not None
    left = GAME.kept(before, after, B, {})
    then = after.copy()
    then.held[B][production("riz")] ^= 1
    assert GAME.kept(after, then, B, left) == {"unwanted": {}}
    assert GAME.kept(after, after, B, left) == left


def test_r71_a_pass_that_is_taken_back_is_none() -> None:
    before, after = passed_by_all(offered_riz())
    assert GAME.kept is not None
    assert GAME.kept(after, before, B, GAME.kept(before, after, B, {})) == {"unwanted": {}}
