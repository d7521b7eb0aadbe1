"""How cards, boats and marks look: drawings with the numbers and words that go on them.

Places on a face are in its own units; see the drawings in assets/dark_water_salvage.
"""

from collections.abc import Sequence
from dataclasses import replace

from game.core.faces import Art, Box, Face, Part, Words, put
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import SHIPS
from game.games.dark_water_salvage.lake import Soundings

SEATS = ("brick", "seagreen", "sun", "plum", "ultramarine", "bone")
"""The seats' six colours as the drawings name them."""
DARK_SEATS = (0, 3, 4)
"""Colours on which words are light."""

SHIP = (98.0, 184.0)
LOW_SHIP = (98.0, 137.0)
SONAR = (220.0, 308.0)
DRAWN_PLACES = (
    *("city_birchwick", "city_copper_landing", "city_eastmere", "city_kestrel_bay", "city_ludgate", "city_millrace"),
    *("city_missaukee", "city_northmoor", "city_port_halloran", "city_sallow_quay", "city_tinder_cove"),
    *("feature_drowned_chapel", "feature_monks_stair", "feature_old_quarry", "feature_the_cauldron"),
    *("feature_the_needles", "feature_the_ravine", "feature_widows_shelf"),
)
"""The drawings of cities and features by their names; others share city_plain and feature_plain."""
DRAWN_LIKE = {
    "city_ferrow_point": "city_kestrel_bay",
    "city_hollin_quay": "city_sallow_quay",
    "city_osier_ferry": "city_port_halloran",
    "city_marden": "city_missaukee",
    "city_crane_harbour": "city_copper_landing",
    "city_alder_stairs": "city_birchwick",
    "feature_sunken_chantry": "feature_drowned_chapel",
    "feature_slate_pit": "feature_old_quarry",
    "feature_grey_ladder": "feature_monks_stair",
    "city_larkspur": "city_eastmere",
    "city_old_weir": "city_millrace",
    "city_bramble_hythe": "city_tinder_cove",
    "city_kingsmere": "city_ludgate",
    "city_fallow_end": "city_northmoor",
    "feature_the_combs": "feature_the_needles",
    "feature_pilgrims_ledge": "feature_widows_shelf",
    "feature_the_churn": "feature_the_cauldron",
}
"""Places of further lakes, and the drawings that they share with places that never lie on the same lake."""


def on_seat(colour: int) -> str:
    """The colour of words on a seat's colour."""
    return "white" if colour in DARK_SEATS else "ink"


def ship_card(
    ship: int, ribbon: str, seat: int, state: str, studied: bool, rumour: str = "", tested: Sequence[int] = ()
) -> Face:
    """A ship card: portrait, prestige for locating and salvaging, name, what became of it; who tested it, its rumour.

    `ribbon` says in words what became of it; `seat` is the colour of who found or raised it, -1 = nobody; state is
    "lost", "located", "raised" or "barred"; `tested` are seats' colours.
    """
    wide, high = SHIP
    gone = state == "raised"
    parts: list[Part] = [
        Box(0, 0, wide, high, 9, f"card_light>{'card_gone' if gone else 'card_dark'}", "ink", 1.6),
        Box(3, 3, 92, 62, 5, "window_light>window_dark", "ink", 1.2),
        Art(f"ship_{names.ship_id(ship)}", 3, 3.5, 92, 61.3, grey=gone),
    ]
    if state == "located":
        parts.append(Art("mark_wreck", 7, 26, 34))
    elif gone:
        parts.append(Art("mark_cleared", 9, 22, 23))
    parts += _prestige(ship, 52)
    parts += _ship_name(SHIPS[ship].name, "accent" if studied else "ink")
    parts += _ribbon(ribbon, seat, state, studied)
    first = 49 - 9.2 * len(tested)
    parts += [Art(f"seat_{SEATS[colour]}", first + 18.4 * n, 138, 18) for n, colour in enumerate(tested)]
    if rumour:
        parts.append(Words(rumour, 49, 169, 18, "italic", "muted", "centre", 90))
    elif not tested and seat < 0:  # what nobody has asked about is as empty as the lake
        parts.append(Art("compass_rose", 29, 136, 40, fade=0.16))
    if studied:
        parts.append(Box(-1, -1, wide + 2, high + 2, 10, "", "accent", 3.4))
    return Face(wide, high, tuple(parts), SHIPS[ship].name, low=_low_ship(ship, ribbon, seat, state, studied))


def _low_ship(ship: int, ribbon: str, seat: int, state: str, studied: bool) -> Face:
    """The same for a low tray: portrait to the edges, name, prestige, what became of it."""
    wide, high = LOW_SHIP
    gone = state == "raised"
    parts: list[Part] = [
        Box(0, 0, wide, high, 8, f"card_light>{'card_gone' if gone else 'card_dark'}"),
        Art(f"ship_{names.ship_id(ship)}", 2, 2, wide - 4, 52, grey=gone),
        Box(1, 54, wide - 2, 1.6, 0, "ink"),
    ]
    if state == "located":
        parts.append(Art("mark_wreck", 4, 4, 28))
    elif gone:
        parts.append(Art("mark_cleared", 6, 4, 20))
    parts += _ship_name(SHIPS[ship].name, "accent" if studied else "ink", 71)
    parts += _prestige(ship, 90)
    parts += _ribbon(ribbon, seat, state, studied, 113)
    line, thick = ("accent", 3.4) if studied else ("ink", 1.6)
    parts.append(Box(0, 0, wide, high, 8, "", line, thick))
    return Face(wide, high, tuple(parts), SHIPS[ship].name)


def _ship_name(name: str, colour: str, middle: float = 93) -> list[Part]:
    lines = two_lines(name)
    first = middle - 8.5 * (len(lines) - 1)
    return [Words(line, 49, first + 17 * n, 18, "title", colour, "centre", 91) for n, line in enumerate(lines)]


def two_lines(name: str) -> tuple[str, ...]:
    """A ship's name as it is written where there is little room: its last word by itself."""
    first, _space, last = name.rpartition(" ")
    return (first, last) if first else (last,)


def _ribbon(words: str, seat: int, state: str, studied: bool, top: float = 111) -> list[Part]:
    if seat >= 0:
        return [
            Box(3, top, 92, 21, 4, f"seat_{seat}", "ink", 1.1),
            Words(words, 49, top + 10.5, 17, "strong", on_seat(seat), "centre", 88),
        ]
    colour = "loss" if state == "barred" else "accent" if studied else "pale"
    return [Words(words, 49, top + 9.5, 18, "italic" if state == "lost" else "strong", colour, "centre", 88)]


def _prestige(ship: int, y: float) -> list[Part]:
    """Prestige for locating at the left, for salvaging at the right."""
    card = SHIPS[ship]
    return [
        Box(5, y, 43.5, 23, 5, "located_chip", "ink", 1.1),
        Art("glyph_locate", 7.5, y + 1.5, 20),
        Words(str(card.located), 44, y + 12, 20, "figure", "ink", "right", 18),
        Box(49.5, y, 43.5, 23, 5, "salvaged_chip", "ink", 1.1),
        Art("glyph_salvage", 51, y + 1.5, 20),
        Words(str(card.salvaged), 89, y + 12, 20, "figure", "ink", "right", 21),
    ]


def portrait(ship: int, grey: bool = False) -> Face:
    """A ship as it was, by itself."""
    return Face(480, 320, (Art(f"ship_{names.ship_id(ship)}", 0, 0, 480, 320, grey=grey),))


def sonar_card(lake: Soundings, sonar: int, answer: int = -1) -> Face:
    """A sonar card; through its window shows an answer where one is known."""
    card = lake.sonars[sonar]
    parts: list[Part] = [Art(f"sonar_{card.kind}", 0, 0, *SONAR)]
    parts += _vignette(card.kind, card.name)
    parts.append(Words(names.sonar_name(lake, sonar), 98, 22, 25, "title", "ink", "centre", 164))
    if answer >= 0:
        sign = names.answer_sign(card.name, answer)
        parts.append(Box(64, 160, 92, 92, 46, "scope"))
        parts.append(Words(sign, 110, 208, 46 if len(sign) < 4 else 26, "display", "phosphor", "centre", 80))
    return Face(*SONAR, tuple(parts))


def _vignette(kind: str, place: str) -> list[Part]:
    """What stands in the picture of a card: the city or the feature; depths and rumours are drawn on theirs."""
    if kind not in ("city", "feature"):
        return []
    return list(place_art(kind, place, 109, 94, 78))


def place_art(kind: str, place: str, x: float, y: float, high: float) -> tuple[Part, ...]:
    """A city or a feature with its middle at (x, y)."""
    slug = place.lower().replace(" ", "_").replace("'", "").replace("’", "")
    own = DRAWN_LIKE.get(f"{kind}_{slug}", f"{kind}_{slug}")
    drawing = own if own in DRAWN_PLACES else f"{kind}_plain"
    wide = high * (160 / 116 if kind == "city" else 1)
    return (Art(drawing, x - wide / 2, y - high / 2, wide, high),)


SCENE = (150.0, 100.0)


def scene_of(kind: str, place: str) -> Face:
    """A city or a feature on its ground, for a slip."""
    ground = "land>neat" if kind == "city" else "medium>deep"
    return Face(*SCENE, (Box(0, 0, *SCENE, 6, ground), *place_art(kind, place, 75, 50, 92)))


def water_scene(depth: int, candidate: bool) -> Face:
    """A stretch of water, for a slip: one, two or three dots by its depth."""
    ground = ("shallow", "medium", "deep")[depth]
    colour = "white" if depth == 2 else "ink"
    parts: list[Part] = [Box(0, 0, *SCENE, 6, ground)]
    parts += [Box(75 - 13 * depth + 26 * n - 7, 43, 14, 14, 7, colour) for n in range(depth + 1)]
    if candidate:
        parts.append(Box(23, 8, 104, 84, 12, "", "accent", 5))
    return Face(*SCENE, tuple(parts))


def boat(colour: int) -> Face:
    """A seat's survey boat."""
    return Face(128, 116, (Art(f"boat_{SEATS[colour]}", 0, 0, 128, 116),))


def boat_scene(colour: int) -> Face:
    """A seat's survey boat at sea, for a slip."""
    return Face(*SCENE, (Box(0, 0, *SCENE, 6, "shallow>medium"), Art(f"boat_{SEATS[colour]}", 20, 0, 110, 100)))


def icon(name: str, w: float = 100, h: float = 100) -> Face:
    """A small picture by itself."""
    return Face(w, h, (Art(name, 0, 0, w, h),))


def turn_badge(number: int) -> Face:
    """Turn order card 1 to 5 where it is small: its number and little else."""
    card = Box(1, 1, 42, 60, 6, "deep", "ink", 2)
    return Face(
        44,
        62,
        (card, Box(5, 5, 34, 52, 4, "", "brass", 1.6), Words(str(number), 22, 31, 36, "display", "white", "centre")),
    )


def dial(stop: int) -> Face:
    """The action dial with its token: research above, then clockwise move, locate, salvage; -1 = none yet."""
    parts: list[Part] = [Art("action_dial", 0, 0, 300, 300)]
    if stop >= 0:
        x, y = ((150, 71), (229, 150), (150, 229), (71, 150))[stop]
        glyph = ("glyph_research", "glyph_move", "glyph_locate", "glyph_salvage")[stop]
        parts += [Art("action_token", x - 52, y - 52, 104), Art(glyph, x - 24, y - 22, 48)]
    return Face(300, 300, tuple(parts))


def small_sonar(lake: Soundings, sonar: int, x: float, y: float, high: float) -> list[Part]:
    """A sonar card on a larger face, too small for its words."""
    card = sonar_card(lake, sonar)
    return put(replace(card, parts=tuple(p for p in card.parts if not isinstance(p, Words))), x, y, high / SONAR[1])
