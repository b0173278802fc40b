// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/rule.h"

#include "core/base/text.h"
#include "core/project/permission.h"
#include "core/store/events/event_writer.h"
#include "core/store/sqlite/transaction.h"
#include "core/store/study/people.h"
#include "core/store/study/settings.h"

#include <algorithm>
#include <charconv>

namespace accord::taxonomy {
namespace {

constexpr const char* kKey = "proposal_rule";
constexpr std::string_view kAtLeast = "at-least=";
constexpr int kMostPeople = 10000;

bool fulfils(const Rule& rule, std::size_t inFavour, std::size_t against, std::size_t asked)
{
    switch (rule.kind) {
    case Rule::Kind::Unanimous:
        return asked > 0 && against == 0 && inFavour == asked;
    case Rule::Kind::Majority:
        return inFavour * 2 > asked;
    case Rule::Kind::AtLeast:
        return inFavour >= static_cast<std::size_t>(rule.least);
    case Rule::Kind::Lead:
        return true;
    }
    return false;
}

} // namespace

std::string ruleText(const Rule& rule)
{
    switch (rule.kind) {
    case Rule::Kind::Unanimous:
        return "unanimous";
    case Rule::Kind::Majority:
        return "majority";
    case Rule::Kind::AtLeast:
        return std::string(kAtLeast) + std::to_string(rule.least);
    case Rule::Kind::Lead:
        return "lead";
    }
    return {};
}

Result<Rule> parseRule(std::string_view text)
{
    const std::string_view wanted = text::trimmed(text);
    for (const Rule::Kind kind : {Rule::Kind::Unanimous, Rule::Kind::Majority, Rule::Kind::Lead}) {
        if (wanted == ruleText(Rule{kind})) {
            return Rule{kind};
        }
    }
    Rule rule{Rule::Kind::AtLeast};
    if (wanted.starts_with(kAtLeast)) {
        const std::string_view number = wanted.substr(kAtLeast.size());
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), rule.least);
        if (error == std::errc{} && end == number.data() + number.size() && rule.least >= 1 &&
            rule.least <= kMostPeople) {
            return rule;
        }
    }
    return Error{Errc::Invalid, std::string(text), "it is one of unanimous, majority, at-least=K, lead"};
}

Result<Rule> currentRule(Project& project)
{
    ACCORD_TRY(const StudySettings settings, store::studySettings(project.database()));
    std::string text = settings.proposalRule;
    if (text.empty()) {
        ACCORD_TRY(text, store::projectValue(project.database(), kKey)); // where projects of old have it
    }
    // The file may come from anybody: what cannot be understood is the strictest.
    const Result<Rule> rule = parseRule(text);
    return rule.ok() ? *rule : Rule{};
}

Status setRule(Project& project, PersonId by, const Rule& rule)
{
    ACCORD_TRY(const Rule sound, parseRule(ruleText(rule)));
    ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::SetProposalRule));
    ACCORD_TRY(StudySettings settings, store::studySettings(project.database()));
    settings.proposalRule = ruleText(sound);
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    ACCORD_CHECK(store::writeStudySettings(events, by, settings));
    ACCORD_CHECK(transaction.commit());
    return project.refresh();
}

Tally tallyOf(const Proposal& proposal, const std::vector<Person>& everybody)
{
    Tally tally;
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

bool isMet(const Rule& rule, const Tally& tally)
{
    return fulfils(rule, tally.inFavour.size(), tally.against.size(), tally.asked.size());
}

bool canBeMet(const Rule& rule, const Tally& tally)
{
    return fulfils(rule, tally.inFavour.size() + tally.missing.size(), tally.against.size(), tally.asked.size());
}

} // namespace accord::taxonomy
