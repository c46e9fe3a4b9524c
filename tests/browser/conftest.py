"""A real server, a real browser, and what the tests in this folder need of them."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Playwright, expect, sync_playwright

from tests.browser.visitor import Visitor

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "magnat" / "web" / "static"
SHOTS = ROOT / "test-artefacts" / "browser"
TRACES = ROOT / "test-artefacts" / "traces"
FAILED = pytest.StashKey[bool]()
PATIENCE = 300.0  # seconds for the server to come up, on a machine that is busy with other tests
SOON_MS = 30_000  # for anything the page does, on a machine that is busy with other tests
OPENED_MS = 60_000  # for a page to come up
WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CHROMIUMS = ("chromium-headless-shell", *WHOLE)  # the shell does what a page asks for little more than half the work, but shows no notifications
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
EXPECTED = ("net::ERR_", "the server responded with a status of", "WebSocket connection to")  # what a browser itself says about failed requests


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fixtures can see whether their test failed."""
    report = yield
    item.stash[FAILED] = report.failed or (report.when != "setup" and item.stash.get(FAILED, False))
    return report


def trace_of(name: str, person: int = 1) -> Path:
    """Where the trace of somebody in a failed test is kept; `playwright show-trace FILE` shows it."""
    told = re.sub(r"[^A-Za-z0-9]+", "-", name.partition("::")[2]).strip("-")[:120]
    return TRACES / f"{told}{f'-{person}' * (person > 1)}.zip"


@pytest.fixture(scope="session")
def page_is_built() -> None:
    """The page as its sources are now; built on the spot where npm can do it."""
    index = STATIC / "index.html"
    sources = [path for folder in (WEB / "src", *ROOT.glob("src/magnat/games/*/table")) for path in folder.rglob("*") if path.is_file()]
    if index.exists() and all(path.stat().st_mtime <= index.stat().st_mtime for path in sources):
        return
    if not (WEB / "node_modules" / "vite").exists() or not shutil.which("npm"):
        pytest.fail("The page is not built from its present sources. Run `npm ci && npm run build` in web/, or `pip install -e .` again.")
    subprocess.run(["npm", "run", "--silent", "build"], cwd=WEB, check=True, capture_output=True)


@pytest.fixture(scope="session")
def server(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that runs as long as the tests."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    folder = tmp_path_factory.mktemp("server")
    with (folder / "log").open("w") as log:
        process = subprocess.Popen([sys.executable, "-m", "tests.browser.server", str(port), str(folder)], cwd=ROOT, stdout=log, stderr=log)
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(address, process, folder / "log")
            yield address
        finally:
            process.terminate()
            process.wait(60)  # it may still be starting its workers, on a machine that is busy


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if process.poll() is not None:
            break
        try:
            urllib.request.urlopen(f"{address}/health", timeout=1).read()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return
    pytest.fail(f"the server did not come up:\n{log.read_text()[-2000:]}")


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=SOON_MS)
    with sync_playwright() as found:
        yield found


def chromium(playwright: Playwright, names: Sequence[str] = CHROMIUMS) -> Browser:
    """The first of these on the PATH, else Playwright's own."""
    path = next((found for name in names if (found := shutil.which(name))), None)
    channel = "chromium" if path is None and names == WHOLE else None
    return playwright.chromium.launch(executable_path=path, channel=channel, args=FLAGS)


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for all tests."""
    try:
        started = chromium(playwright)
    except Error as missing:
        pytest.fail(
            "These tests need Chromium. Install the package `chromium` of your system, or run `playwright install chromium`.\n"
            f"{str(missing).splitlines()[0]}"
        )
    yield started
    started.close()


Contexts = Callable[..., BrowserContext]
Visit = Callable[..., Visitor]


@pytest.fixture
def contexts(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Contexts]:
    """Makes browser contexts: each is somebody else's browser. What they did and saw is kept if the test fails.

    To record the whole page at every step costs a quarter of all work, so it is done only when a test is tried again; of a first failure
    the steps and the last look of each page are kept.
    """
    made: list[BrowserContext] = []
    is_tried_again = getattr(request.node, "execution_count", 1) > 1

    def make(*, language: str = "en", dark: bool = False, phone: bool = False, **more: Any) -> BrowserContext:
        size = {"width": 390, "height": 844} if phone else {"width": 1280, "height": 800}
        context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme="dark" if dark else "light",
            has_touch=phone,
            is_mobile=phone,
            **{"reduced_motion": "reduce", "service_workers": "block", **more},
        )
        context.set_default_timeout(SOON_MS)
        context.set_default_navigation_timeout(OPENED_MS)
        context.tracing.start(snapshots=is_tried_again)
        made.append(context)
        return context

    yield make
    for number, context in enumerate(made, 1):
        if request.node.stash.get(FAILED, False):
            kept = trace_of(request.node.nodeid, number)
            for page_number, page in enumerate(context.pages, 1):
                with suppress(Error):  # a page that answers no more has its steps at least
                    page.screenshot(path=kept.with_name(f"{kept.stem}-page-{page_number}.png"), timeout=SOON_MS)
            context.tracing.stop(path=kept)
        context.close()


@pytest.fixture
def visit(server: str, contexts: Contexts) -> Iterator[Visit]:
    """Somebody comes with a browser: `visit(language="fr", phone=True)`. What goes wrong in a page fails the test."""
    wrong: list[str] = []

    def listen(page: Page) -> None:
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", hear)

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and not any(expected in message.text for expected in EXPECTED):
            wrong.append(message.text)

    def come(context: BrowserContext | None = None, **more: Any) -> Visitor:
        page = (context or contexts(**more)).new_page()
        listen(page)
        return Visitor(page, server)

    yield come
    assert not wrong, "\n".join(wrong)


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which looks for barriers."""
    source = WEB / "node_modules" / "axe-core" / "axe.min.js"
    if not source.exists():
        pytest.fail("axe-core is missing: run `npm ci` in web/.")
    return source.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def shots() -> Path:
    """Where pictures of the main pages are kept."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    return SHOTS
