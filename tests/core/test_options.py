"""Options: words outside, whole numbers inside, sentences when they are wrong."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from magnat.core.declare import GameState, amount, option
from magnat.core.errors import WrongOptions
from magnat.core.game import load
from magnat.core.play import Match, options
from tests.core.bazaar import BAZAAR

HAB = load("hab_und_gut")


def test_defaults_may_depend_on_the_number_of_seats() -> None:
    assert options.resolve(BAZAAR, 2) == {"coins": 4, "turns": 2, "mood": 0, "auction": 0, "stake": 1}
    assert options.resolve(BAZAAR, 3) == {"coins": 4, "turns": 2, "mood": 1, "auction": 0, "stake": 1}


def test_a_default_may_depend_on_other_options_chosen_or_not() -> None:
    assert options.resolve(BAZAAR, 3)["stake"] == options.resolve(BAZAAR, 3, {"turns": 2})["stake"] == 1
    assert options.resolve(BAZAAR, 3, {"turns": 3})["stake"] == options.resolve(BAZAAR, 2, {"turns": "4"})["stake"] == 2
    assert options.resolve(BAZAAR, 3, {"stake": 3, "turns": 4})["stake"] == 3
    with pytest.raises(WrongOptions, match="option turns: 'many' is not a whole number"):
        options.resolve(BAZAAR, 3, {"stake": 3, "turns": "many"})


def test_what_a_form_shows_in_the_fields_that_are_left_out() -> None:
    assert options.defaults(BAZAAR, 2) == {"coins": "4", "turns": "2", "mood": "calm", "auction": "off", "stake": "1"}
    shown = options.defaults(BAZAAR, 3, {"turns": 4, "stake": 3, "mood": "calm"})
    assert shown == {"coins": "4", "turns": "2", "mood": "lively", "auction": "off", "stake": "2"}
    with pytest.raises(WrongOptions, match="is none of calm, lively"):
        options.defaults(BAZAAR, 3, {"mood": "angry"})
    assert (
        options.defaults(HAB, 3, {"first_player": "3"})["first_player"] == options.defaults(HAB, 3)["first_player"]
    )  # a form may be wrong for a while


class Chained(GameState):
    size = option("small", "large", default=lambda seats, chosen: "large" if seats > 2 else "small")
    cards = amount(1, 60, default=lambda seats, chosen: seats * (10 if chosen["size"] == "large" else 5))
    hand = amount(0, 60, default=lambda seats, chosen: int(chosen["cards"]) // seats)


def test_defaults_are_worked_out_in_the_order_of_the_declaration() -> None:
    game: Any = SimpleNamespace(name="chained", state=Chained, seat_counts=range(2, 5), refuse_options=None)
    assert options.resolve(game, 2) == {"size": 0, "cards": 10, "hand": 5}
    assert options.resolve(game, 3) == {"size": 1, "cards": 30, "hand": 10}
    assert options.resolve(game, 3, {"size": "small"}) == {"size": 0, "cards": 15, "hand": 5}
    assert options.resolve(game, 3, {"hand": 2, "cards": 7}) == {"size": 1, "cards": 7, "hand": 2}
    assert options.defaults(game, 3, {"cards": 9}) == {"size": "large", "cards": "30", "hand": "3"}


def test_words_and_numbers_both_ways() -> None:
    values = options.resolve(BAZAAR, 3, {"mood": "calm", "coins": 20, "turns": "1"})
    assert values == {"coins": 20, "turns": 1, "mood": 0, "auction": 0, "stake": 1}
    assert options.spelled(BAZAAR, values) == {"coins": "20", "turns": "1", "mood": "calm", "auction": "off", "stake": "1"}
    assert options.resolve(BAZAAR, 3, options.spelled(BAZAAR, values)) == values


def test_yes_and_no_are_on_and_off() -> None:
    assert options.resolve(HAB, 3, {"memory_aid": False})["memory_aid"] == 0
    assert options.resolve(HAB, 3, {"memory_aid": "true"})["memory_aid"] == 1


def test_the_state_holds_them() -> None:
    match = Match.new(BAZAAR, ["Ada", "Bob"], chosen={"coins": 7})
    assert options.of_state(BAZAAR, match.state) == {"coins": 7, "turns": 2, "mood": 0, "auction": 0, "stake": 1}


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"colour": "red"}, "bazaar has no option 'colour'; it has: coins, turns, mood, auction, stake"),
        ({"mood": "angry"}, "option mood: 'angry' is none of calm, lively"),
        ({"mood": None}, "option mood: 'None' is none of"),
        ({"mood": ["calm"]}, "option mood: .* is none of"),
        ({"mood": 1, "auction": 0, "stake": 1}, "option mood: '1' is none of"),
        ({"coins": 1}, "option coins: '1' is not a whole number from 2 to 20"),
        ({"coins": 21}, "not a whole number from 2 to 20"),
        ({"coins": "four"}, "not a whole number"),
        ({"coins": "-4"}, "not a whole number"),
        ({"coins": "4.0"}, "not a whole number"),
        ({"coins": 4.5}, "not a whole number"),
        ({"coins": ""}, "not a whole number"),
        ({"coins": "٤"}, "not a whole number"),
        ({"coins": "²"}, "not a whole number"),
        ({"coins": True}, "not a whole number"),
        ({"coins": "9" * 5000}, "not a whole number"),
    ],
)
def test_a_wrong_set_is_refused_with_a_sentence(chosen: dict[str, Any], sentence: str) -> None:
    with pytest.raises(WrongOptions, match=sentence):
        options.resolve(BAZAAR, 3, chosen)


@pytest.mark.parametrize("seats", [0, 1, 5, -3, "3", 3.0, True, None])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(WrongOptions, match="bazaar is for 2 to 4 players"):
        options.resolve(BAZAAR, seats)


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(WrongOptions, match="do not go together with 3 players: first player not seated"):
        options.resolve(HAB, 3, {"first_player": "3"})
    assert options.resolve(HAB, 4, {"first_player": "3"})["first_player"] == 3
