"""What the page may ask."""

from collections.abc import Sequence
from typing import Annotated, Any

from magnat.core.asking import Question
from magnat.core.declare import advising, askable, of, wrong

from ..components import CAPITAL, COMPANIES, COPIES, LOW, LOW_VALUES, MOST_LOW_COPIES, SYMBOLS
from ..rules.capital import capital_value
from ..rules.conglomerates import lay_alone, lay_on, pays, profit
from ..rules.reorganisation import may_reorg, moving_cost, reorg, unfit_for_building
from ..state import Phase, Refusal, State
from .answers import Arrangement, Cards, Judged, Part, Payment, Raids, Reason, Stacks, Value
from .discard import least_missed
from .payment import best_payment
from .raids import raid_table
from .steps import payment_steps, reorganisation_steps, stack_of, stacking

Capital = Annotated[list[int], of("card", first=CAPITAL)]


def value(question: Question[State], *, cards: Capital | None = None) -> Value:
    """V6-V8  What Capital cards are worth together and the collections they form; without `cards`, those of the hand."""
    st, seat = question.st, question.seat
    held = st.hand[seat][:CAPITAL] if cards is None else counted(cards, CAPITAL)
    if any(held[card] > COPIES[card] for card in range(CAPITAL)):
        raise wrong("value expects no more cards of a kind than there are")
    return {"value": capital_value(held), "parts": parts(held)}


def payment(question: Question[State], *, cards: Capital) -> Payment:
    """V12  What chosen cards of the hand would pay; of cards that are not needed those are left out of `acts` that leave the most in the hand."""
    question.must_be(Phase.MAIN, Phase.PAY)
    st, seat = question.st, question.seat
    chosen, hand = counted(cards, CAPITAL), st.hand[seat][:CAPITAL]
    if any(chosen[card] > hand[card] for card in range(CAPITAL)):
        raise wrong("payment expects cards that are in the hand")
    together = [st.paid[card] + chosen[card] for card in range(CAPITAL)]
    enough = capital_value(together) >= st.owed
    needed = chosen[:]
    if enough: best_payment(hand, chosen, st.paid, st.owed, needed)
    used = [st.paid[card] + needed[card] for card in range(CAPITAL)]
    return {
        "owed": st.owed,
        "value": capital_value(together),
        "enough": enough,
        "lost": max(0, capital_value(used) - st.owed),
        "needless": listed([chosen[card] - needed[card] for card in range(CAPITAL)]),
        "keeps": capital_value([hand[card] - needed[card] for card in range(CAPITAL)]),
        "parts": parts(together),
        "acts": ([("end_ops", 0)] if st.phase == Phase.MAIN else []) + [("pay", card) for card in listed(needed)] if enough and st.owed else [],
    }


def best_payment_for(question: Question[State]) -> Cards:
    """V12  The payment after which the most is left."""
    question.must_be(Phase.MAIN, Phase.PAY)
    return {"cards": [card for block, card in payment_steps(question.st) if block == "pay"]}


@advising
def best_discard(question: Question[State]) -> Cards:
    """V14  The card that is missed least by who has done nothing; none if something was done, or the hand is empty."""
    question.must_be(Phase.MAIN, Phase.DISCARD)
    card = -1 if question.st.owed else least_missed(question.st, question.seat)
    return {"cards": [card] if card >= 0 else []}


def arrangement(question: Question[State], *, stacks: Annotated[list[list[int]], of("company")]) -> Arrangement:
    """V20, V28, V29, V38  What a reorganisation into these stacks, each from its bottom to its top, would cost and pay, and its acts."""
    question.must_be(Phase.MAIN, Phase.REORG, Phase.FORCED)
    st, seat = question.st.copy(), question.seat
    stacks = [stack for stack in stacks if stack]
    announced = st.phase != Phase.MAIN
    cost = 0 if announced else moving_cost(st)
    refused = None if announced else reason(may_reorg(st))
    if not announced: reorg(st)
    begun = stack_of(st, st.open_stack - 1)
    movable = [company for company in range(COMPANIES) if st.holder[company] == seat and (st.height[company] == 0 or company in begun)]
    if listed(counted([company for stack in stacks for company in stack], COMPANIES)) != movable:
        raise wrong("arrangement expects each company that can be moved once")
    if begun and stacks[0][: len(begun)] != begun:
        raise wrong("arrangement expects the stack that is being built first")
    judged = [judge(st, stack) for stack in stacks]
    refused = refused or next((row["refused"] for row in judged if row["refused"]), None)
    return {
        "stacks": judged,
        "profit": profit(st, seat),
        "cost": cost,
        "refused": refused,
        "acts": [] if refused else ([] if announced else [("reorg", 0)]) + stacking(stacks, len(begun)),
    }


def best_arrangement(question: Question[State]) -> Stacks:
    """V28, V38  The stacks that pay most; none if the reorganisation cannot be paid."""
    question.must_be(Phase.MAIN, Phase.REORG, Phase.FORCED)
    st = question.st
    stacks = [stack_of(st, st.open_stack - 1)]
    for block, argument in reorganisation_steps(st):
        if block == "add": stacks[-1].append(argument)
        if block == "close": stacks.append([])
    return {"stacks": [stack for stack in stacks if stack]}


def raids(question: Question[State]) -> Raids:
    """V23-V27  All companies that could be taken from others."""
    st, seat = question.st, question.seat
    table = raid_table(st, seat)
    return {"raids": [{"company": row.company, "victim": row.victim, "gain": row.gain, "loss": row.loss, "costs": list(row.costs)} for row in table]}


HELPERS = askable(value, payment, arrangement, best_arrangement, raids, best_discard, best_payment=best_payment_for)


def parts(cards: Sequence[int]) -> list[Part]:
    """V8  Cards as the collections that they form, and the single ones."""
    found: list[list[int]] = []
    for symbol in range(SYMBOLS):
        kinds = range(symbol * LOW_VALUES, (symbol + 1) * LOW_VALUES)
        found += [[card for card in kinds if cards[card] > layer] for layer in range(MOST_LOW_COPIES)]
    found += [[card] for card in range(LOW, CAPITAL) for _ in range(cards[card])]
    return [{"cards": part, "value": capital_value([int(card in part) for card in range(CAPITAL)])} for part in found if part]


def judge(st: State, stack: list[int]) -> Judged:
    """V20  Lay a stack card by card, whether it is allowed or not: its letters, what it pays, and the first company that does not fit."""
    top = -1
    refused = None
    for company in stack:
        if top < 0: lay_alone(st, company)
        else:
            found = unfit_for_building(st, company, top)
            refused = refused or reason(found, company)
            if found == Refusal.TOO_TALL: break
            lay_on(st, company, top)
        top = company
    return {"letters": st.letters[top], "profit": 0 if refused else pays(st, top), "refused": refused}


def reason(refusal: int, company: int | None = None) -> Reason | None:
    """A refusal by its name, with the rules behind it."""
    if refusal == 0: return None
    row: Any = Refusal.entries[refusal]
    return {"reason": row.name, "rules": list(row.rules), "company": company}


def counted(kinds: Sequence[int], size: int) -> list[int]:
    """How many there are of each kind."""
    return [kinds.count(kind) for kind in range(size)]


def listed(counts: Sequence[int]) -> list[int]:
    """Each kind as often as it was counted."""
    return [kind for kind, count in enumerate(counts) for _ in range(count)]
