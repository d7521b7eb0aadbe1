"""Hints: every kind of choice has reasons, they are true of the view, and tell nobody else what is hidden."""

from game.core.chance import FastChance
from game.core.player import Player
from game.games.keyflower import GAME
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import MarkerMoved, Upgraded, Used
from game.games.keyflower.hints.case import Case
from game.games.keyflower.hints.explain import SILENT, explain
from game.games.keyflower.hints.worth import lacks, scores_now
from game.games.keyflower.names import goods_words, tile_name
from game.games.keyflower.rules import engine
from tests.games.keyflower.scene import number, put, scene, settle

PLAYERS = ()


def choices(seed, seats=3):
    """Every choice of a game by the rules of thumb: the state, the seat and what it does."""
    luck = FastChance(seed)
    state = GAME.setup(GAME.options(), seats, luck)
    while acting := GAME.actors(state):
        legal = GAME.legal(state, acting[0])
        action = legal[0] if len(legal) == 1 else GAME.mind.policy(state, acting[0], legal, luck)
        yield state, acting[0], action
        GAME.apply(state, acting[0], action, luck, None)


def test_every_kind_of_choice_has_a_goal_a_fact_a_rule_and_a_short_form():
    met = set()
    for state, seat, action in choices(1):
        found = explain(GAME.look(state, seat), seat, (action,), PLAYERS)
        assert found is not None
        assert found.goal and found.law and found.short, action
        assert all(found.facts), action
        met.add(type(action))
    assert len(met) >= 18


def test_others_are_told_nothing_of_what_is_half_chosen_or_secret():
    for state, seat, action in choices(2):
        if isinstance(action, SILENT):
            assert explain(GAME.look(state, None), seat, (action,), PLAYERS) is None
            other = (seat + 1) % state.seats
            assert explain(GAME.look(state, other), seat, (action,), PLAYERS) is None


def told(state, seat, *actions):
    found = explain(GAME.look(state, seat), seat, actions, PLAYERS)
    assert found is not None
    return " ".join(found.facts)


def test_a_bid_tells_what_the_upgrade_lacks():
    state = scene("stable", hands=[[2], [2]])
    aim = do.BID, do.ON[number("stable")]
    assert "2 resources are lacking" in told(state, 0, *aim)
    put(state, "home1", wood=1)
    assert "1 resource is lacking" in told(state, 0, *aim)
    put(state, "home1", gold=1)
    assert "All that this takes is there" in told(state, 0, *aim)


def test_a_bid_tells_when_only_the_skill_tile_is_missing():
    state = scene("keywood", hands=[[2], [2]])
    assert lacks(GAME.look(state, 0), 0, number("keywood")) == (0, False)
    state.skills[box.SAW] = 1
    assert lacks(GAME.look(state, 0), 0, number("keywood")) == (0, True)


def test_a_winter_tile_is_told_by_what_it_would_score_now():
    state = scene("scribes", season=box.WINTER, hands=[[2], [2]])
    state.skills[:3] = [2, 2, 3]
    assert scores_now(GAME.look(state, 0), 0, number("scribes")) == 20
    assert "20 points" in told(state, 0, do.BID, do.ON[number("scribes")])


def test_a_use_tells_whose_the_workers_are():
    state = scene("keywood", hands=[[2], [2]])
    settle(state, 0, "stable", -1, turns=1)
    settle(state, 1, "miner", -1, turns=1)
    assert "come back" in told(state, 0, do.USE, do.WHERE[1], do.ON[number("stable")])
    assert "owner of the tile" in told(state, 0, do.USE, do.WHERE[2], do.ON[number("miner")])
    assert "whoever wins the tile" in told(state, 0, do.USE, do.WHERE[0], do.ON[number("keywood")])


def test_a_place_tells_how_many_roads_can_meet_there():
    for state, seat, action in choices(3):
        if isinstance(action, do.Turn):
            tile, view = state.aim, GAME.look(state, seat)
            said = Case(view, seat, (action,)).meeting()
            after = state.clone()
            engine.apply(after, seat, action, FastChance(1), None)
            edges = box.TURNED[tile][after.turned[tile]]
            met = sum(
                edges[edge] == "R" == box.TURNED[other][after.turned[other]][(edge + 3) % 6]
                for edge, other in enumerate(after.near[tile])
                if other >= 0
            )
            assert said.startswith(f"{met} "), (said, met)


def test_a_whole_bid_or_use_is_explained_by_its_tile_and_not_by_how_many_come():
    state = scene("keywood", "tavern", season=1, hands=[[2, 2], [2]])
    tile, worker = number("keywood"), (do.Colour(box.BLUE), do.FromHand(1))
    bid = explain(GAME.look(state, 0), 0, (do.BID, do.On(tile), *worker), PLAYERS)
    assert bid.goal == "Own Keywood." and bid.facts[0] == "1 wood" and bid.short == "3 points if turned over"
    use = explain(GAME.look(state, 0), 0, (do.USE, do.Where(0), do.On(tile), *worker), PLAYERS)
    assert use.goal == "Use Keywood." and use.facts[0] == "1 wood"
    alone = explain(GAME.look(state, 0), 0, (do.FromHand(1),), PLAYERS)
    assert alone.facts[0] == "1 worker comes."


def test_6_5_gold_that_stands_for_something_is_told_so():
    people = [Player("Ana", "human", 0), Player("Ben", "human", 1)]
    home = next(n for n, tile in enumerate(box.TILES) if tile.kind == "home" and sum(tile.cost.goods) > 1)
    cost = box.TILES[home].cost.goods
    paid = list(cost)
    kind = next(kind for kind in box.GOODS if cost[kind] and kind != box.GOLD)
    paid[kind], paid[box.GOLD] = paid[kind] - 1, paid[box.GOLD] + 1
    exact, gold = (GAME.staging.narrate(Upgraded(0, home, tuple(goods), -1), people).text for goods in (cost, paid))
    assert "in place of" not in exact
    assert f"1 gold in place of {goods_words([int(each == kind) for each in box.GOODS])}" in gold


def test_11_8_of_mixed_colours_the_boat_that_mixes_them_is_told():
    people = [Player("Ana", "human", 0), Player("Ben", "human", 1)]
    crews = (3, 0, 0, 0), (1, 2, 0, 0), (1, 1, 0, 0, 1, 0)
    one, two, joker = (GAME.staging.narrate(Used(0, 3, crew, -1), people) for crew in crews)
    assert "Festival Boat" in two.text and two.rule == "11.8"
    assert "Festival Boat" not in one.text + joker.text and one.rule == "5.1"


def test_8_3_why_somebody_starts_from_now_on_is_told():
    people = [Player("Ana", "human", 0), Player("Ben", "human", 1)]
    tile = box.TURN_ORDER_TILES[2][-1]
    won, left = (GAME.staging.narrate(MarkerMoved(1, by), people).text for by in (tile, -1))
    assert won == f"Ben has won {tile_name(tile)} and is the start player from now on."
    assert left.startswith("Nobody bid") and "Ben is the start player" in left
