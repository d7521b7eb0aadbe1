"""Reasons as rows: sentences as data, functions of the choice where data will not do."""

from game.kit.reasons import Why, reasons, said

ROW = Why(
    "Win.",
    ("Nothing is lost.", said("{n} of {all} are won.", n=lambda choice: choice + 1, all=5), lambda choice: ()),
    lambda choice: f"Law {choice}",
    lambda choice: f"{choice}.1",
    said("{n} more", n=2),
)


def test_a_row_tells_what_is_known_and_asks_the_choice_for_the_rest():
    found = reasons(ROW, 3)
    assert (found.goal, found.law, found.rule, found.short) == ("Win.", "Law 3", "3.1", "2 more")


def test_a_fact_may_be_several_or_none():
    assert reasons(ROW, 3).facts == ("Nothing is lost.", "4 of 5 are won.")
    twice = Why("", (lambda choice: ("a", "b"),), "", "1.1", "")
    assert reasons(twice, None).facts == ("a", "b")
