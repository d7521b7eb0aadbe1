"""Cards as sorted tuples of faces; nothing here knows a State, so that the table may use it, too."""

Cards = tuple[int, ...]


def plus(cards: Cards, card: int) -> Cards:
    """These sorted cards and one more."""
    return tuple(sorted((*cards, card)))


def without(cards: Cards, card: int) -> Cards:
    """These cards less one with this face."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def kinds(cards: Cards) -> list[int]:
    """The different faces among sorted cards, in their order."""
    return list(dict.fromkeys(cards)) if len(cards) > 1 else list(cards)
