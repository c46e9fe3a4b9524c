"""legal, apply, refusal and draw, generated from the tables of a game, so that no game writes a chain of ifs over ids."""

from __future__ import annotations

from collections.abc import Callable

from magnat.core.declare import BlockRow, Blocks, PhaseRow, Phases

NOT_NOW = -1  # as a refusal: this block is not played in this phase


def dispatch_source(blocks: type[Blocks], phases: type[Phases], imports: dict[str, str], go_on: Callable[..., None] | None = None) -> str:
    """The module text: one branch for each phase, in it one for each block.

    imports: name of every function of the game -> module it is imported from. go_on: the function that follows every act, if the game has one.
    """
    required = needed(phases)
    declared = {row.odds.__name__: row.odds.__module__ for row in phases if row.odds}
    for name in sorted(required):
        if name not in imports:
            raise TypeError(f"the phases ask for {name!r}, which the game does not define")
    judges = {f"may_{pair}" for row in phases if not row.is_chance for pair in row.pairs.values()} & imports.keys()
    listers = {block.candidates.__name__: block.candidates.__module__ for block in blocks if block.candidates}
    flow = {go_on.__name__: go_on.__module__} if go_on else {}
    sources = {name: imports[name] for name in required | judges} | listers | declared | flow
    head = ['"""Generated from the tables of blocks and phases; change those."""', "", "from magnat.core.declare import begin_steps, scratch"]
    head += [f"from {sources[name]} import {name}" for name in sorted(sources)]
    body = [*_legal(blocks, phases, judges), *_apply(blocks, phases, *flow), *_refusal(blocks, phases, judges), *_odds(blocks, phases)]
    return "\n".join([*head, *body, ""])


def needed(phases: type[Phases]) -> set[str]:
    """The names of the functions without which the acts cannot be played."""
    names: set[str] = set()
    for row in phases:
        for pair in row.pairs.values():
            names |= {pair, f"odds_{pair}"} if row.is_chance and not row.odds else {pair}  # what has no `may_` is always allowed
    return names


def _call(name: str, block: BlockRow, argument: str) -> str:
    return f"{name}(st)" if block.size == 1 else f"{name}(st, {argument})"


def _by_phase(phases: type[Phases], chance: bool | None) -> list[PhaseRow]:
    return [row for row in phases if chance is None or row.is_chance == chance]


def _in_order(blocks: type[Blocks], row: PhaseRow) -> list[tuple[str, str]]:
    """Block and pair of a phase in the order of the act ids."""
    return sorted(row.pairs.items(), key=lambda item: blocks[item[0]].number)


def _legal(blocks: type[Blocks], phases: type[Phases], judges: set[str]) -> list[str]:
    lines = ["", "", "def legal(st, choices):", '    """Write all legal acts of the actor into `choices`; return their number."""', "    count = 0"]
    listed = max((block.most for block in blocks if block.candidates), default=0)
    if listed:
        lines.append(f"    listed = scratch({listed})")
    for row in _by_phase(phases, chance=False):
        lines.append(f"    if st.phase == {row.number}:  # {row.name}")
        for block, pair in _in_order(blocks, row):
            entry = blocks[block]
            indent = "        "
            if entry.candidates:
                lines += [f"{indent}for index in range({entry.candidates.__name__}(st, listed)):", f"{indent}    argument = listed[index]"]
                indent += "    "
            elif entry.size > 1:
                lines.append(f"{indent}for argument in range({entry.size}):")
                indent += "    "
            if f"may_{pair}" in judges:
                lines.append(f"{indent}if {_call(f'may_{pair}', entry, 'argument')} == 0:")
                indent += "    "
            lines += [f"{indent}choices[count] = {entry.number}{' + argument' * (entry.size > 1)}", f"{indent}count += 1"]
        lines.append("        return count")
    return [*lines, "    return count"]


def _apply(blocks: type[Blocks], phases: type[Phases], go_on: str = "") -> list[str]:
    lines = ["", "", f"def {'do_act' if go_on else 'apply'}(st, act):", '    """Do a legal act (or an outcome of chance); trusts its caller."""']
    if not go_on:
        lines.append("    begin_steps(st)")
    for row in _by_phase(phases, chance=None):
        lines.append(f"    if st.phase == {row.number}:  # {row.name}")
        for block, pair in _in_order(blocks, row):
            entry = blocks[block]
            lines.append(f"        if act < {entry.number + entry.size}:")
            lines.append(f"            {_call(pair, entry, f'act - {entry.number}')}")
            lines.append("            return")
        lines.append("        return")
    if go_on:
        lines += ["", "", "def apply(st, act):", '    """Do a legal act (or an outcome of chance), and what follows from it; trusts its caller."""']
        lines += ["    begin_steps(st)", "    do_act(st, act)", f"    {go_on}(st)"]
    return lines


def _refusal(blocks: type[Blocks], phases: type[Phases], judges: set[str]) -> list[str]:
    lines = ["", "", "def refusal(st, act):", f'    """0 if the actor may do it, else the reason; {NOT_NOW} if it is not played in this phase."""']
    for row in _by_phase(phases, chance=False):
        lines.append(f"    if st.phase == {row.number}:  # {row.name}")
        for block, pair in row.pairs.items():
            entry = blocks[block]
            lines.append(f"        if {entry.number} <= act < {entry.number + entry.size}:")
            judged = _call(f"may_{pair}", entry, f"act - {entry.number}") if f"may_{pair}" in judges else "0"
            lines.append(f"            return {judged}")
    return [*lines, f"    return {NOT_NOW}"]


def _odds_of(row: PhaseRow, pair: str) -> str:
    return row.odds.__name__ if row.odds else f"odds_{pair}"


def _odds(blocks: type[Blocks], phases: type[Phases]) -> list[str]:
    lines = ["", "", "def odds(st, act):", '    """The weight of an outcome of chance; 0 if it cannot happen."""']
    for row in _by_phase(phases, chance=True):
        for block, pair in row.pairs.items():
            entry = blocks[block]
            lines.append(f"    if st.phase == {row.number} and {entry.number} <= act < {entry.number + entry.size}:  # {row.name}")
            lines.append(f"        return {_call(_odds_of(row, pair), entry, f'act - {entry.number}')}")
    lines.append("    return 0")
    lines += ["", "", "def outcome(st, number):", '    """The outcome of chance that a 31-bit number stands for."""']
    for row in _by_phase(phases, chance=True):
        for block, pair in row.pairs.items():
            entry = blocks[block]
            lines.append(f"    if st.phase == {row.number}:  # {row.name}")
            if entry.size == 1:
                lines.append(f"        return {entry.number}")
                continue
            lines += [
                "        total = 0",
                f"        for argument in range({entry.size}):",
                f"            total += {_odds_of(row, pair)}(st, argument)",
                "        left = (number * total) >> 31",
                f"        for argument in range({entry.size}):",
                f"            left -= {_odds_of(row, pair)}(st, argument)",
                "            if left < 0:",
                f"                return {entry.number} + argument",
            ]
    return [*lines, "    return -1"]
