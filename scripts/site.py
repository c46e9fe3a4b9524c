"""Builds the docs site into build/site: `python scripts/site.py`. A dead link, a missing page or picture, and anything
from another server are errors.

The pages are those of docs/, how to play and the rules of every game, and what stands beside the sources. Links between them follow; a link to a
file of the sources stays as its words.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

sys.path.insert(0, str(Path(__file__).parents[1]))  # `scripts` is found however this is started
from scripts.diagrams import UnknownLine, with_diagrams

ROOT = Path(__file__).parents[1]
PAGES, SITE = ROOT / "build" / "pages", ROOT / "build" / "site"
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
CODE = re.compile(r"^(```|~~~).*?^\1|`[^`\n]+`", re.MULTILINE | re.DOTALL)  # no links in it
BESIDE = {"CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md", "SECURITY.md": "security.md", "README.md": "index.md"}
RULE = re.compile(r"^- \*\*([A-Z]+\d+)\*\*", re.MULTILINE)  # as the rules of a game begin
CITED = re.compile(r"^Rules: ([A-Z]+\d+(?:, [A-Z]+\d+)*)$", re.MULTILINE)  # as how to play names them
GAME_PAGES = {"HOWTO": "play", "RULES": "rules"}
CITING = {"": "Rules: ", ".fr": "Règles : "}
LOADED = {"script": "src", "img": "src", "link": "href", "source": "src", "iframe": "src"}  # what a page fetches by itself


class Broken(Exception):
    """What is wrong with the site, a sentence for each thing."""


def sources() -> dict[Path, str]:
    """Every file that becomes a page or picture, with its place in the site."""
    docs = ROOT / "docs"
    found = {path: path.relative_to(docs).as_posix() for path in sorted(docs.rglob("*")) if path.suffix in (".md", ".png", ".svg")}
    for game in sorted((ROOT / "src" / "magnat" / "games").glob("*/HOWTO.md")):
        for language in CITING:
            found |= {game.with_name(f"{kind}{language}.md"): f"{there}/{game.parent.name}{language}.md" for kind, there in GAME_PAGES.items()}
    return found | {ROOT / name: place for name, place in BESIDE.items() if name != "README.md"}


def gather() -> None:
    """Write all pages into build/pages, their links turned."""
    places = sources()
    shutil.rmtree(PAGES, ignore_errors=True)
    wrong: list[str] = []
    for path, place in places.items():
        target = PAGES / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            target.write_text(turned(path, places, wrong), encoding="utf-8")
        else:
            shutil.copyfile(path, target)
    shutil.copyfile(ROOT / "docs" / "site.css", PAGES / "site.css")
    named = set(pages_named(tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]))
    made = {place for place in places.values() if place.endswith(".md")}
    wrong += [f"{place} is in no menu of zensical.toml" for place in sorted(made - named)]
    wrong += [f"zensical.toml names {place}, and there is no such page" for place in sorted(named - made)]
    if wrong:
        raise Broken("\n".join(wrong))


def pages_named(nav: Any) -> Iterator[str]:
    """The pages that a menu names."""
    for entry in nav if isinstance(nav, list) else nav.values():
        if isinstance(entry, str):
            yield entry
        else:
            yield from pages_named(entry)


def turned(path: Path, places: dict[Path, str], wrong: list[str]) -> str:
    """The text of a page with links as the site has them."""
    text = path.read_text(encoding="utf-8")
    code = [(found.start(), found.end()) for found in CODE.finditer(text)]
    beside = {ROOT / name: place for name, place in BESIDE.items()} | places

    def link(found: re.Match[str]) -> str:
        picture, words, address = found.groups()
        split = urlsplit(address)
        if split.scheme or not split.path or any(start <= found.start() < end for start, end in code):
            return found.group(0)
        target = (path.parent / unquote(split.path)).resolve()
        if not target.exists():
            wrong.append(f"{path.relative_to(ROOT)} links to {address}, which is not there")
        if target not in beside:
            return words if not picture else found.group(0)
        there = os.path.relpath(beside[target], Path(places[path]).parent).replace(os.sep, "/")
        return f"{picture}[{words}]({there}{'#' + split.fragment if split.fragment else ''})"

    turned_text = with_rules(LINK.sub(link, text), places[path])
    try:
        return with_diagrams(turned_text)
    except UnknownLine as unknown:
        wrong.append(f"{path.relative_to(ROOT)}: {unknown}")
        return turned_text


def with_rules(text: str, place: str) -> str:
    """The same where every rule of a game has an address of its own, and how to play links to it."""
    folder, _, name = place.rpartition("/")
    if folder == "rules":
        return RULE.sub(r'- <span id="\1"></span>**\1**', text)
    if folder != "play":
        return text
    words = CITING[".fr" if name.endswith(".fr.md") else ""]
    return CITED.sub(lambda found: words + ", ".join(f"[{rule}](../rules/{name}#{rule})" for rule in found[1].split(", ")), text)


class Fetched(HTMLParser):
    """The addresses that a page fetches by itself, those that it links to, and the places in it that have one."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.linked: list[str] = []
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        named = dict(attributes)
        self.places.add(named.get("id") or "")
        if tag in LOADED and (address := named.get(LOADED[tag])) and named.get("rel") not in ("canonical", "next", "prev"):
            self.fetched.append(address)
        if tag == "a" and (address := named.get("href")):
            self.linked.append(address)


def look_through(site: Path) -> list[str]:
    """What is wrong with a built site: files and places in them that are missing, anything fetched from another server."""
    wrong = []
    texts = {page: page.read_text(encoding="utf-8") for page in sorted(site.resolve().rglob("*.html"))}
    pages = {page: Fetched(text) for page, text in texts.items()}
    for page, found in pages.items():
        text, where = texts[page], page.relative_to(site.resolve())
        wrong += [f"{where} fetches {address} from another server" for address in found.fetched if urlsplit(address).netloc]
        wrong += [f"{where} has a picture that a script from another server would draw"] if 'class="mermaid"' in text else []
        for address in (*found.fetched, *found.linked):
            split = urlsplit(address)
            if split.scheme or split.netloc or page.name == "404.html":
                continue
            target = (page.parent / unquote(split.path)).resolve() if split.path else page
            target = target / "index.html" if target.is_dir() else target
            if not target.exists() or (target in pages and unquote(split.fragment) not in pages[target].places | {""}):
                wrong.append(f"{where} points to {address}, which is not there")
    return wrong


def main() -> None:
    gather()
    shutil.rmtree(SITE, ignore_errors=True)
    built = subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=ROOT, capture_output=True, text=True, check=False)
    if built.returncode:
        raise Broken(re.sub(r"\x1b\[[\d;]*m", "", built.stdout + built.stderr).split("Traceback")[0].strip())
    if wrong := look_through(SITE):
        raise Broken("\n".join(wrong))
    print(f"{len(list(SITE.rglob('*.html')))} pages in {SITE.relative_to(ROOT)}: every link leads somewhere, and nothing comes from another server")


if __name__ == "__main__":
    try:
        main()
    except Broken as wrong:
        sys.exit(str(wrong))
