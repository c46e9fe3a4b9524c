"""What helpers say in the middle of rich games, against plain trying: load until nothing fits, sell and see, end the turn and count."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, permutations
from typing import Any

import pytest

from magnat.core.asking import Question
from magnat.core.declare import CHANCE, NOBODY
from magnat.core.numbers import number
from magnat.games.merchant_of_venus import components as printed
from magnat.games.merchant_of_venus.helpers import chart
from magnat.games.merchant_of_venus.helpers.chart import chart_of, sight_of
from magnat.games.merchant_of_venus.rules.holds import fits
from magnat.games.merchant_of_venus.state import Phase, State
from tests.sampling import first_quick

from .scene import GAME
from .test_random import CHOSEN, pick, rich_start

GAMES = first_quick(range(len(CHOSEN)), 2)
STEPS = 400
GOOD, PASSENGER = printed.HELD_GOOD, printed.HELD_PASSENGER


def ask(st: State, seat: int, name: str, **arguments: Any) -> Any:
    return Question.about(GAME, st, seat).helped(name, arguments)


def positions(index: int, phase: int) -> Iterator[State]:
    """Every third position of a game in which that is asked."""
    st, met = rich_start(3, 100 + index, CHOSEN[index]), 0
    for step in range(STEPS):
        if st.actor == NOBODY:
            break
        met += st.phase == phase
        if st.phase == phase and met % 3 == 1:
            yield st.copy()
        GAME.dispatch.apply(st, pick(st, index, step))


def done(st: State, *acts: tuple[str, int]) -> State:
    """A copy after these acts, whatever is drawn."""
    twin: State = st.copy()
    for act in acts:
        while twin.actor == CHANCE:
            GAME.dispatch.apply(twin, int(GAME.dispatch.outcome(twin, 0)))
        assert GAME.refusal(twin, GAME.act_id(*act)) is None, act
        GAME.dispatch.apply(twin, GAME.act_id(*act))
    return twin


def all_known(st: State) -> State:
    """A copy in which every culture has been found."""
    twin: State = st.copy()
    left = [
        culture for culture in range(printed.CULTURES) if culture not in [st.card[system] for system in range(printed.SYSTEMS) if drawn(st, system)]
    ]
    for system in range(printed.SYSTEMS):
        if not drawn(st, system):
            twin.card[system] = left.pop()
        if not twin.contacted[system]:
            twin.contacted[system] = twin.used[twin.card[system]] = 1
    return twin


def drawn(st: State, system: int) -> bool:
    return bool(st.contacted[system] or st.observed[system])


def net_worth(st: State, seat: int) -> int:
    ports = sum(owner == seat for owner in st.port)
    return int(
        st.credits[seat] + printed.PORT_COST * ports + sum(printed.FACTORY_COST[one] for one in range(printed.CULTURES) if st.factory[one] == seat)
    )


@pytest.mark.parametrize("index", GAMES)
def test_s43_a_chart_holds_what_the_rules_say_of_every_space(index: int) -> None:
    """Though it asks them only about those on which something may lie."""
    for st in positions(index, Phase.HEADING):
        for seat in range(st.seats):
            sight = sight_of(st, seat, st.active, st.drives[st.active])
            assert chart_of(sight) == chart.drawn(*sight.positions(), None)


@pytest.mark.parametrize("index", GAMES)
def test_s121_room_is_what_can_be_loaded(index: int) -> None:
    for st in positions(index, Phase.HEADING):
        for seat in range(st.seats):
            told = ask(st, seat, "room")
            assert (told["free_goods"], told["free_halves"]) == (loaded(st, seat, GOOD), loaded(st, seat, PASSENGER))
            for row in told["ships"]:
                twin = st.copy()
                twin.ship[seat] = row["ship"]
                assert row["fits"] == bool(fits(twin, seat)) and (not row["fits"] or row["goods"] == loaded(twin, seat, GOOD))


def loaded(st: State, seat: int, thing: int) -> int:
    """How many fit besides."""
    twin = st.copy()
    while fits(twin, seat):
        twin.held[seat][thing] += 1
    return int(twin.held[seat][thing] - st.held[seat][thing] - 1)


@pytest.mark.parametrize("index", GAMES)
def test_s147_worth_is_what_the_end_of_the_turn_brings(index: int) -> None:
    checked = 0
    for st in positions(index, Phase.TRANSACT):
        seat = st.active
        told = ask(st, seat, "worth")
        assert [row["worth"] for row in told["players"]] == [net_worth(st, player) for player in range(st.seats)]
        for effect in told["effects"]:
            act = (effect["act"][0], effect["act"][1])
            if done(st, act).winner >= 0 and act[0] != "done":
                continue  # S149  the bank is empty: nothing follows
            after = done(st, act) if act[0] == "done" else done(st, act, ("done", 0)) if act[0] != "buy_ship" else None
            if after is not None:
                assert net_worth(after, seat) == effect["worth"], act
                checked += 1
            if act[0] != "done":
                assert st.credits[seat] - done(st, act).credits[seat] == effect["price"]
                more = done(st, *[act] * effect["most"])
                assert more.actor != seat or GAME.refusal(more, GAME.act_id(*act)) is not None
    assert checked


@pytest.mark.parametrize("index", GAMES)
def test_s112_a_deal_pays_what_it_says(index: int) -> None:
    """Whoever is there with the good sells it for that sum; who is not known to buy it is not named."""
    sold = 0
    for place, seen in enumerate(islice(positions(index, Phase.HEADING), 6)):
        st = seen if place % 2 else all_known(seen)
        seat = st.active
        turns = ask(st, seat, "turns")["courses"]
        for row in ask(st, seat, "deals")["deals"]:
            known = {st.card[system]: system for system in range(printed.SYSTEMS) if st.contacted[system] or st.observed[system] >> seat & 1}
            assert {buyer["culture"] for buyer in row["buyers"]} == {culture for culture in known if printed.BUYS[row["good"]][culture]}
            if not row["aboard"]:
                continue
            for buyer in row["buyers"]:
                assert buyer["system"] == known[buyer["culture"]] and buyer["turns"] == turns[buyer["system"]]["turns"]
                if not st.contacted[buyer["system"]]:
                    continue
                twin = st.copy()
                twin.space[seat] = next(
                    space for space in range(printed.SPACES)
                    if printed.SPACE_SYSTEM[space] == buyer["system"] and printed.SPACE_KIND[space] in (printed.CITY, printed.PORT)
                )  # fmt: skip
                act = ("sellf" if row["factory"] else "sell", row["good"])
                assert done(twin, ("stay", 0), act).credits[seat] - st.credits[seat] == buyer["pays"]
                assert buyer["margin"] == buyer["pays"] - row["cost"]
                sold += 1
    assert sold


@pytest.mark.parametrize("index", GAMES)
def test_s4_a_culture_that_turns_up_was_possible(index: int) -> None:
    for phase in (Phase.OBSERVED, Phase.CONTACT):
        for st in positions(index, phase):
            system = printed.SPACE_SYSTEM[st.space[st.active]]
            hidden = next(row["cultures"] for row in ask(st, st.active, "possible")["systems"] if row["system"] == system)
            drawn = {GAME.spelled(int(GAME.dispatch.outcome(st, number(1, 1, 0, luck))))[1] for luck in range(400)}
            assert drawn <= set(hidden)
            if not any(mask & ~(1 << st.active) for mask in st.observed):  # nobody else has looked at anything
                assert drawn == set(hidden)


def test_loops_are_all_circles_of_four_known_cultures() -> None:
    st = all_known(next(positions(0, Phase.HEADING)))
    known = [system for system in range(printed.SYSTEMS) if system % 3]
    for system in range(printed.SYSTEMS):
        st.contacted[system] = system % 3 > 0
    where = {st.card[system]: system for system in known}
    circles = {
        four: sum(printed.GOOD_VALUE[one] - printed.GOOD_COST[one] for one in four)
        for four in permutations(where, 4)
        if four[0] == min(four) and all(printed.BUYS[four[place - 1]][four[place]] for place in range(4))
    }
    told = ask(st, 0, "loops")["loops"]
    assert {tuple(loop["cultures"]): loop["margin"] for loop in told} == circles and circles
    assert [loop["a_turn"] for loop in told] == sorted((loop["a_turn"] for loop in told), reverse=True)
