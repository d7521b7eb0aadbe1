"""A row says who is spoken to in a phase, in which words, and what is refused."""

from dataclasses import dataclass

import pytest

from game.core.player import Player
from game.core.table import Offer, Prompt, Refusal
from game.games.dark_water_salvage.text import phases as lake
from game.games.key_largo.text import phases as island
from game.games.keyflower.text import phases as village
from game.games.keythedral.text import phases as minster
from game.kit.phases import PhaseRow, Phases, stepper
from game.words import later

PLAYERS = (Player("Ann"), Player("Bo", "bot:mate"))


@dataclass(frozen=True)
class Sight:
    """As much of a view as a row asks for."""

    phase: str
    actors: tuple[int, ...]
    seat: int | None = None
    open: bool = False


PHASES = Phases(
    {
        "bid": PhaseRow(
            later("name a price"), later("Name a price."), True, secret=True, watched=later("bids are to come")
        ),
        "walk": PhaseRow(
            lambda view, players: f"{players[view.actors[0]].name} walks",
            lambda view: f"Walk, {len(view.actors)} of you.",
            lambda view: not view.open,
            watched=lambda view, players: "a bot walks",
        ),
        "over": PhaseRow(later("it is over")),
    }
)


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (0, Prompt(0, "name a price", True)),
        (1, Prompt(1, "name a price", True)),
        (2, Prompt(None, "bids are to come", True)),
        (None, Prompt(None, "bids are to come", True)),
    ],
)
def test_where_all_choose_in_secret_each_view_speaks_to_its_own_seat(seat, told):
    assert PHASES.prompt(Sight("bid", (0, 1), seat), PLAYERS) == told


def test_else_the_seat_that_must_act_is_spoken_to_and_a_bot_is_spoken_of():
    assert PHASES.prompt(Sight("walk", (0,), 1), PLAYERS) == Prompt(0, "Ann walks", True)
    assert PHASES.prompt(Sight("walk", (1,), 1, open=True), PLAYERS) == Prompt(1, "a bot walks", False)
    assert PHASES.prompt(Sight("over", ()), PLAYERS) == Prompt(None, "it is over", False)


def test_the_veil_says_the_task():
    assert PHASES.task(Sight("bid", (0,)), 0) == "Name a price."
    assert PHASES.task(Sight("walk", (0, 1)), 0) == "Walk, 2 of you."


def test_what_an_offer_names_is_not_refused_and_the_row_of_the_phase_is_heard_first():
    no, never, late = Refusal("no", "1"), Refusal("never", "2"), Refusal("late", "3")
    rows = {"walk": PhaseRow("", reasons=lambda view, players: {"b": never, "a": no})}
    phases = Phases(rows, lambda view, players: {"b": no, "d": late})
    view = Sight("walk", (0,))
    assert phases.refusals(view, [Offer(None, ("c", "a"), "go")], PLAYERS) == {"b": never, "d": late}
    assert phases.refusals(view, [], PLAYERS) == {}


def test_steps_before_the_one_under_way_are_past():
    steps = stepper(("a", "b", "c"), 1, ("", "sun", ""))
    assert [step.state for step in steps] == ["past", "now", "next"]
    assert [(step.name, step.glyph) for step in steps] == [("a", ""), ("b", "sun"), ("c", "")]
    assert {step.state for step in stepper(("a", "b"), 2)} == {"past"}


@pytest.mark.parametrize("box", [lake, island, village, minster], ids=lambda box: box.__name__.split(".")[2])
def test_a_bot_is_spoken_of_and_never_to(box):
    assert [phase for phase, row in box.ROWS.items() if phase != "over" and not row.watched] == []
