"""What a newcomer is told at each question, in both languages."""

from __future__ import annotations

import pytest

from magnat.core.game import load, names
from magnat.core.play import options
from magnat.core.say import LANGUAGES, Bundle, game_text, shell_text
from tests.games.spoken import messages

LONGEST = 330  # letters: a phone shows them above the table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_question_is_explained_in_a_few_sentences(name: str, language: str) -> None:
    game = load(name)
    assert game.folder is not None
    table = (game.folder / "table" / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    explained = {key for key in messages(table) if key.startswith("explain-")}
    assert explained == {f"explain-{row.name}" for row in game.phases if not row.is_chance}
    speak = Bundle(language, shell_text(language), game_text(game.folder, language), table)
    usual = options.spelled(game, options.resolve(game, game.seat_counts[-1]))
    editions = options.declared(game)["edition"].values if "edition" in options.declared(game) else ("",)
    for key in explained:
        for edition in editions:
            pattern = speak.get_message(key).value
            assert pattern is not None
            said, errors = speak.format_pattern(pattern, usual | {"edition": edition})
            assert not errors and 20 <= len(said) <= LONGEST and said[-1] in ".!?", (key, len(said), said)
