"""The table at which a puzzle is solved: the real one, as the seat that chooses sees it; whole choices are judged."""

from typing import Any

from game.bots.hints import Idea
from game.logbook.writing import set_apart
from game.play.advice.hinting import Advice
from game.play.pace import Pace
from game.play.puzzling import Nobody, PuzzleSession, Puzzling, Way, calm
from game.play.session import Session
from game.storage import puzzle_book
from game.ui.draw.canvas import Canvas
from game.ui.scenes import to
from game.ui.scenes.play.table import TableScene
from game.ui.scenes.puzzles import known
from game.ui.scenes.puzzles.answer import PuzzleAnswer
from game.ui.scenes.puzzles.goal import PuzzleGoal
from game.ui.scenes.puzzles.task_bar import TaskBar
from game.ui.scenes.start.launch import CANNOT_SIT, sit_down
from game.ui.shell.input import Input, Key
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _

OPEN = {
    "rules",
    "help",
    "settings",
    "inspect",
    "line",
    "recap",
    "why",
    "back",
    "study",
    "jot",
    "pencil",
    "search",
    "take",
}
"""The tools of a table that a puzzle leaves open, and below those of its bar that it closes."""
CLOSED = frozenset(f"tool:{name}" for name in ("undo", "redo", "pause", "step", "skip", "hint", "stops"))


class PuzzleTable(TableScene):
    """Nothing of it is saved as a game; what is kept is how it went."""

    def __init__(self, group: str, puzzling: Puzzling) -> None:
        """A puzzle among those of a box, or the own ones, as it begins."""
        self.group = group
        self.puzzling = puzzling
        self.worker = Nobody()
        super().__init__(puzzling.match, worker=self.worker)
        self._begun = False
        self._noted = False
        self.offers: tuple[Any, ...] = ()
        """What the table offers as the puzzle begins."""

    def build(self) -> None:
        """The table, and what a puzzle adds to its bar."""
        super().build()
        self.view.without = CLOSED
        self.bar = TaskBar(self)
        self.add(self.bar)
        self.page = puzzle_book.page(known.person())

    def _new_session(self, worker: object) -> Session:
        session = PuzzleSession(self.match, self.board, self.worker, style="open", pace=Pace(waits=True), guide=calm)
        session.puzzling, session.tried = self.puzzling, self.try_out
        return session

    def _use_settings(self) -> None:
        super()._use_settings()
        self.session.confirm = "smart"

    def shown(self) -> None:
        """The goal first."""
        super().shown()
        if not self.offers and self.view.table is not None:
            self.offers = self.view.table.offers
        if not self._begun:
            self._begun = True
            self.app.push(PuzzleGoal(self))

    # ---- what one does

    def hint(self) -> None:
        """Say what the best choice aims at; asked again, light the area where it begins."""
        puzzling = self.puzzling
        puzzling.hints = min(2, puzzling.hints + 1)
        ways = puzzling.ways(self.offers)
        goal = ways[0].reasons.goal if ways[0].reasons is not None else ""
        if puzzling.hints == 1 and goal and not any(way.name in goal for way in ways if way.right):
            self.session.showing.say(_("It is about this: {goal}").format(goal=goal))
        else:
            puzzling.hints = 2
            self.session.showing.say(self._second_hint(ways[0]))
        self.sync()

    def _second_hint(self, best: Way) -> str:
        """Light where the best choice begins and name the place; say which fails where that would name the choice."""
        offer = self._offer(best.actions)
        spot = offer.path[0] if offer is not None and offer.path else ""
        label = next((one.label for one in self.view.table.spots if one.id == spot), "") if self.view.table else ""
        ways = self.puzzling.ways(self.offers)
        if label and all(label != way.name for way in ways if way.right):
            self.view.spotlight(spot)
            return _("It begins here: {place}").format(place=label)
        tempting = max([way for way in ways if not way.right], key=lambda way: way.taken)
        return _("It is not this: {choice}").format(choice=tempting.name)

    def try_out(self, actions: tuple[Any, ...]) -> None:
        """Judge a whole choice: the answer, or another try."""
        puzzling = self.puzzling
        puzzling.tries += 1
        if puzzling.right(actions):
            self.finish(actions)
            return
        self._note(stars=0, clean=False)
        name = puzzling.name(actions, self.offers)
        words = _("“{name}” is not the best here. The position stands as it was.").format(name=name)
        ways = [
            Answer(_("Try again"), self.again, "primary", "undo"),
            Answer(_("Show answer"), lambda: self.finish(actions), glyph="eye"),
        ]
        self.app.push(Dialog(_("Not the best"), words, ways, "cross"))

    def again(self) -> None:
        """Take back what was put together, and any half of it."""
        self.session.cancel()
        while self.puzzling.played and self.session.playing.can_retreat(self.puzzling.seat):
            self.session.cancel()
        self.sync()

    def ask_answer(self) -> None:
        """Show the answer, after a question where it was not tried yet."""
        words = _("It then counts as not solved at the first try. You can solve it again any time.")
        stay, go = Answer(_("Let me think"), lambda: None), Answer(_("Show answer"), lambda: self.finish(()), "primary")
        self.app.push(Dialog(_("Show the answer?"), words, [stay, go], "eye"))

    def finish(self, actions: tuple[Any, ...]) -> None:
        """Show the answer to what was tried last, () = nothing was."""
        right = bool(actions) and self.puzzling.right(actions)
        self.puzzling.shown = not right
        self._note(self.puzzling.stars if right else 0, clean=right and self.puzzling.tries == 1)
        self.again()
        self.app.push(PuzzleAnswer(self, actions))

    def _note(self, stars: int, clean: bool) -> None:
        """Keep how it went: the first outcome decides about the row."""
        person = known.person()
        id = self.puzzling.puzzle.id
        page = puzzle_book.page(person)
        page = page.raised(id, stars) if self._noted else page.after(id, stars, clean)
        self._noted = True
        self.page = page
        puzzle_book.keep(person, page)

    def next_puzzle(self) -> None:
        """Go to the next one."""
        found = known.following(known.puzzles(self.group), self.page, self.puzzling.puzzle.id)
        if found is None:
            self.skip()
        else:
            self.leave_for(to.Puzzle(self.group, found.id))

    def play_on(self) -> None:
        """Open a table at which the game goes on from here, as practice."""
        try:
            match = self.match.at(self.puzzling.begun)
            set_apart(match, "practice")
            sit_down(self.app, match)
        except CANNOT_SIT as error:
            self.app.push(Dialog(_("This table cannot be set"), str(error), [Answer(_("Back"), lambda: None)]))

    def skip(self) -> None:
        """Go back to the list."""
        self.leave_for(to.Puzzles(self.group))

    # ---- what the answer shows on the table

    def _offer(self, actions: tuple[Any, ...]) -> Any:
        """Return the first offer of this choice, or of the longest beginning of it; None if there is none."""
        fits = [one for one in self.offers if (one.action, *one.then) == actions[: 1 + len(one.then)]]
        return max(fits, key=lambda one: len(one.then), default=None)

    def advice(self) -> tuple[Advice, ...]:
        """Return the compared choices as ideas that can be lit on the table, the best first; those that it offers."""
        found = []
        for way in self.puzzling.ways(self.offers):
            offer = self._offer(way.actions)
            if offer is not None:
                found.append(
                    Advice(Idea(way.actions, round(way.worth), "best" if way.right else "weaker"), offer, way.reasons)
                )
        return tuple(found)

    # ---- what is open

    def on_tool(self, tool: str) -> None:
        """Hints are those of the puzzle; saving and the like belong to games."""
        name = tool.partition(":")[0]
        if name in ("hint", "explain"):
            self.hint()
        elif name == "menu":
            self.open_menu()
        elif name in OPEN:
            super().on_tool(tool)

    def before(self, given: Input) -> bool:
        """Keys that save, load or hide have nothing to do here."""
        if isinstance(given, Key) and given.action in ("save", "load", "quick save", "quick load", "overview", "stops"):
            return True
        return super().before(given)

    def back(self) -> None:
        """Esc asks whether to leave."""
        self.open_menu()

    def open_menu(self) -> None:
        """Ask whether to leave."""
        ways = [
            Answer(_("Stay"), lambda: None),
            Answer(_("Goal"), lambda: self.app.push(PuzzleGoal(self))),
            Answer(_("Next puzzle"), self.next_puzzle, glyph="arrow_right"),
            Answer(_("All puzzles"), self.skip, "primary", "puzzle"),
        ]
        self.app.push(Dialog(_("Leave this puzzle?"), _("It waits for you in the list."), ways, "puzzle"))

    def lay_out(self, canvas: Canvas) -> None:
        """The table fills the window; the bar's right end belongs to the puzzle."""
        super().lay_out(canvas)
        self.bar.place(canvas)
