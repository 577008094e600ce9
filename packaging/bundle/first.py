"""What a frozen program does first, before PyInstaller prepares it: nothing of that is garbage, so none is sought."""

import gc

gc.disable()
