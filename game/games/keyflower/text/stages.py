"""How each public event is seen to happen."""

from functools import partial

from game.core.telling import Fly, Large, Move, Ring
from game.games.keyflower import events as told
from game.games.keyflower.text.narration import narrate
from game.kit.stages import Stagecraft, Stages, direct

MAT, TILE = "mat:{seat}", "tile:{tile}"

STAGES: Stages = {
    told.SeasonBegan: (Move("*", 700, stagger=30), Large("", "", 1200, words="{line}")),
    told.Bidden: (Fly(MAT, TILE, 500), Move("bid:*", 350, 420), Ring(TILE, 400, 450)),
    told.Used: (Fly(MAT, TILE, 500), Move("on:*", 300, 420), Move("pips:*", 300, 420), Ring(TILE, 400, 450)),
    told.Paid: (Ring(MAT, 200),),
    told.Produced: (Move("goods:*", 350), Ring(TILE, 350)),
    told.Gained: (Large("", MAT, 900, words="{line}"),),
    told.Carried: (
        Move("goods:{source}:*", 120),
        Fly("tile:{source}", "tile:{target}", 340),
        Move("goods:{target}:*", 140, 260),
    ),
    told.Upgraded: (Move("house:*", 400), Ring(TILE, 600)),
    told.Passed: (Ring(MAT, 200),),
    told.TileWon: (Move("*", 450), Ring(MAT, 250)),
    told.TileGone: (Move("*", 200),),
    told.MarkerMoved: (Ring(MAT, 300),),
    told.BoatTaken: (Ring("boat:{boat}", 300), Move("*", 400)),
    told.TilePlaced: (Move("*", 400), Ring(TILE, 400, 200)),
    told.Offered: (Ring(MAT, 200),),
    told.OffersCounted: (Large("", "", 1400, words="{line}"),),
    told.GameEnded: (Large("", "", 1600, words="{line}"),),
}

STAGECRAFT = Stagecraft(STAGES, budgets={told.SeasonBegan: (3000, 4500)})
stage = partial(direct, STAGECRAFT, narrate)
"""(event, players) -> how it is seen; None for what needs no direction."""
