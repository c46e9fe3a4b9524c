"""Saves: they come back equal, or are refused with a sentence; draws can be proved."""

from __future__ import annotations

import copy
import dataclasses
import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from magnat.core.declare import CHANCE
from magnat.core.errors import CorruptSave, MagnatError
from magnat.core.game import Game, load, same_fields
from magnat.core.play import FairDice, Match, SeededDice, saves
from tests.core.bazaar import BAZAAR, Phase
from tests.core.tables import bazaar, play, played_out, step

HAB = load("hab_und_gut")


def in_a_window() -> Match:
    """Seat 1's boast is being judged; the claims of 0 and 2 wait, and seat 2 has already answered."""
    match = bazaar(3)
    play(match, "0 price 0", "1 take", "0 claim 2", "2 claim 1", "1 boast", "2 doubt")
    return match


def in_a_market() -> Match:
    match = bazaar(3)
    play(match, "0 price 0", "1 take", "0 abstain", "1 abstain", "2 abstain")
    match.pass_window(2)
    return match


MATCHES: dict[str, Callable[[], Match]] = {
    "new": lambda: bazaar(2),
    "window": in_a_window,
    "market": in_a_market,
    "over": lambda: played_out(BAZAAR, 3, 4),
    "fair": lambda: Match.new(BAZAAR, ["Ada", "Bob"], dice=FairDice(bytes(32), ["été"])),
    "what-if": lambda: in_a_window().what_if(0, 3),
}


def signed(document: dict[str, Any]) -> dict[str, Any]:
    """The document with a digest that fits: what a forger would write."""
    return document | {"digest": saves.digest(document)}


def loaded(document: Any, game: Game = BAZAAR) -> Match:
    return saves.from_json(document, game=game)


# Round trips


@pytest.mark.parametrize("name", MATCHES)
def test_a_save_comes_back_equal(name: str) -> None:
    match = MATCHES[name]()
    text = json.dumps(saves.to_json(match))
    again = loaded(json.loads(text))
    assert json.dumps(saves.to_json(again)) == text
    for seat in range(-1, match.state.seats):
        assert again.export(seat) == match.export(seat) and again.log(seat) == match.log(seat) and again.undoable(seat) == match.undoable(seat)
    assert again.asked() == match.asked() and again.windows == match.windows and again.played == match.played


@pytest.mark.parametrize("name", ["new", "window", "market", "fair"])
def test_a_loaded_match_goes_on_alike(name: str) -> None:
    match = MATCHES[name]()
    again = loaded(saves.to_json(match))
    while not match.is_over:
        assert step(match, 6) == step(again, 6)
    assert saves.to_json(match) == saves.to_json(again)


def test_a_save_names_its_game() -> None:
    match = played_out(HAB, 3, 2, stop=30)
    again = saves.from_json(json.loads(json.dumps(saves.to_json(match))))
    assert again.game is HAB and again.state == match.state


def test_a_record_of_acts_replays_without_dice() -> None:
    match = played_out(BAZAAR, 3, 8, mood="calm")
    again = saves.replay(BAZAAR, 3, {"mood": "calm"}, match.spelled())
    assert again.state == match.state and again.log(1) == match.log(1)


# Damage


@pytest.mark.parametrize("name", ["new", "window"])
def test_a_flipped_byte_anywhere_is_found(name: str) -> None:
    text = json.dumps(saves.to_json(MATCHES[name]())).encode()
    for index in range(0, len(text), 3):
        damaged = bytearray(text)
        damaged[index] ^= 1 << index % 7
        try:
            document = json.loads(bytes(damaged))
        except ValueError:
            continue
        with pytest.raises(CorruptSave):
            loaded(document)


def test_a_truncated_file_is_no_document() -> None:
    text = json.dumps(saves.to_json(in_a_window()))
    for length in range(0, len(text) - 1, 97):
        with pytest.raises(ValueError, match=r"."):
            json.loads(text[:length])


@pytest.mark.parametrize("foreign", [None, 7, "save", [], {}, {"format": "chess"}, {"format": "magnat-match"}, {"format": "magnat-seen", "seat": 1}])
def test_foreign_json_is_refused(foreign: Any) -> None:
    with pytest.raises(CorruptSave):
        loaded(foreign)


def test_a_newer_format_is_named() -> None:
    with pytest.raises(CorruptSave, match="newer Magnat"):
        loaded(signed(saves.to_json(bazaar()) | {"format_version": 2}))


def test_a_very_deep_document_is_refused() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(CorruptSave):
        loaded(saves.to_json(bazaar()) | {"marks": deep})


def changed(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Put a value at a place such as `snapshot.purse.0`."""

    def change(document: dict[str, Any]) -> None:
        *steps, last = [int(part) if part.isdigit() else part for part in path.split(".")]
        inner: Any = document
        for part in steps:
            inner = inner[part]
        inner[last] = value

    change.__name__ = f"{path}={value!r:.20}"
    return change


def without(key: str) -> Callable[[dict[str, Any]], None]:
    def change(document: dict[str, Any]) -> None:
        del document[key]

    change.__name__ = f"without {key}"
    return change


FORGERIES = [
    *(without(key) for key in saves.to_json(bazaar()) if key not in ("digest",)),
    changed("more", 1),
    changed("game", "hab_und_gut"), changed("game", "chess"), changed("game", ["bazaar"]), changed("game", None),
    changed("rules_version", "1"), changed("rules_version", None), changed("rules_version", 1.5),
    changed("options", []), changed("options", {}), changed("options.mood", "angry"), changed("options.coins", "99"), changed("options.coins", 4),
    changed("options.mood", "calm"), changed("options.turns", "3"), changed("options.colour", "red"),
    changed("seats", []), changed("seats", [{"name": "Ada", "kind": "person"}]), changed("seats.0.name", 7), changed("seats.0", "Ada"),
    changed("seats.1.age", 9), changed("seats.0.kind", None),
    changed("dice", {}), changed("dice.kind", "loaded"), changed("dice.seed", -1), changed("dice.seed", "1"), changed("dice.game", True),
    changed("acts", []), changed("acts", {}), changed("acts.5", [0, "price", 1]), changed("acts.0", [-1, "draw_purse", 9]),
    changed("acts.4", [1, "price", 0]), changed("acts.4", [0, "rest", 0]), changed("acts.4", [False, "price", 0]), changed("acts.4", [0, "price"]),
    changed("acts.4", [0, "price", "0"]), changed("acts.4", None), changed("acts.0", [-1, "draw_purse", 3]), changed("acts.4", [0, "price", 2]),
    changed("draws", []), changed("draws.3", 1), changed("draws.3", "3"), changed("draws.0", -1), changed("draws", [0, 1, 2, 3, 4]),
    changed("draws.3", 99), changed("draws.0", False),
    changed("drawn", 0), changed("drawn", 3), changed("drawn", 4.0), changed("drawn", "4"), changed("drawn", float("inf")), changed("drawn", True),
    changed("version", 0), changed("version", -3), changed("version", "2"), changed("version", 2.5), changed("version", float("nan")),
    changed("marks", [1]), changed("marks", ["b", "a"]), changed("marks", ["a", "a"]), changed("marks", None), changed("marks", [["a"]]),
    changed("known_acts", 1), changed("known_acts", -1), changed("known_acts", None), changed("known_acts", False), changed("known_acts", 10**6),
    changed("base", {}), changed("base", 0),
    changed("snapshot", {}), changed("snapshot.purse.0", 61), changed("snapshot.purse.0", -1), changed("snapshot.purse.0", 5.0),
    changed("snapshot.stall.0.0", 1), changed("snapshot.phase", 99), changed("snapshot.actor", 3), changed("snapshot.actor", -1),
    changed("snapshot.seats", 2), changed("snapshot.coins", 5), changed("snapshot.depth", 3), changed("snapshot.pending", 255),
    changed("windows", {}), changed("windows.0.depth", 0), changed("windows.1.depth", 1), changed("windows.0.depth", -1),
    changed("windows.1.depth", 7), changed("windows.0.broken", False), changed("windows.0.broken", 1), changed("windows.1.broken", None),
    changed("windows.0.answers.0", [3, "claim", 1]), changed("windows.0.answers.0", [-1, "claim", 1]),
    changed("windows.0.answers.0", [0, "doubt", 0]), changed("windows.0.answers.0", [0, None, 0]), changed("windows.1.answers", []),
    changed("windows.0.answers.0", [0, "claim", 9]), changed("windows.0.answers.0", ["0", "claim", 1]),
    changed("windows.1.answers.0", [1, "doubt", 0]),
    changed("windows.1.answers", [[0, "doubt", 0], [2, "doubt", 0]]), changed("windows.1.answers.0", [2, "draw_ware", 0]),
]  # fmt: skip


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_what_cannot_be_is_refused_even_with_a_right_digest(forge: Callable[[dict[str, Any]], None]) -> None:
    document = json.loads(json.dumps(saves.to_json(in_a_window())))
    forge(document)
    with pytest.raises(CorruptSave) as refused:
        loaded(signed(document))
    assert len(str(refused.value)) > 20


# Other rules


def under_other_rules(version: int = 2) -> Game:
    return dataclasses.replace(BAZAAR, version=version, upgrade=same_fields)


def test_rules_that_lead_to_the_same_position_keep_the_history() -> None:
    match = in_a_window()
    again = loaded(saves.to_json(match), under_other_rules())
    assert again.state == match.state and again.marks == set() and len(again.played) == len(match.played)
    assert loaded(saves.to_json(again), under_other_rules()).state == match.state


def test_rules_that_lead_elsewhere_go_on_from_the_snapshot_and_the_match_is_marked() -> None:
    match = in_a_window()
    document = saves.to_json(match)
    document["acts"] = [[0, "haggle", 1], *document["acts"][1:]]  # an act that the new rules do not know
    document = signed(document)
    with pytest.raises(CorruptSave):
        loaded(document)
    again = loaded(document, under_other_rules())
    assert again.state == match.state and again.marks == {"rules-changed"} and again.spelled() == document["acts"]
    assert again.windows == match.windows and again.asked() == [0] and again.drawn == match.drawn
    twice = loaded(saves.to_json(again), under_other_rules())
    assert saves.to_json(twice) == saves.to_json(again)
    play(again, "0 believe", "1 abstain")
    assert again.state.phase == Phase.MARKET
    assert loaded(saves.to_json(again), under_other_rules()).state == again.state


@pytest.mark.parametrize(
    "forge",
    [
        changed("snapshot.actor", 3), changed("snapshot.actor", -1), changed("snapshot.phase", 99), changed("snapshot.phase", 0),
        changed("snapshot.pending", 0), changed("snapshot.pending", 9), changed("snapshot.purse.0", 60), changed("snapshot.stall.0.0", 2),
        changed("snapshot.pending_below.0", 200), changed("windows.0.answers.0", [3, "claim", 0]), changed("drawn", -1), changed("version", 1.0),
        changed("acts.0", [0, 1, "price"]), changed("acts.0", [0]), changed("acts", None), changed("seats.0.name", None), changed("dice", 3),
    ],
    ids=lambda forge: forge.__name__,
)  # fmt: skip
def test_other_rules_do_not_excuse_a_position_that_cannot_be(forge: Callable[[dict[str, Any]], None]) -> None:
    document = json.loads(json.dumps(saves.to_json(in_a_window())))
    document["acts"][0] = [0, "haggle", 1]
    forge(document)
    with pytest.raises(CorruptSave):
        loaded(signed(document), under_other_rules())


# Any mutation at all

SAVES = [json.dumps(saves.to_json(make())) for make in MATCHES.values()]
SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 70), st.floats(), st.text(max_size=3), st.sampled_from(["claim", "boast", "price", "-1"])
)
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2), max_leaves=4)


@st.composite
def mutated(draw: st.DrawFn) -> Any:
    """A save with a few values replaced, removed, doubled or swapped, somewhere, and a digest that fits."""
    document = json.loads(draw(st.sampled_from(SAVES)))
    for _ in range(draw(st.integers(1, 3))):
        inner = document
        while True:
            keys = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if isinstance(inner[key], dict | list) and draw(st.integers(0, 3)):
                inner = inner[key]
                continue
            kind = draw(st.sampled_from(["put", "put", "remove", "double", "swap", "near"]))
            if kind == "put":
                inner[key] = draw(JSON)
            elif kind == "remove":
                del inner[key]
            elif kind == "double" and isinstance(inner, list):
                inner.insert(key, copy.deepcopy(inner[key]))
            elif kind == "swap":
                other = draw(st.sampled_from(keys))
                inner[key], inner[other] = inner[other], inner[key]
            elif type(inner[key]) is int:
                inner[key] += draw(st.sampled_from([-1, 1, 7]))
            break
    return signed(document)


@settings(max_examples=500)
@given(mutated(), st.sampled_from([1, 2]))
@example(json.loads(SAVES[0]), 1)
def test_a_mutated_save_is_refused_or_loads_equal(document: dict[str, Any], version: int) -> None:
    game = under_other_rules(version)
    try:
        match = loaded(document, game)
    except CorruptSave as refused:
        assert str(refused)
        return
    again = saves.to_json(match)
    if document["rules_version"] == version:
        assert json.dumps(again, sort_keys=True) == json.dumps(document, sort_keys=True)
    assert match.state.to_json() == document["snapshot"] and again["acts"] == document["acts"]
    assert match.is_over or match.asked()
    if not match.is_over:
        step(match, 1)


@settings(max_examples=150)
@given(JSON)
def test_any_json_is_refused(document: Any) -> None:
    with pytest.raises(CorruptSave):
        loaded(document)
    with pytest.raises(MagnatError):
        loaded({"format": "magnat-match", "format_version": 1, "game": document})


# Proving the draws


def test_honest_draws_are_proved() -> None:
    for name in ("over", "fair", "window"):
        assert saves.verify(MATCHES[name]()) == []


def test_a_forged_draw_is_found() -> None:
    match = played_out(BAZAAR, 3, 4, mood="calm")
    document = json.loads(json.dumps(saves.to_json(match)))
    ply = next(ply for ply, act in enumerate(document["acts"]) if act[1] == "draw_purse" and act[2] < 3)
    document["acts"][ply][2] += 1
    seat = ply
    document["snapshot"]["purse"][seat] += 1
    forged = loaded(signed(document))
    wrong = saves.verify(forged)
    assert [where for where, _ in wrong] == [ply] and wrong[0][1].seat == CHANCE


def test_a_draw_used_twice_is_found() -> None:
    match = bazaar(3)
    match.played[1] = dataclasses.replace(match.played[1], number=match.played[0].number)
    assert 1 in [ply for ply, _ in saves.verify(match)]


def test_other_dice_do_not_prove_a_match() -> None:
    match = played_out(BAZAAR, 4, 4)
    match.dice = SeededDice(5)
    assert saves.verify(match)
