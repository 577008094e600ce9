"""What is wrong with a text, and where."""

from collections.abc import Callable, Collection
from typing import Any

from pydantic import ValidationError


class Fault(ValueError):
    """A text that cannot be used. ``path`` leads to the fault: field names and list places, joined by dots."""

    def __init__(self, path: str, message: str, code: str = "bad_input") -> None:
        super().__init__(message)
        self.path = path
        self.message = message
        self.code = code

    def within(self, path: str) -> "Fault":
        """Return the same fault, seen from a larger text of which this one is a part."""
        return Fault(f"{path}.{self.path}" if self.path else path, self.message, self.code)

    def written(self) -> dict[str, Any]:
        """Return the fault as an answer tells it."""
        return {"error": {"code": self.code, "path": self.path, "message": self.message}}


def reading(read: Callable[[], Any], move_words: Collection[str] = ()) -> Any:
    """Return what ``read`` returns, its pydantic errors turned into a Fault at the first one.

    The word of a move stands in the place of an error although it is no field of the text, so it is left out.
    """
    try:
        return read()
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        place = [
            step
            for before, step in zip((None, *first["loc"]), first["loc"], strict=False)
            if not (isinstance(before, int) and step in move_words)
        ]
        message = first["msg"].removeprefix("Value error, ")
        raise Fault(".".join(map(str, place)), message) from None
