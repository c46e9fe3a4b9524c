"""Declaring a game: its state, its tables of acts, what numbers count, and what else its folder says. Other rooms and games import from here."""

from magnat.core.declare import generated
from magnat.core.declare.acts import (
    ASKED,
    OPEN,
    OPENED,
    TOGETHER,
    BlockRow,
    Blocks,
    Default,
    EventRow,
    Events,
    PhaseRow,
    Phases,
    acts,
    begin_steps,
    chance,
    closes,
    count_step,
    event,
    joins,
    openly,
    scratch,
    secretly,
    tell,
    unwatched,
)
from magnat.core.declare.arguments import Argument, of, within
from magnat.core.declare.components import read, rows
from magnat.core.declare.drawing import Drawing
from magnat.core.declare.fields import (
    HIDDEN,
    Fact,
    Field,
    Option,
    WhoBegins,
    actor,
    amount,
    everybody,
    later,
    local,
    nobody,
    option,
    owner,
    secret,
    shown,
    who_begins,
)
from magnat.core.declare.figures import OTHER_SOURCE, START_SOURCE, Course, Figures, FoundFact, Told
from magnat.core.declare.frames import ask, ask_again, end_answer, frame_functions, next_asked, pop, push
from magnat.core.declare.gathering import FREE, Bond, bonds, check_gathering, gathered
from magnat.core.declare.guide import NEWCOMER, Act, Guide, Step
from magnat.core.declare.helpers import Helper, advising, askable, wrong
from magnat.core.declare.kinds import SEAT, TRUTH, KindTable, beyond, maybe, several, turning, unsaid
from magnat.core.declare.layout import FieldNote, Part, check_kinds, described, layout, parts_of
from magnat.core.declare.numbered import Entry, Laws, Numbered, NumberedMeta, Reasons, cites, does
from magnat.core.declare.orders import HABITS, Answer, Keep, Order, Orders, WrongOrder, amounts, answer_by_phase, flag, merged, set_of, usual
from magnat.core.declare.sample import Sample
from magnat.core.declare.state import CHANCE, MOST_SEATS, NOBODY, SPECTATOR, Document, GameState, Heard, Records, Seen, View, hidden
from magnat.core.declare.traits import Character, TraitRow, Traits, trait

__all__ = [
    "ASKED", "CHANCE", "FREE", "HABITS", "HIDDEN", "MOST_SEATS", "NEWCOMER", "NOBODY", "OPEN", "OPENED", "OTHER_SOURCE", "SEAT", "SPECTATOR",
    "START_SOURCE", "TOGETHER", "TRUTH", "Act", "Answer", "Argument", "BlockRow", "Blocks", "Bond", "Character", "Course", "Default", "Document",
    "Drawing", "Entry", "EventRow", "Events", "Fact", "Field", "FieldNote", "Figures", "FoundFact", "GameState", "Guide", "Heard", "Helper",
    "Keep", "KindTable", "Laws", "Numbered", "NumberedMeta", "Option", "Order", "Orders", "Part", "PhaseRow", "Phases", "Reasons", "Records",
    "Sample", "Seen", "Step", "Told", "TraitRow", "Traits", "View", "WhoBegins", "WrongOrder", "actor", "acts", "advising", "amount", "amounts",
    "answer_by_phase", "ask", "ask_again", "askable", "begin_steps", "beyond", "bonds", "chance", "check_gathering", "check_kinds", "cites",
    "closes", "count_step", "described", "does", "end_answer", "event", "everybody", "flag", "frame_functions", "gathered", "generated", "hidden",
    "joins", "later", "layout", "local", "maybe", "merged", "next_asked", "nobody", "of", "openly", "option", "owner", "parts_of", "pop", "push",
    "read", "rows", "scratch", "secret", "secretly", "set_of", "several", "shown", "tell", "trait", "turning", "unsaid", "unwatched", "usual",
    "who_begins", "within", "wrong",
]  # fmt: skip
