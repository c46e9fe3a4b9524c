"""Questions that several seats are asked at once: their answers lie sealed until the last one has come, then they are played one by one.

A nested question may come in between; the answers not yet played wait for its end. So a match has a row of windows, the outermost first.
"""

from __future__ import annotations

import itertools
from dataclasses import dataclass, field

from magnat.core.declare import GameState

HAND_DOWN: tuple[int, ...] = ()  # in an open window, in the place of an answer

Answers = dict[int, tuple[int, ...]]  # seat -> its acts, or HAND_DOWN


@dataclass
class Window:
    """A shared window in which somebody has answered."""

    phase: int
    depth: int
    pending: int
    answers: Answers = field(default_factory=dict)
    broken: bool = False  # all have answered, so no answer can be taken back

    def continues(self, st: GameState) -> bool:
        """Whether this window is still open. If a seat is asked whose answer it no longer waited for, another window has taken its place."""
        if st.depth < self.depth:
            return False
        phase, pending = asked_at(st, self.depth)
        return phase == self.phase and pending & ~self.pending == 0


def asked_at(st: GameState, depth: int) -> tuple[int, int]:
    """Phase and pending seats of the question at that depth of the stack."""
    return (st.phase, st.pending) if depth == st.depth else (st.phase_below[depth], st.pending_below[depth])


def open_window(windows: list[Window], st: GameState) -> Window | None:
    """The window of the open question, if somebody has answered it."""
    return windows[-1] if windows and windows[-1].depth == st.depth else None


def answers(windows: list[Window], st: GameState) -> Answers:
    """What lies sealed in the window that is open now."""
    window = open_window(windows, st)
    return window.answers if window else {}


def withdrawable(windows: list[Window], st: GameState) -> Answers:
    """The answers that can still be taken back: somebody is awaited who has not seen them."""
    return {} if windows and windows[-1].broken else answers(windows, st)


def seal(windows: list[Window], st: GameState, seat: int, acts: tuple[int, ...]) -> None:
    """Keep an answer; the engine hears it when the last one has come."""
    window = open_window(windows, st)
    if window is None:
        window = Window(st.phase, st.depth, st.pending)
        windows.append(window)
    window.answers[seat] = acts


def withdraw(windows: list[Window], seat: int) -> None:
    """Take a sealed answer back."""
    del windows[-1].answers[seat]
    if not windows[-1].answers:
        windows.pop()


def unseal(windows: list[Window], st: GameState, seat: int) -> tuple[int, ...]:
    """The answer of a seat, which will be played now; a seat with nothing to decide was not awaited and keeps the hand down."""
    window = open_window(windows, st)
    if window is None:
        return HAND_DOWN
    window.broken = True
    return window.answers.pop(seat, HAND_DOWN)


def still_open(windows: list[Window], st: GameState, opened: list[int]) -> list[Window]:
    """The windows that are not over, without answers of seats that are no longer asked.

    opened: the depths at which the last act opened a question; a window there or above it was the one before.
    """

    def stays(window: Window) -> bool:
        return all(window.depth < depth for depth in opened) and window.continues(st)

    kept = list(itertools.takewhile(stays, windows))
    for window in kept:
        _, window.pending = asked_at(st, window.depth)
        window.answers = {seat: acts for seat, acts in window.answers.items() if (window.pending >> seat) & 1}
    return kept
