"""The notebook: what this seat knows of cards that nobody shows, and what has not been seen yet."""

from collections import Counter
from collections.abc import Sequence

from game.core.player import Player
from game.games.killmans_keep.components import CATEGORIES, CATEGORY, COPIES, FACES, MONSTER_FACE
from game.games.killmans_keep.names import card_name, category_name
from game.games.killmans_keep.text.narration import listed
from game.games.killmans_keep.view import View
from game.words import _, plural


def notes(view: View, players: Sequence[Player]) -> tuple[str, ...]:
    """Known cards of others, of the Keep deck, and the kinds that are still unseen; () for the public."""
    if view.seat is None:
        return ()
    return (*_hands(view, players), *_deck(view), *_unseen(view))


def _hands(view: View, players: Sequence[Player]) -> list[str]:
    lines = []
    for seat, player in enumerate(players):
        cards = sorted((*view.known[seat], *view.peeked[seat]))
        hidden = view.held[seat] - len(cards)
        if seat == view.seat or not view.held[seat]:
            continue
        more = plural("{n} unknown card", "{n} unknown cards", hidden)
        words = _("{name}: {cards}").format(name=player.name, cards=listed(cards) if cards else more)
        lines.append(f"{words}; {more}" if cards and hidden else words)
    return [_("# What the others hold"), *lines] if lines else []


def _deck(view: View) -> list[str]:
    """14.3: the cards of the deck that this seat has looked at, or all have."""
    top = [card_name(each.card) for each in view.top if each.card >= 0]
    bottom = [card_name(each.card) for each in view.bottom if each.card >= 0]
    lines = []
    if top:
        lines.append(_("On top: {cards}").format(cards=", ".join(top)))
    if bottom:
        lines.append(_("At the bottom: {cards}").format(cards=", ".join(bottom)))
    return [_("# In the Keep"), *lines] if lines else []


def _unseen(view: View) -> list[str]:
    """14.5: how many cards of each kind may still lie in the Keep or in other hands."""
    left = Counter({card: COPIES[card] for card in FACES})
    left.subtract((*view.hand, *view.market, *view.discard, *view.aside))
    for seat in range(view.seats):
        if seat != view.seat:
            left.subtract((*view.known[seat], *view.peeked[seat]))
    left.subtract(each.card for each in (*view.top, *view.bottom) if each.card >= 0)
    if view.monster >= 0:
        left[view.monster] -= 1
    kinds = [sum(left[card] for card in FACES if CATEGORY[card] == number) for number in range(len(CATEGORIES))]
    monsters = sum(left[card] for card in FACES if card >= MONSTER_FACE)
    lines = [
        _("{category}: {n}").format(category=category_name(number), n=max(0, n)) for number, n in enumerate(kinds)
    ]
    lines.append(_("Monsters: {n}").format(n=max(0, monsters)))
    return [_("# Not seen yet"), *lines]
