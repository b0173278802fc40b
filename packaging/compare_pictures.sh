#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Draws every page by two builds on this machine, light, dark, in Chinese and at 150 %, and tells which differ by how
# many pixels. It judges nothing: whoever changed a screen looks at what is in FOLDER, before, after and difference.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"
# shellcheck source=packaging/demo.sh
source "$root/packaging/demo.sh"

if [ "$#" -ne 3 ]; then
    echo "usage: packaging/compare_pictures.sh BEFORE AFTER FOLDER"
    echo "  BEFORE, AFTER    folders with accord and accord-cli, such as build/release/bin of two trees"
    exit 2
fi
before="$1"
after="$2"
folder="$3"
have compare || fail "Comparing pictures needs ImageMagick (Debian: imagemagick)."
mkdir -p "$folder"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
own_home "$work/home"

# draw PROGRAMS NAME: all pictures of one build, of the demo as it writes it.
draw() {
    local project="$work/$2.accord" page
    "$1/accord-cli" demo "$project" >/dev/null
    for page in start $(pages_of "$1/accord") meeting; do
        [ "$page" != meeting ] || begin_meeting "$1/accord-cli" "$project"
        picture "$1/accord" "$project" "$page" light "$folder/$page-light-$2.png"
        picture "$1/accord" "$project" "$page" dark "$folder/$page-dark-$2.png"
        picture "$1/accord" "$project" "$page" light "$folder/$page-zh_CN-$2.png" 1440x900 1 zh_CN
        picture "$1/accord" "$project" "$page" light "$folder/$page-150-$2.png" 1440x900 1.5
    done
}

draw "$before" before >/dev/null
draw "$after" after >/dev/null
same=0
for new in "$folder"/*-after.png; do
    name="$(basename "$new" -after.png)"
    old="$folder/$name-before.png"
    if [ ! -e "$old" ]; then
        echo "new         $name"
        continue
    fi
    # Ends with 1 where they differ; the number is on the standard error output.
    pixels="$(compare -metric AE "$old" "$new" "$folder/$name-difference.png" 2>&1 >/dev/null || true)"
    if [ "$pixels" = 0 ]; then
        same=$((same + 1))
        rm -f "$folder/$name-difference.png"
    else
        printf '%-11s %s\n' "$pixels" "$name"
    fi
done
echo "$same pictures are the same."
