"""How many clicks the usual deeds of each box take, counted by a player who clicks through a table without a window.

Handing over the screen is not counted, nor is pointing: a finger, which cannot point, touches once more for a plate.
"""

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.arena.bench import Row
from game.core.match import Match
from game.core.player import Player
from game.core.table import Offer, Table
from game.games import find
from game.play.playing import Playing
from game.ui.scenes.play.table import TableScene
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.settings import Settings

NAMES = ("Ana", "Ben", "Mia")
PATIENCE = 1500
"""A position is looked for in so many games at most, each of so many choices."""
SEEDS = ("AAAA-AAAA", "BBBB-BBBB", "CCCC-CCCC", "DDDD-DDDD", "EEEE-EEEE", "FFFF-FFFF")

Wish = Callable[[Offer], bool]


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that players do often: choices of one seat in a row, and how many clicks they may take together."""

    box: str
    name: str
    kind: str
    """The name of the first action's class, by which a table is found where it begins."""
    most: int
    wishes: tuple[Wish, ...]
    """The offers to be played, one after the other, each the first that is wished for."""
    begins: Callable[[Table], bool] = lambda table: True
    """Whether a table of this seat, on which the first wish can be had, is one where the deed begins."""


def _verb(name: str) -> Wish:
    return lambda offer: offer.verb == name


def _path(*begins: str) -> Wish:
    """An offer whose path has as many spots, each of which begins so."""
    return lambda offer: len(offer.path) == len(begins) and all(map(str.startswith, offer.path, begins))


def _two_divers(table: Table) -> bool:
    return any("2 divers" in line for offer in table.offers for line in offer.draft)


def _first_bids(table: Table) -> bool:
    """Whether nobody has been outbid yet, so that all colours are free somewhere: Keyflower's first bids."""
    paths = [offer.path[0] for offer in table.offers if offer.path]
    return not any(path.startswith("group:") for path in paths)


DIVE = (_path("wreck:"), _verb("draw"))  # the first of two who carry the same goes down unasked
BARGAIN = (_path("mat:", "trade"), _path("hand:"), _path("pay:"))
ANOTHER_BID = (
    lambda offer: offer.verb == "other bid" and offer.path[0].startswith("tile:"),
    _path("colour:"),
    lambda offer: offer.path[0].startswith("take:"),
)
DEEDS = (
    Deed("key_largo", "a dive with two divers", "Anchor", 6, DIVE, _two_divers),
    Deed("key_largo", "planning a day", "Plan", 3, (_path("card:market", "card:dolphins"),)),
    Deed("key_largo", "selling all of one kind", "Put", 2, (_verb("all artifact"),)),
    Deed("dark_water_salvage", "a question", "Research", 2, (_verb("where"),)),
    Deed("dark_water_salvage", "locating a wreck", "Locate", 2, (_verb("locate"),)),
    Deed("dark_water_salvage", "salvaging a wreck", "Salvage", 2, (_verb("salvage"),)),
    Deed("killmans_keep", "going somewhere", "Move", 2, (_path("bank"),)),
    Deed("killmans_keep", "buying a card", "Buying", 2, (_verb("buy"),)),
    Deed("killmans_keep", "selling a card", "Selling", 3, (_verb("sell"),)),
    Deed("killmans_keep", "using a card", "Use", 3, (lambda offer: offer.verb == "use" and len(offer.path) == 2,)),
    Deed("killmans_keep", "drawing from the Keep", "Draw", 2, (_path("keep-deck"),)),
    Deed("killmans_keep", "offering a card for money", "Trading", 4, BARGAIN),
    Deed("keyflower", "the least bid that leads", "Bid", 2, (_verb("bid"),)),
    Deed("keyflower", "using a tile", "Use", 2, (_verb("use"),)),
    Deed("keyflower", "moving an outbid group", "Bid", 3, (_path("group:", "tile:", "bid:"),)),
    Deed("keyflower", "another bid", "Bid", 4, ANOTHER_BID, _first_bids),
    Deed("keyflower", "passing", "Pass", 1, (lambda offer: offer.ends is not None,)),
)


class Clicker:
    """Somebody at a table who only clicks."""

    def __init__(self, match: Match) -> None:
        self.scene = TableScene(match)
        self.stage = HeadlessApp(self.scene, (1280, 720), Settings(reduce_motion=True), strict=False)
        self.clicks = 0
        for _press in range(8):
            if self.stage.scene is self.scene and self.scene.session.showing.acting is not None:
                break
            self.stage.advance(500, 100)
            self.stage.press("Space")
        self.stage.advance(2000, 100)

    @property
    def table(self) -> Table:
        """What lies before the one who clicks."""
        return self.scene.session.showing.table

    def do(self, offer: Offer) -> None:
        """Play this offer. RuntimeError if clicks do not lead to it."""
        step = self.scene.match.step
        for id in (*self._way(offer), "tool:commit", "answer:1"):
            if self.scene.match.step > step:
                return
            if id in self._there():
                self._click(id)
        if self.scene.match.step == step:
            raise RuntimeError(f"no clicks lead to {offer.label}")

    def _way(self, offer: Offer) -> Iterator[str]:
        """The things to be clicked one after the other: a thing and a row of its plate, else what the path names."""
        thing = next((spot for spot in (*offer.path[:1], *offer.on) if spot in self.table.verbs), "")
        if not offer.verb or not thing:
            amount = self.table.amount
            yield from (f"spot:{spot}" for spot in offer.path if amount is None or not spot.startswith(amount.spot))
            return
        self.stage.move(f"spot:{thing}")
        self.stage.advance(400, 100)
        plate = self.scene.view.control.verbs.plate
        for (row, _area), hit in zip(plate.rows, plate.hits[1:], strict=True) if plate else ():
            if row.verb == offer.verb:
                yield hit.id
        rest = offer.path[offer.path.index(thing) + 1 :] if thing in offer.path else ()
        yield from (f"spot:{spot}" for spot in rest if spot != offer.verb)

    def _there(self) -> set[str]:
        return {target.id for target in self.stage.scene.focus.targets()}

    def _click(self, id: str) -> None:
        self.clicks += 1
        self.stage.click(id)
        self.stage.advance(2500, 100)


def clicks_of(deed: Deed) -> int:
    """Do it on a table of the seat whose turn it is, and return how many clicks it took. RuntimeError if it cannot."""
    clicker = Clicker(position(deed))
    for wish in deed.wishes:
        clicker.do(next(offer for offer in clicker.table.offers if wish(offer)))
    return clicker.clicks


def position(deed: Deed) -> Match:
    """A match in which the deed begins, found in games of chance. RuntimeError if there is none."""
    game = find(deed.box)
    for seed in SEEDS:
        match = Match(game, [Player(name, "human", n) for n, name in enumerate(NAMES)], seed, game.options())
        playing = Clicker(match).scene.session.playing
        luck = random.Random(seed)
        for _choice in range(PATIENCE):
            if match.over:
                break
            seat = match.actors()[0]
            legal = match.seat(seat).legal
            if any(type(action).__name__ == deed.kind for action in legal):
                playing = Playing(match, playing.board, lambda _match: None)
                table = playing.lay_out(seat, seat, ())
                if any(map(deed.wishes[0], table.offers)) and deed.begins(table):
                    return match
            match.play(seat, luck.choice(legal))
    raise RuntimeError(f"no game leads to {deed.name}")


def click_rows() -> Iterator[Row]:
    """Yield the clicks that each deed takes."""
    for deed in DEEDS:
        yield Row(deed.box, f"clicks: {deed.name}", clicks_of(deed), "clicks", f"at most {deed.most}")


if __name__ == "__main__":
    for row in click_rows():
        print(f"{row.game:20}{row.what:48}{row.value:>4,.0f}  ({row.goal})", flush=True)
