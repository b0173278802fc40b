#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Installs a finished build into a folder of its own and looks at what lies there.
# usage: install_test.sh CMAKE BUILD-FOLDER SOURCE-FOLDER APP-ID window|no-window man|no-man
set -euo pipefail

cmake="$1" build="$2" source="$3" id="$4" window="$5" man="$6"

failures=0
fail() {
    echo "FAILED: $*"
    failures=$((failures + 1))
}

# check TOOL COMMAND...: what a tool of the system says; one that is missing is told of, and no failure.
check() {
    local tool="$1" said
    shift
    if ! command -v "$tool" >/dev/null; then
        echo "not checked: $tool is not installed ($*)"
    elif said="$("$@" 2>&1)"; then
        echo "ok: $*"
    else
        fail "$*: $said"
    fi
}

work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
prefix="$work/prefix"
share="$prefix/share"
"$cmake" --install "$build" --prefix "$prefix" >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }

expected=(bin/accord-cli "share/mime/packages/$id.xml" share/doc/accord/LICENSE share/doc/accord/NEWS.md
    share/doc/accord/taxonomy.schema.json)
if [ "$window" = window ]; then
    expected+=(bin/accord "share/applications/$id.desktop" "share/metainfo/$id.metainfo.xml"
        "share/icons/hicolor/scalable/apps/$id.svg")
fi
if [ "$man" = man ]; then
    expected+=(share/man/man1/accord-cli.1)
    [ "$window" != window ] || expected+=(share/man/man1/accord.1)
else
    echo "not checked: this build has no manual pages"
fi
diff <(printf '%s\n' "${expected[@]}" | sort) <(cd "$prefix" && find . -type f | sed 's,^\./,,' | sort) ||
    fail "other files than these are installed: < is expected, > is there"

# The programs run from there, from any folder.
version="$(cd / && "$prefix/bin/accord-cli" --version)" || fail "accord-cli does not run"
if [ "$window" = window ]; then
    [ "$(cd / && "$prefix/bin/accord" --version)" = "accord ${version#accord-cli }" ] || fail "the versions differ"
fi
"$prefix/bin/accord-cli" demo "$work/demo.accord" >/dev/null

# The type of a file: by its name, and by what is in it under any other name.
check xmllint xmllint --noout "$share/mime/packages/$id.xml"
check update-mime-database update-mime-database "$share/mime"
type_is() { # type_is FILE TYPE
    local said
    said="$(XDG_DATA_HOME="$work/none" XDG_DATA_DIRS="$share:/usr/share" gio info -a standard::content-type "$1" |
        sed -n 's/.*standard::content-type: //p')"
    [ "$said" = "$2" ] || { echo "$1 is $said, not $2"; return 1; }
}
cp "$work/demo.accord" "$work/copy"
echo x >"$work/new.accord"
printf 'SQLite format 3\0%052d' 0 >"$work/other" # the database of somebody else
if [ -e "$share/mime/mime.cache" ] && [ -e /usr/share/mime/mime.cache ]; then
    check gio type_is "$work/new.accord" application/x-accord
    check gio type_is "$work/copy" application/x-accord
    check gio type_is "$work/other" application/vnd.sqlite3
else
    echo "not checked: types of files, as shared-mime-info is not installed"
fi

if [ "$window" = window ]; then
    desktop="$share/applications/$id.desktop"
    check desktop-file-validate desktop-file-validate "$desktop"
    check xmllint xmllint --noout "$share/metainfo/$id.metainfo.xml" "$share/icons/hicolor/scalable/apps/$id.svg"
    check appstreamcli appstreamcli validate --pedantic --no-net "$share/metainfo/$id.metainfo.xml"
    grep -qx "Icon=$id" "$desktop" || fail "the desktop file names another icon"
    grep -qx "MimeType=application/x-accord;" "$desktop" || fail "the desktop file names another type"
fi
if [ "$man" = man ]; then
    for page in "$share"/man/man1/*.1; do
        # Groff says what it could not make sense of.
        groff_is_silent() { [ -z "$(groff -K utf8 -t -man -Tutf8 -ww -z "$1" 2>&1)" ]; }
        check groff groff_is_silent "$page"
        grep -q '^\.SH "\(KEYS\|THE COMMAND LINE\)"' "$page" || fail "$page lacks the manual's part"
    done
fi

manifest="$source/packaging/flatpak/$id.yaml"
is_manifest() {
    python3 -c 'import sys, yaml; m = yaml.safe_load(open(sys.argv[1])); sys.exit(m["id"] != sys.argv[2])' "$1" "$id"
}
if python3 -c 'import yaml' 2>/dev/null; then
    check python3 is_manifest "$manifest"
else
    echo "not checked: python3 with yaml is not installed ($manifest)"
fi
check flatpak-builder env -C "$work" flatpak-builder --show-manifest "$manifest"

[ "$failures" -eq 0 ] || exit 1
echo "All as it should be: $version."
