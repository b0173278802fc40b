#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

# Writes the manual page of a program: what --help says of it, then a page of the manual. The build runs it.
# usage: man_page.sh PROGRAM SUMMARY MANUAL.md OUTPUT      ($HELP2MAN and $CMARK_GFM say where those are)
set -euo pipefail

program="$1"
summary="$2"
manual="$3"
output="$4"
name="$(basename "$program")"

# The Markdown of the manual as a manual page can show it: sections, rows of tables as points (they
# are wider than a terminal), and links as their text.
as_sections() {
    sed -E 's/!?\[([^]]*)\]\([^)]*\)/\1/g; s/\\\|/\x01/g' "$1" | awk '
        function cell(text) { gsub(/^ +| +$/, "", text); gsub(/\001/, "|", text); return text }
        function row(line,    count, cells, i, text) {
            count = split(line, cells, "|") - 1
            text = "- " cell(cells[2])
            for (i = 3; i <= count; ++i) {
                if (count == 3) { text = text ": " cell(cells[i]) }
                else { text = text (i == 3 ? ": " : "; ") "*" heads[i] "*: " cell(cells[i]) }
            }
            return text
        }
        /^```/ { code = !code; gsub(/\001/, "|"); print; next }
        code { gsub(/\001/, "|"); print; next }
        /^\|/ {
            ++lines
            if (lines == 1) {
                count = split($0, heads, "|")
                for (i in heads) { heads[i] = cell(heads[i]) }
                if (count == 4) { print "*" heads[2] ": " heads[3] "*\n" }
            }
            if (lines > 2) { print row($0) }
            next
        }
        { lines = 0; gsub(/\001/, "\\|") }
        /^##? / { sub(/^#+ /, ""); print "# " toupper($0); next }
        /^###/ { print substr($0, 2); next }
        { print }'
}

# cmark-gfm asks for a font that terminals lack, and closes fonts by the one before, which nesting confuses.
as_man() {
    "${CMARK_GFM:-cmark-gfm}" --to man |
        sed -E -e 's/\\f\[C\]/\\fB/g; s/\\f\[([BI])\]/\\f\1/g; s/\\f\[\]/\\fR/g' \
            -e '/^\.S[HS]$/{N;s/\n(.*)/ "\1"/}'
}

{
    "${HELP2MAN:-help2man}" --no-info --name "$summary" "$program"
    as_sections "$manual" | as_man
    case "$name" in
        accord) printf '.SH "SEE ALSO"\n.BR accord\\-cli (1)\n' ;;
        *) printf '.SH "SEE ALSO"\n.BR accord (1)\n' ;;
    esac
} >"$output.new"
mv "$output.new" "$output"
