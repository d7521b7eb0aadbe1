"""9: what stands in the way of an artifact, as far as a View tells."""

from game.core.game import Seat
from game.games.killmans_keep import components as box
from game.games.killmans_keep.view import View


def idol_victims(view: View) -> list[Seat]:
    """9.8: players here who show an artifact or a corpse, and no Strongbox that everybody knows of."""
    here = view.area[view.active]
    return [
        seat
        for seat in range(view.seats)
        if seat != view.active
        and view.area[seat] == here
        and 0 <= view.display[seat] < box.GOAL_FACE
        and box.STRONGBOX not in view.known[seat]
    ]


def can_draw(view: View) -> bool:
    """6.1: a card to be had, 6.4: and no monster on top of it."""
    return view.monster < 0 and bool(view.pool or view.top or view.bottom or view.discard)
