"""How each public event is seen to happen."""

from functools import partial

from game.core.telling import Fly, Large, Move, Ring
from game.games.keyflower import components as box
from game.games.keyflower import events as told
from game.games.keyflower.looks import winter
from game.games.keyflower.text.narration import narrate
from game.kit.narration import Players
from game.kit.stages import Acts, Stagecraft, Stages, direct

MAT, TILE = "mat:{seat}", "tile:{tile}"
TURNS = 700
"""For so many ms the old season fades before the new one is announced."""


def _season(event: told.SeasonBegan, players: Players) -> Acts:
    """The table takes the colours of the season; its tiles are shown over all of it, then they lie on the market."""
    first = players[event.start]
    face = winter.season(event.season, event.tiles, first.colour, first.name)
    shown = Large("", "", 2400, face=face, size=2.2, after=TURNS)
    laid = TURNS + 1900
    return shown, Move("land:*", 500, after=laid, stagger=30), Move("*", 700, after=laid + 120, stagger=20)


def _counts(event: told.OffersCounted, players: Players) -> Acts:
    """10.3: how many each offers, all at once."""
    each = tuple((who.colour, who.name, n) for who, n in zip(players, event.counts, strict=True))
    return (Large("", "", 2000, face=winter.counts(each), size=1.4),)


def _settled(after: int, ms: int = 350) -> Acts:
    """All that is drawn of the tile changes: what stands on it, its colour, the tile itself."""
    return Move("*:{tile}", ms, after), Move("*:{tile}:*", ms, after)


STAGES: Stages = {
    told.SeasonBegan: _season,
    told.Bidden: (Fly(MAT, TILE, 500), Move("bid:*", 350, 420), *_settled(420), Ring(TILE, 400, 450)),
    told.Used: (Fly(MAT, TILE, 500), *_settled(420), Ring(TILE, 400, 450)),
    told.Paid: (Ring(MAT, 200),),
    told.Produced: (Move("goods:*", 350), Ring(TILE, 350)),
    told.Gained: (Large("", MAT, 900, words="{line}"),),
    told.Carried: (
        Move("goods:{source}:*", 120),
        Fly("tile:{source}", "tile:{target}", 340),
        Move("goods:{target}:*", 140, 260),
    ),
    told.CarriedNothing: (Ring(MAT, 200),),
    told.Upgraded: (Move("house:*", 400), Ring(TILE, 600)),
    told.Passed: (Ring(MAT, 200),),
    told.TileWon: (Fly(TILE, MAT, 600), *_settled(0, 250), Ring(MAT, 250, 500)),
    told.TileGone: _settled(0, 200),
    told.CameHome: (Fly("market", MAT, 600), Ring(MAT, 300, 450)),
    told.SeasonEnded: (Move("*", 500),),
    told.MarkerMoved: (Ring(MAT, 300),),
    told.BoatTaken: (Fly("boat:{boat}", MAT, 500), Move("boat:{boat}", 400), Ring(MAT, 250, 450)),
    told.TilePlaced: (*_settled(0, 400), Ring(TILE, 400, 200)),
    told.Offered: (Ring(MAT, 200),),
    told.OffersCounted: _counts,
    told.Allotted: (Ring(TILE, 250),),
    told.Crowned: (Ring(MAT, 250),),
    told.AllottedBest: (Ring(MAT, 300),),
    told.ScreensOpened: (Large("", "", 1400, words="{line}"),),
    told.Counted: (Ring(MAT, 300),),
    told.Succeeded: (Ring(MAT, 300), Move("boat:*", 500)),
    told.Haunted: (Fly(MAT, TILE, 600), Move("bid:*", 350, 500), Move("ghost*", 350, 500), Ring(TILE, 600, 550)),
    told.GhostBack: (Move("ghost*", 500), Ring("tile:" + str(box.CELESTE), 300)),
    told.GhostWon: (Move("ghost*", 500), Ring(MAT, 300)),
    told.GhostGone: (Move("ghost*", 300),),
    told.GameEnded: (Large("", "", 1600, words="{line}"),),
}

STAGECRAFT = Stagecraft(STAGES, budgets={told.SeasonBegan: (3000, 4500)})
stage = partial(direct, STAGECRAFT, narrate)
"""(event, players) -> how it is seen; None for what needs no direction."""
