# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash

# Who and what of the demo project the scripts show, and how a page of it becomes a picture. Sourced.

# own_home FOLDER: settings, recent projects and caches go there, so that nothing of the person who runs the script
# shows in a picture, and nothing is left behind in their home.
own_home() {
    export XDG_CONFIG_HOME="$1/config" XDG_DATA_HOME="$1/data" XDG_CACHE_HOME="$1/cache" XDG_RUNTIME_DIR="$1/run"
    mkdir -p "$1"
    mkdir -m 700 "$XDG_RUNTIME_DIR"
}

# The main round is being labelled, and Jonas has some way to go. The pilot round is finished: Mira, who leads the study,
# settles it and measures.
round_of() {
    case "$1" in
        label) echo Main ;;
        *) echo Pilot ;;
    esac
}

person_of() {
    case "$1" in
        label) echo "Jonas Lindqvist" ;;
        *) echo "Mira Okafor" ;;
    esac
}

# pages_of GUI: the names of its pages, as its help tells them.
pages_of() {
    "$1" --help | sed -n 's/^ *--page NAME *//p' | tr -d ','
}

# begin_meeting CLI PROJECT: of the pilot round, for the page "meeting".
begin_meeting() {
    "$1" reconcile meeting begin "$2" --round Pilot --as "$(person_of meeting)" --name Consensus --minutes 45 \
        --with "$(person_of meeting)" >/dev/null
}

# picture GUI PROJECT PAGE THEME FILE [SIZE [SCALE [LANGUAGE]]]: draws a page without a display.
picture() {
    local gui="$1" project="$2" page="$3" theme="$4" file="$5" size="${6:-1440x900}" scale="${7:-1}"
    QT_QPA_PLATFORM=offscreen "$gui" "$project" --as "$(person_of "$page")" --round "$(round_of "$page")" \
        --language "${8:-en}" --page "$page" --theme "$theme" --size "$size" --scale "$scale" --picture "$file"
    [ -s "$file" ] || fail "No picture was drawn into $file."
    note "$file"
}
