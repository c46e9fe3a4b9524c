"""What the page may ask about sales, exchanges, associations and bids: exact, from what the seat sees, and playable as it stands."""

from __future__ import annotations

from typing import Any

import pytest

from magnat.core.asking import Question
from magnat.core.errors import Refused
from magnat.core.play import Match, SeededDice
from magnat.games.richesses_du_monde.components import PRODUCTIONS, RAISE
from magnat.games.richesses_du_monde.rules.payments import share
from tests.games.richesses_du_monde.scene import ALUMINIUM, GAME, TOURED, A, B, C, D, Scene, production, units

OIL, COFFEE = production("petrole"), production("cafe")


def ask(scene: Scene, name: str, seat: int = A, **arguments: Any) -> Any:
    return Question.about(GAME, scene.st, seat).helped(name, arguments)


def market(**chosen: object) -> Scene:
    """A about to roll in an open market: oil and coffee in two hands."""
    scene = Scene(4, A, open_market="any_time", **chosen).cash(30, 20, 20, 20)
    scene.owns(A, "petrole", "U.R.S.S.", "États-Unis").owns(A, "cafe", "Colombie")
    return scene.owns(B, "petrole", "Arabie Saoudite").owns(B, "cafe", "Brésil")


def test_r72_an_exchange_says_what_becomes_of_both_sides() -> None:
    scene = market()
    told = ask(scene, "exchange", partner=B, give=[COFFEE], want=[OIL], cash=units(1.5))
    mine, theirs = told["sides"]
    assert (mine["seat"], mine["cash"], theirs["cash"]) == (A, -units(1.5), units(1.5))
    oil, coffee = mine["rows"]
    assert (oil["share"], oil["band"], oil["royalty"]) == ([55, 75], [50, 70], [units(6), units(12)])
    assert (coffee["titles"], coffee["share"], coffee["band"]) == ([1, 0], [15, 0], [0, 0])
    assert theirs["rows"][1]["share"] == [35, 50] and theirs["rows"][1]["royalty"] == [units(0.4), units(2)]
    scene.acts(*[tuple(act) for act in told["acts"]])
    assert scene.phase == "EXCHANGE_REPLY" and scene.st.actor == B
    assert ask(scene, "offer", B) == {"kind": "exchange", "sides": told["sides"]}
    scene.act("accept")
    assert scene.has(A) == 28.5 and [share(scene.st, A, good) for good in (OIL, COFFEE)] == [75, 0]


def test_r72_the_same_production_may_cross_over() -> None:
    told = ask(market(), "exchange", partner=B, give=[OIL], want=[OIL], cash=-units(2))
    mine, theirs = told["sides"]
    assert mine["rows"][0]["share"] == [55, 20] and theirs["rows"][0]["share"] == [20, 55] and mine["cash"] == units(2)
    assert ["ask_cash", 0] in told["acts"]


def test_r74_refusals_come_with_their_rules() -> None:
    scene = market()
    assert ask(scene, "exchange", partner=B, give=[COFFEE], want=[], cash=0)["refused"] == {"reason": "LOT_FROM_EACH", "rules": ["R72", "R74"]}
    assert ask(scene, "exchange", partner=C, give=[COFFEE], want=[OIL], cash=0)["refused"]["reason"] == "NOTHING_TO_EXCHANGE"
    assert ask(scene, "exchange", partner=B, give=[COFFEE], want=[OIL], cash=units(30.1))["refused"] == {
        "reason": "CANNOT_PAY",
        "rules": ["R72", "R90"],
    }
    with pytest.raises(Refused):
        ask(scene, "exchange", partner=B, give=[COFFEE], want=[OIL], cash=1)
    with pytest.raises(Refused):
        ask(scene, "exchange", partner=B, give=[PRODUCTIONS], want=[OIL])


def test_r67_a_sale_is_spelled_out_with_large_steps_first() -> None:
    scene = market()
    told = ask(scene, "sale", production=OIL, price=units(27.8))
    assert [act[1] for act in told["acts"] if act[0] == "add"] == [4, 3, 2, 2, 1, 0, 0]
    assert (told["lot"]["share"], told["lot"]["price"], told["lot"]["start"]) == (55, units(5.5), units(2.75))
    assert told["lot"]["buyers"][0]["rows"][0]["share"] == [20, 75]
    scene.acts(*[tuple(act) for act in told["acts"]])
    assert scene.phase == "SALE_BID" and scene.st.price == units(27.8)
    assert ask(scene, "lot", B) == told["lot"]


def test_r71_a_lot_that_was_not_sold_is_barred() -> None:
    scene = market(market_cap=3)
    scene.acts(*[tuple(act) for act in ask(scene, "sale", production=COFFEE, price=units(1))["acts"]]).acts("pass_by", "pass_by", "pass_by")
    assert ask(scene, "sale", production=COFFEE, price=units(1))["refused"] == {"reason": "BARRED", "rules": ["R71"]}


def test_r67_a_price_may_be_named_in_the_middle_of_a_sale() -> None:
    scene = market().acts(("put_up", COFFEE), ("add", 2))
    assert ask(scene, "sale", production=COFFEE, price=units(2.1))["acts"] == [["add", 2], ["ok", 0]]


def test_r72_an_exchange_that_was_begun_goes_on() -> None:
    scene = market().acts(("exchange_with", B), ("give_lot", COFFEE))
    told = ask(scene, "exchange", partner=B, give=[COFFEE], want=[OIL], cash=0)
    assert told["acts"] == [["ask_lot", OIL], ["send", 0]]
    scene.act("give_cash")
    told = ask(scene, "exchange", partner=B, give=[COFFEE], want=[OIL], cash=units(0.6))
    assert told["acts"] == [["add", 1], ["ok", 0], ["ask_lot", OIL], ["send", 0]]


def test_r49_a_bid_is_one_request() -> None:
    scene = Scene(3).cash(30, 30, 30).owns(A, ALUMINIUM, "Australie").at(A, TOURED + 7)
    scene.roll(2, 1).put_up(ALUMINIUM)
    least = scene.st.least
    assert ask(scene, "bid", B, sum=least)["acts"] == [["bid_min", 0]]
    told = ask(scene, "bid", B, sum=least + units(6.7))
    assert told["acts"] == [["raise_bid", 0], ["add", 3], ["add", 2], ["add", 1], ["add", 0], ["ok", 0]]
    assert ask(scene, "bid", B, sum=least + units(28.5))["refused"] == {"reason": "OVER_CASH", "rules": ["R52"]}
    with pytest.raises(Refused):
        ask(scene, "bid", C, sum=least)
    scene.acts(*[tuple(act) for act in told["acts"]])
    assert scene.st.price == least + units(6.7) and scene.st.bidder == B


@pytest.mark.parametrize("cash", [0, 1.9, 2, 2.05, 2.1, 7.35, 30])
def test_r52_the_highest_bid_is_what_the_rules_let_one_bid(cash: float) -> None:
    scene = Scene(3).cash(30, cash, 30).owns(A, ALUMINIUM, "Australie").at(A, TOURED + 7)
    assert scene.st.view(B)["most_bid"][B] == 0  # nothing is on offer
    scene.roll(2, 1).put_up(ALUMINIUM)
    view, least = scene.st.view(B), scene.st.least
    assert view["least_raise"] == least + RAISE and scene.st.view(C)["most_bid"][B] is None  # R106
    sums = range(least, least + units(30), RAISE)
    possible = [sum for sum in sums if ask(scene, "bid", B, sum=sum)["refused"] is None] if scene.st.cash[B] >= least else []
    assert view["most_bid"][B] == max(possible, default=0)
    assert [sum for sum in possible if sum > least][:1] == ([least + RAISE] if scene.st.cash[B] >= least + RAISE else [])


def test_r75_operations_left_count_what_was_begun_in_this_market() -> None:
    scene = market(market_cap=2)
    assert scene.phase == "MARKET" and scene.st.view(A)["deals_left"][A] == 2
    scene.act("exchange_with", B)
    assert scene.st.view(A)["deals_left"][:2] == [1, 2]
    scene.act("abandon")
    assert scene.phase == "MARKET" and scene.st.view(A)["deals_left"][A] == 1
    while scene.phase == "MARKET":
        scene.act("pass_by")
    assert scene.phase == "ROLL" and scene.st.view(A)["deals_left"][A] == 2  # in the next one


def test_r78_an_association_names_tax_lead_and_joint_shares() -> None:
    scene = market().owns(D, "or", "Canada")
    told = ask(scene, "association", members=[B])
    assert (told["tax"], told["pool"], told["mine"], told["lead"]) == (units(5), None, units(30), A)
    oil, coffee = told["rows"]
    assert (oil["shares"], oil["share"], oil["band"]) == ([55, 20], [55, 75], [50, 70]) and coffee["royalty"] == [units(0.4), units(2)]
    assert told["acts"] == [["associate_with", B], ["send", 0]]
    assert ask(scene, "association", members=[B, D])["acts"] == [["associate_with", B], ["add_member", D], ["send", 0]]
    assert ask(scene, "association", members=[B, C, D])["refused"] == {"reason": "NO_OPPONENT_LEFT", "rules": ["R86"]}
    assert ask(scene, "association", members=[])["acts"] == []
    scene.acts(("associate_with", B), "send")
    assert ask(scene, "offer", B)["mine"] == units(20) and ask(scene, "offer", B)["tax"] == units(5)


def test_r79_the_pool_is_told_where_purses_are_open() -> None:
    assert ask(market(open_cash="on"), "association", members=[B])["pool"] == units(50)


def test_deals_can_be_planned_while_others_are_asked() -> None:
    scene = market()
    scene.acts(*[tuple(act) for act in ask(scene, "exchange", partner=B, give=[COFFEE], want=[OIL], cash=0)["acts"]])
    told = ask(scene, "exchange", A, partner=B, give=[COFFEE], want=[OIL], cash=0)
    assert told["refused"] is None and told["acts"][0] == ["exchange_with", B]


def test_r106_helpers_say_the_same_in_positions_that_a_seat_cannot_tell_apart() -> None:
    match = Match.new(GAME, ["Ada", "Bob", "Cleo"], chosen={"turn_limit": 30}, dice=SeededDice(5))

    def answers(found: Match, seat: int) -> list[Any]:
        told: list[Any] = []
        for name in ("lot", "bid", "sale", "exchange", "association", "offer"):
            deal = {"partner": (seat + 1) % 3, "give": [OIL], "want": [COFFEE], "cash": 10, "members": [0]}
            arguments = {**deal, "production": OIL, "price": 20, "sum": 40}
            try:
                told.append(found.helped(seat, name, arguments))
            except Refused as refused:
                told.append(str(refused))
        return told

    for _ in range(150):
        if match.is_over:
            break
        for seat in range(3):
            other = match.state.copy()
            GAME.resample(other, seat, [3, 0])
            for stranger in range(3):
                if other.lead[stranger] != other.lead[seat]:
                    other.cash[stranger] += 40
            assert answers(Match(GAME, match.seats, match.dice, other, other), seat) == answers(match, seat)
        asked = match.asked()[0]
        match.play(asked, [match.hint(asked)[0]])


def test_r73_a_draft_that_is_begun_is_finished_as_it_was_begun_or_given_up() -> None:
    scene = market().acts(("exchange_with", B), ("give_lot", COFFEE), "give_cash")
    assert ask(scene, "exchange", partner=B, give=[COFFEE], want=[OIL], cash=units(2))["refused"] is None
    wishes: list[dict[str, Any]] = [
        {"partner": B, "give": [OIL], "want": [OIL], "cash": units(2)},
        {"partner": B, "give": [COFFEE], "want": [OIL], "cash": -units(2)},
        {"partner": B, "give": [COFFEE], "want": [OIL], "cash": 0},
        {"partner": C, "give": [COFFEE], "want": [OIL], "cash": units(2)},
    ]
    for wish in wishes:
        assert ask(scene, "exchange", **wish)["refused"]["reason"] == "IN_DRAFT"
    scene.act("ok")
    assert ask(scene, "exchange", partner=B, give=[COFFEE], want=[OIL], cash=units(2))["refused"]["reason"] == "IN_DRAFT"
    assert ask(scene, "exchange", partner=B, give=[COFFEE], want=[OIL], cash=units(0.1))["refused"] is None


def test_r75_a_deal_can_be_planned_in_the_deepest_question() -> None:
    scene = market()
    scene.st.depth = 4  # as many questions as the rules can nest
    assert ask(scene, "sale", production=OIL, price=units(5))["refused"] is None
    assert ask(scene, "association", members=[B])["refused"] is None


def test_r76_only_other_parties_can_be_invited() -> None:
    scene = market()
    scene.st.out[D] = 1
    for members in ([A], [D], [B, D]):
        with pytest.raises(Refused):
            ask(scene, "association", members=members)
    with pytest.raises(Refused):
        ask(scene, "association", D, members=[B])
