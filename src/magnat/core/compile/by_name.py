"""A function for each row of a declared table, found by its name: no game writes a chain of ifs over phases or stages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from types import FunctionType, ModuleType
from typing import Any

from magnat.core.compile.functions import named_functions
from magnat.core.declare import Entry, Phases, generated


def by_phase(name: str, phases: type[Phases], *chapters: ModuleType, **others: str) -> Callable[[Any], int]:
    """A function of the state that returns what the function of its phase does: `<name>_<phase>` of the chapters.

    others: PHASE="word", where it is `<name>_<word>`.
    """
    asked = [row for row in phases if not row.is_chance]
    if unknown := sorted(set(others) - {row.name for row in asked}):
        raise TypeError(f"there is no phase {unknown[0]} in which a seat is asked")
    return by_number(name, "phase", [(row, f"{name}_{others.get(row.name, row.name.lower())}") for row in asked], chapters)


def by_number(name: str, field: str, rows: Iterable[tuple[Entry, str]], chapters: Sequence[ModuleType]) -> Callable[[Any], Any]:
    """A function of the state that calls the function named beside the row whose number is in a field. The last row is taken for granted."""
    found = {function.__name__: function for _, _, function in named_functions(chapters)}
    chosen = list(rows)
    for row, wanted in chosen:
        if wanted not in found:
            raise TypeError(f"{row.name} asks for {wanted!r}, which none of these defines: {', '.join(chapter.__name__ for chapter in chapters)}")
    head = ['"""Generated from a declared table; change that."""', ""]
    head += [f"from {found[wanted].__module__} import {wanted}" for wanted in sorted({wanted for _, wanted in chosen})]
    body = ["", "", f"def {name}(st):", f'    """By the {field}."""']
    for row, wanted in chosen[:-1]:
        body += [f"    if st.{field} == {row.number}:  # {row.name}", *(f"        {line}" for line in _call(found[wanted]))]
    body += [*(f"    {line}" for line in _call(found[chosen[-1][1]])), ""]
    made = generated.module(f"{chapters[0].__name__.replace('.', '_')}_{name}", "\n".join([*head, *body]))
    answer: Callable[[Any], Any] = getattr(made, name)
    return answer


def _call(function: FunctionType) -> list[str]:
    """Call it, and return what it returns, if that is anything."""
    call = f"{function.__name__}(st)"
    return [call, "return"] if function.__annotations__.get("return") in (None, "None") else [f"return {call}"]
