"""Who chooses: a policy for each seat. Everywhere the same word: `simulate`, `Batch.play`, studies and environments.

A policy is
- the name of a bot that plays compiled: "random", "standard" (the game's advice; in digests and records "heuristic"), "quick" (the game's quick
  policy; the advice where it has none) or "net" (the net that the game ships; few do);
- `Compiled(choose)`, where `choose(st, choices, count, number)` is a plain function like the rules: it returns one of the first `count` of `choices`,
  and may use `number`, 31 bits that look random. `Compiled(choose, weights)` hands it bytes as a fifth argument. It may call functions of the game,
  and `advise(st)` and `quick(st)` of `magnat.lab`;
- any other Python function `(seen, masks, actors) -> acts`: of all games of a batch in which it is to decide.

It may use what the actor sees, and nothing else; `check_policy` tests that.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import FunctionType
from typing import Any

import numpy as np

from magnat.core.compile import linker, observation_size, observe_as_function
from magnat.core.declare import CHANCE, NOBODY, generated, scratch
from magnat.core.entries import entry_bindings, reach
from magnat.core.errors import MagnatError
from magnat.core.game import Game
from magnat.core.numbers import CHANCE_STREAM, below, number
from magnat.core.play import options
from magnat.core.stubs import apply, legal, outcome, setup
from magnat.lab.drive import counted_act
from magnat.lab.engines import drive_bindings
from magnat.lab.net import choose_by_net
from magnat.lab.net_file import net_of
from magnat.lab.stepping import played

NAMED = {"random": -1, "heuristic": -2, "quick": -3}  # roles; those of compiled functions are 0, 1, 2 ...
AT_RANDOM, ADVISED, QUICK = -1, -2, -3
OTHERWISE = {"standard": "heuristic"}  # what the level is called among bots
NET = "net"  # the name of the policy that is compiled with the weights that a game ships
WIDEST = STREAMS = 0  # bound, as in `playout`
cuda: Any = None  # comes with the head of the linked text
DECISIONS, ACTS = 0, 1  # columns of a tally

Chooser = Callable[[Any, Any, Any], Any]  # (seen, masks, actors) -> acts


@dataclass(frozen=True)
class Compiled:
    """A policy that is compiled with the rules."""

    choose: Callable[..., int]
    weights: bytes = b""
    called: str = ""  # in summaries; the name of the function, if nothing is said

    def __post_init__(self) -> None:
        if not isinstance(self.choose, FunctionType) or self.choose.__name__ == "<lambda>":
            raise MagnatError("a compiled policy is a function with a name: choose(st, choices, count, number)")
        wanted = 5 if self.weights else 4
        if len(inspect.signature(self.choose).parameters) != wanted:
            raise MagnatError(f"{self.choose.__name__} must take {wanted} arguments: st, choices, count, number{', weights' * (wanted == 5)}")

    @property
    def name(self) -> str:
        return self.called or self.choose.__name__


Policy = str | Compiled | Chooser


def seated(policy: Policy | Sequence[Policy], players: int) -> tuple[Policy, ...]:
    """The policy of every seat; one for all may be given alone. A sentence if it makes no sense."""
    alone = isinstance(policy, (str, Compiled)) or callable(policy)
    listed: tuple[Any, ...] = (policy,) * players if alone else tuple(policy)  # type: ignore[arg-type]
    if len(listed) != players:
        raise MagnatError(f"{players} seats need {players} policies, not {len(listed)}")
    return tuple(policy_called(one) if isinstance(one, str) else _own(one) for one in listed)


def policy_called(name: str) -> str:
    """The name of a policy as digests and records have it; MagnatError with a sentence if there is none."""
    known = OTHERWISE.get(name, name)
    if known not in (*NAMED, NET):
        raise MagnatError(f"there is no policy {name!r}; there are: {', '.join((*NAMED, NET, *OTHERWISE))}")
    return known


def _own(policy: Any) -> Policy:
    if not isinstance(policy, Compiled) and not callable(policy):
        raise MagnatError(f"a policy is a name, Compiled(...) or a function, not {policy!r}")
    return policy  # type: ignore[no-any-return]


def resolved(game: Game, policies: Sequence[Policy], chosen: Mapping[str, str]) -> tuple[Policy, ...]:
    """The same policies, one for each seat, with the net of the game in the place of its name; BadNet if it ships none for such tables."""
    return tuple(by_net(game, net_of(game, len(policies), chosen).weights) if one == NET else one for one in policies)


def by_net(game: Game, weights: bytes = b"") -> Compiled:
    """The policy of a net: of these weights, or of those that the game ships."""
    return Compiled(choose_by_net, weights or net_of(game).weights, NET)


def told(policies: Iterable[Policy]) -> str:
    """Policies as a word: one if all are alike."""
    named: list[str] = [one if isinstance(one, str) else getattr(one, "name", "") or getattr(one, "__name__", type(one).__name__) for one in policies]
    return named[0] if len(set(named)) == 1 else ",".join(named)


def is_python(policy: Policy) -> bool:
    """Whether a policy is asked for the acts of a batch."""
    return not isinstance(policy, (str, Compiled))


# The loop in which every seat has a policy of its own.


def advise(st: Any) -> int:
    """The act of the game's advice, for compiled policies: it is bound to a game when they are compiled, and means nothing outside them."""
    raise MagnatError(f"the advice of {type(st).__name__} is bound where a compiled policy plays; elsewhere ask game.advise or Batch.advise")


def quick(st: Any) -> int:
    """The act of the game's quick policy, in the same way."""
    raise MagnatError(f"the quick policy of {type(st).__name__} is bound where a compiled policy plays; elsewhere ask Batch.quick")


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


def play_game_by_roles(st: Any, seed: int, game: int, limit: int, tally: Any, roles: Any, weights: Any, starts: Any) -> None:
    """A game with the numbers of `playout`: everybody draws their own."""
    drawn = scratch(STREAMS)
    choices = scratch(WIDEST)
    for stream in range(STREAMS):
        drawn[stream] = 0
    setup(st)
    count = 0
    while st.actor != NOBODY and count < limit:
        stream = CHANCE_STREAM if st.actor == CHANCE else 1 + st.actor
        luck = number(seed, game, stream, drawn[stream])
        drawn[stream] += 1
        if st.actor == CHANCE:
            apply(st, outcome(st, luck))
        else:
            apply(st, act_by_role(st, choices, luck, int(roles[st.actor]), weights, starts))
        count += 1
    tally[DECISIONS] = count - drawn[CHANCE_STREAM]
    tally[ACTS] = count


def play_by_roles(states: Any, seed: int, first: int, limit: int, tallies: Any, roles: Any, weights: Any, starts: Any) -> None:
    """Games `first`, `first + 1`, ..."""
    for index in range(len(states)):
        play_game_by_roles(states[index], seed, first + index, limit, tallies[index], roles, weights, starts)


def play_by_roles_cuda(states: Any, seed: int, first: int, limit: int, tallies: Any, roles: Any, weights: Any, starts: Any) -> None:
    """The same, one thread a game."""
    index = cuda.grid(1)
    if index < len(states):
        play_game_by_roles(states[index], seed, first + index, limit, tallies[index], roles, weights, starts)


def choose_by_role(
    where: Any, states: Any, actors: Any, numbers: Any, ledgers: Any, acts: Any, seed: int, how: int, weights: Any, starts: Any
) -> None:
    """Write the acts of the first compiled policy into those of a batch, where the mask says so."""
    choices = scratch(WIDEST)
    for index in range(len(acts)):
        if where[index] != 0:
            st, seat = states[index], int(actors[index])
            luck = number(seed, int(numbers[index]), 1 + seat, int(ledgers[index, 1 + seat]))
            acts[index] = counted_act(act_by_role(st, choices, luck, 0, weights, starts), seat, int(st.seats), how)


class Table:
    """Compiled policies around a table: their roles, and the loop that plays them."""

    def __init__(self, game: Game, policies: Sequence[Policy]) -> None:
        own = list(dict.fromkeys(one for one in policies if isinstance(one, Compiled)))
        self.game = game
        state: Any = game.state
        self.roles = np.array([own.index(one) if isinstance(one, Compiled) else NAMED[one] for one in policies], np.int64)  # type: ignore[index]
        self.weights = np.frombuffer(b"".join(one.weights for one in own) or b"\0", np.uint8)
        self.starts = np.cumsum([0, *(len(one.weights) for one in own)]).astype(np.int64)
        self.bound: dict[str, Any] = {f"own_{index}": one.choose for index, one in enumerate(own)}
        self.bound["choose_own"] = generated.module("choose_own", _dispatch(own)).choose_own
        self.bound |= {name: value for name, value in drive_bindings(game).items() if name != "ACTS"}  # here a column of the tally
        self.bound |= {"SEEN": observation_size(game.state), "observe_as": observe_as_function(state)}

    def linked(self, template: Any = play_by_roles) -> Any:
        return reach(self.game, "policies", template, **self.bound)

    def plain(self, template: Any = play_by_roles) -> Any:
        return linker.plain(template, self.game.bindings("random") | self.bound)

    def on_cuda(self) -> Any:
        """A kernel, with the weights and roles on the GPU."""

        bindings = entry_bindings(self.game, in_spans=False) | self.game.bindings("random") | self.bound
        return linker.link(f"{self.game.name}_policies", play_by_roles_cuda, bindings, linker.CUDA)


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
    choose = linker.plain(policy.choose, game.bindings("random") | Table(game, [policy]).bound)
    tried = 0
    for index in range(games):
        for step in played(game, players, seed=seed, number=index, chosen=chosen):
            if step.seat == CHANCE:
                continue
            luck = number(seed, index, 1 + step.seat, step.ply)
            first = _answer(game, choose, step.state, luck, more)
            where = f"game {index} of seed {seed}, act {step.ply}, seat {step.seat}"
            if first not in game.legal(step.state):
                raise MagnatError(f"{policy.name} answers {first}, which is illegal: {where}")
            for world in range(worlds):
                twin = step.state.copy()
                game.resample(twin, step.seat, [number(seed, index, world, step.ply), 0])
                other = _answer(game, choose, twin, luck, more)
                if other != first:
                    told = (" ".join(map(str, game.spelled(act))) for act in (first, other))
                    raise MagnatError(f"{policy.name} uses what its seat does not see: it answers {' or '.join(told)} ({where})")
            tried += 1
    return tried


def _answer(game: Game, choose: Callable[..., int], st: Any, luck: int, more: tuple[bytes, ...]) -> int:
    asked = st.copy()
    choices = game.legal(asked)
    return int(choose(asked, choices, len(choices), luck, *more))
