"""Standing orders: what they answer, and when they leave the question to the person."""

from __future__ import annotations

from typing import Any

import pytest

from magnat.core.declare import WrongOrder, merged, usual
from magnat.core.play import Match, Seat, SeededDice

from .scene import GAME, RUMOURS, A, B, C, D, Scene, company
from .test_card_rules import BOURSE, PERSONAL


def orders(**given: Any) -> dict[str, Any]:
    """The usual ones of somebody who wants to be asked at every moment, with these in their places."""
    return merged(GAME.orders, {**usual(GAME.orders), "every_window": True}, given)


def answered(scene: Scene, seat: int, **given: Any) -> list[tuple[str, int]] | None:
    """What a match would play for the seat."""
    people = [Seat(name) for name in ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")[: scene.st.seats]]
    return Match(GAME, people, SeededDice(1), scene.st, scene.st.copy()).ordered(seat, orders(**given))


def rumour(name: str) -> int:
    return RUMOURS.index(name)


COCA, BOUYGUES = rumour("R01"), rumour("R18")  # Coca-Cola +60, Bouygues −60


# Windows


def test_m76_silence_passes_in_every_window_and_nothing_else_is_ordered() -> None:
    scene = Scene(3, private_requests="preturn").owns(A, elf=1).rumours(B, "R01").begin()
    assert scene.phase == "PRETURN" and answered(scene, B, silent=True) == [("pass_by", 0)] and answered(scene, B) is None
    paying = Scene(3).rumours(B, "R01").onto("coca_cola").name("coca_cola").qty(2)
    assert paying.phase == "RUMOUR" and answered(paying, B, silent=True) == [("pass_by", 0)] and answered(paying, B) is None
    assert answered(Scene().begin(), A, silent=True) is None


def test_m76_by_default_a_rumour_is_asked_about_only_where_it_matters() -> None:
    """Coca-Cola is paid for: who holds a rumour about it is asked, who holds another one is not."""
    paying = Scene(3).rumours(B, "R01").rumours(C, "R18").onto("coca_cola").name("coca_cola").qty(2)
    assert answered(paying, B, every_window=False) is None
    assert answered(paying, C, every_window=False) == [("pass_by", 0)] and answered(paying, C, every_window=False, hand=True) is None
    before = Scene(3, private_requests="preturn").owns(A, elf=1).rumours(B, "R01").begin()
    assert answered(before, B, every_window=False) == [("pass_by", 0)] and answered(before, B, every_window=False, hand=True) is None


def test_m100_before_my_payout_a_rumour_matters_where_i_have_a_majority() -> None:
    def paid(**lots: int) -> Scene:
        scene = Scene(2, edition="junior").owns(A, **lots).rumours(A, "R01").at(A, 22).begin()
        while scene.phase == "PRETURN":
            scene.act("pass_by")
        return scene.roll(2, 3)

    assert answered(paid(coca_cola=6), A, every_window=False) is None
    assert answered(paid(coca_cola=5), A, every_window=False) == [("pass_by", 0)]  # its price is no part of what is paid


def test_m76_a_raised_hand_goes_down_once_one_was_asked() -> None:
    scene = Scene(3, private_requests="preturn").owns(A, elf=1).rumours(B, "R01").begin()
    keep, given = GAME.kept, orders(every_window=False, hand=True)
    assert keep is not None and keep(scene.st, scene.st, B, given)["hand"]
    before = scene.st.copy()
    scene.act("pass_by")
    assert not keep(before, scene.st, B, given)["hand"]
    assert keep(before, scene.st, C, given)["hand"]  # C is still to be asked
    other = Scene(3).rumours(B, "R01").onto("coca_cola").name("coca_cola").qty(2)
    before = other.st.copy()
    other.act("pass_by")
    assert keep(before, other.st, C, given)["hand"]  # C holds no rumour and was not asked: the hand waits for a turn


def test_m36_m42_who_cannot_pay_is_answered_for() -> None:
    poor = Scene(3).quotes(elf=400).cash(5_000_000, 300_000, 5_000_000).onto("elf").name("elf").qty(1)
    assert poor.phase == "DEMAND" and poor.actor == B
    assert answered(poor, B, every_window=False) == [("qty", 0)] and answered(poor, B) is None
    rich = Scene(3).quotes(elf=400).cash(5_000_000, 900_000, 5_000_000).onto("elf").name("elf").qty(1)
    assert answered(rich, B, every_window=False) is None
    bids = Scene().quotes(twa=400).stock("twa", 1).cash(5_000_000, 420_000, 5_000_000, 0).onto("bp").name("twa").qty(1, 1, 0)
    while bids.phase != "BIDS":
        bids.qty(0)
    assert answered(bids, B, every_window=False) == [("withdraw", 0)] and answered(bids, A, every_window=False) is None


def test_m79_m80_who_has_nothing_to_choose_is_not_asked_what_to_sell() -> None:
    one = Scene(3).owns(A, elf=1).onto(PERSONAL).draw("SP12")
    assert one.phase == "FORCED" and answered(one, A, every_window=False) == [("sell", company("elf"))] and answered(one, A) is None
    one.act("sell", company("elf"))
    assert one.phase == "FORCED_QTY" and answered(one, A, every_window=False) == [("qty", 1)]
    two = Scene(3).owns(A, elf=1, bsn=1).onto(PERSONAL).draw("SP12")
    assert two.phase == "FORCED" and answered(two, A, every_window=False) is None


def test_m85_who_cannot_pay_for_any_company_is_not_asked_what_a_double_buys() -> None:
    scene = Scene(3).onto(BOURSE, double=True).draw("B01")
    assert scene.phase == "DOUBLE" and answered(scene, A, every_window=False) is None
    scene.cash(10_000, 5_000_000, 5_000_000)
    assert answered(scene, A, every_window=False) == [("pass_by", 0)] and answered(scene, A) is None


def test_m49_who_asks_others_for_nothing_is_asked_only_with_a_rumour_in_hand() -> None:
    scene = Scene(3, private_requests="preturn").owns(A, elf=1).rumours(C, "R01").begin()
    assert scene.phase == "PRETURN" and answered(scene, B, no_requests=True) == [("pass_by", 0)] and answered(scene, C, no_requests=True) is None
    paying = Scene(3).rumours(B, "R01").onto("coca_cola").name("coca_cola").qty(2)
    assert paying.phase == "RUMOUR" and answered(paying, B, no_requests=True) is None


def test_v16_the_rumour_is_revealed_when_another_pays_for_that_company() -> None:
    scene = Scene(3).rumours(B, "R01", "R18").onto("coca_cola").name("coca_cola").qty(2)
    assert scene.phase == "RUMOUR"
    assert answered(scene, B, silent=True, on_payment=[COCA, BOUYGUES]) == [("reveal", COCA)]
    assert answered(scene, B, on_payment=[BOUYGUES]) is None  # another company is paid for
    assert answered(scene.reveal("R01"), B, silent=True, on_payment=[COCA]) == [("pass_by", 0)]  # it has left the hand


def test_m77_ones_own_payment_is_not_that_of_others() -> None:
    scene = Scene(3).rumours(A, "R01").onto("coca_cola").name("coca_cola").qty(2)
    assert scene.phase == "RUMOUR" and answered(scene, A, silent=True, on_payment=[COCA]) == [("pass_by", 0)]


def test_m97_the_rumour_is_revealed_before_my_own_payout_alone() -> None:
    def paid(holder: int) -> Scene:
        scene = Scene(2, edition="junior").rumours(holder, "R01").at(A, 22).begin()
        while scene.phase == "PRETURN":
            scene.act("pass_by")
        return scene.roll(2, 3)

    mine, others = paid(A), paid(B)
    assert mine.phase == others.phase == "RUMOUR"
    assert answered(mine, A, before_payout=[COCA]) == [("reveal", COCA)] and answered(mine, A, on_payment=[COCA]) is None
    assert answered(others, B, before_payout=[COCA]) is None


def test_m78_an_order_about_a_rumour_is_forgotten_with_it() -> None:
    scene = Scene(3).rumours(B, "R01", "R18").onto("coca_cola").name("coca_cola").qty(2)
    before, keep = scene.st.copy(), GAME.kept
    given = orders(on_payment=[COCA, BOUYGUES], before_payout=[COCA], stay={1: 20})
    assert keep is not None and keep(before, before, B, given) == given
    scene.reveal("R01")
    assert keep(before, scene.st, B, given) == orders(on_payment=[BOUYGUES], stay={1: 20})


# Auctions


def auction() -> Scene:
    scene = Scene().quotes(twa=400).stock("twa", 2).cash(5_000_000, 900_000, 5_000_000, 5_000_000).onto("bp")
    return scene.name("twa").qty(2, 2, 0, 0)


def test_m38_stay_up_to_a_price_then_withdraw() -> None:
    scene, twa = auction(), company("twa")
    assert scene.phase == "BIDS" and scene.st.price == 45
    assert answered(scene, A, stay={twa: 45}) == [("stay", 0)] and answered(scene, A, stay={twa: 44}) == [("withdraw", 0)]
    assert answered(scene, A, stay={company("elf"): 99}) is None


def test_m42_as_many_steps_at_once_as_the_price_ordered_allows() -> None:
    scene, twa = auction(), company("twa")
    for limit, block in ((48, "stay"), (49, "stay_5"), (63, "stay_5"), (64, "stay_20")):
        assert answered(scene, A, stay={twa: limit}) == [(block, 0)]


def test_m39_how_far_to_stay_is_forgotten_when_the_auction_is_over() -> None:
    scene, keep = auction(), GAME.kept
    assert keep is not None
    given = orders(stay={company("twa"): 60, company("elf"): 40})
    started, running = scene.st.copy(), scene.acts("stay", "stay").st.copy()
    assert keep(started, running, A, given) == given  # the next step of the same auction
    scene.acts("stay", "withdraw")
    assert scene.phase != "BIDS" and keep(running, scene.st, A, given) == orders(stay={company("elf"): 40})
    assert keep(started, auction().st, A, {"silent": True}) == {"silent": True}  # whoever has ordered nothing of it


def test_m42_beyond_ones_cash_an_order_withdraws() -> None:
    scene, twa = auction(), company("twa")
    assert answered(scene, B, stay={twa: 99}) == [("stay", 0)]
    scene.acts("stay", "stay")
    assert scene.st.price == 46 and answered(scene, B, stay={twa: 99}) == [("withdraw", 0)]


# Buying


def test_m24_asks_until_the_number_is_held_at_the_price_or_below() -> None:
    elf = company("elf")
    scene = Scene().owns(B, elf=4).onto("bp").name("elf").qty(1)  # the price is 310
    assert scene.actor == B
    assert answered(scene, B, hold={elf: 6}) == [("qty", 2)] and answered(scene, B, hold={elf: 5}) == [("qty", 1)]
    assert answered(scene, B, hold={elf: 4}) == answered(scene, B, hold={elf: 0}) == [("qty", 0)]
    assert answered(scene, B, hold={elf: 6}, below={elf: 32}) == [("qty", 1)]  # two lots would cost 330 each
    assert answered(scene, B, hold={elf: 6}, below={elf: 31}) == [("qty", 0)]
    assert answered(scene, B, hold={company("bp"): 6}) is None and answered(scene, C, hold={elf: 6}) is None


def test_m36_no_more_than_the_cash_covers() -> None:
    elf = company("elf")
    scene = Scene().cash(1_000_000, 400_000).onto("bp").name("elf").qty(1)
    assert answered(scene, B, hold={elf: 6}) == [("qty", 1)]


def test_m54_m59_takes_in_polls_and_falling_rounds() -> None:
    shell = company("shell")
    scene = Scene(3).owns(A, shell=4).owns(B, shell=1).quotes(shell=350).begin().sell("shell", 3)
    assert answered(scene, B, hold={shell: 3}) == [("qty", 2)] and answered(scene, B, hold={shell: 9}) == [("qty", 3)]
    assert answered(scene, B, hold={shell: 3}, below={shell: 34}) == [("qty", 0)]
    scene.qty(0, 0)
    assert scene.phase == "FALL" and scene.price == 320 and answered(scene, B, hold={shell: 3}, below={shell: 34}) == [("qty", 2)]


def test_m54_sales_are_declined_but_for_those_marked() -> None:
    shell = company("shell")
    scene = Scene(3).owns(A, shell=4).quotes(shell=350).begin().sell("shell", 1)
    for _ in range(3):  # the poll and two falling rounds
        assert answered(scene, B, no_sales=True) == [("qty", 0)] and answered(scene, B, no_sales=True, sales_of=[shell]) is None
        assert answered(scene, B, no_sales=True, hold={shell: 2}) == [("qty", 1)] and answered(scene, B) is None
        scene.qty(0, 0)
    assert scene.phase == "SALE"


# Requests


def test_m46_requests_are_refused() -> None:
    elf = company("elf")
    scene = Scene(3, private_requests="preturn").owns(A, elf=3).begin().act("request", elf).qty(2)
    assert scene.phase == "REQ_PRICE" and scene.actor == A
    assert answered(scene, A, never_sell=True) == [("refuse", 0)] and answered(scene, A) is None
    scene.acts("up_50", "accept")
    assert answered(scene, A, never_sell=True) == [("close", 0)]  # a price that was accepted binds


NO_ORDERS: list[dict[str, Any]] = [
    {"silent": 1}, {"on_payment": [32]}, {"on_payment": {"1": 1}}, {"stay": {"40": 1}}, {"stay": {"1": -1}}, {"stay": {"1": 1000}},
    {"hold": {"1": 11}}, {"below": [1]}, {"sales_of": ["elf"]}, {"never_sell": None}, {"sell_all": True},
]  # fmt: skip


@pytest.mark.parametrize("given", NO_ORDERS)
def test_what_makes_no_sense_is_no_order(given: dict[str, Any]) -> None:
    with pytest.raises(WrongOrder):
        orders(**given)


def test_nobody_has_orders_at_first() -> None:
    scene = Scene(4, private_requests="preturn").owns(A, elf=1).rumours(D, "R01").begin()
    assert all(answered(scene, seat) is None for seat in range(4))
