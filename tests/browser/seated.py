"""Somebody at a table in a browser, who may also ask the server without the page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self

from tests.browser.visitor import Visitor

# Play on without the page, as the hints say but for some plain answers, until I am asked one of these things.
PLAY = """async ([id, turns, phases, plain]) => {
    const read = async () => (await fetch(`/api/matches/${id}`)).json();
    for (let now = await read(); now.status !== "over";) {
        if (!now.asked.includes(0)) {
            await fetch(`/api/matches/${id}?after=${now.version}`);
            now = await read();
        } else if ((now.view.turn ?? 0) >= turns && phases.includes(now.phase)) {
            return now.phase;
        } else {
            const act = plain[now.phase] ?? (await (await fetch(`/api/matches/${id}/hint`)).json()).act;
            const body = JSON.stringify({version: now.version, key: String(Math.random()), acts: [act]});
            const headers = {"Content-Type": "application/json"};
            const answer = await (await fetch(`/api/matches/${id}/acts`, {method: "POST", headers, body})).json();
            now = answer.error ? await read() : answer;
        }
    }
    return "over";
}"""


class Seated:
    """What every table has; the tests of each game add what its own has."""

    plain: ClassVar[dict[str, list[str | int]]] = {}  # answers that are given instead of the hint, by what is asked

    def __init__(self, visitor: Visitor, match: str = "") -> None:
        self.visitor, self.page, self.match = visitor, visitor.page, match

    def post(self, path: str, body: Any = None) -> Any:
        return self.visitor.post(path, body)

    def begin(self, game: str, opponents: int, options: dict[str, Any]) -> None:
        """A game against bots."""
        self.match = self.visitor.new_game(game, opponents, options)

    def resume(self, save: Any, orders: dict[str, Any] | None = None, start: bool = True) -> None:
        """A game from a position on."""
        self.match = self.post("/matches/import", save)["id"]
        if orders:
            self.post(f"/matches/{self.match}/orders", {"version": 1, "orders": orders})
        if start:
            self.post(f"/matches/{self.match}/start")

    def open(self) -> Self:
        self.visitor.open(self.match)
        return self

    def played_to(self, phases: tuple[str, ...], turns: int = 0) -> str:
        """What is asked when one of these things is, or "over"."""
        return str(self.page.evaluate(PLAY, [self.match, turns, list(phases), self.plain]))

    def play_to(self, *phases: str, turns: int = 0) -> Self:
        """Come to the table when one of these things is asked."""
        assert self.played_to(phases, turns) in phases
        return self.open()

    def snapshot(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.page.evaluate("async id => (await fetch(`/api/matches/${id}`)).json()", self.match)
        return answer

    def view(self) -> dict[str, Any]:
        return dict(self.snapshot()["view"])

    def helper(self, name: str, **values: Any) -> Any:
        return self.post(f"/matches/{self.match}/helpers/{name}", {"arguments": values})["answer"]

    def settled(self, act: Callable[[], None]) -> None:
        self.visitor.settled(act)
