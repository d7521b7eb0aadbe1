"""The ways between scenes, all of them: which scene a destination (`to`) means.

A scene is imported when something leads to it, so that the title is on the screen before the rest is loaded.
"""

# ruff: noqa: PLC0415

from game.ui.scenes import to
from game.ui.shell.scene import Scene


def scene_for(goal: object) -> Scene:
    """A new scene for this destination; TypeError when nothing leads there."""
    match goal:
        case to.Shelf() | to.Load() | to.Settings() | to.Setup() | to.Maps() | to.Playing():
            return _start(goal)
        case to.Rules(game_id, rule, slips, why):
            from game.ui.scenes.reading.rules import RulesReader

            return RulesReader(game_id, rule, slips, why)
        case to.Results() | to.Logbook() | to.Games() | to.Replay() | to.Luck() | to.Today():
            return _evening(goal)
        case to.Lessons() | to.Lesson() | to.LessonDone():
            return _lesson(goal)
        case to.Puzzles() | to.Puzzle() | to.PuzzleSearch():
            return _puzzle(goal)
    return _over_a_table(goal)


def _start(goal: object) -> Scene:
    match goal:
        case to.Shelf(box):
            from game.ui.scenes.start.shelf import Shelf

            return Shelf(box)
        case to.Load(chosen):
            from game.ui.scenes.start.load import Load

            return Load(chosen)
        case to.Settings():
            from game.ui.scenes.settings.settings_scene import SettingsScene

            return SettingsScene()
        case to.Setup(game, map):
            from game.ui.scenes.start.setup import Setup

            return Setup(game, map)
        case to.Maps(game_id):
            from game.ui.scenes.maps.gallery import Gallery

            return Gallery(game_id)
        case to.Playing(match, autosave, resumed, guarded):
            from game.ui.scenes.lessons.guided_table import GuidedTable, is_guided
            from game.ui.scenes.play.table import TableScene

            table = GuidedTable if is_guided(match) else TableScene
            return table(match, autosave, kept=True, resumed=resumed, guarded=guarded)
    raise TypeError(f"nothing leads to {goal}")


def _evening(goal: object) -> Scene:
    match goal:
        case to.Results(match):
            from game.ui.scenes.reading.results import Results

            return Results(match)
        case to.Logbook(person, game):
            from game.ui.scenes.logbook.logbook_scene import LogbookScene

            return LogbookScene(person, game)
        case to.Games(person, game, seek):
            from game.ui.scenes.logbook.games_list import GamesList

            return GamesList(person, game, seek=seek)
        case to.Today():
            from game.ui.scenes.today.today_scene import TodayScene

            return TodayScene()
        case to.Luck(match):
            from game.ui.scenes.luck.luck_scene import LuckScene

            return LuckScene(match)
        case to.Replay(match, logged, step):
            from game.ui.scenes.replay.opening import to_replay

            return to_replay(match, logged, step)
    raise TypeError(f"nothing leads to {goal}")


def _lesson(goal: object) -> Scene:
    match goal:
        case to.Lessons(game_id):
            from game.ui.scenes.lessons.lessons import LessonList

            return LessonList(game_id)
        case to.Lesson(game_id, number, row, helped):
            from game.ui.scenes.lessons.lesson_table import LessonTable

            return LessonTable(game_id, number, row, helped)
        case to.LessonDone(game_id, number, stars):
            from game.ui.scenes.lessons.done import LessonEnd

            return LessonEnd(game_id, number, stars)
    raise TypeError(f"nothing leads to {goal}")


def _puzzle(goal: object) -> Scene:
    match goal:
        case to.Puzzles(game_id):
            from game.ui.scenes.puzzles.puzzle_list import PuzzleList

            return PuzzleList(game_id)
        case to.Puzzle(group, id):
            from game.ui.scenes.puzzles.opening import to_puzzle

            return to_puzzle(group, id)
        case to.PuzzleSearch(match, logged):
            from game.ui.scenes.puzzles.search import PuzzleSearch

            return PuzzleSearch(match, logged)
    raise TypeError(f"nothing leads to {goal}")


def _over_a_table(goal: object) -> Scene:
    match goal:
        case to.Inspector(game, table, spot):
            from game.ui.scenes.play.inspector import Inspector

            return Inspector(game, table, spot)
        case to.BotExplanation(match, board, steps, at):
            from game.ui.scenes.advice.bot_explanation import WhySlip

            return WhySlip(match, board, steps, at)
        case to.Pause(desk):
            from game.ui.scenes.play.pause import Pause

            return Pause(desk)
        case to.LogSearch(lines, players, show):
            from game.ui.scenes.play.log_search import LogSearch

            return LogSearch(lines, players, show)
        case to.Stops(desk):
            from game.ui.scenes.play.stops import Stops

            return Stops(desk)
    raise TypeError(f"nothing leads to {goal}")
