"""How the seats stand in the race for five Doubloons, how likely a fight is won, and whose turn comes then."""

from game.core.faces import Art, Face
from game.core.panels import Standing
from game.games.killmans_keep.components import DOUBLOONS_TO_WIN
from game.games.killmans_keep.text.labels_keep import percent, wins_on
from game.games.killmans_keep.view import View
from game.words import _, dollars


def race() -> str:
    """The heading over the seats' figures."""
    return _("The race to five")


def standing(view: View) -> tuple[Standing, ...]:
    """15.1: whoever has most Doubloons first, then the richer one."""
    order = sorted(range(view.seats), key=lambda seat: (-view.doubloons[seat], -view.money[seat]))
    held, money = view.doubloons, view.money
    return tuple(Standing(seat, str(held[seat]), dollars(money[seat]), _coins(held[seat])) for seat in order)


def _coins(held: int) -> Face:
    names = ["doubloon" if place < held else "doubloon_socket" for place in range(DOUBLOONS_TO_WIN)]
    return Face(130, 26, tuple(Art(name, 26 * place, 0, 26, 26) for place, name in enumerate(names)))


def odds(view: View) -> str:
    """6.6: on what a roll against the monster wins, and how often that is."""
    if view.phase != "fight":
        return ""
    return _("{wins}: {chance} %").format(wins=wins_on(view), chance=percent(view))


def queue(view: View) -> tuple[int, ...]:
    """3.1: clockwise from the active seat."""
    if not view.round or view.phase == "over":
        return ()
    return tuple((view.active + step) % view.seats for step in range(1, view.seats))
