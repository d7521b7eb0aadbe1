"""A puzzle as plain data: how its position is reached, what may be chosen there, and what each choice is worth."""

from typing import Annotated, Any

import msgspec

from game.core.plain import Count, FilePath, Line, Name
from game.core.save import MOST_SEATS, Document, PlayerEntry

Share = Annotated[int, msgspec.Meta(ge=0, le=100)]
"""A share in per cent."""
Worth = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]

LEAST_GAP = 0.02
"""The utility by which the best choice must be ahead of every other one."""
SURE = 0.995
"""How sure that must be, as far as luck goes."""
SEARCHES = 3
"""So many searches, each with luck of its own, must agree on the best choice."""
HARDEST = 5
"""The most stars of difficulty."""
_WEIGHTS = (0.2, 0.35, 0.45)
"""What a level's failures count for the difficulty: Deckhand, Mate, Skipper."""


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One whole choice: its actions as plain data, what it is worth, and how many of a hundred bots made it."""

    actions: Annotated[tuple[Any, ...], msgspec.Meta(min_length=1, max_length=40)]
    worth: Worth
    taken: Share = 0
    same: bool = False
    """Whether it is the same in effect as the best, and so as right."""


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position after `steps`, in which `seat` has to choose, as in a save, and what was found out about it.

    `choices` has the best first, then those that bots liked or that come near. `sure` is in hundredths of a per cent,
    `misses` says how often in a hundred Deckhand, Mate and Skipper choose something else.
    """

    id: Name
    game: Name
    options: Annotated[dict[Name, Any], msgspec.Meta(max_length=100)]
    players: Annotated[tuple[PlayerEntry, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    seed: Line
    seat: Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
    kind: Name
    """The phase and the kind of the best choice, so that not all of a box are alike."""
    steps: tuple[tuple[Count, Any], ...]
    choices: Annotated[tuple[Choice, ...], msgspec.Meta(min_length=2, max_length=24)]
    among: Count
    """How many whole choices there were."""
    gap: Worth
    sure: Annotated[int, msgspec.Meta(ge=0, le=10_000)]
    worlds: Count
    """In how many imagined worlds it was tried."""
    misses: tuple[Share, Share, Share]
    rules: Count = 1
    """The version of the rules that it was found by."""
    map: FilePath = ""
    map_digest: Name = ""

    @property
    def best(self) -> Choice:
        """The best choice."""
        return self.choices[0]

    @property
    def tempting(self) -> Choice | None:
        """The wrong choice that most bots make; None if none makes any."""
        wrong = [each for each in self.choices[1:] if each.taken and not each.same]
        return max(wrong, key=lambda each: each.taken, default=None)

    @property
    def stars(self) -> int:
        """How hard it is, 1 to HARDEST, by how often each level of bots fails."""
        missed = sum(weight * miss / 100 for weight, miss in zip(_WEIGHTS, self.misses, strict=True))
        return min(HARDEST, 1 + int(HARDEST * missed))

    def document(self) -> Document:
        """Return the position as a save that can be played again."""
        return Document(
            game=self.game,
            rules_version=self.rules,
            options=self.options,
            players=self.players,
            map=self.map,
            map_digest=self.map_digest,
            seed=self.seed,
            steps=self.steps,
            checks=(),
        )
