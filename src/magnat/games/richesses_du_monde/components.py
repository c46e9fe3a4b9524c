"""The printed matter as tables: tuples here, arrays in compiled code. Money is counted in units of 50 000 F, the half of the least raise.

The six titles of a production are the six bits of a mask, so a lot is a small number and what it is worth is looked up.
"""

from magnat.core.declare import read, rows

PRINTED = read(__package__)

# Money: a title of 500 000 F is knocked down to the bank at 250 000 F, so no sum is finer than this.
UNIT = 50_000
MILLION = 1_000_000 // UNIT
RAISE: int = PRINTED["amounts"]["minimum_raise"] // UNIT
PIP_BONUS: int = PRINTED["amounts"]["bonus_per_pip"] // UNIT
FINE: int = PRINTED["amounts"]["double_fine_per_face"] // UNIT
JOKER_PRICE: int = PRINTED["joker_cards"]["price"] // UNIT
SHARED_OUT: int = PRINTED["money"]["shared_total"] // UNIT
MOST_START: int = PRINTED["money"]["most_shared_elsewhere"] // PRINTED["players"][0] // 1_000_000  # A4: in M
START_CASH = tuple(PRINTED["money"]["start_by_players"].get(str(seats), 0) // UNIT for seats in range(PRINTED["players"][1] + 1))
STEPS = tuple(francs // UNIT for francs in (100_000, 500_000, 1_000_000, 5_000_000, 20_000_000))  # of the amount builder
STEP_IDS = ("100k", "500k", "1m", "5m", "20m")

# Productions and titles: title = production * TITLES_EACH + place, and place is its bit in a lot.
PRODUCTION_IDS = tuple(item["id"] for item in PRINTED["productions"]["items"])
PRODUCTIONS = len(PRODUCTION_IDS)
TITLES_EACH = 6
LOTS: int = 2**TITLES_EACH  # all sets of titles of one production, the empty one included
_TITLES = PRINTED["titles"]["items"]
TITLES = len(_TITLES)
TITLE_PERCENT: tuple[int, ...] = tuple(item["percent"] for item in _TITLES)
TITLE_PRICE: tuple[int, ...] = tuple(item["price"] // UNIT for item in _TITLES)
TITLE_PRODUCTION = tuple(PRODUCTION_IDS.index(item["production"]) for item in _TITLES)
COUNTRIES = tuple(dict.fromkeys(item["country"] for item in _TITLES))
COUNTRY_IDS = tuple({item["country"]: item["id"].split("__")[1] for item in _TITLES}[country] for country in COUNTRIES)
TITLE_COUNTRY = tuple(COUNTRIES.index(item["country"]) for item in _TITLES)
TITLE_SUM = sum(TITLE_PRICE)


def _lots(column: tuple[int, ...]) -> tuple[int, ...]:
    """The sum of a column of the titles for every production and every set of its titles."""
    return tuple(
        sum(column[production * TITLES_EACH + index] for index in range(TITLES_EACH) if lot >> index & 1)
        for production in range(PRODUCTIONS)
        for lot in range(LOTS)
    )


LOT_SIZE: tuple[int, ...] = tuple(lot.bit_count() for lot in range(LOTS))
LOT_SHARE: tuple[int, ...] = _lots(TITLE_PERCENT)  # at production * LOTS + lot
LOT_PRICE: tuple[int, ...] = _lots(TITLE_PRICE)
BANDS: tuple[int, ...] = tuple(PRINTED["productions"]["royalty_thresholds"])
LEAST_SHARE = BANDS[0]
WHOLE = 100  # per cent
INCOME: tuple[int, ...] = tuple(item["royalties"][str(band)] // UNIT for item in PRINTED["productions"]["items"] for band in BANDS)
LOT_ROYALTY: tuple[int, ...] = tuple(
    max((INCOME[production * len(BANDS) + index] for index, band in enumerate(BANDS) if LOT_SHARE[production * LOTS + lot] >= band), default=0)
    for production in range(PRODUCTIONS)
    for lot in range(LOTS)
)
MOST_ROYALTY = max(INCOME)

# The board: squares 1 to 63 (0 is the departure arrow), and the path over them.
ZONE, CONTINENT, WORLD, AUCTION, JOKER, NEWS, BONUS = range(1, 8)  # kinds of squares
_KINDS = ("", "zone", "continental_choice", "world_choice", "auction", "joker", "news", "bonus")
_SQUARES = PRINTED["board"]["squares"]
SQUARE_IDS = ("arrow", *(square.get("zone") or "-".join((square["kind"], *square.get("continents", ()))) for square in _SQUARES))
SQUARES = 1 + len(_SQUARES)
PATH: tuple[int, ...] = tuple(PRINTED["board"]["path"])
PATH_STEPS = len(PATH)
SQUARE_KIND = (0, *(_KINDS.index(square["kind"]) for square in _SQUARES))
_BEARING = [square["id"] for square in _SQUARES if square["plaque"]]
SLOTS = len(_BEARING)
SQUARE_SLOT = tuple(_BEARING.index(square) if square in _BEARING else -1 for square in range(SQUARES))


def _on_sale(square: int, production: int) -> int:
    """Which titles of a production can be bought on a square, when they are in the file."""
    lot = 0
    for index in range(TITLES_EACH if square else 0):
        printed, title = _SQUARES[square - 1], _TITLES[production * TITLES_EACH + index]
        if printed["kind"] == "world_choice" or title["zone"] == printed.get("zone") or title["continent"] in printed.get("continents", ()):
            lot |= 1 << index
    return lot


SQUARE_TITLES = tuple(_on_sale(square, production) for square in range(SQUARES) for production in range(PRODUCTIONS))
MOST_BOUGHT: int = PRINTED["amounts"]["max_titles_per_purchase"]

# Plaques, cards, dice.
PLAQUES_EACH: int = PRINTED["royalty_plaques"]["per_production"]
JOKERS: int = PRINTED["joker_cards"]["count"]
_NEWS = PRINTED["news_cards"]["items"]
NEWS_IDS = tuple(item["id"] for item in _NEWS)
CARDS = len(NEWS_IDS)
_EFFECTS = [item["effect"] for item in _NEWS]
NEWS_FROM_EACH: tuple[int, ...] = tuple(effect["amount"] // UNIT if effect["kind"] == "cash_from_each_player" else 0 for effect in _EFFECTS)
NEWS_HOLDER: tuple[int, ...] = tuple(effect.get("amount_if_holder", effect.get("amount", 0)) // UNIT for effect in _EFFECTS)
NEWS_OTHERS: tuple[int, ...] = tuple(effect.get("amount_otherwise", effect.get("amount", 0)) // UNIT for effect in _EFFECTS)
NEWS_PRODUCTIONS = tuple(sum(1 << PRODUCTION_IDS.index(production) for production in effect.get("productions", ())) for effect in _EFFECTS)
FACES = 6
ROLLS = FACES * FACES  # roll = (white - 1) * FACES + red - 1
ROLL_WHITE = tuple(1 + roll // FACES for roll in range(ROLLS))
ROLL_RED = tuple(1 + roll % FACES for roll in range(ROLLS))

# The table.
SEAT_COUNTS = range(PRINTED["players"][0], PRINTED["players"][1] + 1)
SEATS = SEAT_COUNTS[-1]
USUAL_SEATS = 4
LAST_TURN = 100_000  # no game lasts longer, so that every count has a bound
SHORT_GAME = 60  # turns of a short one: with any number of players everybody has as many
MOST_CASH = 10**9  # in that many turns the bank cannot pay more

# Where the rules say it: beside what the page explains.
RULES_OF_SQUARES = {
    "arrow": ("R9",),
    "zone": ("R15", "R17", "R26"),
    "continental_choice": ("R35", "R36", "R37", "R38"),
    "world_choice": ("R37", "R38", "R39"),
    "auction": ("R41", "R43", "R45"),
    "joker": ("R57", "R60"),
    "news": ("R61", "R62"),
    "bonus": ("R64", "R65"),
}
RULES_OF_DEALS = {"market": ("R75",), "tax": ("R78",), "pool": ("R79",), "lead": ("R81",)}

_CONTINENT_OF = {zone: item["id"] for item in PRINTED["continents"]["items"] for zone in item["zones"]}
PROPOSAL_IDS = (  # what a lead may need the consent of partners for
    "buy", "buy_joker", "use_joker", "put_up", "bid", "name_price", "sell_to", "exchange", "accept_exchange", "invite", "join", "give_up",
)  # fmt: skip
CASH_SIDES = (None, "given", "asked_for")  # what becomes of cash in an exchange, as its proposer sees it

FOR_THE_PAGE = {
    "proposals": PROPOSAL_IDS,
    "cash_sides": CASH_SIDES,
    "bands": BANDS,
    "productions": rows(
        number=range(PRODUCTIONS),
        id=PRODUCTION_IDS,
        pays=tuple(INCOME[production * len(BANDS) : (production + 1) * len(BANDS)] for production in range(PRODUCTIONS)),
    ),
    "titles": rows(
        number=range(TITLES),
        production=TITLE_PRODUCTION,
        bit=tuple(1 << title % TITLES_EACH for title in range(TITLES)),
        zone=tuple(item["zone"] for item in _TITLES),
        continent=tuple(item["continent"] for item in _TITLES),
        country=TITLE_COUNTRY,
        percent=TITLE_PERCENT,
        price=TITLE_PRICE,
    ),
    "squares": rows(  # with the departure arrow
        number=range(SQUARES),
        id=SQUARE_IDS,
        kind=("arrow", *(square["kind"] for square in _SQUARES)),
        zone=(None, *(square.get("zone") for square in _SQUARES)),
        continents=((), *(tuple(square.get("continents", [_CONTINENT_OF[square["zone"]]] if "zone" in square else ())) for square in _SQUARES)),
        slot=SQUARE_SLOT,
        rules=tuple(RULES_OF_SQUARES[kind] for kind in ("arrow", *(square["kind"] for square in _SQUARES))),
    ),
    "rules": RULES_OF_DEALS,
    "continents": rows(
        id=tuple(item["id"] for item in PRINTED["continents"]["items"]), zones=tuple(tuple(item["zones"]) for item in PRINTED["continents"]["items"])
    ),
    "most_bought": MOST_BOUGHT,
    "raise": RAISE,
    "shared_out": SHARED_OUT,
    "news": rows(
        id=NEWS_IDS,
        kind=tuple(effect["kind"] for effect in _EFFECTS),
        from_each=NEWS_FROM_EACH,
        holder=NEWS_HOLDER,
        others=NEWS_OTHERS,
        productions=tuple(tuple(map(PRODUCTION_IDS.index, effect.get("productions", ()))) for effect in _EFFECTS),
    ),
}
