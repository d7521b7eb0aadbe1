"""What a law does and when, in words made for its row."""

from game.games.keythedral import components as box
from game.words import _, later

_EFFECTS = {
    "own_roster": later("You place all five work-order markers this round."),
    "second_call": later("One more of your cottages answers the number called."),
    "first_out": later("You place first in every step this round."),
    "spare_bed": later("This cottage sends two workers this round."),
    "good_season": later("Name a field type: each worker there brings two cubes."),
    "poor_season": later("Name a colour: those who collect after you get none."),
    "poor_relief": later("One resource of your choice per idle worker, at most two."),
    "open_market": later("The trader takes one cube from you this round, not two."),
    "journeyman": later("That craft cube costs you one resource less."),
    "price_cut": later("An open seat costs one cube less until it is bought."),
    "surcharge": later("A buyer adds one cube of the colour you name, or fails."),
    "objection": later("That seat may not be bought this turn."),
    "building_stop": later("Others may build no houses this round; you may."),
    "master_mason": later("Build a house for one stone or one timber."),
    "right_of_way": later("Remove any one fence without payment."),
    "stile": later("Workers of a fenced-in cottage cross fences this round."),
    "fence_grant": later("Build one of your fences without payment."),
    "long_sitting": later("Take two actions in a row."),
    "precedence": later("You become start player without bidding."),
    "substitute": later("One resource in a seat’s cost may be another colour."),
}
_MOMENTS: dict[box.When, str] = {
    "roster": later("before the first marker"),
    "called": later("when a number is called"),
    "place": later("when the building sends a worker"),
    "season": later("before the harvest"),
    "collect": later("after your own collection"),
    "act": later("on your own turn of the actions"),
    "hire": later("when you buy a craft cube"),
    "answer": later("when somebody else buys a seat"),
    "buy": later("when you buy a seat"),
    "precede": later("before the bids"),
}


def law_words(law: int) -> str:
    """What a law does."""
    return _(_EFFECTS[box.LAWS[law].id])


def moment_words(law: int) -> str:
    """When it may be played."""
    return _(_MOMENTS[box.LAWS[law].when])
