"""What pointing at a spot means on a showing: a step towards an offer, a note to be studied, a sign to be written."""

from game.core.game import BadOption
from game.core.panels import Note
from game.core.table import Offer
from game.play.showing.showing import Showing
from game.words import _

PLATE = "plate:"


def pick(showing: Showing, spot: str, quick: bool) -> Offer | None:
    """Narrows the choice, or says why not; returns the offer that this plays at once, which only happens if `quick`.

    `PLATE` before the spot's name: it was pointed at by its plate, and nothing more is needed to play it.
    """
    plate, spot = spot.startswith(PLATE), spot.removeprefix(PLATE)
    studied = study(showing, spot)
    if showing.acting is None:
        if not studied:
            showing.say(why_wait(showing))
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
    if quick and offer is not None and (offer.quick or plate) and not choice.next_spots:
        return offer
    showing.choose(choice)
    return None


def commit(showing: Showing) -> Offer | None:
    """The offer that is picked to the end, else says what is missing."""
    if showing.acting is None:
        showing.say(why_wait(showing))
    elif showing.ready is None:
        showing.say(_("Choose first: what glows can be chosen."))
    return showing.ready


def keep_number(showing: Showing) -> None:
    """The number that was set stays while the rest of the choice grows by steps that nobody learns of."""
    amount, seat, number = showing.table.amount, showing.acting, showing.amount
    if amount is not None and seat is not None and number is not None and showing.choice.picked:
        showing.dialled = (seat, amount.spot, number)


def dial_again(showing: Showing) -> None:
    """Sets the number anew that was set before, or the nearest to it; forgets it where nothing is begun any more."""
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
    """Whether this offer is a number of the table's amount."""
    return len(offer.path) == 1 and showing.counts(offer.path[0])


def why_wait(showing: Showing) -> str:
    """Why nobody can act on this screen."""
    match = showing.playing.match
    if match.over:
        return _("The game is over.")
    names = ", ".join(match.players[seat].name for seat in match.actors())
    return _("The table waits for {names}.").format(names=names)


def study(showing: Showing, spot: str) -> bool:
    """Opens the note of this spot in the notebook that is on the screen; "" closes it. False when there is none."""
    notes = {note.spot for note in showing.table.notes if isinstance(note, Note)}
    if showing.viewer is None or (spot and spot not in notes):
        return False
    showing.study(spot)
    return True


def take_pencil(showing: Showing) -> None:
    """Takes the pencil in hand, or lays it down."""
    if showing.table.pencil is None:
        showing.say(_("There is nothing to write on now: open a note first."))
    else:
        showing.hold_pencil(not showing.pencil)


def annotate(showing: Showing, spot: str) -> None:
    """Writes the next sign on this spot, where the pencil is in hand and may write."""
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
