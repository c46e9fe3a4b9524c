"""What lies on the table, what may be done when, and what may be said about it."""

from magnat.core.declare import TRUTH, Blocks, Events, Phases, acts, chance, closes, event, joins, maybe, openly, secretly, several, unsaid
from magnat.core.kit import each_seat, has
from magnat.core.declare import GameState, Reasons, amount, cites, everybody, option, secret, shown

from .characters import Trait
from .components import (
    AIR_FOIL, ALLOWANCES, BASE_CULTURE, CARGO, CARGO_IDS, COIN_IDS, COMBO_DRIVE, CULTURES, CULTURE_IDS, CUP_IDS, CUP_KINDS, DEMAND_IDS, ENCOUNTERS,
    ENCOUNTER_IDS, EQUIPMENT, EQUIPMENT_COUNT, EQUIPMENT_IDS, FACES, FAST_DRAWS, FOIL, GATES, GOALS, GOOD_IDS, HELD_EQUIPMENT, HELD_RELIC, ITEMS,
    ITEM_IDS, LINKS, LINK_COUNT, LINK_KIND, MOST_CREDITS, MOST_DICE, MOST_EQUIPMENT, MOST_LINKS, MOST_ORBITS, MOST_POINTS, MOST_RUN, MOST_TURNS,
    NAVIGATION_SPACES, NONE, ORBITS, ORBIT_IDS, ORBIT_SYSTEM, PASSENGERS, PASSENGER_IDS, RACES, RACE_IDS, RED, RED_DRIVE, RELICS, RELIC_IDS, SEATS,
    SHIELD, SHIPS, SHIP_IDS, SMALL_BANK, SOLD_EQUIPMENT, SPACES, SPACE_IDS, SPACE_SYSTEM, SYSTEMS, SYSTEM_IDS, THINGS, THING_IDS, TOKENS, TOKEN_IDS,
    TOKEN_SIDES, TOLL_IDS, YELLOW, YELLOW_DRIVE, YELLOW_DRIVE_RELIC,
)

KINDS = {  # what arguments and log values count
    "race": RACE_IDS, "space": SPACE_IDS, "gate": tuple(str(1 + gate) for gate in range(GATES)), "drives": ("none", "yellow", "red", "both"),
    "die": tuple(str(1 + face) for face in range(FACES)), "encounter": ENCOUNTER_IDS, "good": GOOD_IDS, "item": ITEM_IDS, "culture": CULTURE_IDS,
    "equipment": EQUIPMENT_IDS, "ship": SHIP_IDS, "orbit": ORBIT_IDS, "relic": RELIC_IDS, "passenger": PASSENGER_IDS, "cargo": CARGO_IDS,
    "thing": THING_IDS, "coin": COIN_IDS, "token": TOKEN_IDS, "cup": CUP_IDS, "system": SYSTEM_IDS, "demand": DEMAND_IDS,
    "market": (*SYSTEM_IDS, "BASE"), "factory_good": GOOD_IDS, "card": CULTURE_IDS, "toll": TOLL_IDS,
}
LIMIT = 5_000_000  # acts of a simulated game, chance included: see docs/games/merchant_of_venus.md
ALL_SEATS = 2**SEATS - 1
ALL_CULTURES: int = 2**CULTURES - 1
ALL_LINKS = 2**MOST_LINKS - 1
DOWN, UP, COLLECTED = range(len(TOKEN_SIDES))  # face of an encounter token
SPENT, LAST, UNLIMITED = range(len(ALLOWANCES))  # S90, S91  sale and purchase actions left
REVEAL, LOOK, WATCH, BRAVE, FIND, END, LEAVE, ASSIGN, EXIT, STEP = range(10)  # S43  what comes next in an arrival
MOST_STEPS = 60  # of a draft
MOST_OFFERS = 9
AT_BASE = SYSTEMS  # the Galactic Base in the place of a system


def card_is_up(st: "State", seat: int, system: int) -> int:
    """S19, S82  A First Contact card lies open from first contact on, and no sooner: not even when every player has looked at it."""
    return st.contacted[system]


def knows_card(st: "State", seat: int, system: int) -> int:
    """S19, S79, S82  It is known to those who looked at it, and to all once it is turned up."""
    return card_is_up(st, seat, system) | has(st.observed[system], seat)


def token_is_up(st: "State", seat: int, encounter: int) -> int:
    """S19, S63  An encounter token lies open when it is turned up."""
    return 1 if st.face[encounter] != DOWN else 0


def knows_token(st: "State", seat: int, encounter: int) -> int:
    """S19, S63, S160  It is known to those who spied on it, and to all once it is turned up."""
    return token_is_up(st, seat, encounter) | has(st.spied[encounter], seat)


def sees_culture(st: "State", seat: int, culture: int) -> int:
    """S79, S82  Who sees the card that is drawn: all at first contact, else only the player who looks."""
    return 1 if st.phase == Phase.CONTACT or seat == st.active else 0


def sees_token(st: "State", seat: int, token: int) -> int:
    """S63, S160  Who sees the token that is drawn: all when it is turned up, else only the player who spies."""
    return 1 if st.phase == Phase.REVEALED or seat == st.active else 0


def goal_by_default(seats: int, chosen: dict[str, str]) -> str:
    """S148, S149  The small bank ends the game by itself."""
    return "none" if chosen.get("small_bank", "off") != "off" else "2000"


def next_door(st: "State", listed: list[int]) -> int:
    """S26, S34, S155  The spaces one link away; links of Air Foil for its owner."""
    space = st.space[st.active]
    count = 0
    for link in range(LINK_COUNT[space]):
        if LINK_KIND[space][link] != FOIL or has_relic(st, AIR_FOIL):
            listed[count] = LINKS[space][link]
            count += 1
    return count


def culture_of_the_place(st: "State", listed: list[int]) -> int:
    """S88, S95  Only the culture that lives here sells its things."""
    listed[0] = culture_here(st)
    return 1 if listed[0] < BASE_CULTURE else 0


def equipment_of_the_place(st: "State", listed: list[int]) -> int:
    """S100  What the science of the culture sells."""
    listed[0] = SOLD_EQUIPMENT[culture_here(st)] if culture_here(st) < BASE_CULTURE else NONE
    return 1 if listed[0] != NONE else 0


def orbits_of_the_place(st: "State", listed: list[int]) -> int:
    """S107  The orbits of this system."""
    count = 0
    system = SPACE_SYSTEM[st.space[st.active]]
    if system == NONE: return 0
    for orbit in range(ORBITS):
        if ORBIT_SYSTEM[orbit] == system:
            listed[count] = orbit
            count += 1
    return count


def all_drives(st: "State") -> int:
    """S73  Drives are active unless the player says otherwise."""
    best = 0
    for drives in range(YELLOW, YELLOW + RED + 1):
        if can_skip(st, drives): best = drives
    return Block.drv + best


class Block(Blocks):
    """All acts, in the order of the specification; chance comes last."""
    race = openly(RACES, of="race")
    stay = openly()
    head = openly(SPACES, of="space", candidates=next_door, most=MOST_LINKS)
    js = openly(GATES, of="gate")
    drv = openly(4, of="drives")
    yes = openly()
    no = openly()
    mull = openly(FACES, of="die")
    nav = openly(FACES, of="die")
    spy = openly(ENCOUNTERS, of="encounter")
    go = openly(SPACES, of="space", candidates=next_door, most=MOST_LINKS)
    observe = openly()
    skip = openly()
    pay = openly()
    stop = openly()
    collect = openly()
    leave = openly()
    lock = openly()
    use = openly()
    land = openly()
    fly = openly()
    sell = openly(CULTURES, of="good")
    sellf = openly(CULTURES, of="factory_good")
    barter = openly(ITEMS, of="item")
    buy_good = openly(CULTURES, of="good", candidates=culture_of_the_place, most=1)
    buy_fgood = openly(CULTURES, of="factory_good", candidates=culture_of_the_place, most=1)
    buy_fdeed = openly(CULTURES, of="culture", candidates=culture_of_the_place, most=1)
    buy_equip = openly(EQUIPMENT, of="equipment", candidates=equipment_of_the_place, most=1)
    buy_ship = openly(SHIPS, of="ship")
    buy_pdeed = openly(ORBITS, of="orbit", candidates=orbits_of_the_place, most=MOST_ORBITS)
    buy_relic = openly(RELICS, of="relic")
    iou = openly(CULTURES, of="card", candidates=culture_of_the_place, most=1)
    pick = openly(PASSENGERS, of="passenger")
    drop = openly(PASSENGERS, of="passenger")
    dump = openly(CARGO, of="cargo")
    trade = openly(SEATS, of="seat")
    done = openly()
    give = openly(THINGS, of="thing")
    take = openly(THINGS, of="thing")
    gc = openly(len(COIN_IDS), of="coin")
    tc = openly(len(COIN_IDS), of="coin")
    offer = openly()
    cancel = openly()
    accept = openly()
    refuse = openly()
    deal = openly(RACES, of="race")
    hat = openly(SEATS, of="seat")
    die = openly(FACES, of="die")
    culture = secretly(CULTURES, of="culture", to=sees_culture)
    token = secretly(TOKENS, of="token", to=sees_token)
    draw = openly(CUP_KINDS, of="cup")


class Phase(Phases):
    """What may be done when."""
    DEAL = chance("deal")
    HAT = chance("hat", odds=each_seat)
    ROLL = chance("die")
    OBSERVED = chance("culture")
    CONTACT = chance("culture")
    SPIED = chance("token")
    REVEALED = chance("token")
    DRAW = chance(draw="draw_token")
    RACE = acts("race", rule="S9")
    HEADING = acts("stay", "head", "js", rule="S26", default="stay")
    DRIVES = acts("drv", rule="S73", default=all_drives)
    AUTOPILOT = acts(yes="set_auto_pilot", no="roll_all", rule="S153", default="no")
    MULLIGAN = acts("mull", skip="keep_roll", rule="S154", default="skip")
    EARLYNAV = acts(nav="assign_early", skip="assign_later", rule="S44", default="skip")
    JUMP = acts(nav="assign_jump", rule="S157")
    SPY = acts("spy", skip="stop_spying", rule="S160", default="skip")
    OBSERVE = acts(observe="observe_culture", skip="pass_orbit", rule="S78", default="skip")
    HAZARD = acts("pay", "stop", rule="S58", default="pay")
    RELIC = acts("collect", "leave", rule="S66", default="leave")
    LAND = acts("fly", land="land_on_orbit", rule="S50", default="land")
    GATELOCK = acts("lock", "use", rule="S165", default="use")
    NAV = acts(nav="assign", rule="S44")
    STEP = acts("go", "land", rule="S34")
    ASTEROID = acts("trade", "done", rule="S24", default="done")
    TRANSACT = acts("sell", "sellf", "barter", "buy_good", "buy_fgood", "buy_fdeed", "buy_equip", "buy_ship", "buy_pdeed", "buy_relic", "iou",
                    "drop", "dump", "trade", "done", pick="pick_up", rule="S89", default="done")
    OVERLOAD = acts(dump="jettison", rule="S106")
    TRADE = acts("give", "take", "gc", "tc", "offer", "cancel", rule="S138", default="cancel", continues=True)
    REPLY = acts("accept", "refuse", rule="S139", default="refuse", timed=everybody)


class Refusal(Reasons):
    """Why something may not be done."""
    RACE_TAKEN = cites("S9")
    NOT_NEXT_DOOR = cites("S26", "S34")
    NO_JUMP_START = cites("S156")
    NO_SUCH_GATE = cites("S156", "S157")
    NO_SUCH_DRIVE = cites("S73")
    NOT_ROLLED = cites("S45", "S154")
    HEADING_BINDS = cites("S49")
    NOT_IN_SIGHT = cites("S160")
    SEEN_ALREADY = cites("S160")
    NO_WAY_BACK = cites("S35")
    TOO_FEW_POINTS = cites("S32")
    IN_THIS_RUN = cites("S77")
    NO_LANDING_HERE = cites("S38")
    MUST_MOVE = cites("S30")
    NOT_ABOARD = cites("S18")
    NO_BUYER = cites("S112")
    NO_SALE_LEFT = cites("S90", "S114")
    NO_PURCHASE_LEFT = cites("S90", "S94")
    TOO_DEAR = cites("S17", "S94")
    NOT_SOLD_HERE = cites("S95", "S100", "S101")
    NONE_LEFT = cites("S18", "S96")
    NO_ROOM = cites("S121")
    NO_FACTORY = cites("S98")
    DEED_SOLD = cites("S97", "S107")
    SAME_SHIP = cites("S104")
    NO_CARD = cites("S108")
    NOT_WAITING = cites("S117")
    OTHER_DESTINATION = cites("S118")
    CAME_THIS_TURN = cites("S142")
    NO_TRADING = cites("S138")
    NOT_SAME_SPACE = cites("S138")
    NO_OFFER_LEFT = cites("S138")
    NO_STEP_LEFT = cites("S139")
    NOT_HELD = cites("S139")
    OVER_CREDITS = cites("S140")
    EMPTY_DRAFT = cites("S139")
    LOADS_MUST_FIT = cites("S140", "S121")


class Event(Events):
    """What the log can say."""
    RACE = event("seat", "race", rules=("S9",), gather=joins("RACE"))
    STARTS = event("seat", rules=("S11",))
    TURN = event("seat", turn="number", rules=("S20",), chapter=True)
    STAYED = event("seat", "space", rules=("S21",))
    HEADED = event("seat", "space", rules=("S26",))
    JUMP_DECLARED = event("seat", gate="number", rules=("S156",))
    DRIVES_SET = event("seat", "drives", rules=("S73",), gather=joins("HEADED", same=("seat",)))
    DIE_SET = event("seat", die="number", rules=("S153",))
    ROLLED = event(
        "seat", first="number", second="number", third="number", fourth="number", points="number", rules=("S28", "S29"),
        gather=closes("HEADED", same=("seat",)),
    )  # fmt: skip
    ROLLED_AGAIN = event("seat", die="number", rules=("S154",))
    ASSIGNED = event("seat", die="number", rules=("S44", "S45"), gather=joins("FLEW", same=("seat",)))
    FLEW = event("seat", "space", points="number", rules=("S31",), gather=(joins("FLEW", same=("seat",)), closes("ASSIGNED", same=("seat",))))
    JUMPED = event("seat", "space", gate="number", points="number", rules=("S52",))
    JUMP_FAILED = event("seat", rules=("S158",))
    LOCKED = event("seat", rules=("S165",))
    REVEALED = event("space", "token", reveals=True, rules=("S63",))
    GIVEN_BACK = event("seat", "space", rules=("S65",))
    SPIED = event("seat", "encounter", "token", secrets=("token",), reveals=True, rules=("S160",))
    OBSERVED = event("seat", "system", "culture", secrets=("culture",), reveals=True, rules=("S78", "S79"))
    HAZARD_PAID = event("seat", "space", sum="money", rules=("S58", "S59"), gather=joins("FLEW", same=("seat",)))
    STOPPED = event("seat", "space", sum="money", rules=("S58",))
    COLLECTED = event("seat", "relic", rules=("S66",))
    LED_BACK = event("seat", "space", die="number", rules=("S47",))
    LANDED = event("seat", "space", rules=("S38", "S40"), gather=closes("FLEW", same=("seat",)))
    CAME_TO_REST = event("seat", "space", rules=("S41",), gather=closes("FLEW", same=("seat",)))
    FIRST_CONTACT = event("seat", "system", "culture", reveals=True, rules=("S81", "S82"))
    DREW = event("cup", rules=("S122", "S123"), gather=joins("SOLD", "SOLD_FACTORY_GOOD", "DROPPED_OFF", "DREW"))
    SOLD = event("seat", "good", sum="money", rules=("S113", "S115"), gather=joins("SOLD", same=("seat", "good")))
    SOLD_FACTORY_GOOD = event("seat", "good", sum="money", rules=("S113", "S115"), gather=joins("SOLD_FACTORY_GOOD", same=("seat", "good")))
    DEMAND_MET = event("demand", sum="money", rules=("S125", "S126"), gather=joins("SOLD", "SOLD_FACTORY_GOOD"))
    BARTERED = event("seat", "item", sum="money", rules=("S133",))
    BOUGHT_GOOD = event("seat", "good", price="money", rules=("S96",), gather=joins("BOUGHT_GOOD", same=("seat", "good")))
    BOUGHT_FACTORY_GOOD = event("seat", "good", price="money", rules=("S98",), gather=joins("BOUGHT_FACTORY_GOOD", same=("seat", "good")))
    BOUGHT_FACTORY = event("seat", "culture", price="money", rules=("S97",))
    BOUGHT_EQUIPMENT = event("seat", "equipment", price="money", rules=("S100",))
    BOUGHT_SHIP = event("seat", "ship", price="money", old="ship", sum="money", rules=("S105",))
    BOUGHT_PORT = event("seat", "orbit", price="money", rules=("S107",))
    BOUGHT_RELIC = event("seat", "relic", price="money", rules=("S136",))
    USED_CARD = event("seat", "culture", sum="money", rules=("S108",))
    PICKED_UP = event("seat", "passenger", rules=("S117",), gather=joins("PICKED_UP", same=("seat",)))
    DROPPED_OFF = event("seat", "passenger", sum="money", rules=("S118",))
    DISCARDED = event("seat", "cargo", rules=("S142",))
    FACTORY_COMMISSION = event("seat", "culture", sum="money", rules=("S131",))
    PORT_COMMISSION = event("seat", "space", sum="money", rules=("S129",))
    LOST_VALUE = event("seat", sum="money", rules=("S111", "S134"))
    TRADE_OPENED = event("seat", other="seat", rules=("S138",))
    OFFERED = event("seat", other="seat", rules=("S139",), gather=closes("TRADE_OPENED", same=("seat", "other")))
    WOULD_GIVE = event("seat", "thing", count="number", rules=("S139",), gather=joins("OFFERED"))
    WOULD_PAY = event("seat", sum="money", rules=("S139",), gather=joins("OFFERED"))
    TRADED = event("seat", other="seat", rules=("S139",), gather=closes("OFFERED"))
    DECLINED = event("seat", rules=("S139",), gather=closes("OFFERED"))
    CALLED_OFF = event("seat", rules=("S138",), gather=closes("OFFERED", "TRADE_OPENED"))
    BANK_EMPTY = event(rules=("S149",))
    WON = event("seat", total="money", rules=("S145",))
    TIME_IS_UP = event(turns="number", rules=("A43",))


class State(GameState, traits=Trait):
    """All that lies on the table."""
    race_selection = option("choose", "random", default="choose")                              # S9
    goal = option(*(str(goal) for goal in GOALS), "none", default=goal_by_default, leads=True) # S148
    small_bank = option("off", str(SMALL_BANK), default="off")                                 # S149
    fast_play = option("off", "on", default="off")                                             # S151
    shields = amount(0, MOST_EQUIPMENT, default=EQUIPMENT_COUNT[SHIELD])                       # S18
    yellow_drives = amount(0, MOST_EQUIPMENT, default=EQUIPMENT_COUNT[YELLOW_DRIVE])
    red_drives = amount(0, MOST_EQUIPMENT, default=EQUIPMENT_COUNT[RED_DRIVE])
    combo_drives = amount(0, MOST_EQUIPMENT, default=EQUIPMENT_COUNT[COMBO_DRIVE])
    player_trading = option("off", "on", default="on")                                         # S138
    trade_places = option("landing", "any", default="landing")                                 # S138
    max_trade_offers = amount(0, MOST_OFFERS, default=3)                                       # S138
    max_trade_steps = amount(1, MOST_STEPS, default=24)                                        # S139
    early_assignment = option("off", "on", default="off")                                      # S44
    auto_observe = option("off", "on", default="off")                                          # S78, S160
    discard_new = option("off", "on", default="on")                                            # S142
    commission_base = option("single", "double", default="single")                             # S130
    turn_cap = amount(1, MOST_TURNS, default=1000)                                             # A43

    turn = shown(most=MOST_TURNS)                                                              # S20  turns begun, all players together
    active = shown(most=SEATS - 1, value="seat")                                               # S20
    winner = shown(least=NONE, most=SEATS - 1, value="seat")                                   # S145
    bank = shown(most=MOST_CREDITS, value="money")                                             # S149 small bank only

    race = shown(SEATS, least=NONE, most=RACES - 1, of="seat", value="race")                   # S9
    space = shown(SEATS, most=SPACES - 1, of="seat", value="space")                            # S12  of each ship
    ship = shown(SEATS, most=SHIPS - 1, of="seat", value="ship")                               # S104
    drives = shown(SEATS, most=YELLOW + RED, of="seat", value="drives")                        # S73  active in the last movement
    credits = shown(SEATS, most=MOST_CREDITS, of="seat", value="money")                        # S10
    held = shown(SEATS, THINGS, most=MOST_EQUIPMENT, of=("seat", "thing"))                     # S139 all that a player can pass on
    factory = shown(CULTURES, least=NONE, most=SEATS - 1, of="culture", value="seat")          # S97  whose it is
    port = shown(ORBITS, least=NONE, most=SEATS - 1, of="orbit", value="seat")                 # S107

    contacted = shown(SYSTEMS, most=1, of="system", value=TRUTH)                               # S82  discovered
    observed = shown(SYSTEMS, most=ALL_SEATS, of="system", value=several("seat"))              # S79  who has looked: one bit a seat
    card = secret(SYSTEMS, most=CULTURES - 1, to=knows_card, public=card_is_up, of="system", value="culture")  # S4  drawn when first learnt
    used = shown(CULTURES, most=1, of="culture", value=TRUTH)                                  # S108 First Contact cards out of the game
    face = shown(ENCOUNTERS, most=COLLECTED, of="encounter")                                   # S63
    spied = shown(ENCOUNTERS, most=ALL_SEATS, of="encounter", value=several("seat"))           # S160 who has looked: one bit a seat
    spying = shown(least=NONE, most=ENCOUNTERS - 1, value=unsaid("encounter"))                 # S160 the token being looked at
    token = secret(ENCOUNTERS, most=TOKENS - 1, to=knows_token, public=token_is_up, of="encounter", value="token")  # S5  drawn when first learnt
    market = shown(CUP_KINDS, most=MOST_EQUIPMENT, of="cup")                                   # S83, S123  in the market, or in the supply area
    cup = shown(CUP_KINDS, most=MOST_EQUIPMENT, of="cup")                                      # S122
    draws = shown(most=FAST_DRAWS, value=unsaid())                                             # S122 tokens still to be drawn
    pile = shown(EQUIPMENT, most=MOST_EQUIPMENT, of="equipment")                               # S7
    relic_at = shown(RELICS, least=NONE, most=AT_BASE, of="relic", value="market")             # S136 where a bartered relic is for sale

    heading = shown(least=NONE, most=SPACES - 1, value="space")                                # S26  until the first step
    gate = shown(most=GATES, value=maybe("gate"))                                              # S156 telegate chosen for Jump Start; 0 is none
    dice = shown(MOST_DICE, most=FACES, value=maybe("die"))                                    # S28  0 is not rolled
    mulled = shown(most=1, value=unsaid(TRUTH))                                                # S154 Mulligan Gear was offered
    nav = shown(most=FACES, value=maybe("die"))                                                # S45  value of the assigned die; 0 is none
    points = shown(most=MOST_POINTS)                                                           # S29  movement points left
    prev = shown(least=NONE, most=SPACES - 1, value=unsaid("space"))                           # S35
    moved = shown(most=1, value=unsaid(TRUTH))                                                 # S38  the ship has entered a space in this movement
    exempt = shown(most=1, value=unsaid(TRUTH))                                                # S52  it stands on a telegate reached by a jump
    entered = shown(NAVIGATION_SPACES, most=ALL_LINKS, value=unsaid())                         # S47  one bit a link by which it was entered
    run = shown(MOST_RUN, least=NONE, most=SPACES - 1, value=unsaid("space"))                  # S77  the present run of skipped spaces
    run_length = shown(most=MOST_RUN, value=unsaid())
    stage = shown(most=STEP, value=unsaid())                                                   # S43

    sales = shown(most=UNLIMITED)                                                              # S90, S91  sale actions left
    buys = shown(most=UNLIMITED)                                                               # S90, S91  purchase actions left
    pool = shown(most=MOST_CREDITS, value="money")                                             # S134 trade-in value not spent
    iou = shown(most=MOST_CREDITS, value="money")                                              # S108 balance of an opened card
    total = shown(most=MOST_CREDITS, value=unsaid("money"))                                    # S130 of the transactions of this phase
    came = shown(CARGO, most=MOST_EQUIPMENT, of="cargo", value=unsaid())                       # S142 aboard since this turn

    partner = shown(least=NONE, most=SEATS - 1, value="seat")                                  # S138
    offers = shown(SEATS, most=MOST_OFFERS, of="seat")                                         # S138 drafts opened this turn
    steps = shown(most=MOST_STEPS, value=unsaid())                                             # S139 of this draft
    give = shown(THINGS, most=MOST_EQUIPMENT, of="thing")                                      # S139 from the active player
    take = shown(THINGS, most=MOST_EQUIPMENT, of="thing")                                      # S139 from the partner
    give_credits = shown(most=MOST_CREDITS, value="money")                                     # S139
    take_credits = shown(most=MOST_CREDITS, value="money")                                     # S139


def refuse_options(seats: int, chosen: dict[str, int]) -> str:
    """S148, S149  Without a goal only an empty bank can end the game."""
    return "no-goal-needs-a-small-bank" if chosen["goal"] == len(GOALS) and not chosen["small_bank"] else ""


# What everything rests on

def culture_here(st: State) -> int:
    """S13, S88  The culture that trades where the active ship is; BASE_CULTURE on the Galactic Base and on trade routes, where none lives."""
    system = SPACE_SYSTEM[st.space[st.active]]
    return st.card[system] if system != NONE else BASE_CULTURE

def has_relic(st: State, relic: int) -> int:
    """S152  Whether the active player owns a relic."""
    return st.held[st.active][HELD_RELIC + relic]

def has_drive(st: State, drive: int) -> int:
    """S72  Whether the active player owns a drive of a kind."""
    return 1 if st.held[st.active][HELD_EQUIPMENT + drive] else 0

def can_skip(st: State, drives: int) -> int:
    """S73, S162, S167  Whether a set of colours can be made active."""
    yellow = has_drive(st, YELLOW_DRIVE) or has_relic(st, YELLOW_DRIVE_RELIC)
    red = has_drive(st, RED_DRIVE)
    if drives == YELLOW: return 1 if yellow else 0
    if drives == RED: return 1 if red else 0
    if drives == YELLOW + RED: return 1 if has_drive(st, COMBO_DRIVE) or (yellow and red) else 0
    return 1
