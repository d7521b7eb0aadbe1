"""One choice that is to be explained: who makes it, its halves, and what its seat would own after it."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.game import Seat
from game.core.player import Player
from game.games.killmans_keep.actions import Buy, Sell, Use
from game.games.killmans_keep.components import DOUBLOON_PRICE, DOUBLOONS_TO_WIN, VALUE
from game.games.killmans_keep.knowledge.progress import fills, own_progress
from game.games.killmans_keep.names import card_name, goal_name
from game.games.killmans_keep.view import Phase, View
from game.kit import case
from game.words import _, dollars, plural


@dataclass(frozen=True, slots=True)
class Case(case.Case[View]):
    """What can be said of a choice in the Keep, to these players."""

    players: Sequence[Player]

    @property
    def phase(self) -> Phase:
        """What was asked before the first action; halves that others do not see look like the turn itself."""
        return self.view.phase

    @property
    def money(self) -> int:
        """What the seat owns."""
        return self.view.money[self.seat]

    @property
    def card(self) -> int:
        """The card of the action that is told, of those that have one."""
        card: int = getattr(self.last, "card", -1)
        return card

    def used(self) -> int:
        """The artifact that is used; -1 for none."""
        use = self.find(Use)
        return -1 if use is None else use.card

    def sells(self) -> bool:
        """5.1: whether a card is sold, rather than bought."""
        return self.find(Sell) is not None or self.view.selling

    def deal(self) -> int:
        """The card that is bought or sold; -1 where the view does not know it."""
        found = self.find(Buy) or self.find(Sell)
        return self.view.deal if found is None else found.card

    def name(self, seat: Seat) -> str:
        """What a player is called."""
        return self.players[seat].name

    # ---- facts

    def purse(self, gain: int) -> str:
        """The money after it, and how far that is from a Doubloon."""
        after = self.money + gain
        missing = DOUBLOON_PRICE - after
        if missing <= 0:
            return _("{money} in hand then: enough for a Doubloon.").format(money=dollars(after))
        words = _("{money} in hand then; {missing} are missing for a Doubloon.")
        return words.format(money=dollars(after), missing=dollars(missing))

    def owns(self) -> str:
        """The money it has, and how far that is from a Doubloon."""
        return self.purse(0)

    def holds(self) -> str:
        """How many cards the seat has."""
        return plural("{n} card is in hand.", "{n} cards are in hand.", self.view.held[self.seat])

    def left(self) -> str:
        """3.2: the actions before it."""
        return plural("{n} action is left in this turn.", "{n} actions are left in this turn.", self.view.actions)

    @staticmethod
    def price(card: int) -> str:
        """What a card would bring in the Market."""
        return _("{card} could be sold for {money}.").format(card=card_name(card), money=dollars(VALUE[card]))

    def won(self, seat: Seat) -> str:
        """How far a player is."""
        return _("{name} has {n} Doubloons.").format(name=self.name(seat), n=self.view.doubloons[seat])

    def race(self) -> str:
        """1.2: how far the seat and the best of the others are."""
        own = self.view.doubloons[self.seat]
        best = max(n for seat, n in enumerate(self.view.doubloons) if seat != self.seat)
        return _("{own} of {all} Doubloons are won; the best rival has {best}.").format(
            own=own, all=DOUBLOONS_TO_WIN, best=best
        )

    def fills(self, card: int) -> tuple[str, ...]:
        """Whether the own goal is met with this card."""
        if not self.own or not fills(self.view, self.seat, card):
            return ()
        return (_("With it, the goal {goal} is met.").format(goal=goal_name(self.view.goals[self.seat])),)

    def progress(self) -> tuple[str, ...]:
        """How far the own goal is, where the view knows it."""
        found = own_progress(self.view) if self.own else None
        if found is None:
            return ()
        return (
            _("The goal {goal}: {words}.").format(goal=goal_name(self.view.goals[self.seat]), words=found.words),
        )
