"""One choice to be explained, and what can be said of it from the View."""

from dataclasses import dataclass
from typing import Any

from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.texts import effect_words
from game.games.keyflower.view import View
from game.words import _, plural


@dataclass(frozen=True, slots=True)
class Case:
    """The choice of a seat, as actions in order, and the view from which it is explained."""

    view: View
    seat: int
    actions: tuple[Any, ...]

    @property
    def last(self) -> Any:
        """The action at its end."""
        return self.actions[-1]

    @property
    def bids(self) -> bool:
        """Whether it is a bid."""
        if any(isinstance(action, do.Bid) for action in self.actions):
            return True
        half = self.view.half
        return half is not None and half.kind == 1 and self.view.phase == "act"

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

    def gives(self) -> tuple[str, ...]:
        """What the tile does."""
        words = effect_words(self.tile, self.view.side[self.tile])
        return (words,) if words else ()

    def printed(self) -> str:
        """12.3: its points, now and upgraded."""
        before, after = box.TILES[self.tile].vp
        return _("It has {before} points, {after} upgraded.").format(before=before, after=max(before, after))

    def leading(self) -> tuple[str, ...]:
        """4.2: the bid that leads."""
        need = self.need_words()
        return (_("To lead: {need}.").format(need=need),)

    def next_use(self) -> str:
        """5.2: what this use takes."""
        return _("To use it: {need}.").format(need=self.need_words())

    def held(self) -> str:
        """13.1: how many workers this seat has."""
        n = self.view.workers[self.seat]
        return plural("{n} worker behind the screen", "{n} workers behind the screen", n)

    def passes(self) -> str:
        """3.3: how near the season's end is."""
        return _("{n} of {seats} have passed in a row").format(n=self.view.passes, seats=self.view.seats)

    def waiting(self) -> str:
        """9.1: how many tiles are to be laid."""
        return plural("{n} new tile is to be laid.", "{n} new tiles are to be laid.", len(self.view.fresh[self.seat]))

    def edges(self) -> str:
        """9.2: how many roads lead over its edges."""
        n = box.TILES[self.tile].edges.count("R") if self.tile >= 0 else 0
        return plural("{n} road leaves the tile", "{n} roads leave the tile", n)

    def counted(self) -> str:
        """14.3: the points so far, and the most there can be."""
        words = _("{n} points so far, {best} at best")
        return words.format(n=self.view.scores[self.seat], best=self.view.best[self.seat])

    def supply(self) -> str:
        """5.6: what is left of the resource."""
        good = getattr(self.last, "good", 0)
        words = _("{n} {good} in the supply")
        return words.format(n=self.view.supply[good], good=names.good_name(good))
