// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/collect/selection/selection_filter.h"
#include "core/collect/selection/identity.h"
#include "core/collect/selection/selection.h"
#include "core/store/collect/fetched.h"
#include "core/store/issues/issues.h"
#include "core/store/sqlite/transaction.h"

#include <algorithm>
#include <charconv>

namespace accord::collect {
namespace {

// Adds what one keyword brought to the counts over all sources. Spellings that differ only in case are one.
void addTo(std::vector<KeywordCount>& all, const KeywordCount& one)
{
    const auto known = std::ranges::find_if(
        all, [&one](const KeywordCount& count) { return text::equalsIgnoringCase(count.keyword, one.keyword); });
    if (known == all.end()) {
        all.push_back(one);
    } else {
        known->issues += one.issues;
        known->alone += one.alone;
    }
}

void countYear(std::map<int, std::int64_t>& years, const std::string& createdAt)
{
    int year = 0;
    if (std::from_chars(createdAt.data(), createdAt.data() + std::min<std::size_t>(createdAt.size(), 4), year).ec ==
        std::errc{}) {
        ++years[year];
    }
}

void countKeywords(SourceCount& count, const std::vector<KeywordHit>& hits)
{
    for (const KeywordHit& hit : hits) {
        const auto keyword = std::ranges::find(count.keywords, hit.keyword, &KeywordCount::keyword);
        ++keyword->issues;
        keyword->alone += hits.size() == 1 ? 1 : 0;
    }
}

} // namespace

Result<SelectionPreview> previewSelection(Project& project, std::span<const Source> sources, Progress& progress,
                                          const std::stop_token& stop)
{
    store::Database& database = project.database();
    ACCORD_TRY(const store::Snapshot snapshot, store::Snapshot::begin(database));
    SelectionPreview preview;
    Ticker ticker(progress);
    for (const Source& source : sources) {
        ACCORD_TRY(const SelectionFilter filter, SelectionFilter::of(source));
        ACCORD_TRY(const FetchedCounts there, store::fetchedCounts(database, source.uuid));
        SourceCount count;
        count.source = source.uuid;
        for (const std::string& name : filter.matcher().names()) {
            count.keywords.push_back({name});
        }
        std::int64_t done = 0;
        ACCORD_CHECK(store::forEachFetched(database, source.uuid, 0, [&](const FetchedIssue& issue) -> Status {
            if (stop.stop_requested()) {
                return Error{Errc::Cancelled, source.repository, {}};
            }
            ticker.report(source.repository, ++done, there.issues + there.pullRequests);
            count.fetched += issue.pullRequest && !source.selection.pullRequests ? 0 : 1;
            const auto hits = filter.wanted(issue);
            if (!hits) {
                return {};
            }
            ++count.selected;
            ++count.months[issue.document.createdAt.substr(0, 7)];
            countYear(preview.years, issue.document.createdAt);
            countKeywords(count, *hits);
            ACCORD_TRY(const Identity identity, identityOf(database, source, issue.link));
            preview.newIssues += identity.known.valid() ? 0 : 1;
            return {};
        }));
        preview.fetched += count.fetched;
        preview.selected += count.selected;
        for (const KeywordCount& keyword : count.keywords) {
            addTo(preview.keywords, keyword);
        }
        preview.sources.push_back(std::move(count));
    }
    std::ranges::stable_sort(preview.keywords, std::ranges::greater{}, &KeywordCount::issues);
    return preview;
}

} // namespace accord::collect
