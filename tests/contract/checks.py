"""What every game must keep, as functions that return a list of complaints; an empty list is a promise kept.

`tests/contract/test_contract.py` asks them of every game, `test_planted_faults.py` asks them of games with a fault, to see that they notice.
"""

from __future__ import annotations

import ast
import itertools
import json
import random
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from magnat.core import options, saves
from magnat.core.acts import ASKED, OPEN
from magnat.core.dice import SeededDice
from magnat.core.errors import MagnatError
from magnat.core.game import Game, is_over
from magnat.core.match import Match, Seat
from magnat.core.numbers import CHANCE_STREAM, below, number
from magnat.core.playout import ADVISED, AT_RANDOM
from magnat.core.state import CHANCE, NOBODY, SPECTATOR, Field, everybody
from magnat.core.words import Words, words
from magnat.lab.stepping import course as course_of
from magnat.lab.stepping import steps
from tests.contract.subjects import Setup, Subject

ENOUGH = 5  # complaints of one kind; the rest would say the same


# Courses of play


def course(setup: Setup, seed: int, policy: str = "random") -> Iterator[tuple[Any, int]]:
    """Every position of a game with the act played in it, and the last position with -1: the numbers are those of a batch.

    The position is the living state: whoever keeps it takes a copy.
    """
    st = setup.start()
    act = 0
    for step in course_of(setup.game, st, seed, 0, ADVISED if policy == "heuristic" else AT_RANDOM):
        act = step.act
        yield st, act
    if act >= 0:
        yield st, -1


def light_match(game: Game, st: Any) -> Match:
    """A match that stands at a position, for what a match derives from one."""
    return Match(game, [Seat(f"seat {seat}") for seat in range(st.seats)], SeededDice(0), st, st)


def asked(game: Game, st: Any) -> list[int]:
    """The seats that are asked in a position."""
    return light_match(game, st).asked()


def asking(st: Any, seat: int) -> Any:
    """The position with that seat as actor."""
    twin = st.copy()
    twin.actor = seat
    return twin


def where(game: Game, st: Any) -> str:
    """A position in words."""
    return f"{game.phases.named(st.phase)}, actor {st.actor}"


# Laws, bounds, ways out


def check_course(setup: Setup, seed: int, policy: str, reached: set[str] | None = None) -> list[str]:
    """One whole game: laws and bounds after every act, a way out of every phase, an end before the limit."""
    game, wrong = setup.game, []
    fixed = (setup.seats, [getattr(setup.start(), name) for name in setup.chosen])
    st, act = None, -1
    try:
        for st, act in course(setup, seed, policy):
            wrong += _standing_complaints(game, st, act)
            if (st.seats, [getattr(st, name) for name in setup.chosen]) != fixed:
                wrong.append(f"{where(game, st)}: seats or options have changed")
            if reached is not None:
                reached.add(game.phases.named(st.phase))
            if len(wrong) >= ENOUGH:
                return wrong
    except Exception as fault:  # whatever the rules raise is a complaint, with its place
        at = f"{where(game, st)}, act {act}" if st is not None else "setup"
        return [*wrong, f"{at}: {type(fault).__name__}: {fault}"]
    if st is None or not is_over(st):
        wrong.append(f"no end within {game.limit} acts")
    else:
        wrong += _result_complaints(game, st)
    return wrong


def _standing_complaints(game: Game, st: Any, act: int) -> list[str]:
    """What is wrong with a position and the act chosen in it."""
    wrong = [f"{where(game, st)}: {name} is out of its bounds" for name in st.out_of_bounds()]
    if law := game.broken_law(st):
        wrong.append(f"{where(game, st)}: the law {game.laws.named(law)} is broken")
    row = game.phases.entries[st.phase]
    if st.actor == CHANCE:
        odds = [game.dispatch.odds(st, outcome) for outcome in range(game.act_count)]
        if not row.is_chance or min(odds) < 0 or sum(odds) <= 0:
            wrong.append(f"{where(game, st)}: chance has no way out")
        elif odds[act] <= 0:
            wrong.append(f"{where(game, st)}: chance drew what has no odds")
    elif st.actor >= 0:
        wrong += _question_complaints(game, st, act)
    return wrong


def _question_complaints(game: Game, st: Any, act: int) -> list[str]:
    row, wrong = game.phases.entries[st.phase], []
    if row.is_chance or st.actor >= st.seats:
        return [f"{where(game, st)}: nobody can be asked this"]
    if row.window != ASKED and (st.pending >> st.seats or not (st.pending >> st.actor) & 1):
        return [f"{where(game, st)}: a shared window asks {st.pending:b}"]
    if row.window == OPEN:
        silent = [seat for seat in range(st.seats) if (st.pending >> seat) & 1 and seat not in asked(game, st)]
        wrong += [f"{where(game, st)}: seat {seat} could act and is not awaited" for seat in silent if len(game.legal(asking(st, seat))) > 1]
    for seat in asked(game, st):
        twin = asking(st, seat)
        legal = game.legal(twin)
        if not legal:
            wrong.append(f"{where(game, st)}: no way out for seat {seat}")
            continue
        if legal != [other for other in range(game.act_count) if game.dispatch.refusal(twin, other) == 0]:
            wrong.append(f"{where(game, st)}: legal and refusal disagree")
        wrong += [f"{where(game, st)}: {complaint}" for block in row.pairs for complaint in _candidate_complaints(game.blocks[block], twin)]
        default = game.default_act(twin)
        if default not in legal or (any(block.name == row.default for block in game.blocks) and game.block_of(default).name != row.default):
            wrong.append(f"{where(game, st)}: the default {row.default or game.spelled(default)} is not legal")
        if seat == st.actor and act not in legal:
            wrong.append(f"{where(game, st)}: {act} was chosen and is not legal")
    return wrong


def _candidate_complaints(block: Any, st: Any) -> list[str]:
    """Candidates come in rising order, each once, no more than the block says. That none is missing is seen by comparing with `refusal`."""
    if not block.candidates:
        return []
    listed = [-1] * block.size
    count = block.candidates(st, listed)
    if count > block.most:
        return [f"{block.name} has {count} candidates, not {block.most} at most"]
    if any(one >= other for one, other in itertools.pairwise([-1, *listed[:count], block.size])):
        return [f"the candidates {listed[:count]} of {block.name} do not rise"]
    return []


def _result_complaints(game: Game, st: Any) -> list[str]:
    ranks = [game.rank(st, seat) for seat in range(st.seats)]
    winners = [seat for seat in range(st.seats) if game.won(st, seat)]
    if min(ranks) < 1 or max(ranks) > st.seats or any(ranks[seat] != 1 for seat in winners):
        return [f"ranks {ranks}, winners {winners}"]
    return []


def check_reached(subject: Subject, reached: set[str]) -> list[str]:
    """Every phase is reached, or listed with the reason why random play does not."""
    every, excused = {row.name for row in subject.game.phases}, subject.notes.unreached
    wrong = [f"{phase} was never reached" for phase in sorted(every - reached - set(excused))]
    return wrong + [f"{phase} is listed as unreached and was reached" for phase in sorted(set(excused) & reached)]


# Secrets


def seen(game: Game, st: Any, seat: int) -> dict[str, Any]:
    """Everything that a seat gets from a position: view, who is asked and hurried, legal acts, refusals, advice with its reasons."""
    timed = game.phases.entries[st.phase].timed
    got: dict[str, Any] = {"view": st.view(seat), "asked": [(other, timed(st, other, 0)) for other in asked(game, st)]}
    if seat in asked(game, st):
        twin = asking(st, seat)
        twin.heard = []
        got["refusals"] = [game.dispatch.refusal(twin, act) for act in range(game.act_count)]
        got["legal"] = game.legal(twin)
        got["advice"] = game.advise(twin)
        got["reasons"] = twin.heard
    return got


def hidden_entries(st: Any, seat: int) -> Iterator[tuple[Field, list[tuple[int, ...]]]]:
    """For every field the entries that a seat does not see."""
    for field in st.fields.values():
        hidden = [index for index in field.indices() if not st.sees(field, seat, index[0] if index else 0)]
        if hidden:
            yield field, hidden


def entry(st: Any, field: Field, index: tuple[int, ...]) -> int:
    value = getattr(st, field.name)
    for part in index:
        value = value[part]
    return int(value)


def put(st: Any, field: Field, index: tuple[int, ...], value: int) -> None:
    if not index:
        setattr(st, field.name, value)
        return
    row = getattr(st, field.name)
    for part in index[:-1]:
        row = row[part]
    row[index[-1]] = value


def variations(st: Any, seat: int, luck: random.Random, each: int = 3) -> Iterator[tuple[str, Any]]:
    """Positions with other values where the seat sees nothing: single replacements, and two entries swapped."""
    for field, hidden in hidden_entries(st, seat):
        for index in luck.sample(hidden, min(each, len(hidden))):
            value = luck.choice([field.least, field.most, luck.randint(field.least, field.most)])
            if value != entry(st, field, index):
                twin = st.copy()
                put(twin, field, index, value)
                yield f"{field.name}{list(index)}={value}", twin
        for _ in range(each):
            one, other = luck.choice(hidden), luck.choice(hidden)
            if entry(st, field, one) != entry(st, field, other):
                twin = st.copy()
                put(twin, field, one, entry(st, field, other))
                put(twin, field, other, entry(st, field, one))
                yield f"{field.name}{list(one)} swapped with {list(other)}", twin


def worlds(game: Game, st: Any, seat: int, count: int) -> Iterator[tuple[str, Any]]:
    """Positions that the game itself thinks the seat cannot tell apart."""
    for seed in range(count):
        twin = st.copy()
        game.resample(twin, seat, [seed, 0])
        yield f"resample for seat {seat}, luck {seed}", twin


def _shows_the_same(st: Any, view: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether all facts that are visible in one view are the same in another."""

    def same(one: Any, two: Any) -> bool:
        if isinstance(one, list):
            return all(same(*pair) for pair in zip(one, two, strict=True))
        return one is None or one == two

    return all(same(view[name], other[name]) for name in st.facts)


def check_secrets(game: Game, st: Any, luck: random.Random, *, count: int = 2, each: int = 3) -> list[str]:
    """Other values in every hidden entry: what a seat or a spectator gets stays equal, to the byte."""
    wrong: list[str] = []
    for seat in range(SPECTATOR, st.seats):
        whole = seen(game, st, seat)
        readers = range(st.seats) if seat == SPECTATOR else [seat]
        tellable = [(name, twin, True) for reader in readers for name, twin in worlds(game, st, reader, count)] if st.actor >= 0 else []
        tellable += [(name, twin, False) for name, twin in variations(st, seat, luck, each)]
        for name, twin, is_world in tellable:
            try:
                view = twin.view(seat)
                if not is_world and not _shows_the_same(st, whole["view"], view):
                    continue
                now = {**seen(game, twin, seat), "view": view}
            except Exception as fault:  # reading what should not be read may break as well
                now = {"fault": repr(fault)}
            wrong += [f"{where(game, st)}: {key} of seat {seat} changes with {name}" for key in {**whole, **now} if whole.get(key) != now.get(key)]
        if tellable and st.observation(seat) != tellable[0][1].observation(seat) and tellable[0][2]:
            wrong.append(f"{where(game, st)}: observation of seat {seat} changes with {tellable[0][0]}")
        if len(wrong) >= ENOUGH:
            break
    return wrong


def told(game: Game, st: Any, act: int) -> Match:
    """A match in which that act has just been played."""
    match = light_match(game, st.copy())
    match.enact(st.actor, act)
    return match


def heard_by(match: Match, seat: int) -> Any:
    """The log lines and the redacted act of the last act, for a reader."""
    return [(line.event, match.values(line, seat)) for line in match.played[-1].lines], match.redacted(seat)


def is_possible(game: Game, st: Any, act: int) -> bool:
    """Whether the rules (or the odds) allow it."""
    return bool(game.dispatch.odds(st, act) > 0 if st.actor == CHANCE else game.dispatch.refusal(st, act) == 0)


def check_log(game: Game, st: Any, act: int) -> list[str]:
    """What is told of an act does not depend on what the reader cannot see, nor on an argument that the reader does not see.

    Unless it reveals: then it says so, and cannot be undone.
    """
    wrong = []
    match, row = told(game, st, act), game.block_of(act)
    if match.played[-1].reveals:
        return []
    others = [row.number + argument for argument in range(row.size) if row.to is not everybody and row.number + argument != act]
    for seat in range(SPECTATOR, st.seats):
        lines, record = heard_by(match, seat)
        readers = range(st.seats) if seat == SPECTATOR else [seat]
        alike = [(name, told(game, twin, act)) for reader in readers for name, twin in worlds(game, st, reader, 1) if is_possible(game, twin, act)]
        for name, other in alike if st.actor >= 0 else []:
            if not other.played[-1].reveals and heard_by(other, seat) != (lines, record):
                wrong.append(f"{where(game, st)}: the log of seat {seat} changes with {name}")
        if record[-1][2] is not None:
            continue
        for other_act in [other for other in others if is_possible(game, st, other)][:6]:
            other = told(game, st, other_act)
            if other.redacted(seat)[-1][2] is not None:  # that one would have been shown
                continue
            if not other.played[-1].reveals and (heard_by(other, seat), other.view(seat)) != ((lines, record), match.view(seat)):
                wrong.append(f"{where(game, st)}: seat {seat} can tell {game.spelled(act)} from {game.spelled(other_act)}")
    return wrong[:ENOUGH]


def check_undo_teaches_nothing(game: Game, st: Any, act: int, count: int = 3) -> list[str]:
    """An act that can be taken back shows its seat nothing: its view afterwards is the same in all positions that it cannot tell apart."""
    if game.phases.entries[st.phase].window != ASKED:
        return []
    after = told(game, st, act)
    if after.played[-1].reveals or after.state.actor == CHANCE:
        return []
    for name, twin in worlds(game, st, st.actor, count):
        if told(game, twin, act).view(st.actor) != after.view(st.actor):
            return [f"{where(game, st)}: {game.spelled(act)} shows seat {st.actor} something ({name}), and could be taken back"]
    return []


def check_resample(game: Game, st: Any, count: int = 3) -> list[str]:
    """A resampled position can be, shows the seat the same, and depends on nothing but what the seat knows."""
    wrong = []
    for seat in range(st.seats):
        again = [twin for _, twin in worlds(game, st, seat, count)]
        for name, twin in worlds(game, st, seat, count):
            there = f"{where(game, st)}, {name}"
            if law := game.broken_law(twin):
                wrong.append(f"{there}: the law {game.laws.named(law)} is broken")
            wrong += [f"{there}: {field} is out of its bounds" for field in twin.out_of_bounds()]
            if [world for _, world in worlds(game, twin, seat, count)] != again:
                wrong.append(f"{there}: what it draws depends on what is hidden")
    return wrong[:ENOUGH]


def check_worlds_differ(game: Game, positions: Iterable[Any]) -> list[str]:
    """Where something is hidden, some position has another world than itself; looks no further than to the first."""
    hides = False
    for st in positions:
        for seat in range(st.seats) if st.actor >= 0 else ():
            if any(hidden_entries(st, seat)):
                hides = True
                if any(twin != st for _, twin in worlds(game, st, seat, 1)):
                    return []
    return ["no seat can imagine anything but the truth"] if hides else []


def check_completion(subject: Subject, match: Match, seat: int, luck: int) -> list[str]:
    """After `resample`, some completion of the seat's redacted record replays to that position, with the same record and log for the seat.

    Except where the rules say that a position gives up what the record tells.
    """
    if subject.notes.given_up(match):
        return []
    game, target = subject.game, match.state.copy()
    game.resample(target, seat, [luck, 0])
    at = f"{where(game, target)}, seat {seat}, luck {luck}, after {len(match.played)} acts"
    st = match.base
    try:
        acts = subject.notes.completion(match, seat, target)
        again = saves.replay(game, st.seats, {**options.spelled(game, options.of_state(game, st))}, acts)
    except (MagnatError, IndexError) as refused:
        return [f"{at}: no completion: {refused}"]
    wrong = []
    if again.state != target:
        differ = [name for name in target.fields if getattr(target, name) != getattr(again.state, name)]
        wrong.append(f"{at}: the completion leads elsewhere: {', '.join(differ)}")
    for name, one, other in [
        ("record", match.redacted(seat), again.redacted(seat)),
        ("log", match.log(seat), again.log(seat)),
        ("view", match.view(seat), again.view(seat)),
    ]:
        if one != other:
            wrong.append(f"{at}: the {name} of the seat is another")
    return wrong


# History


def random_match(setup: Setup, luck: int) -> Iterator[tuple[Match, int]]:
    """A match played at random, seats of shared windows in any order: (match, seat that has just acted); first with seat -1."""
    names = [f"seat {seat}" for seat in range(setup.seats)]
    match = Match.new(setup.game, names, chosen={**setup.chosen}, dice=SeededDice(luck))
    yield match, -1
    while not match.is_over:
        seats = match.asked()
        seat = seats[below(number(luck, 1, 0, match.version), len(seats))]
        legal = match.legal(seat)
        match.play(seat, [legal[below(number(luck, 2, 0, match.version), len(legal))]])
        yield match, seat


def check_history(setup: Setup, luck: int, *, points: int = 25) -> list[str]:
    """Undo at every point, save and load at many, replay at the end: always the identical match."""
    game, wrong = setup.game, []
    before: Any = None
    stride = 1
    for step, (match, seat) in enumerate(random_match(setup, luck)):
        now = match.state.copy()
        if seat >= 0 and match.undoable(seat) and not match.windows:
            act, version = match.played[-1].act, match.version
            match.undo(seat)
            if match.state != before or match.version <= version:
                wrong.append(f"{where(game, match.state)}: undo does not lead back")
            match.play(seat, [act])
            if match.state != now:
                wrong.append(f"{where(game, match.state)}: the same act after an undo leads elsewhere")
        before = now
        if step % stride == 0:
            stride = max(1, len(match.played) // points)
            wrong += _save_complaints(match)
        if len(wrong) >= ENOUGH:
            return wrong
    wrong += _save_complaints(match)
    again = saves.replay(game, setup.seats, {**setup.chosen}, match.spelled())
    if again.state != match.state or [again.log(seat) for seat in range(-1, setup.seats)] != [match.log(seat) for seat in range(-1, setup.seats)]:
        wrong.append("the record replays to another end")
    if saves.verify(match):
        wrong.append("honest draws are not proved")
    return wrong


def _save_complaints(match: Match) -> list[str]:
    text = json.dumps(saves.to_json(match))
    try:
        again = saves.from_json(json.loads(text), game=match.game)
    except MagnatError as refused:
        return [f"{where(match.game, match.state)}: the save is refused: {refused}"]
    if json.dumps(saves.to_json(again)) != text or again.state != match.state or again.asked() != match.asked():
        return [f"{where(match.game, match.state)}: the save comes back otherwise"]
    return []


# Rules and their citations

NUMBERED = re.compile(r"^(?:- \*\*|\| )([A-Z]+\d+[a-z]?)(?:\*\*| \|)", re.MULTILINE)
RULE = re.compile(r"^- \*\*([A-Z]+)(\d+)([a-z]?)\*\*", re.MULTILINE)
CITED = re.compile(r"(?<![A-Za-z0-9])([A-Za-z])(\d+)([a-z]?)(?:-\1?(\d+))?(?![A-Za-z0-9])")


def cited(texts: Iterable[str]) -> set[str]:
    """The rule numbers that texts mention: H17, ranges such as H14-H18, and test names such as test_h17_..."""
    found = set()
    for text in texts:
        for letter, first, part, last in CITED.findall(text):
            for count in range(int(first), int(last or first) + 1):
                found.add(f"{letter.upper()}{count}{part}")
    return found


def check_citations(rules: str, sources: Sequence[str], tests: Sequence[str], uncited: Mapping[str, str]) -> list[str]:
    """Every numbered rule is cited by the code and by a test, or listed with a reason."""
    wrong = []
    numbers = ["".join(parts) for parts in RULE.findall(rules)]
    by_code, by_tests = cited(sources), cited(tests)
    for rule in numbers:
        lacking = [what for what, found in (("code", by_code), ("tests", by_tests)) if rule not in found]
        if lacking and rule not in uncited:
            wrong.append(f"{rule} is cited by no {' and no '.join(lacking)}")
        if not lacking and rule in uncited:
            wrong.append(f"{rule} is listed as uncited and is cited")
    wrong += [f"{rule} is listed as uncited and is no rule" for rule in uncited if rule not in numbers]
    return wrong + [f"{rule} is listed as uncited without a reason" for rule, reason in uncited.items() if not reason]


def check_reasons(game: Game, rules: str) -> list[str]:
    """Every refusal, law and phase cites a rule that exists."""
    known = set(NUMBERED.findall(rules))
    rows = [(f"refusal {row.name}", row.rules) for row in game.refusals]
    rows += [(f"law {row.name}", row.rules) for row in game.laws]
    rows += [(f"phase {row.name}", (row.rule,)) for row in game.phases if not row.is_chance]
    return [f"{name} cites {', '.join(cites) or 'nothing'}" for name, cites in rows if not cites or not set(cites) <= known]


# Words


def check_acts_said(speak: Words, seats: int) -> list[str]:
    """Every act can be said in every phase in which it is played, and no two acts of a phase are said alike."""
    game, wrong = speak.game, []
    names = [f"player {seat}" for seat in range(seats)]
    for row in game.phases:
        said: dict[str, str] = {}
        for block in row.pairs:
            first, size = game.blocks[block].number, len(names) if game.blocks[block].of == "seat" else game.blocks[block].size
            for act in range(first, first + size):
                at = f"{row.name}: {game.spelled(act)} in {speak.language}"
                try:
                    sentence = speak.act(act, names, row.name)
                except Exception as fault:  # no words, or words that ask for what the act does not have
                    wrong.append(f"{at}: {type(fault).__name__}: {fault}")
                    continue
                if said.setdefault(sentence, at) != at or not sentence.strip() or "{" in sentence or "hidden" in sentence:
                    wrong.append(f"{at} is said {sentence!r}, like {said[sentence]}")
    return wrong[:ENOUGH]


# Sources

BANNED = {"numba", "numpy", "random", "time", "datetime", "secrets", "os", "threading", "uuid"}


def imports(path: Path) -> list[str]:
    """All modules that a file imports, wherever in it."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found += [node.module] if node.module != "magnat" else [f"magnat.{alias.name}" for alias in node.names]
    return found


def check_game_sources(paths: Iterable[Path], own: str) -> list[str]:
    """Games import the kernel and themselves, nothing that compiles, draws numbers or knows the time, and compute in whole numbers."""
    wrong = []
    for path in paths:
        for name in imports(path):
            if name.split(".")[0] in BANNED:
                wrong.append(f"{path.name} imports {name}")
            if name.startswith("magnat") and not name.startswith("magnat.core") and not name.startswith(own):
                wrong.append(f"{path.name} imports {name}, which is not below it")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
                wrong.append(f"{path.name}:{node.lineno} has the number {node.value}")
            if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
                wrong.append(f"{path.name}:{node.lineno} divides into fractions")
    return wrong


def check_core_sources(paths: Iterable[Path]) -> list[str]:
    """The kernel imports itself and the empty registry of games."""
    return [
        f"{path.name} imports {name}"
        for path in paths
        for name in imports(path)
        if name.startswith("magnat") and not name.startswith("magnat.core") and name not in ("magnat.games", "magnat")
    ]


# Perft: how many ways there are


def perft(game: Game, st: Any, depth: int, seed: int, drawn: int = 0) -> int:
    """Sequences of so many decisions from a position (or to the end of the game), with the draws fixed by the seed."""
    while st.actor == CHANCE:
        game.dispatch.apply(st, game.dispatch.outcome(st, number(seed, 0, CHANCE_STREAM, drawn)))
        drawn += 1
    if depth == 0 or st.actor == NOBODY:
        return 1
    total = 0
    for act in game.legal(st):
        twin = st.copy()
        game.dispatch.apply(twin, act)
        total += perft(game, twin, depth - 1, seed, drawn)
    return total


def position(setup: Setup, seed: int, after: int) -> Any:
    """The position of a random game after so many acts."""
    for index, (st, _) in enumerate(course(setup, seed)):
        if index == after:
            return st.copy()
    raise AssertionError(f"{setup}: the game of seed {seed} has fewer than {after} acts")


def check_perft(game: Game, expected: list[dict[str, Any]]) -> list[str]:
    """The counts are those that were written down."""
    wrong = []
    for row in expected:
        setup = Setup(game, row["players"], row["options"])
        for depth, count in enumerate(row["counts"]):
            found = perft(game, position(setup, row["seed"], row["after"]), depth, row["seed"])
            if found != count:
                wrong.append(f"{setup}, after {row['after']} acts: {found} ways to depth {depth}, not {count}")
    return wrong


# Golden transcripts


def golden(found: Subject, policy: str) -> str:
    """The game of which the transcript is kept, in English where it has words."""
    game = found.game
    setup = Setup(game, game.seat_counts[0] + (policy == "heuristic"), dict(found.notes.short))
    return transcript(game, setup, 7, policy, words(game, "en") if game.folder else None)


def check_golden(found: Subject, policy: str) -> list[str]:
    """The game is played and told as it was written down."""
    return first_difference(golden(found, policy), (found.folder / "golden" / f"{policy}.txt").read_text(encoding="utf-8"))


def transcript(game: Game, setup: Setup, seed: int, policy: str, speak: Words | None) -> str:
    """A whole game in words: a line for every act, and under it what the log says of it to somebody who sees everything.

    A game without words is told with the names of its acts and events.
    """
    names = ["Ada", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"][: setup.seats]
    match = Match.new(game, names, chosen={**setup.chosen}, dice=SeededDice(seed))
    drawn = [0] * setup.seats
    while not match.is_over:
        seat = match.state.actor if match.state.actor in match.asked() else match.asked()[0]
        if policy == "random":
            legal = match.legal(seat)
            act = legal[below(number(seed, 0, 1 + seat, drawn[seat]), len(legal))]
        else:
            act, _ = match.hint(seat)
        drawn[seat] += 1
        match.play(seat, [act])
    agreed = ", ".join(f"{name} {value}" for name, value in match.export()["options"].items())
    lines = [f"{game.name}: {setup.seats} players, {policy}, seed {seed}, {agreed}", ""]
    record = {"players": setup.seats, "options": setup.chosen, "acts": match.spelled()}
    for step, played in zip(steps(game, record), match.played, strict=True):
        who = names[played.seat] if played.seat >= 0 else "chance"
        did = speak.act(played.act, names, game.phases.named(step.state.phase)) if speak else spelled_out(game, played.act)
        lines.append(f"{step.ply + 1:4} {who:7} {did}")
        for line in played.lines:
            values = dict(zip(game.events[line.event].kinds, line.values, strict=True))
            said = speak.event(line.event, values, names) if speak else " ".join([line.event, *(f"{key}={value}" for key, value in values.items())])
            lines.append(f"{'':12} - {said}")
    result = match.result()
    lines += ["", *(f"{name:7} score {result['scores'][seat]}, rank {result['ranks'][seat]}" for seat, name in enumerate(names)), ""]
    return "\n".join(lines)


def spelled_out(game: Game, act: int) -> str:
    """The name of an act, with its argument if it has one."""
    block, argument = game.spelled(act)
    return f"{block} {argument}" if game.block_of(act).size > 1 else block


def first_difference(found: str, expected: str) -> list[str]:
    """The first line in which two texts differ."""
    for index, (one, other) in enumerate(zip(found.splitlines(), expected.splitlines(), strict=False)):
        if one != other:
            return [f"line {index + 1}: {one!r}, not {other!r}"]
    return [] if found == expected else ["one is longer"]
