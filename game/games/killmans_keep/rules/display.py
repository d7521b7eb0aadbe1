"""4.3: whoever uses his Display Card chooses another at once, before what the used card does.

The card is used up and told; while its owner chooses, the action waits in `State.waits`, and then it goes on. What is
over with the use, such as a Coin Purse, waits for nothing: `turn.proceed` asks for the new Display Card.
"""

from game.core.game import Seat, Tell
from game.games.killmans_keep import actions as act
from game.games.killmans_keep import components as box
from game.games.killmans_keep.events import Used
from game.games.killmans_keep.knowledge.cards import plus
from game.games.killmans_keep.rules.hands import reveal, use_up
from game.games.killmans_keep.rules.state import State
from game.games.killmans_keep.rules.turn import list_displays, set_display

WAITING: tuple[act.Action, ...] = (*act.USE, *act.SET_DIE, *act.TARGET, *act.MOVE)
"""What may wait, by its number."""
NUMBER = {action: number for number, action in enumerate(WAITING)}


def using(state: State, action: act.Action) -> tuple[int, int]:
    """The card that this action uses up although more is to follow, and the ability that it has then; -1 = none."""
    if isinstance(action, act.SetDie):
        return action.card, action.card
    if isinstance(action, act.Use):
        over = box.ARTIFACTS[action.card].follows != "use" if state.phase == "act" else action.card == box.DRAGONBANE
        return (-1, -1) if over else (action.card, action.card)
    if isinstance(action, act.Move):
        return (state.using, state.ability) if state.phase == "walk" else (-1, -1)
    if isinstance(action, act.Target):
        mirrored = box.ARTIFACTS[state.ability].mirrors
        ability = state.display[action.seat] if mirrored else state.ability
        if box.ARTIFACTS[ability].follows in (("use",) if mirrored else ("use", "target")):
            return state.using, ability
    return -1, -1


def use_shown(state: State, seat: Seat, action: act.Action, tell: Tell | None) -> bool:
    """Use the card of this action, if it is the Display Card, and show the only other one; whether several are left."""
    card, ability = using(state, action)
    if card < 0 or state.display[seat] != card:
        return False
    if state.phase == "haggled" and seat == state.active and state.deal[0]:
        reveal(state, seat, plus((card,), state.deal[1]))  # 14.2: all see both, the card on sale and the one used
    if state.known[seat].count(card) > 1:
        return False
    use_up(state, seat, card)
    state.paid = True
    if tell:
        tell(Used(seat, card, ability, True))
    others = list_displays(state, seat)
    if len(others) == 1:
        set_display(state, seat, others[0].card, tell)
    if len(others) < 2:
        return False
    state.back, state.waits = state.phase, NUMBER[action]
    return True


def resume(state: State, seat: Seat, card: int, tell: Tell | None) -> act.Action:
    """The new Display Card is shown; the action that goes on now, in the phase in which it was chosen."""
    set_display(state, seat, card, tell)
    action = WAITING[state.waits]
    state.phase, state.waits = state.back, -1
    state.paid = True
    return action
