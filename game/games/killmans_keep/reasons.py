"""Why somebody says no to an offer, as everybody may guess it: from public facts alone, so it gives nothing away."""

from collections.abc import Sequence
from typing import Protocol

from game.games.killmans_keep.components import DOUBLOON_PRICE, DOUBLOONS_TO_WIN, VALUE
from game.games.killmans_keep.view import Terms
from game.words import _

CLOSE, SAVING, TOO_LITTLE, NO_USE, KEEPS = "close", "saving", "too_little", "no_use", "keeps"

SAID = {
    CLOSE: _("“You are too close to your last Doubloon.”"),
    SAVING: _("“My money goes to the Bank.”"),
    TOO_LITTLE: _("“That is too little.”"),
    NO_USE: _("“I have no use for that.”"),
    KEEPS: _("“I would rather keep what I have.”"),
}
"""The reasons as they are said aloud; translated where they are told."""


class Purses(Protocol):
    """What everybody sees that a View and a State both hold: by seat."""

    @property
    def doubloons(self) -> Sequence[int]:
        """The Doubloons of each seat."""

    @property
    def money(self) -> Sequence[int]:
        """The dollars of each seat."""


def reason(purses: Purses, terms: Terms) -> str:
    """11.6: the most likely reason for the partner of this offer to refuse it; a key of `SAID`."""
    maker, partner, last = terms.maker, terms.partner, DOUBLOONS_TO_WIN - 1
    if purses.doubloons[maker] == last > purses.doubloons[partner]:
        return CLOSE
    money = purses.money[partner]
    if terms.money < 0 and money + terms.money < DOUBLOON_PRICE <= money:
        return SAVING
    gets = sum([VALUE[card] for card in terms.give]) + terms.money
    if gets < sum([VALUE[card] for card in terms.ask]):
        return TOO_LITTLE
    return KEEPS if terms.ask else NO_USE
