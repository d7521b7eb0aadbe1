"""What follows from a choice, in words: money and actions that are left, what the own goal gains or loses."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.player import Player
from game.games.killmans_keep import components as box
from game.games.killmans_keep.knowledge.cards import Cards
from game.games.killmans_keep.knowledge.goals import met
from game.games.killmans_keep.names import card_name, goal_name
from game.games.killmans_keep.view import View
from game.words import _, dollars, plural


@dataclass(frozen=True, slots=True)
class Words:
    """What an offer says: its label, the lines of its draft, and the other words of `Offer`."""

    label: str
    draft: tuple[str, ...]
    quick: bool = False
    ask: str = ""
    trail: tuple[str, ...] = ()
    brings: str = ""
    price: str = ""
    ends: str | None = None


def the(card: int) -> str:
    """A card within a sentence; Killman's things have their owner instead of an article."""
    name = card_name(card)
    if card >= box.MONSTER_FACE or box.CATEGORY[card] != box.KILLMAN:
        return _("the {card}").format(card=name)
    return name


def carries_one_more(view: View) -> bool:
    """9.31: whether the Pack Mule of this seat, which is on turn, carries one more card; only its own view tells."""
    return view.seat == view.active and view.mule and box.PACK_MULE in view.hand


def said(*lines: str) -> tuple[str, ...]:
    """The lines that say anything."""
    return tuple([line for line in lines if line])


class Outlook:
    """One View, asked for what would be true after a choice."""

    __slots__ = ("_found", "_goal", "_met", "carried", "players", "view")

    def __init__(self, view: View, players: Sequence[Player]) -> None:
        self.view = view
        self.players = players
        own = view.seat == view.active
        self._goal = view.goals[view.active] if own else -1
        self._met = self._goal >= 0 and met(self._goal, view.hand, view.money[view.active], list(self._deeds()))
        self._found: dict[tuple[Cards, Cards, int], bool] = {}
        self.carried = view.carried or (carries_one_more(view) and view.phase in ("act", "sell"))
        """9.31: a sale would be part of the last one, thanks to the Pack Mule."""

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.view.active

    @property
    def money(self) -> int:
        """What that seat owns."""
        return self.view.money[self.view.active]

    def carries_another(self, card: int) -> bool:
        """9.31: whether a Pack Mule stays that carries another card once this one is sold."""
        mule = box.PACK_MULE in self.view.hand and card != box.PACK_MULE
        return mule and not self.carried and self.view.held[self.seat] > 1

    def name(self, seat: int) -> str:
        """What a player is called."""
        return self.players[seat].name

    def _deeds(self) -> tuple[int, ...]:
        return self.view.deeds[self.view.active]

    def purse(self, gain: int) -> str:
        """The money after this gain (below 0: loss)."""
        return _("you have {money} then").format(money=dollars(self.money + gain))

    def left(self, spent: int = 1) -> str:
        """3.2: the actions that are left after so many are spent."""
        left = self.view.actions - spent
        return plural("{n} action left then", "{n} actions left then", left) if left else _("no action left then")

    def goal(self, lost: Cards = (), gained: Cards = (), money: int = 0, deed: str = "") -> str:
        """13: what becomes of the own goal when cards, money or deeds change; "" = nothing."""
        if self._goal < 0:
            return ""
        kind, name = box.GOALS[self._goal], goal_name(self._goal)
        if kind.need in box.DEEDS:
            if kind.need != deed or self._met:
                return ""
            done = self._deeds()[box.DEEDS.index(deed)] + 1
            return _("{goal}: {n} of {most}").format(goal=name, n=done, most=kind.number)
        after = self._met_with(lost, gained, money)
        if after == self._met:
            return ""
        return _("{goal} can be turned in then").format(goal=name) if after else self._broken()

    def breaks(self, lost: Cards = (), gained: Cards = (), money: int = 0) -> bool:
        """Whether a goal that is met now would not be any more."""
        return self._met and box.GOALS[self._goal].need not in box.DEEDS and not self._met_with(lost, gained, money)

    def _broken(self) -> str:
        return _("{goal} cannot be turned in then").format(goal=goal_name(self._goal))

    def warning(self, question: str, lost: Cards = (), gained: Cards = (), money: int = 0) -> str:
        """What is asked before a choice after which the goal is not met any more; "" where it stays as it is."""
        return f"{question} {self._broken()}." if self.breaks(lost, gained, money) else ""

    def _met_with(self, lost: Cards, gained: Cards, money: int) -> bool:
        """Whether the goal would be met after this; asked twice of most choices, for the draft and for a warning."""
        change = (lost, gained, money)
        if change not in self._found:
            hand = list(self.view.hand)
            for card in lost:
                if card in hand:
                    hand.remove(card)
            cards = tuple(sorted((*hand, *gained)))
            self._found[change] = met(self._goal, cards, self.money + money, list(self._deeds()))
        return self._found[change]


def monster_chance(view: View) -> float:
    """6.2: how likely the top card of the Keep is a monster, as far as this seat can know; 0 for an empty Keep."""
    if view.top and view.top[0].card >= 0:
        return float(view.top[0].card >= box.MONSTER_FACE)
    left = sum(box.COPIES[box.MONSTER_FACE :])
    buried = (*view.top, *view.bottom)
    for cards in (view.discard, view.aside, *view.known, [entry.card for entry in buried], (view.monster,)):
        left -= sum(card >= box.MONSTER_FACE for card in cards)
    unknown = view.pool + sum(entry.card < 0 for entry in buried)
    if not unknown:  # 6.11: the discard is shuffled first
        return sum(card >= box.MONSTER_FACE for card in view.discard) / max(1, len(view.discard))
    return left / unknown
