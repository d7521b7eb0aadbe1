"""Temperaments: what they make of a risk, of a rival's lead, and which decisions change with them."""

from dataclasses import replace
from statistics import mean, pvariance

import pytest

from game.bots.bot import choose
from game.bots.levels import DECKHAND, MATE, find_level
from game.bots.one_turn_lookahead import ends, look_one_turn_ahead
from game.bots.search import Effort
from game.bots.temper import BOLD, CAUTIOUS, GREEDY, STEADY, TEMPERS, find_temper, temper_name, temper_words, utilities
from game.core.chance import FastChance
from game.core.errors import BadOption
from game.core.seats import SeatView
from game.games import GAMES
from tests.toy import LANTERNS, ROLL, TAKE, Rules, State

LEADS = (-40, -15, -5, 0, 5, 15, 40)


def value(lead: float, temper) -> float:
    return utilities([100 + lead, 100, 90], 20.0, temper)[0]


def test_a_steady_bot_sees_a_lead_as_it_always_did() -> None:
    assert [round(value(lead, STEADY), 4) for lead in (-20, 0, 20)] == [0.25, 0.5, 0.75]
    assert utilities([100, 100, 90], 20.0) == utilities([100, 100, 90], 20.0, STEADY)


def test_the_lead_over_the_best_can_be_moved_to_all_rivals() -> None:
    scores = [10.0, 4.0, 20.0]
    assert utilities(scores, 10.0, STEADY)[0] == pytest.approx(0.5 - 0.5 * 1.0 / 2.0)
    assert utilities(scores, 10.0, STEADY.towards_all(1.0))[0] == pytest.approx(0.5 - 0.5 * 0.2 / 1.2)
    assert utilities(scores[:2], 10.0, STEADY) == pytest.approx(utilities(scores[:2], 10.0, STEADY.towards_all(1.0)))


@pytest.mark.parametrize("lead", LEADS)
@pytest.mark.parametrize("swing", [2, 10, 30])
def test_for_a_chance_of_more_the_bold_would_give_more_than_the_steady_and_the_cautious_less(lead, swing) -> None:
    """How good a sure position must be to be as good as the gamble, in steady utility."""

    def sure(temper) -> float:
        gamble = (value(lead - swing, temper) + value(lead + swing, temper)) / 2
        low, high = -100.0, 100.0
        for _step in range(60):
            middle = (low + high) / 2
            low, high = (middle, high) if value(middle, temper) < gamble else (low, middle)
        return low

    assert sure(CAUTIOUS) < sure(STEADY) < sure(BOLD)


def test_the_greedy_takes_more_for_itself_where_others_take_from_the_leader() -> None:
    more, from_leader = [60, 90, 10], [50, 70, 30]
    assert utilities(more, 20, GREEDY)[0] > utilities(from_leader, 20, GREEDY)[0]
    assert utilities(more, 20, STEADY)[0] < utilities(from_leader, 20, STEADY)[0]


@pytest.mark.parametrize("temper", TEMPERS)
def test_every_temper_ranks_more_above_less_and_stays_between_0_and_1(temper) -> None:
    seen = [value(lead, temper) for lead in LEADS]
    assert seen == sorted(seen)
    assert len(set(seen)) == len(seen)
    assert all(0 < each < 1 for each in seen)


def test_every_temper_has_a_name_and_says_what_it_means() -> None:
    assert len({temper_name(temper) for temper in TEMPERS}) == len(TEMPERS)
    assert all(temper_words(temper).endswith(".") for temper in TEMPERS)
    assert find_temper("bold") is BOLD
    with pytest.raises(BadOption, match="cautious"):
        find_temper("sleepy")


def last_turn() -> State:
    """Seat 0 has won the last bid: it takes three points, or rolls for three and a half on average."""
    state = State(Rules(treasure=False, rounds=1), 2)
    state.hands, state.bids, state.winner = [(1,), (1,)], [3, 1], 0
    state.points, state.sunken = [0, 3], 5
    return state


@pytest.mark.parametrize(("temper", "choice"), [(CAUTIOUS, TAKE), (BOLD, ROLL)])
def test_without_a_search_the_cautious_takes_what_is_sure_and_the_bold_rolls(temper, choice) -> None:
    view = LANTERNS.look(last_turn(), 0)
    for ideas in ((TAKE, ROLL), (ROLL, TAKE)):
        assert look_one_turn_ahead(LANTERNS, view, 0, ideas, temper, FastChance(1)) == choice


@pytest.mark.parametrize("paired", [None, 0])
@pytest.mark.parametrize(("temper", "likes", "dislikes"), [("cautious", TAKE, ROLL), ("bold", ROLL, TAKE)])
def test_in_both_searches_a_temper_raises_what_it_likes_above_the_other(paired, temper, likes, dislikes) -> None:
    game = replace(LANTERNS, mind=replace(LANTERNS.mind, paired=paired, trust=0.0))
    view = LANTERNS.look(last_turn(), 0)
    observation = SeatView(0, view, (TAKE, ROLL), (), (0,))

    def edge(level: str) -> float:
        """By how much the liked is valued above the other."""
        thought = choose(game, observation, replace(find_level(level), effort=Effort(1500, 9)), 1)
        values = {candidate.action: candidate.value for candidate in thought.candidates}
        return values[likes] - values[dislikes]

    assert edge(f"mate:{temper}") > edge("mate") + 0.005


ENOUGH = 2
"""So many changed decisions of each kind are looked at; all kinds change some in every game."""


def decisions(game, every: int):
    """What seats see who choose among several actions, on the way through a game."""
    luck = FastChance(5)
    state = game.setup(game.options(), 3, luck)
    met = 0
    while acting := game.actors(state):
        seat = acting[0]
        legal = tuple(game.legal(state, seat))
        met += len(legal) > 1
        if len(legal) > 1 and met % every == 0:
            yield SeatView(seat, game.look(state, seat), legal, (), tuple(acting))
        action = legal[0] if len(legal) == 1 else game.mind.policy(state, seat, legal, luck)
        game.apply(state, seat, action, luck, None)


def spread(game, observation, action) -> float:
    """How far the ends of this turn lie apart, in steady utility, in worlds that the bot did not imagine."""
    found = [
        each
        for luck in range(3)
        for each in ends(game, observation.view, observation.seat, [action], FastChance(luck))[0]
    ]
    return pvariance([utilities(rated, game.mind.scale)[observation.seat] for rated in found])


def gain(game, observation, action) -> float:
    """What the end of this turn is worth to who looks to its own gain, in worlds that the bot did not imagine."""
    found = [
        each
        for luck in range(3)
        for each in ends(game, observation.view, observation.seat, [action], FastChance(luck))[0]
    ]
    return mean([utilities(rated, game.mind.scale, GREEDY)[observation.seat] for rated in found])


@pytest.mark.sample(5)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_deckhands_temper_changes_decisions_in_the_way_it_says(game) -> None:
    surer, riskier, own, lead = [], [], [], []
    for number, observation in enumerate(decisions(game, 1)):
        if min(len(surer), len(own)) >= ENOUGH:
            break
        steady, cautious, greedy, bold = (
            choose(game, observation, replace(DECKHAND, temper=temper, noise=0), number).action for temper in TEMPERS
        )
        if cautious != bold:
            surer.append(spread(game, observation, cautious))
            riskier.append(spread(game, observation, bold))
        if greedy != steady:
            own.append(gain(game, observation, greedy))
            lead.append(gain(game, observation, steady))
    assert mean(surer) < mean(riskier)
    assert mean(own) > mean(lead)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_steady_deckhand_follows_the_thumb(game) -> None:
    calm = replace(DECKHAND, noise=0)
    for number, observation in enumerate(decisions(game, 9)):
        luck = FastChance(number)
        world = game.imagine(observation.view, luck)
        luck.below(100)
        chosen = choose(game, observation, calm, number).action
        if game.mind.hasty is None:
            assert chosen == game.mind.policy(world, observation.seat, observation.legal, luck)
        else:
            worths = game.mind.hasty(world, observation.seat, observation.legal)
            assert worths[observation.legal.index(chosen)] == max(worths)


@pytest.mark.sample(5)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_mates_temper_changes_some_decisions(game) -> None:
    brief = replace(MATE, effort=Effort(60, 1))
    assert any(
        choose(game, observation, replace(brief, temper=CAUTIOUS), 1).action
        != choose(game, observation, replace(brief, temper=BOLD), 1).action
        for observation in decisions(game, 5)
    )
