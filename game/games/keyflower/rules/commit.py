"""4, 5: a bid or use that is chosen is carried out: workers move, colours are settled, the tile gives what it gives."""

from game.core.chance import Chance
from game.core.game import Tell
from game.games.keyflower import components as box
from game.games.keyflower.events import Bidden, Paid, Produced, Used
from game.games.keyflower.halves import BIDDING, HAUNTING
from game.games.keyflower.places import LIES, STANDS, colours_of
from game.games.keyflower.rules import ghost, jokers
from game.games.keyflower.rules.possible import PAID_GROUP
from game.games.keyflower.rules.state import State, forget, gain, home, owns, put_joker, show, show_skill


def commit(state: State, seat: int, chance: Chance, tell: Tell | None) -> None:
    """Carries out the choice that is made; a transport goes on in its own phase."""
    tile, kind = state.aim, state.kind
    if kind == HAUNTING:
        ghost.play(state, seat, tile, tell)
        settle(state, tile)
        forget(state)
        state.passes = 0
        return
    moved = _gather(state, seat)
    if kind == BIDDING:
        _bid(state, seat, tile, tell)
    else:
        _use(state, seat, tile, tell)
    colour = _paid(state, seat, tell) if kind != BIDDING else box.NOTHING
    for each in (*moved, tile):
        settle(state, each)
    effect, made, paid = box.EFFECT[tile][state.side[tile]], state.made, state.paid
    forget(state)
    state.passes = 0
    if kind != BIDDING:
        _give(state, seat, tile, effect, made, chance, tell)
        if colour > box.MIXED:
            jokers.into_bag(state, [0, 0, 0, 0, colour == box.SVEN, colour == box.PAULO])
        elif colour != box.NOTHING:
            state.bag[colour] += 1
        if effect.pays_skill != box.NOTHING:
            state.pile[paid] += 1


def _gather(state: State, seat: int) -> list[int]:
    """4.5, 4.6: takes up losing groups and workers from the hand, into `take`; the tiles that groups have left."""
    moved, take = list[int](), state.take
    for colour in box.COLOURS:
        if take[colour]:
            show(state, seat, colour, -take[colour])
    paid = state.paid - PAID_GROUP if _pays_worker(state) else -1
    for slot in range(len(state.market)):
        if state.joined >> slot & 1 or slot == paid:
            place = slot * state.seats + seat
            if state.jokers:
                _take_up(state, seat, place, slot == paid)
            elif slot != paid:
                take[state.bids[place] & 3] += state.bids[place] >> 2
            else:
                state.made = state.bids[place] & 3
            state.bids[place] = 0
            moved.append(state.market[slot])
    return moved


def _take_up(state: State, seat: int, place: int, pays: bool) -> None:
    """15.4: the same of a group in which Sven or Paulo may be; a paid one is told by its colour, SVEN or PAULO."""
    workers = jokers.parts(state, place)
    if pays:
        state.made = jokers.reading(state, place)
        workers = [0] * 6
    for each, n in enumerate(workers):
        state.take[each] += n


def _pays_worker(state: State) -> bool:
    return state.kind != BIDDING and box.EFFECT[state.aim][state.side[state.aim]].pays_worker != box.NOTHING


def _bid(state: State, seat: int, tile: int, tell: Tell | None) -> None:
    """4.1, 4.2: the bid leads from now on."""
    if state.jokers:
        jokers_bid(state, seat, tile, tell)
        return
    slot, colour = state.slot[tile], state.colour
    place, added = slot * state.seats + seat, state.take[colour]
    n = (state.bids[place] >> 2) + added
    state.bids[place] = n * 4 + colour
    state.leader[slot] = seat
    other = _other(state, tile)
    if state.lock[tile] < 0:
        state.lock[tile] = colour
    if tell:
        tell(Bidden(seat, tile, n, colour, bin(state.joined).count("1"), other))


def _other(state: State, tile: int) -> bool:
    """11.7: whether the bid that is made is of none of the tile's colours."""
    lock = state.lock[tile]
    return lock >= 0 and not any(colour in box.READS[lock] for colour in box.READS[state.colour])


def jokers_bid(state: State, seat: int, tile: int, tell: Tell | None) -> None:
    """4.1, 4.2, 15.4: the same where Sven or Paulo may be in the bid."""
    slot, colour = state.slot[tile], state.colour
    place = slot * state.seats + seat
    here = jokers.parts(state, place) if state.bids[place] else [0] * 6
    workers = [n + more for n, more in zip(here, state.take, strict=True)]
    state.bids[place] = sum(workers) * 4 + box.READS[colour][0]
    if colour > box.MIXED:
        joker = colour - box.SVEN
        put_joker(state, joker, LIES + place, mixed=workers[colours_of(joker)[1]])
    state.leader[slot] = seat
    other = _other(state, tile)
    jokers.come(state, tile, colour)
    if tell:
        tell(Bidden(seat, tile, sum(workers), colour, bin(state.joined).count("1"), other))


def _use(state: State, seat: int, tile: int, tell: Tell | None) -> None:
    """5.1, 5.2: the workers stand on the tile."""
    for colour in box.COLOURS:
        state.on[tile * 4 + colour] += state.take[colour]
    state.last[tile] = sum(state.take)
    for joker in range(len(state.jokers)):
        if state.take[4 + joker]:
            state.on[tile * 4 + colours_of(joker)[0]] += 1
            put_joker(state, joker, STANDS + tile)
    if state.jokers and state.colour != box.MIXED:
        jokers.come(state, tile, state.colour)
    elif state.lock[tile] < 0:
        state.lock[tile] = state.take.index(max(state.take))
    if tell:
        tell(Used(seat, tile, tuple(state.take), state.owner[tile]))


def _paid(state: State, seat: int, tell: Tell | None) -> int:
    """5.8: takes the payment; the colour of a paid worker, which comes into the bag only after the draw."""
    effect, colour = box.EFFECT[state.aim][state.side[state.aim]], box.NOTHING
    if effect.pays_worker != box.NOTHING:
        if state.paid >= PAID_GROUP:
            colour = state.made
        else:
            colour = state.paid
            if colour < box.MIXED:
                show(state, seat, colour, -1)
        if tell:
            tell(Paid(seat, colour, -1))
    elif effect.pays_skill != box.NOTHING:
        show_skill(state, seat, state.paid, -1)
        if tell:
            tell(Paid(seat, -1, state.paid))
    return colour


def settle(state: State, tile: int) -> None:
    """3.5, 11.7: the colour lasts while somebody of it stands here; else a lying leader stands up and sets it."""
    if state.jokers:
        jokers.settle(state, tile)
        return
    lock, slot, seats = state.lock[tile], state.slot[tile], state.seats
    if lock < 0 or state.on[tile * 4 + lock] or slot < 0:
        return
    bids = state.bids[slot * seats : slot * seats + seats]
    if any(bid and bid & 3 == lock for bid in bids):
        return
    leader = state.leader[slot]
    state.lock[tile] = bids[leader] & 3 if leader >= 0 and bids[leader] else -1


def _give(state: State, seat: int, tile: int, effect: box.Effect, made: int, chance: Chance, tell: Tell | None) -> None:
    """5.6 to 5.9: what the tile gives at once."""
    target = tile if state.owner[tile] == seat else home(state, seat)
    goods = [min(n, left) for n, left in zip(effect.gain, state.supply, strict=True)]
    if effect.one_of:
        goods[made] = min(1, state.supply[made])
    if any(goods):
        for good, n in enumerate(goods):
            state.supply[good] -= n
            state.goods[target * 4 + good] += n
        if tell:
            tell(Produced(seat, target, tuple(goods)))
    gain(state, seat, effect.workers, effect.greens, effect.skills, chance, tell)
    if effect.moves:
        times = 2 if owns(state, seat, box.ROADS, 1) else 1
        state.moves, state.ups, state.phase, state.trip = effect.moves * times, effect.ups * times, "carry", ()
