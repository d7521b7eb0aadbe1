"""Random play and copying, in our games and in theirs: what `build/peers.py` measures, each library in a process.

Started with the name of a library; for each line of input that names a game and a number of seconds it answers with
one line of JSON.
"""
# ruff: noqa: PLC0415 - each library is imported in its own process only

import copy
import json
import random
import sys
import time

TURNS_OF_CATAN = 1000
"""Where catanatron itself breaks a game off."""


def measure(play_one, seconds):
    """Moves and games a second of whole random games: legal actions, a fair choice, apply."""
    moves = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        moves += play_one()
        games += 1
    return {"moves": moves / spent, "games": games / spent}


def microseconds(work, seconds):
    """The mean time of one call."""
    calls = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _turn in range(20):
            work()
        calls += 20
    return spent / calls * 1e6


def ours(game_id, luck):
    """One of our games at four players: (play one game, copy, imagine, whether 100 imagined worlds look the same)."""
    from game.arena.bench import midgame
    from game.core.chance import FastChance
    from game.games import find

    game = find(game_id)
    actors, legal, apply, chance, options = game.actors, game.legal, game.apply, FastChance(1), game.options()

    def play_one():
        moves = 0
        state = game.setup(options, 4, chance)
        while acting := actors(state):
            seat = acting[0]
            actions = legal(state, seat)
            apply(state, seat, actions[int(luck() * len(actions))], chance, None)
            moves += 1
        return moves

    state = midgame(game, 4)
    view = game.look(state, game.actors(state)[0])
    same = all(game.look(game.imagine(view, chance), view.seat) == view for _time in range(100))
    return play_one, state.clone, lambda: game.imagine(view, chance), same


def open_spiel(name, luck):
    """A game of OpenSpiel, in C++ behind its Python interface; chance is played and not counted."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play_one(stop=sys.maxsize):
        moves = 0
        state = game.new_initial_state()
        while not state.is_terminal() and moves < stop:
            if state.is_chance_node():
                left = luck()
                for outcome, weight in state.chance_outcomes():  # noqa: B007 - the last one if all are left
                    left -= weight
                    if left < 0:
                        break
                state.apply_action(outcome)
                continue
            actions = state.legal_actions()
            state.apply_action(actions[int(luck() * len(actions))])
            moves += 1
        return state if stop < sys.maxsize else moves

    return play_one, play_one(8).clone, None, True


def catanatron(_name, luck):
    """Catan for four, as catanatron from the package index plays it."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play_one(stop=sys.maxsize):
        game = Game([RandomPlayer(colour) for colour in colours])
        moves = 0
        while game.winning_color() is None and game.state.num_turns < TURNS_OF_CATAN and moves < stop:
            actions = game.state.playable_actions
            game.execute(actions[int(luck() * len(actions))], validate_action=False)
            moves += 1
        return game if stop < sys.maxsize else moves

    return play_one, play_one(300).copy, None, True


def rlcard(name, luck):
    """An environment of rlcard; it has no copy of its own."""
    import rlcard

    env = rlcard.make(name)

    def play_one(stop=sys.maxsize):
        state, _player = env.reset()
        moves = 0
        while not env.is_over() and moves < stop:
            actions = list(state["legal_actions"])
            state, _player = env.step(actions[int(luck() * len(actions))])
            moves += 1
        return moves

    play_one(10)
    return play_one, lambda: copy.deepcopy(env.game), None, True


def pettingzoo(_name, luck):
    """PettingZoo's connect_four without its wrappers, observations and drawings; it has no copy of its own."""
    from pettingzoo.classic.connect_four.connect_four import raw_env

    env = raw_env()

    def play_one(stop=sys.maxsize):
        env.reset()
        moves = 0
        while not env.terminations[env.agent_selection] and moves < stop:
            actions = env._legal_moves()
            env.step(actions[int(luck() * len(actions))])
            moves += 1
        return moves

    play_one(8)
    return play_one, lambda: copy.deepcopy(env), None, True


def chess(_name, luck):
    """python-chess; a game is over when it says so without being asked to claim a draw."""
    import chess

    def play_one(stop=sys.maxsize):
        board = chess.Board()
        moves = 0
        while not board.is_game_over() and moves < stop:
            actions = list(board.legal_moves)
            board.push(actions[int(luck() * len(actions))])
            moves += 1
        return board if stop < sys.maxsize else moves

    board = play_one(30)
    return play_one, lambda: board.copy(stack=False), None, True


LIBRARIES = {
    "seachest": ours,
    "open_spiel": open_spiel,
    "catanatron": catanatron,
    "rlcard": rlcard,
    "pettingzoo": pettingzoo,
    "chess": chess,
}


def main():
    library = LIBRARIES[sys.argv[1]]
    random.seed(1)
    games = {}
    for line in sys.stdin:
        name, seconds = line.split("|")
        if name not in games:
            games[name] = library(name, random.Random(1).random)
            measure(games[name][0], 0.05)  # what is made once is made now
        play_one, clone, imagine, same = games[name]
        found = measure(play_one, float(seconds))
        found["clone"] = microseconds(clone, float(seconds) / 5)
        if imagine is not None:
            found |= {"imagine": microseconds(imagine, float(seconds) / 5), "same": same}
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
