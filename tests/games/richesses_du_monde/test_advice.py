"""The heuristic: always legal, strong enough to be worth beating, and able to say why."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnat.core.asking import Question
from magnat.core.play import Match, Seat, SeededDice
from magnat.games.richesses_du_monde.advice.worth import WHOLE, danger, look_ahead, lot_worth, rounds_left
from magnat.games.richesses_du_monde.components import LOT_PRICE, LOTS, PATH_STEPS, RAISE
from tests.contract.subjects import module_at
from tests.games.arranged import played_out
from tests.sampling import only_tested

from .scene import ALUMINIUM, GAME, A, B, C, Scene, countries, production, title, units


def advised(scene: Scene) -> tuple[str, int]:
    return GAME.spelled(GAME.advise(scene.st))


def reasons(scene: Scene) -> list[str]:
    st = scene.st.copy()
    st.heard = []
    GAME.advise(st)
    return [str(GAME.hints.named(hint)) for hint, _, _ in st.heard]


def won_by(seats: int, seed: int, advised_seats: set[int], **chosen: object) -> set[bool]:
    """Who wins a game between advised and random seats: True for advised ones."""
    st = played_out(GAME, seats, seed, advised_seats, **chosen)
    return {seat in advised_seats for seat in range(seats) if GAME.won(st, seat)}


@pytest.mark.compiled
@pytest.mark.parametrize("players", only_tested([2, 3, 4, 5, 6], GAME.usual_seats))
def test_advised_seats_beat_random_ones_95_times_in_100(players: int) -> None:
    """With three players, where an early purchase is more often somebody's ruin, 93 times."""
    bench = module_at(Path(__file__).parents[3] / "benchmarks" / "strength.py")
    found = bench.strength(GAME, players, 1000)
    assert found["pairs_won"] >= (0.93 if players == 3 else 0.95) and found["finished"] == 1
    lengths = bench.length(GAME, players, 50)
    assert lengths["finished"] == 1 and lengths["turns_mean"] < 250


@pytest.mark.parametrize(("seats", "games"), [(2, 10), (4, 10)])
def test_it_beats_random_play(seats: int, games: int) -> None:
    wins = [won_by(seats, seed, {seat for seat in range(seats) if (seat + seed) % 2}) == {True} for seed in range(games)]
    assert sum(wins) >= games - 1


def test_it_claims_what_is_due() -> None:
    scene = Scene().plaque(5, ALUMINIUM).owns(B, ALUMINIUM, "Australie").roll(2, 3)
    assert advised(scene) == ("claim", 0) and reasons(scene) == ["CLAIM_ALWAYS"]


def test_it_buys_what_completes_a_band() -> None:
    scene = Scene().owns(A, "cobalt", "Zaïre", "Finlande").roll(2, 3)
    assert advised(scene) == ("buy", title("cobalt", "France")) and reasons(scene) == ["RAISES_BAND"]


def test_it_keeps_a_reserve_where_the_next_roll_is_dangerous() -> None:
    scene = Scene().cash(24, 20, 20, 20).owns(B, "petrole", *countries("petrole")).plaque(8, "petrole")
    safe = Scene().cash(24, 20, 20, 20).roll(2, 3)
    assert advised(safe)[0] == "buy"
    assert advised(scene.roll(2, 3)) == ("stop", 0) and reasons(scene) == ["KEEPS_RESERVE"]


def test_danger_grows_with_royalties_and_shrinks_with_cash() -> None:
    scene = Scene().owns(B, "petrole", *countries("petrole")).plaque(8, "petrole").at(A, 1)
    threats = [0] * PATH_STEPS
    look_ahead(scene.st, A, threats)
    assert threats[6] == units(24)
    assert danger(threats, units(3)) > danger(threats, units(20)) > danger(threats, units(30)) == 0


def test_a_band_is_worth_more_than_its_parts() -> None:
    st, steel = Scene().st, production("acier")
    assert lot_worth(st, 3, steel, 0b000111, 0) > 2 * lot_worth(st, 3, steel, 0b000001, 0b111110)
    assert lot_worth(st, 3, steel, 0, 63) == 0


def test_r105_just_before_the_count_a_title_is_worth_what_is_printed_on_it() -> None:
    st, steel = Scene(3, turn_limit=60).st, production("acier")
    early = lot_worth(st, 2, steel, 0b000001, 0)
    st.turn = 59
    assert rounds_left(st, 2) == 0 and lot_worth(st, 2, steel, 0b000001, 0) == WHOLE * LOT_PRICE[steel * LOTS + 1] > early


def test_it_refuses_what_helps_the_other_side_more() -> None:
    scene = Scene(open_market="any_time").cash(20, 20, 20, 20).owns(A, "cacao", "Équateur").owns(A, "acier", *countries("acier")[:4])
    scene.owns(B, "acier", *countries("acier")[4:])
    scene.acts(("exchange_with", B), ("give_lot", production("cacao")), ("ask_lot", production("acier")), "send")
    assert advised(scene) == ("refuse", 0) and reasons(scene) in (["COSTS_ME"], ["HELPS_THEM_MORE"])


def test_it_accepts_what_is_good_for_both() -> None:
    scene = Scene(open_market="any_time").cash(30, 30, 30, 30)
    scene.owns(A, "acier", *countries("acier")[:3]).owns(B, "acier", *countries("acier")[3:])
    scene.owns(B, "ble", *countries("ble")[:3]).owns(A, "ble", *countries("ble")[3:])
    assert advised(scene) == ("exchange_with", B) and reasons(scene) == ["GOOD_FOR_BOTH"]
    while scene.st.actor == A:
        scene.act(*advised(scene))
    assert scene.phase == "EXCHANGE_REPLY" and advised(scene) == ("accept", 0)
    assert reasons(scene) == ["FAIR_OFFER"]


def test_it_passes_in_the_market_of_others() -> None:
    scene = Scene(open_market="any_time").owns(B, "riz", "Chine").act("pass_by")
    assert scene.st.actor == B and advised(scene) == ("pass_by", 0)


def test_it_never_bids_what_it_does_not_have() -> None:
    scene = Scene().owns(A, "acier", *countries("acier")).at(A, 64 + 3).cash(20, 1, 50, 50).roll(1, 6).put_up("acier")
    assert scene.st.actor == B and advised(scene) == ("pass_by", 0)
    scene.act("pass_by")
    assert scene.st.actor == C and advised(scene)[0] in ("bid_min", "raise_bid")


def test_r52_the_limit_is_the_last_bid_that_it_advises() -> None:
    scene = Scene().owns(A, "acier", *countries("acier")).at(A, 64 + 3).cash(20, 1, 50, 50).roll(1, 6).put_up("acier")
    assert Question.about(GAME, scene.st, B).helped("limit", {}) == {"sum": 0}
    scene.act("pass_by")
    limit = Question.about(GAME, scene.st, C).helped("limit", {})["sum"]
    assert scene.st.least < limit <= scene.st.cash[C]
    scene.st.least = limit
    assert advised(scene)[0] == "bid_min"
    scene.st.least = limit + RAISE
    assert advised(scene)[0] == "pass_by"


def offered(scene: Scene, *acts: tuple[str, int] | str) -> Match:
    """A match in which A has made B an offer."""
    scene.acts(*acts)
    return Match(GAME, [Seat("Ada"), Seat("Bob", "heuristic"), Seat("Cleo", "heuristic")], SeededDice(1), scene.st, scene.st.copy())


def deals() -> Scene:
    scene = Scene(3, A, open_market="any_time").cash(30, 30, 30).owns(A, "petrole", "U.R.S.S.", "États-Unis").owns(A, "the", "Kenya")
    return scene.owns(B, "petrole", "Arabie Saoudite").owns(B, "cafe", "Brésil", "Colombie")


def test_r72_a_bot_that_declines_an_exchange_says_why_without_its_purse() -> None:
    tea, coffee, oil = production("the"), production("cafe"), production("petrole")
    dear = offered(deals(), ("exchange_with", B), ("give_lot", tea), ("ask_lot", coffee), "send")
    assert GAME.spelled(dear.hint(B)[0]) == ("refuse", 0) and dear.remark(B, "refuse") == ("COSTS_ME", [A])
    unequal = offered(deals(), ("exchange_with", B), ("give_lot", tea), ("ask_lot", oil), "give_cash", ("add", 2), "ok", "send")
    assert GAME.spelled(unequal.hint(B)[0]) == ("refuse", 0) and unequal.remark(B, "refuse") == ("HELPS_YOU_MORE", [A])
    for match in (dear, unequal):
        other = match.state.copy()
        other.cash[A], other.cash[B] = 0, units(90)
        assert Match(GAME, match.seats, match.dice, other, other).remark(B, "refuse") == match.remark(B, "refuse")
        assert match.remark(B, "accept") is None and match.remark(A, "refuse") is None


def test_r69_r77_bots_say_why_they_keep_a_lot_or_stay_alone() -> None:
    alone = offered(deals(), ("associate_with", B), "send")
    assert alone.remark(B, "refuse") == ("BETTER_ALONE", [A])
    sale = deals().acts(("put_up", production("the")), "ok", "bid_min", "pass_by")
    assert sale.phase == "SALE_DECIDE"
    kept = Match(GAME, [Seat("Ada", "heuristic"), Seat("Bob"), Seat("Cleo")], SeededDice(1), sale.st, sale.st.copy())
    assert kept.remark(A, "keep") == ("BIDS_TOO_LOW", [B])
