"""A game in the terminal: asks persons, lets bots act, shows each of them what they may see."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import platformdirs
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from magnat.bots import Bot, level_named
from magnat.cli import files, screen
from magnat.cli.act_input import plain, read_act
from magnat.core.declare import OPEN, SPECTATOR, usual
from magnat.core.errors import MagnatError, Refused
from magnat.core.play import PERSON, FairDice, Match, current
from magnat.core.say import Words, rulebook

CLEAR, FORGET = "\033[H\033[2J", "\033[H\033[2J\033[3J"  # the screen; the screen and what was scrolled away
LOG_LINES = 30  # of the log that `w` shows, and a resumed game


class Leave(Exception):
    """The person wants to leave."""


class Session:
    """One match between persons at this terminal and bots."""

    def __init__(self, match: Match, bots: dict[int, Bot], words: Words, *, save: Path | None = None, clear: bool = True) -> None:
        self.match, self.bots, self.words, self.save = match, bots, words, save
        self.console: Console = screen.console()
        self.names = [seat.name for seat in match.seats]
        self.clear = clear and self.console.is_terminal
        self.echo = not sys.stdin.isatty()  # what comes from a pipe would not be seen in the transcript
        self.people = [number for number, seat in enumerate(match.seats) if seat.kind == PERSON]
        told = max(0, len(match.log()) - LOG_LINES)  # of a resumed game only the end is told again
        self.read = dict.fromkeys([*self.people, SPECTATOR], told)  # how many lines of the log each has seen
        self.last_person: int | None = None  # who looked at the screen last
        self.orders = usual(match.game.orders)  # of who plays alone, as at a table for somebody who has ordered nothing
        self.wants_everything = len(self.people) > 1  # asked also where those orders would answer; among people, who is not asked would tell a secret
        self.touched = False  # a person has done something that could be lost
        self.screens = 0
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "?": self._help, "h": self._hint, "d": self._do, "p": self._pass, "u": self._undo, "t": self._takeback,
            "a": self._everything, "w": self._known, "r": self._rule, "s": self._save, "q": self._quit,
        }  # fmt: skip

    def run(self) -> None:
        """Play until the end, or until somebody leaves; nothing is lost."""
        try:
            self._welcome()
            while not self.match.is_over:
                self._next()
            self._farewell()
        except Leave:
            pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self._forget()
            self._keep()

    def say(self, key: str, **values: object) -> str:
        return self.words.say(key, **values)

    def ask(self, prompt: str) -> str:
        """One line from the person."""
        line = self.console.input(Text(prompt, "bold"))
        if self.echo:
            self.console.print(line)
        return line.strip()

    # Beginning and end.

    def _welcome(self) -> None:
        self.console.print(Text(self.say("cli-question", name=self.say("game-name"), question=", ".join(self._introduced())), "bold"))
        dice = current(self.match.dice)
        if isinstance(dice, FairDice):
            self.console.print(self.say("cli-fair", commitment=dice.commitment), soft_wrap=True)
        else:
            self.console.print(self.say("cli-seeded", seed=str(dice.seed)))
        for seat in self.match.seats:
            if any(seat.character):
                self.console.print(self.say("cli-character", name=seat.name, character=self.words.character(seat.character)))
        if self.people:
            self.console.print(self.say("cli-welcome"))

    def _introduced(self) -> list[str]:
        return [seat.name if seat.kind == PERSON else f"{seat.name} ({self.say(f'cli-bot-{level_named(seat.kind)}')})" for seat in self.match.seats]

    def _farewell(self) -> None:
        reader = self.people[0] if len(self.people) == 1 else SPECTATOR
        self._forget()
        self._show(reader)
        self.console.print(screen.result(self.match, self.words, self.names, self.match.view(reader)))
        self.console.print()
        if "takeback" in self.match.marks:
            self.console.print(self.say("cli-takebacks-used"))
        self._prove()

    def _prove(self) -> None:
        """Show the secret of the dice, and offer what proves the draws."""
        dice = current(self.match.dice)
        if isinstance(dice, FairDice):
            self.console.print(self.say("cli-secret", secret=dice.secret.hex(), commitment=dice.commitment), soft_wrap=True)
        if self.save:
            self._write_save(self.save)
        elif self.people:
            self._offer_save("cli-save-for-verify")

    def _offer_save(self, question: str) -> None:
        while name := self.ask(f"{self.say(question)} "):
            if self._write_save(Path(name).expanduser()):
                return

    def _keep(self) -> None:
        """Somebody left without a word: keep the game, and say where."""
        if self.match.is_over or not self.touched:
            self.console.print(self.say("cli-goodbye"))
            return
        self._write_save(self.save or unsaved_game_file(self.match.game.name))

    def _write_save(self, path: Path, *, aloud: bool = True) -> bool:
        """Save, or say why not; a full disk must not end the game."""
        try:
            files.write_save(path, self.match)
        except MagnatError as error:
            self._error(str(error))
            return False
        if aloud:
            self.touched = False
            self.console.print(self.say("cli-saved-finished" if self.match.is_over else "cli-saved", file=str(path)), soft_wrap=True)
        return True

    # One question after the other.

    def _next(self) -> None:
        asked = self.match.asked()
        for seat in asked:
            acts = [self.match.game.spelled(self.bots[seat].choose(self.match, seat))] if seat in self.bots else self._ordered(seat)
            if acts is not None:
                before = self.match.state.copy()
                self.match.play(seat, acts)
                self._keep_orders(before)
                return
        self._question(asked[0])

    def _ordered(self, seat: int) -> list[tuple[str, int]] | None:
        """What need not be asked: what nobody means to decline, what cannot be paid, where it does not matter."""
        return None if self.wants_everything else self.match.ordered(seat, self.orders)

    def _keep_orders(self, before: Any) -> None:
        """Some orders end with what they were given for, or follow from what happens."""
        if self.match.game.kept and self.people:
            self.orders = dict(self.match.game.kept(before, self.match.state, self.people[0], self.orders))

    def _question(self, seat: int) -> None:
        """Show a person the table and get one act played."""
        if len(self.people) > 1 and seat != self.last_person:
            self._hand_over(seat)
        self._show(seat)
        legal = self.match.legal(seat)
        sentences = [self._means(seat, act) for act in legal]
        question = self.say(f"phase-{self.match.row.name}")
        self.console.print(Text(self.say("cli-question", name=self.names[seat], question=question), "bold"))
        self.console.print(screen.choices(self.match.game, legal, sentences, self.console.width))
        if self.match.window == OPEN:
            self.console.print(Text(self.say("cli-open-window"), "dim"))
        while not self._answered(seat, legal, self.ask(f"{self.say('cli-prompt')} ")):
            pass
        if self.save and self.touched:
            self._write_save(self.save, aloud=False)

    def _hand_over(self, seat: int) -> None:
        """Let nothing secret stand on the screen when another person comes."""
        self._forget()
        if self.clear:
            self.ask(f"{self.say('cli-hand-over', name=self.names[seat])} ")
        self.last_person = seat

    def _forget(self) -> None:
        """Where several persons share the screen, leave nothing of one for the next, not even by scrolling back."""
        if len(self.people) > 1 and self.last_person is not None:
            self._wipe(FORGET)

    def _wipe(self, code: str) -> None:
        if self.clear:
            sys.stdout.write(code)
            sys.stdout.flush()

    def _show(self, seat: int) -> None:
        """What has happened since this reader looked last, and the table."""
        if self.screens:
            self._wipe(CLEAR)
        self.screens += 1
        self.console.print()
        news = screen.log_lines(self.match, self.words, self.names, seat, since=self.read[seat])
        if news:
            self._tell(Text("\n".join(news), "dim"))
            self.console.print()
        self.read[seat] = len(self.match.log(seat))
        self.console.print(screen.position(self.match.game, self.match.view(seat), self.words, self.names, seat))
        self.console.print()

    def _answered(self, seat: int, legal: list[int], line: str) -> bool:
        """Whether the line led to a new position."""
        if not line:
            return False
        if line.isascii() and line.isdigit():
            if not 1 <= int(line) <= len(legal):
                self._error(self.say("cli-no-such-choice", most=len(legal)))
                return False
            return self._play(seat, [legal[int(line) - 1]])
        letter, _, rest = line.partition(" ")
        if letter.lower() in self.commands:
            return self.commands[letter.lower()](seat, rest.strip())
        acts: list[int] = []
        for part in line.split(";"):
            said = (act for act in legal if plain(part) == plain(self._means(seat, act)))  # as the choice stands there
            act = next(said, None)
            if act is None:
                act = read_act(self.match.game, self.words, self.names, part, self.match.row.name)
            if act is None:
                self._error(self.say("cli-not-understood", typed=part.strip()))
                return False
            acts.append(act)
        return self._play(seat, acts)

    def _play(self, seat: int, acts: list[int]) -> bool:
        return self._did(lambda: self.match.play(seat, acts))

    def _did(self, step: Callable[[], None]) -> bool:
        """Whether a step was taken; why not, if it was refused."""
        before = self.match.state.copy()
        try:
            step()
        except Refused as refused:
            self._error(self.words.refusal(refused))
            return False
        self._keep_orders(before)
        self.touched = True
        return True

    def _error(self, sentence: str) -> None:
        self.console.print(Text(sentence, "red"))

    def _tell(self, text: RenderableType) -> bool:
        self.console.print(Padding(text, (0, 0, 0, 2), expand=False))
        return False

    def _means(self, seat: int, act: int) -> str:
        """What an act means in the open question."""
        return self.words.act(act, self.names, self.match.row.name, self.match.game.named(self.match.asking(seat), act))

    # Commands: True when the question must be asked again.

    def _help(self, seat: int, rest: str) -> bool:
        return self._tell(self.say("cli-help"))

    def _hint(self, seat: int, rest: str) -> bool:
        told = self.match.advised(seat)
        plan = self.words.plan([(planned.act, planned.phase, planned.named) for planned in told.plan], self.names)
        self._tell(Text.assemble(self.say("cli-hint"), " ", (plan, "bold")))
        for hint, values in told.reasons[:1]:
            self._tell(Padding(self.words.hint(hint, values, self.names), (0, 0, 0, 2), expand=False))
        return False

    def _do(self, seat: int, rest: str) -> bool:
        """All that a hint says."""
        acts = [planned.act for planned in self.match.advised(seat).plan]
        if self.match.window == OPEN and [self.match.game.spelled(act)[0] for act in acts] == [self.match.row.default]:
            return self._did(lambda: self.match.pass_window(seat))
        return self._play(seat, acts)

    def _pass(self, seat: int, rest: str) -> bool:
        if self.match.window != OPEN:
            self._error(self.say("cli-no-open-window"))
            return False
        return self._did(lambda: self.match.pass_window(seat))

    def _undo(self, seat: int, rest: str) -> bool:
        return self._taken_back(lambda: self.match.undo(seat))

    def _takeback(self, seat: int, rest: str) -> bool:
        def back() -> None:
            self.match.takeback(seat)
            while self._ordered(seat) is not None:  # no decision of a person
                self.match.takeback(seat)

        return self._taken_back(back)

    def _everything(self, seat: int, rest: str) -> bool:
        """Be asked everything from now on, or only what matters."""
        if len(self.people) > 1:
            return self._tell(self.say("cli-asks-all"))
        self.wants_everything = not self.wants_everything
        return self._tell(self.say("cli-asks-everything" if self.wants_everything else "cli-asks-what-matters"))

    def _taken_back(self, back: Callable[[], None]) -> bool:
        if not self._did(back):
            return False
        for reader, seen in self.read.items():
            self.read[reader] = min(seen, len(self.match.log(reader)))
        return True

    def _known(self, seat: int, rest: str) -> bool:
        found = screen.known(self.match.game, self.match.view(seat), self.words, self.names, seat)
        if found is not None:
            self._tell(Padding(found, (1, 0), expand=False))
        lines = screen.log_lines(self.match, self.words, self.names, seat)
        return self._tell(Text("\n".join(lines if rest else lines[-LOG_LINES:]), "dim"))

    def _rule(self, seat: int, rest: str) -> bool:
        number = rest or self.match.game.phases.entries[self.match.state.phase].rule
        entry = rulebook(self.match.game, self.words.language).find(number)
        if entry is None:
            self._error(self.say("cli-no-such-rule", number=number))
            return False
        return self._tell(screen.rule_text(entry, self.words))

    def _save(self, seat: int, rest: str) -> bool:
        path = Path(rest).expanduser() if rest else self.save
        if path is None:
            self._error(self.say("cli-save-where"))
        else:
            self._write_save(path)
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        if self.save:
            if not self._write_save(self.save):
                return False
        elif self.touched:
            self._offer_save("cli-save-before-leaving")
        self._forget()
        self.console.print(self.say("cli-goodbye"))
        raise Leave


def unsaved_game_file(game: str) -> Path:
    """Where a game is kept that somebody left without saving."""
    folder = Path(platformdirs.user_state_dir("magnat"))
    with contextlib.suppress(OSError):  # writing will say what is wrong
        folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.json"
