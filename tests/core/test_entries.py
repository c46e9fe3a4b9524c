"""Entries: a game compiled once, and reached by other templates through pointers."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from magnat.core.compile import FOR_A_TURN, TO_THE_END, linker, playout, seated
from magnat.core.compile.observe import observation_size, observe_function
from magnat.core.declare import CHANCE, SPECTATOR, generated
from magnat.core.entries import KINDS, entries, entries_source, entry_bindings, reach
from magnat.core.game import Game, load, names
from magnat.core.numbers import below, number
from magnat.core.play import options
from tests.contract.sampling import whole_games
from tests.core.bazaar import BAZAAR
from tests.core.tables import bazaar, play

GAMES = [*names(), "bazaar"]
WARM = """
from magnat.core.entries import entries
from numba.core import event
from tests.core.bazaar import BAZAAR
with event.install_recorder("numba:compile") as compiled:
    doors = entries(BAZAAR)
print(len(compiled.buffer), len(doors))
"""


def setup(st: Any) -> None: ...
def apply(st: Any, act: int) -> None: ...
def observe(st: Any, seat: int, seen: Any) -> None: ...
def outcome(st: Any, number: int) -> int: ...  # type: ignore[empty-body]
def odds(st: Any, act: int) -> int: ...  # type: ignore[empty-body]
def choose(st: Any, choices: list[int], number: int) -> int: ...  # type: ignore[empty-body]
def score(st: Any, seat: int) -> int: ...  # type: ignore[empty-body]
def rank(st: Any, seat: int) -> int: ...  # type: ignore[empty-body]
def won(st: Any, seat: int) -> int: ...  # type: ignore[empty-body]
def standing(st: Any, seat: int) -> int: ...  # type: ignore[empty-body]
def play_on(st: Any, policies: int, drawn: int, seed: int, game: int, limit: int, until: int) -> int: ...  # type: ignore[empty-body]


def said(states: Any, acts: Any, seen: Any, told: Any) -> int:
    """Replays the acts of a game; keeps after each the observation of some seat (or spectator) and what the entries say; returns the largest odds."""
    st = states[0]
    setup(st)
    most = 0
    for index in range(len(acts)):
        seat = index % st.seats
        observe(st, seat - 1, seen[index])
        told[index, 0] = score(st, seat)
        told[index, 1] = rank(st, seat)
        told[index, 2] = won(st, seat)
        told[index, 3] = standing(st, seat)
        told[index, 4] = odds(st, acts[index])
        most = max(most, told[index, 4])
        apply(st, acts[index])
    return most


def standing_of(states: Any, seat: int) -> int:
    """The standing of a seat, which may not be there."""
    return standing(states[0], seat)


def finish(states: Any, policies: int, seed: int, game: int, limit: int) -> int:
    """A game from its beginning, played on by a policy."""
    setup(states[0])
    return play_on(states[0], policies, 0, seed, game, limit, TO_THE_END)


def rollouts(states: Any, policies: int, seed: int, limit: int) -> int:
    """A template that no test has linked before."""
    total = 0
    for index in range(len(states)):
        total += play_on(states[index], policies, 0, seed, index, limit, TO_THE_END)
    return total


def game_named(name: str) -> Game:
    return BAZAAR if name == "bazaar" else load(name)


@cache
def reached(name: str, template: Any) -> Any:
    """A template with the entries of a game, bounds checked."""
    return reach(game_named(name), template.__name__, template, target=linker.CHECKED)


def beginning(game: Game, chosen: dict[str, str]) -> Any:
    seats = game.seat_counts[-1]
    return game.new_state(seats, options.resolve(game, seats, chosen))


def positions(game: Game, chosen: dict[str, str], seed: int) -> Iterator[tuple[Any, int]]:
    """The positions of a random game with the acts that follow them."""
    st = beginning(game, chosen)
    game.setup(st)
    for count in range(game.limit):
        if st.actor < CHANCE:
            return
        luck = number(seed, 0, 0, count)
        legal = game.legal(st)
        act = legal[below(luck, len(legal))] if legal else game.dispatch.outcome(st, luck)
        yield st, act
        game.dispatch.apply(st, act)


@whole_games(GAMES)
def test_observe_is_the_observation(name: str, chosen: dict[str, str]) -> None:
    game = game_named(name)
    state: Any = game.state
    observe, size = observe_function(state), observation_size(state)
    for index, (st, _) in enumerate(positions(game, chosen, 5)):
        for seat in range(SPECTATOR, st.seats) if index % 11 == 0 else []:
            seen = [0] * size
            observe(st, seat, seen)
            assert bytes(seen) == st.observation(seat)


def test_observe_keeps_from_spectators_what_all_players_know_and_nobody_has_laid_open() -> None:
    match = bazaar(2)
    play(match, "0 price 0", "1 take")
    seen = [0] * observation_size(BAZAAR.state)
    observe_function(BAZAAR.state)(match.state, SPECTATOR, seen)
    assert bytes(seen) == match.state.observation(SPECTATOR) and match.view(SPECTATOR)["ware"] is None and match.view(1)["ware"]


def test_a_rule_that_bears_the_name_of_an_entry_is_refused() -> None:
    chapter = generated.module("namesake", "def observe(st):\n    pass\n")
    with pytest.raises(TypeError, match=r"'observe' in .*namesake.* bears the name of an entry"):
        entry_bindings(dataclasses.replace(BAZAAR, rules=(*BAZAAR.rules, chapter)))


def test_the_text_of_the_entries_holds_every_function_once() -> None:
    text = entries_source(entry_bindings(BAZAAR), linker.CHECKED)
    assert text.count("@door") == len(KINDS) and text.count("@entry") == 1
    assert all(text.count(f"\ndef enter_{name}(") == 1 for name in KINDS)
    assert text.count("\ndef standing(") == 1 and "tell(" not in text


@pytest.mark.compiled
@whole_games(GAMES)
def test_entries_say_what_the_interpreter_says(name: str, chosen: dict[str, str]) -> None:
    game = game_named(name)
    acts = np.array([act for _, act in positions(game, chosen, 6)], np.int64)
    seen, told = np.zeros((len(acts), observation_size(game.state)), np.uint8), np.zeros((len(acts), 5), np.int64)
    states = beginning(game, chosen).to_records()
    assert reached(name, said)(states, acts, seen, told) == told[:, 4].max() > 0
    st = beginning(game, chosen)
    for index, (st, act) in enumerate(positions(game, chosen, 6)):
        seat = index % st.seats
        assert seen[index].tobytes() == st.observation(seat - 1)
        plain = [game.score(st, seat), game.rank(st, seat), game.won(st, seat), game.standing(st, seat), game.dispatch.odds(st, act)]
        assert told[index].tolist() == plain
    assert game.state.from_record(states[0]) == st  # the same object, after its last act


@pytest.mark.compiled
@whole_games(GAMES)
def test_play_on_is_the_game_that_play_plays(name: str, chosen: dict[str, str]) -> None:
    game = game_named(name)
    for policy, word in ((playout.AT_RANDOM, "random"), (playout.ADVISED, "heuristic")):
        states, plain, tally = beginning(game, chosen).to_records(), beginning(game, chosen), [0] * playout.TALLY
        acts = reached(name, finish)(states, policy, 11, 4, game.limit)
        game.plain(playout.play, word)(plain, 11, 4, game.limit, tally)
        assert game.state.from_record(states[0]) == plain and acts == tally[playout.ACTS]


def turn_by_turn(states: Any, policies: int, seed: int, limit: int, lengths: Any) -> int:
    """A game from its beginning, played turn by turn; chance goes on where it stood. Returns how many turns there were."""
    setup(states[0])
    turns = 0
    while states[0].actor >= CHANCE and turns < len(lengths):
        lengths[turns] = play_on(states[0], policies, 0, seed + turns, 0, limit, FOR_A_TURN)
        turns += 1
    return turns


def in_two_parts(states: Any, policies: int, seed: int, first: int, drawn: int, limit: int) -> int:
    """A game that is left after `first` acts and played on with the next number of chance."""
    setup(states[0])
    acts = play_on(states[0], policies, 0, seed, 0, first, TO_THE_END)
    return acts + play_on(states[0], policies, drawn, seed, 0, limit, TO_THE_END)


@pytest.mark.compiled
def test_a_game_played_on_where_its_chance_stands_ends_as_if_nobody_had_stopped() -> None:
    game, policies = BAZAAR, seated(["heuristic"] * BAZAAR.seat_counts[-1])
    whole, parts = beginning(game, {}).to_records(), beginning(game, {}).to_records()
    acts = reached("bazaar", finish)(whole, policies, 3, 0, game.limit)
    plain = beginning(game, {})
    game.setup(plain)
    drawn, first = 0, acts // 2
    for _ in range(first):
        if plain.actor == CHANCE:
            act, drawn = game.dispatch.outcome(plain, number(3, 0, 0, drawn)), drawn + 1
        else:
            act = game.advise(plain)
        game.dispatch.apply(plain, act)
    assert reached("bazaar", in_two_parts)(parts, policies, 3, first, drawn, game.limit) == acts and drawn
    assert parts[0] == whole[0]
    parts = beginning(game, {}).to_records()
    reached("bazaar", in_two_parts)(parts, policies, 3, first, drawn + 1, game.limit)
    assert parts[0] != whole[0]  # with other numbers it ends otherwise


@pytest.mark.compiled
def test_a_turn_ends_where_somebody_else_is_asked_in_no_question_inside_another() -> None:
    game, policies = BAZAAR, seated(["heuristic", "quick", "random", "heuristic"])
    states, lengths = beginning(game, {}).to_records(), np.zeros(2000, np.int64)
    turns = reached("bazaar", turn_by_turn)(states, policies, 5, game.limit, lengths)
    assert states[0]["actor"] < CHANCE and 1 < turns < lengths.sum() and (lengths[:turns] > 0).all()


def test_a_policy_that_nobody_follows_is_refused_with_a_sentence() -> None:
    with pytest.raises(ValueError, match="there is no policy 'clever'; there are: random, heuristic, quick"):
        seated(["random", "clever"])


def test_the_entries_of_a_game_are_one_thing_whether_or_not_the_target_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    monkeypatch.setattr(linker, "linked_module", lambda name, *rest: made.append(name))
    monkeypatch.setattr(linker, "opened", lambda module, record, functions: functions)
    unknown = dataclasses.replace(BAZAAR)
    assert entries(unknown) is entries(unknown, linker.CPU) and len(made) == 1


@pytest.mark.compiled
def test_an_error_behind_a_pointer_is_raised() -> None:
    states = beginning(BAZAAR, {}).to_records()
    checked = reached("bazaar", standing_of)
    assert checked(states, 3) == 0
    with pytest.raises(IndexError):
        checked(states, 4)
    assert checked(states, 0) == 0


@pytest.mark.compiled
def test_another_template_compiles_nothing_of_the_game() -> None:
    from numba.core import event

    entries(BAZAAR, linker.CHECKED)
    template = reach(BAZAAR, "rollouts", rollouts, target=linker.CHECKED)
    st = beginning(BAZAAR, {})
    BAZAAR.setup(st)
    states = st.to_records(3)
    with event.install_recorder("numba:compile") as compiled:
        assert template(states, playout.AT_RANDOM, 1, BAZAAR.limit) > 30 and (states["actor"] < CHANCE).all()
    assert {made.data["dispatcher"].__name__ for _, made in compiled.buffer} <= {"rollouts"}
    assert set(vars(sys.modules[template.__module__])) >= {"rollouts", "play_on"}
    assert not {"apply", "legal", "advise", "price"} & set(vars(sys.modules[template.__module__]))


@pytest.mark.compiled
def test_a_new_process_takes_the_entries_from_the_cache() -> None:
    entries(BAZAAR)
    told = subprocess.run(
        [sys.executable, "-c", WARM], env={**os.environ, "MAGNAT_CACHE": str(generated.folder())}, capture_output=True, text=True, check=True
    )
    assert told.stdout.split() == ["0", str(len(KINDS))]


@pytest.mark.skipif(sys.platform == "win32", reason="no such locks")
def test_what_somebody_compiles_the_others_wait_for() -> None:
    made = generated.module("waited_for", "text = 1\n")

    def wait() -> None:
        with generated.alone(made):
            pass

    other = threading.Thread(target=wait)
    with generated.alone(made):
        other.start()
        other.join(0.5)
        assert other.is_alive()
    other.join(60)
    assert not other.is_alive()


@pytest.mark.compiled
def test_a_door_refuses_other_states_and_other_arrays() -> None:
    states, seen = np.zeros(1, [("seats", np.int8)]), np.zeros(8, np.float64)
    with pytest.raises(Exception, match="takes a state of"):
        reached("bazaar", standing_of)(states, 0)
    acts, told = np.zeros(1, np.int64), np.zeros((1, 5), np.int64)
    with pytest.raises(Exception, match="takes array"):
        reached("bazaar", said)(beginning(BAZAAR, {}).to_records(), acts, seen.reshape(1, 8), told)
