"""Cards as sorted tuples of faces; nothing here knows a State, so that the table may use it, too."""

from bisect import bisect

from game.games.killmans_keep import components as box

Cards = tuple[int, ...]


def plus(cards: Cards, card: int) -> Cards:
    """These sorted cards and one more."""
    at = bisect(cards, card)
    return (*cards[:at], card, *cards[at:])


def without(cards: Cards, card: int) -> Cards:
    """These cards less one with this face."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def kinds(cards: Cards) -> Cards:
    """The different faces among sorted cards, in their order."""
    if len(cards) < 2:
        return cards
    faces, last = [], -1
    for card in cards:
        if card != last:
            faces.append(card)
            last = card
    return tuple(faces)


def alike(cards: Cards, card: int) -> list[int]:
    """9.14: the artifacts of this one's category among these cards, less itself."""
    return [other for other in kinds(without(cards, card)) if box.CATEGORY[other] == box.CATEGORY[card]]
