// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/reading_list.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/items.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/second_votes.h"
#include "core/store/issues/issues.h"

#include <algorithm>
#include <utility>

namespace accord::reconcile {
namespace {

/// The beginning of a body, up to the end of a line where one is near, and how many characters follow.
void takeBeginning(const std::string& body, ReadingEntry& entry)
{
    std::size_t at = 0;
    std::size_t end = 0; ///< of the last whole line
    std::size_t taken = 0;
    for (; at < body.size() && taken < kMostReadingText; ++taken) {
        if (body[at] == '\n' && taken > kMostReadingText / 2) {
            end = at;
        }
        text::nextCodePoint(body, at);
    }
    const std::size_t cut = at >= body.size() ? body.size() : end > 0 ? end : at;
    entry.text = body.substr(0, cut);
    for (at = cut; at < body.size(); ++entry.left) {
        text::nextCodePoint(body, at);
    }
}

Status addText(Project& project, const Heading& heading, ReadingEntry& entry)
{
    entry.issue = heading.fullName();
    entry.occurrence = heading.occurrence;
    entry.title = heading.title;
    entry.url = heading.url;
    ACCORD_TRY(const Issue issue, store::textById(project.database(), heading.issue));
    if (issue.document) {
        takeBeginning(issue.document->body, entry);
        entry.comments = issue.document->comments.size();
    }
    return {};
}

} // namespace

Result<ReadingList> readingList(Project& project, const ReadingRequest& request, const std::stop_token& stop)
{
    ACCORD_CHECK(project.requireOpen(request.round));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, request.round));
    const FilterNames names{labelMatrix, project.people()};
    const ConflictQueue queue(labelMatrix, request.agenda);
    ACCORD_TRY(const std::vector<ItemId> votedOn, votedOnNow(project, request.round));

    ReadingList list;
    list.project = project.name();
    list.round = project.round(request.round)->name;
    list.meeting = request.meeting;
    list.agenda = {request.agenda,
                   filterText(request.agenda, names, request.pseudonyms ? Naming::Hidden : Naming::Shown)};
    list.madeAt = project.now();
    for (const Person& person : project.people()) {
        list.names.emplace(person.id, request.pseudonyms ? person.pseudonym : person.name);
    }
    std::vector<ItemId> items;
    for (std::size_t place = 0; place < std::min(queue.size(), request.most); ++place) {
        items.push_back(queue.at(place).item);
    }
    list.more = queue.size() - items.size();
    ACCORD_TRY(const std::vector<Heading> headings, headingsOf(project, items));
    for (const Heading& heading : headings) {
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        ReadingEntry& entry = list.entries.emplace_back();
        entry.item = heading.item;
        ACCORD_CHECK(addText(project, heading, entry));
        entry.votedOn = std::ranges::binary_search(votedOn, heading.item);
        if (!entry.votedOn) {
            ACCORD_TRY(entry.labels, votes(project, request.round, heading.item));
            ACCORD_TRY(entry.passages, citedPassages(project, heading.issue, entry.labels));
        }
    }
    return list;
}

} // namespace accord::reconcile
