"""Writes the golden game: `python -m tests.games.dark_water_salvage.make_golden`. Read the change before keeping it."""

from dataclasses import fields
from pathlib import Path

from game.core.chance import Chance
from game.games.dark_water_salvage import rules
from game.games.dark_water_salvage.actions import PASS, Apply, Locate, Research, Sail, Salvage
from game.games.dark_water_salvage.components import RUMOURS, SHIPS, VALUE_CARDS
from game.games.dark_water_salvage.lake import DIRECTIONS, soundings
from game.games.dark_water_salvage.sight import look
from game.games.dark_water_salvage.survey import Options

GOLDEN = Path(__file__).with_name("golden.txt")
SEED = "bell"
SEATS = 3
LAKE = soundings(Options().lake)
PLACES = {"pawns", "places", "seen", "way"}
OLD = {"lake", "seat", "assist", "seats"}
"""Fields that never change."""


def region(number):
    return "-" if number < 0 else LAKE.names[number]


def regions(mask):
    return ",".join(name for at, name in enumerate(LAKE.names) if mask >> at & 1) or "."


def bits(mask):
    return ",".join(str(number) for number in range(mask.bit_length()) if mask >> number & 1) or "."


def answer(sonar, said):
    """Such as "Missaukee:SW"."""
    card = LAKE.sonars[sonar]
    if card.kind == "rumour":
        return "{}-{}".format(*RUMOURS[said])
    return f"{card.name}:{('N', 'Y')[said] if card.kind == 'depth' else DIRECTIONS[said]}"


def show(name, value):
    """A field of a view in words."""
    if name in PLACES:
        return " ".join(map(region, value))
    if name == "misses":
        return " ".join(map(regions, value))
    if name == "barred":
        return " ".join(map(bits, value))
    if name == "asked":
        return " / ".join(" ".join(map(bits, asked)) for asked in value)
    if name == "answers":
        known = [[answer(sonar, said) for sonar, said in enumerate(row) if said >= 0] for row in value]
        return "; ".join(f"{wreck} {', '.join(row)}" for wreck, row in enumerate(known) if row)
    if name == "rumours":
        return " ".join("-" if one < 0 else "{}-{}".format(*RUMOURS[one]) for one in value)
    if name == "ships":
        return ", ".join(SHIPS[ship].name for ship in value)
    return str(value)


def changes(before, now, public):
    """The fields of a view that changed and, for a seat, that differ from the public view."""
    lines = []
    for field in fields(now):
        value = getattr(now, field.name)
        if field.name in OLD or (before is not None and getattr(before, field.name) == value):
            continue
        if public is None or getattr(public, field.name) != value:
            lines.append(f"      {field.name}: {show(field.name, value)}")
    return lines


def chosen(state, seat, legal, player):
    """What is played: mostly by luck, but with a nose for wrecks and a hold on the purse."""
    if isinstance(legal[0], Apply):
        return legal[player.below(30)]
    if isinstance(legal[0], Research) and player.below(3):
        return PASS
    if player.below(4):
        for action in legal:
            if isinstance(action, Locate | Salvage) and state.regions[action.wreck] == state.pawns[seat]:
                return action
            if isinstance(action, Sail) and state.hopes[action.region] and action.region in state.regions:
                return action
    return player.pick(legal)


def playthrough():
    """A whole game, told from every seat."""
    state = rules.setup(Options(), SEATS, Chance(SEED, 0))
    cards = [VALUE_CARDS[card].initial for card in state.cards]
    lines = [
        f"Dark Water Salvage, seed {SEED}, {SEATS} seats",
        f"wrecks lie in {' '.join(map(region, state.regions))} and were worth {' '.join(map(str, cards))}",
    ]
    viewers = (None, *range(SEATS))
    before = dict.fromkeys(viewers)
    step, player = 0, Chance(f"{SEED}: choices", 0)
    while True:
        views = {viewer: look(state, viewer) for viewer in viewers}
        for viewer in viewers:
            changed = changes(before[viewer], views[viewer], None if viewer is None else views[None])
            if changed:
                lines += [f"    {'everybody' if viewer is None else f'seat {viewer}'} sees", *changed]
        before = views
        if not rules.actors(state):
            break
        step += 1
        seat = player.pick(rules.actors(state))
        legal = rules.legal(state, seat)
        action = chosen(state, seat, legal, player)
        lines.append(f"step {step}, seat {seat}, {len(legal)} choices: {action}")
        events = []
        rules.apply(state, seat, action, Chance(SEED, step), events.append)
        lines += [f"  {event}" for event in events]
    lines.append(str(rules.result(state)))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(playthrough(), encoding="utf-8")
    print(f"{GOLDEN} written")
