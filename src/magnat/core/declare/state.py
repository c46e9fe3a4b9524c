"""The declared state: what lies on the table, how large it may grow, and who may see it.

A game declares fields once. From the declaration come the plain Python object that the interpreter works on, the NumPy
record that compiled code works on, copies, bytes, JSON, a seat's view and its observation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from magnat.core.declare.fields import HIDDEN, Fact, Field, Kinds, Local, Option, Sight, Together, everybody, nobody, shown
from magnat.core.declare.kinds import SEAT, several
from magnat.core.declare.numbered import refuse_taken
from magnat.core.declare.traits import Traits
from magnat.core.errors import CorruptState

CHANCE, NOBODY = -1, -2  # actors besides the seats 0, 1, 2 ...
SPECTATOR = -1  # as the seat of a view
MOST_SEATS = 8

Heard = tuple[int, tuple[int, ...], int]  # event, values, who was to act
Seen: TypeAlias = "int | list[Seen] | None"  # of a field or fact, as somebody sees it
View = dict[str, Any]  # the position as somebody sees it, by the names of fields and facts
Document = dict[str, Any]  # what is written as JSON
Records = NDArray[np.void]  # states in the form that compiled code works on
Rule = TypeVar("Rule", bound=Callable[..., int])


def _copier(fields: Mapping[str, Field]) -> Callable[[object, object], None]:
    """A function that copies all fields, one line for each: whoever searches spends half of its time there."""
    lines = (f"    twin.{name} = {_copy_of(f'st.{name}', len(field.shape))}\n" for name, field in fields.items())
    made: dict[str, Callable[[object, object], None]] = {}
    exec(f"def copy_fields(st, twin):\n{''.join(lines)}", made)  # names that Python has accepted as such
    return made["copy_fields"]


def _copy_of(value: str, dimensions: int) -> str:
    """
    >>> _copy_of("st.hand", 2)
    '[row2[:] for row2 in st.hand]'
    """
    if dimensions < 2:
        return f"{value}[:]" if dimensions else value
    return f"[{_copy_of(f'row{dimensions}', dimensions - 1)} for row{dimensions} in {value}]"


class Declared(type):
    """Turns declared fields into slots, so that a misspelt name fails at its line."""

    fields: dict[str, Field]
    facts: dict[str, Fact]
    depth_most: int
    traits: type[Traits]
    copy_fields: Callable[[object, object], None]

    def __new__(mcls, name: str, bases: tuple[type, ...], namespace: dict[str, object], frames: int = 0, traits: type[Traits] = Traits) -> Declared:
        own = {key: field for key, field in namespace.items() if isinstance(field, Field)}
        inherited = {key: field for base in bases for key, field in getattr(base, "fields", {}).items()}
        refuse_taken(name, own, bases)
        if "character" in own:
            raise TypeError(f"{name} cannot declare 'character': that of bots stands beside every position; choose another one")
        declared = set(own)
        if frames:
            own["pending"] = Local((), 0, 2**MOST_SEATS - 1, everybody, value=several(SEAT))
            kept = [key for key, field in {**inherited, **own}.items() if isinstance(field, Local) or key in ("phase", "actor")]
            own["depth"] = Field((), 0, frames, everybody)
            for key in kept:
                field = own.get(key) or inherited[key]
                to = everybody if field.to is everybody else nobody
                of = ("", *field.of) if field.of else ()
                own[f"{key}_below"] = Field((frames, *field.shape), field.least, field.most, to, of, field.value)
            if taken := declared & {"pending", "depth", *(f"{key}_below" for key in kept)}:
                raise TypeError(f"{name} cannot declare {min(taken)!r}: its frames have a field of that name; choose another one")
        for key, field in own.items():
            field.name = key
            namespace.pop(key, None)
        namespace["__slots__"] = (*own, "character", "heard", "steps_made") if not inherited else tuple(own)
        cls = super().__new__(mcls, name, bases, namespace)
        cls.fields, cls.facts, cls.depth_most, cls.traits = {**inherited, **own}, {}, frames, traits
        cls.copy_fields = staticmethod(_copier(cls.fields))
        return cls


class GameState(metaclass=Declared):
    """What every game has: how many sit at the table, who is to act, and what is asked.

    `heard` is no field: it collects what the rules tell while the interpreter runs them (see `magnat.core.asking.telling`). Nor is `steps_made`,
    which counts those of the act that is being played (see `count_step`). Nor is `character`: in games whose bots have `traits`, a row of them for
    each seat, all 0 unless bots decide. It goes with copies and records, but is no part of the position: not of its bytes, views, saves, or equality.
    Records have one thing more: `revealed`, where compiled rules mark that something has become known, which the interpreter hears.
    """

    seats = shown(most=MOST_SEATS)
    actor = shown(least=NOBODY, most=MOST_SEATS - 1, value=SEAT)
    phase = shown(most=126)

    fields: ClassVar[dict[str, Field]]
    facts: ClassVar[dict[str, Fact]]
    depth_most: ClassVar[int]
    traits: ClassVar[type[Traits]]
    character: list[list[int]]
    heard: list[Heard] | None
    steps_made: int
    pending: int  # of states with frames
    depth: int
    phase_below: list[int]
    pending_below: list[int]

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, field.zeros(field.shape))
        self.character = [[0] * len(self.traits) for _ in range(MOST_SEATS)] if len(self.traits) else []
        self.heard, self.steps_made = None, 0

    @classmethod
    def fact(
        cls,
        *shape: int,
        most: int,
        to: Sight,
        least: int = 0,
        of: Kinds = "",
        value: str = "",
        observed: bool = True,
        together: Together | None = None,
    ) -> Callable[[Rule], Rule]:
        """Declare the function below as a fact; it takes the state and one index for each number in `shape`.

        observed: whether observations hold it, too. What only spares people some reckoning need not be in them.
        together: `together(st, found)` writes the numbers of all indices at once; observations take it where that is quicker than one by one.
        """

        def declare(function: Rule) -> Rule:
            if function.__name__ in (*cls.fields, *cls.facts):
                raise TypeError(f"{cls.__name__} cannot declare the fact {function.__name__!r}: the view has something of that name already")
            field = Field(shape, least, most, to, of, value)
            field.name = function.__name__
            if together and (len(shape) != 1 or to is not everybody):
                raise TypeError(f"{field.name!r} cannot be worked out together: it must have one index, and everybody must see it")
            cls.facts[function.__name__] = Fact(function.__name__, function, field, observed, together)
            return function

        return declare

    def copy(self) -> Self:
        """An independent copy; what was heard stays behind."""
        twin = object.__new__(type(self))
        type(self).copy_fields(self, twin)
        twin.character = self.character  # which is replaced, never changed in place
        twin.heard, twin.steps_made = None, 0
        return twin

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)}' for name in self.fields)})"

    # Records, bytes and JSON.

    @classmethod
    def record_type(cls, *, packed: bool = False) -> np.dtype[Any]:
        """The NumPy record of the state; packed for bytes, aligned for computing, with characters and `revealed` behind it."""
        fields = [(name, field.dtype, field.shape) for name, field in cls.fields.items()]
        if packed:
            return np.dtype(fields)
        traits = [("character", np.int8, (MOST_SEATS, len(cls.traits)))] if len(cls.traits) else []
        return np.dtype([*fields, *traits, ("revealed", np.int8, ())], align=True)

    def to_records(self, count: int = 1) -> Records:
        """An array of `count` records that all hold this state."""
        record = self.record_type()
        one = np.array([(*(getattr(self, name) for name in self._kept()), 0)], record)
        return np.repeat(one, count)

    @classmethod
    def from_record(cls, record: np.void) -> Self:
        """The plain object of a record, with Python's own integers, which do not overflow."""
        st = cls()
        for name in cls._kept():
            setattr(st, name, record[name].tolist())
        return st

    @classmethod
    def size_of_fields(cls) -> int:
        """The bytes of a record up to what stands beside the position."""
        record = cls.record_type()
        assert record.names is not None and record.fields is not None
        return int(record.fields[record.names[len(cls.fields)]][1])

    @classmethod
    def _kept(cls) -> tuple[str, ...]:
        """What records and objects both have."""
        return (*cls.fields, "character") if len(cls.traits) else tuple(cls.fields)

    @classmethod
    def packed_bytes(cls, records: Records) -> bytes:
        """Fields in their order, little-endian, unpadded: the same on every machine."""
        return bytes(records[list(cls.fields)].astype(cls.record_type(packed=True)).tobytes())

    @classmethod
    def later_options(cls) -> list[str]:
        """The names of the options that came later."""
        return [name for name, field in cls.fields.items() if field.is_later and isinstance(field, Option)]

    @classmethod
    def digest_bytes(cls, records: Records) -> bytes:
        """What a digest is made of, for records with the same options: the packed bytes, but of later fields only where a later option is chosen."""
        if any(records[name].any() for name in cls.later_options()):
            return cls.packed_bytes(records)
        kept = [(name, field.dtype, field.shape) for name, field in cls.fields.items() if not field.is_later]
        return bytes(records[[name for name, *_ in kept]].astype(np.dtype(kept)).tobytes())

    def to_bytes(self) -> bytes:
        return self.packed_bytes(self.to_records())

    def to_json(self) -> Document:
        """The state as a JSON object; `from_json` is its inverse. Later fields are written only where a later option is chosen, as in digests."""
        told = any(getattr(self, name) for name in self.later_options())
        return {name: value for name, value in self._all().items() if told or not self.fields[name].is_later}

    def _all(self) -> View:
        return {name: _copied(getattr(self, name), len(field.shape)) for name, field in self.fields.items()}

    @classmethod
    def from_json(cls, document: object) -> Self:
        """Read a state and check every entry; raises CorruptState with a sentence."""
        needed = {name for name, field in cls.fields.items() if not field.is_later}
        if not isinstance(document, dict) or not needed <= set(document) <= set(cls.fields):
            raise CorruptState("the position does not have the fields of this game")
        st = cls()
        for name, field in cls.fields.items():
            if name not in document:
                continue
            if not _fits(document[name], field.shape, field):
                raise CorruptState(f"the field {name!r} of the position is not within its bounds")
            setattr(st, name, _copied(document[name], len(field.shape)))
        return st

    def out_of_bounds(self) -> list[str]:
        """The names of all fields and facts with a value outside their declared bounds."""
        wrong = [name for name, field in self.fields.items() if not _fits(getattr(self, name), field.shape, field)]
        for fact in self.facts.values():
            values = (fact.function(self, *index) for index in fact.field.indices() if not fact.of_seats or index[0] < self.seats)
            if not all(fact.field.least <= value <= fact.field.most for value in values):
                wrong.append(fact.name)
        return wrong

    # What a seat sees.

    def sees(self, field: Field, seat: int, index: int) -> bool:
        """Whether a seat sees that entry. A spectator sees what every seat sees, unless they share a secret, and nothing else."""
        if field.to is everybody:
            return True
        if seat == SPECTATOR:
            return bool(field.public(self, seat, index)) and all(field.to(self, other, index) for other in range(self.seats))
        return bool(field.to(self, seat, index))

    def view(self, seat: int) -> View:
        """All fields and facts as one seat (or SPECTATOR) sees them; None stands for what is hidden. `Views` has them for several seats."""
        seen = {name: self._seen(field, seat, getattr(self, name)) for name, field in self.fields.items()}
        return seen | {name: self.view_of_fact(fact, seat) for name, fact in self.facts.items()}

    def blanked(self, seat: int) -> Self:
        """A copy with 0 instead of everything that a seat does not see: what is worked out from it tells no more than the view."""
        twin = self.copy()
        for name, field in self.fields.items():
            if not field.shape:
                if not self.sees(field, seat, 0):
                    setattr(twin, name, 0)
            else:
                for index in range(field.shape[0]):
                    if not self.sees(field, seat, index):
                        getattr(twin, name)[index] = field.zeros(field.shape[1:])
        return twin

    def everything(self) -> View:
        """All fields and facts without any secret kept: for a game that is over."""
        return self._all() | {fact.name: self.worked_out(fact, ()) for fact in self.facts.values()}

    def observation(self, seat: int) -> bytes:
        """The view in the layout of the bytes (fields, then facts), with -1 for what is hidden."""
        layout = [(field.name, field.dtype, field.shape) for field in self.observed_fields()]
        view = self.view(seat)
        row = tuple(_filled(view[field.name]) for field in self.observed_fields())
        return np.array([row], np.dtype(layout)).tobytes()

    @classmethod
    def view_fields(cls) -> list[Field]:
        """All that a view consists of: the fields, then the facts."""
        return [*cls.fields.values(), *(fact.field for fact in cls.facts.values())]

    @classmethod
    def observed_facts(cls) -> list[Fact]:
        """The facts that observations hold."""
        return [fact for fact in cls.facts.values() if fact.observed]

    @classmethod
    def observed_fields(cls) -> list[Field]:
        """All that an observation consists of."""
        return [*cls.fields.values(), *(fact.field for fact in cls.observed_facts())]

    def _seen(self, field: Field, seat: int, value: Any) -> Seen:
        if field.to is everybody:
            return _copied(value, len(field.shape))
        if not field.shape:
            return value if self.sees(field, seat, 0) else None
        inner = len(field.shape) - 1
        return [
            _copied(row, inner) if self.sees(field, seat, index) else hidden(field.shape[1:])
            for index, row in enumerate(value)
        ]  # fmt: skip

    def view_of_fact(self, fact: Fact, seat: int) -> Seen:
        """What a seat sees of a fact; what it does not see is not worked out."""
        field = fact.field
        if not field.shape:
            return fact.function(self) if self.sees(field, seat, 0) else None
        return [
            self.worked_out(fact, (index,)) if self.sees(field, seat, index) else hidden(field.shape[1:])
            for index in range(field.shape[0])
        ]  # fmt: skip

    def worked_out(self, fact: Fact, index: tuple[int, ...]) -> Seen:
        """The values of a fact from that index on."""
        shape = fact.field.shape
        if len(index) < len(shape):
            return [self.worked_out(fact, (*index, further)) for further in range(shape[len(index)])]
        return fact.function(self, *index) if not fact.of_seats or index[0] < self.seats else 0


def _copied(value: Any, dimensions: int) -> Seen:
    if dimensions == 2:
        return [row[:] for row in value]
    if dimensions < 2:
        copied: Seen = value[:] if dimensions else value
        return copied
    return [_copied(row, dimensions - 1) for row in value]


def hidden(shape: tuple[int, ...]) -> Seen:
    """What a view shows instead of a secret of that shape."""
    if len(shape) < 2:
        return [None] * shape[0] if shape else None
    return [hidden(shape[1:]) for _ in range(shape[0])]


def _filled(value: Seen) -> object:
    if isinstance(value, list):
        return [_filled(row) for row in value]
    return HIDDEN if value is None else value


def _fits(value: object, shape: tuple[int, ...], field: Field) -> bool:
    if shape:
        return isinstance(value, list) and len(value) == shape[0] and all(_fits(row, shape[1:], field) for row in value)
    return type(value) is int and field.least <= value <= field.most
