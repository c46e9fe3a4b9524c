"""The made-up game keeps its own rules, so that tests built on it mean something."""

from __future__ import annotations

from typing import Any

from magnat.core.declare import SPECTATOR
from magnat.core.play import Match
from tests.core.bazaar import BAZAAR, Phase
from tests.core.tables import bazaar, play, played_out


def reasons(match: Match, seat: int, *acts: str) -> list[str]:
    """Why these acts are refused; "" if they are not."""
    refusals = [match.refusal(seat, BAZAAR.act_id(act)) for act in acts]
    return [refused.reason if refused else "" for refused in refusals]


def test_b1_b2_purses_are_secret_and_wares_counted() -> None:
    match = bazaar(4, coins=6)
    assert all(6 <= purse <= 9 for purse in match.state.purse)
    assert match.view(1)["purse"] == [None, match.state.purse[1], None, None] and sum(match.state.bag) == 11


def test_b3_b4_the_merchant_changes_and_alone_sees_the_ware() -> None:
    match = bazaar(2)
    assert match.view(0)["ware"] == match.state.ware and match.view(1)["ware"] is None
    play(match, "0 price 0", "1 decline", "0 abstain", "1 abstain", "0 rest", "1 rest")
    assert match.state.lead == 1 and match.asked() == [1] and match.view(0)["ware"] is None


def test_b5_b6_one_consultation_a_turn_and_one_question_back() -> None:
    match = bazaar(3)
    play(match, "0 consult", "2 ask_back", "0 whisper 0")
    assert reasons(match, 2, "ask_back", "nod") == ["ASKED_BACK", ""]
    play(match, "2 shrug")
    assert reasons(match, 0, "consult", "price") == ["CONSULTED", ""]


def test_b7_the_buyer_pays_the_merchant() -> None:
    match = bazaar(2, coins=2)
    before = list(match.state.purse)
    play(match, "0 price 1", "1 take")
    assert match.state.purse[:2] == [before[0] + 2, before[1] - 2] and match.state.buyer == 2
    poor = bazaar(2, coins=2)
    poor.state.purse[1] = 2
    play(poor, "0 price 2")
    assert reasons(poor, 1, "take", "decline") == ["TOO_DEAR", ""]


def test_b7_the_buyer_sees_the_ware_and_the_audience_does_not_even_if_all_players_do() -> None:
    match = bazaar(2)
    play(match, "0 price 0", "1 take")
    ware = match.state.ware
    assert [match.view(seat)["ware"] for seat in (0, 1, SPECTATOR)] == [ware, ware, None]
    assert match.undoable(1) == 0
    assert match.state.blanked(SPECTATOR).ware == 0


def test_b8_b10_who_claims_right_gets_a_coin_and_the_buyer_the_ware() -> None:
    match = bazaar(2)
    ware = match.state.ware - 1
    play(match, "0 price 0", "1 take")
    coins = match.state.purse[1]
    play(match, f"1 claim {ware}", f"0 claim {(ware + 1) % 4}")
    assert match.state.purse[1] == coins + 1 and match.state.stall[1][ware] == 1 and match.state.phase == Phase.MARKET


def test_b9_a_boast_that_nobody_doubts_brings_a_coin() -> None:
    for answer, coins in (("believe", 1), ("doubt", -1)):
        match = bazaar(3)
        play(match, "0 price 0", "1 decline", "2 decline", "0 abstain", "1 boast", "2 abstain", "0 believe", f"2 {answer}")
        assert match.state.earned[1] == coins and reasons(match, 1, "boast", "claim") == ["BOASTED", ""]
    calm = bazaar(2)
    play(calm, "0 price 0", "1 decline")
    assert reasons(calm, 0, "boast") == ["CALM"]
    broke = bazaar(3)
    play(broke, "0 price 0", "1 decline", "2 decline")
    broke.state.purse[1] = 0
    assert reasons(broke, 1, "boast") == ["NO_COIN"]


def test_b11_wares_are_sold_for_a_coin_until_the_till_is_empty() -> None:
    match = bazaar(2)
    play(match, "0 price 0", "1 decline", "0 abstain", "1 abstain")
    ware = next(ware for ware in range(4) if match.state.stall[0][ware])
    assert reasons(match, 1, "offer") == ["NOT_ON_THE_STALL"]
    coins = match.state.purse[0]
    play(match, f"0 offer {ware}", "1 rest")
    assert match.state.purse[0] == coins + 1 and match.state.till == 1 and match.state.sold[ware] == 1
    match.state.till = 0
    assert reasons(match, 0, "offer") == ["TILL_EMPTY"]


def at_auction(seats: int = 3, **chosen: Any) -> Match:
    match = bazaar(seats, auction="on", **chosen)
    play(match, "0 price 0", *(f"{seat} decline" for seat in range(1, seats)), *(f"{seat} abstain" for seat in range(seats)))
    match.close_window()
    return match


def test_b14_who_stays_alone_buys() -> None:
    match = at_auction(3, coins=9)
    play(match, "0 stay", "1 stay", "2 drop", "0 drop", "1 stay", "1 stay")
    assert match.state.trinkets == [0, 1, 0, 0] and match.state.earned[1] == -3 and match.state.turn == 2
    none = at_auction(2)
    play(none, "0 drop", "1 drop")
    assert none.state.trinkets == [0, 0, 0, 0] and none.state.earned == [0, 0, 0, 0]


def test_b14_at_six_coins_the_first_from_the_merchant_on_buys() -> None:
    match = at_auction(3, coins=9)
    play(match, "0 jump 3", "1 stay", "2 stay", "0 drop", "1 jump 5", "2 stay", "1 stay", "2 stay", "0 drop")
    assert match.state.trinkets == [0, 1, 0, 0] and match.state.earned[1] == -6
    poor = at_auction(2, coins=2)
    poor.state.purse[0] = 0
    assert reasons(poor, 0, "stay", "drop") == ["TOO_POOR", ""]


def test_b15_a_jump_is_higher_by_three_at_most_and_has_to_be_in_the_purse() -> None:
    match = at_auction(2, coins=2)
    match.state.purse[0] = 3
    jumps = [match.refusal(0, BAZAAR.act_id("jump", lower)) for lower in range(6)]
    assert [jump.reason if jump else "" for jump in jumps] == ["TOO_LOW", "", "", "TOO_POOR", "TOO_LOW", "TOO_LOW"]
    assert [BAZAAR.spelled(act) for act in match.legal(0) if BAZAAR.block_of(act).name == "jump"] == [("jump", 1), ("jump", 2)]


def test_b16_everybody_may_peek_once() -> None:
    match = at_auction(2)
    play(match, "0 drop", "1 peek", "0 show 3")
    assert match.view(1)["glimpse"] == [None, 4, None, None] and match.view(0)["glimpse"] == [0, None, None, None]
    assert reasons(match, 1, "peek", "drop") == ["HAS_PEEKED", ""]


def test_b12_b13_the_richest_win_and_nothing_is_lost() -> None:
    match = played_out(BAZAAR, 4, 2)
    scores = [match.state.purse[seat] + sum(match.state.stall[seat]) for seat in range(4)]
    assert match.result()["scores"] == scores and match.result()["winners"] == [seat for seat in range(4) if scores[seat] == max(scores)]
    assert BAZAAR.broken_law(match.state) == 0
