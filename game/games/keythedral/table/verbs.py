"""What can be done with a thing, in an order that never changes, with its price and what comes of it."""

from collections.abc import Callable, Mapping, Sequence

from game.core.compound_choice import Chain
from game.core.player import Player
from game.core.table import Offer, Verb
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.purse import covers, packed, unpacked
from game.games.keythedral.table.map_pieces import free_fields
from game.games.keythedral.text.labels import paid, seat_price
from game.games.keythedral.texts import moment_words
from game.games.keythedral.view import View
from game.words import _, plural

Said = Callable[[View, Chain, Sequence[Player]], str]


def _hire_verb(chain: Chain) -> str:
    if len(chain.actions) == 1:
        return "otherwise"
    return "journeyman" if any(isinstance(action, do.PlayLaw) for action in chain.actions) else "hire"


def _buy_verb(chain: Chain) -> str:
    return "substitute" if any(isinstance(action, do.Instead) for action in chain.actions) else "buy"


def _trade_verb(chain: Chain) -> str:
    return f"take {chain.last.colour}" if isinstance(chain.last, do.Take) else "otherwise"


def _law_verb(chain: Chain) -> str:
    """What is named for a law by a word alone stands on its card; what lies on the table is pointed at there."""
    if isinstance(chain.last, do.NameField):
        return f"kind {chain.last.kind}"
    return f"name {chain.last.colour}" if isinstance(chain.last, do.Name) else "play"


VERB: Mapping[type, str | Callable[[Chain], str]] = {
    do.Call: "call", do.BuySeat: _buy_verb, do.BuildHouse: "house", do.Fence: "fence", do.Unfence: "unfence",
    do.Hire: _hire_verb, do.Trade: _trade_verb, do.Procure: "procure", do.PlayLaw: _law_verb,
}  # fmt: skip
"""By the first part of a choice: its verb."""


def _calls(view: View, chain: Chain, players: Sequence[Player]) -> str:
    """4.2: how many fields each building of this number reaches: the own one first."""
    number = chain.actions[0].number
    return place_brings(view, number, players)


def place_brings(view: View, number: int, players: Sequence[Player]) -> str:
    """What each player's building of this number reaches, clockwise from whoever calls it."""
    found = []
    for n in range(view.seats):
        seat = (view.turn + n) % view.seats
        building = seat * box.COTTAGES + number - 1
        if not view.sent[building]:
            found.append(names.counted(players[seat].name, len(free_fields(view, building))))
    return _("free fields: {each}").format(each=", ".join(found)) if found else _("no building answers")


def _buys(view: View, chain: Chain, _players: Sequence[Player]) -> str:
    worth = names.points_words(box.SEAT_VALUE[view.second][box.LEVEL[chain.actions[0].tile]])
    return _("{cubes}: {points}").format(cubes=names.cubes_words(seat_price(chain)), points=worth)


def _builds(_view: View, _chain: Chain, _players: Sequence[Player]) -> str:
    return _("{cubes}: two workers").format(cubes=names.cubes_words(unpacked(box.HOUSE)))


def _fences(view: View, _chain: Chain, _players: Sequence[Player]) -> str:
    left = plural("{n} fence left", "{n} fences left", view.fences[view.turn])
    return _("{cubes}; {left}").format(cubes=names.cubes_words(unpacked(box.FENCE)), left=left)


def _removes(_view: View, _chain: Chain, _players: Sequence[Player]) -> str:
    return _("{cubes}; it leaves the game").format(cubes=names.cubes_words(unpacked(box.REMOVAL)))


def _hires(view: View, chain: Chain, _players: Sequence[Player]) -> str:
    if len(chain.actions) == 1:
        return _("you choose what you pay")
    return _("for {cubes}").format(cubes=names.cubes_words(paid(chain)))


def _procures(_view: View, _chain: Chain, _players: Sequence[Player]) -> str:
    return _("{cubes}; ends your actions in this round").format(cubes=names.cubes_words(unpacked(box.LAW_PRICE)))


def _plays(view: View, chain: Chain, players: Sequence[Player]) -> str:
    """7.5, 7.6, 7.11: what comes of the name; else when the law is played."""
    if isinstance(chain.last, do.NameField):
        return _on_fields(view, chain.last.kind, range(view.seats), players)
    if isinstance(chain.last, do.Name) and view.phase == "answer":
        return _surcharged(view, chain.last.colour, players)
    if isinstance(chain.last, do.Name):
        after = [(view.start + n) % view.seats for n in range(view.gathered, view.seats)]
        return _on_fields(view, chain.last.colour, after, players)
    return moment_words(chain.actions[0].law)


def _on_fields(view: View, kind: int, seats: Sequence[int], players: Sequence[Player]) -> str:
    """7.5, 7.6: how many workers each of these has on fields of this kind."""
    there = [names.owner_of(building) for building, of in zip(view.on, view.kind, strict=False) if of == kind]
    found = [names.counted(players[seat].name, there.count(seat)) for seat in seats if seat in there]
    return _("workers there: {each}").format(each=", ".join(found)) if found else _("nobody has a worker there")


def _surcharged(view: View, colour: int, players: Sequence[Player]) -> str:
    """7.11: how many such cubes the buyer has beside the price."""
    assert view.claim is not None
    left = view.purse[view.buyer][colour] - view.claim.price[colour]
    name = players[view.buyer].name
    if left <= 0:
        return _("{name} has none left: it fails").format(name=name)
    return _("{name} has {n} beside the price").format(name=name, n=left)


BRINGS: Mapping[type, Said] = {
    do.Call: _calls, do.BuySeat: _buys, do.BuildHouse: _builds, do.Fence: _fences, do.Unfence: _removes,
    do.Hire: _hires, do.Trade: _hires, do.Procure: _procures, do.PlayLaw: _plays,
}  # fmt: skip
"""By the first part of a choice: what its row says."""

NAMED = tuple(f"{what} {n}" for what in ("kind", "name") for n in box.RESOURCES)
"""7.5, 7.6, 7.11: verbs that name a kind of field, or a colour."""
_CUBES = [f"cube_{name}" for name in ("timber", "stone", "water", "food", "wine")]
CRAFTED = {box.IRON: "cube_ironwork", box.GLASS: "cube_glass", box.GOLD: "cube_gold"}
"""The cube that a craftsman makes."""
ROWS: Mapping[str, tuple[str, ...]] = {
    "number": ("call",), "seat": ("buy", "substitute"), "gap": ("house", "fence"), "edge": ("unfence",),
    "law": ("procure", "play", *NAMED),
    "craft": ("hire", "journeyman", "otherwise"),
    "trader": (*(f"take {colour}" for colour in box.RESOURCES), "otherwise"),
}  # fmt: skip
"""By the family of a spot: the verbs of its plate, in their order."""
GLYPHS = {
    "call": "order_marker", "buy": "seat_open", "house": "glyph_home", "fence": "glyph_plus", "unfence": "glyph_cross",
    "hire": "cube_any", "journeyman": "law_back", "substitute": "law_back", "otherwise": "glyph_pencil",
    "procure": "law_back", "play": "law_back",
    **{f"{what} {n}": cube for n, cube in enumerate(_CUBES) for what in ("take", "kind", "name")},
}  # fmt: skip


STAND = ("house", "fence", "hire", "buy")
"""Verbs that say why not where they cannot be used."""


def verbs_of(view: View, offers: Sequence[Offer]) -> Mapping[str, tuple[Verb, ...]]:
    """The verbs of all things with which something can be done now, by their spots."""
    things = dict.fromkeys(offer.path[0] for offer in offers if offer.verb and offer.path)
    found = {}
    for thing in things:
        order = ROWS.get(thing.partition(":")[0], ())
        of = {offer.verb for offer in offers if offer.path[:1] == (thing,)}
        shown = [verb for verb in order if verb in of or verb in STAND or verb.startswith("take")]
        found[thing] = tuple(_verb(view, verb, thing) for verb in shown)
    return found


def _verb(view: View, verb: str, thing: str) -> Verb:
    kind, _colon, number = thing.partition(":")
    if verb == "house":
        return Verb(verb, word(verb), GLYPHS[verb], _("choose"), _no_house(view, int(number)))
    if verb == "fence":
        price = names.cubes_words(unpacked(box.FENCE))
        return Verb(verb, word(verb), GLYPHS[verb], _("{cubes}: choose the edge").format(cubes=price), _lacking(verb))
    if verb == "substitute":
        return Verb(verb, word(verb), GLYPHS[verb], _("choose a cube of the price, and one instead"), _lacking(verb))
    if kind == "craft" and verb == "hire":
        made = names.colour_name(int(number))
        cube = CRAFTED[int(number)]
        return Verb(verb, _("Buy {colour}").format(colour=made), cube, _("choose"), _lacking(verb))
    return Verb(verb, word(verb), GLYPHS[verb], _("choose"), _lacking(verb))


def word(verb: str) -> str:
    """What a row is called."""
    what, _space, number = verb.partition(" ")
    if what == "take":
        return _("Take {colour}").format(colour=names.colour_name(int(number)))
    if what == "kind":
        return names.field_name(int(number)).capitalize()
    if what == "name":
        return names.colour_name(int(number)).capitalize()
    return {
        "call": _("Call this number"), "buy": _("Buy the seat"), "house": _("Build a house"),
        "fence": _("Build a fence"), "unfence": _("Remove the fence"), "hire": _("Buy a cube"),
        "journeyman": _("Buy with Journeyman"), "substitute": _("Buy with Substitute"),
        "otherwise": _("Choose the cubes …"), "procure": _("Procure"), "play": _("Play"),
    }[verb]  # fmt: skip


def _no_house(view: View, gap: int) -> str:
    """6.4: why no house is built in this gap, in a few words."""
    building = view.gap.index(gap)
    if names.owner_of(building) != view.turn:
        return _("it is not yours")
    if view.house[building]:
        return _("it is one")
    dear = not covers(packed(view.purse[view.turn]), box.HOUSE)
    return names.cubes_words(unpacked(box.HOUSE)) if dear else _("not now")


def _lacking(verb: str) -> str:
    """Why a verb cannot be used, in a few words."""
    return {"fence": _("not here now"), "hire": _("too few cubes")}.get(verb, _("not now"))
