"""How each public event is seen to happen."""

from collections import Counter
from functools import partial

from game.core.faces import beside
from game.core.telling import Fly, Large, Move, Ring
from game.games.keythedral import components as box
from game.games.keythedral import events as told
from game.games.keythedral import names
from game.games.keythedral.looks import icons, keytown, moments, window
from game.games.keythedral.purse import unpacked
from game.games.keythedral.text.narration import narrate
from game.games.keythedral.texts import law_words
from game.kit.narration import Players
from game.kit.stages import Acts, Stagecraft, Stages, direct
from game.words import _

MAT, SEAT = "mat:{seat}", "seat:{tile}"


def _round(event: told.RoundBegan, _players: Players) -> Acts:
    """The laws on offer, large; then they lie beside the law master."""
    laws = [keytown.law(law) for law in event.laws if law >= 0]
    if not laws:
        return (Move("*", 400),)
    return Large("deck", "law_master", 1500, face=beside(laws), size=1.5), Move("*", 500, after=1100, stagger=20)


def _gathered(event: told.Gathered, _players: Players) -> Acts:
    """Every cube flies from its field to its player."""
    colours = [colour for colour, n in enumerate(event.cubes) for _cube in range(n)]
    flown = Counter(zip(colours, event.fields, strict=True))
    acts: list[Fly | Ring] = []
    for order, ((colour, cell), n) in enumerate(flown.items()):
        acts.append(Fly(names.cell_spot(cell), MAT, 620, 110 * order, icons.cube(colour), n))
    return *acts, Ring(MAT, 250, 500)


def _played(event: told.LawPlayed, _players: Players) -> Acts:
    return (Large(MAT, "", 1600, face=keytown.law(event.law), words=law_words(event.law), size=1.4),)


def _opened(event: told.LevelOpened, _players: Players) -> Acts:
    tiles = tuple(unpacked(box.PRICE[tile]) for tile in event.tiles)
    face = moments.level(tiles, event.points)
    return Large("rose", "level", 1700, face=face, size=1.8), Move("*", 450, after=1300)


def _bids(event: told.BidsOpened, players: Players) -> Acts:
    rows = tuple((who.colour, who.name, event.values[seat], event.bids[seat]) for seat, who in enumerate(players))
    best = max(range(len(rows)), key=lambda seat: event.values[seat])
    tied = sum(value == event.values[best] for value in event.values) > 1
    heading = _("The bids for the start") if any(event.values) else _("All bids are empty: the start moves to the left")
    return (Large("", "", 2400, face=moments.bids(heading, rows, -1 if tied else best), size=1.6),)


def _bought(event: told.SeatBought, players: Players) -> Acts:
    """The seat flies to its buyer, its pane lights up, and its colour falls on the floor."""
    face = window.sold(event.points, players[event.seat].colour)
    return (
        Large(SEAT, "rose", 1100, face=face, size=1.1),
        Move("pane:*", 400, after=800),
        Move("mark:*", 400, after=800),
        Move("light:*", 900, after=1000),
        Move("*", 300, after=1000),
        Ring(MAT, 300, 900),
    )


STAGES: Stages = {
    told.FieldDrawn: (Large("stack", "stack", 700, size=0.8), Move("*", 250, after=450)),
    told.FieldLaid: (Move("*", 420), Ring("cell:{cell}", 300, 320)),
    told.CottageLaid: (Move("*", 380), Ring("gap:{gap}", 300, 300)),
    told.RoundBegan: _round,
    told.Called: (Move("order:*", 200), Ring("number:{number}", 450)),
    told.Placed: (Move("worker:*", 480), Move("*", 200)),
    told.Idle: (Ring(MAT, 350),),
    told.Gathered: _gathered,
    told.Relieved: (Fly("store", MAT, 450),),
    told.WorkersHome: (Move("worker:*", 420, stagger=25), Move("*", 300, after=200)),
    told.SeatClaimed: (Ring(SEAT, 450), Ring(MAT, 450)),
    told.SurchargePaid: (Fly(MAT, "store", 420), Ring(MAT, 200)),
    told.PurchaseFailed: (Ring(SEAT, 400),),
    told.SeatBought: _bought,
    told.LevelOpened: _opened,
    told.HouseBuilt: (Fly(MAT, "{spot}", 420), Move("*", 300, after=250)),
    told.FenceBuilt: (Move("fence:*", 420), Move("*", 200)),
    told.FenceRemoved: (Move("fence:*", 420), Move("*", 200)),
    told.WorkshopFilled: (Fly("store", "craft:{craft}", 400, face=icons.cube(-1)),),
    told.CraftBought: (Fly(MAT, "craft:{craft}", 320, face=icons.cube(-1)), Fly("craft:{craft}", MAT, 420, 300)),
    told.Traded: (Fly(MAT, "trader", 320, face=icons.cube(-1)), Fly("trader", MAT, 420, 300)),
    told.LawProcured: (Large("law_master", MAT, 1100), Move("*", 300, after=300)),
    told.LawPlayed: _played,
    told.Passed: (Ring(MAT, 200),),
    told.TurnEnded: (Ring(MAT, 200),),
    told.BidSealed: (Ring(MAT, 250),),
    told.BidsOpened: _bids,
    told.StartMoved: (Ring(MAT, 500),),
    told.GameEnded: (Large("", "", 1600, words="{line}"),),
}

STAGECRAFT = Stagecraft(STAGES, budgets={told.RoundBegan: (3000, 4500)})
stage = partial(direct, STAGECRAFT, narrate)
"""(event, players) -> how it is seen; None for what needs no direction."""
