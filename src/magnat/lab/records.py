"""Records: whole games as lists of acts, one JSON object a line, for checkers who have only the rulebook. See docs/formats.md.

A record is made beside a simulation: the same numbers are played once more by a template that keeps the acts, and its final states must be
those that the backend reached, byte by byte.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, TextIO

import numpy as np

from magnat.core.compile import AT_RANDOM, linker, play_to_end, set_up
from magnat.core.declare import SPECTATOR, scratch
from magnat.core.entries import reach
from magnat.core.errors import CorruptSave, MagnatError
from magnat.core.game import Game, is_over
from magnat.core.play import Match, options, replay
from magnat.lab.policies import NAMED, policy_called

FORMAT, FORMAT_VERSION = "magnat-record", 1
CHUNK = 256  # games whose acts are kept in memory at a time
FIRST_ROOM = 1024  # acts of a game that memory is set aside for; twice as many when a game needs more
STREAMS = 0  # bound, as in `playout`


def keep_act(st: Any, act: int, count: int, notes: Any) -> None:
    """Binds `before`: who does what, and what was asked."""
    notes[count, 0] = st.actor
    notes[count, 1] = act
    notes[count, 2] = st.phase


def record(st: Any, seed: int, game: int, limit: int, kept: Any) -> int:
    """One game of which every act is kept; returns how many there were."""
    drawn = scratch(STREAMS)
    set_up(st, drawn)
    return play_to_end(st, drawn, AT_RANDOM, seed, game, limit, kept)


def record_batch(states: Any, seed: int, first: int, limit: int, kept: Any, counts: Any) -> None:
    """Games `first`, `first + 1`, ... one after the other."""
    for index in range(len(states)):
        counts[index] = record(states[index], seed, first + index, limit, kept[index])


Acts = list[tuple[int, int, int]]  # seat, act, phase
Batch = Callable[[Any, int, int], Iterator[tuple[Any, Acts]]]


class Recorder:
    """Writes a line for every game of a simulation; give it `to(file)` as `visit`."""

    def __init__(self, game: Game, *, players: int, chosen: dict[str, object], seed: int, policy: str, backend: str, limit: int) -> None:
        if not isinstance(policy, str) or policy_called(policy) not in NAMED:
            raise MagnatError(f"games are recorded where all seats follow the same policy, one of: {', '.join(NAMED)}")
        self.game, self.seed, self.policy = game, seed, policy_called(policy)
        self.limit = limit or game.limit
        self.start = game.new_state(players, options.resolve(game, players, chosen))
        self.room = min(self.limit, FIRST_ROOM)
        self.play: Batch = self._plain() if backend == "python" else self._linked()

    def to(self, file: TextIO) -> Callable[[int, Any], None]:
        """Visits the final states of the games `first`, `first + 1`, ... and writes them down."""

        def visit(first: int, states: Any) -> None:
            for part in range(0, len(states), CHUNK):
                for line in self.lines(first + part, states[part : part + CHUNK]):
                    file.write(json.dumps(line, separators=(",", ":")) + "\n")

        return visit

    def lines(self, first: int, ended: Any) -> Iterator[dict[str, Any]]:
        """The records of the games that ended in these states."""
        for number, st, acts in self.games(first, ended):
            yield self.line(number, st, acts)

    def games(self, first: int, ended: Any) -> Iterator[tuple[int, Any, Acts]]:
        """Number, end and acts of the games that ended in these states."""
        for index, (st, acts) in enumerate(self.play(ended, self.seed, first)):
            if st.to_bytes() != self.game.state.packed_bytes(ended[index : index + 1]):
                raise MagnatError(f"game {first + index} of seed {self.seed} ends otherwise when recorded: a defect of this program")
            yield first + index, st, acts

    def recipe(self) -> dict[str, Any]:
        """What all games of the record have in common."""
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "game": self.game.name,
            "rules_version": self.game.version,
            "players": self.start.seats,
            "options": options.written(self.game, self.start),
            "policy": self.policy,
            "seed": self.seed,
        }

    def line(self, number: int, st: Any, acts: Acts) -> dict[str, Any]:
        """One game as a JSON object."""
        spelled = [[seat, *self.game.spelled(act)] for seat, act, _ in acts]
        return self.recipe() | {"number": number, "acts": spelled, "result": result(self.game, st)}

    def _plain(self) -> Batch:
        play = linker.plain(record, self.game.bindings(self.policy) | {"before": keep_act})

        def batch(ended: Any, seed: int, first: int) -> Iterator[tuple[Any, Acts]]:
            for index in range(len(ended)):
                st, kept = self.start.copy(), dict[tuple[int, int], int]()
                count = play(st, seed, first + index, self.limit, kept)
                yield st, [(kept[act, 0], kept[act, 1], kept[act, 2]) for act in range(count)]

        return batch

    def _linked(self) -> Batch:
        play = reach(self.game, f"{self.policy}_record", record_batch, self.policy, before=keep_act)

        def batch(ended: Any, seed: int, first: int) -> Iterator[tuple[Any, Acts]]:
            while True:
                states = self.start.to_records(len(ended))
                kept, counts = np.zeros((len(ended), self.room, 3), np.int32), np.zeros(len(ended), np.int64)
                play(states, seed, first, self.room, kept, counts)
                if self.room == self.limit or counts.max() < self.room:
                    break
                self.room = min(self.limit, 2 * self.room)
            for index, count in enumerate(counts.tolist()):
                yield self.game.state.from_record(states[index]), [(seat, act, phase) for seat, act, phase in kept[index, :count].tolist()]

        return batch


def result(game: Game, st: Any) -> dict[str, Any]:
    """What everybody sees at the end of a game."""
    seats = range(st.seats)
    finished = is_over(st)
    return {
        "finished": finished,
        "scores": [game.score(st, seat) for seat in seats],
        "ranks": [game.rank(st, seat) for seat in seats],
        "winners": [seat for seat in seats if finished and game.won(st, seat)],
        "position": st.view(SPECTATOR),
    }


def match_of(game: Game, document: dict[str, Any]) -> Match:
    """The match of a recorded line; refuses with a sentence what cannot be replayed or ends otherwise."""
    try:
        if document["format_version"] > FORMAT_VERSION:
            raise CorruptSave(f"this record was written by a newer Magnat; this one reads up to format {FORMAT_VERSION}")
        match = replay(game, document["players"], document["options"], document["acts"])
        now = result(game, match.state)
        if not now["finished"]:
            del now["ranks"]  # of a game that was cut off they follow from the scores; older records have others
        same = {"finished", "scores", "winners", "position"} <= document["result"].keys() and _agree(document["result"], now)
    except CorruptSave:
        raise
    except MagnatError as wrong:
        raise CorruptSave(f"this record cannot be replayed: {wrong}") from wrong
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as wrong:
        raise CorruptSave("this record is damaged: a part of it is missing or is not what it should be") from wrong
    if not same:
        raise CorruptSave("this record is damaged or of other rules: its acts do not lead to its result")
    return match


def _agree(then: Any, now: Any) -> bool:
    """Whether two results say the same as far as both say something: what one of them does not show is None or not there."""
    if isinstance(then, dict) and isinstance(now, dict):
        return all(_agree(then[name], now[name]) for name in then.keys() & now.keys())
    if isinstance(then, list) and isinstance(now, list):
        return len(then) == len(now) and all(map(_agree, then, now))
    return then is None or now is None or then == now
