"""How each public event is seen to happen; what one seat alone is told shows its face in the time of the public act."""

from functools import partial

from game.core.telling import Act, Chip, Count, Fly, Large, Move, Ring
from game.games.dark_water_salvage import events as told
from game.games.dark_water_salvage.looks import card_faces
from game.games.dark_water_salvage.text.narration import narrate
from game.kit.stages import Stages, direct

MAT = "mat:{seat}"
CHIP = card_faces.icon("chip_10")


def _collected(event: told.Collected) -> tuple[Act, ...]:
    """4.4: chips come from the pool; whoever gets none is said to."""
    if not event.got:
        return Chip("{line}", MAT, 700), Ring(MAT, 700)
    return Fly("", MAT, 600), Count("{seat}", 420, 250), Chip("{delta}", MAT, 700)


STAGES: Stages = {
    told.LoansDrawn: (Move("*", 500), Large("", "", 1200, face=CHIP, words="{line}")),
    told.Applied: (Ring(MAT, 200),),
    told.ApplicationsRevealed: (Move("*", 400),),
    told.Collected: _collected,
    told.OrderGiven: (Move("*", 600),),
    told.CityTaken: (Move("boat:{seat}*", 500), Ring(MAT, 500)),
    told.TokenMoved: (Move("*", 400),),
    told.Researched: (Large(MAT, "{spot}", 1500, words="{line}"), Count("{seat}", 420, 1000)),
    told.Sailed: (Move("boat:{seat}*", 1100), Ring(MAT, 300), Count("{seat}", 420, 600)),
    told.Located: (Large("{spot}", MAT, 2100, words="{line}"), Count("{seat}", 420, 1300), Move("*", 500, 1300)),
    told.NotHere: (Large("{spot}", MAT, 2100, words="{line}"), Count("{seat}", 420, 1300), Move("*", 500, 1300)),
    told.Raised: (Large("{spot}", MAT, 3300, words="{line}"), Count("{seat}", 420, 1300), Move("*", 500, 1300)),
    told.Passed: (Ring(MAT, 150),),
    told.DoneForRound: (Ring(MAT, 250),),
    told.RoundEnded: (Move("*", 800),),
    told.GameEnded: (Large("", "", 3000, face=CHIP, words="{line}"),),
}

stage = partial(direct, STAGES, narrate)
"""(event, players) -> how it is seen; None for what needs no direction."""
