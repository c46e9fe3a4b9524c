"""Writes the tables of docs/formats/<game>.md from the declarations of the games: `python scripts/formats.py`.

What stands above the mark in such a page is written by hand and kept; all below it is made here, and a test holds it equal.
"""

from __future__ import annotations

import ast
import inspect
import io
import textwrap
import tokenize
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from magnat.core.declare import Option, Part, everybody, parts_of
from magnat.core.game import Game, load, names
from magnat.core.play import options
from magnat.lab.engines import player_acts

FOLDER = Path(__file__).parents[1] / "docs" / "formats"
MARK = "<!-- All below is written by scripts/formats.py from the declaration of the game; change that. -->"
TYPES = {"|i1": "int8", "<i2": "int16", "<i4": "int32", "<i8": "int64"}
FORMS = {"one": "{}", "maybe": "{} + 1, 0 is none", "several": "set of {}, one bit each", "truth": "0 no, 1 yes", "": ""}
KERNEL = {
    "seats": "players",
    "actor": "seat to act, -1 chance, -2 the game is over",
    "phase": "number of the phase",
    "pending": "seats still to be asked",
    "depth": "questions that wait below the open one",
}


def text(game: Game) -> str:
    """All that is made of a page."""
    parts = [
        MARK,
        section("Acts", ACTS.format(acts=player_acts(game), widest=game.widest), acts(game)),
        section("Phases", "A phase says which acts may be asked for.", phases(game)),
        section("Kinds", "What arguments and numbers count.", kinds(game)),
        section("Options", "In a position an option is the place of its word in this list, or the number itself.", chosen(game)),
        section("Positions", POSITIONS.format(size=game.state.record_type(packed=True).itemsize), positions(game)),
        section("Observations", OBSERVATIONS.format(size=size_of(game.observation_layout()), version=game.observation_version), observations(game)),
    ]
    return "\n\n".join(parts) + "\n"


ACTS = (
    "Ids count through the blocks in this order. Seats have the first {acts} ids, chance those behind them; at most {widest} acts are legal at once. "
    "An act without argument has the argument 0."
)
POSITIONS = "{size} bytes, without padding, signed, little-endian. A field with several numbers is written row by row, the last index fastest."
OBSERVATIONS = (
    "{size} bytes, version {version}: the fields of the position in the same places, then these facts, which follow from the position. "
    "-1 stands for what the seat does not see."
)


def section(title: str, words: str, rows: str) -> str:
    return f"## {title}\n\n{words}\n\n{rows}"


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |" for row in lines).replace("|  |", "| |")


def acts(game: Game) -> str:
    """All blocks."""
    by_chance = {block for row in game.phases if row.is_chance for block in row.pairs}
    rows = []
    for row in game.blocks:
        who = "chance" if row.name in by_chance else "seat"
        seen = "everybody" if row.to is everybody else seen_by(row.to)
        counts = (row.of or "number") if row.size > 1 else ""
        rows.append((f"`{row.name}`", row.number, row.size, counts, who, seen))
    return table(("block", "first id", "arguments", "the argument counts", "who", "who sees the argument"), rows)


def phases(game: Game) -> str:
    """All phases with their blocks."""
    return table(
        ("number", "phase", "who", "blocks", "rule"),
        [
            (row.number, f"`{row.name}`", "chance" if row.is_chance else "seat", ", ".join(f"`{block}`" for block in row.pairs), row.rule)
            for row in game.phases
        ],
    )


def kinds(game: Game) -> str:
    """The things of each kind in their order."""
    lines = ["- `seat`: from 0, clockwise."]
    for name, kind in game.kinds.items():
        if isinstance(kind, int):
            lines.append(f"- `{name}`: an amount; {kind} make one of what is spoken of.")
        elif isinstance(kind, Mapping):
            lines.append(f"- `{name}`, made of {' and '.join(f'`{part}`' for part in kind)}: {listed(made_of(kind))}.")
        else:
            lines.append(f"- `{name}`: {listed(kind)}.")
    return "\n".join(lines)


def made_of(kind: Mapping[str, Sequence[Any]]) -> list[str]:
    return ["/".join(str(part) for part in parts) for parts in zip(*kind.values(), strict=True)]


def listed(things: Sequence[str]) -> str:
    return ", ".join(f"{number} {thing}" for number, thing in enumerate(things))


def chosen(game: Game) -> str:
    """The options with their values."""
    comments = comments_of(game.state)
    rows = []
    for name, option in options.declared(game).items():
        values = ", ".join(f"{place} {value}" for place, value in enumerate(option.values)) if option.values else f"{option.least} to {option.most}"
        rows.append((f"`{name}`", values, "depends on the table" if callable(option.default) else option.default, *comments.get(name, ("", ""))))
    return table(("option", "values", "default", "rule", "meaning"), rows)


def positions(game: Game) -> str:
    """The bytes of a state."""
    comments = comments_of(game.state)
    rows = []
    for part in parts_of(game.state.fields.values()):
        field = game.state.fields[part.name]
        rule, words = comments.get(part.name, ("", ""))
        if part.name.endswith("_below"):
            rule, words = "", f"`{part.name.removesuffix('_below')}` of the questions that wait, outermost first"
        elif part.name in KERNEL:
            words = KERNEL[part.name]
        elif isinstance(field, Option):
            words = f"option{': ' if words else ''}{words}"
        if field.is_later:
            words = f"later; {words}"
        rows.append((*placed(part), "everybody" if field.to is everybody else seen_by(field.to), rule, words))
    return table(("bytes", "field", "type", "shape", "values", "counts", "who sees it", "rule", "meaning"), rows)


def observations(game: Game) -> str:
    """The facts at the end of an observation."""
    parts = game.observation_layout()[len(game.state.fields) :]
    if not parts:
        return "There are none in this game."
    rows = []
    for part in parts:
        fact = game.state.facts[part.name]
        rule, words = split_rule((inspect.getdoc(fact.function) or "").split("\n")[0])
        rows.append((*placed(part), "everybody" if fact.field.to is everybody else seen_by(fact.field.to), rule, words))
    return table(("bytes", "fact", "type", "shape", "values", "counts", "who sees it", "rule", "meaning"), rows)


def placed(part: Part) -> tuple[str, ...]:
    """Where a part lies, and what its numbers are."""
    size = size_of([part])
    where = str(part.offset) if size == 1 else f"{part.offset}-{part.offset + size - 1}"
    shape = " x ".join(f"{length} {of}".strip() for length, of in zip(part.shape, part.of, strict=True))
    counts = FORMS[part.form].format(part.value)
    return where, f"`{part.name}`", TYPES[part.dtype], shape or "1", f"{part.least} to {part.most}", counts


def size_of(parts: Iterable[Part]) -> int:
    """How many bytes the parts take together."""
    total = 0
    for part in parts:
        many = 1
        for length in part.shape:
            many *= length
        total += many * int(part.dtype[-1])
    return total


def seen_by(sight: Any) -> str:
    """A visibility by its name; what it means stands in its docstring."""
    words = split_rule((inspect.getdoc(sight) or "").split("\n")[0])[1]
    return f"{sight.__name__.replace('_', ' ')}{': ' if words else ''}{words.rstrip('.')}"


def split_rule(words: str) -> tuple[str, str]:
    """("H2, H3", "space of each marker") of a comment or docstring that begins with its rules."""
    cited = []
    rest = words.strip()
    while rest:
        first, _, behind = rest.partition(" ")
        clause = first.rstrip(",")
        if not is_rule(clause):
            break
        cited.append(clause)
        rest = behind.strip()
    return ", ".join(cited), rest


def is_rule(word: str) -> bool:
    return len(word) > 1 and word[0].isupper() and all(part[1:].isdigit() and part[0] == word[0] for part in word.split("-"))


def comments_of(state: Any) -> dict[str, tuple[str, str]]:
    """The comments behind the declarations of a state, by field: rules and words."""
    source = textwrap.dedent(inspect.getsource(state))
    by_line = {
        token.start[0]: token.string.removeprefix("#").strip()
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    found = {}
    for node in ast.parse(source).body[0].body:  # type: ignore[attr-defined]
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.end_lineno in by_line:
            found[node.targets[0].id] = split_rule(by_line[node.end_lineno])
    return found


def files() -> Iterator[tuple[Path, str]]:
    """Every page with what it should say; what is written by hand stays."""
    for name in names():
        path = FOLDER / f"{name}.md"
        head = path.read_text(encoding="utf-8").partition(MARK)[0] if path.exists() else f"# Formats of {name}\n\n"
        yield path, head + text(load(name))


if __name__ == "__main__":
    for path, content in files():
        path.write_text(content, encoding="utf-8")
