"""What the terminal shows: texts, tables and positions. Games may draw their own position in `terminal.py`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from magnat.cli.texts import Speaker
from magnat.core.declare import SEAT, FieldNote, described
from magnat.core.game import Game
from magnat.core.play import Match
from magnat.core.say import Rule, Rulebook, Ruling, Words, told

LONG_ROW, ENDS = 24, 3  # of choices that differ by an amount
CODE = re.compile(r"`([^`]+)`|\*([^*]+)\*")


def console(*, stderr: bool = False) -> Console:
    """Rich's console without its guesses: no markup, no emoji names, no colouring of whatever looks like a number."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


def show_in_pages(screen: Console, text: RenderableType) -> None:
    """Long texts go through the user's pager on a terminal."""
    if screen.is_terminal and sys.stdin.isatty():
        with screen.pager(styles=True):
            screen.print(text)
    else:
        screen.print(text)


def progress(steps: Iterator[int], what: str, total: int) -> Iterator[int]:
    """A bar on a terminal while something is worked out, nothing elsewhere; the steps say how much is done."""
    screen = console(stderr=True)
    if not screen.is_terminal:
        yield from steps
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(what, total=total)
        for done in steps:
            bar.update(task, completed=done)
            yield done


# Rules.


def prose(text: str) -> Text:
    """A sentence of RULES.md: names in backticks and emphasised words stand out."""
    made, end = Text(), 0
    for found in CODE.finditer(text):
        made.append(text[end : found.start()])
        made.append(found[1] or found[2], "bold" if found[1] else "italic")
        end = found.end()
    return made.append(text[end:])


def rule_text(entry: Rule | Ruling, speak: Speaker) -> RenderableType:
    """One rule or ruling with its number in the margin."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(style="bold cyan", no_wrap=True, min_width=4)
    grid.add_column(max_width=96)
    grid.add_row(entry.number, prose(entry.text))
    if isinstance(entry, Ruling) and entry.reason:
        grid.add_row("", Text.assemble(speak.say("cli-reason"), " ", prose(entry.reason), ".", style="dim"))
    return grid


def rulebook_text(book: Rulebook, speak: Speaker) -> RenderableType:
    """All rules, options and rulings."""
    parts: list[RenderableType] = [Text(book.title, "bold"), "", prose(book.intro), ""]
    for chapter in book.chapters:
        parts += [Text(chapter.title, "bold underline"), *(rule_text(rule, speak) for rule in chapter.rules), ""]
    if book.options:
        options = Table.grid(padding=(0, 2))
        for row in book.options:
            options.add_row(Text(row.name, "bold"), prose(row.default), prose(row.values))
        parts += [Text(book.options_title, "bold underline"), options, ""]
    if book.rulings:
        parts += [Text(book.rulings_title, "bold underline"), *(rule_text(ruling, speak) for ruling in book.rulings)]
    return Group(*parts)


# Positions.


def position(game: Game, view: dict[str, Any], words: Words, names: Sequence[str], seat: int) -> RenderableType:
    """A position as a seat sees it: drawn by the game, else as a list of all that is known."""
    return game.drawing.draw(view, words, names, seat) if game.drawing else listed(game, view, words, names)


def listed(game: Game, view: dict[str, Any], words: Words, names: Sequence[str]) -> RenderableType:
    """Every field that says something, as the game declares what it counts; ? where it is hidden."""
    grid = Table.grid(padding=(0, 2))
    fields = described(game.state)
    for name, value in view.items():
        if fields[name]["said"] and value not in (None, 0) and not (isinstance(value, list) and _empty(value)):
            grid.add_row(Text(name.replace("_", " "), "bold"), Text(_told(value, fields[name], fields[name]["of"], words, names)))
    return grid


def _empty(value: Any) -> bool:
    return all(_empty(row) for row in value) if isinstance(value, list) else value in (None, 0)


def _told(value: Any, field: FieldNote, of: Sequence[str], words: Words, names: Sequence[str]) -> str:
    """A value in words; of lists only what is there, each entry with the thing it belongs to."""
    if isinstance(value, list):
        there = [(index, row) for index, row in enumerate(value) if row != 0 and not (isinstance(row, list) and not any(row))]
        seated = [(index, row) for index, row in there if of[0] != SEAT or index < len(names)]
        told = [(index, _told(row, field, of[1:], words, names)) for index, row in seated]
        return (", " if len(of) == 1 else "; ").join(f"{_thing(of[0], index, words, names)} {row}" if of[0] else row for index, row in told)
    if value is None:
        return "?"
    kind, shape = field["value"], field["form"]
    if shape == "several":
        return " + ".join(_thing(kind, index, words, names) for index in range(value.bit_length()) if value >> index & 1)
    return _thing(kind, value - (shape == "maybe"), words, names) if kind else str(value)


def _thing(kind: str, number: int, words: Words, names: Sequence[str]) -> str:
    """One thing of a kind; its number, if nobody has a name for it."""
    if kind == SEAT:
        return names[number] if 0 <= number < len(names) else "-"
    known = words.game.kinds.get(kind)
    if number < 0 and isinstance(known, Sequence | Mapping):
        return "-"
    if isinstance(known, Sequence) and not words.has(f"{kind}-{known[number]}"):
        return known[number]
    return words.thing(kind, number)


def known(game: Game, view: dict[str, Any], words: Words, names: Sequence[str], seat: int) -> RenderableType | None:
    """What a seat can work out, if the game offers it."""
    return game.drawing.known(view, words, names, seat) if game.drawing and game.drawing.known else None


# Choices, log and result.


def choices(game: Game, acts: Sequence[int], sentences: Sequence[str], width: int) -> RenderableType:
    """Numbered choices, in as many columns as fit, read downwards. Of a long row of amounts only the ends are shown."""
    places = [place for block in _rows_of_amounts(game, acts) for place in (block if len(block) <= LONG_ROW else [*block[:ENDS], -1, *block[-ENDS:]])]
    number = len(str(len(sentences)))
    column = number + 1 + max(len(sentences[place]) for place in places if place >= 0) + 3
    columns = max(1, min(3, (width - 2) // column, (len(places) + 2) // 3))
    rows = -(-len(places) // columns)
    grid = Table.grid(padding=(0, 3, 0, 0))
    for row in range(rows):
        shown = places[row::rows]
        grid.add_row(*(Text.assemble((f"{place + 1:>{number}}", "bold cyan"), " ", sentences[place]) if place >= 0 else Text("…") for place in shown))
    return Padding(grid, (0, 0, 0, 2), expand=False)


def _rows_of_amounts(game: Game, acts: Sequence[int]) -> list[list[int]]:
    """The places of the choices, those of one block together if they differ by an amount; each of the others alone."""
    found: list[list[int]] = []
    for place, act in enumerate(acts):
        row = game.block_of(act)
        is_amount = not isinstance(game.kinds.get(row.of), Mapping | Sequence) and row.of != SEAT
        if found and is_amount and game.block_of(acts[place - 1]) is row:
            found[-1].append(place)
        else:
            found.append([place])
    return found


def log_lines(match: Match, words: Words, names: Sequence[str], seat: int, since: int = 0) -> list[str]:
    """The log as a seat reads it, without the first `since` lines."""
    return told([(event, values) for _, event, values in match.log(seat)[since:]], words, names, asides=True)


def result(match: Match, words: Words, names: Sequence[str], view: dict[str, Any]) -> RenderableType:
    """Ranks, names and scores; a game may add a remark for each seat."""
    found = match.result()
    own = match.game.drawing
    remarks = own.remarks(view, words) if own and own.remarks else [""] * len(names)
    table = Table(box=None, pad_edge=False, header_style="bold", title=words.say("cli-result"), title_style="bold", title_justify="left")
    table.add_column(words.say("cli-column-rank"), justify="right")
    table.add_column(words.say("cli-column-player"))
    table.add_column(words.say("cli-column-score"), justify="right")
    table.add_column("")
    for seat in sorted(range(len(names)), key=lambda seat: (found["ranks"][seat], seat)):
        won = seat in found["winners"]
        remark = ", ".join(filter(None, (words.say("cli-winner") if won else "", remarks[seat])))
        score = words.thing("money", found["scores"][seat])
        table.add_row(str(found["ranks"][seat]), names[seat], score, remark, style="bold green" if won else "")
    return table
