"""What the inspector says of each spot: everything this seat knows about it, and nothing else."""

from collections.abc import Sequence
from functools import partial

from game.core.game import Seat
from game.core.player import Player
from game.core.table import Counter, Slip
from game.games.killmans_keep import components as box
from game.games.killmans_keep import names
from game.games.killmans_keep.knowledge.spots import copy_spot
from game.games.killmans_keep.looks import card_faces, props
from game.games.killmans_keep.table import mats
from game.games.killmans_keep.table.card_slips import card_slip, counted_names, goal_slip, hidden_words, monster_slip
from game.games.killmans_keep.table.pieces import uppermost
from game.games.killmans_keep.view import View
from game.kit.slips import Slips, Writer
from game.words import _, dollars, plural


def slips(view: View, players: Sequence[Player], more: Sequence[str] = (), *, pale: bool = False) -> Slips:
    """The slip of every spot there is to know something about; `more` are further cards by their spots "kind:face".

    `pale`: the town lies under snow.
    """
    areas = enumerate(box.AREAS)
    found: dict[str, Writer] = {area: partial(_area, view, players, number, pale=pale) for number, area in areas}
    found |= _piles(view, players)
    for card in view.market:
        found[f"stall:{card}"] = partial(_on_sale, view, players, card)
    for card in view.hand:
        for copy in range(view.hand.count(card)):
            found[copy_spot("hand", card, copy)] = partial(card_slip, view, players, card, _shown(view, card), own=True)
    if view.seat is not None and view.goals[view.seat] >= 0:
        found["goal"] = partial(goal_slip, view, view.goals[view.seat])
    for spot in more:
        found[spot] = partial(card_slip, view, players, int(spot.split(":")[1]))
    for seat in range(view.seats):
        found[f"mat:{seat}"] = partial(_mat, view, players, seat)
    return Slips(found)


def _shown(view: View, card: int) -> str:
    """What the others know of an own card."""
    if view.seat is None or card not in view.known[view.seat]:
        return ""
    return _("Your Display Card") if view.display[view.seat] == card else _("All know that you hold it")


def _on_sale(view: View, players: Sequence[Player], card: int) -> Slip:
    number = view.market.count(card)
    return card_slip(view, players, card, plural("{n} on sale", "{n} on sale", number) if number > 1 else "")


def _area(view: View, players: Sequence[Player], area: int, *, pale: bool) -> Slip:
    """What one can do there, where one can go from there, and who is there."""
    deeds, rule = (
        (_("Buy a card that lies there, or sell one of yours: at its base value, or haggle"), "5.1"),
        (_("Draw the top card, or fight the monster that lies on it"), "6.1"),
        (_("Take a goal, turn yours in, or trade it in for another one"), "7.1"),
        (_("Buy a Doubloon for {price}"), "8.1"),
    )[area]
    lines = [deeds.format(price=dollars(box.DOUBLOON_PRICE))]
    ways = [names.area_name(other) for other in box.NEIGHBOURS[area]]
    lines.append(_("Roads lead to {areas}").format(areas=_(" and ").join(ways)))
    here = [players[seat].name for seat in range(view.seats) if view.area[seat] == area]
    if here:
        lines.append(_("Here: {names}").format(names=", ".join(here)))
    foot = _("The toll bars the way there in this turn") if area in view.barred else ""
    return Slip(names.area_name(area), "", props.area_scene(area, pale=pale), tuple(lines), (), foot, rule, bool(foot))


def _piles(view: View, players: Sequence[Player]) -> dict[str, Writer]:
    return {
        "keep-top": partial(monster_slip, view) if view.monster >= 0 else _plinth,
        "keep-deck": partial(_keep_deck, view),
        "keep-discard": partial(_keep_discard, view),
        "goal-deck": partial(_goal_deck, view),
        "goal-discard": partial(_goal_discard, view),
        "doubloons": partial(_doubloons, view, players),
    }


def _plinth() -> Slip:
    lines = (_("Here lies the monster that bars the Keep until it is beaten"), _("Nothing bars it now"))
    return Slip(_("The plinth"), "", card_faces.icon("plinth", 230, 60), lines, rule="6.4")


def _keep_deck(view: View) -> Slip:
    left = view.pool + len(view.top) + len(view.bottom)
    lines = [_("Artifacts and monsters, shuffled together")]
    top = [each.card for each in view.top]
    if any(card >= 0 for card in top):
        known = [names.card_name(card) if card >= 0 else _("an unknown card") for card in top]
        words = _("On top: {cards}") if view.seat is None else _("You know what lies on top: {cards}")
        lines.append(words.format(cards=", ".join(known)))
    elif top:
        lines.append(plural("{n} card on top is known to somebody", "{n} cards on top are known to somebody", len(top)))
    bottom = [each.card for each in view.bottom if each.card >= 0]
    if bottom:
        lines.append(_("At the bottom: {cards}").format(cards=counted_names(bottom)))
    foot = _("Nobody draws while a monster lies on it") if view.monster >= 0 else ""
    words = plural("{n} card", "{n} cards", left)
    return Slip(_("The Keep"), words, card_faces.back("keep"), tuple(lines), (), foot, "6.1", bool(foot))


def _keep_discard(view: View) -> Slip:
    words = plural("{n} card", "{n} cards", len(view.discard))
    lines = (counted_names(view.discard),) if view.discard else (_("Nothing lies there yet"),)
    upper = uppermost(view.discard, view.last_card)
    picture = card_faces.hand_card(upper) if upper >= 0 else props.deck("keep", 0)
    return Slip(_("The Keep discard"), words, picture, lines, rule="6.10")


def _goal_deck(view: View) -> Slip:
    words = plural("{n} goal", "{n} goals", view.goal_pool)
    lines = (_("Only who takes a goal sees it; everybody sees that he has one"), _("Nobody holds more than one"))
    return Slip(_("The goals"), words, card_faces.back("goal"), lines, rule="7.1")


def _goal_discard(view: View) -> Slip:
    words = plural("{n} goal", "{n} goals", len(view.goal_discard))
    goals = ", ".join(names.goal_name(goal) for goal in view.goal_discard)
    picture = card_faces.goal_card(view.goal_discard[-1]) if view.goal_discard else props.deck("goal", 0)
    return Slip(_("The goal discard"), words, picture, (goals or _("Nothing lies there yet"),), rule="7.5")


def _doubloons(view: View, players: Sequence[Player]) -> Slip:
    left = box.DOUBLOON_SUPPLY - sum(view.doubloons)
    lines = [_("Who first owns {n} of them wins").format(n=box.DOUBLOONS_TO_WIN)]
    owners = sorted(range(view.seats), key=lambda seat: -view.doubloons[seat])
    owned = [f"{players[seat].name} {view.doubloons[seat]}" for seat in owners if view.doubloons[seat]]
    if owned:
        lines.append(", ".join(owned))
    foot = _("{n} are left").format(n=left)
    return Slip(_("Doubloons"), dollars(box.DOUBLOON_PRICE), card_faces.icon("doubloon"), tuple(lines), (), foot, "8.1")


def _mat(view: View, players: Sequence[Player], seat: Seat) -> Slip:
    """14.2, 14.3: everything that is known of a player's cards."""
    lines = [mats.caption(view, seat)]
    if not view.round and view.openings[seat]:
        dice = ", ".join(str(die) for die in view.openings[seat])
        lines.append(_("Rolled {dice} for the first turn: the lowest begins").format(dice=dice))
    cards = view.hand if seat == view.seat else tuple(sorted((*view.known[seat], *view.peeked[seat])))
    hidden = view.held[seat] - len(cards)
    card = view.display[seat]
    if card >= 0:
        lines.append(_("Shows {card}").format(card=names.card_name(card)))
    rest = list(cards)
    if card in rest:
        rest.remove(card)
    if rest:
        lines.append(_("Holds {cards}").format(cards=counted_names(rest)))
    if hidden:
        lines.append(hidden_words(hidden))
    if view.has_goal[seat]:
        goal = view.goals[seat]
        lines.append(_("Goal: {goal}").format(goal=names.goal_name(goal)) if goal >= 0 else _("One goal, unseen"))
    else:
        lines.append(_("No goal"))
    picture = card_faces.hand_card(card) if card >= 0 else card_faces.back("keep")
    counters = (
        Counter(card_faces.icon("doubloon"), str(view.doubloons[seat]), _("Doubloons")),
        Counter(card_faces.back("keep"), str(view.held[seat]), _("cards in hand")),
    )
    rule = names.rule_of(card) if card >= box.GOAL_FACE else "14.1"
    return Slip(players[seat].name, dollars(view.money[seat]), picture, tuple(lines), counters, rule=rule)
