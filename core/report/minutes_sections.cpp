// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/messages/document_texts.h"
#include "core/reconcile/live_figures.h"
#include "core/report/parts.h"

#include <algorithm>
#include <variant>

namespace accord::report {
namespace {

using namespace messages::documents;
using format::FormattedDocument;
using format::Line;
using format::plain;
using format::strong;
using reconcile::Minutes;

std::string fieldText(const Words& say, CategoryField field)
{
    switch (field) {
    case CategoryField::Definition:
        return say(kFieldDefinition);
    case CategoryField::UseWhen:
        return say(kFieldUseWhen);
    case CategoryField::NotWhen:
        return say(kFieldNotWhen);
    case CategoryField::Example:
        return say(kFieldExample);
    case CategoryField::None:
        break;
    }
    return say(kFieldWish);
}

/// "New category below B.1: Flaky tests", "Change of B.1, definition"
std::string proposalHeading(const Words& say, const ProposalContent& content, const Taxonomy& taxonomy)
{
    const Category* category = taxonomy.find(content.category);
    if (content.kind == ProposalKind::NewCategory) {
        return category == nullptr ? say(kNewCategory, content.name)
                                   : say(kNewCategoryBelow, category->code, content.name);
    }
    const std::string field = fieldText(say, content.field);
    return category == nullptr ? say(kChangeOfUnknown, field) : say(kChangeOf, category->code, field);
}

std::string opinionsText(const Words& say, const Minutes& minutes, const Proposal& proposal, Stance stance)
{
    std::vector<std::string> names;
    for (const Opinion& opinion : proposal.opinions) {
        if (opinion.stance == stance) {
            const std::string name = nameIn(say, minutes.names, opinion.by);
            names.push_back(opinion.why.empty() ? name : say(kBeside, name, opinion.why));
        }
    }
    return say.list(names);
}

std::string endText(const Words& say, const Minutes& minutes, const ProposalEnd& end)
{
    const std::string by = nameIn(say, minutes.names, end.by);
    const std::string how = end.reason.empty() ? by : say(kFactOf, by, end.reason);
    switch (end.state) {
    case ProposalState::Accepted:
        return say(kAcceptedBy, how);
    case ProposalState::Rejected:
        return say(kRejectedBy, how);
    case ProposalState::Withdrawn:
        return say(kWithdrawnBy, how);
    case ProposalState::Open:
        break;
    }
    return say(kStateOpen);
}

void addProposal(FormattedDocument& document, const Words& say, const Minutes& minutes, const Taxonomy& taxonomy,
                 const Proposal& proposal)
{
    const ProposalContent& content = proposal.content;
    document.heading(3, proposalHeading(say, content, taxonomy));
    std::vector<Line> facts;
    addFact(facts, say, say(kProposedBy), nameIn(say, minutes.names, proposal.by));
    addFact(facts, say, say(kState), endText(say, minutes, proposal.end));
    addFact(facts, say, say(kDefinition), content.definition);
    addFact(facts, say, say(kUseWhen), content.useWhen);
    addFact(facts, say, say(kNotWhen), content.notWhen);
    addFact(facts, say, say(kFreeText), content.text);
    if (proposal.open()) {
        addFact(facts, say, say(kOpinions), say(kOpinionsGiven, proposal.opinions.size()));
    } else {
        addFact(facts, say, say(kFor), opinionsText(say, minutes, proposal, Stance::For));
        addFact(facts, say, say(kAgainst), opinionsText(say, minutes, proposal, Stance::Against));
    }
    if (!proposal.raisedBy.empty()) {
        addFact(facts, say, say(kRaisedByIssues), std::to_string(proposal.raisedBy.size()));
    }
    document.list(std::move(facts));
}

std::vector<Line> wishes(const Words& say, const Minutes& minutes)
{
    std::vector<Line> lines;
    for (const auto* list : {&minutes.decided, &minutes.deferred}) {
        for (const reconcile::MinutesEntry& entry : *list) {
            if (entry.decision.content.codebookChange) {
                lines.push_back({{issueText(say, entry.issue, entry.occurrence), false, entry.url},
                                 plain(say(kFactBreak) + entry.decision.content.reason)});
            }
        }
    }
    return lines;
}

// Of few items no coefficient: "7 of 8 alike".
std::string kappaOrAlike(const Words& say, const agreement::Outcome& outcome,
                         const std::optional<reconcile::FewItems>& few)
{
    return few ? say(kAlike, std::to_string(few->alike), std::to_string(few->items)) : kappaText(say, outcome);
}

std::string differenceText(const Words& say, const agreement::ComparisonOutcome& outcome)
{
    const auto* found = std::get_if<agreement::Comparison>(&outcome);
    return found == nullptr ? say(kNone)
                            : say(kSpan, text::withSign(found->difference, 4), text::withSign(found->interval.low, 3),
                                  text::withSign(found->interval.high, 3));
}

bool goesOn(const Minutes& minutes)
{
    return minutes.scope.span().to.empty();
}

void addKappas(FormattedDocument& document, const Words& say, const Minutes& minutes)
{
    format::DocumentPart& table = document.table("lrrrr", {say(kLevel), say(kBeforeAllItems), say(kFirstLabelsVotedOn),
                                                           say(kSecondVotesSameItems), say(kDifference)});
    for (const Level level : kLevels) {
        const auto place = static_cast<std::size_t>(level) - 1;
        const reconcile::LevelFigures& at = minutes.end.at(level);
        table.rows.push_back(
            {{plain(levelName(say, level))},
             {plain(kappaText(say, minutes.before[place]))},
             {plain(kappaOrAlike(say, at.firstLabels, at.fewFirstLabels))},
             {plain(kappaOrAlike(say, at.secondVotes, at.fewSecondVotes))},
             {plain(at.fewSecondVotes || at.fewFirstLabels ? say(kNone)
                                                           : differenceText(say, minutes.difference[place]))}});
    }
    std::vector<Line> beside;
    if (const auto& end = minutes.firstLabelsEnd) {
        beside.push_back({plain(firstLabelsText(say, *end, nameIn(say, minutes.names, end->by)) + say(kFullStop))});
    }
    const auto value = [&say](const agreement::Outcome& outcome) { return kappaText(say, outcome); };
    for (const Level level : kLevels) {
        const auto place = static_cast<std::size_t>(level) - 1;
        for (const std::string& text : otherwiseTexts(say, minutes.otherwise[place], minutes.versions, value)) {
            addFact(beside, say, levelName(say, level), text);
        }
    }
    document.list(std::move(beside));
}

const reconcile::AnnotatorFigure* figureOf(const reconcile::LevelFigures& figures, PersonId person)
{
    const auto found = std::ranges::find(figures.annotators, person, &reconcile::AnnotatorFigure::person);
    return found == figures.annotators.end() ? nullptr : &*found;
}

void addAnnotators(FormattedDocument& document, const Words& say, const Minutes& minutes)
{
    format::DocumentPart& table =
        document.table("llrrrr", {say(kAnnotator), say(kLevel), say(kItems), say(kWithDecisionsBefore),
                                  say(goesOn(minutes) ? kWithDecisionsNow : kWithDecisionsAtEnd), say(kWithoutRules)});
    const auto cellOf = [&say](const agreement::Outcome& kappa) -> Line {
        return {plain(kappaOrAlike(say, kappa, reconcile::fewItems(kappa)))};
    };
    for (const reconcile::AnnotatorFigure& person : minutes.end.at(Level::Type).annotators) {
        for (const Level level : kLevels) {
            const reconcile::AnnotatorFigure* now = figureOf(minutes.end.at(level), person.person);
            const reconcile::AnnotatorFigure* before = figureOf(minutes.begin.at(level), person.person);
            if (now->all.items == 0 && (before == nullptr || before->all.items == 0)) {
                continue; // nothing is decided at the level
            }
            table.rows.push_back({{plain(nameIn(say, minutes.names, person.person))},
                                  {plain(levelName(say, level))},
                                  {plain(std::to_string(now->all.items))},
                                  before == nullptr ? Line{plain(say(kNone))} : cellOf(before->all.kappa),
                                  cellOf(now->all.kappa),
                                  cellOf(now->withoutRules.kappa)});
        }
    }
}

void addLeftOut(FormattedDocument& document, const Words& say, const reconcile::Figures& figures)
{
    std::vector<Line> reasons;
    if (figures.decisions.noneOfThese > 0) {
        reasons.push_back({plain(say(kLeftOutDecisions, std::to_string(figures.decisions.noneOfThese)))});
    }
    if (figures.secondVotes.noneOfThese + figures.secondVotes.cannotTell > 0) {
        reasons.push_back({plain(say(kLeftOutVotes, std::to_string(figures.secondVotes.noneOfThese),
                                     std::to_string(figures.secondVotes.cannotTell)))});
    }
    if (!reasons.empty()) {
        document.paragraph(say(kLeftOut));
        document.list(std::move(reasons));
    }
}

} // namespace

void addCodebookChanges(FormattedDocument& document, const Words& say, const Minutes& minutes, const Taxonomy& taxonomy)
{
    std::vector<Line> wished = wishes(say, minutes);
    if (minutes.proposals.empty() && wished.empty()) {
        return;
    }
    document.heading(2, say(kCodebookChanges));
    for (const Proposal& proposal : minutes.proposals) {
        addProposal(document, say, minutes, taxonomy, proposal);
    }
    if (!wished.empty()) {
        document.paragraph(say(kCodebookWishes));
        document.list(std::move(wished));
    }
}

void addFigures(FormattedDocument& document, const Words& say, const Minutes& minutes)
{
    document.heading(2, say(kFigures));
    document.paragraph(say(kKappaBefore));
    document.paragraph(say(kKappaOfVotedOn, minutes.end.secondVotes.items));
    addKappas(document, say, minutes);
    const reconcile::DecisionCounts& before = minutes.begin.decisions;
    const reconcile::DecisionCounts& now = minutes.end.decisions;
    document.paragraph(say(goesOn(minutes) ? kDecidedNow : kDecidedAtEnd, text::percent(before.shareOfConflicts()),
                           text::percent(now.shareOfConflicts()), std::to_string(now.conflictsDecided),
                           std::to_string(now.conflicts), text::percent(before.shareOfItems()),
                           text::percent(now.shareOfItems()), std::to_string(now.decided), std::to_string(now.items)));
    document.paragraph(say(kKappaOfAnnotators));
    addAnnotators(document, say, minutes);
    addLeftOut(document, say, minutes.end);
}

} // namespace accord::report
