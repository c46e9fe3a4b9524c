"""OpenSpiel: its own checks for every game, chance by the odds of the rules, and information states that keep secrets."""

from __future__ import annotations

from typing import Any

import pyspiel
import pytest

import magnat.envs.spiel
from magnat.core.game import load, names
from magnat.core.play import options
from scripts.playthroughs import FOLDER as PLAYTHROUGHS
from scripts.playthroughs import PLAYED, text

SHORT = {
    "hab_und_gut": "options=memory_aid:off",
    "maxi_bourse": "options=edition:junior;turn_limit:6",
    "merchant_of_venus": "options=turn_cap:3",
    "richesses_du_monde": "options=turn_limit:3",
    "venture": "options=turn_limit:4",
}


def loaded(name: str, **more: int) -> Any:
    settings = ",".join([SHORT[name], *(f"{key}={value}" for key, value in more.items())])
    return pyspiel.load_game(f"{magnat.envs.spiel.spiel_name(name)}({settings})")


@pytest.mark.parametrize("name", names())
def test_openspiel_checks_the_game(name: str) -> None:
    pyspiel.random_sim_test(loaded(name, limit=80), num_sims=1, serialize=False, verbose=False)


def test_a_state_is_restored_from_its_text() -> None:
    game = loaded("hab_und_gut", limit=60)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    assert game.num_players() == 4 and game.num_distinct_actions() == 96


def test_who_does_not_see_a_card_does_not_have_it_in_the_information_state() -> None:
    game = loaded("hab_und_gut")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    told = [state.information_state_string(player) for player in range(4)]
    assert len(set(told)) == 4 and all("deal ?" in text for text in told)
    assert all(text.count("?") * 2 == text.count("deal") for text in told)  # everybody stands between two of four holders


def test_acts_are_spelled_and_found_again() -> None:
    game = loaded("venture")
    state = game.new_initial_state()
    while state.is_chance_node():
        assert sum(weight for _, weight in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(state.chance_outcomes()[-1][0])
    player = state.current_player()
    for act in state.legal_actions():
        assert state.string_to_action(player, state.action_to_string(player, act)) == act


def test_resampling_keeps_what_the_player_sees() -> None:
    game = loaded("hab_und_gut")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    twin = state.resample_from_infostate(1, lambda: 0.37)
    assert twin.held.st.observation(1) == state.held.st.observation(1)
    assert twin.held.st != state.held.st
    rules = load("hab_und_gut")
    assert rules.legal(twin.held.st) == rules.legal(state.held.st)


def test_a_position_drawn_again_tells_nothing_of_the_true_one() -> None:
    """Two deals that player 1 cannot tell apart are told alike when that player draws them again: nothing that only others saw comes through."""
    game = loaded("hab_und_gut")
    one, other = game.new_initial_state(), game.new_initial_state()
    while one.is_chance_node():
        one.apply_action(one.chance_outcomes()[0][0])
    seen, dealt = one.information_state_string(1), one.history()
    hidden = [place for place, line in enumerate(seen.split("; ")) if line.endswith("?")]
    swapped = dict(zip(hidden, reversed([dealt[place] for place in hidden]), strict=True))
    for place, card in enumerate(dealt):
        other.apply_action(swapped.get(place, card))
    assert other.information_state_string(1) == seen and other.information_state_string(3) != one.information_state_string(3)
    twins = [state.resample_from_infostate(1, lambda: 0.37) for state in (one, other)]
    assert twins[0].information_state_string(1) == twins[1].information_state_string(1) == seen
    for player in range(4):
        assert player == 1 or twins[0].information_state_string(player) != one.information_state_string(player)
        assert twins[0].held.told[player] == twins[1].held.told[player]
    assert not twins[0].history()
    again = game.deserialize_state(twins[0].serialize())
    assert again.held.st == twins[0].held.st and again.information_state_string(2) == twins[0].information_state_string(2)
    third = twins[0].resample_from_infostate(2, lambda: 0.8)
    assert third.information_state_string(2) == twins[0].information_state_string(2)
    for state in (twins[0], third, twins[0].clone()):
        state.apply_action(state.legal_actions()[0])
        assert all(state.information_state_string(player) for player in range(4))


@pytest.mark.parametrize("file", PLAYED)
def test_a_playthrough_is_the_one_that_is_kept(file: str) -> None:
    path = PLAYTHROUGHS / f"{file}.txt"
    assert path.read_text(encoding="utf-8") == text(PLAYED[file]), f"{path.name} is not current: run `python scripts/playthroughs.py`, read the diff"


def test_every_game_and_edition_has_a_playthrough() -> None:
    played = set(PLAYED.values())
    for name in names():
        editions = options.declared(load(name)).get("edition")
        for edition in editions.values if editions else [""]:
            assert any(f"magnat_{name}(" in told and (not edition or f"edition:{edition};" in told) for told in played), (name, edition)
