"""The agent of the docs learns to beat the advice, as written; with fewer deals, so that it does not take a minute."""

from __future__ import annotations

import random
import re
import runpy
from pathlib import Path

import pytest

from magnat.core.errors import MagnatError
from magnat.core.game import load
from magnat.lab import Compiled, advise, check_policy, duel

PAGE = Path(__file__).parents[2] / "docs" / "agent.md"
FEWER = {"range(16)": "range(6)", ", 2000,": ", 300,", "10_000": "300"}


@pytest.mark.thorough
def test_twenty_lines_beat_the_advice_on_fresh_deals(tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    text = found[1]
    assert len([line for line in text.splitlines() if line]) == 20
    for many, few in FEWER.items():
        assert text.count(many) == 1
        text = text.replace(many, few)
    (tmp_path / "agent.py").write_text(text, encoding="utf-8")
    random.seed(5)
    made = runpy.run_path(str(tmp_path / "agent.py"))
    agent = Compiled(made["stingy"], made["weights"])
    assert duel(load("hab_und_gut"), agent, "heuristic", 1500, players=4, seed=2).least > 50
    assert check_policy(load("hab_und_gut"), agent, players=4, games=1, worlds=2) > 50


def test_a_policy_against_itself_wins_half_of_the_pairs() -> None:
    told = duel(load("hab_und_gut"), "random", "random", 200, players=3)
    assert (told.share, told.error) == (50.0, 0.0)  # the same games twice: what one seat wins another loses


def test_who_is_stronger_wins_and_who_is_weaker_loses() -> None:
    game = load("maxi_bourse")
    won, lost = (duel(game, *pair, 50, players=2) for pair in (("heuristic", "random"), ("random", "heuristic")))
    assert won.least > 90 and lost.share < 10


def test_a_duel_needs_deals_and_the_advice_a_game() -> None:
    game = load("hab_und_gut")
    with pytest.raises(MagnatError, match="at least 2 deals, not 1"):
        duel(game, "random", "random", 1)
    with pytest.raises(MagnatError, match="bound where a compiled policy plays"):
        advise(object())
