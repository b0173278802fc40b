#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Installs what is missing, builds, and opens the demo project. Without a display the same main job is done by
# accord-cli, and the pages are left as pictures.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'TEXT'
usage: packaging/run.sh [--no-install] [--no-window]
  --no-install   build with what is there
  --no-window    as if there were no display
TEXT
}

no_install=no
window=yes
for option in "$@"; do
    case "$option" in
        --no-install) no_install=yes ;;
        --no-window) window=no ;;
        --help) usage; exit 0 ;;
        *) usage >&2; exit 2 ;;
    esac
done

say "Accord, 1 of 3: what is needed"
install_unless "$no_install"

say "Accord, 2 of 3: build"
configure release
build release accord accord-cli
cli="$root/build/release/bin/accord-cli"
gui="$root/build/release/bin/accord"

# Prints the command as a person would type it, then runs it.
show() {
    printf '\n    $ accord-cli'
    printf ' %q' "$@"
    printf '\n'
    "$cli" "$@" | head -n 24 | sed 's/^/    /'
}

open_window() {
    local project="${XDG_DATA_HOME:-$HOME/.local/share}/accord/demo.accord"
    mkdir -p "$(dirname "$project")"
    if [ ! -e "$project" ]; then
        note "Making the demo project $project"
        "$cli" demo "$project"
    fi
    note "Opening $project"
    note "What you do in it is kept; delete the file to begin anew."
    exec "$gui" "$project"
}

tour() {
    local folder="$root/build/demo" project="demo.accord"
    rm -rf "$folder"
    mkdir -p "$folder"
    cd "$folder"
    show demo "$project"
    show info "$project"
    show agreement "$project" --round "$demo_round"
    show conflicts "$project" --round "$demo_round"
    show decide "$project" --round "$demo_round" --rule majority --preview
    show decide "$project" --round "$demo_round" --rule majority
    show agreement "$project" --round "$demo_round"
    show export labels "$project" --round "$demo_round" --format wide --output labels.csv
    note "labels.csv has $(wc -l <labels.csv) lines; it begins with"
    head -n 3 labels.csv | sed 's/^/    /'
    show check "$project"
    rm -f "$project" "$project"-*
    "$cli" demo "$project" >/dev/null
    local page
    for page in start label reconcile agreement; do
        picture "$project" "$page" light "$folder/$page.png"
    done
    say "Done: the pages are pictures in $folder"
    ls "$folder"
}

# shellcheck source=packaging/demo.sh
source "$root/packaging/demo.sh"
if [ "$window" = yes ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    say "Accord, 3 of 3: the demo project in its window"
    open_window
fi
say "Accord, 3 of 3: there is no display, so no window can be opened"
note "accord-cli does the main job on the demo project instead, and the pages are drawn into pictures."
tour
