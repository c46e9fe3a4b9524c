"""One position for all its readers: what several of them see is worked out once."""

from __future__ import annotations

from magnat.core.declare import SPECTATOR, Fact, Field, GameState, Seen, View, everybody, hidden, nobody


class Views:
    """The views of a position that nobody changes meanwhile: they share what they show with each other and with the position."""

    def __init__(self, st: GameState) -> None:
        self.st = st
        self._open = {name: getattr(st, name) for name, field in st.fields.items() if field.to is everybody}
        self._open |= {name: st.view_of_fact(fact, SPECTATOR) for name, fact in st.facts.items() if fact.field.to is everybody}
        self._rows: dict[tuple[str, int], Seen] = {}  # of facts, as somebody sees them

    def of(self, seat: int) -> View:
        """The same as the position's own `view`."""
        lies_open = self._open
        seen = {name: lies_open[name] if name in lies_open else self._field(name, field, seat) for name, field in self.st.fields.items()}
        for name, fact in self.st.facts.items():
            seen[name] = lies_open[name] if name in lies_open else self._fact(fact, seat)
        return seen

    def _field(self, name: str, field: Field, seat: int) -> Seen:
        st, value = self.st, getattr(self.st, name)
        if not field.shape:
            return value if st.sees(field, seat, 0) else None
        unseen = hidden(field.shape[1:])
        if field.to is nobody:
            return [unseen] * len(value)
        if seat == SPECTATOR:
            return [row if st.sees(field, seat, index) else unseen for index, row in enumerate(value)]
        return [row if field.to(st, seat, index) else unseen for index, row in enumerate(value)]

    def _fact(self, fact: Fact, seat: int) -> Seen:
        st, field = self.st, fact.field
        if not field.shape:
            return fact.function(st) if st.sees(field, seat, 0) else None
        unseen = hidden(field.shape[1:])
        return [self._row(fact, index) if st.sees(field, seat, index) else unseen for index in range(field.shape[0])]

    def _row(self, fact: Fact, index: int) -> Seen:
        if (fact.name, index) not in self._rows:
            self._rows[fact.name, index] = self.st.worked_out(fact, (index,))
        return self._rows[fact.name, index]
