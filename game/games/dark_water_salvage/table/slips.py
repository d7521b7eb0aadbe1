"""What the inspector says of each spot: everything this seat knows about it, and nothing else."""

from collections.abc import Sequence
from functools import partial

from game.core.game import Seat
from game.core.player import Player
from game.core.table import Counter, Slip
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import LOCATE_COST, RESEARCH_COST, SHIPS, WRECKS
from game.games.dark_water_salvage.knowledge import coach
from game.games.dark_water_salvage.knowledge.deduction import candidates
from game.games.dark_water_salvage.knowledge.evidence import facts, known_place, reason
from game.games.dark_water_salvage.knowledge.standing import balance
from game.games.dark_water_salvage.lake import LAND, Soundings, soundings
from game.games.dark_water_salvage.looks import card_faces
from game.games.dark_water_salvage.names import balance_words
from game.games.dark_water_salvage.table.mats import caption, turn
from game.games.dark_water_salvage.table.notebook import advised, state_line
from game.games.dark_water_salvage.view import View
from game.kit.slips import Slips, Writer
from game.words import _, dollars, plural


def slips(view: View, players: Sequence[Player], study: int) -> Slips:
    """The slip of every spot there is to know something about."""
    lake = soundings(view.lake)
    found: dict[str, Writer] = {
        names.wreck_spot(wreck): partial(_wreck, view, lake, wreck, players) for wreck in range(WRECKS)
    }
    for region, sign in enumerate(lake.lake.signs):
        if sign != LAND:
            found[names.region_spot(lake, region)] = partial(_region, view, lake, region, players, study)
    for sonar in range(len(lake.sonars)):
        found[names.sonar_spot(sonar)] = partial(_sonar, view, lake, sonar, study)
    for seat in range(view.seats):
        found[f"mat:{seat}"] = partial(_mat, view, seat, players)
    return Slips(found)


def _wreck(view: View, lake: Soundings, wreck: int, players: Sequence[Player]) -> Slip:
    ship = SHIPS[view.ships[wreck]]
    gone = view.raised[wreck] >= 0
    lines = [
        state_line(view, lake, wreck, players) if view.seat is not None else _public_state(view, lake, wreck, players)
    ]
    tested = [players[seat].name for seat in range(view.seats) if view.asked[seat][wreck]]
    if tested and not gone:
        lines.append(_("Tested by {names}").format(names=", ".join(tested)))
    barred = [players[seat].name for seat in range(view.seats) if view.barred[seat] >> wreck & 1]
    if barred and not gone:
        lines.append(_("Barred: {names}").format(names=", ".join(barred)))
    missed = [lake.names[region] for region in range(len(lake.names)) if view.misses[wreck] >> region & 1]
    if missed and not gone:
        lines.append(_("Not in {regions}").format(regions=", ".join(missed)))
    lines += _coached(view, lake, wreck)
    counters = (
        Counter(card_faces.icon("glyph_locate"), str(ship.located), _("prestige for locating")),
        Counter(card_faces.icon("glyph_salvage"), str(ship.salvaged), _("prestige for salvaging")),
    )
    return Slip(
        ship.name,
        _right(view, wreck),
        card_faces.portrait(view.ships[wreck], gone),
        tuple(lines),
        counters,
        rule="2.3",
    )


def _coached(view: View, lake: Soundings, wreck: int) -> list[str]:
    """The tests that the coach would weigh for a wreck, the best first."""
    if view.assist != "coach" or view.seat is None or known_place(view, wreck) >= 0:
        return []
    found = [advised(lake, one) for one in coach.advice(view, view.seat, wreck)[:4]]
    return [_("{test}: leaves {left}").format(test=test, left=left) for test, left in found]


def _right(view: View, wreck: int) -> str:
    """What the notebook counts, or the value that was raised."""
    if view.raised[wreck] >= 0:
        return dollars(view.values[wreck])
    if view.seat is None or view.assist == "paper" or known_place(view, wreck) >= 0:
        return ""
    return names.places_possible(candidates(view)[wreck].bit_count())


def _public_state(view: View, lake: Soundings, wreck: int, players: Sequence[Player]) -> str:
    return _("lost") if view.places[wreck] < 0 else state_line(view, lake, wreck, players)


def _region(view: View, lake: Soundings, region: int, players: Sequence[Player], study: int) -> Slip:
    lines = [
        _("{name}’s boat is here").format(name=players[seat].name)
        for seat, pawn in enumerate(view.pawns)
        if pawn == region
    ]
    depth = lake.depths[region]
    if depth < 0:
        return _place(lake, region, lines)
    name = lake.names[region]
    for wreck in range(WRECKS):
        if view.places[wreck] == region:
            raised = view.raised[wreck] >= 0
            words = _("The {ship} was raised here") if raised else _("The {ship} lies here")
            lines.append(words.format(ship=names.wreck_name(view, wreck)))
    possible = False
    if view.seat is not None and study >= 0 and view.assist != "paper":
        possible = bool(candidates(view)[study] >> region & 1)
        lines += _verdict(view, study, region, possible)
    water = (_("Shallow water"), _("Medium water"), _("Deep water"))[depth]
    foot = _("Salvage ${fee} · Locate ${locate}").format(fee=lake.lake.fees[region], locate=LOCATE_COST)
    return Slip(name, water, card_faces.water_scene(depth, possible), tuple(lines), (), foot, "11.1")


def _verdict(view: View, study: int, region: int, possible: bool) -> list[str]:
    """Whether the studied wreck may lie here and, from the level Reasons on, why; nothing where everybody knows it."""
    if region == view.places[study]:
        return []
    if known_place(view, study) == region:
        words = _("The {ship} lies here")
    else:
        words = _("The {ship} may lie here") if possible else _("The {ship} does not lie here")
    lines = [words.format(ship=names.wreck_name(view, study))]
    if view.assist in ("reasons", "coach"):
        for fact in facts(view, study):
            allows = bool(fact.mask >> region & 1)
            if allows == possible and (fact.kind not in ("taken", "miss", "crowd") or not allows):
                lines.append(reason(view, study, fact))
    return lines


def _place(lake: Soundings, region: int, lines: list[str]) -> Slip:
    """A city or a feature: what can be researched there."""
    hire, place = lake.hires[region], lake.places[region]
    for sonar in lake.usable[region]:
        lines.append(_("Sonar: {name}, ${n}").format(name=names.sonar_name(lake, sonar), n=RESEARCH_COST))
    if hire:
        lines.append(_("A boat costs ${n}").format(n=hire))
    kind = "city" if hire else "feature"
    rule = "9.1" if hire else "8.2"
    return Slip(place, lake.names[region], card_faces.scene_of(kind, place), tuple(lines), rule=rule)


def _sonar(view: View, lake: Soundings, sonar: int, study: int) -> Slip:
    kind = lake.sonars[sonar].kind
    meaning = {
        "city": _("Shows the direction from the city to the wreck"),
        "feature": _("Shows the direction from the feature to the wreck"),
        "depth": _("Shows whether the wreck lies at this depth"),
        "rumour": _("Shows what the cargo is said to have been worth"),
    }[kind]
    lines, answer = [meaning], -1
    if view.seat is not None and study >= 0:
        answer = view.answers[study][sonar]
        if answer >= 0:
            lines.append(
                _("{ship}: {answer}").format(
                    ship=names.wreck_name(view, study), answer=names.answer_words(lake, sonar, answer)
                )
            )
        elif view.assist == "coach" and sonar != lake.rumour:
            lines.append(_average(view, lake, sonar, study))
    rule = "8.7" if kind == "rumour" else "8.6" if kind == "depth" else "8.4"
    return Slip(
        names.sonar_name(lake, sonar),
        f"${RESEARCH_COST}",
        card_faces.sonar_card(lake, sonar, answer),
        tuple(lines),
        rule=rule,
    )


def _average(view: View, lake: Soundings, sonar: int, study: int) -> str:
    possible = candidates(view)[study]
    left = f"{coach.expected(lake, sonar, possible):.1f}"
    words = _("{ship}: leaves {left} of {n} on average")
    return words.format(ship=names.wreck_name(view, study), left=left, n=possible.bit_count())


def _mat(view: View, seat: Seat, players: Sequence[Player]) -> Slip:
    owed = balance(view, seat)
    barred = view.barred[seat].bit_count()
    lines = [
        caption(view, seat),
        _("Turn order card {n}").format(n=turn(view, seat)),
        _("${cash} + ${salvage} salvage − ${loans} loans").format(
            cash=view.cash[seat], salvage=view.salvage[seat], loans=view.loans[seat]
        ),
    ]
    if barred:
        lines.append(plural("barred from {n} wreck", "barred from {n} wrecks", barred))
    counters = (Counter(card_faces.icon("glyph_prestige"), str(view.prestige[seat]), _("prestige")),)
    scene = card_faces.boat_scene(players[seat].colour)
    words = balance_words(owed)
    return Slip(players[seat].name, dollars(view.cash[seat]), scene, tuple(lines), counters, words, "13.2", owed < 0)
