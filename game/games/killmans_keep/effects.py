"""What cards do, in as few words as fit on them; the rules have the whole of it."""

from game.games.killmans_keep import components as box
from game.words import _, dollars, plural


def artifact_effect(card: int) -> str:
    """9: the ability of an artifact in one short sentence."""
    return _artifact_effects()[box.ARTIFACTS[card].id]


def monster_effect(card: int) -> str:
    """12: what a monster does besides; "" = nothing."""
    kind = box.MONSTERS[card - box.MONSTER_FACE]
    words = {
        "": "",
        "loss_pay": _("Lose: you pay ${n}"),
        "loss_display": _("Lose: your Display Card is gone"),
        "no_weapons": _("Weapons have no effect"),
        "loss_choice": _("Lose: discard a card"),
        "roll_twice": _("Two dice, the lower counts"),
        "win_gain": _("Win: you find ${n}"),
    }
    return words[kind.effect].format(n=kind.value)


def ferocity_words(ferocity: int) -> str:
    """6.6: what a monster's ferocity does to a roll."""
    return _("−{n} to your roll").format(n=ferocity) if ferocity else _("nothing off your roll")


def kind_name(card: int) -> str:
    """Which sort of card it is, for one card: "Weapon", "Corpse", "Goal"."""
    if card >= box.GOAL_FACE:
        return _("Goal")
    if card >= box.MONSTER_FACE:
        return _("Corpse")
    singular = (_("Basic"), _("Cursed"), _("Gemstone"), _("Weapon"), _("Killman’s"), _("Adventurer’s"))
    return singular[box.CATEGORY[card]]


def stars_words(stars: int) -> str:
    """How rare a card is."""
    return plural("{n} star", "{n} stars", stars)


def goal_need(number: int) -> str:
    """13: what a goal asks for."""
    goal = box.GOALS[number]
    if goal.mode == "event":
        return _deeds(goal)
    words = _shown(goal)
    return words if goal.mode == "show" else _("Hand in {cards}").format(cards=_handed(goal))


def goal_reward(number: int) -> str:
    """13: what a goal pays."""
    goal = box.GOALS[number]
    return dollars(goal.cash) if goal.cash else plural("{n} Doubloon", "{n} Doubloons", goal.doubloons)


def _handed(goal: box.Goal) -> str:
    if goal.need == "corpse":
        return _("a Corpse of {stars}").format(stars=stars_words(goal.of))
    if goal.need == "artifact":
        return _("an artifact of {stars}").format(stars=stars_words(goal.of))
    if goal.need == "alike":
        return _("{n} artifacts of one category").format(n=goal.number)
    return _("{n} artifacts of {n} categories").format(n=goal.number)


def _shown(goal: box.Goal) -> str:
    if goal.need == "category":
        names = {
            0: _("Show {n} Basic artifacts"),
            1: _("Show {n} Cursed artifacts"),
            2: _("Show {n} Gemstones"),
            box.WEAPON: _("Show {n} Weapons"),
            4: _("Show 1 artifact of Killman’s"),
            5: _("Show {n} cards: Adventurer’s"),
        }
        return names[goal.of].format(n=goal.number)
    if goal.need == "different":
        return _("Show {n} artifacts of {n} categories").format(n=goal.number)
    if goal.need == "stars":
        return _("Show cards with {n} stars in all").format(n=goal.number)
    return _("Show ${n}").format(n=goal.of)


def _deeds(goal: box.Goal) -> str:
    words = {
        "sold": _("Sell {n} cards in the Market"),
        "defeated": _("Defeat {n} monsters"),
        "bought": _("Buy {n} cards in the Market"),
        "six": _("Roll a 6 when you sell"),
        "giant": _("Fight a monster of 3 stars"),
    }
    return words[goal.need].format(n=goal.number)


def _artifact_effects() -> dict[str, str]:
    return {
        "B1": _("Look at the top 2 Keep cards"),
        "B2": _("Take $50 from the bank"),
        "B3": _("Buy a Market card for $25 less"),
        "B4": _("You shrug off a lost fight"),
        "B5": _("Guards your cards and money"),
        "C1": _("Any roll is rolled again"),
        "C2": _("Swap a card for a Display Card here"),
        "C3": _("Use another’s Display Card"),
        "C4": _("A mover pays you $50 or goes back"),
        "C5": _("Take up to $100, discard a card"),
        "G1": _("Sells for $75 without a roll"),
        "G2": _("Market: swap it for 1 or 2 stars"),
        "G3": _("Sells for +$50 beside a Gem"),
        "G4": _("Turn a haggle die to any face"),
        "G5": _("A Doubloon for $100 in the Bank"),
        "W1": _("+2 before the battle roll"),
        "W2": _("+1, even after the battle roll"),
        "W3": _("+4 before the battle roll"),
        "W4": _("Beats 1 or 2 stars at once"),
        "W5": _("+3 in every fight, never used up"),
        "K1": _("Bury the top Keep card, draw"),
        "K2": _("Take a 1-star discarded card"),
        "K3": _("Buy the artifact another draws"),
        "K4": _("Bury the monster before you fight"),
        "K5": _("A Doubloon for $150 in the Bank"),
        "A1": _("Move to any area"),
        "A2": _("Do not miss your turn"),
        "A3": _("In the Keep: draw 2 cards"),
        "A4": _("Anywhere: as if in the Guild"),
        "A5": _("Sell 2 cards for one action"),
    }
