// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/store/merging/other_copy.h"
#include "core/store/sqlite/database.h"

namespace accord::store {

/// Looks through a project file that somebody else made, before anything is taken from it: pages, indexes and
/// references (SQLite's integrity check), then what the schema does not forbid but Accord never writes: numbers that
/// stand for nothing, clocks from the end of time, names that are not UTF-8, lists without end. Takes as long as
/// reading the file. Errc::Damaged with the first finding.
Status checkContent(Database& other);

/// The same for the texts of what is new in the other copy, once that is known (see survey()). What is here already is
/// not taken, and need not be read.
Status checkNewTexts(const OtherCopy& other);

} // namespace accord::store
