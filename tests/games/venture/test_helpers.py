"""The exact helpers against brute force, and their worked examples."""

from __future__ import annotations

import itertools
import random
from copy import deepcopy

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magnat.core.play import Match
from magnat.games.venture.components import BASE, CAPITAL, COMPANIES, COPIES, COUNT, INDUSTRY, LETTERS_ON, PROFIT
from magnat.games.venture.helpers import packing, payment, reorganisation
from magnat.games.venture.helpers.payment import affordable
from magnat.games.venture.helpers.raids import raid_table
from magnat.games.venture.helpers.reorganisation import best_order, best_reorganisation
from magnat.games.venture.helpers.steps import payment_steps, reorganisation_steps
from magnat.games.venture.rules.capital import capital_value
from magnat.games.venture.rules.conglomerates import profit
from magnat.games.venture.state import Phase

from .position import COMPANY, GAME, NAME, Position, cards

DECK = [card for card in range(CAPITAL) for _ in range(COPIES[card])]
HANDS = st.lists(st.sampled_from(range(len(DECK))), unique=True, min_size=1, max_size=9).map(lambda indices: [DECK[index] for index in indices])
HOLDINGS = st.lists(st.sampled_from(range(COMPANIES)), unique=True, max_size=9)


def counted(hand: list[int]) -> list[int]:
    return [hand.count(card) for card in range(CAPITAL)]


def best_payment(text: str, owed: int, paid: str = "") -> tuple[list[str], int]:
    chosen = [0] * CAPITAL
    kept = payment.best_payment(cards(text), cards(text), cards(paid), owed, chosen)
    words = [word for word in dict.fromkeys(text.split()) for _ in range(chosen[cards(word).index(1)])]
    return words, kept


def owned(companies: list[int]) -> list[int]:
    return [int(company in companies) for company in range(COMPANIES)]


# Payment


def test_v12_vd7_a_high_card_rather_than_a_pair() -> None:
    assert best_payment("t5 t8 12 14", 12) == (["12"], 30)


def test_v12_vd8_best_payment_keeps_the_set() -> None:
    assert best_payment("s1 s3 s5 s8 20", 16) == (["20"], 64)


def test_v12_vd9_a_pair_rather_than_a_high_card() -> None:
    assert best_payment("t1 t3 18", 16) == (["t1", "t3"], 18)


def test_v12_a_payment_goes_on_from_the_cards_named() -> None:
    assert best_payment("t3 t5 20", 32, paid="t1") == (["t3", "t5"], 20)
    assert best_payment("10", 30)[1] < 0


@given(HANDS, st.integers(1, 80), st.integers(0, 2), st.integers(0, 3))
@settings(max_examples=150, deadline=None)
def test_best_payment_is_the_best_of_all(hand: list[int], owed: int, laid: int, untouched: int) -> None:
    paid, hand, offered = sorted(hand[:laid]), sorted(hand[laid:]), sorted(hand[laid + untouched :])
    if not capital_value(counted(paid)) < owed <= capital_value(counted(paid + offered)):
        return
    chosen = [0] * CAPITAL
    kept = payment.best_payment(counted(hand), counted(offered), counted(paid), owed, chosen)
    best: tuple[int, int, list[int]] | None = None
    for number in range(1, len(offered) + 1):
        for given_away in itertools.combinations(offered, number):
            if capital_value(counted(paid + list(given_away))) >= owed:
                left = list(hand)
                for card in given_away:
                    left.remove(card)
                found = (-capital_value(counted(left)), -len(left), list(given_away))
                best = min(best, found) if best else found
    assert best is not None
    assert (kept, [card for card in range(CAPITAL) for _ in range(chosen[card])]) == (-best[0], best[2])


@given(HANDS)
@settings(max_examples=150, deadline=None)
def test_v8_layers_are_the_best_division(hand: list[int]) -> None:
    def divided(left: list[int]) -> int:
        if not left:
            return 0
        first, rest = left[0], left[1:]
        best = divided(rest) + capital_value(counted([first]))
        others = [card for card in rest if first < 12 and card // 4 == first // 4 and card != first]
        for size in range(1, 4):
            for friends in itertools.combinations(sorted(set(others)), size):
                after = list(rest)
                for card in friends:
                    after.remove(card)
                best = max(best, {1: 16, 2: 32, 3: 64}[size] + divided(after))
        return best

    assert capital_value(counted(hand)) == divided(hand)


# Reorganisation


def letters_of(companies: list[int]) -> int:
    letters = 63
    for company in companies:
        letters &= LETTERS_ON[company]
    return letters


def legal(companies: list[int]) -> bool:
    return letters_of(companies) > 0 and len({INDUSTRY[company] for company in companies}) == len(companies)


def payment_of(companies: list[int]) -> int:
    return BASE[len(companies)] * COUNT[letters_of(companies)]


def brute_force(companies: list[int]) -> int:
    """The best packing, by trying the first company alone and in every group."""
    if len(companies) < 3:
        return 0
    first, rest = companies[0], companies[1:]
    best = brute_force(rest)
    for size in range(2, 6):
        for friends in itertools.combinations(rest, size):
            if legal([first, *friends]):
                best = max(best, payment_of([first, *friends]) + brute_force([company for company in rest if company not in friends]))
    return best


@given(HOLDINGS)
@settings(max_examples=60, deadline=None)
def test_v38_best_reorganisation_is_the_best_of_all(companies: list[int]) -> None:
    plan = [0] * COMPANIES
    assert best_reorganisation(owned(companies), plan) == brute_force(companies)
    assert all(plan[company] == 0 for company in range(COMPANIES) if company not in companies)


def test_twenty_companies_are_packed_long_before_the_search_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The result with a tenth of the nodes is the same, so the search ended by itself."""
    choose = random.Random(20)
    richest = sorted(range(COMPANIES), key=lambda company: -COUNT[LETTERS_ON[company]])
    cases = [choose.sample(range(COMPANIES), 20) for _ in range(12)]
    cases += [richest[:20], richest[8:28], [company for company in range(COMPANIES) if LETTERS_ON[company] & 1][:20]]
    full = [best_reorganisation(owned(case), [0] * COMPANIES) for case in cases]
    monkeypatch.setattr(reorganisation, "NODES", packing.NODES // 10)
    assert [best_reorganisation(owned(case), [0] * COMPANIES) for case in cases] == full
    assert full[12] == 120


def test_forty_companies_are_packed_in_parts() -> None:
    companies = random.Random(40).sample(range(COMPANIES), 40)
    plan = [0] * COMPANIES
    found = best_reorganisation(owned(companies), plan)
    fewer = best_reorganisation(owned(companies[:20]), [0] * COMPANIES)
    assert found > fewer
    assert sum(plan[company] > 0 for company in companies) > 24


def test_v24_best_order_puts_on_top_what_is_missed_least() -> None:
    plan = [0] * COMPANIES
    for name in ("Che:ADE", "Ele:ABDE", "Pet:BCDEF", "Aut:BCE"):
        plan[COMPANY[name]] = 1
    order = [0] * 6
    assert best_order(Position().st, plan, 1, order) == 4
    assert NAME[order[3]] == "Aut:BCE"  # without it two letters are common, without any other only one or two with dearer cards


def test_v28_reorganisation_steps_are_one_request() -> None:
    match = Match.new(GAME, ["Ada", "Bob"])
    position = Position().hand(0, "20")
    for name in ("Che:ADE", "Ele:ABDE", "Pet:BCDEF", "Aut:BCE", "Ste:ACDEF", "Aer:CDE", "Che:CD"):
        position.stack(0, name)
    match.state = position.st
    before = profit(position.st, 0)
    match.play(0, reorganisation_steps(match.state))
    assert (before, profit(match.state, 0), match.state.owed) == (0, 20, 7)
    match.play(0, payment_steps(match.state))
    assert match.state.player == 1


def test_v28_reorganisation_steps_go_on_from_any_point() -> None:
    names = ("Che:ADE", "Ele:ABDE", "Pet:BCDEF", "Aut:BCE", "Ste:ACDEF", "Aer:CDE", "Che:CD", "Pet:EF", "Aut:DEF")
    for seed in range(30):
        choose = random.Random(seed)
        position = Position().hand(0, "20")
        for name in names:
            position.stack(0, name)
        position.do("reorg")
        for _ in range(choose.randrange(8)):
            if position.st.phase == Phase.REORG:
                block, argument = GAME.spelled(choose.choice(GAME.legal(position.st)))
                position.do(block, argument)
        for block, argument in reorganisation_steps(position.st):
            position.do(block, argument)
        assert position.st.phase == Phase.MAIN


def test_v28_what_lies_there_stays_if_nothing_pays_more() -> None:
    position = Position().stack(0, "Ste:ABE", "Che:ABDEF", "Aer:BF").stack(0, "Che:ABEF").hand(0, "20")
    before = position.stacks(0)
    assert carried_out(position) == 1
    assert position.stacks(0) == before and position.st.owed == 4


def test_v28_a_mistake_does_not_stay_although_nothing_pays_more() -> None:
    position = Position(mistakes="on").stack(0, "Che:CD", "Aut:DEF", "Che:ADE").hand(0, "20")
    assert carried_out(position) == 0
    assert sorted(len(stack) for stack in position.stacks(0)) == [1, 2]


def test_v28_stacks_stay_whole_if_that_pays_as_much() -> None:
    """Random holdings with some stacks, and companies that lie alone: no present stack could be kept as well without a loss."""
    choose = random.Random(31)
    gained = whole = 0
    for _ in range(60):
        companies = choose.sample(range(COMPANIES), 10)
        stacks: list[list[int]] = []
        while companies and len(stacks) < 3:
            stack = [companies.pop()]
            for company in list(companies):
                if len(stack) < 3 and legal([*stack, company]):
                    stack.append(company)
                    companies.remove(company)
            stacks.append(stack)
        stacks += [[company] for company in companies]
        position = Position().hand(0, "20")
        for stack in stacks:
            position.stack(0, *(NAME[company] for company in stack))
        best = brute_force([company for stack in stacks for company in stack])
        gained += best > profit(position.st, 0)
        assert carried_out(position) == best
        after = [{COMPANY[name] for name in stack} for stack in position.stacks(0)]
        kept = [stack for stack in stacks if any(set(stack) <= new for new in after)]
        whole += sum(len(stack) > 1 for stack in kept)
        for stack in stacks:
            if stack not in kept:
                free = [company for other in stacks if other not in kept and other != stack for company in other]
                assert best_with_whole([*kept, stack], free) < best
    assert gained > 40 and whole > 40


def best_with_whole(units: list[list[int]], free: list[int]) -> int:
    """The best packing in which no unit is torn apart: each unit in turn alone, or joined by others."""
    parts = sorted([*units, *([company] for company in free)], key=len, reverse=True)

    def best(left: list[list[int]]) -> int:
        if not left:
            return 0
        first, rest = left[0], left[1:]
        found = 0
        for size in range(6):
            for friends in itertools.combinations(rest, size):
                group = first + [company for part in friends for company in part]
                if len(group) <= 6 and legal(group):
                    found = max(found, payment_of(group) + best([part for part in rest if part not in friends]))
        return found

    return best(parts)


def begun(open_stack: list[int], pool: list[int]) -> Position:
    """A reorganisation of which one stack is being built."""
    position = Position(3).hand(0, "20 20")
    for company in open_stack + pool:
        position.stack(0, NAME[company])
    position.do("reorg")
    for company in open_stack:
        position.do("add", company)
    return position


def carried_out(position: Position) -> int:
    """What the steps of the helper lead to."""
    for block, argument in reorganisation_steps(position.st):
        position.do(block, argument)
    assert position.st.phase == Phase.MAIN
    return profit(position.st, 0)


def test_v28_the_open_stack_stays_together() -> None:
    pool = [COMPANY[name] for name in ("Che:CF", "Aut:D", "Che:ACDE", "Pet:CEF", "Aer:BDF", "Aer:ACEF")]
    assert carried_out(begun([COMPANY["Aer:ABD"], COMPANY["Ele:BCDF"]], pool)) == 5


def test_v28_steps_from_an_open_stack_are_the_best_of_all() -> None:
    choose = random.Random(28)
    paid = set()
    for _ in range(150):
        companies = choose.sample(range(COMPANIES), 9)
        open_stack = [companies.pop()]
        for company in list(companies):
            if len(open_stack) < 4 and legal([*open_stack, company]) and len(companies) > 1:
                open_stack.append(company)
                companies.remove(company)
        best = 0
        for size in range(len(companies) + 1):
            for friends in itertools.combinations(companies, size):
                if legal(open_stack + list(friends)):
                    rest = [company for company in companies if company not in friends]
                    best = max(best, payment_of(open_stack + list(friends)) + brute_force(rest))
        assert carried_out(begun(open_stack, companies)) == best
        paid.add((len(open_stack), best))
    assert len(paid) > 10


def test_v28_an_open_stack_of_a_large_holding_is_built_on() -> None:
    companies = random.Random(30).sample(range(COMPANIES), 30)
    open_stack = [companies.pop()]
    friend = next(company for company in companies if legal([*open_stack, company]))
    companies.remove(friend)
    assert carried_out(begun([*open_stack, friend], companies)) > 40


def test_nothing_to_pay_and_nothing_to_reorganise() -> None:
    assert payment_steps(Position().st) == []
    assert reorganisation_steps(Position().st) == []


# Raids


def test_v23_the_raid_table_tells_gain_loss_and_cost() -> None:
    position = Position(3).stack(0, "Che:ACDE", "Ele:ABCEF", "Ste:BCEF").stack(1, "Che:ADE", "Ele:ABDE", "Pet:BCDEF", "Aut:BCE").stack(2, "Aer:A")
    rows = {NAME[row.company]: row for row in raid_table(position.st, 0)}
    assert rows["Aut:BCE"] == (COMPANY["Aut:BCE"], 1, 4, 1, (8, 16, 24))  # 4 companies with C, E: 6 instead of 2; 3 becomes 2
    assert rows["Aer:A"].loss == rows["Aer:A"].gain == 0


TABLES = st.integers(0, 10**6)


def any_table(seed: int) -> Position:
    """Three players with stacks and cards, in any way; with some mistakes."""
    choose = random.Random(seed)
    position = Position(3, mistakes="on")
    companies = choose.sample(range(COMPANIES), 24)
    while companies:
        stack = [companies.pop()]
        for company in list(companies):
            fits = legal([*stack, company]) or (choose.random() < 0.05 and letters_of([*stack, company]))
            if len(stack) < choose.randint(1, 6) and fits:
                stack.append(company)
                companies.remove(company)
        position.stack(choose.randrange(3), *(NAME[company] for company in stack))
    for seat in range(3):
        position.hand(seat, " ".join(choose.sample(["t1", "t3", "s5", "s8", "10", "12"], choose.randint(1, 4))))
    return position.hand(0, " ".join(choose.sample(["m1/2", "m1", "m3/2"], choose.randint(0, 3))))


def printed_profit(position: Position, seat: int) -> int:
    """V38, V39  Stack by stack from the printed table."""
    stacks = [[COMPANY[name] for name in stack] for stack in position.stacks(seat)]
    return sum({3: 1, 4: 3, 5: 8, 6: 20}.get(len(stack), 0) * letters_of(stack).bit_count() for stack in stacks if legal(stack))


@given(TABLES)
@settings(max_examples=60, deadline=None)
def test_v38_profit_is_the_sum_of_the_printed_table(seed: int) -> None:
    position = any_table(seed)
    assert [profit(position.st, seat) for seat in range(3)] == [printed_profit(position, seat) for seat in range(3)]


def raided(position: Position, company: int) -> tuple[int, int]:
    """What the raid of a company brings seat 0 with the best legal placement, and costs its owner: by carrying it out."""
    victim = position.st.holder[company]
    after = deepcopy(position)
    after.st.phase, after.st.mark, after.st.funds[0] = Phase.TAKE, 1, 1000
    GAME.dispatch.apply(after.st, GAME.act_id("take", company))
    after.st.mistakes = 0  # the gain is that of a legal placement
    gains = []
    for act in GAME.legal(after.st):
        placed = deepcopy(after)
        GAME.dispatch.apply(placed.st, act)
        gains.append(printed_profit(placed, 0) - printed_profit(position, 0))
    return max(gains), printed_profit(position, victim) - printed_profit(after, victim)


@given(TABLES)
@settings(max_examples=40, deadline=None)
def test_v23_raids_are_told_as_they_come_out(seed: int) -> None:
    position = any_table(seed)
    tops = [company for company in range(COMPANIES) if position.st.top[company] and position.st.holder[company] in (1, 2)]
    rows = raid_table(position.st, 0)
    assert [row.company for row in rows] == tops
    for row in rows:
        letters = COUNT[LETTERS_ON[row.company]]
        assert (row.gain, row.loss) == raided(position, row.company)
        assert row.costs == (2 + 2 * letters, 4 + 4 * letters, 6 + 6 * letters)


@given(TABLES)
@settings(max_examples=40, deadline=None)
def test_v24_best_order_is_the_best_of_all_tops(seed: int) -> None:
    position = any_table(seed)
    for stack in position.stacks(0):
        left = [COMPANY[name] for name in stack]
        if not legal(left):
            continue
        plan, order = [0] * COMPANIES, [0] * 6
        for company in left:
            plan[company] = 1
        assert best_order(position.st, plan, 1, order) == len(left)
        for top in reversed(order[: len(left)]):
            keys = {company: order_key(position, left, company) for company in left}
            assert keys[top] == min(keys.values())
            left.remove(top)


def order_key(position: Position, stack: list[int], top: int) -> tuple[int, ...]:
    """What is lost with a top, what it brings an opponent, letters lost, letters on it, its number: the less the better."""
    rest = [company for company in stack if company != top]
    helped = 0
    for seat in (1, 2):
        for names in position.stacks(seat):
            other = [COMPANY[name] for name in names]
            if legal([*other, top]):
                helped = max(helped, payment_of([*other, top]) - payment_of(other))
    return -payment_of(rest), helped, -COUNT[letters_of(rest)], COUNT[LETTERS_ON[top]], top


def test_v11_affordable_is_less_what_is_owed() -> None:
    position = Position().centre("Aer:A").hand(0, "20").hand(1, "10").do("buy", "Aer:A")
    assert (affordable(position.st, 0), affordable(position.st, 1)) == (12, 10)
    assert position.st.pile[PROFIT] == 2
