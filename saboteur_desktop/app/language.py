"""Which language is on, and switching it while the program runs."""

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from saboteur_desktop.app.assets import languages, translation

FALLBACK: Final = "en"


def best_language(wanted: Iterable[str], known: Sequence[str]) -> str:
    """The first wanted locale that there is a translation for, by language alone: ja_JP gives ja, ru-UA gives ru."""
    for locale in wanted:
        language = locale.replace("-", "_").partition("_")[0].lower()
        if language in known:
            return language
    return FALLBACK


class Languages(QObject):
    """The language that is on. After a switch every widget gets a LanguageChange event."""

    switched = Signal(str)

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._app = app
        self._translators: list[QTranslator] = []
        self._current = ""

    @property
    def known(self) -> tuple[str, ...]:
        """The languages that there is a translation for."""
        return languages()

    @property
    def current(self) -> str:
        """The code of the language that is on."""
        return self._current

    def switch(self, language: str | None) -> None:
        """Turn a language on, or with None the best for this system; Qt's own texts and number forms go with it."""
        chosen = best_language((language,) if language else QLocale.system().uiLanguages(), self.known)
        if chosen == self._current:
            return
        for translator in self._translators:
            self._app.removeTranslator(translator)
            translator.deleteLater()
        self._translators = []
        QLocale.setDefault(QLocale(chosen))
        qt_texts = QTranslator(self)
        if qt_texts.load(f"qtbase_{chosen}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            self._install(qt_texts)
        ours = QTranslator(self)
        ours.load(str(translation(chosen)))
        self._install(ours)
        self._current = chosen
        self.switched.emit(chosen)

    def _install(self, translator: QTranslator) -> None:
        self._app.installTranslator(translator)
        self._translators.append(translator)
