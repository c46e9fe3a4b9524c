"""Words: Fluent messages of the program and of a game, in French and English. No sentence lives in the rules.

A value in a message has a kind. `seat` becomes the name of who sits there; a kind with a list of ids (`good`) becomes its message
`good-coal`, and the attributes of that message come along (`$good_of` is `good-coal.of`); a kind made of parts (`card`)
becomes its message `card` with its parts as values; any other kind (`money`) becomes its message with `$value`, which is divided by the
number that stands for the kind, if there is one (20 units make a million); less than one of them can be said in `$thousandths`.
What a reader may not know arrives as "hidden", so that a message can select on it.
Where there is none it arrives as "nothing". An act is said by `act-buy`, or by `act-buy-TRADE` where the same block needs other words in a phase,
or by `act-buy-named` where the position tells more of it than its argument does.
The options of a game come along with every message (`$edition`), so that editions can have words of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from magnat.core.declare import Character
from magnat.core.errors import Refused
from magnat.core.game import Game, Named
from magnat.core.play import options
from magnat.core.say.fluent import Bundle

LANGUAGES = ("en", "fr")
HIDDEN, NOTHING = "hidden", "nothing"


class Words:
    """All that can be said about one game in one language."""

    def __init__(self, game: Game, language: str, chosen: Mapping[str, str] | None = None) -> None:
        self.game, self.language = game, language
        self.chosen = options.spelled(game, options.resolve(game, game.seat_counts[-1])) | dict(chosen or {})
        self.bundle = Bundle(language, shell_text(language), *([game_text(game.folder, language)] if game.folder is not None else []))

    def has(self, key: str) -> bool:
        return self.bundle.has_message(key)

    def say(self, key: str, **values: object) -> str:
        """The message of that key; a missing message or value is an error of the program, not of its user."""
        message = self.bundle.get_message(key)
        if message.value is None:
            raise KeyError(f"{key} has no text in {self.language}")
        text, errors = self.bundle.format_pattern(message.value, {**self.chosen, **values})
        if errors:
            raise ValueError(f"{key} in {self.language}: {errors[0]}")
        return text

    def act(self, act: int, names: Sequence[str], phase: str = "", named: Named | None = None) -> str:
        """What doing this means, as a choice: "Buy coal"; in a phase that has its own words for it, with those.

        `named` is what the game's `naming` finds in the position; where it finds something, the words are `act-<block>-named`.
        """
        block, argument = self.game.spelled(act)
        kind = self.game.block_of(act).of
        found: Named = {**({kind: (kind, argument)} if kind else {}), **(named or {})}
        own = next((key for key in (f"act-{block}-named" if named else "", f"act-{block}-{phase}") if key and self.has(key)), f"act-{block}")
        values = self.values({name: kind for name, (kind, _) in found.items()}, {name: value for name, (_, value) in found.items()}, names)
        return self.say(own, **values)

    def plan(self, acts: Sequence[tuple[int, str, Named]], names: Sequence[str]) -> str:
        """Acts one after the other as one sentence, each a triple of act, phase and what `naming` finds: "Buy 3 coffee, donate tea."

        Acts that have words together (`act-<block>-<PHASE>-gathered` or `act-<block>-gathered`) are told once, at the place of the first: things are
        counted and listed, amounts added up, and `$<name>_last` is the last of them.
        """
        groups: dict[str, list[tuple[int, str, Named]]] = {}
        for act, phase, named in acts:
            block = self.game.spelled(act)[0]
            together = next((key for key in (f"act-{block}-{phase}-gathered", f"act-{block}-gathered") if self.has(key)), f"{len(groups)}")
            groups.setdefault(together, []).append((act, phase, named))
        phrases = [self._gathered(key, rows, names) if self.has(key) else self.act(rows[0][0], names, *rows[0][1:]) for key, rows in groups.items()]
        told = [phrase for phrase in phrases if phrase]
        return ", ".join([told[0], *(phrase[0].lower() + phrase[1:] for phrase in told[1:])]) + "." if told else ""

    def _gathered(self, key: str, rows: Sequence[tuple[int, str, Named]], names: Sequence[str]) -> str:
        """Several acts of a block in words."""
        found: dict[str, tuple[str, list[int | None]]] = {}
        for act, _, named in rows:
            kind = self.game.block_of(act).of
            values: Named = {**({kind: (kind, self.game.spelled(act)[1])} if kind else {}), **named}
            for name, (of, value) in values.items():
                found.setdefault(name, (of, []))[1].append(value)
        spoken: dict[str, object] = {"count": len(rows)}
        for name, (of, several) in found.items():
            spoken |= self._summed(name, of, several, names)
            spoken |= {f"{word}_last": said for word, said in self._spoken(name, of, several[-1], names).items()}
        return self.say(key, **spoken)

    def event(self, event: str, values: Mapping[str, int | None], names: Sequence[str]) -> str:
        """A line of the log."""
        return self.say(f"log-{event}", **self.values(self.game.events[event].kinds, values, names))

    def aside(self, event: str, values: Mapping[str, int | None], names: Sequence[str]) -> str:
        """What a card says besides what it does, `aside-<EVENT>`; empty where nothing is written or the reader may not know."""
        if not self.has(f"aside-{event}") or None in values.values():
            return ""
        return self.say(f"aside-{event}", **self.values(self.game.events[event].kinds, values, names))

    def told(self, lines: Sequence[tuple[str, Mapping[str, int | None]]], lead: int, names: Sequence[str]) -> str:
        """Lines that are told as one, by the event that leads them: `log-<EVENT>-gathered`, or what the lead says alone.

        In it an amount is the sum, different things are counted ("2 tea and salt", by `<kind>-counted` where that is written), `$count` is how many
        lines the lead's event has; `$price_last` is the price of the last one. `$details` are the other lines that have words as a
        detail (`log-<EVENT>-short`), `$latest` the last of them; if the lead names things made of parts (cards), in the order of these.
        """
        event, values = lines[lead]
        if len(lines) == 1 or not self.has(f"log-{event}-gathered"):
            return self.event(event, values, names)
        spoken: dict[str, object] = {}
        for name in dict.fromkeys([event, *(other for other, _ in lines)]):
            rows = [row for other, row in lines if other == name]
            same = self.game.events[name].same
            for value, kind in self.game.events[name].kinds.items():
                single = len(rows) == 1 or value in same
                found = self._spoken(value, kind, rows[0][value], names) if single else self._summed(value, kind, [row[value] for row in rows], names)
                found |= {f"{key}_last": word for key, word in self._spoken(value, kind, rows[-1][value], names).items()}
                spoken = found | spoken
        count = sum(other == event for other, _ in lines)
        others = [line for place, line in enumerate(lines) if place != lead or count > 1]
        shorts = [self._short(other, row, names) for other, row in sorted(others, key=lambda line: self._place(event, values, *line))]
        details = [short for short in shorts if short]
        more = {"count": count, "details": ", ".join(details) or NOTHING, "latest": details[-1] if details else NOTHING}
        return self.say(f"log-{event}-gathered", **(spoken | more))

    def _place(self, lead: str, values: Mapping[str, int | None], event: str, row: Mapping[str, int | None]) -> int:
        """Which of the things that the lead names, made of parts, a detail tells of: grain 40 → 70 tells of the card grain +6."""
        kinds = self.game.events[event].kinds
        named = [(ids, values[name]) for name, kind in self.game.events[lead].kinds.items() if isinstance(ids := self.game.kinds.get(kind), Mapping)]
        for place, (parts, value) in enumerate(named):
            if value is not None and any(kind in parts and parts[kind][value] == row[name] for name, kind in kinds.items()):
                return place
        return len(named)

    def _short(self, event: str, values: Mapping[str, int | None], names: Sequence[str]) -> str:
        """A line as a detail of another; empty if it has no words for that."""
        return self.say(f"log-{event}-short", **self.values(self.game.events[event].kinds, values, names)) if self.has(f"log-{event}-short") else ""

    def _summed(self, name: str, kind: str, values: Sequence[int | None], names: Sequence[str]) -> dict[str, object]:
        """One word for several values: the sum of amounts, a list of things."""
        known = [value for value in values if value is not None]
        if not known:
            return {name: HIDDEN}
        if kind != "seat" and not isinstance(self.game.kinds.get(kind), (Mapping, Sequence)):
            return self._spoken(name, kind, sum(known), names)
        return {name: self.listed([self._counted(kind, value, known.count(value), names) for value in dict.fromkeys(known)])}

    def _counted(self, kind: str, value: int, count: int, names: Sequence[str]) -> str:
        """So many of a thing."""
        spoken = self._spoken(kind, kind, value, names)
        if self.has(f"{kind}-counted"):
            return self.say(f"{kind}-counted", count=count, **spoken)
        return str(spoken[kind]) if count == 1 or kind == "seat" else self.say("counted", count=count, thing=spoken[kind])

    def listed(self, items: Sequence[str]) -> str:
        """Items as a list in a sentence: "Ada, Bob and Cleo"."""
        return self.say("list", before=", ".join(items[:-1]), last=items[-1]) if len(items) > 1 else "".join(items)

    def character(self, character: Character) -> str:
        """The character of a bot, as words that follow its name: "bids boldly and collects banks"; empty if it is neutral."""
        told = [(row.name.lower(), value) for row, value in zip(self.game.state.traits, character, strict=False) if value]
        return self.listed([self.say(f"trait-{name}", value=value) for name, value in told])

    def hint(self, hint: str, values: Mapping[str, int], names: Sequence[str]) -> str:
        """A reason of the heuristic."""
        return self.say(f"hint-{hint}", **self.values(self.game.hints[hint].kinds, values, names))

    def figure(self, figure: str, values: Mapping[str, int], names: Sequence[str]) -> tuple[str, str]:
        """What a fact of a finished game is called, and the fact: `figure-<FACT>` and its attribute `title`."""
        assert self.game.figures is not None
        spoken = self.values(self.game.figures.facts[figure].kinds, values, names)
        title, _ = self.bundle.format_pattern(self.bundle.get_message(f"figure-{figure}").attributes["title"], {**self.chosen, **spoken})
        return title, self.say(f"figure-{figure}", **spoken)

    def refusal(self, refused: Refused) -> str:
        """Why an act is refused, with the rules that say so."""
        key = f"refusal-{refused.reason}"
        sentence = self.say(key) if self.has(key) else str(refused)
        return f"{sentence} ({', '.join(refused.rules)})" if refused.rules else sentence

    def thing(self, kind: str, value: int) -> str:
        """The name of one thing of a kind: `thing("good", 0)` is coal."""
        return str(self._spoken(kind, kind, value, ())[kind])

    def part(self, kind: str, value: int, attribute: str) -> str:
        """An attribute of a thing's name: what a card does, what a race is good at."""
        return str(self._spoken(kind, kind, value, ())[f"{kind}_{attribute}"])

    def values(self, kinds: Mapping[str, str], values: Mapping[str, int | None], names: Sequence[str]) -> dict[str, object]:
        """The values of a message in words."""
        spoken: dict[str, object] = {}
        for name, kind in kinds.items():
            spoken |= self._spoken(name, kind, values[name], names)
        return spoken

    def _spoken(self, name: str, kind: str, value: int | None, names: Sequence[str]) -> dict[str, object]:
        if value is None:
            return {name: HIDDEN}
        if kind == "seat":
            return {name: names[value]}
        ids = self.game.kinds.get(kind)
        if isinstance(ids, Mapping):
            parts = {part: column[value] for part, column in ids.items()}
            return {name: self.say(kind, **self.values({part: part for part in parts}, parts, names))}
        if isinstance(ids, Sequence):
            key = f"{kind}-{ids[value]}"
            attributes = self.bundle.get_message(key).attributes
            extra = {f"{name}_{attribute}": self.bundle.format_pattern(pattern, self.chosen)[0] for attribute, pattern in attributes.items()}
            return {name: self.say(key), **extra}
        if self.has(kind):
            said = value / ids if ids else value
            amount = {"value": said, "size": abs(said), "thousandths": round(abs(said) * 1000)}
            return {name: self.say(kind, **amount, sign="minus" if value < 0 else "plus", scale="small" if 0 < abs(said) < 1 else "large")}
        return {name: value}


def shell_text(language: str) -> str:
    """The program's own messages."""
    return files("magnat").joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")


def game_text(folder: Path, language: str) -> str:
    """The messages of a game."""
    return (folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")


@cache
def words(game: Game, language: str, **chosen: str) -> Words:
    """The words of a game, for its usual options or for chosen ones; English where the language is not spoken."""
    return Words(game, language if language in LANGUAGES else "en", chosen)
