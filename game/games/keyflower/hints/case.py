"""One choice to be explained, and what can be said of it from the View."""

from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.halves import HAUNTING
from game.games.keyflower.knowledge.bidding import behind_screen
from game.games.keyflower.knowledge.laying import roads_joined
from game.games.keyflower.view import View
from game.kit import case
from game.words import _, plural

"""A choice half made that plays the ghost."""


class Case(case.Case[View]):
    """What can be said of a choice in Keyflower."""

    __slots__ = ()

    @property
    def bids(self) -> bool:
        """Whether it is a bid."""
        if any(isinstance(action, do.Bid) for action in self.actions):
            return True
        half = self.view.half
        return half is not None and half.kind == 1 and self.view.phase == "act"

    @property
    def haunts(self) -> bool:
        """16.4: whether the ghost is played."""
        if any(isinstance(action, do.Ghost) for action in self.actions):
            return True
        half = self.view.half
        return half is not None and half.kind == HAUNTING and self.view.phase == "act"

    @property
    def tile(self) -> int:
        """The tile it is about, -1 = none."""
        for action in reversed(self.actions):
            if isinstance(action, do.On | do.Upgrade | do.Place | do.CarryFrom):
                return action.tile
        return self.view.half.aim if self.view.half is not None else -1

    @property
    def need(self) -> int:
        """4.2, 5.2: the fewest workers that must come."""
        view, tile = self.view, self.tile
        if tile < 0:
            return 1
        if not self.bids:
            return view.last[tile] + 1
        slot = view.market.index(tile)
        leader = view.leader[slot]
        lead = view.bids[slot * view.seats + leader] >> 2 if leader >= 0 else 0
        return lead + 1 - (view.bids[slot * view.seats + self.seat] >> 2)

    def need_words(self) -> str:
        """The same in words."""
        return plural("{n} worker is enough", "{n} workers are enough", max(1, self.need))

    def held(self) -> str:
        """13.1: how many workers this seat has, for its own view of which colour."""
        n = self.view.workers[self.seat]
        lock = self.view.lock[self.tile] if self.tile >= 0 else -1
        counts = self._fitting(lock) if self.own and lock >= 0 else ()
        if any(counts):
            return _("Behind the screen: {workers}").format(workers=names.workers_words(counts))
        return plural("{n} worker behind the screen", "{n} workers behind the screen", n)

    def _fitting(self, lock: int) -> tuple[int, ...]:
        """3.4, 15.4: the workers behind the own screen that can come where these colours are, Sven and Paulo, too."""
        hand, fit = behind_screen(self.view), set(box.READS[lock])
        jokers = [n for n, there in enumerate(hand[4:]) if there and fit & set(box.READS[box.SVEN + n])]
        fit = fit.union(*(box.READS[box.SVEN + n] for n in jokers))
        return tuple([n * (c in fit if c < len(box.COLOURS) else c - 4 in jokers) for c, n in enumerate(hand)])

    def colours(self) -> str:
        """13.1: the workers behind the own screen by colour; to others, how many there are."""
        if not self.own or not any(behind_screen(self.view)):
            return plural("{n} worker behind the screen", "{n} workers behind the screen", self.view.workers[self.seat])
        return _("Behind the screen: {workers}").format(workers=names.workers_words(behind_screen(self.view)))

    def free_tiles(self) -> str:
        """4.1: how many tiles nobody has bid for."""
        n = sum([leader < 0 for leader in self.view.leader])
        return plural("{n} tile without a bid", "{n} tiles without a bid", n)

    def leads(self) -> str:
        """4.2: how many tiles this seat leads on."""
        n = sum([leader == self.seat for leader in self.view.leader])
        return plural("{n} tile is led by this seat", "{n} tiles are led by this seat", n)

    def passes(self) -> str:
        """3.3: how near the season's end is."""
        return _("{n} of {seats} have passed in a row").format(n=self.view.passes, seats=self.view.seats)

    def waiting(self) -> str:
        """9.1: how many tiles are to be laid."""
        return plural("{n} new tile is to be laid.", "{n} new tiles are to be laid.", len(self.view.fresh[self.seat]))

    def roads(self) -> str:
        """9.2: how many roads lead over its edges."""
        n = box.TILES[self.tile].edges.count("R") if self.tile >= 0 else 0
        return plural("{n} road leaves the tile", "{n} roads leave the tile", n)

    def counted(self) -> str:
        """14.3: the points so far, and the most there can be."""
        words = _("{n} points so far, {best} at best")
        return words.format(n=self.view.scores[self.seat], best=self.view.best[self.seat])

    def meeting(self) -> str:
        """9.2: how many roads would meet, at best where the turn is not chosen yet."""
        half, cell, turn = self.view.half, -1, -1
        for action in self.actions:
            cell = action.cell if isinstance(action, do.At) else cell
            turn = action.turns if isinstance(action, do.Turn) else turn
        if not any(isinstance(action, do.At) for action in self.actions):
            cell = half.where if half is not None else 0
        turns = (turn,) if turn >= 0 else range(6)
        n = max(
            [roads_joined(self.view, self.seat, self.tile, cell, each) for each in turns if self._fits(cell, each)],
            default=0,
        )
        return plural("{n} road meets another", "{n} roads meet others", n)

    def _fits(self, cell: int, turns: int) -> bool:
        """9.2: whether all edges match there."""
        there = {self.view.cell[tile]: tile for tile in self.view.villages[self.seat]}
        for edge, step in enumerate(box.NEXT):
            other = there.get(cell + step, -1)
            if other >= 0:
                touched = box.TURNED[other][self.view.turned[other]][(edge + 3) % 6]
                if touched != box.TURNED[self.tile][turns][edge]:
                    return False
        return True

    def supply(self) -> str:
        """5.6: what is left of the resource."""
        good = getattr(self.last, "good", 0)
        words = _("{n} {good} in the supply")
        return words.format(n=self.view.supply[good], good=names.good_name(good))
