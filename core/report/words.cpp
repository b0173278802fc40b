// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/report/words.h"

#include "core/base/text.h"
#include "core/messages/document_texts.h"
#include "core/reconcile/feedback.h"
#include "core/reconcile/minutes.h"
#include "core/reconcile/rules.h"

#include <array>
#include <cmath>
#include <cstddef>

namespace accord::report {

using namespace messages::documents;
using messages::Text;

std::string Words::list(const std::vector<std::string>& parts) const
{
    return text::join(parts, (*this)(kListBreak));
}

std::string levelName(const Words& say, Level level)
{
    return say(level == Level::Type ? kLevelType : level == Level::Theme ? kLevelTheme : kLevelSubtheme);
}

std::string levelWord(const Words& say, Level level)
{
    return say(level == Level::Type ? kWordType : level == Level::Theme ? kWordTheme : kWordSubtheme);
}

std::string causeText(const Words& say, Cause cause)
{
    switch (cause) {
    case Cause::AmbiguousIssue:
        return say(kCauseAmbiguous);
    case Cause::CodebookGap:
        return say(kCauseGap);
    case Cause::Slip:
        return say(kCauseSlip);
    case Cause::TwoTopics:
        return say(kCauseTwoTopics);
    case Cause::NeedsExpert:
        return say(kCauseExpert);
    case Cause::None:
        break;
    }
    return {};
}

std::string purposeText(const Words& say, RoundPurpose purpose)
{
    switch (purpose) {
    case RoundPurpose::Training:
        return say(kPurposeTraining);
    case RoundPurpose::Pilot:
        return say(kPurposePilot);
    case RoundPurpose::Main:
        return say(kPurposeMain);
    case RoundPurpose::Check:
        return say(kPurposeCheck);
    }
    return {};
}

std::string stateText(const Words& say, ProposalState state)
{
    switch (state) {
    case ProposalState::Open:
        return say(kStateOpen);
    case ProposalState::Accepted:
        return say(kStateAccepted);
    case ProposalState::Rejected:
        return say(kStateRejected);
    case ProposalState::Withdrawn:
        return say(kStateWithdrawn);
    }
    return {};
}

std::string reasonText(const Words& say, Exclusion reason, std::string_view own)
{
    if (!own.empty()) {
        return std::string(own);
    }
    switch (reason) {
    case Exclusion::None:
        return say(kReasonNone);
    case Exclusion::OffTopic:
        return say(kReasonOffTopic);
    case Exclusion::NotAnIssue:
        return say(kReasonNotAnIssue);
    case Exclusion::Unusable:
        return say(kReasonUnusable);
    case Exclusion::NothingStudied:
        return say(kReasonNothingStudied);
    case Exclusion::KeywordOnly:
        return say(kReasonKeywordOnly);
    case Exclusion::NamedLikeIt:
        return say(kReasonNamedLikeIt);
    }
    return say(kReasonOfNumber, static_cast<int>(reason));
}

std::string codeText(const Category* category)
{
    return category == nullptr ? "?" : category->code;
}

std::string namedText(const Words& say, const Taxonomy& taxonomy, const reconcile::Named& named)
{
    switch (named.verdict) {
    case Verdict::Category:
        return codeText(taxonomy.find(named.category));
    case Verdict::NotForStudy:
        return say(kNotForStudy);
    case Verdict::NoneOfThese:
        return say(kNoneOfThese);
    case Verdict::CannotTell:
        return say(kCannotTell);
    case Verdict::None:
        break;
    }
    return say(kNothing);
}

std::string blockText(const Words& say, const Taxonomy& taxonomy, const reconcile::BlockKey& key)
{
    if (key.several()) {
        return say(kSeveralCategories);
    }
    const std::string one = codeText(taxonomy.find(key.one));
    return key.other.valid() ? say(kOneOrOther, one, codeText(taxonomy.find(key.other))) : say(kOneOrNotForStudy, one);
}

std::string ruleText(const Words& say, const std::string& name)
{
    using Kind = reconcile::Rule::Kind;
    const Result<reconcile::Rule> rule = reconcile::Rule::parse(name);
    if (!rule.ok()) {
        return name;
    }
    std::string text;
    switch (rule->kind) {
    case Kind::Unanimous:
        text = say(kRuleUnanimous);
        break;
    case Kind::Majority:
        text = say(kRuleMajority);
        break;
    case Kind::AtLeast:
        text = say(kRuleAtLeast, rule->count);
        break;
    case Kind::Plurality:
        text = say(kRulePlurality);
        break;
    case Kind::SameTheme:
        text = say(kRuleSameTheme);
        break;
    case Kind::OfPerson:
        text = say(kRulePerson, rule->personName);
        break;
    case Kind::Category:
        text = rule->categoryCode == "-" ? say(kRuleNotForStudy) : say(kRuleCategory, rule->categoryCode);
        break;
    }
    return rule->condition.empty() ? text : say(kRuleWhere, text, rule->condition);
}

std::string issueText(const Words& say, const std::string& issue, int occurrence)
{
    return occurrence > 1 ? say(kOccurrence, issue, occurrence) : issue;
}

std::string proposalTitle(const Words& say, const Proposal& proposal, const Taxonomy& taxonomy)
{
    const ProposalContent& content = proposal.content;
    const Category* category = taxonomy.find(content.category);
    if (content.kind == ProposalKind::Change) {
        return category == nullptr ? say(kProposedChangeUnknown) : say(kProposedChange, category->code);
    }
    return category == nullptr ? say(kProposedNew, content.name) : say(kProposedNewUnder, category->code, content.name);
}

std::string nameIn(const Words& say, const std::map<PersonId, std::string>& names, PersonId person)
{
    const auto found = names.find(person);
    return found == names.end() ? say(kSomebody) : found->second;
}

std::string namesIn(const Words& say, const std::map<PersonId, std::string>& names, const std::vector<PersonId>& people)
{
    std::vector<std::string> parts;
    parts.reserve(people.size());
    for (const PersonId person : people) {
        parts.push_back(nameIn(say, names, person));
    }
    return say.list(parts);
}

namespace {

Text shownItems(const reconcile::Filter& filter)
{
    using Show = reconcile::Filter::Show;
    switch (filter.show) {
    case Show::Pending:
        return filter.onlyConflicts ? kPendingConflicts : kPendingItems;
    case Show::Deferred:
        return filter.onlyConflicts ? kDeferredConflicts : kDeferredItems;
    case Show::Decided:
        return filter.onlyConflicts ? kDecidedConflicts : kDecidedItems;
    case Show::All:
        break;
    }
    return filter.onlyConflicts ? kAllConflicts : kAllItems;
}

std::string levelsText(const Words& say, const reconcile::Filter& filter)
{
    std::vector<std::string> levels;
    for (const Level level : filter.across) {
        levels.push_back(say(level == Level::Type ? kTheType : level == Level::Theme ? kTheTheme : kTheSubtheme));
    }
    return text::join(levels, say(kOr));
}

} // namespace

std::string agendaText(const Words& say, const reconcile::Agenda& agenda, const Taxonomy& taxonomy,
                       const std::map<PersonId, std::string>& names)
{
    if (!agenda.filter) {
        return agenda.written;
    }
    const reconcile::Filter& filter = *agenda.filter;
    if (filter.items) {
        return say(kAgendaItems);
    }
    std::string words = say(shownItems(filter));
    const auto add = [&]<class... Places>(bool asked, Text text, const Places&... places) {
        words = asked ? say(text, words, places...) : words;
    };
    add(filter.onlyFlagged, kAgendaFlagged);
    add(!filter.across.empty(), kAgendaAcross, levelsText(say, filter));
    add(filter.oneAnnotator.valid(), kAgendaPair, nameIn(say, names, filter.oneAnnotator),
        nameIn(say, names, filter.otherAnnotator));
    add(filter.block.has_value(), kAgendaBlock, filter.block ? blockText(say, taxonomy, *filter.block) : std::string());
    const bool two = filter.otherCategory.valid();
    add(filter.oneCategory.valid(), two ? kAgendaCategories : kAgendaCategory,
        codeText(taxonomy.find(filter.oneCategory)), codeText(taxonomy.find(filter.otherCategory)));
    add(!filter.repository.empty(), kAgendaRepository, filter.repository);
    add(filter.margin.has_value(), kAgendaMargin, filter.margin.value_or(0));
    add(filter.leading.valid(), kAgendaLeading, codeText(taxonomy.find(filter.leading)));
    add(filter.perBlock > 0, kAgendaPerBlock, filter.perBlock);
    add(filter.sample > 0, kAgendaSample, filter.sample);
    add(filter.limit > 0, kAgendaWorst, filter.limit);
    return say(kBeside, words, agenda.written);
}

std::string whyText(const Words& say, agreement::NotComputable why)
{
    switch (why) {
    case agreement::NotComputable::NoPairs:
        return say(kWhyNoPairs);
    case agreement::NotComputable::OneCategory:
        return say(kWhyOneCategory);
    case agreement::NotComputable::SmallCodebook:
        return say(kWhySmallCodebook);
    case agreement::NotComputable::NoCommonItems:
        return say(kWhyNoCommonItems);
    case agreement::NotComputable::NoDefinedPair:
        return say(kWhyNoDefinedPair);
    case agreement::NotComputable::NoCompleteItems:
        return say(kWhyNoCompleteItems);
    case agreement::NotComputable::CategoryUnused:
        return say(kWhyCategoryUnused);
    case agreement::NotComputable::FewItems:
        return say(kWhyFewItems);
    case agreement::NotComputable::NoCategory:
        return say(kWhyNoCategory);
    }
    return {};
}

std::string kappaText(const Words& say, const agreement::Outcome& value)
{
    if (!value.defined()) {
        return say(kNoneBecause, whyText(say, value.why()));
    }
    const std::string figure = text::fixed(value->value, 4);
    return value->interval
               ? say(kSpan, figure, text::fixed(value->interval->low, 3), text::fixed(value->interval->high, 3))
               : figure;
}

std::string kappaText(const Words& say, std::optional<double> value)
{
    if (!value) {
        return say(kUndefined);
    }
    const std::string digits = text::fixed(std::abs(*value), 4);
    const std::string shown = digits.front() == '0' ? digits.substr(1) : digits;
    return *value < 0 && shown != ".0000" ? "-" + shown : shown;
}

std::string firstLabelsText(const Words& say, const FirstLabelsEnd& end, const std::string& by)
{
    const std::string when = text::minuteOf(end.at);
    if (!end.blind) {
        return say(kNeverBlind, when, by);
    }
    if (end.closed) {
        return say(kBlindUntilClosed, when, by);
    }
    return end.reason.empty() ? say(kBlindUntilLifted, when, by) : say(kBlindUntilLiftedWhy, when, by, end.reason);
}

std::string versionsText(const Words& say, const GivenVersions& versions)
{
    if (!versions.across()) {
        return {};
    }
    std::vector<std::string> given;
    for (const int version : versions.given) {
        given.push_back(std::to_string(version));
    }
    return say(given.size() == 1 ? kUnderVersion : kUnderVersions, say.list(given), std::to_string(versions.counted));
}

namespace {

std::string laterText(const Words& say, const LaterLabels& later)
{
    return later.given == 0     ? say(kChangedLater, later.changed)
           : later.changed == 0 ? say(kGivenLater, later.given)
                                : say(kChangedAndGivenLater, later.changed, std::to_string(later.given));
}

} // namespace

std::string asNowText(const Words& say, const LaterLabels& later)
{
    return later.all() == 0 ? std::string() : say(kAsNow, laterText(say, later));
}

std::vector<std::string> otherwiseTexts(const Words& say, const OtherwiseCounted& otherwise,
                                        const GivenVersions& versions,
                                        const std::function<std::string(const agreement::Outcome&)>& value)
{
    std::vector<std::string> texts;
    if (const std::string across = versionsText(say, versions); !across.empty()) {
        texts.push_back(otherwise.asGiven           ? say(kLabelsGivenFigure, across, value(*otherwise.asGiven))
                        : versions.given.size() > 1 ? say(kLabelsGivenSeveral, across)
                                                    : say(kLabelsGiven, across));
    }
    if (otherwise.withLater) {
        texts.push_back(say(kWithThem, laterText(say, otherwise.later), value(*otherwise.withLater)));
    }
    return texts;
}

} // namespace accord::report
