#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Runs the study's pilot with accord-cli alone: imports its issues, draws a stratified sample of 3,437, shares it out
# among seven so that three label each issue, lets every annotator say what they said in the study, closes the round,
# and shows the gate and the report. The folder is kept, to be looked at with the window.
#
#   packaging/pilot.sh [--no-install] [--seed N] [--folder FOLDER]     seed 20251120, folder build/pilot

set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname "$0")/common.sh"

without_install=no
seed=20251120
folder=build/pilot
while [ $# -gt 0 ]; do
    case "$1" in
        --no-install) without_install=yes ;;
        --seed) seed="$2"; shift ;;
        --folder) folder="$2"; shift ;;
        *) fail "packaging/pilot.sh [--no-install] [--seed N] [--folder FOLDER]" ;;
    esac
    shift
done

data="${ACCORD_REAL_DATA:-../shared/data}/llm-dl-challenges"
if [ ! -d "$data" ]; then
    fail "The study's data is not at $data: set ACCORD_REAL_DATA to the folder that holds llm-dl-challenges."
fi
install_unless "$without_install"

say "Building accord-cli (preset release)"
configure release
build release accord-cli
cli=build/release/bin/accord-cli

# Every framework has its table of labels, and its links year by year, in a folder of its own.
tables() {
    find "$data" -mindepth 2 -name '*.csv' ! -path '*/filter_keywords/*' -exec cat {} +
}

rm -rf "$folder"
mkdir -p "$folder"
project="$folder/study.accord"
people=(Label1 Label2 Label3 Label4 Label5 Label6 Label7)
export ACCORD_AS=Lead # who runs the pilot, and does not label in it

say "The study's issues and its seven annotators"
"$cli" new "$project" --name "Pilot of the study" --taxonomy llm-dl-frameworks --no-labels
find "$data" -mindepth 2 -name '*_20*.txt' | sort | xargs "$cli" import links "$project"
for person in "${people[@]}"; do
    "$cli" add person "$project" "$person"
done

say "A stratified sample, the same wherever it is drawn"
"$cli" round create "$project" Pilot --purpose pilot --strata repository --size 3437 --seed "$seed" \
    --gate "theme fleiss-kappa >= 0.7 and lower > 0.6"
"$cli" sample draw "$project" --strata repository --size 3437 --seed "$seed" --list | sha256sum |
    sed 's/ .*/  (SHA-256 of the links in the order drawn)/'

say "Three of seven for each issue"
"$cli" assign share "$project" --overlap 3 --seed "$seed"
"$cli" round start "$project"

say "Everybody labels what they got, as they did in the study"
number=1
for person in "${people[@]}"; do
    number=$((number + 1))
    {
        printf 'Issue_URL,%s\n' "$person"
        "$cli" assign list "$project" --person "$person" |
            awk -F, -v column="$number" '
                FNR == NR { sub(/\r$/, ""); if (!($1 in said)) said[$1] = $column; next }
                { print $1 "," said[$1] }' <(tables) -
    } >"$folder/$person.csv"
    "$cli" import labels "$project" "$folder/$person.csv" --round Pilot | tail -n 3
done

say "Closed, and what it says"
"$cli" round close "$project"
"$cli" conflicts "$project" --limit 5
"$cli" round gate "$project"
"$cli" round report "$project" --output "$folder/report.html"
note "$project and $folder/report.html are there to be looked at."
