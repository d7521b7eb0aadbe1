from game.arena.bench import run_core_bench
from game.bots.levels import DECKHAND, MATE, measurements, strength
from game.games import GAMES


def test_every_game_is_measured_in_every_respect() -> None:
    rows = run_core_bench(seconds=0.005)
    assert {row.game for row in rows} == {game.id for game in GAMES}
    assert len(rows) == 7 * len(GAMES)
    assert all(row.value > 0 for row in rows)


def test_the_levels_were_measured_and_the_lower_ones_are_clearly_better_than_their_yardstick() -> None:
    for game in GAMES:
        assert all(strength(DECKHAND, game.id, seats) for seats in game.seats if seats > 2)
        assert all(strength(MATE, game.id, seats) for seats in game.seats if seats > 2)
    assert all(row.first > row.fair for row in measurements())
    assert all(row.low <= row.first <= row.high for row in measurements())
    assert all(row.low > 1.3 * row.fair for row in measurements() if row.hero == "deckhand")


def test_a_bot_that_borrows_ends_in_debt_in_fewer_than_four_games_of_ten() -> None:
    shares = [row.tallies["in debt"] for row in measurements() if "in debt" in row.tallies]
    assert len(shares) >= 4
    assert max(shares) < 40
