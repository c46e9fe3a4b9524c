"""The search for complete answers as a template: compiled with the entries of a game (`ends` says what is searched for).

It finds the acts alone. Compiled rules tell nothing but that something was revealed, so whoever wants to read what happens plays them again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from magnat.core.compile import linker
from magnat.core.declare import scratch
from magnat.core.entries import reach
from magnat.core.game import Game, St
from magnat.core.stubs import apply, legal, refusal

Numbers = NDArray[np.int64]
Bytes = NDArray[np.uint8]
WIDEST = 0  # bound: the most acts that can be legal at once
ACT, PARENT, SAME = 0, 1, 2  # of a node: the act that led to it, the node before it, the next one with as good as the same acts
NODE = 3
FEW = 16  # tries of the interpreted search that take about as long as it takes to begin a compiled one
PLACES = 1024  # in which nodes are looked up by their acts


def unfold(
    states: Any,
    seen: Bytes,
    worlds: int,
    seat: int,
    begun: int,
    goes_on: Numbers,
    tries: int,
    nodes: Numbers,
    places: Numbers,
    found: Numbers,
) -> int:
    """Fill in the nodes where an answer is complete, and return how many; less than 0 if there are more."""
    choices = scratch(WIDEST)
    count = 1
    here = 0
    ends = 0
    while here < count:
        first = here * worlds
        if (begun or here) and is_over(states, first, worlds, seat, goes_on):
            if ends == len(found):
                return -1 - ends
            found[ends] = here
            ends += 1
            here += 1
            continue
        width = legal(states[first], choices)
        for index in range(width):
            act = choices[index]
            if refused(states, first, worlds, act):
                continue
            tries -= 1
            if tries < 0:
                return -1 - ends
            for world in range(worlds):
                states[count * worlds + world] = states[first + world]
                apply(states[count * worlds + world], act)
            nodes[count, ACT] = act
            nodes[count, PARENT] = here
            count += is_new(seen, worlds, nodes, places, count)
        here += 1
    return ends


def is_over(states: Any, first: int, worlds: int, seat: int, goes_on: Numbers) -> bool:
    """Whether nothing more is asked of the seat, or something else, in some of the worlds."""
    for world in range(worlds):
        st = states[first + world]
        if st.actor != seat or goes_on[st.phase] == 0 or st.revealed:
            return True
    return False


def refused(states: Any, first: int, worlds: int, act: int) -> bool:
    """Whether an act that is legal in the first world is not in another one."""
    for world in range(1, worlds):
        if refusal(states[first + world], act):
            return True
    return False


def is_new(seen: Bytes, worlds: int, nodes: Numbers, places: Numbers, node: int) -> int:
    """1 if the same acts in another order have not led to the same positions, and the node is kept; otherwise 0."""
    place = 0
    at = node
    while at:
        place += (nodes[at, ACT] + 1) * 40503
        at = nodes[at, PARENT]
    place %= len(places)
    other = places[place]
    while other:
        if has_acts_of(nodes, node, other) and has_acts_of(nodes, other, node) and is_same(seen, worlds, node, other):
            return 0
        other = nodes[other, SAME]
    nodes[node, SAME] = places[place]
    places[place] = node
    return 1


def has_acts_of(nodes: Numbers, node: int, other: int) -> bool:
    """Whether a node has all acts of another one, as often."""
    at = other
    while at:
        if times(nodes, node, nodes[at, ACT]) < times(nodes, other, nodes[at, ACT]):
            return False
        at = nodes[at, PARENT]
    return True


def times(nodes: Numbers, node: int, act: int) -> int:
    """How often an act is on the way to a node."""
    count = 0
    while node:
        if nodes[node, ACT] == act:
            count += 1
        node = nodes[node, PARENT]
    return count


def is_same(seen: Bytes, worlds: int, node: int, other: int) -> bool:
    """Whether two nodes are the same positions, byte for byte."""
    for world in range(worlds):
        for index in range(seen.shape[1]):
            if seen[node * worlds + world, index] != seen[other * worlds + world, index]:
                return False
    return True


READY: dict[Game, Callable[..., int]] = {}


def compile_ends(game: Game, target: str = linker.CPU) -> None:
    """Compile the search, or take it from the cache: from now on this process uses it. It needs the entries, and with them the memory of Numba."""
    READY[game] = reach(game, "unfold", unfold, target=target)


def is_ready(game: Game) -> bool:
    """Whether this process has the compiled search of a game."""
    return game in READY


def ways_to_ends(
    game: Game[St], positions: Sequence[St], seat: int, begun: bool, goes_on: Sequence[bool], tries: int, most: int
) -> tuple[list[tuple[int, ...]], bool]:
    """The acts of all complete answers, and whether these are all."""
    worlds, record = len(positions), game.state.record_type()
    states = np.empty((tries + 2) * worlds, record)
    states[:worlds] = np.concatenate([st.to_records() for st in positions])
    seen = states.view(np.uint8).reshape(len(states), record.itemsize)[:, : game.state.size_of_fields()]
    nodes, found = np.zeros((tries + 2, NODE), np.int64), np.zeros(most, np.int64)
    places = np.zeros(PLACES, np.int64)
    count = READY[game](states, seen, worlds, seat, int(begun), np.array(goes_on, np.int64), tries, nodes, places, found)
    ends = found[:count] if count >= 0 else found[: -1 - count]
    return [way_to(nodes, node) for node in ends.tolist()], count >= 0


def way_to(nodes: Numbers, node: int) -> tuple[int, ...]:
    """The acts that lead to a node."""
    acts: list[int] = []
    while node:
        acts.append(int(nodes[node, ACT]))
        node = int(nodes[node, PARENT])
    return tuple(reversed(acts))
