"""Why the heuristic does what it does."""

from magnat.core.declare import Events, event


class Hint(Events):
    """Reasons, for people."""
    RAISES_BAND = event("production", share="number", royalty="money")
    GATHERS = event("production", share="number")
    BLOCKS = event("production")
    KEEPS_RESERVE = event(danger="money")
    NOTHING_WORTHWHILE = event()
    CLAIM_ALWAYS = event(sum="money")
    WORTH_MORE = event("production", value="money")
    TOO_DEAR_FOR_ME = event("production", value="money")
    JOKER_PROTECTS = event("production")
    JOKER_NOT_NEEDED = event()
    LEAST_USEFUL = event("production", value="money")
    SELL_IN_TIME = event("production", danger="money")
    WORTH_MORE_TO_OTHERS = event("production", "seat")
    BEST_BID = event("seat", price="money")
    BIDS_TOO_LOW = event("production", value="money")
    GOOD_FOR_BOTH = event("seat", gain="money")
    FAIR_OFFER = event(gain="money", theirs="money")
    HELPS_THEM_MORE = event(gain="money", theirs="money")
    COSTS_ME = event(loss="money")
    TOO_RISKY = event(danger="money")
    STRONGER_TOGETHER = event("seat")
    BETTER_ALONE = event()
    ONE_PURSE = event("seat")
    OWN_ROLL = event()
    NO_DEAL = event()
