"""Everything that can happen in Killman's Keep, told whole to everybody or to one seat.

Money in dollars; a card is a face of `components`, a goal its number. An event with a field `to` is for that seat only.
What happens in the Keep stands in `events_keep`, trade of all kinds in `events_market`.
"""

from dataclasses import dataclass, field

from game.core.game import Event, Seat
from game.games.killmans_keep import components as box
from game.games.killmans_keep import events_keep as keep
from game.games.killmans_keep import events_market as market


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """3.1: this seat's turn in this round (from 1)."""

    seat: Seat
    round: int


@dataclass(frozen=True, slots=True)
class TurnMissed(Event):
    """6.7: this seat misses its turn in this round."""

    seat: Seat
    round: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """3.6: this seat ends its turn with so many actions unused."""

    seat: Seat
    unused: int


@dataclass(frozen=True, slots=True)
class Showed(Event):
    """4.1: this seat's Display Card from now on, perhaps its only one; a goal's face begins at `GOAL_FACE`."""

    seat: Seat
    card: int
    only: bool = False
    reveals = True


@dataclass(frozen=True, slots=True)
class Used(Event):
    """9.1: this seat uses an artifact's ability; `ability` is another card with the Cracked Mirror."""

    seat: Seat
    card: int
    ability: int
    consumed: bool
    reveals = True


@dataclass(frozen=True, slots=True)
class Protected(Event):
    """9.6: this seat's Strongbox is shown, and the other's card has no effect."""

    seat: Seat
    by: Seat
    reveals = True
    card = box.STRONGBOX


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """3.3: this seat goes from one area to another; `cost` as in `View.walk`."""

    seat: Seat
    start: int
    area: int
    cost: int


@dataclass(frozen=True, slots=True)
class TollPaid(Event):
    """9.10: the mover pays and goes on."""

    seat: Seat
    to_seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class MoveUndone(Event):
    """9.10: the mover is back in this area, and may not go to the other any more in this turn."""

    seat: Seat
    area: int
    barred: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """5.4, 6.6: the dice of this seat; `die` counts, `card` is what is haggled over or fought.

    `adds` is what weapons add to it in a fight, less the monster's ferocity.
    """

    seat: Seat
    card: int
    dice: tuple[int, ...]
    die: int
    fight: bool
    selling: bool
    adds: int = 0
    reveals = True


@dataclass(frozen=True, slots=True)
class DieSet(Event):
    """9.15: this seat turned the die to this face."""

    seat: Seat
    die: int


@dataclass(frozen=True, slots=True)
class GoalTaken(Event):
    """7.1: this seat took a goal."""

    seat: Seat
    reveals = True


@dataclass(frozen=True, slots=True)
class GoalSeen(Event):
    """7.1: which goal, for its owner."""

    goal: int
    to: Seat = field()
    reveals = True


@dataclass(frozen=True, slots=True)
class GoalDropped(Event):
    """7.6: this seat discards its goal to draw another."""

    seat: Seat
    goal: int
    reveals = True


@dataclass(frozen=True, slots=True)
class GoalTurnedIn(Event):
    """7.3: this seat showed or handed in the cards and takes the reward; `doubloons` is what it now has."""

    seat: Seat
    goal: int
    cards: tuple[int, ...]
    cash: int
    doubloons: int
    reveals = True


@dataclass(frozen=True, slots=True)
class GoalsShuffled(Event):
    """7.7: the goal discard was shuffled into a new deck."""


@dataclass(frozen=True, slots=True)
class Earned(Event):
    """9.3: this seat takes so much from the bank."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """9.8: this seat gave one card to the victim and took its Display Card."""

    seat: Seat
    victim: Seat
    gave: int
    took: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Robbed(Event):
    """9.11: this seat took so much from the victim."""

    seat: Seat
    victim: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """9.11, 12.4, 12.7: this seat's card goes to the discard; a goal's face begins at `GOAL_FACE`."""

    seat: Seat
    card: int
    reveals = True


@dataclass(frozen=True, slots=True)
class GameWon(Event):
    """15.1: this seat has its fifth Doubloon."""

    seat: Seat


EVENTS = (
    TurnBegan, TurnMissed, TurnEnded, Showed, Used, Protected, Moved, TollPaid, MoveUndone, Rolled, DieSet,
    market.Bought, market.Sold, market.Cleared, market.Exchanged, GoalTaken, GoalSeen, GoalDropped, GoalTurnedIn,
    GoalsShuffled, Earned, Swapped, Robbed, Discarded, market.TookBack, market.SwappedAtMarket, market.Offered,
    market.Refused, market.Traded, GameWon, keep.Drew, keep.DrewSeen, keep.MonsterMet, keep.LookedAhead,
    keep.SawCards, keep.Reordered, keep.BuriedCard, keep.Whistled, keep.WhistledInVain, keep.FoughtOff, keep.Lost,
    keep.Won, keep.Effect, keep.Fled, keep.SlippedAway, keep.KeepShuffled,
)  # fmt: skip
