// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/collect/fetched.h"
#include "core/store/collect/fetched.h"
#include "core/store/sqlite/database.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// Whether what was fetched is here as its host has it.
namespace accord::store {

/// Of these issues the ones that are not here.
Result<std::vector<std::string>> notFetched(Database& database, const Uuid& source,
                                            std::span<const std::string> numbers);

/// Inside the caller's transaction: what is here of an issue's discussion and not among `whole` is no longer there. The
/// number of comments that went; the issue counts as touched in `pass` if there were any.
Result<std::int64_t> keepOnly(Database& database, const Uuid& source, const std::string& number,
                              std::span<const FetchedComment> whole, std::int64_t pass);

/// As undiscussed(), of those that were touched since pass `since`, it included.
Result<std::vector<Undiscussed>> undiscussedSince(Database& database, const Uuid& source, bool pullRequests,
                                                  std::int64_t since);

/// Of these: the ones with more or fewer comments than the host told when the issue was listed. Comments that were
/// written later do not count.
Result<std::vector<Undiscussed>> miscounted(Database& database, const Uuid& source, bool pullRequests,
                                            std::int64_t since);

/// How many comments the host told of, on issues and pull requests that were touched since pass `since`.
Result<std::int64_t> commentsTold(Database& database, const Uuid& source, std::int64_t since);

} // namespace accord::store
