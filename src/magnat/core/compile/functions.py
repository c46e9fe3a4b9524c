"""The functions behind the acts: found by name in the modules that a game gives as its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import FunctionType, ModuleType

from magnat.core.compile.dispatch import needed
from magnat.core.declare import Phases

JUDGE = "may_"


def functions_of(rules: Sequence[ModuleType], phases: type[Phases]) -> dict[str, FunctionType]:
    """All functions of the chapters by their names. TypeError with a sentence if an act has none, or if a judge belongs to no act."""
    found: dict[str, FunctionType] = {}
    for chapter, name, function in named_functions(rules):
        if found.setdefault(name, function) is not function:
            raise TypeError(f"{name!r} in {chapter.__name__} is also a function of {found[name].__module__}: rename one")
    for name in sorted(needed(phases)):
        if name not in found:
            raise TypeError(f"the phases ask for {name!r}, which none of the rules defines: {_listed(rules)}")
    _check_judges(rules, phases)
    return found


def named_functions(rules: Sequence[ModuleType]) -> Iterator[tuple[ModuleType, str, FunctionType]]:
    """Every function that the chapters have under its own name."""
    for chapter in rules:
        for name, value in vars(chapter).items():
            if isinstance(value, FunctionType) and name == value.__name__:
                yield chapter, name, value


def _check_judges(rules: Sequence[ModuleType], phases: type[Phases]) -> None:
    """What has no judge is always allowed, so a misspelt judge would silently allow everything."""
    pairs = {pair for row in phases for pair in row.pairs.values()}
    for chapter, name, function in named_functions(rules):
        if function.__module__ == chapter.__name__ and name.startswith(JUDGE) and name.removeprefix(JUDGE) not in pairs:
            raise TypeError(f"{name!r} in {chapter.__name__} judges nothing: no phase has an act or a pair {name.removeprefix(JUDGE)!r}")


def _listed(rules: Sequence[ModuleType]) -> str:
    return ", ".join(chapter.__name__ for chapter in rules) or "there are none"
