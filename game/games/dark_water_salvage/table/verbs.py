"""What can be done with a ship card and at the place where the own boat lies, in a fixed order."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.core.table import Offer, Verb
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import WRECKS
from game.games.dark_water_salvage.knowledge.deduction import candidates
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
    """The offers; those about the ship that is looked at, or that must lie there, stand at the boat, too."""
    about = study if study >= 0 else below_boat(view)
    if view.phase not in ORDER or about < 0:
        return tuple(offers)
    ship, place = names.wreck_spot(about), here(view)
    return tuple(replace(one, on=(place,)) if one.verb and one.path[:1] == (ship,) else one for one in offers)


def below_boat(view: View) -> int:
    """The only wreck that this view knows to lie where the acting seat's boat is, to be tried there; -1 = none."""
    if view.phase not in ("locate", "salvage"):
        return -1
    seat, open_book = view.actors[0], view.seat == view.actors[0] and view.assist != "paper"
    region, possible = view.pawns[seat], candidates(view) if open_book else ()
    found = [
        wreck
        for wreck in range(WRECKS)
        if view.places[wreck] == region or (open_book and possible[wreck] == 1 << region and view.raised[wreck] < 0)
    ]
    return found[0] if len(found) == 1 else -1


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
