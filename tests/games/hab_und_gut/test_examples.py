"""The worked examples: HX1-HX9 come from the rulebook, HD1-HD21 follow from it."""

from __future__ import annotations

from typing import Any

import pytest

from magnat.core.declare import CHANCE, NOBODY
from magnat.core.play import Match, SeededDice
from magnat.games.hab_und_gut.components import TRACK
from tests.games.hab_und_gut.positions import (
    COAL,
    DONATE,
    GRAIN,
    HAB,
    HALVE,
    LEFT_CARD,
    ORDER,
    RUBBER,
    SALT,
    TEA,
    TRADE,
    at_last_act,
    at_price_turn,
    begun,
    card,
    do,
    finish,
    give,
    let_chance_act,
    offered,
    own,
    price,
    prices,
    refused,
    stand,
)

# From the rulebook


def test_hx1_h17_three_shares_cost_220() -> None:
    st = begun()
    prices(st, coal=80, rubber=70)
    do(st, "buy", COAL)
    do(st, "buy", RUBBER)
    do(st, "buy", RUBBER)
    assert st.cash[0] == 300 - 220 and st.bank[COAL] == 9 and st.bank[RUBBER] == 8
    assert st.phase == DONATE  # H14, H16: three shares end the trade


def test_hx2_h20_two_shares_sold_for_280() -> None:
    st = begun()
    own(st, 0, SALT, TEA)
    prices(st, salt=150, tea=130)
    do(st, "sell", SALT)
    assert refused(st, "buy", COAL) == "BUY_OR_SELL (H15)"
    do(st, "sell", TEA)
    do(st, "trade_end")
    assert st.cash[0] == 300 + 280 and st.bank[SALT] == 10 and st.bank[TEA] == 10


def test_hx3_h14_passing_leaves_the_donation() -> None:
    """H14, H22"""
    st = begun()
    own(st, 0, COAL)
    do(st, "trade_end")
    assert st.cash[0] == 300 and st.phase == DONATE and st.actor == 0


def test_hx4_h23_a_share_just_bought_may_be_donated_face_down() -> None:
    match = Match.new(HAB, ["Ada", "Bob", "Cleo"], dice=SeededDice(1))
    match.play(0, [("buy", RUBBER), ("trade_end", 0), ("donate", RUBBER)])
    assert match.state.gift[0] == [RUBBER + 1, 0, 0, 0] and match.state.hand[0] == [0] * 6
    told = [(event, values) for _, event, values in match.log(1) if event == "DONATED"]
    assert told == [("DONATED", {"seat": 0, "good": None})]
    assert match.view(1)["given"][0] == 1 and match.view(1)["gift"][0] == [None] * 4


def test_hx5_h22_after_three_donations_one_may_give_nothing() -> None:
    st = begun()
    own(st, 0, COAL)
    give(st, 0, COAL, COAL, TEA)
    do(st, "trade_end")
    do(st, "donate_none")
    assert st.given[0] == 3 and st.actor == 1


def test_hx6_h22_an_old_share_may_be_donated_after_passing() -> None:
    st = begun()
    own(st, 0, GRAIN)
    do(st, "trade_end")
    do(st, "donate", GRAIN)
    assert st.gift[0][0] == GRAIN + 1 and st.given[0] == 1 and st.cash[0] == 300


@pytest.mark.parametrize(("step", "halved", "moved"), [(4, False, 4), (-2, False, -2), (4, True, 2), (-2, True, -1)])
def test_hx7_h28_h29_a_card_in_full_and_at_half(step: int, halved: bool, moved: int) -> None:
    st = at_price_turn()
    stand(st, 0, card(COAL, step))
    stand(st, 2, card(GRAIN, 2))
    do(st, "left_card", card(COAL, step))
    do(st, "right_card", card(GRAIN, 2))
    do(st, "halve_left" if halved else "halve_right")
    assert st.price[COAL] == 8 + moved


def test_hx8_h29_rubber_in_full_and_salt_at_half() -> None:
    st = at_price_turn()
    prices(st, rubber=70, salt=150)
    stand(st, 0, card(SALT, 6))
    stand(st, 2, card(RUBBER, 4))
    do(st, "left_card", card(SALT, 6))
    do(st, "right_card", card(RUBBER, 4))
    in_full = st.copy()
    do(st, "halve_left")
    assert (price(st, RUBBER), price(st, SALT)) == (110, 180)
    do(in_full, "halve_right")
    assert price(in_full, SALT) == 210


def test_hx9_h4_h38_five_players_leave_14_cards_aside() -> None:
    st = begun(5)
    assert sum(map(sum, st.holder)) == 40 and sum(st.aside) == 14
    st = at_last_act(5)
    st.lap = 1
    finish(st)
    assert st.actor == CHANCE and sum(st.aside) == 54  # all are shuffled again
    let_chance_act(st)
    assert st.lap == 2 and sum(map(sum, st.holder)) == 40 and sum(st.aside) == 14 and sum(st.discard) == 0


# Derived: prices


def played_in_full(start: int, step: int) -> int:
    """The price of coal after a card of coal from this price."""
    st = at_price_turn()
    prices(st, coal=start)
    stand(st, 0, card(COAL, step))
    stand(st, 2, card(GRAIN, 2))
    do(st, "left_card", card(COAL, step))
    do(st, "right_card", card(GRAIN, 2))
    do(st, "halve_right")
    return price(st, COAL)


def test_hd1_h30_surplus_steps_are_lost() -> None:
    assert played_in_full(230, 6) == 250


def test_hd2_h30_a_marker_goes_as_far_as_it_can() -> None:
    assert played_in_full(240, 4) == 250


def test_hd3_h30_a_marker_on_0_stays_and_rises_again() -> None:
    """H34: the next player acts on the changed price."""
    st = at_price_turn()
    prices(st, coal=5)
    for seat, (step, halve, then) in enumerate([(-4, "halve_right", 0), (-2, "halve_left", 0), (2, "halve_left", 5)]):
        stand(st, seat, card(COAL, step))
        stand(st, (seat - 1) % 3, card(GRAIN, 4))
        do(st, "left_card", card(COAL, step))
        do(st, "right_card", card(GRAIN, 4))
        do(st, halve)
        assert price(st, COAL) == then


def test_hd8_h31_the_order_is_asked_at_the_top() -> None:
    st = at_price_turn()
    prices(st, coal=250)
    stand(st, 0, card(COAL, 6))
    stand(st, 2, card(COAL, -4))
    do(st, "left_card", card(COAL, 6))
    do(st, "right_card", card(COAL, -4))
    do(st, "halve_left")
    assert st.phase == ORDER and offered(st) == {"first_left", "first_right"}
    other = st.copy()
    do(st, "first_left")
    do(other, "first_right")
    assert (price(st, COAL), price(other, COAL)) == (210, 240)


def test_hd9_h31_the_order_is_not_asked_where_it_does_not_matter() -> None:
    for halve, then in (("halve_left", 90), ("halve_right", 80)):
        st = at_price_turn()
        stand(st, 0, card(COAL, 2))
        stand(st, 2, card(COAL, 4))
        do(st, "left_card", card(COAL, 2))
        do(st, "right_card", card(COAL, 4))
        do(st, halve)
        assert price(st, COAL) == then and st.phase == LEFT_CARD and st.actor == 1


def test_hd10_h29_two_identical_cards_leave_nothing_to_choose() -> None:
    for start, then in (("40", 130), ("200", 250)):
        st = at_price_turn()
        prices(st, tea=int(start))
        stand(st, 0, card(TEA, 6))
        stand(st, 2, card(TEA, 6))
        do(st, "left_card", card(TEA, 6))
        do(st, "right_card", card(TEA, 6))
        assert st.phase != HALVE and st.actor == 1 and price(st, TEA) == then


# Derived: trades


def test_hd4_h18_h20_at_price_0_shares_are_sold_but_not_bought() -> None:
    st = begun()
    own(st, 0, TEA)
    prices(st, tea=0)
    assert refused(st, "buy", TEA) == "WORTHLESS (H18)"
    do(st, "sell", TEA)
    assert st.cash[0] == 300 and st.bank[TEA] == 10


def test_hd5_h18_no_credit() -> None:
    st = begun()
    st.cash[0] = 100
    do(st, "buy", COAL)
    do(st, "buy", TEA)
    assert st.cash[0] == 20 and offered(st) == {"trade_end"}
    assert refused(st, "buy", SALT) == "TOO_DEAR (H18)"


def test_hd6_h18_h20_a_pile_is_empty_until_somebody_sells() -> None:
    st = begun()
    own(st, 0, COAL)
    own(st, 2, *[COAL] * 9)
    assert refused(st, "buy", COAL) == "NONE_LEFT (H18)"
    do(st, "sell", COAL)
    do(st, "trade_end")
    assert st.actor == 1 and refused(st, "buy", COAL) == ""


def test_hd7_h15_who_has_bought_may_not_sell() -> None:
    st = begun()
    own(st, 0, COAL, COAL)
    do(st, "buy", TEA)
    assert refused(st, "sell", COAL) == "BUY_OR_SELL (H15)" and "sell" not in offered(st)


def test_hd20_h36_charity_money_buys_nothing() -> None:
    st = begun()
    st.charity[0] = 500
    st.cash[0] = 30
    assert offered(st) == {"trade_end"}


# Derived: charity and the end


def test_hd11_h35_donated_shares_are_cashed_at_the_end_of_a_lap() -> None:
    st = at_last_act()
    st.lap = 1
    give(st, 1, COAL, COAL, TEA, SALT)
    cash = list(st.cash)
    prices(st, coal=80, tea=0, salt=150)
    finish(st)
    assert st.charity == [0, 310, 0, 0, 0] and st.cash == cash
    assert st.bank == [10] * 6 and st.given[1] == 0 and st.gift[1] == [0] * 4


@pytest.mark.parametrize(
    ("charity", "cash", "chosen", "out", "winners", "ranks"),
    [
        pytest.param([0, 310, 120], [900, 400, 500], {}, [0], [2], [3, 2, 1], id="hd12_h42_the_stingiest_is_out"),
        pytest.param([100, 100, 240], [900, 800, 10], {}, [0, 1], [2], [2, 2, 1], id="hd13_h42_all_who_gave_least_are_out"),
        pytest.param([0, 0, 0], [900, 800, 10], {}, [0, 1, 2], [], [1, 1, 1], id="hd14_h46_all_level_nobody_wins"),
        pytest.param([0, 0, 0], [900, 800, 10], {"all_tied": "nobody_out"}, [], [0], [1, 2, 3], id="hd14_h46_nobody_out"),
        pytest.param([50, 60, 70, 80], [500, 700, 700, 600], {}, [0], [1, 2], [4, 1, 1, 3], id="hd15_h45_shared_victory"),
        pytest.param([50, 60, 70, 80], [500, 700, 700, 600], {"cash_tie": "charity"}, [0], [2], [4, 2, 1, 3], id="hd15_h45_charity_decides"),
    ],
)
def test_h42_h44_h47_who_is_out_and_who_wins(
    charity: list[int], cash: list[int], chosen: dict[str, object], out: list[int], winners: list[int], ranks: list[int]
) -> None:
    seats = len(charity)
    st = at_last_act(seats, **chosen)
    st.charity[:seats], st.cash[:seats] = charity, cash
    finish(st)
    assert st.actor == NOBODY and [seat for seat in range(seats) if st.out[seat]] == out
    assert [seat for seat in range(seats) if HAB.won(st, seat)] == winners
    assert [HAB.rank(st, seat) for seat in range(seats)] == ranks
    assert [HAB.score(st, seat) for seat in range(seats)] == cash  # H47: also for those who are out


@pytest.mark.parametrize(
    ("seats", "firsts"), [(3, [0, 1, 2, 0, 1, 2, 0, 1]), (4, [0, 1, 2, 3, 0, 1, 2, 3]), (5, [0, 1, 2, 3, 4, 0, 1, 2])], ids=["three", "four", "five"]
)
def test_hd16_h12_the_top_hat_wanders(seats: int, firsts: list[int]) -> None:
    st = begun(seats)
    found = []
    while st.actor != NOBODY:
        if st.actor == CHANCE:
            let_chance_act(st)
        if st.phase == TRADE and st.actor == st.first:
            found.append(st.first)
        HAB.dispatch.apply(st, HAB.default_act(st))
    assert found == firsts


def test_hd21_h43_the_final_sale_has_no_limit() -> None:
    st = at_last_act()
    own(st, 1, *[COAL] * 5, SALT, SALT)
    prices(st, coal=0, salt=150)
    st.charity[:3] = [0, 10, 10]
    finish(st)
    assert st.cash[1] == 300 + 300 and st.hand[1] == [0] * 6 and st.bank == [10] * 6


# Derived: who sees what


def test_hd17_h3_h5_everybody_sees_two_holders() -> None:
    st = begun(4)
    seen = st.view(2)["holder"]
    assert [holder for holder in range(4) if seen[holder][0] is not None] == [1, 2]
    st = begun(3)
    for seat in range(3):
        rows = [row for row in st.view(seat)["holder"][:3] if row[0] is not None]
        assert sum(map(sum, rows)) == 16


def test_hd18_h32_h33_holders_empty_by_two_a_tour() -> None:
    st = at_price_turn()
    for _ in range(3):
        play_any_price_turn(st)
    assert st.tour == 2 and [sum(st.holder[holder]) for holder in range(3)] == [6, 6, 6]
    while st.phase == TRADE:
        do(st, "trade_end")
    first = st.actor
    play_any_price_turn(st)
    assert sum(st.discard) == 8
    assert [sum(st.holder[holder]) for holder in (first, (first - 1) % 3, (first + 1) % 3)] == [5, 5, 6]


def play_any_price_turn(st: Any) -> None:
    """The first legal act, until somebody else is asked."""
    actor = st.actor
    while st.actor == actor:
        HAB.dispatch.apply(st, HAB.legal(st)[0])


def test_hd19_h19_h23_what_lies_where_is_the_owners_secret() -> None:
    match = Match.new(HAB, ["Ada", "Bob", "Cleo"], chosen={"first_player": 1}, dice=SeededDice(1))
    match.play(1, [("buy", RUBBER), ("buy", TEA), ("trade_end", 0), ("donate", RUBBER)])
    for other in (0, 2):
        view = match.view(other)
        assert view["hand"][1] == [None] * 6 and view["gift"][1] == [None] * 4
        assert view["shares_held"][1] == 1 and view["given"][1] == 1
        assert view["net"][1] == [0, 0, 0, 1, 1, 0]  # bought in the open; the split is not known
    assert match.view(1)["gift"][1][0] == RUBBER + 1
    while match.state.lap == 1:
        seat = match.asked()[0]
        match.play(seat, [HAB.default_act(match.state)])
    cashed = [values for _, event, values in match.log(0) if event == "GIFT_SOLD"]
    assert [(values["seat"], values["good"]) for values in cashed] == [(1, RUBBER)]
    assert cashed[0]["price"] in TRACK
