"""Everything a player can decide, one class each; a choice may be several of them, of which only the last is told.

Every possible action is built once, here, and the rules list only those. A building, an edge, a seat tile, a law, a
colour or a kind of field is its number in `components`; cells and gaps are numbers there, too.
"""

from dataclasses import dataclass
from typing import get_args

from game.games.keythedral import components as box


@dataclass(frozen=True, slots=True)
class LayField:
    """3.3: lay the drawn field into this cell."""

    cell: int


@dataclass(frozen=True, slots=True)
class Cottage:
    """3.4: lay the own cottage of this number (1 to 5)."""

    number: int


@dataclass(frozen=True, slots=True)
class Gap:
    """3.4: into this gap."""

    gap: int


@dataclass(frozen=True, slots=True)
class Call:
    """4.2: put the marker on this number (1 to 5)."""

    number: int


@dataclass(frozen=True, slots=True)
class Place:
    """4.4: the worker goes to this field."""

    field: int


@dataclass(frozen=True, slots=True)
class BuySeat:
    """6.3: buy this seat tile."""

    tile: int


@dataclass(frozen=True, slots=True)
class Without:
    """7.10: leave out a cube of this colour."""

    colour: int


@dataclass(frozen=True, slots=True)
class Exact:
    """6.3: pay the price as it stands."""


@dataclass(frozen=True, slots=True)
class Instead:
    """7.20: pay another resource instead of one of this colour."""

    colour: int


@dataclass(frozen=True, slots=True)
class BuildHouse:
    """6.4: turn this own cottage into a house."""

    building: int


@dataclass(frozen=True, slots=True)
class Fence:
    """6.5: build a fence."""


@dataclass(frozen=True, slots=True)
class Unfence:
    """6.5: remove a fence."""


@dataclass(frozen=True, slots=True)
class At:
    """6.5, 7.2, 7.14, 7.17: at, or with, this building."""

    building: int


@dataclass(frozen=True, slots=True)
class Edge:
    """6.5: on this edge."""

    edge: int


@dataclass(frozen=True, slots=True)
class Hire:
    """6.6: buy from the craftsman who makes this colour."""

    craft: int


@dataclass(frozen=True, slots=True)
class Trade:
    """6.7: trade with the trader."""


@dataclass(frozen=True, slots=True)
class Pay:
    """6.2: pay a cube of this colour."""

    colour: int


@dataclass(frozen=True, slots=True)
class Take:
    """6.7, 7.7: take a cube of this colour."""

    colour: int


@dataclass(frozen=True, slots=True)
class Procure:
    """6.8: procure the law that lies open in this place."""

    place: int


@dataclass(frozen=True, slots=True)
class PlayLaw:
    """7: play this law."""

    law: int


@dataclass(frozen=True, slots=True)
class Name:
    """7.6, 7.11: name this colour."""

    colour: int


@dataclass(frozen=True, slots=True)
class NameField:
    """7.5: name this kind of field."""

    kind: int


@dataclass(frozen=True, slots=True)
class OnSeat:
    """7.10: put the law on this open seat tile."""

    tile: int


@dataclass(frozen=True, slots=True)
class Pass:
    """6.9, 8.2: do nothing: end the turn, or let it be."""


@dataclass(frozen=True, slots=True)
class Offer:
    """9.3: one more cube of this colour into the bid."""

    colour: int


@dataclass(frozen=True, slots=True)
class Seal:
    """9.3: that is the bid."""


Action = (
    LayField | Cottage | Gap | Call | Place | BuySeat | Without | Exact | Instead | BuildHouse | Fence | Unfence | At
    | Edge | Hire | Trade | Pay | Take | Procure | PlayLaw | Name | NameField | OnSeat | Pass | Offer | Seal
)  # fmt: skip
ACTIONS: tuple[type, ...] = get_args(Action)

REACH = len(box.TOUCHED) + sum(box.FIELDS[5])
"""How far from the middle a field can lie: no farther than there are fields."""
_PLACES = range(box.MIDDLE - REACH * (box.SIDE + 1), box.MIDDLE + REACH * (box.SIDE + 1) + 1)
_BUILDINGS = range(box.SEATS[-1] * box.COTTAGES)
LAY_FIELD = {cell: LayField(cell) for cell in _PLACES}
COTTAGE = tuple(Cottage(number) for number in range(box.COTTAGES + 1))
"""By number, from 1."""
GAP = {gap: Gap(gap) for gap in _PLACES}
CALL = tuple(Call(number) for number in range(box.COTTAGES + 1))
"""By number, from 1."""
PLACE = tuple(Place(field) for field in range(REACH))
BUY_SEAT = tuple(BuySeat(tile) for tile in range(len(box.TILES)))
WITHOUT = tuple(Without(colour) for colour in box.COLOURS)
EXACT = Exact()
INSTEAD = tuple(Instead(colour) for colour in box.RESOURCES)
BUILD_HOUSE = tuple(BuildHouse(building) for building in _BUILDINGS)
FENCE, UNFENCE = Fence(), Unfence()
AT = tuple(At(building) for building in _BUILDINGS)
EDGE = tuple(Edge(edge) for edge in range(len(_BUILDINGS) * box.CORNERS))
HIRE = {craft: Hire(craft) for craft in box.CRAFTS}
TRADE = Trade()
PAY = tuple(Pay(colour) for colour in box.RESOURCES)
TAKE = tuple(Take(colour) for colour in box.RESOURCES)
PROCURE = tuple(Procure(place) for place in range(box.LAWS_OPEN))
PLAY_LAW = tuple(PlayLaw(law) for law in range(len(box.LAWS)))
NAME = tuple(Name(colour) for colour in box.RESOURCES)
NAME_FIELD = tuple(NameField(kind) for kind in box.KINDS)
ON_SEAT = tuple(OnSeat(tile) for tile in range(len(box.TILES)))
PASS = Pass()
OFFER = tuple(Offer(colour) for colour in box.COLOURS)
SEAL = Seal()
