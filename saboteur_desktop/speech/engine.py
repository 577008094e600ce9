"""The speech engine of the machine, through Prism: Speech Dispatcher, Windows' voices, macOS's voices."""

from typing import Any, Final, Protocol

from saboteur_desktop.speech.choice import LANGUAGES, Listed, fitting

_BACKENDS: Final = ("SPEECH_DISPATCHER", "ONE_CORE", "SAPI", "AV_SPEECH")
"""In this order; each system has some of them. Screen readers are none: they speak for themselves."""


class Engine(Protocol):
    """An engine that is open. It speaks by itself: nothing here waits for the end of a sentence."""

    @property
    def languages(self) -> frozenset[str]:
        """What it speaks."""

    def say(self, text: str, language: str) -> None:
        """Begin to read that, instead of whatever is read."""

    def stop(self) -> None:
        """Be silent."""


class PrismEngine:
    """For each language the first backend that has a voice."""

    def __init__(self, context: Any, backends: list[Any]) -> None:
        self._context = context  # the backends live as long as it does
        self._voices: dict[str, tuple[Any, int]] = {}
        for backend in backends:
            listed = [
                Listed(backend.get_voice_name(place), backend.get_voice_language(place))
                for place in range(backend.voices_count)
            ]
            preferred = _chosen_on_the_machine(backend)
            for language in LANGUAGES:
                place = fitting(listed, language, preferred)
                if place is not None:
                    self._voices.setdefault(language, (backend, place))

    @property
    def languages(self) -> frozenset[str]:
        return frozenset(self._voices)

    def say(self, text: str, language: str) -> None:
        self.stop()
        backend, place = self._voices[language]
        backend.voice = place
        backend.speak(text, True)

    def stop(self) -> None:
        for backend in {id(backend): backend for backend, _ in self._voices.values()}.values():
            backend.stop()


def open_engine() -> Engine:
    """Everything that speaks on this machine; this may take seconds. Raises ImportError without the library."""
    import prism

    context = prism.Context()
    backends = []
    for name in _BACKENDS:
        try:
            backends.append(context.create(prism.BackendId[name]))
        except (ValueError, prism.PrismError):  # another system's, or not running
            continue
    return PrismEngine(context, backends)


def _chosen_on_the_machine(backend: Any) -> int | None:
    import prism

    try:
        return int(backend.voice)
    except prism.PrismError:  # some engines tell it only after one was set
        return None
