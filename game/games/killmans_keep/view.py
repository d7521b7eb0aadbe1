"""What one seat may know: the types of the View."""

from dataclasses import dataclass
from typing import Literal, get_args

from game.core.game import Seat
from game.games.killmans_keep.components import Options

Half = Literal[
    "show",  # 4.2: another Display Card
    "buy",  # 5.1: which card of the Market
    "sell",  # 5.1: which card of the hand
    "gem",  # 9.14: which gemstone to show with the Garnet
    "price",  # 5.3: haggle or not
    "target",  # 9.8, 9.9, 9.11: which player
    "swap",  # 9.8: which card to give
    "take",  # 9.4, 9.13, 9.23: which card of the Market or the discard
    "walk",  # 9.27: where to
    "seal",  # 9.26: which of Killman's artifacts to show
    "badge",  # 9.30: what to do as if in the Guild
    "goal",  # 7.4: which cards to show or hand in
    "partner",  # 11.1: whom to trade with
    "draft",  # 11.3: what to offer
    "ask",  # 11.3: which card to ask for
]
"""14.4: halves of an action. Only the seat that makes it knows of them; all others see "act" (or "answer")."""

Phase = Literal[
    "display",  # 4.1: which card to show
    "act",  # 3.1: what to do
    Half,
    # What everybody sees.
    "order",  # 9.2: in which order the two cards go back
    "fight",  # 6.3: fight or flee
    "haggled",  # 10.4: after a haggle roll
    "battle",  # 10.5: after a battle roll
    "lost",  # 9.5: after a lost fight
    "moved",  # 10.6: after a move
    "toll",  # 9.10: pay or go back
    "drew",  # 10.7: after a draw
    "rations",  # 9.28: before a turn is missed
    "discard",  # 9.11, 12.7: which card is lost
    "clear",  # 16.3: which card leaves the Market
    "answer",  # 11.6: what to say to the offer
    "over",
]
PRIVATE: frozenset[Phase] = frozenset(get_args(Half))

CALLS: tuple[Phase, ...] = ("haggled", "battle", "moved", "drew", "lost", "rations")
"""10.4 to 10.8: the phases in which seats are asked whether they react."""


@dataclass(frozen=True, slots=True)
class Buried:
    """A card of the Keep deck whose place is known: its face (-1: not known to this seat) and the seats who know it.

    `public` if it went there before everybody's eyes.
    """

    card: int
    seen: tuple[Seat, ...]
    public: bool


@dataclass(frozen=True, slots=True)
class Terms:
    """11: an offer: who makes it to whom, the cards given and asked for, and the dollars paid (below 0: asked for).

    Of a draft, the money is what the offer it answers would make it: where a counter-offer begins.
    """

    maker: Seat
    partner: Seat
    give: tuple[int, ...]
    ask: tuple[int, ...]
    money: int


@dataclass(frozen=True, slots=True)
class View:
    """Killman's Keep as one seat sees it; `seat` None is somebody who sees only what is public.

    Cards are faces of `components`, all tuples of cards sorted; tuples by seat where nothing else is said. -1 is none.
    """

    # The match
    seat: Seat | None
    seats: int
    options: Options
    first: Seat
    openings: tuple[tuple[int, ...], ...]
    """2.6: what each seat rolled for the first turn, ties rolled again."""
    # The clock
    round: int
    """From 1; 0 while the first Display Cards are chosen."""
    phase: Phase
    actors: tuple[Seat, ...]
    active: Seat
    """Whose turn it is."""
    next: Seat
    """The seat whose turn begins when all is resolved; -1 while the turn goes on."""
    actions: int
    walked: bool
    """3.3: the free move is used."""
    barred: tuple[int, ...]
    """9.10: areas to which the active seat may not go any more in this turn."""
    traded: tuple[Seat, ...]
    """11.2: with whom the active seat has negotiated in this turn."""
    mule: bool
    """9.31: the card last sold would leave room for a second one in the same action, for a seat with a Pack Mule."""
    changed: bool
    """4.2: the active seat has changed its Display Card since it last did something else."""
    # Belongings
    area: tuple[int, ...]
    money: tuple[int, ...]
    doubloons: tuple[int, ...]
    hand: tuple[int, ...]
    """This seat's own artifacts and corpses."""
    held: tuple[int, ...]
    """The number of artifacts and corpses in each hand."""
    known: tuple[tuple[int, ...], ...]
    """14.2: the cards that everybody knows to be in each hand."""
    peeked: tuple[tuple[int, ...], ...]
    """14.3: the cards that this seat knows to be in each hand beyond those: it looked at them in the Keep before."""
    display: tuple[int, ...]
    """4.1: the Display Card; a goal's face begins at `GOAL_FACE`."""
    has_goal: tuple[bool, ...]
    goals: tuple[int, ...]
    """The goals this seat knows: its own, and those that were shown; -1 for others."""
    goal_known: tuple[bool, ...]
    """Whether everybody has seen the goal."""
    deeds: tuple[tuple[int, ...], ...]
    """7.8: what each seat has done since it took its goal, by `DEEDS`."""
    skip: tuple[bool, ...]
    """6.7: the seat misses its next turn."""
    bare: tuple[bool, ...]
    """4.1: the seat must yet choose a Display Card."""
    # The piles
    market: tuple[int, ...]
    discard: tuple[int, ...]
    monster: int
    """6.4: the monster that lies face up on the Keep."""
    top: tuple[Buried, ...]
    """The first cards of the Keep deck that somebody has looked at, the topmost first."""
    pool: int
    """The number of cards below them."""
    bottom: tuple[Buried, ...]
    """The cards put under those, the last one lowest."""
    goal_pool: int
    goal_discard: tuple[int, ...]
    last_card: int
    """The card that was discarded last, and lies uppermost if it still lies there; -1: none was."""
    last_goal: int
    # What is being resolved
    aside: tuple[int, ...]
    """9.1: cards used, whose effect is not over; they go to the Keep discard."""
    queue: tuple[Seat, ...]
    """10.2: the seats that are still to be asked whether they react, in order; the first of them acts."""
    using: int
    """The artifact this seat is about to use."""
    ability: int
    """The artifact whose ability that is; another one with the Cracked Mirror."""
    picked: tuple[int, ...]
    """7.4, 9.8, 9.14: what was picked so far: cards for a goal, the seat to swap with, or the gemstone to show."""
    selling: bool
    deal: int
    """5.4: the card that is bought or sold; one not yet agreed on is known to its seat only."""
    extra: int
    """9.14: dollars on top of the price."""
    carried: bool
    """9.31: it is the second card of one action."""
    die: int
    """The die that counts; -1: none is rolled."""
    dice: tuple[int, ...]
    """All dice of the last roll, as they lie on the table."""
    sides: int
    """Of how many faces they are; 0 = nobody has rolled yet."""
    rolls: int
    """How many times somebody has rolled so far."""
    fighting: bool
    """6.5: weapons are chosen, or the dice are cast: there is no way back."""
    fresh: bool
    """6.2: the monster was drawn just now, so that fleeing is possible."""
    bonus: int
    """6.6: what weapons add to the battle roll so far."""
    swung: int
    """9.21: how many Dragonbanes were used in this fight."""
    drawn: int
    """10.7: the artifact just drawn, for its owner only."""
    draws: int
    """9.29: cards still to be drawn."""
    walk: tuple[int, int, int, Seat]
    """10.6: the move under way: from, to, what it cost (-1: the free move, -2: an action, else the card used), and the
    seat that asks for a toll."""
    waits: int
    """4.3: the number of the action that waits until another Display Card is shown, as it used the last; -1 = none."""
    back: Phase
    """The phase in which that action was chosen."""
    # Trading
    draft: Terms | None
    """11.3: the offer this seat is making."""
    offer: Terms | None
    """11.5: the offer that stands."""
    original: Terms | None
    """11.8: the first offer of this negotiation."""
    counters: int
    """11.7: counter-offers made so far."""

    def __hash__(self) -> int:
        """Of few fields: whoever imagines worlds from a view looks it up each time."""
        return hash((self.seat, self.round, self.active, self.phase, self.actions, self.hand, self.money, self.pool))
