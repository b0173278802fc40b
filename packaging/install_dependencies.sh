#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Installs what building, testing and running Accord needs and is missing, on Debian 12, Ubuntu 24.04 and newer.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

if [ "${1:-}" = --help ]; then
    echo "usage: packaging/install_dependencies.sh [--list] [PACKAGE...]"
    echo "  --list    only say what is missing; exit code 1 if something that is needed is"
    echo "  PACKAGE   is needed, too"
    exit 0
fi

# One line per package; "a|b" are names of the same thing on different systems.
needed=(
    build-essential cmake ninja-build pkg-config
    qt6-base-dev "qt6-svg-dev|libqt6svg6-dev" qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n libgl-dev
    libsqlite3-dev nlohmann-json3-dev libsimdjson-dev libcli11-dev libcmark-gfm-dev libcmark-gfm-extensions-dev libgumbo-dev
    uuid-dev libboost-math-dev libcurl4-openssl-dev liblzma-dev libre2-dev libzip-dev libpugixml-dev libcpp-httplib-dev qtkeychain-qt6-dev
    catch2 xvfb xauth xdotool openbox at-spi2-core dbus python3-pyatspi "clang-format-14|clang-format" fonts-dejavu-core
)
# Good to have: Chinese, Japanese and Korean text in pictures; quicker builds; manual pages; checks of what is installed.
useful=(fonts-noto-cjk ccache mold help2man cmark-gfm desktop-file-utils appstream libxml2-utils)

for argument in "$@"; do
    [ "$argument" = --list ] || needed+=("$argument")
done

installed() {
    [ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# Prints those of its arguments of which no name is installed.
missing() {
    local entry name
    for entry in "$@"; do
        for name in ${entry//|/ }; do
            if installed "$name"; then
                continue 2
            fi
        done
        echo "$entry"
    done
}

# Prints the first of the names "a|b" that this system offers, or nothing.
offered() {
    local name policy
    for name in ${1//|/ }; do
        policy="$(LC_ALL=C apt-cache policy "$name" 2>/dev/null)"
        if [[ "$policy" == *"Candidate: "[!\(]* ]]; then
            echo "$name"
            return
        fi
    done
}

say "Looking for what Accord needs"
if ! have apt-get || ! have dpkg-query; then
    note "This system has no apt-get. Please install these (Debian's names) with its own tools:"
    note "${needed[*]} ${useful[*]}"
    exit 0
fi

mapfile -t lacking < <(missing "${needed[@]}")
mapfile -t wanted < <(missing "${useful[@]}")
if [ "${#lacking[@]}" -eq 0 ]; then
    note "Everything is installed."
    [ "${#wanted[@]}" -eq 0 ] || note "Useful, but not needed: ${wanted[*]}"
    exit 0
fi
note "Missing: ${lacking[*]}"
if [ "${1:-}" = --list ]; then
    exit 1
fi

as_root=()
if [ "$(id -u)" -ne 0 ]; then
    have sudo || fail "Installing needs root, and there is no sudo. As root, run packaging/install_dependencies.sh."
    note "Installing needs root: sudo may ask for your password."
    as_root=(sudo)
fi
apt() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 "$@" </dev/null
}

# The lists of packages are fetched only if they do not offer what is missing.
for entry in "${lacking[@]}"; do
    if [ -z "$(offered "$entry")" ]; then
        say "Fetching the lists of packages (apt-get update)"
        apt update
        break
    fi
done

names=()
for entry in "${lacking[@]}"; do
    name="$(offered "$entry")"
    [ -n "$name" ] || fail "This system offers no package ${entry//|/ or }."
    names+=("$name")
done
for entry in "${wanted[@]}"; do
    name="$(offered "$entry")"
    [ -z "$name" ] || names+=("$name")
done
say "Installing ${names[*]}"
if ! apt install --no-install-recommends -y "${names[@]}"; then
    say "The lists of packages seem to be old: fetching them and trying once more"
    apt update
    apt install --no-install-recommends -y "${names[@]}"
fi
note "Everything is installed."
