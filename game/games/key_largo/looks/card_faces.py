"""How every card, sign and token of Key Largo looks: pieces of art with the numbers and words that go on them.

Places on a face are in the units of its drawing (a card is 250 x 350); see the drawings in assets/key_largo.
"""

from game.core.faces import Art, Box, Face, Passage, Words
from game.core.table import Counter
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.words import _

LUGGERS = ("brick", "seagreen", "sun", "plum", "ultramarine", "bone")
"""The ships' sail colours, by the six colours of the seats."""

DARK_SAILS = (0, 3, 4)
"""Colours on which signs are drawn light."""

CARD = (250.0, 350.0)
GROUNDS = {"sea": "mid>deep", "sky": "shallow>sand"}
"""What lies behind the pictures on slips."""


def back(depth: int) -> Face:
    """The back of a wreck card: its depth is all it tells."""
    return Face(*CARD, (Art(f"back_{box.DEPTHS[depth]}", 0, 0, *CARD),))


def treasure(kind: str, quantity: int, end_value: int) -> Face:
    """A treasure card face up: its quantity above, its worth at the end of the game below."""
    name = {"goods": _("Goods"), "gold": _("Gold"), "artifact": _("Artifact"), "jewel": _("Jewel")}[kind]
    jewel = kind == "jewel"
    piece = f"treasure_{kind}_{end_value if jewel else quantity}"
    corner = Art("icon_jewel", 26, 26, 40) if jewel else Words(str(quantity), 46, 46, 58, "display", "ink", "centre")
    ribbon = "umber_deep" if kind == "gold" else "cream"
    end = _("end ${n}").format(n=end_value)
    return Face(
        *CARD,
        (
            Art(piece, 0, 0, *CARD),
            corner,
            Words(name, 158, 38, 37, "title", "ink", "centre", 150),
            Words(end, 125, 305, 38, "figure", ribbon, "centre", 190),
        ),
        tag=f"${end_value}",
    )


def treasure_card(card: int) -> Face:
    """The face of a wreck card of the box."""
    if box.KIND[card] == box.MONSTER:
        return monster()
    return treasure(box.KINDS[box.KIND[card]], box.QUANTITY[card], box.END_VALUE[card])


def held_treasure(card: int) -> Face:
    """A treasure in its owner's chest: its back peeps out above, so that he knows what thieves see."""
    face = treasure_card(card)
    peep = Art(f"back_{box.DEPTHS[box.DEPTH[card]]}", 168, -46, 58, 81.2)
    return Face(face.w, face.h, (peep, *face.parts), face.tag)


def monster() -> Face:
    """The sea monster, face up."""
    return Face(*CARD, (Art("monster", 0, 0, *CARD),))


def action(place: int, prices: tuple[tuple[str, str], ...], pay: int = 0) -> Face:
    """An action card: the place it sends the ship to, and what things cost or pay there.

    `prices` are rows of (icon, numbers); `pay` is what the dolphins pay today.
    """
    parts: list[Art | Box | Passage | Words] = [
        Art(f"action_{box.PLACES[place]}", 0, 0, *CARD),
        Words(_(names.PLACES[place].card), 125, 38, 36, "title", "cream", "centre", 170),
    ]
    for row, (icon, numbers) in enumerate(prices):
        y = 258 + row * 30
        parts.append(Art(icon, 46, y - 15, 30))
        parts.append(Words(numbers, 206, y, 29, "figure", "umber_deep", "right", 125))
    if place == box.DOLPHINS:
        parts.append(Words(f"${pay}", 125, 268, 54, "display", "ink", "centre"))
        parts.append(Words(_("today"), 125, 312, 31, "text", "faded", "centre"))
    if place == box.WRECK:
        for depth in range(3):
            parts.append(Art(f"back_{box.DEPTHS[depth]}", 44 + depth * 60, 246, 42, 58.8))
        parts.append(Words(_("one card each"), 125, 318, 27, "figure", "umber", "centre", 200))
    return Face(*CARD, tuple(parts))


def gap() -> Face:
    """Where an action card lay that is being laid: as wide as the card, and empty."""
    w, h = CARD
    return Face(w, h, (Box(6, 6, w - 12, h - 12, 18, "", "slot_line", 5),))


def encounter_card(encounter: int) -> Face:
    """An encounter card: a portrait, a name, and where it is played; what it does stands on its slip."""
    card = box.ENCOUNTERS[encounter]
    ground = f"{box.PLACES[card.place]}_light>{box.PLACES[card.place]}_dark"
    return Face(
        *CARD,
        (
            Box(2, 2, 246, 346, 16, "paper", "umber", 4),
            Box(10, 10, 230, 50, 10, ground, "brass", 2),
            Words(names.encounter_name(encounter), 125, 35, 33, "title", "cream", "centre", 214),
            Art(f"encounter_{card.id}", 33, 68, 184, 220.8),
            Box(16, 294, 218, 46, 10, ground, "brass", 2),
            Words(_(names.PLACES[card.place].person), 125, 317, 30, "strong", "cream", "centre", 200),
        ),
    )


def encounter_back() -> Face:
    """The back of an encounter card: it tells nothing."""
    return Face(
        *CARD,
        (
            Box(2, 2, 246, 346, 16, "dolphins_light>dolphins_dark", "umber", 4),
            Box(16, 16, 218, 318, 10, "", "brass", 3),
            Art("compass", 45, 95, 160, 160),
        ),
    )


PILE_CARD = (6.0, 16.0)
"""Where the lowest card of a pile lies on the pile's face."""


def pile(depth: int, cards: int) -> Face:
    """A wreck's cards, face down: their edges, the top one's back, and how many they are."""
    rise = 3.2
    high = max(cards, 1) - 1
    left, top = PILE_CARD
    parts: list[Art | Box | Words] = [
        Box(left + (i % 2) * 1.2, top - i * rise, 44, 62, 4, "card_edge", "card_line", 1) for i in range(high)
    ]
    y = top - high * rise
    parts.append(Art(f"back_{box.DEPTHS[depth]}", left + (high % 2) * 1.2, y, 44, 62))
    badge = (
        Box(31, y + 43, 30, 30, 15, "paper", "badge_line", 1.6),
        Words(str(cards), 46, y + 58.5, 21, "display", "ink", "centre"),
    )
    large = (
        Box(28, y + 36, 42, 42, 21, "paper", "badge_line", 1.6),
        Words(str(cards), 49, y + 57, 31, "display", "ink", "centre"),
    )
    return Face(64, 94, (*parts, *badge), large=Face(64, 94, (*parts, *large)))


SMALL_CARD, SMALL_STEP = (44.0, 62.0), 24.0
"""A card of a pile, and how far apart those lie that are face up."""


def small_card(card: int) -> Face:
    """A wreck card face up in the size of a pile; its quantity is on its left half, which the next one leaves free."""
    wide, high = SMALL_CARD
    kind = box.KIND[card]
    edge = Box(0, 0, wide, high, 4, "card_edge", "card_line", 1)
    if kind == box.MONSTER:
        return Face(wide, high, (edge, Art("monster", 0, 0, wide, high)))
    jewel = kind == box.JEWEL
    number = box.END_VALUE[card] if jewel else box.QUANTITY[card]
    sign = Art("icon_jewel", 3, 4, 20) if jewel else Words(str(number), 12, 15, 25, "display", "ink", "centre")
    return Face(wide, high, (edge, Art(f"treasure_{box.KINDS[kind]}_{number}", 0, 0, wide, high), sign))


def lugger(colour: int, flip: bool) -> Face:
    """A player's ship, by the seat's colour; flipped, it sails to the left."""
    return Face(200, 190, (Art(f"lugger_{LUGGERS[colour]}", 0, 0, 200, 190, flip=flip),))


def neutral_lugger() -> Face:
    """The neutral ship of the two-player game."""
    return Face(200, 190, (Art("lugger_neutral", 0, 0, 200, 190),))


def hull(depth: int, variant: int, stormy: bool) -> Face:
    """A wreck's hull; in the storm it lies darker."""
    art = Art(f"wreck_{box.DEPTHS[depth]}_{variant}", 0, 0, 180, 128, 0.8 if stormy else 1.0)
    return Face(180, 128, (art,))


def wreck_picture(depth: int) -> Face:
    """A wreck for the log and the digest: a hull on its water, in the shape of a card."""
    ground = ("shallow>mid", "mid>deep", "deep>monster")[depth]
    hull_art = Art(f"wreck_{box.DEPTHS[depth]}_1", 25, 105, 200, 142)
    return Face(*CARD, (Box(2, 2, 246, 346, 16, ground, "umber", 4), hull_art))


def eye(colour: int) -> Face:
    """The mark on a wreck whose cards this seat has seen: in the seat's colour, in its own view only."""
    glyph = "glyph_eye_light" if colour in DARK_SAILS else "glyph_eye"
    return Face(40, 40, (Box(2, 2, 36, 36, 18, f"seat_{colour}", "paper", 2), Art(glyph, 8, 8, 24)))


def diver(hoses: int, trident: bool, weight: bool) -> Face:
    """A diver with all that hangs on the suit."""
    arts = ["diver"]
    arts += [f"diver_hose_{n + 1}" for n in range(hoses)]
    arts += ["diver_trident"] * trident
    arts += ["diver_weight"] * weight
    return Face(200, 260, tuple(Art(name, 0, 0, 200, 260) for name in arts))


def no_diver() -> Face:
    """The empty place for a diver who may be hired."""
    return Face(200, 260, (Art("diver", 0, 0, 200, 260, 0.16, grey=True),))


def icon(name: str) -> Face:
    """A small picture by itself."""
    high = 140 if name == "monster" else 100
    return Face(100, high, (Art(name, 0, 0, 100, high),))


def picture(name: str) -> Face:
    """A card's drawing without its words."""
    return Face(*CARD, (Art(name, 0, 0, *CARD),))


def tile(art: str, name: str, price: int | None) -> Face:
    """A service or an item that is for sale, on a card of its own."""
    parts: list[Art | Box | Words] = [
        Box(2, 2, 246, 346, 16, "paper", "line", 4),
        Words(name, 125, 38, 36, "title", "ink", "centre", 220),
        Box(20, 62, 210, 2, 0, "hairline"),
        Art(art, 45, 84, 160),
    ]
    if price is not None:
        parts.append(Box(50, 268, 150, 58, 14, "lit", "lit_line", 3))
        parts.append(Words(f"${price}", 125, 298, 42, "display", "ink", "centre", 140))
    return Face(*CARD, tuple(parts), "" if price is None else f"${price}")


def counted(name: str, count: int, label: str) -> Counter:
    """A small picture with a number."""
    return Counter(icon(name), str(count), label)


def counted_backs(depth: int, count: int) -> Counter:
    """A hand's cards of one depth, as everybody sees them: backs and a number."""
    words = (_("shallow-water cards"), _("mid-water cards"), _("deep-water cards"))[depth]
    return Counter(back(depth), str(count), words)


SCENE = (150.0, 104.0)


def scene(art: str, wide: float, high: float, ground: str) -> Face:
    """The picture on a slip: a thing on its own ground."""
    w, h = SCENE
    return Face(w, h, (Box(0, 0, w, h, 6, GROUNDS[ground]), Art(art, (w - wide) / 2, (h - high) / 2, wide, high)))


def icon_wide(name: str, wide: float, high: float) -> Face:
    """A picture by itself, of any shape."""
    return Face(wide, high, (Art(name, 0, 0, wide, high),))


def ship_scene(colour: int) -> Face:
    """A player's ship at sea, for the slip."""
    return scene(f"lugger_{LUGGERS[colour]}", 96, 91, "sea")


def diver_scene(hoses: int, trident: bool, weight: bool) -> Face:
    """A diver at the bottom of the sea, for the slip."""
    w, h = SCENE
    suit = diver(hoses, trident, weight)
    arts = tuple(Art(part.name, (w - 77) / 2, 2, 77, 100) for part in suit.parts if isinstance(part, Art))
    return Face(w, h, (Box(0, 0, w, h, 6, GROUNDS["sea"]), *arts))


def counted_back(depth: int, count: int) -> Face:
    """A back with the number of such cards in the hand behind it."""
    return Face(
        *CARD,
        (
            Art(f"back_{box.DEPTHS[depth]}", 0, 0, *CARD),
            Box(160, 260, 76, 76, 38, "paper", "badge_line", 4),
            Words(str(count), 198, 299, 54, "display", "ink", "centre"),
        ),
    )


def chest_order(card: int) -> tuple[int, int, int]:
    """Cards of the same kind side by side, small ones first."""
    return box.KIND[card], box.END_VALUE[card], card
