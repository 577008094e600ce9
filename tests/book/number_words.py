"""The numbers that a text in English, Japanese or Russian tells, in figures or in words."""

import re
from typing import Final

_ENGLISH: Final = {
    2: "two twice second",
    3: "three third",
    4: "four fourth",
    5: "five",
    6: "six sixth",
    7: "seven seventh",
    8: "eight",
    9: "nine",
    10: "ten",
    11: "eleven",
    12: "twelve",
    15: "fifteen",
}
_RUSSIAN: Final = {
    2: "два две двух двум двумя двое двоих двоим дважды второй вторая второе вторую второго вдвоём",
    3: "три трёх трём тремя трое троих троим третий третья третье третью третьего втроём",
    4: "четыре четырёх четырём четырьмя четверо четверым четверых четвёртый вчетвером",
    5: "пять пяти пятью пятеро пятерым",
    6: "шесть шести шестью шестеро шестой шестого шестым",
    7: "семь семи семью седьмой седьмого седьмым",
    8: "восемь восьми восемью",
    9: "девять девяти девятью",
    10: "десять десяти десятью",
    11: "одиннадцать одиннадцати",
    12: "двенадцать двенадцати двенадцатью",
    15: "пятнадцать пятнадцати пятнадцатью",
}
_WORDS: Final = {
    language: {word: number for number, words in said.items() for word in words.split()}
    for language, said in (("en", _ENGLISH), ("ja", {}), ("ru", _RUSSIAN))
}
_WORD: Final = re.compile(r"\d+|[^\W\d]+")
_KEY: Final = re.compile(r"\[\[[^\]|]*")


def numbers(text: str, language: str) -> list[int]:
    """Every number above one, in order of size; one is left out, for it is a common word as well, and so are keys."""
    said = _WORDS[language]
    told = (int(word) if word.isdecimal() else said.get(word.lower(), 0) for word in _WORD.findall(_KEY.sub("", text)))
    return sorted(number for number in told if number > 1)
