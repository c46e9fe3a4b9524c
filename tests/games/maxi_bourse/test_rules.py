"""Rules that no worked example covers, under their numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from magnat.core.declare import CHANCE
from magnat.core.errors import WrongOptions
from magnat.core.play import options
from magnat.games.maxi_bourse.components import (
    CARD_EFFECT,
    CARD_IDS,
    CARDS,
    COMPANY_IDS,
    EFFECT_KIND,
    EFFECT_SUM,
    EFFECT_TARGET,
    MEANT,
    NOMINAL,
    QUOTE,
    SQUARE_KIND,
    STEP,
)
from magnat.games.maxi_bourse.rules.default import ruin
from magnat.games.maxi_bourse.rules.end import end_game, rank
from magnat.games.maxi_bourse.rules.payout import horizontal
from magnat.games.maxi_bourse.state import LAST_CIRCUIT, LAST_ROUND

from .scene import GAME, A, B, C, D, Scene, company, units

PERSONAL, RUMOUR_SQUARE, BOURSE = 8, 17, 11


def fresh(seats: int = 4, **chosen: object) -> Scene:
    """A table at the very beginning."""
    scene = Scene(seats, **chosen)
    scene.st = GAME.new_state(seats, options.resolve(GAME, seats, chosen))
    GAME.setup(scene.st)
    return scene


# Setup


def test_m1_two_to_six_players() -> None:
    assert list(GAME.seat_counts) == [2, 3, 4, 5, 6]
    with pytest.raises(WrongOptions):
        options.resolve(GAME, 7)


@pytest.mark.parametrize(("edition", "in_play", "cheap"), [("junior", 16, 11), ("senior", 30, 18), ("masters", 40, 26)])
def test_m3_m4_m5_m6_m8_the_start_of_an_edition(edition: str, in_play: int, cheap: int) -> None:
    scene = fresh(edition=edition)
    assert scene.phase == "PORTFOLIO" and len(scene.choices("company")) == cheap
    assert scene.st.bank == [10] * in_play + [0] * (40 - in_play)
    assert scene.st.quote == [*NOMINAL[:in_play], *[0] * (40 - in_play)]
    assert scene.st.progress[:4] == [0] * 4
    assert scene.refusal("company", company("ibm")) == ("NOT_IN_PLAY" if edition == "junior" else "TOO_DEAR_TO_CHOOSE")
    scene.name("aeg")
    assert scene.refusal("company", company("aeg")) == "CHOSEN_ALREADY"


def test_m4_all_companies_by_agreement() -> None:
    scene = fresh(edition="junior", companies="all")
    assert scene.st.bank == [10] * 40 and len(scene.choices("company")) == 26


def test_m3_a_random_portfolio_is_dealt_seat_after_seat() -> None:
    scene = fresh(3, edition="junior", portfolio="random")
    for seat in range(3):
        for lots in range(5):
            assert scene.actor == CHANCE and scene.phase == "DEAL" and scene.st.active == seat and sum(scene.st.held[seat]) == lots
            odds = [GAME.dispatch.odds(scene.st, GAME.act_id("deal", c)) for c in range(40)]
            assert sum(odds) == 11 - lots
            scene.chance("deal", odds.index(1))
    assert scene.phase == "START"


def test_m7_five_series_of_32_cards() -> None:
    assert [len(ids) for ids in CARD_IDS] == [CARDS] * 5 and CARDS == 32
    assert Counter(SQUARE_KIND)[1] == 40 and len(SQUARE_KIND) == 61
    scene = Scene().onto(BOURSE)
    assert sum(GAME.dispatch.odds(scene.st, act) for act in range(GAME.act_count)) == 32


@pytest.mark.parametrize("series", [1, 2, 4])
def test_m7_the_moves_of_politics_and_rumours_cancel_out(series: int) -> None:
    effects = range(CARD_EFFECT[series * CARDS], CARD_EFFECT[(series + 1) * CARDS])
    assert {EFFECT_KIND[effect] for effect in effects} == {QUOTE}
    moves = [sum(EFFECT_SUM[effect] * MEANT[EFFECT_TARGET[effect] + c] for effect in effects) for c in range(len(COMPANY_IDS))]
    assert sum(moves) == 0 and (series == 4 or not any(moves))


def test_m9_the_highest_sum_starts_and_ties_roll_again() -> None:
    scene = fresh(3, edition="junior", portfolio="random")
    while scene.phase == "DEAL":
        scene.chance("deal", next(c for c in range(40) if GAME.dispatch.odds(scene.st, GAME.act_id("deal", c))))
    scene.chance("first_roll", 0).chance("first_roll", 35).chance("first_roll", 35)
    assert scene.phase == "START" and scene.st.pending == 0b110
    scene.chance("first_roll", 5).chance("first_roll", 35)
    assert scene.st.starter == scene.st.active == C


# Turn


def test_m13_m14_m21_the_order_of_a_turn() -> None:
    scene = Scene().rumours(A, "R01").owns(A, elf=1).at(A, 58).begin()
    assert scene.phase == "PRETURN" and scene.actor == A
    scene.act("pass_by")
    assert scene.phase == "SALE" and scene.blocks() == {"sell", "roll"}
    scene.roll(2, 4)
    assert scene.st.progress[A] == 64 and scene.phase == "RUMOUR"  # W4, before the payout
    scene.act("pass_by")
    assert scene.told("PAYOUT") and scene.phase == "NAME"
    scene.name("barclays")
    assert scene.st.pending == 0b1111  # all may buy
    scene.qty(0, 0, 0, 0)
    assert scene.st.active == B and scene.st.turn == 1


def test_m17_m63_every_change_of_a_quote_is_told() -> None:
    scene = Scene(2).quotes(elf=300).owns(A, elf=1).begin().sell("elf", 1).qty(0)
    assert scene.told("QUOTED") == [(company("elf"), 29)]
    scene.qty(0).qty(0)
    assert scene.told("QUOTED") == [(company("elf"), 27)] and scene.quote("elf") == 270


def test_m20_m108_a_suspended_player_is_skipped() -> None:
    scene = Scene().owns(B, elf=6).suspended(B).at(A, 10).at(B, 60).begin().roll(1, 3)
    scene.draw("PM01")
    assert scene.told("SKIPPED") == [(B,)] and scene.st.active == C and scene.st.missing[B] == 0
    assert scene.st.progress[B] == 60 and scene.st.turn == 1


def test_m10_circuits_close_at_the_end_of_the_table_round() -> None:
    scene = Scene(3, edition="junior", length=1).at(A, 22).begin().roll(1, 2)
    assert scene.st.active == B and not scene.is_over
    scene.roll(1, 4).draw("PI01")
    assert scene.st.active == C and not scene.is_over
    scene.roll(1, 4).draw("PI03")
    assert scene.is_over and scene.told("TIME_IS_UP") == [()]


def test_m10_rounds_count_when_the_turn_passes_the_starter() -> None:
    scene = Scene(2, edition="junior", duration="rounds", length=1).begin().roll(1, 4).draw("PI01")
    assert scene.st.active == B
    scene.roll(1, 4).draw("PI03")
    assert scene.is_over and scene.st.rounds == 1


def test_m109_a_turn_limit() -> None:
    scene = Scene(turn_limit=1).begin().roll(1, 4).draw("PI01")
    assert scene.is_over and scene.st.turn == 1


def test_m10_the_last_circuit_and_the_last_round_are_called() -> None:
    scene = Scene(3, edition="junior", length=2)
    calls = [scene.at(A, step).st.view(B)["last_call"] for step in (0, 24, 25, 49, 50)]
    assert calls == [0, 0, LAST_CIRCUIT, LAST_CIRCUIT, LAST_ROUND]
    rounds = Scene(2, edition="junior", duration="rounds", length=1)
    assert rounds.st.view(A)["last_call"] == LAST_ROUND


@pytest.mark.parametrize(("edition", "circuits", "rounds", "minutes"), [("junior", 4, 15, 60), ("senior", 3, 20, 90), ("masters", 3, 25, 120)])
def test_m10_the_usual_length(edition: str, circuits: int, rounds: int, minutes: int) -> None:
    assert options.resolve(GAME, 4, {"edition": edition})["length"] == circuits
    assert options.resolve(GAME, 4, {"edition": edition, "duration": "rounds"})["length"] == rounds
    assert options.resolve(GAME, 4, {"edition": edition, "duration": "minutes"})["length"] == minutes


@pytest.mark.parametrize(
    "chosen", [{"sale_ends_turn": "on"}, {"price_ceiling": 505}, {"length": 0}, {"length": 121}, {"edition": "baby"}, {"price_ceiling": 490}]
)
def test_options_that_do_not_go_together_are_refused(chosen: dict[str, object]) -> None:
    with pytest.raises(WrongOptions):
        options.resolve(GAME, 4, chosen)


def test_m52_where_one_company_a_turn_is_agreed_the_dice_follow_the_first_sale() -> None:
    scene = Scene(2, sale_ends_turn="one_company").owns(A, elf=1, ibm=1).begin().sell("elf", 1).qty(0, 0, 0)
    assert scene.phase == "SALE" and scene.choices("sell") == []
    assert scene.refusal("sell", company("ibm")) == "ONE_COMPANY_A_TURN"


def test_m52_the_first_sale_may_end_the_turn() -> None:
    scene = Scene(2, sale_ends_turn="on", turn_limit=9).owns(A, elf=1).begin().sell("elf", 1).qty(0, 0, 0)
    assert scene.st.active == B and scene.st.turn == 1


# Sessions and auctions


def test_m18_the_ceiling_ends_an_auction_without_a_question() -> None:
    scene = Scene(3, price_ceiling=500).quotes(elf=470).stock("elf", 1).onto("bp").name("elf").qty(1, 1, 0)
    assert scene.phase == "BIDS" and scene.price == 500
    assert scene.refusal("stay_5") == "OVER_CEILING"
    scene.acts("stay", "stay")
    assert scene.held(A, "elf") == 1 and scene.quote("elf") == 500 and scene.told("KNOCKED_DOWN") == [(company("elf"), 50)]


def test_m18_demands_do_not_lift_the_quote_above_the_ceiling() -> None:
    scene = Scene(3, price_ceiling=500).quotes(elf=490).onto("bp").name("elf").qty(2, 2, 1)
    assert scene.quote("elf") == 500 and scene.bank("elf") == 5


def test_m42_m44_staying_for_several_steps_binds() -> None:
    scene = Scene(3).quotes(elf=300).stock("elf", 1).cash(15_000_000, 15_000_000, 360_000).onto("bp").name("elf").qty(1, 1, 1)
    assert scene.price == 340 and scene.refusal("stay_20") == ""
    scene.act("stay_5").act("stay")
    assert scene.actor == C and scene.refusal("stay_5") == "OVER_CASH"
    scene.act("stay")
    assert scene.price == 350 and scene.st.bound[A] == 4 and scene.actor == B and scene.st.pending == 0b110
    scene.acts("stay_5", "stay")
    assert (scene.price, scene.actor, scene.st.pending) == (360, C, 0b100)
    scene.act("stay")
    assert scene.price == 370 and scene.choices("stay") == [] and scene.blocks() == {"withdraw"}  # he can only withdraw, and is asked
    scene.act("withdraw")
    assert scene.price == 390 and scene.actor == A and scene.st.pending == 0b001  # bound up to 380
    assert scene.st.demand[:3] == [1, 1, 0]


def test_m38_answers_are_sealed_until_the_last_one() -> None:
    scene = Scene(3).quotes(elf=300).stock("elf", 1).onto("bp").name("elf").qty(1, 1, 0).act("stay_5")
    assert scene.st.view(A)["sealed"][A] == 5 and scene.st.view(B)["sealed"][A] is None and scene.st.view(C)["sealed"][A] is None
    assert not scene.last
    scene.act("stay")
    assert scene.told("STAYED") == [(A, 5, 33), (B, 1, 33)] and scene.st.sealed == [0] * 6


def test_m42_without_a_guard_staying_has_a_limit() -> None:
    scene = Scene(3, overcommit="free").quotes(elf=20).stock("elf", 1).cash(0, 0, 0).onto("bp").name("elf").qty(1, 1, 0)
    assert scene.price == 50
    while scene.price < 200:
        scene.acts("stay", "stay")
    assert scene.refusal("stay_5") == "OVER_LIMIT"
    scene.acts("stay", "stay")
    assert scene.blocks() == {"withdraw"}


def test_m29_the_quote_may_rise_with_a_purchase_at_the_quote() -> None:
    scene = Scene(3, au_cours_moves_quote="on").quotes(elf=300).cash(*[5_000_000] * 3).onto("elf").name("elf").qty(2)
    assert scene.has(A) == 4_400_000 and scene.quote("elf") == 320
    scene.qty(1, 0)
    assert scene.has(B) == 5_000_000 - 330_000


def test_m91_a_suspended_buyer_leaves_the_session() -> None:
    scene = Scene(3, overcommit="free").quotes(elf=300, sony=600).owns(B, sony=2).cash(5_000_000, 0, 5_000_000).onto("elf").name("elf").qty(1)
    scene.qty(1, 1)  # B cannot pay 320 000
    assert scene.phase == "RAISE_CASH" and scene.actor == B
    assert scene.st.owes[C] == units(320_000)
    scene.sell("sony", 1).qty(1, 0)
    assert scene.held(B, "elf") == 1 and scene.held(C, "elf") == 1 and scene.held(C, "sony") == 1
    assert scene.phase == "DEMAND" and scene.actor == A and scene.st.concerned == 0b101


def test_m66_what_is_still_owed_cannot_be_spent_twice() -> None:
    scene = Scene(3, overcommit="free").quotes(elf=300, sony=600).owns(B, sony=2).cash(5_000_000, 0, 900_000).onto("elf").name("elf").qty(1)
    scene.qty(1, 1).sell("sony", 1)
    assert scene.phase == "POLL" and scene.actor == C
    assert scene.choices("qty") == [0] and scene.refusal("qty", 1) == "OVER_CASH"  # 900 000 less 320 000 is below 600 000


def test_m36_without_a_guard_any_demand_may_be_made() -> None:
    scene = Scene(overcommit="free").cash(0, 0, 0, 0).onto("elf").name("elf")
    assert scene.choices("qty") == [0, 1, 2]


# Requests


def test_m49_once_for_each_asker_and_turn() -> None:
    scene = Scene(3, private_requests="preturn").owns(A, elf=2).begin()
    assert scene.phase == "PRETURN" and scene.actor == B and scene.companies("request") == {"elf"}
    assert scene.refusal("request", company("sony")) == "NOT_HELD_THERE"
    scene.act("request", company("elf")).qty(1)
    assert scene.phase == "REQ_PRICE" and scene.actor == A
    scene.act("refuse")
    assert scene.phase == "PRETURN" and scene.actor == C  # B has no rumour and has asked already
    scene.act("pass_by")
    assert scene.phase == "SALE" and scene.actor == A


def test_m49_m76_a_holder_is_asked_again_after_a_request() -> None:
    scene = Scene(3, private_requests="preturn").owns(A, elf=2).rumours(B, "R01").begin()
    scene.act("request", company("elf")).qty(2).acts("up_10", "decline")
    assert scene.phase == "PRETURN" and scene.actor == B and scene.refusal("request", company("elf")) == "ASKED_ALREADY"


def test_m46_m47_the_least_price_is_the_first_one_that_is_not_refused() -> None:
    scene = Scene(3, private_requests="preturn").owns(A, elf=2).begin().act("request", company("elf")).qty(1)
    for _ in range(2):  # above the quote, then above the price that was accepted
        open_to_him = [hundreds for hundreds in range(100) if scene.refusal("hundreds", hundreds) == ""]
        prices = [10 * hundreds + tens for hundreds in open_to_him for tens in tens_after(scene, hundreds)]
        assert scene.phase == "REQ_PRICE" and scene.st.view(A)["least_price"] == prices[0] == prices[1] - 1
        scene.act("up_10").act("accept")


def tens_after(scene: Scene, hundreds: int) -> list[int]:
    """What may be said after these hundreds."""
    twin = scene.copy().act("hundreds", hundreds)
    return [tens for tens in range(10) if twin.refusal("tens", tens) == ""]


def test_m50_each_holder_once_in_any_order() -> None:
    scene = Scene(4).stock("elf", 0, B, C, D).suspended(D).cash(*[9_000_000] * 4).onto("elf").act("ask_holders")
    assert scene.choices("player") == [B, C] and scene.refusal("player", D) == "SUSPENDED" and scene.refusal("player", A) == "NOT_HELD_THERE"
    scene.act("player", C).qty(1).act("refuse")
    assert scene.choices("player") == [B] and scene.refusal("player", C) == "ASKED_ALREADY"
    scene.act("player", B).qty(1).act("refuse")
    assert scene.st.active == B  # nobody is left to ask


def test_m45_requests_may_be_switched_off() -> None:
    scene = Scene(private_requests="off").stock("elf", 0).onto("elf")
    assert scene.blocks() == {"company", "pass_by"} and scene.refusal("ask_holders") == "NOT_ASKED_HERE"


def test_m45_nobody_to_ask() -> None:
    scene = Scene().stock("elf", 0, A).onto("elf")
    assert scene.refusal("ask_holders") == "NOBODY_TO_ASK"


def test_m85_a_double_after_passing_on_a_sold_out_square() -> None:
    scene = Scene().stock("elf", 0).onto("elf", double=True).act("pass_by")
    assert scene.phase == "DOUBLE" and scene.actor == A


def test_m86_a_suspended_roller_loses_the_double() -> None:
    scene = Scene(3).quotes(coca_cola=300).cash(300_000, 0, 0).rumours(B, "R01").onto(BOURSE, double=True).draw("B21").name("coca_cola")
    scene.qty(1).reveal("R01")  # 360 000 and the fine are due, with 300 000 in hand and nothing to sell
    while scene.phase in ("POLL", "FALL"):
        scene.qty(0)
    assert scene.st.missing[A] == 2 and scene.st.active == B


# Sales


def test_m51_m52_several_sales_each_company_once() -> None:
    scene = Scene(2).owns(A, elf=2, sony=1).begin()
    assert scene.companies("sell") == {"elf", "sony"} and scene.refusal("sell", company("tdk")) == "NOT_OWNED"
    scene.sell("elf", 1).qty(0, 0, 0)
    assert scene.companies("sell") == {"sony"}
    scene.sell("sony", 1).qty(0, 0, 0)
    assert scene.blocks() == {"roll"}


def test_m64_whoever_is_suspended_during_a_sale_is_not_confronted_any_more() -> None:
    scene = Scene(3, overcommit="free").quotes(elf=300, sony=400).owns(A, elf=2).owns(B, sony=2).cash(0, 0, 900_000).begin()
    scene.sell("elf", 2).qty(0, 0)
    assert (scene.phase, scene.actor, scene.price) == ("FALL", B, 280)
    scene.qty(1)
    assert scene.phase == "RAISE_CASH" and scene.actor == B
    scene.sell("sony", 1).qty(1, 0)
    assert scene.has(A) == 280_000 and scene.st.missing[B] == 1
    assert (scene.actor, scene.price) == (C, 270)
    scene.qty(0)
    assert (scene.actor, scene.price) == (C, 260)  # the second round confronts C alone
    scene.qty(0)
    assert scene.quote("elf") == 250 and scene.phase == "SALE"


def test_m81_the_full_sale_by_agreement() -> None:
    scene = Scene(2, forced_sale="full").quotes(elf=300).owns(A, elf=3).cash(0, 9_000_000).onto(PERSONAL).draw("SP11")
    scene.act("sell", company("elf"))
    assert scene.choices("qty") == [1] and scene.refusal("qty", 2) == "OVER_NEED"
    scene.qty(1)
    assert scene.choices("qty") == [0, 1, 2, 3]
    scene.qty(2)
    assert scene.phase == "EXTEND" and scene.actor == A
    scene.act("yes")
    assert scene.has(A) == 600_000 and scene.held(B, "elf") == 2


# Defaults and the end


def test_m87_m88_a_seller_is_paid_by_the_buyer_and_the_bank_gets_the_fine() -> None:
    scene = Scene(2, overcommit="free").quotes(elf=300, sony=900).owns(A, elf=1).owns(B, sony=1).cash(900_000, 0).begin().sell("elf", 1)
    taken = scene.st.taken
    scene.qty(1).sell("sony", 1).qty(1)
    assert scene.has(A) == 900_000 - 900_000 + 300_000 and scene.has(B) == 900_000 - 400_000
    assert scene.st.taken - taken == units(100_000) and scene.held(B, "elf") == 1


def test_m89_no_rumour_window_and_guards_in_the_sales_of_a_default() -> None:
    scene = Scene(3, overcommit="free").quotes(elf=300, sony=900).owns(B, sony=1).cash(9_000_000, 0, 100_000).rumours(C, "R01")
    scene.onto("elf").name("elf").qty(0, 2, 0).act("pass_by")
    assert scene.phase == "RAISE_CASH" and scene.actor == B
    scene.sell("sony", 1)
    assert scene.actor == C and scene.choices("qty") == [0]
    scene.qty(0, 1)
    assert scene.has(B) == 900_000 - 740_000 and scene.held(B, "elf") == 2 and scene.st.active == C


def test_m96_nothing_left_is_not_ruin() -> None:
    scene = Scene(2).cash(0, 0).begin().roll(1, 4).draw("PI01")
    assert scene.st.out == [0] * 6 and scene.st.active == B


def test_m107_public_works_have_no_horizontal_concentration() -> None:
    scene = Scene().owns(A, bouygues=10)
    assert horizontal(scene.st, A, 9) == 0


def test_m110_the_exchange_closes_when_one_player_is_left() -> None:
    scene = Scene(2).cash(0, 0).onto(PERSONAL).draw("SP13")
    assert scene.is_over and scene.told("ONE_IS_LEFT") == [(B,)] and scene.ranks() == [2, 1]


@pytest.mark.parametrize(("final", "cash"), [("off", 1_000_000), ("on", 1_000_000 + 60_000 + 300_000)])
def test_m112_no_payout_at_closing_unless_agreed(final: str, cash: int) -> None:
    scene = Scene(2, final_payout=final).owns(A, elf=6).quotes(elf=300).cash(1_000_000)
    end_game(scene.st)
    assert scene.has(A) == cash


def test_m114_ruined_players_rank_last_the_last_one_first() -> None:
    scene = Scene(4).cash(0, 0, 500_000, 900_000)
    ruin(scene.st, B)
    ruin(scene.st, A)
    assert [rank(scene.st, seat) for seat in range(4)] == [3, 4, 2, 1]


def test_m115_purses_and_the_ledger_are_private() -> None:
    closed, opened = Scene(), Scene(open_cash="on")
    assert closed.st.view(A)["cash"][B] is None and closed.st.view(A)["cash"][A] == 1500
    assert closed.st.view(A)["taken"] is None and closed.st.view(A)["wealth"][B] is None
    assert opened.st.view(A)["cash"][B] == 1500 and opened.st.view(A)["paid"] == 6000


def test_m12_m16_the_action_ids_are_those_of_the_specification() -> None:
    names = [(row.name, row.number) for row in GAME.blocks]
    assert names[:6] == [("company", 0), ("sell", 40), ("request", 80), ("qty", 120), ("player", 131), ("reveal", 137)]
    verbs = "roll pass_by ask_holders refuse close up_10 up_20 up_50 up_100 accept decline yes no withdraw stay stay_5 stay_20 hundreds tens"
    assert [name for name, _ in names[6:25]] == verbs.split()
    assert names[25:] == [
        ("deal", 296), ("first_roll", 336), ("dice", 372), ("draw_bourse", 408), ("draw_interieure", 440), ("draw_internationale", 472),
        ("draw_rumeur", 504), ("draw_personnel", 536), ("clock", 568),
    ]  # fmt: skip
    assert all(NOMINAL[c] * STEP in (100, 200, 300, 400, 500) for c in range(len(COMPANY_IDS)))


def test_m43_all_who_withdraw_together_have_left_the_session() -> None:
    """Even if a default brings lots back to the bank while they pay: B sells its own lots of the company to pay for one."""
    scene = Scene(3, overcommit="free").quotes(elf=300).stock("elf", 1, B).cash(9_000_000, 0, 9_000_000).onto("bp").name("elf").qty(0, 1, 1)
    scene.acts("withdraw", "withdraw")
    assert scene.phase == "RAISE_CASH" and scene.actor == B
    scene.sell("elf", 9).qty(*[0] * 6)
    while scene.phase in ("POLL", "FALL"):
        scene.qty(0)
    assert scene.bank("elf") > 0 and scene.st.active != A
