"""6: "The Siren" tavern."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.key_largo import components as box
from game.games.key_largo import events_ashore as told
from game.games.key_largo.actions import DRINKS, HIRE, LEAVE, LOOK, TAKE, THIEF, Action, Drinks, Hire, Look, Take, Thief
from game.games.key_largo.kits import DIVER
from game.games.key_largo.rules import encounters
from game.games.key_largo.rules.memory import SEEN, STOLEN
from game.games.key_largo.rules.state import State, ask, may_hold, playable, without


def arrive(state: State, seat: Seat, _chance: Chance, tell: Tell | None) -> None:
    """6.1: three services, each once, in any order. Who plainly can do nothing is not asked."""
    state.hired = state.thieves = 0
    state.drinks = False
    state.victim = -1
    services = list_services(state, seat)
    if len(services) > 1 or not state.open_money or may_hold(state, seat, box.PEOPLE[box.TAVERN]):
        ask(state, seat, "tavern", services)
    elif tell:
        tell(told.NothingBought(seat, box.TAVERN))


def offer(state: State, seat: Seat) -> None:
    """6.1: the visit goes on."""
    ask(state, seat, "tavern", list_services(state, seat))


def list_services(state: State, seat: Seat) -> list[Action]:
    """6.1 to 6.7: what the seat can pay for and has not had; 12.12: the Brothers give one more diver or thief."""
    listed: list[Action] = []
    money = state.money[seat]
    hired, thieves = state.hired, state.thieves
    played, ships = state.played[seat], state.ships[box.TAVERN]
    second = hired + thieves < 3 and played == box.BROTHERS
    kits = state.divers
    if (
        (not hired or (second and hired == 1))
        and state.divers_left
        and money >= box.DIVER_COST[played][ships]
        and not (kits[3 * seat] and kits[3 * seat + 1] and kits[3 * seat + 2])
    ):
        listed.append(HIRE)
    if (not thieves or (second and thieves == 1)) and state.thief and money >= box.THIEF_COST[played][ships]:
        hands = state.hands
        for victim in range(state.seats):
            if victim != seat and hands[victim]:
                listed.append(THIEF[victim])
    if not state.drinks and money >= box.DRINKS_PRICE and state.open:
        listed.append(DRINKS)
    if state.held[seat]:
        listed += playable(state, seat, encounters.at_tavern(state, seat))
    listed.append(LEAVE)
    return listed


def hire(state: State, seat: Seat, _action: Hire, _chance: Chance, tell: Tell | None) -> None:
    """6.2: pay and take a diver from the reserve; 12.10: the Expert Diver brings a hose."""
    price = box.DIVER_COST[state.played[seat]][state.ships[box.TAVERN]]
    diver = state.divers.index(0, 3 * seat) - 3 * seat
    hoses = 1 if state.played[seat] == box.EXPERT_DIVER and state.items_left[box.HOSE] else 0
    state.money[seat] -= price
    state.divers_left -= 1
    state.items_left[box.HOSE] -= hoses
    state.divers[3 * seat + diver] = DIVER + hoses
    state.hired += 1
    if tell:
        tell(told.Hired(seat, diver, price, state.ships[box.TAVERN], hoses))
    offer(state, seat)


def hire_thief(state: State, seat: Seat, action: Thief, chance: Chance, tell: Tell | None) -> None:
    """6.4: pay; 6.5: then choose by the backs, unless all are alike."""
    price = box.THIEF_COST[state.played[seat]][state.ships[box.TAVERN]]
    state.money[seat] -= price
    state.thieves += 1
    state.victim = action.victim
    if tell:
        tell(told.ThiefHired(seat, action.victim, price, state.ships[box.TAVERN]))
    backs = list_backs(state, seat)
    if len(backs) == 1:
        take(state, seat, backs[0], chance, tell)
    else:
        ask(state, seat, "steal", backs)


def list_backs(state: State, _seat: Seat) -> list[Take]:
    """6.5: the thief sees nothing but the backs of the victim's cards."""
    depths = {box.DEPTH[card] for card in state.hands[state.victim]}
    return [TAKE[depth] for depth in range(3) if depth in depths]


def take(state: State, seat: Seat, action: Take, chance: Chance, tell: Tell | None) -> None:
    """6.5, 6.6: a card with this back changes hands; the two of them see it."""
    victim = state.victim
    card = chance.pick([card for card in state.hands[victim] if box.DEPTH[card] == action.depth])
    state.hands[victim] = without(state.hands[victim], card)
    state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
    state.facts += ((STOLEN, seat, victim, (card,), 0),)
    if tell:
        tell(told.CardStolen(seat, victim, action.depth))
        tell(told.StolenSeen(seat, victim, card, seat))
        tell(told.StolenSeen(seat, victim, card, victim))
    state.victim = -1
    offer(state, seat)


def buy_drinks(state: State, seat: Seat, _action: Drinks, _chance: Chance, tell: Tell | None) -> None:
    """6.7: pay, then look at two different wrecks with cards in them."""
    state.money[seat] -= box.DRINKS_PRICE
    state.drinks = True
    if tell:
        tell(told.DrinksBought(seat, box.DRINKS_PRICE))
    begin_looking(state, seat, box.DRINKS_WRECKS, tell)


def begin_looking(state: State, seat: Seat, wrecks: int, tell: Tell | None) -> None:
    """6.7: look at so many wrecks, 12.8: or at one."""
    state.looks = wrecks
    state.looked = -1
    _look_on(state, seat, tell)


def list_looks(state: State, _seat: Seat) -> list[Look]:
    """6.8: any wreck with cards in it, a ship over it or not, but not the same one twice."""
    wrecks = state.open
    if state.looked >= 0:
        wrecks &= ~(1 << state.looked)
    return [look for look in LOOK if wrecks >> look.wreck & 1]


def _look_on(state: State, seat: Seat, tell: Tell | None) -> None:
    looks = list_looks(state, seat) if state.looks else []
    if not looks:
        state.looks = 0
        state.looked = -1
        offer(state, seat)
    elif len(looks) == 1:
        _see(state, seat, looks[0].wreck, tell)
    else:
        ask(state, seat, "look", looks)


def look_at(state: State, seat: Seat, action: Look, _chance: Chance, tell: Tell | None) -> None:
    """6.7: look at this wreck."""
    _see(state, seat, action.wreck, tell)


def _see(state: State, seat: Seat, wreck: int, tell: Tell | None) -> None:
    """6.8: all cards of the wreck, sorted: they are shuffled afterwards, so their order tells nothing."""
    cards = state.wrecks[wreck]
    state.looks -= 1
    state.looked = wreck
    state.facts += ((SEEN, seat, wreck, cards, 2 * state.day + state.half),)
    if tell:
        tell(told.Looked(seat, wreck))
        tell(told.Saw(wreck, cards, seat))
    _look_on(state, seat, tell)
