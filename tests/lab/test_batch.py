"""Batches: the games of `simulate`, one decision at a time, with what each seat may do and sees."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

from magnat.core.compile import RELATIVE, observe_as_function
from magnat.core.errors import MagnatError, Refused
from magnat.core.game import load, names
from magnat.lab import Batch, simulate
from magnat.lab.drive import Plan

GAMES = names()
SHORT: dict[str, dict[str, object]] = {
    "hab_und_gut": {},
    "maxi_bourse": {"edition": "junior", "turn_limit": 12},
    "merchant_of_venus": {"turn_cap": 6},
    "richesses_du_monde": {"turn_limit": 6},
    "venture": {"turn_limit": 8},
}
BACKENDS = ["python", pytest.param("cpu", marks=pytest.mark.compiled)]


def digest(batch: Batch) -> str:
    return hashlib.sha256(batch.game.state.digest_bytes(batch.records())).hexdigest()


def to_the_end(batch: Batch) -> int:
    steps = 0
    while (batch.actors >= 0).any():
        batch.step(batch.random())
        steps += 1
    return steps


@pytest.mark.parametrize("skip_forced", [False, True])
@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", GAMES)
def test_by_the_numbers_of_the_random_policy_a_batch_is_a_simulation(name: str, backend: str, skip_forced: bool) -> None:
    count = 3 if backend == "python" else 300
    batch = Batch(name, count, options=SHORT[name], seed=5, backend=backend, autoreset=False, skip_forced=skip_forced, threads=2, observe=False)
    to_the_end(batch)
    told = simulate(load(name), count, seed=5, chosen=SHORT[name], backend=backend, threads=1)
    assert digest(batch) == told.digest
    assert int(batch.over.sum()) == told.finished


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("name", GAMES)
def test_masks_and_observations_are_those_of_the_rules(name: str, backend: str) -> None:
    game = load(name)
    batch = Batch(name, 4, options=SHORT[name], seed=2, backend=backend, bits=True)
    whole = Batch(name, 4, options=SHORT[name], seed=2, backend=backend, seats="absolute")
    state: Any = game.state
    observe = observe_as_function(state)
    for turn in range(30):
        for index in range(4) if turn % 6 == 0 else ():
            st = batch.position(index)
            seat = st.actor
            assert batch.actors[index] == whole.actors[index] == seat
            assert np.flatnonzero(whole.masks[index]).tolist() == game.legal(st)
            meant = sorted(batch.played(index, act) for act in np.flatnonzero(batch.masks[index]).tolist())
            assert meant == game.legal(st)
            assert np.unpackbits(batch.bits[index], bitorder="little")[: batch.act_count].tolist() == batch.masks[index].tolist()
            assert whole.seen[index].tobytes() == st.observation(seat)
            seen = [0] * batch.seen.shape[1]
            observe(st, seat, RELATIVE, seen)
            assert batch.seen[index].tobytes() == bytes(seen)
        acts = batch.advise()
        meant = [batch.played(index, int(act)) for index, act in enumerate(acts)]
        assert meant == whole.advise().tolist()
        batch.step(acts)
        whole.step(np.array(meant))
    assert (batch.records() == whole.records()).all()


def test_what_is_interpreted_is_what_is_compiled_step_by_step() -> None:
    plain, again = (Batch("hab_und_gut", 3, seed=9, backend="python", limit=70) for _ in range(2))
    ended = 0
    for _ in range(90):
        acts = plain.random()
        plain.step(acts)
        again.step(acts.astype(np.int64))
        ended += int(plain.cut.sum())
    assert (plain.numbers == [0, 1, 2] + 3 * (plain.numbers // 3)).all() and ended == (plain.numbers // 3).sum() > 0
    assert (plain.seen == again.seen).all()


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_compiled_batches_are_interpreted_ones_and_threads_change_nothing(name: str) -> None:
    made: list[Batch] = []
    for backend, threads in (("python", 1), ("cpu", 1), ("cpu", 3)):
        count = 200 if backend == "cpu" else 2
        batch = Batch(name, count, options=SHORT[name], seed=9, backend=backend, threads=threads, first=40, bits=True, payoff="rank")
        batch.numbers[:] = np.arange(40, 40 + count)
        for _ in range(120):
            batch._plan[Plan.STRIDE] = 200  # all of them go on with the same numbers
            batch.step(batch.random())
        made.append(batch)
    one, two, three = made
    for field in ("masks", "bits", "seen", "last_seen", "actors", "payoffs", "over", "cut", "numbers"):
        assert (getattr(one, field) == getattr(two, field)[:2]).all(), field
        assert (getattr(two, field) == getattr(three, field)).all(), field
    assert (two.records() == three.records()).all() and (one.records() == two.records()[:2]).all()


@pytest.mark.parametrize("backend", BACKENDS)
def test_bots_play_inside_a_step_with_their_own_numbers(backend: str) -> None:
    """A seat that is asked plays by the numbers of the random policy, too: then it is the game of `simulate`."""
    game, policies = load("hab_und_gut"), ["random", "quick", "heuristic", "random"]
    batch = Batch(game, 3, seed=7, backend=backend, threads=1, autoreset=False, policies=[None, *policies[1:]])
    while (batch.actors >= 0).any():
        assert set(batch.actors.tolist()) <= {0, -2}
        batch.step(batch.random())
    assert digest(batch) == simulate(game, 3, seed=7, backend="python", policy=policies).digest
    with pytest.raises(MagnatError, match="some seats of this batch are played inside its steps"):
        batch.play("random")


@pytest.mark.parametrize("backend", BACKENDS)
def test_games_that_end_begin_again_with_the_next_number(backend: str) -> None:
    last = np.zeros(2, load("hab_und_gut").state.record_type())
    memory: dict[str, Any] = {} if backend == "python" else {"last_states": last}
    batch = Batch("hab_und_gut", 2, seed=1, backend=backend, memory=memory)
    fresh = Batch("hab_und_gut", 4, seed=1, backend=backend)
    beginning = fresh.seen.copy()
    done: set[int] = set()
    while len(done) < 2:
        batch.step(batch.random())
        for index in np.flatnonzero(batch.over).tolist():
            if index not in done:
                done.add(index)
                assert batch.numbers[index] == index + 2 and batch.payoffs[index].sum() == pytest.approx(1)
                assert (batch.seen[index] == beginning[index + 2]).all() and (batch.last_seen[index] != beginning[index]).any()
                if memory:
                    ended = batch.game.state.from_record(last[index])
                    assert ended.actor == -2 and batch.payoffs[index].tolist() == [batch.game.won(ended, seat) for seat in range(4)]


@pytest.mark.parametrize("backend", BACKENDS)
def test_an_illegal_act_is_refused_and_nothing_has_changed(backend: str) -> None:
    batch = Batch("hab_und_gut", 3, seed=1, backend=backend)
    batch.step(batch.random())
    before = batch.records().copy(), batch.masks.copy(), batch.seen.copy(), batch._ledgers.copy()
    acts = batch.random()
    acts[2] = batch.game.act_id("halve_left")
    with pytest.raises(Refused, match=r"game 2 of the batch: halve_left 0 is illegal: not-now \(H14\)"):
        batch.step(acts)
    acts[2] = 400
    with pytest.raises(Refused, match=r"game 2 of the batch: there is no act 400; acts are the numbers 0 to 95"):
        batch.step(acts.astype(np.int64))
    for was, now in zip(before, (batch.records(), batch.masks, batch.seen, batch._ledgers), strict=True):
        assert (was == now).all()


WRONG: list[tuple[Any, str]] = [
    ([0.5, 1.0], "acts are whole numbers, not float64"),
    ([True, False], "acts are whole numbers, not bool"),
    ([1], r"acts have the shape \(2,\), not \(1,\)"),
    ([[1], [2]], r"acts have the shape \(2,\), not \(2, 1\)"),
    (["buy", "sell"], "acts are whole numbers, not <U4"),
    ([1, [2, 3]], "acts are whole numbers in an array"),
]


@pytest.mark.parametrize(("acts", "sentence"), WRONG)
def test_acts_of_the_wrong_kind_are_refused(acts: Any, sentence: str) -> None:
    batch = Batch("hab_und_gut", 2, backend="python")
    with pytest.raises(MagnatError, match=sentence):
        batch.step(acts)


SETTINGS: list[tuple[dict[str, Any], str]] = [
    ({"backend": "tpu"}, "there is no backend 'tpu'"),
    ({"count": 0}, "a batch has from 1 to"),
    ({"count": 1.5}, "a batch has from 1 to"),
    ({"payoff": "glory"}, "there is no payoff 'glory'; there are: victory, rank, score"),
    ({"seats": "mine"}, "there is no way to count seats 'mine'"),
    ({"players": 9}, "hab_und_gut is for 3 to 5 players"),
    ({"options": {"speed": 3}}, "hab_und_gut has no option 'speed'"),
    ({"seed": -1}, "a seed is a whole number"),
    ({"limit": 2}, "nobody is asked anything within 2 acts"),
    ({"illegal": "end", "payoff": "score"}, "has no score"),
    ({"policies": [None, "random"]}, "4 seats need a list of 4 policies"),
    ({"policies": ["random"] * 4}, "somebody has to be asked"),
    ({"policies": [None, "random", "clever", "random"]}, "there is no policy that plays inside a step 'clever'; there are: random, heuristic, quick"),
    ({"memory": {"masks": np.zeros((2, 5), np.uint8)}}, "the memory for 'masks' must be"),
    ({"memory": {"maskes": np.zeros((2, 5), np.uint8)}}, "a batch has no memory 'maskes'"),
]


@pytest.mark.parametrize(("settings", "sentence"), SETTINGS)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(MagnatError, match=sentence):
        Batch(**{"game": "hab_und_gut", "count": 2, "backend": "python", **settings})


def test_an_illegal_act_can_lose_the_game() -> None:
    batch = Batch("hab_und_gut", 2, seed=1, backend="python", illegal="end")
    acts = batch.random()
    acts[1] = batch.game.act_id("halve_left")
    seat = int(batch.actors[1])
    batch.step(acts)
    assert batch.over.tolist() == [0, 1] and batch.numbers.tolist() == [0, 3]
    assert batch.payoffs[1].tolist() == pytest.approx([0 if other == seat else 1 / 3 for other in range(4)])


def test_memory_is_the_callers() -> None:
    masks, seen = np.zeros((2, 96), np.uint8), np.zeros((2, 540), np.uint8)
    batch = Batch("hab_und_gut", 2, backend="python", memory={"masks": masks, "seen": seen})
    assert batch.masks is masks and batch.seen is seen and masks.any() and seen.any()
    assert np.shares_memory(np.from_dlpack(batch.seen), seen)


@pytest.mark.parametrize("backend", BACKENDS)
def test_a_copied_game_goes_on_as_the_first(backend: str) -> None:
    batch = Batch("venture", 3, seed=8, backend=backend)
    for _ in range(10):
        batch.step(batch.random())
    batch.copy(0, 2)
    assert batch.numbers.tolist() == [0, 1, 0] and (batch.seen[0] == batch.seen[2]).all()
    for _ in range(10):
        batch.step(batch.random())
    records = batch.records()
    assert records[0] == records[2] and records[0] != records[1]
    with pytest.raises(MagnatError, match="the games of this batch are 0 to 2"):
        batch.copy([0], [3])


@pytest.mark.parametrize("backend", BACKENDS)
def test_acts_that_cannot_be_written_or_lie_apart_are_played_too(backend: str) -> None:
    batch, again = (Batch("hab_und_gut", 3, seed=8, backend=backend) for _ in range(2))
    acts = batch.random()
    apart = np.repeat(acts, 2)[::2]
    acts.flags.writeable = False
    batch.step(acts)
    again.step(apart)
    assert (batch.records() == again.records()).all()
    assert (batch.look(batch.actors) == batch.seen).all() and batch.look(2).shape == batch.seen.shape
    with pytest.raises(MagnatError, match="acts are written into a contiguous array"):
        batch.advise(acts)
    with pytest.raises(MagnatError, match="the seats of this game are 0 to 3"):
        batch.look(4)


def test_single_games_are_set_up_again() -> None:
    batch = Batch("hab_und_gut", 3, seed=8, backend="python")
    beginning = batch.seen.copy()
    for _ in range(5):
        batch.step(batch.random())
    batch.reset(where=np.array([False, True, False]), numbers=np.array([7, 2, 9]))
    assert batch.numbers.tolist() == [0, 2, 2] and (batch.seen[1] == beginning[2]).all() and (batch.seen[0] != beginning[0]).any()


def test_acts_that_name_seats_count_from_ones_own() -> None:
    """Richesses du Monde: an exchange is proposed to the next player as 1, whoever asks."""
    batch = Batch("richesses_du_monde", 1, seed=3, backend="python", options=SHORT["richesses_du_monde"])
    with_seats = batch.game.act_id("exchange_with", 0)
    asked = []
    for _ in range(200):
        legal = [act - with_seats for act in np.flatnonzero(batch.masks[0]).tolist() if 0 <= act - with_seats < 6]
        for place in legal:
            meant = batch.played(0, with_seats + place) - with_seats
            assert place and meant == (batch.actors[0] + place) % batch.players
            asked.append(place)
        batch.step(batch.random())
    assert asked
