#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Builds the benchmark programs and measures imports, keywords, seven at the same time, everyday operations, a meeting,
# a large sample, agreement and the window, each against the bare operation in the same run. What counts is the ratio,
# not the time.
#
#   packaging/bench.sh [--no-install] [--count N]
#     N generated issues with comments (38742); with fewer the large sample and the crowd become smaller in proportion, to
#     see in a few minutes that every program ends

set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "$0")/common.sh"

without_install=no
count=38742
while [ $# -gt 0 ]; do
    case "$1" in
        --no-install) without_install=yes ;;
        --count) count="$2"; shift ;;
        *) fail "usage: packaging/bench.sh [--no-install] [--count N]" ;;
    esac
    shift
done

data="${ACCORD_REAL_DATA:-../shared/data}"
if [ ! -d "$data/llm-dl-challenges" ]; then
    fail "The study's data is not at $data: set ACCORD_REAL_DATA to the folder that holds llm-dl-challenges."
fi
install_unless "$without_install"

say "Building the benchmark programs (preset release)"
configure release
build release accord_bench

folder="$(mktemp -d "${TMPDIR:-/tmp}/accord-bench.XXXXXX")"
trap 'rm -rf "$folder"' EXIT
say "Generating $count issues with comments"
python3 "$data/gen_issues.py" --count "$count" --seed 1 --urls "$data/llm-dl-challenges" --out "$folder/issues.jsonl" \
    --jobs "$(nproc)"

study="$data/llm-dl-challenges"
issues="$folder/issues.jsonl"
sample=$((count < 38742 ? count * 25 : 1000000))
labels=$((count < 2000 ? count : 2000))

# The first Python that has statsmodels; a version manager may stand before the system's own.
python=()
for candidate in python3 /usr/bin/python3; do
    if have "$candidate" && "$candidate" -c 'import statsmodels.stats.inter_rater' 2>/dev/null; then
        python=("$candidate" tests/bench/statsmodels_agreement.py)
        break
    fi
done

failed=()
# measure WHAT PROGRAM ARGUMENT...: one program that fails does not keep the others from being measured.
measure() {
    local what="$1" program="$2"
    shift 2
    say "$what"
    "build/release/tests/bench/$program" "$@" || failed+=("$program")
}

measure "Imports" import_bench "$folder" "$study" "$issues"
measure "Keywords" keyword_bench "$folder" "$study" "$issues"
measure "Seven at the same time" sharing_bench "$folder" "$study" "$labels"
measure "Everyday operations" project_bench "$folder" "$study" "$issues"
measure "Editing the codebook" codebook_bench "$folder" "$study"
measure "A consensus meeting" reconcile_bench "$folder" "$study"
measure "A consensus meeting in the window" meeting_window_bench "$folder" "$study"
measure "A sample of $sample issues, shared out" study_bench "$folder" "$sample"
measure "Packages" merge_bench "$folder" "$study" "$issues"
measure "Agreement" agreement_bench "$folder" "$study" ${python[@]+"${python[@]}"}
measure "The window" window_bench "$folder" "$study" "$issues"
[ "${#failed[@]}" -eq 0 ] || fail "These programs did not end as they should: ${failed[*]}."
say "All measured."
