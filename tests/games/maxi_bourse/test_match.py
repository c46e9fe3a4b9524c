"""At a table: windows, sealed answers, clocks, previews, and bad input that changes nothing."""

from __future__ import annotations

import pytest

from magnat.core.errors import Refused
from magnat.core.play import Match, Seat, SeededDice
from magnat.games.maxi_bourse.components import COMPANY_IDS

from .scene import GAME, A, B, C, D, Scene, company


def match_at(scene: Scene) -> Match:
    """A match that stands where the scene stands."""
    seats = [Seat(name) for name in ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")[: scene.st.seats]]
    return Match(GAME, seats, SeededDice(1), scene.st, scene.st.copy(), before=[[A, "what-if", 0]])


def clocked(scene: Scene) -> tuple[str, int]:
    """What is played when the clock runs out."""
    return GAME.spelled(GAME.default_act(scene.st))


def auction() -> Match:
    """Ada, Bob and Cleo bid for one lot of Elf; Dan does not."""
    return match_at(Scene(4).quotes(elf=300).stock("elf", 1).onto("bp").name("elf").qty(1, 1, 1, 0))


def test_m38_all_bidders_are_asked_at_once_and_nothing_is_told_before_the_last() -> None:
    match = auction()
    assert match.asked() == [A, B, C]
    match.play(C, [("stay", 0)])
    match.play(A, [("withdraw", 0)])
    assert match.asked() == [B] and match.state.price == 34 and not match.played
    assert match.log(B) == [] and match.view(B)["sealed"][C] is None and match.view(C)["sealed"][C] == 0
    match.undo(A)  # sealed answers can be taken back
    match.play(A, [("stay_5", 0)])
    match.play(B, [("withdraw", 0)])
    assert [(event, values["seat"]) for _, event, values in match.log() if event in ("STAYED", "WITHDREW")] == [
        ("STAYED", A),
        ("WITHDREW", B),
        ("STAYED", C),
    ]
    assert match.asked() == [C] and match.state.price == 35  # Ada is bound


def test_m38_the_clock_withdraws_whoever_is_silent() -> None:
    match = auction()
    match.play(B, [("stay", 0)])
    match.close_window()
    assert match.state.held[B][company("elf")] == 1 and match.state.quote[company("elf")] == 34


def test_m76_holders_raise_a_hand_or_let_the_payment_pass() -> None:
    scene = Scene(4).quotes(coca_cola=300).rumours(B, "R01").rumours(D, "R02").onto("coca_cola").name("coca_cola").qty(1)
    match = match_at(scene)
    assert match.asked() == [B, D] and match.window == "open"
    match.play(D, [("reveal", 1)])
    assert match.asked() == [B] and not match.played  # the hand is raised; Bob comes first
    match.pass_window(B)
    assert [GAME.spelled(act.act) for act in match.played] == [("pass_by", 0), ("reveal", 1)]
    assert match.state.quote[company("aeg")] == 14 and match.row.name == "DEMAND"


def test_m49_a_request_is_one_raised_hand() -> None:
    match = match_at(Scene(3, private_requests="preturn").owns(A, elf=3).begin())
    assert match.asked() == [B, C]
    match.play(B, [("request", company("elf")), ("qty", 2)])
    match.pass_window(C)
    assert match.row.name == "REQ_PRICE" and match.asked() == [A]
    match.play(A, [("refuse", 0)])
    assert match.row.name == "SALE" and match.asked() == [A]


def test_m115_a_preview_tells_no_purse() -> None:
    """Whether Bob can pay for his lot is not shown to Ada, who passes last."""
    scene = Scene(3).quotes(coca_cola=300).cash(9_000_000, 320_000, 9_000_000).rumours(A, "R01").onto("bp").name("coca_cola").qty(0, 1, 0)
    view, lines = match_at(scene).preview(A, [("reveal", 0)])
    assert view["cash"][B] is None and view["phase"] is None and view["held"][B][company("coca_cola")] is None
    assert [line.event for line in lines] == ["REVEALED", "QUOTED", "PAYS_NOW"]


@pytest.mark.parametrize(
    ("seat", "block", "argument", "reason", "rules"),
    [
        (B, "qty", 1, "not-your-turn", ("M24",)),
        (A, "sell", 0, "not-now", ("M24",)),
        (A, "qty", 3, "OVER_CALL", ("M24",)),
        (A, "qty", 2, "OVER_STOCK", ("M25",)),
        (A, "qty", 1, "OVER_CASH", ("M36", "M42", "M66")),
        (A, "qty", 11, "unknown-act", ()),
        (A, "dance", 0, "unknown-act", ()),
    ],
)
def test_bad_input_is_refused_with_its_rule_and_changes_nothing(seat: int, block: str, argument: int, reason: str, rules: tuple[str, ...]) -> None:
    match = match_at(Scene(3).cash(290_000, 0, 0).quotes(elf=300).stock("elf", 1).onto("elf").name("elf"))
    before = match.state.copy()
    with pytest.raises(Refused) as refused:
        match.play(seat, [(block, argument)])
    assert (refused.value.reason, tuple(refused.value.rules)) == (reason, rules)
    assert match.state == before and match.version == 1


def test_a_card_of_somebody_else_cannot_be_revealed() -> None:
    match = match_at(Scene(3).rumours(A, "R01").rumours(B, "R02").begin())
    with pytest.raises(Refused) as refused:
        match.play(A, [("reveal", 1)])
    assert refused.value.reason == "NOT_YOUR_CARD" and refused.value.rules == ("M70",)


# Clocks


def test_the_clock_names_the_square_rolls_and_passes() -> None:
    assert clocked(Scene().onto("elf")) == ("company", company("elf"))
    assert clocked(Scene().owns(A, elf=1).begin()) == ("roll", 0)
    assert clocked(Scene().stock("elf", 0).onto("elf")) == ("pass_by", 0)
    assert clocked(Scene().onto("elf").name("elf")) == ("qty", 0)
    assert clocked(Scene().onto(11, double=True).draw("B01")) == ("pass_by", 0)


def test_the_clock_answers_requests() -> None:
    scene = Scene(3).stock("elf", 0, B).onto("elf").act("ask_holders")
    assert clocked(scene) == ("pass_by", 0)
    scene.act("player", B)
    assert clocked(scene) == ("qty", 1)
    scene.qty(1)
    assert clocked(scene) == ("refuse", 0)
    scene.act("up_10")
    assert clocked(scene) == ("decline", 0)
    scene.act("accept")
    assert clocked(scene) == ("close", 0)


def test_the_clock_sells_the_dearest_as_many_as_it_may() -> None:
    scene = Scene().quotes(elf=300, sony=300, tdk=90).owns(A, tdk=9, sony=4, elf=4).cash(0).onto(8).draw("SP03")
    assert clocked(scene) == ("sell", company("elf"))
    scene.act("sell", company("elf"))
    assert clocked(scene) == ("qty", 2)
    debt = Scene(3, overcommit="free").quotes(elf=300, sony=200).owns(A, sony=3).cash(0).onto("elf").name("elf").qty(1)
    assert clocked(debt) == ("sell", company("sony"))
    debt.act("sell", company("sony"))
    assert clocked(debt) == ("qty", 3)
    free = Scene(3).owns(A, sony=3).begin().act("sell", company("sony"))
    assert clocked(free) == ("qty", 1)
    bank = Scene().quotes(elf=300, sony=350).owns(A, elf=4, sony=4, ibm=1).onto(11).draw("B31")
    assert clocked(bank) == ("sell", company("sony"))
    bank.act("sell", company("sony"))
    assert clocked(bank) == ("qty", 1)


def test_the_clock_obeys_cards_and_declines_rights() -> None:
    assert clocked(Scene().onto(11).draw("B21")) == ("pass_by", 0)
    assert clocked(Scene().onto(11).draw("B25")) == ("company", 0)
    assert clocked(Scene().owns(A, fiat=5, sony=6).onto(11).draw("B29")) == ("company", COMPANY_IDS.index("fiat"))


def test_the_clock_takes_nothing_and_extends_nothing() -> None:
    scene = Scene(2).quotes(elf=100).owns(A, elf=3).begin().sell("elf", 1)
    assert clocked(scene) == ("qty", 0)
    scene.qty(3)
    assert clocked(scene) == ("no", 0)
