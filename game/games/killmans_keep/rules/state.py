"""One position of Killman's Keep: ints, and lists of ints and of card tuples, with a cheap copy.

The Keep deck has no order that nobody knows: `pool` holds the cards that are drawn by lot, `top` and `bottom` those
that somebody has looked at or put back. What everybody knows of a hand is `known`, a part of it; what only some know
more, because they looked at a card before it was drawn, is in `peeks`.
"""

from dataclasses import dataclass

from game.core.game import Seat
from game.games.killmans_keep.components import Options
from game.games.killmans_keep.knowledge.cards import Cards
from game.games.killmans_keep.view import Phase

Entry = tuple[int, int]
"""A card of the Keep deck, and the seats (a bit each) who know it."""
Deal = tuple[bool, int, int, bool]
"""What is bought or sold: whether it is a sale, the card, dollars on top, and whether the Pack Mule carries it."""
Draft = tuple[Seat, Cards, Cards]
"""The half-made offer to this seat: cards given, cards asked for."""
Offer = tuple[Seat, Seat, Cards, Cards, int]
"""An offer: its maker, the partner, cards given, cards asked for, dollars paid (below 0: asked for)."""

EVERYBODY = 63
"""All seats, a bit each, and one more bit for those who only watch."""
NO_DRAFT: Draft = (-1, (), ())
NO_OFFER: Offer = (-1, -1, (), (), 0)
NO_DEAL: Deal = (False, -1, 0, False)
NO_WALK = (-1, -1, 0, -1)
FREE, PAID = -1, -2
"""What a move cost when it was no card: the free move, or an action."""


@dataclass(slots=True, init=False, eq=False, repr=False)
class State:
    """The whole truth of one position. Tuples are shared by copies and replaced when something changes."""

    # The match: options, number of seats, who began, and what each rolled for that.
    options: Options
    seats: int
    first: Seat
    openings: tuple[tuple[int, ...], ...]
    # The clock. `actor` must decide, among what `phase` allows; `next` begins a turn when nothing is left to resolve.
    round: int
    active: Seat
    next: Seat
    actor: Seat
    phase: Phase
    # The turn of the active seat: areas and partners a bit each; a second card may be sold; the display was changed.
    actions: int
    walked: bool
    barred: int
    traded: int
    mule: bool
    changed: bool
    # Belongings by seat; hands, known and discards of cards are sorted; -1 is no card. Bits of seats: who must choose
    # a Display Card, who misses a turn, whose goal was shown. Deeds are five numbers a seat.
    area: list[int]
    money: list[int]
    doubloons: list[int]
    hands: list[Cards]
    known: list[Cards]
    peeks: tuple[tuple[int, Seat, int], ...]
    display: list[int]
    goals: list[int]
    deeds: list[int]
    bare: int
    skip: int
    goals_known: int
    # The piles. `unseen` counts by face the artifacts that nobody can place; `monster` lies face up on the Keep. The
    # last card and goal were discarded last.
    market: Cards
    discard: Cards
    unseen: list[int]
    top: tuple[Entry, ...]
    pool: list[int]
    bottom: tuple[Entry, ...]
    monster: int
    goal_pool: list[int]
    goal_discard: Cards
    last_card: int
    last_goal: int
    # What is being resolved: cards used, to be discarded afterwards; seats still to be asked; a half-made choice; a
    # deal; a die; a fight; a draw; a walk.
    aside: Cards
    queue: tuple[Seat, ...]
    using: int
    ability: int
    picked: Cards
    deal: Deal
    die: int
    dice: tuple[int, ...]
    sides: int
    rolls: int
    fighting: bool
    fresh: bool
    bonus: int
    swung: int
    drawn: int
    draws: int
    walk: tuple[int, int, int, Seat]
    # An action whose card was the Display Card waits until another is shown: its number in `display`, -1 = none, and
    # the phase in which it was chosen. `paid`, while an action is carried out: its card is used up already.
    waits: int
    back: Phase
    paid: bool
    # A negotiation: the offer being made, the one that stands, the first one, and how many counter-offers there were.
    draft: Draft
    offer: Offer
    original: Offer
    counters: int

    def clone(self) -> "State":  # noqa: PLR0915 - a copy names every field
        """An independent copy."""
        copy = State.__new__(State)
        copy.options = self.options
        copy.seats = self.seats
        copy.first = self.first
        copy.openings = self.openings
        copy.round = self.round
        copy.active = self.active
        copy.next = self.next
        copy.actor = self.actor
        copy.phase = self.phase
        copy.actions = self.actions
        copy.walked = self.walked
        copy.barred = self.barred
        copy.traded = self.traded
        copy.mule = self.mule
        copy.changed = self.changed
        copy.area = self.area[:]
        copy.money = self.money[:]
        copy.doubloons = self.doubloons[:]
        copy.hands = self.hands[:]
        copy.known = self.known[:]
        copy.peeks = self.peeks
        copy.display = self.display[:]
        copy.goals = self.goals[:]
        copy.deeds = self.deeds[:]
        copy.bare = self.bare
        copy.skip = self.skip
        copy.goals_known = self.goals_known
        copy.market = self.market
        copy.discard = self.discard
        copy.unseen = self.unseen[:]
        copy.top = self.top
        copy.pool = self.pool[:]
        copy.bottom = self.bottom
        copy.monster = self.monster
        copy.goal_pool = self.goal_pool[:]
        copy.goal_discard = self.goal_discard
        copy.last_card = self.last_card
        copy.last_goal = self.last_goal
        copy.aside = self.aside
        copy.queue = self.queue
        copy.using = self.using
        copy.ability = self.ability
        copy.picked = self.picked
        copy.deal = self.deal
        copy.die = self.die
        copy.dice = self.dice
        copy.sides = self.sides
        copy.rolls = self.rolls
        copy.fighting = self.fighting
        copy.fresh = self.fresh
        copy.bonus = self.bonus
        copy.swung = self.swung
        copy.drawn = self.drawn
        copy.draws = self.draws
        copy.walk = self.walk
        copy.waits = self.waits
        copy.back = self.back
        copy.paid = self.paid
        copy.draft = self.draft
        copy.offer = self.offer
        copy.original = self.original
        copy.counters = self.counters
        return copy


def ask(state: State, seat: Seat, phase: Phase) -> None:
    """This seat must decide now; the phase says about what."""
    state.actor = seat
    state.phase = phase


def drop_halves(state: State) -> None:
    """4.5: whatever the active seat has only begun to choose, it has not begun."""
    state.using = state.ability = -1
    state.picked, state.deal, state.draft = (), NO_DEAL, NO_DRAFT


def spend(state: State) -> None:
    """3.2: the active seat has used one action."""
    state.actions -= 1
    state.mule = state.changed = False
