// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

struct sqlite3;

namespace accord::store {

/// Readies a connection for a file that a stranger may have made (SQLite's "Defense Against The Dark Arts"): nothing
/// that the file brings along is run (triggers, views, functions in its schema), what holds the schema and the word
/// index cannot be written to directly, pages are looked at before they are used and never mapped into memory, and what
/// a value, a statement or an expression may grow to is bounded far above what a project needs.
/// https://www.sqlite.org/security.html
void defend(sqlite3* handle);

} // namespace accord::store
