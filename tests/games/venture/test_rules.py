"""The rules one by one, as far as the worked examples do not tell them already."""

from __future__ import annotations

import random

import pytest

from magnat.core.asking import Question
from magnat.core.declare import CHANCE, NOBODY
from magnat.core.errors import WrongOptions
from magnat.core.play import Match, SeededDice, options
from magnat.games.venture.components import COMPANIES, COPIES, DECK, FACE, INDUSTRY, LETTERS_ON, PROFIT, VALUE
from magnat.games.venture.laws import broken_law
from magnat.games.venture.rules.capital import capital_value, face_value
from magnat.games.venture.rules.conglomerates import misplaced, profit
from magnat.games.venture.rules.result import standing
from magnat.games.venture.state import CENTRE, UNSEEN, Phase, hand_size, pile_size

from .position import CARD, COMPANY, GAME, Position, cards


def begun(players: int, **chosen: object) -> Match:
    """A match up to its first question."""
    return Match.new(GAME, [f"seat {seat}" for seat in range(players)], chosen=chosen, dice=SeededDice(3))


def filled(position: Position) -> Position:
    """Let chance fill the centre with whatever comes."""
    while position.st.phase == Phase.OPEN:
        position.do("open_company", next(name for name, company in COMPANY.items() if position.st.holder[company] == UNSEEN))
    return position


# The printed matter


def test_the_deck_of_companies_is_the_one_of_the_rules() -> None:
    assert (COMPANIES, sum(VALUE)) == (54, 864)
    assert [INDUSTRY.count(industry) for industry in range(6)] == [9] * 6
    assert [sum(letters >> index & 1 for letters in LETTERS_ON) for index in range(6)] == [27] * 6


def test_the_deck_of_resources_is_the_one_of_the_rules() -> None:
    assert (DECK, sum(COPIES[:12]), sum(COPIES[12:18]), sum(COPIES[18:21]), COPIES[PROFIT]) == (54, 27, 17, 8, 2)
    assert sum(FACE[card] * COPIES[card] for card in range(18)) == 355


# Setup


def test_v1_seat_0_begins_unless_the_option_says_otherwise() -> None:
    assert begun(4).state.player == 0
    assert begun(4, first_player=2).state.player == 2
    assert {Match.new(GAME, ["a", "b", "c"], chosen={"first_player": "random"}, dice=SeededDice(seed)).state.player for seed in range(20)} == {
        0,
        1,
        2,
    }
    with pytest.raises(WrongOptions, match="first player not seated"):
        options.resolve(GAME, 3, {"first_player": "4"})


def test_v1_play_goes_clockwise() -> None:
    position = Position(3).centre("Aer:A", "Aer:BE", "Aer:BF", "Aut:D", "Aut:AB")
    for seat in (0, 1, 2, 0):
        assert position.st.actor == seat
        position.do("end_ops")
        if position.st.phase == Phase.DISCARD:
            position.do("discard", position.legal("discard")[0])
        position.do("draw_card", "t1" if seat == 0 and position.st.turn == 1 else position_card(position)).do("draw_card", position_card(position))


def position_card(position: Position) -> int:
    """Some card of the pile that is no Profit card."""
    return next(card for card in range(PROFIT) if position.st.pile[card])


def test_v2_fourteen_companies_stay_unknown_with_two_players() -> None:
    st = begun(2).state
    assert st.holder.count(UNSEEN) - st.reserve == 14
    assert begun(2, remove_14="off", edition="riche_ou_pauvre").state.reserve == 49
    with pytest.raises(WrongOptions, match="two only"):
        options.resolve(GAME, 3, {"remove_14": "on"})


def test_v3_five_companies_lie_open() -> None:
    st = begun(5).state
    assert (st.holder.count(CENTRE), st.reserve) == (5, 49)


def test_v4_everybody_gets_seven_cards_and_no_profit_card() -> None:
    for seats in range(2, 7):
        st = begun(seats).state
        assert [hand_size(st, seat) for seat in range(seats)] == [7] * seats
        assert (st.pile[PROFIT], pile_size(st)) == (2, 54 - 7 * seats)


def test_v4_a_dealt_card_is_seen_by_its_owner_alone() -> None:
    match = begun(3)
    deals = [act for act in match.redacted(1) if act[1] == "deal"]
    assert [act[2] is not None for act in deals] == [False] * 7 + [True] * 7 + [False] * 7


def test_v5_the_discard_pile_starts_empty_and_lies_open() -> None:
    match = begun(3)
    assert match.view(-1)["discarded"] == [0] * 22
    assert match.view(-1)["pile"] == [None] * 22


# Capital


def test_v6_a_collection_has_two_three_or_four_cards() -> None:
    assert [capital_value(cards(text)) for text in ("s1 s3", "s1 s3 s5", "s1 s3 s5 s8")] == [16, 32, 64]


def test_v7_equal_values_other_symbols_and_high_cards_never_combine() -> None:
    assert capital_value(cards("t3 t3")) == 6
    assert capital_value(cards("t3 s5 c8")) == 16
    assert capital_value(cards("10 12 14")) == 36


def test_v8_one_card_more_always_raises_the_value() -> None:
    luck = random.Random(8)
    deck = [card for card in range(18) for _ in range(COPIES[card])]
    for _ in range(300):
        hand = luck.sample(deck, luck.randrange(1, 20))
        counts = [hand.count(card) for card in range(18)]
        before = capital_value(counts)
        counts[hand[0]] -= 1
        assert capital_value(counts) < before


# A turn


def test_v9_payment_refill_and_drawing_follow_the_operations() -> None:
    position = Position(3).centre("Aer:A", "Aer:BE", "Aer:BF", "Aut:D", "Aut:AB").hand(0, "10")
    position.do("buy", "Aer:A").do("place_alone").do("end_ops").do("pay", "10").do("open_company", "Ste:B")
    assert (position.st.phase, position.st.actor, position.st.player) == (Phase.DRAW, CHANCE, 0)
    position.do("draw_card", "t1").do("draw_card", "t3")
    assert (position.st.actor, position.st.turn) == (1, 2)
    assert position.told() == ["BOUGHT", "PLACED_ALONE", "PAID", "PAYMENT", "OPENED", "DREW", "DREW", "TURN"]


def test_v10_operations_may_be_mixed_and_repeated() -> None:
    position = Position().centre("Aer:A", "Aut:AB").stack(1, "Che:ABC").hand(0, "20 20 18 m1/2")
    position.do("buy", "Aer:A").do("place_alone").do("reorg").do("add", "Aer:A").do("buy", "Aut:AB").do("place_on", "Aer:A")
    position.do("proxy", "m1/2").do("take", "Che:ABC").do("place_on", "Aut:AB").do("reorg")
    assert position.st.owed == 8 + 1 + 12 + 8 + 3


def test_v11_no_operation_is_started_that_the_hand_cannot_pay() -> None:
    position = Position().centre("Aer:A", "Aer:BE").stack(0, "Aut:D").hand(0, "20").do("buy", "Aer:BE").do("place_alone")
    assert position.refusal("buy", "Aer:A") == ""
    position.do("reorg").do("add", "Aut:D").do("close").do("add", "Aer:BE")
    assert position.refusal("buy", "Aer:A") == "TOO_DEAR"


def test_v12_the_payer_chooses_and_gets_no_change() -> None:
    position = Position().centre("Aer:A").hand(0, "t8 20").do("buy", "Aer:A").do("place_alone").do("end_ops")
    assert position.legal("pay") == ["t8", "20"]
    assert position.refusal("pay", "10") == "PAID_NOT_IN_HAND"
    position.do("pay", "20")
    assert (position.held(0), position.st.phase) == (["t8"], Phase.OPEN)


def test_v13_paid_cards_go_to_the_discard_pile_and_to_nobody() -> None:
    position = Position(3).stack(1, "Aer:A").hand(0, "m1 12").hand(1, "10").do("proxy", "m1").do("take", "Aer:A").do("place_alone").do("end_ops")
    position.do("pay", "12")
    assert (position.thrown(), position.held(1)) == (["12", "m1"], ["10"])


def test_v14_doing_nothing_costs_a_card_of_the_own_choice() -> None:
    position = Position().stack(0, "Aer:A").hand(0, "10 m1").do("end_ops")
    assert position.legal("discard") == ["10", "m1"]
    assert position.refusal("discard", "12") == "DISCARDED_NOT_IN_HAND"
    busy = Position(3).stack(0, "Aer:A").hand(0, "10 m1").do("reorg").do("add", "Aer:A").do("end_ops")
    assert busy.st.phase == Phase.PAY


def test_v15_there_is_no_refill_during_a_turn() -> None:
    position = Position().centre("Aer:A", "Aer:BE").hand(0, "10 14").do("buy", "Aer:A").do("place_alone")
    assert position.refusal("buy", 0) == "EMPTY_SLOT"
    filled(position.do("end_ops").do("pay", "10"))
    assert all(position.st.centre)


def test_v16_two_cards_are_drawn_or_three_by_agreement() -> None:
    for chosen, expected in (({}, 2), ({"draw_count": 3}, 3)):
        position = Position(3, **chosen).centre("Aer:A", "Aer:BE", "Aer:BF", "Aut:D", "Aut:AB").do("end_ops")
        for _ in range(expected):
            assert position.st.player == 0
            position.do("draw_card", position_card(position))
        assert (position.st.player, hand_size(position.st, 0)) == (1, expected)


def test_v17_proxy_and_profit_cards_are_shuffled_in_again() -> None:
    position = Position(3).centre("Aer:A").reserve(0, rest_to=1).discarded("t1 m1 Profit").pile("Profit", rest_to=2)
    position.do("end_ops").do("draw_card", "Profit")
    assert position.st.pile == cards("t1 m1 Profit")
    assert position.told()[-1] == "SHUFFLED"


# Takeover and conglomerates


def test_v18_all_five_open_companies_may_be_bought_in_one_turn() -> None:
    position = Position(3).centre("Aer:A", "Aut:D", "Che:F", "Ele:E", "Pet:C").hand(0, "10 10 10 12")
    for name in ("Aer:A", "Aut:D", "Che:F", "Ele:E", "Pet:C"):
        position.do("buy", name).do("place_alone")
    assert (position.st.owed, position.st.controlled[0]) == (40, 5)


def test_v19_a_company_goes_on_top_or_alone() -> None:
    position = Position(3).stack(0, "Aer:A", "Aut:AB").stack(1, "Che:ABC").centre("Pet:AC").hand(0, "12").do("buy", "Pet:AC")
    assert position.legal("place_on") == ["Aut:AB"]
    assert position.refusal("place_on", "Aer:A") == "NOT_YOUR_STACK"  # not beneath
    assert position.refusal("place_on", "Che:ABC") == "NOT_YOUR_STACK"  # not before others
    assert position.refusal("place_alone") == ""


def test_v20_six_companies_are_the_most() -> None:
    stack = ("Aer:A", "Aut:AB", "Che:ABC", "Ele:ABF", "Pet:AC", "Ste:AD")
    position = Position(mistakes="on").stack(0, *stack).centre("Aut:AE").hand(0, "12").do("buy", "Aut:AE")
    assert position.refusal("place_on", "Ste:AD") == "TOO_TALL"


def test_v21_a_mistake_is_refused_unless_the_option_allows_it() -> None:
    for mistakes, expected in (("off", "SAME_INDUSTRY"), ("on", "")):
        position = Position(mistakes=mistakes).stack(0, "Aer:A").centre("Aer:ABD").hand(0, "16").do("buy", "Aer:ABD")
        assert position.refusal("place_on", "Aer:A") == expected


def test_v22_the_order_of_a_stack_lies_open() -> None:
    position = Position(3).stack(1, "Aer:A", "Aut:AB", "Che:ABC")
    assert position.st.view(-1)["under"] == position.st.under
    assert position.stacks(1) == [["Aer:A", "Aut:AB", "Che:ABC"]]


# Proxy fight


def test_v23_a_proxy_card_must_be_held() -> None:
    position = Position().stack(1, "Aer:A").hand(0, "m1 20")
    assert position.refusal("proxy", "m1/2") == "NO_SUCH_PROXY"
    assert position.do("proxy", "m1").do("take", "Aer:A").st.owed == 8


def test_v24_neither_the_centre_nor_oneself_is_raided() -> None:
    position = Position(3).stack(0, "Aer:A").stack(1, "Aut:D", "Che:CD").centre("Pet:C").hand(0, "m1/2 20").do("proxy", "m1/2")
    assert position.legal("take") == ["Che:CD"]
    for name in ("Aer:A", "Aut:D", "Pet:C"):
        assert position.refusal("take", name) == "NOT_AN_OPPONENTS_TOP"


def test_v25_one_company_for_each_card() -> None:
    position = Position(3).stack(1, "Aer:A").stack(2, "Aut:D").hand(0, "m1/2 m1/2 20")
    position.do("proxy", "m1/2").do("take", "Aer:A").do("place_alone")
    assert position.refusal("take", "Aut:D") == "not-now"
    position.do("proxy", "m1/2").do("take", "Aut:D").do("place_alone")
    assert (position.st.owed, position.refusal("proxy", "m1/2")) == (8, "NO_SUCH_PROXY")


def test_v26_the_card_is_discarded_and_the_company_may_go_on_a_stack() -> None:
    position = Position().stack(0, "Aut:AB").stack(1, "Aer:A").hand(0, "m1/2 20").do("proxy", "m1/2")
    assert position.thrown() == ["m1/2"]
    position.do("take", "Aer:A").do("place_on", "Aut:AB")
    assert position.stacks(0) == [["Aut:AB", "Aer:A"]]


def test_v27_a_stack_may_shrink_and_vanish() -> None:
    position = Position(3).stack(1, "Aer:A", "Aut:AB").hand(0, "m1/2 m1/2 20")
    position.do("proxy", "m1/2").do("take", "Aut:AB").do("place_alone")
    assert position.stacks(1) == [["Aer:A"]]
    position.do("proxy", "m1/2").do("take", "Aer:A")
    assert (position.stacks(1), position.st.controlled[1]) == ([], 0)


# Reorganisation


def test_v28_stacks_are_built_from_a_pool() -> None:
    position = Position().stack(0, "Aer:A").stack(0, "Aut:AB").stack(0, "Che:F").hand(0, "20").do("reorg")
    assert position.legal() == ["add"]
    assert position.refusal("close") == "NO_OPEN_STACK"
    position.do("add", "Aut:AB")
    assert position.refusal("add", "Aut:AB") == "NOT_IN_POOL"
    assert position.refusal("add", "Che:F") == "REORG_NO_COMMON_LETTER"
    position.do("add", "Aer:A").do("close").do("add", "Che:F")
    assert position.stacks(0) == [["Aut:AB", "Aer:A"], ["Che:F"]]


def test_v29_companies_taken_before_count() -> None:
    position = Position().stack(0, "Aer:A").centre("Aut:AB").hand(0, "20").do("buy", "Aut:AB").do("place_alone").do("reorg")
    assert position.st.owed == 12 + 2


def test_v30_every_reorganisation_costs_again() -> None:
    position = Position().stack(0, "Aer:A").hand(0, "20").do("reorg").do("add", "Aer:A").do("reorg")
    assert position.st.owed == 2


def test_v31_nothing_moves_without_a_reorganisation() -> None:
    position = Position().stack(0, "Aer:A").stack(0, "Aut:AB").hand(0, "20")
    assert position.refusal("add", "Aer:A") == "not-now"
    assert position.refusal("place_on", "Aer:A") == "not-now"


# Forced reorganisation


def wrong(edition: str, hand: str) -> Position:
    """A stack with two mistakes, at the beginning of its owner's turn."""
    position = Position(3, mistakes="on", edition=edition).centre("Aut:D").hand(0, hand)
    return position.stack(0, "Che:ADE", "Ele:ABDE", "Che:ACDE", "Pet:ABDE", "Ele:ADF").begin(0)


def test_v32_v33_the_whole_holding_is_reorganised_first() -> None:
    position = wrong("venture", "10")
    assert (position.st.phase, position.st.pool, position.st.owed) == (Phase.FORCED, 5, 5)
    refused = GAME.refusal(position.st, GAME.act_id("buy", 0))
    assert refused is not None and (refused.reason, tuple(refused.rules)) == ("not-now", ("V32",))


def test_v33_help_and_advice_lead_out_of_a_forced_reorganisation() -> None:
    helped, advised = wrong("venture", "10"), wrong("venture", "10")
    stacks = Question.about(GAME, helped.st, 0).helped("best_arrangement", {})["stacks"]
    told = Question.about(GAME, helped.st, 0).helped("arrangement", {"stacks": stacks})
    assert (told["cost"], told["refused"]) == (0, None)  # it is owed already
    for block, argument in told["acts"]:
        helped.do(block, argument)
    while advised.st.phase == Phase.FORCED:
        advised.do(*GAME.spelled(GAME.advise(advised.st)))
    for position in (helped, advised):
        assert (position.st.phase, position.st.owed, profit(position.st, 0)) == (Phase.MAIN, 5, told["profit"])
        assert (position.told().count("REORGANISED"), told["profit"]) == (1, 3)


def test_v34_riche_ou_pauvre_only_takes_the_wrong_companies_out() -> None:
    position = wrong("riche_ou_pauvre", "10")
    assert position.stacks(0) == [["Che:ACDE"], ["Che:ADE", "Ele:ABDE", "Pet:ABDE"], ["Ele:ADF"]]
    assert (position.st.phase, position.st.owed) == (Phase.MAIN, 5)
    assert position.refusal("reorg") == ""  # another 5, by choice
    assert position.told()[0:2] == ["TURN", "MISTAKE_PAID"]


def test_v35_without_the_means_the_capital_is_lost() -> None:
    position = wrong("venture", "t1 s1 m1")
    assert (position.held(0), position.thrown()) == (["m1"], ["t1", "s1"])
    assert (position.st.phase, position.st.to_draw) == (Phase.DRAW, 2)


def test_v36_everybody_sees_which_companies_are_wrong() -> None:
    position = Position(mistakes="on").stack(0, "Che:ADE", "Ele:ABDE", "Che:ACDE", "Pet:ABDE", "Ele:ADF").stack(1, "Aer:A", "Aut:AB")
    assert [name for name, company in COMPANY.items() if misplaced(position.st, company)] == ["Che:ACDE", "Ele:ADF"]


def test_v36_the_lowest_of_an_industry_stays() -> None:
    assert wrong("venture", "t1").stacks(0) == [["Che:ACDE"], ["Che:ADE", "Ele:ABDE", "Pet:ABDE"], ["Ele:ADF"]]


# Profits


def test_v37_a_profit_card_is_shown_scored_and_replaced() -> None:
    position = Position(3).centre("Aer:A", "Aer:BE", "Aer:BF", "Aut:D", "Aut:AB").stack(2, "Ele:ABDE", "Ste:ACDEF", "Pet:BCDEF", "Che:ADE")
    position.do("end_ops").do("draw_card", "Profit")
    assert (position.st.points[2], position.st.to_draw, position.st.profits) == (6, 2, 1)
    position.do("draw_card", "t1").do("draw_card", "t3")
    assert (position.thrown(), position.st.profits) == (["Profit"], 0)


def test_v37_everybody_sees_a_profit_card_and_only_the_drawer_another_one() -> None:
    st = Position(3).centre("Aer:A", "Aer:BE", "Aer:BF", "Aut:D", "Aut:AB").do("end_ops").st
    to = GAME.blocks["draw_card"].to
    assert [to(st, seat, PROFIT) for seat in range(3)] == [1, 1, 1]
    assert [to(st, seat, CARD["10"]) for seat in range(3)] == [1, 0, 0]


def test_v38_profits_of_all_conglomerates_are_added() -> None:
    position = Position().stack(0, "Aer:A", "Aut:AB", "Che:ABC").stack(0, "Aer:ABCDE", "Aut:BCDE", "Ele:BCD").stack(0, "Pet:AC", "Ste:AD")
    assert profit(position.st, 0) == 1 + 3


def test_v39_a_stack_with_a_mistake_pays_nothing() -> None:
    position = Position(mistakes="on").stack(0, "Aer:A", "Aut:AB", "Che:ABC").centre("Aut:AE").hand(0, "12")
    assert profit(position.st, 0) == 1
    position.do("buy", "Aut:AE").do("place_on", "Che:ABC")
    assert profit(position.st, 0) == 0


# The end


def test_v40_with_an_empty_reserve_play_goes_on() -> None:
    position = Position(3).centre("Aer:A", "Aer:BE").reserve(0, rest_to=1).hand(0, "10").do("buy", "Aer:A").do("place_alone").do("end_ops")
    position.do("pay", "10")
    assert (position.st.phase, position.st.centre.count(0)) == (Phase.DRAW, 4)


def test_v41_v42_v43_the_last_company_ends_the_game_after_the_payment() -> None:
    position = Position(3).centre("Aer:A").stack(1, "Ele:ABDE", "Ste:ACDEF", "Pet:BCDEF", "Che:ADE").reserve(0, rest_to=2)
    position.hand(0, "10").hand(1, "t1 t3 m1").do("buy", "Aer:A").do("place_alone").do("end_ops").do("pay", "10")
    assert position.st.actor == NOBODY
    assert position.told()[-1] == "WON" and "LAST_COMPANY" in position.told()
    assert position.st.points[:3] == [0, 6 + 16, 0]


def test_v43_hands_that_are_scored_lie_open() -> None:
    for edition, is_open in (("venture", True), ("riche_ou_pauvre", False)):
        position = Position(edition=edition).centre("Aer:A").reserve(0, rest_to=1).hand(0, "10").hand(1, "20")
        assert position.st.view(0)["hand"][1][0] is None
        position.do("buy", "Aer:A").do("place_alone").do("end_ops").do("pay", "10")
        assert (position.st.view(0)["hand"][1][0] is not None) == is_open


def test_v44_companies_never_count() -> None:
    position = Position().stack(0, "Aer:ABCDE")
    assert (standing(position.st, 0), face_value(cards("10 m1")[:18])) == (0, 10)


def test_v45_the_highest_total_wins() -> None:
    match = begun(3)
    while not match.is_over:
        match.play(match.state.actor, [GAME.advise(match.state)])
    result = match.result()
    assert result["winners"] == [seat for seat in range(3) if result["scores"][seat] == max(result["scores"])]
    assert [result["ranks"][seat] for seat in result["winners"]] == [1] * len(result["winners"])


def test_v46_a_game_cut_short_is_scored_and_flagged() -> None:
    match = begun(3, turn_limit=3)
    while not match.is_over:
        match.play(match.state.actor, [GAME.advise(match.state)])
    assert (match.state.turn, match.state.truncated) == (3, 1)


# Invariants


def test_v47_scores_never_fall_and_no_law_is_broken_at_the_end() -> None:
    match = begun(4)
    before = [0] * 4
    luck = random.Random(47)
    while not match.is_over:
        match.play(match.state.actor, [luck.choice(match.legal(match.state.actor))])
        assert all(now >= then for now, then in zip(match.state.points, before, strict=False))
        before = list(match.state.points[:4])
    assert broken_law(match.state) == 0


@pytest.mark.parametrize(
    ("law", "breach"),
    [
        ("COMPANIES", lambda st: setattr(st, "reserve", st.reserve - 1)),
        ("CENTRE", lambda st: st.centre.__setitem__(0, 0)),
        ("STACKS", lambda st: st.top.__setitem__(COMPANY["Aer:A"], 1)),
        ("CONTROLLED", lambda st: st.controlled.__setitem__(0, 1)),
        ("CARDS", lambda st: st.discarded.__setitem__(0, 1)),
        ("PROFIT_CARDS", lambda st: setattr(st, "profits", 1)),
        ("FUNDS", lambda st: st.funds.__setitem__(0, 1)),
        ("OWED", lambda st: setattr(st, "owed", 500)),
    ],
)
def test_v47_a_broken_law_is_noticed(law: str, breach: object) -> None:
    st = Position().centre("Aut:D").stack(0, "Aer:A", "Aut:AB").hand(0, "10").st
    assert broken_law(st) == 0
    assert callable(breach)
    breach(st)
    assert GAME.laws.named(broken_law(st)) == law


# Refusals


@pytest.mark.parametrize(
    ("reason", "rules"),
    [("SAME_INDUSTRY", ("V20", "V21")), ("NO_COMMON_LETTER", ("V20",)), ("REORG_SAME_INDUSTRY", ("V20", "V28")),
     ("REORG_NO_COMMON_LETTER", ("V20", "V28")), ("PAID_NOT_IN_HAND", ("V12",)), ("DISCARDED_NOT_IN_HAND", ("V14",))],
)  # fmt: skip
def test_a_refusal_cites_what_it_rests_on(reason: str, rules: tuple[str, ...]) -> None:
    bought = "Che:ADE" if reason == "SAME_INDUSTRY" else "Pet:EF"
    placing = Position().stack(0, "Che:CD").centre("Che:ADE", "Pet:EF").hand(0, "16 12").do("buy", bought)
    building = Position().stack(0, "Che:CD").stack(0, "Che:ADE").stack(0, "Pet:EF").hand(0, "10").do("reorg").do("add", "Che:CD")
    paying = Position().centre("Aer:A").hand(0, "10").do("buy", "Aer:A").do("place_alone").do("end_ops")
    position, block, argument = {
        "SAME_INDUSTRY": (placing, "place_on", COMPANY["Che:CD"]),
        "NO_COMMON_LETTER": (placing, "place_on", COMPANY["Che:CD"]),
        "REORG_SAME_INDUSTRY": (building, "add", COMPANY["Che:ADE"]),
        "REORG_NO_COMMON_LETTER": (building, "add", COMPANY["Pet:EF"]),
        "PAID_NOT_IN_HAND": (paying, "pay", CARD["12"]),
        "DISCARDED_NOT_IN_HAND": (Position().hand(0, "10").do("end_ops"), "discard", CARD["12"]),
    }[reason]
    refused = GAME.refusal(position.st, GAME.act_id(block, argument))
    assert refused is not None and (refused.reason, tuple(refused.rules)) == (reason, rules)
