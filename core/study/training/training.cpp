// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/training/training.h"

#include "core/project/codebook/resolve_merged.h"
#include "core/store/events/course/course.h"
#include "core/store/events/labels.h"
#include "core/store/sqlite/transaction.h"
#include "core/store/study/assignment.h"
#include "core/study/people.h"
#include "core/study/training/sameness.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace accord::study {
namespace {

Status requireTraining(const Project& project, RoundId id)
{
    const Round* round = project.round(id);
    if (round == nullptr) {
        return Error{Errc::NotFound, "round", {}};
    }
    if (round->purpose != RoundPurpose::Training) {
        return Error{Errc::Invalid, "round \"" + round->name + "\"", "it is not for training"};
    }
    return {};
}

using References = std::unordered_map<ItemId, Reference>;

Result<References> byItem(Project& project, RoundId round)
{
    ACCORD_TRY(const std::vector<Reference> all, referencesIn(project, round));
    References references;
    for (const Reference& reference : all) {
        references.emplace(reference.item, reference);
    }
    return references;
}

bool saysTheSame(const LabelContent& a, const LabelContent& b)
{
    return a.verdict == b.verdict && a.category == b.category && a.exclusion == b.exclusion;
}

Feedback feedbackOn(const Project& project, const Label& label, const Reference& reference)
{
    Feedback feedback;
    feedback.item = label.item;
    feedback.own = label.content;
    feedback.own.category = resolveMerged(*project.taxonomy(), label.content.category);
    feedback.reference = reference;
    feedback.differs = differsAt(*project.taxonomy(), label.content, reference);
    feedback.right = isRight(feedback.differs, project.settings().training.level);
    return feedback;
}

// Errc::NotPermitted would say that there are references: whoever has no items here simply has none.
Result<OwnTraining> trainingOf(Project& project, RoundId round, PersonId person, const References& references)
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
    result.right = static_cast<int>(std::ranges::count_if(training.items, &Feedback::right));
    const TrainingThreshold& threshold = project.settings().training;
    result.ready = result.labelled >= threshold.items && result.share() >= threshold.share;
    return training;
}

Result<std::vector<OwnTraining>> everybodysTraining(Project& project, RoundId round, PersonId lead)
{
    ACCORD_CHECK(requireTraining(project, round));
    ACCORD_CHECK(project.requireLead(lead, "everybody's training"));
    ACCORD_TRY(const store::Snapshot snapshot, store::Snapshot::begin(project.database()));
    ACCORD_TRY(const References references, byItem(project, round));
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

Result<std::optional<Feedback>> feedback(Project& project, RoundId round, ItemId item, PersonId person)
{
    ACCORD_TRY(const OwnTraining training, ownTraining(project, round, person));
    const auto found = std::ranges::find(training.items, item, &Feedback::item);
    return found == training.items.end() ? std::optional<Feedback>() : std::optional(*found);
}

Result<OwnTraining> ownTraining(Project& project, RoundId round, PersonId person)
{
    ACCORD_CHECK(requireTraining(project, round));
    ACCORD_TRY(const store::Snapshot snapshot, store::Snapshot::begin(project.database()));
    ACCORD_TRY(const References references, byItem(project, round));
    ACCORD_TRY(OwnTraining training, trainingOf(project, round, person, references));
    for (Feedback& feedback : training.items) {
        ACCORD_TRY(auto now, store::labelOf(project.database(), round, feedback.item, person));
        if (now) {
            makeCount(*project.taxonomy(), *now);
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
        for (const Feedback& feedback : training.items) {
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
