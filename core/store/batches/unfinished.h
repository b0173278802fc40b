// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

/// A condition for queries: the row was not brought by long work that has not finished (or was cut off). `column` is
/// the one that holds the number of the import; most rows have none.
#define ACCORD_FINISHED(column)                                                                                        \
    "(" column " IS NULL OR " column " NOT IN (SELECT id FROM import WHERE finished_at IS NULL))"
