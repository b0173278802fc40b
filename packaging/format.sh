#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Checks the formatting of our C++ sources, or mends it.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

case "${1:---check}" in
    --check) options=(--dry-run -Werror) ;;
    --fix) options=(-i) ;;
    *) echo "usage: packaging/format.sh [--check|--fix]"; exit 2 ;;
esac

# .clang-format is written for version 14, the reference; others break a few lines differently.
tool=clang-format
have clang-format-14 && tool=clang-format-14
have "$tool" || fail "clang-format is not installed. packaging/install_dependencies.sh installs it."
"$tool" --version | grep -q 'version 14\.' || note "$("$tool" --version): the reference is version 14."

mapfile -t files < <(git ls-files -- '*.h' '*.cpp' 2>/dev/null ||
    find app core tests ui -name '*.h' -o -name '*.cpp')
say "Formatting of ${#files[@]} files"
printf '%s\0' "${files[@]}" | xargs -0 -n 40 -P "$jobs" "$tool" "${options[@]}"
note "done"
