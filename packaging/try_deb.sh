#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Installs a package in the smallest system of the kind that this runs on, made fresh in a folder that is thrown away,
# and starts what it holds there: on the command line, without a display, and on a screen that is seen from here.
# Needs root, mmdebstrap, Xvfb, xdotool, and the mirror that this system fetches its packages from.
# usage: packaging/try_deb.sh PACKAGE.deb
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# What runs within the new system; everything is told of, and the first that fails ends it.
within() {
    local project=/tmp/demo.accord pid
    say "Without a display"
    accord --version
    accord-cli --version
    accord-cli demo "$project"
    accord-cli agreement "$project" --round Pilot --level theme | head -n 6
    accord "$project" --as "Mira Okafor" --round Pilot --page agreement --picture /tmp/page.png
    [ -s /tmp/page.png ] || fail "no picture was drawn"
    note "accord drew a page: $(wc -c </tmp/page.png) bytes"

    say "On the screen $DISPLAY"
    accord --window "$project" &
    pid=$!
    for ((i = 0; i < 600; ++i)); do
        [ ! -e /tmp/seen ] || break
        kill -0 "$pid" 2>/dev/null || fail "the window has ended"
        sleep 0.1
    done
    [ -e /tmp/seen ] || fail "no window was seen"
    kill "$pid"
    wait "$pid" || true

    say "With what a desktop and a person have: manual pages and types of files"
    apt-get install -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 man-db groff-base xdg-utils shared-mime-info \
        libfile-mimeinfo-perl desktop-file-utils >/dev/null
    man accord | head -n 8
    man accord-cli | head -n 8
    whatis accord accord-cli
    [ "$(xdg-mime query filetype "$project")" = application/x-accord ] || fail "the type of a project is not known"
    note "xdg-mime: $project is $(xdg-mime query filetype "$project")"
    update-desktop-database
    note "opened with: $(xdg-mime query default application/x-accord)"
    [ -n "$(xdg-mime query default application/x-accord)" ] || fail "no program opens a project"

    say "Removed again"
    dpkg --purge accord >/dev/null
    [ ! -e /usr/bin/accord ] || fail "the program is still there"
}

# Sees from outside whether the window shows, and tells those within.
watch_screen() {
    local tree="$1" window
    # The search fails as long as there is no window.
    set +o pipefail
    for ((i = 0; i < 1200; ++i)); do
        window="$(xdotool search --onlyvisible --name ' – Accord$' 2>/dev/null | head -n 1)"
        if [ -n "$window" ]; then
            note "a window is seen: $(xdotool getwindowname "$window")"
            touch "$tree/tmp/seen"
            return
        fi
        sleep 0.1
    done
}

if [ "${1:-}" = --within ]; then
    within
    exit 0
fi
if [ "${1:-}" = --hook ]; then # run by mmdebstrap: the folder of the new system, then the package
    tree="$2"
    cp "$3" "$tree/tmp/accord.deb"
    mkdir "$tree/tmp/packaging"
    cp packaging/try_deb.sh packaging/common.sh "$tree/tmp/packaging/"
    say "Installing into $(chroot "$tree" dpkg-query -f '.\n' -W | wc -l) packages"
    chroot "$tree" apt-get install -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 /tmp/accord.deb >/dev/null
    note "There are $(chroot "$tree" dpkg-query -f '.\n' -W | wc -l) now."
    watch_screen "$tree" &
    mkdir -m 700 "$tree/tmp/run"
    chroot "$tree" env HOME=/root XDG_RUNTIME_DIR=/tmp/run LANG=C.UTF-8 "DISPLAY=$DISPLAY" QT_X11_NO_MITSHM=1 \
        /tmp/packaging/try_deb.sh --within
    kill "$!" 2>/dev/null || true
    exit 0
fi

package="${1:?usage: packaging/try_deb.sh PACKAGE.deb}"
[ "$(id -u)" -eq 0 ] || fail "A system can only be made and entered by root."
for tool in mmdebstrap Xvfb xdotool; do
    have "$tool" || fail "$tool is not installed."
done
suite="$(. /etc/os-release && echo "$VERSION_CODENAME")"
work="$(mktemp -d)"
Xvfb -displayfd 7 -screen 0 1400x900x24 -nolisten tcp -ac 7>"$work/display" >"$work/log" 2>&1 &
screen=$!
trap 'kill "$screen" 2>/dev/null || true; rm -rf "$work"' EXIT
for ((i = 0; i < 300; ++i)); do
    [ "$(wc -l <"$work/display")" -eq 0 ] || break
    sleep 0.1
done
DISPLAY=":$(cat "$work/display")"
export DISPLAY DEBIAN_FRONTEND=noninteractive
unset WAYLAND_DISPLAY
say "Making a system ($suite), and throwing it away at the end"
mmdebstrap --quiet --variant=minbase --format=null \
    --customize-hook="'$root/packaging/try_deb.sh' --hook \"\$1\" '$(realpath "$package")'" "$suite" /dev/null
say "The package installs, starts and goes away again."
