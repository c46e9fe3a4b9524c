"""Generated source becomes a real file, so that it can be cached, read, and stepped through."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from types import ModuleType

import platformdirs


@cache
def folder() -> Path:
    """Where generated sources and compiled code are kept: MAGNAT_CACHE, else the user's cache, else a temporary folder."""
    wanted = Path(os.environ.get("MAGNAT_CACHE") or platformdirs.user_cache_dir("magnat"))
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=wanted):
            return wanted
    except OSError:
        return Path(tempfile.mkdtemp(prefix="magnat-"))


def module(name: str, text: str, *versions: str) -> ModuleType:
    """Import `text` as a module from a file whose folder is named by a hash of the text and of all versions it depends on."""
    mark = hashlib.sha256("\n".join((text, sys.version, *versions)).encode()).hexdigest()[:16]
    full_name = f"magnat_generated_{name}_{mark}"
    if full_name in sys.modules:
        return sys.modules[full_name]
    path = folder() / mark / f"{name}.py"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(f".{os.getpid()}.draft")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)  # two processes may write the same text at once
    spec = importlib.util.spec_from_file_location(full_name, path)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[full_name] = made
    spec.loader.exec_module(made)
    return made


@contextmanager
def alone(made: ModuleType) -> Iterator[None]:
    """Who compiles a module first: the other processes wait, and find its code in the cache. On Windows each may compile it for itself."""
    with ExitStack() as held:
        if sys.platform != "win32":
            import fcntl

            with suppress(OSError):  # somebody else's folder, or a file system without locks
                file = held.enter_context(Path(str(made.__file__)).with_suffix(".lock").open("w"))
                fcntl.flock(file, fcntl.LOCK_EX)
        yield
