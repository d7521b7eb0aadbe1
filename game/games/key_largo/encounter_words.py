"""The encounter cards in words: a name, and what the card does where it is played."""

from game.games.key_largo.components import ENCOUNTERS
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
    }.get(ENCOUNTERS[encounter].id, _("Tourist"))


def encounter_effect(encounter: int) -> str:
    """What the card does."""
    return {
        "aide": _("In shallow water one of your divers draws one card more."),
        "hasty_buyer": _("Sell a card you have just drawn, at the best price. No jewels."),
        "frequent_visitor": _("A monster was drawn: shuffle it back and draw again."),
        "saboteur": _("One diver of a rival does not draw."),
        "painstaking_diver": _("If one card is left after your dive, your last diver draws it."),
        "drunkard": _("Look at the cards of one wreck for nothing."),
        "young_diver": _("A diver costs you only $60."),
        "expert_diver": _("The diver you hire brings a hose of his own."),
        "young_thief": _("A thief costs you only $30."),
        "brothers": _("You may hire two divers, or two thieves."),
        "greenhorn": _("One card you sell counts as another kind."),
        "trafficker": _("Sell up to five more cards of any kinds at $30 a unit."),
        "jeweler": _("Sell one jewel too, at its value."),
        "goldsmith": _("Your gold sells at $40 a piece."),
        "large_family": _("The trip pays double. Not in the half-day it was drawn."),
        "hose_seller": _("You may buy one hose more than two items."),
        "trident_seller": _("You may buy one trident more than two items."),
        "weight_seller": _("You may buy one weight more than two items."),
        "discounter": _("After two equal items, a third one is $20 cheaper."),
        "buddy": _("You pay the lowest price, however many ships are here."),
    }.get(ENCOUNTERS[encounter].id, _("Does nothing, but makes room in your hand."))
