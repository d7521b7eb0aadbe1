"""How each public event is seen to happen; what one seat alone is told shows its face in the time of the back."""

from functools import partial

from game.core.faces import Art, Box, Face
from game.core.telling import Act, Chip, Count, Fly, Large, Move, Ring, Turn
from game.games.key_largo import components as box
from game.games.key_largo import events as told
from game.games.key_largo import events_ashore as ashore
from game.games.key_largo import names
from game.games.key_largo.looks import card_faces
from game.games.key_largo.text.narration import narrate
from game.kit.narration import Players
from game.kit.stages import Stagecraft, Stages, direct, side_by_side
from game.words import dollars

MAT = "mat:{seat}"
COIN, TRIDENT = card_faces.icon("coin_gold"), card_faces.icon("item_trident")
PAYS: tuple[Act, ...] = (
    Fly(MAT, "{spot}", 500, face=COIN, many=3), Chip("{delta}", MAT, 700), Count("{seat}", 420, 200),
)  # fmt: skip
"""Coins go to the place, and the money counts down."""
EARNS: tuple[Act, ...] = (
    Fly("{spot}", MAT, 600, face=COIN, many=4), Count("{seat}", 420, 340), Chip("{delta}", MAT, 800),
)  # fmt: skip

OUT, TURN, LOOK = 200, 200, 900
"""In ms: how long action cards take to come out, how much later than the last one each turns, how long all lie open."""
SAIL, AFTER, ARRIVES = 1200, 120, 700
"""In ms: how long the longest way of a ship takes, how much later than the last each sets out, when the first is in."""


def _plans(event: told.PlansRevealed, _players: Players) -> tuple[Act, ...]:
    """3.2: the plans turn one after the other beside their mats, then the ships sail."""
    turned = OUT + TURN * len(event.places)
    cards = [
        Turn(f"mat:{seat}", turned + LOOK, OUT + TURN * seat, face=_plan(f"action_{box.PLACES[place]}"), back=SEALED)
        for seat, place in enumerate(event.places)
    ]
    ships = len(event.places) + (event.neutral >= 0)
    sail = turned + LOOK
    return *cards, Move("ship:*", SAIL + AFTER * (ships - 1), sail, AFTER), Move("sign:*", 400, sail + ARRIVES)


def _plan(name: str) -> Face:
    """An action card as it lies beside a mat: its drawing on paper."""
    return Face(250, 350, (Box(2, 2, 246, 346, 16, "paper", "umber", 4), Art(name, 25, 60, 200)))


SEALED = Face(
    250, 350, (Box(2, 2, 246, 346, 16, "wreck_light>wreck_dark", "umber", 4), Art("glyph_seal", 65, 115, 120))
)
"""An action card from behind: it tells nothing."""


def _monster(event: told.MonsterMet, players: Players) -> tuple[Act, ...]:
    """4.5: up to the moment when it turns it is a card like any other."""
    back = card_faces.back(names.ordinal(len(players), event.wreck)[0])
    return Large("{spot}", "{spot}", 1000, back=back), Move("pile:*", 200)


def _laid(cards: tuple[int, ...]) -> Face:
    return side_by_side([card_faces.treasure_card(card) for card in cards])


def _met(event: told.EncounterPlayed, _players: Players) -> tuple[Act, ...]:
    """11.3: whoever was met introduces himself with what he does."""
    place, card = box.ENCOUNTERS[event.encounter].place, box.ENCOUNTERS[event.encounter]
    words = "{line}" if card.lone else names.encounter_effect(event.encounter, True)
    goes = MAT if place == box.WRECK else f"place:{box.PLACES[place]}"
    return (Large(MAT, goes, 2800, words=words, back=card_faces.encounter_back()),)


STAGES: Stages = {
    told.DayBegan: (Move("ring", 500), Ring("{spot}", 700)),
    told.Sealed: (Ring(MAT, 200),),
    told.PlansRevealed: _plans,
    told.Anchored: (Move("ship:{seat}", 600), Ring("{spot}", 600)),
    told.ActionLost: (Ring(MAT, 600), Chip("{line}", MAT, 600)),
    told.Dived: (Move("diver:{seat}:{diver}", 500), Ring(MAT, 500)),
    told.TreasureFound: (Large("{spot}", MAT, 1080), Move("pile:*", 200), Move("treasure:*", 200, 980)),
    told.MonsterMet: _monster,
    told.MonsterKilled: (Large("{spot}", "", 1100, face=card_faces.monster(), words="{line}"),
                         Fly(MAT, "", 500, 300, TRIDENT)),
    told.DiverLost: (Fly("{spot}", MAT, 700), Chip("{line}", MAT, 1000), Move("diver:{seat}:{diver}", 200, 700)),
    told.FoundNothing: (Ring("{spot}", 500), Chip("{line}", "{spot}", 500)),
    told.WeightDropped: (Fly(MAT, "{spot}", 400),),
    told.DiveEnded: (Move("diver:*", 200), Ring("{spot}", 200)),
    ashore.DolphinsPaid: EARNS,
    ashore.Hired: (*PAYS, Fly("{spot}", MAT, 500, 200), Move("diver:{seat}:{diver}", 140, 560)),
    ashore.ThiefHired: (Fly(MAT, "place:tavern", 300, face=COIN), Fly("place:tavern", "{spot}", 300, 300),
                        Count("{seat}", 420)),
    ashore.CardStolen: (Large("{spot}", MAT, 1080), Move("treasure:*", 200, 980)),
    ashore.DrinksBought: (Fly(MAT, "{spot}", 400, face=COIN), Count("{seat}", 400)),
    ashore.Looked: (Ring("{spot}", 600), Chip("{line}", "{spot}", 600)),
    ashore.Bought: (Fly(MAT, "{spot}", 300, face=COIN), Fly("{spot}", MAT, 300, 300), Count("{seat}", 420)),
    ashore.CameToSell: (Ring("{spot}", 200),),
    ashore.Sold: (Large(MAT, "place:market", 1500, words="{line}"), Fly("place:market", MAT, 600, 1000, COIN, 5),
                  Count("{seat}", 420, 1080)),
    ashore.NothingSold: (Ring("{spot}", 500), Chip("{line}", "{spot}", 500)),
    ashore.VisitEnded: (Ring(MAT, 100),),
    ashore.NothingBought: (Ring("{spot}", 500), Chip("{line}", "{spot}", 500)),
    told.EncounterDrawn: (Fly("{spot}", MAT, 400), Move("encounter*", 140, 300)),
    told.NoEncounter: (Chip("{line}", MAT, 300),),
    told.EncountersShuffled: (Ring("{spot}", 500),),
    told.EncounterPlayed: _met,
    told.Sabotaged: (Ring("mat:{victim}", 900), Chip("{line}", "mat:{victim}", 900)),
    told.DayEnded: (Move("day:*", 300), Ring("mat:{first}", 500), Move("ship:*", SAIL + 4 * AFTER, 0, AFTER)),
    told.CashedOut: lambda event, players: (
        Large(MAT, MAT, 1400, words=f"{players[event.seat].name} {dollars(event.money)}"), Count("{seat}", 420, 900),
    ),
}  # fmt: skip

FACES = {
    ashore.Sold: lambda event: _laid(event.cards),
    told.CashedOut: lambda event: _laid(event.cards) if event.cards else card_faces.icon("chest"),
}
"""All cards, where the log has the picture of one."""

stage = partial(direct, Stagecraft(STAGES, FACES, budgets={told.PlansRevealed: (7500, 9000)}), narrate)
"""(event, players) -> how it is seen; None for what needs no direction."""
