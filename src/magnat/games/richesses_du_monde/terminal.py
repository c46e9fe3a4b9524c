"""Richesses du Monde drawn with letters, from what one seat sees."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magnat.core.declare import Drawing
from magnat.core.say import Words

from .components import CONTINENT, FACES, LOT_SIZE, PATH, PATH_STEPS, PRODUCTIONS, SQUARE_KIND, SQUARE_SLOT, TITLE_COUNTRY, TITLES_EACH
from .state import ASKED_FOR, GIVEN

View = dict[str, Any]


def draw(view: View, words: Words, names: Sequence[str], seat: int) -> RenderableType:
    """The table as a seat sees it; -1 is a spectator."""
    parts: list[RenderableType] = [heading(view, words), "", players(view, words, names, seat)]
    parts += [line for other in range(len(names)) for line in lots(view, words, names, other, in_full=other == seat)]
    if seat >= 0 and is_party(view, seat): parts += ["", ahead(view, words, seat)]
    parts += ["", *matters(view, words, names)] if view["lot"] or view["give"] or view["want"] else []
    return Group(*parts)


def heading(view: View, words: Words) -> Text:
    titles = sum(LOT_SIZE[lot] for lot in view["file"])
    values = {"turn": view["turn"] + 1, "titles": titles, "jokers": view["joker_pile"], "white": view["white"], "red": view["red"]}
    return Text(words.say("terminal-heading", **values), "bold")


def is_party(view: View, seat: int) -> bool:
    """R83, R96"""
    return bool(view["lead"][seat] == seat and not view["out"][seat])


def money(words: Words, units: int | None) -> str:
    return "?" if units is None else words.thing("money", units)


def players(view: View, words: Words, names: Sequence[str], seat: int) -> Table:
    """A row for each player: purse, titles, jokers, square."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for label in ("terminal-cash", "terminal-titles", "terminal-jokers"):
        table.add_column(words.say(label), justify="right")
    table.add_column(words.say("terminal-square"))
    for player, name in enumerate(names):
        shown = Text(f"{'▸' if player == view['active'] else ''}{name}", "bold underline" if player == seat else "bold")
        if view["out"][player]: table.add_row(shown, "", "", "", words.say("terminal-out"), style="dim")
        elif view["lead"][player] != player: table.add_row(shown, "", "", "", words.say("terminal-member", name=names[view["lead"][player]]))
        else:
            square = words.thing("square", view["square_under"][player])
            sums = (money(words, view["cash"][player]), money(words, view["value_of_titles"][player]))
            table.add_row(shown, *sums, str(view["jokers"][player]), square)
    return table


def lots(view: View, words: Words, names: Sequence[str], seat: int, *, in_full: bool) -> Iterator[RenderableType]:
    """What a party owns, the best first: my own lots with their countries, a line for those of others."""
    owned = sorted((p for p in range(PRODUCTIONS) if view["held"][seat][p]), key=lambda p: (-view["royalty"][seat][p], -view["share"][seat][p]))
    if not owned: return
    yield ""
    if not in_full:
        shown = [f"{words.thing('production', p)} {share(view, words, seat, p)}{royalty(view, words, seat, p)}" for p in owned]
        yield Text.assemble((names[seat], "bold"), "  ", " · ".join(shown))
        return
    yield Text(words.say("terminal-lots"), "bold")
    grid = Table.grid(padding=(0, 2, 0, 0))
    for p in owned:
        titles = [p * TITLES_EACH + index for index in range(TITLES_EACH) if view["held"][seat][p] >> index & 1]
        countries = ", ".join(words.thing("country", TITLE_COUNTRY[title]) for title in titles)
        grid.add_row("", words.thing("production", p), Text(share(view, words, seat, p), justify="right"), royalty(view, words, seat, p), countries)
    yield grid


def share(view: View, words: Words, seat: int, production: int) -> str:
    return words.say("terminal-share", share=view["share"][seat][production])


def royalty(view: View, words: Words, seat: int, production: int) -> str:
    """R18  What a lot earns; nothing below 30 %."""
    return f" → {money(words, view['royalty'][seat][production])}" if view["royalty"][seat][production] else ""


def ahead(view: View, words: Words, seat: int) -> RenderableType:
    """R17, R18  Where the next roll can lead, and what would be due there."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for roll in range(2, 2 * FACES + 1):
        square = PATH[(view["progress"][seat] + roll - 1) % PATH_STEPS]
        production = view["plaque"][SQUARE_SLOT[square]] - 1 if SQUARE_SLOT[square] >= 0 else -1
        due = 0
        if production >= 0 and (SQUARE_KIND[square] != CONTINENT or view["continental_royalty"]):
            due = sum(view["royalty"][other][production] for other in range(view["seats"]) if other != seat and is_party(view, other))
        plaque = words.thing("production", production) if production >= 0 else ""
        grid.add_row("", Text(str(roll), justify="right"), words.thing("square", square), plaque, Text(money(words, due) if due else "", "red"))
    return Group(Text(words.say("terminal-ahead"), "bold"), grid)


def matters(view: View, words: Words, names: Sequence[str]) -> Iterator[Text]:
    """R46, R67, R72  The lot on offer with its bids, or the exchange that was proposed."""
    if view["lot"]:
        values = {"seller": names[view["seller"]], "production": words.thing("production", view["lot"] - 1), "price": money(words, view["price"])}
        yield Text(words.say("terminal-on-offer", **values), "bold")
        yield from (Text(f"  {names[seat]} {money(words, view['bids'][seat])}") for seat in range(len(names)) if view["bids"][seat])
        return
    for giver, mask, side in ((view["proposer"], view["give"], GIVEN), (view["partner"], view["want"], ASKED_FOR)):
        things = [words.thing("production", p) for p in range(PRODUCTIONS) if (mask or 0) >> p & 1]
        if view["side"] == side: things.append(money(words, view["balance"]))
        yield Text(words.say("terminal-would-give", name=names[giver], things=", ".join(things) or "-"))


DRAWING = Drawing(draw, stretches=("BANKRUPT", "MERGED"))
