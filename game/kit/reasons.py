"""Why somebody might choose something, one row a kind of choice: what for, the facts, the law, how it compares."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from game.core.telling import Reasons
from game.words import _

Say = str | Callable[[Any], str]
"""A sentence marked by `later`, or a function of the choice that says one."""
Facts = str | Callable[[Any], str | tuple[str, ...]]
"""The same, or a function that says several, or none."""


@dataclass(frozen=True, slots=True)
class Why:
    """The Reasons for one kind of choice; a function is asked of each choice, whatever the box takes one for."""

    goal: Say
    facts: tuple[Facts, ...]
    law: Say
    rule: str | Callable[[Any], str]
    """The paragraph, or a function that tells it."""
    short: Say


Rows = Mapping[type, Why | Callable[[Any], Why]]
"""By the kind of choice: its row, or a function of the choice that makes it."""


def said(words: str, **fields: Any) -> Callable[[Any], str]:
    """A sentence whose {fields} are known, or functions of the choice."""

    def say(choice: Any) -> str:
        return _(words).format(**{name: each(choice) if callable(each) else each for name, each in fields.items()})

    return say


def reasons(row: Why | Callable[[Any], Why], choice: Any) -> Reasons:
    """What this row says of this choice."""
    why = row(choice) if callable(row) else row

    def told(say: Facts) -> tuple[str, ...]:
        found = say(choice) if callable(say) else _(say)
        return (found,) if isinstance(found, str) else found

    (goal,), (law,), (short,) = told(why.goal), told(why.law), told(why.short)
    facts = tuple([fact for each in why.facts for fact in told(each)])
    rule = why.rule(choice) if callable(why.rule) else why.rule
    return Reasons(goal=goal, facts=facts, law=law, rule=rule, short=short)
