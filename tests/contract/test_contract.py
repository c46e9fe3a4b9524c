"""What every game must pass, by being there: over all games, numbers of seats and options. Nothing here compiles."""

from __future__ import annotations

import json
import os
import random
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

import magnat.core
from magnat.core.declare import SPECTATOR, described
from magnat.core.game import names
from magnat.core.play import Views, options
from magnat.core.say import LANGUAGES, game_text, words
from magnat.lab.batches import simulate
from tests.contract import checks
from tests.contract.sampling import QUICK, every_course, every_game, every_plain_setup, some_setups
from tests.contract.subjects import Setup, is_plain, setups, subject

REWRITE = bool(os.environ.get("MAGNAT_REWRITE"))
"""`MAGNAT_REWRITE=1 pytest tests/contract -k "perft or golden"` writes the expected numbers and transcripts anew; read the diff."""

# Laws, bounds, ways out, ends


@every_course()
def test_laws_bounds_ways_out_and_an_end(setup: Setup, policy: str, depth: int) -> None:
    for seed in range((1, 2, 3)[depth] if is_plain(setup) else 1):
        assert checks.check_course(setup, seed, policy) == []


@every_game
def test_every_phase_is_reached(name: str) -> None:
    """As soon as all are that should be; `whole` below looks on for those that should not."""
    found = subject(name)
    assert checks.check_reached(found, phases_of(name, until={row.name for row in found.game.phases} - set(found.notes.unreached))) == []


@pytest.mark.exhaustive
@every_game
def test_no_more_phases_are_reached_than_the_notes_say(name: str) -> None:
    assert checks.check_reached(subject(name), phases_of(name)) == []


def phases_of(name: str, until: set[str] | None = None) -> set[str]:
    """The phases that random games of all setups reach, until these are among them."""
    reached: set[str] = set()
    for setup in setups(subject(name).game):
        for seed in range(10, 16):
            for st, _ in checks.course(setup, seed):
                reached.add(setup.game.phases.named(st.phase))
            if until is not None and reached >= until:
                return reached
    return reached


# Secrets


def sampled(setup: Setup, seed: int, count: int, policy: str = "random") -> Iterable[tuple[Any, int]]:
    """Some positions of a game with the act played there, spread over its course, never the same in two setups."""
    steps = [(st.copy(), act) for st, act in checks.course(setup, seed, policy) if act >= 0]
    luck = random.Random(f"{setup} {seed}")
    for phase in sorted({st.phase for st, _ in steps}):
        met = [step for step in steps if step[0].phase == phase]
        yield from luck.sample(met, min(len(met), count))


@some_setups(0)
def test_other_values_in_hidden_places_change_nothing_that_is_seen(setup: Setup, depth: int) -> None:
    luck = random.Random(str(setup))
    for st, _ in sampled(setup, 21, (1, 2, 4)[depth]):
        assert checks.check_secrets(setup.game, st, luck, count=(1, 2, 2)[depth], each=(1, 3, 3)[depth]) == []


@some_setups(1)
def test_the_views_of_one_position_are_those_of_its_seats(setup: Setup, depth: int) -> None:
    for st, _ in sampled(setup, 23, (1, 2, 4)[depth]):
        views = Views(st)
        assert all(list(views.of(seat).items()) == list(st.view(seat).items()) for seat in (*range(st.seats), SPECTATOR))


@every_game
def test_every_secret_is_kept_from_somebody(name: str) -> None:
    assert checks.check_kept(subject(name)) == []


@some_setups(1)
def test_the_log_tells_no_secret(setup: Setup, depth: int) -> None:
    for st, act in sampled(setup, 22, (2, 5, 6)[depth]):
        assert checks.check_log(setup.game, st, act) == []


@some_setups(2)
def test_what_can_be_undone_teaches_nothing(setup: Setup, depth: int) -> None:
    for st, act in sampled(setup, 23, (4, 8, 12)[depth]):
        if st.actor >= 0:
            assert checks.check_undo_teaches_nothing(setup.game, st, act) == []


@some_setups(3)
def test_a_resampled_position_can_be(setup: Setup, depth: int) -> None:
    for st, _ in sampled(setup, 24, (2, 5, 6)[depth]):
        if st.actor >= 0:
            assert checks.check_resample(setup.game, st, (2, 3, 3)[depth]) == []


@every_plain_setup
def test_a_resampled_position_can_be_another(setup: Setup) -> None:
    """Over many games: in one of them all that is hidden may follow from what is seen."""
    assert checks.check_worlds_differ(setup.game, (st for seed in range(40) for st, _ in checks.course(setup, seed))) == []


@some_setups(4)
def test_a_completion_of_the_redacted_record_leads_to_a_resampled_position(setup: Setup, depth: int) -> None:
    found = subject(setup.game.name)
    luck = random.Random(str(setup))
    met: dict[int, int] = {}
    for step, (match, _) in enumerate(checks.random_match(setup, 25)):
        times = met[match.state.phase] = met.get(match.state.phase, 0) + 1
        if match.is_over or not is_power(times, (20, 4, 3)[depth]):  # often early, where replays are short, and seldom late
            continue
        for seat in range(setup.seats) if depth > QUICK else [luck.randrange(setup.seats)]:
            assert checks.check_completion(found, match, seat, step) == []


def is_power(times: int, base: int) -> bool:
    while times % base == 0:
        times //= base
    return times == 1


# History


@some_setups(5)
def test_undo_save_and_replay_return_the_identical_match(setup: Setup, depth: int) -> None:
    assert checks.check_history(setup, 31, points=(3, 8, 25)[depth]) == []


# Rules and sources


@every_game
def test_every_rule_is_cited_by_the_code_and_by_a_test(name: str) -> None:
    found = subject(name)
    sources = [path.read_text(encoding="utf-8") for path in found.sources]
    tests = [path.read_text(encoding="utf-8") for path in found.tests]
    assert checks.check_citations(found.rules.read_text(encoding="utf-8"), sources, tests, found.notes.uncited) == []


@every_game
def test_every_refusal_law_and_phase_cites_a_rule_that_exists(name: str) -> None:
    found = subject(name)
    assert checks.check_reasons(found.game, found.rules.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", names())
def test_games_import_the_kernel_and_themselves_and_compute_in_whole_numbers(name: str) -> None:
    assert checks.check_game_sources(subject(name).sources, f"magnat.games.{name}") == []


def test_the_kernel_knows_no_game() -> None:
    assert checks.check_core_sources(Path(*magnat.core.__path__).rglob("*.py")) == []


# Words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_act_has_words_in_every_phase(name: str, language: str) -> None:
    game = subject(name).game
    assert game.folder is not None
    spoken = {option: row.values for option, row in options.declared(game).items() if f"${option}" in game_text(game.folder, language)}
    for chosen in [{}, *({option: value} for option, values in spoken.items() for value in values)]:
        assert checks.check_acts_said(words(game, language, **chosen), game.seat_counts[-1]) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_every_field_of_the_table_as_text_has_a_name(name: str, language: str) -> None:
    game = subject(name).game
    assert game.folder is not None
    text = Path(str(game.folder), "table", "words", f"{language}.ftl").read_text(encoding="utf-8")
    named = {key.removeprefix("field-") for key in re.findall(r"^(field-\w+) =", text, re.MULTILINE)}
    assert named == {field for field, note in described(game.state).items() if note["said"]}


# Perft


def counted(setup: Setup, seed: int, after: int, most: int = 2500) -> dict[str, Any]:
    """The counts from a position, as deep as they stay small."""
    counts = [1]
    while counts[-1] <= most and len(counts) < 7:
        count = checks.perft(setup.game, checks.position(setup, seed, after), len(counts), seed)
        if count > 4 * most:
            break
        counts.append(count)
    return {"players": setup.seats, "options": setup.chosen, "seed": seed, "after": after, "counts": counts}


@every_plain_setup
def test_perft(setup: Setup) -> None:
    path = subject(setup.game.name).folder / "perft.json"
    rows = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    if REWRITE:
        length = sum(1 for _ in checks.course(setup, setup.seats))
        rows = [row for row in rows if row["players"] != setup.seats] + [
            counted(setup, setup.seats, after) for after in (0, length // 3, length * 3 // 4)
        ]
        rows.sort(key=lambda row: int(row["players"]))
        path.write_text("[\n" + ",\n".join(f"  {json.dumps(row)}" for row in rows) + "\n]\n", encoding="utf-8")
    expected = [row for row in rows if row["players"] == setup.seats]
    assert len(expected) == 3 and checks.check_perft(setup.game, expected) == []


# Golden transcripts


@every_game
@pytest.mark.parametrize("policy", ["random", "heuristic"])
def test_golden_transcript(name: str, policy: str) -> None:
    found = subject(name)
    if REWRITE:
        path = found.folder / "golden" / f"{policy}.txt"
        path.parent.mkdir(exist_ok=True)
        path.write_text(checks.golden(found, policy), encoding="utf-8")
    assert checks.check_golden(found, policy) == []


# Batches


@every_plain_setup
def test_a_batch_is_the_same_games(setup: Setup) -> None:
    """The interpreted batch ends where the courses of play end."""
    ended: list[bytes] = []
    summary = simulate(
        setup.game, 2, players=setup.seats, seed=5, backend="python", watched=True, chosen=setup.chosen,
        visit=lambda first, states: ended.extend(setup.game.state.packed_bytes(states[index : index + 1]) for index in range(len(states))),
    )  # fmt: skip
    *_, (st, _) = checks.course(setup, 5)
    assert ended[0] == st.to_bytes() and summary.finished == 2
