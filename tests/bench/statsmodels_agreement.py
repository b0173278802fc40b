# SPDX-FileCopyrightText: 2026 The Accord authors
# SPDX-License-Identifier: Apache-2.0

"""Usual scripts: count per row, then statsmodels. Prints "name milliseconds" (processor time, the
median of the runs) per line.

    statsmodels_agreement.py FOLDER     with study.int32 and million.int32 from agreement_bench
"""

import statistics
import sys
import time

import numpy as np
from statsmodels.stats.inter_rater import aggregate_raters, cohens_kappa, fleiss_kappa

RATERS = 7


def read(name):
    return np.fromfile(f"{sys.argv[1]}/{name}.int32", dtype=np.int32).reshape(-1, RATERS)


def fleiss(labels):
    """Counts per row as statsmodels itself does it, from labels that are integers already: the fastest script."""
    table, _ = aggregate_raters(labels)
    return fleiss_kappa(table)


def fleiss_of_text(rows, codes):
    """Counts per row as one writes it: how often each code stands in the row."""
    return fleiss_kappa(np.array([[row.count(code) for code in codes] for row in rows]))


def everything(labels):
    """What statsmodels has of it: no interval for kappa, no alpha, no AC1, no Conger."""
    table, categories = aggregate_raters(labels)
    values = [fleiss_kappa(table), fleiss_kappa(table, method="randolph")]
    count = len(categories)
    for first in range(RATERS):
        for second in range(first + 1, RATERS):
            pair = np.zeros((count, count))
            np.add.at(pair, (labels[:, first], labels[:, second]), 1)
            values.append(cohens_kappa(pair).kappa)
    for category in range(count):
        own = table[:, category]
        values.append(fleiss_kappa(np.stack([own, RATERS - own], axis=1)))
    return values


def measure(name, work, runs):
    times = []
    for _ in range(runs):
        start = time.process_time()
        work()
        times.append((time.process_time() - start) * 1000)
    print(name, statistics.median(times), flush=True)


def main():
    study = read("study")
    measure("fleiss_study", lambda: fleiss(study), 7)
    codes = [f"{code:02d}" for code in range(study.max() + 1)]
    rows = [[codes[label] for label in row] for row in study]
    measure("fleiss_text", lambda: fleiss_of_text(rows, codes), 3)
    measure("everything", lambda: everything(study), 5)
    million = read("million")
    measure("fleiss_million", lambda: fleiss(million), 3)


if __name__ == "__main__":
    main()
