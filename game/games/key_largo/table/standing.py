"""How the seats stand: money, and how many treasure cards lie in their chests; and whose ships are still to come."""

from game.core.faces import Box, Face
from game.core.panels import Standing
from game.games.key_largo.components import WRECK
from game.games.key_largo.view import View
from game.words import dollars, plural


def standing(view: View) -> tuple[Standing, ...]:
    """10.1, 10.4: the richer one first; where money is hidden the one with more cards."""
    money = [view.money[seat] or 0 for seat in range(view.seats)] if view.open_money else [0] * view.seats
    cards = [sum(view.backs[seat]) for seat in range(view.seats)]
    order = sorted(range(view.seats), key=lambda seat: (-money[seat], -cards[seat]))
    most = max(1, *money, *(cards if not view.open_money else ()))
    return tuple(
        Standing(
            seat,
            dollars(money[seat]) if view.open_money else "",
            plural("{n} card", "{n} cards", cards[seat]),
            _bar((money if view.open_money else cards)[seat] / most),
        )
        for seat in order
    )


def _bar(part: float) -> Face:
    ground = Box(0, 5, 120, 15, 4, "cream", "hairline", 1)
    return Face(120, 25, (ground, Box(1, 6, max(4.0, 118 * part), 13, 3, "ink")))


def queue(view: View) -> tuple[int, ...]:
    """3.3, 3.6: whose ships are still to be placed, or who has still to act, in player order."""
    if view.phase == "plan":
        return view.actors[1:]
    if view.phase == "over":
        return ()
    seats = [(view.first + turn) % view.seats for turn in range(view.turn, view.seats)]
    return tuple(seat for seat in seats if not view.placing or view.places[seat] == WRECK)
