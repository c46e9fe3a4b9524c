"""No position, however it was made up, keeps the interpreter turning: an act comes back or fails."""

from __future__ import annotations

import random

import pytest

from magnat.core.errors import EndlessAct
from magnat.core.game import load
from magnat.core.play import Match
from tests.contract import checks
from tests.contract.sampling import every_plain_setup, some_setups
from tests.contract.subjects import Setup


@some_setups(2)
def test_acts_come_back_from_made_up_positions(setup: Setup, depth: int) -> None:
    luck = random.Random(f"made up {setup}")
    for st in checks.made_up(setup, luck, (40, 150, 600)[depth]):
        assert checks.check_comes_back(setup.game, st, luck) == []


@every_plain_setup
def test_a_game_that_is_played_never_counts_so_many_steps(setup: Setup) -> None:
    """The bound is far from what games need."""
    most = 0
    for st, _ in checks.course(setup, 3):
        most = max(most, st.steps_made)
    assert most <= 200


def test_a_maxi_bourse_in_which_everybody_is_out_passes_no_turn() -> None:
    game = load("maxi_bourse")
    match = Match.new(game, ["Ada", "Bob", "Cleo"], seed=1)
    st = match.state
    st.out = [1] * len(st.out)
    with checks.impatient(), pytest.raises(EndlessAct, match="never end"):
        game.functions["pass_turn"](st)


def test_an_association_of_nobody_is_not_sent_out() -> None:
    game = load("richesses_du_monde")
    match = Match.new(game, ["Ada", "Bob", "Cleo"], seed=1)
    st = match.state
    st.actor, st.members = 0, 0
    with checks.impatient(), pytest.raises(EndlessAct, match="never end"):
        game.functions["send_invitations"](st)


def test_what_a_match_does_by_itself_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance that is always to act again, because what it draws changes nothing."""
    game = load("hab_und_gut")
    match = Match.new(game, ["Ada", "Bob", "Cleo"], seed=1)
    match.state.actor = -1
    match.state.phase = next(row.number for row in game.phases if row.is_chance)
    monkeypatch.setattr(Match, "enact", lambda *_: None)
    with checks.impatient(), pytest.raises(EndlessAct):
        match.go_on()
