"""Why: the reasons of the advice."""

from magnat.core.declare import Events, event


class Hint(Events):
    """Why."""
    RISES = event("good", sight="step", price="money", end="money")
    RISES_UNSEEN = event("good", sight="step", price="money", end="money")
    AT_TOP = event("good")
    FALLS = event("good", price="money", end="money")
    SWAP = event("good", better="good")
    SAVE = event("good")
    NO_TRADE = event()
    ENOUGH_GIVEN = event("seat")
    GIVE_LATER = event("seat")
    KEEP_UP = event("seat", "good", most="money")
    GO_AHEAD = event("seat", "good")
    CATCH_UP = event("seat", "good")
    HELPS = event("card")
    HELPS_LESS = event("card")
    HITS = event("card")
    HITS_LESS = event("card")
    DAMPED = event("card")
    HELPS_THEM = event("card")
    HURTS = event("card")
    INDIFFERENT = event("card")
    LEAVE_RISE = event("card", "seat")
    LEAVE_FALL = event("card", "seat")
    ORDER = event("good", end="money")
