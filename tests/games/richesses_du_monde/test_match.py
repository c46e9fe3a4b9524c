"""At a live table: claims made together, a market for those who raise a hand, drafts sent as one request."""

from __future__ import annotations

import pytest

from magnat.core.dice import SeededDice
from magnat.core.errors import Refused
from magnat.core.match import Match, Seat
from magnat.core.state import SPECTATOR

from .scene import ALUMINIUM, GAME, A, B, C, D, Scene, production, units


def match_of(scene: Scene) -> Match:
    """A match that goes on from a scene."""
    names = [Seat(name) for name in ("Ada", "Bob", "Cleo", "Dan")]
    return Match(GAME, names[: scene.st.seats], SeededDice(1), scene.st, scene.st.copy(), before=[[0, "scene", 0]])


def royalties() -> Match:
    scene = Scene().plaque(5, ALUMINIUM).owns(B, ALUMINIUM, "Australie").owns(C, ALUMINIUM, "Guinée", "Surinam").cash(20, 20, 20, 20)
    return match_of(scene.roll(2, 3))


def test_r22_claims_are_made_together_and_shown_together() -> None:
    match = royalties()
    assert match.asked() == [B, C]
    match.play(C, [("claim", 0)])
    assert match.asked() == [B] and match.log() == []
    match.play(B, [("skip", 0)])
    assert [event for _, event, _ in match.log()] == ["SKIPPED", "CLAIMED", "PAID"]
    assert match.state.cash[A] == units(19.1) and match.asked() == [A]


def test_r22_silence_is_a_skip() -> None:
    match = royalties()
    match.play(B, [("claim", 0)])
    match.close_window()
    assert match.state.cash[:3] == [units(19.1), units(20.9), units(20)]


def trading() -> Match:
    scene = Scene(open_market="any_time").cash(20, 20, 20, 20).owns(A, "riz", "Chine").owns(B, "or", "Japon")
    return match_of(scene.owns(B, "ble", "Inde").owns(D, "the", "Inde"))


def test_r75_only_raised_hands_are_heard() -> None:
    match = trading()
    assert match.asked() == [A, B, C, D]
    for seat in (A, C, D):
        match.pass_window(seat)
    match.play(B, [("exchange_with", A)])
    assert match.asked() == [B] and GAME.Phase.named(match.state.phase) == "EXCHANGE"
    match.play(B, [("give_lot", production("ble")), ("ask_lot", production("riz")), ("give_cash", 0), ("add", 2), ("ok", 0), ("send", 0)])
    assert match.asked() == [A]
    match.play(A, [("accept", 0)])
    assert match.asked() == [B] and match.state.cash[A] == units(21.1)
    match.pass_window(B)
    assert GAME.Phase.named(match.state.phase) == "ROLL" and match.asked() == [A]


def test_r75_two_hands_one_after_the_other() -> None:
    match = trading()
    match.pass_window(A)
    match.play(D, [("put_up", production("the"))])
    match.play(B, [("put_up", production("or"))])
    match.pass_window(C)
    assert match.asked() == [B]
    match.play(B, [("ok", 0)])
    for seat in (C, D, A):
        match.play(seat, [("pass_by", 0)])
    assert match.asked() == [B]
    match.pass_window(B)
    assert match.asked() == [D] and match.state.lot == 1 + production("the")


def test_r106_a_draft_shows_nothing_before_it_is_sent() -> None:
    match = trading()
    for seat in (B, C, D):
        match.pass_window(seat)
    match.play(A, [("exchange_with", B)])
    match.play(A, [("give_lot", production("riz")), ("ask_lot", production("ble"))])
    assert match.redacted(B)[-2:] == [[A, "give_lot", None], [A, "ask_lot", None]]
    assert match.view(B)["give"] is None and match.view(SPECTATOR)["want"] is None and match.view(A)["give"]
    match.undo(A, 2)
    assert match.state.give == 0
    match.play(A, [("give_lot", production("riz")), ("ask_lot", production("or")), ("send", 0)])
    assert match.view(C)["want"] == 1 << production("or")
    with pytest.raises(Refused):
        match.undo(A)


def test_r53_a_bid_cannot_be_taken_back() -> None:
    scene = Scene().owns(A, "nickel", "Canada").at(A, 64 + 4).cash(20, 20, 20, 20).roll(5, 1).put_up("nickel")
    match = match_of(scene)
    match.play(B, [("raise_bid", 0), ("add", 1)])
    assert match.undoable(B) == 2
    match.play(B, [("ok", 0)])
    assert match.undoable(B) == 0 and match.state.price == units(1.95)
