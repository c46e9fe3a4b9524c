"""Writes the names that a game's drawing uses, from its declaration: `python scripts/page_types.py` writes table/types.d.ts of every game.

`Game` holds them all: `Desk<Game>` lets a drawing ask for no phase, act, event, order, field or helper that the game does not have.
"""

from __future__ import annotations

import inspect
import json
import sys
import types
import typing
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from magnat.core.declare import Argument, Helper, Option, Order, Part, parts_of
from magnat.core.game import Game, load, names
from magnat.core.play import options

PLAIN = {int: "number", bool: "boolean", str: "string", type(None): "null"}
FORMS = {"one": "{}", "maybe": "{} + 1, 0 is none", "several": "{}, one bit each", "truth": "yes or no", "": ""}
ORDERED = {"flag": "boolean", "set": "number[]", "amounts": "Record<number, number>"}
ACT = tuple[str, int]
MOST_NAMES = 30  # of things: the ids of more than that are just strings
MEMBERS = ("Phase", "Block", "Event", "Refusal", "Hint", "Options", "Orders", "Helpers", "View", "Kinds", "Printed")
OWN = (*MEMBERS, "Act", "Advice", "Desk", "EventName", "Game", "Line")

FRONT = """\
/** Written by scripts/page_types.py from the declaration of the game; change that. */

import type { Desk as DeskOf } from "$lib/desk.svelte";
import type { HintOf, LineOf } from "$lib/types";

export type Desk = DeskOf<Game>;
export type Line = LineOf<Game>;
export type Advice = HintOf<Game>;
export type Act = [block: Block, argument: number];
export type EventName = Event["event"];"""


def text(game: Game) -> str:
    """The file of a game."""
    parts = [
        FRONT,
        braced("All that the game declares.", "Game", (f"  {name}: {name};" for name in MEMBERS)),
        union("", "Phase", (json.dumps(row.name) for row in game.phases)),
        union("", "Block", (json.dumps(row.name) for row in game.blocks)),
        union("A line of the log; null is hidden.", "Event", (told("event", row.name, row.kinds, row.secrets) for row in game.events)),
        union("", "Refusal", (json.dumps(row.name) for row in game.refusals)),
        union("A reason of a hint.", "Hint", (told("hint", row.name, row.kinds) for row in game.hints)),
        braced("As they are chosen.", "Options", (f"  {name}: {chosen(option)};" for name, option in options.declared(game).items())),
        braced("Standing orders.", "Orders", (f"  {name}: {ORDERED[order.kind]}; // {ordered(order)}" for name, order in game.orders.items())),
        braced("The position as the server sends it; null is hidden.", "View", map(field, parts_of(game.state.view_fields()))),
        braced("The ids of things, the parts of those put together, how many units make one.", "Kinds", map(table, game.kinds.items())),
        braced("What is printed, as far as drawings may read it.", "Printed", map(table, game.printed.items())),
        *map(interface, answers(game)),
        braced("What each helper is asked and answers.", "Helpers", map(asked, game.helpers.values())),
    ]
    return "\n\n".join(parts) + "\n"


def braced(about: str | None, name: str, lines: Iterable[str]) -> str:
    """A type with its members."""
    body = [*lines]
    shown = ["{", *body, "};"] if body else ["Record<never, never>;"]
    return "\n".join([f"/** {about} */", f"export type {name} = {shown[0]}", *shown[1:]])


def union(about: str, name: str, members: Iterable[str]) -> str:
    """A type that is one of these; never, if there are none."""
    rows = [f"  | {member}" for member in members] or ["  never"]
    return "\n".join([*([f"/** {about} */"] if about else []), f"export type {name} =", *rows]) + ";"


def told(what: str, name: str, kinds: Mapping[str, str], secrets: Iterable[str] = ()) -> str:
    """An event or a hint with its values."""
    values = "; ".join(f"{value}: number{' | null' if value in secrets else ''}" for value in kinds)
    return f'{{ {what}: "{name}"; values: {f"{{ {values} }}" if values else "Record<never, never>"} }}'


def chosen(option: Option) -> str:
    """What an option can be: one of its words, or a number."""
    return " | ".join(map(json.dumps, option.values)) if option.values else "`${number}`"


def ordered(order: Order) -> str:
    return {"flag": "yes or no", "set": f"some of {order.of}", "amounts": f"by {order.of}"}[order.kind]


def table(row: tuple[str, Any]) -> str:
    """A table by its name."""
    name, values = row
    return f"  {name}: {shape(values)};"


def shape(*values: Any) -> str:
    """The type that all these values of a table have: rows by their columns, lists by their entries; words are told apart while they are few."""
    if None in values and any(value is not None for value in values):
        return f"{shape(*(value for value in values if value is not None))} | null"
    if isinstance(values[0], Mapping):
        columns = {name: shape(*(row[name] for row in values)) for name in values[0]}
        return f"{{ {'; '.join(f'{name}: {column}' for name, column in columns.items())} }}" if columns else "Record<never, never>"
    if isinstance(values[0], list | tuple | range):
        entries = [entry for value in values for entry in value]
        entry = shape(*entries) if entries else "never"
        return f"{entry}[]" if " | " not in entry or entry[0] + entry[-1] == "{}" else f"({entry})[]"
    words = dict.fromkeys(json.dumps(value) for value in values if isinstance(value, str))
    plain = dict.fromkeys(PLAIN[type(value)] for value in values if not (isinstance(value, str) and len(words) <= MOST_NAMES))
    return " | ".join([*(words if len(words) <= MOST_NAMES else ()), *plain])


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
    found = list(dict.fromkeys(kind for module in modules for kind in vars(module).values() if typing.is_typeddict(kind)))
    if taken := [kind.__name__ for kind in found if kind.__name__ in OWN]:
        raise TypeError(f"an answer of {game.name} is called {taken[0]}, as a type of every game is")
    return found


def interface(kind: Any) -> str:
    """A TypedDict as a type."""
    return braced(inspect.getdoc(kind), kind.__name__, (f"  {name}: {spelled(hint)};" for name, hint in typing.get_type_hints(kind).items()))


def spelled(hint: Any) -> str:
    """A type as TypeScript writes it; tuples are lists of a known length in JSON."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if hint in PLAIN:
        return PLAIN[hint]
    if hint == ACT:
        return "Act"
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
