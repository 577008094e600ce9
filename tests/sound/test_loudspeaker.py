"""The thread that plays: begun by the first effect, silent without a device, gone at the end."""

import logging
import sys
from pathlib import Path
from threading import Event, current_thread
from threading import enumerate as living
from typing import NoReturn

import pytest

from saboteur_desktop.sound import loudspeaker
from saboteur_desktop.sound.device import Device, open_device
from saboteur_desktop.sound.effects import EFFECTS
from saboteur_desktop.sound.loudspeaker import Loudspeaker
from saboteur_desktop.sound.recording import RATE, recording
from tests.sound.doubles import PATIENCE_S, FakeDevice

FOLDER = Path(__file__).parents[2] / "resources" / "sounds"


def no_device() -> NoReturn:
    raise OSError("failed to init device")


def finished(speaker: Loudspeaker) -> None:
    """Wait until the thread has given up."""
    thread = speaker._thread
    assert thread is not None
    thread.join(PATIENCE_S)
    assert not thread.is_alive()


def test_no_device_is_asked_for_before_the_first_effect() -> None:
    asked: list[bool] = []

    def open_device() -> Device:
        asked.append(True)
        return FakeDevice()

    speaker = Loudspeaker(FOLDER, open_device)
    speaker.hush()
    speaker.close()
    assert asked == []


def test_an_effect_reaches_the_device_as_loud_as_wanted() -> None:
    device = FakeDevice()
    speaker = Loudspeaker(FOLDER, lambda: device)
    speaker.play("snap", 0.5)
    wanted = recording(FOLDER / "snap.wav")
    assert device.ask(len(wanted)) == [int(0.5 * value) for value in wanted]
    speaker.close()
    assert device.closed.is_set()


def test_opening_a_slow_device_does_not_hold_up_the_caller_and_what_is_stale_is_not_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    device, may_open = FakeDevice(), Event()
    now = [100.0]
    monkeypatch.setattr(loudspeaker, "monotonic", lambda: now[0])

    def open_slowly() -> Device:
        assert current_thread().name == "sound"
        assert may_open.wait(PATIENCE_S)
        return device

    speaker = Loudspeaker(FOLDER, open_slowly)
    speaker.play("gold", 1.0)
    now[0] += 10
    speaker.play("snap", 1.0)
    may_open.set()
    wanted = recording(FOLDER / "snap.wav")
    assert device.ask(len(wanted)) == list(wanted)
    speaker.close()


def test_without_a_device_there_is_silence_and_not_a_word(
    caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.DEBUG)
    speaker = Loudspeaker(FOLDER, no_device)
    speaker.play("snap", 1.0)
    finished(speaker)
    speaker.play("snap", 1.0)
    speaker.hush()
    speaker.close()
    assert [record.levelno for record in caplog.records] == [logging.DEBUG]
    assert capfd.readouterr() == ("", "")


def test_without_the_library_there_is_silence(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    speaker = Loudspeaker(FOLDER, open_device)
    speaker.play("snap", 1.0)
    finished(speaker)
    speaker.close()
    assert [record.levelno for record in caplog.records] == [logging.DEBUG]


def test_after_a_failure_the_device_is_asked_for_again_only_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now, tries = [100.0], []
    monkeypatch.setattr(loudspeaker, "monotonic", lambda: now[0])

    def fail() -> NoReturn:
        tries.append(now[0])
        no_device()

    speaker = Loudspeaker(FOLDER, fail)
    for now[0] in (100.0, 101.0, 159.0, 161.0):
        speaker.play("snap", 1.0)
        finished(speaker)
    assert tries == [100.0, 161.0]


def test_the_device_rests_when_nothing_is_heard_and_wakes_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loudspeaker, "IDLE_S", 0.01)
    device = FakeDevice()
    speaker = Loudspeaker(FOLDER, lambda: device)
    speaker.play("snap", 1.0)
    assert device.stopped.wait(PATIENCE_S)
    monkeypatch.setattr(loudspeaker, "IDLE_S", 60.0)
    device.stopped.clear()
    speaker.play("card", 1.0)
    assert device.started.wait(PATIENCE_S)
    speaker.close()
    assert device.closed.is_set()


def test_closing_leaves_no_thread_behind() -> None:
    speaker = Loudspeaker(FOLDER, FakeDevice)
    speaker.play("snap", 1.0)
    speaker.close()
    assert [thread for thread in living() if thread.name == "sound"] == []


@pytest.mark.parametrize("effect", EFFECTS)
def test_every_recording_can_be_read(effect: str) -> None:
    assert 0 < len(recording(FOLDER / f"{effect}.wav")) <= 2 * RATE


def test_a_recording_of_another_kind_is_refused(tmp_path: Path) -> None:
    import wave

    with wave.open(str(tmp_path / "other.wav"), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(bytes(8))
    with pytest.raises(ValueError, match=r"other\.wav"):
        recording(tmp_path / "other.wav")
