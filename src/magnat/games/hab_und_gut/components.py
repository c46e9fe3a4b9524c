"""The printed matter as tables: tuples here, arrays in compiled code."""

from magnat.core.declare import read

PRINTED = read(__package__)

# Resources and the price track.
GOOD_IDS = tuple(item["id"] for item in PRINTED["commodities"]["items"])
GOODS = len(GOOD_IDS)
TRACK: tuple[int, ...] = tuple(PRINTED["price_track"]["values"])
START_SPACE = TRACK.index(PRINTED["price_track"]["start_value"])
LAST_SPACE = len(TRACK) - 1

# Price cards: card = good * KINDS + kind, where a kind is a place in STEPS.
STEPS: tuple[int, ...] = tuple(sorted(set(PRINTED["market_cards"]["values_per_commodity"])))
COPIES: tuple[int, ...] = tuple(PRINTED["market_cards"]["values_per_commodity"].count(step) for step in STEPS)
KINDS_OF_CARD = len(STEPS)
CARDS = GOODS * KINDS_OF_CARD
MOST_COPIES = max(COPIES)
CARD_GOODS = tuple(good for good in range(GOODS) for _ in STEPS)
CARD_STEPS = STEPS * GOODS
DECK = GOODS * sum(COPIES)

# Shares, money, and the course of the game.
SHARES: int = PRINTED["shares"]["per_commodity"]
START_CASH: int = PRINTED["money"]["start_per_player"]
LAPS: int = PRINTED["structure"]["rounds"]
TOURS: int = PRINTED["structure"]["turns_per_round"]
HOLDER_CARDS: int = PRINTED["structure"]["cards_per_rack"]
TRADES: int = PRINTED["structure"]["max_buy_per_turn"]
PLACES: int = PRINTED["structure"]["donation_slots_per_round"]
SEAT_COUNTS = range(PRINTED["players"][0], PRINTED["players"][1] + 1)
SEATS = SEAT_COUNTS[-1]
USUAL_SEATS = 4
MOST_CASH = START_CASH + GOODS * SHARES * TRACK[-1] * LAPS * TOURS  # nobody can earn more than every share in every turn

FOR_THE_PAGE = {
    "track": TRACK,
    "start": TRACK[START_SPACE],
    "laps": LAPS,
    "tours": TOURS,
    "places": PLACES,
    "trades": TRADES,
    "copies": COPIES * GOODS,  # of each card
}
