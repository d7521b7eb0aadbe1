"""What the inspector says of each spot: everything this seat knows about it, and nothing else."""

from collections.abc import Sequence
from functools import partial

from game.core.faces import Face
from game.core.player import Player
from game.core.table import Counter, Slip
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.knowledge import odds, visit_costs
from game.games.key_largo.looks import card_faces
from game.games.key_largo.table.pieces import PRICES, caption, price_rows
from game.games.key_largo.table.trays import action_face, wares
from game.games.key_largo.text.offers_searching import chance_of_monster
from game.games.key_largo.view import Diver, View
from game.kit.slips import Slips, Writer
from game.words import _, dollars, plural

RULES = {box.WRECK: "4.1", box.DOLPHINS: "5.1", box.TAVERN: "6.1", box.SHOP: "7.1", box.MARKET: "8.1"}
"""The rule that speaks of each place."""


def slips(view: View, players: Sequence[Player]) -> Slips:
    """The slip of every spot there is to know something about."""
    ashore = (box.TAVERN, box.SHOP, box.MARKET, box.DOLPHINS)
    found: dict[str, Writer] = {f"place:{box.PLACES[place]}": partial(_place, view, place) for place in ashore}
    for wreck in range(len(box.WRECK_DEPTHS[view.seats])):
        found[names.wreck_spot(view.seats, wreck)] = partial(_wreck, view, wreck, players)
    for day in range(box.DAYS):
        found[f"day:{day + 1}"] = partial(_day, view, day)
    for seat in range(view.seats):
        found[f"mat:{seat}"] = partial(_mat, view, seat, players)
    for place in range(len(box.PLACES)):
        found[f"card:{box.PLACES[place]}"] = partial(_action_card, view, place)
    if view.visitor >= 0:
        for number, diver in enumerate(view.divers[view.visitor]):
            if diver is not None:
                found[f"diver:{number}"] = partial(_diver, number, diver)
    for spot, face in wares(view):
        found[spot] = partial(_ware, spot, face)
    for card in set(view.hand):
        found[f"treasure:{card}"] = partial(_treasure, view, card)
    for encounter in view.held:
        found[f"encounter:{encounter}"] = partial(_encounter, view, encounter)
    return Slips(found)


def _wreck(view: View, wreck: int, players: Sequence[Player]) -> Slip:
    depth = box.WRECK_DEPTHS[view.seats][wreck]
    place = names.wreck_place(view.seats, wreck)
    cards = view.wrecks[wreck]
    lines = [_("The {ship}").format(ship=names.wreck_name(view.seats, wreck))]
    counters: tuple[Counter, ...] = ()
    sighting = next((sighting for sighting in view.sightings if sighting.wreck == wreck), None)
    if wreck in view.anchors:
        lines.append(_("{name}’s ship lies here").format(name=players[view.anchors.index(wreck)].name))
    if view.monster_known[wreck]:
        lines.append(_("A monster was met here and went back"))
    if sighting is not None and view.lies_open:
        lines.append(_("In it: {cards}").format(cards=names.listing(sighting.cards)))
        counters = _tally(sighting.cards)
    elif sighting is not None:
        morning, afternoon = (
            _("Day {n}, in the morning, you saw {cards}"),
            _("Day {n}, in the afternoon, you saw {cards}"),
        )
        words = morning if sighting.half == box.MORNING else afternoon
        lines.append(words.format(n=sighting.day + 1, cards=names.listing(sighting.cards)))
        counters = _tally(sighting.cards)
    foot = chance_of_monster(view, wreck) if cards else ""
    picture = card_faces.scene(f"wreck_{('shallow', 'mid', 'deep')[depth]}_{1 + int(place[1:]) % 2}", 129, 92, "sea")
    right = names.cards(cards) if cards else _("empty")
    danger = bool(cards) and odds.danger(view, wreck, 1) > 0
    return Slip(names.wreck_title(depth), right, picture, tuple(lines), counters, foot, "4.2", danger)


def _tally(cards: tuple[int, ...]) -> tuple[Counter, ...]:
    """Units of each kind, jewels and monsters by number."""
    units: dict[int, int] = {}
    for card in cards:
        units[box.KIND[card]] = units.get(box.KIND[card], 0) + (box.QUANTITY[card] or 1)
    return tuple(
        card_faces.counted("monster" if kind == box.MONSTER else f"icon_{box.KINDS[kind]}", n, names.kind_name(kind))
        for kind, n in units.items()
    )


def _place(view: View, place: int) -> Slip:
    ships = view.ships[place]
    right = plural("{n} ship", "{n} ships", ships)
    if place == box.DOLPHINS:
        lines = [_("A trip pays ${n} today").format(n=box.DOLPHIN_PAY[view.day])]
        if view.encounters:
            lines.append(_("and you meet somebody"))
        return Slip(names.place_title(place), right, _scene(place), tuple(lines), rule=RULES[place])
    lines = [_("Prices now, for {ships}").format(ships=right) if ships else _("Prices for the first ship")]
    column = visit_costs.column(view, place)
    labels = {
        box.TAVERN: (_("a diver"), _("a thief"), _("drinks")) if view.thief else (_("a diver"), _("drinks")),
        box.SHOP: tuple(names.item_name(item) for item in range(3)),
        box.MARKET: tuple(names.kind_name(kind) for kind in range(3)),
    }[place]
    counters = tuple(
        Counter(card_faces.icon(icon), f"${prices[column]}", label)
        for (icon, prices), label in zip(price_rows(place, view.thief), labels, strict=True)
    )
    foot = {box.MARKET: _("Jewels only count at the end"), box.SHOP: _use_of_items()}.get(place, "")
    return Slip(names.place_title(place), right, _scene(place), tuple(lines), counters, foot, RULES[place])


def _use_of_items() -> str:
    return _("Hose: deeper. Trident: kills a monster. Weight: one card more.")


def _scene(place: int) -> Face:
    """The place itself, for the picture strip."""
    if place == box.WRECK:
        return card_faces.scene("wreck_mid_1", 129, 92, "sea")
    if place == box.DOLPHINS:
        return card_faces.scene("place_cove", 148, 85, "sky")
    return card_faces.scene(f"place_{box.PLACES[place]}", 115, 92, "sky")


def _day(view: View, day: int) -> Slip:
    left = day - view.day
    right = _("today") if not left else plural("in {n} day", "in {n} days", left) if left > 0 else _("past")
    lines = (_("The dolphins pay ${n}").format(n=box.DOLPHIN_PAY[day]),)
    picture = card_faces.scene("hurricane", 146, 73, "sky")
    return Slip(names.day_name(day), right, picture, lines, rule="3.1")


def _mat(view: View, seat: int, players: Sequence[Player]) -> Slip:
    lines = [caption(view, seat)]
    lines += [_gear(number, diver) for number, diver in enumerate(view.divers[seat]) if diver is not None]
    counters = tuple(card_faces.counted_backs(depth, view.backs[seat][depth]) for depth in range(3))
    money = view.money[seat]
    right = _("money hidden") if money is None else dollars(money)
    picture = card_faces.ship_scene(players[seat].colour)
    return Slip(players[seat].name, right, picture, tuple(lines), counters, rule="10.1")


def _gear(number: int, diver: Diver) -> str:
    gear = names.gear(diver.hoses, diver.trident, diver.weight) or _("nothing yet")
    return _("Diver {n} carries: {gear}").format(n=number + 1, gear=gear)


def _diver(number: int, diver: Diver) -> Slip:
    reach = (_("shallow water"), _("mid water"), _("deep water"))[diver.hoses]
    lines = (_gear(number, diver), _("reaches {water}").format(water=reach))
    picture = card_faces.diver_scene(diver.hoses, diver.trident, diver.weight)
    right = _("{n} of {most}").format(n=number + 1, most=box.MOST_DIVERS)
    return Slip(_("Diver {n}").format(n=number + 1), right, picture, lines, rule="4.1")


def _action_card(view: View, place: int) -> Slip:
    if place == box.WRECK:
        lines: tuple[str, ...] = (
            _("Anchor over a wreck and dive."),
            _("One card for each diver who reaches it."),
            _("One ship a wreck, in player order."),
        )
    elif place == box.DOLPHINS:
        pay = _("Pays ${n} today, however many sail.").format(n=box.DOLPHIN_PAY[view.day])
        lines = (pay, _("You meet somebody: one encounter card.")) if view.encounters else (pay,)
    elif place == box.TAVERN:
        hire = _("Hire a diver or a thief, each once.") if view.thief else _("Hire a diver, once.")
        lines = (hire, _("Buy drinks for ${n}, to hear of wrecks.").format(n=box.DRINKS_PRICE))
    elif place == box.SHOP:
        lines = (_("Up to two items, dearer with every ship."), _use_of_items())
    else:
        lines = (_("Sell one kind of treasure."), _("Goods like it lonely, artifacts a crowd."))
    return Slip(names.place_title(place), "", action_face(place, view.day, view.thief), lines, rule=RULES[place])


def _ware(spot: str, face: Face) -> Slip:
    """What something in the tavern or the shop is good for."""
    title, words, rule = {
        "item:hose": (_("Hose"), _("With one hose a diver reaches mid water, with two deep water."), "4.1"),
        "item:trident": (_("Trident"), _("Kills a monster, and the diver draws again. Then it is spent."), "4.7"),
        "item:weight": (_("Weight"), _("Dropped after a treasure, it lets the diver draw one more card."), "4.10"),
        "service:diver": (_("Diver"), _("One more diver, without any item: one more card each dive."), "6.2"),
        "service:thief": (_("Thief"), _("Takes a treasure card of another player, whose backs you see."), "6.5"),
        "service:drinks": (_("Drinks"), _("Look at all cards of up to two wrecks."), "6.7"),
    }[spot]
    return Slip(title, "", face, (words,), rule=rule)


def _treasure(view: View, card: int) -> Slip:
    kind = box.KIND[card]
    copies = view.hand.count(card)
    end = visit_costs.end_value((card,))
    if kind == box.JEWEL:
        lines: tuple[str, ...] = (_("Cannot be sold at the market"), _("counts ${n} at the end").format(n=end))
    else:
        sale = " · ".join(f"${price * box.QUANTITY[card]}" for price in PRICES[box.MARKET][kind][1])
        lines = (_("At the market: {sale}").format(sale=sale), _("at the end ${n}").format(n=end))
    right = _("{n} of these").format(n=copies) if copies > 1 else ""
    title = names.kind_name(kind) if kind == box.JEWEL else names.units(kind, box.QUANTITY[card])
    picture = card_faces.treasure_card(card)
    lines += (_("Others see {back}").format(back=names.water_card(box.DEPTH[card])),)
    return Slip(title, right, picture, lines, rule="8.2" if kind != box.JEWEL else "8.5")


def _encounter(view: View, encounter: int) -> Slip:
    place = names.place_title(box.ENCOUNTERS[encounter].place)
    lines: tuple[str, ...] = (names.encounter_effect(encounter, view.thief),)
    if encounter == box.SABOTEUR:
        lines += (
            _("You play it when a rival dives while your ship is over a wreck."),
            _("Ask me when…, the bell in the bar, has the game stop then."),
        )
    picture = card_faces.encounter_card(encounter)
    return Slip(names.encounter_name(encounter), place, picture, lines, rule=names.encounter_rule(encounter))
