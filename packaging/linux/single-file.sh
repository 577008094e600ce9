#!/bin/sh
# Saboteur Desktop @VERSION@ in one file. It unpacks itself at the first start; what it unpacked is removed by --remove.
set -eu
place="${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/saboteur-desktop"
folder="$place/@VERSION@-@DIGEST@"
case "$0" in /*) self="$0" ;; */*) self="$PWD/$0" ;; *) self="$(command -v -- "$0")" ;; esac
if [ "${1:-}" = "--remove" ]; then
    rm -rf -- "$place"
    exit 0
fi
if [ ! -x "$folder/saboteur-desktop/saboteur-desktop" ]; then
    if ! command -v xz >/dev/null; then
        echo "Saboteur Desktop unpacks itself with xz. Please install the package xz-utils." >&2
        exit 1
    fi
    mkdir -p -- "$place"
    unpacked="$(mktemp -d -- "$place/unpacking.XXXXXX")"
    trap 'rm -rf -- "$unpacked"' EXIT
    if ! tail -n +@LINES@ -- "$self" | xz -dc | tar -xf - -C "$unpacked"; then
        echo "Saboteur Desktop cannot unpack itself into $place: is there room for 130 MB?" >&2
        exit 1
    fi
    # Two first starts at once: whoever comes second uses what is there.
    mv -T -- "$unpacked" "$folder" 2>/dev/null || true
    rm -rf -- "$unpacked"
    trap - EXIT
fi
exec "$folder/saboteur-desktop/saboteur-desktop" "$@"
