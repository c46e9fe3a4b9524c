"""The heuristic: always legal, strong enough to be worth beating, and able to say why."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from magnat.core.asking import Question
from magnat.core.declare import NOBODY
from magnat.core.play import Match, Seat, SeededDice, options
from magnat.games.maxi_bourse.advice.worth import WHOLE, edge, payout_gain, payouts_left, worth_of_lots
from magnat.games.maxi_bourse.components import COMPANIES, EDITIONS, LONGEST_STAY, LOTS
from magnat.games.maxi_bourse.rules.payout import payout_of
from tests.contract.subjects import module_at
from tests.games.arranged import played_out
from tests.sampling import only_tested

from .scene import GAME, RUMOURS, A, B, C, Scene, company, units


def advised(scene: Scene) -> tuple[str, int]:
    return GAME.spelled(GAME.advise(scene.st))


def reasons(scene: Scene) -> list[str]:
    st, hints = scene.st.copy(), GAME.hints
    assert hints is not None
    st.heard = []
    GAME.advise(st)
    return [str(hints.named(hint)) for hint, _, _ in st.heard]


@pytest.mark.compiled
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", only_tested([2, 3, 4, 5, 6], GAME.usual_seats))
def test_advised_seats_beat_random_ones_95_times_in_100_and_are_not_ruined(players: int, edition: str) -> None:
    bench = module_at(Path(__file__).parents[3] / "benchmarks" / "strength.py")
    found = bench.strength(GAME, players, 200, edition=edition)
    assert found["pairs_won"] >= 0.95 and found["finished"] == 1
    states, _, _ = bench.played(GAME, players, np.full(100, (1 << players) - 1, np.int64), 3, {"edition": edition})
    assert (states["out"] > 0).sum() <= players  # one in a hundred
    assert (states["actor"] == NOBODY).all()


@pytest.mark.parametrize(("seats", "games"), [(2, 8), (4, 4)])
def test_it_beats_random_play(seats: int, games: int) -> None:
    for seed in range(games):
        mine = {seat for seat in range(seats) if (seat + seed) % 2}
        st = played_out(GAME, seats, seed, mine, edition="junior")
        assert {seat in mine for seat in range(seats) if GAME.won(st, seat)} == {True}


UNUSUAL: list[dict[str, str]] = [
    {"overcommit": "free", "forced_sale": "full", "companies": "all"}, {"au_cours_moves_quote": "on", "final_payout": "on", "open_cash": "on"},
    {"rumour_windows": "turn", "private_requests": "off", "portfolio": "random"}, {"duration": "rounds", "length": "5", "price_ceiling": "500"},
    {"sale_ends_turn": "on", "turn_limit": "30", "private_requests": "square_only"},
]  # fmt: skip


@pytest.mark.parametrize("chosen", UNUSUAL)
def test_it_plays_by_the_rules_with_any_options(chosen: dict[str, str]) -> None:
    for seed, seats in enumerate((3, 5)):
        played_out(GAME, seats, seed, {0, 1, 2}, edition="junior", **chosen)


# What lots are worth


@pytest.mark.parametrize("seed", range(12))
def test_m98_m106_what_a_payout_gains_is_what_the_rules_pay(seed: int) -> None:
    luck = random.Random(seed)
    scene = Scene(2)
    for number_of in range(COMPANIES):
        scene.st.held[A][number_of] = luck.choice((0, 0, 1, 2, 3, 5, 6, 7))
    for number_of in range(COMPANIES):
        for lots in range(-scene.st.held[A][number_of], LOTS - scene.st.held[A][number_of] + 1):
            twin = scene.st.copy()
            twin.held[A][number_of] += lots
            assert payout_gain(scene.st, A, number_of, lots) == payout_of(twin, A) - payout_of(scene.st, A)


def test_m10_payouts_to_come_end_with_the_game() -> None:
    scene = Scene(2, edition="junior", length="2")
    assert payouts_left(scene.st, A) == 2
    assert payouts_left(scene.at(A, 26).at(B, 24).st, A) == 1 and payouts_left(scene.st, B) == 2
    assert payouts_left(Scene(2, duration="rounds", length="9", edition="junior").st, A) == 2
    assert payouts_left(Scene(2, edition="junior", length="1", final_payout="on").st, A) == 2


def test_the_sixth_lot_is_worth_a_fee_and_the_fifth_a_hope() -> None:
    elf = company("elf")
    five, four = Scene(3).owns(A, elf=5), Scene(3).owns(A, elf=4)
    sixth, fifth = (worth_of_lots(scene.st, A, elf, 1, scene.bank("elf") - 1) for scene in (five, four))
    assert sixth > fifth > worth_of_lots(Scene(3).st, A, elf, 1, 9) > 0
    assert worth_of_lots(Scene(3).stock("elf", 1, B).st, A, elf, 1, 0) == WHOLE * payouts_left(five.st, A)  # no majority is left to hope for


def test_what_one_has_more_than_the_others_rises_for_oneself() -> None:
    scene = Scene(3).owns(A, elf=4).owns(B, elf=3).owns(C, bp=2)
    assert edge(scene.st, A, company("elf")) == 4 * WHOLE - 150 and edge(scene.st, A, company("bp")) == -WHOLE


# What it does


def test_m3_the_portfolio_is_the_dearest_that_is_free() -> None:
    st: Any = GAME.new_state(2, options.resolve(GAME, 2, {"edition": "junior"}))
    GAME.setup(st)
    while st.actor == A:
        GAME.dispatch.apply(st, GAME.advise(st))
    assert sum(st.held[A][number_of] * st.quote[number_of] for number_of in range(COMPANIES)) == 3 * 30 + 2 * 20


def test_m22_it_names_what_it_has_most_of() -> None:
    scene = Scene(3).owns(A, matra=5).owns(B, bp=5).onto("bp")
    assert advised(scene) == ("company", company("matra")) and reasons(scene) == ["RISES_WITH_YOU"]


def test_m24_it_asks_for_what_makes_a_majority_and_not_for_what_lifts_a_rival() -> None:
    mine = Scene(3).owns(A, elf=5).onto("bp").name("elf")
    assert advised(mine)[1] >= 1 and reasons(mine) == ["MAKES_A_MAJORITY"]
    theirs = Scene(3).owns(B, deutsche_bank=7).onto("bp").name("deutsche_bank")
    assert advised(theirs) == ("qty", 0) and reasons(theirs) == ["HELPS_OTHERS"]


def test_m88_it_keeps_a_reserve_and_never_risks_a_default() -> None:
    scene = Scene(3).owns(A, elf=5).cash(400_000).onto("bp").name("elf")
    assert advised(scene) == ("qty", 0) and reasons(scene) == ["KEEPS_RESERVE"]


def test_m38_it_stays_while_the_payouts_are_worth_it() -> None:
    scene = Scene(3).owns(A, elf=5).stock("elf", 1, C).onto("bp").name("elf").qty(1, 1, 0)
    assert scene.phase == "BIDS" and advised(scene) == ("stay_20", 0) and reasons(scene) == ["STAYS_IN"]
    scene.st.heard = []
    GAME.advise(scene.st)
    ((_, (_, limit), _),) = scene.st.heard  # the price of the whole auction, however long a stay can be at once
    scene.st.price, before = limit, scene.st.price
    assert limit >= before + LONGEST_STAY and advised(scene) == ("stay", 0)
    scene.st.price += 1
    assert advised(scene) == ("withdraw", 0)
    scene.st.price = before
    scene.cash(300_000)
    assert advised(scene) == ("withdraw", 0) and reasons(scene) == ["TOO_DEAR"]


def test_m47_it_pays_no_more_than_was_agreed() -> None:
    scene = Scene(2, private_requests="preturn").owns(A, elf=5).owns(B, elf=5).begin().act("request", company("elf")).qty(1).act("up_10")
    assert scene.actor == B and advised(scene) == ("accept", 0)
    scene.acts("accept", "up_10")
    assert scene.actor == B and advised(scene) == ("decline", 0) and reasons(scene) == ["AGREED_ALREADY"]


def test_m54_it_offers_nobody_the_lot_of_a_majority() -> None:
    scene = Scene(3).owns(A, elf=1).owns(B, elf=5).begin()
    assert advised(scene) == ("roll", 0)


def test_m66_it_says_that_one_cannot_pay() -> None:
    scene = Scene(3).owns(A, elf=2).owns(B, elf=8).cash(5_000_000, 100_000).begin().sell("elf", 1)
    assert scene.actor == B and advised(scene) == ("qty", 0) and reasons(scene) == ["CANNOT_PAY"]


def test_m62_it_sells_a_single_lot_against_the_strongest_holder() -> None:
    scene = Scene(4).owns(A, elf=1).owns(B, elf=7).begin()
    assert advised(scene) == ("sell", company("elf")) and reasons(scene) == ["HURTS_OTHERS_MORE"]
    assert advised(scene.act("sell", company("elf"))) == ("qty", 1)
    strong = Scene(4).owns(A, elf=7).owns(B, elf=1).begin()
    assert advised(strong) == ("roll", 0) and reasons(strong) == ["NOTHING_TO_SELL"]


def test_m54_it_takes_such_a_lot_off_the_poll_where_it_is_strong() -> None:
    scene = Scene(3).owns(A, elf=1).owns(B, elf=7).begin().sell("elf", 1)
    assert scene.actor == B and advised(scene) == ("qty", 1) and reasons(scene) == ["STOPS_THE_FALL"]
    assert advised(scene.qty(0)) == ("qty", 0) and reasons(scene) == ["LET_IT_FALL"]


def test_m79_forced_sales_are_made_where_least_is_lost() -> None:
    scene = Scene(3).owns(A, elf=6, sony=2).quotes(elf=300, sony=300).onto("strictement_personnel").draw("SP02")
    assert scene.phase == "FORCED" and advised(scene) == ("sell", company("sony")) and reasons(scene) == ["COSTS_LEAST"]
    assert advised(scene.act("sell", company("sony"))) == ("qty", 1)


def test_m76_rumours_wait_for_a_payout_or_the_end() -> None:
    coca = RUMOURS.index("R01")
    early = Scene(3).owns(A, coca_cola=4).rumours(A, "R01").begin()
    assert advised(early) == ("pass_by", 0) and "RUMOUR_LATER" in reasons(early)
    late = Scene(3, edition="junior", length="1").owns(A, coca_cola=1).rumours(A, "R01").at(C, 20).begin()
    assert advised(late) == ("reveal", coca) and reasons(late) == ["RUMOUR_PAYS"]
    theirs = Scene(3).owns(B, coca_cola=4).rumours(A, "R01").begin()
    assert advised(theirs) == ("pass_by", 0) and reasons(theirs) == ["NOTHING_TO_REVEAL"]


def test_m76_a_majority_waits_for_the_payout_and_others_pay_more() -> None:
    coca = RUMOURS.index("R01")
    paid = Scene(3, edition="junior").owns(A, coca_cola=6).owns(B, coca_cola=4).rumours(A, "R01").at(A, 22)
    paid.begin()
    while paid.phase == "PRETURN":
        paid.act("pass_by")
    paid.roll(2, 3)
    assert paid.phase == "RUMOUR" and advised(paid) == ("reveal", coca) and reasons(paid) == ["RUMOUR_BEFORE_PAYOUT"]
    payment = Scene(3).owns(B, coca_cola=1).rumours(B, "R01").onto("coca_cola").name("coca_cola").qty(2)
    assert payment.phase == "RUMOUR" and payment.actor == B
    assert advised(payment) == ("reveal", coca) and reasons(payment) == ["RUMOUR_BEFORE_PAYMENT"]


def test_m77_it_buys_what_its_own_rumour_will_raise_and_knows_no_other_hand() -> None:
    coca = company("coca_cola")
    mine, theirs, none = (scene.onto("bp") for scene in (Scene(3).rumours(A, "R01"), Scene(3).rumours(B, "R01"), Scene(3)))
    assert worth_of_lots(mine.st, A, coca, 2, 8) == worth_of_lots(none.st, A, coca, 2, 8) + 2 * 6 * WHOLE
    for seat in (A, B):
        assert worth_of_lots(theirs.st, seat, coca, 2, 8) == worth_of_lots(none.st, seat, coca, 2, 8)
    assert advised(mine.name("coca_cola")) == ("qty", 2) and reasons(mine) == ["RUMOUR_WILL_RAISE"]


def test_m77_a_rumour_that_lowers_counts_while_others_hold_more() -> None:
    shell = company("shell")
    ahead, behind = Scene(3).owns(A, shell=2).rumours(A, "R32"), Scene(3).owns(B, shell=2).rumours(A, "R32")
    for scene, steps in ((ahead, 0), (behind, -8)):
        scene.onto("bp")
        without = scene.st.copy()
        without.hand[A][RUMOURS.index("R32")] = 0
        assert worth_of_lots(scene.st, A, shell, 1, 7) - worth_of_lots(without, A, shell, 1, 7) == steps * WHOLE


# Requests


def bargain(**lots: int) -> Scene:
    """B lacks one lot to a majority, A has it to spare, and it is before A's turn."""
    return Scene(4, private_requests="preturn").owns(B, matra=5).owns(A, matra=1).stock("matra", 0, C).owns(A, **lots).begin()


def test_m49_it_asks_for_the_lot_that_makes_a_majority_and_they_agree_on_a_price() -> None:
    scene, matra = bargain(), company("matra")
    assert scene.actor == B and advised(scene) == ("request", matra) and "ASKS_FOR_LOTS" in reasons(scene)
    while scene.phase != "REQ_PRICE":
        scene.act(*advised(scene))
    quote = scene.quote("matra")
    assert advised(scene)[0] == "hundreds"
    told = 0
    while scene.phase.startswith("REQ"):
        scene.act(*advised(scene))
        told += 1
    assert told == 4  # the price in two words, accepted, closed: no haggling step by step
    assert scene.held(B, "matra") == 6 and scene.has(A) > 15_000_000 + 1000 * quote


def test_m46_the_helper_tells_the_price_that_a_good_player_names() -> None:
    scene = bargain()
    while scene.phase != "REQ_PRICE":
        scene.act(*advised(scene))
    holder = scene.st.actor
    asked = Question.about(GAME, scene.st, holder).helped("asking", {})["price"]
    scene.act(*advised(scene))
    scene.act(*advised(scene))
    assert asked == scene.st.offer
    worthless = Scene(4, private_requests="preturn").owns(A, elf=6).owns(B, elf=1).begin().act("request", company("elf")).qty(1)
    assert Question.about(GAME, worthless.st, worthless.st.actor).helped("asking", {})["price"] is None  # it would refuse


def test_m46_it_ends_a_price_that_somebody_else_has_begun() -> None:
    """A person leaves a seat to a bot in the middle of a price that is far above what a bot would ask."""
    scene = bargain()
    while scene.phase != "REQ_PRICE":
        scene.act(*advised(scene))
    scene.act("hundreds", 90)
    assert advised(scene) == ("tens", 0)


def test_m46_a_bot_that_refuses_says_why_without_its_purse() -> None:
    scene = Scene(4, private_requests="preturn").owns(A, elf=6).owns(B, elf=1).begin().act("request", company("elf")).qty(1)
    assert advised(scene) == ("refuse", 0) and reasons(scene) == ["WORTH_MORE_TO_YOU"]
    people = [Seat("Ada", "heuristic"), Seat("Bob"), Seat("Cleo"), Seat("Dan")]
    match = Match(GAME, people, SeededDice(1), scene.st, scene.st.copy())
    assert match.remark(A, "refuse") == ("NOT_FOR_SALE", [B]) and match.remark(A, "up_10") is None
    scene.act("up_100")
    while scene.phase == "REQ_REPLY" and scene.st.offer < 200:
        assert scene.actor == B
        scene.acts("accept", "up_100")
    dear = Match(GAME, people, SeededDice(1), scene.st, scene.st.copy())
    assert dear.remark(B, "decline") == ("TOO_DEAR", [A])
    other = scene.st.copy()
    other.cash[B] = units(90_000_000)
    assert Match(GAME, people, SeededDice(1), other, other).remark(B, "decline") == ("TOO_DEAR", [A])


def test_m3_bots_of_different_characters_choose_different_companies() -> None:
    """Without characters all of them choose the same ones."""

    def portfolio(*character: int) -> frozenset[int]:
        st: Any = GAME.new_state(4, options.resolve(GAME, 4, {"edition": "junior"}))
        st.character[0] = list(character)
        GAME.setup(st)
        chosen = []
        while st.actor == 0:
            chosen.append(GAME.advise(st))
            GAME.dispatch.apply(st, chosen[-1])
        return frozenset(chosen)

    found = [portfolio(0, sector, 0) for sector in (0, *range(1, 11))]
    assert len(set(found)) > 5 and all(len(one) == len(found[0]) for one in found)
