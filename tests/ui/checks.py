"""What must be true of every frame of every scene, as lists of what is wrong: `assert not faults(stage)`."""

from game.ui.widgets.base import everything
from game.ui.widgets.labels import Panel
from tests.ui.vision import ratio

ROOM = 2
"""Pixels of rounding that are forgiven."""


def faults(stage, unreadable=()):
    """Everything wrong with this frame; `unreadable` are texts that may be faint, such as disabled buttons'."""
    return [
        *overlaps(stage),
        *off_screen(stage),
        *too_small_to_hit(stage),
        *too_small_to_read(stage),
        *too_faint(stage, unreadable),
        *focus_faults(stage),
    ]


def overlaps(stage):
    """Widgets of the top scene that one can use and that lie over each other."""
    used = [one for one in everything(stage.scene.widgets) if one.targets() and not isinstance(one, Panel)]
    found = []
    for n, one in enumerate(used):
        for other in used[n + 1 :]:
            if other in one.children() or one in other.children():
                continue
            both = one.rect.clip(other.rect)
            if both.w * stage.app.measure.scale > ROOM and both.h * stage.app.measure.scale > ROOM:
                found.append(f"{one.id} {tuple(one.rect)} lies over {other.id} {tuple(other.rect)}")
    return found


def off_screen(stage):
    """Targets and text that leave the window."""
    screen = stage.app.surface.get_rect().inflate(2 * ROOM, 2 * ROOM)
    stage.frame()
    found = [
        f"target {one.id} {tuple(one.rect)} leaves the window"
        for one in stage.scene.focus.targets()
        if not screen.contains(stage.app.measure.rect(one.rect))
    ]
    return found + [
        f"text {one.text!r} {one.rect} leaves the window"
        for one in stage.recorder.drawn
        if not screen.contains(one.rect.inflate(0, -one.rect.h // 3))
    ]


def cut(stage):
    """Text that did not fit even when it had shrunk, and ends in an ellipsis; not one of the faults by itself."""
    return [one.text for one in stage.recorder.drawn if one.text.endswith("…")]


def too_small_to_hit(stage):
    """Places one clicks that are smaller than 44 u."""
    found = []
    for target in stage.scene.focus.targets():
        x, y = target.rect.center
        corners = ((x - 21.9, y), (x + 21.9, y), (x, y - 21.9), (x, y + 21.9))
        inside = target.rect.w >= 43.9 and target.rect.h >= 43.9
        if not inside and not all(target.owner.covers(*at) for at in corners):
            found.append(f"target {target.id} {tuple(target.rect)} is smaller than 44 u")
    return found


def too_small_to_read(stage):
    """Text below 13 px or below 16 u of text size."""
    least = max(13, int(16 * stage.app.measure.text_scale))
    return [
        f"text {one.text!r} has {one.px} px, less than {least}"
        for one in stage.recorder.drawn
        if one.px < (least if one.size else 13)
    ]


def too_faint(stage, unreadable=()):
    """Text with less contrast than 4.5, or 3 when it is large."""
    large = 28 * stage.app.measure.text_scale
    found = []
    for one in stage.recorder.drawn:
        least = 3 if one.px >= large else 4.5
        worst = min((ratio(one.colour, ground) for ground in one.grounds), default=21)
        if worst < least and one.text not in unreadable:
            found.append(f"text {one.text!r} has a contrast of {worst:.1f}, less than {least}")
    return found


def focus_faults(stage):
    """The focus is not on exactly one thing that can be seen."""
    stage.app.settle()
    holders = [one for one in stage.scene.focus.targets() if one.owner.focus_id == one.id]
    if len(holders) != 1:
        return [f"the focus is on {[one.id for one in holders]}"]
    seen = stage.app.measure.area.colliderect(holders[0].rect)
    return [] if seen else [f"the focus is on {holders[0].id}, which nobody can see"]
