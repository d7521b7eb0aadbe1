"""Why somebody might choose this: goal, facts, rule and, in short, how it compares; of one View alone."""

from collections.abc import Callable, Sequence

from game.core.game import Seat
from game.core.player import Player
from game.core.telling import Reasons
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.hints.acting import ACTING
from game.games.keythedral.hints.case import Case
from game.games.keythedral.view import View
from game.kit.reasons import Rows, Why, reasons, said
from game.words import _, later, plural

SILENT = (
    do.Gap, do.Without, do.Exact, do.Instead, do.At, do.Edge, do.Pay, do.Take, do.Name, do.NameField, do.OnSeat,
    do.Offer, do.Seal,
)  # fmt: skip
"""What hangs on a choice half made, or is secret: before everybody nothing is said of it."""


def explain(view: View, seat: Seat, actions: Sequence[do.Action], _players: Sequence[Player]) -> Reasons | None:
    """Why this seat might do this, as far as the view knows."""
    case = Case(view, seat, tuple(actions))
    if not case.own and isinstance(case.first, SILENT):
        return None
    return reasons(ROWS[type(case.first)], case)


def _field(case: Case) -> Why:
    own, others = case.near_cell(case.first.cell)
    kind = names.field_name(case.view.drawn)
    short = _("{own} own, {others} of others touch it").format(own=own, others=others)
    return Why(
        said(later("Lay the {kind} where the own cottages reach it."), kind=kind),
        (
            said(later("Own cottages there: {n}."), n=own),
            said(later("Others’ cottages there: {n}."), n=others),
        ),
        later("A cottage sends its workers to the fields it touches."),
        "3.3",
        short,
    )


def _cottage(case: Case) -> Why:
    gap = case.part(do.Gap)
    if gap is None:
        laid = sum(each >= 0 for each in case.view.gap[case.seat * box.COTTAGES :][: box.COTTAGES])
        words = _("{n} of 5 cottages are laid.").format(n=laid)
        return Why(later("Choose the number that is called to work."), (words,), _LAW_GAP, "3.4", words)
    return _gap(case)


_LAW_GAP = later("A cottage of any number lies in a gap beside a field.")


def _gap(case: Case) -> Why:
    kinds = case.kinds(case.part(do.Gap).gap)
    different, n = len(set(kinds)), len(kinds)
    short = plural("{n} field", "{n} fields", n)
    named = ", ".join(map(names.field_name, sorted(kinds)))
    return Why(
        later("Give the cottage many and different fields."),
        (
            said(later("It touches {n}: {named}."), n=n, named=named),
            plural("{n} kind of field", "{n} kinds of fields", different),
        ),
        _LAW_GAP,
        "3.4",
        short,
    )


def _call(case: Case) -> Why:
    number, view = case.first.number, case.view
    free = [case.free(seat * box.COTTAGES + number - 1) for seat in range(view.seats)]
    mine = free[case.seat]
    least = min(n for seat, n in enumerate(free) if seat != case.seat)
    step = (view.start + len(view.called)) % view.seats
    first = _("The own worker goes out first.") if step == case.seat else ""
    return Why(
        said(later("Call {n} while its fields are free."), n=number),
        (
            plural("The own building reaches {n} free field.", "The own building reaches {n} free fields.", mine),
            plural("A rival’s reaches only {n}.", "A rival’s reaches only {n}.", least),
            lambda _case: (first,) if first else (),
        ),
        later("Whoever puts the marker begins; then the others follow clockwise."),
        "4.3",
        plural("{n} free field of one’s own", "{n} free fields of one’s own", mine),
    )


def _place(case: Case) -> Why:
    view, field = case.view, case.first.field
    colour = view.kind[field]
    rivals = [
        building for building, near in enumerate(view.near)
        if field in near and names.owner_of(building) != case.seat and not view.sent[building]
    ]  # fmt: skip
    return Why(
        said(later("Bring 1 {colour} from here."), colour=names.colour_name(colour)),
        (
            lambda case: case.needs(colour),
            plural(
                "{n} building of others may still come here.",
                "{n} buildings of others may still come here.",
                len(rivals),
            ),
            said(later("In the store: {n}."), n=view.supply[colour]),
        ),
        later("Each worker brings one cube of its field."),
        "5.1",
        said(later("1 {colour}, wanted by {n}"), colour=names.colour_name(colour), n=case.wanted(colour)),
    )


def _bid(case: Case) -> Why:
    half = case.view.half
    value = sum(n * worth for n, worth in zip(half.paid, box.VALUE, strict=True)) if half is not None else 0
    if isinstance(case.first, do.Offer):
        value += box.VALUE[case.first.colour]
    rival = case.richest_rival()
    return Why(
        later("Start the next round: choose two numbers of five, and place first."),
        (
            said(later("The bid is worth {n}."), n=value),
            said(later("A rival can bid {n} at most."), n=rival),
        ),
        later("The highest bid pays and starts; all others take theirs back."),
        "9.4",
        said(later("a bid of {n}"), n=value),
    )


Row = Why | Callable[[Case], Why]
ROWS: Rows = {
    do.LayField: _field,
    do.Cottage: _cottage,
    do.Gap: _gap,
    do.Call: _call,
    do.Place: _place,
    do.Offer: _bid,
    do.Seal: _bid,
    **ACTING,
}
"""By the kind of action with which a choice begins."""
