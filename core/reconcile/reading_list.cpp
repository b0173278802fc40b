// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/reading_list.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/document.h"
#include "core/project/items.h"
#include "core/reconcile/conflicts.h"
#include "core/reconcile/decisions.h"
#include "core/reconcile/feedback.h"
#include "core/reconcile/second_votes.h"
#include "core/store/issues/issues.h"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

namespace accord::reconcile {
namespace {

using format::FormattedDocument;
using format::Line;
using format::plain;
using format::strong;

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
    entry.issue = heading.repository + "#" + heading.number +
                  (heading.occurrence > 1 ? " (occurrence " + std::to_string(heading.occurrence) + ")" : "");
    entry.title = heading.title;
    entry.url = heading.url;
    ACCORD_TRY(const Issue issue, store::issueById(project.database(), heading.issue));
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
    list.agenda =
        request.agenda.items
            ? "the issues that were put on it"
            : agendaWords(project, labelMatrix, filterText(request.agenda, names, Naming::Stored), request.pseudonyms);
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

namespace {

std::string nameOn(const ReadingList& list, PersonId person)
{
    const auto found = list.names.find(person);
    return found == list.names.end() ? "somebody" : found->second;
}

/// What one person said, with what they wrote: "Anna (“it leaks”; the log says so)".
std::string readingVoice(const ReadingList& list, const Label& label)
{
    std::vector<std::string> words;
    if (!label.content.summary.empty()) {
        words.push_back("“" + label.content.summary + "”");
    }
    if (!label.content.note.empty()) {
        words.push_back(label.content.note);
    }
    const std::string name = nameOn(list, label.by);
    return words.empty() ? name : name + " (" + text::join(words, "; ") + ")";
}

/// One line per choice, most votes first, as people said it: "C.9 (Bug > Memory), 2 of 4: Anna, Bob".
std::vector<Line> readingVotes(const ReadingList& list, const Taxonomy& taxonomy, const ReadingEntry& entry)
{
    std::vector<std::pair<Named, std::vector<std::string>>> choices;
    std::size_t all = 0;
    for (const Label& label : entry.labels) {
        if (label.content.verdict == Verdict::None) {
            continue;
        }
        const Named named{label.content.verdict, label.content.category};
        auto choice = std::ranges::find(choices, named, &std::pair<Named, std::vector<std::string>>::first);
        if (choice == choices.end()) {
            choice = choices.insert(choice, {named, {}});
        }
        choice->second.push_back(readingVoice(list, label));
        ++all;
    }
    std::ranges::stable_sort(choices, [](const auto& a, const auto& b) { return a.second.size() > b.second.size(); });
    std::vector<Line> lines;
    for (const auto& [named, voices] : choices) {
        const bool known = taxonomy.find(named.category) != nullptr;
        lines.push_back(
            {strong(namedText(taxonomy, named)),
             plain((known ? " (" + taxonomy.pathText(named.category, " > ") + ")" : "") + ", " +
                   std::to_string(voices.size()) + " of " + std::to_string(all) + ": " + text::join(voices, ", "))});
    }
    return lines;
}

void addReadingEntry(FormattedDocument& document, const ReadingList& list, const Taxonomy& taxonomy,
                     const ReadingEntry& entry, std::size_t number)
{
    document.heading(2, std::to_string(number) + ". " + (entry.title.empty() ? entry.issue : entry.title));
    document.paragraph({{entry.issue, false, entry.url}});
    if (!entry.text.empty()) {
        document.text(entry.text);
    }
    std::vector<std::string> rest;
    if (entry.left > 0) {
        rest.push_back(std::to_string(entry.left) + " more characters");
    }
    if (entry.comments > 0) {
        rest.push_back(std::to_string(entry.comments) + (entry.comments == 1 ? " comment" : " comments"));
    }
    if (!rest.empty()) {
        document.paragraph("Not printed here: " + text::join(rest, ", ") + ".");
    }
    if (entry.votedOn) {
        document.paragraph("A second vote is going on. The first labels are not shown before it is revealed.");
    } else if (std::vector<Line> said = readingVotes(list, taxonomy, entry); said.empty()) {
        document.paragraph("Nobody has labelled it.");
    } else {
        document.list(std::move(said));
    }
    addPassages(document, entry.passages, [&list](PersonId person) { return nameOn(list, person); });
}

/// What the codebook says of every category that the list names, and of those above them, in its order.
void addReadingDefinitions(FormattedDocument& document, const ReadingList& list, const Taxonomy& taxonomy)
{
    std::set<CategoryId> named;
    for (const ReadingEntry& entry : list.entries) {
        for (const Label& label : entry.labels) {
            const Category* category = taxonomy.resolveMerged(label.content.category);
            for (; category != nullptr; category = taxonomy.parentOf(*category)) {
                named.insert(category->id);
            }
        }
    }
    if (named.empty()) {
        return;
    }
    document.heading(2, "Definitions");
    for (const Category& category : taxonomy.categories()) {
        if (!named.contains(category.id)) {
            continue;
        }
        document.heading(3, category.code + " " + category.name);
        if (!category.definition.empty()) {
            document.paragraph(category.definition);
        }
        std::vector<Line> rules;
        if (!category.useWhen.empty()) {
            rules.push_back({strong("Use when"), plain(": " + category.useWhen)});
        }
        if (!category.notWhen.empty()) {
            rules.push_back({strong("Not when"), plain(": " + category.notWhen)});
        }
        document.list(std::move(rules));
    }
}

} // namespace

std::string readingListText(const ReadingList& list, const Taxonomy& taxonomy, MinutesFormat format)
{
    FormattedDocument document;
    document.title = "To read before " + (list.meeting.empty() ? "the meeting on " + list.round : list.meeting);
    document.heading(1, document.title);
    std::vector<Line> facts{
        {strong("Project"), plain(": " + list.project + ", round " + list.round)},
        {strong("Agenda"), plain(": " + list.agenda)},
        {strong("Issues"),
         plain(": " + std::to_string(list.entries.size()) +
               (list.more > 0 ? "; " + std::to_string(list.more) + " more of the agenda are not on this list" : ""))},
        {strong("As of"), plain(": " + list.madeAt.substr(0, 10) + " UTC")}};
    document.list(std::move(facts));
    for (std::size_t i = 0; i < list.entries.size(); ++i) {
        addReadingEntry(document, list, taxonomy, list.entries[i], i + 1);
    }
    addReadingDefinitions(document, list, taxonomy);
    return format == MinutesFormat::Html ? format::asHtml(document) : format::asMarkdown(document);
}

} // namespace accord::reconcile
