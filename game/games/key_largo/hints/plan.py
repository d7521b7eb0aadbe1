"""Why somebody plans a day so: the places one by one, with what they promise now."""

from collections.abc import Callable

from game.core.game import Seat
from game.core.telling import Reasons
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.actions import Plan
from game.games.key_largo.hints import outlook
from game.games.key_largo.knowledge.averages import TREASURE
from game.games.key_largo.view import View
from game.words import _, plural

LAW = {box.WRECK: "4.5", box.DOLPHINS: "5.1", box.TAVERN: "6.2", box.SHOP: "7.1", box.MARKET: "8.2"}
"""The rule that decides most at each place."""


def reasons(view: View, seat: Seat, plan: Plan) -> Reasons | None:
    """3.1: for this seat alone; a plan is secret until it is shown."""
    if view.seat != seat:
        return None
    first, second = (_tell(view, seat, place, half) for half, place in enumerate((plan.morning, plan.afternoon)))
    main = max((plan.morning, plan.afternoon), key=_WEIGHT.index)
    return Reasons(
        goal=_("First {morning}, then {afternoon}.").format(
            morning=_goal(plan.morning), afternoon=_goal(plan.afternoon)
        ),
        facts=(*first, *second),
        law=_law(main),
        rule=LAW[main],
        short=_in_short(view, seat, plan, main),
        name=_("{morning}, then {afternoon}").format(morning=_aim(plan.morning), afternoon=_errand(plan.afternoon)),
    )


_WEIGHT = (box.SHOP, box.TAVERN, box.DOLPHINS, box.MARKET, box.WRECK)
"""The places from the plainest to the one that most depends on."""


def _goal(place: int) -> str:
    return (
        _("raise treasure"),
        _("earn sure money"),
        _("enlarge the company"),
        _("equip the divers"),
        _("turn treasure into money"),
    )[place]


def _aim(place: int) -> str:
    return (_("Dive"), _("Dolphins"), _("Tavern"), _("Shop"), _("Sell"))[place]


def _errand(place: int) -> str:
    return (_("dive"), _("dolphins"), _("tavern"), _("shop"), _("sell"))[place]


def _law(place: int) -> str:
    return (
        _("A monster takes the diver who draws it, unless a trident kills it."),
        _("The dolphins pay everybody the same, however many ships there are."),
        _("A diver costs more with each ship at the tavern, and nobody has more than three."),
        _("Up to two items a visit; they cost more with each ship at the shop."),
        _("Goods pay best to a ship alone at the market, artifacts where it is crowded, gold always the same."),
    )[place]


def _tell(view: View, seat: Seat, place: int, half: int) -> tuple[str, ...]:
    return _FACTS[place](view, seat, half)


def _dive(view: View, seat: Seat, _half: int) -> tuple[str, ...]:
    sea = outlook.best_dive(view, seat)
    if sea is None:
        return (_("No wreck is in reach of these {n} divers.").format(n=len(outlook.team_of(view, seat))),)
    treasure = _("{divers} can search a {water} wreck; a treasure there brings about ${worth}.").format(
        divers=plural("{n} diver", "{n} divers", sea.divers),
        water=names.water(sea.depth),
        worth=round(TREASURE[sea.depth]),
    )
    return treasure, risk(sea)


def risk(sea: outlook.Sea) -> str:
    """How likely a monster is, and what one has against it."""
    if not sea.danger:
        return _("There are 0 monsters in that wreck.")
    words = plural("{n} trident", "{n} tridents", sea.tridents) if sea.tridents else _("no trident")
    return _("{risk} % that the first card is a monster; {tridents} along.").format(
        risk=round(100 * sea.danger), tridents=words
    )


def _dolphins(view: View, _seat: Seat, _half: int) -> tuple[str, ...]:
    pay = box.DOLPHIN_PAY[view.day]
    rest = box.DOLPHIN_PAY[view.day + 1 :]
    if rest and max(rest) > pay:
        return (_("${pay} for sure today; another day will pay ${more}.").format(pay=pay, more=max(rest)),)
    return (_("${pay} for sure today; no day to come pays more.").format(pay=pay),)


def _tavern(view: View, seat: Seat, half: int) -> tuple[str, ...]:
    team = len(outlook.team_of(view, seat))
    if team >= box.MOST_DIVERS:
        return (_("All {n} divers are aboard; a thief or drinks are left.").format(n=team),)
    alone = _alone(view, seat, box.TAVERN, half)
    price = _("${low} for a diver to a ship alone, ${high} with one more ship.").format(
        low=box.DIVER_PRICE[0], high=box.DIVER_PRICE[1]
    )
    return plural("{n} diver is aboard.", "{n} divers are aboard.", team) + " " + price, alone


def _shop(view: View, seat: Seat, _half: int) -> tuple[str, ...]:
    money = view.money[seat]
    prices = ", ".join(f"{names.item_name(item)} ${box.ITEM_PRICE[item][0]}" for item in range(len(box.ITEMS)))
    words = _("A ship alone pays: {prices}.").format(prices=prices)
    return (words,) if money is None else (words, _("${n} can be spent.").format(n=money))


def _sell(view: View, seat: Seat, half: int) -> tuple[str, ...]:
    if not any(outlook.units_of(view.hand)):
        return (_("Nothing in hand can be sold now: {n} units.").format(n=0), _alone(view, seat, box.MARKET, half))
    crowd = outlook.rivals_at(view, seat, box.MARKET, half)
    ships = 1 + max(range(len(crowd)), key=crowd.__getitem__)
    kind, now, end = outlook.best_sale(view.hand, ships)
    there = plural("{n} ship", "{n} ships", ships)
    sale = _("With {ships} there, the {kind} in hand bring ${now}; kept to the end, ${end}.").format(
        ships=there, kind=names.kind_name(kind), now=now, end=end
    )
    return sale, _alone(view, seat, box.MARKET, half)


def _alone(view: View, seat: Seat, place: int, half: int) -> str:
    """How likely nobody else comes."""
    crowd = outlook.rivals_at(view, seat, place, half)
    part = round(100 * crowd[0] / sum(crowd))
    return _("In {n} of 100 days like this no rival is {where} then.").format(n=part, where=names.at_place(place))


_FACTS: dict[int, Callable[[View, Seat, int], tuple[str, ...]]] = {
    box.WRECK: _dive,
    box.DOLPHINS: _dolphins,
    box.TAVERN: _tavern,
    box.SHOP: _shop,
    box.MARKET: _sell,
}


def _in_short(view: View, seat: Seat, plan: Plan, main: int) -> str:
    if main == box.WRECK:
        return _dive_in_short(view, seat)
    if main == box.MARKET:
        return _sale_in_short(view, seat, box.AFTERNOON if plan.afternoon == box.MARKET else box.MORNING)
    if main == box.DOLPHINS:
        return _("${n} for sure").format(n=box.DOLPHIN_PAY[view.day])
    if main == box.SHOP:
        return _("${n} for a hose").format(n=box.ITEM_PRICE[box.HOSE][0])
    return _("${n} for a diver").format(n=box.DIVER_PRICE[0])


def _dive_in_short(view: View, seat: Seat) -> str:
    sea = outlook.best_dive(view, seat)
    if sea is None:
        return _("0 wrecks in reach")
    tridents = plural("{n} trident", "{n} tridents", sea.tridents) if sea.tridents else _("no trident")
    return _("{water}, {risk} % monster, {tridents}").format(
        water=names.water(sea.depth), risk=round(100 * sea.danger), tridents=tridents
    )


def _sale_in_short(view: View, seat: Seat, half: int) -> str:
    if not any(outlook.units_of(view.hand)):
        return _("{n} units to sell yet").format(n=0)
    crowd = outlook.rivals_at(view, seat, box.MARKET, half)
    _kind, now, end = outlook.best_sale(view.hand, 1)
    alone = round(100 * crowd[0] / sum(crowd))
    return _("${now} instead of ${end}, {alone} % alone there").format(now=now, end=end, alone=alone)
