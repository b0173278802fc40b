# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash

# What the scripts of this folder share; it is sourced by them, with `set -euo pipefail` in force.

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
jobs="$(nproc 2>/dev/null || echo 2)"
cd "$root" || exit 1

say() {
    printf '\n==> %s\n' "$*"
}

note() {
    printf '    %s\n' "$*"
}

fail() {
    printf '\nerror: %s\n' "$*" >&2
    exit 1
}

have() {
    command -v "$1" >/dev/null 2>&1
}

# install_unless yes|no [PACKAGE...]
install_unless() {
    if [ "$1" = yes ]; then
        note "Nothing is installed, as asked (--no-install)."
    else
        packaging/install_dependencies.sh "${@:2}"
    fi
}

# Its runtime libraries are a package of their own.
clang_has_sanitizers() {
    have clang++ && printf 'int main() {}' | clang++ -x c++ -fsanitize=address,undefined - -o /dev/null 2>/dev/null
}

# configure PRESET: only when there is no build folder yet or the presets changed; everything else ninja sees itself.
configure() {
    local folder="build/$1" options=()
    if [ -f "$folder/build.ninja" ] && [ "$folder/build.ninja" -nt CMakePresets.json ]; then
        note "$folder is configured."
        return
    fi
    for tool in cmake ninja c++; do
        have "$tool" || fail "$tool is not installed. packaging/install_dependencies.sh installs what is missing."
    done
    have ccache && options+=(-DCMAKE_C_COMPILER_LAUNCHER=ccache -DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    [ -z "${ACCORD_WARNINGS_AS_ERRORS:-}" ] || options+=("-DACCORD_WARNINGS_AS_ERRORS=$ACCORD_WARNINGS_AS_ERRORS")
    have mold && options+=(-DCMAKE_EXE_LINKER_FLAGS=-fuse-ld=mold)
    # With sanitizers clang compiles in a quarter of the time that GCC takes.
    case "$1" in
        asan | tsan) clang_has_sanitizers && options+=(-DCMAKE_C_COMPILER=clang -DCMAKE_CXX_COMPILER=clang++) ;;
    esac
    cmake --preset "$1" "${options[@]}"
}

# build PRESET [TARGET...]
build() {
    local preset="$1"
    shift
    # Two clones of the project share what the cache holds.
    export CCACHE_BASEDIR="${CCACHE_BASEDIR:-$root}" CCACHE_NOHASHDIR="${CCACHE_NOHASHDIR:-1}"
    cmake --build --preset "$preset" -j "$jobs" ${1:+--target "$@"}
}
