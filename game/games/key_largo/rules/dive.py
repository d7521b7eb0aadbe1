"""4: searching a wreck."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.key_largo import actions as do
from game.games.key_largo import components as box
from game.games.key_largo import events as told
from game.games.key_largo.events_ashore import Sold
from game.games.key_largo.kits import HAS_TRIDENT, HAS_WEIGHT, HOSES
from game.games.key_largo.rules.dive_choices import (
    FIRST,
    catch_encounters,
    list_catch,
    list_dives,
    list_last,
    list_monster,
    list_sabotage,
    monster_encounters,
)
from game.games.key_largo.rules.memory import KILLED, MET, SOLD, TAKEN
from game.games.key_largo.rules.state import State, ask, may_hold, without


def arrive(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    """4.2: all divers with enough hose take part; the others stay aboard, and so does what they carry."""
    wreck = state.anchors[seat]
    if wreck < 0:
        return
    depth = box.WRECK_DEPTHS[state.seats][wreck]
    kits = state.divers
    able = 0
    for diver in range(3):
        kit = kits[3 * seat + diver]
        if kit and kit & HOSES >= depth:
            able |= 1 << diver
    state.able = state.fresh = able
    state.diver = state.last = -1
    _go_on(state, seat, chance, tell)


def _go_on(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    """4.3, 4.6: the next diver, as long as there is one and a card in the wreck; then 12.6."""
    wreck = state.anchors[seat]
    cards = state.wrecks[wreck]
    if state.fresh and cards:
        divers = FIRST[state.fresh]
        if state.diver < 0 and len(divers) == 1 and not may_hold(state, seat, 1 << box.TOURIST_WRECK):
            go_down(state, seat, divers[0], chance, tell)
        else:
            ask(state, seat, "dive", list_dives(state, seat))
    elif len(cards) == 1 and state.last >= 0 and may_hold(state, seat, 1 << box.PAINSTAKING_DIVER):
        ask(state, seat, "last", list_last(state, seat))
    elif tell:
        tell(told.DiveEnded(seat, wreck, len(cards)))


def go_down(state: State, seat: Seat, action: do.Dive, chance: Chance, tell: Tell | None) -> None:
    """4.3: this diver dives, unless a Saboteur prevents it (12.5)."""
    state.diver = action.diver
    state.fresh &= ~(1 << action.diver)
    if tell:
        tell(told.Dived(seat, action.diver, state.anchors[seat]))
    if state.encounters and _ask_saboteur(state, seat):
        return
    _draw(state, seat, chance, tell)


def stop(state: State, seat: Seat, _action: do.Stop, chance: Chance, tell: Tell | None) -> None:
    """4.3: after the first diver the owner may stop."""
    state.fresh = 0
    _go_on(state, seat, chance, tell)


def _ask_saboteur(state: State, after: Seat) -> bool:
    """12.5, 11.4: the next seat after this one, in turn order, that could play the Saboteur is asked."""
    diving = state.visitor
    seat = (after + 1) % state.seats
    while seat != diving:
        if state.anchors[seat] >= 0 and may_hold(state, seat, 1 << box.SABOTEUR):
            ask(state, seat, "sabotage", list_sabotage(state, seat))
            return True
        seat = (seat + 1) % state.seats
    return False


def sabotage(state: State, seat: Seat, _action: do.Play, chance: Chance, tell: Tell | None) -> None:
    """12.5: the chosen diver does not draw, and nobody takes his place."""
    if tell:
        tell(told.Sabotaged(seat, state.visitor, state.diver))
    _go_on(state, state.visitor, chance, tell)


def pass_by(state: State, seat: Seat, _action: do.Pass, chance: Chance, tell: Tell | None) -> None:
    """12.5: no sabotage from this seat; 12.6: no painstaking diver."""
    if state.phase == "last":
        if tell:
            tell(told.DiveEnded(seat, state.anchors[seat], len(state.wrecks[state.anchors[seat]])))
    elif not _ask_saboteur(state, seat):
        _draw(state, state.visitor, chance, tell)


def _draw(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    """4.4: the diver draws a card of the wreck; 4.9: or finds nothing."""
    wreck = state.anchors[seat]
    cards = state.wrecks[wreck]
    diver = state.last = state.diver
    if not cards:
        if tell:
            tell(told.FoundNothing(seat, diver, wreck))
        _go_on(state, seat, chance, tell)
        return
    number = chance.below(len(cards))
    card = cards[number]
    if box.KIND[card] == box.MONSTER:
        if tell:
            tell(told.MonsterMet(seat, diver, wreck))
        _meet(state, seat, chance, tell)
        return
    rest = state.wrecks[wreck] = cards[:number] + cards[number + 1 :]
    if not rest:
        state.open &= ~(1 << wreck)
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    state.facts += ((TAKEN, seat, wreck, (card,), 0),)
    state.catch = card
    if tell:
        tell(told.TreasureFound(seat, diver, wreck, box.DEPTH[card]))
        tell(told.TreasureSeen(card, wreck, diver, seat))
    _caught(state, seat, chance, tell)


def _meet(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    """4.5, 4.7: everybody knows the monster is there; it takes the diver, unless there is something to do about it."""
    wreck = state.anchors[seat]
    state.monsters |= 1 << wreck
    state.facts += ((MET, seat, wreck, state.wrecks[wreck][-1:], 0),)
    monsters = list_monster(state, seat)
    if len(monsters) > 1 or may_hold(state, seat, monster_encounters(state, seat)):
        ask(state, seat, "monster", monsters)
    else:
        lose_diver(state, seat, do.LOSE_DIVER, chance, tell)


def use_trident(state: State, seat: Seat, action: do.UseTrident, chance: Chance, tell: Tell | None) -> None:
    """4.7: trident and monster leave the game; the diver draws again."""
    wreck = state.anchors[seat]
    monster = state.wrecks[wreck][-1]
    state.divers[3 * seat + action.diver] &= ~HAS_TRIDENT
    rest = state.wrecks[wreck] = state.wrecks[wreck][:-1]
    if not rest:
        state.open &= ~(1 << wreck)
    state.gone += (monster,)
    state.monsters &= ~(1 << wreck)
    state.facts += ((KILLED, seat, wreck, (monster,), 0),)
    if tell:
        tell(told.MonsterKilled(seat, state.diver, action.diver, wreck))
    _draw(state, seat, chance, tell)


def lose_diver(state: State, seat: Seat, _action: do.LoseDiver, chance: Chance, tell: Tell | None) -> None:
    """4.5: diver and equipment leave the game, the monster goes back; 4.6: others may dive on."""
    diver = state.diver
    kit = state.divers[3 * seat + diver]
    state.divers[3 * seat + diver] = 0
    state.able &= ~(1 << diver)
    state.last = -1
    if tell:
        gear = (kit & HOSES, bool(kit & HAS_TRIDENT), bool(kit & HAS_WEIGHT))
        tell(told.DiverLost(seat, diver, state.anchors[seat], *gear))
    _go_on(state, seat, chance, tell)


def _caught(state: State, seat: Seat, chance: Chance, tell: Tell | None) -> None:
    """4.10: after a treasure the weight may be dropped; 12.2, 12.3: the Aide and the Hasty Buyer come in here."""
    wreck = state.anchors[seat]
    if (state.divers[3 * seat + state.diver] & HAS_WEIGHT and state.wrecks[wreck]) or (
        state.held[seat] and may_hold(state, seat, catch_encounters(state, wreck))
    ):
        ask(state, seat, "catch", list_catch(state, seat))
    else:
        _go_on(state, seat, chance, tell)


def drop_weight(state: State, seat: Seat, _action: do.DropWeight, chance: Chance, tell: Tell | None) -> None:
    """4.10: the weight leaves the game and the diver draws once more."""
    state.divers[3 * seat + state.diver] &= ~HAS_WEIGHT
    if tell:
        tell(told.WeightDropped(seat, state.diver))
    _draw(state, seat, chance, tell)


def surface(state: State, seat: Seat, _action: do.Surface, chance: Chance, tell: Tell | None) -> None:
    """4.10: the diver is done."""
    _go_on(state, seat, chance, tell)


def play(state: State, seat: Seat, action: do.Play, chance: Chance, tell: Tell | None) -> None:
    """12.1 to 12.6: the encounter cards of the wrecks; the Saboteur has his own function, others just draw again."""
    if action.encounter == box.TOURIST_WRECK:
        _go_on(state, seat, chance, tell)
    elif action.encounter == box.HASTY_BUYER:
        _sell_catch(state, seat, tell)
        _caught(state, seat, chance, tell)
    elif action.encounter == box.PAINSTAKING_DIVER:
        state.diver = state.last
        _draw(state, seat, chance, tell)
    else:
        _draw(state, seat, chance, tell)


def _sell_catch(state: State, seat: Seat, tell: Tell | None) -> None:
    """12.3: the treasure just drawn is sold at the best price of its kind."""
    card = state.catch
    kind = box.KIND[card]
    unit = max(box.SALE_PRICE[kind])
    amount = unit * box.QUANTITY[card]
    state.hands[seat] = without(state.hands[seat], card)
    state.gone += (card,)
    state.facts += ((SOLD, seat, -1, (card,), 0),)
    state.money[seat] += amount
    state.catch = -1
    if tell:
        tell(Sold(seat, (card,), kind, unit, amount, 0, -1, box.HASTY_BUYER))
