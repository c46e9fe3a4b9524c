"""Every game in the box draws its positions with letters, in both languages, for every seat and for a spectator."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from magnat.cli import screen
from magnat.core.declare import SPECTATOR
from magnat.core.game import load, names
from magnat.core.numbers import below, number
from magnat.core.play import Match, SeededDice
from magnat.core.say import LANGUAGES, words
from tests.contract.sampling import whole_games
from tests.sampling import first_quick

PEOPLE = ["Ada", "Bob", "Cleo"]


def drawn(match: Match, language: str, seat: int) -> str:
    out = io.StringIO()
    Console(file=out, width=100).print(screen.position(match.game, match.view(seat), words(match.game, language), PEOPLE, seat))
    return out.getvalue()


@pytest.mark.parametrize("language", first_quick(LANGUAGES))
@whole_games()
def test_a_random_game_can_be_drawn_to_its_end(name: str, chosen: dict[str, str], language: str) -> None:
    match = Match.new(load(name), PEOPLE, chosen={**chosen}, dice=SeededDice(5))
    met: dict[int, int] = {}
    while not match.is_over:
        met[match.state.phase] = met.get(match.state.phase, 0) + 1
        if met[match.state.phase] in (1, 5, 25):
            for seat in range(SPECTATOR, len(PEOPLE)) if met[match.state.phase] == 25 else (SPECTATOR, match.asked()[0]):
                text = drawn(match, language, seat)
                assert all(person in text for person in PEOPLE) and "terminal-" not in text and "{" not in text
        seat = match.asked()[0]
        legal = match.legal(seat)
        match.play(seat, [legal[below(number(5, 2, 0, match.version), len(legal))]])
    assert drawn(match, language, 0)


def test_r106_a_drawing_shows_my_purse_and_no_other() -> None:
    match = Match.new(load("richesses_du_monde"), PEOPLE, dice=SeededDice(5))
    assert drawn(match, "en", 0).count("66 M") == 1
    assert drawn(match, "en", SPECTATOR).count("66 M") == 0


@pytest.mark.parametrize("language", first_quick(LANGUAGES))
@pytest.mark.parametrize("name", names())
def test_without_a_drawing_the_declared_fields_are_said_in_words(name: str, language: str) -> None:
    match = Match.new(load(name), PEOPLE, dice=SeededDice(5))
    for _ in range(60):
        seat = match.asked()[0]
        match.play(seat, [match.hint(seat)[0]])
    out = io.StringIO()
    Console(file=out, width=100).print(screen.listed(match.game, match.view(0), words(match.game, language), PEOPLE))
    assert "Ada" in out.getvalue() and "pending" not in out.getvalue() and "phase" not in out.getvalue()


def test_h19_the_listed_hand_names_its_goods() -> None:
    match = Match.new(load("hab_und_gut"), PEOPLE, dice=SeededDice(5))
    match.play(0, [("buy", 0)])
    out = io.StringIO()
    Console(file=out, width=100).print(screen.listed(match.game, match.view(0), words(match.game, "en"), PEOPLE))
    assert "Ada coal 1" in " ".join(out.getvalue().split())
