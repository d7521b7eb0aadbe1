"""2: setting up."""

from game.core.chance import Chance
from game.games.killmans_keep import components as box
from game.games.killmans_keep.rules import turn
from game.games.killmans_keep.rules.state import NO_DEAL, NO_DRAFT, NO_OFFER, NO_WALK, State


def setup(options: box.Options, seats: int, chance: Chance) -> State:
    """2: a new game; everybody is about to choose a Display Card."""
    state = blank(options, seats)
    state.openings = _roll_for_the_first_turn(seats, chance)
    state.first = state.active = state.next = min(range(seats), key=lambda seat: state.openings[seat])
    cards = list(box.ARTIFACT_CARDS)
    chance.shuffle(cards)
    for step in range(seats):
        seat = (state.first + step) % seats
        state.hands[seat] = tuple(sorted(cards.pop() for _card in range(box.START_CARDS)))
        if options.head_start:
            state.money[seat] += box.HEAD_START * step
    state.market = tuple(sorted(cards.pop() for _card in range(box.MARKET_START)))
    for card in state.market:
        state.unseen[card] -= 1
    state.pool = [*cards, *box.MONSTER_CARDS]
    state.bare = (1 << seats) - 1
    turn.proceed(state, None)
    return state


def _roll_for_the_first_turn(seats: int, chance: Chance) -> tuple[tuple[int, ...], ...]:
    """2.6: the lowest roll begins; those who tie for it roll again."""
    rolls: list[tuple[int, ...]] = [()] * seats
    tied = list(range(seats))
    while len(tied) > 1:
        for seat in tied:
            rolls[seat] = (*rolls[seat], chance.below(box.BATTLE_FACES))
        lowest = min(rolls[seat][-1] for seat in tied)
        tied = [seat for seat in tied if rolls[seat][-1] == lowest]
    return tuple(rolls)


def blank(options: box.Options, seats: int) -> State:
    """2: the table before anything is dealt: everybody in the Market with $100."""
    state = State()
    state.options, state.seats = options, seats
    state.first = state.active = state.next = 0
    state.openings = ((),) * seats
    state.round, state.actor, state.phase = 0, -1, "act"
    state.actions = state.barred = state.traded = 0
    state.walked = state.mule = state.changed = False
    state.area, state.money = [box.MARKET] * seats, [box.START_MONEY] * seats
    state.doubloons, state.hands, state.known = [0] * seats, [()] * seats, [()] * seats
    state.peeks, state.display, state.goals = (), [-1] * seats, [-1] * seats
    state.deeds = [0] * (len(box.DEEDS) * seats)
    state.bare = state.skip = state.goals_known = 0
    state.market = state.discard = state.goal_discard = state.aside = ()
    state.unseen = list(box.COPIES[: box.MONSTER_FACE])
    state.top, state.pool, state.bottom, state.monster = (), [], (), -1
    state.goal_pool = list(range(len(box.GOALS)))
    state.last_card = state.last_goal = -1
    state.queue, state.picked, state.dice, state.sides, state.rolls = (), (), (), 0, 0
    state.using = state.ability = state.die = state.drawn = -1
    state.deal, state.walk = NO_DEAL, NO_WALK
    state.waits, state.back, state.paid = -1, "act", False
    state.fighting = state.fresh = False
    state.bonus = state.swung = state.draws = state.counters = 0
    state.draft, state.offer, state.original = NO_DRAFT, NO_OFFER, NO_OFFER
    return state
