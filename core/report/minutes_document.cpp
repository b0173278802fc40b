// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/messages/document_texts.h"
#include "core/reconcile/feedback.h"
#include "core/reconcile/meetings.h"
#include "core/report/parts.h"

#include <algorithm>

namespace accord::report {
namespace {

using namespace messages::documents;
using format::FormattedDocument;
using format::Line;
using format::plain;
using format::strong;
using reconcile::Minutes;
using reconcile::MinutesEntry;
using reconcile::Named;

using NamedVotes = std::vector<std::pair<Named, PersonId>>;

/// "C.9: Anna, Bob; C.5: Cy", most first.
std::string votesText(const Words& say, const Minutes& minutes, const Taxonomy& taxonomy, const NamedVotes& votes)
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
        parts.push_back(say(kFactOf, namedText(say, taxonomy, named), namesIn(say, minutes.names, people)));
    }
    return text::join(parts, say(kPartBreak));
}

NamedVotes firstVotes(const MinutesEntry& entry)
{
    NamedVotes votes;
    for (const Label& label : entry.labels) {
        if (label.content.verdict != Verdict::None) {
            votes.emplace_back(Named{label.content.verdict, label.content.category}, label.by);
        }
    }
    return votes;
}

NamedVotes secondVotes(const MinutesEntry& entry)
{
    NamedVotes votes;
    for (const Vote& vote : entry.vote ? entry.vote->votes : std::vector<Vote>{}) {
        votes.emplace_back(Named{vote.content.verdict, vote.content.category}, vote.by);
    }
    return votes;
}

void addEntry(FormattedDocument& document, const Words& say, const Minutes& minutes, const Taxonomy& taxonomy,
              const MinutesEntry& entry)
{
    const DecisionContent& content = entry.decision.content;
    const std::string issue = issueText(say, entry.issue, entry.occurrence);
    const std::string by = nameIn(say, minutes.names, entry.decision.by);
    const std::string at = text::minuteOf(entry.decision.at);
    document.heading(3, issue + (entry.title.empty() ? "" : " " + entry.title));
    std::vector<Line> facts;
    if (content.state == DecisionState::Decided) {
        Line line{strong(say(kDecision)), plain(say(kFactBreak))};
        const Line said = namedLine(say, taxonomy, {content.verdict, content.category});
        line.insert(line.end(), said.begin(), said.end());
        line.push_back(plain(say(kHowDecided, say(kHowByAndWhen, methodText(say, content), by, at))));
        facts.push_back(std::move(line));
    } else {
        addFact(facts, say, say(content.state == DecisionState::Deferred ? kDeferred : kOpenedAgain),
                say(kByAndWhen, by, at));
    }
    addFact(facts, say, say(kReason), content.reason);
    addFact(facts, say, say(kCauseOfConflict), causeText(say, content.cause));
    addFact(facts, say, say(kFirstLabels), votesText(say, minutes, taxonomy, firstVotes(entry)));
    addFact(facts, say, say(kSecondVotes), votesText(say, minutes, taxonomy, secondVotes(entry)));
    if (content.takingPart != minutes.takingPart) {
        addFact(facts, say, say(kTookPart), namesIn(say, minutes.names, content.takingPart));
    }
    if (content.codebookChange) {
        facts.push_back({plain(say(kCodebookNeedsChange))});
    }
    if (!entry.holds) {
        facts.push_back({plain(say(kChangedSince))});
    }
    facts.push_back({strong(say(kIssue)), plain(say(kFactBreak)), {issue, false, entry.url}});
    document.list(std::move(facts));
    addPassages(document, say, entry.passages, minutes.names);
}

void addEntries(FormattedDocument& document, const Words& say, const Minutes& minutes, const Taxonomy& taxonomy,
                messages::Text heading, const std::vector<MinutesEntry>& entries)
{
    if (!entries.empty()) {
        document.heading(2, say(heading));
        for (const MinutesEntry& entry : entries) {
            addEntry(document, say, minutes, taxonomy, entry);
        }
    }
}

std::string whenText(const Words& say, const Minutes& minutes)
{
    const reconcile::FigureSpan span = minutes.scope.span();
    const std::string from = text::minuteOf(span.from);
    const std::string to = text::minuteOf(span.to.empty() ? minutes.madeAt : span.to);
    if (from.empty()) {
        return say(span.to.empty() ? kWhenOpen : kWhenUntil, to);
    }
    return say(span.to.empty() ? kWhenSince : kWhenBetween, from, to);
}

/// "72 of 60 minutes"
std::string timeText(const Words& say, const Minutes& minutes)
{
    if (!minutes.scope.meeting) {
        return {};
    }
    const Meeting& meeting = *minutes.scope.meeting;
    const std::int64_t used = (reconcile::meetingTime(meeting, {}, minutes.madeAt).used + 30) / 60;
    const bool ended = !meeting.endedAt.empty();
    const int budget = meeting.content.minutes;
    return budget > 0 ? say(ended ? kMinutesOfBudget : kMinutesOfBudgetSoFar, budget, std::to_string(used))
                      : say(ended ? kMinutes : kMinutesSoFar, used);
}

void addFacts(FormattedDocument& document, const Words& say, const Minutes& minutes, const Taxonomy& taxonomy)
{
    std::vector<Line> facts;
    addFact(facts, say, say(kProject), say(kProjectAndRound, minutes.project, minutes.round));
    addFact(facts, say, say(kWhen), whenText(say, minutes));
    addFact(facts, say, say(kTookPart), namesIn(say, minutes.names, minutes.takingPart));
    addFact(facts, say, say(kAgenda), agendaText(say, minutes.agenda, taxonomy, minutes.names));
    addFact(facts, say, say(kTimeUsed), timeText(say, minutes));
    int byRule = 0;
    for (const reconcile::RuleCount& rule : minutes.rules) {
        byRule += rule.decisions;
    }
    addFact(facts, say, say(kResult),
            say(kResultOf, say(kResultDecisions, static_cast<std::int64_t>(minutes.decided.size())),
                std::to_string(byRule), std::to_string(minutes.deferred.size()),
                std::to_string(minutes.openedAgain.size()), say(kResultVotes, minutes.secondVotes)));
    document.list(std::move(facts));
}

std::string countedCode(const Words& say, const std::string& code, int count)
{
    return say(kCategoryAndCount, code, std::to_string(count));
}

void addRules(FormattedDocument& document, const Words& say, const Minutes& minutes)
{
    if (minutes.rules.empty() && minutes.fromFiles == 0 && minutes.takenBack == 0) {
        return;
    }
    document.heading(2, say(kDecidedByRule));
    if (!minutes.rules.empty()) {
        format::DocumentPart& table = document.table("lrl", {say(kRule), say(kDecisions), say(kCategories)});
        for (const reconcile::RuleCount& rule : minutes.rules) {
            std::vector<std::string> categories;
            for (const auto& [code, count] : rule.byCategory) {
                categories.push_back(countedCode(say, code == "-" ? say(kNotForStudy) : code, count));
            }
            table.rows.push_back({{plain(ruleText(say, rule.rule))},
                                  {plain(std::to_string(rule.decisions))},
                                  {plain(say.list(categories))}});
        }
    }
    if (minutes.takenBack > 0) {
        document.paragraph(say(kTakenBack, minutes.takenBack));
    }
    if (minutes.fromFiles > 0) {
        document.paragraph(say(kImported, minutes.fromFiles));
    }
}

/// How conflicts between the same two categories ended, and what people said they came from.
void addPairs(FormattedDocument& document, const Words& say, const Minutes& minutes, const Taxonomy& taxonomy)
{
    if (minutes.pairs.empty()) {
        return;
    }
    document.heading(2, say(kByPair));
    format::DocumentPart& table =
        document.table("lrll", {say(kLabels), say(kDecisions), say(kDecidedAs), say(kCauses)});
    for (const reconcile::SettledPair& settled : minutes.pairs) {
        std::vector<std::string> outcomes;
        for (const reconcile::PairOutcome& outcome : settled.outcomes) {
            outcomes.push_back(countedCode(say, namedText(say, taxonomy, {outcome.verdict, outcome.category}),
                                           outcome.byPeople + outcome.byOthers));
        }
        std::vector<std::string> causes;
        for (std::size_t cause = 1; cause < settled.causes.size(); ++cause) {
            if (settled.causes[cause] > 0) {
                causes.push_back(countedCode(say, causeText(say, static_cast<Cause>(cause)), settled.causes[cause]));
            }
        }
        table.rows.push_back({{plain(blockText(say, taxonomy, settled.pair))},
                              {plain(std::to_string(settled.decided))},
                              {plain(say.list(outcomes))},
                              {plain(say.list(causes))}});
    }
}

void addRest(FormattedDocument& document, const Words& say, const Minutes& minutes)
{
    const reconcile::DecisionCounts& counts = minutes.end.decisions;
    document.heading(2, say(kWhatIsLeft));
    document.paragraph(say(kLeft, counts.deferred, std::to_string(counts.conflicts - counts.conflictsDecided),
                           std::to_string(counts.conflicts)));
}

} // namespace

std::string minutesText(const Minutes& minutes, const Taxonomy& taxonomy, const Form& form)
{
    const Words say(form.language);
    FormattedDocument document;
    document.language = say.tag();
    document.title = say(kMinutesOf, minutes.scope.meeting ? minutes.scope.meeting->content.name : minutes.round);
    document.heading(1, document.title);
    addFacts(document, say, minutes, taxonomy);
    addEntries(document, say, minutes, taxonomy, kDecisions, minutes.decided);
    addRules(document, say, minutes);
    addPairs(document, say, minutes, taxonomy);
    addEntries(document, say, minutes, taxonomy, kDeferred, minutes.deferred);
    addEntries(document, say, minutes, taxonomy, kOpenedAgain, minutes.openedAgain);
    addCodebookChanges(document, say, minutes, taxonomy);
    addFigures(document, say, minutes);
    addRest(document, say, minutes);
    return writtenAs(document, form.format);
}

} // namespace accord::report
