"""`magnat verify`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from magnat.cli import arguments

if TYPE_CHECKING:
    from magnat.core.play import Match

NOT_PROVED = 1


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game, or the lines of `magnat simulate --record`.", show_default=False)],
    game: Annotated[int | None, typer.Option(metavar="N", min=0, help="Which line of a record, from 0.", show_default=False)] = None,
    commitment: Annotated[str, typer.Option(metavar="HASH", help="The hash that was shown at the start, to compare.", show_default=False)] = "",
    lang: arguments.Language = "",
) -> None:
    """Prove the draws of a finished game.

    Every draw is recomputed. Exit code 0: proved, 1: not proved, 2: unreadable.

    \b
    Example:
      magnat verify game.json
    """
    from magnat.cli.files import read_document
    from magnat.cli.texts import texts

    say = texts(arguments.language(lang)).say
    document = read_document(file, game)
    doubt = foreign_secret(document, commitment, say)
    if doubt:
        proved, sentences = False, [doubt]
    else:
        proved, sentences = judged(_match(document), say)
    for sentence in sentences:
        typer.echo(sentence)
    if not proved:
        raise typer.Exit(NOT_PROVED)


def foreign_secret(document: dict[str, Any], shown: str, say: Callable[..., str]) -> str:
    """What speaks against the secret itself: it does not fit the hash of the file, or that is not the hash somebody saw."""
    from magnat.core.play import FairDice

    dice = document.get("dice")
    fair = [part for part in (dice if isinstance(dice, list) else [dice]) if isinstance(part, dict) and part.get("kind") == "fair"]
    if not fair:
        return say("cli-verify-no-hash") if shown else ""
    try:
        fits = all(FairDice(bytes.fromhex(part["secret"])).commitment == part["commitment"] for part in fair)
    except (KeyError, TypeError, ValueError):
        return ""  # not readable: the save itself will be refused with a better sentence
    if not fits:
        return say("cli-verify-secret")
    if shown and shown.strip().lower() not in [part["commitment"] for part in fair]:
        return say("cli-verify-other-hash", commitment=", ".join(part["commitment"] for part in fair))
    return ""


def _match(document: dict[str, Any]) -> Match:
    from magnat.cli.files import RECORD
    from magnat.core.errors import CorruptSave
    from magnat.core.play import SeededDice, from_json
    from magnat.lab.records import match_of

    if document.get("format") != RECORD:
        return from_json(document)
    if not isinstance(document.get("game"), str) or type(document.get("seed")) is not int or type(document.get("number")) is not int:
        raise CorruptSave("this record is damaged: game, seed or number are missing")
    match = match_of(arguments.load_game(document["game"]), document)
    match.dice = SeededDice(document["seed"], document["number"])
    match.drawn = sum(act.seat < 0 for act in match.played)
    return match


def judged(match: Match, say: Callable[..., str]) -> tuple[bool, list[str]]:
    """Whether all draws are proved, and what is to be said about them."""
    from magnat.core.declare import CHANCE
    from magnat.core.play import verify as unproved

    is_closed = "unfinished" in match.marks  # by the operator, or because its record was full: its secret lies open, and nothing is drawn any more
    if not match.is_over and not is_closed:
        return False, [say("cli-verify-running")]
    if "guided" in match.marks:
        return False, [say("cli-verify-guided")]
    if match.before:
        return False, [say("cli-verify-what-if" if "what-if" in match.marks else "cli-verify-rules-changed")]
    draws = [act.number for act in match.played if act.seat == CHANCE]
    wrong = unproved(match)
    if wrong:
        return False, [say("cli-verify-wrong", count=len(wrong), draws=len(draws), first=wrong[0][0])]
    sentences = dice_told(match, say)
    missing = sorted(set(range(match.drawn)) - set(draws))
    if missing and "takeback" not in match.marks:
        return False, [*sentences, say("cli-verify-gaps", numbers=_ranges(missing))]
    sentences.append(say("cli-verify-proved", draws=len(draws)))
    if is_closed and not match.is_over:
        sentences.append(say("cli-verify-unfinished"))
    if "takeback" in match.marks:
        sentences.append(say("cli-verify-takebacks", count=len(missing), numbers=_ranges(missing) or "-"))
    return True, sentences


def dice_told(match: Match, say: Callable[..., str]) -> list[str]:
    """Which dice gave which draws; one part, unless the match was continued with new ones."""
    from magnat.core.play import FairDice, parts_of

    parts = parts_of(match.dice)
    ends = [first for first, _ in parts[1:]] + [match.drawn]
    sentences = []
    for (first, dice), end in zip(parts, ends, strict=True):
        if len(parts) > 1:
            sentences.append(say("cli-verify-part", first=first, last=end - 1))
        if isinstance(dice, FairDice):
            sentences.append(say("cli-verify-fair", commitment=dice.commitment))
        else:
            sentences.append(say("cli-verify-seeded", seed=str(dice.seed), game=str(dice.game)))
    return sentences


def _ranges(numbers: list[int]) -> str:
    """Numbers in few words.

    >>> _ranges([3, 4, 5, 9])
    '3-5, 9'
    """
    groups: list[list[int]] = []
    for number in numbers:
        if groups and number == groups[-1][-1] + 1:
            groups[-1].append(number)
        else:
            groups.append([number])
    return ", ".join(f"{group[0]}-{group[-1]}" if len(group) > 1 else str(group[0]) for group in groups)
