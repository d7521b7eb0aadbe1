"""How each public event is seen to happen; what one seat alone is told shows its face in the time of the back."""

from functools import partial

from game.core.telling import Chip, Count, Fly, Large, Move, Ring
from game.games.killmans_keep import events as told
from game.games.killmans_keep import events_keep as keep
from game.games.killmans_keep import events_market as market
from game.games.killmans_keep.looks.icons import thing
from game.games.killmans_keep.text.narration import BACK, narrate
from game.kit.stages import Stages, direct

MAT = "mat:{seat}"
DOUBLOON = thing("doubloon")
SAID = Chip("{line}", MAT, 700)
MONEY = Chip("{delta}", MAT, 600)
PAWN = "pawn:{seat}*"

STAGES: Stages = {
    told.TurnBegan: (Ring(MAT, 350),),
    told.TurnMissed: (Ring(MAT, 700), SAID),
    told.TurnEnded: (Ring(MAT, 150),),
    told.Showed: (Large(MAT, MAT, 500),),
    told.Used: (Large(MAT, "", 1000, words="{line}"),),
    told.Protected: (Large(MAT, MAT, 900, words="{line}"),),
    told.Moved: (Move(PAWN, 450), Ring("{spot}", 450)),
    told.TollPaid: (Fly(MAT, "mat:{to_seat}", 500, face=DOUBLOON), MONEY, Count("{seat}"), Count("{to_seat}")),
    told.MoveUndone: (Move(PAWN, 450), Ring("{spot}", 500)),
    told.Rolled: (Move("die*", 700), Large(MAT, "", 1400, words="{line}")),
    told.DieSet: (Move("die*", 300), Large(MAT, "", 500)),
    market.Bought: (Fly("market", MAT, 700), MONEY, Count("{seat}")),
    market.Sold: (Fly(MAT, "market", 800), MONEY, Count("{seat}")),
    market.Cleared: (Fly("market", "", 400),),
    market.Exchanged: (Large("bank", MAT, 1600, words="{line}"), Count("{seat}", 420, 200), Move("*", 200, 1400)),
    told.GoalTaken: (Fly("guild", MAT, 450),),
    told.GoalDropped: (Large(MAT, "guild", 700),),
    told.GoalTurnedIn: (Large(MAT, "guild", 1800, words="{line}"), Count("{seat}", 420, 1000), Move("*", 200, 1600)),
    told.GoalsShuffled: (Ring("guild", 500),),
    told.Earned: (Fly("bank", MAT, 450, face=DOUBLOON), MONEY, Count("{seat}")),
    told.Swapped: (Fly(MAT, "mat:{victim}", 800, face=BACK), Fly("mat:{victim}", MAT, 800)),
    told.Robbed: (Fly("mat:{victim}", MAT, 600, face=DOUBLOON), MONEY, Count("{seat}"), Count("{victim}")),
    told.Discarded: (Large(MAT, "", 500),),
    market.TookBack: (Fly("keep", MAT, 500),),
    market.SwappedAtMarket: (Fly("market", MAT, 800), Ring(MAT, 800)),
    market.Offered: (Ring(MAT, 900), Ring("mat:{partner}", 900), Chip("{line}", MAT, 900)),
    market.Refused: (Chip("{line}", MAT, 500),),
    market.Traded: (Fly(MAT, "mat:{partner}", 900), Count("{seat}"), Count("{partner}"), Chip("{line}", MAT, 1300)),
    told.GameWon: (Large(MAT, MAT, 2500, words="{line}"),),
    keep.Drew: (Large("keep", MAT, 750),),
    keep.MonsterMet: (Large("keep", "keep", 1100, words="{line}"), Move("*", 200, 900)),
    keep.LookedAhead: (Ring("keep", 900), SAID),
    keep.Reordered: (Ring("keep", 500),),
    keep.BuriedCard: (Ring("keep", 500),),
    keep.Whistled: (Fly("mat:{drawer}", MAT, 900), Count("{seat}"), Count("{drawer}"), SAID),
    keep.FoughtOff: (Chip("{line}", "keep", 700), Move("*", 160, 500)),
    keep.Lost: (Chip("{line}", "keep", 1000), Ring(MAT, 1000)),
    keep.Won: (Large("keep", MAT, 1000, words="{line}"), Move("*", 200, 800)),
    keep.Effect: (Fly("keep", MAT, 500, face=DOUBLOON), MONEY, Count("{seat}")),
    keep.Fled: (Move(PAWN, 700), Chip("{line}", MAT, 700)),
    keep.SlippedAway: (Chip("{line}", "keep", 700), Move("*", 200, 400)),
    keep.KeepShuffled: (Ring("keep", 600),),
}

stage = partial(direct, STAGES, narrate)
"""(event, players) -> how it is seen; None for what needs no direction."""
