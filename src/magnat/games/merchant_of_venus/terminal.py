"""Merchant of Venus as text, from what one seat sees."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from magnat.core.asking import Question
from magnat.core.declare import Drawing
from magnat.core.errors import Refused
from magnat.core.say import Words

from .components import (
    BUYS, CULTURES, CUP_DEMAND, CUP_FACTORY, CUP_PASSENGER, DEMAND_BONUS, DEMAND_CULTURE, DEMANDS, FACTORY_GOOD_COST, FACTORY_GOOD_VALUE, FARE,
    GOOD_COST, GOOD_VALUE, LINK_COUNT, LINKS, NONE, PASSENGER_GOAL, PASSENGER_START, PASSENGERS, RACES, SPACE_ENCOUNTER, SPACE_HAZARD, SPACE_SYSTEM,
    SYSTEMS, THINGS,
)
from .helpers.answers import End, How
from .helpers.reach import HOW_ORDER, reach
from .state import UP, Phase, State

View = dict[str, Any]
NEAR = 3  # links that the neighbourhood reaches
LABELS: dict[How, str] = {
    "landed": "terminal-landed", "collected": "terminal-collected", "stopped": "terminal-stopped", "unpaid": "terminal-unpaid",
    "led_back": "terminal-led-back",
}


def draw(view: View, words: Words, names: Sequence[str], seat: int) -> RenderableType:
    """Ships, markets and the stars around the ship, as a seat sees them; -1 is a spectator."""
    parts: list[RenderableType] = [heading(view, words), "", players(view, words, names, seat), "", systems(view, words)]
    if seat >= 0: parts += ["", Text(words.say("terminal-around"), "bold"), *around(view, words, seat)]
    if view["points"] and seat == view["active"]: parts += ends(view, words, seat)
    if view["phase"] == Phase.RACE and seat == view["actor"]: parts += ["", *races(view, words)]
    if view["phase"] == Phase.TRANSACT and seat == view["active"]: parts += ["", *counter(view, words, seat)]
    return Group(*parts)


def races(view: View, words: Words) -> Iterator[Text]:
    """S9, S144  What the races that are left are good at."""
    for race in range(RACES):
        said = {name: words.part("race", race, part) for name, part in (("race", "many"), ("what", "good_at"))}
        if race not in view["race"]: yield Text(words.say("terminal-race", **said))


def counter(view: View, words: Words, seat: int) -> Iterator[Text]:
    """S88  Who lives where the ship has landed, and what they sell."""
    system = SPACE_SYSTEM[view["space"][seat]]
    culture = view["card"][system] if system != NONE and view["contacted"][system] else None
    if culture is None: return
    for kind in ("culture", "good"):
        yield Text(words.say("terminal-told", name=words.thing(kind, culture), tells=words.part(kind, culture, "tells")), "italic")


def heading(view: View, words: Words) -> Text:
    rolled = " ".join(str(die) for die in view["dice"] if die) or "-"
    return Text(words.say("terminal-heading", turn=view["turn"], dice=rolled, points=view["points"]), "bold")


def players(view: View, words: Words, names: Sequence[str], seat: int) -> Table:
    """S19  A row for each player: credits, net worth, ship, space, and all that is aboard or held."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("")
    for label in ("terminal-credits", "terminal-worth"):
        table.add_column(words.say(label), justify="right")
    for label in ("terminal-ship", "terminal-space", "terminal-aboard"):
        table.add_column(words.say(label))
    for player, name in enumerate(names):
        shown = Text(f"{'▸' if player == view['active'] else ''}{name}", "bold underline" if player == seat else "bold")
        aboard = ", ".join(counted(words, thing, view["held"][player][thing]) for thing in range(THINGS) if view["held"][player][thing])
        where = (words.thing("ship", view["ship"][player]), words.thing("space", view["space"][player]))
        table.add_row(shown, str(view["credits"][player]), str(view["net_worth"][player]), *where, aboard or "-")
    return table


def counted(words: Words, thing: int, count: int) -> str:
    return f"{count} × {words.thing('thing', thing)}" if count > 1 else words.thing("thing", thing)


def systems(view: View, words: Words) -> Table:
    """S83, S123  What is known of each system: its culture, the good with cost and stock, factory good, demands, passengers."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for label in ("terminal-system", "terminal-culture", "terminal-good", "terminal-wanted"):
        table.add_column(words.say(label))
    for system in range(SYSTEMS):
        culture = view["card"][system]
        known = culture is not None and (view["contacted"][system] or view["observed"][system])
        if not known:
            table.add_row(words.thing("system", system), "?", "", "")
            continue
        name = words.thing("culture", culture) if view["contacted"][system] else words.say("terminal-seen", culture=words.thing("culture", culture))
        values = {"good": words.thing("good", culture), "cost": GOOD_COST[culture], "stock": view["market"][culture]}
        good = words.say("terminal-stock", **values)
        if view["market"][CUP_FACTORY + culture] and view["factory"][culture] != NONE: good += f" + {words.thing('factory_good', culture)}"
        table.add_row(words.thing("system", system), name, good, ", ".join(wanted(view, words, culture)))
    return table


def wanted(view: View, words: Words, culture: int) -> Iterator[str]:
    """S116, S125  Demands that lie there, and passengers who wait."""
    for demand in range(DEMANDS):
        count = view["market"][CUP_DEMAND + demand]
        if DEMAND_CULTURE[demand] == culture and count: yield f"{words.thing('demand', demand)} +{DEMAND_BONUS[demand] * count}"
    for passenger in range(PASSENGERS):
        if PASSENGER_START[passenger] == culture < CULTURES and view["market"][CUP_PASSENGER + passenger]: yield words.thing("passenger", passenger)


def around(view: View, words: Words, seat: int) -> Iterator[Text]:
    """S31, S58, S63  The spaces within a few links of the ship, by distance, with what lies on them."""
    near = {view["space"][seat]: 0}
    waiting = [view["space"][seat]]
    for space in waiting:
        for other in LINKS[space][: LINK_COUNT[space]]:
            if other not in near and near[space] < NEAR:
                near[other] = near[space] + 1
                waiting.append(other)
    for distance in range(1, NEAR + 1):
        spaces = [note(view, words, space) for space, links in near.items() if links == distance]
        yield Text(f"  {words.say('cli-question', name=distance, question=', '.join(spaces))}")


def note(view: View, words: Words, space: int) -> str:
    """A space by name, with its hazard or token."""
    name = words.thing("space", space)
    if SPACE_HAZARD[space]: return f"{name} ({SPACE_HAZARD[space]})"
    encounter = SPACE_ENCOUNTER[space]
    if encounter == NONE: return name
    token = view["token"][encounter]
    seen = token is not None and (view["face"][encounter] == UP or view["spied"][encounter])
    return f"{name} ({words.thing('token', token) if seen else '?'})"


def ends(view: View, words: Words, seat: int) -> list[RenderableType]:
    """S37-S41  Where this roll can end, landing places first: the die that leads there, and what hazards cost."""
    try:
        found = reach(Question(words.game, seen_state(view), seat))["ends"]
    except Refused:  # between two questions
        return []
    lines: list[RenderableType] = ["", Text(words.say("terminal-ends"), "bold")]
    for how in HOW_ORDER:
        rows = [end for end in found if end["how"] == how]
        told = ", ".join(end_note(words, end) for end in rows)
        if rows: lines.append(Text(f"  {words.say('cli-question', name=words.say(LABELS[how]), question=told)}"))
    return lines


def end_note(words: Words, end: End) -> str:
    """A space by name, with its cheapest way: dice, credits, tokens that nobody knows."""
    way = end["ways"][0]
    notes = [" ".join(map(str, way["dice"])) and words.say("terminal-die", dice=" ".join(map(str, way["dice"])))]
    notes.append(words.thing("money", way["credits"]) if way["credits"] else "")
    notes.append(words.say("terminal-unknown", count=len(way["unknown"])) if way["unknown"] else "")
    said = ", ".join(note for note in notes if note)
    name = words.thing("space", end["space"])
    return f"{name} ({said})" if said else name


def seen_state(view: View) -> State:
    """The position that a view shows, with 0 for what it hides."""
    st = State()
    for name, field in State.fields.items():
        value = view[name]
        setattr(st, name, [0 if entry is None else entry for entry in value] if len(field.shape) == 1 else value)
    return st


def remarks(view: View, words: Words) -> list[str]:
    """S145, S147, S150  What each net worth is made of, and why one that is no smaller than the winner's has not won."""
    return [", ".join([*made_of(view, words, seat), *not_first(view, words, seat)]) for seat in range(view["seats"])]


def made_of(view: View, words: Words, seat: int) -> list[str]:
    """S147"""
    credits = view["credits"][seat]
    deeds = view["net_worth"][seat] - credits
    return [words.say("rank-worth", credits=words.thing("money", credits), deeds=words.thing("money", deeds))] if deeds else []


def not_first(view: View, words: Words, seat: int) -> list[str]:
    """S145, S150"""
    if view["winner"] in (NONE, seat) or view["net_worth"][seat] < view["net_worth"][view["winner"]]: return []
    return [words.say("rank-tie" if view["small_bank"] and view["bank"] == 0 else "rank-late")]


def known(view: View, words: Words, names: Sequence[str], seat: int) -> RenderableType:
    """S96, S98, S112, S116, S118  What is printed: every good with its cost, its price and its buyers, and where passengers want to go."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    for label in ("terminal-culture", "terminal-good", "terminal-cost", "terminal-value", "terminal-factory", "terminal-buyers"):
        table.add_column(words.say(label))
    for culture in range(CULTURES):
        factory = f"{FACTORY_GOOD_COST[culture]} → {FACTORY_GOOD_VALUE[culture]}"
        buyers = ", ".join(words.thing("culture", buyer) for buyer in range(CULTURES) if BUYS[culture][buyer])
        sums = (str(GOOD_COST[culture]), str(GOOD_VALUE[culture]), factory)
        table.add_row(words.thing("culture", culture), words.thing("good", culture), *sums, buyers)
    return Group(table, "", *(Text(line) for line in fares(words)))


def fares(words: Words) -> Iterator[str]:
    """S118"""
    for passenger in range(PASSENGERS):
        goal = PASSENGER_GOAL[passenger]
        market = words.thing("culture", goal) if goal < CULTURES else words.thing("market", SYSTEMS)
        yield words.say("terminal-goes-to", passenger=words.thing("passenger", passenger), market=market, fare=words.thing("money", FARE[passenger]))


DRAWING = Drawing(draw, known=known, remarks=remarks, stretches=("FIRST_CONTACT",))
