"""Each kind of decision in words: what the bar says, what a veil may say, whether it is private, what is refused."""

from game.games.key_largo import names
from game.games.key_largo.actions import DIVE, Dive
from game.games.key_largo.components import ITEMS_A_VISIT, JEWEL, KIND
from game.games.key_largo.knowledge import visit_costs
from game.games.key_largo.text import refusals as why
from game.games.key_largo.view import View
from game.kit.phases import PhaseRow, Phases, Players
from game.words import _, later, plural


def _still_to_plan(view: View, _players: Players) -> str:
    waiting = sum(not sealed for sealed in view.sealed)
    return plural("{n} plan is still to be laid", "{n} plans are still to be laid", waiting)


def _reach(view: View, _players: Players) -> str:
    team = visit_costs.team(view, view.visitor)
    deepest = max((diver.hoses for diver in team), default=0)
    able = sum(diver.hoses == deepest for diver in team)
    reach = (
        plural("{n} diver reaches shallow water.", "{n} divers reach shallow water.", able),
        plural("{n} diver reaches mid water.", "{n} divers reach mid water.", able),
        plural("{n} diver reaches deep water.", "{n} divers reach deep water.", able),
    )
    return _("choose a wreck. {reach}").format(reach=reach[deepest])


def _dive(view: View, _players: Players) -> str:
    """4.3: the first diver must go down, then one may stop."""
    if view.diver < 0:
        return _("choose the diver who goes down first")
    if visit_costs.alike(view):
        return _("send the next diver down, or end the dive")
    return _("choose the diver who goes down next, or end the dive")


def given(view: View) -> Dive | None:
    """4.3: the first of some divers who carry the same goes down, unless an encounter may be played before (12.1)."""
    if view.phase != "dive" or view.diver >= 0 or (view.encounters and view.held_counts[view.visitor]):
        return None
    return DIVE[view.fresh.index(True)] if visit_costs.alike(view) else None


def _sabotage(view: View, players: Players) -> str:
    words = _("{name}’s diver {n} goes down: prevent it?")
    return words.format(name=players[view.visitor].name, n=view.diver + 1)


def _monster(view: View, _players: Players) -> str:
    armed, unarmed = _("a monster! Fight it or lose diver {n}"), _("a monster, and no trident: diver {n} is lost")
    return (armed if visit_costs.tridents(view) else unarmed).format(n=view.diver + 1)


def _catch(view: View, _players: Players) -> str:
    """4.10; with encounters one is asked even without a weight (11.4)."""
    drop = _("drop the weight of diver {n} to draw again?")
    return (drop if visit_costs.can_drop(view) else _("diver {n} has a treasure")).format(n=view.diver + 1)


def _tavern(view: View, _players: Players) -> str:
    """6.1; 12.7 to 12.12: with encounters more may be possible than plainly is."""
    diver, thief = visit_costs.can_hire(view), view.thief and visit_costs.can_steal(view)
    drinks = visit_costs.can_drink(view)
    if view.encounters:
        diver, thief, drinks = True, view.thief, True
    todo = [words for can, words in ((diver, _("hire")), (thief, _("steal")), (drinks, _("drink"))) if can]
    if not todo:
        return _("leave the tavern")
    if len(todo) == 1:
        return _("{service}, or leave the tavern").format(service=todo[0])
    return _("{services}: each once, in any order").format(services=", ".join(todo))


def _shop(view: View, _players: Players) -> str:
    """7.1; 12.21 to 12.25: with encounters there may be a third."""
    bought = sum(view.bought)
    if view.encounters and bought >= ITEMS_A_VISIT:
        return _("buy what an encounter card allows, or leave the shop")
    if view.encounters:
        return _("buy up to two items for your divers")
    if bought >= ITEMS_A_VISIT or not visit_costs.can_buy(view):
        return _("leave the shop")
    return _("buy one more item, or leave the shop") if bought else _("buy up to two items for your divers")


def _market(view: View, _players: Players) -> str:
    """8.1, 8.6, 12.14; only its own view tells what a hand can sell."""
    if view.changed >= 0 and view.counts_as < 0:
        return _("say what this card is sold as")
    if view.seat == view.visitor and all(KIND[card] == JEWEL for card in view.hand):
        return _("nothing here can be sold")
    return _("choose treasures of one kind to sell")


def _with_encounters(view: View) -> bool:
    return view.encounters


def _with_money(view: View) -> bool:
    """10.4: what one cannot pay for says how much one has."""
    return view.encounters or not view.open_money


ROWS = {
    "plan": PhaseRow(
        later("lay two cards for the day: morning, then afternoon"),
        lambda view: _("Plan your two trips for {day}.").format(day=names.day_name(view.day)),
        private=True, secret=True, watched=_still_to_plan, done=later("all have planned the day"),
    ),
    "anchor": PhaseRow(_reach, later("Choose a wreck."), reasons=why.wrecks, watched=later("chooses a wreck")),
    "dive": PhaseRow(_dive, later("Dive."), _with_encounters, reasons=why.divers, watched=later("dives")),
    "sabotage": PhaseRow(
        _sabotage, later("Answer a rival’s dive."), True, watched=later("may answer a rival’s dive")
    ),
    "monster": PhaseRow(
        _monster, later("Face the monster."), _with_encounters, reasons=why.divers, watched=later("faces a monster")
    ),
    "catch": PhaseRow(_catch, later("Look at your catch."), True, watched=later("looks at the catch")),
    "last": PhaseRow(
        later("one card is left in the wreck"), later("End your dive."), True, watched=later("ends the dive")
    ),
    "dolphins": PhaseRow(
        later("take the tourists to the dolphins"), later("Take the tourists out."), _with_encounters,
        watched=later("takes the tourists to the dolphins"),
    ),
    "tavern": PhaseRow(
        _tavern, later("Visit the tavern."), _with_money, reasons=why.services, watched=later("is at the tavern")
    ),
    "steal": PhaseRow(
        lambda view, players: _("choose a back; {name} holds the cards").format(name=players[view.victim].name),
        later("Send your thief."), watched=later("sends a thief"),
    ),
    "look": PhaseRow(
        lambda view, players: plural("look into {n} wreck", "look into {n} wrecks, one after the other", view.looks),
        later("Listen to the mariners."), True, reasons=why.wrecks, watched=later("listens to the mariners"),
    ),
    "shop": PhaseRow(
        _shop, later("Visit the shop."), _with_money, reasons=why.items,
        watched=later("is at the shop"),
    ),
    "market": PhaseRow(
        _market, later("Sell at the market."), True, reasons=why.treasures, watched=later("is at the market")
    ),
    "extra": PhaseRow(
        later("sell more with an encounter card, or leave"), later("Sell at the market."), True, reasons=why.treasures,
        watched=later("is at the market"),
    ),
    "over": PhaseRow(later("The hurricane is here. The game is over."), later("See how it ended.")),
}  # fmt: skip

PHASES = Phases(ROWS, why.encounters)
