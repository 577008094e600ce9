"""The voice as the window has it: what it tells arrives in the window's thread, and a switch silences it."""

from PySide6.QtCore import QObject, Signal

from saboteur_desktop.speech.voice import Voice


class ReadingAloud(QObject):
    """Reads one text at a time, if there is a voice for its language and the sound is on."""

    changed = Signal()
    """It is known now, or no more, which languages can be read; or the sound was switched."""
    _known = Signal(object)

    def __init__(self, voice: Voice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._voice = voice
        self._languages: frozenset[str] | None = None
        self._begun, self._on = False, True
        self._now = ("", "")
        self._known.connect(self._note)

    @property
    def on(self) -> bool:
        """Whether the sound is on."""
        return self._on

    def begin(self, on: bool) -> None:
        """Get the voice ready, with the sound on or off."""
        self._begun, self._on, self._languages, self._now = True, on, None, ("", "")
        self._voice.begin(self._known.emit)

    def end(self) -> None:
        """Nothing will be read for a while."""
        self._begun, self._languages = False, None
        self._voice.end()

    def switch(self, on: bool) -> None:
        """The sound is on or off from now on."""
        if on != self._on:
            self._on = on
            self.stop()
            self.changed.emit()

    def reads(self, language: str) -> bool | None:
        """Whether there is a voice for that language; None as long as that is not known."""
        return None if self._languages is None else language in self._languages

    def read(self, text: str, language: str) -> None:
        """Begin to read, unless that is read already; whatever else is read ends."""
        if not self._on or not self.reads(language):
            self.stop()
        elif (text, language) != self._now:
            self._now = (text, language)
            self._voice.say(text, language)

    def stop(self) -> None:
        """Be silent."""
        self._now = ("", "")
        self._voice.stop()

    def _note(self, languages: frozenset[str]) -> None:
        if self._begun:
            self._languages = languages
            self.changed.emit()
