#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Builds the benchmark programs and measures imports, keywords, seven at the same time, everyday operations, a meeting,
# a large sample, agreement and the window, each against the bare operation in the same run. What counts is the ratio,
# not the time.
#
#   packaging/bench.sh [--no-install] [--count N]     N generated issues with comments (38742)

set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "$0")/common.sh"

without_install=no
count=38742
while [ $# -gt 0 ]; do
    case "$1" in
        --no-install) without_install=yes ;;
        --count) count="$2"; shift ;;
        *) fail "packaging/bench.sh [--no-install] [--count N]" ;;
    esac
    shift
done

data="${ACCORD_REAL_DATA:-../shared/data}"
if [ ! -d "$data/llm-dl-challenges" ]; then
    fail "The study's data is not at $data: set ACCORD_REAL_DATA to the folder that holds llm-dl-challenges."
fi
install_unless "$without_install"

say "Building the benchmark programs (preset bench)"
configure bench
build bench

folder="$(mktemp -d "${TMPDIR:-/tmp}/accord-bench.XXXXXX")"
trap 'rm -rf "$folder"' EXIT
say "Generating $count issues with comments"
python3 "$data/gen_issues.py" --count "$count" --seed 1 --urls "$data/llm-dl-challenges" --out "$folder/issues.jsonl" \
    --jobs "$(nproc)"

say "Imports"
build/bench/tests/bench/import_bench "$folder" "$data/llm-dl-challenges" "$folder/issues.jsonl"
say "Keywords"
build/bench/tests/bench/keyword_bench "$folder" "$data/llm-dl-challenges"
say "Seven at the same time"
build/bench/tests/bench/sharing_bench "$folder" "$data/llm-dl-challenges"
say "Everyday operations"
build/bench/tests/bench/project_bench "$folder" "$data/llm-dl-challenges"
say "Editing the codebook"
build/bench/tests/bench/codebook_bench "$folder" "$data/llm-dl-challenges"
say "A consensus meeting"
build/bench/tests/bench/reconcile_bench "$folder" "$data/llm-dl-challenges"
build/bench/tests/bench/meeting_window_bench "$folder"
say "A sample of a million issues, shared out"
build/bench/tests/bench/study_bench "$folder"
say "Packages"
build/bench/tests/bench/merge_bench "$folder"
say "Agreement"
# The first Python that has statsmodels; a version manager may stand before the system's own.
python=()
for candidate in python3 /usr/bin/python3; do
    if have "$candidate" && "$candidate" -c 'import statsmodels.stats.inter_rater' 2>/dev/null; then
        python=("$candidate" tests/bench/statsmodels_agreement.py)
        break
    fi
done
build/bench/tests/bench/agreement_bench "$folder" "$data/llm-dl-challenges" ${python[@]+"${python[@]}"}
say "The window"
build/bench/tests/bench/window_bench "$folder"
