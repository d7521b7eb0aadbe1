"""9.16 and 9.26: the Heart of the Keep and Killman's Seal, which make a Doubloon cheaper."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.killmans_keep import actions as act
from game.games.killmans_keep import components as box
from game.games.killmans_keep.knowledge.cards import kinds, without
from game.games.killmans_keep.rules import guild, turn
from game.games.killmans_keep.rules.hands import reveal
from game.games.killmans_keep.rules.state import State, ask


def can_heart(state: State, seat: Seat, _using: int) -> bool:
    """9.16: at the Bank, with $100."""
    return state.area[seat] == box.BANK and state.money[seat] >= box.HEART_PRICE


def heart(state: State, seat: Seat, _chance: Chance, tell: Tell | None) -> None:
    """9.16: the card and $100 for a Doubloon."""
    using = state.using
    turn.pay(state, seat, tell)
    guild.buy_doubloon(state, seat, box.HEART_PRICE, using, -1, tell)


def _crests(state: State, seat: Seat, using: int) -> list[int]:
    """9.26: other artifacts of Killman's in the hand."""
    return [card for card in kinds(without(state.hands[seat], using)) if box.CATEGORY[card] == box.KILLMAN]


def can_seal(state: State, seat: Seat, using: int) -> bool:
    """9.26: at the Bank, with $150, or with $100 and another of Killman's artifacts."""
    if state.area[seat] != box.BANK or state.money[seat] < box.SEAL_PRICE_SHOWING:
        return False
    return state.money[seat] >= box.SEAL_PRICE or bool(_crests(state, seat, using))


def seal(state: State, seat: Seat, _chance: Chance, tell: Tell | None) -> None:
    """9.26: what the Seal makes it cost."""
    if _crests(state, seat, state.using):
        ask(state, seat, "seal")
    else:
        _pay_with_seal(state, seat, -1, tell)


def list_crests(state: State, seat: Seat) -> list[act.Action]:
    """9.26: show another of Killman's artifacts, or, with enough money, none."""
    listed: list[act.Action] = [act.SHOW[card] for card in _crests(state, seat, state.using)]
    if state.money[seat] >= box.SEAL_PRICE:
        listed.append(act.PASS)
    return listed


def show_crest(state: State, seat: Seat, action: act.Show, _chance: Chance, tell: Tell | None) -> None:
    """9.26: for the lower price."""
    _pay_with_seal(state, seat, action.card, tell)


def show_no_crest(state: State, seat: Seat, tell: Tell | None) -> None:
    """9.26: for the higher price."""
    _pay_with_seal(state, seat, -1, tell)


def _pay_with_seal(state: State, seat: Seat, shown: int, tell: Tell | None) -> None:
    using = state.using
    turn.pay(state, seat, tell)
    if shown >= 0:
        reveal(state, seat, (shown,))
    guild.buy_doubloon(state, seat, box.SEAL_PRICE if shown < 0 else box.SEAL_PRICE_SHOWING, using, shown, tell)
