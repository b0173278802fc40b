#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Installs what is missing, builds, and opens the demo project. Without a display the same main job is done by
# accord-cli, and the pages are left as pictures.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=packaging/demo.sh
source "$root/packaging/demo.sh"

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

open_window() {
    local project="${XDG_DATA_HOME:-$HOME/.local/share}/accord/demo.accord"
    mkdir -p "$(dirname "$project")"
    if [ ! -e "$project" ]; then
        note "Making the demo project."
        "$cli" demo "$project" >/dev/null
    fi
    note "Opening $project"
    note "What you do in it is kept. Delete the file to begin anew."
    exec "$gui" "$project" --as "$(person_of label)" --round "$(round_of label)"
}

# Prints the command as a person would type it, then the beginning of what it says.
show() {
    local output
    printf '\n    $ accord-cli'
    printf ' %q' "$@"
    printf '\n'
    output="$("$cli" "$@" 2>&1)" || fail "$output"
    sed -n -e '1,20s/^/    /p' -e '21s/.*/    .../p' <<<"$output"
}

tour() {
    local folder="$root/build/demo" page
    rm -rf "$folder"
    mkdir -p "$folder"
    cd "$folder"
    home="$(mktemp -d)"
    trap 'rm -rf "$home"' EXIT
    own_home "$home"
    show demo demo.accord

    say "The pages, drawn without a display"
    for page in start label reconcile agreement; do
        picture "$gui" demo.accord "$page" light "$folder/$page.png"
    done

    say "The same job with accord-cli"
    show info demo.accord
    show label demo.accord --as "Jonas Lindqvist" --round Main --category B.2.i \
        --issue https://github.com/lumen-ml/lumen/issues/2312
    show agreement demo.accord --round Pilot
    show conflicts demo.accord --round Pilot
    show decide demo.accord --round Pilot --rule majority --preview
    show decide demo.accord --round Pilot --rule majority --as "Mira Okafor"
    show conflicts demo.accord --round Pilot
    show export labels demo.accord --round Pilot --format wide --output labels.csv
    note ""
    note "labels.csv has $(wc -l <labels.csv) lines and begins with"
    head -n 4 labels.csv | cut -c 1-100 | sed 's/^/    /'
    show check demo.accord
    say "Done. Look at $folder: the project, its labels, and a picture of each page."
}

if [ "$window" = yes ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    say "Accord, 3 of 3: the demo project in its window"
    open_window
fi
say "Accord, 3 of 3: there is no display, so no window can be opened"
note "accord-cli does the main job on the demo project instead, and the pages are drawn into pictures."
tour
