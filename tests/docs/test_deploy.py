"""What is set up for hosts: the service has a folder for compiled games, and the page for hosts tells of it."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "magnat.service"


def test_the_service_keeps_compiled_games() -> None:
    lines = UNIT.read_text(encoding="utf-8").splitlines()
    folder = next(line.removeprefix("CacheDirectory=") for line in lines if line.startswith("CacheDirectory="))
    assert f"Environment=MAGNAT_CACHE=/var/cache/{folder}" in lines  # its home is closed to it, so the usual folder is none
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert all(word in page for word in ("--thinkers", "MAGNAT_CACHE", "magnat warm", f"/var/cache/{folder}"))
