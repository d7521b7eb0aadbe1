"""How each public event is seen to happen; what one seat alone is told shows its face in the time of the public act."""

from functools import partial

from game.core.telling import Act, Chip, Count, Fly, Large, Move, Ring
from game.games.dark_water_salvage import events as told
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.looks import card_faces, money
from game.games.dark_water_salvage.text.narration import narrate
from game.kit.narration import Players
from game.kit.stages import Stagecraft, Stages, direct, side_by_side

MAT = "mat:{seat}"
CHIP = card_faces.icon("chip_10")
STAR = card_faces.icon("glyph_prestige")


def _asked(event: told.Researched, _players: Players) -> tuple[Act, ...]:
    """8.8: who is asked about which ship."""
    words = f"{names.sonar_title(event.sonar_name)}: {names.ship_name(event.ship)}"
    return Large(MAT, "{spot}", 1300, words=words), Count("{seat}", 420, 800)


def _collected(event: told.Collected, _players: Players) -> tuple[Act, ...]:
    """4.4: chips come from the pool; whoever gets none is said to."""
    if not event.got:
        return Chip("{line}", MAT, 700), Ring(MAT, 700)
    return Fly("", MAT, 600), Count("{seat}", 420, 250), Chip("{delta}", MAT, 700)


def _slips(event: told.ApplicationsRevealed, players: Players) -> tuple[Act, ...]:
    """4.3: all slips are turned at once and lie side by side, the lowest first, as the loans are handed out."""
    folded = [money.slip(players[seat].colour, players[seat].name) for seat in event.order]
    open_ = [money.slip(players[seat].colour, players[seat].name, event.amounts[seat]) for seat in event.order]
    ms = 1400 + 400 * len(event.order)
    return Large("", "", ms, face=side_by_side(open_), back=side_by_side(folded)), Move("*", 400, ms - 400)


STAGES: Stages = {
    told.LoansDrawn: (Move("*", 500), Large("", "", 1200, face=CHIP, words="{line}")),
    told.Applied: (Ring(MAT, 200),),
    told.ApplicationsRevealed: _slips,
    told.Collected: _collected,
    told.OrderGiven: (Move("*", 600),),
    told.CityTaken: (Move("boat:{seat}*", 500), Ring(MAT, 500)),
    told.TokenMoved: (Move("*", 400),),
    told.Researched: _asked,
    told.Sailed: (Move("boat:{seat}*", 1100), Ring(MAT, 300), Count("{seat}", 420, 600)),
    told.Located: (Move("*", 400), Fly("{spot}", MAT, 800, 200, STAR, 5), Count("{seat}"), Chip("{line}", MAT, 1400)),
    told.NotHere: (Move("*", 400), Count("{seat}"), Ring("{spot}", 900), Chip("{line}", MAT, 1400)),
    told.Raised: (Move("*", 400), Fly("{spot}", MAT, 900, 200, CHIP, 6), Count("{seat}", 620, 500),
                  Chip("{line}", MAT, 1600)),
    told.Passed: (Ring(MAT, 150),),
    told.NothingToTry: (Chip("{line}", MAT, 1100),),
    told.DoneForRound: (Ring(MAT, 250),),
    told.RoundEnded: (Move("*", 800),),
    told.GameEnded: (Large("", "", 3000, face=CHIP, words="{line}"),),
}

stage = partial(direct, Stagecraft(STAGES, budgets={told.TokenMoved: (4000, 7000)}), narrate)
"""(event, players) -> how it is seen; None for what needs no direction."""
