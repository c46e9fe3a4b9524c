"""The worked examples of the rulebooks, VX1 to VX13."""

from __future__ import annotations

import pytest

from magnat.core.play import Match, SeededDice
from magnat.games.venture.components import COUNT, VALUE
from magnat.games.venture.rules.capital import capital_value, face_value
from magnat.games.venture.rules.conglomerates import pays, profit
from magnat.games.venture.rules.proxy import raid_cost

from .position import COMPANY, GAME, Position, cards


def paying(*names: str) -> int:
    """What one stack pays."""
    return pays(Position().stack(0, *names).st, COMPANY[names[-1]])


def test_vx1_a_pair_of_triangles_is_worth_more_than_two_equal_circles() -> None:
    assert capital_value(cards("t1 t5")) == 16
    assert capital_value(cards("c3 c3")) == 6
    assert capital_value(cards("t1 t5 c3 c3")) == 22


def test_vx2_two_three_and_four_squares() -> None:
    assert capital_value(cards("s1 s8")) == 16
    assert capital_value(cards("s1 s5 s8")) == 32
    assert capital_value(cards("s1 s3 s5 s8")) == 64


def test_vx3_a_company_of_24_by_proxy() -> None:
    company = COMPANY["Pet:BCDEF"]
    assert VALUE[company] == 24
    assert [raid_cost(mark, company) for mark in range(3)] == [12, 24, 36]


def test_vx4_petroleum_ef_does_not_fit_on_chemistry_cd_and_automobile_def() -> None:
    position = Position().stack(0, "Che:CD").centre("Aut:DEF", "Pet:EF").hand(0, "18 18")
    position.do("buy", "Aut:DEF").do("place_on", "Che:CD")
    assert position.stacks(0) == [["Che:CD", "Aut:DEF"]]
    position.do("buy", "Pet:EF")
    assert position.legal() == ["place_alone"]
    assert position.refusal("place_on", "Aut:DEF") == "NO_COMMON_LETTER"
    assert position.st.owed == 28


def test_vx5_thirteen_companies_cost_thirteen_to_reorganise() -> None:
    position = Position().hand(0, "20")
    for name in list(COMPANY)[:13]:
        position.stack(0, name)
    assert position.do("reorg").st.owed == 13


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        (["Aer:A", "Aut:AB", "Che:ABC"], 1),
        (["Aer:A", "Aut:AB", "Che:ABC", "Ele:ABF"], 3),
        (["Aer:A", "Aut:AB", "Che:ABC", "Ele:ABF", "Pet:AC"], 8),
        (["Aer:A", "Aut:AB", "Che:ABC", "Ele:ABF", "Pet:AC", "Ste:AD"], 20),
        (["Ele:ABDE", "Ste:ACDEF", "Pet:BCDEF", "Che:ADE"], 6),
        (["Aer:ABCDE", "Aut:BCDE", "Ele:BCD"], 3),
    ],
)
def test_vx6_the_profit_table(names: list[str], expected: int) -> None:
    assert paying(*names) == expected


def test_vx7_two_conglomerates_pay_6_and_8() -> None:
    position = Position().stack(0, "Ele:ABDE", "Ste:ACDEF", "Pet:BCDEF", "Che:ADE")
    position.stack(0, "Che:ACDE", "Aut:BCE", "Pet:ABDE", "Ele:ABCEF", "Ste:BCEF")
    assert profit(position.st, 0) == 14


def test_vx8_d_and_e_are_common_but_a_only_three_times() -> None:
    names = ["Ele:ABDE", "Ste:ACDEF", "Pet:BCDEF", "Che:ADE"]
    position = Position().stack(0, *names)
    assert COUNT[position.st.letters[COMPANY["Che:ADE"]]] == 2
    assert paying(*names) == 6
    assert [VALUE[COMPANY[name]] for name in names] == [20, 24, 24, 16]


def test_vx9_only_e_is_common_to_all_five() -> None:
    names = ["Che:ACDE", "Aut:BCE", "Pet:ABDE", "Ele:ABCEF", "Ste:BCEF"]
    assert paying(*names) == 8
    assert [VALUE[COMPANY[name]] for name in names] == [20, 16, 20, 24, 20]


def test_vx10_what_a_collection_adds_to_the_face_value() -> None:
    for text, gain in (("s1 s3", 12), ("c5 c8", 3)):
        assert capital_value(cards(text)) == 16
        assert capital_value(cards(text)) - face_value(cards(text)) == gain


def test_vx11_two_profit_cards_in_a_row_pay_twice() -> None:
    position = Position().stack(0, "Ele:ABDE", "Ste:ACDEF", "Pet:BCDEF", "Che:ADE")
    position.stack(0, "Che:ACDE", "Aut:BCE", "Pet:ABDE", "Ele:ABCEF", "Ste:BCEF").centre("Aer:A").reserve(0, rest_to=1)
    position.do("end_ops").do("draw_card", "Profit").do("draw_card", "Profit")
    assert position.st.points == [28, 0, 0, 0, 0, 0]


def test_vx12_two_players_leave_14_companies_out() -> None:
    position = Position()
    assert position.st.reserve == 54 - 14
    position = Position(3)
    assert position.st.reserve == 54


def test_vx12_five_open_and_35_in_reserve() -> None:
    st = Match.new(GAME, ["Ada", "Bob"], dice=SeededDice(1)).state
    assert (st.reserve, [slot > 0 for slot in st.centre]) == (35, [True] * 5)


def test_vx13_a_mistake_that_cannot_be_paid_costs_the_capital() -> None:
    position = Position(mistakes="on").centre("Aer:A").stack(0, "Che:ADE", "Che:ACDE").hand(0, "t1").begin(0)
    assert position.held(0) == []
    assert position.stacks(0) == [["Che:ACDE"], ["Che:ADE"]]
