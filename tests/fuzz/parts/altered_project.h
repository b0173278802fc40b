// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace accord::fuzz {

/// A folder for the files of one program, in memory where the system offers that; removed when the program ends.
const std::filesystem::path& workFolder();

/// The bytes of a small, valid project: people, issues with texts and comments, labels, decisions, words in the index.
const std::string& soundProject();

/// Writes that project to `file` as it was when less had been said in it.
void writeEarlier(const std::filesystem::path& file);

/// Writes that project to `file`, altered as the input says, and removes what stood beside the file. The input is a
/// list of steps, each a byte for what is done and bytes for where and with what:
///
///     change bytes of a page | of the header | one page becomes a copy of another | cut the file
///     a statement from a list (triggers, views, foreign tables, changed columns, page sizes, version numbers ...)
///     another value for one cell of one table | any SQL
///
/// so that few bytes reach everything that a file can say, and most files are still databases.
void writeAltered(const std::filesystem::path& file, const std::uint8_t* data, std::size_t size);

} // namespace accord::fuzz
