// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/messages/document_texts.h"
#include "core/reconcile/feedback.h"
#include "core/report/parts.h"

#include <algorithm>
#include <set>
#include <utility>

namespace accord::report {
namespace {

using namespace messages::documents;
using format::FormattedDocument;
using format::Line;
using format::plain;
using format::strong;
using reconcile::ReadingEntry;
using reconcile::ReadingList;

/// What one person said, with what they wrote: "Anna (“it leaks”; the log says so)".
std::string readingVoice(const Words& say, const ReadingList& list, const Label& label)
{
    std::vector<std::string> words;
    if (!label.content.summary.empty()) {
        words.push_back(say(kQuoted, label.content.summary));
    }
    if (!label.content.note.empty()) {
        words.push_back(label.content.note);
    }
    const std::string name = nameIn(say, list.names, label.by);
    return words.empty() ? name : say(kBeside, name, text::join(words, say(kPartBreak)));
}

/// One line per choice, most votes first, as people said it: "C.9 (Bug > Memory), 2 of 4: Anna, Bob".
std::vector<Line> readingVotes(const Words& say, const ReadingList& list, const Taxonomy& taxonomy,
                               const ReadingEntry& entry)
{
    using reconcile::Named;
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
        choice->second.push_back(readingVoice(say, list, label));
        ++all;
    }
    std::ranges::stable_sort(choices, [](const auto& a, const auto& b) { return a.second.size() > b.second.size(); });
    std::vector<Line> lines;
    for (const auto& [named, voices] : choices) {
        Line& line = lines.emplace_back(namedLine(say, taxonomy, named));
        line.push_back(plain(say(kVotesOf, voices.size(), all, say.list(voices))));
    }
    return lines;
}

void addReadingEntry(FormattedDocument& document, const Words& say, const ReadingList& list, const Taxonomy& taxonomy,
                     const ReadingEntry& entry, std::size_t number)
{
    const std::string issue = issueText(say, entry.issue, entry.occurrence);
    document.heading(2, std::to_string(number) + ". " + (entry.title.empty() ? issue : entry.title));
    document.paragraph({{issue, false, entry.url}});
    if (!entry.text.empty()) {
        document.text(entry.text);
    }
    std::vector<std::string> rest;
    if (entry.left > 0) {
        rest.push_back(say(kMoreCharacters, static_cast<std::int64_t>(entry.left)));
    }
    if (entry.comments > 0) {
        rest.push_back(say(kComments, static_cast<std::int64_t>(entry.comments)));
    }
    if (!rest.empty()) {
        document.paragraph(say(kNotPrinted, say.list(rest)));
    }
    if (entry.votedOn) {
        document.paragraph(say(kVoteGoesOn));
    } else if (std::vector<Line> said = readingVotes(say, list, taxonomy, entry); said.empty()) {
        document.paragraph(say(kNobodyLabelled));
    } else {
        document.list(std::move(said));
    }
    addPassages(document, say, entry.passages, list.names);
}

/// What the codebook says of every category that the list names, and of those above them, in its order.
void addReadingDefinitions(FormattedDocument& document, const Words& say, const ReadingList& list,
                           const Taxonomy& taxonomy)
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
    document.heading(2, say(kDefinitions));
    for (const Category& category : taxonomy.categories()) {
        if (!named.contains(category.id)) {
            continue;
        }
        const CategoryText text = textIn(category, say.tag());
        document.heading(3, category.code + " " + text.name);
        if (!text.definition.empty()) {
            document.paragraph(text.definition);
        }
        std::vector<Line> rules;
        addFact(rules, say, say(kUseWhen), text.useWhen);
        addFact(rules, say, say(kNotWhen), text.notWhen);
        document.list(std::move(rules));
    }
}

} // namespace

std::string readingListText(const ReadingList& list, const Taxonomy& taxonomy, const Form& form)
{
    const Words say(form.language);
    FormattedDocument document;
    document.language = say.tag();
    document.title = list.meeting.empty() ? say(kToReadBeforeRound, list.round) : say(kToReadBefore, list.meeting);
    document.heading(1, document.title);
    std::vector<Line> facts;
    addFact(facts, say, say(kProject), say(kProjectAndRound, list.project, list.round));
    addFact(facts, say, say(kAgenda), agendaText(say, list.agenda, taxonomy, list.names));
    addFact(facts, say, say(kIssues),
            list.more > 0 ? say(kIssuesAndMore, list.entries.size(), list.more)
                          : text::grouped(static_cast<std::int64_t>(list.entries.size())));
    addFact(facts, say, say(kAsOf), say(kAtUtc, list.madeAt.substr(0, 10)));
    document.list(std::move(facts));
    for (std::size_t i = 0; i < list.entries.size(); ++i) {
        addReadingEntry(document, say, list, taxonomy, list.entries[i], i + 1);
    }
    addReadingDefinitions(document, say, list, taxonomy);
    return writtenAs(document, form.format);
}

} // namespace accord::report
