// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/training.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/codebook/relabel.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/counts.h"
#include "core/store/events/decisions.h"
#include "core/store/events/event_writer.h"
#include "core/store/events/labels.h"
#include "core/store/study/assignment.h"
#include "core/store/study/rounds.h"
#include "core/study/people.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace accord::study {
namespace {

Result<Round> trainingRound(Project& project, RoundId id, PersonId lead)
{
    const auto round = project.round(id);
    if (round == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    if (round->purpose != RoundPurpose::Training) {
        return Error{Errc::Invalid, Reason::NotForTraining, {round->name}};
    }
    ACCORD_CHECK(project.requireLead(lead));
    return *round;
}

// A decision in an open round is read by everybody, before they label too.
Status requireHidden(const Round& round)
{
    const bool over = round.state == RoundState::Closed || round.state == RoundState::Reconciled;
    if (!round.blind && !over) {
        return Error{Errc::NotPermitted, Reason::ReferencesReadable, {round.name}};
    }
    return {};
}

std::optional<ReferenceLabel> referenceFrom(const Decision& decision)
{
    const DecisionContent& content = decision.content;
    if (content.state != DecisionState::Decided ||
        (content.verdict != Verdict::Category && content.verdict != Verdict::NotForStudy)) {
        return std::nullopt;
    }
    return ReferenceLabel{decision.item,  content.verdict, content.category, content.exclusion,
                          content.reason, decision.by,     decision.at};
}

bool saysTheSame(const ReferenceLabel& a, const ReferenceLabel& b)
{
    return a.verdict == b.verdict && a.category == b.category && a.exclusion == b.exclusion &&
           a.explanation == b.explanation;
}

DecisionContent decisionFor(const ReferenceLabel& reference)
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

Status checkContent(const Project& project, const ReferenceLabel& reference)
{
    const bool category = reference.verdict == Verdict::Category;
    if ((!category && reference.verdict != Verdict::NotForStudy) || category != reference.category.valid() ||
        category != (reference.exclusion == Exclusion::None)) {
        return Error{Errc::Invalid, Reason::ReferenceUnsound};
    }
    if (category && project.taxonomy()->find(reference.category) == nullptr) {
        return unusableCategory(nullptr);
    }
    if (text::invalidUtf8At(reference.explanation)) {
        return Error{Errc::Invalid, Reason::ExplanationNotUtf8};
    }
    return {};
}

// Writes those that say something new; all of them or none.
Result<ReferencesMade> write(Project& project, RoundId round, PersonId by,
                             const std::vector<ReferenceLabel>& references)
{
    ReferencesMade made;
    sqlite::Database& database = project.database();
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_CHECK(permit(project, by, Action::EditReferences, round));
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(database, project.now()));
    for (const ReferenceLabel& reference : references) {
        ACCORD_TRY(const auto before, store::decisionToReplace(database, round, reference.item));
        Event event{reference.by};
        if (before) {
            const auto old = referenceFrom(*before);
            if (old && saysTheSame(*old, reference)) {
                continue;
            }
            made.replaced += old ? 1 : 0;
            ACCORD_TRY(event.replaces, store::uuidOfEvent(database, before->event));
        }
        ACCORD_CHECK(events.append(std::move(event), DecisionMade{reference.item, decisionFor(reference)}));
        ++made.made;
        made.withoutExplanation += reference.explanation.empty() ? 1 : 0;
    }
    ACCORD_CHECK(transaction.commit());
    return made;
}

} // namespace

Result<std::vector<ReferenceLabel>> referencesIn(Project& project, RoundId round)
{
    std::vector<ReferenceLabel> references;
    ACCORD_CHECK(store::forEachReference(project.database(), round, [&](const Decision& decision) {
        if (auto reference = referenceFrom(decision)) {
            reference->category = resolveMerged(*project.taxonomy(), reference->category);
            references.push_back(std::move(*reference));
        }
    }));
    return references;
}

Result<std::vector<ReferenceLabel>> references(Project& project, RoundId round, PersonId lead)
{
    ACCORD_CHECK(trainingRound(project, round, lead));
    return referencesIn(project, round);
}

Status setReference(Project& project, RoundId id, const ReferenceLabel& reference)
{
    ACCORD_TRY(const Round round, trainingRound(project, id, reference.by));
    ACCORD_CHECK(requireHidden(round));
    ACCORD_CHECK(checkContent(project, reference));
    ReferenceLabel sound = reference;
    sound.explanation = std::string(text::trimmed(reference.explanation));
    if (sound.explanation.empty()) {
        return Error{Errc::Invalid, Reason::ExplanationMissing};
    }
    ACCORD_TRY(const auto item, store::itemById(project.database(), reference.item));
    if (!item || item->round != id) {
        return Error{Errc::NotFound, Reason::ItemOfOtherRound, {round.name}};
    }
    ACCORD_CHECK(write(project, id, reference.by, {sound}));
    return {};
}

Result<ReferencesMade> useMyLabels(Project& project, RoundId id, PersonId lead)
{
    ACCORD_TRY(const Round round, trainingRound(project, id, lead));
    ACCORD_CHECK(requireHidden(round));
    std::vector<ReferenceLabel> references;
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
        return Error{Errc::Invalid, Reason::ReferencesOfOtherRound};
    }
    ACCORD_CHECK(project.requireOpen(from));
    std::map<ItemId, ReferenceLabel> there;
    ACCORD_TRY(const std::vector<ReferenceLabel> decided, referencesIn(project, from));
    for (const ReferenceLabel& reference : decided) {
        there.emplace(reference.item, reference);
    }
    // What was decided on an issue, by its first occurrence that was decided.
    std::map<IssueId, const ReferenceLabel*> byIssue;
    ACCORD_CHECK(store::forEachItem(project.database(), from, [&](const Item& row) {
        const auto found = there.find(row.id);
        if (found != there.end()) {
            byIssue.try_emplace(row.issue, &found->second);
        }
    }));
    std::vector<ReferenceLabel> references;
    int leftOut = 0;
    ACCORD_CHECK(store::forEachItem(project.database(), id, [&](const Item& row) {
        const auto found = byIssue.find(row.issue);
        if (found == byIssue.end()) {
            ++leftOut;
            return;
        }
        ReferenceLabel reference = *found->second;
        reference.item = row.id;
        reference.by = lead;
        references.push_back(std::move(reference));
    }));
    ACCORD_TRY(ReferencesMade made, write(project, id, lead, references));
    made.leftOut = leftOut;
    return made;
}

std::optional<Level> differsAt(const Taxonomy& taxonomy, const LabelContent& label, const ReferenceLabel& reference)
{
    if (label.verdict != reference.verdict) {
        return Level::Type;
    }
    if (label.verdict == Verdict::NotForStudy) {
        return std::nullopt;
    }
    for (const Level level : kLevels) {
        const Category* wanted = taxonomy.at(level, reference.category);
        if (wanted != nullptr && taxonomy.at(level, label.category) != wanted) {
            return level;
        }
    }
    return std::nullopt;
}

bool isRight(const std::optional<Level>& differs, Level level)
{
    return !differs || *differs > level;
}

namespace {

Status requireTraining(const Project& project, RoundId id)
{
    const auto round = project.round(id);
    if (round == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    if (round->purpose != RoundPurpose::Training) {
        return Error{Errc::Invalid, Reason::NotForTraining, {round->name}};
    }
    return {};
}

using ReferenceLabels = std::unordered_map<ItemId, ReferenceLabel>;

Result<ReferenceLabels> byItem(Project& project, RoundId round)
{
    ACCORD_TRY(const std::vector<ReferenceLabel> all, referencesIn(project, round));
    ReferenceLabels references;
    for (const ReferenceLabel& reference : all) {
        references.emplace(reference.item, reference);
    }
    return references;
}

bool saysTheSame(const LabelContent& a, const LabelContent& b)
{
    return a.verdict == b.verdict && a.category == b.category && a.exclusion == b.exclusion;
}

TrainingFeedback feedbackOn(const Project& project, const Label& label, const ReferenceLabel& reference)
{
    TrainingFeedback feedback;
    feedback.item = label.item;
    feedback.own = label.content;
    feedback.own.category = resolveMerged(*project.taxonomy(), label.content.category);
    feedback.reference = reference;
    feedback.differs = differsAt(*project.taxonomy(), label.content, reference);
    feedback.right = isRight(feedback.differs, project.settings().training.level);
    return feedback;
}

// Errc::NotPermitted would say that there are references: whoever has no items here simply has none.
Result<OwnTraining> trainingOf(Project& project, RoundId round, PersonId person, const ReferenceLabels& references)
{
    OwnTraining training;
    training.result.person = person;
    ACCORD_TRY(const std::vector<ItemId> items, store::itemsFor(project.database(), round, person));
    const std::unordered_set<ItemId> theirs(items.begin(), items.end());
    training.result.items =
        static_cast<int>(std::ranges::count_if(items, [&](const ItemId item) { return references.contains(item); }));
    ACCORD_TRY(const std::vector<Label> labels, store::firstLabelsBy(project.database(), round, person));
    for (const Label& label : labels) {
        const auto reference = references.find(label.item);
        // A lead's own label may be where the reference is from: it shows nothing.
        if (reference == references.end() || !theirs.contains(label.item) || reference->second.by == person) {
            continue;
        }
        training.items.push_back(feedbackOn(project, label, reference->second));
    }
    TrainingResult& result = training.result;
    result.labelled = static_cast<int>(training.items.size());
    result.right = static_cast<int>(std::ranges::count_if(training.items, &TrainingFeedback::right));
    const TrainingThreshold& threshold = project.settings().training;
    result.ready = result.labelled >= threshold.items && result.share() >= threshold.share;
    return training;
}

Result<std::vector<OwnTraining>> everybodysTraining(Project& project, RoundId round, PersonId lead)
{
    ACCORD_CHECK(requireTraining(project, round));
    ACCORD_CHECK(project.requireLead(lead));
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(const ReferenceLabels references, byItem(project, round));
    std::vector<OwnTraining> all;
    for (const Person& person : byPseudonym(project)) {
        ACCORD_TRY(OwnTraining training, trainingOf(project, round, person.id, references));
        const bool takesPart = training.result.items > 0 && person.isLabeller();
        const bool wroteThem =
            std::ranges::any_of(references, [&person](const auto& entry) { return entry.second.by == person.id; });
        if (training.result.labelled > 0 || (takesPart && !wroteThem)) {
            all.push_back(std::move(training));
        }
    }
    return all;
}

} // namespace

Result<std::optional<TrainingFeedback>> feedback(Project& project, RoundId round, ItemId item, PersonId person)
{
    ACCORD_TRY(const OwnTraining training, ownTraining(project, round, person));
    const auto found = std::ranges::find(training.items, item, &TrainingFeedback::item);
    return found == training.items.end() ? std::optional<TrainingFeedback>() : std::optional(*found);
}

Result<OwnTraining> ownTraining(Project& project, RoundId round, PersonId person)
{
    ACCORD_CHECK(requireTraining(project, round));
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(const ReferenceLabels references, byItem(project, round));
    ACCORD_TRY(OwnTraining training, trainingOf(project, round, person, references));
    for (TrainingFeedback& feedback : training.items) {
        ACCORD_TRY(auto now, store::labelOf(project.database(), round, feedback.item, person));
        if (now) {
            resolveMerged(*project.taxonomy(), *now);
        }
        feedback.changedSince = now && !saysTheSame(now->content, feedback.own);
    }
    return training;
}

Result<std::vector<TrainingResult>> trainingResults(Project& project, RoundId round, PersonId lead)
{
    ACCORD_TRY(const std::vector<OwnTraining> all, everybodysTraining(project, round, lead));
    std::vector<TrainingResult> results;
    results.reserve(all.size());
    for (const OwnTraining& training : all) {
        results.push_back(training.result);
    }
    return results;
}

Result<std::vector<HardItem>> hardItems(Project& project, RoundId round, PersonId lead)
{
    ACCORD_TRY(const std::vector<OwnTraining> all, everybodysTraining(project, round, lead));
    std::vector<HardItem> items;
    for (const OwnTraining& training : all) {
        for (const TrainingFeedback& feedback : training.items) {
            auto item = std::ranges::find(items, feedback.item, &HardItem::item);
            if (item == items.end()) {
                item = items.insert(item, HardItem{feedback.item, 0, 0});
            }
            ++item->labelled;
            item->wrong += feedback.right ? 0 : 1;
        }
    }
    std::erase_if(items, [](const HardItem& item) { return item.wrong == 0; });
    std::ranges::sort(items, [](const HardItem& a, const HardItem& b) {
        const auto left = std::int64_t{a.wrong} * b.labelled;
        const auto right = std::int64_t{b.wrong} * a.labelled;
        return left != right ? left > right : a.item < b.item;
    });
    return items;
}

} // namespace accord::study
