"""legal, apply, refusal, odds and outcome, generated from the tables."""

from __future__ import annotations

import inspect

import pytest

from magnat.core.compile import NOT_NOW, dispatch_source
from magnat.core.declare import CHANCE, Blocks, Phases, acts, chance, openly, scratch, secretly, tell
from magnat.core.errors import Refused
from magnat.core.game import is_over, load
from magnat.core.numbers import number
from tests.core.bazaar import BAZAAR, Block, Event, Phase, Refusal, State
from tests.core.bazaar.state import jumps


class Small(Blocks):
    pay = openly(3, of="coin")
    wait = openly()
    roll = openly(6, of="face")


class When(Phases):
    PAY = acts("pay", "wait", rule="X1", default="wait")
    LATE = acts("wait", rule="X2", pay="overpay")
    ROLL = chance("roll")


FUNCTIONS = ("may_pay", "pay", "may_overpay", "overpay", "may_wait", "wait", "odds_roll", "roll")


def state_at(phase: int, actor: int = 0) -> State:
    st = State()
    st.seats, st.coins, st.turns, st.mood = 3, 4, 2, 1
    BAZAAR.setup(st)
    st.phase, st.actor = phase, actor
    return st


def test_the_generated_text_reads_like_the_tables() -> None:
    text = dispatch_source(Small, When, dict.fromkeys(FUNCTIONS, "small"))
    assert "from small import may_overpay" in text
    assert "if st.phase == 1:  # LATE" in text
    assert "            if may_pay(st, argument) == 0:\n                choices[count] = 0 + argument" in text
    assert "        if act < 3:\n            overpay(st, act - 0)\n            return" in text
    assert "        if 3 <= act < 4:\n            return may_wait(st)" in text
    assert "    if st.phase == 2 and 4 <= act < 10:  # ROLL\n        return odds_roll(st, act - 4)" in text
    compile(text, "small", "exec")


def settle(st: State) -> None:
    """What follows every act of the small game."""


def test_what_follows_by_itself_comes_after_every_act() -> None:
    text = dispatch_source(Small, When, dict.fromkeys(FUNCTIONS, "small"), settle)
    assert f"from {__name__} import settle" in text
    assert text.index("def do_act(st, act):") < text.index("            overpay(st, act - 0)") < text.index("def apply(st, act):")
    assert "    do_act(st, act)\n    settle(st)" in text
    assert "settle" not in dispatch_source(Small, When, dict.fromkeys(FUNCTIONS, "small"))


def test_chance_may_answer_by_a_pair_of_another_name() -> None:
    class Once(Phases):
        ROLL = chance(roll="throw")

    text = dispatch_source(Small, Once, dict.fromkeys(("throw", "odds_throw"), "small"))
    assert "            throw(st, act - 4)" in text and "return odds_throw(st, act - 4)" in text
    with pytest.raises(TypeError, match="odds_throw"):
        dispatch_source(Small, Once, {"throw": "small"})


@pytest.mark.parametrize("missing", [name for name in FUNCTIONS if not name.startswith("may_")])
def test_a_missing_function_is_named_at_once(missing: str) -> None:
    imports = {name: "small" for name in FUNCTIONS if name != missing}
    with pytest.raises(TypeError, match=missing):
        dispatch_source(Small, When, imports)


def test_the_generated_text_is_a_file_one_can_step_through() -> None:
    source = inspect.getsource(BAZAAR.dispatch.legal)
    assert "# CLAIM" in source and inspect.getsourcefile(BAZAAR.dispatch.legal) is not None


def test_legal_and_refusal_agree_for_every_act() -> None:
    for row in Phase:
        st = state_at(row.number, actor=CHANCE if row.is_chance else 0)
        legal = BAZAAR.legal(st)
        for act in range(BAZAAR.act_count):
            reason = BAZAAR.dispatch.refusal(st, act)
            assert (reason == 0) == (act in legal)
            if not row.is_chance:
                assert (reason == NOT_NOW) == (BAZAAR.block_of(act).name not in row.pairs)


def test_not_now_cites_the_rule_of_the_phase() -> None:
    refused = BAZAAR.refusal(state_at(Phase.PRICE), Block.rest)
    assert refused is not None and (refused.reason, refused.rules) == ("not-now", ("B5",))


def test_a_reason_cites_its_own_rule() -> None:
    st = state_at(Phase.MARKET)
    refused = BAZAAR.refusal(st, Block.offer + 2)
    assert refused is not None and (refused.reason, refused.rules) == (Refusal.named(Refusal.TILL_EMPTY), ("B11",))


def test_numbers_beyond_the_table_are_not_played() -> None:
    st = state_at(Phase.PRICE)
    assert BAZAAR.dispatch.refusal(st, -1) == BAZAAR.dispatch.refusal(st, 10_000) == NOT_NOW


def test_chance_has_odds_only_in_its_phases() -> None:
    st = state_at(Phase.PURSE, CHANCE)
    assert [BAZAAR.dispatch.odds(st, Block.draw_purse + more) for more in range(4)] == [4, 3, 2, 1]
    assert BAZAAR.dispatch.odds(st, Block.draw_ware) == 0
    assert BAZAAR.dispatch.odds(state_at(Phase.PRICE), Block.draw_purse) == 0
    assert BAZAAR.legal(st) == []


def test_outcomes_follow_their_odds() -> None:
    st = state_at(Phase.PURSE, CHANCE)
    drawn = [BAZAAR.dispatch.outcome(st, number(1, 0, 0, count)) - Block.draw_purse for count in range(5000)]
    for more in range(4):
        assert abs(drawn.count(more) - 500 * (4 - more)) < 200
    st.phase, st.bag = Phase.DRAW, [0, 3, 0, 1]
    assert {BAZAAR.dispatch.outcome(st, number(1, 0, 0, count)) - Block.draw_ware for count in range(200)} == {1, 3}
    assert BAZAAR.dispatch.outcome(st, 0) == Block.draw_ware + 1 and BAZAAR.dispatch.outcome(st, 2**31 - 1) == Block.draw_ware + 3


def test_acts_are_spelled_by_block_and_argument() -> None:
    for act in range(BAZAAR.act_count):
        block, argument = BAZAAR.spelled(act)
        assert BAZAAR.act_id(block, argument) == act


@pytest.mark.parametrize(
    "wrong", [("bye", 0), ("price", 3), ("price", -1), ("price", True), ("price", "0"), ("price", None), (None, 0), (["price"], 0)]
)
def test_acts_that_do_not_exist_are_refused_with_a_sentence(wrong: tuple[object, object]) -> None:
    with pytest.raises(Refused, match=r"there is no act|takes a number"):
        BAZAAR.act_id(*wrong)


def test_the_default_of_a_phase_is_its_block_or_else_the_first_legal_act() -> None:
    assert BAZAAR.default_act(state_at(Phase.CONSULT)) == Block.shrug
    assert BAZAAR.default_act(state_at(Phase.PRICE)) == Block.price


def at_auction(bid: int, purse: int) -> State:
    st = state_at(Phase.AUCTION)
    st.stake, st.bid, st.purse = 1, bid, [purse] * 4
    return st


@pytest.mark.parametrize(("bid", "purse"), [(1, 9), (1, 2), (1, 0), (3, 9), (4, 9), (5, 9), (6, 9)])
def test_candidates_give_the_same_acts_as_trying_every_argument(bid: int, purse: int) -> None:
    st = at_auction(bid, purse)
    every = [act for act in range(BAZAAR.act_count) if BAZAAR.dispatch.refusal(st, act) == 0]
    assert BAZAAR.legal(st) == every


def test_legal_asks_the_candidates_alone_and_refusal_judges_any_argument() -> None:
    st = at_auction(1, 9)
    listed = [0] * 3
    assert jumps(st, listed) == 3 and listed == [1, 2, 3]
    assert jumps(at_auction(6, 9), listed) == 0
    reasons = [BAZAAR.dispatch.refusal(st, Block.jump + lower) for lower in range(6)]
    assert reasons == [Refusal.TOO_LOW, 0, 0, 0, Refusal.TOO_LOW, Refusal.TOO_LOW]


def test_a_block_with_candidates_needs_room_for_them_alone() -> None:
    assert Block["jump"].size == 6 and Block["jump"].most == 3 and Block["offer"].most == Block["offer"].size == 4
    assert sum(Block[block].most for block in Phase["AUCTION"].pairs) == 6
    assert BAZAAR.widest == max(sum(Block[block].most for block in row.pairs) for row in Phase)


def seldom(st: State, listed: list[int]) -> int:
    listed[0] = 41
    return 1


class Wide(Blocks):
    head = openly(500, of="space", candidates=seldom, most=2)
    look = secretly(30, of="space", candidates=jumps, most=3)
    wait = openly()


class Far(Phases):
    GO = acts("head", "look", "wait", rule="X1")
    STAY = acts("wait", rule="X1")


def test_the_generated_text_of_candidates() -> None:
    text = dispatch_source(Wide, Far, dict.fromkeys(("may_head", "head", "look", "wait"), "wide"))
    assert "    listed = scratch(3)\n" in text and "from tests.core.bazaar.state import jumps" in text and "range(500)" not in text
    assert (
        "        for index in range(seldom(st, listed)):\n            argument = listed[index]\n            if may_head(st, argument) == 0:" in text
    )
    assert "            argument = listed[index]\n            choices[count] = 500 + argument\n" in text  # what has no `may_` is always allowed
    assert "        if 0 <= act < 500:\n            return may_head(st, act - 0)" in text


def test_a_default_may_be_a_function_that_returns_an_act() -> None:
    assert BAZAAR.default_act(at_auction(1, 9)) == Block.stay
    assert BAZAAR.default_act(at_auction(1, 0)) == BAZAAR.default_act(at_auction(2, 9)) == Block.drop


def test_telling_is_kept_only_when_somebody_listens() -> None:
    st = state_at(Phase.PRICE, 1)
    tell(st, Event.PRICED, 1, 2)
    assert st.heard is None
    st.heard = []
    tell(st, Event.PRICED, 1, 2)
    assert st.heard == [(Event.PRICED, (1, 2), 1)]


def test_scratch_holds_nothing_yet() -> None:
    with pytest.raises(TypeError):
        scratch(3)[0] + 1


def test_a_game_is_over_when_nobody_acts() -> None:
    assert is_over(state_at(Phase.MARKET, -2)) and not is_over(state_at(Phase.PURSE, CHANCE)) and not is_over(state_at(Phase.PRICE))


def test_a_game_that_is_not_there_is_named() -> None:
    with pytest.raises(Exception, match=r"there is no game 'chess'; there are: .*hab_und_gut"):
        load("chess")
