"""What a table owes the people who play at it: their results in the logbook, their PINs, their size of text."""

import logging
from collections.abc import Mapping
from functools import partial

from game.core.match import Match
from game.logbook.entry import Person
from game.logbook.store import Logbook, LogTrouble
from game.logbook.writing import set_apart, write_down
from game.ui.scenes.play.desk import Desk
from game.ui.widgets.base import Program

log = logging.getLogger(__name__)


def note_end(desk: Desk) -> None:
    """If the game of this table has ended, write it soon. What cannot be written is written from its autosave later."""
    if desk.match.over:
        desk.app.after(0, partial(_write, desk))


def _write(desk: Desk) -> None:
    try:
        write_down(desk.match, Logbook(), desk.autosave.path if desk.autosave else None)
    except LogTrouble as error:
        log.warning("the logbook was not written: %s", error)


def sit(desk: Desk) -> dict[int, Person]:
    """Note why a game at this table stands apart, and return the people with a page who play at it, by seat."""
    if desk.session.rules.style == "open" and len(desk.session.rules.humans) > 1:
        set_apart(desk.match, "open")
    return people_at(desk.match)


def everybody() -> tuple[Person, ...]:
    """Return all people with a page; nobody where the logbook cannot be read."""
    try:
        return Logbook().people()
    except LogTrouble:
        return ()


def people_at(match: Match) -> dict[int, Person]:
    """Return the people with a page who play at this table, by seat."""
    pages = {person.name.casefold(): person for person in everybody()}
    humans = ((seat, player.name.casefold()) for seat, player in enumerate(match.players) if player.human)
    return {seat: pages[name] for seat, name in humans if name in pages}


def own_pins(match: Match, people: Mapping[int, Person]) -> dict[int, str]:
    """Return the hashes of the PINs that people bring to a table of several."""
    several = sum(player.human for player in match.players) > 1
    return {seat: person.pin for seat, person in people.items() if person.pin and several}


def fit_text(app: Program, people: Mapping[int, Person], viewer: int | None) -> None:
    """Show the private view of a person in that person's size of text, all else in everybody's."""
    person = people.get(viewer) if viewer is not None else None
    app.read_at(person.text if person else 0)
