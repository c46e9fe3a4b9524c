"""Maxi Bourse International as text, from what one seat sees."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magnat.core.declare import Drawing
from magnat.core.say import Words

from .components import CARDS, CIRCUIT, COMPANIES, MAJORITY, MINORITY, SECTOR, SECTORS
from .state import BANK

View = dict[str, Any]


def draw(view: View, words: Words, names: Sequence[str], seat: int) -> RenderableType:
    """The trading floor as a seat sees it; -1 is a spectator."""
    parts: list[RenderableType] = [heading(view, words), "", players(view, words, names, seat), "", prices(view, words, names)]
    if seat >= 0 and any(view["hand"][seat]): parts += ["", Text(words.say("terminal-rumours"), "bold"), *rumours(view, words, seat)]
    parts += ["", *matters(view, words, names)] if view["price"] or any(view["demand"]) else []
    return Group(*parts)


def heading(view: View, words: Words) -> Text:
    values = {"turn": view["turn"] + 1, "first": view["first_die"], "second": view["second_die"]}
    return Text(words.say("terminal-heading", **values), "bold")


def money(words: Words, units: int | None) -> str:
    return "?" if units is None else words.thing("money", units)


def players(view: View, words: Words, names: Sequence[str], seat: int) -> Table:
    """A row for each player: cash, shares at their price, rumours, circuits, square."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for label in ("terminal-cash", "terminal-shares", "terminal-rumours", "terminal-circuits"):
        table.add_column(words.say(label), justify="right")
    table.add_column(words.say("terminal-square"))
    for player, name in enumerate(names):
        shown = Text(f"{'▸' if player == view['active'] else ''}{name}", "bold underline" if player == seat else "bold")
        if view["out"][player]:
            table.add_row(shown, "", "", "", "", words.say("terminal-out"), style="dim")
            continue
        worth = sum(lots * price for lots, price in zip(view["held"][player], view["quote"], strict=True))
        square = words.thing("square", view["progress"][player] % CIRCUIT[view["edition"]])
        if view["missing"][player]: square = words.say("terminal-suspended", square=square, turns=view["missing"][player])
        figures = (money(words, view["cash"][player]), money(words, worth), str(view["rumours_held"][player]), str(view["circuits"][player]))
        table.add_row(shown, *figures, square)
    return table


def prices(view: View, words: Words, names: Sequence[str]) -> Table:
    """M6, M115  Sector by sector: the price of each company in play, the lots of the bank and of everybody; majorities stand out."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for label in (words.say("terminal-price"), words.say("terminal-bank"), *names):
        table.add_column(label, justify="right")
    for sector in range(SECTORS):
        listed = [company for company in range(COMPANIES) if SECTOR[company] == sector and view["quote"][company]]
        if listed: table.add_row(Text(words.thing("sector", sector), "dim"))
        for company in listed:
            row = [held(view["held"][player][company]) for player in range(len(names))]
            table.add_row(f"  {words.thing('company', company)}", words.thing("quote", view["quote"][company]), str(view["bank"][company]), *row)
    return table


def held(lots: int) -> Text:
    """M99, M101  Three lots count in a sector, six make a majority."""
    return Text(str(lots) if lots else "·", "bold" if lots >= MAJORITY else "" if lots >= MINORITY else "dim")


def rumours(view: View, words: Words, seat: int) -> Iterator[Text]:
    """M70  The cards that this seat alone sees."""
    for card in range(CARDS):
        if not view["hand"][seat][card]: continue
        yield Text(f"  {words.thing('rumeur', card)} ({words.part('rumeur', card, 'does')})")
        yield Text(f"    {words.part('rumeur', card, 'tells')}", "italic dim")


def matters(view: View, words: Words, names: Sequence[str]) -> Iterator[Text]:
    """M24, M37, M54  What is traded at which price, and who asks for how much."""
    price = view["price"] or view["quote"][view["company"]]
    seller = words.say("terminal-bank") if view["seller"] == BANK else names[view["seller"]]
    values = {"company": words.thing("company", view["company"]), "price": words.thing("quote", price), "seller": seller}
    yield Text(words.say("terminal-traded", **values), "bold")
    for seat, name in enumerate(names):
        asked = words.thing("lots", view["demand"][seat])
        if view["demand"][seat]: yield Text(f"  {words.say('cli-question', name=name, question=asked)}")


DRAWING = Drawing(draw, stretches=("RUINED", "TIME_IS_UP", "BANK_IS_EMPTY", "ONE_IS_LEFT"))
