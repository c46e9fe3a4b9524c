"""How to play: every game is explained to people, in both languages, in the same chapters."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from magnat.core.game import load, names
from magnat.core.say import LANGUAGES, rulebook
from magnat.core.say.howto import PARTS, HowTo, NoHowTo, howto, read


@pytest.mark.parametrize("game", names())
def test_both_languages_have_the_same_chapters(game: str) -> None:
    folder = load(game).folder
    assert folder and (folder / "HOWTO.md").exists() and (folder / "HOWTO.fr.md").exists()
    told = [howto(load(game), language) for language in LANGUAGES]
    for one, other in pairwise(told):
        assert _shape(one) == _shape(other)
        assert all(ours.title != theirs.title for ours, theirs in zip(one.chapters, other.chapters, strict=True))


def _shape(told: HowTo) -> list[object]:
    """All but the words: chapters with their paragraphs and bullets, and the rules behind them."""
    chapters = [(chapter.part, [(block.kind, len(block.lines)) for block in chapter.blocks], chapter.rules) for chapter in told.chapters]
    return [told.title, len(told.lead), *chapters]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_it_is_read_in_minutes_and_stands_on_the_rules(game: str, language: str) -> None:
    told, book = howto(load(game), language), rulebook(load(game), language)
    assert 2 <= told.minutes <= 4
    assert [chapter.part for chapter in told.chapters] == list(PARTS)
    for chapter in told.chapters:
        assert chapter.blocks and chapter.rules
        assert not [number for number in chapter.rules if not book.find(number)]
    lines = [*told.lead, *(line for chapter in told.chapters for block in chapter.blocks for line in block.lines)]
    assert all(line.count("**") % 2 == 0 for line in lines)
    assert not [line for line in lines if "`" in line or book.cited(line)]  # numbers and option names stay with the rules


def test_the_form_of_such_a_file(tmp_path: Path) -> None:
    path = tmp_path / "HOWTO.md"
    path.write_text("# Game\n\nLead\ngoes on.\n" + "".join(f"\n## {part}\n\nText.\n\n- one\n  more\n- two\n\nRules: G1, G2\n" for part in PARTS))
    told = read(path)
    assert (told.title, told.lead, told.minutes) == ("Game", ("Lead goes on.",), 1)
    assert told.chapters[0].blocks[1].lines == ("one more", "two") and told.chapters[4].rules == ("G1", "G2")
    path.write_text("# Game\n\n## Only one\n\nText.\n")
    with pytest.raises(NoHowTo, match="five chapters"):
        read(path)
    with pytest.raises(NoHowTo, match="missing"):
        read(tmp_path / "nothing.md")
