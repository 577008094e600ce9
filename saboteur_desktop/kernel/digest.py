"""A short fingerprint of a written value."""

import json
from hashlib import blake2b
from typing import Any


def digest(written: Any) -> str:
    """Return 16 hex digits that differ for different JSON values; the order of the keys does not count."""
    text = json.dumps(written, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=8).hexdigest()
