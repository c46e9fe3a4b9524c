"""Venture drawn with letters, from what one seat sees."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magnat.core.declare import Drawing
from magnat.core.say import Words

from .components import COMPANIES, INDUSTRY, VALUE

COLOURS = ("dark_orange3", "bright_black", "red", "magenta", "green", "blue")
View = dict[str, Any]


def draw(view: View, words: Words, names: Sequence[str], seat: int) -> RenderableType:
    """The table as a seat sees it; -1 is a spectator."""
    parts: list[RenderableType] = [heading(view, words), "", offer(view, words), ""]
    parts += [place(view, words, names, other) for other in range(len(names))]
    if seat >= 0: parts += ["", hand(view, words, seat)]
    return Group(*parts)


def heading(view: View, words: Words) -> Text:
    values = {"turn": view["turn"], "reserve": view["reserve"], "pile": view["pile_size"], "discarded": sum(view["discarded"])}
    made = Text(words.say("terminal-heading", **values), "bold")
    return made.append(words.say("terminal-owed", sum=words.thing("money", view["owed"]))) if view["owed"] else made


def offer(view: View, words: Words) -> Text:
    """What lies open, with prices."""
    shown = [company(words, card - 1).append(f" {words.thing('money', VALUE[card - 1])}") for card in view["centre"] if card]
    return Text.assemble(words.say("terminal-offer"), " ", Text(" · ").join(shown) if shown else "-")


def place(view: View, words: Words, names: Sequence[str], seat: int) -> RenderableType:
    """A player with all stacks, the top first."""
    values = {name: words.thing("money", view[name][seat]) for name in ("points", "profit")} | {"cards": view["hand_size"][seat]}
    name = Text(f"{'▸' if seat == view['player'] else ''}{names[seat]}", "bold")
    grid = Table.grid(padding=(0, 1, 0, 0))
    for top in range(COMPANIES):
        if view["holder"][top] == seat and view["top"][top]:
            pays = words.thing("money", view["pays"][top]) if view["pays"][top] else "-"
            grid.add_row("  ", Text(pays, "bold", justify="right"), stack(view, words, top))
    return Group(name.append("  ").append(words.say("terminal-player", **values), "not bold"), grid)


def stack(view: View, words: Words, top: int) -> Text:
    """A company and those beneath it."""
    made = company(words, top)
    while view["under"][top]:
        top = view["under"][top] - 1
        made.append(" / ", "dim").append(company(words, top))
    return made


def company(words: Words, number: int) -> Text:
    return Text(words.thing("company", number), COLOURS[INDUSTRY[number]])


def hand(view: View, words: Words, seat: int) -> Text:
    """My cards, and what the Capital among them is worth."""
    cards = [words.thing("card", card) + (f" ×{copies}" if copies > 1 else "") for card, copies in enumerate(view["hand"][seat]) if copies]
    return Text(words.say("terminal-hand", cards=", ".join(cards) or "-", sum=words.thing("money", view["funds"][seat])))


DRAWING = Drawing(draw, stretches=("PROFIT",))
