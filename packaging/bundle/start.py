"""Where a frozen program starts: PyInstaller wants a script, not a module."""

import sys

from saboteur_desktop.__main__ import main

sys.exit(main())
