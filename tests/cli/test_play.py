"""`magnat play` with a pipe for a person."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from magnat.core.play import from_json
from tests.cli.conftest import User

AGAINST_RANDOM = ("play", "hab_und_gut", "--seats", "you,random,random")
ALWAYS_FIRST = "1\n" * 90  # more than any game asks


@pytest.mark.thorough
def test_a_whole_game_from_a_pipe(true_magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = true_magnat("play", "hab_und_gut", "--save", str(file), typed=ALWAYS_FIRST)
    assert (said.code, said.err) == (0, "")
    assert "Verifiable draws" in said.out and "Result" in said.out and "winner" in said.out and "eliminated, gave only" in said.out
    dice = json.loads(file.read_text())["dice"]
    assert said.out.index(dice["commitment"]) < said.out.index("Half 1")
    assert said.out.index(dice["secret"]) > said.out.index("Result")
    assert f"magnat verify {file}" in said.out
    assert "\033" not in said.out


@pytest.mark.parametrize(("language", "word"), [("en", "Result"), ("fr", "Résultat")])
def test_a_whole_game_in_both_languages(magnat: User, language: str, word: str) -> None:
    said = magnat(*AGAINST_RANDOM, "--seed", "4", "--lang", language, typed="1\n" * 60 + "\n")
    assert said.code == 0 and word in said.out


@pytest.mark.parametrize("columns", ["60", "80", "100"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_fits_the_screen(magnat: User, monkeypatch: pytest.MonkeyPatch, columns: str, language: str) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    said = magnat(
        "play", "hab_und_gut", "--seats", "you,random,random,random,random", "--seeded", "--lang", language, typed="1\n1\n1\n1\n1\n1\nw\n?\n"
    )
    assert max(len(line.rstrip()) for line in said.out.splitlines() if "magnat" not in line) <= int(columns)


def test_all_bots_need_nobody(magnat: User) -> None:
    said = magnat("play", "hab_und_gut", "--seats", "random,random,random", "--seed", "1")
    assert said.code == 0 and "Result" in said.out


def test_acts_in_words_and_refusals_that_cite_the_rule(magnat: User) -> None:
    typed = "buy coal\nsell coal\nBuy tea\nbuy 5\ndonate rubber\ndonate_none\nleft_card coal +2\nfly\n99\n0\n"
    said = magnat(*AGAINST_RANDOM, "--seed", "3", typed=typed)
    assert "Player buys coal for 40." in said.out
    assert "go on as you began, or finish trading. (H15)" in said.out
    assert "Player buys tea" in said.out and "Player buys salt" in said.out
    assert "You have no share of this good to donate. (H23)" in said.out
    assert "Player donates nothing" in said.out
    assert "not in your left holder: choose one that is. (H27)" in said.out
    assert "“fly” is neither" in said.out
    assert said.out.count("The choices are numbered from 1 to ") == 2


def test_a_hand_is_kept_down_or_raised_in_an_open_window(magnat: User) -> None:
    seats = ("--seats", "you=Ada,you=Bob,random", "--seed", "3", "--no-clear")
    typed = "p\nassociate_with Carla; add_member Zoe\nassociate_with Carla; send; roll\nassociate_with Carla; send\n"
    said = magnat("play", "richesses_du_monde", *seats, typed=typed)
    assert said.out.count("p lets this pass") >= 2
    assert "“add_member Zoe” is neither" in said.out and "After that it would no longer be your turn." in said.out
    assert "Bob invites Carla to a partnership" in said.out
    silent = magnat("play", "richesses_du_monde", *seats, typed="p\np\np\n")
    assert "Bob invites" not in silent.out
    assert "You are asked here, and must choose." in silent.out


def test_acts_in_french(magnat: User) -> None:
    said = magnat(*AGAINST_RANDOM, "--seed", "3", "--lang", "fr", typed="acheter une action de CAFE\nbuy thé\nbuy coffee\n")
    assert said.out.count("achète une action de café") == 2 and said.out.count("achète une action de thé") == 1


@pytest.mark.parametrize(("language", "company"), [("en", r"Take over (\w+ [A-F]+) \(\d+ M\)"), ("fr", r"Prendre (\w+ [A-F]+) \(\d+\sM\)")])
def test_choices_name_what_everybody_sees_and_are_typed_as_they_stand(magnat: User, language: str, company: str) -> None:
    game = ("play", "venture", "--seats", "you,random", "--seed", "3", "--lang", language)
    found = re.search(company, magnat(*game, typed="").out)
    assert found and "number 1" not in found.string and "nº 1" not in found.string
    taken = magnat(*game, typed=found[0] + "\n").out
    assert re.search(rf"(takes over|prend) {found[1]} (for|pour)", taken)


def test_a_hint_tells_the_whole_turn_and_is_done(magnat: User) -> None:
    said = magnat("play", "venture", "--seats", "you,random", "--seed", "3", typed="h\nd\n").out
    assert "A good player would choose: Pass, discard 1 ▲." in said
    assert "Player does nothing and discards 1 ▲." in said


def test_who_plays_alone_is_asked_what_matters_or_everything(magnat: User) -> None:
    game = ("play", "maxi_bourse", "--seats", "you,random,random", "--seed", "3", "--options", "edition=junior")
    usual, all_of_it = magnat(*game, typed="1\n" * 8).out, magnat(*game, typed="a\n" + "1\n" * 8).out
    assert usual.count("> 1") == 8 and "Before the turn: reveal a rumour" not in usual
    assert "From now on you are asked everything." in all_of_it and "Before the turn: reveal a rumour" in all_of_it
    assert "everybody is asked everything" in magnat("play", "richesses_du_monde", "--seats", "you=Ada,you=Bob", "--seed", "3", typed="a\n").out


def test_help_hint_rule_and_log(magnat: User) -> None:
    said = magnat(*AGAINST_RANDOM, "--seed", "3", typed="?\nh\nr\nr h18\nr H99\nw\n\nw all\n")
    assert "take back your last decision" in said.out
    assert "A good player would choose:" in said.out
    assert "H14  In a trade turn" in said.out and "H18  A share may be bought" in said.out
    assert "There is no rule H99." in said.out
    assert "Price cards you have not seen" in said.out and "The holder between" in said.out
    assert said.out.count("Round 1: Player wears the top hat.") == 3


def test_undo_and_takeback(magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = magnat(*AGAINST_RANDOM, "--seed", "3", "--save", str(file), typed="u\nt\nbuy coal\nu\nbuy tea\ntrade_end\ndonate_none\nu\nt\nt\n")
    assert said.out.count("There is nothing left to take back.") == 3
    match = from_json(json.loads(file.read_text()))
    assert match.state.hand[0] == [0, 0, 0, 0, 1, 0] and "takeback" in match.marks
    assert match.game.phases.named(match.state.phase) == "TRADE"


def test_takebacks_are_refused_among_people(magnat: User) -> None:
    said = magnat("play", "hab_und_gut", "--seats", "you=Ada,you=Bob,random", "--seed", "3", typed="buy coal\nt\n")
    assert "Moves cannot be taken back where other people play." in said.out


def test_save_and_resume_go_on_where_the_game_was(magnat: User, tmp_path: Path) -> None:
    whole, half, rest = tmp_path / "whole.json", tmp_path / "half.json", tmp_path / "rest.json"
    magnat(*AGAINST_RANDOM, "--seed", "9", "--save", str(whole), typed="1\n" * 60)
    assert f"--resume {half}" in magnat(*AGAINST_RANDOM, "--seed", "9", typed="1\n" * 20 + f"s {half}\nq\n").out
    said = magnat("play", "hab_und_gut", "--resume", str(half), "--save", str(rest), typed="1\n" * 60)
    assert "Result" in said.out
    acts = [json.loads(file.read_text())["acts"] for file in (whole, rest)]
    assert acts[0] == acts[1]


def test_a_resumed_game_is_kept_in_its_file(magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    magnat(*AGAINST_RANDOM, "--save", str(file), typed="1\n")
    before = len(json.loads(file.read_text())["acts"])
    magnat("play", "--resume", str(file), typed="1\n1\n")
    assert len(json.loads(file.read_text())["acts"]) > before


def test_a_resumed_game_keeps_its_seats_and_dice(magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    magnat(*AGAINST_RANDOM, "--save", str(file))
    for words in (("--seed", "1"), ("--seats", "you,random,random"), ("--options", "memory_aid=off"), ("--fair",)):
        said = magnat("play", "--resume", str(file), *words)
        assert said.code == 2 and "keeps seats, options and draws" in said.err
    assert "is a game of hab_und_gut, not of venture" in magnat("play", "venture", "--resume", str(file)).err


def test_who_leaves_without_a_word_loses_nothing(magnat: User, tmp_path: Path) -> None:
    said = magnat(*AGAINST_RANDOM, typed="1\n1\n")
    (kept,) = (tmp_path / "state").rglob("*.json")
    assert f"magnat play --resume {kept}" in said.out
    assert len(json.loads(kept.read_text())["acts"]) == 26
    magnat(*AGAINST_RANDOM)
    assert len(list((tmp_path / "state").rglob("*.json"))) == 1  # nothing was played, nothing is kept


def test_quitting_offers_to_save(magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = magnat(*AGAINST_RANDOM, typed=f"1\nq\n{tmp_path}\n/nowhere/x\n{file}\n")
    assert "Enter: leave without saving" in said.out and file.exists()
    told = " ".join(said.out.split())  # wherever its lines are broken
    assert "is not a saved game" in told and "cannot be written" in told
    assert "Saved" not in magnat(*AGAINST_RANDOM, typed="1\nq\n\n").out


def test_a_save_replaces_only_saves(magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada")
    said = magnat(*AGAINST_RANDOM, typed=f"s\ns {file}\n")
    assert "Say where" in said.out and "choose another name" in said.out
    assert file.read_text() == "Dear Ada"


def test_no_secret_of_another_seat_is_shown(magnat: User) -> None:
    said = magnat(*AGAINST_RANDOM, "--seed", "3", "--options", "memory_aid=off", typed="1\n1\n1\n1\nw all\n")
    assert "donates a share, face down." in said.out
    cash = next(line for line in said.out.splitlines() if line.split()[:1] == ["Cash"])
    assert cash.split()[2:] == ["?", "?"]


def test_hot_seat_clears_the_screen_between_persons(tmp_path: Path) -> None:
    """Ada sees her holders; before Bob is asked, screen and scrollback are cleared. A real terminal is needed for that."""
    typed = ["\n", "7\n", "\n", "q\n", "\n"]  # Enter, done trading, Enter, quit, without saving
    output = _on_a_terminal(["play", "hab_und_gut", "--seats", "you=Ada,you=Bob,random", "--seed", "3"], typed)
    ada, _, bob = output.partition("\033[3J")
    assert "Left holder, shared with Bob" in ada and "Ada presses Enter" in ada
    assert "Bob presses Enter" in bob and bob.index("Bob presses Enter") < bob.index("holder, shared with")
    assert bob.rpartition("\033[3J")[2].split() == ["Goodbye."]


def test_control_c_on_a_terminal_keeps_the_game(tmp_path: Path) -> None:
    output = _on_a_terminal(["play", "hab_und_gut", "--seats", "you,random,random", "--seed", "3"], ["1\n", "\x03"])
    assert "magnat play --resume" in output and "Traceback" not in output


def _on_a_terminal(words: list[str], typed: list[str]) -> str:
    """What a program writes to a terminal on which these lines are typed, one after each prompt."""
    master, slave = pty.openpty()
    command = [sys.executable, "-c", "from magnat.cli import main; main()", *words]
    environment = {**os.environ, "TERM": "xterm", "LINES": "40"}
    with subprocess.Popen(
        command, stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True, preexec_fn=_own_terminal
    ) as program:
        os.close(slave)
        output = ""
        for line in typed:
            output += _until_prompt(master)
            time.sleep(0.1)  # the prompt is written just before the program listens
            os.write(master, line.encode())
        output += _until_prompt(master, to_the_end=True)
        try:
            program.wait(timeout=30)
        except subprocess.TimeoutExpired:
            pytest.fail(f"the program goes on; it has written {output!r}")
        finally:
            program.kill()
    os.close(master)
    return output


def _own_terminal() -> None:
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)  # so that Control-C reaches the program
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # and is heard, even if the tests run in the background


def _until_prompt(master: int, *, to_the_end: bool = False) -> str:
    """Read until the program waits for a line, or until it ends."""
    output = ""
    while select.select([master], [], [], 30)[0]:
        try:
            output += os.read(master, 65536).decode(errors="replace")
        except OSError:  # the program has ended
            break
        if not to_the_end and re.sub(r"\033\[[0-9;]*m", "", output).endswith(("> ", "Enter. ", "saving): ")):
            break
    return output
