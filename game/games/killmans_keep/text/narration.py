"""Events in words: one line of the log, the digest and the recap for each event worth one."""

from collections.abc import Callable
from typing import Any

from game.core.game import Event
from game.core.telling import Line
from game.games.killmans_keep import events as told
from game.games.killmans_keep.components import DOUBLOONS_TO_WIN, GOAL_FACE, GOALS
from game.games.killmans_keep.events_market import Exchanged
from game.games.killmans_keep.looks.icons import icon, thing
from game.games.killmans_keep.names import round_name
from game.games.killmans_keep.text.narration_keep import KEEP_LINES
from game.games.killmans_keep.text.narration_market import MARKET_LINES
from game.games.killmans_keep.text.sentences import Players, area_spot, line, listed, private
from game.words import _


def narrate(event: Event, players: Players) -> Line | None:
    """The line for this event; None for those that another line tells."""
    write = _LINES.get(type(event))
    return None if write is None else write(event, players)


def _began(event: told.TurnBegan, players: Players) -> Line:
    return line(event, players, _("{seat}'s turn."), "3.1", group=round_name(event.round), kind="phase", cue="page")


def _missed(event: told.TurnMissed, players: Players) -> Line:
    return line(event, players, _("{seat} misses this turn."), "6.7", group=round_name(event.round), kind="phase")


def _ended(event: told.TurnEnded, players: Players) -> Line | None:
    if not event.unused:
        return None
    words = _("{seat} ends the turn with an action left.")
    if event.unused > 1:
        words = _("{seat} ends the turn with {unused} actions left.")
    return line(event, players, words, "3.6", kind="phase")


def _showed(event: told.Showed, players: Players) -> Line:
    rule = "4.1" if event.card < GOAL_FACE else "7.1"
    return line(event, players, _("{seat} shows {card}."), rule, cue="card", face=icon(event.card))


def _used(event: told.Used, players: Players) -> Line:
    words = _("{seat} uses {card}.")
    if event.ability != event.card:
        words = _("{seat} uses {card} as {ability}.")
    return line(event, players, words, f"9.{event.ability + 2}", cue="card", face=icon(event.card))


def _protected(event: told.Protected, players: Players) -> Line:
    words = _("{seat}'s Strongbox stops what {by} tried.")
    return line(event, players, words, "9.6", cue="error", face=icon(4))


def _moved(event: told.Moved, players: Players) -> Line:
    words = _("{seat} goes to the {area}.")
    return line(event, players, words, "3.3", spot=area_spot(event.area), cue="steps", face=thing("boot_ready"))


def _toll(event: told.TollPaid, players: Players) -> Line:
    words = _("{seat} pays {to_seat} {amount} to pass.")
    return line(event, players, words, "9.10", delta=-event.amount, kind="money", cue="coin")


def _turned_back(event: told.MoveUndone, players: Players) -> Line:
    words = _("{seat} pays no toll and goes back to the {area}.")
    return line(event, players, words, "9.10", spot=area_spot(event.area), cue="steps", face=thing("boot_ready"))


def _rolled(event: told.Rolled, players: Players) -> Line:
    if event.fight:
        words = _("{seat} rolls {die} against the {card}.")
        if len(event.dice) > 1:
            words = _("{seat} rolls {dice} against the {card}; the lower one counts.")
    elif event.selling:
        words = _("{seat} rolls {die} for the price of {card}.")
    else:
        words = _("{seat} rolls {die} to beat the price of {card} down.")
    words = words.replace("{dice}", ", ".join(str(die) for die in event.dice))
    face = thing(f"d10_{event.die}" if event.fight else f"d6_{event.die}")
    return line(event, players, words, "6.6" if event.fight else "5.4", kind="luck", cue="dice", face=face)


def _set(event: told.DieSet, players: Players) -> Line:
    words = _("{seat} turns the die to {die}.")
    return line(event, players, words, "9.15", kind="luck", cue="stamp", face=thing(f"d6_{event.die}"))


def _goal_taken(event: told.GoalTaken, players: Players) -> Line:
    return line(event, players, _("{seat} takes a goal."), "7.1", spot="guild", cue="page", face=thing("back_goal"))


def _goal_seen(event: told.GoalSeen, players: Players) -> Line:
    face = icon(GOAL_FACE + event.goal)
    return private(event, players, _("Your goal: {goal}."), f"13.{event.goal + 1}", spot="goal", kind="luck", face=face)


def _goal_dropped(event: told.GoalDropped, players: Players) -> Line:
    face = icon(GOAL_FACE + event.goal)
    return line(event, players, _("{seat} gives the goal {goal} up."), "7.6", spot="guild", cue="page", face=face)


def _goal_done(event: told.GoalTurnedIn, players: Players) -> Line:
    words, delta, banner = _("{seat} meets the goal {goal}."), event.cash, ""
    if GOALS[event.goal].mode == "hand_in":
        words = _("{seat} meets the goal {goal} with {cards}.").replace("{cards}", listed(event.cards))
    elif event.cards:
        words = _("{seat} meets the goal {goal} and shows {cards}.").replace("{cards}", listed(event.cards))
    if GOALS[event.goal].doubloons:
        words = f"{words} {_('A Doubloon!')}"
        banner = four(event, players)
    face = icon(GOAL_FACE + event.goal)
    rule = f"13.{event.goal + 1}"
    return line(event, players, words, rule, delta=delta, kind="money", cue="reveal", face=face, banner=banner)


def _exchanged(event: Exchanged, players: Players) -> Line:
    words, rule = _("{seat} buys a Doubloon for {price}."), "8.1"
    if event.card >= 0:
        words, rule = _("{seat} buys a Doubloon for {price} with {card}."), f"9.{event.card + 2}"
    more = {"kind": "money", "cue": "stamp", "face": thing("doubloon"), "banner": four(event, players)}
    return line(event, players, words, rule, delta=-event.price, spot="bank", **more)


def four(event: Exchanged | told.GoalTurnedIn, players: Players) -> str:
    """15.1: what everybody must know: one Doubloon more wins."""
    if event.doubloons != DOUBLOONS_TO_WIN - 1:
        return ""
    return _("{name} holds four Doubloons").format(name=players[event.seat].name)


def _goals_shuffled(_event: told.GoalsShuffled, _players: Players) -> Line:
    return Line(None, _("The discarded goals are shuffled into a new deck."), rule="7.7", spot="guild", cue="card")


def _earned(event: told.Earned, players: Players) -> Line:
    words = _("{seat} takes {amount} from the bank.")
    return line(event, players, words, "9.3", delta=event.amount, kind="money", cue="coin")


def _swapped(event: told.Swapped, players: Players) -> Line:
    words = _("{seat} gives {victim} {gave} for {took}.")
    return line(event, players, words, "9.8", cue="card", face=icon(event.took))


def _robbed(event: told.Robbed, players: Players) -> Line:
    words = _("{seat} takes {amount} from {victim}.")
    return line(event, players, words, "9.11", delta=event.amount, kind="money", cue="coin")


def _discarded(event: told.Discarded, players: Players) -> Line:
    return line(event, players, _("{seat} loses {card}."), "6.10", cue="card", face=icon(event.card))


def _won(event: told.GameWon, players: Players) -> Line:
    words = _("{seat} holds five Doubloons and is the master of the Keep.")
    return line(event, players, words, "15.1", kind="phase", cue="bell", face=thing("doubloon"))


_LINES: dict[type, Callable[[Any, Players], Line | None]] = {
    told.TurnBegan: _began,
    told.TurnMissed: _missed,
    told.TurnEnded: _ended,
    told.Showed: _showed,
    told.Used: _used,
    told.Protected: _protected,
    told.Moved: _moved,
    told.TollPaid: _toll,
    told.MoveUndone: _turned_back,
    told.Rolled: _rolled,
    told.DieSet: _set,
    told.GoalTaken: _goal_taken,
    told.GoalSeen: _goal_seen,
    told.GoalDropped: _goal_dropped,
    told.GoalTurnedIn: _goal_done,
    Exchanged: _exchanged,
    told.GoalsShuffled: _goals_shuffled,
    told.Earned: _earned,
    told.Swapped: _swapped,
    told.Robbed: _robbed,
    told.Discarded: _discarded,
    told.GameWon: _won,
    **KEEP_LINES,
    **MARKET_LINES,
}
