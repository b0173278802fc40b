// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/reconcile/blocks.h"
#include "core/reconcile/feedback.h"
#include "core/reconcile/meetings.h"
#include "core/reconcile/minutes.h"

#include <algorithm>

namespace accord::reconcile {
namespace {

using format::FormattedDocument;
using format::Line;
using format::plain;
using format::strong;

std::string namesOf(const Minutes& minutes, const std::vector<PersonId>& people)
{
    std::vector<std::string> names;
    names.reserve(people.size());
    for (const PersonId person : people) {
        names.push_back(nameOf(minutes, person));
    }
    return text::join(names, ", ");
}

/// "2026-03-04 11:05"
std::string minuteOf(const std::string& at)
{
    return at.size() < 16 ? at : at.substr(0, 10) + " " + at.substr(11, 5);
}

std::string counted(std::size_t number, std::string_view one, std::string_view many)
{
    return std::to_string(number) + " " + std::string(number == 1 ? one : many);
}

std::string methodText(const DecisionContent& content)
{
    switch (content.method) {
    case Method::Consensus:
        return "by consensus";
    case Method::Majority:
        return "by majority of the first labels";
    case Method::SecondVote:
        return "by second vote";
    case Method::Lead:
        return "one decided for all";
    case Method::None:
        break;
    }
    return content.source == DecisionSource::Rule ? "by the rule " + content.rule
                                                  : "how people came to it was not said";
}

std::string causeText(Cause cause)
{
    switch (cause) {
    case Cause::AmbiguousIssue:
        return "the issue is ambiguous";
    case Cause::CodebookGap:
        return "the codebook has a gap";
    case Cause::Slip:
        return "a slip";
    case Cause::TwoTopics:
        return "two topics in one issue";
    case Cause::NeedsExpert:
        return "an expert is needed";
    case Cause::None:
        break;
    }
    return {};
}

/// "C.9 (Bug > Memory)"
Line saidLine(const Taxonomy& taxonomy, const Named& named)
{
    Line line{strong(namedText(taxonomy, named))};
    if (taxonomy.find(named.category) != nullptr) {
        line.push_back(plain(" (" + taxonomy.pathText(named.category, " > ") + ")"));
    }
    return line;
}

/// "C.9: Anna, Bob; C.5: Cy", most first.
std::string votesText(const Minutes& minutes, const Taxonomy& taxonomy,
                      const std::vector<std::pair<Named, PersonId>>& votes)
{
    std::vector<std::pair<Named, std::vector<PersonId>>> choices;
    for (const auto& [named, person] : votes) {
        auto choice = std::ranges::find(choices, named, &std::pair<Named, std::vector<PersonId>>::first);
        if (choice == choices.end()) {
            choice = choices.insert(choice, {named, {}});
        }
        choice->second.push_back(person);
    }
    std::ranges::stable_sort(choices, [](const auto& a, const auto& b) { return a.second.size() > b.second.size(); });
    std::vector<std::string> parts;
    parts.reserve(choices.size());
    for (const auto& [named, people] : choices) {
        parts.push_back(namedText(taxonomy, named) + ": " + namesOf(minutes, people));
    }
    return text::join(parts, "; ");
}

std::string labelsText(const Minutes& minutes, const Taxonomy& taxonomy, const MinutesEntry& entry)
{
    std::vector<std::pair<Named, PersonId>> votes;
    for (const Label& label : entry.labels) {
        if (label.content.verdict != Verdict::None) {
            votes.emplace_back(Named{label.content.verdict, label.content.category}, label.by);
        }
    }
    return votesText(minutes, taxonomy, votes);
}

std::string secondVotesText(const Minutes& minutes, const Taxonomy& taxonomy, const MinutesEntry& entry)
{
    std::vector<std::pair<Named, PersonId>> votes;
    for (const Vote& vote : entry.vote ? entry.vote->votes : std::vector<Vote>{}) {
        votes.emplace_back(Named{vote.content.verdict, vote.content.category}, vote.by);
    }
    return votesText(minutes, taxonomy, votes);
}

void addFact(std::vector<Line>& facts, const std::string& name, const std::string& value)
{
    if (!value.empty()) {
        facts.push_back({strong(name), plain(": " + value)});
    }
}

/// "by consensus, Anna, 2026-03-04 11:05"
std::string howText(const Minutes& minutes, const Decision& decision)
{
    return methodText(decision.content) + ", " + nameOf(minutes, decision.by) + ", " + minuteOf(decision.at) + " UTC";
}

void addEntry(FormattedDocument& document, const Minutes& minutes, const Taxonomy& taxonomy, const MinutesEntry& entry)
{
    const DecisionContent& content = entry.decision.content;
    document.heading(3, entry.issue + (entry.title.empty() ? "" : " " + entry.title));
    std::vector<Line> facts;
    if (content.state == DecisionState::Decided) {
        Line line{strong("Decision"), plain(": ")};
        const Line said = saidLine(taxonomy, {content.verdict, content.category});
        line.insert(line.end(), said.begin(), said.end());
        line.push_back(plain("; " + howText(minutes, entry.decision)));
        facts.push_back(std::move(line));
    } else {
        addFact(facts, content.state == DecisionState::Deferred ? "Deferred" : "Opened again",
                nameOf(minutes, entry.decision.by) + ", " + minuteOf(entry.decision.at) + " UTC");
    }
    addFact(facts, "Reason", content.reason);
    addFact(facts, "Cause of the conflict", causeText(content.cause));
    addFact(facts, "First labels", labelsText(minutes, taxonomy, entry));
    addFact(facts, "Second votes", secondVotesText(minutes, taxonomy, entry));
    if (content.takingPart != minutes.takingPart) {
        addFact(facts, "Took part", namesOf(minutes, content.takingPart));
    }
    if (content.codebookChange) {
        facts.push_back({plain("The codebook needs a change.")});
    }
    if (!entry.holds) {
        facts.push_back({plain("This was changed later.")});
    }
    facts.push_back({strong("Issue"), plain(": "), {entry.issue, false, entry.url}});
    document.list(std::move(facts));
    addPassages(document, entry.passages, [&minutes](PersonId person) { return nameOf(minutes, person); });
}

void addEntries(FormattedDocument& document, const Minutes& minutes, const Taxonomy& taxonomy,
                const std::string& heading, const std::vector<MinutesEntry>& entries)
{
    if (!entries.empty()) {
        document.heading(2, heading);
        for (const MinutesEntry& entry : entries) {
            addEntry(document, minutes, taxonomy, entry);
        }
    }
}

std::string whenText(const Scope& scope, const std::string& madeAt)
{
    const FigureSpan span = scope.span();
    const std::string end = span.to.empty() ? "until now, " + minuteOf(madeAt) : "to " + minuteOf(span.to);
    return (span.from.empty() ? "From the beginning" : "From " + minuteOf(span.from)) + " " + end + " UTC";
}

/// "72 of 60 minutes"
std::string timeText(const Minutes& minutes)
{
    if (!minutes.scope.meeting) {
        return {};
    }
    const Meeting& meeting = *minutes.scope.meeting;
    const std::int64_t seconds = meetingTime(meeting, {}, minutes.madeAt).used;
    const std::string used = std::to_string((seconds + 30) / 60);
    const std::string budget = meeting.content.minutes > 0
                                   ? used + " of " + std::to_string(meeting.content.minutes) + " minutes"
                                   : used + " minutes";
    return budget + (meeting.endedAt.empty() ? " so far" : "");
}

void addFacts(FormattedDocument& document, const Minutes& minutes)
{
    std::vector<Line> facts;
    addFact(facts, "Project", minutes.project + ", round " + minutes.round);
    addFact(facts, "When", whenText(minutes.scope, minutes.madeAt));
    addFact(facts, "Took part", namesOf(minutes, minutes.takingPart));
    addFact(facts, "Agenda", minutes.agenda);
    addFact(facts, "Time used", timeText(minutes));
    int byRule = 0;
    for (const RuleCount& rule : minutes.rules) {
        byRule += rule.decisions;
    }
    addFact(facts, "Result",
            counted(minutes.decided.size(), "decision", "decisions") + " by people, " + std::to_string(byRule) +
                " by rule, " + std::to_string(minutes.deferred.size()) + " deferred, " +
                std::to_string(minutes.openedAgain.size()) + " opened again; " +
                counted(static_cast<std::size_t>(minutes.secondVotes), "second vote", "second votes") + " revealed");
    document.list(std::move(facts));
}

void addRules(FormattedDocument& document, const Minutes& minutes)
{
    if (minutes.rules.empty() && minutes.fromFiles == 0 && minutes.takenBack == 0) {
        return;
    }
    document.heading(2, "Decided by rule");
    if (!minutes.rules.empty()) {
        format::DocumentPart& table = document.table("lrl", {"Rule", "Decisions", "Categories"});
        for (const RuleCount& rule : minutes.rules) {
            std::vector<std::string> categories;
            for (const auto& [code, count] : rule.byCategory) {
                categories.push_back((code == "-" ? "not for this study" : code) + " " + std::to_string(count));
            }
            table.rows.push_back(
                {{plain(rule.rule)}, {plain(std::to_string(rule.decisions))}, {plain(text::join(categories, ", "))}});
        }
    }
    if (minutes.takenBack > 0) {
        document.paragraph(counted(static_cast<std::size_t>(minutes.takenBack), "item was", "items were") +
                           " decided by a rule and opened again, as before.");
    }
    if (minutes.fromFiles > 0) {
        document.paragraph(counted(static_cast<std::size_t>(minutes.fromFiles), "decision was", "decisions were") +
                           " imported from files.");
    }
}

/// How conflicts between the same two categories ended, and what people said they came from.
void addPairs(FormattedDocument& document, const Minutes& minutes, const Taxonomy& taxonomy)
{
    if (minutes.pairs.empty()) {
        return;
    }
    document.heading(2, "By pair of categories");
    format::DocumentPart& table = document.table("lrll", {"Labels", "Decisions", "Decided as", "Causes"});
    for (const SettledPair& settled : minutes.pairs) {
        std::vector<std::string> outcomes;
        for (const PairOutcome& outcome : settled.outcomes) {
            outcomes.push_back(namedText(taxonomy, {outcome.verdict, outcome.category}) + " " +
                               std::to_string(outcome.byPeople + outcome.byOthers));
        }
        std::vector<std::string> causes;
        for (std::size_t cause = 1; cause < settled.causes.size(); ++cause) {
            if (settled.causes[cause] > 0) {
                causes.push_back(causeText(static_cast<Cause>(cause)) + " " + std::to_string(settled.causes[cause]));
            }
        }
        table.rows.push_back({{plain(blockText(taxonomy, settled.pair))},
                              {plain(std::to_string(settled.decided))},
                              {plain(text::join(outcomes, ", "))},
                              {plain(text::join(causes, ", "))}});
    }
}

void addRest(FormattedDocument& document, const Minutes& minutes)
{
    const DecisionCounts& counts = minutes.end.decisions;
    document.heading(2, "What is left");
    const int deferred = counts.deferred;
    document.paragraph(std::to_string(counts.conflicts - counts.conflictsDecided) + " of " +
                       std::to_string(counts.conflicts) + " conflicts are not decided; " +
                       counted(static_cast<std::size_t>(deferred), "item is", "items are") + " deferred.");
}

FormattedDocument documentOf(const Minutes& minutes, const Taxonomy& taxonomy)
{
    FormattedDocument document;
    document.title = "Minutes: " + (minutes.scope.meeting ? minutes.scope.meeting->content.name : minutes.round);
    document.heading(1, document.title);
    addFacts(document, minutes);
    addEntries(document, minutes, taxonomy, "Decisions", minutes.decided);
    addRules(document, minutes);
    addPairs(document, minutes, taxonomy);
    addEntries(document, minutes, taxonomy, "Deferred", minutes.deferred);
    addEntries(document, minutes, taxonomy, "Opened again", minutes.openedAgain);
    addCodebook(document, minutes, taxonomy);
    addFigures(document, minutes);
    addRest(document, minutes);
    return document;
}

} // namespace

std::string minutesText(const Minutes& minutes, const Taxonomy& taxonomy, MinutesFormat format)
{
    const FormattedDocument document = documentOf(minutes, taxonomy);
    return format == MinutesFormat::Html ? format::asHtml(document) : format::asMarkdown(document);
}

} // namespace accord::reconcile
