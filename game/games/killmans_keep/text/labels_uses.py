"""Offers of artifacts that are used as an action, in words."""

from collections.abc import Callable

from game.core.compound_choice import Chain
from game.games.killmans_keep import actions as do
from game.games.killmans_keep import components as box
from game.games.killmans_keep.names import area_name, card_name
from game.games.killmans_keep.text.consequences import Outlook, Words, monster_chance, said, the
from game.games.killmans_keep.text.labels_market import doubloon
from game.games.killmans_keep.view import View
from game.words import _, dollars, plural

AtOnce = Callable[[Outlook, int], tuple[str, tuple[str, ...]]]
"""What using this card does, in a few words, and what follows from it, line by line."""

MOST_LINES = 6
"""With its heading; what comes last can be missed most easily."""


def used(out: Outlook, chain: Chain, deed: str, lines: tuple[str, ...], ask: str = "") -> Words:
    """A use: which card, what it does, what becomes of the card, and what follows."""
    using, ability, owner = _using(chain), _ability(out, chain), _owner(chain)
    words = _("Use {card}: {deed}")
    if using != ability:
        words = _("Mirror {name}’s {ability}: {deed}") if owner >= 0 else _("Mirror {ability}: {deed}")
    name = out.name(owner) if owner >= 0 else ""
    label = words.format(card=the(using), ability=card_name(ability), name=name, deed=deed)
    away = "" if box.ARTIFACTS[ability].takes == "swap" else _("used up: {card}").format(card=card_name(using))
    return Words(label, said(card_name(using), deed, *lines, away)[:MOST_LINES], ask=ask, brings=deed)


def _using(chain: Chain) -> int:
    """The card that is used."""
    half: View = chain.half
    if half.using >= 0:
        return half.using
    assert isinstance(chain.last, do.Use)
    return chain.last.card


def _owner(chain: Chain) -> int:
    """9.9: whose Display Card is mirrored; -1: it was said in an earlier half."""
    for action, half in zip(chain.actions, chain.views, strict=True):
        if isinstance(action, do.Target) and box.ARTIFACTS[half.ability].mirrors:
            return action.seat
    return -1


def _ability(out: Outlook, chain: Chain) -> int:
    """9.9: the ability that the last action of this chain sets off."""
    last = chain.last
    half: View = chain.half
    if isinstance(last, do.Use):
        return last.card
    if isinstance(last, do.Target) and box.ARTIFACTS[half.ability].mirrors:
        return out.view.display[last.seat]
    return half.ability


def at_once(out: Outlook, chain: Chain) -> Words:
    """Abilities that ask for nothing, or nothing more."""
    using = _using(chain)
    deed, lines = _AT_ONCE[_ability(out, chain)](out, using)
    return used(out, chain, deed, lines, _warn(out, using))


def _warn(out: Outlook, using: int, gained: tuple[int, ...] = (), money: int = 0) -> str:
    question = _("Use {card}?").format(card=the(using))
    return out.warning(question, lost=(using,), gained=gained, money=money)


def _lantern(out: Outlook, using: int) -> tuple[str, tuple[str, ...]]:
    deed = plural("look at the top {n} card", "look at the top {n} cards", box.LANTERN_CARDS)
    return deed, (_("only you see them; put them back in any order"), out.left())


def _purse(out: Outlook, using: int) -> tuple[str, tuple[str, ...]]:
    goal = out.goal(lost=(using,), money=box.COINS)
    return _("take {money}").format(money=dollars(box.COINS)), (out.purse(box.COINS), out.left(), goal)


def _doubloon(price: int) -> AtOnce:
    def words(out: Outlook, using: int) -> tuple[str, tuple[str, ...]]:
        return _("a Doubloon for {money}").format(money=dollars(price)), doubloon(out, price)

    return words


def _key(out: Outlook, using: int) -> tuple[str, tuple[str, ...]]:
    monster = out.view.monster
    if monster >= 0:
        return _("bury {card}, then draw").format(card=the(monster)), (drawing(out), out.left())
    return _("bury the top card, then draw"), (out.left(),)


def _rope(out: Outlook, using: int) -> tuple[str, tuple[str, ...]]:
    deed = plural("draw {n} card", "draw {n} cards", box.ROPE_CARDS)
    return deed, (drawing(out), _("a monster ends it"), out.left())


def drawing(out: Outlook) -> str:
    """6.2: what one may meet in the Keep."""
    return _("a monster: {n} %").format(n=round(100 * monster_chance(out.view)))


_AT_ONCE: dict[int, AtOnce] = {
    **{card: _doubloon(price) for card, price in box.DOUBLOON_WITH.items()},
    **{
        card: words
        for card, kind in enumerate(box.ARTIFACTS)
        for does, words in (
            (kind.looks, _lantern),
            (kind.coins, _purse),
            (kind.buries, _key),
            (kind.draws and not kind.buries, _rope),
        )
        if does
    },
}


def crown(out: Outlook, chain: Chain, victim: int) -> Words:
    """9.11: another's money, and a card of one's own."""
    view, half = out.view, chain.half
    amount = min(box.GREED, view.money[victim])
    deed = _("take {money} from {name}").format(money=dollars(amount), name=out.name(victim))
    toll = _("then discard one of your cards") if view.held[out.seat] > 1 else ""
    lines = (out.purse(amount), out.left(), toll, _boxed(out, victim))
    return used(out, chain, deed, lines, _warn(out, half.using, money=amount))


def _boxed(out: Outlook, victim: int) -> str:
    """9.6: whether a hidden Strongbox may stop it."""
    hidden = out.view.held[victim] > len(out.view.known[victim])
    return _("a hidden Strongbox would stop it") if hidden else ""


def target(out: Outlook, chain: Chain) -> Words:
    """9.9, 9.11: this player."""
    assert isinstance(chain.last, do.Target)
    return at_once(out, chain) if box.ARTIFACTS[chain.half.ability].mirrors else crown(out, chain, chain.last.seat)


def swap(out: Outlook, chain: Chain) -> Words:
    """9.8: this card for a Display Card."""
    assert isinstance(chain.last, do.Discard)
    half, gave = chain.half, chain.last.card
    victim = half.picked[0]
    took = out.view.display[victim]
    deed = _("{gave} for {name}’s {took}").format(name=out.name(victim), gave=the(gave), took=card_name(took))
    goal = out.goal(lost=(half.using, gave), gained=(took,))
    ask = out.warning(_("Give {card} away?").format(card=the(gave)), lost=(half.using, gave), gained=(took,))
    return used(out, chain, deed, (out.left(), goal, _boxed(out, victim)), ask)


def take(out: Outlook, chain: Chain) -> Words:
    """9.4, 9.13, 9.23: this card of the Market or the discard."""
    assert isinstance(chain.last, do.Take)
    half, card = chain.half, chain.last.card
    kind = box.ARTIFACTS[half.ability]
    cost = box.VALUE[card] - kind.discount if kind.discount else 0
    words = {"market": _("buy {card} for {money}"), "swap": _("swap it for {card}")}
    deed = words.get(kind.takes, _("take {card} from the discard")).format(card=the(card), money=dollars(cost))
    deeds = "bought" if cost else ""
    goal = out.goal((half.using,), (card,), -cost, deeds)
    purse = out.purse(-cost) if cost else ""
    return used(out, chain, deed, (purse, out.left(), goal), _warn(out, half.using, (card,), -cost))


def walk(out: Outlook, chain: Chain) -> Words:
    """9.27: to any area."""
    assert isinstance(chain.last, do.Move)
    deed = _("go to the {area}").format(area=area_name(chain.last.area))
    return used(out, chain, deed, (out.left(), out.goal(lost=(chain.half.using,))), _warn(out, chain.half.using))


def seal(out: Outlook, chain: Chain) -> Words:
    """9.26: with or without another of Killman's artifacts to show."""
    last = chain.last
    if not isinstance(last, do.Show):
        deed = _("a Doubloon for {money}").format(money=dollars(box.SEAL_PRICE))
        return used(out, chain, deed, doubloon(out, box.SEAL_PRICE))
    deed = _("show {card}, a Doubloon for {money}")
    deed = deed.format(card=the(last.card), money=dollars(box.SEAL_PRICE_SHOWING))
    return used(out, chain, deed, (*doubloon(out, box.SEAL_PRICE_SHOWING), _("everybody sees what you show")))
