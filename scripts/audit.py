"""Whether holes are known in the packages that are installed beside Magnat: `make audit`, or `python scripts/audit.py [--index URL]`.

Asks PyPI for what it knows of each version that is installed. Exit code 0: nothing; 1: something, which is named; 2: it could not be asked.
"""

from __future__ import annotations

import argparse
import json
import sys
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib import metadata

INDEX = "https://pypi.org/pypi"
PATIENCE = 20.0  # seconds for one answer
AT_ONCE = 8


@dataclass(frozen=True)
class Hole:
    """Something that is known of a version of a package."""

    package: str
    version: str
    name: str
    mended: tuple[str, ...]

    def __str__(self) -> str:
        later = f"mended in {', '.join(self.mended)}" if self.mended else "not mended yet"
        return f"{self.package} {self.version}: {self.name}, {later}"


def installed() -> dict[str, str]:
    """The version of every package of this environment but Magnat itself."""
    found = {one.metadata["Name"]: one.version for one in metadata.distributions() if one.metadata["Name"]}
    return {name: version for name, version in sorted(found.items()) if name.lower() != "magnat"}


def holes(index: str, package: str, version: str) -> list[Hole] | None:
    """What is known of one version; None if PyPI does not have it (one's own, say)."""
    try:
        with urllib.request.urlopen(f"{index}/{package}/{version}/json", timeout=PATIENCE) as answer:
            document = json.load(answer)
    except urllib.error.HTTPError as error:
        if error.code == 404:
            return None
        raise
    known = [told for told in document.get("vulnerabilities", []) if not told.get("withdrawn")]
    names = [next((name for name in told.get("aliases", []) if name.startswith("CVE-")), told["id"]) for told in known]
    return [Hole(package, version, name, tuple(told.get("fixed_in", ()))) for name, told in zip(names, known, strict=True)]


def main() -> int:
    arguments = argparse.ArgumentParser(prog="python scripts/audit.py")
    arguments.add_argument("--index", default=INDEX, help="where PyPI's JSON is")
    index, packages = arguments.parse_args().index, installed()
    try:
        with ThreadPoolExecutor(AT_ONCE) as threads:
            asked = [threads.submit(holes, index, package, version) for package, version in packages.items()]
            answers = {package: one.result() for package, one in zip(packages, asked, strict=True)}
    except (OSError, ValueError) as error:
        print(f"nothing was checked: {index} does not answer as PyPI does ({error})", file=sys.stderr)
        return 2
    known = [answer for answer in answers.values() if answer is not None]
    if len(known) <= len(answers) / 2:  # a mirror that has only files, say: its silence reassures nobody
        print(f"nothing was checked: {index} knows {len(known)} of the {len(answers)} packages that are installed here", file=sys.stderr)
        return 2
    if strangers := [package for package, answer in answers.items() if answer is None]:
        print(f"not checked, because {index} does not know them: {', '.join(strangers)}", file=sys.stderr)
    found = [hole for answer in known for hole in answer]
    for hole in found:
        print(hole)
    if not found:
        print(f"no hole is known in the {len(known)} packages that were checked")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
