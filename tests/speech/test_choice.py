"""Which of many voices reads a language."""

from saboteur_desktop.speech.choice import Listed, fitting

ESPEAK = [
    Listed("English (Caribbean)", "en-029"),
    Listed("English (Great Britain)", "en-gb"),
    Listed("English (America)", "en-us"),
    Listed("Japanese", "ja"),
    Listed("Japanese+Adam", "ja"),
    Listed("Russian (Latvia)", "ru-lv"),
    Listed("Russian", "ru"),
]


def test_the_usual_accent_comes_before_rare_ones() -> None:
    assert fitting(ESPEAK, "en") == 2
    assert fitting(ESPEAK, "ru") == 6


def test_a_rare_accent_is_better_than_none() -> None:
    assert fitting(ESPEAK[:1], "en") == 0


def test_the_voice_chosen_on_the_machine_comes_first_where_it_knows_the_language() -> None:
    assert fitting(ESPEAK, "en", preferred=0) == 0
    assert fitting(ESPEAK, "ru", preferred=0) == 6


def test_a_voice_that_knows_no_kanji_reads_no_japanese() -> None:
    assert fitting(ESPEAK, "ja") is None
    assert fitting([*ESPEAK, Listed("Kyoko", "ja_JP")], "ja") == len(ESPEAK)
