"""Where Sven, Paulo and the ghost are, in words."""

from game.games.keyflower import names
from game.games.keyflower.places import BOAT, HIDDEN, LIES, NOWHERE, ON_SHIP, STANDS, slot_of
from game.games.keyflower.view import View
from game.kit.narration import Players
from game.words import _


def where(view: View, players: Players, place: int) -> str:
    """15.5: where Sven or Paulo is, as far as this view knows."""
    if place == NOWHERE:
        return _("not yet on board")
    if place < view.seats:
        return _("behind {name}’s screen").format(name=players[place].name)
    if place == HIDDEN:
        return _("in the bag, or drawn from it unseen")
    if place < STANDS:
        return _("on the {boat}").format(boat=names.boat_name(place - BOAT))
    if place < LIES:
        return _("on {tile}").format(tile=names.tile_name(place - STANDS))
    slot, seat = divmod(place - LIES, view.seats)
    words = _("in {name}’s bid for {tile}")
    return words.format(name=players[seat].name, tile=names.tile_name(view.market[slot]))


def ghost_where(view: View, players: Players) -> str:
    """16.2: where the ghost is."""
    ghost = view.extras.ghost if view.extras else NOWHERE
    if ghost == NOWHERE:
        return _("out of the game")
    if ghost == ON_SHIP:
        return _("on the Key Celeste")
    if slot_of(ghost) >= 0:
        return _("at {tile}").format(tile=names.tile_name(view.market[slot_of(ghost)]))
    return _("behind {name}’s screen").format(name=players[ghost].name)
