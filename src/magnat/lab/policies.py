"""Who chooses: a policy for each seat. Everywhere the same word: `simulate`, `Batch.play`, studies and environments.

A policy is
- the name of a bot that plays compiled: "random", "heuristic" or "quick" (the game's quick policy; the advice where it has none);
- `Compiled(choose)`, where `choose(st, choices, count, number)` is a plain function like the rules: it returns one of the first `count` of `choices`,
  and may use `number`, 31 bits that look random. `Compiled(choose, weights)` hands it bytes as a fifth argument;
- any other Python function `(seen, masks, actors) -> acts`: of all games of a batch in which it is to decide.

It may use what the actor sees, and nothing else; `check_policy` tries that.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any

import numpy as np

from magnat.core.compile import linker
from magnat.core.declare import CHANCE, NOBODY, generated, scratch
from magnat.core.entries import reach
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.numbers import CHANCE_STREAM, below, number
from magnat.core.play import options
from magnat.lab.stepping import played

NAMED = {"random": -1, "heuristic": -2, "quick": -3}  # roles; those of compiled functions are 0, 1, 2 ...
AT_RANDOM, ADVISED, QUICK = -1, -2, -3
WIDEST = STREAMS = 0  # bound, as in `playout`
DECISIONS, ACTS = 0, 1  # columns of a tally

Chooser = Callable[[Any, Any, Any], Any]  # (seen, masks, actors) -> acts


@dataclass(frozen=True)
class Compiled:
    """A policy that is compiled with the rules."""

    choose: Callable[..., int]
    weights: bytes = b""

    def __post_init__(self) -> None:
        if not isinstance(self.choose, FunctionType) or self.choose.__name__ == "<lambda>":
            raise MagnatError("a compiled policy is a function with a name: choose(st, choices, count, number)")
        wanted = 5 if self.weights else 4
        if len(inspect.signature(self.choose).parameters) != wanted:
            raise MagnatError(f"{self.choose.__name__} must take {wanted} arguments: st, choices, count, number{', weights' * (wanted == 5)}")

    @property
    def name(self) -> str:
        return self.choose.__name__


Policy = str | Compiled | Chooser


def seated(policy: Policy | Sequence[Policy], players: int) -> tuple[Policy, ...]:
    """The policy of every seat; one for all may be given alone. A sentence if it makes no sense."""
    alone = isinstance(policy, (str, Compiled)) or callable(policy)
    listed: tuple[Any, ...] = (policy,) * players if alone else tuple(policy)  # type: ignore[arg-type]
    if len(listed) != players:
        raise MagnatError(f"{players} seats need {players} policies, not {len(listed)}")
    for one in listed:
        if isinstance(one, str) and one not in NAMED:
            raise MagnatError(f"there is no policy {one!r}; there are: {', '.join(NAMED)}")
        if not isinstance(one, (str, Compiled)) and not callable(one):
            raise MagnatError(f"a policy is a name, Compiled(...) or a function, not {one!r}")
    return listed


def told(policies: Iterable[Policy]) -> str:
    """Policies as a word: one if all are alike."""
    named: list[str] = [one if isinstance(one, str) else getattr(one, "name", "") or getattr(one, "__name__", type(one).__name__) for one in policies]
    return named[0] if len(set(named)) == 1 else ",".join(named)


def is_python(policy: Policy) -> bool:
    """Whether a policy is asked for the acts of a batch."""
    return not isinstance(policy, (str, Compiled))


# The loop in which every seat has a policy of its own.


def setup(st: Any) -> None: ...
def legal(st: Any, choices: list[int]) -> int: ...  # type: ignore[empty-body]
def apply(st: Any, act: int) -> None: ...
def outcome(st: Any, number: int) -> int: ...  # type: ignore[empty-body]
def advise(st: Any) -> int: ...  # type: ignore[empty-body]
def quick(st: Any) -> int: ...  # type: ignore[empty-body]
def choose_own(which: int, st: Any, choices: Any, count: int, number: int, weights: Any, starts: Any) -> int: ...  # type: ignore[empty-body]


def act_by_role(st: Any, choices: Any, luck: int, role: int, weights: Any, starts: Any) -> int:
    """What a seat with this role does."""
    if role == ADVISED:
        return int(advise(st))
    if role == QUICK:
        return int(quick(st))
    count = legal(st, choices)
    if role == AT_RANDOM:
        return int(choices[below(luck, count)])
    return int(choose_own(role, st, choices, count, luck, weights, starts))


def play_by_roles(states: Any, seed: int, first: int, limit: int, tallies: Any, roles: Any, weights: Any, starts: Any) -> None:
    """Games `first`, `first + 1`, ... with the numbers of `playout`: everybody draws their own."""
    drawn = scratch(STREAMS)
    choices = scratch(WIDEST)
    for index in range(len(states)):
        st = states[index]
        for stream in range(STREAMS):
            drawn[stream] = 0
        setup(st)
        count = 0
        while st.actor != NOBODY and count < limit:
            stream = CHANCE_STREAM if st.actor == CHANCE else 1 + st.actor
            luck = number(seed, first + index, stream, drawn[stream])
            drawn[stream] += 1
            if st.actor == CHANCE:
                apply(st, outcome(st, luck))
            else:
                apply(st, act_by_role(st, choices, luck, int(roles[st.actor]), weights, starts))
            count += 1
        tallies[index, DECISIONS] = count - drawn[CHANCE_STREAM]
        tallies[index, ACTS] = count


class Table:
    """Compiled policies around a table: their roles, and the loop that plays them."""

    def __init__(self, game: Game, policies: Sequence[Policy]) -> None:
        own = list(dict.fromkeys(one for one in policies if isinstance(one, Compiled)))
        self.game = game
        self.roles = np.array([own.index(one) if isinstance(one, Compiled) else NAMED[one] for one in policies], np.int64)  # type: ignore[index]
        self.weights = np.frombuffer(b"".join(one.weights for one in own) or b"\0", np.uint8)
        self.starts = np.cumsum([0, *(len(one.weights) for one in own)]).astype(np.int64)
        self.bound: dict[str, Any] = {f"own_{index}": one.choose for index, one in enumerate(own)}
        self.bound["choose_own"] = generated.module("choose_own", _dispatch(own)).choose_own

    def linked(self) -> Any:
        return reach(self.game, "policies", play_by_roles, **self.bound)

    def plain(self) -> Any:
        return linker.plain(play_by_roles, self.game.bindings("random") | self.bound)


def _dispatch(own: Sequence[Compiled]) -> str:
    """The text of `choose_own`: one branch for each function."""
    lines = ["def choose_own(which: int, st, choices, count: int, number: int, weights, starts):"]
    for index, one in enumerate(own):
        weights = f", weights[starts[{index}]:starts[{index + 1}]]" if one.weights else ""
        lines += [f"    if which == {index}:", f"        return own_{index}(st, choices, count, number{weights})"]
    return "\n".join([*lines, "    return -1", ""])


# What a policy may know.


def check_policy(
    game: Game, policy: Compiled, *, players: int = 0, games: int = 3, worlds: int = 4, seed: int = 0, chosen: dict[str, object] | None = None
) -> int:
    """Try whether a compiled policy uses what its seat does not see; MagnatError with the position if it does. Returns how many decisions were tried.

    In every position of some random games it is asked again in other worlds, in which all that the seat does not see is drawn again. Its answer must
    be legal, and the same. It is run by the interpreter.
    """
    players = players or game.usual_seats
    options.resolve(game, players, chosen)
    more = (policy.weights,) if policy.weights else ()
    tried = 0
    for index in range(games):
        for step in played(game, players, seed=seed, number=index, chosen=chosen):
            if step.seat == CHANCE:
                continue
            luck = number(seed, index, 1 + step.seat, step.ply)
            first = _answer(game, policy, step.state, luck, more)
            where = f"game {index} of seed {seed}, act {step.ply}, seat {step.seat}"
            if first not in game.legal(step.state):
                raise MagnatError(f"{policy.name} answers {first}, which is illegal: {where}")
            for world in range(worlds):
                twin = step.state.copy()
                game.resample(twin, step.seat, [number(seed, index, world, step.ply), 0])
                other = _answer(game, policy, twin, luck, more)
                if other != first:
                    told = (" ".join(map(str, game.spelled(act))) for act in (first, other))
                    raise MagnatError(f"{policy.name} uses what its seat does not see: it answers {' or '.join(told)} ({where})")
            tried += 1
    return tried


def _answer(game: Game, policy: Compiled, st: Any, luck: int, more: tuple[bytes, ...]) -> int:
    asked = st.copy()
    choices = game.legal(asked)
    return int(policy.choose(asked, choices, len(choices), luck, *more))
