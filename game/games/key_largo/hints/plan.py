"""Why somebody plans a day so: the places one by one, with what they promise now."""

from collections.abc import Callable
from dataclasses import dataclass

from game.core.game import Seat
from game.core.telling import Reasons
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.actions import Plan
from game.games.key_largo.hints import outlook
from game.games.key_largo.knowledge import visit_costs
from game.games.key_largo.knowledge.averages import TREASURE
from game.games.key_largo.view import View
from game.words import _, later, plural

Facts = Callable[[View, Seat, int], tuple[str, ...]]
"""(view, seat, half) -> what speaks for going there in this half-day, and what against."""


def reasons(view: View, seat: Seat, plan: Plan) -> Reasons | None:
    """3.1: for this seat alone; a plan is secret until it is shown."""
    if view.seat != seat:
        return None
    morning, afternoon = ERRANDS[plan.morning], ERRANDS[plan.afternoon]
    main = max((plan.morning, plan.afternoon), key=_WEIGHT.index)
    return Reasons(
        goal=_("First {morning}, then {afternoon}.").format(
            morning=_(morning.aim(view, seat)), afternoon=_(afternoon.aim(view, seat, plan.morning))
        ),
        facts=(*morning.facts(view, seat, box.MORNING), *afternoon.facts(view, seat, box.AFTERNOON)),
        law=_(ERRANDS[main].law),
        rule=ERRANDS[main].rule,
        short=ERRANDS[main].short(view, seat, box.AFTERNOON if plan.afternoon == main else box.MORNING),
        name=_("{morning}, then {afternoon}").format(morning=_(morning.first), afternoon=_(afternoon.then)),
    )


_WEIGHT = (box.SHOP, box.TAVERN, box.DOLPHINS, box.MARKET, box.WRECK)
"""The places from the plainest to the one that most depends on."""


def _dive(view: View, seat: Seat, _half: int) -> tuple[str, ...]:
    sea = outlook.best_dive(view, seat)
    if sea is None:
        return (_("No wreck is in reach of these {n} divers.").format(n=len(visit_costs.team(view, seat))),)
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
    team = len(visit_costs.team(view, seat))
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
        return (_("{n} units in hand can be sold now.").format(n=0), _alone(view, seat, box.MARKET, half))
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


def _dive_in_short(view: View, seat: Seat, _half: int) -> str:
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


def _has(view: View, seat: Seat, price: int) -> bool:
    """Whether a seat can pay so much, as far as the view knows."""
    money = view.money[seat]
    return money is None or money >= price


@dataclass(frozen=True, slots=True)
class Errand:
    """Why somebody goes to a place; its sentences are marked by `later`."""

    goal: str
    first: str
    then: str
    """The errand in a word: as the first of the day, and as the second."""
    law: str
    rule: str
    """The rule that decides most there, in a sentence and by its number."""
    facts: Facts
    short: Callable[[View, Seat, int], str]
    can: Callable[[View, Seat], bool] = lambda view, seat: True
    """Whether a seat could do there now what one goes there for."""
    mends: tuple[int, ...] = ()
    """Where in the morning one may get what one lacks for it."""
    vain: str = ""
    """What the trip is without it."""

    def aim(self, view: View, seat: Seat, before: int = -1) -> str:
        """What somebody goes there for, after this place in the morning."""
        return self.goal if before in self.mends or self.can(view, seat) else self.vain


ERRANDS = (
    Errand(
        later("raise treasure"), later("Dive"), later("dive"),
        later("A monster takes the diver who draws it, unless a trident kills it."), "4.5", _dive, _dive_in_short,
        lambda view, seat: outlook.best_dive(view, seat) is not None, (box.TAVERN, box.SHOP),
        later("go out to the wrecks, of which none is in reach"),
    ),
    Errand(
        later("earn sure money"), later("Dolphins"), later("dolphins"),
        later("The dolphins pay everybody the same, however many ships there are."), "5.1", _dolphins,
        lambda view, seat, half: _("${n} for sure").format(n=box.DOLPHIN_PAY[view.day]),
    ),
    Errand(
        later("enlarge the company"), later("Tavern"), later("tavern"),
        later("A diver costs more with each ship at the tavern, and nobody has more than three."), "6.2", _tavern,
        lambda view, seat, half: _("${n} for a diver").format(n=box.DIVER_PRICE[0]),
        lambda view, seat: len(visit_costs.team(view, seat)) < box.MOST_DIVERS and _has(view, seat, box.DIVER_PRICE[0]),
        (box.DOLPHINS, box.MARKET), later("go to the tavern, though not for a diver"),
    ),
    Errand(
        later("equip the divers"), later("Shop"), later("shop"),
        later("Up to two items a visit; they cost more with each ship at the shop."), "7.1", _shop,
        lambda view, seat, half: _("${n} for a hose").format(n=box.ITEM_PRICE[box.HOSE][0]),
        lambda view, seat: _has(view, seat, min(price[0] for price in box.ITEM_PRICE)),
        (box.DOLPHINS, box.MARKET), later("go to the shop without money to buy"),
    ),
    Errand(
        later("turn treasure into money"), later("Sell"), later("sell"),
        later("Goods pay best to a ship alone at the market, artifacts where it is crowded, gold always the same."),
        "8.2", _sell, _sale_in_short,
        lambda view, seat: any(outlook.units_of(view.hand)), (box.WRECK, box.TAVERN),
        later("go to the market without anything to sell"),
    ),
)  # fmt: skip
"""By place."""
