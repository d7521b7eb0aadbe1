"""What is said of each kind of card: the columns of the tables in `components`."""

from dataclasses import dataclass
from typing import Literal

Timing = Literal["action", "fight", "reaction", "passive"]
Mode = Literal["show", "hand_in", "event"]


@dataclass(frozen=True, slots=True)
class Artifact:
    """One kind of artifact: all that is said of it, and when its ability works.

    `effect` is the ability in as few words as fit on the card, `text` the whole of it; `consumed`: using it consumes
    the card; `bonus`: what it adds to a battle roll; `area`: the only one in which it works (-1: any); `asks`: what its
    owner is asked first; `lacks`: what is missing when it cannot be used in the right place or fight; `worth`: dollars
    to a bot that holds it, when that is more than its sale brings (ours); `alone`: what is said when nobody is there
    against whom it works;
    `guards`: whether it keeps others' cards from its owner's belongings; `carries`: whether it sells a second card;
    `fixed`: what it adds to its own sale, which then needs no roll; `beside`: what it adds when another of its category
    is shown; `doubloon`: what a Doubloon costs with it; `beats`: up to how many stars it wins a fight at once; `slips`:
    whether one gets away with it;
    `mirrors`: whether it does what another card does; `takes`: where the card lies that it takes;
    `discount`: how much less that one costs, as it costs something; `coins`, `looks`, `draws`: what it brings at once;
    `buries`: whether what lies on top of the Keep goes under the deck;
    `follows`: whether more follows at once when it is used ("use"), or used against a player ("target").
    """

    id: str
    name: str
    stars: int
    copies: int
    timing: Timing
    effect: str
    text: str
    consumed: bool = True
    bonus: int = 0
    area: int = -1
    asks: str = ""
    lacks: str = ""
    alone: str = ""
    worth: int = 0
    mirrors: bool = False
    takes: Literal["", "market", "swap", "discard"] = ""
    discount: int = 0
    coins: int = 0
    looks: int = 0
    draws: int = 0
    buries: bool = False
    follows: Literal["", "use", "target"] = ""
    guards: bool = False
    carries: bool = False
    fixed: int = 0
    beside: int = 0
    doubloon: int = 0
    beats: int = 0
    slips: bool = False


@dataclass(frozen=True, slots=True)
class Monster:
    """One kind of monster; `effect` is what happens besides, with `value` dollars, and `loss` what a defeat costs."""

    id: str
    name: str
    stars: int
    copies: int
    ferocity: int
    effect: str = ""
    value: int = 0
    loss: str = ""


@dataclass(frozen=True, slots=True)
class Goal:
    """One goal: what it needs (see `goals`), with a number and, for some, a category or stars; and its reward.

    `asks` says what it needs (of cards to be handed in: which), `done` how much of a deed is done.
    """

    id: str
    name: str
    mode: Mode
    need: str
    number: int
    of: int = -1
    cash: int = 0
    doubloons: int = 0
    asks: str = ""
    done: str = ""
