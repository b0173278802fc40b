// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/training/references.h"

#include "core/base/text.h"
#include "core/project/codebook/resolve_merged.h"
#include "core/project/permission.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/decisions.h"
#include "core/store/events/labels.h"
#include "core/store/sqlite/transaction.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>

namespace accord::study {
namespace {

constexpr const char* kReferences = "references";

Result<Round> trainingRound(Project& project, RoundId id, PersonId lead)
{
    const Round* round = project.round(id);
    if (round == nullptr) {
        return Error{Errc::NotFound, "round", {}};
    }
    if (round->purpose != RoundPurpose::Training) {
        return Error{Errc::Invalid, "round \"" + round->name + "\"", "it is not for training"};
    }
    ACCORD_CHECK(project.requireLead(lead, kReferences));
    return *round;
}

// A decision in an open round is read by everybody, before they label too.
Status requireHidden(const Round& round)
{
    const bool over = round.state == RoundState::Closed || round.state == RoundState::Reconciled;
    if (!round.blind && !over) {
        return Error{Errc::NotPermitted, kReferences,
                     "the round \"" + round.name + "\" is not blind, so that people could read them before they label"};
    }
    return {};
}

std::optional<Reference> referenceFrom(const Decision& decision)
{
    const DecisionContent& content = decision.content;
    if (content.state != DecisionState::Decided ||
        (content.verdict != Verdict::Category && content.verdict != Verdict::NotForStudy)) {
        return std::nullopt;
    }
    return Reference{decision.item,  content.verdict, content.category, content.exclusion,
                     content.reason, decision.by,     decision.at};
}

bool saysTheSame(const Reference& a, const Reference& b)
{
    return a.verdict == b.verdict && a.category == b.category && a.exclusion == b.exclusion &&
           a.explanation == b.explanation;
}

DecisionContent decisionFor(const Reference& reference)
{
    DecisionContent content;
    content.state = DecisionState::Decided;
    content.verdict = reference.verdict;
    content.category = reference.category;
    content.exclusion = reference.exclusion;
    content.reason = reference.explanation;
    content.method = Method::Lead;
    content.takingPart = {reference.by};
    return content;
}

Status checkContent(const Project& project, const Reference& reference)
{
    const bool category = reference.verdict == Verdict::Category;
    if ((!category && reference.verdict != Verdict::NotForStudy) || category != reference.category.valid() ||
        category != (reference.exclusion == Exclusion::None)) {
        return Error{Errc::Invalid, "reference", "it is a category, or \"not for this study\" with a reason"};
    }
    if (category && project.taxonomy()->find(reference.category) == nullptr) {
        return Error{Errc::UnknownCategory, "?", {}};
    }
    if (text::invalidUtf8At(reference.explanation)) {
        return Error{Errc::Invalid, "reference", "the explanation is not UTF-8"};
    }
    return {};
}

// Writes those that say something new; all of them or none.
Result<ReferencesMade> write(Project& project, RoundId round, PersonId by, const std::vector<Reference>& references)
{
    ReferencesMade made;
    store::Database& database = project.database();
    ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(database));
    ACCORD_CHECK(permit(project, by, Action::EditReferences, round));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, project.now()));
    for (const Reference& reference : references) {
        ACCORD_TRY(const auto before, store::decisionToReplace(database, round, reference.item));
        store::NewDecision decision{round, reference.item, reference.by, decisionFor(reference), {}, {}, {}};
        if (before) {
            const auto old = referenceFrom(*before);
            if (old && saysTheSame(*old, reference)) {
                continue;
            }
            made.replaced += old ? 1 : 0;
            ACCORD_TRY(decision.replaces, store::uuidOfEvent(database, before->event));
        }
        ACCORD_CHECK(events.decision(decision));
        ++made.made;
        made.withoutExplanation += reference.explanation.empty() ? 1 : 0;
    }
    ACCORD_CHECK(transaction.commit());
    return made;
}

} // namespace

Result<std::vector<Reference>> referencesIn(Project& project, RoundId round)
{
    std::vector<Reference> references;
    ACCORD_CHECK(store::forEachReference(project.database(), round, [&](const Decision& decision) {
        if (auto reference = referenceFrom(decision)) {
            reference->category = resolveMerged(*project.taxonomy(), reference->category);
            references.push_back(std::move(*reference));
        }
    }));
    return references;
}

Result<std::vector<Reference>> references(Project& project, RoundId round, PersonId lead)
{
    ACCORD_CHECK(trainingRound(project, round, lead));
    return referencesIn(project, round);
}

Status setReference(Project& project, RoundId id, const Reference& reference)
{
    ACCORD_TRY(const Round round, trainingRound(project, id, reference.by));
    ACCORD_CHECK(requireHidden(round));
    ACCORD_CHECK(checkContent(project, reference));
    Reference sound = reference;
    sound.explanation = std::string(text::trimmed(reference.explanation));
    if (sound.explanation.empty()) {
        return Error{Errc::Invalid, "reference", "people learn from its explanation, and it has none"};
    }
    ACCORD_TRY(const auto item, store::itemById(project.database(), reference.item));
    if (!item || item->round != id) {
        return Error{Errc::NotFound, "item", "the round \"" + round.name + "\" does not have it"};
    }
    ACCORD_CHECK(write(project, id, reference.by, {sound}));
    return {};
}

Result<ReferencesMade> useMyLabels(Project& project, RoundId id, PersonId lead)
{
    ACCORD_TRY(const Round round, trainingRound(project, id, lead));
    ACCORD_CHECK(requireHidden(round));
    std::vector<Reference> references;
    int leftOut = 0;
    ACCORD_TRY(const std::vector<ItemId> items, store::itemsInOrder(project.database(), id));
    for (const ItemId item : items) {
        ACCORD_TRY(const auto label, store::labelOf(project.database(), id, item, lead));
        if (!label || (label->content.verdict != Verdict::Category && label->content.verdict != Verdict::NotForStudy)) {
            ++leftOut;
            continue;
        }
        const LabelContent& content = label->content;
        references.push_back({item,
                              content.verdict,
                              content.category,
                              content.exclusion,
                              std::string(text::trimmed(content.note)),
                              lead,
                              {}});
    }
    ACCORD_TRY(ReferencesMade made, write(project, id, lead, references));
    made.leftOut = leftOut;
    return made;
}

Result<ReferencesMade> useDecisionsOf(Project& project, RoundId id, RoundId from, PersonId lead)
{
    ACCORD_TRY(const Round round, trainingRound(project, id, lead));
    ACCORD_CHECK(requireHidden(round));
    if (from == id || project.round(from) == nullptr) {
        return Error{Errc::Invalid, "round", "the references come from another round"};
    }
    ACCORD_CHECK(project.requireOpen(from));
    std::map<ItemId, Reference> there;
    ACCORD_TRY(const std::vector<Reference> decided, referencesIn(project, from));
    for (const Reference& reference : decided) {
        there.emplace(reference.item, reference);
    }
    // What was decided on an issue, by its first occurrence that was decided.
    std::map<IssueId, const Reference*> byIssue;
    ACCORD_CHECK(store::forEachItem(project.database(), from, [&](const store::ItemRow& row) {
        const auto found = there.find(row.item);
        if (found != there.end()) {
            byIssue.try_emplace(row.issue, &found->second);
        }
    }));
    std::vector<Reference> references;
    int leftOut = 0;
    ACCORD_CHECK(store::forEachItem(project.database(), id, [&](const store::ItemRow& row) {
        const auto found = byIssue.find(row.issue);
        if (found == byIssue.end()) {
            ++leftOut;
            return;
        }
        Reference reference = *found->second;
        reference.item = row.item;
        reference.by = lead;
        references.push_back(std::move(reference));
    }));
    ACCORD_TRY(ReferencesMade made, write(project, id, lead, references));
    made.leftOut = leftOut;
    return made;
}

} // namespace accord::study
