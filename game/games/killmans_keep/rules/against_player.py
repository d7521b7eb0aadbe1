"""9.8 and 9.11: the Leaden Idol and the Crown of Greed, which are used against another player."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.killmans_keep import actions as act
from game.games.killmans_keep import components as box
from game.games.killmans_keep.events import Robbed, Swapped
from game.games.killmans_keep.knowledge.cards import kinds, without
from game.games.killmans_keep.rules import turn
from game.games.killmans_keep.rules.hands import boxed, get, guarded, lose
from game.games.killmans_keep.rules.state import State, ask


def idol_victims(state: State, seat: Seat) -> list[Seat]:
    """9.8: players here who show an artifact or a corpse, and no Strongbox that everybody knows of."""
    area = state.area[seat]
    return [
        other
        for other in range(state.seats)
        if other != seat
        and state.area[other] == area
        and 0 <= state.display[other] < len(box.STARS)
        and not boxed(state, other)
    ]


def crown_victims(state: State, seat: Seat, _using: int = -1) -> list[Seat]:
    """9.11: players with money, and no Strongbox that everybody knows of."""
    return [
        other
        for other in range(state.seats)
        if other != seat and state.money[other] and not boxed(state, other)
    ]


def swappable(state: State, seat: Seat, _using: int) -> list[Seat]:
    """9.8: those victims, for who has a card to give."""
    return idol_victims(state, seat) if len(state.hands[seat]) > 1 else []


def list_swaps(state: State, seat: Seat) -> list[act.Action]:
    """9.8: any card but the one that is used."""
    return [act.DISCARD[card] for card in kinds(without(state.hands[seat], state.using))]


def swap(state: State, seat: Seat, action: act.Discard, _chance: Chance, tell: Tell | None) -> None:
    """9.8: this card against the victim's Display Card; 9.6: unless he has a Strongbox."""
    victim, gave = state.picked[0], action.card
    state.picked = ()
    turn.pay(state, seat, tell)
    if guarded(state, victim, seat, tell):
        return
    took = state.display[victim]
    lose(state, seat, gave)
    lose(state, victim, took)
    get(state, seat, took)
    get(state, victim, gave)
    if tell:
        tell(Swapped(seat, victim, gave, took))


def crown(state: State, seat: Seat, victim: Seat, _chance: Chance, tell: Tell | None) -> None:
    """9.11: up to $100, then another card is lost; 9.6: nothing of it against a Strongbox."""
    turn.pay(state, seat, tell)
    if guarded(state, victim, seat, tell):
        return
    amount = min(box.GREED, state.money[victim])
    state.money[victim] -= amount
    state.money[seat] += amount
    if tell:
        tell(Robbed(seat, victim, amount))
    if state.hands[seat]:
        ask(state, seat, "discard")
