"""What bots believe of what the others hold sealed, and of where they have gone."""

from collections import Counter

from game.core.chance import FastChance
from game.games.dark_water_salvage import GAME as SALVAGE
from game.games.dark_water_salvage.actions import PASS, Research
from game.games.dark_water_salvage.bot.applications import weigh_amounts
from game.games.dark_water_salvage.bot.beliefs import AIMLESS, likelihood
from game.games.dark_water_salvage.bot.beliefs import unseal as unseal_applications
from game.games.dark_water_salvage.components import WRECKS
from game.games.dark_water_salvage.lake import numbers
from game.games.key_largo import GAME as KEY_LARGO
from game.games.key_largo.actions import PLANS
from game.games.key_largo.bot.beliefs import AFTERNOONS, unseal
from game.games.key_largo.bot.plans import weigh_plans
from tests.bots.fairness import positions


def test_while_plans_are_laid_the_others_have_theirs_still_to_choose() -> None:
    state = KEY_LARGO.setup(KEY_LARGO.options(), 4, FastChance(1))
    for seat in range(3):
        KEY_LARGO.apply(state, seat, PLANS[seat], FastChance(0), None)
    world = KEY_LARGO.imagine(KEY_LARGO.look(state, 3), FastChance(2))
    assert KEY_LARGO.actors(world) == (3,)
    unseal(world, 3, FastChance(3))
    assert KEY_LARGO.actors(world) == (0, 1, 2, 3)
    first = KEY_LARGO.imagine(KEY_LARGO.look(state, 0), FastChance(2))
    unseal(first, 0, FastChance(3))
    assert KEY_LARGO.actors(first) == (1, 2, 3)
    assert first.plans == [5 * PLANS[0].morning + PLANS[0].afternoon, -1, -1, -1]


def test_a_sealed_afternoon_is_imagined_as_a_sensible_player_lays_it() -> None:
    state = next(
        state
        for state in positions(KEY_LARGO, 3, 5)
        if state.day >= 3 and state.half == 0 and state.phase not in ("plan", "over")
    )
    view = KEY_LARGO.look(state, 0)
    likely, seen = 0.0, Counter[int]()
    for number in range(300):
        world = KEY_LARGO.imagine(view, FastChance(number))
        unseal(world, 0, FastChance(number))
        assert KEY_LARGO.look(world, 0) == view
        seen[world.plans[1]] += 1
        plans = AFTERNOONS[world.places[1]]
        worths = weigh_plans(world, 1, plans)
        laid = [5 * plan.morning + plan.afternoon for plan in plans]
        likely += worths[laid.index(world.plans[1])] - sum(worths) / len(worths)
    assert {plan // 5 for plan in seen} == {state.places[1]}
    assert likely > 0, "better plans are laid more often"


def test_while_applications_are_written_the_others_have_written_what_seems_right() -> None:
    state = SALVAGE.setup(SALVAGE.options(), 3, FastChance(1))
    SALVAGE.apply(state, 0, SALVAGE.legal(state, 0)[7], FastChance(0), None)
    world = SALVAGE.imagine(SALVAGE.look(state, 1), FastChance(2))
    unseal_applications(world, 1, FastChance(3))
    assert SALVAGE.actors(world) == (1,)
    assert world.applications[1] == -1
    likely = weigh_amounts(world, 0)
    written = Counter[int]()
    for number in range(300):
        unseal_applications(world, 1, FastChance(number))
        written[world.applications[0]] += 1
    assert set(written) <= set(likely)
    assert written.most_common(1)[0][0] == max(likely, key=likely.__getitem__)
    assert len(written) > 3, "nobody can count on one"
    own = SALVAGE.imagine(SALVAGE.look(state, 0), FastChance(2))
    unseal_applications(own, 0, FastChance(3))
    assert SALVAGE.actors(own) == (1,), "somebody has to be the last"
    assert own.applications[0] == 7
    assert own.applications[1] == -1
    assert own.applications[2] in likely


def test_a_world_is_likelier_in_which_whoever_lies_on_open_water_hopes_for_a_wreck_there() -> None:
    state = SALVAGE.setup(SALVAGE.options(), 2, FastChance(1))
    here, there = numbers(state.lake.water)[:2]
    state.pawns = [-1, here]
    assert likelihood(state) == AIMLESS
    state.masks[WRECKS] = 1 << here | 1 << there
    assert likelihood(state) == 1.0
    state.barred[1] = 1
    assert likelihood(state) == AIMLESS
    state.pawns = [-1, state.lake.lake.cities[0].region]
    assert likelihood(state) == 1.0


def test_the_tests_of_one_visit_are_thought_out_together_and_end_with_a_pass() -> None:
    state = next(state for state in positions(SALVAGE, 3, 2) if state.phase == "research" and state.round == 0)
    seat = SALVAGE.actors(state)[0]
    luck, made = FastChance(1), []
    while state.phase == "research" and SALVAGE.actors(state) == (seat,):
        action = SALVAGE.mind.policy(state, seat, SALVAGE.legal(state, seat), luck)
        made.append(action)
        SALVAGE.apply(state, seat, action, luck, None)
    assert made[-1] is PASS
    assert all(isinstance(action, Research) for action in made[:-1])
    assert len(set(made)) == len(made) > 1
