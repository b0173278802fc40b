#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Installs what is missing, builds, and runs all tests. The last lines are ctest's summary.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'TEXT'
usage: packaging/test.sh [--no-install] [--preset release|dev|asan|tsan] [--only LAYER] [CTEST-OPTION...]
  --no-install    build with what is there
  --preset NAME   which build to test (release: what people run)
  --only LAYER    build and run the tests of one layer: core, app, ui, faults or house
  Other options go to ctest: packaging/test.sh -R core.store
TEXT
}

preset=release
layer=
no_install=no
options=()
while [ $# -gt 0 ]; do
    case "$1" in
        --no-install) no_install=yes ;;
        --preset) preset="${2:?--preset needs a name}"; shift ;;
        --only) layer="${2:?--only needs a layer}"; shift ;;
        --help) usage; exit 0 ;;
        *) options+=("$1") ;;
    esac
    shift
done

say "Tests, 1 of 3: what is needed"
case "$preset" in
    asan | tsan) install_unless "$no_install" clang libclang-rt-dev ;; # see configure()
    *) install_unless "$no_install" ;;
esac

say "Tests, 2 of 3: build ($preset)"
configure "$preset"
case "$layer" in
    "") build "$preset" ;;
    faults) build "$preset" accord_fault_tests ;;
    *) build "$preset" "accord_${layer}_tests" ;;
esac
[ -z "$layer" ] || options+=(-L "^$layer\$")

say "Tests, 3 of 3: run ($preset)"
data="${ACCORD_REAL_DATA:-$root/../shared/data}"
if [ -d "$data" ]; then
    note "Real data: $(cd "$data" && pwd)"
else
    note "Real data is not at $data: the cases that need it are skipped and say so."
fi
ctest --preset "$preset" --parallel "$jobs" "${options[@]}"
