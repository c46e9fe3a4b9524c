"""A program of which only a part is installed says what is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
for package in {hidden!r}:
    sys.modules[package] = None  # as if it were not installed
from magnat.cli import main
sys.argv = ["magnat", *{command!r}]
main()
"""


def run(command: list[str], *hidden: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", WITHOUT.format(hidden=hidden, command=command)], capture_output=True, text=True, check=False)


@pytest.mark.parametrize("command", [["serve"], ["backup", "copy.db"], ["admin", "list"], ["match", "5f0c3a91d2b47e68"]])
def test_commands_of_the_server_say_what_to_install(command: list[str]) -> None:
    done = run(command, "fastapi", "uvicorn", "orjson", "starlette", "h11", "httptools", "websockets")
    assert done.returncode == 2
    assert "pip install 'magnat[web]'" in done.stderr and "Traceback" not in done.stderr


def test_rules_and_laboratory_need_no_server() -> None:
    done = run(["rules", "hab_und_gut", "H29"], "fastapi", "uvicorn", "orjson", "starlette", "h11", "httptools", "websockets")
    assert done.returncode == 0, done.stderr
    assert run(["games"], "fastapi", "uvicorn", "orjson", "starlette").returncode == 0


def test_another_module_that_is_missing_is_a_fault_of_ours() -> None:
    done = run(["games"], "rich")
    assert "Traceback" in done.stderr
