"""The printed matter as tables: tuples here, arrays in compiled code.

Quotes are counted in steps of 10 $ and money in units of 10 000 $, so a lot of 1 000 shares at quote p costs p units.
"""

from typing import Any

from magnat.core.declare import read, rows

PRINTED = read(__package__)

# Money and quotes.
STEP: int = PRINTED["amounts"]["price_step"]
UNIT: int = STEP * PRINTED["companies"]["shares_per_card"]
UNITS_IN_A_MILLION = 1_000_000 // UNIT
STEPS_IN_A_THOUSAND = 1_000 // STEP
FLOOR: int = PRINTED["price_floor"]["value"] // STEP
PRINTED_CEILING: int = PRINTED["price_ceiling"]["value"]
LEAST_CEILING = 500
MOST_QUOTE = PRINTED_CEILING // STEP
FINE: int = PRINTED["amounts"]["imprudence_fine"] // UNIT
DIVIDEND: int = PRINTED["amounts"]["dividend_per_card"] // UNIT
HORIZONTAL: int = PRINTED["amounts"]["horizontal_bonus"] // UNIT
VERTICAL: int = PRINTED["amounts"]["vertical_bonus"] // UNIT
FEW_STEPS, LONGEST_STAY = 5, 20  # M42  of an auction that can be stayed in one word
RAISES = (1, 2, 5, 10)  # steps that a holder can put on a price in one word
TENS = 100 // STEP  # steps in a hundred: any price can be said in two words, its hundreds and its tens
HUNDREDS = MOST_QUOTE // TENS + 1
FREE_FACTOR = 10  # without a guard nobody stays or accepts above so many times the quote of the beginning

# Companies and sectors.
_COMPANIES = PRINTED["companies"]["items"]
COMPANY_IDS = tuple(item["id"] for item in _COMPANIES)
COMPANIES = len(COMPANY_IDS)
SECTOR_IDS = tuple(item["id"] for item in PRINTED["sectors"]["items"])
SECTORS = len(SECTOR_IDS)
SECTOR = tuple(SECTOR_IDS.index(item["sector"]) for item in _COMPANIES)
NOMINAL: tuple[int, ...] = tuple(item["nominal"] // STEP for item in _COMPANIES)
RING: tuple[int, ...] = tuple(item["lap"] for item in _COMPANIES)
LOTS: int = PRINTED["companies"]["cards_per_company"]
MAJORITY: int = PRINTED["amounts"]["majority_cards"]
MINORITY: int = PRINTED["amounts"]["horizontal_other_cards"]
TRIPLE: int = PRINTED["amounts"]["vertical_companies"]
CALL: int = PRINTED["amounts"]["max_cards_per_call"]

# Editions.
EDITIONS = ("junior", "senior", "masters")
START_CASH: tuple[int, ...] = tuple(PRINTED["start"][edition]["cash"] // UNIT for edition in EDITIONS)
START_LOTS: tuple[int, ...] = tuple(PRINTED["start"][edition]["starting_companies"] for edition in EDITIONS)
USUAL_CIRCUITS, USUAL_ROUNDS, USUAL_MINUTES = (4, 3, 3), (15, 20, 25), (60, 90, 120)


def _dearest_choice(edition: int, least_ring: int) -> int:
    """The highest nominal value that may be chosen for nothing: the printed one, or the next that makes the companies enough."""
    in_play = sorted(NOMINAL[company] for company in range(COMPANIES) if RING[company] <= max(edition + 1, least_ring))
    printed: int = max(PRINTED["nominal_values"]["starting_portfolio_values"]) // STEP
    return max(printed, in_play[START_LOTS[edition] - 1])


DEAREST_CHOICE = tuple(_dearest_choice(edition, rings) for edition in range(len(EDITIONS)) for rings in (1, max(RING)))  # at 2 * edition + companies

# The board.
START, TITLE, BOURSE_SQUARE, INTERIEURE_SQUARE, INTERNATIONALE_SQUARE, RUMOUR_SQUARE, PERSONAL_SQUARE = range(7)
_KINDS = ("start", "title", "bourse", "politique_interieure", "politique_internationale", "rumeurs", "strictement_personnel")
_SQUARES = PRINTED["board"]["squares"]
SQUARES = len(_SQUARES)
SQUARE_IDS = tuple(square.get("company") or square["kind"] for square in _SQUARES)
SQUARE_KIND = tuple(_KINDS.index(square["kind"]) for square in _SQUARES)
SQUARE_COMPANY = tuple(COMPANY_IDS.index(square["company"]) if "company" in square else 0 for square in _SQUARES)
CIRCUIT: tuple[int, ...] = tuple(1 + max(square["id"] for square in _SQUARES if square["lap"] <= edition + 1) for edition in range(len(EDITIONS)))

# Cards: those of the five series one after the other; the effects of a card one after the other.
BOURSE, INTERIEURE, INTERNATIONALE, PERSONAL, RUMOURS_SERIES = range(5)
_SERIES = ("bourse", "politique_interieure", "politique_internationale", "strictement_personnel", "rumeurs")
SERIES_IDS = ("bourse", "interieure", "internationale", "personnel", "rumeur")
READ_SERIES = 4  # those that are read aloud; rumours are kept
_CARDS = [[card for card in PRINTED["cards"]["items"] if card["series"] == series] for series in _SERIES]
CARDS: int = PRINTED["cards"]["series_sizes"]["bourse"]
CARD_IDS = tuple(tuple(card["id"] for card in series) for series in _CARDS)

QUOTE, QUOTE_CHOICE, CASH, CASH_PER_LOT, CASH_TO_EACH, CASH_FROM_EACH, FORCED_SALE, BUY_RIGHT, FREE_LOT, SELL_TO_BANK = range(1, 11)
_EFFECTS = (
    "", "quote", "quote_choice", "cash", "cash_per_card", "cash_to_each_player", "cash_from_each_player", "forced_sale", "buy_right", "free_card",
    "sell_to_bank",
)  # fmt: skip
AT_QUOTE, BELOW_QUOTE, HALF_QUOTE = range(3)
_PRICES = ("quote", "quote_minus_20", "half_quote")
REBATE = 20 // STEP  # of `quote_minus_20`
PARTS = 2  # sums for each lot are counted in halves of a unit

_IN_ORDER = [effect for series in _CARDS for card in series for effect in card["effects"]]
EFFECTS = len(_IN_ORDER)


def _firsts() -> tuple[int, ...]:
    """The place of the first effect of every card, and behind the last card the number of effects."""
    starts = [0]
    for series in _CARDS:
        for card in series:
            starts.append(starts[-1] + len(card["effects"]))
    return tuple(starts)


def _meant(company: dict[str, Any], target: Any) -> bool:
    """Whether a target or filter of the data means a company."""
    if not isinstance(target, dict):
        return True  # "all", "any" and "held" exclude nothing by themselves
    named = "all" in target or company["id"] in target.get("companies", ())
    return named or company["sector"] == target.get("sector") or company["country"] == target.get("country")


def _sum(effect: dict[str, Any]) -> int:
    """Quote changes in steps, sums in units, sums for each lot in halves of a unit."""
    if "delta" in effect:
        return int(effect["delta"] // STEP)
    return int(effect.get("amount", 0) * (PARTS if effect["kind"] == "cash_per_card" else 1) // UNIT)


CARD_EFFECT = _firsts()  # at series * CARDS + card
EFFECT_KIND = tuple(_EFFECTS.index(effect["kind"]) for effect in _IN_ORDER)
EFFECT_SUM = tuple(_sum(effect) for effect in _IN_ORDER)
EFFECT_LOTS: tuple[int, ...] = tuple(effect.get("max_cards", effect.get("cards", 0)) for effect in _IN_ORDER)
EFFECT_HELD: tuple[int, ...] = tuple(effect.get("min_held", 1 if effect.get("choice") == "held" else 0) for effect in _IN_ORDER)  # lots one must own
EFFECT_PRICE = tuple(_PRICES.index(effect.get("price", "quote")) for effect in _IN_ORDER)
EFFECT_MOST_HELD = tuple(1 if effect.get("choice") == "most_held" else 0 for effect in _IN_ORDER)
_TARGETS = [
    tuple(int(_meant(company, effect.get("target", effect.get("filter", effect.get("choice"))))) for company in _COMPANIES) for effect in _IN_ORDER
]
_DIFFERENT = sorted(set(_TARGETS))
EFFECT_TARGET = tuple(_DIFFERENT.index(target) * COMPANIES for target in _TARGETS)  # where its row begins in the table below
MEANT = tuple(flag for target in _DIFFERENT for flag in target)

# Dice.
FACES = 6
ROLLS = FACES * FACES  # roll = (first - 1) * FACES + second - 1
ROLL_FIRST = tuple(1 + roll // FACES for roll in range(ROLLS))
ROLL_SECOND = tuple(1 + roll % FACES for roll in range(ROLLS))

# The table.
SEAT_COUNTS = range(PRINTED["players"][0], PRINTED["players"][1] + 1)
SEATS = SEAT_COUNTS[-1]
BANK = SEATS  # as the seller: behind the seats
LAST_CALLS = (None, "circuit", "round")  # what has begun for the last time
USUAL_SEATS = 4
LAST_TURN = 10**6  # no game lasts longer, so that every count has a bound
MOST_CASH = 10**9  # in units; in that many turns nobody can gather more


def _about(rumour: int) -> tuple[int, ...]:
    """Which companies a rumour is about."""
    first = RUMOURS_SERIES * CARDS + rumour
    effects = range(CARD_EFFECT[first], CARD_EFFECT[first + 1])
    return tuple(int(any(MEANT[EFFECT_TARGET[effect] + company] for effect in effects)) for company in range(COMPANIES))


ABOUT = tuple(_about(rumour) for rumour in range(CARDS))  # [rumour][company]

FOR_THE_PAGE = {
    "bank": BANK,
    "step": STEP,
    "tens": TENS,  # steps in a hundred
    "last_calls": LAST_CALLS,
    "few_steps": FEW_STEPS,
    "longest_stay": LONGEST_STAY,
    "companies": rows(number=range(COMPANIES), id=COMPANY_IDS, sector=SECTOR, nominal=NOMINAL, ring=RING),
    "sectors": tuple(tuple(company for company in range(COMPANIES) if SECTOR[company] == sector) for sector in range(SECTORS)),
    "squares": rows(
        number=range(SQUARES),
        kind=tuple(square["kind"] for square in _SQUARES),
        company=tuple(SQUARE_COMPANY[square] if SQUARE_KIND[square] == TITLE else -1 for square in range(SQUARES)),
        ring=tuple(max(1, square["lap"]) for square in _SQUARES),
    ),
    "majority": MAJORITY,
    "minority": MINORITY,
    "most": LOTS,
    "start_lots": START_LOTS,  # chosen before the game, by edition
    "dearest_choice": tuple(DEAREST_CHOICE[2 * edition : 2 * edition + 2] for edition in range(len(EDITIONS))),  # by edition and companies
}
