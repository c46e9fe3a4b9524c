"""Every step of the workflows can be run here: it is a target of the Makefile."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from magnat import __version__
from scripts import release as release_script

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_every_step_is_a_target_of_make() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    steps = [step for path in WORKFLOWS for step in re.findall(r"^\s*- run: (.+)$", path.read_text(), re.MULTILINE)]
    assert len(steps) >= 5
    assert [step for step in steps if not (step.startswith("make ") and step.removeprefix("make ") in targets)] == []


def test_nothing_is_published_before_the_tests_and_under_another_name() -> None:
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text()
    assert "needs: [tests, packages]" in release and "- run: make test\n" in release
    assert re.search(r"- run: make packages\n\s+env:\n\s+TAG: \$\{\{ github\.ref_name \}\}", release)
    assert 'scripts/release.py tag "$TAG"' in (ROOT / "scripts" / "packages").read_text()
    assert release_script.wrong_tag(f"v{__version__}", release_script.version()) == "" and release_script.version() == __version__
    assert release_script.wrong_tag("v1.0.1", "1.0.0") == "the tag is v1.0.1, but the version is 1.0.0: its tag would be v1.0.0"
    assert release_script.main(["tag", "v0.0.0"]) == 1


def test_a_release_has_a_date_in_changelog_and_citation() -> None:
    changelog, citation = "# Changelog\n\n## 1.0.0 (2026-12-01)\n", "version: 1.0.0\ndate-released: 2026-12-01\n"
    assert release_script.unready("1.0.0", changelog, citation) == []
    assert release_script.unready("1.0.0", "## 1.0.0 (not yet released)\n", "version: 1.0.0.dev0\n") == [
        "CHANGELOG.md has no heading `## 1.0.0 (YYYY-MM-DD)`",
        "CITATION.cff does not name the version 1.0.0",
        "CITATION.cff has no line `date-released: YYYY-MM-DD`",
    ]
    assert release_script.unready("1.0.1", changelog, citation)[0] == "CHANGELOG.md has no heading `## 1.0.1 (YYYY-MM-DD)`"


def test_packages_are_tried_on_the_oldest_and_the_newest_python() -> None:
    tests = (ROOT / ".github" / "workflows" / "tests.yml").read_text()
    supported = re.findall(r"Python :: (3\.\d+)", (ROOT / "pyproject.toml").read_text())
    assert f"python: {[*supported]}".replace("'", '"') in tests
    for path in WORKFLOWS:
        job = path.read_text().partition("  packages:")[2].partition("- run: make packages")
        assert f"python-version: |\n            {supported[-1]}\n            {supported[0]}\n" in job[0], path.name
        assert f"PYTHONS: python{supported[-1]} " in job[2].partition("- uses:")[0], path.name


def test_an_install_is_measured_by_its_packages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def install(name: str, megabytes: int) -> None:
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        with (tmp_path / f"{name}.bin").open("wb") as file:
            file.truncate(megabytes * release_script.MEGABYTE)
        (info / "RECORD").write_text(f"{name}.bin,,\n__pycache__/{name}.pyc,,\n")

    for name, megabytes in (("numpy", 40), ("pip", 9), ("magnat", 5), ("rich", 4)):
        install(name, megabytes)
    assert release_script.main(["install", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "3 packages, 9.0 MB beyond NumPy and Numba: magnat 5.0, rich 4.0\n"
    install("heavy", 7)
    assert release_script.main(["install", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert "heavy 7.0" in said.out and said.err == "an install has at most 20 packages and 15 MB beyond NumPy and Numba\n"


def test_actions_are_pinned_to_commits() -> None:
    used = [use for path in WORKFLOWS for use in re.findall(r"uses: (\S+)", path.read_text())]
    assert used and [use for use in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", use)] == []
