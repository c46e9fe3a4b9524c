"""Whatever a user gets wrong is answered with a sentence on stderr and exit code 2."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import User

WRONG = [
    (("play", "monopoly"), "no game 'monopoly'"),
    (("play",), "say which game"),
    (("play", "hab_und_gut", "--seats", "you,you2"), "3 to 5 players"),
    (("play", "hab_und_gut", "--seats", "you,random,heuristc"), "heuristc"),
    (("play", "hab_und_gut", "--seats", "you=Ada,you=Ada,random"), "two seats"),
    (("play", "hab_und_gut", "--seats", "you,,random"), "nobody called ''"),
    (("play", "hab_und_gut", "--options", "memory_aid"), "name=value"),
    (("play", "hab_und_gut", "--options", "memory_aid=maybe"), "none of off, on"),
    (("play", "hab_und_gut", "--options", "luck=on"), "no option 'luck'"),
    (("play", "hab_und_gut", "--options", "memory_aid=on,memory_aid=off"), "twice"),
    (("play", "hab_und_gut", "--seed", "-1"), "--seed"),
    (("play", "hab_und_gut", "--seed", str(2**62)), "a seed is a whole number"),
    (("play", "hab_und_gut", "--fair", "--seed", "1"), "no seed"),
    (("play", "hab_und_gut", "--lang", "de"), "no language 'de'"),
    (("play", "hab_und_gut", "--save", "/nowhere/at/all.json"), "cannot be written"),
    (("play", "--resume", "/nowhere.json"), "no file"),
    (("play", "--resume", "/"), "cannot be read"),
    (("rules", "monopoly"), "no game"),
    (("rules", "hab_und_gut", "H99"), "no rule H99"),
    (("replay", "/nowhere.json"), "no file"),
    (("verify", "/nowhere.json"), "no file"),
    (("simulate", "monopoly"), "no game"),
    (("simulate", "hab_und_gut", "--games", "0"), "--games"),
    (("simulate", "hab_und_gut", "--games", "-5"), "--games"),
    (("simulate", "hab_und_gut", "--players", "9", "--backend", "python"), "3 to 5 players"),
    (("simulate", "hab_und_gut", "--policy", "clever"), "clever"),
    (("simulate", "hab_und_gut", "--backend", "abacus"), "abacus"),
    (("simulate", "hab_und_gut", "--options", "first_player=4", "--backend", "python"), "do not go together"),
    (("simulate", "hab_und_gut", "-n", "1", "--backend", "python", "--record", "/nowhere/at/all"), "cannot be written"),
    (("simulate", "hab_und_gut", "--seed", str(2**62), "--backend", "python"), "a seed is a whole number"),
    (("tournament", "hab_und_gut", "--bots", "standard,random", "--json", "x" * 300), "cannot be written: file name too long"),
    (("gamble",), "gamble"),
]


@pytest.mark.parametrize(("words", "sentence"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, tuple) else None)
def test_wrong_input_is_a_sentence(magnat: User, words: tuple[str, ...], sentence: str) -> None:
    said = magnat(*words)
    assert said.code == 2
    assert sentence in said.err
    assert "Traceback" not in said.err and not said.out


def test_no_traceback_in_a_process_of_its_own(true_magnat: User) -> None:
    said = true_magnat("play", "monopoly")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("magnat: ") and said.err.count("\n") == 1


@pytest.mark.parametrize("command", ["verify", "replay", "play"])
@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "no JSON object"),
        (b"\xff\xfe\x00", "not text"),
        (b"hello", "no JSON object"),
        (b"[1, 2]", "no JSON object"),
        (b"[" * 100_000, "no JSON object"),
        (b"{}", "not a saved game"),
        (json.dumps({"format": "magnat-match", "format_version": 99, "rules_version": 1}).encode(), "newer"),
        (json.dumps({"format": "magnat-match", "format_version": 1, "rules_version": 1}).encode(), "digest"),
    ],
)
def test_files_that_are_no_saves(magnat: User, tmp_path: Path, command: str, content: bytes, sentence: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    said = magnat(command, *(["--resume"] if command == "play" else []), str(file))
    assert said.code == 2
    assert sentence in said.err


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format_version": 2}, "newer"),
        ({"game": 5}, "of which game|game, seed or number"),
        ({"acts": [[0, "fly", 1]]}, "cannot be replayed"),
        ({"acts": 7}, "damaged"),
        ({"result": {}}, "do not lead to its result"),
        ({"players": 12}, "cannot be replayed"),
    ],
)
def test_damaged_records(magnat: User, tmp_path: Path, command: str, change: dict[str, object], sentence: str) -> None:
    file = tmp_path / "games.jsonl"
    assert magnat("simulate", "hab_und_gut", "-n", "1", "--backend", "python", "--record", str(file)).code == 0
    file.write_text(json.dumps(json.loads(file.read_text()) | change))
    said = magnat(command, str(file))
    assert said.code == 2
    assert any(part in said.err for part in sentence.split("|"))


def test_wrong_options_leave_a_record_file_alone(magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("precious")
    assert magnat("simulate", "hab_und_gut", "-n", "1", "--backend", "python", "--options", "luck=on", "--record", str(file)).code == 2
    assert file.read_text() == "precious"
