"""Files of the user: saves and records. Whatever is wrong with them is said in a sentence."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TextIO

from magnat.core.errors import CorruptSave, MagnatError, reason

if TYPE_CHECKING:
    from magnat.core.play import Match

RECORD = "magnat-record"


class FileError(MagnatError):
    """A file that cannot be read or written."""


def read_document(path: Path, line: int | None = None) -> dict[str, Any]:
    """The JSON object of a save, or of one line of a record (the first one unless `line` says which, counted from 0)."""
    text = read_text(path)
    first = _parsed(text.lstrip().partition("\n")[0])
    if isinstance(first, dict) and first.get("format") == RECORD:
        lines = [row for row in text.splitlines() if row.strip()]
        index = line or 0
        if index >= len(lines):
            raise FileError(f"{path} has the games 0 to {len(lines) - 1}, not {index}")
        document = _parsed(lines[index])
    elif line is not None:
        raise FileError(f"{path} holds one game; --game picks a line of a file that `magnat simulate --record` wrote")
    else:
        document = _parsed(text)
    if not isinstance(document, dict):
        raise CorruptSave(f"{path} is not a Magnat file: it holds no JSON object")
    return document


def read_text(path: Path) -> str:
    """The text of a file of the user."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise FileError(f"there is no file {path}") from error
    except OSError as error:
        raise FileError(f"{path} cannot be read: {reason(error)}") from error
    except UnicodeDecodeError as error:
        raise CorruptSave(f"{path} is not a Magnat file: it is not text") from error


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def write_save(path: Path, match: Match) -> None:
    """Save a match; an existing file is replaced at one stroke, and only if it is a saved match itself."""
    from magnat.core.play import FORMAT, to_json

    if path.exists():
        document = _parsed(read_text(path)) if path.is_file() else None
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise FileError(f"{path} exists and is not a saved game; choose another name")
    write_text(path, json.dumps(to_json(match)) + "\n")


def write_text(path: Path, text: str) -> None:
    """Write a file, or replace it at one stroke."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except OSError as error:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise FileError(f"{path} cannot be written: {reason(error)}") from error


def check_writable(*paths: Path | None) -> None:
    """FileError unless these files, each another one, can be written: asked before hours of work that would be lost."""
    named = [path for path in paths if path is not None]
    for path in named:
        try:
            wrong = "is a directory" if path.is_dir() else "" if path.parent.is_dir() else "no such file or directory"
            wrong = wrong or ("" if os.access(path.parent, os.W_OK) else "permission denied")
        except OSError as error:  # a folder that nobody may enter, a name that is too long
            wrong = reason(error)
        if wrong:
            raise FileError(f"{path} cannot be written: {wrong}")
    if len({path.resolve() for path in named}) < len(named):
        raise FileError(f"{named[-1]} is named for two files; give each a name of its own")


@contextlib.contextmanager
def create(path: Path) -> Iterator[TextIO]:
    """A text file to write into, opened before anything is played, so that nothing is played in vain."""
    try:
        with path.open("w", encoding="utf-8") as file:
            yield file
    except OSError as error:
        raise FileError(f"{path} cannot be written: {reason(error)}") from error
