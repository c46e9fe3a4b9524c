"""What can go wrong at the edges. Every error is a sentence for people; inside, the rules trust their callers."""

import os


def reason(error: OSError) -> str:
    """Why the system refused something, in its own words; libraries put theirs around them."""
    return os.strerror(error.errno).lower() if error.errno else str(error) or "an error of the system"


class MagnatError(Exception):
    """Base of all errors that a user may cause; its text is shown as it is."""


class CorruptState(MagnatError):
    """A position that cannot be: unknown fields or values out of bounds."""


class WrongOptions(MagnatError):
    """Options that do not exist or do not go together; if they do not, the reason names the message of the game that says why: `refusal-<reason>`."""

    def __init__(self, sentence: str, reason: str = "") -> None:
        self.reason = reason
        super().__init__(sentence)


class CorruptSave(MagnatError):
    """A file that is damaged, foreign, or newer than this program."""


class UnknownGame(MagnatError):
    """A game that does not exist here."""


class EndlessAct(MagnatError):
    """An act that would go on for ever. It can happen only in a position that nobody can have reached by playing."""

    def __init__(self, most: int) -> None:
        super().__init__(f"from this position the act would never end: it has more than {most} steps")


class Refused(MagnatError):
    """An act that the rules do not allow now. Nothing has changed."""

    def __init__(self, reason: str, rules: tuple[str, ...], sentence: str = "") -> None:
        self.reason, self.rules = reason, rules
        super().__init__(sentence or f"{reason} ({', '.join(rules)})")
