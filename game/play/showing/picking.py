"""What picking a spot does: extend the choice, open a note, or write a sign."""

from collections.abc import Collection

from game.core.errors import BadOption
from game.core.panels import Note
from game.core.table import Offer, Table
from game.play.showing.choice import Choice
from game.play.showing.showing import Showing
from game.words import _

PLATE = "plate:"
"""The prefix of a spot that was picked by its plate (a large button)."""


def pick(showing: Showing, spot: str, quick: bool) -> Offer | None:
    """Pick a spot: narrow the choice, or say why it is refused; return the offer to be played at once, else None.

    An offer is returned only with `quick`, and only if the offer itself is quick or the spot has the PLATE prefix.
    """
    plate, spot = spot.startswith(PLATE), meant(showing, spot.removeprefix(PLATE))
    studied = study(showing, spot)
    if showing.acting is None:
        if not studied:
            showing.say_who(why_wait(showing))
        return None
    if spot in showing.choice.picked and showing.counts(spot):
        return None
    choice = showing.choice.pick(spot)
    if choice is None:
        refusal = showing.table.refusals.get(spot)
        if refusal or not studied:
            showing.say(refusal.reason if refusal else "", refusal.rule if refusal else "", spot)
        return None
    offer = choice.ready
    if quick and offer is not None and ((offer.quick and not offer.final) or plate) and not choice.next_spots:
        return offer
    showing.choose(choice)
    return None


def lies_in(table: Table, spot: str, zones: Collection[str]) -> bool:
    """Return whether a piece of this spot lies in one of these zones."""
    return any(piece.spot == spot and piece.zone in zones for piece in table.pieces)


def meant(showing: Showing, spot: str) -> str:
    """Return the spot that this one stands for, if picking that means something and this does not; else the spot."""
    other, choice = showing.table.stands_for.get(spot, spot), showing.choice
    return other if choice.pick(other) is not None and choice.pick(spot) is None else spot


def take(showing: Showing, path: tuple[str, ...], quick: bool) -> Offer | None:
    """Pick these spots instead of what was picked; return the offer that they complete, to be played at once.

    Without `quick`, or if more is to be chosen, the spots stay picked and None is returned; an ending is always played.
    """
    if showing.acting is None:
        showing.say_who(why_wait(showing))
        return None
    choice = Choice(showing.table.offers, path)
    if not choice.open:
        return None
    ready = choice.ready
    if ready is not None and (ready.ends is not None or (quick and not choice.next_spots)):
        return ready
    showing.choose(choice)
    return None


def commit(showing: Showing) -> Offer | None:
    """Return the complete offer; otherwise say what is missing and return None."""
    if showing.acting is None:
        showing.say_who(why_wait(showing))
    elif showing.ready is None:
        showing.say(_("Choose first: what glows can be chosen."))
    return showing.ready


def keep_number(showing: Showing) -> None:
    """Remember the number that was chosen, or stays, while its seat plays the silent first parts of a choice."""
    amount, seat, number = showing.table.amount, showing.acting, showing.amount
    if amount is not None and seat is not None and number is not None and (showing.choice.picked or amount.stays):
        showing.dialled = (seat, amount.spot, number)


def dial_again(showing: Showing) -> None:
    """Choose the remembered number again, or the nearest one offered; forget it if no choice has begun."""
    amount, kept, seat = showing.table.amount, showing.dialled, showing.acting
    if kept is None or seat != kept[0]:
        return
    if not showing.playing.can_retreat(seat):
        showing.dialled = None
    elif amount is not None and amount.spot == kept[1] and not showing.choice.picked:
        numbers = [int(offer.path[0].rpartition(":")[2]) for offer in showing.table.offers if counted(showing, offer)]
        number = min(numbers, key=lambda each: (abs(each - kept[2]), each))
        choice = showing.choice.pick(f"{amount.spot}:{number}")
        if choice is not None and number != amount.usual:
            showing.choose(choice)


def counted(showing: Showing, offer: Offer) -> bool:
    """Return whether this offer is a value of the table's number chooser."""
    return len(offer.path) == 1 and showing.counts(offer.path[0])


def why_wait(showing: Showing) -> str:
    """Return why nobody can act on this screen, for the player."""
    match = showing.playing.match
    if match.over:
        return _("The game is over.")
    if showing.playing.calls.running:
        return _("There is still time to answer this.")
    names = ", ".join(match.players[seat].name for seat in match.actors())
    return _("Waiting for {names}.").format(names=names)


def study(showing: Showing, spot: str) -> bool:
    """Open the note about this spot in the viewer's notebook; "" closes it. False if there is none."""
    notes = {note.spot for note in showing.table.notes if isinstance(note, Note)}
    if showing.viewer is None or (spot and spot not in notes):
        return False
    showing.study(spot)
    return True


def take_pencil(showing: Showing) -> None:
    """Take the pencil, or put it away; say so if there is nothing to write on."""
    if showing.table.pencil is None:
        showing.say(_("There is nothing to write on now: open a note first."))
    else:
        showing.hold_pencil(not showing.pencil)


def annotate(showing: Showing, spot: str) -> None:
    """Write the next sign on this spot into the viewer's notebook, if the pencil is taken and may write there."""
    pencil, viewer = showing.table.pencil, showing.viewer
    if not showing.pencil or pencil is None or viewer is None or spot not in pencil.spots:
        return
    key, signs = f"{pencil.about} {spot}", ("", *pencil.signs)
    now = showing.playing.match.annotations(viewer).get(key, "")
    after = signs.index(now) + 1 if now in signs else 1
    try:
        showing.playing.annotate(viewer, key, signs[after % len(signs)])
    except BadOption as full:
        showing.say(str(full))
        return
    showing.refresh()
    if showing.playing.trouble:
        showing.say(_("This note could not be saved: {reason}").format(reason=showing.playing.trouble))
