"""What it takes to lead on a tile or to use it, of what everybody sees and of the own screen."""

from game.core.game import Seat
from game.games.keyflower import components as box
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


def can_lead(view: View, seat: Seat, slot: int) -> bool:
    """3.4, 4.2, 4.6: whether the own screen and the losing groups hold so many workers of a colour that fits here."""
    lock, need = view.lock[view.market[slot]], least_bid(view, slot)
    together = list(view.hand)
    for group in lost_groups(view, seat):
        n, colour = own_bid(view, group, seat)
        together[colour] += n
    return max(together) >= need if lock < 0 else together[lock] >= need
