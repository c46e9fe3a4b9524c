"""Files that are one process's alone: to write, and for nobody else to read."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path

OTHERS = stat.S_IRWXO


def make_private(path: Path) -> None:
    """Make a file that only its owner reads, or take from one that is there what others may do with it."""
    if path.exists():
        if path.stat().st_mode & OTHERS:
            with suppress(PermissionError):  # it is somebody else's file, who has decided who may read it
                path.chmod(path.stat().st_mode & ~OTHERS)
    else:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def take(file: int) -> None:
    """Lock an open file until the process ends, however it ends; OSError if another one holds it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
