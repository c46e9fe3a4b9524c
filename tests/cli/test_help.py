"""`magnat --help` is quick and complete."""

from __future__ import annotations

import subprocess
import sys

import pytest

from magnat import __version__
from magnat.cli import app
from tests.cli.conftest import User

COMMANDS = (
    "games",
    "rules",
    "play",
    "serve",
    "replay",
    "verify",
    "simulate",
    "study",
    "match",
    "backup",
    "move",
    "tournament",
    "warm",
    "coach",
    "daily",
    "disagreements",
    "puzzles",
    "train",
)


def test_help_names_every_command(true_magnat: User) -> None:
    said = true_magnat("--help")
    assert said.code == 0
    assert all(command in said.out for command in COMMANDS)


def test_every_command_is_listed_here() -> None:
    assert {info.callback.__name__ for info in app.registered_commands if info.callback} == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_an_example(magnat: User, command: str) -> None:
    said = magnat(command, "--help")
    assert said.code == 0
    assert f"magnat {command}" in said.out.partition("Example")[2]


def test_help_imports_nothing_heavy() -> None:
    program = (
        "import sys\nfrom magnat.cli import app\n"
        "try: app(['--help'], prog_name='magnat')\n"
        "except SystemExit: pass\n"
        "heavy = {'numpy', 'numba', 'rich', 'fluent', 'platformdirs', 'magnat.core.game'} & set(sys.modules)\n"
        "assert not heavy, heavy"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_version(magnat: User) -> None:
    said = magnat("--version")
    assert said.code == 0 and said.out.startswith(f"magnat {__version__}")


def test_nothing_said_is_answered_with_help(magnat: User) -> None:
    assert "Commands" in magnat().out + magnat().err
