// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect.h"
#include "core/sqlite/database.h"

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

/// What was fetched from sources, before anything of it is selected for the project.
namespace accord::collect {

/// What a page changed.
struct PageOutcome
{
    std::int64_t added = 0;
    std::int64_t changed = 0;
    std::int64_t unchanged = 0; ///< came again
};

/// Writes pages; inside the caller's transaction.
class FetchedWriter
{
public:
    /// `pass`: the number of the running pass (Fetching::pass).
    FetchedWriter(sqlite::Database& database, const Uuid& source, std::int64_t pass);

    /// Issues; their discussions come as comments (`document.comments` is not looked at). An older state of an issue
    /// than the one that is here is passed over. What closed it and what refers to it, which only some ways tell, stays
    /// when a reply does not tell it.
    Result<PageOutcome> issues(std::span<const FetchedIssue> page);

    /// Comments of any issues of the source, whether or not these are here yet; the issue counts as touched.
    Result<PageOutcome> comments(std::span<const FetchedComment> page);

    /// The discussions of these issues (all of them where none is named) are here as of their present `updated_at`.
    Status discussed(std::span<const std::string> numbers);
    Status discussedAll();

private:
    struct Kept;

    Result<std::optional<Kept>> find(const FetchedIssue& issue);
    Status add(const FetchedIssue& issue);
    Status change(const FetchedIssue& issue, const Kept& kept, const std::string& content);
    Status addComment(const FetchedComment& comment, const std::string& content);
    Status changeComment(std::int64_t id, const std::string& content);
    Status touch(const std::string& number);

    sqlite::Database* m_database;
    Uuid m_source;
    std::int64_t m_pass;
};

/// An issue whose discussion is not here in its present state.
struct Undiscussed
{
    std::string number;
    std::int64_t commentCount = 0;
};

/// Those issues (no pull requests unless wanted) that have comments which were not asked for since they changed, by id.
Result<std::vector<Undiscussed>> undiscussed(sqlite::Database& database, const Uuid& source, bool pullRequests);

/// Every fetched issue that was touched after pass `after`, discussion included (in the order of time), by id. An issue
/// of which only comments came is passed over. `visit` may write, but not to what was fetched.
Status forEachFetched(sqlite::Database& database, const Uuid& source, std::int64_t after,
                      const std::function<Status(const FetchedIssue&)>& visit);

Result<FetchedCounts> fetchedCounts(sqlite::Database& database, const Uuid& source);

/// Drops what was fetched from a source, and how far it had come, in parts of at most `most` rows; true while there is
/// more. Inside the caller's transaction.
Result<bool> forgetFetched(sqlite::Database& database, const Uuid& source, std::int64_t most);

// Whether what was fetched is here as its host has it.

/// Of these issues the ones that are not here.
Result<std::vector<std::string>> notFetched(sqlite::Database& database, const Uuid& source,
                                            std::span<const std::string> numbers);

/// Inside the caller's transaction: what is here of an issue's discussion and not among `whole` is no longer there. The
/// number of comments that went; the issue counts as touched in `pass` if there were any.
Result<std::int64_t> keepOnly(sqlite::Database& database, const Uuid& source, const std::string& number,
                              std::span<const FetchedComment> whole, std::int64_t pass);

/// As undiscussed(), of those that were touched since pass `since`, it included.
Result<std::vector<Undiscussed>> undiscussedSince(sqlite::Database& database, const Uuid& source, bool pullRequests,
                                                  std::int64_t since);

/// Of these: the ones with more or fewer comments than the host told when the issue was listed. Comments that were
/// written later do not count.
Result<std::vector<Undiscussed>> miscounted(sqlite::Database& database, const Uuid& source, bool pullRequests,
                                            std::int64_t since);

/// How many comments the host told of, on issues and pull requests that were touched since pass `since`.
Result<std::int64_t> commentsTold(sqlite::Database& database, const Uuid& source, std::int64_t since);

} // namespace accord::collect
