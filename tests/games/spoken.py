"""What every game has to be able to say, and what its Fluent files say; each game's tests add words of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from fluent.syntax import FluentParser, ast

from magnat.core.game import Game
from magnat.core.play import options
from magnat.core.say import LANGUAGES, game_text, words


def needed(game: Game) -> Iterator[str]:
    """The keys that the program asks for in any game."""
    yield from ("game-name", "game-about", "game-length", "money")
    yield from (f"{kind}-{name}" for kind, ids in game.kinds.items() if isinstance(ids, Sequence) for name in ids)
    yield from (kind for kind, ids in game.kinds.items() if isinstance(ids, Mapping))
    yield from (f"act-{row.name}" for row in game.blocks)
    yield from (f"log-{row.name}" for row in game.events)
    yield from (f"log-{name}-gathered" for name in summed(game))
    yield from (f"hint-{row.name}" for row in game.hints)
    yield from (f"phase-{row.name}" for row in game.phases)
    yield from (f"doing-{row.name}" for row in game.phases if not row.is_chance)
    yield from (f"refusal-{row.name}" for row in game.refusals)
    yield from (f"law-{row.name}" for row in game.laws)
    yield from (f"remark-{name}" for name in game.remarks)
    yield from (f"order-{name}" for name in game.orders)
    if game.figures is not None:
        yield from (f"figure-{row.name}" for row in game.figures.facts)
        yield from (f"source-{name}" for name in game.figures.sources)
    yield from (f"trait-{row.name.lower()}" for row in game.state.traits)
    if game.guide is not None:
        yield from (f"guide-{step.name}" for step in game.guide.steps)
    for name, option in options.declared(game).items():
        yield f"option-{name}"
        yield from (f"option-{name}-{value}" for value in (*option.values, *option.offered))
    assert game.folder is not None
    for path in [*game.folder.glob("helpers.py"), *game.folder.glob("helpers/*.py")]:  # reasons that only a helper gives
        yield from (f"refusal-{reason}" for reason in re.findall(r'"reason": "([A-Z_]+)"', path.read_text(encoding="utf-8")))
    yield from re.findall(r'"(terminal-[a-z-]+)"', (game.folder / "terminal.py").read_text(encoding="utf-8"))


def summed(game: Game) -> set[str]:
    """The events whose lines add up: without words for that, only the first would be told."""
    return {row.name for row in game.events if any(row.name in way.events for way in row.gather)}


def besides(game: Game) -> set[str]:
    """The keys a game may have besides: an act in one phase, as the position names it or with others; lines told as one or as a detail, and what a
    card says besides; counts."""
    leads = {name for row in game.events for way in row.gather for name in (row.name, *way.events)}
    joined = {row.name for row in game.events if row.gather} | summed(game)
    return {
        *(f"act-{block}-{row.name}" for row in game.phases for block in row.pairs),
        *(f"act-{row.name}-named" for row in game.blocks if game.naming),
        *(f"act-{row.name}-gathered" for row in game.blocks),
        *(f"act-{block}-{row.name}-gathered" for row in game.phases for block in row.pairs),
        *(f"log-{name}-gathered" for name in leads),
        *(f"log-{name}-short" for name in joined),
        *(f"aside-{row.name}" for row in game.events),
        *(f"{kind}-counted" for kind in game.kinds),
    }


def messages(text: str) -> dict[str, ast.Message]:
    """The messages of a Fluent file by their keys; a line that cannot be read is an error."""
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def said(game: Game, language: str) -> dict[str, list[str]]:
    """The attributes of all messages of a game."""
    assert game.folder is not None
    return {key: [attribute.id.name for attribute in found.attributes] for key, found in messages(game_text(game.folder, language)).items()}


def check_languages(game: Game, *own: str) -> None:
    """Nothing is missing, nothing is unused, and both languages have the same attributes: options and orders say what they are about."""
    found = [said(game, language) for language in LANGUAGES]
    assert set(found[0]) - besides(game) <= {*needed(game), *own} <= set(found[0])
    assert found[0] == found[1]
    for key in (*(f"option-{name}" for name in options.declared(game)), *(f"order-{name}" for name in game.orders)):
        assert found[0][key] == ["about"], key


NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")
LARGE = 1250  # of what is counted


def samples(game: Game, kinds: Mapping[str, str], secrets: Sequence[str] = ()) -> Iterator[dict[str, int | None]]:
    """The first and the last thing of each kind, small and large numbers, and hidden ones."""
    things = {kind: next(iter(found.values())) if isinstance(found, Mapping) else found for kind, found in game.kinds.items()}
    last = {"seat": max(game.seat_counts) - 1} | {kind: len(found) - 1 for kind, found in things.items() if isinstance(found, Sequence)}
    yield dict.fromkeys(kinds, 0)
    yield {name: last.get(kind, LARGE) for name, kind in kinds.items()}
    yield {name: None if name in secrets else 1 for name in kinds}


def check_sentences(game: Game, *own: str, **chosen: object) -> None:
    """Every line of the log, open and hidden, every hint and everything else can be said in every language, with these options."""
    for language in LANGUAGES:
        speak = words(game, language, **chosen)
        for event in game.events:
            for values in samples(game, event.kinds, event.secrets):
                sentence = speak.event(event.name, values, NAMES)
                assert sentence[-1] in ".!" and not re.search("{|hidden", sentence), sentence
        for hint in game.hints:
            for values in samples(game, hint.kinds):
                sentence = speak.hint(hint.name, {name: value or 0 for name, value in values.items()}, NAMES)
                assert sentence[-1] in ".!" and not sentence[0].islower() and not re.search("{|hidden", sentence), sentence
        for key in (*needed(game), *own):
            if key.startswith(("game-", "phase-", "refusal-", "law-", "option-", "order-", "remark-", "word-")):
                assert speak.say(key).strip(), key


def ids(game: Game, kind: str) -> Sequence[str]:
    found = game.kinds[kind]
    assert isinstance(found, Sequence)
    return found


def check_character(game: Game, **kinds: str) -> None:
    """Everything of these kinds has a line of its own, under this attribute; no two are alike, and none is as long as a paragraph."""
    for language in LANGUAGES:
        speak = words(game, language)
        lines = [speak.part(kind, number, attribute) for kind, attribute in kinds.items() for number in range(len(ids(game, kind)))]
        assert len(set(lines)) == len(lines) and all(10 < len(line) < 170 for line in lines)
