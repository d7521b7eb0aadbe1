"""How the seats stand: prestige, and what would be left after all debts; and who comes next at the action token."""

from game.core.panels import Standing
from game.games.dark_water_salvage.knowledge.standing import balance
from game.games.dark_water_salvage.looks.money import balance_plaque
from game.games.dark_water_salvage.view import View
from game.words import _


def race() -> str:
    """The heading over the seats' figures."""
    return _("Prestige, and what is left after debts")


def standing(view: View) -> tuple[Standing, ...]:
    """13.2, 13.3: whoever has most prestige first, those in debt last."""
    owed = [balance(view, seat) for seat in range(view.seats)]
    order = sorted(range(view.seats), key=lambda seat: (owed[seat] < 0, -view.prestige[seat], -owed[seat]))
    return tuple(Standing(seat, str(view.prestige[seat]), picture=balance_plaque(owed[seat])) for seat in order)


def queue(view: View) -> tuple[int, ...]:
    """6.1, 8.1: who has still to apply, or to act where the action token lies, in the order of the turn order cards."""
    if view.phase == "apply":
        return view.actors[1:]
    if view.phase == "over" or not view.actors:
        return ()
    after = view.order[view.order.index(view.actors[0]) + 1 :]
    return tuple(seat for seat in after if view.phase == "city" or view.waiting[seat])
