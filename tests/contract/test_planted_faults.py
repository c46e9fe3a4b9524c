"""Tests of the tests: games with a fault planted in them, and the check that must notice it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from magnat.core.compile import linker
from magnat.core.game import Game
from magnat.games.hab_und_gut.state import Phase
from tests.contract import checks
from tests.contract.planting import Garden, of
from tests.contract.subjects import Setup, subject
from tests.contract.trace import check_compiled, check_digests, traced

Check = Callable[[Setup, int], list[str]]
Plant = Callable[..., Game]


@pytest.fixture
def plant(garden: Garden) -> Plant:
    """plant(name, old, new, ...): a game with other words in some places."""
    return garden.words


def complaints(game: Game, check: Check, *, seeds: int = 12, **chosen: str) -> str:
    """What a check finds in some games; it stops at the first complaint."""
    for seats in reversed(game.seat_counts):
        for seed in range(seeds):
            if wrong := check(Setup(game, seats, chosen), seed):
                return " / ".join(wrong)
    return ""


def courses(policy: str = "random") -> Check:
    return lambda setup, seed: checks.check_course(setup, seed, policy)


def positions(check: Callable[..., list[str]], *, decisions: bool = True, with_act: bool = True, stride: int = 3) -> Check:
    """A check of single positions, asked of some positions of a course."""

    def ask(setup: Setup, seed: int) -> list[str]:
        steps = [(st.copy(), act) for st, act in checks.course(setup, seed) if act >= 0 and (st.actor >= 0 or not decisions)]
        for st, act in steps[seed % stride :: stride]:
            if wrong := check(setup.game, st, act) if with_act else check(setup.game, st):
                return wrong
        return []

    return ask


def secrets(game: Game, st: Any) -> list[str]:
    return checks.check_secrets(game, st, random.Random(1), count=1)


SECRETS = positions(secrets, with_act=False)
LOG = positions(checks.check_log, decisions=False)
UNDO = positions(checks.check_undo_teaches_nothing)
RESAMPLE = positions(checks.check_resample, with_act=False)


def completions(setup: Setup, seed: int) -> list[str]:
    for match, _ in checks.random_match(setup, seed):
        if not match.is_over:
            for seat in range(setup.seats):
                if wrong := checks.check_completion(of(setup.game), match, seat, seed):
                    return wrong
    return []


CHECKS: dict[str, Check] = {
    "random courses": courses(),
    "heuristic courses": courses("heuristic"),
    "secrets": SECRETS,
    "log": LOG,
    "undo": UNDO,
    "resample": RESAMPLE,
    "completions": completions,
    "history": checks.check_history,
}


@pytest.mark.parametrize("name", CHECKS)
def test_without_a_fault_there_is_no_complaint(plant: Plant, name: str) -> None:
    assert complaints(plant("bazaar"), CHECKS[name], seeds=4) == ""


# Each: which check, what stands in the bazaar, what is put in its place, what the complaint must say.
FAULTS = [
    # Laws, bounds, ways out, ends
    ("random courses", "    st.sold[ware] += 1\n", "", "the law WARES is broken"),
    ("random courses", "    st.earned[seat] += coins\n", "    st.earned[seat] += max(coins, 0)\n", "the law PURSES is broken"),
    ("random courses", "till = shown(most=TILL)", "till = shown(most=TILL - 1)", "till is out of its bounds"),
    ("random courses", "@State.fact(SEATS, most=1, to=everybody)", "@State.fact(SEATS, most=0, to=everybody)", "has_claimed is out of its bounds"),
    ("random courses", "    st.turn += 1\n", "", "chance has no way out"),
    ("random courses", "return SPREAD - more", "return 0", "chance has no way out"),
    ("random courses", "    st.lead = (st.lead + 1) % st.seats\n", "    st.lead += 1\n", "lead is out of its bounds"),
    ("random courses", "st.stall[st.buyer - 1 if st.buyer else st.lead]", "st.stall[st.buyer + 3]", "IndexError"),
    ("random courses", "    st.till = TILL\n", "    st.till = TILL\n    st.mood = 0\n", "seats or options have changed"),
    ("random courses", "return 1 if rank(st, seat) == 1 else 0", "return 1", "winners"),
    ("heuristic courses", "return Block.nod if st.asked_back else Block.ask_back", "return Block.ask_back", "was chosen and is not legal"),
    ("random courses", 'default="rest")', 'default="rest", awaited=merchant)', "could act and is not awaited"),
    # Secrets
    ("secrets", 'default="rest")', 'default="rest", awaited=lambda st, seat, index: st.purse[seat] > 3)', "asked of seat"),
    ("secrets", 'default="decline")', 'default="decline", timed=lambda st, seat, index: st.purse[seat] > 3)', "asked of seat"),
    ("secrets", "purse = secret(SEATS, most=MOST_COINS, to=owner)", "purse = shown(SEATS, most=MOST_COINS)", "view of seat"),
    ("secrets", "    return 1 if st.claimed[seat] else 0", "    return 1 if st.purse[seat] > st.coins else 0", "view of seat"),
    ("secrets", "ware = secret(most=WARES, to=beholders, public=nobody)", "ware = secret(most=WARES, to=lucky)", "view of seat"),
    ("secrets", "Refusal.TOO_DEAR if st.purse[st.actor] < st.paid else 0", "Refusal.TOO_DEAR if st.ware == 1 else 0", "refusals of seat"),
    ("secrets", "    if st.mood == 0:\n", "    if st.mood == 0 or st.purse[st.lead] > 6:\n", "refusals of seat"),
    ("secrets", "        if may_take(st) == 0 and st.paid <= 2:", "        if may_take(st) == 0 and st.ware <= 2:", "advice of seat"),
    ("secrets", "            tell(st, Hint.CHEAP, st.paid)", "            tell(st, Hint.CHEAP, st.ware)", "reasons of seat"),
    # The log and the record
    ("log", 'DRAWN = event("seat", "ware", secrets=("ware",))', 'DRAWN = event("seat", "ware")', "can tell ('draw_ware'"),
    ("log", 'CLAIMED = event("seat", "ware", secrets=("ware",))', 'CLAIMED = event("seat", "ware")', "can tell ('claim'"),
    ("log", "tell(st, Event.DECLINED, st.actor)", "tell(st, Event.PRICED, st.actor, st.purse[st.lead])", "the log of seat"),
    ("log", "    st.claimed[st.actor] = ware + 1\n", "    st.claimed[st.actor] = ware + 1\n    st.till = ware % 3\n", "can tell ('claim'"),
    ("log", 'WON = event("seat", reveals=True)', 'WON = event("seat")', "the log of seat"),
    # Undo
    ("undo", "    tell(st, Event.NODDED, st.actor)\n", "    tell(st, Event.NODDED, st.actor)\n    st.till = st.ware % 3\n", "could be taken back"),
    # Resampling
    ("resample", "more = st.proven[other] + draw(luck, SPREAD - st.proven[other])", "more = draw(luck, SPREAD)", "the law PURSES is broken"),
    ("resample", "st.claimed[other] = 1 + draw(luck, WARES)", "st.claimed[other] = 2 + draw(luck, WARES)", "claimed is out of its bounds"),
    ("resample", "    if st.ware and not beholders(st, seat, 0):", "    if st.ware > 1 and not beholders(st, seat, 0):", "depends on what is hidden"),
    ("completions", "    prove(st, st.actor, st.paid)\n", "", "no completion"),
    ("completions", 'claim = secretly(WARES, of="ware")', 'claim = openly(WARES, of="ware")', "leads elsewhere: claimed"),
    ("completions", "st.claimed[other] = 1 + draw(luck, WARES)", "st.claimed[other] = 0", "leads elsewhere"),
    # History
    ("history", "    st.till = TILL\n", "    DRAWN_SO_FAR.append(st.turn)\n    st.till = len(DRAWN_SO_FAR) % 3\n", "the save is refused"),
]
MORE = {  # what some of them need besides
    "lucky": (
        "class Block(Blocks):",
        "def lucky(st: State, seat: int, index: int) -> int:\n    return 1 if st.bag[0] == 3 else 0\n\n\nclass Block(Blocks):",
    ),
    "DRAWN_SO_FAR": ("def begin_turn(st: State)", "DRAWN_SO_FAR: list[int] = []\n\n\ndef begin_turn(st: State)"),
}


@pytest.mark.parametrize(("check", "old", "new", "expected"), FAULTS, ids=[f"{check}: {expected}" for check, _, _, expected in FAULTS])
def test_a_fault_in_the_bazaar_is_noticed(plant: Plant, check: str, old: str, new: str, expected: str) -> None:
    more = [word for name, words in MORE.items() if name in new for word in words]
    assert expected in complaints(plant("bazaar", old, new, *more), CHECKS[check], coins="2", turns="4", mood="lively")


def test_a_phase_without_a_way_out_is_noticed(plant: Plant) -> None:
    shut = 'def may_rest(st: State) -> int:\n    """B11"""\n    return 0'
    assert "no way out" in complaints(plant("bazaar", shut, shut.replace("return 0", "return Refusal.TILL_EMPTY")), courses())


def test_a_default_that_is_not_legal_is_noticed(plant: Plant) -> None:
    assert "the default boast is not legal" in complaints(plant("bazaar", 'default="abstain"', 'default="boast"'), courses(), mood="calm")


AUCTION_FAULTS = [
    ("return Block.stay if st.bid == st.stake and st.purse[st.actor] >= st.bid else Block.drop", "return Block.stay", "is not legal"),
    ("    while count < RAISE and st.bid + 1 + count <= MOST_BID:", "    while count < 1 and st.bid < MOST_BID:", "legal and refusal disagree"),
    ("        listed[count] = st.bid + count\n", "        listed[count] = st.bid + RAISE - 1 - count\n", "of jump do not rise"),
    ("candidates=jumps, most=RAISE)", "candidates=jumps, most=RAISE - 1)", "IndexError"),
]


@pytest.mark.parametrize(("old", "new", "expected"), AUCTION_FAULTS, ids=[expected for _, _, expected in AUCTION_FAULTS])
def test_a_fault_in_the_auction_is_noticed(plant: Plant, old: str, new: str, expected: str) -> None:
    assert expected in complaints(plant("bazaar", old, new), courses(), auction="on", coins="2", turns="4")


def test_a_phase_that_is_never_reached_is_noticed(plant: Plant) -> None:
    game = plant("bazaar", "    if st.mood == 0:\n", "    if st.mood >= 0:\n")
    reached: set[str] = set()
    for seed in range(20):
        assert checks.check_course(Setup(game, 3, {"mood": "lively", "auction": "on"}), seed, "random", reached) == []
    assert checks.check_reached(of(game), reached) == ["DOUBT was never reached"]
    assert checks.check_reached(of(game), {*reached, "DOUBT"}) == []


# Hab & Gut: faults that only its own words can say


def last_price_turns(check: Callable[..., list[str]]) -> Check:
    """A check of the acts that carry out the last price turn of a lap."""

    def ask(setup: Setup, seed: int) -> list[str]:
        phases = (Phase.HALVE, Phase.ORDER)
        steps = [(st.copy(), act) for st, act in checks.course(setup, seed) if st.tour == 4 and st.phase in phases]
        return [wrong for st, act in steps if st.actor == (st.first - 1) % st.seats for wrong in check(setup.game, st, act)]

    return ask


def completions_before_trades(setup: Setup, seed: int) -> list[str]:
    for step, (match, _) in enumerate(checks.random_match(setup, seed)):
        if match.state.phase == Phase.TRADE and not match.is_over and step % 5 == 0:
            if wrong := checks.check_completion(of(setup.game), match, step % setup.seats, seed):
                return wrong
    return []


HAB_CHECKS: dict[str, Check] = {
    "courses": courses(),
    "secrets": positions(secrets, with_act=False, stride=29),
    "undo": last_price_turns(checks.check_undo_teaches_nothing),
    "completions": completions_before_trades,
}
HAB_FAULTS = [
    ("courses", ("    if st.lap < LAPS: begin_lap(st)", "    st.lap = 0\n    if st.lap < LAPS: begin_lap(st)"), "no end within"),
    (
        "secrets",
        (
            "def trade_end(st",
            "def may_trade_end(st: State) -> int:\n    return Refusal.TOO_DEAR if st.aside[3] == 1 else 0\n\ndef trade_end(st",
        ),
        "refusals of seat",
    ),
    (
        "undo",
        (
            'PLAYED = event("seat", full="card", half="card", reveals=True', 'PLAYED = event("seat", full="card", half="card"',
            'GIFT_SOLD = event("seat", "good", price="money", reveals=True', 'GIFT_SOLD = event("seat", "good", price="money"',
        ),
        "could be taken back",
    ),
    (
        "completions",
        ("        room = min(room, st.backing[seat][later][good] - earlier)\n", "        room = min(room, SHARES + earlier)\n"),
        "no completion",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("check", "words", "expected"), HAB_FAULTS, ids=[f"{check}: {expected}" for check, _, expected in HAB_FAULTS])
def test_a_fault_in_hab_und_gut_is_noticed(plant: Plant, check: str, words: tuple[str, ...], expected: str) -> None:
    assert expected in complaints(plant("hab_und_gut", *words), HAB_CHECKS[check])


# Rules, sources, counts, transcripts


def test_a_missing_citation_is_noticed() -> None:
    rules = "- **B1** One.\n- **B2** Two.\n- **B3** Three.\n| A1 | point | ruling | reason |\n"
    assert checks.check_citations(rules, ["B1-B3"], ["test_b1_and_b2", "B3"], {}) == []
    assert checks.check_citations(rules, ["B1, B2"], ["test_b1", "B3"], {}) == ["B2 is cited by no tests", "B3 is cited by no code"]
    assert checks.check_citations(rules, ["B1, B2"], ["B1-3"], {"B3": "money only"}) == []
    assert checks.check_citations(rules, ["B1-B3"], ["B1-B3"], {"B3": "money only"}) == ["B3 is listed as uncited and is cited"]
    assert checks.check_citations(rules, ["B1-B2"], ["B1-B3"], {"B3": "", "B9": "x"}) == [
        "B9 is listed as uncited and is no rule",
        "B3 is listed as uncited without a reason",
    ]
    assert checks.cited(["(B12, B14-B16) test_b20_x B3a, not 0xB9 or ABC7 or B7up"]) == {"B12", "B14", "B15", "B16", "B20", "B3A"} - {"B3A"} | {"B3a"}


def test_a_citation_that_goes_missing_in_a_real_game_is_noticed() -> None:
    found = subject("bazaar")
    rules, tests = found.rules.read_text(encoding="utf-8"), [path.read_text(encoding="utf-8") for path in found.tests]
    sources = [path.read_text(encoding="utf-8").replace("B11", "B10") for path in found.sources]
    assert checks.check_citations(rules, sources, tests, {}) == ["B11 is cited by no code"]


def test_a_reason_without_its_rule_is_noticed(plant: Plant) -> None:
    rules = subject("bazaar").rules.read_text(encoding="utf-8")
    assert checks.check_reasons(plant("bazaar", 'CALM = cites("B9")', 'CALM = cites("B99")'), rules) == ["refusal CALM cites B99"]
    assert checks.check_reasons(plant("bazaar", 'CALM = cites("B9")', "CALM = cites()"), rules) == ["refusal CALM cites nothing"]
    assert checks.check_reasons(plant("bazaar", '"consult", rule="B5")', '"consult", rule="")'), rules) == ["phase PRICE cites nothing"]


def test_forbidden_imports_and_fractions_are_noticed(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("import random\nfrom time import sleep\nfrom magnat.web import app\nfrom magnat import cli\nfrom magnat.games.chess.x import y\n")
    assert len(checks.check_game_sources([path], "magnat.games.hab_und_gut")) == 5
    path.write_text("from numba import njit\nfrom .state import State\nfrom magnat.core.declare import tell\nx = 1 / 2\nx /= 2\ny = 0.5\n")
    assert len(checks.check_game_sources([path], "magnat.games.hab_und_gut")) == 4
    path.write_text("from magnat.games.hab_und_gut import rules\nimport magnat.games\nimport magnat.bots\n")
    assert checks.check_core_sources([path]) == ["rules.py imports magnat.games.hab_und_gut", "rules.py imports magnat.bots"]


def test_another_rule_gives_another_perft(plant: Plant) -> None:
    expected = json.loads((subject("bazaar").folder / "perft.json").read_text(encoding="utf-8"))
    assert checks.check_perft(plant("bazaar"), expected) == []
    assert checks.check_perft(plant("bazaar", "        return Refusal.BOASTED\n", "        return 0\n"), expected)[0].startswith("bazaar-")


def test_another_line_in_a_transcript_is_noticed() -> None:
    assert checks.first_difference("a\nb\n", "a\nc\n") == ["line 2: 'b', not 'c'"]
    assert checks.first_difference("a\n", "a\nb\n") == ["one is longer"]
    assert checks.first_difference("a\n", "a\n") == []


def test_digests_that_differ_are_noticed() -> None:
    assert checks_digests({"python": "1", "cpu": "1"}) == [] and checks_digests({"python": "1", "cpu": "2"}) != []


def checks_digests(digests: dict[str, str]) -> list[str]:
    return check_digests(subject("bazaar").game, digests)


# Compiled code


@pytest.mark.compiled
def test_a_difference_in_compiled_code_is_noticed(plant: Plant) -> None:
    """Python's numbers never end; compiled ones do."""
    game = plant("bazaar", "    st.earned[seat] += coins\n", "    st.earned[seat] += coins * 2**62 * 4 // 2**62 // 4\n")
    assert complaints(game, courses(), seeds=2) == ""
    compiled = traced(game, linker.CHECKED)
    assert "the compiled state is another" in complaints(game, lambda setup, seed: check_compiled(compiled, setup, seed, "random"))
