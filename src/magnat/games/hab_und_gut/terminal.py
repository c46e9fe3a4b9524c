"""Hab & Gut drawn with letters, from what one seat sees."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from magnat.core.declare import Drawing
from magnat.core.say import Words

from .components import (
    CARDS, COPIES, GOODS, KINDS_OF_CARD, LAPS, LAST_SPACE, PLACES, START_SPACE, STEPS, TOURS, TRACK,
)
from .state import LEFT, RIGHT

COLOURS = ("bright_black", "yellow", "red", "dark_orange3", "green", "cyan")
WIDE = 92  # columns from which on every space of the track is drawn; below, two spaces share a letter
GAP = 3  # between the two holders
SEPARATOR = " · "
View = dict[str, Any]


def draw(view: View, words: Words, names: Sequence[str], seat: int) -> RenderableType:
    """The table as a seat sees it; -1 is a spectator."""
    return Position(view, words, names, seat)


class Position:
    """Heading, market with all players, and the two holders."""

    def __init__(self, view: View, words: Words, names: Sequence[str], seat: int) -> None:
        self.view, self.words, self.names, self.seat = view, words, names, seat

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield self.heading()
        yield ""
        yield self.market(grain=1 if options.max_width >= WIDE else 2)
        if self.seat >= 0 and self.view["cards_left"][self.seat]:
            yield ""
            yield self.holders((options.max_width - GAP) // 2)

    def heading(self) -> Text:
        view = self.view
        values = {"lap": view["lap"], "laps": LAPS, "tour": view["tour"], "tours": TOURS, "name": self.names[view["first"]]}
        return Text(self.words.say("terminal-heading" if view["tour"] else "terminal-heading-lap", **values), "bold")

    # Market.

    def market(self, grain: int) -> Table:
        """A row for each resource, a column for each player, then what each player has."""
        say = self.words.say
        table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
        table.add_column("")
        table.add_column(say("terminal-price"), justify="right")
        table.add_column(scale(grain), no_wrap=True)
        table.add_column(say("terminal-pile"), justify="right")
        for player in range(len(self.names)):
            table.add_column(self.player(player), justify="right", min_width=4, overflow="ellipsis", no_wrap=True)
        for good in range(GOODS):
            space = self.view["price"][good]
            head = (Text(title(self.words, good), COLOURS[good]), Text(str(TRACK[space]), "bold"), track(space, grain, COLOURS[good]))
            table.add_row(*head, str(self.view["bank"][good]), *(self.holding(player, good) for player in range(len(self.names))))
        table.add_row()
        for label, values in (
            ("terminal-shares", [number(count) for count in self.view["shares_held"]]),
            ("terminal-gifts", [Text(gifts(count)) for count in self.view["given"]]),
            ("terminal-cash", [number(sum, self.words) for sum in self.view["cash"]]),
            ("terminal-charity", [number(sum, self.words) for sum in self.view["charity"]]),
        ):
            table.add_row("", "", Text(say(label), justify="right"), "", *values[: len(self.names)])
        return table

    def player(self, player: int) -> Text:
        """The name; an arrow for who is to act."""
        return Text(f"{'▸' if player == self.view['actor'] else ''}{self.names[player]}", "bold underline" if player == self.seat else "bold")

    def holding(self, player: int, good: int) -> Text:
        """My own shares and, after a plus, those I gave; of the others what they bought and did not sell."""
        if player != self.seat:
            return number(self.view["net"][player][good])
        given = self.view["gift"][player].count(good + 1)
        return Text.assemble(number(self.view["hand"][player][good]), (f"+{given}" if given else "", "magenta"))

    # Holders.

    def holders(self, width: int) -> Table:
        """My left holder and my right one, side by side, with the neighbour who sees it too."""
        seats = len(self.names)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        left, right = self.seat, (self.seat - 1) % seats
        grid.add_row(
            Text(self.words.say("terminal-left-holder", name=self.names[(self.seat + 1) % seats]), "bold"),
            Text(self.words.say("terminal-right-holder", name=self.names[right]), "bold"),
        )
        grid.add_row(self.cards(left, self.view["left"], LEFT, width), self.cards(right, self.view["right"], RIGHT, width))
        return grid

    def cards(self, player: int, chosen: int | None, side: int, width: int) -> Text:
        """The cards of a holder by resource, in the order of their values; the chosen one below."""
        holder = self.view["holder"][player]
        groups = [
            Text.assemble((self.words.thing("good", good), COLOURS[good]), " ", steps(self.words, holder, good))
            for good in range(GOODS) if any(of(holder, good))
        ]
        made = filled(groups, width)
        if chosen:
            key = "terminal-chosen-half" if self.view["halved"] == side else "terminal-chosen"
            made.append("\n").append(self.words.say(key, card=self.words.thing("card", chosen - 1)), "bold")
        return made


def filled(groups: Sequence[Text], width: int) -> Text:
    """Groups one after the other, broken into lines only between them."""
    lines: list[Text] = []
    for group in groups:
        if lines and len(lines[-1]) + len(SEPARATOR) + len(group) <= width: lines[-1].append(SEPARATOR).append(group)
        else: lines.append(group)
    return Text("\n").join(lines)


def of(holder: Sequence[int], good: int) -> Sequence[int]:
    """The copies of the cards of one resource, by the place of their value."""
    return holder[good * KINDS_OF_CARD : (good + 1) * KINDS_OF_CARD]


def steps(words: Words, holder: Sequence[int], good: int) -> str:
    """All values of a resource in a holder: +2 +2 −6 ."""
    return " ".join(words.thing("step", STEPS[kind]) for kind, copies in enumerate(of(holder, good)) for _ in range(copies))


def title(words: Words, good: int) -> str:
    return words.thing("good", good).capitalize()


def number(value: int | None, words: Words | None = None) -> Text:
    """A number (of money, with words); nothing is pale, and what is hidden is a question mark."""
    spoken = "?" if value is None else words.thing("money", value) if words else str(value)
    return Text(spoken, "dim" if not value else "")


def gifts(count: int) -> str:
    """The spaces of a donation board: how many are taken."""
    return f"{'■' * count:·<{PLACES}}"


def track(space: int, grain: int, colour: str) -> Text:
    """The price track of a resource with its marker."""
    cells = ["·"] * (LAST_SPACE // grain + 1)
    cells[START_SPACE // grain] = "┊"
    cell = space // grain
    return Text.assemble(("".join(cells[:cell]), "dim"), ("●", colour), ("".join(cells[cell + 1 :]), "dim"))


def scale(grain: int) -> str:
    """The heading of the tracks: first, start and last price where they stand."""
    start = f"{TRACK[0]}".ljust(START_SPACE // grain) + f"{TRACK[START_SPACE]}"
    return start + f"{TRACK[-1]}".rjust(LAST_SPACE // grain + 1 - len(start))


# What a player can work out.

def known(view: View, words: Words, names: Sequence[str], seat: int) -> RenderableType:
    """The price cards of this lap that the seat has not seen, and how many cards the other holders have."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for step in STEPS:
        table.add_column(words.thing("step", step), justify="right")
    unseen = [COPIES[card % KINDS_OF_CARD] - view["discard"][card] - sum(row[card] or 0 for row in view["holder"]) for card in range(CARDS)]
    for good in range(GOODS):
        table.add_row(Text(title(words, good), COLOURS[good]), *(number(count) for count in of(unseen, good)))
    seats = len(names)
    lines = [
        words.say("terminal-other-holder", first=names[other], second=names[(other + 1) % seats], cards=view["cards_left"][other])
        for other in range(seats) if view["holder"][other][0] is None
    ]
    discarded = [words.thing("card", card) for card in range(CARDS) for _ in range(view["discard"][card])]
    return Group(words.say("terminal-unseen"), table, "", *lines, words.say("terminal-discarded", cards=", ".join(discarded) or "-"))


def remarks(view: View, words: Words) -> list[str]:
    """H42, H47  What is to be said of each seat at the end: what it gave, and whether it is out."""
    return [words.say("terminal-out" if view["out"][seat] else "terminal-gave", sum=view["charity"][seat]) for seat in range(view["seats"])]


DRAWING = Drawing(draw, known=known, remarks=remarks, stretches=("LAP", "TOUR"))
