// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/model/collect/source.h"

#include <cstdint>
#include <string>

/// The first pages of a host's lists. Where a list goes on is told by the host; pages are counted
/// only where it does not tell.
namespace accord::collect {

/// Rows on a page, at most.
std::int64_t pageSize(Dialect dialect);

/// Every issue of the repository in the order of creation, in which what is new comes last. `since`: only what changed
/// from then on; empty: everything.
std::string issuesAddress(const Source& source, const std::string& repository, const std::string& since);

/// Every comment of the repository, in the same order.
std::string commentsAddress(const Source& source, const std::string& repository, const std::string& since);

std::string issueAddress(const Source& source, const std::string& repository, const std::string& number);
std::string discussionAddress(const Source& source, const std::string& repository, const std::string& number);
std::string graphQlAddress(const Source& source);

/// The address with another page number; for hosts that only count their pages.
std::string withPage(const std::string& address, std::int64_t page);

/// Whether the address asks for a list in pages; other lists come whole.
bool isPaged(const std::string& address);

/// Whether the address tells its place in the list by a cursor: such a list goes on only where the host says so.
bool hasCursor(const std::string& address);

/// The first page of the list with half of the rows on it.
std::string withHalfOfRows(const std::string& address);

/// Whether the address names a page behind the first one by its number alone. Such pages move when something before
/// them comes or goes; a cursor tells the place in the list.
bool countsPages(const std::string& address);

/// The page number in an address, 0 if there is none.
std::int64_t pageOf(const std::string& address);

} // namespace accord::collect
