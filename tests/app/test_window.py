"""What the window is made of."""

from threading import enumerate as living

import pytest

from saboteur_desktop.app.window import output_for, voice_for
from saboteur_desktop.sound.loudspeaker import Loudspeaker
from saboteur_desktop.sound.sounds import Silence
from saboteur_desktop.speech import voice
from saboteur_desktop.speech.reader import Reader


@pytest.mark.parametrize("platform", ["offscreen", "minimal"])
def test_a_window_that_nobody_sees_is_silent(platform: str) -> None:
    assert isinstance(output_for(platform), Silence)
    assert isinstance(voice_for(platform), voice.Silence)


@pytest.mark.parametrize("platform", ["xcb", "wayland", "windows", "cocoa"])
def test_a_window_on_a_screen_is_heard_but_asks_for_no_device_yet(platform: str) -> None:
    output = output_for(platform)
    assert isinstance(output, Loudspeaker)
    assert [thread for thread in living() if thread.name == "sound"] == []
    output.close()


@pytest.mark.parametrize("platform", ["xcb", "wayland", "windows", "cocoa"])
def test_in_a_window_on_a_screen_words_can_be_read_aloud_but_nothing_waits_for_it_yet(platform: str) -> None:
    reader = voice_for(platform)
    assert isinstance(reader, Reader)
    assert [thread for thread in living() if thread.name == "speech"] == []
    reader.close()
