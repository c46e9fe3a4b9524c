"""The printed matter as tables: tuples here, arrays in compiled code."""

from typing import Any

from magnat.core.declare import read, rows
from magnat.core.kit import NONE as NONE  # no space, no seat, no system, no thing

PRINTED = read(__package__)

# Cultures: a culture, its good and its factory good have one number.
_CULTURES = PRINTED["cultures"]["items"]
CULTURE_IDS = tuple(item["id"] for item in _CULTURES)
CULTURES = len(CULTURE_IDS)
GOOD_IDS = tuple(item["good"]["id"] for item in _CULTURES)
GOOD_COUNT: tuple[int, ...] = tuple(item["good"]["count"] for item in _CULTURES)
GOOD_COST: tuple[int, ...] = tuple(item["good"]["buy"] for item in _CULTURES)
GOOD_VALUE: tuple[int, ...] = tuple(item["good"]["sell"] for item in _CULTURES)
FACTORY_GOOD_COST: tuple[int, ...] = tuple(item["factory_good"]["buy"] for item in _CULTURES)
FACTORY_GOOD_VALUE: tuple[int, ...] = tuple(item["factory_good"]["sell"] for item in _CULTURES)
FACTORY_COST: tuple[int, ...] = tuple(item["factory_deed_cost"] for item in _CULTURES)
IOU: tuple[int, ...] = tuple(item["iou"] for item in _CULTURES)
BUYS = tuple(tuple(int(1 + culture in item["good"]["buyers"]) for culture in range(CULTURES)) for item in _CULTURES)  # [good][culture]

# Sciences, equipment, ships, races.
_SCIENCES = PRINTED["sciences"]["items"]
_EQUIPMENT = PRINTED["equipment"]["items"]
EQUIPMENT_IDS = tuple(item["id"] for item in _EQUIPMENT)
EQUIPMENT = len(EQUIPMENT_IDS)
SHIELD, YELLOW_DRIVE, RED_DRIVE, COMBO_DRIVE = range(EQUIPMENT)
EQUIPMENT_COST: tuple[int, ...] = tuple(item["cost"] for item in _EQUIPMENT)
EQUIPMENT_TRADE_IN: tuple[int, ...] = tuple(item["trade_in"] for item in _EQUIPMENT)
EQUIPMENT_COUNT: tuple[int, ...] = tuple(item["count"] for item in _EQUIPMENT)
MOST_EQUIPMENT: int = PRINTED["equipment"]["most_count"]
SHIELD_SAVES: int = PRINTED["setup"]["shield_saves"]
_SHIPS = PRINTED["ships"]["items"]
SHIP_IDS = tuple(item["id"] for item in _SHIPS)
SHIPS = len(SHIP_IDS)
SHIP_SPEED: tuple[int, ...] = tuple(item["speed"] for item in _SHIPS)
SHIP_HOLDS: tuple[int, ...] = tuple(item["holds"] for item in _SHIPS)
SHIP_COST: tuple[int, ...] = tuple(item["cost"] for item in _SHIPS)
SHIP_TRADE_IN: tuple[int, ...] = tuple(item["trade_in"] for item in _SHIPS)
HULL_SHIELDS: int = _SHIPS[0]["hull_shield_slots"]
START_SHIP = SHIP_IDS.index(PRINTED["setup"]["starting_ship"])
_SCIENCE_OF: dict[str, Any] = {item["id"]: item for item in _SCIENCES}
SOLD_EQUIPMENT = tuple(
    EQUIPMENT_IDS.index(_SCIENCE_OF[item["science"]]["equipment"][0]) if _SCIENCE_OF[item["science"]]["equipment"] else NONE for item in _CULTURES
)
BASE_CULTURE = CULTURES  # the Galactic Base in the place of a culture
SELLS_SHIP = tuple(  # [culture][ship], the Galactic Base last
    tuple(int(ship in _SCIENCE_OF[science]["ships"]) for ship in SHIP_IDS) for science in (*(item["science"] for item in _CULTURES), "galactic_base")
)
_RACES = PRINTED["races"]["items"]
RACE_IDS = tuple(item["id"] for item in _RACES)
RACES = len(RACE_IDS)
HOME: tuple[int, ...] = tuple(item["home_culture"] - 1 for item in _RACES)

# Relics.
_RELICS = PRINTED["relics"]["items"]
RELIC_IDS = tuple(item["id"] for item in _RELICS)
RELICS = len(RELIC_IDS)
AIR_FOIL, AUTO_PILOT, GATE_LOCK, JUMP_START, MULLIGAN_GEAR, SHIELD_RELIC, SPY_EYE, SWITCH_SWITCH, YELLOW_DRIVE_RELIC = range(RELICS)
RELIC_VALUE: tuple[int, ...] = tuple(item["value"] for item in _RELICS)
RELIC_TRADE_IN: tuple[int, ...] = tuple(item["trade_in"] for item in _RELICS)
AUTO_PILOT_VALUE: int = PRINTED["setup"]["auto_pilot_value"]

# Passengers and demands.
_PASSENGERS = PRINTED["passengers"]["items"]
PASSENGER_IDS = tuple(item["id"] for item in _PASSENGERS)
PASSENGERS = len(PASSENGER_IDS)


def _stop(place: int | str) -> int:
    """A culture number as printed, or the Galactic Base."""
    return BASE_CULTURE if isinstance(place, str) else place - 1


PASSENGER_START = tuple(_stop(item["from"]) for item in _PASSENGERS)
PASSENGER_GOAL = tuple(_stop(item["to"]) for item in _PASSENGERS)
FARE: tuple[int, ...] = tuple(item["fare"] for item in _PASSENGERS)
_DEMANDS = PRINTED["demands"]["items"]
DEMANDS = len(_DEMANDS)
DEMAND_GOOD = tuple(GOOD_IDS.index(item["good"]) for item in _DEMANDS)
DEMAND_CULTURE: tuple[int, ...] = tuple(item["culture"] - 1 for item in _DEMANDS)
DEMAND_IDS = tuple(f"{GOOD_IDS[good]}-{CULTURE_IDS[culture]}" for good, culture in zip(DEMAND_GOOD, DEMAND_CULTURE, strict=True))
DEMAND_BONUS: tuple[int, ...] = tuple(item["bonus"] for item in _DEMANDS)
DEMAND_COUNT: tuple[int, ...] = tuple(item["count"] for item in _DEMANDS)
_DEMANDED = list(zip(DEMAND_GOOD, DEMAND_CULTURE, strict=True))
DEMAND_AT = tuple(  # [good][culture]
    tuple(_DEMANDED.index((good, culture)) if (good, culture) in _DEMANDED else NONE for culture in range(CULTURES)) for good in range(CULTURES)
)
_SALES = [(good, culture) for good in range(CULTURES) for culture in range(CULTURES) if BUYS[good][culture]]
SALES = len(_SALES)
SALE_GOOD = tuple(good for good, _ in _SALES)
SALE_CULTURE = tuple(culture for _, culture in _SALES)

# What can lie in the cup and in the markets: goods, factory goods, demands, passengers.
CUP_GOOD = 0
CUP_FACTORY = CUP_GOOD + CULTURES
CUP_DEMAND = CUP_FACTORY + CULTURES
CUP_PASSENGER = CUP_DEMAND + DEMANDS
CUP_KINDS = CUP_PASSENGER + PASSENGERS
CUP_COUNT = (*GOOD_COUNT, *(1 for _ in GOOD_IDS), *DEMAND_COUNT, *(1 for _ in PASSENGER_IDS))
CUP_IDS = (
    *(f"good-{item}" for item in GOOD_IDS), *(f"factory-{item}" for item in GOOD_IDS), *(f"demand-{item}" for item in DEMAND_IDS),
    *(f"passenger-{item}" for item in PASSENGER_IDS),
)
CUP_TOKENS = sum(DEMAND_COUNT) + PASSENGERS
FAST_DRAWS: int = PRINTED["setup"]["fast_play"]["draw_at_setup"]
FAST_DRAWS_EACH: int = PRINTED["setup"]["fast_play"]["draw_per_discovery"]

# What a player can hold and pass on: goods, factory goods, passengers, equipment, relics, First Contact cards.
HELD_GOOD = 0
HELD_FACTORY = HELD_GOOD + CULTURES
HELD_PASSENGER = HELD_FACTORY + CULTURES
HELD_EQUIPMENT = HELD_PASSENGER + PASSENGERS
HELD_RELIC = HELD_EQUIPMENT + EQUIPMENT
HELD_CARD = HELD_RELIC + RELICS
THINGS = HELD_CARD + CULTURES
CARGO = HELD_RELIC  # goods, factory goods, passengers, equipment: what can be thrown out
ITEMS = EQUIPMENT + RELICS  # what can be bartered
THING_IDS = (
    *(f"good-{item}" for item in GOOD_IDS), *(f"factory-{item}" for item in GOOD_IDS), *(f"passenger-{item}" for item in PASSENGER_IDS),
    *(f"equipment-{item}" for item in EQUIPMENT_IDS), *(f"relic-{item}" for item in RELIC_IDS), *(f"card-{item}" for item in CULTURE_IDS),
)
CARGO_IDS = THING_IDS[:CARGO]
ITEM_IDS = THING_IDS[HELD_EQUIPMENT:HELD_CARD]
ITEM_TRADE_IN = (*EQUIPMENT_TRADE_IN, *RELIC_TRADE_IN)

# The map.
_MAP = PRINTED["map"]
_NODES = _MAP["nodes"]
SPACE_IDS = tuple(node["id"] for node in _NODES)
SPACES = len(SPACE_IDS)
_SPACE = {name: space for space, name in enumerate(SPACE_IDS)}
BASE = _SPACE[_MAP["galactic_base"]]
SYSTEM_IDS = tuple(system["id"] for system in _MAP["systems"])
SYSTEMS = len(SYSTEM_IDS)
SPACE_SYSTEM = tuple(SYSTEM_IDS.index(node["system"]) if node["system"] in SYSTEM_IDS else NONE for node in _NODES)
CITY, PORT, ASTEROID, OTHER = range(4)  # printed landing places; OTHER is everything else
_KINDS = {"city": CITY, "neutral_spaceport": PORT, "galactic_base": PORT, "asteroid": ASTEROID}
SPACE_KIND = tuple(_KINDS.get(node["kind"], OTHER) for node in _NODES)
YELLOW, RED = 1, 2  # colours that can be skipped, as bits; blue is none
_COLOURS = {"blue": 0, "red": RED, "yellow": YELLOW}
SPACE_COLOUR = tuple(_COLOURS[node["color"]] if "color" in node else 0 for node in _NODES)
SPACE_HAZARD: tuple[int, ...] = tuple(node.get("cost", 0) if node["kind"] == "hazard" else 0 for node in _NODES)
_ORBITS = [space for space, node in enumerate(_NODES) if node["orbit"]]
ORBITS = len(_ORBITS)
ORBIT_SPACE = tuple(_ORBITS)
ORBIT_IDS = tuple(SPACE_IDS[space] for space in _ORBITS)
ORBIT_SYSTEM = tuple(SPACE_SYSTEM[space] for space in _ORBITS)
SPACE_ORBIT = tuple(_ORBITS.index(space) if space in _ORBITS else NONE for space in range(SPACES))
_ENCOUNTERS = [space for space, node in enumerate(_NODES) if node["kind"] == "encounter"]
ENCOUNTERS = len(_ENCOUNTERS)
ENCOUNTER_SPACE = tuple(_ENCOUNTERS)
ENCOUNTER_IDS = tuple(SPACE_IDS[space] for space in _ENCOUNTERS)
SPACE_ENCOUNTER = tuple(_ENCOUNTERS.index(space) if space in _ENCOUNTERS else NONE for space in range(SPACES))
MOST_ORBITS = max(ORBIT_SYSTEM.count(system) for system in range(SYSTEMS))

# Links: [space][link] is a space next door, in rising order, or the kind of the link.
GREY, GREEN, FOIL = 1, 2, 3  # kinds of links; FOIL joins cities for the owner of Air Foil
GREY_COST, GREEN_COST, JUMP_COST = 1, 2, 1
_LINKS: list[dict[int, int]] = [{} for _ in SPACE_IDS]
for _edges, _green in ((_MAP["edges"], True), (_MAP["air_foil_edges"], False)):
    for _edge in _edges:
        _kind = (GREEN if _edge["color"] == "green" else GREY) if _green else FOIL
        _LINKS[_SPACE[_edge["a"]]][_SPACE[_edge["b"]]] = _kind
        _LINKS[_SPACE[_edge["b"]]][_SPACE[_edge["a"]]] = _kind
MOST_LINKS = max(len(links) for links in _LINKS)
LINK_COUNT = tuple(len(links) for links in _LINKS)
LINKS = tuple((*sorted(links), *(NONE for _ in range(MOST_LINKS - len(links)))) for links in _LINKS)
LINK_KIND = tuple((*(links[space] for space in sorted(links)), *(0 for _ in range(MOST_LINKS - len(links)))) for links in _LINKS)

# Navigation spaces and dice.
FACES = 6
_NAVIGATION = {_SPACE[name]: exits for name, exits in _MAP["navigation"].items()}
_NAVIGATED = sorted(_NAVIGATION)
NAVIGATION_SPACES = len(_NAVIGATED)
SPACE_NAVIGATION = tuple(_NAVIGATED.index(space) if space in _NAVIGATED else NONE for space in range(SPACES))
EXITS = tuple(tuple(_SPACE[_NAVIGATION[space][str(1 + face)]] for face in range(FACES)) for space in _NAVIGATED)  # [navigation space][value - 1]
MOST_DICE: int = PRINTED["setup"]["most_dice"]
MOST_POINTS = FACES * MOST_DICE
MOST_RUN = 16  # spaces of one run of skipped spaces; the longest possible has 13

# Encounter tokens: telegates, open ports, hazards by colour and cost, relics.
_HAZARDS = PRINTED["encounters"]["hazards"]
_COSTS = sorted(set(_HAZARDS["blue"]))
GATES = len(PRINTED["encounters"]["telegates"])
TOKEN_GATE = 0
TOKEN_PORT = TOKEN_GATE + GATES
TOKEN_HAZARD = TOKEN_PORT + 1
TOKEN_RELIC = TOKEN_HAZARD + len(_HAZARDS) * len(_COSTS)
TOKENS = TOKEN_RELIC + RELICS
TOKEN_IDS = (
    *(f"telegate-{number}" for number in PRINTED["encounters"]["telegates"]), "open_port",
    *(f"{colour}-{cost}" for colour in _HAZARDS for cost in _COSTS), *(f"relic-{item}" for item in RELIC_IDS),
)
TOKEN_COUNT: tuple[int, ...] = (
    *(1 for _ in range(GATES)), PRINTED["encounters"]["open_spaceports"], *(_HAZARDS[colour].count(cost) for colour in _HAZARDS for cost in _COSTS),
    *(1 for _ in RELIC_IDS),
)
TOKEN_COLOUR = (*(0 for _ in range(TOKEN_HAZARD)), *(_COLOURS[colour] for colour in _HAZARDS for _ in _COSTS), *(0 for _ in RELIC_IDS))
TOKEN_COST: tuple[int, ...] = (*(0 for _ in range(TOKEN_HAZARD)), *(cost for _ in _HAZARDS for cost in _COSTS), *(0 for _ in RELIC_IDS))

TOKEN_SIDES = ("down", "up", "collected")  # where a relic was collected an asteroid token lies
ALLOWANCES = ("none", "one", "many")  # S90, S91  sale and purchase actions left
DENIALS = ("none", "late", "tie")  # S145, S150  why somebody with no less than the winner has not won
EARNING = (  # S99, S147  the events by which a seat's net worth rises, but for deals between players
    "SOLD", "SOLD_FACTORY_GOOD", "DROPPED_OFF", "BOUGHT_PORT", "BOUGHT_FACTORY", "PORT_COMMISSION", "FACTORY_COMMISSION",
)  # fmt: skip
TOLL_IDS = ("hazard",)  # what a standing order may pay for
TOLLS = tuple(sorted({*SPACE_HAZARD, *TOKEN_COST}))  # printed on hazards; 0 where there is none
MOST_TOLL = max(TOLLS)

# Deeds and money.
PORT_COST: int = PRINTED["deeds"]["spaceport"]["cost"]
HOME_DISCOUNT: int = PRINTED["deeds"]["home_discount_percent"]
FACTORY_SHARE: int = PRINTED["deeds"]["factory_commission_percent"]
PORT_SHARE: int = PRINTED["deeds"]["spaceport_commission_percent"]
PERCENT = 100
GOALS: tuple[int, ...] = tuple(PRINTED["setup"]["goals"].values())
SMALL_BANK: int = PRINTED["setup"]["small_bank"]
START_CREDITS: int = PRINTED["setup"]["starting_credits_per_seat"]  # for each player at the table
COIN_IDS = ("1", "10", "100")
COINS = (1, 10, 100)  # of the amounts in a trade

# The table.
SEAT_COUNTS = range(PRINTED["players"][0], PRINTED["players"][1] + 1)
SEATS = SEAT_COUNTS[-1]
USUAL_SEATS = 4
MOST_CREDITS = 10**6  # no game lasts long enough for more
MOST_TURNS = 5000

_EDGES = [
    *((edge["a"], edge["b"], "green" if edge["color"] == "green" else edge["line"]) for edge in _MAP["edges"]),
    *((edge["a"], edge["b"], "foil") for edge in _MAP["air_foil_edges"]),
]
FOR_THE_PAGE = {
    "tolls": TOLLS,
    "token_sides": TOKEN_SIDES,
    "allowances": ALLOWANCES,
    "denials": DENIALS,
    "earning": EARNING,
    "spaces": rows(
        number=range(SPACES),
        id=SPACE_IDS,
        kind=tuple(node["kind"] for node in _NODES),
        system=SPACE_SYSTEM,
        x=tuple(node["x"] for node in _NODES),
        y=tuple(node["y"] for node in _NODES),
        colour=tuple(node.get("color") for node in _NODES),
        cost=SPACE_HAZARD,
        orbit=SPACE_ORBIT,
        encounter=SPACE_ENCOUNTER,
        exits=tuple(None if place == NONE else EXITS[place] for place in SPACE_NAVIGATION),  # where each value of a die leads
    ),
    "links": rows(a=[_SPACE[a] for a, _, _ in _EDGES], b=[_SPACE[b] for _, b, _ in _EDGES], kind=[kind for _, _, kind in _EDGES]),
    "base": BASE,
    "systems": SYSTEM_IDS,
    "anomalies": rows(
        id=[item["id"] for item in _MAP["anomalies"]], spaces=[[_SPACE[node] for node in item["nodes"]] for item in _MAP["anomalies"]]
    ),
    "cultures": rows(
        number=range(CULTURES),
        id=CULTURE_IDS,
        science=tuple(item["science"] for item in _CULTURES),
        iou=IOU,
        factory_cost=FACTORY_COST,
        good=rows(buy=GOOD_COST, sell=GOOD_VALUE),
        factory_good=rows(buy=FACTORY_GOOD_COST, sell=FACTORY_GOOD_VALUE),
        demands=tuple(tuple(demand for demand in range(DEMANDS) if DEMAND_CULTURE[demand] == culture) for culture in range(CULTURES)),
    ),
    "sales": rows(good=SALE_GOOD, culture=SALE_CULTURE, demand=tuple(DEMAND_AT[good][culture] for good, culture in _SALES)),  # who buys what
    "ships": rows(id=SHIP_IDS, speed=SHIP_SPEED, holds=SHIP_HOLDS, cost=SHIP_COST, trade_in=SHIP_TRADE_IN),
    "hull_shields": HULL_SHIELDS,
    "races": rows(
        id=RACE_IDS,
        home=HOME,
        port_cost=tuple(item["home_spaceport_price"] for item in _RACES),
        factory_cost=tuple(item["home_factory_price"] for item in _RACES),
    ),
    "equipment": rows(id=EQUIPMENT_IDS, cost=EQUIPMENT_COST, trade_in=EQUIPMENT_TRADE_IN),
    "relics": rows(id=RELIC_IDS, value=RELIC_VALUE, trade_in=RELIC_TRADE_IN),
    "passengers": rows(id=PASSENGER_IDS, origin=PASSENGER_START, to=PASSENGER_GOAL, fare=FARE),
    "tokens": rows(
        id=TOKEN_IDS,
        colour=(*(None for _ in range(TOKEN_HAZARD)), *(colour for colour in _HAZARDS for _ in _COSTS), *(None for _ in RELIC_IDS)),
        cost=TOKEN_COST,
        relic=tuple(max(NONE, token - TOKEN_RELIC) for token in range(TOKENS)),
    ),
    "goals": GOALS,
    "port_cost": PORT_COST,
    "coins": COINS,
    # Where each group begins among the things held, and among the kinds of the cup.
    "held": {
        "good": HELD_GOOD, "factory": HELD_FACTORY, "passenger": HELD_PASSENGER, "equipment": HELD_EQUIPMENT, "relic": HELD_RELIC, "card": HELD_CARD,
    },
    "cup": {"good": CUP_GOOD, "factory": CUP_FACTORY, "demand": CUP_DEMAND, "passenger": CUP_PASSENGER},
}  # fmt: skip
