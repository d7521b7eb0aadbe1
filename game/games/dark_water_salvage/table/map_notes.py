"""What there is to say of the boards of this box, for the gallery of maps; the figures are of Deckhands alone."""

from collections.abc import Mapping

from game.core.staging import MapNote
from game.words import _


def map_notes() -> Mapping[str, MapNote]:
    """Return a note for each map of the box."""
    return {
        "lake": MapNote(
            _("The lake of the box: seven cities around deep water."),
        ),
        "tarn": MapNote(
            _("A small lake under the mountains: short ways, low fees, games that are soon over."),
        ),
        "horseshoe": MapNote(
            _("A spit of land parts two arms of a lake, and the town at its tip lies on every way between them."),
            games=200,
            level="deckhand",
            steps={2: 159, 3: 231, 4: 302, 5: 366},
            first={2: (50, 50), 3: (30, 30, 40), 4: (30, 24, 24, 21), 5: (24, 22, 18, 16, 20)},
        ),
        "crown": MapNote(
            _("Around an island there are always two ways, so nobody is shut in; the deep lies close to its shore."),
            games=200,
            level="deckhand",
            steps={2: 162, 3: 227, 4: 292},
            first={2: (48, 52), 3: (30, 37, 33), 4: (26, 24, 25, 26)},
        ),
    }
