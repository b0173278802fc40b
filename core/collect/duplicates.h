// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/model/collect.h"
#include "core/model/issue.h"
#include "core/project/project.h"

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

/// Issues that may be the same. They are shown to people, never merged.
namespace accord::collect {

enum class PairVerdict : std::uint8_t { NotSaid, Same, Different };

/// Two issues of the project that are one by their links, or whose texts are alike.
struct LikePair
{
    IssueId first;
    IssueId second;
    TextLink firstLink;
    TextLink secondLink;
    std::string firstTitle;
    std::string secondTitle;
    double similarity = 0; ///< Jaccard, of the sets of five-word shingles of title and body, 0 to 1
    bool renamed = false;  ///< the same number under the two names of a repository: both links lead to one issue
    PairVerdict verdict = PairVerdict::NotSaid; ///< the last word, whoever said it
};

/// Pairs at least so similar (more than 0, at most 1; else Errc::Invalid), most similar first; before them the pairs
/// that a source's new name tells to be one issue, however similar. Spellings of one link (http, a slash at the end)
/// are one issue from the beginning. Candidates are found by MinHash with bands (Broder 1997; Leskovec, Rajaraman and
/// Ullman, Mining of Massive Datasets, chapter 3) and then compared exactly.
Result<std::vector<LikePair>> likePairs(Project& project, double similarity, Progress& progress,
                                        const std::stop_token& stop);

/// PairVerdict::NotSaid takes back what was said.
Status sayPair(Project& project, PersonId by, IssueId first, IssueId second, PairVerdict verdict);

} // namespace accord::collect
