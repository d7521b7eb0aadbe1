"""Walks through a match in two worlds: all that a viewer sees, hears and can ask for at one place after the other."""

from game.play.handover import PUBLIC, Handover, Stage
from game.play.showing.missed import told_again
from game.ui.shell.input import Moved
from tests.keeping import again
from tests.ui.at_screen import Screen, public_board
from tests.ui.at_table import sit
from tests.ui.lake_worlds import plain, shown
from tests.ui.same_sight import assert_alike, put_over
from tests.ui.two_worlds import differs


def stages(viewer):
    """Where this viewer looks: before everybody also while one is asked for, else at the own private view."""
    if viewer is None:
        return [PUBLIC, Handover(Stage.SEALED, 1), Handover(Stage.SEALED, 0, lift=True)]
    return [Handover(Stage.PRIVATE, viewer)]


def look_at(screen, match, at):
    """All that is seen and heard when this match is looked at there."""
    screen.change_table(again(match))
    return everything_seen(screen, at)


def everything_seen(screen, at):
    """All that reaches eyes and ears at one stage, every place that reacts, and what tooltips and slips tell of it."""
    showing = screen.session.showing
    showing.at = at
    showing.refresh(animate=False)
    screen.desk.sync()
    screen.frame()  # letters on faces are noted when they are printed
    scene, frame = screen.scene, screen.bytes
    texts = tuple(screen.recorder.texts())
    targets = [(target.id, tuple(target.rect), target.zone) for target in scene.focus.targets()]
    tips = []
    for id, (x, y, w, h), _zone in targets:
        screen.app.feed(Moved(x + w / 2, y + h / 2))
        view = getattr(scene, "view", None)
        told = [view.tip_of(hit) for hit in view.hits if hit.id == id] if view else []
        tips.append((id, [widget.tip_at(x + w / 2, y + h / 2)[0] for widget in scene.widgets], told))
    screen.app.feed(Moved(-1, -1))
    refused = []
    if at.stage in (Stage.PUBLIC, Stage.PRIVATE):
        for spot in screen.session.showing.table.spots:
            if spot.id in screen.session.showing.table.refusals:
                screen.session.pick(spot.id)
                refused.append(screen.session.showing.take()[-1].look.message)
        screen.session.showing.notice.clear()
    cues = screen.session.showing.teller.take_cues()
    caption = (screen.desk.caption, screen.match.game.title)
    return frame, texts, targets, tips, refused, cues, caption, screen.session.passing.task


def assert_seen_alike(screen, match, other, stages=stages, look=look_at):
    """Everybody, whoever acts and who sits beside see and hear the same in both worlds."""
    acting = match.actors()[0]
    for viewer in (None, acting, (acting + 1) % len(match.players)):
        world = other(match, viewer)
        assert differs(match, world)
        for at in stages(viewer):
            assert_alike(*(look(screen, each, at) for each in (match, world)), f"viewer {viewer}, {at}")


def everything_told(board, match, viewer, study):
    """Also what is not drawn: ids of pieces, the order of offers, labels, notes, and what is told of each spot."""
    showing = sit(match=again(match), board=board).showing
    showing.move(PUBLIC if viewer is None else Handover(Stage.PRIVATE, viewer))
    told = []
    for spot in study:
        showing.study(spot)
        told.append((showing.table, showing.look, match.seat(viewer)))
    return told, showing.public(), told_again(showing)


def assert_told_alike(board, match, other, study=("",), viewers=(None, 0, 1, 2)):
    """None of these is told anything else in the other world, whichever of these spots they study."""
    for viewer in viewers:
        one, two = (everything_told(board, each, viewer, study) for each in (match, other(match, viewer, 2)))
        assert one == two, f"viewer {viewer}"


def opened(match, what, spot=""):
    """A screen on which whoever acts looks at the private view, with one of SCENES over it; at this spot, or any."""
    screen = Screen(again(match))
    screen.open()
    assert put_over(screen, what, spot or next(iter(screen.session.showing.table.slips))) == what
    return screen


def assert_scene_alike(match, other, what, spot=""):
    """Whoever acts sees the same through one of SCENES in both worlds."""
    one, two = (shown(opened(each, what, spot)) for each in (match, other(match, match.actors()[0])))
    assert one == two


def assert_thumbnail_alike(match, other):
    """The small picture of the match in the list of saves shows what is public."""
    one, two = (public_board(each, (440, 270)) for each in (match, other(match, None)))
    assert plain(one) == plain(two)
