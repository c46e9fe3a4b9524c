"""Why the heuristic does what it does."""

from magnat.core.acts import Events, event


class Hint(Events):
    """Reasons, for people."""
    ON_THE_WAY = event("system", income="money")
    TO_THE_BASE = event(income="money")
    UNKNOWN_SYSTEM = event("system")
    MORE_TO_TRADE = event(gain="money")
    NEAREST_TO = event("system")
    DETOUR = event("system")
    LAND_TO_TRADE = event("system")
    LAND_TO_MEET = event("system")
    SELLS_HERE = event("good", sum="money")
    FARE = event("passenger", sum="money")
    FREE_WITH_THE_CARD = event("culture", sum="money")
    FILL_THE_HOLDS = event("good", gain="money")
    TAKE_ALONG = event("passenger", sum="money")
    PORT_SAVES_TURNS = event("culture")
    FACTORY_PAYS = event("culture")
    REACHES_GOAL = event(total="money")
    LARGER_SHIP = event("ship")
    DRIVE_PAYS = event("equipment")
    SHIELD_PAYS = event()
    BUY_FROM = event("seat", "thing", gain="money")
    JUMP_NEARER = event(gate="number")
    WORTH_A_TURN = event(sum="money")
    TOO_DEAR = event(sum="money")
    RELIC_EARLY = event("relic")
    KEEP_FLYING = event()
    LEAST_USEFUL = event("cargo")
    ROLL_AGAIN = event()
    GOOD_TRADE = event(gain="money")
    COSTS_ME = event(loss="money")
    TOO_CLOSE = event("seat")
    NOTHING_MORE = event()
