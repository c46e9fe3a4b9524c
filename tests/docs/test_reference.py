"""The reference has every class and function that is public, and the package tells the same version everywhere."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

from magnat import __version__
from magnat.core.game import load, names
from magnat.envs import VERSION

ROOT = Path(__file__).parents[2]
REFERENCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs" / "reference").glob("*.md")))


@pytest.mark.parametrize("module", ["magnat.lab", "magnat.envs", "magnat.bots", "magnat.bots.search"])
def test_all_that_is_public_is_in_the_reference(module: str) -> None:
    there = import_module(module)
    public = [name for name in there.__all__ if inspect.isclass(getattr(there, name)) or inspect.isroutine(getattr(there, name))]
    assert public and [name for name in public if f"::: {module}.{name}\n" not in f"{REFERENCE}\n"] == []


def test_the_citation_is_of_this_version() -> None:
    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_versions_of_environments_and_observations_are_told() -> None:
    told = (ROOT / "docs" / "versions.md").read_text(encoding="utf-8")
    assert f"| v{VERSION} | " in told
    rows = re.findall(r"^\| ([\w& ,]*) ?\| (\d+) \| ", told, re.MULTILINE)
    latest, games = dict[str, int](), ""
    for told_games, version in rows:
        games = told_games.strip() or games
        latest |= dict.fromkeys(games.lower().split(", "), int(version))
    for name in names():
        assert latest[name.replace("_", " ").replace(" und ", " & ")] == load(name).observation_version, name


def test_every_part_that_can_be_installed_is_told() -> None:
    parts = re.findall(
        r"^(\w+) = \[", (ROOT / "pyproject.toml").read_text(encoding="utf-8").split("[project.optional-dependencies]")[1], re.MULTILINE
    )
    told = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    assert [part for part in parts[: parts.index("docs")] if f"`magnat[{part}]`" not in told] == []
