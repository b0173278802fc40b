// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/collect/fetch/steps/filter.h"

#include "core/collect/selection/selection_filter.h"

#include <set>
#include <string>

namespace accord::collect {
namespace {

bool narrows(const IssueSelection& selection)
{
    return !selection.from.empty() || !selection.to.empty() || selection.state != IssueState::Any ||
           !selection.labels.empty() || !selection.keywords.empty();
}

} // namespace

Status leaveOutUnwanted(FetchContext& context, std::vector<store::Undiscussed>& issues)
{
    Source source = context.checkpoint.source();
    if (source.selection.places.comments) {
        // A keyword may stand in what is still to come.
        source.selection.keywords.clear();
    }
    if (issues.empty() || !narrows(source.selection)) {
        return {};
    }
    ACCORD_TRY(const SelectionFilter chooser, SelectionFilter::of(source));
    std::set<std::string> wanted;
    ACCORD_CHECK(context.checkpoint.read([&](store::Database& database) {
        return store::forEachFetched(database, source.uuid, 0, [&](const FetchedIssue& issue) -> Status {
            if (context.stop.stop_requested()) {
                return Error{Errc::Cancelled, source.repository, {}};
            }
            if (chooser.wanted(issue)) {
                wanted.insert(issue.link.number);
            }
            return {};
        });
    }));
    std::erase_if(issues, [&wanted](const store::Undiscussed& issue) { return !wanted.contains(issue.number); });
    return {};
}

} // namespace accord::collect
