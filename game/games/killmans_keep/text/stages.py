"""How each public event is seen to happen; what one seat alone is told shows its face in the time of the back."""

from functools import partial

from game.core.faces import Art, Face
from game.core.telling import Act, Chip, Count, Fly, Large, Move, Ring, Roll
from game.games.killmans_keep import components as box
from game.games.killmans_keep import events as told
from game.games.killmans_keep import events_keep as keep
from game.games.killmans_keep import events_market as market
from game.games.killmans_keep.looks import card_faces, props
from game.games.killmans_keep.looks.icons import thing
from game.games.killmans_keep.text.narration import narrate
from game.kit.narration import Players
from game.kit.stages import Stagecraft, Stages, direct
from game.words import _

MAT = "mat:{seat}"
DOUBLOON = thing("doubloon")
COINS = Face(100, 100, (Art("doubloon_flat", 0, 20, 100, 62),))
TOMBSTONE = thing("marker_skip")
SAID = Chip("{line}", MAT, 700)
MONEY = Chip("{delta}", MAT, 600)
PAWN = "pawn:{seat}*"

CARD_BACK = card_faces.back("keep")
DOUBLOON_WON: tuple[Act, ...] = (Large("bank", MAT, 1220, 380, DOUBLOON, "{line}", great=True), Move("*", 200, 1400))
"""8.1: a Doubloon is struck: it stands alone, and takes its place last."""


def _rolled(event: told.Rolled, _players: Players) -> tuple[Act, ...]:
    """5.4, 6.6: the dice large, then what they make; in a fight also what the sum must reach."""
    kind = "d10" if event.fight else "d6"
    dice = tuple(props.die(kind, number) for number in event.dice)
    needed = _("{needed} needed.").format(needed=box.STARS[event.card]) if event.fight else ""
    words, ms = ("{line} " + needed, 2000) if event.fight else ("{line}", 1400)
    return Move("die*", 700), Roll(ms, dice, props.tumbling(kind), words)


def _cross(here: str, there: str, gave: tuple[int, ...], took: tuple[int, ...]) -> tuple[Act, ...]:
    """Cards go both ways at once."""
    ways = [(here, there, number, card) for number, card in enumerate(gave)]
    ways += [(there, here, number, card) for number, card in enumerate(took)]
    return tuple(Fly(start, end, 900, 120 * n, card_faces.hand_card(card)) for start, end, n, card in ways)


def _traded(event: market.Traded, _players: Players) -> tuple[Act, ...]:
    """11.6: both sides cross, and the money with them."""
    partner = "mat:{partner}"
    acts = _cross(MAT, partner, event.gave, event.got)
    if event.money:
        acts += (Fly(*((MAT, partner) if event.money > 0 else (partner, MAT)), 900, face=COINS, many=3),)
    return *acts, Count("{seat}"), Count("{partner}"), Chip("{line}", MAT, 1300)


def _turned_in(event: told.GoalTurnedIn, _players: Players) -> tuple[Act, ...]:
    """7.3: the goal is read, then its reward goes home; a Doubloon is a moment of its own."""
    read = Large(MAT, "guild", 1800, words="{line}")
    if box.GOALS[event.goal].doubloons:
        struck = Large("guild", MAT, 1220, 1800, DOUBLOON, great=True)
        return read, struck, Move("*", 200, 2900)
    return read, Fly("bank", MAT, 600, 1100, COINS, 4), Count("{seat}", 420, 1300), Move("*", 200, 1600)


STAGES: Stages = {
    told.TurnBegan: (Ring(MAT, 350),),
    told.TurnMissed: (Ring(MAT, 700), SAID),
    told.TurnEnded: (Ring(MAT, 150),),
    told.Showed: (Large(MAT, MAT, 500),),
    told.Used: (Large(MAT, "", 1000, words="{line}"),),
    told.Protected: (Large(MAT, MAT, 900, words="{line}"),),
    told.Moved: (Move(PAWN, 450), Ring("{spot}", 450)),
    told.TollPaid: (Fly(MAT, "mat:{to_seat}", 500, face=COINS, many=2), MONEY, Count("{seat}"), Count("{to_seat}")),
    told.MoveUndone: (Move(PAWN, 450), Ring("{spot}", 500)),
    told.Rolled: _rolled,
    told.DieSet: (Move("die*", 300), Large(MAT, "", 500)),
    market.Bought: (
        Large("market", MAT, 900), Move("stall:*", 200), Fly(MAT, "market", 500, face=COINS, many=3), MONEY,
        Count("{seat}"),
    ),
    market.Sold: (
        Large(MAT, "market", 900), Move("stall:*", 200, 700), Fly("market", MAT, 500, 400, COINS, 3), MONEY,
        Count("{seat}", 420, 600),
    ),
    market.Cleared: (Fly("market", "", 400), Move("stall:*", 200)),
    market.Exchanged: (Fly(MAT, "bank", 500, face=COINS, many=4), Count("{seat}", 380), *DOUBLOON_WON),
    told.GoalTaken: (Fly("guild", MAT, 450),),
    told.GoalDropped: (Large(MAT, "guild", 700),),
    told.GoalTurnedIn: _turned_in,
    told.GoalsShuffled: (Ring("guild", 500),),
    told.Earned: (Fly("bank", MAT, 570, face=COINS, many=3), MONEY, Count("{seat}")),
    told.Swapped: lambda event, players: _cross(MAT, "mat:{victim}", (event.gave,), (event.took,)),
    told.Robbed: (Fly("mat:{victim}", MAT, 600, face=COINS, many=3), MONEY, Count("{seat}"), Count("{victim}")),
    told.Discarded: (Large(MAT, "", 500),),
    market.TookBack: (Fly("keep", MAT, 500),),
    market.SwappedAtMarket: lambda event, players: _cross(MAT, "market", (event.gave,), (event.took,)),
    market.Offered: (Ring(MAT, 900), Ring("mat:{partner}", 900), Chip("{line}", MAT, 900)),
    market.Refused: (Chip("{line}", MAT, 500),),
    market.Traded: _traded,
    told.GameWon: (Large(MAT, MAT, 2500, words="{line}", great=True),),
    keep.Drew: (Large("keep-deck", MAT, 1080), Move("*", 200, 880)),
    keep.MonsterMet: (Large("keep-deck", "keep-top", 1100, words="{line}", back=CARD_BACK), Move("*", 200, 900)),
    keep.LookedAhead: (Ring("keep", 900), SAID),
    keep.Reordered: (Ring("keep", 500),),
    keep.BuriedCard: (Ring("keep", 500),),
    keep.Whistled: (Fly("mat:{drawer}", MAT, 900), Count("{seat}"), Count("{drawer}"), SAID),
    keep.WhistledInVain: (Large("mat:{drawer}", "mat:{drawer}", 1100, words="{line}"),),
    keep.FoughtOff: (Chip("{line}", "keep", 700), Move("*", 160, 500)),
    keep.Lost: lambda event, players: (
        Large("keep-top", "keep-top", 1000, words="{line}"),
        Ring(MAT, 1000),
        *((Fly("keep", MAT, 600, 1000, TOMBSTONE),) if event.skip else ()),
        Move("*", 200, 1500 if event.skip else 800),
    ),
    keep.Won: (Large("keep-top", MAT, 1000, words="{line}"), Move("keep-top", 160), Move("*", 200, 800)),
    keep.Effect: (Fly("keep", MAT, 500, face=COINS, many=2), MONEY, Count("{seat}")),
    keep.Fled: (Move(PAWN, 700), Chip("{line}", MAT, 700)),
    keep.SlippedAway: (Chip("{line}", "keep", 700), Move("*", 200, 400)),
    keep.KeepShuffled: (Ring("keep", 600),),
}

FACES = {
    keep.Drew: lambda event: CARD_BACK,
    keep.DrewSeen: lambda event: card_faces.hand_card(event.card),
    keep.MonsterMet: lambda event: card_faces.monster_card(event.card, event.fierce),
    keep.Lost: lambda event: card_faces.monster_card(event.card, True),
    keep.Won: lambda event: card_faces.hand_card(event.card),
    told.Used: lambda event: card_faces.hand_card(event.card),
    told.Showed: lambda event: card_faces.hand_card(event.card),
    told.Discarded: lambda event: card_faces.hand_card(event.card),
    told.Protected: lambda event: card_faces.hand_card(event.card),
    told.GoalTurnedIn: lambda event: card_faces.goal_card(event.goal),
    told.GoalDropped: lambda event: card_faces.goal_card(event.goal),
    market.Bought: lambda event: card_faces.hand_card(event.card),
    market.Sold: lambda event: card_faces.hand_card(event.card),
}
"""Cards as they are, where the log shows only their pictures."""

STAGECRAFT = Stagecraft(STAGES, FACES, {told.TurnBegan: (3000, 4500)})
stage = partial(direct, STAGECRAFT, narrate)
"""(event, players) -> how it is seen; None for what needs no direction."""
