"""The engine and the story told from the specification, side by side: the same questions, the same odds, the same riches."""

from __future__ import annotations

from collections import Counter

import pytest

from magnat.core.declare import CHANCE, NOBODY
from magnat.core.numbers import below, number
from magnat.core.play import options
from magnat.games.merchant_of_venus import components as printed
from magnat.games.merchant_of_venus.state import COLLECTED, DOWN, UP, Phase, State
from tests.games.merchant_of_venus.book.play import Book
from tests.games.merchant_of_venus.book.printed import CUP, ENCOUNTERS, THINGS
from tests.games.merchant_of_venus.book.questions import GameOver, Story
from tests.games.merchant_of_venus.scene import GAME
from tests.games.merchant_of_venus.test_random import CHOSEN, rich_start
from tests.sampling import first_quick

MOST_ACTS = 20_000


def spelled(st: State) -> dict[str, str]:
    return options.spelled(GAME, options.of_state(GAME, st))


def told_from(st: State) -> Book:
    """The story at the first heading of a game."""
    told = Book(st.seats, spelled(st))
    told.credits, told.race, told.ship = st.credits[: st.seats], [*st.race[: st.seats]], st.ship[: st.seats]
    told.space = [printed.SPACE_IDS[space] for space in st.space[: st.seats]]
    for seat in range(st.seats):
        told.held[seat] = Counter({thing: st.held[seat][n] for n, thing in enumerate(THINGS) if st.held[seat][n]})
    told.market = Counter({token: st.market[n] for n, token in enumerate(CUP)})
    told.cup = Counter({token: st.cup[n] for n, token in enumerate(CUP)})
    told.pile, told.bank, told.active = [*st.pile], st.bank if st.small_bank else None, st.active
    for encounter, space in enumerate(ENCOUNTERS):
        if st.face[encounter] != DOWN:
            told.token[space] = st.token[encounter]
            (told.up if st.face[encounter] == UP else told.asteroid).add(space)
        assert st.face[encounter] in (DOWN, UP, COLLECTED)
    return told


def telling(told: Book) -> Story:
    """The story from a first heading on."""
    try:
        yield from told.turns()
    except GameOver:
        return


def side_by_side(st: State, told: Book, story: Story, seed: int, policy: str) -> int:
    """Play both to the end; how many acts there were."""
    question = next(story)
    for step in range(MOST_ACTS):
        luck = number(seed, 2, 0, step)
        kind, seat, answers = question
        if kind == "chance":
            assert st.actor == CHANCE, (question, GAME.phases.named(st.phase))
            acts = range(GAME.blocks["deal"].number, GAME.act_count)
            odds = {GAME.spelled(act): GAME.dispatch.odds(st, act) for act in acts}
            assert {act: weight for act, weight in odds.items() if weight} == answers
            act = GAME.dispatch.outcome(st, luck)
        else:
            assert st.actor == seat, (question, GAME.phases.named(st.phase))
            legal = GAME.legal(st)
            assert {GAME.spelled(act) for act in legal} == answers, GAME.phases.named(st.phase)
            act = GAME.advise(st) if policy == "heuristic" and luck % 4 else legal[below(luck, len(legal))]
        GAME.dispatch.apply(st, act)
        try:
            question = story.send(GAME.spelled(act))
        except StopIteration:
            assert st.actor == NOBODY
            assert (told.winner if told.winner is not None else printed.NONE) == st.winner
            assert [told.worth(seat) for seat in range(st.seats)] == [GAME.score(st, seat) for seat in range(st.seats)]
            return step
        assert told.credits == st.credits[: st.seats]
        assert told.space == [printed.SPACE_IDS[space] for space in st.space[: st.seats]]
    raise AssertionError("no end")


@pytest.mark.parametrize("policy", ["random", "heuristic"])
@pytest.mark.parametrize("index", first_quick(range(len(CHOSEN))))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_story_of_a_whole_game(seats: int, index: int, policy: str) -> None:
    chosen = {"turn_cap": 150, **CHOSEN[index]}
    st: State = GAME.new_state(seats, options.resolve(GAME, seats, chosen))
    GAME.setup(st)
    told = Book(seats, spelled(st))
    side_by_side(st, told, told.story(), 100 * index + seats, policy)


@pytest.mark.parametrize("policy", ["random", "heuristic"])
@pytest.mark.parametrize("index", first_quick(range(len(CHOSEN))))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_story_of_rich_merchants(seats: int, index: int, policy: str) -> None:
    st = rich_start(seats, 7 * index + seats, CHOSEN[index])
    assert st.phase == Phase.HEADING
    told = told_from(st)
    side_by_side(st, told, telling(told), 200 * index + seats, policy)
