"""`magnat verify`: 0 proved, 1 not proved, 2 unreadable."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from magnat.cli.verify import _ranges
from magnat.core.game import load
from magnat.core.play import FairDice, Match, SeededDice
from magnat.core.play.saves import digest, to_json
from tests.cli.conftest import User

PLAY = ("play", "hab_und_gut", "--seats", "you,random,random")
Change = Callable[[dict[str, Any]], None]


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    """A finished fair game."""
    match = Match.new(load("hab_und_gut"), ["Ada", "Berta", "Carla"])
    _finish(match)
    return _saved(match, tmp_path)


def _finish(match: Match) -> None:
    while not match.is_over:
        seat = match.asked()[0]
        match.play(seat, [match.legal(seat)[0]])


def _saved(match: Match, folder: Path) -> Path:
    file = folder / "game.json"
    file.write_text(json.dumps(to_json(match)))
    return file


def forge(file: Path, change: Change) -> None:
    """Change a save and give it a digest that fits, as a forger would."""
    document = json.loads(file.read_text())
    change(document)
    file.write_text(json.dumps(document | {"digest": digest(document)}))


def test_a_fair_game_is_proved(true_magnat: User, fair: Path) -> None:
    said = true_magnat("verify", str(fair))
    assert (said.code, said.err) == (0, "")
    assert "all 48 draws were recomputed" in said.out and json.loads(fair.read_text())["dice"]["commitment"] in said.out


def test_a_closed_game_is_proved_as_far_as_it_went(magnat: User, tmp_path: Path) -> None:
    """Its record ends where the operator has ended it, and its secret lies open."""
    match = Match.new(load("hab_und_gut"), ["Ada", "Berta", "Carla"])
    match.play(0, [("trade_end", 0)])
    assert "still running" in magnat("verify", str(_saved(match, tmp_path))).out
    match.marks.add("unfinished")
    said = magnat("verify", str(_saved(match, tmp_path)))
    assert said.code == 0 and "Proved" in said.out and "closed before its end" in said.out and "running" not in said.out


def test_the_hash_that_was_shown_can_be_compared(magnat: User, fair: Path) -> None:
    commitment = json.loads(fair.read_text())["dice"]["commitment"]
    assert magnat("verify", str(fair), "--commitment", commitment.upper()).code == 0
    said = magnat("verify", str(fair), "--commitment", "00" * 32)
    assert said.code == 1 and "not the one you were shown" in said.out


def test_a_seeded_game_is_proved(magnat: User, tmp_path: Path) -> None:
    match = Match.new(load("hab_und_gut"), ["Ada", "Bob", "Cleo"], dice=SeededDice(12))
    _finish(match)
    file = _saved(match, tmp_path)
    said = magnat("verify", str(file), "--lang", "fr")
    assert said.code == 0 and "graine 12" in said.out and "Prouvé" in said.out
    assert magnat("verify", str(file), "--commitment", "00" * 32).code == 1


def test_a_secret_chosen_afterwards_is_found(magnat: User, fair: Path) -> None:
    def other_secret(document: dict[str, Any]) -> None:
        document["dice"] = FairDice(bytes(32)).to_json()

    forge(fair, other_secret)
    said = magnat("verify", str(fair))
    assert said.code == 1 and "did not come from this secret" in said.out


def test_a_secret_that_does_not_fit_its_hash_is_found(magnat: User, fair: Path) -> None:
    def other_hash(document: dict[str, Any]) -> None:
        document["dice"]["commitment"] = "00" * 32

    forge(fair, other_hash)
    said = magnat("verify", str(fair))
    assert said.code == 1 and "does not fit the hash" in said.out


def test_draws_thrown_away_are_found(magnat: User, tmp_path: Path) -> None:
    """The house draws until it likes the cards: every draw comes from the dice, but some are missing."""
    match = Match.new(load("hab_und_gut"), ["Ada", "Bob", "Cleo"], dice=_Skipping(5))
    _finish(match)
    match.dice = SeededDice(5)
    document = to_json(match)
    document["draws"] = [number + 3 for number in document["draws"]]
    document["drawn"] += 3
    file = tmp_path / "skipped.json"
    file.write_text(json.dumps(document | {"digest": digest(document)}))
    said = magnat("verify", str(file))
    assert said.code == 1 and "the draws 0-2 are missing" in said.out


class _Skipping(SeededDice):
    def number(self, count: int) -> int:
        return super().number(count + 3)


def test_takebacks_are_reported(magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "taken.json"
    magnat(*PLAY, "--save", str(file), typed="1\nt\n" + "1\n" * 80)
    said = magnat("verify", str(file))
    assert said.code == 0 and "taken back, but no draw" in said.out


def test_draws_taken_back_are_reported(magnat: User, tmp_path: Path) -> None:
    match = Match.new(load("hab_und_gut"), ["Ada", "Bob", "Cleo"], dice=FairDice())
    match.seats = [match.seats[0], *(type(seat)(seat.name, "random") for seat in match.seats[1:])]
    while match.state.lap == 1:
        seat = match.asked()[0]
        match.play(seat, [match.legal(seat)[0]])
    match.takeback(0)
    _finish(match)
    said = magnat("verify", str(_saved(match, tmp_path)))
    assert said.code == 0 and "and 24 draws with them: 24-47" in said.out


def test_a_running_game_is_not_proved_yet(magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    magnat(*PLAY, "--save", str(file), typed="1\n")
    said = magnat("verify", str(file))
    assert said.code == 1 and "shown after the end" in said.out


def test_a_what_if_is_not_proved(magnat: User, tmp_path: Path) -> None:
    match = Match.new(load("hab_und_gut"), ["Ada", "Bob", "Cleo"], dice=SeededDice(1)).what_if(0, 1)
    _finish(match)
    said = magnat("verify", str(_saved(match, tmp_path)))
    assert said.code == 1 and "what if" in said.out


@pytest.mark.parametrize(
    "change",
    [
        lambda document: document["acts"].pop(),
        lambda document: document["draws"].__setitem__(0, "x"),
        lambda document: document["draws"].pop(),
        lambda document: document.__setitem__("drawn", "many"),
        lambda document: document["dice"].__setitem__("kind", "loaded"),
        lambda document: document["dice"].__setitem__("secret", "zz"),
        lambda document: document["snapshot"]["cash"].__setitem__(0, document["snapshot"]["cash"][0] + 10),
        lambda document: document.pop("marks"),
        lambda document: document.__setitem__("game", "venture!"),
    ],
)
def test_damaged_saves_are_unreadable(magnat: User, fair: Path, change: Change) -> None:
    forge(fair, change)
    said = magnat("verify", str(fair))
    assert said.code == 2 and said.err.startswith("magnat: ")


def test_a_changed_byte_is_unreadable(magnat: User, fair: Path) -> None:
    fair.write_text(fair.read_text().replace('"Berta"', '"Betra"'))
    said = magnat("verify", str(fair))
    assert said.code == 2 and "digest" in said.err


def test_recorded_games_are_proved(magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    magnat("simulate", "hab_und_gut", "-n", "3", "--seed", "8", "--backend", "python", "--record", str(file))
    said = magnat("verify", str(file), "--game", "2")
    assert said.code == 0 and "seed 8, game 2" in said.out
    lines = [json.loads(line) | {"seed": 9} for line in file.read_text().splitlines()]
    file.write_text("\n".join(json.dumps(line) for line in lines))
    assert magnat("verify", str(file)).code == 1


def test_numbers_in_few_words() -> None:
    assert _ranges([]) == "" and _ranges([4]) == "4" and _ranges([1, 2, 3, 7, 9, 10]) == "1-3, 7, 9-10"


def test_a_guided_game_has_nothing_to_prove(magnat: User, tmp_path: Path) -> None:
    hab = load("hab_und_gut")
    assert hab.guide is not None
    match = Match.new(hab, ["Ada", "Berta", "Carla"], seed=1, chosen=dict(hab.guide.options), prepared=hab.guide.draws)
    _finish(match)
    said = magnat("verify", str(_saved(match, tmp_path)))
    assert said.code == 1 and "guided first game" in said.out and "nothing to prove" in said.out
