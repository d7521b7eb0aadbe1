"""Why somebody does this ashore: at Dolphins Cove, the tavern, the shop and the market, and with an encounter card."""

from collections.abc import Sequence

from game.core.game import Seat
from game.core.player import Player
from game.core.telling import Reasons
from game.games.key_largo import actions as do
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.hints import outlook
from game.games.key_largo.knowledge import visit_costs
from game.games.key_largo.knowledge.averages import BEST_DIVE, MONSTERS, TREASURE, USUAL_PRICE
from game.games.key_largo.view import View
from game.words import _, plural

Players = Sequence[Player]


def trip(_action: do.Trip, view: View, _seat: Seat, _players: Players) -> Reasons:
    """5.1: money for sure."""
    pay = box.DOLPHIN_PAY[view.day]
    return Reasons(
        goal=_("Earn money without any risk."),
        facts=(_("The bank pays ${n} today.").format(n=pay),),
        law=_("A trip costs nothing, and other ships there make no difference."),
        rule="5.1",
        short=_("${n} for sure").format(n=pay),
    )


def hire(_action: do.Hire, view: View, seat: Seat, _players: Players) -> Reasons:
    """6.2: one more diver."""
    price, team = visit_costs.diver_price(view), len(visit_costs.team(view, seat))
    return Reasons(
        goal=_("Bring up more with every dive."),
        facts=(
            _("He costs ${n} today; ${low} is the price of a ship alone.").format(n=price, low=box.DIVER_PRICE[0]),
            plural("{n} diver is aboard now.", "{n} divers are aboard now.", team),
            *_days_left(view),
        ),
        law=_("Nobody has more than {n} divers, and each ship at the tavern raises the price.").format(
            n=box.MOST_DIVERS
        ),
        rule="6.2",
        short=_("${price}, diver {n} of {most}").format(price=price, n=team + 1, most=box.MOST_DIVERS),
    )


def thief(action: do.Thief, view: View, _seat: Seat, players: Players) -> Reasons:
    """6.4: whose hand is worth a thief."""
    price, backs = visit_costs.thief_price(view), view.backs[action.victim]
    deepest = max((depth for depth in range(3) if backs[depth]), default=0)
    worth = round(TREASURE[deepest])
    return Reasons(
        goal=_("Take a treasure that {name} has brought up.").format(name=players[action.victim].name),
        facts=(
            _("He costs ${n} today; ${low} is the price of a ship alone.").format(n=price, low=box.THIEF_PRICE[0]),
            _("{name} holds {cards}, among them {n} from the deepest; such a one brings about ${worth}.").format(
                name=players[action.victim].name, cards=names.cards(sum(backs)), n=backs[deepest], worth=worth
            ),
        ),
        law=_("The thief is told a depth; one card with that back is taken by lot."),
        rule="6.5",
        short=_("${price} for about ${worth}").format(price=price, worth=worth),
        name=_("A thief against {name}").format(name=players[action.victim].name),
    )


def take(action: do.Take, view: View, _seat: Seat, _players: Players) -> Reasons:
    """6.5: which back."""
    worth = round(TREASURE[action.depth])
    return Reasons(
        goal=_("Let the thief take what is worth most."),
        facts=(
            _("A {water} treasure brings about ${worth}.").format(water=names.water(action.depth), worth=worth),
            plural("{n} such card lies there.", "{n} such cards lie there.", view.backs[view.victim][action.depth]),
        ),
        law=_("One card with the back that is named changes hands by lot."),
        rule="6.5",
        short=_("about ${n}").format(n=worth),
        name=_("Take {card}").format(card=names.water_card(action.depth)),
    )


def drinks(_action: do.Drinks, view: View, seat: Seat, _players: Players) -> Reasons:
    """6.7: to know where the monsters are."""
    sea = outlook.best_dive(view, seat)
    danger = round(100 * sea.danger) if sea else 0
    return Reasons(
        goal=_("Know what lies in {n} wrecks before the next dive.").format(n=box.DRINKS_WRECKS),
        facts=(
            _("They cost ${n}, however many ships there are.").format(n=box.DRINKS_PRICE),
            _("At the wreck that suits the team best, {n} % that the first card is a monster.").format(n=danger),
            *_days_left(view),
        ),
        law=_("Who pays sees all cards of two wrecks; nobody else does."),
        rule="6.7",
        short=_("${n} to see {wrecks} wrecks").format(n=box.DRINKS_PRICE, wrecks=box.DRINKS_WRECKS),
    )


def look(action: do.Look, view: View, _seat: Seat, _players: Players) -> Reasons:
    """6.8: which wreck to hear about."""
    depth, cards = box.WRECK_DEPTHS[view.seats][action.wreck], view.wrecks[action.wreck]
    share = round(100 * MONSTERS[depth])
    return Reasons(
        goal=_("Learn where a dive is worth the risk."),
        facts=(
            plural("{n} card to see.", "{n} cards to see.", cards),
            _("{n} % of all {water} cards are monsters.").format(n=share, water=names.water(depth)),
        ),
        law=_("The cards are shown sorted; then the wreck is shuffled."),
        rule="6.8",
        short=plural("{n} card to see", "{n} cards to see", cards),
        name=_("Hear about the {ship}").format(ship=names.wreck_name(view.seats, action.wreck)),
    )


def buy(action: do.Buy, view: View, seat: Seat, _players: Players) -> Reasons:
    """7.1: what makes a diver better."""
    price, diver = visit_costs.item_price(view, action.item), view.divers[seat][action.diver]
    alone = box.ITEM_PRICE[action.item][0]
    facts = [_("It costs ${n} today; ${low} is the price of a ship alone.").format(n=price, low=alone)]
    if diver is not None:
        now = round(BEST_DIVE[outlook.kit_of(diver)])
        facts.append(_("As he is, a dive of diver {n} brings about ${worth}.").format(n=action.diver + 1, worth=now))
        if action.item == box.HOSE:
            depth = min(2, diver.hoses + 1)
            facts.append(
                _("Then he reaches {water} wrecks, where a treasure brings about ${n}.").format(
                    water=names.water(depth), n=round(TREASURE[depth])
                )
            )
        elif action.item == box.TRIDENT:
            share = round(100 * MONSTERS[diver.hoses])
            facts.append(_("{n} % of the cards he can reach deepest are monsters.").format(n=share))
    return Reasons(
        goal=(
            _("Let him dive deeper."),
            _("Let him come back from a monster."),
            _("Let him draw one card more, once."),
        )[action.item],
        facts=(*facts, *_days_left(view)),
        law=_("Up to {n} items a visit; each stays with its diver.").format(n=box.ITEMS_A_VISIT),
        rule="7.2",
        short=_("${price} for a {item}").format(price=price, item=names.item_name(action.item)),
        name=_("Buy the {item} for diver {n}").format(item=names.item_name(action.item), n=action.diver + 1),
    )


def put(action: do.Put, view: View, _seat: Seat, _players: Players) -> Reasons:
    """8.1: which cards to sell."""
    now, end = visit_costs.card_price(view, action.card), visit_costs.end_value((action.card,))
    return Reasons(
        goal=_("Sell what brings more today than at the end."),
        facts=(
            _("This card brings ${now} now; kept to the end, ${end}.").format(now=now, end=end),
            _ships(view, box.MARKET),
            *_days_left(view),
        ),
        law=_("Cards of one kind are sold, each of them whole."),
        rule="8.1",
        short=_("${now} now, ${end} at the end").format(now=now, end=end),
        name=_("Sell {cards}").format(cards=names.listing((action.card,))),
    )


def count_as(action: do.CountAs, view: View, _seat: Seat, _players: Players) -> Reasons:
    """12.14: what the greenhorn takes it for."""
    unit = visit_costs.unit_price(view, action.kind)
    units = outlook.units_of(tuple(card for card in view.hand if card not in view.basket))[action.kind]
    kind = names.kind_name(action.kind)
    return Reasons(
        goal=_("Sell the card at the best price there is."),
        facts=(
            _("A unit of {kind} brings ${n} now.").format(kind=kind, n=unit),
            plural("{n} unit can be sold with it.", "{n} units can be sold with it.", units),
        ),
        law=_("The first card picked is sold as another kind; its quantity stays."),
        rule="12.14",
        short=_("${n} a unit").format(n=unit),
    )


def sell(_action: do.Sell, view: View, seat: Seat, _players: Players) -> Reasons:
    """8.2: the sale; others see no more than the prices before it."""
    if view.seat != seat:
        facts: tuple[str, ...] = (_ships(view, box.MARKET),)
        short = _("{n} ships at the market").format(n=view.ships[box.MARKET])
    else:
        now, end = visit_costs.basket_price(view), visit_costs.end_value(view.basket)
        rest = visit_costs.end_value(view.hand) - end
        facts = (
            _("What is picked brings ${now} now; kept to the end, ${end}.").format(now=now, end=end),
            _("What is kept is worth ${n} at the end.").format(n=rest),
            _ships(view, box.MARKET),
        )
        short = _("${now} instead of ${end}").format(now=now, end=end)
    return Reasons(
        goal=_("Turn treasure into money."),
        facts=facts,
        law=_("One ship alone gets ${goods} for goods, ${artifacts} for artifacts, ${gold} for gold, a unit.").format(
            goods=box.SALE_PRICE[0][0], artifacts=box.SALE_PRICE[1][0], gold=box.SALE_PRICE[2][0]
        ),
        rule="8.2",
        short=short,
    )


def leave(_action: do.Leave, view: View, seat: Seat, _players: Players) -> Reasons:
    """6.1, 7.1, 8.1: the rest is not worth its price."""
    place, money = view.places[view.visitor], view.money[seat]
    prices = {
        box.TAVERN: lambda: _("A diver costs ${n} today.").format(n=visit_costs.diver_price(view)),
        box.SHOP: lambda: _("A hose costs ${n} today.").format(n=visit_costs.item_price(view, box.HOSE)),
        box.MARKET: lambda: _("Gold brings ${n} a unit today.").format(n=USUAL_PRICE[2]),
    }
    purse = () if money is None else (_("${n} stays in hand.").format(n=money),)
    return Reasons(
        goal=_("Keep the money for something better."),
        facts=(*purse, prices[place](), *_days_left(view)),
        law=_("Whoever visits may take nothing, and leave."),
        rule={box.TAVERN: "6.1", box.SHOP: "7.1", box.MARKET: "8.1"}[place],
        short=_("costs $0"),
    )


def play(action: do.Play, view: View, seat: Seat, _players: Players) -> Reasons:
    """11.3: this is its moment."""
    return Reasons(
        goal=names.encounter_effect(action.encounter, view.thief),
        facts=(
            _held(view, seat),
            _("Nobody holds more than {n}.").format(n=box.ENCOUNTER_HAND),
            *_days_left(view),
        ),
        law=_("One encounter card a half-day; it works in this half-day only."),
        rule=names.encounter_rule(action.encounter),
        short=_("{n} of {most} places in hand free again").format(n=1, most=box.ENCOUNTER_HAND),
    )


def let_be(_action: do.Pass, view: View, seat: Seat, _players: Players) -> Reasons:
    """11.4: another moment will come, or there is no card for this one."""
    return Reasons(
        goal=_("Wait for a better moment."),
        facts=(_held(view, seat), *_days_left(view)),
        law=_("One is asked whether one holds such a card or not."),
        rule="11.4",
        short=_("0 cards played"),
    )


def _held(view: View, seat: Seat) -> str:
    n = view.held_counts[seat]
    return plural("{n} encounter card is in hand.", "{n} encounter cards are in hand.", n)


def _ships(view: View, place: int) -> str:
    prices = ", ".join(f"{names.kind_name(kind)} ${visit_costs.unit_price(view, kind)}" for kind in range(3))
    ships = plural("{n} ship is here", "{n} ships are here", view.ships[place])
    return _("{ships}: {prices} a unit.").format(ships=ships, prices=prices)


def _days_left(view: View) -> tuple[str, ...]:
    left = box.DAYS - 1 - view.day
    return (plural("{n} day is left after this one.", "{n} days are left after this one.", left),)
