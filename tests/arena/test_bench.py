from game.arena.bench import run_core_bench
from game.bots.levels import DECKHAND, MATE, measurements, strength
from game.games import GAMES


def test_every_game_is_measured_in_every_respect() -> None:
    rows = run_core_bench(seconds=0.005)
    assert {row.game for row in rows} == {game.id for game in GAMES}
    assert len(rows) == 6 * len(GAMES)
    assert all(row.value > 0 for row in rows)


def test_the_levels_were_measured_and_each_is_clearly_better_than_its_yardstick() -> None:
    for seats in (3, 4, 5):
        assert strength(DECKHAND, "key_largo", seats)
        assert strength(MATE, "key_largo", seats)
    assert all(row.low > 1.3 * row.fair for row in measurements())
