"""S119-S121, S129, S145-S147  Net worth of all and what an act would make of it; what fits into the holds."""

from __future__ import annotations


from magnat.core.asking import Question
from magnat.core.game import Game

from ..components import (
    CULTURES, FACTORY_COST, GOALS, HELD_EQUIPMENT, HULL_SHIELDS, NONE, ORBITS, PERCENT, PORT_COST, PORT_SHARE, SHIELD, SHIP_HOLDS, SHIPS, SPACE_ORBIT,
)
from ..rules.end import net_worth
from ..rules.holds import goods_aboard, halves_aboard
from ..state import Phase, State
from .answers import Effect, Fit, Fortune, Room, Worth

MONEY = ("sell", "sellf", "drop", "buy_good", "buy_fgood", "buy_fdeed", "buy_equip", "buy_ship", "buy_pdeed", "buy_relic", "done")


def worth(question: Question[State]) -> Worth:
    """S129, S145-S147  Net worth of all, commissions due, and what each act of the active player would make of his."""
    st = question.st
    goal = goal_of(st)
    players = [fortune(st, player, goal) for player in range(st.seats)]
    return {"goal": goal, "players": players, "effects": effects(question, goal) if st.phase == Phase.TRANSACT else []}


def goal_of(st: State) -> int:
    """S148  0: none."""
    return GOALS[st.goal] if st.goal < len(GOALS) else 0


def fortune(st: State, seat: int, goal: int) -> Fortune:
    """S147"""
    total = net_worth(st, seat)
    return {
        "seat": seat,
        "credits": st.credits[seat],
        "ports": PORT_COST * sum(st.port[orbit] == seat for orbit in range(ORBITS)),
        "factories": sum(FACTORY_COST[culture] for culture in range(CULTURES) if st.factory[culture] == seat),
        "worth": total,
        "missing": max(0, goal - total) if goal else -1,
        "commission": commission(st, seat),
    }


def commission(st: State, seat: int) -> int:
    """S129, S130  What the owner of this port gets when the phase is over."""
    orbit = SPACE_ORBIT[st.space[st.active]]
    if st.phase != Phase.TRANSACT or orbit == NONE or st.port[orbit] != seat: return 0
    return st.total * PORT_SHARE // PERCENT


def effects(question: Question[State], goal: int) -> list[Effect]:
    """S99, S113, S129  Worked out by the rules themselves, before anything is drawn."""
    game, st = question.game, question.st
    found: list[Effect] = []
    for act in game.legal(st):
        block, argument = game.spelled(act)
        if block not in MONEY: continue
        twin = st.copy()
        if block != "done": game.dispatch.apply(twin, act)
        over = twin.winner != NONE                                      # S149  an empty bank ends the game there and then
        total = net_worth(twin, st.active) + (0 if over else due(twin, st.active))
        price = st.credits[st.active] - twin.credits[st.active]
        most = 1 + more_of(game, twin, st.active, act) if block != "done" else 1
        found.append({"act": (block, argument), "price": price, "worth": total, "wins": bool(0 < goal <= total), "most": most})
    return found


def more_of(game: Game[State], st: State, seat: int, act: int) -> int:
    """S94, S96, S110, S121  How often the same act can follow before chance or anybody else has a say."""
    count = 0
    while st.actor == seat and game.refusal(st, act) is None:
        game.dispatch.apply(st, act)
        count += 1
    return count


def due(st: State, seat: int) -> int:
    """S129  As if the phase ended now."""
    orbit = SPACE_ORBIT[st.space[st.active]]
    return st.total * PORT_SHARE // PERCENT if orbit != NONE and st.port[orbit] == seat else 0


def room(question: Question[State]) -> Room:
    """S102, S119-S121  What the ship carries, what fits besides, and whether the load would fit another ship."""
    st, seat = question.st, question.seat
    holds, goods, halves = SHIP_HOLDS[st.ship[seat]], goods_aboard(st, seat), halves_aboard(st, seat)
    ships: list[Fit] = []
    for ship in range(SHIPS):
        free = SHIP_HOLDS[ship] - goods - (halves + 1) // 2
        ships.append({"ship": ship, "holds": SHIP_HOLDS[ship], "fits": free >= 0, "goods": max(0, free)})
    return {
        "holds": holds,
        "goods": goods,
        "halves": halves,
        "free_goods": max(0, holds - goods - (halves + 1) // 2),
        "free_halves": max(0, 2 * (holds - goods) - halves),
        "shield_slot": st.held[seat][HELD_EQUIPMENT + SHIELD] < HULL_SHIELDS,
        "ships": ships,
    }
