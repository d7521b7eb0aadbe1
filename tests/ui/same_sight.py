"""What the tests of two worlds share: what is compared, scenes over a private view, and leaks that must be found."""

from dataclasses import replace

from game.core.table import Refusal
from game.ui.scenes.play.inspector import Inspector
from tests.keeping import again

WHAT = ("frame", "texts", "targets", "tips", "refusals", "cues", "caption", "task")
"""The parts of `everything_seen`."""
SCENES = ("inspector", "rules", "digest", "pause", "log search")
"""What may lie over any private view, by the names of the scenes."""


def assert_alike(one, other, whose):
    """Both worlds show the same; `whose` view it is."""
    for what, here, there in zip(WHAT, one, other, strict=True):
        assert here == there, f"{what} tell {whose}"


def put_over(screen, what, spot):
    """Puts one of SCENES over the private view of whoever acts; the inspector and the rules are opened at this spot."""
    match what:
        case "inspector":
            screen.app.push(Inspector(screen.match.game, screen.session.showing.table, spot))
        case "rules":
            screen.desk.view.inspected = spot
            screen.press("F1")
        case "digest":
            screen.press("`")
            screen.session.showing.attendance.seen[screen.match.actors()[0]] = 0
            screen.press("Space", "Space")
        case "pause":
            screen.press("Esc")
        case "log search":
            screen.press("F3")
    screen.frame()
    return screen.scene.name


def told_to_all(match, seat, action):
    """What everybody sees and hears when this is done."""
    tried = again(match)
    tried.play(seat, action)
    observation = tried.seat(None, tried.step - 1)
    return observation.view, observation.events


# ---- leaks


def with_leak(match, bit, **staging):
    """The same match with other functions in its staging; each is handed the true one's answer and the secret bit."""
    planted = again(match)
    changes = {name: _leaky(leak, getattr(match.game.staging, name), bit) for name, leak in staging.items()}
    planted.game = replace(match.game, staging=replace(match.game.staging, **changes))
    return planted


def _leaky(leak, true, bit):
    return lambda *given: leak(true(*given), bit)


def first_changed(parts, change):
    """The same parts, the first one changed."""
    return (change(parts[0]), *parts[1:])


PLANTS = {
    "a sentence of the clock": lambda table, bit: replace(table, clock=table.clock + "." * bit),
    "the prompt": lambda table, bit: replace(table, prompt=replace(table.prompt, text="abc"[: 2 + bit])),
    "how large a place is": lambda table, bit: replace(
        table, spots=first_changed(table.spots, lambda spot: replace(spot, w=spot.w + 4 * bit, h=spot.h + 4 * bit))
    ),
    "a piece": lambda table, bit: replace(table, pieces=table.pieces[bit:]),
    "the reason of a refusal": lambda table, bit: replace(
        table, refusals={**table.refusals, table.spots[0].id: Refusal(("yes", "no")[bit], "1.1")}
    ),
}
"""Leaks on the public table, whatever the game."""
