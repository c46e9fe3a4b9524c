"""A puzzle from the front door to its solution: found, answered on the ordinary table, explained, and played out in a what-if."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from magnat.bots.puzzles import Puzzle, shipped
from magnat.core.game import load
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

PUZZLE = min(shipped(load("hab_und_gut")).values(), key=lambda puzzle: len(puzzle.answers[0]))


def begin(ada: Visitor, puzzle: Puzzle) -> None:
    """From the list to the table, drawn as text: there every act is a button."""
    page = ada.page
    page.goto(f"{ada.server}/puzzles")
    page.locator(f'a[href$="/puzzle/{puzzle.id}"]').click()
    page.locator("main button.main").click()
    expect(page.locator("[data-puzzle=asked]")).to_be_visible()
    page.goto(re.sub(r"[?#].*", "", page.url) + "?text=1")
    expect(page.locator("[data-puzzle=asked]")).to_be_visible()


def answer(ada: Visitor, puzzle: Puzzle, *, rightly: bool) -> None:
    for block, argument in puzzle.answers[0] if rightly else puzzle.advised:
        ada.page.locator(f'.choices-list [data-act="{block} {argument}"]').click()


def test_a_puzzle_is_solved_and_explained(visit: Visit) -> None:
    ada = visit()
    page = ada.page
    ada.front_door()
    expect(page.locator("#daily-puzzle")).to_be_visible()
    begin(ada, PUZZLE)
    answer(ada, PUZZLE, rightly=True)
    expect(page.locator("[data-puzzle=solved]")).to_be_visible()
    why = page.get_by_role("dialog")
    expect(why.get_by_role("listitem").first).to_have_class(re.compile("best"))
    expect(why.get_by_role("listitem")).to_have_count(len(PUZZLE.tried))
    why.locator("[data-do=what-if]").click()
    expect(page.locator(".banner.what-if")).to_be_visible()
    page.goto(f"{ada.server}/puzzles")
    expect(page.locator(f'a[href$="/puzzle/{PUZZLE.id}"].solved')).to_be_visible()


def test_an_answer_that_is_not_the_best_is_told_so_in_french_on_a_phone(visit: Visit) -> None:
    ada = visit(language="fr", phone=True, dark=True)
    begin(ada, PUZZLE)
    answer(ada, PUZZLE, rightly=False)
    expect(ada.page.locator("[data-puzzle=missed]")).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_contain_text("Le mieux")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("game", "act"), [("richesses_du_monde", ("pass_by", 0)), ("venture", ("end_ops", 0))])
def test_a_puzzle_is_answered_on_the_drawn_table(visit: Visit, game: str, act: tuple[str, int]) -> None:
    """With the controls that the game always has."""
    puzzle = next(one for one in shipped(load(game)).values() if [tuple(step) for step in one.answers[0]] == [act])
    ada = visit()
    ada.page.goto(f"{ada.server}/puzzle/{puzzle.id}")
    ada.page.locator("main button.main").click()
    expect(ada.page.locator("[data-puzzle=asked]")).to_be_visible()
    expect(ada.page.locator(".choices-list")).to_have_count(0)
    ada.page.locator(f'[data-act="{act[0]} {act[1]}"]').first.click()
    expect(ada.page.locator("[data-puzzle=solved]")).to_be_visible()
    expect(ada.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(len(puzzle.tried))
