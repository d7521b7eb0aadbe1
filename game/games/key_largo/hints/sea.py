"""Why somebody dives so: where, who goes down, and when it is enough."""

from game.core.game import Seat
from game.core.telling import Reasons
from game.games.key_largo import actions as do
from game.games.key_largo import names
from game.games.key_largo.components import AFTERNOON, DAYS, WRECK_DEPTHS
from game.games.key_largo.hints import outlook
from game.games.key_largo.hints.plan import risk
from game.games.key_largo.knowledge import odds, visit_costs
from game.games.key_largo.knowledge.averages import LAST_TREASURE, LOSS, TREASURE
from game.games.key_largo.view import View
from game.words import _, plural


def anchor(action: do.Anchor, view: View, seat: Seat, _players: object) -> Reasons:
    """3.3: which wreck."""
    sea, cards = outlook.dive_at(view, seat, action.wreck), view.wrecks[action.wreck]
    divers = plural("{n} diver can draw here", "{n} divers can draw here", sea.divers)
    lying = plural("{n} card lies in it", "{n} cards lie in it", cards)
    return Reasons(
        goal=_("Dive where it pays the team most."),
        facts=(
            _("{divers}; {cards}.").format(divers=divers, cards=lying),
            _("A {water} treasure brings about ${worth}.").format(
                water=names.water(sea.depth), worth=_treasure(view, sea.depth)
            ),
            risk(sea),
        ),
        law=_("One hose takes a diver to mid water, two take him to any depth."),
        rule="4.1",
        short=_("${worth} a treasure, {risk} % monster").format(
            worth=_treasure(view, sea.depth), risk=round(100 * sea.danger)
        ),
        name=_("Dive at the {ship}").format(ship=names.wreck_name(view.seats, action.wreck)),
    )


def dive(action: do.Dive, view: View, seat: Seat, _players: object) -> Reasons:
    """4.3: who goes down next."""
    return Reasons(
        goal=_("Bring up one more treasure."),
        facts=(_at_stake(view, seat, action.diver), *_next_card(view)),
        law=_("A monster takes the diver with all he carries, unless a trident of this dive kills it."),
        rule="4.5",
        short=_short(view),
    )


def stop(_action: do.Stop, view: View, seat: Seat, _players: object) -> Reasons:
    """4.3: nobody else goes down."""
    dry = [number for number in range(3) if view.fresh[number] and view.divers[seat][number] is not None]
    stakes = tuple(_at_stake(view, seat, number) for number in dry[:1])
    return Reasons(
        goal=_("Keep the divers who are still dry."),
        facts=(*stakes, *_next_card(view)),
        law=_("One diver must go down; after each the dive may stop."),
        rule="4.3",
        short=plural("{n} diver stays dry", "{n} divers stay dry", len(dry)),
    )


def use_trident(action: do.UseTrident, view: View, seat: Seat, _players: object) -> Reasons:
    """4.7: the monster dies."""
    cards = view.wrecks[view.anchors[seat]] - 1
    return Reasons(
        goal=_("Save the diver, and draw again."),
        facts=(
            plural("{n} trident is at hand in this dive.", "{n} tridents are at hand in this dive.", _tridents(view)),
            plural("{n} card more lies in the wreck.", "{n} cards more lie in the wreck.", max(0, cards)),
            _at_stake(view, seat, view.diver),
        ),
        law=_("Trident and monster leave the game, and the same diver draws again."),
        rule="4.7",
        short=_("saves about ${n}").format(n=_loss(view, seat, view.diver)),
        name=_("Use the trident of diver {n}").format(n=action.diver + 1),
    )


def lose(_action: do.LoseDiver, view: View, seat: Seat, _players: object) -> Reasons:
    """4.5: the diver is let go."""
    left = sum(diver is not None for diver in view.divers[seat]) - 1
    tridents = _tridents(view)
    return Reasons(
        goal=_("Keep the trident for a better diver.") if tridents else _("There is nothing to save him with."),
        facts=(
            plural("{n} trident is at hand in this dive.", "{n} tridents are at hand in this dive.", tridents),
            _at_stake(view, seat, view.diver),
            plural("{n} diver is left then.", "{n} divers are left then.", left),
        ),
        law=_("He and all he carries leave the game for good; the monster goes back into the wreck."),
        rule="4.5",
        short=_("costs about ${n}").format(n=_loss(view, seat, view.diver)),
    )


def drop(_action: do.DropWeight, view: View, seat: Seat, _players: object) -> Reasons:
    """4.10: one card more for the weight."""
    return Reasons(
        goal=_("Draw one card more while the diver is down."),
        facts=(*_next_card(view), _at_stake(view, seat, view.diver)),
        law=_("The weight leaves the game; a monster takes the diver, not the treasure he has."),
        rule="4.11",
        short=_short(view),
    )


def surface(_action: do.Surface, view: View, seat: Seat, _players: object) -> Reasons:
    """4.10: up with what was found."""
    return Reasons(
        goal=_("Keep the diver, and the weight for another day."),
        facts=(_at_stake(view, seat, view.diver), *_next_card(view)),
        law=_("Dropping the weight draws one card more, and it may be a monster."),
        rule="4.10",
        short=_("no risk, 0 cards more"),
    )


def _treasure(view: View, depth: int) -> int:
    """What a treasure from there brings on average, in dollars: less when it cannot be sold any more."""
    last = view.day == DAYS - 1 and view.half == AFTERNOON
    return round((LAST_TREASURE if last else TREASURE)[depth])


def _next_card(view: View) -> tuple[str, ...]:
    """What the next card of the wreck under the visitor may be."""
    wreck = view.anchors[view.visitor]
    depth, danger = WRECK_DEPTHS[view.seats][wreck], odds.danger(view, wreck, 1)
    treasure = _("If the next card is a treasure, it brings about ${n}.").format(n=_treasure(view, depth))
    if not danger:
        return treasure, _("{n} % that it is a monster.").format(n=0)
    tridents = _tridents(view)
    armed = plural("{n} trident is at hand", "{n} tridents are at hand", tridents) if tridents else _("no trident")
    return treasure, _("{n} % that it is a monster; {tridents}.").format(n=round(100 * danger), tridents=armed)


def _short(view: View) -> str:
    wreck = view.anchors[view.visitor]
    return _("{risk} % monster, else about ${worth}").format(
        risk=round(100 * odds.danger(view, wreck, 1)), worth=_treasure(view, WRECK_DEPTHS[view.seats][wreck])
    )


def _tridents(view: View) -> int:
    return visit_costs.tridents(view)


def _loss(view: View, seat: Seat, diver: int) -> int:
    who = view.divers[seat][diver]
    return 0 if who is None else LOSS[outlook.kit_of(who)]


def _at_stake(view: View, seat: Seat, diver: int) -> str:
    return _("Diver {n} and his gear would cost about ${loss} to replace.").format(
        n=diver + 1, loss=_loss(view, seat, diver)
    )
