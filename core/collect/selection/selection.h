// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/collect/keywords.h"
#include "core/model/collect.h"
#include "core/model/issue.h"
#include "core/project/project.h"

#include <cstdint>
#include <map>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace accord::collect {

/// What one source brings.
struct SourceCount
{
    Uuid source;
    std::int64_t fetched = 0; ///< issues to choose from
    std::int64_t selected = 0;
    std::map<std::string, std::int64_t> months; ///< of the selected, by the month of creation: "2024-03"
    std::vector<KeywordCount> keywords;         ///< in the source's order
};

/// What the selections of sources bring, without bringing it.
struct SelectionPreview
{
    std::vector<SourceCount> sources;
    std::map<int, std::int64_t> years;  ///< of the selected
    std::vector<KeywordCount> keywords; ///< over all sources, most issues first
    std::vector<KeywordClass> classes;  ///< over all sources; nothing was judged; empty where no class is said
    std::int64_t fetched = 0;
    std::int64_t selected = 0;
    std::int64_t newIssues = 0; ///< of the selected: not in the project yet
};

/// Over what was fetched; the sources' selections count as given here, saved or not.
Result<SelectionPreview> previewSelection(Project& project, std::span<const Source> sources, Progress& progress,
                                          const std::stop_token& stop);

/// A text that a host changed after the project had it.
struct ChangedText
{
    IssueId issue;
    TextLink link;
    TextDifference parts;
    bool labelled = false; ///< somebody labelled the issue: what they read is kept as an earlier text
};

struct ImportResult
{
    std::int64_t selected = 0;
    std::int64_t added = 0;
    std::int64_t textsAdded = 0; ///< of issues of which only the link was known
    std::int64_t unchanged = 0;
    std::vector<ChangedText> changed;
};

/// Brings the selected issues into the project, with their keywords' places and facts. Errc::Cancelled, and any other
/// error, leaves the project as it was.
Result<ImportResult> importSelected(Project& project, std::span<const Source> sources, Progress& progress,
                                    const std::stop_token& stop, PersonId by = {});

} // namespace accord::collect
