"""What there is to say of the boards of this box, for the gallery of maps; the figures are of Deckhands alone."""

from collections.abc import Mapping

from game.core.staging import MapNote
from game.words import _


def map_notes() -> Mapping[str, MapNote]:
    """Return a note for each map of the box."""
    return {
        "keep": MapNote(
            _("The town of the box, by candlelight."),
        ),
        "snow": MapNote(
            _("The same town in winter. Only its looks differ."),
        ),
    }
