// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/issue.h"
#include "core/sqlite/database.h"
#include "core/store/search_query.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace accord::store {

/// The words of a text exactly as the word index takes them apart: a query with a word that the index sees as two is
/// refused by SQLite as a phrase. Text beyond ASCII comes back as the index keeps it, in lower case and without
/// diacritics.
std::vector<std::string> searchWords(std::string_view text);

/// The text with a space around every Chinese, Japanese or Korean character, so that the word index takes each as a
/// word of its own.
std::string separated(std::string_view text);

/// The text as phrases are compared: ASCII letters in lower case, runs of white space as one space.
std::string folded(std::string_view text);

/// How much of the project's texts the word index knows.
Result<IndexState> indexState(sqlite::Database& database);

/// Indexes up to `most` further texts in a transaction of its own, short enough for others to get their turn.
/// Answers how many it did, 0 when the index is complete.
Result<int> indexFurther(sqlite::Database& database, int most);

/// Issues that match, newest text first, at most `most`, with document numbers below `below` (0: from the newest), so
/// that further hits are a further call. A call verifies phrases in a bounded number of texts, so that it takes about
/// a frame even where nothing matches: few or no hits do not mean that there are no more while `next` is set.
struct SearchHits
{
    std::vector<IssueId> issues;
    std::int64_t next = 0; ///< `below` for the next call; 0: that was all
};
Result<SearchHits> search(sqlite::Database& database, const SearchQuery& query, int most, std::int64_t below);

/// Whether every phrase occurs in the text with this number, in its title, its body or one of its comments.
Result<bool> hasPhrases(sqlite::Database& database, std::int64_t document, const std::vector<std::string>& phrases);

} // namespace accord::store
