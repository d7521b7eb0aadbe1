"""What things are called in sentences, and the ids of their spots; one home for each name."""

from game.games.dark_water_salvage.components import LOCATE, MOVE, RESEARCH, RUMOURS, SALVAGE, SHIPS, salvaged
from game.games.dark_water_salvage.lake import DEEP, DEPTHS, MEDIUM, RUMOURED, SHALLOW, YES, Soundings
from game.games.dark_water_salvage.view import View
from game.words import _

CROSS = "×"
QUERY = "?"
SURE = "!"
PENCIL_SIGNS = (CROSS, QUERY, SURE)
"""What a player may pencil into a region: not here, perhaps, surely."""


def ship_name(ship: int) -> str:
    """The name on a ship card."""
    return SHIPS[ship].name


def ship_id(ship: int) -> str:
    """A ship as its drawing is named, such as "alder_queen"."""
    return SHIPS[ship].name.lower().replace(" ", "_")


def wreck_name(view: View, wreck: int) -> str:
    """The ship that this wreck was."""
    return ship_name(view.ships[wreck])


def wreck_spot(wreck: int) -> str:
    """The spot of a wreck: its ship card, its row of the notebook."""
    return f"wreck:{wreck}"


def region_spot(lake: Soundings, region: int) -> str:
    """The spot and space of a region, such as "region:D5"."""
    return f"region:{lake.names[region]}"


def sonar_spot(sonar: int) -> str:
    """The spot of a sonar card."""
    return f"sonar:{sonar}"


def depth_name(depth: int) -> str:
    """A depth of water, for a label."""
    return {SHALLOW: _("shallow"), MEDIUM: _("medium"), DEEP: _("deep")}[depth]


def depth_title(depth: int) -> str:
    """A depth of water, for a card or a legend."""
    return (_("Shallow"), _("Medium"), _("Deep"))[depth]


def sonar_title(name: str) -> str:
    """A sonar by the name that it has in the lake and in events: depths and rumours are translated, places are not."""
    if name == RUMOURED:
        return _("Rumoured value")
    return depth_title(DEPTHS.index(name)) if name in DEPTHS else name


def sonar_name(lake: Soundings, sonar: int) -> str:
    """What a sonar card is called."""
    return sonar_title(lake.sonars[sonar].name)


def short_sonar(lake: Soundings, sonar: int) -> str:
    """A sonar in a short list: the longest word of its name, such as "Ravine", unless another sonar shares it."""
    whole = sonar_name(lake, sonar)
    word = max(whole.split(), key=len)
    others = (sonar_name(lake, other).split() for other in range(len(lake.sonars)) if other != sonar)
    return whole if any(word in other for other in others) else word


def rumour_words(rumour: int) -> str:
    """8.7: a rumoured value as it is printed."""
    low, high = RUMOURS[rumour]
    return f"${low}–{high}"


def left_of(rumour: int, depth: int) -> str:
    """2.5: what a rumoured value comes to in water of this depth."""
    low, high = RUMOURS[rumour]
    return f"${salvaged(low)[depth]}–{salvaged(high)[depth]}"


def direction_sign(direction: int) -> str:
    """8.4, 8.5: the letters on the card."""
    return (_("N"), _("NE"), _("E"), _("SE"), _("S"), _("SW"), _("W"), _("NW"))[direction]


def direction_word(direction: int) -> str:
    """A direction as a title."""
    words = (_("North"), _("Northeast"), _("East"), _("Southeast"), _("South"), _("Southwest"), _("West"))
    return (*words, _("Northwest"))[direction]


def answer_sign(sonar: str, answer: int) -> str:
    """What the window of a sonar card shows, by the name that the sonar has in the lake and in events."""
    if sonar == RUMOURED:
        return rumour_words(answer)
    if sonar in DEPTHS:
        return _("Yes") if answer == YES else _("No")  # N alone is north
    return direction_sign(answer)


def answer_title(lake: Soundings, sonar: int, answer: int) -> str:
    """An answer as the title of a scope."""
    kind = lake.sonars[sonar].kind
    if kind == "rumour":
        return rumour_words(answer)
    if kind == "depth":
        return _("Yes") if answer == YES else _("No")
    return direction_word(answer)


def answer_words(lake: Soundings, sonar: int, answer: int) -> str:
    """An answer as a sentence's end, such as "east of The Ravine" or "not in deep water"."""
    card = lake.sonars[sonar]
    if card.kind == "rumour":
        return _("worth {range} when it sank, it is said").format(range=rumour_words(answer))
    if card.kind == "depth":
        words = _("in {depth} water") if answer == YES else _("not in {depth} water")
        return words.format(depth=depth_name(DEPTHS.index(card.name)))
    words = (
        _("north of {place}"),
        _("northeast of {place}"),
        _("east of {place}"),
        _("southeast of {place}"),
        _("south of {place}"),
        _("southwest of {place}"),
        _("west of {place}"),
        _("northwest of {place}"),
    )[answer]
    return words.format(place=card.name)


def said(lake: Soundings, sonar: int, answer: int) -> str:
    """An answer as a line of the notebook, such as "The Ravine: E"."""
    return f"{sonar_name(lake, sonar)}: {answer_sign(lake.sonars[sonar].name, answer)}"


def stretch(lake: Soundings, mask: int) -> str:
    """Where a set of regions lies: "Row D, columns 6 to 9", or its rows and columns."""
    columns = lake.lake.columns
    found = [region for region in range(len(lake.names)) if mask >> region & 1]
    if not found:
        return _("nowhere")
    rows = sorted({region // columns for region in found})
    across = sorted({region % columns + 1 for region in found})
    letters = [chr(ord("A") + row) for row in (rows[0], rows[-1])]
    row = _("Row {row}").format(row=letters[0])
    if len(rows) > 1:
        row = _("Rows {first} to {last}").format(first=letters[0], last=letters[1])
    if len(across) == 1:
        return _("{row}, column {n}").format(row=row, n=across[0])
    return _("{row}, columns {first} to {last}").format(row=row, first=across[0], last=across[-1])


def stop_name(stop: int) -> str:
    """A stop of the action token."""
    return {RESEARCH: _("Research"), MOVE: _("Move"), LOCATE: _("Locate"), SALVAGE: _("Salvage")}[stop]


def round_name(number: int) -> str:
    """A round as a heading, from 0."""
    return _("Round {n}").format(n=number + 1)


def places_possible(count: int) -> str:
    """A number of regions that a wreck may lie in."""
    return _("{n} possible").format(n=count)


def region_words(lake: Soundings, region: int) -> str:
    """A region for a list or a tooltip: its name, and what it is or costs."""
    name, place = lake.names[region], lake.places[region]
    if lake.depths[region] >= 0:
        words = _("{region}, {depth}, salvage ${fee}")
        return words.format(region=name, depth=depth_name(lake.depths[region]), fee=lake.lake.fees[region])
    if lake.hires[region]:
        return _("{place}, {region}, boat ${hire}").format(place=place, region=name, hire=lake.hires[region])
    return f"{place}, {name}"


def balance_words(amount: int) -> str:
    """A balance as its owner feels it."""
    if amount < 0:
        return _("${n} in debt").format(n=-amount)
    if not amount:
        return _("no debt")
    return _("+${n} clear").format(n=amount)
