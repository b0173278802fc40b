// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/rule.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/meeting/proposals.h"
#include "core/store/study/people.h"
#include "core/store/study/settings.h"

#include <algorithm>
#include <charconv>

namespace accord::taxonomy {
namespace {

constexpr const char* kKey = "proposal_rule";
constexpr std::string_view kAtLeast = "at-least=";
constexpr int kMostPeople = 10000;

bool fulfils(const ProposalRule& rule, std::size_t inFavour, std::size_t against, std::size_t asked)
{
    switch (rule.kind) {
    case ProposalRule::Kind::Unanimous:
        return asked > 0 && against == 0 && inFavour == asked;
    case ProposalRule::Kind::Majority:
        return inFavour * 2 > asked;
    case ProposalRule::Kind::AtLeast:
        return inFavour >= static_cast<std::size_t>(rule.least);
    case ProposalRule::Kind::Lead:
        return true;
    }
    return false;
}

} // namespace

std::string ruleText(const ProposalRule& rule)
{
    switch (rule.kind) {
    case ProposalRule::Kind::Unanimous:
        return "unanimous";
    case ProposalRule::Kind::Majority:
        return "majority";
    case ProposalRule::Kind::AtLeast:
        return std::string(kAtLeast) + std::to_string(rule.least);
    case ProposalRule::Kind::Lead:
        return "lead";
    }
    return {};
}

Result<ProposalRule> parseRule(std::string_view text)
{
    const std::string_view wanted = text::trimmed(text);
    for (const ProposalRule::Kind kind :
         {ProposalRule::Kind::Unanimous, ProposalRule::Kind::Majority, ProposalRule::Kind::Lead}) {
        if (wanted == ruleText(ProposalRule{kind})) {
            return ProposalRule{kind};
        }
    }
    ProposalRule rule{ProposalRule::Kind::AtLeast};
    if (wanted.starts_with(kAtLeast)) {
        const std::string_view number = wanted.substr(kAtLeast.size());
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), rule.least);
        if (error == std::errc{} && end == number.data() + number.size() && rule.least >= 1 &&
            rule.least <= kMostPeople) {
            return rule;
        }
    }
    return Error{Errc::Invalid, Reason::RuleUnknown, {text}};
}

Result<ProposalRule> currentRule(Project& project)
{
    ACCORD_TRY(const StudySettings settings, store::studySettings(project.database()));
    std::string text = settings.proposalRule;
    if (text.empty()) {
        ACCORD_TRY(text, store::projectValue(project.database(), kKey)); // where projects of old have it
    }
    // The file may come from anybody: what cannot be understood is the strictest.
    const Result<ProposalRule> rule = parseRule(text);
    return rule.ok() ? *rule : ProposalRule{};
}

Status setRule(Project& project, PersonId by, const ProposalRule& rule)
{
    ACCORD_TRY(const ProposalRule sound, parseRule(ruleText(rule)));
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::SetProposalRule));
    ACCORD_TRY(StudySettings settings, store::studySettings(project.database()));
    settings.proposalRule = ruleText(sound);
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    ACCORD_CHECK(store::writeStudySettings(events, by, settings));
    ACCORD_CHECK(transaction.commit());
    return project.refresh();
}

ProposalTally tallyOf(const Proposal& proposal, std::span<const Person> everybody)
{
    ProposalTally tally;
    tally.asked = proposal.asked;
    if (tally.asked.empty()) {
        for (const Person& person : everybody) {
            if (person.isLabeller()) {
                tally.asked.push_back(person.id);
            }
        }
    }
    for (const PersonId person : tally.asked) {
        const auto opinion = std::ranges::find(proposal.opinions, person, &Opinion::by);
        if (opinion == proposal.opinions.end()) {
            tally.missing.push_back(person);
        } else {
            (opinion->stance == Stance::For ? tally.inFavour : tally.against).push_back(person);
        }
    }
    return tally;
}

bool isMet(const ProposalRule& rule, const ProposalTally& tally)
{
    return fulfils(rule, tally.inFavour.size(), tally.against.size(), tally.asked.size());
}

bool canBeMet(const ProposalRule& rule, const ProposalTally& tally)
{
    return fulfils(rule, tally.inFavour.size() + tally.missing.size(), tally.against.size(), tally.asked.size());
}

namespace {

constexpr std::size_t kLongestName = 400; ///< in bytes: more does not fit into a tree

Error invalid(Reason reason)
{
    return Error{Errc::Invalid, reason};
}

// None: the codebook does not have it, or has retired it.
const Category* offered(const Taxonomy& taxonomy, const Uuid& uuid)
{
    const Category* category = taxonomy.find(uuid);
    return category == nullptr || category->retired ? nullptr : category;
}

Status settleNew(const Taxonomy& taxonomy, ProposalContent& content)
{
    if (content.name.empty() || content.name.size() > kLongestName || content.name.find('\n') != std::string::npos) {
        return invalid(Reason::NewNeedsName);
    }
    if (content.definition.empty()) {
        return invalid(Reason::NewNeedsDefinition);
    }
    content.level = Level::Type;
    if (!content.category.isNull()) {
        const Category* parent = offered(taxonomy, content.category);
        if (parent == nullptr) {
            return Error{Errc::NotFound, Reason::CategoryNotFound};
        }
        if (parent->level == Level::Subtheme) {
            return invalid(Reason::NothingBelowSubtheme);
        }
        content.level = static_cast<Level>(static_cast<int>(parent->level) + 1);
    }
    for (const Category& category : taxonomy.categories()) {
        if (!category.retired && category.parent == content.category &&
            text::equalsIgnoringCase(category.name, content.name)) {
            return Error{Errc::Exists, Reason::CategoryExists, {category.code, category.name}};
        }
    }
    content.field = CategoryField::None;
    content.text.clear();
    return {};
}

Status settleChange(const Taxonomy& taxonomy, ProposalContent& content)
{
    if (offered(taxonomy, content.category) == nullptr) {
        return Error{Errc::NotFound, Reason::CategoryNotFound};
    }
    if (content.text.empty()) {
        return invalid(Reason::ChangeNeedsText);
    }
    ProposalContent change;
    change.kind = ProposalKind::Change;
    change.category = content.category;
    change.field = content.field;
    change.text = std::move(content.text);
    content = std::move(change);
    return {};
}

} // namespace

Status settleText(std::string& text)
{
    if (text::invalidUtf8At(text)) {
        return invalid(Reason::ProposalNotUtf8);
    }
    text = std::string(text::trimmed(text));
    if (text.size() > store::kLongestProposalText) {
        return invalid(Reason::ProposalTextTooLong);
    }
    return {};
}

Status settleContent(const Taxonomy& taxonomy, ProposalContent& content)
{
    for (std::string* text : {&content.name, &content.definition, &content.useWhen, &content.notWhen, &content.text}) {
        ACCORD_CHECK(settleText(*text));
    }
    for (std::string& example : content.examples) {
        ACCORD_CHECK(settleText(example));
    }
    std::erase(content.examples, std::string());
    if (content.examples.size() > store::kMostProposalExamples) {
        return invalid(Reason::TooManyExamples);
    }
    if (content.kind == ProposalKind::Change) {
        content.codes.clear();
    }
    return content.kind == ProposalKind::Change ? settleChange(taxonomy, content) : settleNew(taxonomy, content);
}

Status leadDecides(Project& project, const ProposalRule& rule, PersonId by)
{
    return rule.kind == ProposalRule::Kind::Lead ? permit(project, by, Action::EndProposalAsLead) : Status();
}

Status ownOpinionFirst(const ProposalRule& rule, const ProposalTally& tally, PersonId by)
{
    if (rule.kind != ProposalRule::Kind::Lead && std::ranges::find(tally.missing, by) != tally.missing.end()) {
        return Error{Errc::NotPermitted, Reason::OwnOpinionFirst, {tally.missing.size(), tally.asked.size()}};
    }
    return {};
}

Argument whatIsMissing(const Project& project, const ProposalTally& tally)
{
    const std::vector<std::string> missing = project.namesOf(tally.missing);
    const std::vector<std::string> against = project.namesOf(tally.against);
    if (!missing.empty() && !against.empty()) {
        return Message{Reason::WaitsForAndAgainst, {missing, against}};
    }
    return against.empty() ? Message{Reason::WaitsFor, {missing}} : Message{Reason::AgainstIt, {against}};
}

} // namespace accord::taxonomy
