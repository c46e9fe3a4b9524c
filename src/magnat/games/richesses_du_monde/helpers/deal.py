"""What a sale, an exchange or an association would make of the shares of those concerned, and the acts that bring it about.

Titles lie open, so shares, bands and royalties can be told of everybody; of purses only what the seat sees. Sums are in the units of the state.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

from magnat.core.errors import Refused
from magnat.core.asking import Question
from magnat.core.declare import of, within, wrong

from ..advice.buying import highest_bid
from ..components import BANDS, LOT_ROYALTY, LOT_SHARE, LOT_SIZE, LOTS, PRODUCTIONS, RAISE, SHARED_OUT, STEPS, TITLES_EACH, UNIT
from ..rules.association import leader, pool, tax
from ..rules.exchange import swap_lots
from ..rules.payments import half_price, price_of
from ..state import ASKED_FOR, GIVEN, Phase, State, is_party
from .answers import Act, Association, Exchange, Joint, Limit, Lot, Merger, OpenAssociation, OpenExchange, Row, Sale, Side, Verdict

Sum = Annotated[int, within(0, 10**9 - 1)]
Price = Annotated[int, within(0, SHARED_OUT)]


# What is on offer

def lot(question: Question[State], *, production: int | None = None, owner: Annotated[int, of("seat")] | None = None) -> Lot:
    """R33, R47, R54  A lot in the hand of its owner, and what it would make of every other party; without arguments the lot on offer."""
    st = question.st
    if production is not None: return of_lot(st, st.lead[question.seat if owner is None else owner], production)
    if not st.lot: raise wrong("lot expects a production: none is on offer")
    return of_lot(st, st.seller, st.lot - 1)


def bid(question: Question[State], *, sum: Sum) -> Verdict:
    """R48, R49, R52  A bid of this sum for the lot on offer."""
    must_bid(question)
    st = question.st
    if sum == st.least and st.phase != Phase.RAISE: return question.rehearse([("bid_min", 0)])
    if st.phase == Phase.RAISE: return question.rehearse([*steps_to(sum, st.sum), ("ok", 0)])
    return question.rehearse([("raise_bid", 0), *steps_to(sum, st.least + RAISE), ("ok", 0)])


def limit(question: Question[State]) -> Limit:
    """R49, R52  How far a good player goes for the lot on offer."""
    must_bid(question)
    return {"sum": highest_bid(question.st)}


def must_bid(question: Question[State]) -> None:
    """R53  Refused unless the seat is asked for a bid."""
    question.must_be(Phase.AUCTION_BID, Phase.SALE_BID, Phase.RAISE, rule="R53")


# Deals

def sale(question: Question[State], *, price: Price, production: int | None = None) -> Sale:
    """R66, R67, R71  A sale of one of one's own lots."""
    party = of_party(question)
    st, seat = party.st, party.seat
    if st.phase == Phase.SALE_ASK and st.actor == seat:
        return {"lot": of_lot(st, seat, st.lot - 1), **party.rehearse([*steps_to(price, st.sum), ("ok", 0)])}
    if production is None: raise wrong("sale expects a production")
    acts = [("put_up", production), *steps_to(price, RAISE), ("ok", 0)]
    return {"lot": of_lot(st, seat, production), **at_market(party).rehearse(acts)}


def exchange(
    question: Question[State], *,
    partner: Annotated[int, of("seat")],
    give: Annotated[list[int], of("production")],
    want: Annotated[list[int], of("production")],
    cash: Annotated[int, within(-SHARED_OUT, SHARED_OUT)] = 0,
) -> Exchange:  # fmt: skip
    """R72-R74  An exchange: lots that one gives and wants, and the cash that one adds (or asks for, if negative)."""
    party = of_party(question)
    st, seat, partner = party.st, party.seat, party.st.lead[partner]
    give, want = sorted(set(give)), sorted(set(want))
    sides = exchanged(st, seat, partner, give, want, cash)
    if st.actor == seat and st.phase in (Phase.EXCHANGE, Phase.EXCHANGE_CASH):
        if not is_begun(st, partner, give, want, cash): return {"sides": sides, "refused": {"reason": "IN_DRAFT", "rules": ["R73"]}, "acts": []}
        return {"sides": sides, **party.rehearse(rest_of_exchange(st, give, want, cash))}
    afresh = at_market(party)
    return {"sides": sides, **afresh.rehearse([("exchange_with", partner), *rest_of_exchange(afresh.st, give, want, cash)])}


def association(question: Question[State], *, members: Annotated[list[int], of("seat")]) -> Association:
    """R76-R86  A merger with other parties."""
    party = of_party(question)
    st, seat = party.st, party.seat
    wanted = sorted({st.lead[other] for other in members})
    if not is_party(st, seat) or not all(other != seat and is_party(st, other) for other in wanted):
        raise wrong("association expects other parties as members")
    begun = st.actor == seat and st.phase == Phase.ASSOCIATION
    if not begun: party = at_market(party)
    acts = [("add_member", other) for other in wanted if not party.st.members >> other & 1]
    if not begun and acts: acts[0] = ("associate_with", acts[0][1])
    verdict = party.rehearse([*acts, ("send", 0)] if wanted else [])
    return {**merged(party.st, seat, seat, wanted), **verdict}


def offer(question: Question[State]) -> OpenExchange | OpenAssociation:
    """R72, R77  The offer that lies open now."""
    st, seat = question.st, question.seat
    if st.phase == Phase.EXCHANGE_REPLY:
        cash = st.balance if st.side == GIVEN else -st.balance if st.side == ASKED_FOR else 0
        return {"kind": "exchange", "sides": exchanged(st, st.proposer, st.partner, bits_of(st.give), bits_of(st.want), cash)}
    if st.phase == Phase.ASSOCIATION_REPLY:
        return {"kind": "association", **merged(st, st.lead[seat], st.proposer, bits_of(st.members))}
    raise Refused("not-now", ("R72", "R77"))


# Shares

def row(production: int, before: int, after: int) -> Row:
    """R18-R20  A production of which a party owns these titles before and after."""
    lots = (production * LOTS + before, production * LOTS + after)
    return {
        "production": production,
        "titles": (LOT_SIZE[before], LOT_SIZE[after]),
        "share": (LOT_SHARE[lots[0]], LOT_SHARE[lots[1]]),
        "band": (band(LOT_SHARE[lots[0]]), band(LOT_SHARE[lots[1]])),
        "royalty": (LOT_ROYALTY[lots[0]], LOT_ROYALTY[lots[1]]),
    }


def band(share: int) -> int:
    """R20  The lower bound of the band of a share; 0 below the first."""
    return max((bound for bound in BANDS if share >= bound), default=0)


def side(st: State, seat: int, after: dict[int, int], cash: int = 0) -> Side:
    """What becomes of one party: its productions that change, and the cash it gets (pays, if negative)."""
    return {"seat": seat, "cash": cash, "rows": [row(production, st.held[seat][production], lot) for production, lot in sorted(after.items())]}


def of_lot(st: State, owner: int, production: int) -> Lot:
    """R33, R47  A lot, and what it would make of the others."""
    lot = st.held[owner][production]
    buyers = [other for other in range(st.seats) if other != owner and is_party(st, other)]
    return {
        "owner": owner,
        "production": production,
        "titles": [production * TITLES_EACH + index for index in bits_of(lot)],
        "share": LOT_SHARE[production * LOTS + lot],
        "royalty": LOT_ROYALTY[production * LOTS + lot],
        "price": price_of(st, owner, production),
        "start": half_price(st, owner, production),
        "buyers": [side(st, other, {production: st.held[other][production] | lot}) for other in buyers],
    }


def exchanged(st: State, seat: int, partner: int, give: Sequence[int], want: Sequence[int], cash: int) -> tuple[Side, Side]:
    """R73  Both sides of an exchange, the proposer first. A lot that both give crosses over."""
    twin = st.copy()
    twin.proposer, twin.partner = seat, partner
    twin.give, twin.want = sum(1 << production for production in {*give}), sum(1 << production for production in {*want})
    swap_lots(twin)
    mine, theirs = ({production: twin.held[player][production] for production in {*give, *want}} for player in (seat, partner))
    return side(st, seat, mine, -cash), side(st, partner, theirs, cash)


def merged(st: State, asker: int, seat: int, others: Sequence[int]) -> Merger:
    """R78-R84  What an association of a proposer with others would be, as the rules work it out; `mine` is the purse of whoever asks."""
    st.proposer, st.members = seat, sum(1 << other for other in set(others))
    group = [seat, *sorted(set(others))]
    rows = [joint(st, group, production) for production in range(PRODUCTIONS)]
    return {
        "members": group,
        "tax": tax(st),
        "pool": pool(st) if st.open_cash else None,
        "mine": st.cash[asker],
        "lead": leader(st),
        "rows": [found for found in rows if found["share"][1] > found["share"][0]],
    }


def joint(st: State, group: Sequence[int], production: int) -> Joint:
    """R84  A production in one hand, beside the largest of the hands it comes from."""
    largest = max((st.held[member][production] for member in group), key=lambda lot: LOT_SHARE[production * LOTS + lot])
    together = sum(st.held[member][production] for member in group)
    return {**row(production, largest, together), "shares": [LOT_SHARE[production * LOTS + st.held[member][production]] for member in group]}


# Acts

def steps_to(sum: int, start: int) -> list[Act]:
    """R67  The steps from a starting sum to another one, large ones first."""
    left = sum - start
    if left < 0 or left % STEPS[0]: raise wrong(f"a sum is a multiple of {STEPS[0] * UNIT:,} F above the least sum".replace(",", " "))
    return [("add", step) for step in Question.in_steps(left, STEPS)]


def is_begun(st: State, partner: int, give: Sequence[int], want: Sequence[int], cash: int) -> bool:
    """R72  Whether the draft that lies there is the beginning of this exchange: what is in it can only be given up as a whole."""
    if st.partner != partner or set(bits_of(st.give)) - set(give) or set(bits_of(st.want)) - set(want): return False
    if st.side and st.side != (GIVEN if cash > 0 else ASKED_FOR if cash < 0 else 0): return False
    return not st.side or (st.sum <= abs(cash) if st.phase == Phase.EXCHANGE_CASH else st.balance == abs(cash))


def rest_of_exchange(st: State, give: Sequence[int], want: Sequence[int], cash: int) -> list[Act]:
    """R72  What is missing in a draft, then off it goes."""
    acts = [("give_lot", production) for production in give if not st.give >> production & 1]
    acts += [("ask_lot", production) for production in want if not st.want >> production & 1]
    if cash and not st.side: acts += [("give_cash" if cash > 0 else "ask_cash", 0), *steps_to(abs(cash), RAISE), ("ok", 0)]
    if st.phase == Phase.EXCHANGE_CASH: acts = [*steps_to(abs(cash), st.sum), ("ok", 0), *acts]
    return [*acts, ("send", 0)]


# Questions

def of_party(question: Question[State]) -> Question[State]:
    """R78  A party asks by its leader."""
    return replace(question, seat=question.st.lead[question.seat])


def at_market(question: Question[State]) -> Question[State]:
    """R75  As if the seat were asked in the market now, so that a deal can be planned at any time."""
    st = question.st.copy()
    st.phase = Phase.MARKET
    st.actor = question.seat
    st.depth = st.pending = 0
    st.give = st.want = st.side = st.balance = st.members = st.sum = st.step = st.steps = 0
    return replace(question, st=st)


def bits_of(mask: int) -> list[int]:
    """The places of the bits that are set."""
    return [index for index in range(mask.bit_length()) if mask >> index & 1]
