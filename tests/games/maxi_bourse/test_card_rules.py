"""Rules on cards and rumours that no worked example covers, under their numbers."""

from __future__ import annotations

from magnat.games.maxi_bourse.components import (
    CARD_IDS,
    CARDS,
)
from magnat.games.maxi_bourse.state import dealers, holders

from .scene import GAME, RUMOURS, A, B, C, D, Scene

PERSONAL, RUMOUR_SQUARE, BOURSE = 8, 17, 11


def test_m67_the_known_order_comes_round_again() -> None:
    scene = Scene()
    order = ["PI31", "PI32", *(card for card in CARD_IDS[1] if card not in ("PI31", "PI32"))]
    for card in [*order, *order]:
        scene.onto(5)
        odds = {c: GAME.dispatch.odds(scene.st, GAME.act_id("draw_interieure", c)) for c in range(CARDS)}
        assert odds[CARD_IDS[1].index(card)] == 1
        scene.draw(card)
    assert sum(odds.values()) == 1


def test_m68_m72_m118_money_from_and_to_the_bank() -> None:
    scene = Scene().cash(1_000_000).onto(BOURSE).draw("B07")
    assert scene.has(A) == 1_300_000
    scene.onto(BOURSE).draw("B11")
    assert scene.has(A) == 1_000_000


def test_m69_nobody_deals_on_a_politics_square() -> None:
    scene = Scene().owns(A, elf=1).onto(5).draw("PI01")
    assert scene.st.active == B and scene.phase == "SALE"


def test_m70_m78_rumours_are_kept_in_secret() -> None:
    scene = Scene().onto(RUMOUR_SQUARE).draw("R07")
    assert scene.st.hand[A][6] == 1 and scene.st.pile_size == 31 and scene.st.active == B
    assert scene.st.view(A)["hand"][A][6] == 1 and scene.st.view(B)["hand"][A][6] is None and scene.st.view(B)["rumours_held"][A] == 1
    assert scene.told("DREW_RUMEUR") == [(A, 6)] and GAME.events["DREW_RUMEUR"].secrets == ("rumeur",)


def test_m78_an_empty_pile() -> None:
    scene = Scene().rumours(B, *RUMOURS[:20]).rumours(C, *RUMOURS[20:]).onto(RUMOUR_SQUARE)
    assert scene.told("NO_RUMOURS") == [(A,)] and scene.st.active == B


def test_m78_a_revealed_rumour_comes_up_again_after_those_never_drawn() -> None:
    scene = Scene().rumours(A, *RUMOURS[:31]).begin().reveal("R05")
    assert scene.st.pile_size == 2
    scene.onto(RUMOUR_SQUARE)
    odds = [GAME.dispatch.odds(scene.st, GAME.act_id("draw_rumeur", c)) for c in range(CARDS)]
    assert odds == [0] * 31 + [1]
    scene.draw("R32").onto(RUMOUR_SQUARE)
    odds = [GAME.dispatch.odds(scene.st, GAME.act_id("draw_rumeur", c)) for c in range(CARDS)]
    assert odds.index(1) == 4 and sum(odds) == 1


def test_m71_m75_m122_a_personal_card_is_read_aloud_and_undergone() -> None:
    scene = Scene().owns(A, elf=1).onto(PERSONAL).draw("SP12")
    assert scene.told("READ_PERSONNEL") == [(A, 11)] and scene.phase == "FORCED" and scene.actor == A


def test_m74_whoever_cannot_pay_a_card_is_ruined() -> None:
    scene = Scene(3).quotes(elf=200).owns(A, elf=1).cash(0, 0, 0).onto(PERSONAL).draw("SP13").sell("elf", 1).qty(0, 0)
    assert scene.st.out[A] == 1 and scene.has(A) == 0 and scene.st.active == B


def test_m74_the_bank_pays_players_in_the_place_of_a_ruined_one() -> None:
    scene = Scene(3).cash(30_000, 0, 0).onto(PERSONAL).draw("SP22")
    assert scene.st.out[A] == 1 and [scene.has(seat) for seat in range(3)] == [0, 20_000, 20_000]


def test_m121_a_payer_without_cash_sells_and_the_next_one_is_settled_after_him() -> None:
    scene = Scene(4).quotes(elf=200).owns(B, elf=1).cash(0, 0, 0, 50_000).suspended(B).onto(PERSONAL).draw("SP32")
    assert scene.phase == "FORCED" and scene.actor == B and scene.has(D) == 50_000
    scene.sell("elf", 1).qty(0, 0, 0)
    assert scene.has(B) == 170_000 and scene.st.out[C] == 1 and scene.has(A) == 60_000 and scene.has(D) == 30_000


def test_m121_nobody_pays_a_roller_who_was_ruined_as_a_buyer() -> None:
    scene = Scene(4, overcommit="free").quotes(elf=400).owns(B, elf=1).cash(0, 0, 900_000, 900_000).onto(PERSONAL).draw("SP32")
    assert scene.phase == "FORCED" and scene.actor == B
    scene.sell("elf", 1).qty(0, 0, 1)  # C and D refuse, the roller takes what he cannot pay
    while scene.phase in ("POLL", "FALL"):
        scene.qty(0)
    assert scene.st.out[A] == 1 and scene.has(B) == 400_000 and scene.has(C) == scene.has(D) == 900_000
    assert scene.st.active == B


def test_m73_a_rumour_on_a_company_not_in_play() -> None:
    scene = Scene(edition="junior").rumours(A, "R32").begin().reveal("R32")
    assert scene.quote("shell") == 0 and scene.st.pile_size == 32


def test_m76_windows_of_the_turn_only() -> None:
    scene = Scene(rumour_windows="turn").rumours(B, "R01").onto("coca_cola").name("coca_cola").qty(1)
    assert scene.phase == "DEMAND" and scene.actor == B


def test_m76_m91_a_suspended_holder_is_not_asked() -> None:
    scene = Scene().rumours(B, "R01").rumours(C, "R02").suspended(B)
    assert holders(scene.st) == 0b100 and dealers(scene.st) == 0b1101


def test_m76_one_sweep_and_cards_one_after_another() -> None:
    scene = Scene().rumours(A, "R01").rumours(B, "R02", "R03", "R04").begin()
    assert scene.actor == A
    scene.act("pass_by")
    assert scene.actor == B
    scene.reveal("R02").reveal("R03")
    assert scene.phase == "PRETURN" and scene.actor == B
    assert scene.refusal("reveal", 0) == "NOT_YOUR_CARD"
    scene.act("pass_by")
    assert scene.phase == "SALE" and scene.actor == A
