# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0
"""A round of the study dl_faults (Humbatova et al.) as a table that Accord imports.

dl_faults.py ROUND.xlsx FILE.csv

The first sheet has a row per artefact, and up to four people take turns in pairs of columns (Evaluator1, Tag1, ...).
The table has a row per artefact and a column per person, and each tag is a code of the annotator's own. Most artefacts
are no issues, so each is called by the number of its row.
"""
import csv
import re
import sys
import xml.etree.ElementTree as ElementTree
import zipfile

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def rows(workbook):
    texts = ElementTree.fromstring(workbook.read("xl/sharedStrings.xml"))
    shared = ["".join(part.text or "" for part in text.iter(MAIN + "t")) for text in texts]
    for row in ElementTree.fromstring(workbook.read("xl/worksheets/sheet1.xml")).iter(MAIN + "row"):
        cells = {}
        for cell in row:
            value = cell.find(MAIN + "v")
            if value is not None:
                column = re.match("[A-Z]+", cell.get("r")).group()
                cells[column] = shared[int(value.text)] if cell.get("t") == "s" else value.text
        yield cells


def main():
    table = list(rows(zipfile.ZipFile(sys.argv[1])))
    columns = {heading: column for column, heading in table[0].items()}
    items = []
    for row in table[1:]:
        if row.get(columns["Link"]):
            item = {}
            for place in "1234":
                tag = row.get(columns["Tag" + place], "").strip()
                if tag:
                    item[row[columns["Evaluator" + place]].strip()] = "none_of_these:" + tag
            items.append(item)
    people = sorted({person for item in items for person in item})
    with open(sys.argv[2], "w", encoding="utf-8", newline="") as file:
        out = csv.writer(file)
        out.writerow(["Issue_URL", *people])
        for number, item in enumerate(items, 1):
            link = "https://github.com/dlfaults/dl_faults/issues/%d" % number
            out.writerow([link, *(item.get(person, "") for person in people)])


main()
