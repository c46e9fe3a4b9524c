"""The derived examples, VD1 to VD29."""

from __future__ import annotations

from copy import deepcopy

import pytest

from magnat.core.declare import NOBODY
from magnat.games.venture.components import VALUE
from magnat.games.venture.rules.capital import capital_value
from magnat.games.venture.rules.conglomerates import pays, profit
from magnat.games.venture.rules.proxy import raid_cost
from magnat.games.venture.rules.result import rank, score, won
from magnat.games.venture.state import Phase

from .position import COMPANY, Position, cards

RAIDED = ("Che:ADE", "Ele:ABDE", "Pet:BCDEF", "Aut:BCE")
MISTAKE = ("Che:ADE", "Ele:ABDE", "Che:ACDE")


@pytest.mark.parametrize(
    ("text", "expected"),
    [("1 1 3", 17), ("1 1 3 3", 32), ("1 1 3 3 5", 48), ("1 1 3 5 8", 65), ("1 1 3 3 5 8", 80), ("1 1 3 3 5 5", 64), ("1 1 3 3 5 5 8", 96),
     ("8 8", 16), ("1 1 1", 3)],
)  # fmt: skip
def test_vd1_layers_of_one_symbol(text: str, expected: int) -> None:
    assert capital_value(cards(" ".join(f"t{value}" for value in text.split()))) == expected


def test_vd2_symbols_do_not_mix() -> None:
    assert capital_value(cards("t1 s3 c5")) == 9
    assert capital_value(cards("t5 10 12")) == 27


def test_vd3_values_and_what_proxy_cards_make_of_them() -> None:
    companies = [COMPANY[name] for name in ("Aer:A", "Aer:BE", "Aer:ABD", "Aer:ACEF", "Aer:ABCDE")]
    assert [VALUE[company] for company in companies] == [8, 12, 16, 20, 24]
    assert [raid_cost(0, company) for company in companies] == [4, 6, 8, 10, 12]
    assert [raid_cost(2, company) for company in companies] == [12, 18, 24, 30, 36]


def test_vd4_the_hand_says_what_is_offered() -> None:
    position = Position().centre("Aer:A", "Aer:BE", "Aer:ABD", "Aer:ACEF", "Aer:ABCDE").hand(0, "t1 t5 c3 c3")
    assert position.legal("buy") == ["Aer:A", "Aer:BE", "Aer:ABD", "Aer:ACEF"]
    assert position.refusal("buy", "Aer:ABCDE") == "TOO_DEAR"
    position.do("buy", "Aer:BE").do("place_alone")
    assert position.legal("buy") == ["Aer:A"]


def test_vd5_only_all_four_cards_reach_20() -> None:
    position = Position().centre("Aer:ACEF").hand(0, "t1 t5 c3 c3").do("buy", "Aer:ACEF").do("place_alone").do("end_ops")
    position.do("pay", "t1").do("pay", "t5").do("pay", "c3")
    assert (position.st.phase, capital_value(position.st.paid)) == (Phase.PAY, 19)
    position.do("pay", "c3")
    assert position.held(0) == []
    assert sorted(position.thrown()) == ["c3", "c3", "t1", "t5"]


def test_vd6_one_payment_for_two_companies() -> None:
    position = Position().centre("Aer:BE", "Aer:BF").hand(0, "10 14")
    position.do("buy", "Aer:BE").do("place_alone").do("buy", "Aer:BF").do("place_alone").do("end_ops").do("pay", "10")
    assert position.legal("pay") == ["14"]
    position.do("pay", "14")
    assert position.held(0) == []


def test_vd10_reorganise_before_buying() -> None:
    def table() -> Position:
        return Position().stack(0, "Aer:A").stack(0, "Aer:BE").stack(0, "Aer:BF").centre("Aer:ABD").hand(0, "20")

    first_buy = table().do("buy", "Aer:ABD").do("place_alone").do("reorg")
    assert first_buy.st.owed == 20
    first_move = table().do("reorg")
    for name in ("Aer:A", "Aer:BE", "Aer:BF"):
        first_move.do("add", name)
        if first_move.st.phase == Phase.REORG:
            first_move.do("close")
    assert first_move.do("buy", "Aer:ABD").st.owed == 19


def test_vd11_a_raid_may_leave_more_common_letters() -> None:
    position = Position().stack(1, *RAIDED).hand(0, "m1/2 12")
    assert pays(position.st, COMPANY["Aut:BCE"]) == 3
    position.do("proxy", "m1/2").do("take", "Aut:BCE")
    assert position.st.owed == 8
    assert position.stacks(1) == [list(RAIDED[:3])]
    assert profit(position.st, 1) == 2


def test_vd12_two_proxy_cards_against_one_stack() -> None:
    position = Position().stack(1, *RAIDED).hand(0, "m1/2 m1 12 20")
    position.do("proxy", "m1/2")
    assert position.legal("take") == ["Aut:BCE"]
    position.do("take", "Aut:BCE").do("place_alone").do("proxy", "m1")
    assert position.refusal("take", "Ele:ABDE") == "NOT_AN_OPPONENTS_TOP"
    position.do("take", "Pet:BCDEF")
    assert position.st.owed == 8 + 24


def test_vd13_the_sixth_company_brings_24() -> None:
    position = Position().stack(0, "Che:ADE", "Ele:ABDE", "Ste:ACDEF", "Pet:BCDEF", "Aut:DEF", "Aer:CDE")
    assert pays(position.st, COMPANY["Aer:CDE"]) == 40
    assert pays(position.st, COMPANY["Aut:DEF"]) == 16
    assert pays(position.st, COMPANY["Ele:ABDE"]) == 0


def test_vd14_a_letter_shared_with_each_is_not_common_to_all() -> None:
    position = Position().stack(0, "Che:CD", "Aut:DEF").centre("Pet:CEF").hand(0, "16")
    assert position.do("buy", "Pet:CEF").refusal("place_on", "Aut:DEF") == "NO_COMMON_LETTER"
    position = Position().stack(0, "Che:CD").centre("Aut:BCE", "Che:ADE").hand(0, "16 16")
    assert position.do("buy", "Aut:BCE").legal("place_on") == ["Che:CD"]
    position.do("place_alone").do("buy", "Che:ADE")
    assert position.refusal("place_on", "Che:CD") == "SAME_INDUSTRY"
    position.st.mistakes = 1
    assert position.refusal("place_on", "Che:CD") == ""


def test_vd15_who_does_nothing_discards_one_card() -> None:
    idle = Position(3).centre("Aer:A", "Aer:BE", "Aer:BF", "Aer:ABD", "Aer:BDF").hand(0, "t1 10 m1")
    idle.do("end_ops")
    assert idle.legal("discard") == ["t1", "10", "m1"]
    idle.do("discard", "m1").do("draw_card", "s1").do("draw_card", "20")
    assert idle.held(0) == ["t1", "s1", "10", "20"]
    busy = Position(3).centre("Aer:A").hand(0, "10 14").do("buy", "Aer:A").do("place_alone").do("end_ops").do("pay", "10")
    assert (busy.st.phase, busy.held(0)) == (Phase.OPEN, ["14"])
    bare = Position(3).centre("Aer:A", "Aer:BE", "Aer:BF", "Aer:ABD", "Aer:BDF").do("end_ops")
    assert (bare.st.phase, bare.st.to_draw) == (Phase.DRAW, 2)
    assert bare.told() == ["NOTHING_TO_DISCARD"]


def test_vd16_the_discard_pile_becomes_the_draw_pile() -> None:
    position = Position(3).centre("Aer:A").reserve(0, rest_to=1).discarded("t1 m1/2").pile("14", rest_to=2)
    position.st.discarded[21] = 1  # one Profit card lies there, the other in the pile
    position.st.pile[21] = 1
    position.do("end_ops").do("draw_card", "Profit").do("draw_card", "14")
    assert position.st.pile == cards("t1 m1/2 Profit")
    position.do("draw_card", "Profit")
    assert position.told().count("PROFIT") == 2
    position.do("draw_card", "t1")
    assert position.held(0) == ["t1", "14"]
    assert position.thrown() == ["Profit", "Profit"]


def test_vd17_the_profit_card_laid_out_is_not_drawn_again() -> None:
    position = Position(3).centre("Aer:A").reserve(0, rest_to=1).discarded("20").pile("Profit Profit", rest_to=2)
    position.do("end_ops").do("draw_card", "Profit").do("draw_card", "Profit").do("draw_card", "20")
    assert position.held(0) == ["20"]
    assert position.thrown() == ["Profit", "Profit"]
    assert position.told()[-2:] == ["PILES_EMPTY", "TURN"]
    assert position.told().count("SHUFFLED") == 1  # the second time there was nothing to shuffle
    assert position.st.player == 1


def drawing(pile: str, discarded: str) -> Position:
    """Just these Resource cards are there, so that V47 does not hold; seats 0 and 1 have stacks that pay 6 and 8. Seat 0 is about to draw 2."""
    position = Position(3).centre("Aer:A").stack(0, "Ele:ABDE", "Ste:ACDEF", "Pet:BCDEF", "Che:ADE")
    position.stack(1, "Che:ACDE", "Aut:BCE", "Pet:ABDE", "Ele:ABCEF", "Ste:BCEF").reserve(0, rest_to=2)
    position.st.pile, position.st.discarded = cards(pile), cards(discarded)
    return let(position, "end_ops")


def let(position: Position, block: str, argument: str = "") -> Position:
    """An act or an outcome, which must be possible; the laws are not asked."""
    position.lawful = False
    return position.do(block, argument or 0)


def test_vd16_literally() -> None:
    position = let(drawing("14", "t1 Profit m1/2"), "draw_card", "14")
    assert (position.st.pile, position.thrown(), position.st.to_draw) == (cards("t1 Profit m1/2"), [], 1)
    assert position.told().count("SHUFFLED") == 1
    plain = let(deepcopy(position), "draw_card", "m1/2")
    assert (plain.held(0), plain.st.points[:3], plain.st.player) == (["14", "m1/2"], [0, 0, 0], 1)
    let(position, "draw_card", "Profit")
    assert (position.st.points[:3], position.st.to_draw, position.st.pile) == ([6, 8, 0], 1, cards("t1 m1/2"))
    let(position, "draw_card", "t1")
    assert (position.held(0), position.st.points[:3], position.thrown(), position.st.player) == (["t1", "14"], [6, 8, 0], ["Profit"], 1)


def test_vd17_literally() -> None:
    position = let(drawing("Profit", "20"), "draw_card", "Profit")
    assert (position.st.points[:3], position.st.pile, position.st.profits) == ([6, 8, 0], cards("20"), 1)
    let(position, "draw_card", "20")
    assert (position.held(0), position.st.points[:3], position.thrown(), position.st.player) == (["20"], [6, 8, 0], ["Profit"], 1)
    assert position.told() == ["NOTHING_TO_DISCARD", "PROFIT", *["SCORED"] * 3, "SHUFFLED", "DREW", "PILES_EMPTY", "TURN"]


def test_vd18_no_profit_card_is_dealt() -> None:
    position = Position(6)
    position.st.pile[21] = 0
    position.st.dealt, position.st.turn, position.st.phase, position.st.actor = 0, 0, Phase.DEAL, -1
    for _ in range(42):
        assert position.st.pile[21] == 0
        position.do("deal", next(card for card in range(21) if position.st.pile[card]))
    assert position.st.points == [0] * 6
    assert (sum(position.st.pile), position.st.pile[21]) == (12, 2)


def test_vd19_a_mistake_is_put_right_first() -> None:
    position = Position(mistakes="on").stack(0, *MISTAKE).stack(0, "Pet:EF").centre("Aut:D", "Aer:A").hand(0, "10")
    assert profit(position.st, 0) == 0
    position.begin(0)
    assert (position.st.phase, position.st.owed) == (Phase.FORCED, 4)
    assert position.legal() == ["add"]
    for step in ("Che:ADE", "Ele:ABDE", "Pet:EF", "Che:ACDE"):
        if step == "Che:ACDE":
            assert position.refusal("add", step) == "REORG_SAME_INDUSTRY"
            position.do("close")
        position.do("add", step)
    assert position.stacks(0) == [["Che:ACDE"], ["Che:ADE", "Ele:ABDE", "Pet:EF"]]
    assert position.st.phase == Phase.MAIN
    assert position.refusal("buy", "Aut:D") == "TOO_DEAR"  # 8, but only 6 are left
    assert position.refusal("reorg") == ""  # 4


@pytest.mark.parametrize(("edition", "left"), [("venture", ["m1"]), ("riche_ou_pauvre", [])])
def test_vd20_a_mistake_that_cannot_be_paid(edition: str, left: list[str]) -> None:
    position = Position(mistakes="on", edition=edition).stack(0, *MISTAKE).stack(0, "Pet:EF").centre("Aut:D").hand(0, "c3 m1").begin(0)
    assert position.held(0) == left
    assert position.stacks(0) == [["Che:ACDE"], ["Che:ADE", "Ele:ABDE"], ["Pet:EF"]]
    assert (position.st.phase, position.st.to_draw) == (Phase.DRAW, 2)
    assert position.thrown() == (["c3"] if left else ["c3", "m1"])


def test_vd21_a_raid_may_take_the_mistake_away() -> None:
    position = Position(mistakes="on").stack(1, *MISTAKE).hand(0, "m1/2 10").do("proxy", "m1/2").do("take", "Che:ACDE").do("place_alone")
    position.begin(1)
    assert position.st.phase == Phase.MAIN


def test_vd22_the_last_two_of_the_reserve_do_not_fill_the_centre() -> None:
    position = Position(3).centre("Aer:A", "Aer:BE", "Aer:BF", "Aut:D", "Aut:AB").reserve(2, rest_to=1).hand(0, "12 12 12 10 10")
    for name in ("Aer:A", "Aer:BE", "Aer:BF", "Aut:D"):
        position.do("buy", name).do("place_alone")
    position.do("end_ops").do("pay", "12").do("pay", "12").do("pay", "12").do("pay", "10")
    position.do("open_company", "Ste:BCEF").do("open_company", "Ste:ACDEF")
    assert sum(slot > 0 for slot in position.st.centre) == 3
    assert (position.st.reserve, position.st.phase) == (0, Phase.DRAW)


def test_vd23_the_centre_is_refilled_before_the_end_is_checked() -> None:
    position = Position(3).centre("Aer:A", "Aer:BE", "Aer:BF", "Aut:D", "Aut:AB").reserve(3, rest_to=1).hand(0, "12 12 12 10 10")
    for name in ("Aer:A", "Aer:BE", "Aer:BF", "Aut:D", "Aut:AB"):
        position.do("buy", name).do("place_alone")
    position.do("end_ops")
    for card in ("12", "12", "12", "10", "10"):
        position.do("pay", card)
    for name in ("Ste:ACDF", "Ste:BCEF", "Ste:ACDEF"):
        position.do("open_company", name)
    assert sum(slot > 0 for slot in position.st.centre) == 3
    assert position.st.phase == Phase.DRAW


def test_vd24_the_last_buyer_finishes_the_turn() -> None:
    position = Position(3).centre("Aer:ABD").reserve(0, rest_to=1).hand(0, "20 20 18 m1/2").hand(2, "10")
    position.do("buy", "Aer:ABD").do("place_alone").do("proxy", "m1/2").do("take", "Aer:A").do("place_alone").do("reorg")
    position.do("add", "Aer:A").do("close").do("add", "Aer:ABD").do("end_ops").do("pay", "20").do("pay", "20")
    assert position.st.actor == NOBODY
    assert position.held(0) == ["18"]  # nothing was drawn
    assert [score(position.st, seat) for seat in range(3)] == [18, 0, 10]


@pytest.mark.parametrize(
    ("edition", "final_capital", "expected"),
    [("venture", "sets", (102, 70)), ("venture", "face", (55, 70)), ("riche_ou_pauvre", "none", (38, 50))],
)
def test_vd25_what_the_hand_is_worth_at_the_end(edition: str, final_capital: str, expected: tuple[int, int]) -> None:
    position = Position(edition=edition, final_capital=final_capital, remove_14="off").centre("Aut:D")
    position.stack(0, "Che:ACDE", "Aut:BCE", "Pet:ABDE", "Ele:ABCEF", "Ste:BCEF")  # pays 8
    position.stack(1, "Aer:A", "Aut:AB", "Che:ABC", "Ele:ABF", "Pet:AC", "Ste:AD")  # pays 20
    position.stack(1, "Ele:ABDE", "Ste:ACDEF", "Pet:BCDEF", "Che:ADE")  # pays 6
    position.hand(0, "t1 t3 t5 t8 10").hand(1, "20 m1/2").reserve(0, rest_to=0)
    position.st.points[:2] = [30, 24]
    position.do("buy", "Aut:D").do("place_alone").do("end_ops").do("pay", "10")
    assert position.st.actor == NOBODY
    assert (score(position.st, 0), score(position.st, 1)) == expected
    assert [won(position.st, seat) for seat in range(2)] == ([1, 0] if expected[0] > expected[1] else [0, 1])


def test_vd26_a_shared_victory() -> None:
    st = Position(3).st
    st.points[:3] = [70, 70, 64]
    assert [rank(st, seat) for seat in range(3)] == [1, 1, 3]
    assert [won(st, seat) for seat in range(3)] == [1, 1, 0]


def test_vd27_without_a_company_there_is_nothing_to_reorganise() -> None:
    position = Position().hand(0, "10")
    assert position.refusal("reorg") == "NO_COMPANY"
    assert position.stack(0, "Aer:A").do("reorg").st.owed == 1
    position.do("add", "Aer:A")
    assert (position.st.phase, position.stacks(0)) == (Phase.MAIN, [["Aer:A"]])


def test_vd28_a_proxy_card_needs_something_affordable() -> None:
    position = Position(3).stack(1, "Aer:ACEF").stack(2, "Aer:A").hand(0, "t5 m1/2 m1")
    assert position.legal("proxy") == ["m1/2"]
    assert position.refusal("proxy", "m1") == "NOTHING_TO_TAKE"
    assert position.do("proxy", "m1/2").legal("take") == ["Aer:A"]
    assert position.refusal("take", "Aer:ACEF") == "TOO_DEAR"
    assert position.do("take", "Aer:A").st.owed == 4


def test_vd29_the_turn_limit_cuts_the_game_short() -> None:
    position = Position(turn_limit=10).centre("Aer:A", "Aer:BE", "Aer:BF", "Aut:D", "Aut:AB")
    while position.st.actor != NOBODY:
        position.do("end_ops") if position.st.phase == Phase.MAIN else None
        if position.st.phase == Phase.DISCARD:
            position.do("discard", position.legal("discard")[0])
        while position.st.phase == Phase.DRAW and position.st.actor == -1:
            position.do("draw_card", next(card for card in range(22) if position.st.pile[card]))
    assert (position.st.turn, position.st.truncated) == (10, 1)
