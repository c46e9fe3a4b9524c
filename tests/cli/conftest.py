"""A user of the command line: in this process (quick) or in one of its own (true)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner

from magnat.cli import app


@dataclass
class Said:
    """What a command answered."""

    code: int
    out: str
    err: str


User = Callable[..., Said]


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files land in a folder of the test, and the language does not depend on who runs the tests."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("NO_COLOR", "1")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


@pytest.fixture
def magnat() -> User:
    """`magnat("games", "--json")` in this process."""

    def run(*words: str, typed: str = "") -> Said:
        result = CliRunner().invoke(app, list(words), input=typed)
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Said(result.exit_code, result.stdout, result.stderr)

    return run


@pytest.fixture
def true_magnat() -> User:
    """The same in a process of its own."""

    def run(*words: str, typed: str = "") -> Said:
        command = [sys.executable, "-c", "from magnat.cli import main; main()", *words]
        result = subprocess.run(command, input=typed, capture_output=True, text=True, timeout=120, env=dict(os.environ), encoding="utf-8")
        return Said(result.returncode, result.stdout, result.stderr)

    return run
