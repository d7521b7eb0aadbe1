"""Writes the golden playthrough: `python -m tests.games.key_largo.make_golden`. Read the change before keeping it."""

from dataclasses import fields
from pathlib import Path

from game.core.chance import Chance
from game.games.key_largo import GAME
from game.games.key_largo.components import DEPTH, DEPTHS, ENCOUNTERS, END_VALUE, JEWEL, KIND, KINDS, PLACES, QUANTITY
from game.games.key_largo.view import HAND

GOLDEN = Path(__file__).with_name("golden.txt")
SEED = "golden"
SEATS = 3
CARDS = {"hand", "basket", "gone", "catch", "changed"}
NAMED = {"held": [one.id for one in ENCOUNTERS], "plan": PLACES, "places": PLACES, "mornings": PLACES}
NAMED |= {"played": NAMED["held"], "discarded": NAMED["held"]}


def face(card):
    if card < 0:
        return "-"
    number = END_VALUE[card] if KIND[card] == JEWEL else QUANTITY[card] or ""
    return f"{DEPTHS[DEPTH[card]][0]}.{KINDS[KIND[card]]}{number}"


def lot(one):
    places = " ".join(f"{'hand ' if place >= HAND else 'wreck '}{place % HAND}:{number}" for place, number in one.at)
    return f"[{' '.join(map(face, one.cards))} | {places}]"


def show(name, value):
    """A field of a view in words."""
    if name == "lots":
        return " ".join(map(lot, value))
    if name == "sightings":
        return "; ".join(
            f"wreck {one.wreck} day {one.day}.{one.half}: {' '.join(map(face, one.cards))}" for one in value
        )
    if name == "cashed":
        return "; ".join(" ".join(map(face, cards)) for cards in value)
    if name == "divers":
        return " / ".join(" ".join(kit(diver) for diver in team) for team in value)
    if name in CARDS:
        return " ".join(map(face, value if isinstance(value, tuple) else (value,)))
    if name in NAMED and value is not None:
        return " ".join("-" if one < 0 else NAMED[name][one] for one in value)
    return str(value)


def kit(diver):
    return "." if diver is None else "D" + "h" * diver.hoses + "t" * diver.trident + "w" * diver.weight


def changes(before, now, public):
    """The fields of a view that changed and, for a seat, that differ from the public view."""
    lines = []
    for field in fields(now):
        value = getattr(now, field.name)
        if field.name == "seat" or (before is not None and getattr(before, field.name) == value):
            continue
        if public is not None and getattr(public, field.name) == value and field.name != "money":
            continue
        if public is None or field.name != "money":
            lines.append(f"      {field.name}: {show(field.name, value)}")
    return lines


def playthrough():
    """A whole game with encounters, chosen by luck, told from every seat."""
    options = GAME.options(encounters=True)
    state = GAME.setup(options, SEATS, Chance(SEED, 0))
    lines = [f"{GAME.title}, rules {GAME.rules_version}, seed {SEED}, {SEATS} seats, {options}"]
    viewers = (None, *range(SEATS))
    before = dict.fromkeys(viewers)
    step, player = 0, Chance(f"{SEED}: choices", 0)
    while True:
        views = {viewer: GAME.look(state, viewer) for viewer in viewers}
        for viewer in viewers:
            changed = changes(before[viewer], views[viewer], None if viewer is None else views[None])
            if changed:
                lines += [f"    {'everybody' if viewer is None else f'seat {viewer}'} sees", *changed]
        before = views
        if not GAME.actors(state):
            break
        step += 1
        seat = player.pick(GAME.actors(state))
        legal = GAME.legal(state, seat)
        action = player.pick(legal)
        lines.append(f"step {step}, seat {seat}, {len(legal)} choices: {action}")
        events = []
        GAME.apply(state, seat, action, Chance(SEED, step), events.append)
        lines += [f"  {event}" for event in events]
    lines.append(str(GAME.result(state)))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(playthrough(), encoding="utf-8")
    print(f"{GOLDEN} written")
