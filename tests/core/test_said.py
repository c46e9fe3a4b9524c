"""The program and the page say the same cases alike: tests/core/said/cases.json."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from magnat.core.game import load, names
from magnat.core.play import options
from magnat.core.say import LANGUAGES, game_text, shell_text, words
from tests.core.said.cases import PEOPLE, read, said

WEB = Path(__file__).parents[2] / "web"
TOOLS = WEB / "node_modules" / "typescript"


@pytest.mark.parametrize("name", names())
def test_the_program_says_the_cases(name: str) -> None:
    for case in read():
        if case["game"] == name:
            assert said(words(load(name), case["language"]), case) == case["said"]


def test_the_page_says_the_cases() -> None:
    """As words.ts says them. It keeps a figure and its unit together; a terminal has no need to."""
    if not TOOLS.exists():
        pytest.skip("the page's tools are not installed: run `npm ci` in web/")
    games = {
        game.name: {
            "info": {
                "name": game.name,
                "blocks": [{"name": row.name, "size": row.size, "of": row.of} for row in game.blocks],
                "events": {row.name: row.kinds for row in game.events},
                "same": {row.name: row.same for row in game.events if row.same},
                "kinds": dict(game.kinds),
            },
            "texts": {language: [shell_text(language), game_text(game.folder, language)] for language in LANGUAGES},
            "options": options.spelled(game, options.resolve(game, game.seat_counts[-1])),
        }
        for game in map(load, names())
        if game.folder is not None
    }
    told = json.dumps({"games": games, "people": PEOPLE, "cases": read()})
    done = subprocess.run(["node", "../tests/core/said/say.mjs"], cwd=WEB, input=told, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    heard = [sentence.replace("\u00a0", " ") for sentence in json.loads(done.stdout)]
    expected = [case["said"].replace("\u00a0", " ") for case in read()]
    wrong = [(case, sentence) for case, sentence, right in zip(read(), heard, expected, strict=True) if sentence != right]
    assert not wrong, f"{len(wrong)} cases, the first: {wrong[0]}"
