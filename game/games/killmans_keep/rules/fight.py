"""6.3 to 6.9: facing a monster, and 12: what the monsters do."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.killmans_keep import components as box
from game.games.killmans_keep.actions import DISCARD, DRAW, FIGHT, FLEE, USE, Action, Discard, Fight, Flee, Use
from game.games.killmans_keep.events import Discarded, Rolled, Used
from game.games.killmans_keep.events_keep import Effect, Fled, FoughtOff, Lost, SlippedAway, Won
from game.games.killmans_keep.knowledge.cards import kinds
from game.games.killmans_keep.rules import reactions, turn
from game.games.killmans_keep.rules.hands import drop_goal, get, play, reveal, throw_away
from game.games.killmans_keep.rules.keep import bury_monster, can_draw
from game.games.killmans_keep.rules.state import State, ask, spend

_BEFORE_THE_ROLL = tuple(card for card in box.BONUS if card != box.DRAGONBANE)


def list_keep(state: State, _seat: Seat) -> list[Action]:
    """6.1: draw, 6.4: or fight the monster on top."""
    if state.monster >= 0:
        return [FIGHT]
    return [DRAW] if can_draw(state) else []


def list_fight(state: State, seat: Seat) -> list[Action]:
    """6.3, 6.6: fight, with any weapons; or flee from a monster just drawn; 9.25: or slip away."""
    hand, monster = state.hands[seat], state.monster
    listed: list[Action] = [FIGHT]
    if not state.fighting:
        if state.fresh:
            listed.append(FLEE)
        if box.KILLMANS_CLOAK in hand:
            listed.append(USE[box.KILLMANS_CLOAK])
    if monster == box.SHADE:
        return listed
    for card in _BEFORE_THE_ROLL:
        if card in hand:
            listed.append(USE[card])
    if box.SILVER_CROSSBOW in hand and box.STARS[monster] <= box.CROSSBOW_STARS:
        listed.append(USE[box.SILVER_CROSSBOW])
    if hand.count(box.DRAGONBANE) > state.swung:
        listed.append(USE[box.DRAGONBANE])
    return listed


def fight(state: State, seat: Seat, _action: Fight, chance: Chance, tell: Tell | None) -> None:
    """6.4: to face a known monster is an action; 6.5: then, or when it was drawn, the battle roll."""
    if state.phase == "act":
        spend(state)
        ask(state, seat, "fight")
    else:
        _roll(state, chance, tell)


def _roll(state: State, chance: Chance, tell: Tell | None) -> None:
    """6.6: the die; 12.8: two dice against the Hexhound, of which the lower counts."""
    state.fighting = True
    dice = [chance.below(box.BATTLE_FACES)]
    if state.monster == box.HEXHOUND:
        dice.append(chance.below(box.BATTLE_FACES))
    state.dice, state.sides, state.rolls = tuple(dice), box.BATTLE_FACES, state.rolls + 1
    state.die = min(dice)
    if tell:
        adds = box.STARS[state.monster] - reactions.needed(state) - state.die
        tell(Rolled(state.active, state.monster, state.dice, state.die, True, False, adds))
    if not reactions.open_round(state, "battle"):
        settle(state, chance, tell)


def use_weapon(state: State, seat: Seat, action: Use, _chance: Chance, tell: Tell | None) -> None:
    """9.17 to 9.21: a weapon for this fight; 9.25: or the Cloak instead of it."""
    card = action.card
    if card == box.DRAGONBANE:
        state.swung += 1
        reveal(state, seat, (card,) * state.swung)
        if tell:
            tell(Used(seat, card, card, False))
    else:
        play(state, seat, card, tell)
    if card == box.KILLMANS_CLOAK:
        _slip_away(state, seat, tell)
    elif card == box.SILVER_CROSSBOW:
        _win(state, seat, -1, tell)
    else:
        state.fighting = True
        state.bonus += box.BONUS[card]
        ask(state, seat, "fight")


def _slip_away(state: State, seat: Seat, tell: Tell | None) -> None:
    """9.25: the monster goes under the deck, and the turn goes on."""
    if tell:
        tell(SlippedAway(seat, state.monster))
    bury_monster(state)


def use_after_the_roll(state: State, seat: Seat, action: Use, chance: Chance, tell: Tell | None) -> None:
    """9.18: Knives add to the roll; 9.7: Hexed Dice make it again, 10.1: which is an action on the own turn."""
    card = action.card
    if card in box.BONUS:
        play(state, seat, card, tell)
        state.bonus += box.BONUS[card]
        if not reactions.open_round(state, "battle"):
            settle(state, chance, tell)
        return
    if seat == state.active:
        spend(state)
    play(state, seat, card, tell)
    _roll(state, chance, tell)


def settle(state: State, _chance: Chance, tell: Tell | None) -> None:
    """6.6: the roll with all that is added and taken off must reach the monster's stars."""
    seat = state.active
    short = reactions.needed(state)
    if short <= 0:
        _win(state, seat, box.STARS[state.monster] - short, tell)
    elif not reactions.open_own(state, "lost"):
        lose_fight(state, tell)


def _win(state: State, seat: Seat, total: int, tell: Tell | None) -> None:
    """6.8: the monster is a corpse in the winner's hand; 12.10: the Wyrmling's hoard."""
    monster = state.monster
    _count_giant(state, seat)
    state.deeds[5 * seat + box.DEFEATED] += 1
    state.monster = -1
    get(state, seat, monster)
    if tell:
        tell(Won(seat, monster, total, box.STARS[monster]))
    if monster == box.WYRMLING:
        _pay(state, seat, monster, box.MONSTERS[monster - box.MONSTER_FACE].value, tell)
    _end(state)


def _count_giant(state: State, seat: Seat) -> None:
    """13.20: a fight with a monster of three stars."""
    state.deeds[5 * seat + box.GIANT] += box.STARS[state.monster] == 3


def _end(state: State) -> None:
    """The fight is over."""
    state.die, state.bonus, state.swung = -1, 0, 0
    state.fighting = state.fresh = False


def _pay(state: State, seat: Seat, monster: int, amount: int, tell: Tell | None) -> None:
    state.money[seat] += amount
    if tell and amount:
        tell(Effect(seat, monster, amount))


def use_smoke_pot(state: State, seat: Seat, action: Use, _chance: Chance, tell: Tell | None) -> None:
    """9.5: no turn is lost, nothing happens; the monster stays and the turn goes on."""
    play(state, seat, action.card, tell)
    state.queue = ()
    _count_giant(state, seat)
    _end(state)
    if tell:
        tell(FoughtOff(seat, state.monster))


def lose_fight(state: State, tell: Tell | None) -> None:
    """6.7: the turn is over and, usually, the next one too; the monster stays on top; then its effect."""
    seat, monster = state.active, state.monster
    skip = state.options.lost_turn
    total = box.STARS[monster] - reactions.needed(state)
    _count_giant(state, seat)
    _end(state)
    if skip:
        state.skip |= 1 << seat
    turn.finish(state)
    if tell:
        tell(Lost(seat, monster, total, box.STARS[monster], skip))
    if monster == box.GOBLIN_CUTPURSE:
        value = box.MONSTERS[monster - box.MONSTER_FACE].value
        _pay(state, seat, monster, -min(value, state.money[seat]), tell)
    elif monster == box.MIMIC:
        _lose_display(state, seat, tell)
    elif monster == box.OOZE and state.hands[seat]:
        ask(state, seat, "discard")


def _lose_display(state: State, seat: Seat, tell: Tell | None) -> None:
    """12.4: the Mimic takes the Display Card, a goal too."""
    card = state.display[seat]
    if card < 0:
        return
    if card >= box.GOAL_FACE:
        drop_goal(state, seat)
    else:
        throw_away(state, seat, card)
    if tell:
        tell(Discarded(seat, card))


def flee(state: State, seat: Seat, _action: Flee, _chance: Chance, tell: Tell | None) -> None:
    """6.3: to the Market, and the turn is over; the monster stays on top."""
    state.area[seat] = box.MARKET
    _end(state)
    turn.finish(state)
    if tell:
        tell(Fled(seat, state.monster))


def list_discards(state: State, seat: Seat) -> list[Action]:
    """9.11, 12.7: any artifact or corpse."""
    return [DISCARD[card] for card in kinds(state.hands[seat])]


def discard(state: State, seat: Seat, action: Discard, _chance: Chance, tell: Tell | None) -> None:
    """9.11, 12.7: the card is lost."""
    throw_away(state, seat, action.card)
    if tell:
        tell(Discarded(seat, action.card))
