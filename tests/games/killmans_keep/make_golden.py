"""Writes the golden game: `python -m tests.games.killmans_keep.make_golden`. Read the change before keeping it."""

from dataclasses import fields
from pathlib import Path

from game.core.chance import Chance
from game.games.killmans_keep import dealing, rules
from game.games.killmans_keep.components import AREAS, ARTIFACTS, GOALS, MONSTERS, Options
from game.games.killmans_keep.sight import look

GOLDEN = Path(__file__).with_name("golden.txt")
SEED = "golden 55"
SEATS = 3
STEPS = 500
IDS = [kind.id for kind in (*ARTIFACTS, *MONSTERS, *GOALS)]
CARDS = {"hand", "market", "discard", "display", "monster", "aside", "using", "ability", "deal", "drawn"}


def names(value):
    """Cards by their ids."""
    if isinstance(value, tuple):
        return " ".join(map(names, value))
    return "-" if value < 0 else IDS[value]


def show(name, value):
    """A field of a view in words."""
    if name in CARDS:
        return names(value)
    if name in ("known", "peeked"):
        return " / ".join(map(names, value))
    if name == "goals":
        return " ".join("-" if goal < 0 else GOALS[goal].id for goal in value)
    if name == "area":
        return " ".join(AREAS[area] for area in value)
    return str(value)


def changes(before, now, public):
    """The fields of a view that changed and, for a seat, that differ from the public view."""
    lines = []
    for field in fields(now):
        value = getattr(now, field.name)
        if field.name == "seat" or (before is not None and getattr(before, field.name) == value):
            continue
        if public is not None and getattr(public, field.name) == value:
            continue
        lines.append(f"      {field.name}: {show(field.name, value)}")
    return lines


def playthrough():
    """The first steps of a game chosen by luck, told from every seat, and how the game ends."""
    options = Options()
    state = dealing.setup(options, SEATS, Chance(SEED, 0))
    lines = [f"Killman's Keep, seed {SEED}, {SEATS} seats, {options}"]
    viewers = (None, *range(SEATS))
    before = dict.fromkeys(viewers)
    step, player = 0, Chance(f"{SEED}: choices", 0)
    while rules.actors(state):
        if step < STEPS:
            views = {viewer: look(state, viewer) for viewer in viewers}
            for viewer in viewers:
                changed = changes(before[viewer], views[viewer], None if viewer is None else views[None])
                if changed:
                    lines += [f"    {'everybody' if viewer is None else f'seat {viewer}'} sees", *changed]
            before = views
        step += 1
        seat = state.actor
        legal = rules.legal(state, seat)
        action = player.pick(legal)
        events = []
        rules.apply(state, seat, action, Chance(SEED, step), events.append)
        if step <= STEPS:
            lines.append(f"step {step}, seat {seat}, {len(legal)} choices: {action}")
            lines += [f"  {event}" for event in events]
    lines.append(f"{step} steps, {state.round} rounds")
    lines += [f"seat {seat}: {state.doubloons[seat]} Doubloons, ${state.money[seat]}" for seat in range(SEATS)]
    lines.append(str(rules.result(state)))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(playthrough(), encoding="utf-8")
    print(f"{GOLDEN} written")
