"""A row says all that is told of an event."""

from dataclasses import dataclass

from game.core.faces import Face
from game.core.game import Event
from game.core.player import Player
from game.core.telling import Line
from game.kit.narration import EventRow, tell
from game.words import later

PLAYERS = (Player("Ann"), Player("{Bo}"))


@dataclass(frozen=True)
class Rang(Event):
    """A bell was rung, for so much."""

    seat: int
    bell: int
    price: int = 4


@dataclass(frozen=True)
class Heard(Event):
    """One seat heard it."""

    bell: int
    to: int = 0


NAMES = {"bell": lambda event, players: f"bell {event.bell} of {len(players)}"}


def line(row, event):
    return tell({type(event): row}, NAMES, event, PLAYERS)


def test_fields_are_what_the_box_calls_them_and_else_the_events_own():
    row = EventRow(later("{name} rings {bell} for ${price}."), "1.1", "money", "ding", "bell:{bell}", cost="price")
    told = line(row, Rang(1, 3))
    assert told == Line(1, "{Bo} rings bell 3 of 2 for $4.", -4, spot="bell:3", rule="1.1", kind="money", cue="ding")


def test_a_row_asks_its_functions_of_the_event():
    row = EventRow(
        lambda event, players: "loud" if event.price > 3 else "soft",
        lambda event, players: f"2.{event.bell}",
        group=lambda event, players: players[0].name,
        cost=2,
        gain="bell",
    )
    assert line(row, Rang(1, 3)) == Line(1, "loud", 1, "Ann", rule="2.3")
    assert line(row, Rang(1, 3, 2)).text == "soft"


def test_what_is_told_to_one_seat_is_private_and_of_that_seat():
    row = EventRow(later("{name} hears {bell}."), "1.2", names={"bell": lambda event, players: "it"})
    assert line(row, Heard(2, 1)) == Line(1, "{Bo} hears it.", rule="1.2", private=True)


def test_a_line_may_be_of_nobody_and_made_of_parts():
    row = EventRow("", "1.3", text=lambda event, players: "{as it stands}", nobody=True)
    assert line(row, Rang(0, 0)) == Line(None, "{as it stands}", rule="1.3")


def test_an_event_without_a_row_is_not_told():
    assert tell({}, NAMES, Rang(0, 0), PLAYERS) is None


def test_a_sign_has_words_of_its_own_beside_it():
    sign = Face(40, 40, ())
    row = EventRow(later("{name} rings {bell}."), "1.1", sign=sign, beside=later("{name} rings"))
    told = line(row, Rang(1, 3))
    assert (told.sign, told.beside) == (sign, "{Bo} rings") and told.text == "{Bo} rings bell 3 of 2."
