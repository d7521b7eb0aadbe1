"""What stands on the box: its pitch, its variants, and what follows from the number of players."""

from collections.abc import Mapping
from typing import Any

from game.core.staging import Cover, Fact, Variant
from game.games.keythedral import components as box
from game.words import _


def cover() -> Cover:
    """What the shelf and the set-up screen say."""
    return Cover(
        ink="#55377F",
        tagline=_("five calls a round, and a window that fills"),
        pitch=(
            _("Lay out fields and cottages, then call numbers: each call sends workers to the fields in reach."),
            _("Turn the harvest into iron, glass and gold, build houses, and play laws at the right moment."),
            _("Every seat you buy lights a pane of the window. When the last one shines, the best seats win."),
        ),
        minutes=75,
        weight=3,
        secrets=2,
        variants=_variants(),
        facts=_facts,
        share=_share,
        hand_overs=20,
    )


def _share(options: Mapping[str, Any]) -> float:
    """2.5: how many of its seats a game is played for."""
    second = options["edition"] == "second"
    return sum(box.seats_of_level(options["length"] == "short", second)) / sum(box.seats_of_level(False, second))


def _variants() -> tuple[Variant, ...]:
    return (
        Variant(
            "edition", _("Edition"),
            (
                ("first", _("First"), _("17 seats worth 1 to 5; two players play the second")),
                ("second", _("Second"), _("22 seats worth 4 to 12; cubes left over score")),
            ),
        ),
        Variant(
            "length", _("Length"),
            (
                ("usual", _("Usual"), _("all seats of the edition")),
                ("short", _("Short"), _("ten seats, two of each level")),
            ),
        ),
        Variant(
            "open_plan", _("Seats to come"),
            (
                (False, _("Face down"), _("a level is turned up when the one before it is sold")),
                (True, _("All open"), _("everybody sees the prices of all levels from the start")),
            ),
        ),
        Variant(
            "laying", _("Laying"),
            (
                ("field first", _("Field first"), _("first the field, then a cottage")),
                ("free", _("Free order"), _("field and cottage in any order")),
            ),
        ),
    )  # fmt: skip


def _facts(seats: int) -> tuple[Fact, ...]:
    drawn = sum(box.FIELDS[seats])
    return (
        Fact(_("Fields"), _("{n} are drawn and laid, five by each player").format(n=drawn), str(4 + drawn)),
        Fact(_("Cottages"), _("five of each player, numbered 1 to 5"), str(seats * box.COTTAGES)),
    )
