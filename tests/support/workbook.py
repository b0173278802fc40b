# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0
"""The first sheet of a workbook, row by row.

workbook.py FILE.xlsx prints its rows as JSON.
"""
import json
import re
import sys
import xml.etree.ElementTree as ElementTree
import zipfile

MAIN = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def rows(path):
    """A list of dictionaries, from the headings of the columns to the cells of a row; "" where there is none."""
    with zipfile.ZipFile(path) as workbook:
        texts = ElementTree.fromstring(workbook.read("xl/sharedStrings.xml"))
        sheet = ElementTree.fromstring(workbook.read("xl/worksheets/sheet1.xml"))
    shared = ["".join(part.text or "" for part in text.iter(MAIN + "t")) for text in texts]
    table = []
    for row in sheet.iter(MAIN + "row"):
        cells = {}
        for cell in row:
            value = cell.find(MAIN + "v")
            if value is not None:
                text = shared[int(value.text)] if cell.get("t") == "s" else value.text
                cells[re.match("[A-Z]+", cell.get("r")).group()] = text.strip()
        table.append(cells)
    header = table[0]
    return [{heading: row.get(column, "") for column, heading in header.items()} for row in table[1:]]


if __name__ == "__main__":
    print(json.dumps(rows(sys.argv[1])))
