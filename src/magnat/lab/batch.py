"""Many games side by side, one decision at a time: for learners, searchers and environments. `docs/lab.md` tells how to use it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, NoReturn

import numpy as np

from magnat.core.compile import BARE, RELATIVE, SEATED, linker, observation_size
from magnat.core.compile import seated as packed
from magnat.core.errors import MagnatError, Refused
from magnat.core.game import Game, load
from magnat.core.numbers import MOST_SEED
from magnat.core.play import options as game_options
from magnat.lab.drive import NOTHING, Plan, Task, counted_act, played_act
from magnat.lab.engines import Engine, cuda_missing, drive_bindings, engine_of, memory_of, player_acts
from magnat.lab.kept import Kept
from magnat.lab.playing import Players
from magnat.lab.policies import OTHERWISE, Policy, seated

SEATS = ("relative", "absolute")
PAYOFFS = ("victory", "rank", "score")
ILLEGAL = ("refuse", "end")
BACKENDS = ("python", "cpu", "cuda")
MOST_GAMES = 2**24


class Batch:
    """`count` games of one kind, all of which wait for a decision of a seat.

    After `reset` and every `step` the arrays below say what is to be decided; they stay the same arrays, written in place.

    actors    whose decision it is in each game; -2 if it has ended and `autoreset` is off
    masks     a byte for each act: 1 if it is legal; `bits` has them packed, the first act in the lowest bit
    seen      what the actor sees, in the layout of `game.observation_layout()`
    payoffs   what each seat got for the game that ended in this step, else 0
    over, cut whether a game ended in this step; whether it was given up at its limit of acts
    last_seen what the seat that acted last saw of the game that ended
    numbers   the number of each game: together with the seed it decides all that chance does
    states    the records of the positions

    Acts of chance happen inside. A game that ends is set up again in the same step, with a number `count` higher. Seats count from the actor's own
    (0 is oneself, 1 the next clockwise), in observations and in acts that name seats, unless `seats="absolute"`.

    `policies` has a bot's name for each seat that is played inside `step`, None for those that are asked: `[None, "random", "random", "random"]`.

    >>> from magnat.lab import Batch
    >>> batch = Batch("hab_und_gut", 2, seed=7, backend="python")
    >>> batch.actors.tolist(), batch.masks.shape, batch.seen.shape
    ([0, 0], (2, 96), (2, 540))
    >>> batch.step(batch.masks.argmax(1))
    >>> batch.over.tolist()
    [0, 0]
    """

    def __new__(cls, *arguments: Any, backend: str = "cpu", **settings: Any) -> Batch:
        """On the GPU a batch is one of another class, with the same methods."""
        if backend == "cuda" and cls is Batch:
            if reason := cuda_missing():
                raise MagnatError(f"the cuda backend is not available: {reason}")
            there: type[Batch] = import_module("magnat.lab.cuda").CudaBatch  # by its name, because it stands on this one
            return object.__new__(there)
        return object.__new__(cls)

    def __init__(
        self,
        game: Game | str,
        count: int,
        *,
        players: int = 0,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        backend: str = "cpu",
        threads: int = 0,
        facts: bool = True,
        seats: str = "relative",
        payoff: str = "victory",
        limit: int = 0,
        first: int = 0,
        skip_forced: bool = False,
        autoreset: bool = True,
        illegal: str = "refuse",
        observe: bool = True,
        bits: bool = False,
        policies: Sequence[str | None] = (),
        memory: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = load(game) if isinstance(game, str) else game
        self.count, self.backend, self.first = count, backend, first
        _check_word("way to count seats", seats, SEATS)
        _check_word("payoff", payoff, PAYOFFS)
        _check_word("answer to an illegal act", illegal, ILLEGAL)
        _check_word("backend", backend, BACKENDS)
        if type(count) is not int or not 1 <= count <= MOST_GAMES:
            raise MagnatError(f"a batch has from 1 to {MOST_GAMES} games, not {count!r}")
        if illegal == "end" and payoff == "score":
            raise MagnatError("a game that an illegal act ends has no score: take the payoff victory or rank")
        if threads < 0 or limit < 0 or first < 0:
            raise MagnatError("threads, limit and the number of the first game cannot be negative")
        self.players = players or self.game.usual_seats
        start = self.game.new_state(self.players, game_options.resolve(self.game, self.players, options))
        self.options = game_options.spelled(self.game, game_options.of_state(self.game, start))
        self.act_count = player_acts(self.game)
        self.policies = _inside(policies, self.players, backend)
        self.facts, self.seats, self.payoff, self.autoreset = facts, seats, payoff, autoreset
        given = dict(memory or {})
        self._engine = self._engine_of(threads)
        self._plan = np.zeros(len(Plan), np.int64)
        how = (RELATIVE if seats == "relative" else 0) | (0 if facts else BARE)
        settings = {
            Plan.LIMIT: limit or self.game.limit, Plan.HOW: how, Plan.PAYOFF: PAYOFFS.index(payoff), Plan.SKIP: skip_forced,
            Plan.AGAIN: autoreset, Plan.STRIDE: count, Plan.BITS: bits, Plan.SEEN: observe, Plan.LAST: observe, Plan.FINAL: "last_states" in given,
            Plan.FORGIVE: illegal == "end", Plan.BOTS: sum(1 << seat for seat, policy in enumerate(self.policies) if policy),
            Plan.POLICIES: packed([policy or "random" for policy in self.policies]),
        }  # fmt: skip
        for place, value in settings.items():
            self._plan[place] = int(value)
        self._lay_out(start, given, observe, bits)
        if given.keys() - self._names:
            raise MagnatError(f"a batch has no memory {min(given.keys() - self._names)!r}; it has: {', '.join(sorted(self._names))}")
        self.reset(seed)

    def _engine_of(self, threads: int) -> Engine:
        return engine_of(self.game, self.backend, threads, self.count)

    def _lay_out(self, start: Any, given: Mapping[str, Any], observe: bool, bits: bool) -> None:
        """Set memory aside, or take the caller's."""
        game, count = self.game, self.count
        size = observation_size(game.state, facts=self.facts) if observe else 0
        self._names = {"last_states", "states"}

        def room(name: str, shape: tuple[int, ...], dtype: Any) -> Any:
            self._names.add(name)
            return memory_of(given, name, shape, dtype, lambda: self._engine.room(shape, dtype))

        self._start, states = self._engine.states(start, count)
        record = game.state.record_type()
        self.states = memory_of(given, "states", (count,), record, lambda: states)
        self.last_states = memory_of(given, "last_states", (count,), record, lambda: self._engine.states(start, 1)[1])
        self.masks = room("masks", (count, self.act_count), np.uint8)
        self.bits = room("bits", (count, (self.act_count + 7) // 8 if bits else 0), np.uint8)
        self.seen = room("seen", (count, size), np.uint8)
        self.last_seen = room("last_seen", (count, size), np.uint8)
        self.actors = room("actors", (count,), np.int32)
        self.payoffs = room("payoffs", (count, self.players), np.float32)
        self.over = room("over", (count,), np.uint8)
        self.cut = room("cut", (count,), np.uint8)
        self.numbers = room("numbers", (count,), np.int64)
        self._ledgers = self._engine.room((count, 2 + game.seat_counts[-1]), np.int32)  # how many numbers everybody has drawn; acts played
        self._acts = self._engine.room((count,), np.int32)
        self._ahead = np.full(count, NOTHING, np.int32)  # the next act of the random policy, where it is known
        self._everywhere = np.ones(count, np.uint8)
        self.kept: Kept | None = None  # the acts so far, from when somebody asks for them on

    # What a caller does.

    def reset(self, seed: int | None = None, *, numbers: Any = None, where: Any = None) -> None:
        """Set games up: all of them from the first number on, or those of the mask `where` with these `numbers` (else each with its own)."""
        self._take_seed(seed)
        chosen = self._where(where)
        if numbers is not None:
            wanted = whole_numbers("numbers", numbers, (self.count,), np.int64)
            if (wanted < 0).any():
                raise MagnatError("the numbers of games cannot be negative")
            self.numbers[chosen != 0] = wanted[chosen != 0]
        elif where is None:
            self.numbers[:] = np.arange(self.first, self.first + self.count)
        self._run(Task.RESET, chosen, self._acts)
        if self.kept is not None:
            self.kept.begin(chosen != 0)
        if (self.actors[chosen != 0] < 0).any():
            raise MagnatError(f"nobody is asked anything within {self._plan[Plan.LIMIT]} acts: raise the limit")

    def step(self, acts: Any, where: Any = None) -> None:
        """Play an act in every game, or where the mask says so.

        Refused if one is illegal, and then nothing has changed anywhere. Games that have ended take none.
        """
        given, places = acts if self._is_ready(acts) else self._acts_of(acts), self._where(where)
        actors = None if self.kept is None else np.where(places != 0, self.actors, -1)
        numbers = None if self.kept is None else self.numbers.copy()
        wrong = self._run(Task.STEP, places, given)
        if wrong >= 0:
            self.refuse(wrong, int(given[wrong]))
        if self.kept is not None:
            self.kept.note(actors, given)
            self.kept.begin((self.numbers != numbers) | (self.actors < 0))

    def advise(self, acts: Any = None, where: Any = None) -> Any:
        """Write the acts of the game's own advice into `acts`, where the mask says so; returns them. Games that have ended keep what is there."""
        return self._choose(Task.ADVISE, acts, where)

    def quick(self, acts: Any = None, where: Any = None) -> Any:
        """The same with the acts of the game's quick policy; the advice where it has none."""
        return self._choose(Task.QUICK, acts, where)

    def random(self, acts: Any = None, where: Any = None) -> Any:
        """The same with the acts that the random policy of `simulate` plays here, by its numbers."""
        self._plan[Plan.AHEAD] = 1  # from now on they are drawn when the masks are written
        return self._choose(Task.RANDOM, acts, where)

    def look(self, seats: Any, where: Any = None) -> Any:
        """What any seat sees of its game now: one seat for all games, or one for each. The arrays of the batch stay as they are.

        Where the mask says no, nothing is looked at: zeros.
        """
        asked = np.array(np.broadcast_to(whole_numbers("seats", seats, None, np.int32), (self.count,)))
        if asked.min() < 0 or asked.max() >= self.players:
            raise MagnatError(f"the seats of this game are 0 to {self.players - 1}")
        seen = np.zeros((self.count, observation_size(self.game.state, facts=self.facts)), np.uint8)
        self._run(Task.LOOK, self._where(where), asked, seen)
        return seen

    def play(self, policies: Policy | Sequence[Policy], steps: int | None = None, *, late: float | None = None) -> int:
        """Let policies decide (one for each seat, see `magnat.lab.policies`) for so many steps, or until all games have ended; returns the steps.

        What a Python function answers wrongly ends it with PolicyFailed: if it raises, answers illegally or takes longer than `late` seconds.
        """
        if steps is None and self.autoreset:
            raise MagnatError("games that begin again never all end: say how many steps, or take autoreset=False")
        if self.policies:
            raise MagnatError("some seats of this batch are played inside its steps: give all policies here, or none of them there")
        return Players(self, seated(policies, self.players), late).play(steps)

    def keep(self) -> None:
        """Keep the acts of the games from now on, for a record of one in which a policy fails."""
        if self.kept is None:
            self.kept = Kept(self.count)

    def tally(self) -> tuple[Any, Any]:
        """How many acts each game has had so far, and how many of them were by chance."""
        return self._ledgers[:, -1].copy(), self._ledgers[:, 0].copy()

    def copy(self, source: Any, target: Any) -> None:
        """Make the games `target` what the games `source` are: position, number and what was drawn so far."""
        here, there = (np.atleast_1d(whole_numbers("games", index, None, np.int64)) for index in (source, target))
        if here.shape != there.shape or here.ndim != 1:
            raise MagnatError("copy takes as many games to copy as places to copy them to")
        for index in (here, there):
            if len(index) and (index.min() < 0 or index.max() >= self.count):
                raise MagnatError(f"the games of this batch are 0 to {self.count - 1}")
        if isinstance(self.states, list):
            copies = [self.states[index].copy() for index in here]
            for place, twin in zip(there, copies, strict=True):
                self.states[place] = twin
        else:
            self.states[there] = self.states[here]
        for array in (self._ledgers, self.numbers, self.masks, self.bits, self.seen, self.actors, self.payoffs, self.over, self.cut, self._ahead):
            array[there] = array[here]
        if self.kept is not None:
            self.kept.copy(here, there)

    def position(self, index: int) -> Any:
        """The position of a game as an object of its own."""
        found = self.states[index]
        return found.copy() if isinstance(self.states, list) else self.game.state.from_record(found)

    def records(self) -> Any:
        """All positions as records; a copy if the interpreter plays."""
        if isinstance(self.states, list):
            return np.concatenate([st.to_records() for st in self.states])
        if isinstance(self.states, np.ndarray):
            self.states["revealed"] = 0  # a mark for a search, no part of the position: the same on every backend
        return self.states

    def played(self, index: int, act: int) -> int:
        """The id of an act as it stands in records and saves; it differs where seats are relative and the act names one."""
        return self.meant(act, int(self._actors_here()[index]))

    def meant(self, act: int, seat: int) -> int:
        """The same for an act of any seat."""
        return int(linker.plain(played_act, drive_bindings(self.game))(int(act), seat, self.players, int(self._plan[Plan.HOW])))

    def counted(self, index: int, act: int) -> int:
        """The other way: an act of records and saves as the actor of a game counts it."""
        seat = int(self._actors_here()[index])
        return int(linker.plain(counted_act, drive_bindings(self.game))(int(act), seat, self.players, int(self._plan[Plan.HOW])))

    def drawn(self, index: int) -> list[int]:
        """How many numbers chance and each seat have drawn in a game."""
        return [int(count) for count in self._ledgers[index][:-1]]

    @property
    def seed(self) -> int:
        return int(self._plan[Plan.SEED])

    @property
    def how(self) -> int:
        """How observations are shown and acts are counted: RELATIVE, BARE, both or neither."""
        return int(self._plan[Plan.HOW])

    @property
    def ledgers(self) -> Any:
        """How many numbers chance and every seat have drawn in each game, and how many acts were played."""
        return self._ledgers

    @property
    def skips_forced(self) -> bool:
        return bool(self._plan[Plan.SKIP])

    def refuse(self, index: int, act: int) -> NoReturn:
        """Say what is wrong with an act in a game."""
        if not 0 <= act < self.act_count:
            raise Refused("unknown-act", (), f"game {index} of the batch: there is no act {act}; acts are the numbers 0 to {self.act_count - 1}")
        meant = self.played(index, act)
        block, argument = self.game.spelled(meant)
        refused = self.game.refusal(self.position(index), meant) or Refused("not-now", ())
        raise Refused(refused.reason, refused.rules, f"game {index} of the batch: {block} {argument} is illegal: {refused}")

    # Inside.

    def _take_seed(self, seed: int | None) -> None:
        if seed is not None:
            if type(seed) is not int or not 0 <= seed <= MOST_SEED:
                raise MagnatError(f"a seed is a whole number from 0 to {MOST_SEED}")
            self._plan[Plan.SEED] = seed
            self._ahead[:] = NOTHING

    def _actors_here(self) -> Any:
        """The actors in memory that Python reads."""
        return self.actors

    def _run(self, task: int, where: Any, acts: Any, seen: Any = None) -> int:
        self._plan[Plan.TASK] = task
        return self._engine.run(
            self._plan, self.count, where, self.states, self._start, self.last_states, acts, self._ledgers, self.numbers, self.masks,
            self.bits, self.seen if seen is None else seen, self.last_seen, self.actors, self.payoffs, self.over, self.cut, self._ahead,
        )  # fmt: skip

    def _choose(self, task: int, acts: Any, where: Any) -> Any:
        written = np.full(self.count, -1, np.int32) if acts is None else acts
        if not self._is_ready(written):
            raise MagnatError(f"acts are written into a contiguous array of int32 with the shape ({self.count},)")
        self._run(task, self._where(where), written)
        return written

    def _is_ready(self, acts: Any) -> bool:
        """Whether compiled code can take an array as it is: each other type of array would be compiled anew."""
        if type(acts) is not np.ndarray or acts.dtype != np.int32 or acts.shape != (self.count,):
            return False
        return acts.flags.c_contiguous and acts.flags.writeable

    def _where(self, where: Any) -> Any:
        if where is None:
            return self._everywhere
        mask = np.asarray(where)
        if mask.shape != (self.count,) or mask.dtype not in (np.bool_, np.uint8):
            raise MagnatError(f"`where` is a mask of truth values with the shape ({self.count},)")
        return np.array(mask, np.uint8)

    def _acts_of(self, acts: Any) -> Any:
        given = whole_numbers("acts", acts, (self.count,), np.int64)
        inside = (given >= 0) & (given < self.act_count)
        if not inside.all() and self._plan[Plan.FORGIVE] == 0:
            wrong = np.flatnonzero(~inside & (self._actors_here() >= 0))
            if len(wrong):
                self.refuse(int(wrong[0]), int(given[wrong[0]]))
        return np.where(inside, given, -1).astype(np.int32)


def _inside(policies: Sequence[str | None], players: int, backend: str) -> tuple[str | None, ...]:
    """The bots that play inside a step, by seat; a sentence if they make no sense."""
    if not policies:
        return ()
    if backend == "cuda":
        raise MagnatError("on the GPU nobody plays inside a step: choose the acts of all seats")
    if isinstance(policies, str) or len(policies) != players:
        raise MagnatError(f"{players} seats need a list of {players} policies, None for those that are asked")
    if None not in policies:
        raise MagnatError("somebody has to be asked: None is the policy of such a seat")
    called = tuple(None if policy is None else OTHERWISE.get(policy, policy) for policy in policies)
    for policy in called:
        if policy is not None:
            _check_word("policy that plays inside a step", policy, SEATED)
    return called


def _check_word(what: str, word: object, words: tuple[str, ...]) -> None:
    if word not in words:
        raise MagnatError(f"there is no {what} {word!r}; there are: {', '.join(words)}")


def whole_numbers(name: str, given: Any, shape: tuple[int, ...] | None, dtype: Any) -> Any:
    """An array of whole numbers of that shape; a sentence if it is something else."""
    try:
        array = np.asarray(given)
    except (TypeError, ValueError) as wrong:
        raise MagnatError(f"{name} are whole numbers in an array: {wrong}") from wrong
    if array.dtype.kind not in "iu":
        raise MagnatError(f"{name} are whole numbers, not {array.dtype}")
    if shape is not None and array.shape != shape:
        raise MagnatError(f"{name} have the shape {shape}, not {array.shape}")
    return np.ascontiguousarray(array, dtype)
