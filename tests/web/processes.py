"""Real servers in processes of their own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from types import TracebackType

from magnat.web.store import Database

PROGRAM = """
import sys
from pathlib import Path
from magnat.web.serve import serve
from magnat.web.settings import UNLIMITED, Settings
database = sys.argv[1] if "://" in sys.argv[1] else Path(sys.argv[1])
serve(port=int(sys.argv[2]), settings=Settings(database=database, limits=UNLIMITED, bot_pause=0.0))
"""


class Process:
    """A server on a free port of this machine; `with` waits until it is there, and kills it at the end."""

    def __init__(self, database: Database, port: int = 0, program: str = PROGRAM) -> None:
        self.database, self.port, self.program = database, port, program
        self.said: list[str] = []

    def __enter__(self) -> Process:
        command = [sys.executable, "-c", self.program, str(self.database), str(self.port)]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=os.environ | {"PYTHONUNBUFFERED": "1"})
        assert self.process.stderr is not None
        for line in self.process.stderr:
            self.said.append(line)
            if line.startswith("Magnat is at "):
                self.address = line.split()[3]
                self.port = int(self.address.rpartition(":")[2])
                break
        else:
            raise AssertionError(f"the server did not start: {self.said}")
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        return self

    def _listen(self) -> None:
        assert self.process.stderr is not None
        self.said += self.process.stderr.readlines()

    def kill(self) -> None:
        """Without a word of warning."""
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Politely; gives the exit code."""
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(60)
        self._listener.join(5)
        return code

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, trace: TracebackType | None) -> None:
        self.kill()
        self._listener.join(5)
        if self.process.stderr is not None:
            self.process.stderr.close()
