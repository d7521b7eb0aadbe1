"""How dangerous a wreck is, as far as one View knows (10.3): exact for what its lots say, and nothing more."""

from math import comb

from game.games.key_largo.components import KIND, MONSTER
from game.games.key_largo.view import HAND, View


def monsters_in(view: View, wreck: int) -> tuple[float, ...]:
    """How likely it is that this wreck holds 0, 1, 2, … monsters.

    Cards in hands are no monsters, so a lot's monsters are spread over what of it lies in wrecks or in the box; lots
    are independent of each other.
    """
    chances = [1.0]
    for lot in view.lots:
        places = dict(lot.at)
        here = places.get(wreck, 0)
        if not here:
            continue
        beasts = sum(KIND[card] == MONSTER for card in lot.cards)
        pool = len(lot.cards) - sum(number for place, number in places.items() if place >= HAND)
        ways = comb(pool, here)
        one = [comb(beasts, met) * comb(pool - beasts, here - met) / ways for met in range(here + 1)]
        total = [0.0] * (len(chances) + here)
        for before, chance in enumerate(chances):
            for met, share in enumerate(one):
                total[before + met] += chance * share
        chances = total
    return tuple(chances)


def danger(view: View, wreck: int, draws: int) -> float:
    """How likely at least one of the next so many cards of this wreck is a monster, 0 to 1; 0 for an empty wreck."""
    cards = view.wrecks[wreck]
    draws = min(draws, cards)
    if not draws:
        return 0.0
    ways = comb(cards, draws)
    return sum(
        chance * (1 - comb(cards - monsters, draws) / ways)
        for monsters, chance in enumerate(monsters_in(view, wreck))
        if monsters <= cards
    )
