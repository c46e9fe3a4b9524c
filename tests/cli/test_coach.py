"""The coach: what advised play does not change, what adds up, who is blamed, and what is refused."""

from __future__ import annotations

import itertools
import json
import math
from contextlib import suppress
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from magnat.bots import RandomBot, bot
from magnat.bots.coach import NotCoached, Record, coach, judging, lines_at, report, spoken, spoken_decision
from magnat.bots.coach.judging import Coached, Moment, Turn, _Book, _turns, _Work, balances
from magnat.bots.coach.playing import ADVISED, DRAWN, noted, wins_from
from magnat.bots.coach.report import said_move
from magnat.bots.coach.seeing import seen_again
from magnat.cli.coach import sections
from magnat.core.declare import CHANCE
from magnat.core.game import load
from magnat.core.numbers import below, number
from magnat.core.play import Match, Seat, SeededDice, to_json
from magnat.core.say import words
from tests.cli.conftest import User

HAB = load("hab_und_gut")
SPREADS = [
    pytest.param("hab_und_gut", 3, {}, id="hab_und_gut"),
    pytest.param("maxi_bourse", 2, {"edition": "junior"}, id="maxi_bourse"),
    pytest.param("richesses_du_monde", 2, {}, id="richesses_du_monde", marks=pytest.mark.exhaustive),
    pytest.param("merchant_of_venus", 2, {}, id="merchant_of_venus", marks=pytest.mark.exhaustive),
]


def played(kinds: list[str], seed: int = 5, acts: int = 10_000) -> Match:
    """A game of Hab & Gut between bots, or its first acts."""
    match = Match.new(HAB, [Seat(name, kind) for name, kind in zip(("Ada", "Bob", "Cleo"), kinds, strict=True)], dice=SeededDice(seed))
    bots: list[Any] = [RandomBot(seed) if kind == "random" else bot(kind, seed) for kind in kinds]
    while not match.is_over and len(match.played) < acts:
        seat = match.asked()[0]
        match.play(seat, [bots[seat].choose(match, seat)])
    return match


@pytest.mark.compiled
def test_an_advised_act_changes_no_playout() -> None:
    match = played(["standard"] * 3)
    record = Record.of(match)
    notes, compared = noted(record), 0
    assert all(note[ADVISED] == act for act, note in zip(record.acts, notes, strict=True))
    for place in range(len(match.played) - 1):
        if match.played[place].seat != CHANCE and compared < 30:
            before, after = wins_from(record, [place, place + 1], [int(notes[one][DRAWN]) for one in (place, place + 1)], 0, 8, 1)
            assert np.array_equal(before, after)
            compared += 1
    assert compared == 30


@pytest.mark.compiled
def test_a_game_of_advised_players_is_all_luck_and_the_balance_adds_up() -> None:
    match = played(["standard"] * 3)
    found = coach(match, playouts=20)
    winners = match.result()["winners"]
    assert all(moment.turn.seat == CHANCE for moment in found.moments) and not found.seen
    for row in found.balances:
        assert row.skill == row.others == 0 and row.result == (1 / len(winners) if row.seat in winners else 0) and row.fitted is None
        assert row.expected + row.luck == pytest.approx(row.result)
    assert sum(row.expected for row in found.balances) == pytest.approx(1, abs=0.01)


@pytest.mark.compiled
def test_what_a_seat_does_before_anybody_else_has_a_say_is_one_move() -> None:
    match = played(["random", "standard", "standard"])
    record = Record.of(match)
    notes, found = noted(record), coach(match, playouts=10)
    for moment in found.moments:
        turn = moment.turn
        acts = match.played[turn.place : turn.end]
        assert {act.seat for act in acts} == {turn.seat}
        if turn.deviates:
            assert turn.acts == tuple(act.act for act in acts)
            assert all(notes[place][ADVISED] != record.acts[place] for place in (turn.place, turn.end - 1))
    moved = [moment.turn for moment in found.moments if moment.turn.deviates]
    assert any(len(turn.acts) > 1 for turn in moved)
    for turn, then in itertools.pairwise(moved):
        assert any(act.seat != turn.seat for act in match.played[turn.end : then.place])


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "players", "chosen"), SPREADS)
def test_with_other_luck_the_coach_tells_something_else_by_as_much_as_the_errors_it_tells(name: str, players: int, chosen: dict[str, str]) -> None:
    match = strayed(name, players, chosen)
    record = Record.of(match)
    turns = _turns(record, noted(record))
    times = [judged_quickly(record, turns, match.result()["winners"], seed) for seed in range(1, 25)]
    moves = [row for row, turn in enumerate(turns) if turn.deviates]
    looked = [turns[row] for row in moves[:: -(-len(moves) // 3)]]
    again = [[seen_again(record, turn.place, turn.seat, turn.acts, turn.advised, seed) for turn in looked] for seed in range(1, 13)]
    assert_honest([[(one.moments[row].changes[0], one.moments[row].errors[0]) for row in moves] for one in times])
    assert_honest([[(row.luck, row.luck_error) for row in one.balances] for one in times])
    assert_honest([[(one.balances[0].skill, one.balances[0].skill_error)] for one in times])
    assert_honest([[(one.gain, one.error) for one in seen] for seen in again])


def strayed(name: str, players: int, chosen: dict[str, str]) -> Match:
    """A game of the advice in which Ada sometimes does anything."""
    match, stray, decision = Match.new(load(name), ["Ada", "Bob", "Cleo"][:players], dice=SeededDice(7), chosen=chosen), RandomBot(7), 0
    while not match.is_over:
        seat, decision = match.asked()[0], decision + 1
        strays = seat == 0 and below(number(7, decision, 1, 7), 100) < 15
        match.play(seat, [stray.choose(match, seat) if strays else match.hint(seat)[0]])
    return match


def judged_quickly(record: Record, turns: list[Turn], winners: list[int], seed: int) -> Coached:
    """With few playouts everywhere, but for one turn in three with more: errors must be right where both sides differ."""
    book = _Book(record, turns, tuple((seat in winners) / len(winners) for seat in range(record.seats)), seed)
    for some, playouts in ((turns, 12), (turns[::3], 24)):
        steps = book.deepen(some, playouts, _Work(1))
        answer = None
        with suppress(StopIteration):
            while True:
                task = steps.send(answer)
                answer = task.function(*task.arguments)
    return book.judged((), 24)


def assert_honest(told: list[list[tuple[float, float]]]) -> None:
    """A row for every time that it was judged, with (figure, error): figures spread over the times as the errors say. How a figure spreads over
    two dozen times is itself known to 15 in a hundred only; added up as if independent, errors would be more than twice as large."""
    figures = np.array(told)
    spread, error = figures[:, :, 0].var(axis=0, ddof=1).mean(), (figures[:, :, 1] ** 2).mean()
    assert 0.6 < math.sqrt(spread / error) < 1.6, (spread, error)


def test_what_only_the_playouts_would_have_played_otherwise_is_neither_luck_nor_skill() -> None:
    kinds = [(CHANCE, False, 0.25), (0, False, 0.125), (0, True, -0.5), (1, False, -0.0625), (1, True, 0.375)]
    moments = tuple(
        Moment(Turn(place, place + 1, seat, (1,), 2, 0, deviates), (0.5, 0.5), (change, -change), (0.0, 0.0))
        for place, (seat, deviates, change) in enumerate(kinds)
    )
    ada, bob = balances((0.6875, 0.3125), moments, (0.0, 0.0), (0.0, 0.0))
    assert (ada.luck, ada.skill, ada.others, ada.corrections) == (0.25, -0.5, 0.375, 0.0625)
    for row in (ada, bob):
        assert row.expected + row.luck + row.skill + row.others + row.corrections == row.result
    document = report(Record.of(played(["standard"] * 3, acts=1)), Coached(5, (), (), (ada, bob), (), 10))
    assert [row["corrections"] for row in document["balances"]] == [62, -62]
    told = spoken(document | {"swings": [], "decisions": [], "lessons": []}, words(HAB, "en"), ["Ada", "Bob"], {})
    assert "corrections of the estimate +6" in sections(told, words(HAB, "en").say)[0][1][0]


@pytest.mark.compiled
def test_whoever_plays_at_random_is_told_what_it_cost() -> None:
    match = played(["random", "standard", "standard"])
    found = coach(match, playouts=60)
    ada, bob, cleo = found.balances
    assert ada.skill < 0 and bob.skill == cleo.skill == 0 and bob.others + cleo.others == pytest.approx(-ada.skill, abs=0.02)
    assert ada.fitted is not None and ada.fitted < ada.expected  # between players as strong as these were
    for row in found.balances:
        assert row.expected + row.luck + row.skill + row.others == pytest.approx(row.result) and row.corrections == 0
    assert not found.lessons(1) and not found.lessons(2) and 0 < len(found.lessons(0)) <= 3
    assert all(one.gain > 0 and one.error > 0 and one.is_sure for one in found.lessons(0))
    assert found == coach(match, playouts=60)
    swings = found.swings(4)
    assert [moment.turn.place for moment in swings] == sorted(moment.turn.place for moment in swings) and 0 < len(swings) <= 4
    assert all(any(abs(change) > 2 * error for change, error in zip(one.changes, one.errors, strict=True)) for one in found.swings(1000))
    assert all(moment.turn.deviates or moment.turn.seat == CHANCE for moment in found.swings(1000))


def test_a_move_is_told_with_the_acts_that_complete_it() -> None:
    """In Maxi Bourse a seat names a company and then a number of lots: the first act alone says nothing."""
    game = load("maxi_bourse")
    match = Match.new(game, ["Ada", "Bob"], seed=3, chosen={"edition": "junior"})
    while not any(game.spelled(act)[0] == "sell" for act in match.legal(match.asked()[0])):
        seat = match.asked()[0]
        match.play(seat, [match.hint(seat)[0]])
    seat = match.asked()[0]
    st = match.asking(seat)
    sell = next(act for act in match.legal(seat) if game.spelled(act)[0] == "sell")
    after = st.copy()
    game.dispatch.apply(after, sell)
    lots = game.legal(after)[0]
    document = said_move(game, st, seat, [sell, lots], 1)
    assert [one["act"][0] for one in document["acts"]] == [game.spelled(act)[0] for act in (sell, lots)] and document["is_whole"]
    told = said_move(game, st, seat, [sell], 1)
    assert len(told["acts"]) == 1 and not said_move(game, st, seat, [lots], 1)["acts"]  # it is not legal yet
    decision = {"place": 0, "act": document, "better": document, "seen": None}
    assert "lot" in spoken_decision(decision, words(game, "en"), ["Ada", "Bob"])["act"]["words"]


def test_luck_that_the_log_passes_over_is_told_all_the_same() -> None:
    match = played(["standard"] * 3, acts=60)
    deal = next(place for place, act in enumerate(match.played) if act.seat == CHANCE)
    end = next(place for place in range(deal, len(match.played)) if match.played[place].seat != CHANCE)
    swings = [{"place": deal, "end": end, "seat": -1, "act": None}]
    said = spoken({"swings": swings, "decisions": []}, words(HAB, "en"), ["Ada", "Bob", "Cleo"], lines_at(match, swings))
    assert said["swings"][0]["told"].startswith("The price cards are dealt. Round 1: ")


@pytest.mark.compiled
def test_the_first_curve_comes_early_and_every_task_is_small() -> None:
    match = played(["random", "random", "standard"])
    steps, seen, answer = judging(Record.of(match), match.result()["winners"], 60), [], None
    while True:
        try:
            task = steps.send(answer)
        except StopIteration as end:
            found = end.value
            break
        assert 0 <= task.done < task.of
        if task.found is not None:
            seen.append((task.done, len(task.found.curve), len(task.found.moments)))
        answer = task.function(*task.arguments)
    (early, points, moments), (later, more, all_moments) = seen
    assert early < later and 10 <= points < more and moments == 0 and all_moments == len(found.moments)
    document = report(Record.of(match), found)
    assert len(json.dumps(document)) < 100_000 and "Ada" not in json.dumps(document)
    assert document["curve"][-1]["place"] == len(match.played)


@pytest.mark.compiled
def test_a_saved_game_is_coached_in_words_as_json_and_as_a_page(magnat: User, tmp_path: Path) -> None:
    file, page, picture = tmp_path / "game.json", tmp_path / "page.html", tmp_path / "picture.svg"
    file.write_text(json.dumps(to_json(played(["random", "standard", "standard"]))))
    said = magnat("coach", str(file), "--playouts", "20", "--html", str(page), "--picture", str(picture))
    assert said.code == 0 and "Ada" in said.out and "between players of standard strength" in said.out
    assert "<svg" in page.read_text() and "Cleo" in page.read_text() and "http" not in page.read_text()
    document = json.loads(magnat("coach", str(file), "--playouts", "20", "--json").out)
    assert document["format"] == "magnat-coach" and document["players"] == ["Ada", "Bob", "Cleo"] and document["decisions"]
    assert all(row["told"] for row in document["swings"]) and all(row["better"]["words"] for row in document["decisions"])
    drawn = ElementTree.fromstring(picture.read_text())
    assert drawn.tag.endswith("svg") and len(drawn.findall("{*}polyline")) == 3
    assert "joueurs de force standard" in magnat("coach", str(file), "--playouts", "4", "--lang", "fr").out


def test_what_cannot_be_judged_is_refused_with_a_sentence(magnat: User, tmp_path: Path) -> None:
    running = played(["standard"] * 3, acts=30)
    with pytest.raises(NotCoached, match="only a finished game"):
        coach(running)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(to_json(running)))
    said = magnat("coach", str(file))
    assert said.code == 2 and "only a finished game can be judged" in said.err
    page, folder = tmp_path / "page.html", tmp_path / "folder"
    folder.mkdir()
    for picture, sentence in ((folder, "is a directory"), (folder / "none" / "x", "no such file"), (page, "named for two files")):
        said = magnat("coach", str(file), "--html", str(page), "--picture", str(picture))
        assert said.code == 2 and sentence in said.err and sorted(tmp_path.iterdir()) == [folder, file]
    file.write_text("{}")
    assert magnat("coach", str(file)).code == 2 and magnat("coach", str(tmp_path / "none.json")).code == 2
