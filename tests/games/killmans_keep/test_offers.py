"""What the table offers is what the rules allow: every choice, whole, once, and under a name of its own."""

from collections import defaultdict

import pytest

from game.core.chance import FastChance
from game.games.killmans_keep import rules
from game.games.killmans_keep.components import Options
from game.games.killmans_keep.view import PRIVATE
from tests.games.killmans_keep.at_table import positions

TABLES = [(2, 1), (3, 2), (4, 3), (5, 4), (3, 5)]


def played(sight, offer):
    """The state after the whole offer; every part of it must be listed when its turn comes."""
    state = sight.state.clone()
    for action in (offer.action, *offer.then):
        assert state.actor == sight.seat, f"{offer.label}: somebody else is asked in between"
        assert action in rules.legal(state, sight.seat), f"{offer.label}: {action} in {state.phase}"
        rules.apply(state, sight.seat, action, FastChance(1), None)
    return state


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_every_legal_action_begins_an_offer_and_every_offer_can_be_played(seats, seed):
    phases = set()
    for sight in positions(seats, seed, 900, Options(market_cap=seed % 2 == 0)):
        offers = sight.offers()
        phases.add(sight.view.phase)
        assert {offer.action for offer in offers} == set(sight.legal)
        done = set()
        for offer in offers:
            if (offer.action, *offer.then) in done:
                continue
            done.add((offer.action, *offer.then))
            state = played(sight, offer)
            if not offer.quick:
                assert state.phase not in PRIVATE or state.actor != sight.seat, offer
    assert len(phases) > 12


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_no_two_offers_share_a_path_or_a_label(seats, seed):
    for sight in positions(seats, seed, 900):
        offers = sight.offers()
        paths = [offer.path for offer in offers]
        assert len(set(paths)) == len(paths)
        said = defaultdict(set)
        for offer in offers:
            said[offer.label].add((offer.action, offer.then))
            assert offer.path
        assert all(len(same) == 1 for same in said.values()), {k: v for k, v in said.items() if len(v) > 1}


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_a_choice_is_offered_whole_as_the_rules_would_list_it_half_by_half(seats, seed):
    """Whatever can be reached by single steps before anything is told is among the offers."""
    for sight in positions(seats, seed, 400):
        offered = {(offer.action, *offer.then) for offer in sight.offers()}
        for chain in grown(sight.state, sight.seat, ()):
            assert any(chain[: len(each)] == each or each == chain for each in offered), chain


def grown(state, seat, chain):
    """Every chain of halves up to the step that is told, or to the first step that is played by itself."""
    for action in rules.legal(state, seat):
        after = state.clone()
        rules.apply(after, seat, action, FastChance(1), None)
        longer = (*chain, action)
        if after.actor == seat and after.phase in PRIVATE and after.phase not in ("draft", "ask", "goal"):
            yield from grown(after, seat, longer)
        else:
            yield longer


def test_a_draft_has_a_short_head_and_few_lines():
    for sight in positions(4, 41, 1500):
        for offer in sight.offers():
            head, *lines = offer.draft
            assert len(head) <= 36, head
            assert len(lines) <= 5, offer.draft
            assert len(offer.label) <= 68, offer.label
