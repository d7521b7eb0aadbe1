"""Bids and uses as the table offers them: the least ones with a tile at once, all others from there on."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from game.core.compound_choice import Chain
from game.core.table import Offer, Verb
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.halves import BIDDING, SECOND
from game.games.keyflower.knowledge.bidding import (
    behind_screen,
    closed,
    in_hand,
    least_bid,
    lost_groups,
    most_together,
    next_use,
    own_bid,
    readings,
    standing,
)
from game.games.keyflower.table.extras import ghost_card, ghost_verb
from game.games.keyflower.text.labels import draft, label, placed
from game.games.keyflower.texts import effect_words, payment_words
from game.games.keyflower.view import View
from game.words import _

"""A choice half made that is a bid, and the stage at which the second colour with Sven is asked."""
ALONE = 2
"""So many spots has a bid or use to which no losing group comes."""
BID, USE, OTHER_BID, OTHER_USE = VERBS = ("bid", "use", "other bid", "other use")
GLYPHS = {BID: "ic_leader", USE: "keyple_any", OTHER_BID: "glyph_plus", OTHER_USE: "glyph_plus"}


def placings(view: View, chains: Sequence[Chain]) -> Iterator[Offer]:
    """The bids and uses of these choices.

    With each tile the least one, with each losing group what it can do, of each tile the way to all others, and for
    each colour of workers the least one with each tile and the way to larger ones.
    """
    found: dict[tuple[str, ...], Offer] = {}
    others: dict[tuple[str, ...], list[Chain]] = {}
    chosen: set[tuple[str, str]] = set()
    for chain in chains:
        if not any(isinstance(action, do.On) for action in chain.actions):
            continue
        offer = _least(view, chain, chosen)
        if offer is not None and offer.verb:
            found.setdefault(offer.path, offer)
        if offer is not None and len(offer.path) == ALONE:
            kind = offer.path[-1].partition(":")[0]
            for card in _cards(view, chain):
                path = card, *offer.path
                found.setdefault(path, replace(offer, path=path, verb=kind))
            more = _more(view, chain)
            if more is not None:
                found.setdefault(more.path, more)
        others.setdefault(_otherwise(view, chain).path, []).append(chain)
    yield from sorted(found.values(), key=lambda offer: offer.path[0].startswith("colour:"))
    yield from (_otherwise(view, ways[0]) for ways in others.values() if len(ways) > 1 or _or_more(view, ways[0]))


def _cards(view: View, chain: Chain) -> list[str]:
    """The cards behind the screen with which a least bid or use begins.

    That of its colour or, where Sven or Paulo is out already, those of the workers that come.
    """
    half, hand = chain.half.half, behind_screen(view)
    assert half is not None
    if half.colour in box.COLOURS or (half.colour > box.MIXED and hand[half.colour - 1]):
        return [f"colour:{half.colour}"]
    coming = list(half.take)
    if half.colour > box.MIXED:
        coming[box.READS[half.colour][half.stage == SECOND]] = chain.last.n
    return [f"colour:{colour}" for colour in box.COLOURS if coming[colour]]


def _or_more(view: View, chain: Chain) -> bool:
    """Whether the tile can be bid for or used in this colour with more workers, or groups that join."""
    half = chain.half.half
    if half is None or not isinstance(chain.last, do.FromHand) or half.joined:
        return True
    spare, groups = in_hand(view, half.colour) - chain.last.n, lost_groups(view, view.turn)
    if half.kind == BIDDING:
        return spare > 0
    paid = box.EFFECT[half.aim][view.side[half.aim]].pays_worker
    if paid in (half.colour, box.ANY_WORKER) and not any(own_bid(view, slot, view.turn)[0] == 1 for slot in groups):
        left = spare if paid == half.colour else sum(behind_screen(view)) - chain.last.n
        spare = min(spare, left - 1)
    room = box.MOST_ON_TILE - sum(standing(view, half.aim)) - chain.last.n
    return spare > 0 and room > 0


def _least(view: View, chain: Chain, chosen: set[tuple[str, str]]) -> Offer | None:
    """A choice that is whole but for a payment; its verb stands on the tile where it is the first such one."""
    half = chain.half.half
    if half is None or not isinstance(chain.last, do.FromHand):
        return None
    kind, tile = BID if half.kind == BIDDING else USE, names.tile_spot(half.aim)
    groups = [slot for slot in range(len(view.market)) if half.joined >> slot & 1]
    if len(groups) > 1:
        return None
    path: tuple[str, ...] = (tile, f"{kind}:{half.colour}")
    verb = kind if groups or (kind, tile) not in chosen else ""
    if groups:
        path = (names.group_spot(groups[0]), *path)
    else:
        chosen.add((kind, tile))
    first, *then = chain.actions
    words, follows = label(view, chain.half, chain.last), draft(view, chain.half, chain.last)
    return Offer(first, path, words, follows, then=tuple(then), verb=verb, brings=_brings(view, chain))


def _brings(view: View, chain: Chain) -> str:
    """With what it is done, and what comes of it."""
    half = chain.half.half
    assert half is not None
    workers = placed(chain.half, chain.last)
    if half.kind != BIDDING:
        return _("{workers}: {effect}").format(workers=workers, effect=effect_words(half.aim, view.side[half.aim]))
    slot = view.market.index(half.aim)
    before = own_bid(view, slot, view.turn)[0]
    if view.leader[slot] == view.turn:
        return _("{workers}, {n} until now").format(workers=workers, n=before)
    return _("{workers}: leads").format(workers=workers)


def _otherwise(view: View, chain: Chain) -> Offer:
    """Its beginning, up to the tile."""
    n, tile = next((n, action.tile) for n, action in enumerate(chain.actions, 1) if isinstance(action, do.On))
    half = chain.views[n - 1].half
    bids = half is not None and half.kind == BIDDING
    first, *then = chain.actions[:n]
    words = _("Bid otherwise …") if bids else _("Use otherwise …")
    path = names.tile_spot(tile), BID if bids else USE
    brings = _("choose colour and number")
    verb = OTHER_BID if bids else OTHER_USE
    return Offer(first, path, words, quick=True, then=tuple(then), verb=verb, brings=brings)


def _more(view: View, chain: Chain) -> Offer | None:
    """Its beginning, up to its colour, whose card is picked before the tile; None where no more workers can come."""
    half = chain.half.half
    assert half is not None
    if half.colour not in box.COLOURS or not _or_more(view, chain):
        return None
    n = max(n for n, action in enumerate(chain.actions, 1) if isinstance(action, do.On | do.Colour))
    first, *then = chain.actions[:n]
    begun = _otherwise(view, chain)
    path = f"colour:{half.colour}", *begun.path
    return replace(begun, action=first, path=path, then=tuple(then), brings=_("choose the number"))


def verbs_of(view: View, offers: Sequence[Offer]) -> Mapping[str, tuple[Verb, ...]]:
    """The verbs of all tiles with which something can be done now, by their spots: bids only on the market."""
    words = {BID: _("Bid"), USE: _("Use"), OTHER_BID: _("Bid otherwise …"), OTHER_USE: _("Use otherwise …")}
    found, paths = {}, (offer.path for offer in offers if offer.verb)
    for tile in dict.fromkeys(spot for path in paths for spot in path if spot.startswith("tile:")):
        market = int(tile.removeprefix("tile:")) in view.market
        others = {offer.verb for offer in offers if offer.path[:1] == (tile,)} & {OTHER_BID, OTHER_USE}
        shown = [verb for verb in VERBS if verb in others or verb == USE or (verb == BID and market)]
        haunts = [ghost_verb()] if market and ghost_card(view) and view.season else []
        why = {verb: _lacking(view, int(tile.removeprefix("tile:")), verb) for verb in (BID, USE)}
        if OTHER_USE in others:  # 11.8: the colours may be mixed, so that there is no least use of one
            why[USE] = why[USE] or _("choose the colours below")
        found[tile] = (
            *(Verb(verb, words[verb], GLYPHS[verb], _("choose"), why.get(verb) or _("not now")) for verb in shown),
            *haunts,
        )
    return found


def _lacking(view: View, tile: int, verb: str) -> str:
    """4.2, 5.1 to 5.3: why a tile cannot be bid for or used in the least way, in a few words."""
    need = least_bid(view, view.market.index(tile)) if verb == BID and tile in view.market else next_use(view, tile)
    if verb == USE and not box.ACTION[tile][view.side[tile]]:
        return _("no action")
    if closed(view, tile):
        return _("the ghost is here")
    if not need:
        return _("no room this season")
    if view.hand and most_together(view, view.turn, tile) >= need:
        return _hindered(view, tile, verb, need)
    if view.lock[tile] >= 0:
        return _("{n} {colour} needed").format(n=need, colour=names.colours_name(view.lock[tile]))
    return _("{n} of a colour needed").format(n=need)


def _hindered(view: View, tile: int, verb: str, need: int) -> str:
    """4.6, 5.8: what is lacking where workers are not."""
    if verb == USE and _unpaid(view, tile, need):
        return _("to pay: {what}").format(what=payment_words(_effect(view, tile)))
    return _("only with outbid workers") if _needs_group(view, tile, verb, need) else ""


def _needs_group(view: View, tile: int, verb: str, need: int) -> bool:
    """4.6: whether it takes a losing group from elsewhere to be so many."""
    hand, bids = behind_screen(view), verb == BID and tile in view.market
    there = own_bid(view, view.market.index(tile), view.turn)[0] if bids else 0
    alone = any(hand[colour] + there >= need for colour in readings(view.lock[tile]))
    return not alone and lost_groups(view, view.turn) != ()


def _unpaid(view: View, tile: int, need: int) -> bool:
    """5.8: whether what its use pays is not there beside so many workers."""
    effect, hand = _effect(view, tile), behind_screen(view)
    if effect.pays_skill != box.NOTHING:
        return not any(view.skills if effect.pays_skill == box.ANY_SKILL else [view.skills[effect.pays_skill]])
    if effect.pays_worker == box.NOTHING:
        return False
    paying = box.COLOURS if effect.pays_worker == box.ANY_WORKER else (effect.pays_worker,)
    used = [colour for colour in readings(view.lock[tile]) if hand[colour] >= need]
    return not any(hand[pay] > need * (pay == colour) for pay in paying for colour in used)


def _effect(view: View, tile: int) -> box.Effect:
    return box.EFFECT[tile][view.side[tile]]
