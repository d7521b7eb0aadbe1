"""One choice to be explained, and what can be said of it from the View."""

from typing import Any

from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.knowledge.counting import cube_points, seats_left
from game.games.keythedral.purse import unpacked
from game.games.keythedral.view import View
from game.kit import case
from game.words import _, plural


class Case(case.Case[View]):
    """What can be said of a choice in Keythedral."""

    __slots__ = ()

    def part(self, kind: type) -> Any:
        """The action of this kind in it; None = there is none."""
        return next((action for action in self.actions if isinstance(action, kind)), None)

    def paid(self) -> list[int]:
        """The cubes that its parts pay one by one, by colour."""
        counts = [0] * len(box.COLOURS)
        for action in self.actions:
            if isinstance(action, do.Pay):
                counts[action.colour] += 1
        return counts

    def near_cell(self, cell: int) -> tuple[int, int]:
        """3.3: how many own and how many other cottages touch a cell."""
        own = others = 0
        for building, gap in enumerate(self.view.gap):
            if gap >= 0 and any(gap + step == cell for step in box.TOUCHED):
                mine = names.owner_of(building) == self.seat
                own, others = own + mine, others + (not mine)
        return own, others

    def kinds(self, gap: int) -> list[int]:
        """3.4: the kinds of the fields at a gap."""
        there = dict(zip(self.view.cell, self.view.kind, strict=True))
        return [there[gap + step] for step in box.TOUCHED if gap + step in there]

    def free(self, building: int) -> int:
        """4.4: how many free fields a building reaches."""
        view, first = self.view, building * box.CORNERS
        return sum(
            field >= 0 and view.on[field] < 0 and view.fence[first + corner] < 0
            for corner, field in enumerate(view.near[building])
        )

    def ways(self, building: int) -> int:
        """6.5: how many fields a building reaches at all."""
        view, first = self.view, building * box.CORNERS
        return sum(field >= 0 and view.fence[first + corner] < 0 for corner, field in enumerate(view.near[building]))

    def wanted(self, colour: int) -> int:
        """6.3: how many open seats take a cube of this colour."""
        view = self.view
        return sum(view.owner[tile] < 0 and unpacked(box.PRICE[tile])[colour] > 0 for tile in view.panes[view.level])

    def needs(self, colour: int) -> str:
        """How much a cube of this colour is wanted, in a sentence."""
        wanted = self.wanted(colour)
        seats = plural("{n} open seat", "{n} open seats", wanted) if wanted else _("no open seat")
        return _("{colour}: wanted by {seats}.").format(colour=names.colour_name(colour), seats=seats)

    def cubes(self) -> str:
        """How many cubes are behind the own screen."""
        n = sum(self.view.purse[self.seat])
        return plural("{n} cube is there.", "{n} cubes are there.", n)

    def richest_rival(self) -> int:
        """9.3: the most that a rival could bid."""
        view = self.view
        return max(cube_points(view, seat) for seat in range(view.seats) if seat != self.seat)

    def left(self) -> str:
        """10.1: how many seats are still to be bought."""
        n = sum(seats_left(self.view))
        return plural("{n} seat is still to be bought.", "{n} seats are still to be bought.", n)

    def building(self) -> int:
        """The building it is about; -1 = none."""
        found = self.part(do.At) or self.part(do.BuildHouse)
        if found is not None:
            return int(found.building)
        edge = self.part(do.Edge)
        if edge is not None:
            return int(edge.edge) // box.CORNERS
        half = self.view.half
        return half.thing if half is not None and half.thing < len(self.view.gap) else -1
