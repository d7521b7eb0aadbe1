"""Why somebody buys, builds, trades, plays laws or passes."""

from collections.abc import Sequence

from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.hints.case import Case
from game.games.keythedral.knowledge.counting import seat_points, seats_left
from game.games.keythedral.purse import unpacked
from game.games.keythedral.text.labels import costs_of, opens, out_words
from game.games.keythedral.texts import law_words, moment_words
from game.kit.reasons import Rows, Why, said
from game.words import _, later, plural


def _seat(case: Case) -> Why:
    view, buy = case.view, case.part(do.BuySeat)
    tile = buy.tile if buy is not None else view.half.thing if view.half is not None else view.panes[view.level][0]
    points = box.SEAT_VALUE[view.second][box.LEVEL[tile]]
    cost = costs_of(case.actions) if buy is not None else unpacked(box.PRICE[tile])
    value = sum(n * worth for n, worth in zip(cost, box.VALUE, strict=True))
    return Why(
        later("Light a pane of the window."),
        (
            said(later("It is worth {points}, for cubes worth {n}."), points=names.points_words(points), n=value),
            said(later("Seats are worth {n} then."), n=names.points_words(seat_points(view, case.seat) + points)),
            lambda _case: opens(view, tile),
        ),
        later("Seats are the points that win."),
        "6.3",
        plural("+{n} point", "+{n} points", points),
    )


def _house(case: Case) -> Why:
    building = case.part(do.BuildHouse).building
    ways = case.ways(building)
    return Why(
        later("Send two workers with one number."),
        (
            plural("It reaches {n} field.", "It reaches {n} fields.", ways),
            said(later("It costs {cubes}."), cubes=names.cubes_words(unpacked(box.HOUSE))),
            lambda case: case.left(),
        ),
        later("A house sends a second worker when all have sent one."),
        "4.5",
        said(later("1 more worker, {n} fields in reach"), n=ways),
    )


def _fence(case: Case) -> Why:
    view, building = case.view, case.building()
    left = view.fences[case.seat]
    fences = plural("{n} fence is left.", "{n} fences are left.", left)
    if building < 0 or names.owner_of(building) == case.seat:
        return Why(
            later("Shut a rival’s building in."), (fences,), later("A fence bars a way to one building’s workers."),
            "6.5", plural("{n} fence left", "{n} fences left", left),
        )  # fmt: skip
    ways = case.ways(building) - 1
    return Why(
        later("Leave a rival’s workers fewer fields."),
        (plural("It would reach {n} field then.", "It would reach {n} fields then.", ways), fences),
        later("A fence bars a way to one building’s workers."),
        "6.5",
        plural("{n} field left to it", "{n} fields left to it", ways),
    )


def _unfence(case: Case) -> Why:
    building = case.building()
    ways = case.ways(building) + 1 if building >= 0 else 1
    return Why(
        later("Open a way again."),
        (
            plural("The building would reach {n} field.", "The building would reach {n} fields.", ways),
            said(later("It costs {cubes}."), cubes=names.cubes_words(unpacked(box.REMOVAL))),
        ),
        later("A removed fence leaves the game."),
        "6.5",
        plural("{n} field in reach", "{n} fields in reach", ways),
    )


def _craft(case: Case) -> Why:
    hire, half = case.part(do.Hire), case.view.half
    craft = hire.craft if hire is not None else half.thing if half is not None else box.IRON
    if craft not in box.CRAFTS:
        return _trade(case)
    law = case.part(do.PlayLaw)
    cost = box.CRAFT[craft - box.IRON] - (law is not None and law.law == box.JOURNEYMAN)
    return Why(
        said(later("Get 1 {craft}."), craft=names.colour_name(craft)),
        (
            lambda case: case.needs(craft),
            said(later("It costs {n} resources; {left} are in the workshop."), n=cost, left=case.view.supply[craft]),
        ),
        later("Higher levels take crafts, and nothing else brings them."),
        "6.6",
        said(later("1 {craft} for {n}"), craft=names.colour_name(craft), n=cost),
    )


def _trade(case: Case) -> Why:
    take = case.part(do.Take)
    if take is None:
        return Why(
            later("Turn what is spare into what is wanted."), (Case.cubes, Case.left),
            later("The trader gives one cube for two of other colours."), "6.7",
            lambda case: case.cubes(),
        )  # fmt: skip
    given = names.cubes_words(case.paid()) if case.part(do.Pay) else _("what was given")
    return Why(
        said(later("Get 1 {colour}."), colour=names.colour_name(take.colour)),
        (
            lambda case: case.needs(take.colour),
            said(later("It gives {given} for 1 {colour}."), given=given, colour=names.colour_name(take.colour)),
        ),
        later("The trader gives one cube for two of other colours."),
        "6.7",
        said(later("1 {colour}"), colour=names.colour_name(take.colour)),
    )


def _procure(case: Case) -> Why:
    law = case.view.offer[case.first.place]
    return Why(
        said(later("Have {law} at the right moment."), law=names.law_name(law)),
        (
            lambda _case: law_words(law),
            said(later("It costs 1 wine of {n}."), n=case.view.purse[case.seat][box.WINE]),
            lambda _case: out_words(),
        ),
        said(later("It is played {when}."), when=moment_words(law)),
        names.law_rule(law),
        later("for 1 wine"),
    )


def _law(case: Case) -> Why:
    view = case.view
    played = case.part(do.PlayLaw)
    law = played.law if played is not None else view.half.law if view.half is not None else -1
    held = len(view.laws[case.seat])
    if law < 0:
        return _trade(case)
    named = _named(case)
    return Why(
        said(later("Play {law} now."), law=names.law_name(law)),
        (
            *named[1:],
            lambda _case: law_words(law),
            plural("{n} law is in hand.", "{n} laws are in hand.", held),
            Case.left,
        ),
        said(later("It is played {when}."), when=moment_words(law)),
        names.law_rule(law),
        named[0] if named else plural("1 of {n} law", "1 of {n} laws", held),
    )


def _named(case: Case) -> tuple[str, ...]:
    """7.5, 7.6, 7.10, 7.11: what is named in a word or two, and what comes of that."""
    kind, colour, tile = case.part(do.NameField), case.part(do.Name), case.part(do.OnSeat)
    if kind is not None:
        return _workers(case, names.field_name(kind.kind), kind.kind, range(case.view.seats))
    if tile is not None:
        cubes = names.cubes_words(unpacked(box.PRICE[tile.tile]))
        return cubes, _("It lies on the seat for {cubes}.").format(cubes=cubes)
    if colour is None:
        return ()
    name, view = names.colour_name(colour.colour), case.view
    if view.claim is None:
        after = [(view.start + n) % view.seats for n in range(view.gathered, view.seats)]
        return _workers(case, name, colour.colour, after)
    left = max(0, view.purse[view.buyer][colour.colour] - view.claim.price[colour.colour])
    words = _("The buyer has {n} {colour} beside the price.").format(n=left, colour=name)
    return _("{name}: the buyer has {n} left").format(name=name, n=left), words


def _workers(case: Case, name: str, kind: int, seats: Sequence[int]) -> tuple[str, str]:
    """5.1: how many workers of one's own and of others among these seats stand on fields of a kind."""
    there = [
        names.owner_of(building)
        for building, of in zip(case.view.on, case.view.kind, strict=False)
        if of == kind and building >= 0 and names.owner_of(building) in seats
    ]
    own, others = there.count(case.seat), len(there) - there.count(case.seat)
    words = _("Workers there: {own} own, {others} of others.").format(own=own, others=others)
    return _("{name}: {own} own, {others} of others").format(name=name, own=own, others=others), words


def _at(case: Case) -> Why:
    half = case.view.half
    return _fence(case) if half is None or half.law < 0 else _law(case)


def _pay(case: Case) -> Why:
    """A cube for whatever is being paid."""
    view = case.view
    if view.phase == "surcharge":
        return _surcharge(case)
    return _craft(case)


def _surcharge(case: Case) -> Why:
    claim = case.view.claim
    tile = claim.tile if claim is not None else 0
    points = box.SEAT_VALUE[case.view.second][box.LEVEL[tile]]
    return Why(
        later("Keep the seat in spite of the surcharge."),
        (said(later("It is worth {n}."), n=names.points_words(points)), Case.cubes),
        later("Whoever does not pay it keeps the cubes, but cannot buy this seat on this turn."),
        "7.11",
        plural("+{n} point", "+{n} points", points),
    )


def _pass(case: Case) -> Why:
    view = case.view
    if view.phase == "act":
        left = sum(seats_left(view))
        return Why(
            later("Keep all that is there for later."),
            (Case.cubes, Case.left),
            later("Whoever passes may act again as long as not all pass one after the other."),
            "6.9",
            plural("{n} seat left", "{n} seats left", left),
        )
    held = len(view.laws[case.seat])
    return Why(
        later("Wait for a better moment."),
        (plural("{n} law is kept.", "{n} laws are kept.", held), Case.left),
        later("Nobody has to play a law."),
        "8.2",
        plural("{n} law kept", "{n} laws kept", held),
    )


ACTING: Rows = {
    do.BuySeat: _seat,
    do.Without: _seat,
    do.Exact: _seat,
    do.Instead: _seat,
    do.BuildHouse: _house,
    do.Fence: _fence,
    do.Unfence: _unfence,
    do.At: _at,
    do.Edge: _at,
    do.Hire: _craft,
    do.Trade: _trade,
    do.Pay: _pay,
    do.Take: _trade,
    do.Procure: _procure,
    do.PlayLaw: _law,
    do.Name: _law,
    do.NameField: _law,
    do.OnSeat: _law,
    do.Pass: _pass,
}
"""By the kind of action with which a choice begins."""
