#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Runs fuzz targets with clang's libFuzzer: for each the minutes, the executions and the inputs that it kept.
set -euo pipefail
# shellcheck source=packaging/common.sh
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

usage() {
    cat <<'TEXT'
usage: packaging/fuzz.sh [--minutes N] [--no-build] [TARGET...]
  --minutes N   how long each runs (10)
  --no-build    run what is built
  TARGET        a file of tests/fuzz without ".cpp", such as csv (all of them, one after the other)
What it keeps is in build/fuzz/corpus/TARGET; an input that is a finding is left in build/fuzz/findings. It goes into
tests/fuzz/findings/TARGET together with what mends it.
TEXT
}

minutes=10
no_build=no
targets=()
while [ $# -gt 0 ]; do
    case "$1" in
        --minutes) minutes="${2:?--minutes needs a number}"; shift ;;
        --no-build) no_build=yes ;;
        --help) usage; exit 0 ;;
        *) targets+=("$1") ;;
    esac
    shift
done
if [ ${#targets[@]} -eq 0 ]; then
    for dictionary in tests/fuzz/dictionaries/*.txt; do
        targets+=("$(basename "$dictionary" .txt)")
    done
fi

if [ "$no_build" = no ]; then
    have clang++ || fail "clang++ is not installed; Debian's package clang brings it and libFuzzer."
    configure fuzz
    build fuzz "${targets[@]/#/accord_fuzz_}"
fi

# Long inputs find little that short ones do not, and are slow.
longest() {
    case "$1" in
        project_file | package | repair) echo 512 ;;
        *) echo 8192 ;;
    esac
}

mkdir -p build/fuzz/findings
export ASAN_OPTIONS="detect_leaks=1:detect_stack_use_after_return=1:allocator_may_return_null=1"
export UBSAN_OPTIONS="print_stacktrace=1:halt_on_error=1"
status=0
for target in "${targets[@]}"; do
    corpus="build/fuzz/corpus/$target"
    log="build/fuzz/$target.log"
    mkdir -p "$corpus" "tests/fuzz/findings/$target"
    say "$target: $minutes minutes"
    result=0
    nice -n 19 "build/fuzz/tests/fuzz/accord_fuzz_$target" "$corpus" "tests/fuzz/seeds/$target" \
        "tests/fuzz/findings/$target" -dict="tests/fuzz/dictionaries/$target.txt" -max_total_time=$((minutes * 60)) \
        -max_len="$(longest "$target")" -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 \
        -artifact_prefix="build/fuzz/findings/$target-" >"$log" 2>&1 || result=$?
    executions="$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")"
    kept="$(find "$corpus" -type f | wc -l)"
    if [ "$result" -eq 0 ]; then
        note "$target: $minutes minutes, ${executions:-0} executions, no finding, $kept inputs kept"
    else
        note "$target: a FINDING (or an end before its time) after ${executions:-0} executions; see $log"
        status=1
    fi
done
exit "$status"
