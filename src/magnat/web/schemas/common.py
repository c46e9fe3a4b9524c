"""What the schemas of requests and responses have in common."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import ConfigDict, Field

Act = Annotated[tuple[str, int], Field(description="[block, argument]", examples=[["buy", 0]])]
Moment = Annotated[str, Field(examples=["2026-07-01T12:00:00.000Z"])]
PaceName = Literal["slow", "normal", "fast", "at_once"]
FORBID = ConfigDict(extra="forbid")
