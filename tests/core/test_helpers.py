"""Helpers: arguments from outside are checked by the annotations, once for all games."""

from __future__ import annotations

import dataclasses
from typing import Annotated, Any, TypedDict

import pytest

from magnat.core.asking import Question
from magnat.core.declare import askable, of, within
from magnat.core.errors import Refused
from tests.core.bazaar import BAZAAR, State


class Told(TypedDict):
    """What the helpers below answer."""

    given: list[Any]


def piece(question: Question[State], *, ware: int, to: Annotated[int, of("seat")] | None = None) -> Told:
    return {"given": [question.seat, ware, to]}


def stacks(question: Question[State], *, rows: Annotated[list[list[int]], of("ware", first=2)], price: Annotated[int, within(-5, 5)] = 0) -> Told:
    return {"given": [rows, (price,)]}


def loud(question: Question[State], *, shout: bool) -> Told:
    return {"given": [shout]}


GAME = dataclasses.replace(BAZAAR, helpers=askable(piece, loud, piles=stacks))


def ask(name: str, **arguments: Any) -> Any:
    st = GAME.new_state(3, {"coins": 4, "turns": 2, "mood": 0})
    return Question(GAME, st, 1).helped(name, arguments)["given"]


def test_arguments_reach_the_helper() -> None:
    assert ask("piece", ware=3) == [1, 3, None] and ask("piece", ware=0, to=2) == [1, 0, 2]
    assert ask("piles", rows=[[0, 1], []], price=-5) == [[[0, 1], []], [-5]]
    assert ask("loud", shout=True) == [True]


@pytest.mark.parametrize(
    ("name", "arguments", "sentence"),
    [
        ("piece", {}, "piece needs ware: a number from 0 to 3"),
        ("piece", {"ware": 4}, "piece expects as ware a number from 0 to 3, not 4"),
        ("piece", {"ware": True}, "piece expects as ware a number from 0 to 3, not True"),
        ("piece", {"ware": 0, "to": 3}, "piece expects as to a number from 0 to 2, not 3"),
        ("piece", {"ware": None}, "piece expects as ware a number from 0 to 3, not None"),
        ("piece", {"ware": 0, "wear": 1}, "piece has no argument 'wear'; it has: ware, to"),
        ("piles", {"rows": [[2]]}, r"piles expects as rows a list of lists of numbers from 0 to 1, not \[\[2\]\]"),
        ("piles", {"rows": [0]}, r"piles expects as rows a list of lists of numbers from 0 to 1, not \[0\]"),
        ("piles", {"rows": [], "price": 6}, "piles expects as price a number from -5 to 5, not 6"),
        ("piles", {"rows": [[]] * 300}, r"piles expects as rows .*\.\.\."),
        ("loud", {"shout": 1}, "loud expects as shout true or false, not 1"),
    ],
)
def test_nonsense_is_refused_with_what_is_allowed(name: str, arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Refused, match=f"^{sentence}$") as refused:
        ask(name, **arguments)
    assert refused.value.reason == "wrong-arguments"


def test_a_kind_that_the_game_does_not_have_is_refused_at_once() -> None:
    def odd(question: Question[State], *, camel: int) -> Told:
        return {"given": [camel]}

    with pytest.raises(TypeError, match="argument 'camel' of helper 'odd' counts 'camel'"):
        dataclasses.replace(BAZAAR, helpers=askable(odd))


def test_only_typed_functions_can_be_asked() -> None:
    def untyped(question, *, ware): ...  # type: ignore[no-untyped-def]

    def wordy(question: Question[State], *, ware: str) -> Told:
        return {"given": [ware]}

    def positional(question: Question[State], ware: int) -> Told:
        return {"given": [ware]}

    for function, sentence in ((untyped, "type of its answer"), (wordy, "only numbers"), (positional, "declared as a function")):
        with pytest.raises(TypeError, match=sentence):
            askable(function)
