"""What the page may ask: what lies ahead, who earns what, what a title would add."""

from typing import Any

import pytest

from magnat.core.asking import Question
from magnat.core.errors import Refused
from magnat.games.richesses_du_monde.components import ROLL_RED, ROLL_WHITE, ROLLS

from .scene import ALUMINIUM, GAME, TOURED, A, B, C, D, Scene, production, title, units


def ask(scene: Scene, name: str, seat: int = A, **arguments: Any) -> Any:
    return Question.about(GAME, scene.st, seat).helped(name, arguments)


def squares(scene: Scene, seat: int = A) -> dict[int, Any]:
    return {row["square"]: row for row in ask(scene, "ahead", seat)["squares"]}


def test_r9_r11_the_squares_ahead_follow_the_path_and_not_the_square() -> None:
    first, second = Scene().at(A, 36), Scene().at(A, TOURED)
    assert first.st.view(A)["square_under"][A] == second.st.view(A)["square_under"][A] == 36
    assert list(squares(first)) == list(range(38, 49)) and list(squares(second)) == list(range(2, 13))
    assert [row["ways"] for row in squares(first).values()] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert list(squares(Scene().at(A, 58))) == [60, 61, 62, 63, 36, 1, 2, 3, 4, 5, 6]


def test_r18_c2_each_owner_claims_separately_and_ones_own_share_does_not_count() -> None:
    scene = Scene().cash(10, 10, 10, 10).plaque(5, ALUMINIUM)
    scene.owns(B, ALUMINIUM, "Australie").owns(C, ALUMINIUM, "Guinée", "Surinam").owns(A, ALUMINIUM, "Jamaïque", "Guyana")
    there = squares(scene)[5]
    assert there["claims"] == [{"seat": B, "sum": units(0.9)}, {"seat": C, "sum": units(0.9)}]
    assert there["owed"] == units(1.8) and there["production"] == production(ALUMINIUM) and there["sum"] == 5


def test_r36_the_plaques_of_continental_choice_can_be_idle() -> None:
    for option, owed in (("on", 0.9), ("off", 0)):
        scene = Scene(continental_royalty=option).plaque(3, ALUMINIUM).owns(B, ALUMINIUM, "Australie")
        assert squares(scene)[3]["owed"] == units(owed)


def test_r12_r64_r92_ruin_counts_the_rolls_that_cannot_be_paid() -> None:
    scene = Scene().at(A, 5).cash(5, 40, 40, 40).plaque(11, ALUMINIUM)
    told = ask(scene, "ahead")
    assert told["ruin"] == 1 and told["needed"] == units(6)  # C4: only the double six, and the bank's payment comes too late for it
    scene.owns(B, ALUMINIUM, "Australie", "Guinée")  # 4.5 M on the square that pays 3 M first
    assert squares(scene)[11]["gets"] == units(3) and squares(scene)[11]["owed"] == units(4.5)
    assert squares(scene)[11]["ruin"] == 0 and squares(scene.cash(1.4))[11]["ruin"] == 5
    assert squares(scene.cash(4))[11]["ruin"] == 1  # a double three costs 3 M before the move
    needed = ask(scene, "ahead")["needed"]
    scene.st.cash[A] = needed
    assert ask(scene, "ahead")["ruin"] == 0
    scene.st.cash[A] = needed - 1
    assert ask(scene, "ahead")["ruin"] > 0


def test_r24_ahead_agrees_with_what_all_36_rolls_really_cost() -> None:
    """On squares with a plaque: what the rules take is what was announced."""
    scene = Scene(royalty_claim="auto").cash(30, 50, 50, 50).at(A, 8)
    scene.owns(B, "petrole", "U.R.S.S.", "États-Unis").owns(C, "houille", "États-Unis", "Chine").owns(D, "petrole", "Arabie Saoudite", "Iran-Irak")
    scene.plaque(13, "petrole").plaque(14, "houille").plaque(11, "petrole").plaque(17, "houille")
    told = ask(scene, "ahead")
    owed = 0
    for roll in range(ROLLS):
        st = scene.st.copy()
        GAME.dispatch.apply(st, GAME.act_id("roll"))
        before = [st.cash[seat] for seat in (B, C, D)]
        GAME.dispatch.apply(st, GAME.act_id("dice", roll))
        there = next(row for row in told["squares"] if row["sum"] == ROLL_WHITE[roll] + ROLL_RED[roll])
        paid = sum(st.cash[seat] for seat in (B, C, D)) - sum(before)
        if there["square"] not in (12, 16):  # news cards move money too
            assert paid == there["owed"], there
        owed += there["owed"]
    assert told["owed_in_all"] == owed > 0 and told["most_owed"] == units(12 * 0.5 + 12 * 0.1)


def test_r83_members_ask_for_their_association_and_the_bankrupt_for_nobody() -> None:
    scene = Scene().at(A, 10).at(B, 20)
    scene.st.lead[A] = B
    assert min(squares(scene, A)) == 22
    scene.st.out[A] = scene.st.out[B] = 1
    assert squares(scene, A) == {} and ask(scene, "additions")["titles"] == []


def test_r20_shares_stand_against_the_bands() -> None:
    scene = Scene().owns(B, ALUMINIUM, "Australie", "Guinée").owns(C, ALUMINIUM, "Jamaïque")
    told = ask(scene, "royalties", production=production(ALUMINIUM))
    assert told["parties"] == [
        {"seat": B, "share": 55, "pays": units(4.5), "next_band": 70, "next_pays": units(9)},
        {"seat": C, "share": 20, "pays": 0, "next_band": 30, "next_pays": units(0.9)},
    ]
    assert told["owed"] == units(4.5) and ask(scene, "royalties", B, production=production(ALUMINIUM))["owed"] == 0
    assert {(row["seat"], row["production"]) for row in ask(scene, "shares")["lots"]} == {(B, production(ALUMINIUM)), (C, production(ALUMINIUM))}
    for wrong in (-1, 24, "or", None, True):
        with pytest.raises(Refused):
            ask(scene, "royalties", production=wrong)


def test_r20_nothing_lies_above_the_last_band() -> None:
    scene = Scene().owns(A, ALUMINIUM, "Australie", "Guinée", "Jamaïque", "Surinam", "Guyana")
    assert ask(scene, "shares")["lots"][0] | {"next_band": 0, "next_pays": 0, "pays": units(18)} == ask(scene, "shares")["lots"][0]


def test_r31_a_title_of_the_file_is_added_to_what_one_has() -> None:
    scene = Scene().owns(A, ALUMINIUM, "Guinée", "Guyana").owns(B, ALUMINIUM, "Surinam")
    told = {row["title"]: row for row in ask(scene, "additions")["titles"]}
    assert told[title(ALUMINIUM, "Jamaïque")] == {"title": title(ALUMINIUM, "Jamaïque"), "share": 45, "pays": units(0.9)}
    assert told[title("petrole", "U.R.S.S.")]["share"] == 30
    assert title(ALUMINIUM, "Surinam") not in told and len(told) == 141


def test_r106_no_helper_tells_what_a_seat_does_not_see() -> None:
    scene = Scene().cash(30, 20, 10, 5)
    other = Scene().cash(30, 1, 2, 3)
    for name, arguments in (("ahead", {}), ("shares", {}), ("additions", {}), ("royalties", {"production": 0})):
        assert ask(scene, name, **arguments) == ask(other, name, **arguments)
