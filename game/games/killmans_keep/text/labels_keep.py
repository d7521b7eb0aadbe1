"""Offers of the Keep in words: drawing, fighting, weapons, and reactions of all kinds."""

from collections.abc import Callable

from game.games.killmans_keep import actions as do
from game.games.killmans_keep import components as box
from game.games.killmans_keep.knowledge.odds import lowest_winner, win_chance
from game.games.killmans_keep.names import area_name, card_name
from game.games.killmans_keep.text.consequences import Outlook, Words, said, the
from game.games.killmans_keep.text.labels_uses import drawing
from game.games.killmans_keep.view import View
from game.words import _, dollars, plural


def draw(out: Outlook, _half: View, _action: do.Draw) -> Words:
    """6.1: an artifact or a monster."""
    label = _("Draw from the Keep")
    return Words(label, said(label, drawing(out), out.left()))


def percent(view: View, bonus: int = 0) -> int:
    """6.6: the chance to win as things stand, with this much more, in whole per cent."""
    return round(100 * win_chance(view.monster, view.bonus + bonus, view.options.ferocity))


def effect(view: View) -> str:
    """12: what else the monster costs who loses; "" = nothing."""
    kind = box.MONSTERS[view.monster - box.MONSTER_FACE]
    return _(kind.loss).format(money=dollars(kind.value)) if kind.loss else ""


def prize(view: View) -> str:
    """6.8: what a victory brings."""
    kind = box.MONSTERS[view.monster - box.MONSTER_FACE]
    if kind.value and not kind.loss:
        return _("its corpse and {money}").format(money=dollars(kind.value))
    return _("its corpse")


def loss(view: View) -> str:
    """6.7: what a defeat costs."""
    turn = _("this turn and the next one") if view.options.lost_turn else _("the rest of this turn")
    more = effect(view)
    return _("{turn}; {effect}").format(turn=turn, effect=more) if more else turn


def fight(out: Outlook, half: View, _action: do.Fight) -> Words:
    """6.4, 6.5: to face a known monster, or the roll itself."""
    view = out.view
    if half.phase == "act":
        label = _("Face {card}").format(card=the(view.monster))
        return Words(label, said(label, chance_line(view), out.left()), quick=True)
    chance = percent(view)
    label = _("Fight: {n} % to win").format(n=chance)
    ask = _sheathed(view, chance) or ("" if chance else _("This fight cannot be won. Fight all the same?"))
    won = _("won: {prize}").format(prize=prize(view))
    lost = _("lost: {loss}").format(loss=loss(view))
    giant = "giant" if box.STARS[view.monster] == 3 else ""
    goal = out.goal(gained=(view.monster,), deed="defeated") or out.goal(deed=giant)
    return Words(label, said(label, won, goal, lost), ask=ask)


def _sheathed(view: View, chance: int) -> str:
    """9.21: whoever forgets a weapon that is not used up is asked; "" where there is none, or it would not help."""
    after = percent(view, box.BONUS[box.DRAGONBANE])
    idle = view.monster == box.SHADE or view.hand.count(box.DRAGONBANE) <= view.swung
    if idle or after <= chance:
        return ""
    used = _("{card} is never used up: click it first, and you win with {after} % instead of {before} %.")
    used = used.format(card=card_name(box.DRAGONBANE), after=after, before=chance)
    return _("{why} Fight without it?").format(why=used)


def chance_line(view: View) -> str:
    """6.6: how good the chance is without any weapon more."""
    words = _("{n} % to win as you stand") if view.monster == box.SHADE else _("{n} % to win without weapons")
    return words.format(n=percent(view))


def flee(out: Outlook, _half: View, _action: do.Flee) -> Words:
    """6.3: to the Market."""
    label = _("Flee to the Market")
    left = out.view.actions
    lost = plural("{n} action is lost", "{n} actions are lost", left) if left else ""
    stays = _("on top of the Keep stays {card}").format(card=the(out.view.monster))
    return Words(label, said(label, _("your turn ends"), lost, stays), trail=("keep", "market"))


def use(out: Outlook, half: View, action: do.Use) -> Words:
    """9: a weapon, or a card played as a reaction."""
    return _USES[half.phase](out, action.card)


def _weapon(out: Outlook, card: int) -> Words:
    """9.17 to 9.21, 9.25: what it makes of the chance."""
    view = out.view
    away = _("it is used up") if box.ARTIFACTS[card].consumed else _("it is not used up")
    if box.ARTIFACTS[card].slips:
        label = _("Slip away under {card}").format(card=card_name(card))
        buried = _("under the deck goes {card}").format(card=the(view.monster))
        return Words(label, (label, buried, _("no fight; your turn goes on"), away))
    if box.ARTIFACTS[card].beats:
        label = _("Shoot {card}: you win at once").format(card=the(view.monster))
        return Words(label, (card_name(card), _("won: {prize}").format(prize=prize(view)), away))
    before, after = percent(view), percent(view, box.BONUS[card])
    facts = {"card": the(card), "bonus": box.BONUS[card], "before": before, "after": after}
    label = _("Use {card}: {before} → {after} %").format(**facts)
    bonus = _("+{bonus} to the roll").format(**facts)
    idle = _("{card} does not change the chance. Use it all the same?").format(card=card_name(card))
    bound = "" if view.fighting else _("then there is no way back")
    draft = said(card_name(card), bonus, away, bound)
    return Words(label, draft, ask="" if after > before else idle)


def _haggled(out: Outlook, card: int) -> Words:
    return _again(out, card, _("a new roll for the price"))


def _battle(out: Outlook, card: int) -> Words:
    view = out.view
    if card not in box.BONUS:
        return _again(out, card, _("the new roll wins with {n} %").format(n=percent(view)))
    label = _("Throw {card}: +{n}").format(card=the(card), n=box.BONUS[card])
    short = lowest_winner(view.monster, view.bonus, view.options.ferocity) - view.die - box.BONUS[card]
    turns = _("that is enough to win") if short <= 0 else _("still {n} too little").format(n=short)
    return Words(label, (label, turns, _("it is used up")))


def _again(out: Outlook, card: int, deed: str) -> Words:
    label = _("Use {card}: roll again").format(card=the(card))
    return Words(label, said(label, deed, _cost(out)))


def _cost(out: Outlook) -> str:
    """10.1: a reaction is free on another's turn, an action on the own."""
    return out.left() if out.view.actors[0] == out.view.active else _("free on another’s turn")


def _smoke(out: Outlook, card: int) -> Words:
    label = _("Use {card}: nothing is lost").format(card=the(card))
    return Words(label, (label, _("your turn goes on"), _("the monster stays on top")))


def _chain(out: Outlook, card: int) -> Words:
    view = out.view
    name, start = out.name(view.active), area_name(view.walk[0])
    label = _("Stop {name}: {money} or back").format(name=name, money=dollars(box.TOLL))
    back = _("who does not pay goes back to the {area}").format(area=start)
    return Words(label, (label, back, _("used up: {card}").format(card=card_name(card))))


def _whistle(out: Outlook, card: int) -> Words:
    name = out.name(out.view.active)
    label = _("Whistle for {name}’s card").format(name=name)
    view = out.view
    able = view.seat is not None and view.money[view.seat] >= max(box.VALUE)
    price = _("you pay its base value, {least} to {most}")
    if not able:
        price = _("{least} to {most}; nothing if you cannot pay")
    hidden = _("you do not know which card it is")
    used = _("used up: {card}").format(card=card_name(card))
    return Words(label, said(label, price.format(least=dollars(50), most=dollars(150)), hidden, used))


def _rations(out: Outlook, card: int) -> Words:
    label = _("Eat {card}: take the turn").format(card=the(card))
    return Words(label, (label, _("it is used up")))


_USES: dict[str, Callable[[Outlook, int], Words]] = {
    "fight": _weapon,
    "haggled": _haggled,
    "battle": _battle,
    "lost": _smoke,
    "moved": _chain,
    "drew": _whistle,
    "rations": _rations,
}


def let_be(out: Outlook, half: View, _action: do.Pass) -> Words:
    """10.2: what happened stands."""
    words = {
        "lost": (_("Let it be"), _("you lose {loss}").format(loss=loss(out.view)) if out.view.monster >= 0 else ""),
        "rations": (_("Miss the turn"), ""),
        "haggled": (_("Let it be"), _("for you, the roll stands")),
        "battle": (_("Let it be"), _("for you, the roll stands")),
    }
    label, line = words.get(half.phase, (_("Let it be"), _("nobody learns whether you could have answered")))
    return Words(label, said(label, line))


def discard(out: Outlook, _half: View, action: do.Discard) -> Words:
    """9.11, 12.7: a card is lost."""
    label = _("Discard {card}").format(card=the(action.card))
    return Words(label, said(label, out.goal(lost=(action.card,))))


def order(out: Outlook, _half: View, action: do.Order) -> Words:
    """9.2: which of the two will be drawn first."""
    card = out.view.top[1 if action.swap else 0].card
    words = _("Put {card} on top") if action.swap else _("Leave {card} on top")
    label = words.format(card=the(card)) if card >= 0 else _("Put the cards back")
    return Words(label, (label, _("nobody else knows which is which")))


def wins_on(view: View) -> str:
    """6.6: what a roll must reach against the monster on top, such as "wins on 3 or more"."""
    least = lowest_winner(view.monster, view.bonus, view.options.ferocity)
    if least >= box.BATTLE_FACES:
        return _("no roll wins")
    if least <= 0:
        return _("every roll wins")
    words = _("wins when both show {n} or more") if view.monster == box.HEXHOUND else _("wins on {n} or more")
    return words.format(n=least)


def ferocity(view: View) -> int:
    """6.6: what the monster takes off the roll."""
    return box.FEROCITY[view.monster] if view.options.ferocity else 0
