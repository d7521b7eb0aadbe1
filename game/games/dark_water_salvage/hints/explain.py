"""Why somebody might choose this: goal, facts, rule and, in short, how it compares; of one View alone.

Where a wreck may lie is what follows from that View: of the public one, what everybody can work out for himself.
"""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.game import Seat
from game.core.telling import Reasons
from game.games.dark_water_salvage import actions as do
from game.games.dark_water_salvage import components as box
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.hints import finds
from game.games.dark_water_salvage.knowledge import coach, planner, standing
from game.games.dark_water_salvage.knowledge.deduction import candidates
from game.games.dark_water_salvage.knowledge.routes import distance
from game.games.dark_water_salvage.lake import soundings
from game.games.dark_water_salvage.view import View
from game.words import _, plural


def explain(view: View, seat: Seat, actions: Sequence[do.Action], _players: Sequence[object]) -> Reasons | None:
    """Why this seat might do this, as far as the view knows; a sealed application is nobody else's business (4.1)."""
    action = actions[-1]
    if isinstance(action, do.Apply) and view.seat != seat:
        return None
    return _EXPLAIN[type(action)](action, view, seat)


def _apply(action: do.Apply, view: View, seat: Seat) -> Reasons:
    """4: enough for the round, and a low application comes first."""
    pool = standing.pool(view)
    share = pool // view.seats
    least = max(0, min(action.amount, pool - (view.seats - 1) * share))
    owed = standing.balance(view, seat)
    return Reasons(
        goal=_("Borrow what a trip of this round needs, and no more."),
        facts=(
            _("If all others ask for ${share}, at least ${least} of it will be paid out.").format(
                share=share, least=least
            ),
            _("${pool} can be lent to {n} salvagers: ${share} each.").format(pool=pool, n=view.seats, share=share),
            _trip(view),
            _("Cash and salvage less loans come to ${n} now.").format(n=owed)
            if owed >= 0
            else _("Loans are ${n} above cash and salvage now.").format(n=-owed),
        ),
        law=_("The lowest application collects first, and goes first; who ends in debt cannot win."),
        rule="4.4",
        short=_("${n}, at least ${least} of it if others ask for ${share}").format(
            n=action.amount, least=least, share=share
        ),
    )


def _start(action: do.Start, view: View, seat: Seat) -> Reasons:
    """6.1: where the round begins."""
    lake = soundings(view.lake)
    near = _nearest(view, seat, action.region)
    told = [_told(view, wreck, sonar) for sonar in lake.usable[action.region][:1] for wreck in _open(view, seat)]
    facts = [
        _("A boat costs ${n} there when one leaves.").format(n=lake.hires[action.region]),
        _("Its sonar rules out up to {n} regions of a wreck on average.").format(n=round(max(told, default=0.0))),
    ]
    if near is not None:
        wreck, spaces = near
        facts.append(_away(view, wreck, spaces))
    return Reasons(
        goal=_("Begin where there is most to learn, or least to sail."),
        facts=tuple(facts),
        law=_("Each city has room for one pawn, and its sonar is used there alone."),
        rule="6.2",
        short=_("boat ${n}").format(n=lake.hires[action.region]),
        name=_("Start in {place}").format(place=lake.places[action.region]),
    )


def _research(action: do.Research, view: View, seat: Seat) -> Reasons:
    """8: what one answer tells."""
    lake = soundings(view.lake)
    ship, sonar = names.wreck_name(view, action.wreck), names.sonar_name(lake, action.sonar)
    name = _("{ship}: {sonar}").format(ship=ship, sonar=sonar)
    money = _("It costs ${cost} of ${cash}.").format(cost=box.RESEARCH_COST, cash=view.cash[seat])
    if action.sonar == lake.rumour:
        low, high = min(card.initial for card in box.VALUE_CARDS), max(card.initial for card in box.VALUE_CARDS)
        return Reasons(
            goal=_("Learn what the {ship} is worth.").format(ship=ship),
            facts=(
                _("A wreck was worth ${low} to ${high} when it sank; {n} ranges are possible.").format(
                    low=low, high=high, n=len(box.RUMOURS)
                ),
                money,
            ),
            law=_("The rumoured value is a range; what is left of it depends on the depth."),
            rule="8.7",
            short=_("1 of {n} ranges").format(n=len(box.RUMOURS)),
            name=name,
        )
    possible = candidates(view)[action.wreck]
    left = coach.expected(lake, action.sonar, possible)
    return Reasons(
        goal=_("Narrow down where the {ship} lies.").format(ship=ship),
        facts=(
            plural("{n} region is possible now.", "{n} regions are possible now.", possible.bit_count()),
            _("After this answer, {n} on average.").format(n=round(left, 1)),
            money,
            finds.prize(view, action.wreck),
        ),
        law=_("Everybody sees which wreck is tested with which sonar; only who pays sees the answer."),
        rule="8.8",
        short=_("{n} regions to {left}, ${cost}").format(
            n=possible.bit_count(), left=round(left, 1), cost=box.RESEARCH_COST
        ),
        name=name,
    )


def _sail(action: do.Sail, view: View, seat: Seat) -> Reasons:
    """9: there for a wreck, or for a sonar."""
    lake, way = soundings(view.lake), standing.voyage(view, seat, action.region)
    spaces = plural("{n} region", "{n} regions", way.spaces)
    alone = _("{spaces}: ${cost}; ${left} are left.")
    words = _("{spaces} and the boat: ${cost}; ${left} are left.") if way.hire else alone
    facts = [words.format(spaces=spaces, cost=way.cost, left=way.left)]
    wreck = finds.likeliest(view, seat, action.region)
    if wreck >= 0:
        facts += [finds.standing(view, wreck, action.region), finds.prize(view, wreck)]
        facts.append(_("Salvaging there costs ${n}.").format(n=lake.fees[action.region]))
        goal = _("Go to where the {ship} may lie.").format(ship=names.wreck_name(view, wreck))
    else:
        goal = _("Go to where another sonar can be used.")
        told = [_told(view, each, sonar) for sonar in lake.usable[action.region] for each in _open(view, seat)]
        facts.append(
            _("Its sonar rules out up to {n} regions of a wreck on average.").format(
                n=round(max(told, default=0.0))
            )
        )
    return Reasons(
        goal=goal,
        facts=tuple(facts),
        law=_("Each region costs ${n}; leaving the start city, the boat as well.").format(n=box.SPACE_COST),
        rule="9.2",
        short=_("{spaces}, ${left} left").format(spaces=spaces, left=way.left),
        name=_("Move to {place}").format(place=lake.places[action.region]),
    )


def _pass(_action: do.Pass, view: View, seat: Seat) -> Reasons:
    """7.3: nothing here, perhaps something at the next stop."""
    stop = standing.stop_of(view)
    then = names.stop_name((stop + 1) % 4)
    goals = (
        _("Keep the money for the trip."),
        _("Spend nothing on moving now."),
        _("Claim nothing yet."),
        _("Raise nothing yet."),
    )
    return Reasons(
        goal=goals[stop],
        facts=(
            _("${n} are in hand.").format(n=view.cash[seat]),
            *finds.here(view, seat),
            *((_trip(view),) if stop in (box.RESEARCH, box.MOVE) else ()),
            *_rounds(view),
        ),
        law=_("Who passes may still act at the next stop: {stop}.").format(stop=then),
        rule="7.3",
        short=_("costs $0"),
    )


def _done(_action: do.Done, view: View, seat: Seat) -> Reasons:
    """7.4: nothing more to be had in this round; after the last one money counts against the loans (13.2)."""
    if view.last:
        owed = standing.balance(view, seat)
        return Reasons(
            goal=_("Keep the money against the loans: nothing more is worth its price."),
            facts=(
                _("${n} are kept.").format(n=view.cash[seat]),
                _("Cash and salvage less loans come to ${n} now.").format(n=owed)
                if owed >= 0
                else _("Loans are ${n} above cash and salvage now.").format(n=-owed),
                *_rounds(view),
            ),
            law=_("The balance is money plus salvage less all loans; below zero one is in debt."),
            rule="13.2",
            short=_("keeps ${n}").format(n=view.cash[seat]),
        )
    return Reasons(
        goal=_("Keep the money for the next round."),
        facts=(_("${n} are kept.").format(n=view.cash[seat]), _trip(view), *_rounds(view)),
        law=_("Who is done is not asked again in this round; money is kept from round to round."),
        rule="7.4",
        short=_("keeps ${n}").format(n=view.cash[seat]),
    )


_EXPLAIN: dict[type, Callable[[Any, View, Seat], Reasons]] = {
    do.Apply: _apply,
    do.Start: _start,
    do.Research: _research,
    do.Sail: _sail,
    do.Locate: finds.locate,
    do.Salvage: finds.salvage,
    do.Pass: _pass,
    do.Done: _done,
}


def _trip(view: View) -> str:
    """What a trip costs: for the wreck this view knows best, else for one in the middle of the lake."""
    title, sums = planner.plan_words(view, planner.best_known(view))
    return f"{title}: {sums}."


def _rounds(view: View) -> tuple[str, ...]:
    """3.3: how many rounds the bag still holds after this one."""
    chips = box.CHIPS_A_PLAYER * view.seats
    left = 0 if view.last else view.bag // chips + 1
    return (plural("{n} round is left after this one.", "{n} rounds are left after this one.", left),)


def _open(view: View, seat: Seat) -> tuple[int, ...]:
    """The wrecks that this seat may still raise."""
    return tuple(
        wreck for wreck, raised in enumerate(view.raised) if raised < 0 and not view.barred[seat] >> wreck & 1
    )


def _told(view: View, wreck: int, sonar: int) -> float:
    """How many regions this sonar rules out for the wreck on average."""
    possible = candidates(view)[wreck]
    return possible.bit_count() - coach.expected(soundings(view.lake), sonar, possible)


def _nearest(view: View, seat: Seat, region: int) -> tuple[int, int] | None:
    """The best known wreck that this seat may raise, and how far its nearest possible region lies."""
    lake, found = soundings(view.lake), candidates(view)
    wrecks = sorted(_open(view, seat), key=lambda wreck: found[wreck].bit_count())
    for wreck in wrecks[:1]:
        ways = [distance(lake, 0, region, goal) for goal in range(len(lake.names)) if found[wreck] >> goal & 1]
        if any(ways):
            return wreck, min(way for way in ways if way)
    return None


def _away(view: View, wreck: int, spaces: int) -> str:
    possible = candidates(view)[wreck].bit_count()
    return _("The {ship}, with {regions}, is {spaces} away.").format(
        ship=names.wreck_name(view, wreck),
        regions=plural("{n} possible region", "{n} possible regions", possible),
        spaces=plural("{n} region", "{n} regions", spaces),
    )
