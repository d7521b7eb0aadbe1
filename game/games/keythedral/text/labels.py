"""What each choice is called: the words on buttons, and on the one that plays it; and what follows from it."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.compound_choice import Chain
from game.core.player import Player
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.knowledge.choices import by_hand
from game.games.keythedral.knowledge.counting import seats_left
from game.games.keythedral.purse import ONE, unpacked
from game.games.keythedral.texts import law_words
from game.games.keythedral.view import HIRE, View
from game.words import _, later, plural

Players = Sequence[Player]
Label = Callable[[View, Chain, Players], str]
"""(the view, the whole choice, the players) -> what it is called."""


def label(view: View, chain: Chain, players: Players) -> str:
    """What this choice does, as a verb phrase."""
    said = LABELS[type(chain.actions[0])]
    return _(said) if isinstance(said, str) else said(view, chain, players)


def paid(chain: Chain) -> tuple[int, ...]:
    """The cubes that the parts of this choice pay one by one, by colour."""
    return _paid(chain.actions)


def _paid(actions: Sequence[Any]) -> tuple[int, ...]:
    counts = [0] * len(box.COLOURS)
    for action in actions:
        if isinstance(action, do.Pay):
            counts[action.colour] += 1
    return tuple(counts)


def part(chain: Chain, kind: type) -> Any:
    """The part of a choice of this kind; None = it has none."""
    return next((action for action in chain.actions if isinstance(action, kind)), None)


def building_name(view: View, building: int, players: Players, seat: int) -> str:
    """A building by its number, and its owner where that is somebody else."""
    house, n, owner = view.house[building], names.number_of(building), names.owner_of(building)
    if owner == seat:
        return (_("house {n}") if house else _("cottage {n}")).format(n=n)
    words = _("{name}’s house {n}") if house else _("{name}’s cottage {n}")
    return words.format(name=players[owner].name, n=n)


def edge_name(view: View, edge: int, players: Players, seat: int) -> str:
    """An edge: of which building, on which side, and to which field."""
    building, corner = divmod(edge, box.CORNERS)
    field = view.near[building][corner]
    where = names.field_name(view.kind[field]) if field >= 0 else _("open land")
    of, side = building_name(view, building, players, seat), names.corner_name(corner)
    return _("{field}, {side}: {building}").format(building=of, side=side, field=where)


def costs_of(actions: Sequence[Any]) -> tuple[int, ...]:
    """6.2: the cubes that a whole choice costs."""
    first = actions[0]
    if isinstance(first, do.BuySeat):
        return _seat_price(actions)
    fixed = {do.BuildHouse: box.HOUSE, do.Fence: box.FENCE, do.Unfence: box.REMOVAL, do.Procure: box.LAW_PRICE}
    if type(first) in fixed:
        return unpacked(fixed[type(first)])
    return _paid(actions)


def seat_price(chain: Chain) -> tuple[int, ...]:
    """6.3, 7.10, 7.20: the cubes that a purchase takes, as it is chosen."""
    return _seat_price(chain.actions)


def _seat_price(actions: Sequence[Any]) -> tuple[int, ...]:
    price = box.PRICE[actions[0].tile]
    for action in actions[1:]:
        if isinstance(action, do.Without | do.Instead):
            price -= ONE[action.colour]
        elif isinstance(action, do.Pay):
            price += ONE[action.colour]
    return unpacked(price)


def _law(view: View, chain: Chain, players: Players) -> str:
    """7: what is played, and for what."""
    first = chain.actions[0]
    words, about = _("Play {law}").format(law=names.law_name(first.law)), _named(view, chain, players)
    return _("{words}: {about}").format(words=words, about=about) if about else words


def _named(view: View, chain: Chain, players: Players) -> str:
    """What a law is played for; "" where nothing is named."""
    last, at = chain.last, part(chain, do.At)
    if isinstance(last, do.Pay) and at is not None:
        words = _("{building} for 1 {colour}")
        named = building_name(view, at.building, players, view.turn)
        return words.format(building=named, colour=names.colour_name(last.colour))
    said = NAMED.get(type(last))
    return said(view, last, players) if said else ""


NAMED: dict[type, Callable[[View, Any, Players], str]] = {
    do.NameField: lambda view, last, players: names.field_name(last.kind),
    do.Name: lambda view, last, players: names.colour_name(last.colour),
    do.OnSeat: lambda view, last, players: names.cubes_words(unpacked(box.PRICE[last.tile])),
    do.Edge: lambda view, last, players: edge_name(view, last.edge, players, view.turn),
    do.At: lambda view, last, players: building_name(view, last.building, players, view.turn),
}
"""By the last part of a law's choice: what it names."""


def _hire(view: View, chain: Chain, _players: Players) -> str:
    half = by_hand(view)
    craft = half.thing if half else chain.actions[0].craft
    who, what = names.craftsman_name(craft), names.colour_name(craft)
    if isinstance(chain.last, do.Hire):
        return _("Choose how you pay the {craftsman}").format(craftsman=who)
    words = _("Buy {what} for {cubes}")
    return words.format(what=what, cubes=names.cubes_words(paid(chain)))


def _trade(_view: View, chain: Chain, _players: Players) -> str:
    take = part(chain, do.Take)
    if take is None:
        return _("Choose what you trade")
    return _("Trade {cubes} for {what}").format(
        cubes=names.cubes_words(paid(chain)), what=names.colour_name(take.colour)
    )


def _pay(view: View, chain: Chain, players: Players) -> str:
    """6.6, 6.7, 7.11: what is paid for, where the whole price is put forward; else which cube."""
    half = by_hand(view)
    if half:
        return (_hire if half.about == HIRE else _trade)(view, chain, players)
    return _("Pay 1 {colour}").format(colour=names.colour_name(chain.actions[0].colour))


def _pass(view: View, _chain: Chain, _players: Players) -> str:
    match view.phase:
        case "surcharge":
            return _("Let the purchase fail")
        case "act":
            return _("End the turn") if view.played else _("Pass")
        case "place":
            return _("Nobody goes out")
    return _("Play no law")


def _seal(view: View, _chain: Chain, _players: Players) -> str:
    half = view.half
    if half is None or not any(half.paid):
        return _("Bid nothing")
    return _("Bid {n}: {cubes}").format(n=bid_value(half.paid), cubes=names.cubes_words(half.paid))


def bid_value(cubes: Sequence[int]) -> int:
    """9.3: what these cubes are worth."""
    return sum(n * worth for n, worth in zip(cubes, box.VALUE, strict=False))


def _cottage(_view: View, chain: Chain, _players: Players) -> str:
    return _("Place cottage {n}").format(n=chain.actions[0].number)


def _beside(view: View, chain: Chain) -> tuple[str, ...]:
    """3.4: the fields that its workers reach."""
    if not isinstance(chain.last, do.Gap):
        return ()
    there = dict(zip(view.cell, view.kind, strict=True))
    kinds = [there[chain.last.gap + step] for step in box.TOUCHED if chain.last.gap + step in there]
    return (_("beside {fields}").format(fields=names.fields_words(kinds)),)


def _place(view: View, chain: Chain, _players: Players) -> str:
    field = chain.actions[0].field
    words, where = _("Send the worker to the {field} ({where})"), names.field_place(view.cell[field])
    return words.format(field=names.field_name(view.kind[field]), where=where)


def _fence(words: str, view: View, chain: Chain, players: Players) -> str:
    """6.5: what is done with a fence, and where, once that is chosen: several stand on one table."""
    edge = next((action.edge for action in chain.actions if isinstance(action, do.Edge)), -1)
    return words if edge < 0 else f"{words} ({edge_name(view, edge, players, view.turn)})"


LABELS: dict[type, str | Label] = {
    do.LayField: lambda view, chain, players: _("Lay the {field} here").format(field=names.field_name(view.drawn)),
    do.Cottage: _cottage,
    do.Gap: later("Into this gap"),
    do.Call: lambda view, chain, players: _("Call number {n}").format(n=chain.actions[0].number),
    do.Place: _place,
    do.BuySeat: later("Buy the seat"),
    do.BuildHouse: lambda view, chain, players: _("Build a house on {n}").format(
        n=names.number_of(chain.actions[0].building)
    ),
    do.Fence: lambda view, chain, players: _fence(_("Build a fence"), view, chain, players),
    do.Unfence: lambda view, chain, players: _fence(_("Remove the fence"), view, chain, players),
    do.Hire: _hire,
    do.Trade: _trade,
    do.Pay: _pay,
    do.Take: lambda view, chain, players: _("Take 1 {colour}").format(
        colour=names.colour_name(chain.actions[0].colour)
    ),
    do.Procure: lambda view, chain, players: _("Procure {law}").format(
        law=names.law_name(view.offer[chain.actions[0].place])
    ),
    do.PlayLaw: _law,
    do.Pass: _pass,
    do.Offer: lambda view, chain, players: _("Add 1 {colour} to the bid").format(
        colour=names.colour_name(chain.actions[0].colour)
    ),
    do.Seal: _seal,
    do.At: later("This building"),
    do.Edge: later("This edge"),
    do.Name: later("This colour"),
    do.NameField: later("These fields"),
    do.OnSeat: later("This seat"),
    do.Without: later("Leave this out"),
    do.Exact: later("As it stands"),
    do.Instead: later("Replace this"),
}
"""By the first part of a choice: the sentence, or what says it."""


def draft(view: View, chain: Chain, players: Players) -> tuple[str, ...]:
    """What a choice is called and what follows from it, line by line; () = nothing that is worth saying."""
    said = DRAFTS.get(type(chain.actions[0]))
    found = said(view, chain) if said else ()
    return (label(view, chain, players), *found) if found else ()


def _after_pass(view: View, _chain: Chain) -> tuple[str, ...]:
    if view.phase == "act":
        return (passing(view),)
    return (failing(),) if view.phase == "surcharge" else ()


def failing() -> str:
    """7.11: what it means that a purchase fails."""
    return _("you keep your cubes and may do something else")


def _bought(view: View, chain: Chain) -> tuple[str, ...]:
    """6.3: what it is paid with, what it is worth, and what comes after it."""
    tile = chain.actions[0].tile
    worth = names.points_words(box.SEAT_VALUE[view.second][box.LEVEL[tile]])
    pays = _("Pay {cubes}: {points}").format(cubes=names.cubes_words(seat_price(chain)), points=worth)
    return tuple(filter(None, (pays, opens(view, tile))))


def opens(view: View, tile: int) -> str:
    """6.3, 10.1: the warning that a purchase opens the next level, or ends the game; else how many come before that."""
    left, level = seats_left(view), box.LEVEL[tile]
    if sum(left) == 1:
        return _("It is the last seat: the game ends.")
    if left[level] == 1:
        return _("The last of its level: level {n} opens for the next player.").format(n=level + 2)
    if sum(left) == left[level]:
        return plural("{n} more, and the game ends", "{n} more, and the game ends", left[level] - 1)
    return plural("{n} more before the next level", "{n} more before the next level", left[level] - 1)


def out_words() -> str:
    """6.8: what procuring a law costs besides wine."""
    return _("You do nothing more in this phase but play laws.")


def passing(view: View) -> str:
    """6.9: what a pass means now."""
    if view.played:
        return _("a law was played: this is no pass")
    most = sum(not out or bool(view.laws[seat]) for seat, out in enumerate(view.out))
    if view.passes + 1 >= most:
        return _("all have passed then: the actions are over")
    if view.passes + 1 >= view.out.count(False):  # 6.10: nobody else knows whether these laws can still be played
        return _("over then, unless a law is still played")
    return _("{n} of {all} passed; asked again").format(n=view.passes + 1, all=most)


DRAFTS: dict[type, Callable[[View, Chain], tuple[str, ...]]] = {
    do.Cottage: _beside,
    do.BuySeat: _bought,
    do.Procure: lambda view, chain: (law_words(view.offer[chain.actions[0].place]), out_words()),
    do.PlayLaw: lambda view, chain: (law_words(chain.actions[0].law),),
    do.Pass: _after_pass,
    do.Seal: lambda view, chain: (_("The highest bid is paid and starts; all others take theirs back."),),
}
"""By the first part of a choice: what follows from it."""
