"""What must hold after every act, whatever happens."""

from magnat.core.kit import row_sum
from magnat.core.declare import NOBODY, Laws, cites

from .components import (
    COMBO_DRIVE, CULTURES, CUP_COUNT, CUP_DEMAND, CUP_KINDS, CUP_PASSENGER, CUP_TOKENS, ENCOUNTERS, EQUIPMENT, FAST_DRAWS, FAST_DRAWS_EACH,
    GOOD_COUNT, HELD_CARD, HELD_EQUIPMENT, HELD_PASSENGER, HELD_RELIC, NONE, ORBIT_SYSTEM, ORBITS, RED_DRIVE, RELICS, SHIELD, SMALL_BANK,
    SPACE_COLOUR, START_CREDITS, SYSTEMS, TOKEN_COLOUR, TOKEN_COUNT, TOKEN_RELIC, TOKENS, YELLOW_DRIVE,
)
from .rules.holds import fits
from .rules.places import token_on
from .rules.unseen import card_drawn, token_drawn
from .state import COLLECTED, Phase, State


class Law(Laws):
    """What the rules imply."""
    TOKENS_OF_THE_CUP = cites("S6", "S8", "S122", "S123")
    CUP = cites("S124", "S151")
    EQUIPMENT = cites("S7", "S18")
    RELICS = cites("S66", "S136")
    ENCOUNTERS = cites("S5")
    CARDS = cites("S4", "S85", "S108")
    DEEDS = cites("S84", "S97", "S107")
    HOLDS = cites("S121", "S106")
    CREDITS = cites("S17", "S149")
    SKIPPED = cites("S74", "S76")
    VALUES = cites("S111", "S134")
    RACES = cites("S9")


def broken_law(st: State) -> int:
    """The first law that is broken, or 0."""
    if not races_hold(st): return Law.RACES
    if st.race[st.seats - 1] == NONE: return 0  # still being set up
    if not cup_tokens_hold(st): return Law.TOKENS_OF_THE_CUP
    if not cup_size_holds(st): return Law.CUP
    if not equipment_holds(st): return Law.EQUIPMENT
    if not relics_hold(st): return Law.RELICS
    if not encounters_hold(st): return Law.ENCOUNTERS
    if not cards_hold(st): return Law.CARDS
    if not deeds_hold(st): return Law.DEEDS
    if not loads_hold(st): return Law.HOLDS
    if not credits_hold(st): return Law.CREDITS
    if not stops_hold(st): return Law.SKIPPED
    if st.phase == Phase.HEADING and st.pool + st.iou + st.total: return Law.VALUES
    return 0


def races_hold(st: State) -> int:
    """S9  Each player has a race of its own."""
    for seat in range(st.seats):
        for other in range(seat):
            if st.race[seat] != NONE and st.race[seat] == st.race[other]: return 0
    return 1


def cup_tokens_hold(st: State) -> int:
    """S6, S8, S122, S123  Every good, factory good, demand and passenger is in one place: market or supply area, cup, or a hold."""
    for kind in range(CUP_KINDS):
        count = st.market[kind] + st.cup[kind]
        for seat in range(st.seats):
            if kind < CUP_DEMAND: count += st.held[seat][kind]
            if kind >= CUP_PASSENGER: count += st.held[seat][HELD_PASSENGER + kind - CUP_PASSENGER]
        if count != CUP_COUNT[kind]: return 0
    return 1


def cup_size_holds(st: State) -> int:
    """S124, S151  As many tokens come in as go out, but for those that fast play hands out and an empty bank leaves inside."""
    size = row_sum(st.cup, CUP_KINDS)
    expected = CUP_TOKENS + st.draws
    if st.fast_play:
        for culture in range(CULTURES):
            expected += GOOD_COUNT[culture]
        for system in range(SYSTEMS):
            expected -= FAST_DRAWS_EACH * st.contacted[system]
        if st.turn or st.draws: expected -= FAST_DRAWS
    if st.small_bank and st.actor == NOBODY: return 1 if size >= expected else 0
    return 1 if size == expected else 0


def equipment_holds(st: State) -> int:
    """S7, S18  Shields and drives lie in their piles or on ships."""
    for equipment in range(EQUIPMENT):
        count = st.pile[equipment]
        for seat in range(st.seats):
            count += st.held[seat][HELD_EQUIPMENT + equipment]
        if equipment == SHIELD and count != st.shields: return 0
        if equipment == YELLOW_DRIVE and count != st.yellow_drives: return 0
        if equipment == RED_DRIVE and count != st.red_drives: return 0
        if equipment == COMBO_DRIVE and count != st.combo_drives: return 0
    return 1


def relics_hold(st: State) -> int:
    """S66, S136  A relic that was collected is owned by one player or for sale in one market."""
    for relic in range(RELICS):
        places = 1 if st.relic_at[relic] != NONE else 0
        for seat in range(st.seats):
            places += st.held[seat][HELD_RELIC + relic]
        collected = 0
        for encounter in range(ENCOUNTERS):
            if st.face[encounter] == COLLECTED and st.token[encounter] == TOKEN_RELIC + relic: collected += 1
        if places != collected: return 0
    return 1


def encounters_hold(st: State) -> int:
    """S5  No more tokens of a kind than there are; only relics are collected."""
    for token in range(TOKENS):
        count = 0
        for encounter in range(ENCOUNTERS):
            if token_drawn(st, encounter) and st.token[encounter] == token: count += 1
            if st.face[encounter] == COLLECTED and st.token[encounter] < TOKEN_RELIC: return 0
        if count > TOKEN_COUNT[token]: return 0
    return 1


def cards_hold(st: State) -> int:
    """S4, S85, S108  A First Contact card lies on one system; after first contact one player has it, or it has left the game."""
    for culture in range(CULTURES):
        lying = 0
        turned = 0
        for system in range(SYSTEMS):
            if card_drawn(st, system) and st.card[system] == culture:
                lying += 1
                turned += st.contacted[system]
        taken = st.used[culture]
        for seat in range(st.seats):
            taken += st.held[seat][HELD_CARD + culture]
        if lying > 1 or taken != turned: return 0
        if st.factory[culture] != NONE and not turned: return 0         # S97
    return 1


def deeds_hold(st: State) -> int:
    """S84, S107  Spaceport deeds are for sale after first contact."""
    for orbit in range(ORBITS):
        if st.port[orbit] != NONE and not st.contacted[ORBIT_SYSTEM[orbit]]: return 0
    return 1


def loads_hold(st: State) -> int:
    """S106, S121  Every load fits, but for that of a player who is making room."""
    for seat in range(st.seats):
        making_room = seat == st.active and (st.phase == Phase.OVERLOAD or st.phase == Phase.DRAW)
        if not making_room and not fits(st, seat): return 0
    return 1


def credits_hold(st: State) -> int:
    """S17, S149  Nobody below 0; a small bank is closed."""
    total = st.bank
    for seat in range(st.seats):
        if st.credits[seat] < 0: return 0
        total += st.credits[seat]
    return 1 if not st.small_bank or total == SMALL_BANK + START_CREDITS * st.seats * st.seats else 0


def stops_hold(st: State) -> int:
    """S74, S76  No ship lies on a space that it skipped in its last movement; the active one may be on its way."""
    for seat in range(st.seats):
        if seat != st.active or st.phase == Phase.HEADING:
            token = token_on(st, st.space[seat])
            colour = SPACE_COLOUR[st.space[seat]] if token == NONE else TOKEN_COLOUR[token]
            if colour & st.drives[seat]: return 0
    return 1
