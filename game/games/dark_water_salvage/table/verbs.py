"""What can be done with a ship card and at the place where the own boat lies, in a fixed order."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.core.table import Offer, Verb
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.lake import soundings
from game.games.dark_water_salvage.view import View
from game.words import _

ORDER = {"research": ("where", "worth"), "locate": ("locate",), "salvage": ("salvage",)}
"""The verbs of a ship card in each step of a round; at the boat they are those of the ship that is looked at."""
GLYPHS = {"where": "sonar_city", "worth": "sonar_rumour", "locate": "glyph_locate", "salvage": "glyph_salvage"}


def here(view: View) -> str:
    """The spot of the place where the boat of the acting seat lies."""
    return names.region_spot(soundings(view.lake), view.pawns[view.actors[0]])


def at_boat(view: View, offers: Sequence[Offer], study: int) -> tuple[Offer, ...]:
    """The offers; those about the ship that is looked at stand at the boat, too."""
    if view.phase not in ORDER or study < 0:
        return tuple(offers)
    ship, place = names.wreck_spot(study), here(view)
    return tuple(replace(one, on=(place,)) if one.verb and one.path[:1] == (ship,) else one for one in offers)


def verbs_of(view: View, offers: Sequence[Offer]) -> Mapping[str, tuple[Verb, ...]]:
    """The verbs of the ship cards, and of the place of the boat."""
    if view.phase not in ORDER:
        return {}
    words = {"where": _("Where?"), "worth": _("Worth?"), "locate": _("Locate"), "salvage": _("Salvage")}
    elsewhere = {"where": _("no sonar for it here"), "worth": _("asked in cities")}
    row = tuple(
        Verb(verb, words[verb], GLYPHS[verb], _("choose whom to ask"), elsewhere.get(verb, _("not here")))
        for verb in ORDER[view.phase]
    )
    things = {spot for offer in offers if offer.verb for spot in (*offer.path[:1], *offer.on)}
    return dict.fromkeys(sorted(things), row)
