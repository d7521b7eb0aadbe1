"""The encounter cards in words: a name, and what the card does where it is played."""

from game.games.key_largo import components as box
from game.words import _


def encounter_name(encounter: int) -> str:
    """Who it is."""
    return {
        "aide": _("Aide"),
        "hasty_buyer": _("Hasty Buyer"),
        "frequent_visitor": _("Frequent Visitor"),
        "saboteur": _("Saboteur"),
        "painstaking_diver": _("Painstaking Diver"),
        "drunkard": _("Drunkard"),
        "young_diver": _("Young Diver"),
        "expert_diver": _("Expert Diver"),
        "young_thief": _("Young Thief"),
        "brothers": _("Brothers"),
        "greenhorn": _("Greenhorn"),
        "trafficker": _("Trafficker"),
        "jeweler": _("Jeweler"),
        "goldsmith": _("Goldsmith"),
        "large_family": _("Large Family"),
        "hose_seller": _("Hose Seller"),
        "trident_seller": _("Trident Seller"),
        "weight_seller": _("Weight Seller"),
        "discounter": _("Discounter"),
        "buddy": _("Buddy"),
    }.get(box.ENCOUNTERS[encounter].id, _("Tourist"))


def encounter_effect(encounter: int, thief: bool) -> str:
    """What the card does, with or without thieves in the game."""
    return {
        "aide": _("In shallow water one of your divers draws one card more."),
        "hasty_buyer": _("Sell a card you have just drawn, at the best price. No jewels."),
        "frequent_visitor": _("A monster was drawn: shuffle it back and draw again."),
        "saboteur": _("One diver of a rival does not draw."),
        "painstaking_diver": _("If one card is left after your dive, your last diver draws it."),
        "drunkard": _("Look at the cards of one wreck for nothing."),
        "young_diver": _("A diver costs you only ${n}.").format(n=box.YOUNG_DIVER_PRICE),
        "expert_diver": _("The diver you hire brings a hose of his own."),
        "young_thief": _("A thief costs you only ${n}.").format(n=box.YOUNG_THIEF_PRICE),
        "brothers": _("You may hire a second diver or a second thief.") if thief else _("You may hire a second diver."),
        "greenhorn": _("One card you sell counts as another kind."),
        "trafficker": _("After your sale, sell up to {n} more cards of any kinds at ${price} a unit.").format(
            n=box.TRAFFICKER_CARDS, price=box.TRAFFICKER_PRICE
        ),
        "jeweler": _("After your sale, sell one jewel too, at its value."),
        "goldsmith": _("Your gold sells at ${n} a piece.").format(n=box.GOLDSMITH_PRICE),
        "large_family": _("The trip pays double. Not in the half-day it was drawn."),
        "hose_seller": _("Besides two items, you may buy one hose more."),
        "trident_seller": _("Besides two items, you may buy one trident more."),
        "weight_seller": _("Besides two items, you may buy one weight more."),
        "discounter": _("After two equal items, you may buy a third one ${n} cheaper.").format(n=box.DISCOUNT),
        "buddy": _("You pay as if yours were the only ship here."),
    }.get(box.ENCOUNTERS[encounter].id, _("Does nothing, but makes room in your hand."))


def encounter_rule(encounter: int) -> str:
    """12: the paragraph that speaks of the card; they stand in the order of the box."""
    return f"12.{encounter + 1}"
