"""Every step of the workflows can be run here: it is a target of the Makefile."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def test_every_step_is_a_target_of_make() -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    steps = [step for path in WORKFLOWS for step in re.findall(r"^\s*- run: (.+)$", path.read_text(), re.MULTILINE)]
    assert len(steps) >= 5
    assert [step for step in steps if not (step.startswith("make ") and step.removeprefix("make ") in targets)] == []


def test_actions_are_pinned_to_commits() -> None:
    used = [use for path in WORKFLOWS for use in re.findall(r"uses: (\S+)", path.read_text())]
    assert used and [use for use in used if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", use)] == []
