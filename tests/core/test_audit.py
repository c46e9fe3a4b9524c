"""The command that asks for known holes in dependencies, against an index of our own."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import version
from pathlib import Path

import pytest

pytestmark = pytest.mark.thorough

SCRIPT = Path(__file__).parents[2] / "scripts" / "audit.py"
KNOWN = {"id": "PYSEC-2026-1", "aliases": ["CVE-2026-0001"], "fixed_in": ["99.0"], "withdrawn": None}
WITHDRAWN = {"id": "PYSEC-2026-2", "aliases": [], "fixed_in": [], "withdrawn": "2026-01-01T00:00:00Z"}


@contextmanager
def index(known: dict[str, list[object]], *, empty: bool = False) -> Iterator[str]:
    """What PyPI would answer if it knew these holes, by package; it has never heard of NumPy, or of anything if it is empty."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            package = self.path.split("/")[1]
            self.send_response(404 if empty or package == "numpy" else 200)
            self.end_headers()
            self.wfile.write(json.dumps({"vulnerabilities": known.get(package, [])}).encode())

        def log_message(self, format: str, *values: object) -> None: ...

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def audit(url: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SCRIPT), "--index", url], capture_output=True, text=True, timeout=120)


def test_nothing_known_is_said_and_a_withdrawn_hole_is_none() -> None:
    with index({"rich": [WITHDRAWN]}) as url:
        done = audit(url)
    assert done.returncode == 0 and done.stdout.startswith("no hole is known in the ")
    assert done.stderr == f"not checked, because {url} does not know them: numpy\n"


def test_a_known_hole_is_named_with_the_version_that_mends_it() -> None:
    with index({"rich": [KNOWN, WITHDRAWN]}) as url:
        done = audit(url)
    assert done.returncode == 1 and done.stdout == f"rich {version('rich')}: CVE-2026-0001, mended in 99.0\n"


def test_an_index_that_knows_nothing_reassures_nobody() -> None:
    with index({}, empty=True) as url:
        done = audit(url)
    assert done.returncode == 2 and not done.stdout and done.stderr.startswith(f"nothing was checked: {url} knows 0 of the ")


def test_an_index_that_cannot_be_reached_is_a_sentence_and_no_reassurance() -> None:
    done = audit("http://127.0.0.1:9")
    assert done.returncode == 2 and not done.stdout and done.stderr.startswith("nothing was checked: ")
