"""A match: play, refuse, preview, undo, take back, what if, export."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from typing import Any

import pytest

from magnat.core.declare import CHANCE, SPECTATOR
from magnat.core.errors import Refused
from magnat.core.game import load
from magnat.core.play import Match, SeededDice, saves
from magnat.games.hab_und_gut.state import Block as HabBlock
from magnat.games.hab_und_gut.state import Phase as HabPhase
from tests.core.bazaar import BAZAAR, Block, Phase
from tests.core.tables import NAMES, bazaar, play, played_out, step

HAB = load("hab_und_gut")


def everything(match: Match) -> str:
    """All that a match is, to the last byte, and all that can still be undone."""
    undo = [(st.to_json(), repr(windows)) for st, windows in match._undo.moments]
    return json.dumps([saves.to_json(match), undo, [match.log(seat) for seat in range(-1, match.state.seats)]])


def hab(seats: int = 3, seed: int = 1) -> Match:
    return Match.new(HAB, list(NAMES[:seats]), dice=SeededDice(seed))


# Playing


def test_a_new_match_stands_at_its_first_question() -> None:
    match = bazaar()
    assert match.asked() == [0] and match.state.phase == Phase.PRICE and match.version == 1
    assert [act.seat for act in match.played] == [CHANCE] * 4 and match.drawn == 4  # three purses and a ware


def test_acts_by_name_or_number() -> None:
    one, other = bazaar(), bazaar()
    one.play(0, [("price", 1)])
    other.play(0, [Block.price + 1])
    assert everything(one) == everything(other)


def test_a_seed_repeats_a_game() -> None:
    assert everything(played_out(BAZAAR, 4, 3)) == everything(played_out(BAZAAR, 4, 3))
    assert everything(played_out(BAZAAR, 4, 3)) != everything(played_out(BAZAAR, 4, 4))


REFUSED: list[tuple[str, Callable[[Match], Any]]] = [
    ("not-your-turn", lambda match: match.play(1, [("price", 0)])),
    ("not-your-turn", lambda match: match.play(SPECTATOR, [("price", 0)])),
    ("not-your-turn", lambda match: match.play(17, [("price", 0)])),
    ("not-now", lambda match: match.play(0, [("rest", 0)])),
    ("not-now", lambda match: match.play(0, [("draw_ware", 0)])),  # chance's own
    ("not-now", lambda match: match.play(0, [-5])),
    ("not-now", lambda match: match.play(0, [10**9])),
    ("unknown-act", lambda match: match.play(0, [("fly", 0)])),
    ("unknown-act", lambda match: match.play(0, [("price", 9)])),
    ("unknown-act", lambda match: match.preview(0, [("price", 9)])),
    ("nothing-played", lambda match: match.play(0, [])),
    ("too-many-acts", lambda match: match.play(0, [("price", 0), ("price", 0)])),
    ("too-many-acts", lambda match: match.preview(0, [("price", 0), ("price", 0)])),
    ("not-your-turn", lambda match: match.pass_window(0)),
    ("nothing-to-undo", lambda match: match.undo(0)),
    ("nothing-to-undo", lambda match: match.undo(0, 0)),
    ("nothing-to-undo", lambda match: match.undo(0, -1)),
    ("nothing-to-undo", lambda match: match.undo(SPECTATOR)),
    ("takeback-among-people", lambda match: match.takeback(0)),
    ("not-your-turn", lambda match: match.hint(2)),
    ("not-your-turn", lambda match: match.preview(2, [("price", 0)])),
]


@pytest.mark.parametrize(("reason", "request_"), REFUSED)
def test_what_is_refused_changes_nothing_to_the_last_byte(reason: str, request_: Callable[[Match], Any]) -> None:
    match = bazaar()
    before = everything(match)
    with pytest.raises(Refused) as refused:
        request_(match)
    assert refused.value.reason == reason and everything(match) == before


def test_several_acts_are_judged_on_a_copy_before_any_is_played() -> None:
    match = hab()
    before = everything(match)
    with pytest.raises(Refused, match="BUY_OR_SELL"):
        match.play(0, [("buy", 0), ("buy", 1), ("sell", 0)])
    assert everything(match) == before
    match.play(0, [("buy", 0), ("buy", 1), ("trade_end", 0), ("donate", 1)])
    assert match.state.hand[0][:2] == [1, 0] and match.asked() == [1] and match.version == 2


def test_too_many_acts_are_refused_before_anything_is_drawn() -> None:
    match = bazaar(2, turns=2)
    play(match, "0 price 0", "1 decline", "0 abstain", "1 abstain", "0 rest")
    drawn = match.drawn
    with pytest.raises(Refused) as refused:
        match.play(1, [("rest", 0), ("price", 0)])  # the rest of seat 1 leads to the next draw
    assert refused.value.reason == "too-many-acts" and match.drawn == drawn
    match.play(1, [("rest", 0)])
    assert match.drawn == drawn + 1


def test_only_the_last_act_of_a_request_may_reveal() -> None:
    match = hab(3)
    for seat in (0, 1, 2):
        match.play(seat, [("trade_end", 0)])
    left = match.legal(0)[0]
    match.play(0, [left])
    right = next(act for act in match.legal(0) if act - HabBlock.right_card != left - HabBlock.left_card)
    before = everything(match)
    with pytest.raises(Refused) as refused:
        match.play(0, [right, ("halve_left", 0), ("halve_left", 0)])
    assert refused.value.reason == "too-many-acts" and everything(match) == before


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    match = played_out(BAZAAR, 3, 5)
    assert match.is_over and match.asked() == []
    for request in (
        lambda: match.play(0, [("rest", 0)]),
        lambda: match.preview(0, [("rest", 0)]),
        lambda: match.close_window(),
        lambda: match.pass_window(0),
        lambda: match.hint(0),
    ):
        with pytest.raises(Refused):
            request()
    refused = match.refusal(0, 0)
    assert refused is not None and refused.reason == "game-over" and match.legal(0) == []


def test_the_clock_plays_the_default() -> None:
    match = bazaar()
    play(match, "0 consult")
    match.close_window()
    assert match.log()[-1] == (5, "SHRUGGED", {"seat": 2}) and match.undoable(2) == 0
    match.close_window()  # no default for a price: the first legal act
    assert match.state.paid == 1 and match.state.phase == Phase.BID


def test_the_clock_also_runs_in_games_without_frames() -> None:
    match = hab()
    match.close_window()
    assert match.asked() == [1] and match.log()[-1][1] == "PASSED"


# Preview


def test_a_preview_changes_nothing_and_shows_what_comes() -> None:
    match = hab()
    before = everything(match)
    view, lines = match.preview(0, [("buy", 2), ("trade_end", 0)])
    assert everything(match) == before
    assert view["hand"][0] == [0, 0, 1, 0, 0, 0] and view["cash"][0] == 260 and view["hand"][1] == [None] * 6
    assert [(line.event, line.values) for line in lines] == [("BOUGHT", (0, 2, 40))]


def test_a_preview_of_what_reveals_teaches_nothing() -> None:
    """At the end of a lap the donations are turned up: trying out the last price turn must not show them."""
    match = hab(3)
    while (match.state.tour, match.state.phase, match.state.actor) != (4, HabPhase.HALVE, (match.state.first - 1) % 3):
        step(match, 8)
    seat = match.state.actor
    assert match.state.lap == 1 and sum(match.state.given) > match.state.given[seat]
    view, lines = match.preview(seat, [("halve_left", 0)])
    for luck in range(6):
        other = dataclasses.replace(match, state=match.state.copy())
        HAB.resample(other.state, seat, [luck, 0])
        assert other.preview(seat, [("halve_left", 0)]) == (view, lines)
    assert None in view["charity"]
    match.play(seat, [("halve_left", 0)])
    assert None not in match.view(seat)["charity"]


def test_a_preview_in_a_shared_window() -> None:
    match = bazaar()
    play(match, "0 price 0", "1 take")
    before = everything(match)
    view, lines = match.preview(0, [("claim", 2)])  # seat 0 is asked last by the engine
    assert everything(match) == before and view["claimed"] == [3, None, None, None]
    assert lines[0].event == "CLAIMED"


# Undo


def test_undo_goes_back_act_by_act() -> None:
    match = hab()
    states = [match.state.copy()]
    for block in ("buy", "buy"):
        match.play(0, [(block, 0)])
        states.append(match.state.copy())
    assert match.undoable(0) == 2 and match.undoable(1) == 0
    match.undo(0)
    assert match.state == states[1]
    match.play(0, [("buy", 3)])
    match.undo(0, 2)
    assert match.state == states[0] and match.undoable(0) == 0


def test_undo_works_until_somebody_else_acts() -> None:
    match = hab()
    match.play(0, [("trade_end", 0)])
    assert match.asked() == [1] and match.undoable(0) == 1
    match.play(1, [("buy", 0)])
    assert match.undoable(0) == 0 and match.undoable(1) == 1
    with pytest.raises(Refused):
        match.undo(0)


def test_undo_stops_at_a_draw_and_at_a_reveal() -> None:
    match = hab()
    for seat in range(3):
        match.play(seat, [("trade_end", 0)])
    match.play(0, [match.legal(0)[0]])
    match.play(0, [match.legal(0)[-1]])
    assert match.undoable(0) == 2
    match.play(0, [("halve_left", 0)])
    assert match.undoable(0) == 0  # the cards were laid open
    rounds = bazaar(2, turns=2)
    play(rounds, "0 price 0", "1 decline", "0 abstain", "1 abstain", "0 rest", "1 rest")
    assert rounds.played[-1].seat == CHANCE and all(rounds.undoable(seat) == 0 for seat in (0, 1, SPECTATOR))


def test_versions_and_draws_only_grow() -> None:
    match = bazaar(bots=(1, 2))
    seen = [(match.version, match.drawn)]
    for _ in range(12):
        seat, _act = step(match, 4)
        seen.append((match.version, match.drawn))
        if match.undoable(seat):
            match.undo(seat)
            seen.append((match.version, match.drawn))
            step(match, 5)
    play(match) if match.is_over else match.takeback(0)
    seen.append((match.version, match.drawn))
    versions, drawn = zip(*seen, strict=True)
    assert list(versions) == sorted(set(versions)) and list(drawn) == sorted(drawn)


def test_a_refused_request_does_not_raise_the_version() -> None:
    match = bazaar()
    with pytest.raises(Refused):
        play(match, "0 price 0", "2 take")
    assert match.version == 2


# Taking back, what if


def test_takeback_goes_over_bots_and_chance_and_marks_the_match() -> None:
    match = bazaar(3, bots=(1, 2))
    start = match.state.copy()
    play(match, "0 price 0", "1 decline", "2 decline", "0 abstain", "1 abstain", "2 abstain", "0 rest", "1 rest", "2 rest")
    drawn = match.drawn
    match.takeback(0)
    assert match.state.phase == Phase.MARKET and match.marks == {"takeback"} and match.drawn == drawn
    match.takeback(0)
    match.takeback(0)
    assert match.state == start and match.asked() == [0]
    with pytest.raises(Refused):
        match.takeback(0)
    with pytest.raises(Refused):
        match.takeback(SPECTATOR)  # whose number is that of chance
    assert saves.from_json(saves.to_json(match), game=BAZAAR).state == start


def test_after_a_takeback_chance_draws_new_numbers() -> None:
    match = bazaar(2, bots=(1,), turns=2)
    play(match, "0 price 0", "1 decline", "0 abstain", "1 abstain", "1 rest", "0 rest")
    first = match.played[-1].number
    match.takeback(0)
    play(match, "0 rest", "1 rest") if match.asked() == [0, 1] else play(match, "0 rest")
    while match.played[-1].seat != CHANCE:
        step(match, 1)
    assert match.played[-1].number > first and saves.verify(match) == []


def test_takeback_withdraws_an_answer_that_is_still_sealed() -> None:
    match = bazaar(3, bots=(1, 2))
    play(match, "0 price 0", "1 take", "1 claim 0", "0 claim 1")
    match.takeback(0)
    assert match.asked() == [0, 2] and match.marks == set() and match.state.phase == Phase.CLAIM


def test_what_if_starts_from_what_the_seat_knows() -> None:
    match = bazaar(4)
    play(match, "0 price 0", "1 decline")
    worlds = [match.what_if(2, seed) for seed in range(12)]
    assert len({world.state.to_bytes() for world in worlds}) > 3
    for world in worlds:
        assert world.view(2) == match.view(2) and world.marks == {"what-if"} and world.asked() == [2]
        again = saves.from_json(json.loads(json.dumps(saves.to_json(world))), game=BAZAAR)
        assert again.state == world.state and again.spelled() == world.spelled() == [[2, "what-if", 0]]
    step(worlds[0], 1)
    assert match.state.phase == Phase.BID and match.marks == set()


# What a seat may know


def test_secrets_of_a_draw_are_read_by_those_who_see_it() -> None:
    match = bazaar()
    purse = [line for line in match.log(1) if line[1] == "PURSE"]
    assert [values["coins"] is None for _, _, values in purse] == [True, False, True]
    assert all(values["coins"] is None for _, event, values in match.log(SPECTATOR) if event == "PURSE")
    assert match.log(0)[-1][2]["ware"] == match.state.ware - 1 and match.log(1)[-1][2]["ware"] is None


def test_a_redacted_record_hides_what_the_seat_did_not_see() -> None:
    match = bazaar()
    play(match, "0 consult", "2 ask_back", "0 whisper 3")
    assert match.redacted(0)[-1] == match.redacted(2)[-1] == [0, "whisper", 3]
    assert match.redacted(1)[-1] == match.redacted(SPECTATOR)[-1] == [0, "whisper", None]
    assert [argument for _, block, argument in match.redacted(SPECTATOR) if block == "draw_purse"] == [None] * 3


def test_who_sees_an_argument_is_judged_before_the_act() -> None:
    match = bazaar(2, turns=2)
    seen = match.redacted(0)[2]
    play(match, "0 price 0", "1 decline", "0 abstain", "1 abstain", "0 rest", "1 rest")
    assert match.state.lead == 1 and match.redacted(0)[2] == seen == [CHANCE, "draw_ware", match.played[2].act - Block.draw_ware]


def test_a_seat_exports_what_it_has_seen_and_nothing_more() -> None:
    match = bazaar()
    play(match, "0 price 2", "1 decline")
    export = json.loads(json.dumps(match.export(1)))
    assert export["view"] == match.state.view(1) and export["acts"] == match.redacted(1) and export["seat"] == 1
    assert "dice" not in export and "snapshot" not in export
    other = dataclasses.replace(match, state=match.state.copy())
    BAZAAR.resample(other.state, 1, [3, 0])
    assert other.export(1) == match.export(1)


def test_a_hint_says_what_and_why() -> None:
    match = bazaar()
    play(match, "0 price 0")
    before = everything(match)
    assert match.hint(1) == (Block.take, [("CHEAP", {"price": 1})]) and everything(match) == before


def test_the_state_at_every_place_of_the_record() -> None:
    match = played_out(BAZAAR, 3, 9)
    st = match.base.copy()
    BAZAAR.setup(st)
    for ply, act in enumerate(match.played):
        assert match.state_at(ply) == st and act.seat == st.actor
        BAZAAR.dispatch.apply(st, act.act)
    assert st == match.state


def test_the_result_names_the_winners() -> None:
    match = played_out(BAZAAR, 3, 9)
    result = match.result()
    assert result["winners"] == [seat for seat in range(3) if result["scores"][seat] == max(result["scores"])]
    assert all(result["ranks"][seat] == 1 for seat in result["winners"])
