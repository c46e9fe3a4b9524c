"""Random games side by side with the rules written down once more: the same questions, the same answers allowed, the same money."""

from __future__ import annotations

import random

import pytest

from magnat.core.declare import CHANCE, NOBODY
from magnat.core.play import options
from magnat.games.maxi_bourse.components import STEP, UNIT
from tests.sampling import first_quick, only_tested

from .book.holdings import Act
from .book.play import Book
from .scene import GAME


def side_by_side(seats: int, seed: int, **chosen: object) -> int:
    """Play one game both ways; how many acts it had."""
    values = options.resolve(GAME, seats, chosen)
    st = GAME.new_state(seats, values)
    GAME.setup(st)
    book = Book(seats, options.spelled(GAME, values))
    story, luck, acts = book.play(), random.Random(seed), 0
    asked = next(story)
    while st.actor != NOBODY:
        at = f"{GAME.phases.named(st.phase)} after {acts} acts of game {seed} for {seats}: {chosen}"
        assert asked[0] == st.actor, at
        if st.actor == CHANCE:
            ids = [act for act in range(GAME.act_count) if GAME.dispatch.odds(st, act)]
            assert len({GAME.dispatch.odds(st, act) for act in ids}) == 1, at
        else:
            ids = GAME.legal(st)
        spelled: list[Act] = [GAME.spelled(act) for act in ids]
        assert asked[1] == frozenset(spelled), at
        assert [cash * UNIT for cash in st.cash[:seats]] == book.cash, at
        assert {c: st.quote[c] * STEP for c in book.in_play} == book.quote, at
        assert {c: st.bank[c] for c in book.in_play} == book.stock, at
        assert all(st.held[seat][c] == book.held[seat][c] for seat in range(seats) for c in book.in_play), at
        assert [st.missing[seat] for seat in range(seats)] == book.missing, at
        index = luck.randrange(len(ids))
        GAME.dispatch.apply(st, ids[index])
        acts += 1
        try:
            asked = story.send(spelled[index])
        except StopIteration:
            assert st.actor == NOBODY, at
    assert [GAME.score(st, seat) * UNIT for seat in range(seats)] == [book.wealth(seat) for seat in range(seats)]
    assert [st.out[seat] for seat in range(seats)] == [book.ruined.index(seat) + 1 if seat in book.ruined else 0 for seat in range(seats)]
    return acts


ODD: tuple[dict[str, object], ...] = (
    {},
    {"overcommit": "free"},
    {"overcommit": "free", "forced_sale": "full", "portfolio": "random", "private_requests": "off"},
    {"companies": "all", "duration": "rounds", "length": 6, "au_cours_moves_quote": "on", "final_payout": "on"},
    {"price_ceiling": 500, "overcommit": "free", "rumour_windows": "turn"},
    {"sale_ends_turn": "on", "turn_limit": 60, "private_requests": "square_only"},
    {"sale_ends_turn": "one_company", "portfolio": "random"},
)


@pytest.mark.parametrize("chosen", first_quick(ODD, 3))
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_junior_games_are_those_of_the_book(seats: int, chosen: dict[str, object]) -> None:
    assert side_by_side(seats, 10 * seats, edition="junior", **chosen) > 100


@pytest.mark.parametrize("edition", ["senior", "masters"])
@pytest.mark.parametrize("seats", only_tested([2, 3, 4, 5, 6], 4))
def test_long_games_are_those_of_the_book(seats: int, edition: str) -> None:
    for overcommit in ("guarded", "free"):
        assert side_by_side(seats, seats, edition=edition, overcommit=overcommit) > 500
