#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Checks that what of core is meant for other systems too is not tied to this one: its syntax, by Debian's MinGW. Nothing
# is built, and nothing of Accord runs on Windows; this keeps the way there short. Not a part of .ci/run.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

compiler=x86_64-w64-mingw32-g++-posix
have "$compiler" || fail "This needs MinGW (Debian: g++-mingw-w64-x86-64-posix)."

# The headers of libraries that have nothing of the system in them, apart from the system's own.
headers="$(mktemp -d)"
trap 'rm -rf "$headers"' EXIT
for name in nlohmann sqlite3.h pugixml.hpp pugiconfig.hpp gumbo.h tag_enum.h boost zip.h zipconf.h simdjson.h re2 lzma.h \
    lzma iconv.h curl cmark-gfm.h cmark-gfm-extension_api.h cmark-gfm-core-extensions.h cmark-gfm_export.h \
    cmark-gfm_version.h cmark-gfm-extensions_export.h; do
    for folder in /usr/include /usr/include/*-linux-gnu; do
        [ ! -e "$folder/$name" ] || ln -sfn "$folder/$name" "$headers/$name"
    done
done

export compiler headers
check() {
    "$compiler" -std=c++20 -fsyntax-only -w -DACCORD_VERSION='""' -I. -isystem "$headers" "$1" >"$headers/$(echo "$1" | tr / _)" 2>&1 ||
        { echo "$1: $(grep -m 1 -E 'error' "$headers/$(echo "$1" | tr / _)" | sed 's/.*error: //')" && false; }
}
export -f check

cd "$root"
# What is this system's on purpose: core/README.md says so.
mapfile -t files < <(find core -name '*.cpp' -not -path 'core/base/os/*' -not -path 'core/sqlite_file/open_files.cpp' | sort)
failed="$(printf '%s\n' "${files[@]}" | xargs -P "$(nproc)" -I{} bash -c 'check {} || true')"
[ -z "$failed" ] || echo "$failed"
echo "$((${#files[@]} - $(printf '%s' "$failed" | grep -c .))) of ${#files[@]} files are fit for MinGW."
[ -z "$failed" ]
