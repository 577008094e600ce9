"""One switch and one volume for everything that is heard."""

from saboteur_desktop.sound.effects import EFFECTS
from saboteur_desktop.sound.sounds import Sounds
from tests.sound.doubles import Heard


def test_what_is_played_is_heard() -> None:
    heard = Heard()
    sounds = Sounds(heard)
    sounds.play("snap")
    sounds.play("lay")
    assert heard.effects == ["snap", "lay"]


def test_nothing_is_played_while_the_sound_is_off() -> None:
    heard = Heard()
    sounds = Sounds(heard)
    sounds.prefer(on=False, volume=100)
    for effect in EFFECTS:
        sounds.play(effect)
    assert heard.effects == []
    sounds.prefer(on=True, volume=100)
    sounds.play("card")
    assert heard.effects == ["card"]


def test_a_volume_of_nothing_is_off() -> None:
    heard = Heard()
    sounds = Sounds(heard)
    sounds.prefer(on=True, volume=0)
    sounds.play("gold")
    assert heard.effects == []


def test_switching_off_ends_what_is_heard() -> None:
    heard = Heard()
    sounds = Sounds(heard)
    sounds.prefer(on=True, volume=50)
    assert heard.hushed == 0
    sounds.prefer(on=False, volume=50)
    assert heard.hushed == 1


def test_a_higher_volume_is_louder() -> None:
    heard = Heard()
    sounds = Sounds(heard)
    for volume in (10, 40, 70, 100):
        sounds.prefer(on=True, volume=volume)
        sounds.play("card")
    assert heard.gains == sorted(set(heard.gains))
    assert heard.gains[-1] == 1.0


def test_closing_gives_the_output_back() -> None:
    heard = Heard()
    Sounds(heard).close()
    assert heard.closed


def test_another_output_is_heard_in_the_place_of_the_first() -> None:
    first, second = Heard(), Heard()
    sounds = Sounds(first)
    sounds.use(second)
    sounds.play("snap")
    assert (first.effects, first.closed) == ([], True)
    assert second.effects == ["snap"]
    assert not second.closed
