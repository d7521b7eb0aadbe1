"""How each public event is seen to happen; what one seat alone is told shows its face in the time of the back."""

from functools import partial

from game.core.telling import Act, Chip, Count, Fly, Large, Move, Ring
from game.games.key_largo import components as box
from game.games.key_largo import events as told
from game.games.key_largo import events_ashore as ashore
from game.games.key_largo.looks import card_faces
from game.games.key_largo.text.narration import narrate
from game.kit.stages import Stages, direct

MAT = "mat:{seat}"
COIN = card_faces.icon("coin_gold")
PAYS: tuple[Act, ...] = (Fly(MAT, "{spot}", 500, face=COIN), Chip("{delta}", MAT, 700), Count("{seat}", 420, 200))
"""Coins go to the place, and the money counts down."""
EARNS: tuple[Act, ...] = (Fly("{spot}", MAT, 600, face=COIN), Count("{seat}", 420, 400), Chip("{delta}", MAT, 800))

PLAN, TURN = 900, 160
"""How long an action card takes to its place, and how much later than the last one it turns, in ms."""


def _goal(seat: int, place: int) -> str:
    """Whoever goes to the wrecks has still to choose one: the card is shown over the mat."""
    return f"mat:{seat}" if place == box.WRECK else f"place:{box.PLACES[place]}"


def _plans(event: told.PlansRevealed) -> tuple[Act, ...]:
    """3.2: the plans turn one after the other, then the ships sail."""
    cards = [
        Fly(f"mat:{seat}", _goal(seat, place), PLAN, seat * TURN, card_faces.picture(f"action_{box.PLACES[place]}"))
        for seat, place in enumerate(event.places)
    ]
    if all(place == box.WRECK for place in (*event.places, event.neutral) if place >= 0):
        return tuple(cards)
    sail = PLAN + len(cards) * TURN
    return *cards, Move("ship:*", 1200, sail, 120), Move("sign:*", 400, sail + 900)


STAGES: Stages = {
    told.DayBegan: (Move("ring", 500), Ring("{spot}", 700)),
    told.Sealed: (Ring(MAT, 200),),
    told.PlansRevealed: _plans,
    told.Anchored: (Move("ship:{seat}", 600), Ring("{spot}", 600)),
    told.ActionLost: (Ring(MAT, 600), Chip("{line}", MAT, 600)),
    told.Dived: (Move("diver:{seat}:{diver}", 500), Ring(MAT, 500)),
    told.TreasureFound: (Large("{spot}", MAT, 900), Move("pile:*", 200), Move("chest:*", 200, 800)),
    told.MonsterMet: (Large("{spot}", "{spot}", 1000), Move("pile:*", 200)),
    told.MonsterKilled: (Fly(MAT, "{spot}", 500), Chip("{line}", "{spot}", 800)),
    told.DiverLost: (Fly("{spot}", MAT, 700), Chip("{line}", MAT, 1000), Move("diver:{seat}:{diver}", 200, 700)),
    told.FoundNothing: (Ring("{spot}", 500), Chip("{line}", "{spot}", 500)),
    told.WeightDropped: (Fly(MAT, "{spot}", 400),),
    told.DiveEnded: (Move("diver:*", 200), Ring("{spot}", 200)),
    ashore.DolphinsPaid: EARNS,
    ashore.Hired: (*PAYS, Fly("{spot}", MAT, 500, 200), Move("diver:{seat}:{diver}", 140, 560)),
    ashore.ThiefHired: (Fly(MAT, "place:tavern", 300, face=COIN), Fly("place:tavern", "{spot}", 300, 300),
                        Count("{seat}", 420)),
    ashore.CardStolen: (Large("{spot}", MAT, 800), Move("chest:*", 200, 700)),
    ashore.DrinksBought: (Fly(MAT, "{spot}", 400, face=COIN), Count("{seat}", 400)),
    ashore.Looked: (Ring("{spot}", 600), Chip("{line}", "{spot}", 600)),
    ashore.Bought: (Fly(MAT, "{spot}", 300, face=COIN), Fly("{spot}", MAT, 300, 300), Count("{seat}", 420)),
    ashore.CameToSell: (Ring("{spot}", 200),),
    ashore.Sold: (Large(MAT, "place:market", 1500, words="{line}"), Fly("place:market", MAT, 500, 1000, COIN),
                  Count("{seat}", 420, 1080)),
    ashore.NothingSold: (Ring("{spot}", 500), Chip("{line}", "{spot}", 500)),
    ashore.VisitEnded: (Ring(MAT, 100),),
    told.EncounterDrawn: (Fly("{spot}", MAT, 400), Move("encounter*", 140, 300)),
    told.NoEncounter: (Chip("{line}", MAT, 300),),
    told.EncountersShuffled: (Ring("{spot}", 500),),
    told.EncounterPlayed: (Large(MAT, "{spot}", 2800, words="{line}"),),
    told.Sabotaged: (Ring("mat:{victim}", 900), Chip("{line}", "mat:{victim}", 900)),
    told.DayEnded: (Move("day:*", 300), Ring("mat:{first}", 500)),
    told.CashedOut: (Large(MAT, MAT, 1400, face=COIN, words="{line}"), Count("{seat}", 420, 900)),
}  # fmt: skip

stage = partial(direct, STAGES, narrate)
"""(event, players) -> how it is seen; None for what needs no direction."""
