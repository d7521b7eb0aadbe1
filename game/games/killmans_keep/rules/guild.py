"""7: the Guild and its goals, and 8: the Bank."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.killmans_keep import actions as act
from game.games.killmans_keep.actions import EXCHANGE, HAND_IN, SWAP_GOAL, TAKE_GOAL, TURN_IN
from game.games.killmans_keep.components import DEEDS, DOUBLOON_PRICE, DOUBLOONS_TO_WIN, GOALS
from game.games.killmans_keep.events import GameWon, GoalDropped, GoalSeen, GoalsShuffled, GoalTaken, GoalTurnedIn
from game.games.killmans_keep.events_market import Exchanged
from game.games.killmans_keep.knowledge.cards import Cards, plus, without
from game.games.killmans_keep.knowledge.goals import met, next_picks, settle
from game.games.killmans_keep.rules.hands import drop_goal, reveal, throw_away
from game.games.killmans_keep.rules.state import State, ask, spend
from game.games.killmans_keep.rules.turn import pay, put_away


def list_guild(state: State, seat: Seat) -> list[act.Action]:
    """7.1, 7.3, 7.6: take a goal, turn it in, or trade it in."""
    return guild_actions(state, seat, state.using)


def _other_cards(state: State, seat: Seat, using: int) -> Cards:
    """9.30: the Badge (or the Mirror) that is used cannot be shown or handed in as well."""
    return state.hands[seat] if using < 0 else without(state.hands[seat], using)


def guild_actions(state: State, seat: Seat, using: int) -> list[act.Action]:
    """7.1, 7.3, 7.6: the same for somebody who would use this card for it; -1: none."""
    goal = state.goals[seat]
    deck = bool(state.goal_pool or state.goal_discard)
    if goal < 0:
        return [TAKE_GOAL] if deck else []
    listed: list[act.Action] = [SWAP_GOAL] if deck else []
    if met(goal, _other_cards(state, seat, using), state.money[seat], state.deeds[5 * seat : 5 * seat + 5]):
        listed.append(TURN_IN)
    return listed


def take_goal(state: State, seat: Seat, _action: act.TakeGoal, chance: Chance, tell: Tell | None) -> None:
    """7.1: the top goal, secretly."""
    pay(state, seat, tell)
    _draw_goal(state, seat, chance, tell)


def swap_goal(state: State, seat: Seat, _action: act.SwapGoal, chance: Chance, tell: Tell | None) -> None:
    """7.6: the old goal is discarded, then a new one drawn; 7.7: never the same one."""
    pay(state, seat, tell)
    goal = state.goals[seat]
    if tell:
        tell(GoalDropped(seat, goal))
    if not state.goal_pool:
        _shuffle_goals(state, tell)
    drop_goal(state, seat)
    _draw_goal(state, seat, chance, tell)


def _shuffle_goals(state: State, tell: Tell | None) -> None:
    """7.7: an empty deck is made of the goal discard."""
    state.goal_pool = list(state.goal_discard)
    state.goal_discard = ()
    if tell:
        tell(GoalsShuffled())


def _draw_goal(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    if not state.goal_pool:
        _shuffle_goals(state, tell)
    pool = state.goal_pool
    at = chance.below(len(pool))
    goal = pool[at]
    pool[at] = pool[-1]
    pool.pop()
    state.goals[seat] = goal
    state.deeds[5 * seat : 5 * seat + 5] = [0] * len(DEEDS)
    if state.display[seat] < 0:
        state.bare |= 1 << seat
    if tell:
        tell(GoalTaken(seat))
        tell(GoalSeen(goal, seat))


def turn_in(state: State, seat: Seat, _action: act.TurnIn, _chance: Chance, tell: Tell | None) -> None:
    """7.3: which cards, where the goal is about cards."""
    _pick_on(state, seat, (), tell)


def hand_in(state: State, seat: Seat, action: act.HandIn, _chance: Chance, tell: Tell | None) -> None:
    """7.4: one card after the other."""
    _pick_on(state, seat, plus(state.picked, action.card), tell)


def _pick_on(state: State, seat: Seat, picked: Cards, tell: Tell | None) -> None:
    """7.4: picks what must be picked; asks when there is a choice."""
    goal, hand = state.goals[seat], _other_cards(state, seat, state.using)
    state.picked, enough = settle(goal, hand, picked)
    if enough:
        picked, state.picked = state.picked, ()
        _redeem(state, seat, picked, tell)
    else:
        ask(state, seat, "goal")


def list_picks(state: State, seat: Seat) -> list[act.Action]:
    """7.4: the cards that help to meet the goal."""
    hand = _other_cards(state, seat, state.using)
    return [HAND_IN[card] for card in next_picks(state.goals[seat], hand, state.picked)]


def _redeem(state: State, seat: Seat, picked: Cards, tell: Tell | None) -> None:
    """7.4, 7.5: cards are shown, or handed in to the Keep discard; the goal is discarded and pays its reward."""
    pay(state, seat, tell)
    number = state.goals[seat]
    goal = GOALS[number]
    if goal.mode == "hand_in":
        for card in picked:
            throw_away(state, seat, card)
    else:
        reveal(state, seat, picked)
    drop_goal(state, seat)
    state.money[seat] += goal.cash
    state.doubloons[seat] += goal.doubloons
    if tell:
        tell(GoalTurnedIn(seat, number, picked, goal.cash, state.doubloons[seat]))
    check_victory(state, seat, tell)


def list_bank(state: State, seat: Seat) -> list[act.Action]:
    """8.1: a Doubloon, for who can pay it."""
    return [EXCHANGE] if state.money[seat] >= DOUBLOON_PRICE else []


def exchange(state: State, seat: Seat, _action: act.Exchange, _chance: Chance, tell: Tell | None) -> None:
    """8.1: an action and $300 for a Doubloon."""
    spend(state)
    buy_doubloon(state, seat, DOUBLOON_PRICE, -1, -1, tell)


def buy_doubloon(state: State, seat: Seat, price: int, card: int, shown: int, tell: Tell | None) -> None:
    """8.1, 9.16, 9.26: this price for a Doubloon, perhaps thanks to a card, and to another one that was shown."""
    state.money[seat] -= price
    state.doubloons[seat] += 1
    if tell:
        tell(Exchanged(seat, price, card, shown, state.doubloons[seat]))
    check_victory(state, seat, tell)


def check_victory(state: State, seat: Seat, tell: Tell | None) -> None:
    """15.1: the fifth Doubloon wins at once."""
    if state.doubloons[seat] < DOUBLOONS_TO_WIN:
        return
    put_away(state)
    ask(state, seat, "over")
    if tell:
        tell(GameWon(seat))
