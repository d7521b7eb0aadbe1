"""What the inspector says of cards: artifacts, corpses, goals and the monster on the Keep."""

from collections import Counter
from collections.abc import Sequence

from game.core.player import Player
from game.core.table import Slip
from game.games.killmans_keep import components as box
from game.games.killmans_keep import names, texts
from game.games.killmans_keep.knowledge.odds import lowest_winner, win_chance
from game.games.killmans_keep.knowledge.progress import fills, own_progress
from game.games.killmans_keep.looks import card_faces
from game.games.killmans_keep.view import View
from game.words import _, dollars, plural


def card_slip(view: View, players: Sequence[Player], card: int, foot: str = "", own: bool = False) -> Slip:
    """An artifact or a corpse: what it does, how rare it is, and who else is known to hold one.

    `own`: it lies in the hand of whoever looks; what the others know of it, the foot says.
    """
    lines = [f"{names.kind_name(card)}, {names.stars_words(box.STARS[card])}"]
    if card < box.MONSTER_FACE:
        lines += [texts.artifact_text(card), texts.timing_words(card)]
        rule = names.rule_of(card)
    else:
        lines.append(_("It can be shown, traded, sold and handed in; it has no ability and no category."))
        rule = "6.9"
    others = [seat for seat in range(view.seats) if not own or seat != view.seat]
    holders = [players[seat].name for seat in others if card in view.known[seat]]
    if holders:
        words = _("All know that another is held by {names}") if own else _("All know that one is held by {names}")
        lines.append(words.format(names=", ".join(holders)))
    if not own and fills(view, view.seat, card):
        foot = _("Beside what you hold it would meet your goal")
    return Slip(
        names.card_name(card), dollars(box.VALUE[card]), card_faces.hand_card(card), tuple(lines), (), foot, rule
    )


def goal_slip(view: View, goal: int) -> Slip:
    """A goal: what it needs and pays; of the own one, how far it has come."""
    modes = {
        "show": _("The cards are shown, and stay yours"),
        "hand_in": _("The cards go to the Keep discard"),
        "event": _("It counts from when the goal was taken"),
    }
    lines, foot = [texts.goal_need(goal), modes[box.GOALS[goal].mode]], ""
    progress = own_progress(view)
    if progress and view.seat is not None and view.goals[view.seat] == goal:
        foot = _("Met: turn it in at the Guild") if progress.met else progress.words
    return Slip(
        names.goal_name(goal),
        texts.goal_reward(goal),
        card_faces.goal_card(goal),
        tuple(lines),
        (),
        foot,
        names.rule_of(box.GOAL_FACE + goal),
    )


def monster_slip(view: View) -> Slip:
    """12: the monster on the Keep: its strength, what it does, and the odds as things stand."""
    card, fierce = view.monster, view.options.ferocity
    lines = []
    if fierce:
        lines.append(
            _("Ferocity {n}: {words}").format(n=box.FEROCITY[card], words=texts.ferocity_words(box.FEROCITY[card]))
        )
    effect = texts.monster_effect(card)
    if effect:
        lines.append(effect)
    lines.append(_("Its Corpse is worth {money}").format(money=dollars(box.VALUE[card])))
    if view.phase not in ("fight", "battle") or view.fresh:
        lines.append(_("Who is in the Keep may fight it for an action"))
    least, chance = lowest_winner(card, view.bonus, fierce), win_chance(card, view.bonus, fierce)
    foot = _("You win on {n} or more: {chance} %").format(n=max(0, least), chance=round(100 * chance))
    if card == box.HEXHOUND:
        foot = _("Both dice must show {n}: {chance} %").format(n=max(0, least), chance=round(100 * chance))
    if least > 9:
        foot = _("Not to be beaten without weapons")
    if fills(view, view.seat, card):
        lines.append(_("With its Corpse your goal would be met"))
    picture = card_faces.monster_card(card, fierce)
    right = names.stars_words(box.STARS[card])
    return Slip(names.card_name(card), right, picture, tuple(lines), (), foot, names.rule_of(card))


def counted_names(cards: Sequence[int]) -> str:
    """Cards in words, like ones counted: "Lantern ×2, Rations"."""
    counts = Counter(cards)
    return ", ".join(f"{names.card_name(card)} ×{n}" if n > 1 else names.card_name(card) for card, n in counts.items())


def hidden_words(number: int) -> str:
    """So many cards that nobody here knows."""
    return plural("{n} unknown card", "{n} unknown cards", number)
