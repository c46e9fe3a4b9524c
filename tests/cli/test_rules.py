"""`magnat games`, `magnat rules`, and the rulebook behind them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from magnat.core.game import load, names
from magnat.core.say import words
from magnat.core.say.rulebook import NoRulebook, Rulebook, Ruling, read, rulebook
from tests.cli.conftest import User


def test_games_are_listed(magnat: User) -> None:
    said = magnat("games")
    assert said.code == 0
    assert "hab_und_gut" in said.out and "Hab & Gut" in said.out and "45 minutes" in said.out


def test_games_as_json(magnat: User) -> None:
    found = json.loads(magnat("games", "--json", "--lang", "fr").out)
    assert [game["name"] for game in found] == names()
    hab = next(game for game in found if game["name"] == "hab_und_gut")
    assert hab["seats"] == [3, 4, 5] and "joueurs" in hab["length"]


def test_the_language_comes_from_the_environment(magnat: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "joueurs" in magnat("games").out


def test_one_rule(magnat: User) -> None:
    said = magnat("rules", "hab_und_gut", "h17")
    assert said.code == 0
    assert said.out.startswith("H17") and "current price" in said.out
    assert "H18" not in said.out


def test_one_ruling_in_french(magnat: User) -> None:
    said = magnat("rules", "hab_und_gut", "A12", "--lang", "fr")
    assert "Vendre au cours 0\u00a0: permis" in said.out and "Raison" in said.out


def test_all_rules_with_options_and_rulings(magnat: User) -> None:
    out = magnat("rules", "hab_und_gut").out
    assert all(f"\nH{number} " in out for number in range(1, 49))
    assert all(f"\nA{number} " in out for number in range(1, 25))
    assert "memory_aid" in out and "Price turn" in out


@pytest.mark.parametrize("game", names())
def test_the_rulebooks_of_both_languages_have_the_same_numbers(game: str) -> None:
    books = [rulebook(load(game), language) for language in ("en", "fr")]
    for part in ("rules", "rulings", "options"):
        english, french = (_entries(book, part) for book in books)
        assert english == french and english


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", names())
def test_an_option_that_a_rule_names_is_called_so_at_the_table(game: str, language: str) -> None:
    book, speak = rulebook(load(game), language), words(load(game), language)
    called = {speak.say(f"option-{option.name}") for option in book.options if option.name != "players"}
    texts = [rule.text for chapter in book.chapters for rule in chapter.rules] + [ruling.text for ruling in book.rulings]
    named = [found for text in texts for found in re.findall(r"\boptions? (?:“|«\u00a0)(.+?)(?:”|\u00a0»)", text)]
    assert not [name for name in named if name not in called]


def _entries(book: Rulebook, part: str) -> list[str]:
    if part == "rules":
        return [rule.number for chapter in book.chapters for rule in chapter.rules]
    return [row.number if part == "rulings" else row.name for row in getattr(book, part)]


def test_the_form_of_a_rulebook(tmp_path: Path) -> None:
    file = tmp_path / "RULES.md"
    file.write_text(
        "# Bazaar\n\nBy nobody.\n\n## The game\n\nA game\nfor two.\n\n## Rules\n\n### Setup\n\n- **B1** Sit down\n  at the table (A1).\n\n"
        "| item | count |\n|---|---|\n| coins | 5 |\n\n## Options\n\n| name | default | values |\n|---|---|---|\n| `pace` | `slow` | slow, fast |\n\n"
        "## Rulings\n\n| no. | point | ruling | reason |\n|---|---|---|---|\n| A1 | Chairs | any | none said |\n"
    )
    book = read(file)
    assert (book.title, book.intro) == ("Bazaar", "A game for two.")
    assert [(chapter.title, [rule.text for rule in chapter.rules]) for chapter in book.chapters] == [("Setup", ["Sit down at the table (A1)."])]
    assert [(row.name, row.default, row.values) for row in book.options] == [("pace", "slow", "slow, fast")]
    assert book.find("a1") == Ruling("A1", "Chairs", "any", "none said")
    assert book.cited("see A1, B1 and B7") == ["A1", "B1"]
    assert (book.options_title, book.rulings_title) == ("Options", "Rulings")


def test_a_rulebook_must_be_there_and_have_rules(tmp_path: Path) -> None:
    with pytest.raises(NoRulebook, match="missing"):
        read(tmp_path / "RULES.md")
    (tmp_path / "RULES.md").write_text("# Nothing\n")
    with pytest.raises(NoRulebook, match="no numbered rules"):
        read(tmp_path / "RULES.md")
