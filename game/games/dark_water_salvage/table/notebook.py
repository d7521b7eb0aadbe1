"""The notebook (16): the studied wreck at its head, below it a row for each wreck, from this seat's knowledge only."""

from collections.abc import Sequence

from game.core.faces import Art, Box, Face, Grid, Part, Words
from game.core.game import Seat
from game.core.panels import Desk, Note, Pencil
from game.core.player import Player
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import SHIPS, WRECKS
from game.games.dark_water_salvage.knowledge import coach
from game.games.dark_water_salvage.knowledge.deduction import candidates
from game.games.dark_water_salvage.knowledge.evidence import answers, known_place
from game.games.dark_water_salvage.knowledge.planner import plan_notes
from game.games.dark_water_salvage.lake import CITY, FEATURE, LAND, Soundings, numbers, soundings
from game.games.dark_water_salvage.looks import card_faces
from game.games.dark_water_salvage.view import View
from game.words import _, dollars, plural

PAGE = 324.0
CLOSED, OPEN = 44.0, 190.0
MANY, LETTERS = 2, 4
"""With more readings than this, names in a row are cut to so many letters."""

GRID = (
    ("*", "grid_city"),
    ("<", "grid_feature"),
    ("o", "grid_in"),
    ("x", "grid_out"),
    ("w", "grid_water"),
    ("W", "accent"),
    ("R", "clear"),
    ("B", "loss"),
    ("j", "star"),
)
"""The squares of a mini grid: places, candidates, what is ruled out, water nobody has marked, a wreck by its state."""


def notes(view: View, players: Sequence[Player], study: int, desk: Desk) -> tuple[str | Note, ...]:
    """The page; somebody who sees only what is public has none."""
    if view.seat is None:
        return ()
    lake, possible = soundings(view.lake), candidates(view)
    shown: list[Note] = []
    if study >= 0:
        shown.append(Note(names.wreck_spot(study), _head(view, lake, study, possible[study], desk), open=True))
    for wreck in range(WRECKS):
        if wreck != study:
            shown.append(Note(names.wreck_spot(wreck), _row(view, lake, wreck, possible[wreck], players, desk)))
    return tuple(shown)


def pencil(view: View, study: int) -> Pencil | None:
    """What may be pencilled in for the studied wreck: a sign into any stretch of open water."""
    if view.seat is None or study < 0 or view.phase == "over":
        return None
    lake = soundings(view.lake)
    spots = tuple(names.region_spot(lake, region) for region in numbers(lake.water))
    words = _("Pencil: mark regions for the {ship}").format(ship=names.wreck_name(view, study))
    return Pencil(names.wreck_spot(study), spots, names.PENCIL_SIGNS, words)


def cells(view: View, lake: Soundings, wreck: int, possible: int, desk: Desk) -> str:
    """The lake as the signs of a mini grid for one wreck."""
    place, spot, signs = known_place(view, wreck), names.wreck_spot(wreck), []
    for region, sign in enumerate(lake.lake.signs):
        annotate = desk.annotations.get(f"{spot} {names.region_spot(lake, region)}", "") if desk.annotations else ""
        if sign in (CITY, FEATURE, LAND):
            signs.append(sign)
        elif region == place:
            raised, found = view.raised[wreck] >= 0, view.places[wreck] >= 0
            signs.append("R" if raised else "W" if found else "B")
        elif place >= 0:
            signs.append("x")
        elif view.assist == "paper":
            signs.append("x" if annotate == names.CROSS else "j" if annotate else "w")
        else:
            signs.append("o" if possible >> region & 1 else "x")
    return "".join(signs)


def mini(
    view: View, lake: Soundings, wreck: int, possible: int, desk: Desk, place: tuple[float, float], h: float
) -> Grid:
    """A mini grid whose right upper corner is the place, h high."""
    columns = lake.lake.columns
    pitch = min(h / lake.rows, (h * 1.8) / columns)
    x = place[0] - pitch * columns
    signs = cells(view, lake, wreck, possible, desk)
    return Grid(x, place[1], columns, pitch, signs, GRID, crossed="x" if pitch >= 12 else "")


def facts_line(view: View, lake: Soundings, wreck: int) -> str:
    """What this seat has read of a wreck, in short: "Missaukee SE, Deep N, $70–100"; shorter when it is much."""
    read = [
        (names.short_sonar(lake, fact.sonar), names.answer_sign(lake.sonars[fact.sonar].name, fact.answer))
        for fact in answers(view, wreck)
    ]
    rumour = [names.rumour_words(view.rumours[wreck])] if view.rumours[wreck] >= 0 else []
    if len(read) + len(rumour) > MANY:
        read = [(name if len(name) <= LETTERS else f"{name[:LETTERS].strip()}.", sign) for name, sign in read]
    return ", ".join([*(f"{name} {sign}" for name, sign in read), *rumour])


def state_line(view: View, lake: Soundings, wreck: int, players: Sequence[Player]) -> str:
    """One line on a wreck: what became of it, else what was read of it."""
    place = known_place(view, wreck)
    if view.raised[wreck] >= 0:
        words = _("raised by {name}, {region}, ${value}")
        name = players[view.raised[wreck]].name
        return words.format(name=name, region=lake.names[place], value=view.values[wreck])
    if view.places[wreck] >= 0:
        words = _("found by {name}, {region}")
        found = words.format(name=players[view.located[wreck]].name, region=lake.names[place])
        if view.rumours[wreck] < 0:
            return found
        return f"{found}, {names.rumour_words(view.rumours[wreck])}"
    if view.seat is not None and view.barred[view.seat] >> wreck & 1:
        return _("barred, lies at {region}").format(region=lake.names[place])
    return facts_line(view, lake, wreck) or _("no reading yet")


def _row(view: View, lake: Soundings, wreck: int, possible: int, players: Sequence[Player], desk: Desk) -> Face:
    """A wreck in one row: name, short facts, how many places are possible, and the mini grid."""
    grid = mini(view, lake, wreck, possible, desk, (PAGE - 6, 4), 36)
    gone = view.raised[wreck] >= 0
    told = _unread(view, lake, wreck, possible) or state_line(view, lake, wreck, players)
    parts: list[Part] = [
        Words(names.wreck_name(view, wreck), 13, 13, 19, "strong", "pale" if gone else "ink", room=grid.x - 55),
        Words(told, 13, 32, 17, "text", "muted", room=grid.x - 17),
        grid,
        *_sign(view, wreck, possible, grid.x - 24),
    ]
    return Face(PAGE, CLOSED, tuple(parts))


def _unread(view: View, lake: Soundings, wreck: int, possible: int) -> str:
    """16.2: of a lost wreck of which nothing was read, what the number beside it counts."""
    if known_place(view, wreck) >= 0 or view.assist == "paper" or facts_line(view, lake, wreck):
        return ""
    n = possible.bit_count()
    return plural("no reading yet: {n} region", "no reading yet: {n} regions", n)


def _sign(view: View, wreck: int, possible: int, x: float) -> list[Part]:
    """Left of the grid: the count of candidates, or the mark of what became of the wreck."""
    if view.raised[wreck] >= 0:
        return [Art("mark_cleared", x - 8, 1, 17)]
    if view.places[wreck] >= 0:
        return [Art("mark_wreck", x - 13, 3, 28)]
    if known_place(view, wreck) >= 0:
        return [Words(names.CROSS, x, 12, 28, "display", "loss", "centre")]
    if view.assist == "paper":
        return []
    count = possible.bit_count()
    return [Words(str(count), x, 13, 22, "display", "grid_in" if count <= 6 else "ink", "centre", 34)]


def _head(view: View, lake: Soundings, wreck: int, possible: int, desk: Desk) -> Face:
    """The studied wreck: everything that was read of it, where it may lie, and the coach's line."""
    ship = SHIPS[view.ships[wreck]]
    grid = mini(view, lake, wreck, possible, desk, (PAGE - 10, 52), 66)
    parts: list[Part] = [
        Box(0, 0, PAGE, OPEN, 8, "blush>blush_low", "accent", 2.4),
        Words(ship.name, 12, 22, 23, "title", "accent", room=176),
        *_count(view, wreck, possible),
        grid,
        *_readings(view, lake, wreck, grid.x - 18),
        Box(10, 134, PAGE - 20, 1.2, 0, "blush_line"),
        *_advice(view, lake, wreck),
    ]
    return Face(PAGE, OPEN, tuple(parts))


def _count(view: View, wreck: int, possible: int) -> list[Part]:
    if known_place(view, wreck) >= 0 or view.assist == "paper":
        return []
    return [
        Words(str(possible.bit_count()), PAGE - 92, 23, 34, "display", "ink", "right"),
        Words(_("possible"), PAGE - 86, 26, 17, "strong", "muted", room=80),
    ]


def _readings(view: View, lake: Soundings, wreck: int, room: float) -> list[Part]:
    """Sonars and their answers, one below the other; closer together when there are many."""
    place, rows = known_place(view, wreck), []
    if view.raised[wreck] >= 0:
        rows += [(_("Raised for"), dollars(view.values[wreck])), (_("Lay at"), lake.names[place])]
    elif place < 0:
        rows += [
            (names.sonar_name(lake, fact.sonar), names.answer_sign(lake.sonars[fact.sonar].name, fact.answer))
            for fact in answers(view, wreck)
        ]
    else:
        rows.append((_("Lies at"), lake.names[place]))
    if view.rumours[wreck] >= 0 and view.raised[wreck] < 0:
        rows.append((_("Rumour"), names.rumour_words(view.rumours[wreck])))
    if not rows:
        return [Words(_("no reading yet"), 12, 60, 17, "italic", "muted", room=room)]
    step = min(22.0, 82 / len(rows))
    size = min(18.0, step * 0.9)
    parts: list[Part] = []
    for n, (what, answer) in enumerate(rows):
        y = 54 + n * step
        parts.append(Words(what, 12, y, size, "text", "muted", room=room * 0.58))
        parts.append(Words(answer, 12 + room * 0.6, y, size + 1, "title", "ink", room=room * 0.4))
    return parts


def _advice(view: View, lake: Soundings, wreck: int) -> list[Part]:
    """While one applies for money what a trip costs; else the coach's best test, or what prestige is at stake."""
    seat = view.seat
    ship = SHIPS[view.ships[wreck]]
    if seat is not None and view.barred[seat] >> wreck & 1 and view.raised[wreck] < 0:
        return [Words(_("Barred: you may not try it again"), 12, 156, 17, "strong", "loss", room=PAGE - 24)]
    if view.phase == "apply" and view.raised[wreck] < 0:
        title, sums = plan_notes(view, wreck)
        return [
            Words(title, 12, 150, 17, "strong", "ink", room=PAGE - 24),
            Words(sums, 12, 173, 17, "text", "muted", room=PAGE - 24),
        ]
    if view.assist != "coach" or seat is None or view.pawns[seat] < 0 or known_place(view, wreck) >= 0:
        words = _("Prestige: {located} for locating, {salvaged} for salvaging")
        line = words.format(located=ship.located, salvaged=ship.salvaged)
        return [Words(line, 12, 156, 17, "text", "muted", room=PAGE - 24)]
    return _coached(view, lake, seat, wreck)


def _coached(view: View, lake: Soundings, seat: Seat, wreck: int) -> list[Part]:
    """The test that the coach likes best, and the best one here."""
    found = coach.advice(view, seat, wreck)
    if candidates(view)[wreck].bit_count() == 1:
        return [Words(_("There is only one region left"), 12, 156, 17, "italic", "muted", room=PAGE - 24)]
    if not found:
        return [Words(_("No test you can pay for would tell more"), 12, 156, 17, "italic", "muted", room=PAGE - 24)]
    best, near = found[0], coach.here(found)
    if not best.moves or not near:
        what, left = advised(lake, best)
        words = _("leaves {left} of {n} on average")
        leaves = words.format(left=left, n=candidates(view)[wreck].bit_count())
        return [
            *card_faces.small_sonar(lake, best.sonar, 10, 138, 48),
            Words(what, 54, 150, 18, "strong", "ink", room=PAGE - 64),
            Words(leaves, 54, 173, 17, "text", "muted", room=PAGE - 64),
        ]
    parts: list[Part] = []
    for n, one in enumerate((best, near[0])):
        what, left = advised(lake, one)
        leaves = _("leaves {left}").format(left=left)
        parts.append(Words(what, 12, 149 + n * 25, 17, "strong", "ink", room=188))
        parts.append(Words(leaves, PAGE - 10, 149 + n * 25, 17, "text", "muted", "right", room=116))
    return parts


def advised(lake: Soundings, one: coach.Advice) -> tuple[str, str]:
    """What the coach says of one test: which and for how much, and how many places it leaves on average."""
    name = names.short_sonar(lake, one.sonar)
    what = _("Ask {sonar}, ${cost}").format(sonar=names.sonar_name(lake, one.sonar), cost=one.cost)
    if one.moves:
        away = plural("{n} move", "{n} moves", one.moves)
        what = _("{sonar}, {moves}, ${cost}").format(sonar=name, moves=away, cost=one.cost)
    return what, f"{one.left:.1f}"
