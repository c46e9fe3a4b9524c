"""Helpers that a game offers its players: for the asking seat alone, from what it sees."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from magnat.core.game import load
from magnat.core.play import Match, SeededDice
from tests.web.server import code, serving

VENTURE = load("venture")
GAMES = {"venture": VENTURE, "hab_und_gut": load("hab_und_gut")}


async def test_a_seat_asks_a_helper(tmp_path: Path) -> None:
    async with serving(tmp_path, games=GAMES) as server:
        ada, bob = await server.open("me", "open", game="venture", options={"turn_limit": 40})
        now = await ada.look()
        told = await ada.ok(ada.post("helpers/value", {"arguments": {"cards": [0, 2]}}))
        assert told == {"version": now["version"], "answer": {"value": 16, "parts": [{"cards": [0, 2], "value": 16}]}}
        hand = await ada.ok(ada.post("helpers/value", {}))
        assert hand["answer"]["value"] == now["view"]["funds"][0]
        assert (await ada.get()).json() == now  # nothing has changed
        assert (await bob.post("helpers/best_payment", {})).json()["error"]["reason"] == "not-your-turn"


async def test_a_question_that_the_table_has_overtaken_is_answered_with_null(tmp_path: Path) -> None:
    async with serving(tmp_path, games=GAMES) as server:
        ada, _ = await server.open("me", "open", game="venture", options={"turn_limit": 40})
        now = (await ada.look())["version"]
        nonsense = {"arguments": {"cards": [99]}}
        assert await ada.ok(ada.post("helpers/value", {"version": now - 1, **nonsense})) == {"version": now, "answer": None}
        assert (await ada.post("helpers/value", {"version": now, **nonsense})).json()["error"]["reason"] == "wrong-arguments"
        told = await ada.ok(ada.post("helpers/value", {"version": now - 1, "arguments": {"cards": [0, 2]}}))
        assert told["answer"]["value"] == 16  # what can still be answered is


async def test_what_a_good_player_would_do_is_told_where_hints_are(tmp_path: Path) -> None:
    async with serving(tmp_path, games=GAMES) as server:
        ada, _ = await server.open("me", "open", game="venture", advice=False)
        assert code(await ada.post("helpers/best_discard", {})) == (409, "wrong-status")
        assert (await ada.post("helpers/value", {})).status_code == 200
        bob, _ = await server.open("me", "open", game="venture")
        assert (await bob.post("helpers/best_discard", {})).status_code != 409


async def test_helpers_refuse_strangers_and_nonsense(tmp_path: Path) -> None:
    async with serving(tmp_path, games=GAMES) as server:
        ada, _ = await server.open("me", "open", game="venture")
        assert code(await server.person(ada.match).post("helpers/value", {})) == (401, "no-seat")
        assert code(await ada.post("helpers/crystal_ball", {})) == (404, "not-found")
        assert code(await ada.post("helpers/value", {"arguments": []})) == (422, "invalid")
        for arguments in ({"cards": "all"}, {"cards": [0.5]}, {"cards": [99]}, {"cards": [True]}):
            assert (await ada.post("helpers/value", {"arguments": arguments})).json()["error"]["reason"] == "wrong-arguments"
        assert (await ada.post("helpers/arrangement", {"arguments": {"stacks": [[1], [1]]}})).json()["error"]["reason"] == "wrong-arguments"
        lobby, _ = await server.open("me", "open", game="venture", start=False)
        assert code(await lobby.post("helpers/value", {})) == (409, "wrong-status")
        hab, *_ = await server.open("me", "open", "open")
        assert code(await hab.post("helpers/value", {})) == (404, "not-found")


def answers(match: Match, seat: int) -> dict[str, Any]:
    """What all helpers say to a seat, refusals included."""
    told: dict[str, Any] = {}
    for name in VENTURE.helpers:
        try:
            told[name] = match.helped(seat, name, {argument.name: [] for argument in VENTURE.helpers[name].arguments})
        except Exception as refused:
            told[name] = str(refused)
    return told


def test_helpers_say_the_same_in_positions_that_a_seat_cannot_tell_apart() -> None:
    match = Match.new(VENTURE, ["Ada", "Bob", "Cleo"], dice=SeededDice(4))
    for _ in range(60):
        for seat in range(3):
            true = answers(match, seat)
            for seed in range(2):
                other = match.state.copy()
                VENTURE.resample(other, seat, [seed, 0])
                twin = Match(VENTURE, match.seats, match.dice, other, other)
                assert answers(twin, seat) == true
        match.play(match.asked()[0], [VENTURE.legal(match.state)[0]])


def test_a_blanked_position_keeps_what_a_seat_sees() -> None:
    st = Match.new(VENTURE, ["Ada", "Bob"], dice=SeededDice(4)).state
    blank = st.blanked(1)
    assert blank.hand[1] == st.hand[1] and blank.centre == st.centre
    assert not any(blank.hand[0]) and blank.funds[0] == 0 and not any(blank.pile)
    assert any(st.hand[0])
