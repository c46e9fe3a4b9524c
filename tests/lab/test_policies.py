"""Policies of one's own: each seat has one, and what they may know is what their seat sees."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from magnat.core.errors import MagnatError
from magnat.core.game import load
from magnat.lab import Batch, Compiled, PolicyFailed, check_policy, simulate, steps

HAB = load("hab_und_gut")
BACKENDS = ["python", pytest.param("cpu", marks=pytest.mark.compiled)]


def first_legal(st: Any, choices: list[int], count: int, number: int) -> int:
    """Whatever comes first."""
    return choices[0]


def random_again(st: Any, choices: list[int], count: int, number: int) -> int:
    """What the random policy does."""
    return choices[(number * count) >> 31]


def weighed(st: Any, choices: list[int], count: int, number: int, weights: Any) -> int:
    """The first or the last, as its weights say."""
    return choices[count - 1] if weights[st.phase] else choices[0]


def peeks(st: Any, choices: list[int], count: int, number: int) -> int:
    """Looks into the hand of the next player."""
    return int(choices[st.hand[(st.actor + 1) % st.seats][0] % count])


def first_of_each(seen: Any, masks: Any, actors: Any) -> Any:
    return masks.argmax(1)


@pytest.mark.parametrize("backend", BACKENDS)
def test_seats_have_policies_of_their_own(backend: str) -> None:
    told = simulate(HAB, 20, seed=3, policy=["heuristic", "random", "random", "random"], backend=backend, results=True)
    assert told.policy == "heuristic,random,random,random" and told.results is not None
    assert told.results.winners[:, 0].mean() > 0.8
    alike = simulate(HAB, 20, seed=3, policy=["random"] * 4, backend=backend)
    assert alike.digest == simulate(HAB, 20, seed=3, policy="random", backend=backend).digest and alike.policy == "random"


def test_standard_is_the_advice_by_its_other_name() -> None:
    told = simulate(HAB, 3, seed=3, players=3, policy="standard", backend="python")
    assert told.policy == "heuristic" and told.digest == simulate(HAB, 3, seed=3, players=3, policy="heuristic", backend="python").digest
    mixed = [simulate(HAB, 3, players=3, policy=[name, "random", "random"], backend="python").digest for name in ("standard", "heuristic")]
    assert mixed[0] == mixed[1]
    inside = [Batch("hab_und_gut", 2, players=3, backend="python", policies=[None, name, "random"]) for name in ("standard", "heuristic")]
    for batch in inside:
        batch.step(batch.masks.argmax(1))
    assert (inside[0].seen == inside[1].seen).all()


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_plain_function_is_compiled_with_the_rules(backend: str) -> None:
    alike = simulate(HAB, 10, seed=3, policy=Compiled(random_again), backend=backend)
    assert alike.digest == simulate(HAB, 10, seed=3, backend=backend).digest
    mixed: list[Any] = [Compiled(first_legal), "random", Compiled(random_again), "heuristic"]
    assert simulate(HAB, 10, seed=3, policy=mixed, backend=backend).digest != alike.digest


@pytest.mark.parametrize("backend", BACKENDS)
def test_weights_are_an_argument(backend: str) -> None:
    first, last = (Compiled(weighed, bytes([bit] * 8)) for bit in (0, 1))
    assert simulate(HAB, 5, policy=first, backend=backend).digest == simulate(HAB, 5, policy=Compiled(first_legal), backend=backend).digest
    assert simulate(HAB, 5, policy=[first, last, first, last], backend=backend).digest != simulate(HAB, 5, policy=last, backend=backend).digest


@pytest.mark.thorough
@pytest.mark.parametrize("backend", BACKENDS)
def test_a_python_function_plays_the_same_games(backend: str) -> None:
    asked = simulate(HAB, 6, seed=2, policy=[first_of_each, "random", first_of_each, "heuristic"], backend=backend)
    compiled = simulate(HAB, 6, seed=2, policy=[Compiled(first_legal), "random", Compiled(first_legal), "heuristic"], backend=backend)
    assert asked.digest == compiled.digest and asked.decisions == compiled.decisions and asked.acts == compiled.acts


def test_results_are_those_of_the_final_states() -> None:
    states: list[Any] = []
    told = simulate(HAB, 12, seed=1, backend="python", results=True, visit=lambda first, some: states.extend(map(HAB.state.from_record, some)))
    found = told.results
    assert found is not None and found.numbers.tolist() == list(range(12)) and int(found.decisions.sum()) == told.decisions
    for index, st in enumerate(states):
        assert found.winners[index].tolist() == [bool(HAB.won(st, seat)) for seat in range(4)]
        assert found.ranks[index].tolist() == [HAB.rank(st, seat) for seat in range(4)]
        assert found.scores[index].tolist() == [HAB.score(st, seat) for seat in range(4)]
    assert set(found.columns()) >= {"number", "finished", "decisions", "won_0", "rank_3", "score_2"}
    assert "results" not in told.to_json()
    with pytest.raises(MagnatError, match="there is no data frame of 'excel'"):
        found.to_frame("excel")


def test_results_become_a_frame() -> None:
    pytest.importorskip("polars")
    told = simulate(load("venture"), 3, seed=1, backend="python", chosen={"turn_limit": 4}, results=True).results
    assert told is not None
    frame = told.to_frame("polars")
    assert frame.shape[0] == 3 and "turns" in frame.columns


def raises(seen: Any, masks: Any, actors: Any) -> Any:
    raise ValueError("lost my notes")


def cheats(seen: Any, masks: Any, actors: Any) -> Any:
    acts = masks.argmax(1)
    if len(acts) and masks[0, 30:].any():
        acts[0] = 0 if masks[0, 0] == 0 else 95
    return acts


def mumbles(seen: Any, masks: Any, actors: Any) -> Any:
    return np.zeros((len(actors), 2))


def test_a_policy_that_fails_ends_the_run_with_a_sentence_and_a_record() -> None:
    with pytest.raises(
        PolicyFailed, match=r"the policy raises of seat 0 raised ValueError: lost my notes \(game 0 of the batch, number 5 of seed 4\)"
    ):
        Batch("hab_und_gut", 2, seed=4, first=5, backend="python", autoreset=False).play([raises, "random", "random", "random"])
    with pytest.raises(PolicyFailed, match="answered float64 with the shape"):
        Batch("hab_und_gut", 2, seed=4, backend="python", autoreset=False).play(mumbles)
    with pytest.raises(PolicyFailed, match="and may take 0"):
        Batch("hab_und_gut", 2, seed=4, backend="python").play(first_of_each, 1, late=0)
    batch = Batch("hab_und_gut", 2, seed=4, backend="python", autoreset=False)
    with pytest.raises(PolicyFailed, match=r"answered illegally: game .* is illegal: ") as failed:
        batch.play(cheats)
    wrong = failed.value
    assert wrong.act is not None and ends_at(batch, wrong)


class Tiring:
    """Plays so many steps at random, and then no more."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def __call__(self, seen: Any, masks: Any, actors: Any) -> Any:
        self.steps -= 1
        return masks.argmax(1) if self.steps >= 0 else np.full(len(actors), -1)


def ends_at(batch: Batch, wrong: PolicyFailed) -> bool:
    """Whether its record leads to the position in which a policy failed."""
    assert wrong.record is not None and wrong.record["number"] == wrong.number == batch.numbers[wrong.game]
    *_, last = steps(HAB, wrong.record)
    return bool(last.state == batch.position(wrong.game))


@pytest.mark.parametrize("settings", [{}, {"skip_forced": True}])
def test_a_record_knows_what_was_played_before(settings: dict[str, Any]) -> None:
    batch = Batch("hab_und_gut", 2, seed=4, backend="python", limit=150, **settings)
    batch.play(Tiring(99), 30)
    batch.step(batch.masks.argmax(1))  # by hand
    batch.play(["random", first_of_each, "random", "heuristic"], 90)  # games end on the way, and others begin
    batch.copy(1, 0)
    with pytest.raises(PolicyFailed) as failed:
        batch.play(Tiring(7), 8)
    assert failed.value.number > 1 and ends_at(batch, failed.value)
    assert batch.kept is not None and len(batch.kept.steps) < 128
    batch.reset()
    with pytest.raises(PolicyFailed) as failed:
        batch.play(Tiring(3), 8)
    assert failed.value.number == 0 and ends_at(batch, failed.value)


def test_without_all_acts_there_is_no_record() -> None:
    batch = Batch("hab_und_gut", 1, seed=4, backend="python")
    batch.step(batch.masks.argmax(1))
    with pytest.raises(PolicyFailed, match="there is no record of it, because not all acts before were kept") as failed:
        batch.play(Tiring(2), 3)
    assert failed.value.record is None
    with pytest.raises(PolicyFailed) as failed:
        batch.play(Tiring(40), 60, late=None)
    assert failed.value.record is None  # nor later in the same game


WRONG: list[tuple[Any, str]] = [
    ("clever", "there is no policy 'clever'; there are: random, heuristic, quick"),
    (["random"] * 3, "4 seats need 4 policies, not 3"),
    (["random", 7, "random", "random"], "a policy is a name, Compiled"),
]


@pytest.mark.parametrize(("policy", "sentence"), WRONG)
def test_policies_that_make_no_sense_are_refused(policy: Any, sentence: str) -> None:
    with pytest.raises(MagnatError, match=sentence):
        simulate(HAB, 1, policy=policy, backend="python")


def test_a_compiled_policy_must_be_a_function_of_the_right_arguments() -> None:
    with pytest.raises(MagnatError, match="a function with a name"):
        Compiled(lambda st, choices, count, number: 0)
    with pytest.raises(MagnatError, match="first_legal must take 5 arguments: st, choices, count, number, weights"):
        Compiled(first_legal, b"12")


def test_who_looks_into_others_hands_is_caught() -> None:
    assert check_policy(HAB, Compiled(first_legal), games=1) > 50
    with pytest.raises(MagnatError, match="peeks uses what its seat does not see"):
        check_policy(HAB, Compiled(peeks), games=1)


def test_a_simulation_may_begin_with_any_number() -> None:
    whole, part = (simulate(HAB, games, seed=1, first=first, backend="python", results=True) for first, games in ((0, 5), (3, 2)))
    assert whole.results is not None and part.results is not None
    assert part.results.numbers.tolist() == [3, 4] and part.results.scores.tolist() == whole.results.scores[3:].tolist()
    with pytest.raises(MagnatError, match="the number of the first game cannot be negative"):
        simulate(HAB, 1, first=-1, backend="python")
