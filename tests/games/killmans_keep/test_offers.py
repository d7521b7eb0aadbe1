"""What the table offers is what the rules allow: every choice, whole, once, and under a name of its own."""

from collections import defaultdict

import pytest

from game.core.chance import FastChance
from game.games.killmans_keep.components import Options
from game.games.killmans_keep.rules import engine
from game.games.killmans_keep.view import PRIVATE
from tests.games.killmans_keep.at_table import dealt, positions

TABLES = [(2, 1), (3, 2), (4, 3), (5, 4), (3, 5)]


def played(observation, chain):
    """The state after these actions; every one of them must be listed when its turn comes."""
    state = observation.state.clone()
    for action in chain:
        assert state.actor == observation.seat, f"{chain}: somebody else is asked in between"
        assert action in engine.legal(state, observation.seat), f"{chain}: {action} in {state.phase}"
        engine.apply(state, observation.seat, action, FastChance(1), None)
    return state


def checked(observation):
    """All that holds of what is offered in any position: whole, once, playable, and under a name of its own."""
    offers = observation.offers()
    assert {offer.action for offer in offers} == set(observation.legal)
    paths = [offer.path for offer in offers]
    assert all(paths)
    assert len(set(paths)) == len(paths)
    said = defaultdict(set)
    for offer in offers:
        said[offer.label].add((offer.action, *offer.then))
    assert all(len(same) == 1 for same in said.values()), {k: v for k, v in said.items() if len(v) > 1}
    quick = {(offer.action, *offer.then): offer.quick for offer in offers}
    for chain, at_once in quick.items():
        state = played(observation, chain)
        assert at_once or state.phase not in PRIVATE or state.actor != observation.seat, chain
    return quick


@pytest.mark.sample(3)
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_every_legal_action_begins_an_offer_and_every_offer_can_be_played(seats, seed):
    phases = set()
    for observation in positions(seats, seed, 900, Options(market_cap=seed % 2 == 0)):
        phases.add(observation.view.phase)
        checked(observation)
    assert len(phases) > 12


@pytest.mark.sample(3)
@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_a_choice_is_offered_whole_as_the_rules_would_list_it_half_by_half(seats, seed):
    """Whatever can be reached by single steps before anything is told is among the offers."""
    for observation in positions(seats, seed, 400):
        whole(observation, {(offer.action, *offer.then) for offer in observation.offers()})


@pytest.mark.parametrize("seed", range(30))
def test_a_full_hand_is_offered_whole(seed):
    observation = dealt(seed)
    whole(observation, checked(observation))


def whole(observation, offered):
    for chain in grown(observation.state, observation.seat, ()):
        assert any(chain[: len(each)] == each for each in offered), chain


def grown(state, seat, chain):
    """Every chain of halves up to the step that is told, or to the first step that is played by itself."""
    for action in engine.legal(state, seat):
        after = state.clone()
        engine.apply(after, seat, action, FastChance(1), None)
        longer = (*chain, action)
        if after.actor == seat and after.phase in PRIVATE and after.phase not in ("draft", "ask", "goal"):
            yield from grown(after, seat, longer)
        else:
            yield longer


def test_a_draft_has_a_short_head_and_few_lines():
    for observation in positions(4, 41, 1500):
        for offer in observation.offers():
            head, *lines = offer.draft
            assert len(head) <= 36, head
            assert len(lines) <= 5, offer.draft
            assert len(offer.label) <= 68, offer.label
