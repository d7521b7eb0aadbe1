"""What one seat may know: the types of the View."""

from dataclasses import dataclass
from typing import Literal

from game.core.game import Seat

Phase = Literal[
    "plan",  # 3.1: everybody lays two cards
    "anchor",  # 3.3: choose a wreck
    "dive",  # 4.3: who dives next
    "sabotage",  # 12.5: another seat may play the Saboteur
    "monster",  # 4.5: a monster was met
    "catch",  # 4.10: a treasure was found
    "last",  # 12.6: one card is left in the wreck
    "dolphins",  # 5.1
    "tavern",  # 6.1
    "steal",  # 6.5: which back the thief takes
    "look",  # 6.7: which wreck to look at
    "shop",  # 7.1
    "market",  # 8.1
    "extra",  # 12.15: after the normal sale
    "over",
]

HAND = 16
"""Where a hidden card can lie: 0 to 15 is a wreck, HAND + seat is a hand."""


@dataclass(frozen=True, slots=True)
class Diver:
    """One diver and what he carries."""

    hoses: int = 0
    trident: bool = False
    weight: bool = False


@dataclass(frozen=True, slots=True)
class Lot:
    """10.3: these cards (sorted) lie in these places, so many in each; which lies where is unknown.

    `at` holds (place, number), sorted by place. Cards beyond the sum of the numbers lie unseen in the box.
    A lot of one place and no remainder is certain knowledge. Monsters can only lie in wrecks or the box.
    """

    cards: tuple[int, ...]
    at: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Sighting:
    """6.8: what this seat saw in a wreck when it last looked, and when."""

    wreck: int
    day: int
    half: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Key Largo as one seat sees it; `seat` None is somebody who sees only what is public.

    Tuples are by seat, by wreck, by diver (three places a team), by depth or by item. -1 means none.
    """

    # The match
    seat: Seat | None
    seats: int
    thief: bool
    encounters: bool
    open_money: bool
    # The clock
    day: int
    half: int
    first: Seat
    phase: Phase
    actors: tuple[Seat, ...]
    visitor: Seat
    """The seat whose ship is being placed or whose action is being carried out; -1 while planning."""
    turn: int
    """How many seats, from the first player, have begun to place their ships or to act in this half-day."""
    placing: bool
    """3.3: ships are being placed; nothing of this half-day has been carried out yet."""
    # Plans
    sealed: tuple[bool, ...]
    plan: tuple[int, int] | None
    """This seat's own morning and afternoon of today."""
    mornings: tuple[int, ...]
    """The places of this morning, once revealed."""
    places: tuple[int, ...]
    """The places of this half-day, once revealed."""
    neutral: tuple[int, int]
    """14.2: the neutral ship's morning and afternoon, once revealed."""
    ships: tuple[int, ...]
    """Ships at each place this half-day, the neutral one included."""
    anchors: tuple[int, ...]
    """The wreck under each ship."""
    # Belongings
    money: tuple[int | None, ...]
    """None: hidden (10.4)."""
    divers: tuple[tuple[Diver | None, ...], ...]
    divers_left: int
    items_left: tuple[int, ...]
    backs: tuple[tuple[int, ...], ...]
    """Treasure cards in each hand by depth."""
    hand: tuple[int, ...]
    """This seat's own treasure cards, sorted, those in the basket included."""
    basket: tuple[int, ...]
    """This seat's own cards put up for sale."""
    changed: int
    counts_as: int
    """12.14: the greenhorn's card in the own basket, and the kind it is sold as."""
    # The wrecks
    wrecks: tuple[int, ...]
    """Cards in each wreck."""
    monster_known: tuple[bool, ...]
    """A monster is publicly known to be in the wreck: it was met there and is not killed."""
    gone: tuple[int, ...]
    """Cards that left the game face up (sold, or monsters killed), sorted."""
    lots: tuple[Lot, ...]
    """10.3: all that this seat knows about the cards it cannot see."""
    sightings: tuple[Sighting, ...]
    # The visit under way
    diver: int
    able: tuple[bool, ...]
    """Divers of the visitor that take part in this dive."""
    fresh: tuple[bool, ...]
    """Those of them that have not dived yet."""
    last: int
    """The diver who dived last; -1 when he is lost."""
    catch: int
    """The treasure just drawn, for its owner only."""
    hired: int
    thieves: int
    drinks: bool
    victim: int
    looks: int
    """Wrecks the visitor may still look at."""
    looked: int
    """The wreck already looked at in this round of drinks."""
    bought: tuple[int, ...]
    """Items bought in this visit, by item."""
    # Encounters
    held: tuple[int, ...]
    """This seat's own encounter cards, sorted."""
    held_counts: tuple[int, ...]
    played: tuple[int, ...]
    """The encounter each seat played in this half-day."""
    discarded: tuple[int, ...]
    """Encounter cards played since the pile was last shuffled, sorted."""
    pile: int
    """Encounter cards in the pile."""
    # The end
    cashed: tuple[tuple[int, ...], ...]
    """9.2: the cards each seat had left at the end; () before."""

    @property
    def lies_open(self) -> bool:
        """Whether wrecks lie open to everybody: the game is over and watched again. Else sightings are one seat's."""
        return self.seat is None and bool(self.sightings)

    def __hash__(self) -> int:
        """Of few fields: whoever imagines worlds from a view looks it up each time."""
        return hash((self.seat, self.day, self.turn, self.phase, self.hand, self.gone))
