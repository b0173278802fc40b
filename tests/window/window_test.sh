#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Drives the real window on a screen of its own (Xvfb, a window manager, xdotool), with accord-cli as the second process.
# usage: window_test.sh ACCORD ACCORD-CLI file-dialog|killed
set -euo pipefail

accord="$1"
cli="$2"
flow="$3"
patience=60 # seconds; a limit that no green test reaches

fail() {
    echo "FAILED: $*"
    exit 1
}

for tool in Xvfb openbox xdotool; do
    command -v "$tool" >/dev/null || fail "this test needs $tool; packaging/install_dependencies.sh installs it"
done

work="$(mktemp -d)"
children=()
clean() {
    # Only what was started here, by its number.
    for child in "${children[@]}"; do
        kill -KILL "$child" 2>/dev/null || true
    done
    rm -rf "$work"
}
trap clean EXIT

export HOME="$work" XDG_CONFIG_HOME="$work/config" XDG_DATA_HOME="$work/data" XDG_CACHE_HOME="$work/cache"
export LANG=C.UTF-8 QT_QPA_PLATFORM=xcb
unset WAYLAND_DISPLAY DBUS_SESSION_BUS_ADDRESS XDG_CURRENT_DESKTOP DESKTOP_SESSION
mkdir -p "$XDG_CONFIG_HOME" "$XDG_DATA_HOME" "$XDG_CACHE_HOME" "$work/study"
project="$work/study/demo.accord"

# until_true WHAT COMMAND...: waits until the command succeeds.
until_true() {
    local what="$1" end=$((SECONDS + patience))
    shift
    until "$@" >/dev/null 2>&1; do
        [ "$SECONDS" -lt "$end" ] || fail "$what"
        sleep 0.05
    done
}

Xvfb -displayfd 7 -screen 0 1400x900x24 -nolisten tcp 7>"$work/display" >"$work/xvfb.log" 2>&1 &
children+=($!)
until_true "Xvfb shows no screen" test -s "$work/display"
DISPLAY=":$(cat "$work/display")"
export DISPLAY
openbox --sm-disable >"$work/openbox.log" 2>&1 &
children+=($!)
until_true "there is no window manager" xdotool get_num_desktops

"$cli" demo "$project" >/dev/null
window=
pid=
# open PAGE: the window, with the keyboard on it.
open() {
    "$accord" "$project" --as "Mira Okafor" --round Pilot --page "$1" >"$work/accord.log" 2>&1 &
    pid=$!
    children+=("$pid")
    until_true "the window does not open" xdotool search --onlyvisible --pid "$pid" --name "Accord"
    window="$(xdotool search --onlyvisible --pid "$pid" --name "Accord" | head -n 1)"
    until_true "the window does not get the keyboard" activate "$window"
}
activate() {
    xdotool windowactivate "$1" && [ "$(xdotool getactivewindow)" = "$1" ]
}
test_active() {
    [ "$(xdotool getactivewindow)" = "$1" ]
}
active_is() {
    xdotool getwindowname "$(xdotool getactivewindow)" | grep -q "$1"
}
# inode FILE; holds INODE: somebody holds a lock on it.
inode() {
    stat -c %i "$1"
}
holds() {
    grep -qE ":$1 " /proc/locks
}
rows() { # rows PERSON PATTERN: labels of the round that look like it
    rm -f "$work/labels.csv"
    "$cli" export labels "$project" --round Pilot --format long --output "$work/labels.csv" >/dev/null
    grep -F ",$1," "$work/labels.csv" | grep -c -- "$2" || true
}
has_rows() {
    [ "$(rows "$1" "$2")" = "$3" ]
}
# The labels in the file: the command line reads while the window holds it.
issues() {
    rm -f "$work/all.csv"
    "$cli" export labels "$project" --round Pilot --format long --output "$work/all.csv" >/dev/null
    grep -F ",Jonas Lindqvist," "$work/all.csv" | cut -d, -f2 | grep github.com | sort -u | head -n "$1"
}

file_dialog() {
    mapfile -t wanted < <(issues 20)
    [ "${#wanted[@]}" -ge 15 ] || fail "the demo has too few issues"
    open label
    local shm="$project-shm" wal="$project-wal" files=()
    until_true "the window has no log" test -e "$shm" -a -e "$wal"
    files=("$(inode "$project")" "$(inode "$shm")" "$(inode "$wal")")
    until_true "the window holds no lock on the project" holds "${files[0]}"
    until_true "the window holds no lock on -shm" holds "${files[1]}"

    # File > Import Issues, into the project's folder, Esc.
    xdotool key ctrl+shift+p
    until_true "the palette does not open" palette_open
    xdotool type --delay 5 "Import Issues"
    xdotool key Return
    until_true "the file dialog does not open" active_is "Import Issues"
    xdotool type --delay 5 "$work/study"
    xdotool key Return
    # The dialog lists the folder, with icons, on a thread of its own: the name of a file can be completed from it then.
    sleep 1
    xdotool key Escape Escape
    until_true "the file dialog does not close" test_active "$window"
    holds "${files[0]}" || fail "the file dialog dropped the window's lock on the project"
    holds "${files[1]}" || fail "the file dialog dropped the window's lock on -shm"

    "$cli" info "$project" >"$work/info"
    grep -q "open by *Mira Okafor" "$work/info" || fail "info does not see the window: $(grep 'open by' "$work/info")"
    [ "$(inode "$shm")" = "${files[1]}" ] || fail "info put another -shm in place of the window's"
    [ "$(inode "$wal")" = "${files[2]}" ] || fail "info put another -wal in place of the window's"

    # Three labels in the window, the others by somebody else.
    until_true "the window does not get the keyboard" activate "$window"
    local before
    before="$(rows "Mira Okafor" ",A.2,")"
    for _ in 1 2 3; do
        xdotool key --delay 60 a 2 Return
    done
    local address
    for address in "${wanted[@]}"; do
        "$cli" label "$project" --as "Jonas Lindqvist" --round Pilot --issue "$address" --category C.7 >/dev/null
    done
    until_true "the window's labels are not in the file" labelled_by_window "$before"
    local mine
    mine="$(rows "Mira Okafor" ",A.2,")"
    until_true "the window does not get the keyboard" activate "$window"
    xdotool key ctrl+q
    until_true "the window does not close" gone "$pid"
    "$cli" check "$project" >"$work/check" || fail "the project is damaged: $(cat "$work/check")"
    [ "$(rows "Mira Okafor" ",A.2,")" = "$mine" ] || fail "labels of the window are lost"
    local there=0
    for address in "${wanted[@]}"; do
        grep -F "$address," "$work/labels.csv" | grep -F ",Jonas Lindqvist," | grep -q ",C.7," && there=$((there + 1))
    done
    [ "$there" -eq "${#wanted[@]}" ] || fail "of ${#wanted[@]} labels of the second process $there are left"
    echo "All there: $mine labels of the window, $there of the second process."
}
palette_open() {
    [ "$(xdotool getactivewindow)" != "$window" ]
}
labelled_by_window() {
    [ "$(rows "Mira Okafor" ",A.2,")" -ge $(($1 + 2)) ] # one of the three may have been one already
}
gone() {
    ! kill -0 "$1" 2>/dev/null
}

killed() {
    open label
    xdotool key n
    xdotool type --delay 20 "half a thought"
    local since="$EPOCHREALTIME"
    until_true "a note that is being typed is not saved" has_rows "Mira Okafor" "half a thought" 1
    echo "In the file after $(echo "$EPOCHREALTIME $since" | awk '{ printf "%.1f", $1 - $2 }') s, by the second process."
    kill -KILL "$pid"
    until_true "the window still runs" gone "$pid"
    has_rows "Mira Okafor" "half a thought" 1 || fail "the note is lost"

    "$cli" check "$project" >"$work/check" || fail "the project is damaged: $(cat "$work/check")"
}

case "$flow" in
    file-dialog) file_dialog ;;
    killed) killed ;;
    *) fail "no flow $flow" ;;
esac
echo "ok"
