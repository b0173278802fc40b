// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace accord::store {

/// The words of a text exactly as the word index takes them apart: a query with a word that the index sees as two is
/// refused by SQLite as a phrase. Text beyond ASCII comes back as the index keeps it, in lower case and without
/// diacritics.
std::vector<std::string> searchWords(std::string_view text);

} // namespace accord::store
