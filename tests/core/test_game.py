"""A game as it is declared: what fits together, what does not, copies and pickles."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from types import ModuleType
from typing import Any

import pytest

from magnat.core.declare import NumberedMeta, Phases, flag
from magnat.core.game import Game, load, names
from tests.core.bazaar import BAZAAR, Block, Phase

GAMES = [*(load(name) for name in names()), BAZAAR]


def chapter(**functions: Any) -> ModuleType:
    """A chapter with functions of its own."""
    made = ModuleType("extra_chapter")
    for name, function in functions.items():
        function.__name__, function.__module__ = name, made.__name__
        setattr(made, name, function)
    return made


def always(st: Any) -> int:
    return 0


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_copies_and_pickles_are_the_game_itself(game: Game) -> None:
    assert copy.copy(game) is copy.deepcopy(game) is pickle.loads(pickle.dumps(game)) is game


def test_a_game_that_is_declared_nowhere_is_not_pickled() -> None:
    with pytest.raises(TypeError, match="declared nowhere"):
        pickle.dumps(dataclasses.replace(BAZAAR, version=2))


def test_a_misspelt_judge_is_refused() -> None:
    def judge(st: Any) -> int:
        return 1

    with pytest.raises(TypeError, match=r"'may_dubt' in extra_chapter judges nothing: no phase has an act or a pair 'dubt'"):
        dataclasses.replace(BAZAAR, rules=(*BAZAAR.rules, chapter(may_dubt=judge)))


def test_what_a_chapter_only_imports_judges_nothing_there() -> None:
    made = ModuleType("extra_chapter")
    made.may_doubt_all = always  # type: ignore[attr-defined]
    assert dataclasses.replace(BAZAAR, rules=(*BAZAAR.rules, made)).dispatch


def test_an_act_that_no_chapter_carries_out_is_refused() -> None:
    with pytest.raises(TypeError, match=r"the phases ask for '\w+', which none of the rules defines: there are none"):
        dataclasses.replace(BAZAAR, rules=())


def test_a_default_is_a_block_or_a_function_of_the_rules() -> None:
    rows = {row.name: copy.copy(row) for row in Phase}
    rows["AUCTION"].default = "give_up"
    named: Any = NumberedMeta("Named", (Phases,), rows)

    def give_up(st: Any) -> int:
        return Block.drop

    with pytest.raises(TypeError, match="the default 'give_up' of the phase AUCTION is neither a block nor a function of the rules"):
        dataclasses.replace(BAZAAR, phases=named)
    game = dataclasses.replace(BAZAAR, phases=named, rules=(*BAZAAR.rules, chapter(give_up=give_up)))
    st = BAZAAR.state()
    st.phase = named.AUCTION
    assert game.default_act(st) == Block.drop


def test_one_name_is_one_function() -> None:
    with pytest.raises(TypeError, match=r"'take' in extra_chapter is also a function of tests\.core\.bazaar\.bids: rename one"):
        dataclasses.replace(BAZAAR, rules=(*BAZAAR.rules, chapter(take=lambda st: None)))


def test_orders_need_an_answer() -> None:
    with pytest.raises(TypeError, match="standing orders and no `answer`"):
        dataclasses.replace(BAZAAR, orders={"claim": flag()})


def test_the_usual_number_of_seats_is_one_of_them() -> None:
    with pytest.raises(TypeError, match="usually played by 9"):
        dataclasses.replace(BAZAAR, usual_seats=9)


def test_a_missing_part_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match="broken_law"):
        Game(name="half", version=1)  # type: ignore[call-arg]
