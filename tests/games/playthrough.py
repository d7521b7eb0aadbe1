"""A whole game as text: every action, every event, and what changes in the eyes of everybody and of each seat."""

from dataclasses import fields

from game.core.chance import Chance


def any_of(_state, _seat, legal, player):
    """An action chosen by luck alone."""
    return player.pick(legal)


def playthrough(game, options, seats, seed, show, *, choose=any_of, unchanging=("seat",), most=None):
    """Yields the state, then the lines of the game; `show(field, value)` writes a field of a View in words.

    `unchanging` fields are not shown; after `most` steps the game goes on untold.
    """
    state = game.setup(options, seats, Chance(seed, 0))
    yield state
    viewers = (None, *range(seats))
    before = dict.fromkeys(viewers)
    step, player = 0, Chance(f"{seed}: choices", 0)
    while True:
        telling = most is None or step < most
        if telling:
            views = {viewer: game.look(state, viewer) for viewer in viewers}
            yield from _seen(before, views, show, unchanging)
            before = views
        if not game.actors(state):
            break
        step += 1
        seat = player.pick(game.actors(state))
        legal = game.legal(state, seat)
        action = choose(state, seat, legal, player)
        events = []
        game.apply(state, seat, action, Chance(seed, step), events.append)
        if telling:
            yield f"step {step}, seat {seat}, {len(legal)} choices: {action}"
            yield from (f"  {event}" for event in events)
    if not telling:
        yield f"{step} steps"
    yield str(game.result(state))


def _seen(before, views, show, unchanging):
    """The fields that changed for everybody, and for each seat those that differ from the public view."""
    for viewer, view in views.items():
        lines = []
        for name in (field.name for field in fields(view) if field.name not in unchanging):
            value = getattr(view, name)
            if before[viewer] is not None and getattr(before[viewer], name) == value:
                continue
            if viewer is None or getattr(views[None], name) != value:
                lines.append(f"      {name}: {show(name, value)}")
        if lines:
            yield f"    {'everybody' if viewer is None else f'seat {viewer}'} sees"
            yield from lines


def written(path, text):
    """Keeps the golden game, for whoever reads the change before keeping it."""
    path.write_text(text, encoding="utf-8")
    print(f"{path} written")
