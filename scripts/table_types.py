"""Writes the types that a game's drawing uses, from its declaration: `python scripts/table_types.py` writes table/types.d.ts of every game.

`View` is the position as the server sends it; of the helpers there are the arguments and the answers.
"""

from __future__ import annotations

import inspect
import json
import sys
import types
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from magnat.core.game import Game, load, names
from magnat.core.helpers import Argument, Helper
from magnat.core.layout import Part

PLAIN = {int: "number", bool: "boolean", str: "string", type(None): "null"}
FORMS = {"one": "{}", "maybe": "{} + 1, 0 is none", "several": "{}, one bit each", "truth": "yes or no", "": ""}


def text(game: Game) -> str:
    """The file of a game."""
    parts = [
        "/** Written by scripts/table_types.py from the declaration of the game; change that. */",
        braced("The position as the server sends it; null is hidden.", "View", map(field, game.observation_layout())),
        *map(interface, answers(game)),
    ]
    if game.helpers:
        parts.append(braced("What each helper is asked and answers.", "Helpers", map(asked, game.helpers.values())))
    return "\n\n".join(parts) + "\n"


def braced(about: str | None, name: str, lines: Iterable[str]) -> str:
    """An interface."""
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *lines, "}"])


def asked(helper: Helper) -> str:
    """A helper with its arguments and its answer."""
    return f"  {helper.name}: {{ arguments: {arguments(helper.arguments)}; answer: {spelled(helper.answer)} }};"


def field(part: Part) -> str:
    """A field or fact of the view."""
    counted = " and ".join(kind or "place" for kind in part.of)
    about = "; ".join(filter(None, (f"by {counted}" if counted else "", FORMS[part.form].format(part.value))))
    entry = "(number | null)" if part.secret and part.shape else "number | null" if part.secret else "number"
    line = f"  {part.name}: {entry}{'[]' * len(part.shape)};"
    return f"  /** {about} */\n{line}" if about else line


def answers(game: Game) -> list[Any]:
    """The TypedDicts of the modules that declare what the helpers answer, in their order."""
    outer = [part for helper in game.helpers.values() for part in (helper.answer, *typing.get_args(helper.answer)) if typing.is_typeddict(part)]
    modules = dict.fromkeys(sys.modules[kind.__module__] for kind in outer)
    return [kind for module in modules for kind in vars(module).values() if typing.is_typeddict(kind)]


def interface(kind: Any) -> str:
    """A TypedDict as an interface."""
    return braced(inspect.getdoc(kind), kind.__name__, (f"  {name}: {spelled(hint)};" for name, hint in typing.get_type_hints(kind).items()))


def spelled(hint: Any) -> str:
    """A type as TypeScript writes it; tuples are lists of a known length in JSON."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if typing.is_typeddict(hint):
        return str(hint.__name__)
    if origin is typing.Literal:
        return " | ".join(json.dumps(value) for value in inner)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(map(spelled, inner))
    if origin is tuple:
        return f"[{', '.join(map(spelled, inner))}]"
    if origin is list:
        entry = spelled(inner[0])
        return f"({entry})[]" if " | " in entry else f"{entry}[]"
    raise TypeError(f"the answer of a helper cannot be {hint}")


def arguments(given: tuple[Argument, ...]) -> str:
    """The arguments of a helper as one object."""
    return f"{{ {'; '.join(map(argument, given))} }}" if given else "Record<string, never>"


def argument(given: Argument) -> str:
    kind = ("boolean" if given.span is None else "number") + "[]" * given.depth
    return f"{given.name}{'' if given.required else '?'}: {kind}{' | null' if given.nullable else ''}"


def files() -> Iterator[tuple[Path, str]]:
    """Every file with what it should say: of all games that have a drawing."""
    for game in map(load, names()):
        if game.folder is not None and (game.folder / "table").is_dir():
            yield game.folder / "table" / "types.d.ts", text(game)


if __name__ == "__main__":
    for path, content in files():
        path.write_text(content, encoding="utf-8")
