// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/schema/schema.h"
#include "core/store/sqlite/database.h"

namespace accord::store {

/// Compares what the file says of its tables and indexes with what the first `steps` migrations make, word by word:
/// whatever somebody else put in (a trigger, a view, a further table, a changed column) is found, whatever it is for.
/// Errc::NotAProject with what is not ours, Errc::Damaged.
Status checkSchema(Database& database, const Migrations& migrations, int steps);

/// Reads every page and looks whether the trees and records in it are well-formed (PRAGMA quick_check); references and
/// the order of indexes are left to check(). Takes as long as reading the file. Errc::Damaged with the first finding.
Status checkPages(Database& database);

/// checkPages() where it takes a few milliseconds: up to this many bytes, and once in a process as long as the file is
/// the same one. For larger files SQLite's check of each page as it is used has to do; whoever takes over the content
/// of a stranger's file calls checkPages() first.
Status checkPagesOfSmallFile(Database& database);
constexpr std::int64_t kSmallFile = std::int64_t{4} * 1024 * 1024;

} // namespace accord::store
