"""What a hint counts for one seat, of its View alone: how full a place may be, what a dive and a sale may bring."""

from dataclasses import dataclass

from game.core.game import Seat
from game.games.key_largo.bot.prospects import imagined_days
from game.games.key_largo.components import END_PRICE, GOLD, KIND, QUANTITY, SALE_PRICE, WRECK_DEPTHS
from game.games.key_largo.kits import DIVER, HAS_TRIDENT, HAS_WEIGHT
from game.games.key_largo.knowledge import odds, visit_costs
from game.games.key_largo.knowledge.averages import DIVE
from game.games.key_largo.view import Diver, View


@dataclass(frozen=True, slots=True)
class Sea:
    """The dive that suits a team best now: where, with how many divers and tridents, and how likely a monster is."""

    wreck: int
    depth: int
    divers: int
    tridents: int
    danger: float
    """The chance that the first card drawn is a monster, 0 to 1."""


def kit_of(diver: Diver) -> int:
    """A diver as the rules of thumb know him."""
    return DIVER + diver.hoses + HAS_TRIDENT * diver.trident + HAS_WEIGHT * diver.weight


def dive_at(view: View, seat: Seat, wreck: int) -> Sea:
    """What a dive of this seat at this wreck would be."""
    depth = WRECK_DEPTHS[view.seats][wreck]
    able = [diver for diver in visit_costs.team(view, seat) if diver.hoses >= depth]
    tridents = sum(diver.trident for diver in able)
    return Sea(wreck, depth, len(able), tridents, odds.danger(view, wreck, 1))


def best_dive(view: View, seat: Seat) -> Sea | None:
    """The dive that promises most to this team; None where there is nothing it can reach."""
    team = [kit_of(diver) for diver in visit_costs.team(view, seat)]
    seas = [dive_at(view, seat, wreck) for wreck, cards in enumerate(view.wrecks) if cards]
    seas = [sea for sea in seas if sea.divers]
    if not seas:
        return None
    return max(seas, key=lambda sea: (sum(DIVE[sea.depth][kit] for kit in team), -sea.danger, view.wrecks[sea.wreck]))


def rivals_at(view: View, seat: Seat, place: int, half: int) -> tuple[int, ...]:
    """In how many of the imagined days so many rivals plan to be at the place in this half-day: by their number.

    What they do is what the rules of thumb advise to somebody who holds what they may hold.
    """
    days = [0] * view.seats
    for plans in imagined_days(view, seat):
        days[sum((plan.afternoon if half else plan.morning) == place for plan in plans)] += 1
    return tuple(days)


def units_of(cards: tuple[int, ...]) -> tuple[int, int, int]:
    """Units of goods, artifacts and gold among these cards."""
    units = [0, 0, 0]
    for card in cards:
        if KIND[card] <= GOLD:
            units[KIND[card]] += QUANTITY[card]
    return units[0], units[1], units[2]


def best_sale(cards: tuple[int, ...], ships: int) -> tuple[int, int, int]:
    """The kind that gains most with so many ships at the market, what it brings now, and what it brings at the end."""
    units, column = units_of(cards), min(max(ships, 1), 3) - 1
    kind = max(range(3), key=lambda each: (units[each] * (SALE_PRICE[each][column] - END_PRICE), units[each]))
    return kind, units[kind] * SALE_PRICE[kind][column], units[kind] * END_PRICE
