"""Every choice as the table offers it: the spots it points at, its label, and what follows from it."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

from game.core.compound_choice import Chain
from game.core.panels import Amount
from game.core.player import Player
from game.core.table import Offer, Spot
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.halves import BIDDING, JOIN, SECOND
from game.games.keyflower.looks import icons
from game.games.keyflower.table import laying, transport
from game.games.keyflower.table.extras import ghost_offers, is_ghost
from game.games.keyflower.table.verbs import placings
from game.games.keyflower.text.labels import draft, ended, first_of_two, label, passed
from game.games.keyflower.view import View
from game.words import _

HALVES = (do.Bid, do.Use, do.Where, do.On, do.Colour, do.Join, do.Allot, do.Thing, do.Crown)
"""What is played as soon as it is pointed at: it tells nothing, or is taken back as one likes."""
"""A choice half made that is a bid, and the stages at which losing groups join, and the second colour with Sven."""
NUMBER = "take"
"""The spot of the number of workers."""
KEYS = {"bid": "B", "use": "U", "stop": "S", "enough": "G", "best": "B", "score": "S", "crown": "C"}


def offers(view: View, chains: Sequence[Chain], picked: tuple[str, ...]) -> tuple[Offer, ...]:
    """The choices of this seat: bids and uses in short, all else as it is listed."""
    if view.phase == "expand":
        return laying.offers(view, chains, picked)
    if view.phase == "carry":
        return transport.offers(view, chains)
    found = {offer.path: offer for offer in ghost_offers(view, chains)}
    chains = [chain for chain in chains if not is_ghost(chain)]
    found |= {offer.path: offer for offer in placings(view, chains)}
    for chain in chains:
        if not any(isinstance(action, do.On) for action in chain.actions) or len(chain.actions) == 1:
            found |= {offer.path: offer for offer in _offers(view, chain)}
    return tuple(found.values())


def blind(view: View) -> Offer | None:
    """3.3: whoever is on turn may pass, whatever is behind the screen."""
    free = view.seat is None and view.phase == "act" and view.half is None
    return Offer(do.PASS, (), _("Pass"), ends=passed(view)) if free else None


def _offers(view: View, chain: Chain) -> list[Offer]:
    first, *then = chain.actions
    last = chain.last
    quick = isinstance(last, HALVES) or (isinstance(last, do.Enough) and _joining(chain))
    quick = quick or first_of_two(chain.half, last)
    words, follows = label(view, chain.half, last), draft(view, chain.half, last)
    if isinstance(last, do.Pass):
        return [Offer(first, (), words, follows, ends=passed(view))]
    if isinstance(last, do.Score):
        return [Offer(first, _spots(view, last, chain), words, follows, ends=ended(view))]
    return [Offer(first, path, words, follows, quick=quick, then=tuple(then)) for path in _paths(view, chain)]


def _joining(chain: Chain) -> bool:
    """Whether the number is still to be asked."""
    half = chain.half.half
    return half is not None and half.stage == JOIN


def _paths(view: View, chain: Chain) -> list[tuple[str, ...]]:
    """The spots of a choice; of several winter tiles in any order."""
    last = chain.last
    if isinstance(last, do.Offer):
        tiles = [names.tile_spot(tile) for n, tile in enumerate(view.dealt) if last.tiles >> n & 1]
        return list(permutations(tiles))
    return [tuple(spot for action in chain.actions for spot in _spots(view, action, chain))]


def _spots(view: View, action: Any, chain: Chain) -> tuple[str, ...]:
    alone = len(chain.actions) == 1
    match action:
        case do.Bid() | do.Use():
            return (button(action),) if alone else ()
        case do.Where(place):
            return () if isinstance(chain.last, do.On) else (f"visit:{place - 1}",)
        case do.On(tile):
            bids = chain.half.half is not None and chain.half.half.kind == BIDDING
            return (names.tile_spot(tile), "bid" if bids else "use")
    return (button(action),)


def button(action: Any) -> str:
    """The spot of this part of a choice: a word, and what it is about."""
    word, *about = SPOTS[type(action)].split(":")
    values = [getattr(action, field) for field in about]
    flat = [str(each) for value in values for each in (value if isinstance(value, tuple) else (value,))]
    return f"{word}:{'_'.join(flat)}" if about else word


SPOTS = {
    do.Bid: "bid", do.Use: "use", do.Pass: "pass", do.Enough: "enough", do.FromHand: f"{NUMBER}:n",
    do.Colour: "colour:colour", do.Join: "group:slot", do.PayWorker: "colour:colour", do.PayGroup: "group:slot",
    do.PaySkill: "skill:skill", do.Make: "make:good", do.TakeBoat: "boat:boat",
    do.Allot: "tile:tile", do.Thing: "thing:kind", do.Many: f"{NUMBER}:n", do.Crown: "crown", do.AllotBest: "best",
    do.Score: "score", do.Ghost: "ghost", do.Succeed: "boat:boat",
}  # fmt: skip
"""By the kind of choice: a word, and the fields after it."""


def amount(view: View, chains: Sequence[Chain]) -> Amount | None:
    """How many workers come from behind the screen, if that is asked."""
    numbers = [chain.last.n for chain in chains if isinstance(chain.actions[0], do.FromHand | do.Many)]
    if not numbers:
        return None
    half = view.half
    if view.phase == "allot" and half is not None:
        title, picture = _("How many"), icons.thing(half.made)
        return Amount(NUMBER, title, numbers[0], numbers[-1], numbers[-1], picture=picture, slim=True)
    colour = -1 if half is None or half.colour in (-1, box.MIXED) else half.colour
    if half is not None and colour > box.MIXED:
        colour = box.READS[colour][half.stage == SECOND]
    joined = half is not None and half.joined
    title, picture = _("How many more workers") if joined else _("How many workers"), icons.worker(colour)
    return Amount(NUMBER, title, numbers[0], numbers[-1], numbers[0], picture=picture, slim=True)


def buttons(
    found: Sequence[Offer], known: set[str], picked: tuple[str, ...], players: Sequence[Player]
) -> tuple[Spot, ...]:
    """The spots of these offers that are no thing on the table."""
    spots: dict[str, Spot] = {}
    for offer in found:
        for n, spot in enumerate(offer.path):
            if spot in known or spot.startswith(f"{NUMBER}:"):
                continue
            fits = offer.path[:n] == picked[:n]  # else it is another thing's button of the same kind
            words = offer.label if n == len(offer.path) - 1 and fits else short(spot, offer.label)
            if spot.startswith("visit:"):
                words = visited(int(spot.removeprefix("visit:")), players)
            if spot not in spots or fits:
                spots[spot] = Spot(spot, words, key=KEYS.get(spot, ""))
    return tuple(spots.values())


def visited(seat: int, players: Sequence[Player]) -> str:
    """5.1: where a tile is used: in the village of this seat, below 0 on the market."""
    if seat < 0:
        return _("Use a tile of the market")
    return _("Use a tile of {name}’s village").format(name=players[seat].name)


def short(spot: str, words: str) -> str:
    """What a button is called before it is known what it is about."""
    called = {"bid": _("Bid …"), "use": _("Use …"), "upgrade": _("Upgrade")}
    return called.get(spot, words)
