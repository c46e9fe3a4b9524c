"""Moments of real games, one for every question that a seat can be asked, to sit down at in a browser."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from magnat.core.declare import OPEN
from magnat.core.game import Game, load
from magnat.core.play import Match, Seat, SeededDice
from tests.browser.seated import POST
from tests.browser.server import signed
from tests.browser.visitor import Visitor
from tests.games.merchant_of_venus.scene import Scene as Venus

GAMES = ("hab_und_gut", "maxi_bourse", "merchant_of_venus", "richesses_du_monde", "venture")
COURSES = 60  # games that are looked through for questions that come up seldom
LONGEST = 1200  # acts of a game that are looked at
EARLIEST = 40  # acts before which a question is not taken, if it comes again
ADVISED = (0.5, 0.9, 0.0, 0.7)  # how often the advice is followed, else anything is done: rare questions need odd games
END = "the end"
NAMES = ("Ada", "Berta", "Carla", "David", "Emil", "Flora")
SPOKEN_UP: dict[str, dict[str, Any]] = {  # standing orders with which nothing is answered for a person
    "maxi_bourse": {"every_window": True},
    "richesses_du_monde": {"claim": False, "hand_down": False},
}
OPTIONS: dict[str, tuple[dict[str, str], ...]] = {  # with which questions come up that others do not ask
    "maxi_bourse": ({"edition": "masters"}, {"edition": "junior"}),
    "merchant_of_venus": ({}, {"early_assignment": "on"}, {}),
    "richesses_du_monde": ({}, {"bankruptcy": "grace"}, {"decisions": "agree"}),
    "venture": ({}, {"mistakes": "on"}, {}),
}


SAMPLE = {  # what `make test` looks at; `make thorough` looks at all of it
    "hab_und_gut": ("TRADE", END),
    "maxi_bourse": ("BIDS", "REQ_PRICE"),
    "merchant_of_venus": ("NAV", "TRANSACT"),
    "richesses_du_monde": ("MARKET", "AUCTION_BID"),
    "venture": ("MAIN", "PAY"),
}


def course(game: Game, number: int) -> Iterator[Match]:
    """A game from its beginning, before every decision."""
    luck, seats = random.Random(number), game.seat_counts[::-1][number % len(game.seat_counts)]
    chosen = OPTIONS.get(game.name, ({},))
    match = Match.new(game, NAMES[:seats], dice=SeededDice(number), chosen=chosen[number % len(chosen)])
    for _ in range(LONGEST):
        yield match
        if match.is_over:
            return
        seat = luck.choice(match.asked())
        if luck.random() < ADVISED[number % len(ADVISED)]:
            match.play(seat, [match.hint(seat)[0]])
        elif match.window == OPEN and luck.random() < 0.8:
            match.pass_window(seat)
        else:
            match.play(seat, [luck.choice(match.legal(seat))])


def questions(game: Game) -> list[str]:
    """What seats can be asked."""
    return [row.name for row in game.phases if not row.is_chance]


def cases() -> list[Any]:
    """Every game with every question and its end."""
    return [
        pytest.param(name, question, id=f"{name}-{question}", marks=() if question in SAMPLE[name] else pytest.mark.exhaustive)
        for name in GAMES
        for question in (*questions(load(name)), END)
    ]


@cache
def moments(name: str) -> dict[str, dict[str, Any]]:
    """A save for every question that comes up, late enough that things lie on the table where it can be, and one of the end."""
    game = load(name)
    found: dict[str, dict[str, Any]] = {}
    early: dict[str, dict[str, Any]] = {}
    for number in range(COURSES):
        for acts, match in enumerate(course(game, number)):
            question = END if match.is_over else match.row.name
            if question in found or (question in early and acts < EARLIEST):
                continue
            (found if acts >= EARLIEST else early)[question] = seen_by_ada(match)
        if {*early, *found, *RARE} >= {*questions(game), END}:
            break
    return early | found | {question: seen_by_ada(rare()) for question, (played, rare) in RARE.items() if played == name}


def overload() -> Match:
    """Ada has changed her freighter for a clipper and has more than it can carry."""
    scene = Venus().at("BASE").flies("freighter").credits(100).holds("good-finest_dust", 4).do("stay").do("buy_ship", "clipper")
    return Match(scene.game, [Seat(name) for name in NAMES[:2]], SeededDice(3), scene.st, scene.st.copy(), before=[[0, "scene", 0]])


RARE: dict[str, tuple[str, Callable[[], Match]]] = {"OVERLOAD": ("merchant_of_venus", overload)}  # what no game comes to at random


def seen_by_ada(match: Match) -> dict[str, Any]:
    """The match as a save in which one of those who are asked is a person, and all others are bots."""
    ada = match.asked()[0] if match.asked() else 0
    twin = match.copy()
    twin.seats = [replace(seat, kind="standard", name=name) for seat, name in zip(match.seats, NAMES[1:] + NAMES[:1], strict=False)]
    twin.seats[ada] = Seat(NAMES[0])
    return signed(twin)


def open_table(visitor: Visitor, name: str, question: str, window: int = 600) -> str:
    """A table at this moment, at which Ada has a seat; gives its id."""
    page = visitor.page
    if not page.url.startswith(visitor.server):
        page.goto(f"{visitor.server}/health")
    match: str = page.evaluate(POST, [f"/matches/import?window={window}", moments(name)[question]])["id"]
    if name in SPOKEN_UP:
        page.evaluate(POST, [f"/matches/{match}/orders", {"version": 1, "orders": SPOKEN_UP[name]}])
    page.evaluate(POST, [f"/matches/{match}/start", {}])
    return match


def sit_down(visitor: Visitor, name: str, question: str, window: int = 600) -> str:
    """Ada at a table at this moment; gives its id."""
    match = open_table(visitor, name, question, window)
    visitor.page.goto(f"{visitor.server}/m/{match}")
    visitor.at_the_table()
    return match
