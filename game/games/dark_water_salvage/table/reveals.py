"""Moments that are worth the whole table: an answer on the scope, a card looked at, a wreck raised."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.faces import Art, Box, Face, Grid, Part, Words, put
from game.core.game import Event
from game.core.panels import NO_DESK
from game.core.player import Player
from game.core.telling import BURNT, COUNTED, Reveal
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import KEPT, RESEARCH_COST, SHIPS, VALUE_CARDS
from game.games.dark_water_salvage.events import Answered, Located, LocationSeen, NotHere, Raised
from game.games.dark_water_salvage.knowledge.deduction import candidates
from game.games.dark_water_salvage.lake import DEEP, DEPTHS, MEDIUM, SHALLOW, Soundings, numbers, soundings
from game.games.dark_water_salvage.looks import card_faces
from game.games.dark_water_salvage.table.notebook import GRID, cells
from game.games.dark_water_salvage.view import View
from game.words import _, begun, dollars, plural

STRIP = (1218.0, 172.0)
PINGED, RAISED = (("ping", 0.0), ("burn", BURNT)), (("crane", 0.0), ("coin", COUNTED))
"""What is heard of an answer, and of a wreck that comes up."""


def reveal(event: Event, view: View, players: Sequence[Player]) -> Reveal | None:
    """What this event deserves in the eyes of this view."""
    match event:
        case Answered():
            return _answer(event, view) if event.to == view.seat else None
        case LocationSeen():
            return _card(event, view) if event.to == view.seat else None
        case Located() | NotHere():
            return _try(event, view, players) if event.seat != view.seat else None
        case Raised():
            return _haul(event, view, players)
    return None


def _spots(lake: Soundings, mask: int) -> tuple[str, ...]:
    return tuple(names.region_spot(lake, region) for region in numbers(mask))


def _marks(lake: Soundings, mask: int) -> tuple[str, ...]:
    """The pieces by which the notebook marks these regions."""
    return tuple(f"{mark}:{lake.names[region]}" for region in numbers(mask) for mark in ("glow", "cross"))


def _unread(view: View, wreck: int, sonar: int) -> View:
    """The view before this answer."""
    rows = list(view.answers)
    rows[wreck] = (*rows[wreck][:sonar], -1, *rows[wreck][sonar + 1 :])
    return replace(view, answers=tuple(rows))


def _answer(event: Answered, view: View) -> Reveal:
    """8.4 to 8.7: what a sonar said, and what it leaves of the wreck's places."""
    lake = soundings(view.lake)
    earlier = _unread(view, event.wreck, event.sonar)
    before, now = candidates(earlier)[event.wreck], candidates(view)[event.wreck]
    helped = view.assist != "paper" and event.sonar != lake.rumour
    words, foot = _meaning(lake, event, view)
    gone = lake.masks[event.sonar][event.answer] & ~before if helped and lake.sonars[event.sonar].kind != "depth" else 0
    if gone:
        foot = _("{why}; ruled out before: {places}").format(why=foot, places=_gone(lake, gone))
    pawn = view.pawns[event.to]
    return Reveal(
        "scope",
        names.answer_sign(event.sonar_name, event.answer).removeprefix("$"),
        names.answer_title(lake, event.sonar, event.answer),
        words,
        foot,
        _answer_strip(event, view, earlier, before, now),
        names.region_spot(lake, pawn) if pawn >= 0 else "",
        _spots(lake, now) if helped else (),
        _spots(lake, before & ~now) if helped else (),
        again=_further(lake, event, view),
        onward=_("Write it down"),
        private=True,
        early=_marks(lake, before),
        asked=_question(lake, event),
        before=Face(*STRIP, tuple(_asked_strip(event, view, earlier, before))),
        cues=PINGED,
    )


def _further(lake: Soundings, event: Answered, view: View) -> tuple[tuple[str, ...], str]:
    """What else this wreck can be asked here, of which the answer is not known yet; ((), "") = nothing."""
    pawn = view.pawns[event.to]
    if pawn < 0 or view.cash[event.to] < RESEARCH_COST:
        return (), ""
    for sonar in lake.usable[pawn]:
        if sonar != event.sonar and view.answers[event.wreck][sonar] < 0:
            words = _("Ask its worth, ${n}") if sonar == lake.rumour else _("Ask where it lies, ${n}")
            return (names.wreck_spot(event.wreck), names.sonar_spot(sonar)), words.format(n=RESEARCH_COST)
    return (), ""


NAMED = 3
"""So many regions are named; more are counted."""


def _gone(lake: Soundings, mask: int) -> str:
    """The regions of an answer that could not be the wreck's any more, and so do not light up."""
    found = [lake.names[region] for region in numbers(mask)]
    if len(found) <= NAMED:
        return ", ".join(found)
    return plural("{n} region", "{n} regions", len(found))


def _question(lake: Soundings, event: Answered) -> str:
    """What the sonar is asked."""
    kind, ship = lake.sonars[event.sonar].kind, names.ship_name(event.ship)
    if kind == "rumour":
        return _("What is the cargo of the {ship} said to be worth?").format(ship=ship)
    if kind == "depth":
        depth = names.depth_name(DEPTHS.index(event.sonar_name))
        return _("Does the {ship} lie in {depth} water?").format(ship=ship, depth=depth)
    place = names.sonar_name(lake, event.sonar)
    return _("Where does the {ship} lie, as seen from {place}?").format(ship=ship, place=place)


def _meaning(lake: Soundings, event: Answered, view: View) -> tuple[str, str]:
    """What an answer means in regions or dollars, and why."""
    kind = lake.sonars[event.sonar].kind
    saying = names.answer_words(lake, event.sonar, event.answer)
    if view.assist == "paper":
        return begun(saying), ""
    if kind == "rumour":
        return _worth(event.answer), _("so it is said; only raising it shows the truth")
    if kind == "depth":
        count = lake.masks[event.sonar][event.answer].bit_count()
        return begun(saying), _("{n} regions of the lake").format(n=count)
    straight = _("{direction}, so this line itself and nothing else")
    quarter = _("{direction}, so the quarter without the row and the column")
    foot = quarter if event.answer % 2 else straight
    return names.stretch(lake, lake.masks[event.sonar][event.answer]), foot.format(direction=saying)


def _worth(rumour: int) -> str:
    """2.5: what a rumoured range would come to at each depth."""
    left = [names.left_of(rumour, depth) for depth in (SHALLOW, MEDIUM, DEEP)]
    words = _("If raised: shallow {shallow}, medium {medium}, deep {deep}")
    return words.format(shallow=left[SHALLOW], medium=left[MEDIUM], deep=left[DEEP])


def _worth_at(rumour: int, depth: int) -> str:
    """2.5: what a rumoured range comes to in water of this depth."""
    words = _("If raised from {depth} water: {range}")
    return words.format(depth=names.depth_name(depth), range=names.left_of(rumour, depth))


def _rumour(rumour: int) -> str:
    """What this seat has heard of a wreck's worth: never for a reveal that everybody sees."""
    return _("rumour {range}").format(range=names.rumour_words(rumour)) if rumour >= 0 else _("no rumour yet")


def _ship(ship: int, line: str) -> list[Part]:
    """The left of a strip: portrait, name, a line, and the prestige."""
    card = SHIPS[ship]
    return [
        Box(8, 8, 234, 156, 3, "window_light>window_dark", "ink", 1.6),
        *put(card_faces.portrait(ship), 8, 8, 234 / 480),
        Words(card.name, 262, 34, 33, "title", "accent", room=250),
        Words(line, 262, 74, 21, "strong", "ink", room=250),
        Box(262, 96, 84, 36, 7, "located_chip", "card_line", 1.2),
        Art("glyph_locate", 268, 100, 28),
        Words(str(card.located), 334, 114.5, 25, "figure", "ink", "right"),
        Box(358, 96, 84, 36, 7, "salvaged_chip", "card_line", 1.2),
        Art("glyph_salvage", 364, 100, 28),
        Words(str(card.salvaged), 430, 114.5, 25, "figure", "ink", "right"),
        Words(_("prestige located, salvaged"), 262, 153, 19, "text", "muted", room=250),
    ]


def _asked_strip(event: Answered, view: View, earlier: View, before: int) -> list[Part]:
    """The ship, the sonar that is asked, and what the notebook left until now."""
    lake = soundings(view.lake)
    heard = -1 if event.sonar == lake.rumour else view.rumours[event.wreck]
    parts = _ship(event.ship, _rumour(heard))
    parts += put(card_faces.sonar_card(lake, event.sonar), 534, 5, 162 / card_faces.SONAR[1])
    if view.assist != "paper" and event.sonar != lake.rumour:
        parts += _grid(lake, earlier, event.wreck, before, 700, _("Before"), "ink")
    return parts


def _answer_strip(event: Answered, view: View, earlier: View, before: int, now: int) -> Face:
    lake = soundings(view.lake)
    parts = _ship(event.ship, _rumour(view.rumours[event.wreck]))
    parts += put(card_faces.sonar_card(lake, event.sonar, event.answer), 534, 5, 162 / card_faces.SONAR[1])
    if view.assist == "paper" or event.sonar == lake.rumour:
        saying = names.answer_words(lake, event.sonar, event.answer)
        parts.append(Words(begun(saying), 700, 86, 26, "title", "ink", room=500))
        return Face(*STRIP, tuple(parts))
    parts += _grid(lake, earlier, event.wreck, before, 700, _("Before"), "ink")
    parts.append(Words("→", 940, 100, 54, "display", "accent", "centre"))
    parts += _grid(lake, view, event.wreck, now, 984, _("Now"), "clear")
    return Face(*STRIP, tuple(parts))


def _grid(lake: Soundings, view: View, wreck: int, possible: int, x: float, title: str, colour: str) -> list[Part]:
    """A mini grid with its count, 200 wide."""
    columns = lake.lake.columns
    pitch = min(200 / columns, 118 / lake.rows)
    signs = cells(view, lake, wreck, possible, NO_DESK)
    return [
        Words(title, x, 24, 21, "text", "muted", room=120),
        Words(str(possible.bit_count()), x + pitch * columns, 24, 34, "display", colour, "right"),
        Grid(x, 48, columns, pitch, signs, GRID, crossed="x"),
    ]


def _card(event: LocationSeen, view: View) -> Reveal | None:
    """10.1: the location card, for the eyes of whoever tried; right and wrong take the same time."""
    lake = soundings(view.lake)
    if view.raised[event.wreck] == event.to:
        return None  # what comes up next says all that stands on the card, and to everybody
    right = view.located[event.wreck] == event.to  # who was wrong is barred from it; the pawns may be gone by now
    pawn = event.region if right else view.pawns[event.to]
    ship = names.ship_name(event.ship)
    place = lake.names[event.region]
    words = (_("The {ship} lies here") if right else _("The {ship} is not here")).format(ship=ship)
    foot = _("the card says {region}; {rumour} when it sank, it is said").format(
        region=place, rumour=names.rumour_words(event.rumour)
    )
    struck = () if right or pawn < 0 else (names.region_spot(lake, pawn),)
    parts = _ship(event.ship, _rumour(event.rumour))
    parts.append(Words(place, 560, 62, 56, "display", "clear" if right else "loss"))
    if view.assist != "paper":
        parts.append(Words(_worth_at(event.rumour, lake.depths[event.region]), 560, 122, 22, "strong", "ink", room=630))
    picture = Face(*STRIP, tuple(parts))
    lit = (names.region_spot(lake, event.region),)
    source = names.region_spot(lake, pawn) if pawn >= 0 else ""
    return Reveal(
        "scope",
        place,
        place,
        words,
        foot,
        picture,
        source,
        lit,
        struck,
        onward=_("Write it down"),
        private=True,
        early=(f"wreck:{event.wreck}", *_marks(lake, lake.water)),
        asked=_("Does the {ship} lie here?").format(ship=ship),
        before=Face(*STRIP, tuple(_ship(event.ship, _("you read its location card")))),
        cues=PINGED,
    )


def _try(event: Located | NotHere, view: View, players: Sequence[Player]) -> Reveal:
    """10.2, 10.4: whether a wreck lies where somebody tried it, for all who did not look at its card."""
    ship, name = names.ship_name(event.ship), players[event.seat].name
    if isinstance(event, Located):
        sign, title = _("Yes"), _("The {ship} lies in {place}").format(ship=ship, place=event.place)
        words = _("{n} prestige for {name}").format(n=event.prestige, name=name)
    else:
        sign, title = _("No"), _("The {ship} is not in {place}").format(ship=ship, place=event.place)
        words = _("{name} may not try it again").format(name=name)
    spot = (names.region_spot(soundings(view.lake), event.region),)
    right = isinstance(event, Located)
    parts = _ship(event.ship, _("tried by {name}").format(name=name))
    before = (*parts, Words(event.place, 560, 62, 56, "display", "ink"))
    parts.append(Words(event.place, 560, 62, 56, "display", "clear" if right else "loss"))
    parts.append(Words(words, 560, 122, 22, "strong", "ink", room=630))
    return Reveal(
        "scope",
        sign,
        title,
        words,
        picture=Face(*STRIP, tuple(parts)),
        source=spot[0],
        lit=spot if right else (),
        struck=() if right else spot,
        early=(f"wreck:{event.wreck}",),
        asked=_("Does the {ship} lie in {place}?").format(ship=ship, place=event.place),
        before=Face(*STRIP, before),
        cues=PINGED,
    )


def _haul(event: Raised, view: View, players: Sequence[Player]) -> Reveal:
    """11.3: a wreck comes up, and everybody sees what is left of its value."""
    lake = soundings(view.lake)
    foot = _depreciation(event.value, lake.depths[event.region])
    spot = names.region_spot(lake, event.region)
    who = _("{name} raises it in {region}").format(name=players[event.seat].name, region=lake.names[event.region])
    sums = _("{n} prestige for salvaging").format(n=event.prestige)
    if event.located:
        sums = _("{salvaged} prestige for salvaging, {located} for locating").format(
            salvaged=event.prestige, located=event.located
        )
    parts = _ship(event.ship, who)
    parts.append(Art("crane_barge", 540, 8, 234))
    before = Face(*STRIP, tuple(parts))
    parts.append(Words(dollars(event.value), 800, 56, 56, "display", "accent"))
    parts.append(Words(sums, 800, 106, 22, "strong", "ink", room=400))
    parts.append(Words(foot, 800, 142, 20, "text", "muted", room=400))
    title = _("The {ship} comes up").format(ship=names.ship_name(event.ship))
    return Reveal(
        "count",
        dollars(event.value),
        title,
        who,
        foot,
        Face(*STRIP, tuple(parts)),
        spot,
        (spot,),
        count=event.value,
        asked=_("What is left of its cargo?"),
        before=before,
        cues=RAISED,
    )


def _depreciation(value: int, depth: int) -> str:
    """2.5: what it was worth when it sank, as far as everybody can work it out, and what is left at this depth."""
    initial = sorted({card.initial for card in VALUE_CARDS if card.salvaged[depth] == value})
    was = " / ".join(dollars(each) for each in initial)
    words = _("{was} when it sank: {kept} % is left in {depth} water")
    return words.format(was=was, kept=KEPT[depth], depth=names.depth_name(depth))
