"""Everything a player can decide, one class each; a turn is several of them, of which only the last is told.

A tile is its number in `components.TILES`, a slot its place in the market, a colour, good or skill as in `components`.
"""

from dataclasses import dataclass
from itertools import product

from game.games.keyflower import components as box


@dataclass(frozen=True, slots=True)
class Bid:
    """4.1: bid for a tile."""


@dataclass(frozen=True, slots=True)
class Use:
    """5.1: use a tile."""


@dataclass(frozen=True, slots=True)
class Pass:
    """3.3: do nothing on this turn."""


@dataclass(frozen=True, slots=True)
class Ghost:
    """16.4: play the ghost."""


@dataclass(frozen=True, slots=True)
class Where:
    """5.1: use a tile of the market (place 0) or of the village of seat `place` - 1."""

    place: int


@dataclass(frozen=True, slots=True)
class On:
    """4.1, 5.1: this tile."""

    tile: int


@dataclass(frozen=True, slots=True)
class Colour:
    """3.4: with workers of this colour; where colours may be mixed (11.8), one more worker of this colour."""

    colour: int


@dataclass(frozen=True, slots=True)
class Join:
    """4.6: the own losing group at this slot joins."""

    slot: int


@dataclass(frozen=True, slots=True)
class Enough:
    """4.6: no more workers join."""


@dataclass(frozen=True, slots=True)
class FromHand:
    """4.1: so many workers from behind the screen."""

    n: int


@dataclass(frozen=True, slots=True)
class PayWorker:
    """5.8: pay a worker of this colour from behind the screen."""

    colour: int


@dataclass(frozen=True, slots=True)
class PayGroup:
    """5.8: pay the losing group of one worker at this slot."""

    slot: int


@dataclass(frozen=True, slots=True)
class PaySkill:
    """5.8: pay a skill tile of this kind."""

    skill: int


@dataclass(frozen=True, slots=True)
class Make:
    """5.7: produce this resource."""

    good: int


@dataclass(frozen=True, slots=True)
class CarryFrom:
    """6.2: carry a resource that lies on this own tile."""

    tile: int


@dataclass(frozen=True, slots=True)
class Step:
    """6.2: move one such resource over the road at this edge."""

    good: int
    edge: int


@dataclass(frozen=True, slots=True)
class Upgrade:
    """6.4: turn this own tile over."""

    tile: int


@dataclass(frozen=True, slots=True)
class PayWith:
    """6.5: pay with these resources (wood, stone, iron, gold) and this skill tile (-1 = none)."""

    goods: tuple[int, int, int, int]
    skill: int


@dataclass(frozen=True, slots=True)
class Stop:
    """6.1: carry and upgrade no more."""


@dataclass(frozen=True, slots=True)
class Offer:
    """10.2: offer these of the own winter tiles: a mask of places in what was dealt."""

    tiles: int


@dataclass(frozen=True, slots=True)
class TakeBoat:
    """8.2: take what is on this boat, in winter the boat itself."""

    boat: int


@dataclass(frozen=True, slots=True)
class Succeed:
    """15.3: this boat takes the place of the Keymelequin."""

    boat: int


@dataclass(frozen=True, slots=True)
class Place:
    """9.1: lay this new tile."""

    tile: int


@dataclass(frozen=True, slots=True)
class At:
    """9.1: into this cell."""

    cell: int


@dataclass(frozen=True, slots=True)
class Turn:
    """9.2: turned so many steps clockwise."""

    turns: int


@dataclass(frozen=True, slots=True)
class Allot:
    """14.3: allot to this own tile; to a yard the joker."""

    tile: int


@dataclass(frozen=True, slots=True)
class Thing:
    """14.3: things of this kind: four colours of workers, three skills, four resources."""

    kind: int


@dataclass(frozen=True, slots=True)
class Many:
    """14.3: so many of them, in place of what was there."""

    n: int


@dataclass(frozen=True, slots=True)
class Crown:
    """14.3: say what the joker counts as."""


@dataclass(frozen=True, slots=True)
class AllotBest:
    """14.3: allot everything as well as it can be."""


@dataclass(frozen=True, slots=True)
class Score:
    """14.3: leave it so, and count."""


Action = (
    Bid | Use | Pass | Where | On | Colour | Join | Enough | FromHand | PayWorker | PayGroup | PaySkill | Make
    | CarryFrom | Step | Upgrade | PayWith | Stop | Offer | TakeBoat | Place | At | Turn
    | Allot | Thing | Many | Crown | AllotBest | Score | Ghost | Succeed
)  # fmt: skip
ACTIONS = (
    Bid, Use, Pass, Where, On, Colour, Join, Enough, FromHand, PayWorker, PayGroup, PaySkill, Make,
    CarryFrom, Step, Upgrade, PayWith, Stop, Offer, TakeBoat, Place, At, Turn,
    Allot, Thing, Many, Crown, AllotBest, Score, Ghost, Succeed,
)  # fmt: skip

BID, USE, PASS, ENOUGH, STOP = Bid(), Use(), Pass(), Enough(), Stop()
WHERE = tuple(Where(place) for place in range(7))
ON = tuple(On(tile) for tile in range(80))
COLOUR = tuple(Colour(colour) for colour in range(4))
JOIN = tuple(Join(slot) for slot in range(20))
FROM_HAND = tuple(FromHand(n) for n in range(141))
PAY_WORKER = tuple(PayWorker(colour) for colour in range(4))
PAY_GROUP = tuple(PayGroup(slot) for slot in range(20))
PAY_SKILL = tuple(PaySkill(skill) for skill in range(3))
MAKE = tuple(Make(good) for good in range(4))
CARRY_FROM = tuple(CarryFrom(tile) for tile in range(80))
STEP = tuple(tuple(Step(good, edge) for edge in range(6)) for good in range(4))
UPGRADE = tuple(Upgrade(tile) for tile in range(80))
DEAREST = max(sum(tile.cost.goods) + tile.cost.any for tile in box.TILES if tile.cost)
"""How many resources an upgrade takes at most."""
PAY_WITH = {
    ((wood, stone, iron, gold), skill): PayWith((wood, stone, iron, gold), skill)
    for wood, stone, iron, gold in product(range(DEAREST + 1), repeat=4)
    if wood + stone + iron + gold <= DEAREST
    for skill in (box.NOTHING, *box.SKILLS)
}
"""By resources and skill tile."""
OFFER = tuple(Offer(tiles) for tiles in range(8))
TAKE_BOAT = tuple(TakeBoat(boat) for boat in range(6))
PLACE = tuple(Place(tile) for tile in range(80))
ALLOT = tuple(Allot(tile) for tile in range(80))
THING = tuple(Thing(kind) for kind in range(11))
MANY = tuple(Many(n) for n in range(44))
CROWN, ALLOT_BEST, SCORE = Crown(), AllotBest(), Score()
TURN = tuple(Turn(turns) for turns in range(6))
FARTHEST = 31
"""How many steps from its home tile a village reaches at most: a longer straight line would take workers for nearly
every tile of four seasons, which no player has."""
AT = tuple(
    At(box.ROW * column + row)
    for column in range(-FARTHEST, FARTHEST + 1)
    for row in range(-FARTHEST, FARTHEST + 1)
    if abs(column + row) <= FARTHEST
)
GHOST = Ghost()
SUCCEED = tuple(Succeed(boat) for boat in range(6))
TAKE_ANY_BOAT = (*TAKE_BOAT, TakeBoat(box.KEYMELEQUIN))
"""By the number of a boat, the Keymelequin among them."""
READ_AS = (*COLOUR, Colour(box.MIXED), Colour(box.SVEN), Colour(box.PAULO))
PAY_ANY_WORKER = (*PAY_WORKER, PayWorker(box.MIXED), PayWorker(box.SVEN), PayWorker(box.PAULO))
ANY_THING = (*THING, Thing(box.KINDS), Thing(box.KINDS + 1))
"""By colour or joker: the same as above, and what the Keymelequin adds."""
