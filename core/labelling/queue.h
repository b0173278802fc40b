// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/label.h"
#include "core/project/project.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace accord::labelling {

/// One line of a person's queue, small enough to keep a million in memory.
struct QueueEntry
{
    ItemId item;
    CategoryId category;
    Verdict verdict = Verdict::None;
    bool flagged = false;
    bool again = false; ///< to be looked at again: its category means something else now, or was split

    /// A category or "not for this study"; "cannot tell" is still to do, at the end.
    [[nodiscard]] bool done() const { return verdict == Verdict::Category || verdict == Verdict::NotForStudy; }
};

/// The items of the round that are the person's, in their own order, with what they say about them.
Result<std::vector<QueueEntry>> queue(Project& project, RoundId round, PersonId person);

/// What a list shows of an item.
struct Heading
{
    ItemId item;
    IssueId issue;
    std::string repository; ///< "vllm-project/vllm"
    std::string number;
    std::string title; ///< empty while the issue's text is missing
    int occurrence = 1;
    std::string url; ///< the issue's canonical address
};

/// For the rows in view. In the order asked for.
Result<std::vector<Heading>> headings(Project& project, std::span<const ItemId> items);

/// How many items the person finished since the given moment (UTC, ISO 8601), for "48 today".
Result<int> doneSince(Project& project, RoundId round, PersonId person, const std::string& moment);

} // namespace accord::labelling
