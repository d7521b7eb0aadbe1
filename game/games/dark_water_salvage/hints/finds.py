"""Why somebody claims or raises a wreck, or leaves it: how likely it lies here, and what it brings."""

from game.core.game import Seat
from game.core.telling import Reasons
from game.games.dark_water_salvage import actions as do
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import LOCATE_COST, SHIPS, VALUE_CARDS
from game.games.dark_water_salvage.knowledge.deduction import candidates, possible_cards
from game.games.dark_water_salvage.knowledge.standing import points
from game.games.dark_water_salvage.lake import numbers, soundings
from game.games.dark_water_salvage.view import View
from game.words import _


def locate(action: do.Locate, view: View, seat: Seat) -> Reasons:
    """10: prestige for the first who finds it."""
    region = view.pawns[seat]
    prestige = SHIPS[view.ships[action.wreck]].located
    hit, possible = _odds(view, action.wreck, region)
    return Reasons(
        goal=_("Be the first to find the {ship}.").format(ship=names.wreck_name(view, action.wreck)),
        facts=(
            standing(view, action.wreck, region),
            _("Finding it brings {n} prestige, and costs ${cost} of ${cash}.").format(
                n=prestige, cost=LOCATE_COST, cash=view.cash[seat]
            ),
            _("Salvaging here costs ${n}.").format(n=soundings(view.lake).fees[region]),
        ),
        law=_("Only the first to find a wreck gains this prestige; who is wrong is barred from it."),
        rule="10.4",
        short=_("{n} prestige, {hit} of {regions} regions").format(n=prestige, hit=hit, regions=possible),
        name=_("Locate the {ship}").format(ship=names.wreck_name(view, action.wreck)),
    )


def salvage(action: do.Salvage, view: View, seat: Seat) -> Reasons:
    """11: the prestige and what is left of the value."""
    region, wreck = view.pawns[seat], action.wreck
    fee, value = soundings(view.lake).fees[region], _value(view, wreck, region)
    hit, possible = _odds(view, wreck, region)
    return Reasons(
        goal=_("Raise the {ship} before anybody else does.").format(ship=names.wreck_name(view, wreck)),
        facts=(
            standing(view, wreck, region),
            prize(view, wreck),
            _("About ${value} of its value are left at this depth; raising it costs ${fee}.").format(
                value=value, fee=fee
            ),
        ),
        law=_("Who is right gains the prestige and the value; who is wrong is barred from this wreck."),
        rule="11.4",
        short=_("{n} prestige and about ${value}, {hit} of {regions} regions").format(
            n=points(view, wreck), value=value, hit=hit, regions=possible
        ),
        name=_("Salvage the {ship}").format(ship=names.wreck_name(view, wreck)),
    )


def standing(view: View, wreck: int, region: int) -> str:
    """How likely this wreck lies in this region, as far as this view knows."""
    ship, place = names.wreck_name(view, wreck), soundings(view.lake).names[region]
    possible = candidates(view)[wreck]
    if not possible >> region & 1:
        return _("The {ship} cannot lie in {place}: {n} other regions are possible.").format(
            ship=ship, place=place, n=possible.bit_count()
        )
    if possible.bit_count() == 1:
        return _("{place} is the 1 region where the {ship} can lie.").format(place=place, ship=ship)
    words = _("{place} is 1 of {n} regions where the {ship} can lie.")
    return words.format(place=place, n=possible.bit_count(), ship=ship)


def prize(view: View, wreck: int) -> str:
    """What raising it brings in prestige."""
    ship, n = names.wreck_name(view, wreck), points(view, wreck)
    if view.located[wreck] >= 0:
        return _("Raising the {ship} brings {n} prestige; it was located before.").format(ship=ship, n=n)
    return _("Raising the {ship} brings {n} prestige, its finding included.").format(ship=ship, n=n)


def likeliest(view: View, seat: Seat, region: int) -> int:
    """The wreck this seat may raise that is likeliest to lie in this region; -1 = none can."""
    masks = candidates(view)
    found = [
        (masks[wreck].bit_count(), -points(view, wreck), wreck)
        for wreck, raised in enumerate(view.raised)
        if raised < 0 and masks[wreck] >> region & 1 and not view.barred[seat] >> wreck & 1
    ]
    return min(found)[2] if found else -1


def here(view: View, seat: Seat) -> tuple[str, ...]:
    """What may lie where the pawn is."""
    region = view.pawns[seat]
    wreck = likeliest(view, seat, region) if region >= 0 else -1
    return (standing(view, wreck, region),) if wreck >= 0 else ()


def _odds(view: View, wreck: int, region: int) -> tuple[int, int]:
    """Whether it may lie there (1 or 0), of how many regions where it may."""
    possible = candidates(view)[wreck]
    return possible >> region & 1, possible.bit_count()


def _value(view: View, wreck: int, region: int) -> int:
    """What is left of its value there, on average over the value cards it may have."""
    depth = soundings(view.lake).depths[region]
    cards = numbers(possible_cards(view)[wreck])
    left = [VALUE_CARDS[card].salvaged[depth] for card in cards]
    return round(sum(left) / len(left)) if left and depth >= 0 else 0
