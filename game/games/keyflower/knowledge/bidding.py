"""What it takes to lead on a tile or to use it, of what everybody sees and of the own screen."""

from game.core.game import Seat
from game.games.keyflower import components as box
from game.games.keyflower.places import BOAT, LIES, STANDS, colours_of, slot_of
from game.games.keyflower.view import View


def own_bid(view: View, slot: int, seat: Seat) -> tuple[int, int]:
    """How many workers of this seat lie at this slot, and their colour; (0, -1) = none."""
    lying = view.bids[slot * view.seats + seat]
    return (lying >> 2, lying & 3) if lying else (0, box.NOTHING)


def least_bid(view: View, slot: int) -> int:
    """4.2: how many workers lead here from now on."""
    leader = view.leader[slot]
    return own_bid(view, slot, leader)[0] + 1 if leader >= 0 else 1


def lost_groups(view: View, seat: Seat) -> tuple[int, ...]:
    """4.5: the slots at which this seat has been outbid."""
    return tuple(
        slot for slot in range(len(view.market)) if view.bids[slot * view.seats + seat] and view.leader[slot] != seat
    )


def next_use(view: View, tile: int) -> int:
    """5.2, 5.3: how many workers the next use of this tile takes; 0 = there is no room for one this season."""
    need = view.last[tile] + 1
    return need if sum(view.on[tile * 4 : tile * 4 + 4]) + need <= box.MOST_ON_TILE else 0


def jokers_of(view: View, place: int) -> tuple[int, ...]:
    """15: which of Sven (0) and Paulo (1) are at this place."""
    return tuple([n for n, at in enumerate(view.extras.at) if at == place]) if view.extras else ()


def fleet(view: View) -> tuple[int, ...]:
    """2.3, 15.1: the boats in play, by berth."""
    return view.extras.fleet if view.extras else tuple(range(view.seats))


def boats_shown(view: View) -> tuple[int, ...]:
    """2.3, 15.3: the boats in play, or those that may take the place of the Keymelequin while one is named."""
    boats = fleet(view)
    return boats if view.phase != "succeed" else tuple([n for n in range(len(box.BOATS)) if n not in boats])


def aboard(view: View, boat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """8.1: the workers on a boat by colour, Sven and Paulo after them if one is there, and the skill tiles by kind."""
    berth = fleet(view).index(boat)
    load = view.load[berth * 7 : berth * 7 + 7]
    return _apart(load[:4], jokers_of(view, BOAT + boat)), load[4:]


def _apart(counts: tuple[int, ...], jokers: tuple[int, ...]) -> tuple[int, ...]:
    """These workers, where Sven and Paulo are counted as of their first colour, with them apart."""
    found = list(counts)
    for joker in jokers:
        found[colours_of(joker)[0]] -= 1
    return (*found, *(int(each in jokers) for each in (0, 1))) if jokers else tuple(found)


def reading(view: View, slot: int, seat: Seat) -> int:
    """15.4: the colour of this seat’s workers at this slot, or SVEN or PAULO who is with them; NOTHING = none."""
    jokers = jokers_of(view, LIES + slot * view.seats + seat)
    return box.SVEN + jokers[0] if jokers else own_bid(view, slot, seat)[1]


def parts(view: View, slot: int, seat: Seat) -> tuple[int, ...]:
    """The workers of this bid by colour; with Sven or Paulo in it they follow."""
    n, colour = own_bid(view, slot, seat)
    jokers = jokers_of(view, LIES + slot * view.seats + seat)
    if not jokers or view.extras is None:
        return tuple([n * (each == colour) for each in box.COLOURS])
    first, second = colours_of(jokers[0])
    mixed = view.extras.mixed[jokers[0]]
    counts = {first: n - 1 - mixed, second: mixed}
    return *(counts.get(each, 0) for each in box.COLOURS), *(int(each == jokers[0]) for each in (0, 1))


def standing(view: View, tile: int) -> tuple[int, ...]:
    """The workers on this tile by colour; if Sven or Paulo is among them they follow."""
    return _apart(view.on[tile * 4 : tile * 4 + 4], jokers_of(view, STANDS + tile))


def behind_screen(view: View) -> tuple[int, ...]:
    """The workers behind the own screen by colour; with the Keymelequin Sven and Paulo follow."""
    own = tuple([int(at == view.seat) for at in view.extras.at]) if view.extras and view.seat is not None else ()
    return view.hand + own


def seen_behind(view: View, seat: Seat) -> tuple[int, ...]:
    """13.1: the workers that are behind this screen for all that everybody has seen, Sven and Paulo after them."""
    shown = view.shown[seat * 4 : seat * 4 + 4]
    if view.extras is None:
        return shown
    known = zip(view.extras.at, view.extras.seen, strict=True)
    return *shown, *(int(at == seat and (seen or bool(view.worth) or view.options.open_screens)) for at, seen in known)


def in_hand(view: View, colour: int) -> int:
    """How many workers behind the own screen are of this colour, or can go with Sven or Paulo."""
    hand = behind_screen(view)
    found = sum([hand[each] for each in box.READS[colour]])
    return found + hand[4 + colour - box.SVEN] if colour > box.MIXED and len(hand) > len(box.COLOURS) else found


def readings(lock: int) -> tuple[int, ...]:
    """3.4, 15.4: the colours that a tile may have; all of them where nobody is there."""
    return box.READS[lock] if lock >= 0 else tuple(box.COLOURS)


def closed(view: View, tile: int) -> bool:
    """16.5: whether the ghost is beside this tile, so that nobody bids for it or uses it any more."""
    slot = slot_of(view.extras.ghost) if view.extras else -1
    return slot >= 0 and view.market[slot : slot + 1] == (tile,)


def can_lead(view: View, seat: Seat, slot: int) -> bool:
    """3.4, 4.2, 4.6: whether the own screen and the losing groups hold so many workers of a colour that fits here."""
    return not closed(view, view.market[slot]) and most_together(view, seat, view.market[slot]) >= least_bid(view, slot)


def least_that_leads(view: View, slot: int) -> int:
    """4.2: the least number with which who looks on now could take the lead here from somebody; 0 = not now."""
    leader = view.leader[slot]
    if view.phase != "act" or view.seat is None or leader in (-1, view.seat) or not can_lead(view, view.seat, slot):
        return 0
    return least_bid(view, slot)


def most_together(view: View, seat: Seat, tile: int) -> int:
    """3.4, 4.6: the most workers of a colour that fits here, behind the own screen and in losing groups."""
    fit = readings(view.lock[tile])
    own = list(behind_screen(view))
    for group in lost_groups(view, seat):
        for each, n in enumerate(parts(view, group, seat)[: len(own)]):
            own[each] += n
    best = max([own[colour] for colour in fit])
    for joker, there in enumerate(own[4:]):
        if there and set(box.READS[box.SVEN + joker]) & set(fit):
            best = max(best, 1 + sum([own[colour] for colour in box.READS[box.SVEN + joker]]))
    return best
