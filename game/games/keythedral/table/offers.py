"""Every choice as the table offers it: the spots it points at, its label, and what follows from it."""

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Any

from game.core.compound_choice import Chain
from game.core.player import Player
from game.core.table import Offer, Spot
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.knowledge.choices import by_hand
from game.games.keythedral.knowledge.counting import last_cottage
from game.games.keythedral.table.map_pieces import called
from game.games.keythedral.table.verbs import BRINGS, VERB
from game.games.keythedral.text.labels import draft, failing, label, part, passing
from game.games.keythedral.view import View
from game.words import _

Spots = tuple[str, ...]
MOST_SPOTS = 48
"""No more things than so many can be pointed at at once."""
QUICK = (do.LayField, do.Place, do.Pay, do.Take, do.Offer)
"""What is played as soon as it is pointed at: it can be undone, or is the one thing to do."""
KEYS = {
    "pass": "0", "let be": "0", "house": "U", "fence": "F", "unfence": "X", "hire": "C", "trade": "T", "buy": "S",
    "procure": "W",
}  # fmt: skip


def offers(view: View, chains: Sequence[Chain], players: Sequence[Player]) -> tuple[Offer, ...]:
    """The choices of this seat."""
    found: dict[Spots, Offer] = {}
    for chain in chains:
        for offer in (*_offers(view, chain, players), *_otherwise(view, chain, players)):
            found.setdefault(offer.path, offer)
    if len({path[0] for path in found if path}) > MOST_SPOTS:  # many gaps: first which cottage, then where
        found = {path: offer for path, offer in found.items() if not path or not path[0].startswith("gap:")}
    return tuple(found.values())


def blind(view: View) -> Offer | None:
    """6.1: whoever is on turn may pass, whatever is behind the screen."""
    if view.seat is not None or view.phase != "act" or view.half is not None:
        return None
    return Offer(do.PASS, (), _("End the turn") if view.played else _("Pass"), ends=passing(view))


def _offers(view: View, chain: Chain, players: Sequence[Player]) -> Iterator[Offer]:
    first, *then = chain.actions
    words, follows = label(view, chain, players), draft(view, chain, players)
    quick = isinstance(first, QUICK) or _begins(chain)
    verb = VERB.get(type(first))
    said = verb(chain) if callable(verb) else verb or ""
    tells = BRINGS.get(type(first))
    brings = tells(view, chain, players) if tells else ""
    follows = follows or ((words, brings) if brings else ())
    ends = _ending(view, first, players)
    reaches = called(view, first.number) if isinstance(first, do.Call) else ()
    for path in _paths(view, chain):
        yield Offer(
            first, path, words, follows, quick=quick, then=tuple(then), verb=said, brings=brings, ends=ends,
            reaches=reaches,
        )  # fmt: skip


def _otherwise(view: View, chain: Chain, players: Sequence[Player]) -> Iterator[Offer]:
    """6.2: the beginning of a choice that is offered paid with what can be spared, for who has other cubes, too."""
    colours = sum(n > 0 for n in view.purse[view.turn][: len(box.RESOURCES)])
    if len(chain.actions) > 1 and isinstance(chain.actions[0], do.Hire | do.Trade) and colours > 1:
        yield from _offers(view, Chain(chain.actions[:1], chain.views[:1]), players)


def _begins(chain: Chain) -> bool:
    """Whether it only begins a choice that is made in parts."""
    return len(chain.actions) == 1 and isinstance(chain.last, do.Hire | do.Trade)


def _ending(view: View, action: do.Action, players: Sequence[Player]) -> str | None:
    """What stays undone, of what ends a turn or lets something be; 9.1, 9.4: who starts if nobody bids."""
    if isinstance(action, do.Pass):
        return passing(view) if view.phase == "act" else failing() if view.phase == "surcharge" else ""
    if isinstance(action, do.Seal) and view.half is None:
        return _("{name} starts if nobody bids").format(name=players[(view.start + 1) % view.seats].name)
    if isinstance(action, do.Seal):
        return _("behind your screen until all have bid")
    return None


def _paths(view: View, chain: Chain) -> list[Spots]:
    """The spots of a choice, in the orders in which they may be picked."""
    first = chain.actions[0]
    if isinstance(first, do.Cottage):
        gap = chain.last.gap if isinstance(chain.last, do.Gap) else -1
        spots = (cottage_spot(view.turn, first.number), names.gap_spot(gap))
        return [spots[1:]] if last_cottage(view) >= 0 else [spots, spots[::-1]]
    if by_hand(view):
        return _orders(view, chain)
    special = SPECIAL.get(type(first))
    if special:
        return [special(view, chain)]
    return [tuple(spot for action in chain.actions for spot in _spots(view, action))]


def _orders(view: View, chain: Chain) -> list[Spots]:
    """6.2: the cubes are put forward in any order; a law comes before them, and what the trader gives after them."""
    cubes, before, after = list[str](), Spots(), Spots()
    for action in chain.actions:
        if isinstance(action, do.Pay):
            cubes += _spots(view, action)
        elif isinstance(action, do.Take):
            after = (names.cube_spot(action.colour),)
        else:
            before = _spots(view, action)
    return [(*before, *order, *after) for order in dict.fromkeys(permutations(cubes))]


def _hired(chain: Chain, craftsman: str) -> Spots:
    """6.6: with what can be spared, with a law, or as one likes."""
    if len(chain.actions) == 1:
        return craftsman, "otherwise"
    law = any(isinstance(action, do.PlayLaw) for action in chain.actions)
    return craftsman, names.law_spot(box.JOURNEYMAN) if law else "hire"


def _bought(chain: Chain) -> Spots:
    """6.3, 7.20: as it stands, or with which cube of the price replaced by which: both lie in the tray."""
    tile, kept, paid = names.tile_spot(chain.actions[0].tile), part(chain, do.Instead), part(chain, do.Pay)
    if kept is None:
        return tile, "buy"
    rest = (names.cube_spot(paid.colour),) if paid else ()
    return tile, names.law_spot(box.SUBSTITUTE), names.cube_spot(kept.colour), *rest


def _fenced(view: View, chain: Chain) -> Spots:
    """6.5: at which building, and on which edge of it."""
    at, edge = part(chain, do.At), part(chain, do.Edge)
    return names.gap_spot(view.gap[at.building]), "fence", names.edge_spot(edge.edge)


def _traded(chain: Chain) -> Spots:
    """6.7: for which colour, or as one likes."""
    return ("trader", f"take:{chain.last.colour}") if isinstance(chain.last, do.Take) else ("trader", "otherwise")


SPECIAL: dict[type, Callable[[View, Chain], Spots]] = {
    do.Pass: lambda view, chain: () if view.phase == "act" else ("pass",),
    do.Seal: lambda view, chain: (),
    do.BuySeat: lambda view, chain: _bought(chain),
    do.Hire: lambda view, chain: _hired(chain, names.craft_spot(chain.actions[0].craft)),
    do.Trade: lambda view, chain: _traded(chain),
    do.Fence: _fenced,
    do.Take: lambda view, chain: (names.cube_spot(chain.last.colour),),
    do.Pay: lambda view, chain: ("pay",) if view.phase == "surcharge" else (names.cube_spot(chain.actions[0].colour),),
}
"""By the kind of action with which a choice begins, where its spots are not those of its parts."""


def cottage_spot(seat: int, number: int) -> str:
    """The spot of an own cottage that is not laid yet."""
    return f"cottage:{seat * box.COTTAGES + number - 1}"


def _spots(view: View, action: Any) -> Spots:
    """The spots of a part of a choice."""
    return SPOTS[type(action)](view, action)


SPOTS: dict[type, Callable[[View, Any], Spots]] = {
    do.LayField: lambda view, action: (names.cell_spot(action.cell),),
    do.Cottage: lambda view, action: (cottage_spot(view.turn, action.number),),
    do.Gap: lambda view, action: (names.gap_spot(action.gap),),
    do.Call: lambda view, action: (names.number_spot(action.number),),
    do.Place: lambda view, action: (names.cell_spot(view.cell[action.field]),),
    do.BuySeat: lambda view, action: (names.tile_spot(action.tile), "buy"),
    do.Without: lambda view, action: (names.cube_spot(action.colour),),
    do.Exact: lambda view, action: (),
    do.Instead: lambda view, action: (names.cube_spot(action.colour),),
    do.BuildHouse: lambda view, action: (names.gap_spot(view.gap[action.building]), "house"),
    do.Fence: lambda view, action: (),
    do.Unfence: lambda view, action: (),
    do.At: lambda view, action: (names.gap_spot(view.gap[action.building]),),
    do.Edge: lambda view, action: (names.edge_spot(action.edge),),
    do.Pay: lambda view, action: (names.cube_spot(action.colour),),
    do.Take: lambda view, action: (f"take:{action.colour}",),
    do.Procure: lambda view, action: (names.law_spot(view.offer[action.place]), "procure"),
    do.PlayLaw: lambda view, action: (names.law_spot(action.law),),
    do.Name: lambda view, action: (f"name:{action.colour}",),
    do.NameField: lambda view, action: (f"kind:{action.kind}",),
    do.OnSeat: lambda view, action: (names.tile_spot(action.tile),),
    do.Offer: lambda view, action: (names.cube_spot(action.colour),),
}
"""By the kind of part: its spots."""


def buttons(view: View, found: Sequence[Offer], known: set[str], picked: Spots) -> tuple[Spot, ...]:
    """The spots of these offers that are no thing on the table."""
    spots: dict[str, Spot] = {}
    for offer in found:
        for n, spot in enumerate(offer.path):
            if spot in known:
                continue
            whole = n == len(offer.path) - 1 and offer.path[:n] == picked
            alone = whole and len(offer.path) == 1
            words = offer.label if alone else short(view, spot) or offer.label
            if spot not in spots or whole:
                spots[spot] = Spot(spot, words, key=KEYS.get(spot, ""))
    return tuple(spots.values())


def short(view: View, spot: str) -> str:
    """What a button is called by itself; "" where the offer says it."""
    family, _colon, number = spot.partition(":")
    if not number:
        called = {"otherwise": _("Choose the cubes …"), "fence": _("Build a fence"), "house": _("Build a house")}
        return called.get(spot, "")
    words = {"take": _("Take {colour}"), "name": "{colour}"}
    if family == "kind":
        return names.field_name(int(number))
    return words[family].format(colour=names.colour_name(int(number))) if family in words else ""
