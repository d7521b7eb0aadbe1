"""`seachest map list`: the boards there are, the program's own and the user's."""

from argparse import Namespace

from game import games, maps, paths
from game.core.plain import one_line
from game.words import _


def run(_asked: Namespace) -> int:
    """Print the maps of each game, with what is wrong with those that cannot be played on."""
    files = set(maps.every_map())
    for game in games.GAMES:
        print(game.title)
        for listed in maps.maps_for(game):
            if not maps.game_of(listed.file):
                continue  # it may be meant for any box: it is told once, below
            files.discard(listed.file)
            for line in told(listed):
                print(f"  {line}")
    for file in sorted(files):
        if maps.game_of(file):
            what = _("names no game that is in the chest")
            print(f"{one_line(file, 150)}: {what}")
        else:
            for line in told(maps.unreadable(file)):
                print(line)
    print(_("Your own maps belong into {folder}.").format(folder=paths.user_maps_folder()))
    return 0


def told(listed: maps.Listed) -> tuple[str, ...]:
    """One map in words: its name, title and players, or what keeps it from being played on."""
    if listed.problems:
        return (_("{name}: cannot be played on").format(name=listed.name), *(f"  {each}" for each in listed.problems))
    return (f"{listed.name}: {listed.title}, {maps.players_in_words(listed.seats)}",)
