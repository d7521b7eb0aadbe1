"""`seachest replay`: play a save again, step by step, and tell it or verify it."""

from argparse import Namespace

from game.core.match import Match
from game.storage.reading import replay
from game.words import _, plural


def run(asked: Namespace) -> int:
    """Load the save, which plays every step again and compares; BadSave when one does not follow."""
    match = replay(asked.file)
    if not asked.verify:
        tell(match)
    steps = plural("{n} step", "{n} steps", match.step)
    if asked.verify:
        print(_("{file} is sound: {game}, {steps}.").format(file=asked.file, game=match.game.title, steps=steps))
    return 0


def tell(match: Match) -> None:
    """Print the public log under its headings, and how the game ended."""
    names = tuple(player.name for player in match.players)
    print(f"{match.game.title}: {', '.join(names)}")
    heading = ""
    for told in match.seat(None).events:
        line = match.game.staging.narrate(told.event, match.players)
        if line is None:
            continue
        if line.group != heading:
            heading = line.group
            print(f"\n{heading}")
        print(f"  {line.text}")
    result = match.result()
    print()
    if result is None:
        print(_("The game is not over."))
        return
    for place, tied in enumerate(result.ranking, 1):
        print(f"{place}. " + ", ".join(f"{names[seat]} {result.scores[seat]}" for seat in tied))
    print(result.reason)
