"""What an adventurer's turn and the next one could bring: the deeds in each area, and the ways between them.

All in dollars. A deed is what one action does where it is done: a sale, a card drawn, a goal, a Doubloon. Each area has
its deeds, best first; a plan is how many of them are done before and after the free move, and where the turn ends.
"""

from game.core.game import Seat
from game.games.killmans_keep import components as box
from game.games.killmans_keep.bot.worth import ACTION, KEEPING, KEPT, REWARD, fight_gain, goal_gain, goal_hope
from game.games.killmans_keep.knowledge.odds import win_chance
from game.games.killmans_keep.rules.state import State

DRAWING = 42.0
"""What a card from the Keep brings, a monster now and then included."""

UNNEEDED = 8.0
"""What it brings to somebody whose cards and money are enough to win."""

UNBLOCKING = 25.0
"""What it brings besides to put a known monster under the deck."""

EXCHANGING = 47.0
"""What it brings to change money into a Doubloon now and not later."""

WINNING = 5000.0

TAKING = 45.0
"""What a new goal is worth."""

SWAPPING = 30.0
"""What a new goal is worth to somebody whose own is hopeless, beyond one that may be met or not."""

DESPERATE = 12.0
"""A fight that nobody would choose is still better than nothing: somebody must, or nobody draws any more."""

SELLING = 31.0
"""What the sale of a card yet to be drawn brings."""

NEXT_TURN = 0.7
"""How much the next turn's deeds count beside this turn's."""

OPPOSITE = (box.GUILD, box.BANK, box.MARKET, box.KEEP)
FAR = 5
"""Deeds that are thought of in one area."""

Done = tuple[int, int, int, int]
"""How many deeds of each area are behind the seat, by area."""
NOTHING: Done = (0, 0, 0, 0)


def armed(state: State, seat: Seat) -> int:
    """What the weapons in the hand would add."""
    return sum([box.BONUS[card] for card in state.hands[seat] if card in box.BONUS])


def challenge_gain(state: State, seat: Seat) -> float:
    """What it brings to fight the known monster, never nothing."""
    return max(DESPERATE, fight_gain(state, seat, state.monster, armed(state, seat)))


def sale_gain(state: State, seat: Seat, card: int) -> float:
    """What selling the card brings beyond keeping it."""
    return _SALES[state.goals[seat]][card][0]


def _sale(goal: int, card: int) -> tuple[float, int]:
    gain, need = box.VALUE[card] - KEPT[goal][card], box.GOALS[goal].need if goal >= 0 else ""
    if need in ("sold", "six"):
        gain += REWARD[goal] / (4 if need == "sold" else 8)
    return gain, box.VALUE[card]


_SALES = tuple([tuple([_sale(goal, card) for card in box.FACES]) for goal in (*range(len(box.GOALS)), -1)])
"""By the own goal and card: what a sale brings beyond keeping it, and in dollars; the last row is of no goal."""


def guild_gain(state: State, seat: Seat) -> float:
    """What the best thing to do in the Guild brings."""
    goal = state.goals[seat]
    if goal < 0:
        return TAKING
    gain = goal_gain(state, seat)
    if gain < 0:
        return SWAPPING * (0.5 - goal_hope(state, seat))
    wins = state.doubloons[seat] + box.GOALS[goal].doubloons >= box.DOUBLOONS_TO_WIN
    return gain + (WINNING if wins else 0.0)


def missing(state: State, seat: Seat) -> int:
    """The dollars that the seat would still lack for victory if it sold its whole hand."""
    hand = state.hands[seat]
    lack = box.DOUBLOON_PRICE * (box.DOUBLOONS_TO_WIN - state.doubloons[seat]) - state.money[seat]
    lack -= sum([box.VALUE[card] for card in hand])
    for card in box.SAVING:
        if card in hand:
            lack -= box.DOUBLOON_PRICE - box.DOUBLOON_WITH[card] - box.VALUE[card]
    return lack


def _sums(gains: list[float]) -> list[float]:
    """The deeds of one area as running totals, none of them below nothing."""
    total, sums = 0.0, [0.0]
    for gain in gains:
        if gain > 0.0:
            total += gain
        sums.append(total)
    sums.extend([total] * (FAR + 1 - len(sums)))
    return sums


class Tour:
    """The deeds that a seat could do, by area, and what plans with them bring."""

    __slots__ = ("ahead", "banks", "cash", "goals", "keep", "last", "prices", "sales", "trade")

    def __init__(self, state: State, seat: Seat, ahead: float = NEXT_TURN) -> None:
        """What there is to do for this seat now; the gains of the first so many deeds in each area are summed up.

        The next turn counts as much as `ahead` says; nothing to somebody who does not think of it.
        """
        self.ahead = ahead
        hand = state.hands[seat]
        pays = _SALES[state.goals[seat]]
        sales = [sale for sale in [pays[card] for card in hand] if sale[0] > 0.0]
        sales.sort(reverse=True)
        if box.PACK_MULE in hand:
            sales = _paired(sales)
        self.sales = len(sales)
        self.trade = _sums([gain for gain, _value in sales] + _SALES_TO_COME)
        """The cards that are yet to be drawn are sold last."""
        self.keep = _sums(_keep_deeds(state, seat))
        goal = guild_gain(state, seat)
        self.goals = _sums([goal, TAKING] if goal > TAKING else [goal])
        cash = state.money[seat]
        self.cash = [cash]
        """The money after so many sales."""
        for _gain, value in sales:
            cash += value
            self.cash.append(cash)
        self.prices = [price for card, price in box.DOUBLOON_WITH.items() if card in hand] + _PRICES
        self.last = box.DOUBLOONS_TO_WIN - state.doubloons[seat]
        self.banks: list[list[float] | None] = [None] * len(self.cash)
        """By the number of sales before, once they were asked for."""

    def bank(self, sold: int) -> list[float]:
        """8: the gains of the first so many Doubloons, after so many sales."""
        at = sold if sold < self.sales else self.sales
        sums = self.banks[at]
        if sums is None:
            cash, gains = self.cash[at], []
            for price in self.prices:
                cash -= price
                if cash < 0:
                    break
                gains.append(EXCHANGING)
            if len(gains) >= self.last:
                gains[self.last - 1] = WINNING
            sums = self.banks[at] = _sums(gains)
        return sums

    def market(self, sold: int, drawn: int) -> float:
        """5: the gain of so many sales, of no more cards than there are when so many were drawn."""
        most = self.sales + drawn
        return self.trade[sold if sold < most else most]

    def promise(self, area: int, done: Done) -> float:
        """What the next turn brings to somebody who begins it in this area when so much is done.

        It is two deeds here or next door, or one here and one next door, or one on the other side.
        """
        m, k, g, b = done
        keep, goals, bank = self.keep, self.goals, self.bank(m)
        sold, drawn, met, got = self.market(m, k), keep[k], goals[g], bank[b]
        sale, sales = self.market(m + 1, k) - sold, self.market(m + 2, k) - sold
        draw, draws = keep[k + 1] - drawn, keep[k + 2] - drawn
        goal, both = goals[g + 1] - met, goals[g + 2] - met
        coin, coins = bank[b + 1] - got, bank[b + 2] - got
        if area == box.MARKET:
            richer = self.bank(m + 1)
            coin = max(coin, richer[b + 1] - richer[b])
            here, left, right, far, best, other, third = sale, draw, coin, goal, sales, draws, coins
        elif area == box.KEEP:
            here, left, right, far, best, other, third = draw, sale, goal, coin, draws, sales, both
        elif area == box.GUILD:
            here, left, right, far, best, other, third = goal, draw, coin, sale, both, draws, coins
        else:
            here, left, right, far, best, other, third = coin, goal, sale, draw, coins, both, sales
        best = max(best, other)
        best = max(best, third)
        best = max(best, here + max(left, right))
        return max(best, far)

    def plan(self, area: int, actions: int, walked: bool) -> tuple[float, float, float, float]:
        """What the rest of this turn and the next bring: with a deed here first, a move to either side, the end."""
        end = self.ahead * self.promise(area, NOTHING)
        deed = self._do(area, actions, NOTHING) if actions else NEVER
        left, right = box.NEIGHBOURS[area]
        if walked:
            if not actions:
                return deed, NEVER, NEVER, end
            return deed, self._do(left, actions - 1, NOTHING), self._do(right, actions - 1, NOTHING), end
        far = self._do(OPPOSITE[area], actions - 1, NOTHING) if actions > 1 else NEVER
        one = max(far, self._do(left, actions, NOTHING))
        other = max(far, self._do(right, actions, NOTHING))
        if max(one, other) >= WINNING:
            return deed, one, other, end
        for before in range(1, actions + 1):
            gain, done = self._some(area, before, NOTHING)
            deed = max(deed, gain + self._do(left, actions - before, done))
            deed = max(deed, gain + self._do(right, actions - before, done))
        return deed, one, other, end

    def best(self, area: int, actions: int, walked: bool) -> float:
        """What the rest of the turn and the next bring to somebody in this area."""
        deed, left, right, end = self.plan(area, actions, walked)
        return max(deed, end, left, right)

    def richer(self, area: int, actions: int, walked: bool, dollars: int) -> float:
        """What so many dollars bring beyond themselves: perhaps a Doubloon that was out of reach."""
        before = self.best(area, actions, walked)
        cash, banks = self.cash, self.banks
        self.cash, self.banks = [each + dollars for each in cash], [None] * len(cash)
        after = self.best(area, actions, walked)
        self.cash, self.banks = cash, banks
        return after - before

    def _some(self, area: int, number: int, done: Done) -> tuple[float, Done]:
        """The gain of so many deeds in this area, and what is done then."""
        m, k, g, b = done
        if area == box.MARKET:
            return self.market(m + number, k) - self.market(m, k), (m + number, k, g, b)
        if area == box.KEEP:
            return self.keep[k + number] - self.keep[k], (m, k + number, g, b)
        if area == box.BANK:
            bank = self.bank(m)
            return bank[b + number] - bank[b], (m, k, g, b + number)
        return self.goals[g + number] - self.goals[g], (m, k, g + number, b)

    def _do(self, area: int, number: int, done: Done) -> float:
        """What it brings to do so many deeds in this area, and to end the turn there."""
        if not number:
            return self.ahead * self.promise(area, done)
        gain, after = self._some(area, number, done)
        return gain + self.ahead * self.promise(area, after)


NEVER = -1000.0
_SALES_TO_COME = [SELLING] * FAR
_PRICES = [box.DOUBLOON_PRICE] * FAR


def _keep_deeds(state: State, seat: Seat) -> list[float]:
    """6: draws, one as good as the other, once there is no monster in the way."""
    drawing = DRAWING if missing(state, seat) > 0 else UNNEEDED
    if state.monster < 0:
        return [drawing] * 4
    for card in box.BURYING:
        if card in state.hands[seat]:
            return [drawing + UNBLOCKING - KEEPING[card], drawing, drawing, drawing]
    later = drawing * win_chance(state.monster, armed(state, seat), state.options.ferocity)
    return [challenge_gain(state, seat), later, later, later]


def _paired(sales: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """9.31: with the Pack Mule two sales are one deed."""
    pairs = []
    for at in range(0, len(sales), 2):
        pair = sales[at : at + 2]
        saved = ACTION if len(pair) > 1 else 0.0
        pairs.append((sum([gain for gain, _value in pair]) + saved, sum([value for _gain, value in pair])))
    return pairs
