"""Tournaments: balanced seats, the same chance for every seating, results that go on where they were, and ratings that tell who is better."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from magnat.bots.pages import tournament_page
from magnat.bots.ratings import contests, ratings, summed, table_lines
from magnat.bots.tournament import (
    BadTournament,
    Plan,
    Played,
    Results,
    deals_for,
    planned,
    play_tournament,
    played_deal,
    seatings_of,
    tables_of,
)  # fmt: skip
from magnat.core.errors import MagnatError
from magnat.core.game import load
from magnat.core.play import Match
from tests.cli.conftest import User

HAB = load("hab_und_gut")


class Stubborn:
    """Always the first legal act."""

    name = "stubborn"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> int:
        return match.legal(seat)[0]


class Cheat(Stubborn):
    def choose(self, match: Match, seat: int) -> int:
        return -5


OWN = f"{__name__}:Stubborn"


def plan(*bots: str, players: int = 3, **how: Any) -> Plan:
    return planned(HAB, bots or ("standard", "random"), players=players, **how)


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    for bots, players in ((("standard", "random"), 3), (("standard", "random"), 4), (("standard", "random", "casual", "strong"), 3)):
        wanted = plan(*bots, players=players)
        seated = [seating for table in tables_of(wanted) for seating in seatings_of(table)]
        for seat in range(players):
            counts = {name: sum(seating[seat] == name for seating in seated) for name in bots}
            assert len(set(counts.values())) == 1, (bots, players, counts)
        assert deals_for(wanted, 1) == len(tables_of(wanted))


def test_a_deal_has_the_same_chance_in_every_seating() -> None:
    alike = played_deal(plan("standard", OWN), 3)
    assert len({game.seating for game in alike}) == len(alike) == 3
    assert alike == played_deal(plan("standard", OWN), 3) or [game.ranks for game in alike] == [
        game.ranks for game in played_deal(plan("standard", OWN), 3)
    ]


def test_a_tournament_goes_on_where_it_was_and_finds_the_same(magnat: User, tmp_path: Path) -> None:
    file, whole = tmp_path / "part.json", tmp_path / "whole.json"
    words = ("tournament", "hab_und_gut", "--bots", "standard,random", "--players", "4", "--workers", "1", "--json")
    assert magnat(*words, str(file), "--games", "2").code == 0
    before = json.loads(file.read_text())
    said = magnat(*words, str(file), "--games", "8")
    assert said.code == 0 and "standard" in said.out
    assert magnat(*words, str(whole), "--games", "8", "--html", str(tmp_path / "page.html")).code == 0
    part, all_at_once = json.loads(file.read_text()), json.loads(whole.read_text())
    assert part["games"][: len(before["games"])] == before["games"]  # not played again: the CPU times are the same
    ranks = [[(game["deal"], game["seating"], game["ranks"]) for game in document["games"]] for document in (part, all_at_once)]
    assert ranks[0] == ranks[1] and len(ranks[0]) == 8
    page = (tmp_path / "page.html").read_text()
    assert "<svg" in page and "standard" in page and "http" not in page


def test_who_is_better_is_rated_higher() -> None:
    results = Results(plan("random", "standard"))
    assert list(play_tournament(results, 6, workers=1)) == list(range(7))
    rated = ratings(results.games, results.plan.bots)
    assert [each.bot for each in rated] == ["standard", "random"] and rated[0].skill > rated[1].skill + rated[1].uncertainty
    (one,) = [each for each in contests(results.games, results.plan.bots) if each.bot == "standard"]
    assert one.share > 0.8 and one.deals == 6 and one.high - one.low < 0.6
    assert sum(each["share"] for each in summed(results)["contests"]) == pytest.approx(1, abs=1e-3)
    assert any("standard" in line for line in table_lines(results)) and "standard" in tournament_page(results)


def test_a_few_deals_that_all_end_alike_prove_little() -> None:
    games = [Played(deal, ("a", "b"), (1, 2), (0,), (0.0, 0.0), (1, 1)) for deal in range(12)]
    told = {each.bot: str(each) for each in contests(games, ("a", "b"))}
    assert told == {"a": "100 (76 to 100)", "b": "0 (0 to 24)"}
    (alone, _) = contests(games[:1], ("a", "b"))
    assert 0.1 < alone.low < 0.3 and alone.high == 1


def test_a_page_tells_the_edition_and_the_command() -> None:
    wanted = planned(load("maxi_bourse"), ("standard", "random"), players=2, seed=7, chosen={"edition": "junior"})
    games = [Played(0, ("standard", "random"), (1, 2), (0,), (0.1, 0.1), (9, 9))]
    command = "magnat tournament maxi_bourse --bots standard,random --players 2 --games 1 --seed 7 --seconds 0.2 --options edition=junior"
    for text in (tournament_page(Results(wanted, games)), "\n".join(table_lines(Results(wanted, games)))):
        assert "maxi_bourse (edition=junior), 2 players" in text and command in text


def test_ties_count_half_and_deals_are_the_unit() -> None:
    games = [Played(deal, ("a", "b"), (1, 1), (0, 1), (0.0, 0.0), (1, 1)) for deal in range(3)]
    games.append(Played(3, ("a", "b"), (1, 2), (0,), (0.0, 0.0), (1, 1)))
    share = {each.bot: each.share for each in contests(games, ("a", "b"))}
    assert share == {"a": 0.625, "b": 0.375}


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (("oracle", "standard"), "there is no bot 'oracle'"),
        (("standard",), "at least two bots"),
        (("standard", "heuristic"), "standard is named twice"),
        (("nowhere.at.all:bot", "standard"), "cannot be imported"),
        ((f"{__name__}:nobody", "standard"), "there is no function 'nobody'"),
        (("builtins:str", "standard"), "it has no choose"),
        (("os:getcwd", "standard"), "cannot be called with a seed"),
        ((":", "standard"), "is written module:function"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(bots: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(MagnatError, match=sentence):
        plan(*bots)


def test_a_bot_that_cheats_ends_the_tournament_with_a_sentence() -> None:
    with pytest.raises(BadTournament, match=r"Cheat played an illegal act in deal 0: -5"):
        played_deal(plan("standard", f"{__name__}:Cheat"), 0)


def test_a_file_of_another_tournament_is_refused_and_stays_as_it_is(magnat: User, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    for text, sentence in (
        (json.dumps(Results(plan(seed=9)).to_json()), "is of another tournament"),
        ('{"format": "magnat-match"}', "holds no tournament"),
        ("nonsense", "not a Magnat file"),
    ):
        file.write_text(text)
        said = magnat("tournament", "hab_und_gut", "--bots", "standard,random", "--players", "3", "--json", str(file))
        assert said.code == 2 and sentence in said.err and file.read_text() == text
    for option in ("--json", "--html"):
        said = magnat("tournament", "hab_und_gut", "--bots", "standard,random", option, str(tmp_path / "none" / "file"))
        assert said.code == 2 and "cannot be written" in said.err
    said = magnat("tournament", "hab_und_gut", "--bots", "standard,random", "--json", str(tmp_path / "new"), "--seconds", "nan")
    assert said.code == 2 and "a number of seconds above 0" in said.err and not (tmp_path / "new").exists()


def test_a_game_is_warmed_by_name(magnat: User) -> None:
    said = magnat("warm", "chess")
    assert said.code == 2 and "there is no game 'chess'" in said.err
