"""The game explained aloud: what is shown is what is said, on a table where nobody's secrets lie open."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QRect, Qt

from saboteur_desktop.games.saboteur.ui.explanation.steps import STEPS
from saboteur_desktop.ui.screens.explanation import ExplanationScreen
from saboteur_desktop.ui.widgets.text_label import Paragraph
from tests.fingers import Fingers
from tests.ui.house import House

LANGUAGES = ("en", "ja", "ru")
NO_VOICE = {"en": "no voice for English", "ja": "日本語の音声がありません", "ru": "нет голоса для русского языка"}
LEFT, RIGHT, ESCAPE = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Escape


def explained(house: House, *voices: str) -> ExplanationScreen:
    """The page, on a machine with voices for these languages."""
    house.voice.languages = frozenset(voices)
    house.window.open_lessons()
    house.window.classroom.sheet.rows["explanation:aloud"].click()
    pages = [page for page in house.window.findChildren(ExplanationScreen) if page.isVisible()]
    assert len(pages) == 1
    return pages[0]


def sounded(house: House, words: str) -> bool:
    return house.voice.speaking == words


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_is_said_as_it_is_shown(house: House, language: str) -> None:
    house.window.speak(language)
    page = explained(house, *LANGUAGES)
    shown = [page.loud.words]
    for _ in range(9):
        house.key(RIGHT)
        shown.append(page.loud.words)
        assert sounded(house, page.loud.words)
    assert shown == [step.told().say for step in STEPS]
    assert house.voice.said == [(words, language) for words in shown]
    assert len(set(shown)) == 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_voice_the_page_says_so_and_shows_the_words(house: House, language: str) -> None:
    house.window.speak(language)
    page = explained(house, *(other for other in LANGUAGES if other != language))
    assert NO_VOICE[language] in page.loud.note
    assert page.loud.words == STEPS[0].told().say
    assert house.voice.said == []
    assert page.loud.again.isHidden()


def test_the_progress_stands_above_the_words(house: House) -> None:
    page = explained(house, "en")
    house.key(RIGHT)
    house.key(RIGHT)
    assert page.loud.caption == "3 of 10 · The roles"


def test_a_voice_that_is_lost_is_told_of(house: House) -> None:
    page = explained(house, "en")
    assert page.loud.note == ""
    house.voice.lose()
    assert NO_VOICE["en"] in page.loud.note


@pytest.mark.parametrize("step", range(10))
def test_what_is_spoken_of_is_ringed_in_sight(house: House, step: int) -> None:
    page = explained(house)
    for _ in range(step):
        house.key(RIGHT)
    rings = page.spotlight.places
    assert len(rings) == {0: 5, 1: 4, 3: 2, 7: 4, 9: 8}.get(step, 1)
    sight = page.table.scene.sceneRect()
    assert all(sight.contains(ring) for ring in rings)


def test_the_mouse_leads_on_and_back_and_out(house: House) -> None:
    page = explained(house, "en")
    assert not page.loud.previous.isEnabled()
    house.click(page.loud.more)
    house.click(page.loud.more)
    assert page.at == 2
    house.click(page.loud.previous)
    assert page.at == 1
    house.click(page.loud.leave)
    QCoreApplication.processEvents()
    assert house.window.classroom.sheet.isVisible()
    assert house.voice.speaking is None
    assert not house.voice.ready


def test_the_last_step_closes(house: House) -> None:
    page = explained(house, "en")
    for _ in range(12):
        house.key(RIGHT)
    assert page.at == 9
    assert page.loud.more.text() == "Close"
    house.click(page.loud.more)
    QCoreApplication.processEvents()
    assert house.window.classroom.sheet.isVisible()
    assert house.window.classroom.sheet.rows["explanation:aloud"].progress == "done"


def test_the_keys_lead_on_and_back_and_out_even_after_a_click_on_the_table(house: House) -> None:
    page = explained(house, "en")
    house.press(QPointF(640, 200))
    house.release(QPointF(640, 200))
    house.key(RIGHT)
    house.key(RIGHT)
    house.key(LEFT)
    assert page.at == 1
    house.key(LEFT)
    house.key(LEFT)
    assert page.at == 0
    house.key(ESCAPE)
    QCoreApplication.processEvents()
    assert house.window.classroom.sheet.isVisible()


def test_a_finger_leads_on(house: House) -> None:
    page = explained(house, "en")
    more = page.loud.more
    Fingers().tap(more)
    assert page.at == 1


def test_the_switch_of_the_sound_silences_and_gives_the_voice_back(house: House) -> None:
    page = explained(house, "en")
    switch = page.table.scene.parts.bar.buttons["sound"].place.center()
    house.press(switch)
    house.release(switch)
    assert house.voice.speaking is None
    assert page.loud.note == "The sound is off; the words are on the screen."
    house.key(RIGHT)
    assert house.voice.speaking is None
    page.table.sound_wanted.emit(True)  # a second press so soon would be one with the first
    assert page.loud.note == ""
    assert sounded(house, page.loud.words)


def test_with_the_sound_off_nothing_is_said_from_the_beginning(house: House) -> None:
    house.preferences.change(sound=False)
    page = explained(house, "en")
    assert house.voice.said == []
    assert page.loud.note == "The sound is off; the words are on the screen."


def test_another_language_is_read_by_its_own_voice_or_not_at_all(house: House) -> None:
    page = explained(house, "en", "ru")
    house.key(RIGHT)
    for language, said in (("ru", True), ("ja", False)):
        house.window.speak(language)
        QCoreApplication.processEvents()
        assert page.loud.words == STEPS[1].told().say
        assert house.voice.speaking == (page.loud.words if said else None)
    assert house.voice.said[-1][1] == "ru"
    assert NO_VOICE["ja"] in page.loud.note


def test_a_step_can_be_heard_once_more(house: House) -> None:
    page = explained(house, "en")
    house.click(page.loud.again)
    assert house.voice.said == [(page.loud.words, "en")] * 2


def test_nobody_s_secrets_lie_on_the_table(house: House) -> None:
    scene = explained(house).table.scene
    assert scene.view is not None
    assert scene.view.seat is None
    assert scene.view.hand == ()
    assert [scene.parts.hand.text_of(item.card_id) for item in scene.parts.hand.cards] == [None] * 6


def test_closing_the_window_ends_the_voice(house: House) -> None:
    explained(house, "en")
    assert house.voice.speaking is not None
    house.window.close()
    assert not house.voice.ready


def test_the_words_can_be_read_from_afar(house: House) -> None:
    page = explained(house)
    words = [label for label in page.loud.findChildren(Paragraph) if label.accessibleName() == page.loud.words]
    assert words[0].fontInfo().pixelSize() >= 0.034 * house.window.height()
    assert QRect(QPoint(), page.loud.size()).contains(words[0].geometry())


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bubble_has_room_for_every_step(build: Callable[..., House], language: str, text: int) -> None:
    house = build(text_scale=text)
    house.window.speak(language)
    page = explained(house)
    for _ in STEPS:
        labels = {label.accessibleName(): label for label in page.loud.findChildren(Paragraph)}
        words, note = labels[page.loud.words], labels[page.loud.note]
        assert words.heightForWidth(words.width()) <= words.height(), words.accessibleName()
        assert note.heightForWidth(note.width()) <= note.height()
        assert not words.geometry().intersects(note.geometry())
        house.key(RIGHT)
