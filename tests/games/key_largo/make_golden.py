"""Writes the golden playthrough: `python -m tests.games.key_largo.make_golden`. Read the change before keeping it."""

from pathlib import Path

from game.games.key_largo import GAME
from game.games.key_largo.components import DEPTH, DEPTHS, ENCOUNTERS, END_VALUE, JEWEL, KIND, KINDS, PLACES, QUANTITY
from game.games.key_largo.view import HAND
from tests.games.playthrough import playthrough as told
from tests.games.playthrough import written

GOLDEN = Path(__file__).with_name("golden.txt")
SEED = "golden"
SEATS = 3
CARDS = {"hand", "basket", "gone", "catch", "changed"}
NAMED = {"held": [one.id for one in ENCOUNTERS], "plan": PLACES, "places": PLACES, "mornings": PLACES}
NAMED |= {"played": NAMED["held"], "discarded": NAMED["held"]}


def face(card):
    if card < 0:
        return "-"
    number = END_VALUE[card] if KIND[card] == JEWEL else QUANTITY[card] or ""
    return f"{DEPTHS[DEPTH[card]][0]}.{KINDS[KIND[card]]}{number}"


def lot(one):
    places = " ".join(f"{'hand ' if place >= HAND else 'wreck '}{place % HAND}:{number}" for place, number in one.at)
    return f"[{' '.join(map(face, one.cards))} | {places}]"


def show(name, value):
    """A field of a view in words."""
    if name == "lots":
        return " ".join(map(lot, value))
    if name == "sightings":
        return "; ".join(
            f"wreck {one.wreck} day {one.day}.{one.half}: {' '.join(map(face, one.cards))}" for one in value
        )
    if name == "cashed":
        return "; ".join(" ".join(map(face, cards)) for cards in value)
    if name == "divers":
        return " / ".join(" ".join(kit(diver) for diver in team) for team in value)
    if name in CARDS:
        return " ".join(map(face, value if isinstance(value, tuple) else (value,)))
    if name in NAMED and value is not None:
        return " ".join("-" if one < 0 else NAMED[name][one] for one in value)
    return str(value)


def kit(diver):
    return "." if diver is None else "D" + "h" * diver.hoses + "t" * diver.trident + "w" * diver.weight


def playthrough():
    """A whole game with encounters, chosen by luck, told from every seat."""
    options = GAME.options(encounters=True)
    _state, *lines = told(GAME, options, SEATS, SEED, show)
    head = f"{GAME.title}, rules {GAME.rules_version}, seed {SEED}, {SEATS} seats, {options}"
    return "\n".join([head, *lines]) + "\n"


if __name__ == "__main__":
    written(GOLDEN, playthrough())
