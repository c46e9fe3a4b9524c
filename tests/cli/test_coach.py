"""The coach: what advised play does not change, what adds up, who is blamed, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from magnat.bots import RandomBot, bot
from magnat.bots.coaching import NotCoached, chances_in, coach
from magnat.core.declare import CHANCE
from magnat.core.game import load
from magnat.core.play import Match, Seat, SeededDice, to_json
from tests.cli.conftest import User

HAB = load("hab_und_gut")


def played(kinds: list[str], seed: int = 5, acts: int = 10_000) -> Match:
    """A game of Hab & Gut between bots, or its first acts."""
    match = Match.new(HAB, [Seat(name, kind) for name, kind in zip(("Ada", "Bob", "Cleo"), kinds, strict=True)], dice=SeededDice(seed))
    bots: list[Any] = [RandomBot(seed) if kind == "random" else bot(kind, seed) for kind in kinds]
    while not match.is_over and len(match.played) < acts:
        seat = match.asked()[0]
        match.play(seat, [bots[seat].choose(match, seat)])
    return match


@pytest.mark.compiled
def test_an_advised_act_changes_no_playout() -> None:
    match = played(["standard"] * 3)
    st, drawn, compared = match.state_at(0), 0, 0
    for act in match.played:
        before = st.copy()
        match.game.dispatch.apply(st, act.act)
        if act.seat == CHANCE:
            drawn += 1
        elif compared < 30:
            assert np.array_equal(chances_in(HAB, before, drawn, 8, 1), chances_in(HAB, st, drawn, 8, 1))
            compared += 1
    assert compared == 30


@pytest.mark.compiled
def test_a_game_of_advised_players_is_all_luck_and_the_balance_adds_up() -> None:
    match = played(["standard"] * 3)
    found = coach(match, playouts=20)
    winners = match.result()["winners"]
    assert all(moment.seat == CHANCE for moment in found.moments) and not found.lessons
    for row in found.balances:
        assert row.skill == row.others == 0 and row.result == (1 / len(winners) if row.seat in winners else 0)
        assert row.expected + row.luck == pytest.approx(row.result)
    assert sum(row.expected for row in found.balances) == pytest.approx(1, abs=0.01)


@pytest.mark.compiled
def test_whoever_plays_at_random_is_told_what_it_cost() -> None:
    match = played(["random", "standard", "standard"])
    found = coach(match, playouts=40)
    ada, bob, cleo = found.balances
    assert ada.skill < 0 and bob.skill == cleo.skill == 0 and bob.others + cleo.others == pytest.approx(-ada.skill, abs=0.02)
    for row in found.balances:
        assert row.expected + row.luck + row.skill + row.others == pytest.approx(row.result)
    assert {lesson.seat for lesson in found.lessons} <= {0} and len(found.lessons) <= 3
    assert all(lesson.played != lesson.better and lesson.cost >= 0 for lesson in found.lessons)
    assert found == coach(match, playouts=40)
    plies = [moment.ply for moment in found.swings(4)]
    assert plies == sorted(plies) and len(plies) == 4


@pytest.mark.compiled
def test_a_saved_game_is_coached_in_words_as_json_and_as_a_page(magnat: User, tmp_path: Path) -> None:
    file, page = tmp_path / "game.json", tmp_path / "page.html"
    file.write_text(json.dumps(to_json(played(["random", "standard", "standard"]))))
    said = magnat("coach", str(file), "--playouts", "20", "--html", str(page))
    assert said.code == 0 and "Ada" in said.out and "between players of standard strength" in said.out
    assert "<svg" in page.read_text() and "Cleo" in page.read_text() and "http" not in page.read_text()
    document = json.loads(magnat("coach", str(file), "--playouts", "20", "--json").out)
    assert document["format"] == "magnat-coach" and document["players"] == ["Ada", "Bob", "Cleo"] and document["moments"]
    assert "joueurs de force standard" in magnat("coach", str(file), "--playouts", "4", "--lang", "fr").out


def test_what_cannot_be_judged_is_refused_with_a_sentence(magnat: User, tmp_path: Path) -> None:
    running = played(["standard"] * 3, acts=30)
    with pytest.raises(NotCoached, match="only a finished game"):
        coach(running)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(to_json(running)))
    said = magnat("coach", str(file))
    assert said.code == 2 and "only a finished game can be judged" in said.err
    file.write_text("{}")
    assert magnat("coach", str(file)).code == 2 and magnat("coach", str(tmp_path / "none.json")).code == 2
