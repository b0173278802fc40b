#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Drives the real window on a screen of its own (Xvfb, a window manager, xdotool), with accord-cli as the second process.
# usage: window_test.sh ACCORD ACCORD-CLI file-dialog|file-manager|killed|keyboard|screen-reader
set -euo pipefail

accord="$1"
cli="$2"
flow="$3"
patience=60 # seconds; a limit that no green test reaches

fail() {
    echo "FAILED: $*"
    [ ! -s "${work:-}/openbox.log" ] || cat "$work/openbox.log"
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
# The number is there as a whole once its line has ended.
numbered() { [ "$(wc -l <"$work/display")" -gt 0 ]; }
until_true "Xvfb shows no screen" numbered
DISPLAY=":$(cat "$work/display")"
export DISPLAY
manager=
# Begun anew where it ended at once, as it does when it comes before the screen is ready.
managed() {
    if [ -z "$manager" ] || ! kill -0 "$manager" 2>/dev/null; then
        openbox --sm-disable >>"$work/openbox.log" 2>&1 &
        manager=$!
        children+=("$manager")
    fi
    xdotool get_num_desktops
}
until_true "there is no window manager" managed

"$cli" demo "$project" >/dev/null
window=
pid=
# open PAGE [PERSON [ROUND]]: the window, with the keyboard on it.
open() {
    start "$project" --as "${2:-Mira Okafor}" --round "${3:-Pilot}" --page "$1"
    until_true "the window does not open" xdotool search --onlyvisible --pid "$pid" --name "Accord"
    window="$(xdotool search --onlyvisible --pid "$pid" --name "Accord" | head -n 1)"
    until_true "the window does not get the keyboard" activate "$window"
}
start() {
    "$accord" "$@" >"$work/accord.log" 2>&1 &
    pid=$!
    children+=("$pid")
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

# What goes to the keyboard of the window alone, as a volunteer would: each key is asked for by what it does to the file.
round_of=Pilot
asked=
labels() { # labels FILE: all of the round
    rm -f "$1"
    "$cli" export labels "$project" --round "$round_of" --format long --output "$1" >/dev/null
}
count() { # count TEXT: lines with it
    labels "$work/count.csv"
    grep -cF -- "$1" "$work/count.csv" || true
}
has() {
    [ "$(count "$1")" = "$2" ]
}
given() { # given PERSON CATEGORY: labels of that person with that category
    labels "$work/given.csv"
    grep -F ",$1,category," "$work/given.csv" | grep -cF ",category,$2," || true
}
gave() {
    [ "$(given "$1" "$2")" = "$3" ]
}
quit() {
    until_true "the window does not get the keyboard" activate "$window"
    xdotool key ctrl+q
    until_true "the window does not close" gone "$pid"
}

keyboard() {
    # A new profile, in which the lead says who they are, and then makes room for somebody who is not in the list.
    local demo="$project"
    project="$work/study/first.accord"
    printf 'Issue_URL,Ann,Ben,Cem\nhttps://github.com/toolkit/core/issues/1,A,A,A\n' >"$work/first.csv"
    "$cli" new "$project" --name Fixture --as Ann \
        --taxonomy "$(dirname "$0")/../../resources/taxonomies/llm-dl-frameworks.json" >/dev/null
    "$cli" import labels "$project" "$work/first.csv" --round Pilot --as Ann >/dev/null
    start "$project" --page label
    until_true "nobody asks who I am" active_is "Who Are You"
    xdotool key --delay 60 Home Return
    until_true "the window does not know the lead" joined "Ann"
    until_true "the dialog does not close" active_is "Fixture"
    window="$(xdotool getactivewindow)"
    xdotool key ctrl+shift+p
    until_true "the palette does not open" palette_open
    xdotool type --delay 20 "Who Am I"
    xdotool key Return
    until_true "nobody asks again who I am" active_is "Who Are You"
    asked="$(xdotool getactivewindow)"
    xdotool key --delay 60 End Return
    until_true "nobody asks for the name" asks_for_name
    xdotool type --delay 20 "Zoe"
    xdotool key Return
    until_true "the dialog does not close" active_is "Fixture"
    window="$(xdotool getactivewindow)"
    until_true "the window does not know who I am" joined "Zoe"
    xdotool key --delay 60 a 1 Return
    until_true "the first keys of somebody new do nothing" gave Zoe A.1 1
    quit

    # A volunteer in the middle of a round.
    project="$demo"
    round_of=Main
    local me="Jonas Lindqvist" before after
    "$cli" lift-blind "$project" --round Main --as "Mira Okafor" --reason "the test looks into the labels" >/dev/null
    open label "$me" Main
    before="$(given "$me" A.1)"
    xdotool key n
    xdotool type --delay 20 "asked twice"
    xdotool key Return
    xdotool type --delay 20 "c9 fits, x does not"
    xdotool key --delay 60 ctrl+Return a 1 Return
    until_true "Enter in the note does something else than break the line" has "c9 fits, x does not" 1
    labels "$work/note.csv"
    grep -q "asked twice$" "$work/note.csv" || fail "the note has no two lines"
    until_true "the label after the note is not given" gave "$me" A.1 $((before + 1))

    # Settings > Shortcuts > Reset All.
    xdotool key ctrl+comma
    until_true "the settings do not open" active_is "Settings"
    xdotool key --delay 60 ctrl+Tab shift+Tab shift+Tab space Escape
    until_true "the settings do not close" test_active "$window"
    before="$(given "$me" B.1)"
    xdotool key --delay 60 b 1 Return
    until_true "after Reset All the letters of types do nothing" gave "$me" B.1 $((before + 1))

    # The tab of what is done: a label there takes the place of one.
    before="$(given "$me" C.10)"
    after="$(count ",$me,")"
    xdotool key --delay 60 alt+2 c 0 Return
    until_true "no label is given in the tab of what is done" gave "$me" C.10 $((before + 1))
    has ",$me," "$after" || fail "the tab of what is done shows an issue that is not done"

    # A search from the tab of what is to do finds what is done; then the keys are the page's again.
    local wanted="lumen/issues/2331,1,$me"
    has "$wanted,category,B.2.i," 1 || fail "the demo has changed"
    xdotool key --delay 60 alt+1 ctrl+shift+f
    xdotool type --delay 20 "Helm"
    xdotool key --delay 60 Return c 3 Return
    until_true "a search and a label: the label is not given" has "$wanted,category,C.3," 1

    # A drop-down list.
    quit
    round_of=Pilot
    open reconcile
    until_true "the list of causes does not open" opens_list
    xdotool key --delay 60 Down Down Return
    until_true "Enter does not close the list of causes" windows_are 1
    xdotool key --delay 60 1 n
    xdotool type --delay 20 "two of five, and the title"
    xdotool key ctrl+Return
    until_true "a cause cannot be chosen by keyboard" decided_with_cause
    quit
    "$cli" check "$project" >"$work/check" || fail "the project is damaged: $(cat "$work/check")"
}
asks_for_name() {
    active_is "Who Are You" && [ "$(xdotool getactivewindow)" != "$asked" ]
}
joined() {
    "$cli" info "$project" | grep -q "open by.*$1"
}
windows_are() {
    [ "$(xdotool search --onlyvisible --pid "$pid" | wc -l)" = "$1" ]
}
opens_list() { # once the page has its conflicts
    xdotool key --delay 60 c && ! windows_are 1
}
decided_with_cause() {
    "$cli" reconcile minutes "$project" --round Pilot --format md >"$work/minutes.md"
    grep -q "two of five, and the title" "$work/minutes.md" && grep -q "the codebook has a gap" "$work/minutes.md"
}

# As the desktop file starts it: who chose a file in a file manager sees no terminal.
file_manager() {
    echo "no project" >"$work/study/other.accord"
    start --window "$work/study/other.accord"
    until_true "the window does not say what is wrong" active_is "^Open Project"
    xdotool key Return
    until_true "the start page is not there" active_is "^Accord$"
    window="$(xdotool getactivewindow)"
    quit
    start --window "$project"
    until_true "the project does not open" xdotool search --onlyvisible --pid "$pid" --name " – Accord$"
    xdotool search --onlyvisible --class "^accord$" >/dev/null || fail "the desktop file names another class of window"
}

# By what the window tells screen readers alone (AT-SPI, from outside of the process), on a session bus of its own.
screen_reader() {
    local python=
    # Of the system: pyatspi is packaged, and another Python in front of it does not have it.
    for python in python3 /usr/bin/python3; do
        "$python" -c "import pyatspi" 2>/dev/null && break
        python=
    done
    [ -n "$python" ] || fail "this test needs python3-pyatspi; packaging/install_dependencies.sh installs it"
    export XDG_RUNTIME_DIR="$work/run" QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
    mkdir -m 700 "$XDG_RUNTIME_DIR"
    dbus-daemon --session --nofork --nopidfile --print-address=8 8>"$work/bus" 2>"$work/bus.log" &
    children+=($!)
    until_true "there is no session bus" grep -q , "$work/bus"
    DBUS_SESSION_BUS_ADDRESS="$(head -n 1 "$work/bus")"
    export DBUS_SESSION_BUS_ADDRESS

    local me="Jonas Lindqvist" before
    round_of=Main
    "$cli" lift-blind "$project" --round Main --as "Mira Okafor" --reason "the test looks into the labels" >/dev/null
    before="$(given "$me" C.9.i)"
    open label "$me" Main
    "$python" "$(dirname "$0")/screen_reader.py" C.9.i "by ear" || fail "a screen reader cannot label"
    until_true "the label is not in the file" gave "$me" C.9.i $((before + 1))
    has "by ear" 1 || fail "the note is not in the file"
    quit
}

case "$flow" in
    file-manager) file_manager ;;
    file-dialog) file_dialog ;;
    killed) killed ;;
    keyboard) keyboard ;;
    screen-reader) screen_reader ;;
    *) fail "no flow $flow" ;;
esac
echo "ok"
