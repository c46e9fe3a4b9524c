"""Games with a fault planted in them: a copy of a game's sources in which a few words are others, imported beside the true game.

Faults are found in the sources of any game by what they are written like, so that the next game is planted by being there.
"""

from __future__ import annotations

import ast
import dataclasses
import itertools
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

from magnat.core.compile import functions_of
from magnat.core.game import Game, declared_in
from tests.contract import checks
from tests.contract.subjects import Setup, Subject, short, subject

SERIAL = itertools.count()
SEED = 3  # of the games in which faults are looked for
Trace = Callable[[FrameType, str, Any], Any]


@dataclass(frozen=True)
class Fault:
    """Other words for a stretch of one source file; `line` is where it is, and `name` what is at fault."""

    name: str
    path: Path
    line: int
    start: int  # in bytes
    end: int
    words: str

    def __str__(self) -> str:
        return f"{self.name} in line {self.line} of {self.path.name}"


class Garden:
    """Where games are planted; `clear` forgets their modules."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made: list[str] = []

    def words(self, name: str, *words: str) -> Game:
        """A game with other words in some places (old, new, old, new ...); each must be there exactly once."""
        changes = dict(zip(words[::2], words[1::2], strict=True))

        def replaced(path: Path, text: bytes) -> bytes:
            for old, new in list(changes.items()):
                if count := text.count(old.encode()):
                    assert count == 1, f"{old!r} is there {count} times"
                    text = text.replace(old.encode(), new.encode())
                    del changes[old]
            return text

        game = self._grown(name, replaced)
        assert not changes, f"not found: {changes}"
        return game

    def fault(self, name: str, fault: Fault) -> Game:
        """A game with a fault that was found in its sources."""
        return self._grown(name, lambda path, text: text[: fault.start] + fault.words.encode() + text[fault.end :] if path == fault.path else text)

    def _grown(self, name: str, replaced: Callable[[Path, bytes], bytes]) -> Game:
        package, found = f"planted_{name}_{next(SERIAL)}", subject(name)
        self.made.append(package)
        shutil.copytree(found.home, self.folder / package, ignore=shutil.ignore_patterns("__pycache__", "table"))
        for path in found.sources:
            (self.folder / package / path.relative_to(found.home)).write_bytes(replaced(path, path.read_bytes()))
        return declared_in(package, name)

    def clear(self) -> None:
        for module in [known for known in sys.modules if known.split(".")[0] in self.made]:
            del sys.modules[module]


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Rules with a fault may never come back: after so much time of the processor they are interrupted with a TimeoutError."""

    def interrupt(*_: Any) -> None:
        raise TimeoutError(f"no answer after {seconds} s")

    before = signal.signal(signal.SIGVTALRM, interrupt)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, 1.0)  # and again: what is raised while memory is tidied up is lost
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def of(game: Game) -> Subject:
    """The surroundings of the true game, for a game with a fault."""
    return dataclasses.replace(subject(game.name), game=game)


# Where faults can be


def parsed(name: str) -> Iterator[tuple[Path, ast.Module, list[int]]]:
    """The sources of a game as trees, with the byte at which each line begins."""
    for path in subject(name).sources:
        text = path.read_bytes()
        yield path, ast.parse(text), [0, *itertools.accumulate(len(line) for line in text.splitlines(keepends=True))]


def in_place_of(name: str, path: Path, starts: list[int], node: Any, words: str) -> Fault:
    return Fault(name, path, node.lineno, starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset, words)


def always_allowed(name: str) -> list[Fault]:
    """A `may_` that allows everything, also what it refuses in a game."""
    judges = reached(name).refusing & set(functions_of(subject(name).game.rules, subject(name).game.phases))
    found = []
    for path, tree, starts in parsed(name):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name in judges:
                first = next(line for line in node.body if not (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant)))
                start = starts[first.lineno - 1] + first.col_offset
                apart = "; " if first.lineno == node.lineno else "\n" + " " * first.col_offset
                found.append(Fault(f"{node.name} always allows", path, first.lineno, start, start, f"return 0{apart}"))
    return found


def forgotten(name: str) -> list[Fault]:
    """An act that forgets to count, to pay, to take away: a field of the state that is not changed where a game comes to change it."""
    chapters = {Path(str(module.__file__)) for module in subject(name).game.rules}
    found = []
    for path, tree, starts in parsed(name):
        guarded = [line for node in ast.walk(tree) if isinstance(node, ast.If) for line in node.body if line.lineno == node.lineno]  # perhaps not run
        for node in ast.walk(tree) if path in chapters else []:
            target = changed(node)
            if target is None or node in guarded or (str(path), target.lineno) not in reached(name).lines:
                continue
            if ast.unparse(target).startswith("st."):
                found.append(in_place_of(f"'{ast.unparse(node)}' is forgotten", path, starts, node, "pass"))
    return found


def changed(node: ast.AST) -> ast.expr | None:
    """What a statement surely changes: what is counted up or down, a set that somebody joins, the seats to be asked when one has answered.

    Whoever is taken out of another set need not have been in it.
    """
    if isinstance(node, ast.AugAssign):
        return node.target
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
        target = ast.unparse(node.targets[0])
        if ast.unparse(node.value).startswith((f"including({target}, ", "without(st.pending, st.actor)")):
            return node.targets[0]
    return None


def declared(name: str, made_by: set[str]) -> Iterator[tuple[str, ast.Call, Path, list[int]]]:
    """Names that are declared by a call: (name, call, where)."""
    for path, tree, starts in parsed(name):
        for holder in ast.walk(tree):
            for node in holder.body if isinstance(holder, ast.ClassDef) else []:
                if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and getattr(node.value.func, "id", "") in made_by:
                    yield ast.unparse(node.targets[0]), node.value, path, starts


def keyword(call: ast.Call, name: str) -> Any:
    return next((each.value for each in call.keywords if each.arg == name), None)


def shown_to_all(name: str) -> list[Fault]:
    """A secret field that everybody sees."""
    calls = [(field, keyword(call, "to"), path, starts) for field, call, path, starts in declared(name, {"secret"})]
    return [in_place_of(f"{field} lies open", path, starts, to, "lambda st, seat, index: 1") for field, to, path, starts in calls]


def told_to_all(name: str) -> list[Fault]:
    """A log line that says what is secret."""
    calls = [
        (event, keyword(call, "secrets"), path, starts) for event, call, path, starts in declared(name, {"event"}) if event in reached(name).told
    ]
    return [
        in_place_of(f"{event} tells all", path, starts, secrets, "()")
        for event, secrets, path, starts in calls
        if secrets and event in reached(name).told
    ]


def done_openly(name: str) -> list[Fault]:
    """An act whose argument is a secret, done before all eyes."""
    found = []
    for block, call, path, starts in declared(name, {"secretly"}):
        if block not in reached(name).played:
            continue
        given = [ast.unparse(size) for size in call.args]
        given += [f"{each.arg}={ast.unparse(each.value)}" for each in call.keywords if each.arg in ("of", "candidates", "most")]
        found.append(
            in_place_of(f"{block} is done openly", path, starts, call, f"__import__('magnat.core.declare').core.declare.openly({', '.join(given)})")
        )
    return found


def too_narrow(name: str) -> list[Fault]:
    """A field whose bound is below what it holds in a game."""
    highest = reached(name).highest
    found = []
    for field, call, path, starts in declared(name, {"shown", "secret", "local"}):
        if highest.get(field, 0) > 1:
            found.append(in_place_of(f"{field} is bounded too low", path, starts, keyword(call, "most"), str(highest[field] - 1)))
    return found


# What a game of the true rules passes through


@dataclass(frozen=True)
class Reached:
    """Of the random golden game: the lines that are run, and the judges (`may_x`) that refuse something; of others: what is told and played,
    and the highest value of every field."""

    lines: set[tuple[str, int]]
    refusing: set[str]
    told: set[str]
    played: set[str]
    highest: dict[str, int]


def usual(game: Game) -> Setup:
    """The setup in which faults are looked for."""
    return Setup(game, game.usual_seats, short(game))


@cache
def reached(name: str) -> Reached:
    """What games in which faults are looked for pass through."""
    found, true = Reached(set(), set(), set(), set(), {}), subject(name)
    sources = {str(path) for path in true.sources}

    def trace(frame: FrameType, what: str, argument: Any) -> Trace | None:
        if frame.f_code.co_filename not in sources:
            return None
        found.lines.add((frame.f_code.co_filename, frame.f_lineno))
        if what == "return" and argument and frame.f_code.co_name.startswith("may_"):
            found.refusing.add(frame.f_code.co_name)
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        checks.golden(true, "random")
    finally:
        sys.settrace(before)
    *_, (match, _) = checks.random_match(usual(true.game), SEED)
    found.told.update(line.event for played in match.played for line in played.lines)
    found.played.update(str(block) for _, block, _ in match.spelled())
    for st, _ in checks.course(usual(true.game), SEED):
        for field in st.fields.values():
            highest = max((checks.entry(st, field, index) for index in field.indices()), default=0)
            found.highest[field.name] = max(highest, found.highest.get(field.name, 0))
    return found
