"""Why the heuristic does what it does."""

from magnat.core.acts import Events, event


class Hint(Events):
    """Reasons, for people."""
    WORTH_MOST = event("company", "quote")
    RISES_WITH_YOU = event("company", "lots")
    FOR_THE_PAYOUT = event("company", gain="money")
    MAKES_A_MAJORITY = event("company")
    RUMOUR_WILL_RAISE = event("company", rise="quote")
    AT_THE_QUOTE = event("company", "quote")
    KEEPS_RESERVE = event(reserve="money")
    HELPS_OTHERS = event("company", "seat")
    NOT_WORTH_ITS_PRICE = event("company")
    STAYS_IN = event("company", limit="quote")
    TOO_DEAR = event("company", limit="quote")
    BARGAIN = event("company", price="quote")
    HURTS_OTHERS_MORE = event("company", "seat", fall="quote")
    NOTHING_TO_SELL = event()
    STOPS_THE_FALL = event("company", loss="money")
    LET_IT_FALL = event("company")
    TAKES_FOR_PAYOUT = event("company", gain="money")
    COSTS_LEAST = event("company", loss="money")
    ONE_BY_ONE = event("company")
    ENOUGH_FOR_SALE = event("company")
    RUMOUR_PAYS = event("rumeur", gain="money")
    RUMOUR_BEFORE_PAYOUT = event("rumeur")
    RUMOUR_BEFORE_PAYMENT = event("rumeur")
    RUMOUR_LATER = event("rumeur")
    NOTHING_TO_REVEAL = event()
    ASKS_FOR_LOTS = event("company", "lots", "seat")
    MISSING_LOTS = event("company", "lots")
    GOOD_PRICE = event("company", limit="quote")
    PAYS_UP_TO = event("company", limit="quote")
    WORTH_MORE_TO_YOU = event("company", limit="quote")
    NOBODY_WORTH_ASKING = event()
