"""What the page says exists: every key that is given to `say` or `t` is a message of the page, of the program or of the game that is drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import ROOT, WEB
from tests.browser.test_sources import messages

CALL = re.compile(r"(?<![\w.])(?:(?:this\.)?(?:desk|words|store\.words)\.say|this\.say|t)\(")
COMPARED = re.compile(r"[=!]==?\s*$")
CALLED = re.compile(r"[\w\])!?.]$")  # what stands before the bracket of a call, or of an index
PAGE, GAMES = WEB / "src", sorted(ROOT.glob("src/magnat/games/*/table"))


def asked_in(source: str) -> Iterator[str]:
    """The keys in the first argument of every call, whichever of them is chosen there; `${…}` stands for what is put in."""
    for call in CALL.finditer(source):
        start = place = call.end()
        inside: list[bool] = []  # of each open bracket: whether it belongs to another call
        while place < len(source):
            sign, before = source[place], source[start:place]
            if sign in "\"'`":
                end = closing(source, place)
                if not any(inside) and not COMPARED.search(before):
                    yield source[place + 1 : end]
                place = end
            elif sign in "([{":
                inside.append(sign != "{" and CALLED.search(before) is not None)
            elif sign in ")]}" and inside:
                inside.pop()
            elif sign == ")" or (sign == "," and not inside):
                break
            place += 1


def closing(source: str, place: int) -> int:
    """Where the text that begins here ends."""
    quote, depth, end = source[place], 0, place + 1
    while source[end] != quote or depth:
        depth += (source.startswith("${", end)) - (depth > 0 and source[end] == "}")
        end += 1
    return end


def is_known(key: str, known: set[str]) -> bool:
    """Whether it is a message; of a key that is put together, whether any message can be meant."""
    if "${" not in key:
        return key in known
    fixed = re.split(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}", key)
    way = re.compile(r"[\w-]*".join(map(re.escape, fixed)))
    return any(way.fullmatch(one) for one in known)


def said_by(*games: Path) -> set[str]:
    folders = [PAGE / "words", ROOT / "src" / "magnat" / "words"]
    for game in games:
        folders += [game / "words", game.parent / "words"]
    return {key for folder in folders for key in messages(folder / "en.ftl")}


@pytest.mark.parametrize("folder", [PAGE, *GAMES], ids=lambda folder: str(folder.relative_to(ROOT)))
def test_every_key_is_a_message(folder: Path) -> None:
    """A drawing speaks its own game's words; the page around it, those of any."""
    known = said_by(*(GAMES if folder == PAGE else [folder]))
    sources = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte") and not path.name.endswith(".d.ts")]
    asked = [(path.name, key) for path in sources for key in asked_in(path.read_text(encoding="utf-8"))]
    assert asked and not [(name, key) for name, key in asked if not is_known(key, known)]


def test_a_key_that_is_no_message_is_found() -> None:
    source = 'desk.say(isIn("MAIN") ? "sold" : kind === "sale" ? `short-${good}` : { one: "bought" }[kind], { name: t("who") }); he.say("not-this")'
    assert list(asked_in(source)) == ["sold", "short-${good}", "bought", "who"]
    assert is_known("short-${good}", {"short-tea"}) and not is_known("short-${good}", {"tea"}) and not is_known("sold", {"sold-out"})
