"""What there is to say of the boards of this box, for the gallery of maps; the figures are of Deckhands alone."""

from collections.abc import Mapping

from game.core.staging import MapNote
from game.words import _


def map_notes() -> Mapping[str, MapNote]:
    """Return a note for each map of the box."""
    return {
        "island": MapNote(
            _("The island of the box: the land lies in the west, the reefs in the east."),
        ),
        "windward": MapNote(
            _("The same sea the other way round, under a volcano. Wrecks, depths and prices are those of Key Largo."),
        ),
    }
