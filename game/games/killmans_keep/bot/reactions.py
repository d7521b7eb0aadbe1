"""Rules of thumb for reactions, and for what follows from them."""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.killmans_keep import actions as act
from game.games.killmans_keep import components as box
from game.games.killmans_keep.bot.artifacts import card_gain
from game.games.killmans_keep.bot.plans import Tour
from game.games.killmans_keep.bot.worth import ACTION, KEEPING, LOST_TURN, REWARD, keeping, leads
from game.games.killmans_keep.knowledge.odds import win_chance
from game.games.killmans_keep.rules.reactions import needed
from game.games.killmans_keep.rules.state import State

FIGHT = 150.0
"""What lies between winning and losing a fight: the corpse, the rest of the turn, and the next one."""

GAME = 1000.0
"""What it is worth to keep somebody from winning at once."""


def weigh_battle(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """10.5: turn the own defeat, or a leader's victory."""
    short = needed(state)
    again = win_chance(state.monster, state.bonus, state.options.ferocity)
    worths = []
    for action in legal:
        if not isinstance(action, act.Use):
            worths.append(0.0)
        elif action.card == box.THROWING_KNIVES:
            worths.append(FIGHT - KEEPING[box.THROWING_KNIVES] if short == 1 else -FIGHT)
        elif seat == state.active:
            worths.append(again * FIGHT - ACTION - KEEPING[box.HEXED_DICE] if short > 0 else -FIGHT)
        else:
            harm = (1 - again) * FIGHT * leads(state, state.active) / (state.seats - 1)
            worths.append(harm - KEEPING[box.HEXED_DICE] if short <= 0 else -FIGHT)
    return worths


def weigh_haggled(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """10.4: for the Silver Tongue's goal, for the last dollars of a Doubloon, and against somebody's last ones."""
    now = _haggled(state, seat, state.die)
    worths = []
    for action in legal:
        if isinstance(action, act.SetDie):
            worths.append(_haggled(state, seat, action.face) - now - KEEPING[action.card] - _cost(state, seat))
        elif isinstance(action, act.Use):
            mean = sum([_haggled(state, seat, face) for face in range(1, 7)]) / 6
            worths.append(mean - now - KEEPING[box.HEXED_DICE] - _cost(state, seat))
        else:
            worths.append(0.0)
    return worths


def _cost(state: State, seat: Seat) -> float:
    """10.1: on the own turn a reaction is an action."""
    return ACTION if seat == state.active else 0.0


def _haggled(state: State, seat: Seat, face: int) -> float:
    """What it means to this seat that the haggle die shows this face."""
    selling, card, extra, _carried = state.deal
    who = state.active
    gain = float(box.HAGGLE[face]) if selling else -float(box.HAGGLE[face])
    if selling:
        money = state.money[who] + box.VALUE[card] + extra
        wins = state.doubloons[who] == box.DOUBLOONS_TO_WIN - 1 and money + box.HAGGLE[face] >= box.DOUBLOON_PRICE
        gain += GAME / 2 if wins else 0.0
        goal = state.goals[who]
        if (
            who == seat
            and goal >= 0
            and box.GOALS[goal].need == "six"
            and not state.deeds[5 * who + box.SIX]
            and face == 6
        ):
            gain += REWARD[goal]
    return gain if who == seat else -gain * leads(state, who) / (state.seats - 1)


def weigh_moved(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """10.6: a toll from somebody on his way to a Doubloon; best of all from who could not pay both."""
    mover = state.active
    money = state.money[mover]
    gain = box.TOLL * 0.5
    if state.walk[1] == box.BANK and money >= box.DOUBLOON_PRICE:
        short = money - box.TOLL < box.DOUBLOON_PRICE
        gain = box.TOLL + ACTION * (1.0 + short) * leads(state, mover)
        if short and state.doubloons[mover] == box.DOUBLOONS_TO_WIN - 1:
            gain += GAME
    return [gain - KEEPING[action.card] if isinstance(action, act.Use) else 0.0 for action in legal]


def weigh_toll(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """9.10: pay for what is worth it."""
    tour = Tour(state, seat)
    go = tour.best(state.walk[1], state.actions, state.walked) - box.TOLL
    stay = tour.best(state.walk[0], state.actions, False)
    return [go if isinstance(action, act.PayToll) else stay for action in legal]


def weigh_drew(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """10.7: a card that nobody has seen is worth its price to somebody whose goal many cards would meet."""
    if len(legal) == 1:
        return [0.0]
    return [_whistle_gain(state, seat) if isinstance(action, act.Use) else 0.0 for action in legal]


def _whistle_gain(state: State, seat: Seat) -> float:
    """9.24: what a card that this seat cannot place is worth to it on average, less its price; nothing if too dear."""
    hand, known = state.hands[seat], state.known[seat]
    total, number = 0.0, 0
    for card in range(box.MONSTER_FACE):
        left = state.unseen[card] - (hand.count(card) - known.count(card))
        if left > 0:
            if box.VALUE[card] <= state.money[seat]:
                total += left * (card_gain(state, seat, card) - box.VALUE[card])
            number += left
    helped = ACTION * leads(state, state.active) / (state.seats - 1)
    return total / max(1, number) - helped - keeping(state, seat, box.KILLMANS_WHISTLE)


def weigh_always(_state: State, _seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """9.5, 9.28: what spares a turn is used."""
    return [LOST_TURN if isinstance(action, act.Use) else 0.0 for action in legal]
