"""docs/tutorial.md as it stands: its blocks become files, the game plays, compiles, and passes the contract."""

from __future__ import annotations

import importlib
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from magnat.lab import simulate
from tests.contract import checks
from tests.contract.subjects import MADE_UP, Setup, Subject, plain_setups

PAGE = Path(__file__).parents[2] / "docs" / "tutorial.md"
BLOCK = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def pepper(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Subject]:
    home = tmp_path_factory.mktemp("tutorial")
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        (home / name).parent.mkdir(exist_ok=True)
        (home / name).write_text(text, encoding="utf-8")
    sys.path.insert(0, str(home))
    try:
        game = importlib.import_module("pepper").PEPPER
        notes = importlib.import_module("pepper.contract").NOTES
        folder = home / "pepper"
        sources = tuple(path for path in sorted(folder.glob("*.py")) if path.name != "contract.py")
        MADE_UP["pepper"] = Subject(game, folder, sources, (), folder, notes)
        yield MADE_UP["pepper"]
    finally:
        sys.path.remove(str(home))


@pytest.fixture(params=[2, 3, 4])
def setup(pepper: Subject, request: pytest.FixtureRequest) -> Setup:
    return next(setup for setup in plain_setups(pepper.game) if setup.seats == request.param)


def test_laws_bounds_ways_out_and_an_end(setup: Setup) -> None:
    for policy in ("random", "heuristic"):
        for seed in range(5):
            assert checks.check_course(setup, seed, policy) == []


def test_secrets_are_kept(pepper: Subject, setup: Setup) -> None:
    luck = random.Random(str(setup))
    assert checks.check_kept(pepper) == []
    for st, act in list(checks.course(setup, 21)):
        if act >= 0:
            assert checks.check_secrets(setup.game, st, luck, count=2, each=2) == []
            assert checks.check_log(setup.game, st, act) == []
        if act >= 0 and st.actor >= 0:
            assert checks.check_undo_teaches_nothing(setup.game, st, act) == []


def test_worlds_can_be(pepper: Subject, setup: Setup) -> None:
    for st, _ in checks.course(setup, 24):
        if st.actor >= 0:
            assert checks.check_resample(setup.game, st, 3) == []
    assert checks.check_worlds_differ(setup.game, (st for seed in range(10) for st, _ in checks.course(setup, seed))) == []
    for step, (match, _) in enumerate(checks.random_match(setup, 25)):
        for seat in range(0 if match.is_over else setup.seats):
            assert checks.check_completion(pepper, match, seat, step) == []


def test_undo_save_and_replay_return_the_identical_match(setup: Setup) -> None:
    assert checks.check_history(setup, 31, points=8) == []


def test_rules_are_cited_and_all_phases_reached(pepper: Subject) -> None:
    rules = pepper.rules.read_text(encoding="utf-8")
    sources = [path.read_text(encoding="utf-8") for path in pepper.sources]
    assert checks.check_citations(rules, sources, [PAGE.read_text(encoding="utf-8")], {}) == []
    assert checks.check_reasons(pepper.game, rules) == []
    assert checks.check_game_sources(pepper.sources, "pepper") == []
    reached = {pepper.game.phases.named(st.phase) for st, _ in checks.course(plain_setups(pepper.game)[0], 1)}
    assert checks.check_reached(pepper, reached) == []


def test_the_advice_wins_more_often_than_chance(pepper: Subject) -> None:
    told = simulate(pepper.game, 300, players=3, policy=["random", "heuristic", "random"], backend="python", results=True)
    assert told.results is not None
    won = told.results.winners.mean(0)
    assert won[1] > won[0] and won[1] > won[2]


def test_what_the_page_plays_can_be_played(pepper: Subject) -> None:
    done = subprocess.run([sys.executable, "play.py"], cwd=pepper.home.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    first, shares, shapes = done.stdout.splitlines()
    assert first.endswith("None]") and shares.count(".") == 3 and shapes.startswith("(4, 3)")


@pytest.mark.compiled
def test_compiled_it_ends_in_the_same_digest(pepper: Subject) -> None:
    for policy in ("random", "heuristic"):
        digests = {simulate(pepper.game, 50, players=4, seed=3, policy=policy, backend=backend).digest for backend in ("python", "cpu")}
        assert len(digests) == 1
