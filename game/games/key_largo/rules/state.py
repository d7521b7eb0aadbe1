"""One position of Key Largo: ints, and lists of ints and of card tuples, with a cheap copy."""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.key_largo.actions import PLAY, Action
from game.games.key_largo.rules.memory import Fact, Root
from game.games.key_largo.view import Phase

WAITING: tuple[tuple[Seat, ...], ...] = tuple(
    tuple(seat for seat in range(5) if waiting >> seat & 1) for waiting in range(32)
)


class State:
    """The whole truth of one position. Tuples are shared by copies and replaced when something changes."""

    __slots__ = (
        "able",
        "anchors",
        "basket",
        "bought",
        "cashed",
        "catch",
        "changed",
        "counts_as",
        "day",
        "discarded",
        "diver",
        "divers",
        "divers_left",
        "drinks",
        "encounters",
        "facts",
        "first",
        "fresh",
        "gone",
        "half",
        "hands",
        "held",
        "hired",
        "items_left",
        "last",
        "listed",
        "looked",
        "looks",
        "money",
        "monsters",
        "neutral",
        "open",
        "open_money",
        "phase",
        "pile",
        "places",
        "placing",
        "plans",
        "played",
        "root",
        "seats",
        "ships",
        "thief",
        "thieves",
        "turn",
        "victim",
        "visitor",
        "waiting",
        "wrecks",
    )

    # The match: options and number of seats.
    seats: int
    thief: bool
    encounters: bool
    open_money: bool
    # The clock. `visitor` is the seat whose ship is placed or whose action is carried out, `turn` counts such seats.
    day: int
    half: int
    first: Seat
    phase: Phase
    placing: bool
    turn: int
    visitor: Seat
    # Who must act (a bit a seat), and what each of them may do.
    waiting: int
    listed: Sequence[Action]
    # Plans as 5 * morning + afternoon, -1 = not laid; the neutral ship's two places.
    plans: list[int]
    neutral: list[int]
    places: list[int]
    ships: list[int]
    anchors: list[int]
    # Belongings by seat; three divers a seat in one list; hands are sorted tuples.
    money: list[int]
    divers: list[int]
    divers_left: int
    items_left: list[int]
    hands: list[tuple[int, ...]]
    # The wrecks' cards, sorted (they are drawn by luck, so no order is kept); a bit for each wreck with cards in it,
    # and for each where everybody knows of a monster. What happened to hidden cards since the root, for `memory`.
    wrecks: list[tuple[int, ...]]
    open: int
    monsters: int
    gone: tuple[int, ...]
    root: Root
    facts: tuple[Fact, ...]
    # The visit under way. `able` and `fresh` have a bit a diver, `bought` two bits an item.
    diver: int
    able: int
    fresh: int
    last: int
    catch: int
    hired: int
    thieves: int
    drinks: bool
    victim: int
    looks: int
    looked: int
    bought: int
    basket: tuple[int, ...]
    changed: int
    counts_as: int
    # Encounter cards, a bit each.
    held: list[int]
    played: list[int]
    discarded: int
    pile: int
    cashed: list[tuple[int, ...]]

    def clone(self) -> "State":  # noqa: PLR0915 - a copy names every field
        """An independent copy."""
        copy = State.__new__(State)
        copy.seats = self.seats
        copy.thief = self.thief
        copy.encounters = self.encounters
        copy.open_money = self.open_money
        copy.day = self.day
        copy.half = self.half
        copy.first = self.first
        copy.phase = self.phase
        copy.placing = self.placing
        copy.turn = self.turn
        copy.visitor = self.visitor
        copy.waiting = self.waiting
        copy.listed = self.listed
        copy.plans = self.plans[:]
        copy.neutral = self.neutral[:]
        copy.places = self.places[:]
        copy.ships = self.ships[:]
        copy.anchors = self.anchors[:]
        copy.money = self.money[:]
        copy.divers = self.divers[:]
        copy.divers_left = self.divers_left
        copy.items_left = self.items_left[:]
        copy.hands = self.hands[:]
        copy.wrecks = self.wrecks[:]
        copy.open = self.open
        copy.monsters = self.monsters
        copy.gone = self.gone
        copy.root = self.root
        copy.facts = self.facts
        copy.diver = self.diver
        copy.able = self.able
        copy.fresh = self.fresh
        copy.last = self.last
        copy.catch = self.catch
        copy.hired = self.hired
        copy.thieves = self.thieves
        copy.drinks = self.drinks
        copy.victim = self.victim
        copy.looks = self.looks
        copy.looked = self.looked
        copy.bought = self.bought
        copy.basket = self.basket
        copy.changed = self.changed
        copy.counts_as = self.counts_as
        copy.held = self.held[:]
        copy.played = self.played[:]
        copy.discarded = self.discarded
        copy.pile = self.pile
        copy.cashed = self.cashed[:]
        return copy


def ask(state: State, seat: Seat, phase: Phase, listed: Sequence[Action]) -> None:
    """This seat must decide now, among the listed actions."""
    state.waiting = 1 << seat
    state.phase = phase
    state.listed = listed


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """These cards less one with this face."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def may_hold(state: State, seat: Seat, encounters: int) -> bool:
    """11.4: whether everybody must think it possible that this seat could play one of these encounter cards now.

    Who is asked depends on this alone, never on the cards that the seat really holds.
    """
    return bool(state.held[seat]) and state.played[seat] < 0 and bool(encounters & ~state.discarded)


def playable(state: State, seat: Seat, encounters: int) -> list[Action]:
    """11.3: plays of those of these encounter cards that the seat holds, one a half-day."""
    cards = state.held[seat] & encounters
    if not cards or state.played[seat] >= 0:
        return []
    return [play for play in PLAY if cards >> play.encounter & 1]
