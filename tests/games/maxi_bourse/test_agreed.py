"""What a table may agree on before the game: a double as a purchase more, rumours at any time, a length in minutes."""

from __future__ import annotations

import pytest

from magnat.core.declare import NOBODY, usual
from magnat.core.play import Match, saves
from magnat.games.maxi_bourse.components import COMPANY_IDS
from magnat.games.maxi_bourse.orders import ORDERS, answer, kept
from magnat.games.maxi_bourse.rules.turn import clock_act
from magnat.games.maxi_bourse.state import LAST_ROUND

from .scene import GAME, A, B, C, Scene, company

USUAL = usual(ORDERS)


# A double on the square of a company


def test_m84_usually_a_double_makes_the_first_purchase_one_at_the_listed_price() -> None:
    scene = Scene(3).quotes(fiat=300, shell=250).onto("fiat", double=True).name("shell").qty(2)
    assert scene.quote("shell") == 250 and scene.held(A, "shell") == 2
    assert scene.qty(0, 0, 0).st.active == B  # the double was used inside the session


def test_m84_by_agreement_it_is_a_purchase_more() -> None:
    scene = Scene(3, double_purchase="extra").quotes(fiat=300, shell=250).onto("fiat", double=True).name("shell").qty(2)
    assert scene.quote("shell") == 270  # the session is played as after any other roll: at market
    scene.qty(0, 0)
    while scene.phase == "DEMAND":
        scene.qty(0)
    assert scene.phase == "DOUBLE" and scene.actor == A
    scene.name("fiat").qty(1)
    assert scene.held(A, "fiat") == 1 and scene.quote("fiat") == 300 and scene.st.active == B


def test_m85_elsewhere_both_are_the_same() -> None:
    for agreed in ("inside", "extra"):
        scene = Scene(3, double_purchase=agreed).onto(11, double=True).draw("B01")
        assert scene.phase == "DOUBLE"


def test_m110_nothing_is_bought_after_the_last_lot_of_the_bank() -> None:
    scene = Scene(3, edition="junior", double_purchase="extra").cash(5_000_000, 0, 0)
    for name in COMPANY_IDS[:16]:
        scene.stock(name, int(name == "elf"))
    scene.onto("elf", double=True).name("elf").qty(1)
    assert scene.st.actor == NOBODY and ("BANK_IS_EMPTY", ()) in scene.last


# Rumours at any time


def session(agreed: str) -> Scene:
    """A has named Coca-Cola at 300; B holds "Chinese contract", which adds 60."""
    return Scene(3, rumour_windows=agreed).quotes(coca_cola=300).rumours(B, "R01").onto("coca_cola")


def test_m76_usually_a_rumour_waits_for_the_payment() -> None:
    assert session("full").name("coca_cola").phase == "DEMAND"


def test_m76_at_any_time_holders_may_speak_before_each_step() -> None:
    scene = session("any_time")
    assert scene.phase == "RUMOUR" and scene.actor == B  # before the square takes effect
    scene.act("pass_by").name("coca_cola")
    assert scene.phase == "RUMOUR"  # before anybody speaks
    scene.reveal("R01")
    assert scene.quote("coca_cola") == 360 and scene.phase == "DEMAND" and scene.actor == A  # who has not asked for anything yet


def test_m76_in_an_auction_the_price_that_is_called_moves() -> None:
    scene = Scene(3, rumour_windows="any_time").quotes(coca_cola=300).stock("coca_cola", 3).rumours(B, "R01").onto("coca_cola")
    scene.act("pass_by").name("coca_cola")
    while scene.phase != "BIDS":
        scene.act("pass_by") if scene.phase == "RUMOUR" else scene.qty(2 if scene.actor == A else 1)
    price = scene.price
    scene.act("stay").act("stay")
    assert scene.phase == "RUMOUR"
    scene.reveal("R01")
    assert scene.phase == "BIDS" and scene.price == price + 60 + 10


def test_m89_not_even_then_in_the_sales_of_a_default() -> None:
    scene = Scene(3, rumour_windows="any_time").quotes(coca_cola=300, elf=100).cash(300_000, 0, 0).owns(A, elf=1)
    scene.rumours(B, "R01").rumours(C, "R02").onto("coca_cola").acts("pass_by", "pass_by").name("coca_cola").acts("pass_by", "pass_by").qty(1)
    scene.reveal("R01").act("pass_by")  # 360 000 and the fine are due, with 300 000 in hand
    assert scene.phase == "RAISE_CASH"
    scene.sell("elf", 1)
    assert scene.phase == "POLL" and scene.qty(0).phase == "POLL" and scene.qty(0).phase == "FALL"


def test_m76_between_two_steps_only_a_raised_hand_is_asked() -> None:
    scene = session("any_time")
    assert answer(scene.st, B, USUAL) == [("pass_by", 0)]
    assert answer(scene.st, B, USUAL | {"hand": True}) is None
    assert answer(scene.st, B, USUAL | {"on_payment": [0]}) == [("pass_by", 0)]  # nothing is about to be paid


# Minutes


def test_m10_where_no_clock_runs_a_turn_counts_as_a_minute() -> None:
    match = Match.new(GAME, ["Ada", "Berta"], chosen={"edition": "junior", "duration": "minutes", "length": 4}, seed=3)
    play_on(match)
    assert match.is_over and match.state.turn == 4 and match.state.rounds == 2


@pytest.mark.parametrize(("minutes", "over"), [(59, False), (60, True), (400, True)])
def test_m10_m109_the_exchange_closes_at_the_end_of_the_round_in_which_the_time_is_over(minutes: int, over: bool) -> None:
    match = Match.new(GAME, ["Ada", "Berta"], chosen={"edition": "junior", "duration": "minutes", "length": 60}, seed=3)
    match.minutes = minutes
    play_on(match, rounds=1)
    assert match.is_over == over and match.state.rounds == 1
    assert saves.from_json(saves.to_json(match)).is_over == over  # the record tells what the clock told
    assert saves.verify(match) == []  # which proves nothing of the dice


def test_m10_what_the_clock_tells() -> None:
    scene = Scene(2, duration="minutes", length=90)
    assert [GAME.spelled(clock_act(scene.st, minutes)) for minutes in (0, 89, 90)] == [("clock", 0), ("clock", 0), ("clock", 1)]
    assert scene.st.view(A)["last_call"] != LAST_ROUND


def play_on(match: Match, rounds: int = 99) -> None:
    """By the advice, until the game or so many rounds are over."""
    while not match.is_over and match.state.rounds < rounds:
        seat = match.asked()[0]
        match.play(seat, [GAME.advise(match.asking(seat))])


# Orders that end with a sale


def test_m54_m59_what_is_left_to_the_others_is_left_while_it_falls() -> None:
    scene = Scene(3).quotes(elf=300).owns(A, elf=2).begin().sell("elf", 2)
    left = USUAL | {"leave": [company("elf")]}
    assert scene.phase == "POLL" and answer(scene.st, B, left) == [("qty", 0)] and answer(scene.st, B, USUAL) is None
    before = scene.st.copy()
    scene.qty(0, 0)
    assert scene.phase == "FALL" and answer(scene.st, B, left) == [("qty", 0)]
    assert kept(before, scene.st, B, left)["leave"] == [company("elf")]
    before = scene.st.copy()
    scene.qty(0, 0, 0, 0)
    assert scene.phase == "SALE" and kept(before, scene.st, B, left)["leave"] == []


def test_m54_what_was_declined_is_declined_at_that_price_until_ones_own_turn() -> None:
    scene = Scene(3).quotes(elf=300).owns(A, elf=2).begin().sell("elf", 1)
    at, below, above = (USUAL | {"declined": {company("elf"): price}} for price in (30, 29, 31))
    assert answer(scene.st, B, at) == answer(scene.st, B, below) == [("qty", 0)] and answer(scene.st, B, above) is None
    assert answer(scene.st, B, USUAL | {"declined": {company("bp"): 0}}) is None  # another company
    before = scene.st.copy()
    scene.qty(0, 0)
    assert scene.phase == "FALL" and answer(scene.st, B, at) is None  # it falls after a poll in which only the price was too high
    assert kept(before, scene.st, B, at)["declined"] == at["declined"]
    scene.st.active = B
    assert kept(before, scene.st, B, at)["declined"] == {} and kept(before, scene.st, C, at)["declined"]


def test_m79_m89_a_sum_is_raised_by_one_order() -> None:
    scene = Scene(3).owns(A, shell=4, elf=1, tdk=3).quotes(shell=350, elf=300, tdk=100).onto("strictement_personnel").draw("SP02")
    order = USUAL | {"keep": {company("shell"): 3, company("tdk"): 1}}
    assert scene.phase == "FORCED" and answer(scene.st, A, order) == [("sell", company("shell")), ("qty", 1)]
    scene.act("sell", company("shell")).qty(1)
    before = scene.st.copy()
    scene.qty(0, 0)
    assert scene.phase == "FORCED" and kept(before, scene.st, A, order)["keep"] == order["keep"]
    assert answer(scene.st, A, USUAL | {"keep": {company("shell"): 3}}) is None  # what was chosen was not enough
    assert answer(scene.st, A, order) == [("sell", company("tdk")), ("qty", 1)]
    scene.act("sell", company("tdk")).qty(1).qty(0, 0)
    assert answer(scene.st, A, order) == [("sell", company("tdk")), ("qty", 1)]
    before = scene.st.copy()
    scene.act("sell", company("tdk")).qty(1).qty(0, 0)
    assert scene.phase != "FORCED" and kept(before, scene.st, A, order)["keep"] == {}


def test_m52_after_a_sale_the_dice_may_be_rolled_by_order() -> None:
    scene = Scene(3).quotes(elf=300).owns(A, elf=2).owns(A, bp=1).begin()
    order = USUAL | {"then_roll": True}
    assert answer(scene.st, A, order) is None  # nothing was put up yet
    scene.sell("elf", 2)
    before = scene.st.copy()
    scene.qty(2, 0)
    assert scene.phase == "SALE" and answer(scene.st, A, order) == [("roll", 0)]
    assert kept(before, scene.st, A, order)["then_roll"]
    before = scene.st.copy()
    scene.roll(1, 2)
    assert not kept(before, scene.st, A, order)["then_roll"] and C < 3


def test_m26_what_is_enough_is_enough_for_the_session_of_this_turn() -> None:
    scene = Scene(3).quotes(elf=300).onto("elf").name("elf").qty(2, 1, 1)
    enough = USUAL | {"enough": {company("elf"): scene.st.turn}}
    assert scene.phase == "DEMAND" and scene.st.actor == A
    assert answer(scene.st, A, enough) == [("qty", 0)] and answer(scene.st, A, USUAL) is None
    assert answer(scene.st, A, USUAL | {"enough": {company("bp"): scene.st.turn}}) is None
    assert answer(scene.st, A, USUAL | {"enough": {company("elf"): scene.st.turn + 1}}) is None  # given too late for a session that is over
    before = scene.st.copy()
    scene.qty(1)
    assert kept(before, scene.st, A, enough)["enough"] == {company("elf"): before.turn}
    before = scene.st.copy()
    scene.qty(0, 0)  # the others
    scene.qty(0)
    assert scene.st.turn > before.turn and kept(before, scene.st, A, enough)["enough"] == {}


def test_m47_a_price_of_mine_that_is_accepted_closes_the_deal_unless_i_want_to_be_asked() -> None:
    scene = Scene(3, private_requests="preturn").quotes(elf=300).owns(A, elf=2).begin().act("request", company("elf")).qty(1)
    assert scene.phase == "REQ_PRICE" and answer(scene.st, A, USUAL) is None  # the price is mine to name
    scene.act("up_50").act("accept")
    assert scene.phase == "REQ_PRICE" and answer(scene.st, A, USUAL) == [("close", 0)]
    assert answer(scene.st, A, USUAL | {"every_window": True}) is None
