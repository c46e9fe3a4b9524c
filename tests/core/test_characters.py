"""Characters: what bots are like stands beside the position, is drawn beside the dice, is kept with the seats, and is read by the advice alone."""

from __future__ import annotations

import itertools
import types
from dataclasses import replace
from typing import Any

import pytest

from magnat.bots import StandardBot
from magnat.bots.search import seen_world
from magnat.core.compile import ADVISED, TO_THE_END
from magnat.core.declare import CHANCE, GameState, Traits, shown, trait
from magnat.core.entries import reach
from magnat.core.errors import CorruptSave
from magnat.core.game import load, names
from magnat.core.numbers import CHANCE_STREAM, below, number
from magnat.core.play import FairDice, Match, Seat, SeededDice, drawn_character, from_json, options, to_json
from magnat.core.play.saves import digest
from magnat.core.say import words
from tests.core.bazaar import BAZAAR


def setup(st: Any) -> None: ...
def play_on(st: Any, policies: int, drawn: int, seed: int, game: int, limit: int, until: int) -> int: ...  # type: ignore[empty-body]


def whole_game(states: Any, seed: int, limit: int) -> None:
    setup(states[0])
    play_on(states[0], ADVISED, 0, seed, 0, limit, TO_THE_END)


def beginning(name: str, seed: int) -> Any:
    """A game before its setup, with a character on every seat."""
    game = load(name)
    st = game.new_state(game.usual_seats, options.resolve(game, game.usual_seats))
    for seat in range(game.usual_seats):
        st.character[seat] = list(drawn_character(game, SeededDice(seed), seat))
    return st


def seated(name: str, seed: int, **chosen: object) -> Match:
    """A match of standard bots with characters."""
    game = load(name)
    seats = [Seat(f"bot {seat}", StandardBot.name, drawn_character(game, SeededDice(seed), seat)) for seat in range(game.usual_seats)]
    return Match.new(game, seats, chosen=chosen, seed=seed)


def test_a_character_is_no_part_of_the_position() -> None:
    one, other = beginning("hab_und_gut", 1), beginning("hab_und_gut", 2)
    assert one.character != other.character and one == other
    assert one.to_bytes() == other.to_bytes() and one.to_json() == other.to_json() and one.view(0) == other.view(0)
    assert one.observation(0) == other.observation(0) and "character" not in one.fields


def test_it_goes_with_copies_and_records() -> None:
    st = beginning("venture", 3)
    assert st.copy().character == st.character == type(st).from_record(st.to_records(2)[1]).character


def test_a_state_declares_traits_and_no_field_of_that_name() -> None:
    class Mood(Traits):
        WARMTH = trait(-1, 1)

    class Warm(GameState, traits=Mood):
        pot = shown(most=9)

    assert Warm().character[0] == [0] and list(Warm.fields) == ["seats", "actor", "phase", "pot"]
    with pytest.raises(TypeError, match="cannot declare 'character'"):
        types.new_class("Cold", (GameState,), exec_body=lambda body: body.update(character=shown(most=1)))
    with pytest.raises(TypeError, match="fits into a byte"):
        trait(1, 3)


@pytest.mark.parametrize("name", names())
def test_characters_are_drawn_beside_the_dice_and_everybody_has_one(name: str) -> None:
    game = load(name)
    drawn = [drawn_character(game, SeededDice(seed), seat) for seed, seat in itertools.product(range(40), range(4))]
    assert all(any(character) for character in drawn) and len(set(drawn)) > 10
    assert drawn[:4] == [drawn_character(game, SeededDice(0), seat) for seat in range(4)]
    for row in game.state.traits:
        assert {row.least, row.most} <= {drawn_character(game, SeededDice(seed), 0)[row.number] for seed in range(400)}


def test_they_tell_no_draw() -> None:
    seeded, fair = SeededDice(7), FairDice(b"secret", ["the moon"])
    assert not {seeded.aside(count) for count in range(200)} & {seeded.number(count) for count in range(200)}
    assert not {fair.aside(count) for count in range(200)} & {fair.number(count) for count in range(200)}
    assert fair.aside(0) == FairDice(b"secret").aside(0)  # known before anybody has added a word
    assert drawn_character(BAZAAR, fair, 0) == ()


@pytest.mark.parametrize("name", names())
def test_every_trait_is_said_in_both_languages(name: str) -> None:
    game = load(name)
    for language in ("en", "fr"):
        speak = words(game, language)
        for row in game.state.traits:
            neutral = [0] * len(game.state.traits)
            said = [speak.character((*neutral[: row.number], value, *neutral[row.number + 1 :])) for value in range(row.least, row.most + 1)]
            assert said[-row.least] == "" and len(set(said)) == len(said)
            assert all(phrase[0].islower() and phrase[-1] != "." for phrase in said if phrase)
        assert speak.character(()) == ""


def test_a_save_keeps_characters_and_refuses_those_that_nobody_has() -> None:
    match = seated("hab_und_gut", 4)
    saved = to_json(match)
    assert [seat.character for seat in from_json(saved).seats] == [seat.character for seat in match.seats]
    plain = to_json(Match.new(match.game, ["Ada", "Bob", "Cleo"], seed=1))
    assert plain["seats"][0] == {"name": "Ada", "kind": "person"}  # as earlier versions wrote it
    for wrong in ([9, 0, 0], [0, 0], ["bold", 0, 0], [0] * 40):
        document = {**saved, "seats": [{**saved["seats"][0], "character": wrong}, *saved["seats"][1:]]}
        with pytest.raises(CorruptSave):
            from_json({**document, "digest": digest(document)})


def test_hints_know_no_character_and_a_bot_without_one_follows_them() -> None:
    match = seated("maxi_bourse", 5, edition="junior")
    plain = replace(match, seats=[Seat(seat.name, seat.kind) for seat in match.seats])
    standard, differed = StandardBot(), 0
    while not match.is_over and match.state.turn < 2:
        seat = match.asked()[0]
        act = standard.choose(match, seat)
        assert standard.choose(plain, seat) == match.hint(seat)[0] == plain.hint(seat)[0]
        differed += act != match.hint(seat)[0]
        match.play(seat, [act])
        plain = replace(match.copy(), seats=plain.seats)
    assert differed > 3


def test_search_knows_the_characters_of_everybody() -> None:
    match = seated("venture", 6)
    world = seen_world(match, match.asked()[0], 0)
    assert world.character[: match.state.seats] == [list(seat.character) for seat in match.seats]
    assert not any(map(any, match.state.character))


@pytest.mark.parametrize("name", names())
def test_the_rules_read_no_character(name: str) -> None:
    game, plain, st = load(name), beginning(name, 0), beginning(name, 0)
    plain.character = [[0] * len(row) for row in plain.character]
    for one in (plain, st):
        game.setup(one)
    drawn = 0
    while st.actor >= CHANCE and drawn < 1000:
        luck = number(1, 0, CHANCE_STREAM, drawn)
        drawn += 1
        legal = game.legal(st)
        assert legal == game.legal(plain)
        act = legal[below(luck, len(legal))] if legal else game.dispatch.outcome(st, luck)
        for one in (plain, st):
            game.dispatch.apply(one, act)
        assert st == plain
    seats = range(game.usual_seats)
    assert [game.standing(st, seat) for seat in seats] == [game.standing(plain, seat) for seat in seats]
    game.resample(st, 0, [1, 0])
    game.resample(plain, 0, [1, 0])
    assert st == plain


@pytest.mark.compiled
@pytest.mark.parametrize("name", names())
def test_compiled_and_interpreted_bots_have_the_same_character(name: str) -> None:
    game, plain = load(name), beginning(name, 8)
    states = plain.to_records()
    reach(game, "whole_game", whole_game)(states, 8, 900)
    game.setup(plain)
    drawn = 0
    for _ in range(900):
        if plain.actor < CHANCE:
            break
        if plain.actor == CHANCE:
            act, drawn = game.dispatch.outcome(plain, number(8, 0, CHANCE_STREAM, drawn)), drawn + 1
        else:
            act = game.advise(plain)
        game.dispatch.apply(plain, act)
    assert game.state.from_record(states[0]) == plain
    neutral = beginning(name, 8)
    neutral.character = [[0] * len(row) for row in neutral.character]
    others = neutral.to_records()
    reach(game, "whole_game", whole_game)(others, 8, 900)
    assert game.state.packed_bytes(others) != game.state.packed_bytes(states)  # and it shows
