"""What lies in web/: the generated types are current, both languages say the same, the lock file names no registry."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from magnat.core.game import load, names
from magnat.core.say import game_text, shell_text
from scripts.openapi import schema
from scripts.page_types import files
from tests.browser.conftest import ROOT, WEB

WORDS = [WEB / "src" / "words", *sorted(ROOT.glob("src/magnat/games/*/table/words"))]


def test_the_types_are_those_of_the_schema(tmp_path: Path) -> None:
    tool = WEB / "node_modules" / ".bin" / "openapi-typescript"
    if not tool.exists():
        pytest.fail("openapi-typescript is missing: run `npm ci` in web/.")
    (tmp_path / "openapi.json").write_text(schema(), encoding="utf-8")
    subprocess.run([str(tool), str(tmp_path / "openapi.json"), "-o", str(tmp_path / "api.d.ts")], check=True, capture_output=True)
    made, kept = (tmp_path / "api.d.ts").read_text(encoding="utf-8"), (WEB / "src" / "api.d.ts").read_text(encoding="utf-8")
    assert made == kept, "the schema has changed: run `python scripts/openapi.py > web/openapi.json` and `npm run types` in web/"


def test_the_types_of_the_tables_are_those_of_the_declarations() -> None:
    for path, made in files():
        assert path.read_text(encoding="utf-8") == made, f"{path} is not current: run `python scripts/page_types.py`"


def test_svelte_check_has_nothing_to_say() -> None:
    done = subprocess.run(["npm", "run", "--silent", "check"], cwd=WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.parametrize("folder", WORDS, ids=lambda folder: str(folder.relative_to(ROOT)))
def test_both_languages_have_the_same_messages_with_the_same_values(folder: Path) -> None:
    english, french = (messages(folder / f"{language}.ftl") for language in ("en", "fr"))
    assert english == french


def messages(file: Path) -> dict[str, set[str]]:
    """Every message with the values it uses; broken text is an error."""
    text = file.read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = set(re.findall(r"\$([a-z]\w*)", text[entry.span.start : entry.span.end])) if entry.span else set()
    return found


def test_every_message_of_the_page_is_used() -> None:
    """By its name, or by a name that is put together around some of its letters: `short-${good}`."""
    folders = [WEB / "src", *ROOT.glob("src/magnat/games/*/table")]
    sources = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*") if path.suffix in (".ts", ".svelte"))
    plain, made = spelled_in(sources)
    unused = [key for folder in WORDS for key in messages(folder / "en.ftl") if key not in plain and not any(way.fullmatch(key) for way in made)]
    assert not unused


def spelled_in(sources: str) -> tuple[set[str], list[re.Pattern[str]]]:
    """Every word in quotes, and every name that is put together: as what it can match. What has no letters of its own says nothing."""
    plain = set(re.findall(r"""["'`]([a-z][\w-]*)["'`]""", sources))
    made: list[re.Pattern[str]] = []
    for text in {*re.findall(r"`((?:\$\{[^{}`]*\}|[^`\s$])*)`", sources), *re.findall(r"\b[a-z][\w-]*=\"([^\"\s]*)\"", sources)}:
        fixed = re.split(r"\$?\{[^{}]*\}", text)
        if len(fixed) > 1 and re.search("[a-z]{2}", "".join(fixed)) and all(re.fullmatch(r"[\w-]*", part) for part in fixed):
            made.append(re.compile(r"[\w-]*".join(map(re.escape, fixed))))
    return plain, made


SAYS = re.compile(r"""\b(say|sayOfHere|t|attribute)\(((?:[^(),]|\([^()]*\))*)""")
LITERAL = re.compile(r"""(?<![=!]== )"([a-z][\w-]*)"(?! [=!]==)""")


def said_in(source: str) -> set[str]:
    """The messages that a source says by their whole names, also one of several: `say(isMine ? "mine" : "theirs")`."""
    said = {(call, key) for call, keys in SAYS.findall(source) for key in LITERAL.findall(re.sub(r"\([^()]*\)|`[^`]*`", "", keys))}
    return {key for _, key in said} | {f"{key}-watched" for call, key in said if call == "sayOfHere"}


@pytest.mark.parametrize("name", ["", *names()])
def test_every_message_that_is_said_exists(name: str) -> None:
    """By a drawing: words of its game and of the shell; by the shell: its own and those that every game has. What is missing is said by its key."""
    folder = ROOT / "src" / "magnat" / "games" / name / "table" if name else WEB / "src"
    known = {*messages(WEB / "src" / "words" / "en.ftl"), *keys_of(shell_text("en"))}
    known |= set.intersection(*(keys_of(game_text(load(game).folder or ROOT, "en")) for game in ([name] if name else names())))
    known |= {*messages(folder / "words" / "en.ftl")}
    sources = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte") and ".d." not in path.name]
    said = {(key, path.name) for path in sources for key in said_in(path.read_text(encoding="utf-8"))}
    assert len(said) > 5
    assert [f"{path} says {key}" for key, path in sorted(said) if key not in known] == []


def keys_of(text: str) -> set[str]:
    """The messages of a text."""
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def test_a_message_that_is_said_is_found() -> None:
    assert said_in('desk.say(view.side === "mine" ? "side-mine" : "side-theirs", { of: desk.say("of") })') == {"side-mine", "side-theirs", "of"}
    assert said_in('desk.sayOfHere("cash")') == {"cash", "cash-watched"}
    assert said_in('desk.say(desk.choice("buy").open ? "buy-it" : `short-${key === 1 ? "tea" : good}`)') == {"buy-it"}


def test_a_message_that_nobody_says_is_found() -> None:
    plain, made = spelled_in('say("sold"); say(`short-${good}`); say(`${side}-holder`); say(`${one}${other}`)')
    assert plain == {"sold"} and {way.pattern for way in made if way.fullmatch("short-tea") or way.fullmatch("left-holder")}
    assert not any(way.fullmatch(key) for way in made for key in ("sold-out", "tea-short", "holder"))


def test_the_lock_file_names_no_registry() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in lock
    assert json.loads(lock)["lockfileVersion"] == 3


def test_no_network_address_is_built_in() -> None:
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css") and path.name != "api.d.ts"]
    assert not [path for path in sources if re.search(r"https?://(?!www\.w3\.org)", path.read_text(encoding="utf-8"))]
