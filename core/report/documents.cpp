// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/report/documents.h"

#include "core/base/text.h"
#include "core/messages/document_texts.h"
#include "core/reconcile/feedback.h"
#include "core/report/parts.h"

#include <algorithm>
#include <cstddef>

namespace accord::report {

using namespace messages::documents;
using format::Line;
using format::plain;
using format::strong;

std::string writtenAs(const format::FormattedDocument& document, ReportFormat format)
{
    return format == ReportFormat::Html ? format::asHtml(document) : format::asMarkdown(document);
}

void addFact(std::vector<Line>& facts, const Words& say, const std::string& name, const std::string& value)
{
    if (!value.empty()) {
        facts.push_back({strong(name), plain(say(kFactBreak) + value)});
    }
}

Line namedLine(const Words& say, const Taxonomy& taxonomy, const reconcile::Named& named)
{
    Line line{strong(namedText(say, taxonomy, named))};
    if (taxonomy.find(named.category) != nullptr) {
        line.push_back(plain(say(kInBrackets, taxonomy.pathText(named.category, " > ", say.tag()))));
    }
    return line;
}

namespace {

std::string partText(const Words& say, int part)
{
    return part == kTitlePart  ? say(kCitedTitle)
           : part == kBodyPart ? say(kCitedBody)
                               : say(kCitedComment, part - kBodyPart);
}

std::string shortenedQuote(const std::string& words)
{
    std::size_t at = 0;
    for (std::size_t taken = 0; at < words.size() && taken < kMostCitedWords; ++taken) {
        text::nextCodePoint(words, at);
    }
    return at < words.size() ? words.substr(0, at) + "…" : words;
}

} // namespace

void addPassages(format::FormattedDocument& document, const Words& say,
                 const std::vector<reconcile::CitedPassage>& passages, const std::map<PersonId, std::string>& names)
{
    if (passages.empty()) {
        return;
    }
    document.paragraph(say(kCitedFromText));
    std::vector<Line> lines;
    for (const reconcile::CitedPassage& passage : passages) {
        // What is said of it is a piece of its own: the direction of writing of the words does not reach it.
        lines.push_back({strong(namesIn(say, names, passage.by)), plain(say(kCitedAt, partText(say, passage.part))),
                         plain(say(kQuoted, shortenedQuote(passage.words))),
                         plain(passage.lost    ? say(kCitedLost)
                               : passage.moved ? say(kCitedMoved)
                                               : std::string())});
    }
    document.list(std::move(lines));
}

namespace {

/// The open round with the most labels; null where there is none.
const taxonomy::RoundImpact* largestOpen(const std::vector<const taxonomy::RoundImpact*>& open)
{
    const auto most = std::ranges::max_element(open, {}, &taxonomy::RoundImpact::labels);
    return most == open.end() ? nullptr : *most;
}

std::string kappaClause(const Words& say, const taxonomy::KappaChange& kappa, Level level, bool known)
{
    const std::string before = kappaText(say, kappa.before);
    const std::string after = kappaText(say, kappa.after);
    // What the labels are then called is for people to say: until they did, the figure is of the old labels.
    if (before != after) {
        return say(known ? kImpactChanges : kImpactChangesUnknown, levelWord(say, level), before, after);
    }
    return say(known ? kImpactStays : kImpactUnknown, levelWord(say, level), before);
}

} // namespace

std::string methodText(const Words& say, const DecisionContent& content)
{
    switch (content.method) {
    case Method::Consensus:
        return say(kMethodConsensus);
    case Method::Majority:
        return say(kMethodMajority);
    case Method::SecondVote:
        return say(kMethodSecondVote);
    case Method::Lead:
        return say(kMethodLead);
    case Method::None:
        break;
    }
    return content.source == DecisionSource::Rule ? say(kMethodRule, ruleText(say, content.rule)) : say(kMethodNotSaid);
}

std::string impactSentence(const Words& say, const Project& project, const std::string& what,
                           const taxonomy::Impact& impact)
{
    std::string sentence = say(kBothOf, say(kImpactLabels, impact.labels), say(kImpactDecisions, impact.decisions));
    if (impact.relabel > 0) {
        sentence = say(kBothOf, sentence, say(kImpactAgain, impact.relabel));
    }
    std::vector<const taxonomy::RoundImpact*> open;
    for (const taxonomy::RoundImpact& round : impact.byRound) {
        if (!round.blind) {
            open.push_back(&round);
        }
    }
    if (const taxonomy::RoundImpact* most = largestOpen(open); most != nullptr) {
        const taxonomy::KappaChange& kappa = most->kappa[static_cast<std::size_t>(impact.level) - 1];
        std::string clause = kappaClause(say, kappa, impact.level, impact.relabel == 0);
        const auto named = project.round(most->round);
        if (open.size() > 1 && named != nullptr) {
            clause = say(kBeside, clause, named->name);
        }
        sentence = say(kBothOf, sentence, clause);
    }
    if (open.size() != impact.byRound.size()) {
        sentence = say(kImpactBlind, sentence);
    }
    return say(kFactOf, what, sentence);
}

} // namespace accord::report
