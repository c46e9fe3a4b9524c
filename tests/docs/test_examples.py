"""The examples on the pages of the docs do what they show."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
SHOWN = sorted(path for path in DOCS.rglob("*.md") if ">>> " in path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", SHOWN, ids=lambda path: path.relative_to(DOCS).as_posix())
def test_examples(path: Path) -> None:
    done = doctest.testfile(str(path), module_relative=False, verbose=False)
    assert done.attempted and not done.failed


def test_there_are_examples_for_every_environment() -> None:
    assert {path.stem for path in SHOWN if path.parent.name == "environments"} == {"gymnasium", "openspiel", "pettingzoo", "text"}
