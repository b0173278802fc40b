# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0
"""A round of the study dl_faults (Humbatova et al.) as a table that Accord imports.

dl_faults.py ROUND.xlsx FILE.csv

The first sheet has a row per artefact, and up to four people take turns in pairs of columns (Evaluator1, Tag1, ...).
The table has a row per artefact and a column per person, and each tag is a code of the annotator's own. Each artefact
is called by the number of its row.
"""
import csv
import sys

from workbook import rows


def main():
    items = []
    for row in rows(sys.argv[1]):
        if row["Link"]:
            item = {}
            for place in "1234":
                tag = row.get("Tag" + place, "")
                if tag:
                    item[row["Evaluator" + place]] = "none_of_these:" + tag
            items.append(item)
    people = sorted({person for item in items for person in item})
    with open(sys.argv[2], "w", encoding="utf-8", newline="") as file:
        out = csv.writer(file)
        out.writerow(["Issue_URL", *people])
        for number, item in enumerate(items, 1):
            link = "https://github.com/dlfaults/dl_faults/issues/%d" % number
            out.writerow([link, *(item.get(person, "") for person in people)])


main()
