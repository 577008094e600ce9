"""Voices, engines and a library that can be asked what they were told."""

from multiprocessing.connection import Connection
from types import ModuleType, SimpleNamespace
from typing import Any

from saboteur_desktop.speech.voice import Known
from saboteur_desktop.speech.worker import obey


class SpokenAloud:
    """A voice that remembers what would have been heard."""

    def __init__(self, *languages: str) -> None:
        self.languages = frozenset(languages)
        self.said: list[tuple[str, str]] = []
        self.speaking: str | None = None
        self.ready = False
        self._known: Known | None = None

    def begin(self, known: Known) -> None:
        self.ready, self._known = True, known
        known(self.languages)

    def say(self, text: str, language: str) -> None:
        assert self.ready
        self.said.append((text, language))
        self.speaking = text

    def stop(self) -> None:
        self.speaking = None

    def end(self) -> None:
        self.speaking, self.ready = None, False

    def close(self) -> None:
        self.end()

    def lose(self) -> None:
        """The engine goes away."""
        assert self._known is not None
        self._known(frozenset())


class FakeEngine:
    """An engine that tells a pipe what it does."""

    languages = frozenset({"en", "ru"})

    def __init__(self, told: Connection) -> None:
        self._told = told

    def say(self, text: str, language: str) -> None:
        if text == "fall":
            raise OSError("the daemon is gone")
        self._told.send(f"{language}: {text}")

    def stop(self) -> None:
        self._told.send("silence")


class Echo:
    """What another process does in the place of `worker.serve`: its engine tells this process what it says."""

    def __init__(self, told: Connection) -> None:
        self._told = told

    def __call__(self, pipe: Connection) -> None:
        engine = FakeEngine(self._told)
        pipe.send(engine.languages)
        obey(engine, pipe)


def fall(pipe: Connection) -> None:
    """A process that ends before it has told anything."""
    pipe.close()


class FakeBackend:
    """One engine of the library."""

    def __init__(self, voices: list[tuple[str, str]], chosen: int | None = None) -> None:
        self._voices, self._chosen = voices, chosen
        self.done: list[str] = []

    @property
    def voices_count(self) -> int:
        return len(self._voices)

    def get_voice_name(self, place: int) -> str:
        return self._voices[place][0]

    def get_voice_language(self, place: int) -> str:
        return self._voices[place][1]

    @property
    def voice(self) -> int:
        if self._chosen is None:
            raise LibraryError
        return self._chosen

    @voice.setter
    def voice(self, place: int) -> None:
        self._chosen = place

    def speak(self, text: str, interrupt: bool) -> None:
        self.done.append(f"{self.get_voice_name(self.voice)}: {text}")

    def stop(self) -> None:
        self.done.append("silence")


class LibraryError(Exception):
    """What the library raises where an engine is not to be had."""


def library(**backends: FakeBackend) -> ModuleType:
    """The library with these engines."""
    names = ("SPEECH_DISPATCHER", "ONE_CORE", "SAPI", "AV_SPEECH")
    made: Any = ModuleType("prism")

    def create(name: str) -> FakeBackend:
        if name not in backends:
            raise LibraryError
        return backends[name]

    made.PrismError = LibraryError
    made.BackendId = {name: name for name in names}
    made.Context = lambda: SimpleNamespace(create=create)
    return made  # type: ignore[no-any-return]
