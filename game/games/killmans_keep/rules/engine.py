"""The rules of Killman's Keep: what a game record asks of them.

Each part has its own file; here are the choice of an action, the tables of actions, and the result.
"""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.chance import Chance
from game.core.game import Result, Seat, Tell
from game.games.killmans_keep import actions as act
from game.games.killmans_keep.actions import END_TURN, SELLING, SHOWING, TRADING
from game.games.killmans_keep.rules import (
    against_player,
    artifacts,
    bargain,
    cheaper_doubloon,
    display,
    drafts,
    fight,
    guild,
    keep,
    market,
    reactions,
    turn,
)
from game.games.killmans_keep.rules.observation import public_phase
from game.games.killmans_keep.rules.state import State, ask
from game.words import _

Handler = Callable[[State, Seat, Any, Chance, Tell | None], None]


_ACTOR = tuple((seat,) for seat in range(5))


def actors(state: State) -> Sequence[Seat]:
    """Who must decide now; () when the game is over."""
    return () if state.phase == "over" else _ACTOR[state.actor]


def legal(state: State, seat: Seat) -> Sequence[act.Action]:
    """Everything this seat may do now."""
    if seat != state.actor or state.phase == "over":
        return ()
    return LIST[state.phase](state, seat)


def unasked(state: State, seat: Seat) -> Sequence[act.Action]:
    """4.2: whenever nothing is being resolved: another Display Card, in any turn, as often as one likes."""
    if public_phase(state) != "act" or not turn.can_change_display(state, seat):
        return ()
    if seat != state.active:
        return turn.list_displays(state, seat)
    return (SHOWING,) if state.phase == "act" and state.changed else ()


def apply(state: State, seat: Seat, action: act.Action, chance: Chance, tell: Tell | None) -> None:
    """Carries out a listed action, and all that follows without a decision."""
    state.actor = -1
    if state.waits >= 0 and isinstance(action, act.Show):
        action = display.resume(state, seat, action.card, tell)
    elif display.use_shown(state, seat, action, tell):
        state.paid = False
        ask(state, seat, "display")
        return
    HANDLERS[type(action)](state, seat, action, chance, tell)
    if state.actor < 0:
        turn.put_away(state)
        keep.refill(state, tell)
        turn.proceed(state, tell)


def list_act(state: State, seat: Seat) -> list[act.Action]:
    """3.1: two actions, the free move, and what costs nothing."""
    listed: list[act.Action] = [END_TURN]
    actions = state.actions
    if actions or not state.walked:
        listed += turn.list_moves(state, seat)
    if not state.changed and turn.can_change_display(state, seat):
        listed.append(SHOWING)  # and `unasked`, so that random play and bots do not change it for ever
    if actions:
        listed += HERE[state.area[seat]](state, seat)
        listed += artifacts.list_uses(state, seat)
        if drafts.can_trade(state, seat):
            listed.append(TRADING)
    elif state.mule and market.can_carry(state, seat):
        listed.append(SELLING)
    return listed


def _move(state: State, seat: Seat, action: act.Move, chance: Chance, tell: Tell | None) -> None:
    """3.3: on foot, 9.27: or in Trail Boots."""
    if state.phase == "walk":
        artifacts.walk(state, seat, action, chance, tell)
    else:
        turn.move(state, seat, action, chance, tell)


def _use(state: State, seat: Seat, action: act.Use, chance: Chance, tell: Tell | None) -> None:
    """9.1: as an action, in a fight, or as a reaction."""
    USES[state.phase](state, seat, action, chance, tell)


def _pass(state: State, seat: Seat, _action: act.Pass, chance: Chance, tell: Tell | None) -> None:
    """10.2: the next seat is asked, or what happened stands; 9.14, 9.26: also, to show nothing."""
    phase = state.phase
    if phase == "gem":
        market.show_no_gem(state, seat)
    elif phase == "seal":
        cheaper_doubloon.show_no_crest(state, seat, tell)
    elif not reactions.pass_on(state):
        STANDS[phase](state, chance, tell)


def _show(state: State, seat: Seat, action: act.Show, chance: Chance, tell: Tell | None) -> None:
    """4.1: as the Display Card, 9.14, 9.26: or for a better price."""
    if seat != state.active:
        turn.show(state, seat, action, chance, tell)
    elif state.phase == "gem":
        market.show_gem(state, seat, action, chance, tell)
    elif state.phase == "seal":
        cheaper_doubloon.show_crest(state, seat, action, chance, tell)
    else:
        turn.show(state, seat, action, chance, tell)


def _discard(state: State, seat: Seat, action: act.Discard, chance: Chance, tell: Tell | None) -> None:
    """9.11, 12.7: for good, 9.8: or into another hand."""
    if state.phase == "swap":
        against_player.swap(state, seat, action, chance, tell)
    else:
        fight.discard(state, seat, action, chance, tell)


def result(state: State) -> Result | None:
    """15.1: the first with five Doubloons wins; 15.2: the others by Doubloons, then by money."""
    if state.phase != "over":
        return None
    worth = [(state.doubloons[seat], state.money[seat]) for seat in range(state.seats)]
    ranking = tuple(
        tuple(seat for seat in range(state.seats) if worth[seat] == one) for one in sorted(set(worth), reverse=True)
    )
    reason = _("The fifth Doubloon is paid out. Killman's Keep has a new master.")
    return Result(ranking, tuple(state.doubloons), reason)


def _after_rations(state: State, _chance: Chance, tell: Tell | None) -> None:
    turn.miss_turn(state, tell)


def _after_lost(state: State, _chance: Chance, tell: Tell | None) -> None:
    fight.lose_fight(state, tell)


STANDS: dict[str, Callable[[State, Chance, Tell | None], None]] = {
    "haggled": market.settle,
    "battle": fight.settle,
    "moved": turn.arrived,
    "drew": keep.kept,
    "lost": _after_lost,
    "rations": _after_rations,
}
"""10.2: what follows when nobody reacts any more."""

USES: dict[str, Handler] = {
    "act": artifacts.use,
    "fight": fight.use_weapon,
    "haggled": market.use_hexed_dice,
    "battle": fight.use_after_the_roll,
    "lost": fight.use_smoke_pot,
    "moved": turn.use_toll_chain,
    "drew": keep.use_whistle,
    "rations": turn.use_rations,
}
"""9.1: what a card does that is used in this phase."""

HERE: tuple[Callable[[State, Seat], Sequence[act.Action]], ...] = (
    market.list_market,
    fight.list_keep,
    guild.list_guild,
    guild.list_bank,
)
"""What can be done for an action in each area, in the order of `AREAS`."""

HANDLERS: dict[type, Handler] = {
    act.Show: _show,
    act.Showing: turn.change_display,
    act.Move: _move,
    act.Use: _use,
    act.Target: artifacts.target,
    act.Take: artifacts.take,
    act.Buying: market.buying,
    act.Buy: market.buy,
    act.Selling: market.selling,
    act.Sell: market.sell,
    act.BasePrice: market.base_price,
    act.Haggle: market.haggle,
    act.Clear: market.clear,
    act.Exchange: guild.exchange,
    act.TakeGoal: guild.take_goal,
    act.TurnIn: guild.turn_in,
    act.HandIn: guild.hand_in,
    act.SwapGoal: guild.swap_goal,
    act.Draw: keep.draw,
    act.Fight: fight.fight,
    act.Flee: fight.flee,
    act.Discard: _discard,
    act.Order: keep.put_back,
    act.SetDie: market.set_die,
    act.PayToll: turn.pay_toll,
    act.TurnBack: turn.turn_back,
    act.Pass: _pass,
    act.EndTurn: turn.end_turn,
    act.Trading: drafts.trading,
    act.Trade: drafts.trade,
    act.Give: drafts.give,
    act.Keep: drafts.keep,
    act.Asking: drafts.asking,
    act.Ask: drafts.ask_for,
    act.Leave: drafts.leave,
    act.Propose: bargain.propose,
    act.Accept: bargain.accept,
    act.Refuse: bargain.refuse,
    act.Counter: bargain.counter,
    act.Insist: bargain.insist,
}

LIST: dict[str, Callable[[State, Seat], Sequence[act.Action]]] = {
    "display": turn.list_displays,
    "act": list_act,
    "show": turn.list_displays,
    "buy": market.list_buys,
    "sell": market.list_sales,
    "gem": market.list_gems,
    "price": market.list_prices,
    "target": artifacts.list_targets,
    "swap": against_player.list_swaps,
    "take": artifacts.list_takes,
    "walk": artifacts.list_walks,
    "seal": cheaper_doubloon.list_crests,
    "badge": guild.list_guild,
    "goal": guild.list_picks,
    "partner": drafts.list_partners,
    "draft": drafts.list_draft,
    "ask": drafts.list_asks,
    "order": keep.list_orders,
    "fight": fight.list_fight,
    **reactions.LIST,
    "toll": turn.list_toll,
    "discard": fight.list_discards,
    "clear": market.list_clears,
    "answer": bargain.list_answers,
}
"""What the seat that must act may do, by phase."""
