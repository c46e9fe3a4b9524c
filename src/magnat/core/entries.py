"""A game's entries: compiled once for each target, and reached by other templates through pointers.

A template that is linked with a game compiles the whole game again. One that is linked with its entries (`reach`) compiles itself alone, in a
second or so; calling through a pointer costs a little speed, so batches and CUDA are linked as one text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from magnat.core.compile import functions_of, linker, observe_as_function, observe_function, playout
from magnat.core.game import Game

KINDS: dict[str, tuple[str, ...]] = {  # of the arguments after the state
    "setup": (),
    "legal": ("numbers",),
    "apply": ("number",),
    "refusal": ("number",),
    "outcome": ("number",),
    "odds": ("number",),
    "advise": (),
    "quick": (),
    "resample": ("number", "numbers"),
    "observe": ("number", "bytes"),
    "observe_as": ("number", "number", "bytes"),
    "score": ("number",),
    "rank": ("number",),
    "won": ("number",),
    "standing": ("number",),
    "broken_law": (),
    "play_on": ("number", "number", "number", "number", "number", "number"),  # policies, drawn, seed, game, limit, until
}
SILENT = ("setup", "apply", "resample", "observe", "observe_as")  # return nothing


def entry_bindings(game: Game, *, in_spans: bool = True) -> dict[str, Any]:
    """What the entries mean in a game; on a GPU observations are written number by number.

    A rule that bears the name of an entry (`observe`) would silently be replaced by it, so it is refused.
    """
    state: Any = game.state
    bound = game.bindings("seated") | {
        "refusal": game.dispatch.refusal,
        "odds": game.dispatch.odds,
        "resample": game.resample,
        "observe": observe_function(state, in_spans=in_spans),
        "observe_as": observe_as_function(state, in_spans=in_spans),
        "score": game.score,
        "rank": game.rank,
        "won": game.won,
        "standing": game.standing,
        "play_on": playout.play_on,
    }
    for name, function in functions_of(game.rules, game.phases).items():
        if name in KINDS and bound[name] is not function:
            raise TypeError(f"{name!r} in {function.__module__} bears the name of an entry of every game: rename it")
    return bound


def entries_source(bindings: Mapping[str, Any], target: str) -> str:
    """The text of a module with all entries. Its function `entries` is never run: it is what the compiler begins with."""
    gathered = linker.Gathered(bindings, target, marks=True)
    doors, calls = [], []
    for name, kinds in KINDS.items():
        function = bindings[name]
        gathered.add(function, decorator="jit")
        names = ", ".join(["st", *(f"{kind}_{index}" for index, kind in enumerate(kinds))])
        call = f"{function.__name__}({names})"
        body = f"    {call}\n    return np.int64(0)" if name in SILENT else f"    return np.int64({call})"
        doors.append(f"\n@door\ndef enter_{name}({names}):\n{body}\n")
        calls.append(f"    enter_{name}({', '.join(['st', *('np.int64(0)' if kind == 'number' else kind for kind in kinds)])})")
    return gathered.text("The entries of a game.", *doors, "\n@entry\ndef entries(st, numbers, bytes):", *calls)


def entries(game: Game, target: str = linker.CPU) -> dict[str, linker.Door]:
    """The entries of a game, compiled for a target or taken from the cache, and ready to be called."""
    return _entries(game, target)


@cache  # by both arguments, whether or not the target was said
def _entries(game: Game, target: str) -> dict[str, linker.Door]:
    record = game.state.record_type()
    made = linker.linked_module(f"{game.name}_entries_{target}", entries_source(entry_bindings(game), target), str(record.descr))
    symbols = linker.opened(made, record, {name: f"enter_{name}" for name in KINDS})
    return {name: linker.Door(name, symbols[name], record.itemsize, kinds) for name, kinds in KINDS.items()}


def reach(
    game: Game, name: str, template: Callable[..., Any], policy: str = "random", *, watched: bool = False, target: str = linker.CPU, **more: object
) -> Any:
    """A template compiled with the entries of a game; `more` binds further names."""
    doors = entries(game, target)
    bindings = game.bindings(policy, watched=watched) | {key: door for key, door in doors.items() if watched or key != "broken_law"}
    return linker.link(f"{game.name}_{name}", template, {**bindings, **more}, target)
