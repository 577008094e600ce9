"""Where a frozen program starts: PyInstaller wants a script, not a module.

PyInstaller prepares each start for being one of multiprocessing's own processes, which takes as long as a tenth of
the start. Here only a process that is started as one does so (`saboteur.spec` has left it out of the others).
"""

import gc
import sys

if {"--multiprocessing-fork", "-c"} & set(sys.argv):
    # A worker, or the keeper of what workers share, which is started like a Python with a command.
    gc.enable()
    import multiprocessing

    import pyi_rth_multiprocessing  # type: ignore[import-not-found]  # noqa: F401 - serves in place of Python's own

    multiprocessing.freeze_support()

from saboteur_desktop.__main__ import main

sys.exit(main())
