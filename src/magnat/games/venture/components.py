"""The printed matter as tables: tuples here, arrays in compiled code."""

import itertools

from magnat.core.declare import read, rows

PRINTED = read(__package__)

# Companies: numbered industry by industry, in the order of the data. A set of letters is a mask, A is its lowest bit.
LETTERS = "ABCDEF"
MOST_LETTERS = len(LETTERS)
INDUSTRY_IDS = tuple(item["id"] for item in PRINTED["industries"]["items"])
INDUSTRIES = len(INDUSTRY_IDS)
COMPANY_CARDS = PRINTED["company_cards"]["cards"]
COMPANY_IDS = tuple(card["id"] for card in COMPANY_CARDS)
COMPANIES = len(COMPANY_CARDS)
INDUSTRY = tuple(INDUSTRY_IDS.index(card["industry"]) for card in COMPANY_CARDS)
LETTERS_ON = tuple(sum(1 << LETTERS.index(letter) for letter in card["letters"]) for card in COMPANY_CARDS)
VALUE: tuple[int, ...] = tuple(PRINTED["price_by_letter_count"]["values"][str(len(card["letters"]))] for card in COMPANY_CARDS)
MASKS = 1 << MOST_LETTERS
COUNT = tuple(mask.bit_count() for mask in range(MASKS))  # letters (or industries) in a mask

# Conglomerates.
TALLEST = INDUSTRIES
BASE: tuple[int, ...] = tuple(PRINTED["profit_table"]["values"].get(str(height), 0) for height in range(TALLEST + 1))
SMALLEST = next(height for height in range(TALLEST + 1) if BASE[height])  # that pays

# Resource cards: low Capital by symbol and value, high Capital, Proxy by mark, Profit.
SYMBOL_IDS = ("triangle", "square", "circle")
SYMBOLS = len(SYMBOL_IDS)
LOW_COPIES = PRINTED["resource_cards"]["capital_low"]["counts_per_symbol"]
HIGH_COPIES = PRINTED["resource_cards"]["capital_high"]["counts"]
MARK_COPIES = PRINTED["resource_cards"]["transfer"]["counts"]
LOW_VALUES = len(LOW_COPIES)
LOW = SYMBOLS * LOW_VALUES
HIGH_VALUES = len(HIGH_COPIES)
CAPITAL = LOW + HIGH_VALUES
MARKS = len(MARK_COPIES)
CARDS = CAPITAL + MARKS  # kinds that a hand may hold
PROFIT = CARDS
KINDS_OF_CARD = CARDS + 1
FACE: tuple[int, ...] = tuple(int(value) for value in [*LOW_COPIES] * SYMBOLS + [*HIGH_COPIES])
PROFITS: int = PRINTED["resource_cards"]["profit"]["count"]
COPIES: tuple[int, ...] = (*[*LOW_COPIES.values()] * SYMBOLS, *HIGH_COPIES.values(), *MARK_COPIES.values(), PROFITS)
MOST_LOW_COPIES: int = max(LOW_COPIES.values())
MOST_COPIES = max(COPIES)
DECK = sum(COPIES)
HALVES = tuple(int(mark.split("/")[0]) * (1 if "/" in mark else 2) for mark in MARK_COPIES)  # the marks, counted in halves
COLLECTION: tuple[int, ...] = tuple(PRINTED["set_values"]["values"].get(str(size), 0) for size in range(LOW_VALUES + 1))
LEVELS = MOST_LOW_COPIES + 1  # how often a value can be there, none included


def layers(counts: tuple[int, ...]) -> int:
    """V6-V8  The worth of low cards of one symbol: take one of every value still there, again and again; `counts` says how many of each value."""
    total = 0
    for layer in range(MOST_LOW_COPIES):
        values = [int(value) for value, count in zip(LOW_COPIES, counts, strict=True) if count > layer]
        total += COLLECTION[len(values)] if len(values) > 1 else sum(values)
    return total


COLLECTED: tuple[int, ...] = tuple(layers(counts) for counts in itertools.product(range(LEVELS), repeat=LOW_VALUES))
CARD_IDS = (
    *(f"{symbol}_{value}" for symbol in SYMBOL_IDS for value in LOW_COPIES),
    *(f"capital_{value}" for value in HIGH_COPIES),
    *(f"proxy_{halves}" for halves in HALVES),
    "profit",
)
MOST_FUNDS = SYMBOLS * layers(tuple(LOW_COPIES.values())) + sum(FACE[card] * COPIES[card] for card in range(LOW, CAPITAL))

# The course of the game.
SLOTS = PRINTED["setup"]["companies_on_offer"]
HAND = PRINTED["setup"]["hand_size"]
DRAWS = PRINTED["setup"]["draw_per_turn"]
MOST_DRAWS = PRINTED["setup"]["draw_per_turn_variant"]
REMOVED = PRINTED["setup"]["companies_removed_for_two_players"]
MOVING: int = PRINTED["setup"]["reorganisation_cost_per_company"]
SEAT_COUNTS = range(PRINTED["players"][0], PRINTED["players"][1] + 1)
SEATS = SEAT_COUNTS[-1]
USUAL_SEATS = 4

RULES_OF_MISTAKES = ("V32", "V39")  # a stack that holds one is put right, and pays nothing until then

FOR_THE_PAGE = {
    "rules_of_mistakes": RULES_OF_MISTAKES,
    "letters": tuple(LETTERS),
    "companies": rows(
        number=range(COMPANIES),
        industry=tuple(card["industry"] for card in COMPANY_CARDS),
        letters=tuple(tuple(card["letters"]) for card in COMPANY_CARDS),
        price=VALUE,
    ),
    "cards": rows(  # by kind; of a Proxy card the value is counted in halves
        kind=("low",) * LOW + ("high",) * HIGH_VALUES + ("proxy",) * MARKS + ("profit",),
        symbol=(*(symbol for symbol in SYMBOL_IDS for _ in LOW_COPIES), *(None for _ in range(LOW, KINDS_OF_CARD))),
        value=(*FACE, *HALVES, 0),
    ),
}
