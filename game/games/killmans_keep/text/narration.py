"""Events in words: one line of the log, the digest and the recap for each event worth one, a row each."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.core.faces import Face
from game.core.game import Event
from game.core.telling import Line
from game.games.killmans_keep import components as box
from game.games.killmans_keep import events as told
from game.games.killmans_keep import events_keep as keep
from game.games.killmans_keep import events_market as market
from game.games.killmans_keep import names
from game.games.killmans_keep.looks.icons import MONEY, icon, thing
from game.kit.narration import Ask, EventRow, Names, Players, tell
from game.words import _, dollars, later


def narrate(event: Event, players: Players) -> Line | None:
    """The line for this event; None for those that another line tells."""
    if isinstance(event, told.TurnEnded) and not event.unused:
        return None
    line = tell(ROWS, NAMES, event, players)
    if isinstance(event, market.Traded) and line is not None:  # of the one who agrees: he gets what the maker gave
        return replace(line, seat=event.partner)
    return line


def listed(cards: Sequence[int], money: int = 0, one: Callable[[int], str] = names.card_name) -> str:
    """Cards and money in words: "Rusty Sword, 2 × Lantern and $25"; "nothing" for neither; `one` names a single one."""
    counts = [(card, cards.count(card)) for card in dict.fromkeys(cards)]
    things = [one(card) if number == 1 else f"{number} × {names.card_name(card)}" for card, number in counts]
    if money > 0:
        things.append(dollars(money))
    if len(things) < 2:
        return things[0] if things else _("nothing")
    return _("{first} and {last}").format(first=", ".join(things[:-1]), last=things[-1])


def _player(field: str) -> Ask:
    return lambda event, players: players[getattr(event, field)].name


def _card(field: str) -> Ask:
    return lambda event, _players: names.card_name(getattr(event, field))


def _sum(field: str) -> Ask:
    return lambda event, _players: dollars(abs(getattr(event, field)))


NAMES: Names = {
    **{field: _player(field) for field in ("seat", "partner", "victim", "drawer", "by", "to_seat")},
    **{field: _card(field) for field in ("card", "gave", "took", "shown", "ability")},
    **{field: _sum(field) for field in ("price", "amount")},
    "goal": lambda event, players: names.goal_name(event.goal),
    "area": lambda event, players: names.area_name(event.area),
    "total": lambda event, players: str(event.total).replace("-", "−"),
    "dice": lambda event, players: ", ".join(str(die) for die in event.dice),
    "cards": lambda event, players: listed(event.cards),
    "sum": lambda event, players: _added(event.die, event.adds),
}
OFFER: Names = {
    "gives": lambda event, players: listed(event.give, event.money),
    "gets": lambda event, players: listed(event.ask, -event.money),
}
BARGAIN: Names = {
    "name": _player("partner"),
    "gives": lambda event, players: listed(event.got, -event.money),
    "gets": lambda event, players: listed(event.gave, event.money),
}
MAT, GUILD, KEEP = "mat:{seat}", "guild", "keep"
"""Places that are lit."""
BACK, SCALES, BOOT = thing("back_keep"), thing("trade_scales"), thing("boot_ready")


def _added(die: int, adds: int) -> str:
    """6.6: the die with what weapons add and the ferocity takes off."""
    if not adds:
        return str(die)
    return f"{die} {'+' if adds > 0 else '−'} {abs(adds)} = {die + adds}".replace("= -", "= −")


def _icon(event: Any, _players: Players) -> Face:
    return icon(event.card)


def _took(event: Any, _players: Players) -> Face:
    return icon(event.took)


def _goal(event: Any, _players: Players) -> Face:
    return icon(box.GOAL_FACE + event.goal)


def _area(event: Any, _players: Players) -> str:
    return box.AREAS[event.area]


def _round(event: Any, _players: Players) -> str:
    return names.round_name(event.round)


def _card_rule(event: Any, _players: Players) -> str:
    return names.rule_of(event.card)


def _goal_rule(event: Any, _players: Players) -> str:
    return names.rule_of(box.GOAL_FACE + event.goal)


def _four(event: Any, players: Players) -> str:
    """15.1: what everybody must know: one Doubloon more wins."""
    if event.doubloons != box.DOUBLOONS_TO_WIN - 1:
        return ""
    return _("{name} holds four Doubloons").format(name=players[event.seat].name)


def _rolled(event: told.Rolled, _players: Players) -> str:
    if not event.fight:
        selling = later("{seat} rolls {die} for the price of {card}.")
        return selling if event.selling else later("{seat} rolls {die} to beat the price of {card} down.")
    if len(event.dice) > 1:
        if event.adds:
            return later("{seat} rolls {dice} against the {card}; the lower one counts: {sum}.")
        return later("{seat} rolls {dice} against the {card}; the lower one counts.")
    return later("{seat} rolls {sum} against the {card}.")


def _goal_met(event: told.GoalTurnedIn, players: Players) -> str:
    words = _("{seat} meets the goal {goal}.")
    if box.GOALS[event.goal].mode == "hand_in":
        words = _("{seat} meets the goal {goal} with {cards}.")
    elif event.cards:
        words = _("{seat} meets the goal {goal} and shows {cards}.")
    seat, goal = players[event.seat].name, names.goal_name(event.goal)
    told = words.format(seat=seat, goal=goal, cards=listed(event.cards))
    return f"{told} {_('A Doubloon!')}" if box.GOALS[event.goal].doubloons else told


_SALES = (
    (later("{seat} sells {card} for {price}."), later("{seat} shows {shown} and sells {card} for {price}.")),
    (
        later("{seat}’s Pack Mule carries {card}, sold for {price}: no action."),
        later("{seat} shows {shown}, and the Pack Mule carries {card}, sold for {price}: no action."),
    ),
    (
        later("{seat}’s Pack Mule goes with its load for {price}: no action."),
        later("{seat} shows {shown}, and the Pack Mule goes with its load for {price}: no action."),
    ),
)
"""5.1, 9.31: of a sale, by whether the Mule carries the card or is itself the second, and whether another is shown."""


def _sold(event: market.Sold, _players: Players) -> str:
    return _SALES[event.mule + (event.mule and event.card in box.CARRIERS)][event.shown >= 0]


# fmt: off
ROWS: dict[type, EventRow] = {
    told.TurnBegan: EventRow(later("{seat}'s turn."), "3.1", "phase", "page", MAT, group=_round),
    told.TurnMissed: EventRow(later("{seat} misses this turn."), "6.7", "phase", spot=MAT, group=_round),
    told.TurnEnded: EventRow(
        lambda event, players: later("{seat} ends the turn with {unused} actions left.") if event.unused > 1
        else later("{seat} ends the turn with an action left."),
        "3.6", "phase", spot=MAT),
    told.Showed: EventRow(
        lambda event, players: later("{seat} shows {card}, the only card left.") if event.only
        else later("{seat} shows {card}."), lambda event, players: "4.1" if event.card < box.GOAL_FACE else "7.1",
        cue="card", spot=MAT, face=_icon),
    told.Used: EventRow(
        lambda event, players: later("{seat} uses {card}.") if event.ability == event.card
        else later("{seat} uses {card} as {ability}."),
        lambda event, players: names.rule_of(event.ability), cue="card", spot=MAT, face=_icon),
    told.Protected: EventRow(
        later("{seat}'s Strongbox stops what {by} tried."), "9.6", cue="error", spot=MAT, face=_icon),
    told.Moved: EventRow(later("{seat} goes to the {area}."), "3.3", cue="steps", spot=_area, face=BOOT),
    told.TollPaid: EventRow(
        later("{seat} pays {to_seat} {amount} to pass."), "9.10", "money", "coin", MAT, MONEY, cost="amount"),
    told.MoveUndone: EventRow(
        later("{seat} pays no toll and goes back to the {area}."), "9.10", cue="steps", spot=_area, face=BOOT),
    told.Rolled: EventRow(
        _rolled, lambda event, players: "6.6" if event.fight else "5.4", "luck", "dice", MAT,
        lambda event, players: thing(f"d10_{event.die}" if event.fight else f"d6_{event.die}")),
    told.DieSet: EventRow(
        later("{seat} turns the die to {die}."), "9.15", "luck", "stamp", MAT,
        lambda event, players: thing(f"d6_{event.die}")),
    told.GoalTaken: EventRow(later("{seat} takes a goal."), "7.1", cue="page", spot=GUILD, face=thing("back_goal")),
    told.GoalSeen: EventRow(later("Your goal: {goal}."), _goal_rule, "luck", spot="goal", face=_goal),
    told.GoalDropped: EventRow(
        later("{seat} gives the goal {goal} up."), "7.6", cue="page", spot=GUILD, face=_goal),
    told.GoalTurnedIn: EventRow(
        "", _goal_rule, "money", "reveal", MAT, _goal, gain="cash", text=_goal_met,
        banner=lambda event, players: _four(event, players) if box.GOALS[event.goal].doubloons else ""),
    told.GoalsShuffled: EventRow(
        later("The discarded goals are shuffled into a new deck."), "7.7", cue="card", spot=GUILD),
    told.Earned: EventRow(
        later("{seat} takes {amount} from the bank."), "9.3", "money", "coin", MAT, MONEY, gain="amount"),
    told.Swapped: EventRow(later("{seat} gives {victim} {gave} for {took}."), "9.8", cue="card", spot=MAT, face=_took),
    told.Robbed: EventRow(
        later("{seat} takes {amount} from {victim}."), "9.11", "money", "coin", MAT, MONEY, gain="amount"),
    told.Discarded: EventRow(later("{seat} loses {card}."), "6.10", cue="card", spot=MAT, face=_icon),
    told.GameWon: EventRow(
        later("{seat} holds five Doubloons and is the master of the Keep."), "15.1", "phase", "bell", MAT,
        thing("doubloon")),
    market.Bought: EventRow(
        later("{seat} buys {card} for {price}."), "5.1", "money", "coin", MAT, _icon, cost="price"),
    market.Sold: EventRow(
        _sold,
        lambda event, players: "9.31" if event.mule else "5.1", "money", "coin", MAT, _icon, gain="price"),
    market.Cleared: EventRow(
        later("{seat} clears {card} from the Market."), "16.3", cue="card", spot="market", face=_icon),
    market.Exchanged: EventRow(
        lambda event, players: later("{seat} buys a Doubloon for {price}.") if event.card < 0
        else later("{seat} buys a Doubloon for {price} with {card}."),
        lambda event, players: "8.1" if event.card < 0 else names.rule_of(event.card),
        "money", "stamp", "bank", thing("doubloon"), cost="price", banner=_four),
    market.TookBack: EventRow(
        later("{seat} takes {card} from the Keep discard."), "9.23", cue="card", spot=MAT, face=_icon),
    market.SwappedAtMarket: EventRow(
        later("{seat} leaves {gave} in the Market for {took}."), "9.13", cue="card", spot="market", face=_took),
    market.Offered: EventRow(
        lambda event, players: later("{seat} answers {partner}: {gives} for {gets}.") if event.counter
        else later("{seat} offers {partner}: {gives} for {gets}."),
        lambda event, players: "11.7" if event.counter else "11.5", cue="page", spot=MAT, face=SCALES, names=OFFER),
    market.Refused: EventRow(later("{seat} refuses {partner}'s offer."), "11.6", cue="page", spot=MAT, face=SCALES),
    market.Traded: EventRow(
        later("{name} agrees: {gets} for {gives}."), "11.6", "money", "seal", "mat:{partner}", SCALES,
        gain="money", names=BARGAIN),
    keep.Drew: EventRow(later("{seat} carries an artifact out of the Keep."), "6.2", cue="card", spot=MAT, face=BACK),
    keep.DrewSeen: EventRow(later("You draw {card}."), _card_rule, "luck", face=_icon),
    keep.MonsterMet: EventRow(later("{seat} meets the {card}."), "6.2", "luck", "growl", KEEP, _icon),
    keep.LookedAhead: EventRow(
        later("{seat} looks at {number} cards of the Keep."), "9.2", cue="page", spot=KEEP, face=BACK),
    keep.SawCards: EventRow(
        later("On top of the Keep, in this order: {cards}."), "9.2", "luck", spot=KEEP,
        face=lambda event, players: icon(event.cards[0])),
    keep.Reordered: EventRow(later("{seat} puts the cards back."), "9.2", cue="card", spot=KEEP, face=BACK),
    keep.BuriedCard: EventRow(
        lambda event, players: later("{seat} puts the {card} under the Keep deck.") if event.card >= 0
        else later("{seat} puts the top card under the Keep deck."),
        "9.22", cue="card", spot=KEEP, face=lambda event, players: icon(event.card) if event.card >= 0 else BACK),
    keep.Whistled: EventRow(
        later("{seat} whistles: {card} for {price} from {drawer}."), "9.24",
        "money", "reveal", MAT, _icon, cost="price"),
    keep.WhistledInVain: EventRow(
        later("{seat} whistles in vain: the {card} of {drawer} costs {price}."), "9.24",
        "decision", "reveal", MAT, _icon),
    keep.FoughtOff: EventRow(
        later("Smoke hides {seat}: the {card} does no harm."), "9.5",
        cue="smoke", spot=KEEP, face=_icon),
    keep.Lost: EventRow(
        lambda event, players: later("{seat} loses to the {card}: {total}, and {needed} was needed. A turn is lost.")
        if event.skip else later("{seat} loses to the {card}: {total}, and {needed} was needed."),
        "6.7", "luck", "error", KEEP, _icon),
    keep.Won: EventRow(
        lambda event, players: later("{seat} shoots the {card}.") if event.total < 0
        else later("{seat} defeats the {card}: {total}, and {needed} was enough."),
        "6.8", "luck", "swords", KEEP, _icon),
    keep.Effect: EventRow(
        lambda event, players: later("{seat} finds {amount} in its lair.") if event.amount > 0
        else later("The {card} takes {amount} from {seat}."),
        _card_rule, "money", "coin", MAT, _icon, gain="amount"),
    keep.Fled: EventRow(later("{seat} flees from the {card}."), "6.3", cue="steps", spot=MAT, face=_icon),
    keep.SlippedAway: EventRow(
        later("{seat} hides, and the {card} goes under the Keep deck."), "9.25", cue="card", spot=KEEP, face=_icon),
    keep.KeepShuffled: EventRow(
        later("The Keep discard, {n} cards, is shuffled into a new deck."), "6.11", "luck", "card", KEEP,
        names={"n": lambda event, players: event.cards}),
}
# fmt: on
