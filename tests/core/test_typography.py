"""How every sentence is set that people read: words, how to play, guides and rules, in both languages.

French: a narrow no-break space before ; ! ? and %, a no-break space before : and inside « », a decimal comma. English: no space before any of them.
Both: curved apostrophes and quotation marks, one blank between words, names of no options and no numbers of rules where a player reads.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import magnat

PACKAGE = Path(*magnat.__path__)
ROOT = PACKAGE.parents[1]
FLUENT = sorted([*PACKAGE.rglob("*.ftl"), *(ROOT / "web" / "src" / "words").glob("*.ftl")])
PAGES = sorted([*PACKAGE.glob("games/*/HOWTO*.md"), *PACKAGE.glob("games/*/RULES*.md")])
FILES = [path for path in (*FLUENT, *PAGES) if "node_modules" not in path.parts]

PLACED = re.compile(r"\{[^{}]*\}|`[^`]*`")
"""What is not ours to set: placeables of Fluent, names in backticks."""
SPELLED_OUT = re.compile(r"^ {4}\S+( \S+)* {2,}|\?(?= (for|shows|pour|montre)\b)|^\s*(\*?\[[\w.]+\]|\.?[\w-]+ =)")
"""Columns of the terminal's help, its key `?`, and the keys of Fluent."""

ALWAYS = {
    "a straight apostrophe": r"'",
    "a straight quotation mark": r'"',
    "two blanks": r"(?<=\S)  +(?=\S)",
    "three dots": r"\.\.\.",
    "a blank before a full stop or a comma": r"\s[.,](\s|$)",
    "a formula of the engine": r"\bmod (n|\d+)\b|\bseats? 0 to\b|\bplaces? 0 à\b",
}
FRENCH = {
    "no narrow no-break space before ; ! ?": r"(?<!\u202f)[;!?]",
    "no no-break space before a colon": r"(?<!\u00a0):(?=\s|$)",
    "no no-break space inside « »": r"«(?!\u00a0)|(?<!\u00a0)»",
    "no narrow no-break space before %": r"(?<!\u202f)%",
    "a decimal point": r"\d\.\d",
    "a blank that may break in a number": r"(?<![\d\w])\d{1,3} \d{3}(?!\d)",
    "an English quotation mark": r"[“”]",
}
ENGLISH = {
    "a space before a mark": r"[\s\u00a0\u202f][;:!?%](?=\s|$)",
    "a sum with its dollar behind it": r"\d\s?\$(?!\d)",
    "a French quotation mark": r"[«»]",
    "American spelling": r"(?i)\b(colou?rize|color|center|favor|gray|honor|labor\b|defense|(re)?organiz\w+|rationaliz\w+|recogniz\w+)",
}
NAMES = r"\{ \$(seat\d?|names?|other|seller|sellers|victim|lead|company|partner|stingiest) \}"
FLUENT_ONLY = {
    "the name of an option or a field": r"\b[a-z]+_[a-z_]+\b",
    "the number of a rule, but as a citation at the end": r"(?<!\()(?<!, )\b[HVRMS]\d+\b(?! +show| +montrer)",
}
FRENCH_FLUENT = {
    "no elision before a name that may begin with a vowel": rf"\b(de|que|jusque|si|le|la) {NAMES}",
    "[one], which in French is 0 too, for what is written out: [1]": r"\[one\] (?!encore une? (vente|achat)$).*\b[Uu]ne?\b",
}

RETIRED = {
    "en": {
        "": r"\b(fair dice|hand down|front door|such act)\b",
        "hab_und_gut": r"\b(resources?|laps?|tours?)\b",
        "richesses_du_monde": r"\b(world tours?|part(y|ies) of|the party|association|file of titles)\b|\bassociat",
        "maxi_bourse": r"\b(quotit|quotas of|Chemistry|Stock exchange|knocked down)\b",
        "venture": r"\bChemistry\b",
    },
    "fr": {
        "": r"\b(bots?|consignes?|hasard loyal)\b|main baissée :|les règles derrière :",
        "hab_und_gut": r"\bdenrées?\b|porte-cartes (gauche|droit)\b",
        "richesses_du_monde": r"\b(plaques?|zones?)\b",
        "maxi_bourse": r"\b(porteurs?|dévoile\w*|suspen\w+|interrog\w+|votre argent)\b",
        "merchant_of_venus": r"\b(soutes?|cités?|titres?|le jet|du jet|posez-vous|biens? d’usine|défauss\w+|liaisons?|coupe)\b",
        "venture": r"\b(secteurs?|carte de rachat|encaiss\w+|(il)?légal\w*|sommet|arrangements?)\b",
    },
}
"""Words given up for another, so that one thing has one name on every page of a game; the rules may need some of them."""


def _language(path: Path) -> str:
    return "fr" if path.name in ("fr.ftl", "HOWTO.fr.md", "RULES.fr.md") else "en"


def _game(path: Path) -> str:
    return path.relative_to(PACKAGE / "games").parts[0] if PACKAGE / "games" in path.parents else ""


def _lines(path: Path, text: str) -> Iterator[tuple[int, str]]:
    """What is read of a file: no comments, no code, no lists of rules."""
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        if path.suffix == ".md":
            fenced ^= line.startswith("```")
            if fenced or line.startswith(("Rules: ", "    ")):
                continue
        elif line.startswith("#"):
            continue
        yield number, line


def faults(path: Path, text: str) -> list[str]:
    """Everything in a file that is not set or not called as it should be."""
    language, game = _language(path), _game(path)
    kinds = ALWAYS | (FRENCH if language == "fr" else ENGLISH)
    found = []
    for number, line in _lines(path, text):
        if path.suffix == ".ftl" and language == "fr":
            found += [f"{path.name}:{number}: {kind}: {line.strip()}" for kind, wrong in FRENCH_FLUENT.items() if re.search(wrong, line)]
        said = PLACED.sub("x", SPELLED_OUT.sub("x", line) if path.suffix == ".ftl" else line)
        looked_for = kinds | (FLUENT_ONLY if path.suffix == ".ftl" else {})
        found += [f"{path.name}:{number}: {kind}: {line.strip()}" for kind, wrong in looked_for.items() if re.search(wrong, said)]
        for owner in ("", game):
            retired = RETIRED[language].get(owner)
            if retired and "RULES" not in path.name and (owner or not game) and re.search(retired, said, re.IGNORECASE):
                found.append(f"{path.name}:{number}: a word that was given up: {line.strip()}")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.relative_to(ROOT).parts[-4:]))
def test_it_is_set_as_its_language_wants(path: Path) -> None:
    assert faults(path, path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("path", FLUENT, ids=lambda path: "-".join(path.relative_to(ROOT).parts[-4:]))
def test_every_message_is_written_once(path: Path) -> None:
    """Of two messages with one name only one would ever be said."""
    names = Counter(re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("fr.ftl", "a = Qui commence\u00a0?"),
        ("fr.ftl", "a = Qui commence?"),
        ("fr.ftl", "a = Cours : 3"),
        ("fr.ftl", "a = L'or"),
        ("fr.ftl", "a = « or\u00a0»"),
        ("fr.ftl", "a = 30\u00a0%"),
        ("fr.ftl", "a = 1.5\u00a0M"),
        ("fr.ftl", "a = 10 000 actions"),
        ("fr.ftl", "a = Les piles de { $seat }"),
        ("fr.ftl", "        [one] une carte"),
        ("en.ftl", "a = 10 %"),
        ("en.ftl", "a = Roll: 300 $"),
        ("en.ftl", 'a = The "bank"'),
        ("en.ftl", "a = The bank's"),
        ("en.ftl", "a = two  blanks"),
        ("en.ftl", "a = Trying ..."),
        ("en.ftl", "a = In the center"),
        ("en.ftl", "a = See turn_limit"),
        ("en.ftl", "a = It is owed by V32."),
        ("RULES.md", "- **H1** The bank's."),
        ("RULES.md", "- **H1** Seat (i+1) mod n."),
        ("HOWTO.fr.md", "L'or"),
    ],
)
def test_a_mistake_is_found(name: str, line: str) -> None:
    assert faults(PACKAGE / "games" / "venture" / name, line)


def test_a_word_that_was_given_up_is_found() -> None:
    assert faults(PACKAGE / "games" / "venture" / "HOWTO.fr.md", "Six secteurs.") and not faults(
        PACKAGE / "games" / "venture" / "HOWTO.fr.md", "Six branches."
    )
    assert faults(ROOT / "web" / "src" / "words" / "fr.ftl", "a = Rythme des bots")
