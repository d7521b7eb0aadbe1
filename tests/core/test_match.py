"""The gate: turns, secrets, undo by information, and nothing half done."""

import dataclasses
import pickle

import pytest

from game.core.chance import Chance
from game.core.errors import BadOption, Illegal
from game.core.history import WORLDS
from game.core.match import new_seed
from game.core.player import Player
from game.games import replay_match, start_match
from tests import toy
from tests.toy import DIVE, ROLL, STAKE, TAKE, Bid

PLAYERS = (Player("Ann"), Player("Bob", colour=1), Player("Cy", "bot:mate", 2))


@pytest.fixture
def match(lanterns):
    return start_match("lanterns", PLAYERS, seed="a quiet sea")


def bid_all(match):
    """Everybody bids; returns the seat that won."""
    for seat in match.actors():
        match.play(seat, match.seat(seat).legal[-1])
    return match.actors()[0]


def play_out(match):
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, Chance("a random player", match.step).pick(match.seat(seat).legal))


def fresh(seed):
    return start_match("lanterns", PLAYERS, seed=seed)


def test_the_same_seed_and_steps_give_the_same_game(match):
    play_out(match)
    again = fresh("a quiet sea")
    for seat, action in match.steps:
        again.play(seat, action)
    assert again.digest() == match.digest()
    assert again.result() == match.result()
    assert fresh("a rough sea").digest() != fresh("a quiet sea").digest()


def test_seeds_are_fresh_and_short():
    seeds = {new_seed() for _seed in range(100)}
    assert len(seeds) == 100
    assert all(len(seed) == 9 for seed in seeds)


def test_several_act_at_once_in_any_order(match):
    assert match.actors() == (0, 1, 2)
    match.play(2, match.seat(2).legal[0])
    assert match.actors() == (0, 1)
    match.play(0, match.seat(0).legal[0])
    assert match.actors() == (1,)


def test_only_actors_are_given_actions(match):
    match.play(0, match.seat(0).legal[0])
    assert match.seat(0).legal == ()
    assert match.seat(None).legal == ()
    assert match.seat(1).legal


def test_an_unlisted_action_is_refused_in_words_and_changes_nothing(match):
    before, missing = match.digest(), next(Bid(n) for n in range(1, 7) if Bid(n) not in match.seat(0).legal)
    for action in (missing, ROLL, None, [], "Roll", Bid(0)):
        with pytest.raises(Illegal, match="Ann cannot do this now"):
            match.play(0, action)
    assert match.digest() == before
    assert match.step == 0


def test_who_is_not_in_turn_is_told_for_whom_to_wait(match):
    match.play(0, match.seat(0).legal[0])
    with pytest.raises(Illegal, match="Ann must wait for Bob, Cy"):
        match.play(0, match.seat(1).legal[0])
    play_out(match)
    with pytest.raises(Illegal, match="over"):
        match.play(0, TAKE)


def test_a_seat_that_does_not_exist_is_a_mistake_of_the_caller(match):
    for call in (match.seat, match.can_undo, match.can_redo):
        with pytest.raises(ValueError, match="no seat 3"):
            call(3)
    with pytest.raises(ValueError, match="no seat -1"):
        match.play(-1, TAKE)


def test_true_does_not_pass_for_one(match):
    action = match.seat(0).legal[0]
    copy = Bid(True) if action == Bid(1) else Bid(action.lamp)
    match.play(0, copy)
    assert match.steps[0][1] is action


def test_an_exception_in_the_rules_leaves_the_match_as_it_was(match, monkeypatch):
    def stumble(state, seat, action, chance, tell):
        toy.apply(state, seat, action, chance, tell)
        raise ZeroDivisionError

    before, action = match.digest(), match.seat(0).legal[0]
    match.game = dataclasses.replace(match.game, apply=stumble)
    with pytest.raises(ZeroDivisionError):
        match.play(0, action)
    assert (match.digest(), match.step, match.seat(0).events) == (before, 0, ())


def test_a_seat_view_is_plain_data_without_the_truth(match):
    bid_all(match)
    view = match.seat(1)
    again = pickle.loads(pickle.dumps(view))
    assert again == view
    assert b"quiet" not in pickle.dumps(view)
    with pytest.raises(dataclasses.FrozenInstanceError):
        view.view.points = (9, 9, 9)


def test_private_events_reach_one_seat(match):
    winner = bid_all(match)
    match.play(winner, DIVE)
    saw = {seat: [type(told.event).__name__ for told in match.seat(seat, since=3).events] for seat in (0, 1, 2, None)}
    assert saw.pop(winner) == ["Saw", "Acted"]
    assert set(map(tuple, saw.values())) == {("Acted",)}


def test_events_since_a_moment(match):
    bid_all(match)
    seen = match.step
    assert match.seat(0, since=seen).events == ()
    match.play(match.actors()[0], TAKE)
    assert [told.step for told in match.told(0, since=seen)] == [seen]
    assert match.steps[seen][1] is TAKE
    assert [told.event for told in match.told(0)] == [told.event for told in match.seat(0).events]


def test_undo_takes_back_a_step_and_what_it_told(match):
    before = match.digest()
    match.play(0, match.seat(0).legal[0])
    assert match.can_undo(0)
    assert match.can_undo(0).action == match.steps[0][1]
    match.undo(0)
    assert (match.digest(), match.steps, match.seat(0).events) == (before, (), ())


def test_undo_is_refused_in_words(match):
    assert match.can_undo(0).reason == "Nothing has been played yet."
    match.play(0, match.seat(0).legal[0])
    match.play(1, match.seat(1).legal[0])
    assert match.can_undo(0).reason == "Bob has acted since."
    with pytest.raises(Illegal, match="Bob has acted"):
        match.undo(0)
    match.undo(1)
    assert match.can_undo(0)


def test_what_reveals_ends_undo(match):
    winner = bid_all(match)
    assert match.can_undo(2).reason == "Something was revealed."
    assert not match.can_undo(winner)


@pytest.mark.parametrize(("action", "reason"), [(ROLL, "Luck has decided something since."), (DIVE, "revealed")])
def test_luck_and_private_news_end_undo(match, action, reason):
    winner = bid_all(match)
    match.play(winner, action)
    assert reason in match.can_undo(winner).reason
    with pytest.raises(Illegal):
        match.undo(winner)


def ends_undo(match, seat):
    """The single actions of this seat with which undo ends."""
    return {action for action in match.seat(seat).legal if match.ends_undo(seat).final((action,))}


def test_what_ends_undo_is_told_beforehand(match):
    assert ends_undo(match, 0) == set()
    match.play(0, match.seat(0).legal[0])
    match.play(1, match.seat(1).legal[0])
    assert ends_undo(match, 2) == set(match.seat(2).legal)
    match.play(2, match.seat(2).legal[0])
    winner = match.actors()[0]
    assert ends_undo(match, winner) == {ROLL, DIVE}
    assert ends_undo(match, (winner + 1) % 3) == set()


def test_a_choice_in_several_steps_ends_undo_with_any_of_them(match):
    winner = bid_all(match)
    chains = [(STAKE,), (STAKE, TAKE), (STAKE, ROLL), (ROLL,)]
    ends_undo = match.ends_undo(winner)
    assert {chain for chain in chains if ends_undo.final(chain)} == {(STAKE, ROLL), (ROLL,)}


def test_nothing_is_tried_before_it_is_asked_and_each_step_once(match):
    winner, tried = bid_all(match), []
    apply = match.game.apply

    def noted(state, seat, action, chance, tell):
        tried.append(action)
        apply(state, seat, action, chance, tell)

    match.game = dataclasses.replace(match.game, apply=noted)
    ends_undo = match.ends_undo(winner)
    assert not tried
    for _time in range(2):
        assert not ends_undo.final((STAKE, TAKE))
        assert tried == [STAKE] * WORLDS + [TAKE] * WORLDS
    assert ends_undo.final((STAKE, ROLL)) and tried[2 * WORLDS :] == [ROLL]


def test_what_hangs_on_a_secret_is_not_given_away_beforehand(match):
    def whispering(state, seat, action, chance, tell):
        if state.sunken > 2:
            chance.below(6)

    match.game = dataclasses.replace(match.game, apply=whispering)
    answers = set()
    for match._state.sunken in range(1, 6):
        answers.add(frozenset(ends_undo(match, 0)))
    assert len(answers) == 1


def test_several_own_steps_are_taken_back_up_to_the_reveal(match):
    seat = bid_all(match)
    revealed = match.digest()
    match.play(seat, STAKE)
    staked = match.digest()
    match.play(seat, TAKE)
    match.undo(seat)
    assert match.digest() == staked
    match.undo(seat)
    assert match.digest() == revealed
    assert not match.can_undo(seat)


def test_redo_until_the_next_new_action(match):
    seat = bid_all(match)
    match.play(seat, STAKE)
    match.play(seat, TAKE)
    after = match.digest(), match.seat(None).events
    match.undo(seat)
    match.undo(seat)
    assert match.can_redo(seat).action == STAKE
    assert "took that back" in match.can_redo((seat + 1) % 3).reason
    match.redo(seat)
    match.redo(seat)
    assert (match.digest(), match.seat(None).events) == after
    assert match.can_redo(seat).reason == "Nothing was taken back."
    match.undo(seat)
    match.undo(seat)
    match.play(seat, STAKE)
    assert not match.can_redo(seat)
    with pytest.raises(Illegal, match="Nothing was taken back"):
        match.redo(seat)


def test_what_a_loaded_match_may_undo_is_what_the_saved_one_could(match):
    seat = bid_all(match)
    match.play(seat, STAKE)
    loaded = replay_match(match.to_document())
    assert [loaded.can_undo(s) for s in range(3)] == [match.can_undo(s) for s in range(3)]
    loaded.undo(seat)
    match.undo(seat)
    assert loaded.digest() == match.digest()


@pytest.mark.parametrize(
    ("game", "players", "options", "words"),
    [
        ("chess", PLAYERS, None, "no game “chess” in the chest; it holds .*lanterns"),
        ("lanterns", PLAYERS[:1], None, "seats 2 to 4 players, not 1"),
        ("lanterns", PLAYERS * 2, None, "seats 2 to 4 players, not 6"),
        ("lanterns", PLAYERS, {"treasure": True}, "no options of Lanterns"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(lanterns, game, players, options, words):
    with pytest.raises(BadOption, match=words):
        start_match(game, players, options=options)


def test_players_are_checked():
    with pytest.raises(BadOption, match="6 colours"):
        Player("Ann", colour=6)
    with pytest.raises(BadOption, match="robot"):
        Player("Ann", "robot")
    assert (Player("Ann").human, Player("Ann").level, Player("Ann", "bot:mate").level) == (True, "", "mate")
