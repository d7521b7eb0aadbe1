"""Writes the golden game: `python -m tests.games.dark_water_salvage.make_golden`. Read the change before keeping it."""

from pathlib import Path

from game.games.dark_water_salvage import GAME
from game.games.dark_water_salvage.actions import PASS, Apply, Locate, Research, Sail, Salvage
from game.games.dark_water_salvage.components import RUMOURS, SHIPS, VALUE_CARDS
from game.games.dark_water_salvage.lake import DIRECTIONS, soundings
from game.games.dark_water_salvage.rules.survey import Options
from tests.games.playthrough import playthrough as told
from tests.games.playthrough import written

GOLDEN = Path(__file__).with_name("golden.txt")
SEED = "buoy"
SEATS = 3
LAKE = soundings(Options().lake)
PLACES = {"pawns", "places", "seen", "way"}
UNCHANGING = {"lake", "seat", "assist", "seats"}
"""Fields that never change."""


def region(number):
    return "-" if number < 0 else LAKE.names[number]


def regions(mask):
    return ",".join(name for at, name in enumerate(LAKE.names) if mask >> at & 1) or "."


def bits(mask):
    return ",".join(str(number) for number in range(mask.bit_length()) if mask >> number & 1) or "."


def answer(sonar, said):
    """Such as "Missaukee:SW"."""
    card = LAKE.sonars[sonar]
    if card.kind == "rumour":
        return "{}-{}".format(*RUMOURS[said])
    return f"{card.name}:{('N', 'Y')[said] if card.kind == 'depth' else DIRECTIONS[said]}"


def show(name, value):
    """A field of a view in words."""
    if name in PLACES:
        return " ".join(map(region, value))
    if name == "misses":
        return " ".join(map(regions, value))
    if name == "barred":
        return " ".join(map(bits, value))
    if name == "asked":
        return " / ".join(" ".join(map(bits, asked)) for asked in value)
    if name == "answers":
        known = [[answer(sonar, said) for sonar, said in enumerate(row) if said >= 0] for row in value]
        return "; ".join(f"{wreck} {', '.join(row)}" for wreck, row in enumerate(known) if row)
    if name == "rumours":
        return " ".join("-" if one < 0 else "{}-{}".format(*RUMOURS[one]) for one in value)
    if name == "ships":
        return ", ".join(SHIPS[ship].name for ship in value)
    return str(value)


def chosen(state, seat, legal, player):
    """What is played: mostly by luck, but with a nose for wrecks and a hold on the purse."""
    if isinstance(legal[0], Apply):
        return legal[player.below(30)]
    if isinstance(legal[0], Research) and player.below(3):
        return PASS
    if player.below(4):
        for action in legal:
            if isinstance(action, Locate | Salvage) and state.regions[action.wreck] == state.pawns[seat]:
                return action
            if isinstance(action, Sail) and state.hopes[action.region] and action.region in state.regions:
                return action
    return player.pick(legal)


def playthrough():
    """A whole game, told from every seat."""
    state, *lines = told(GAME, Options(), SEATS, SEED, show, choose=chosen, unchanging=UNCHANGING)
    cards = [VALUE_CARDS[card].initial for card in state.cards]
    head = [
        f"Dark Water Salvage, seed {SEED}, {SEATS} seats",
        f"wrecks lie in {' '.join(map(region, state.regions))} and were worth {' '.join(map(str, cards))}",
    ]
    return "\n".join([*head, *lines]) + "\n"


if __name__ == "__main__":
    written(GOLDEN, playthrough())
