"""What must hold before anything is published: `release.py tag TAG` is that of the version, which changelog and citation name;
`release.py install FOLDER` is a small one.

FOLDER is the site-packages of an environment in which nothing but the wheel was installed.
"""

from __future__ import annotations

import re
import sys
from importlib.metadata import Distribution, distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST_PACKAGES, MOST_MB = 20, 15  # MB beyond NumPy and Numba, without compiled bytecode
MEGABYTE = 1_000_000
LARGE = {"numpy", "numba", "llvmlite"}  # llvmlite is Numba's
OF_PIP = {"pip", "setuptools"}  # in every environment


def version() -> str:
    """The version in the source tree."""
    text = (ROOT / "src" / "magnat" / "__init__.py").read_text(encoding="utf-8")
    return re.findall(r'^__version__ = "(.+)"$', text, re.MULTILINE)[0]  # type: ignore[no-any-return]


def wrong_tag(tag: str, version: str) -> str:
    """What is wrong with a tag; empty if it is that of the version."""
    return "" if tag == f"v{version}" else f"the tag is {tag}, but the version is {version}: its tag would be v{version}"


def unready(version: str, changelog: str, citation: str) -> list[str]:
    """What a version still lacks before it can be released, a sentence for each thing."""
    lacking = []
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changelog, re.MULTILINE):
        lacking.append(f"CHANGELOG.md has no heading `## {version} (YYYY-MM-DD)`")
    if f"version: {version}\n" not in citation:
        lacking.append(f"CITATION.cff does not name the version {version}")
    if not re.search(r"^date-released: \d{4}-\d\d-\d\d$", citation, re.MULTILINE):
        lacking.append("CITATION.cff has no line `date-released: YYYY-MM-DD`")
    return lacking


def sizes(folder: Path) -> dict[str, int]:
    """The bytes of every installed package."""
    return {each.name.lower(): _size(each) for each in distributions(path=[str(folder)]) if each.name.lower() not in OF_PIP}


def _size(package: Distribution) -> int:
    paths = [Path(str(package.locate_file(file))) for file in package.files or ()]
    return sum(path.stat().st_size for path in paths if path.suffix != ".pyc" and path.exists())


def told(found: dict[str, int]) -> str:
    """How large an install is, by its packages."""
    own = {name: size for name, size in found.items() if name not in LARGE}
    listed = ", ".join(f"{name} {size / MEGABYTE:.1f}" for name, size in sorted(own.items(), key=lambda row: -row[1]))
    return f"{len(found)} packages, {sum(own.values()) / MEGABYTE:.1f} MB beyond NumPy and Numba: {listed}"


def too_large(found: dict[str, int]) -> str:
    """What is too much in an install; empty if nothing is."""
    beyond = sum(size for name, size in found.items() if name not in LARGE) / MEGABYTE
    if len(found) <= MOST_PACKAGES and beyond <= MOST_MB:
        return ""
    return f"an install has at most {MOST_PACKAGES} packages and {MOST_MB} MB beyond NumPy and Numba"


def main(wanted: list[str]) -> int:
    what, given = wanted
    if what == "tag":
        texts = [(ROOT / name).read_text(encoding="utf-8") for name in ("CHANGELOG.md", "CITATION.cff")]
        wrong = wrong_tag(given, version()) or "\n".join(unready(version(), *texts))
    else:
        found = sizes(Path(given))
        print(told(found))
        wrong = too_large(found)
    if wrong:
        print(wrong, file=sys.stderr)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
