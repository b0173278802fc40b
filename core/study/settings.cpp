// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/settings.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/field_merge.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/event_writer.h"
#include "core/store/study/settings.h"
#include "core/study/gate/expression.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace accord::study {
namespace {

constexpr std::size_t kLongestReason = 200;
constexpr int kMostItems = 100000;

Error wrong(Reason reason, Arguments arguments = {})
{
    return Error{Errc::Invalid, reason, std::move(arguments)};
}

// Own reasons get a number that none ever had: labels keep the numbers of those that were left out.
Exclusion nextNumber(const std::vector<ScreeningReason>& reasons, const std::vector<ScreeningReason>& ever)
{
    int next = kFirstOwnReason;
    for (const auto* list : {&reasons, &ever}) {
        for (const ScreeningReason& reason : *list) {
            next = std::max(next, static_cast<int>(reason.number) + 1);
        }
    }
    return static_cast<Exclusion>(next);
}

Status checkReason(const ScreeningReason& reason)
{
    const int number = static_cast<int>(reason.number);
    const bool common = number >= 1 && number <= static_cast<int>(Exclusion::NamedLikeIt);
    const bool own = number >= kFirstOwnReason && number <= kLastOwnReason;
    if (!common && !own) {
        return wrong(Reason::ReasonNumberOutOfRange, {number});
    }
    if (own && reason.text.empty()) {
        return wrong(Reason::ReasonNeedsWords, {number});
    }
    if (reason.text.size() > kLongestReason || text::invalidUtf8At(reason.text) ||
        reason.text.find_first_of("\r\n\t") != std::string::npos) {
        return wrong(Reason::ReasonNotOneLine, {number});
    }
    return {};
}

Result<StudySettings> settledAfter(const StudySettings& settings, const std::vector<ScreeningReason>& ever)
{
    StudySettings sound = settings;
    if (sound.reasons.empty() || sound.reasons.size() > kMostReasons) {
        return wrong(Reason::ReasonsOutOfRange, {kMostReasons});
    }
    std::set<std::string> texts;
    std::set<Exclusion> numbers;
    for (ScreeningReason& reason : sound.reasons) {
        reason.text = std::string(text::trimmed(reason.text));
        if (reason.number == Exclusion::None) {
            reason.number = nextNumber(sound.reasons, ever);
        }
        ACCORD_CHECK(checkReason(reason));
        if (!numbers.insert(reason.number).second ||
            (!reason.text.empty() && !texts.insert(text::lowerAscii(reason.text)).second)) {
            return wrong(Reason::ReasonTwice, {reason.text});
        }
    }
    const TrainingThreshold& training = sound.training;
    if (!std::isfinite(training.share) || training.share < 0 || training.share > 1) {
        return wrong(Reason::TrainingShareOutOfRange);
    }
    if (training.items < 1 || training.items > kMostItems) {
        return wrong(Reason::TrainingItemsOutOfRange);
    }
    ACCORD_TRY(const Gate gate, parseGate(sound.gate));
    sound.gate = gateText(gate);
    return sound;
}

// `seen`: none: what is there now.
Result<StudySettings> mergedSettings(Project& project, const StudySettings& now, const StudySettings& wanted,
                                     const std::optional<StudySettings>& seen)
{
    StudySettings to = wanted;
    ACCORD_TRY(const Gate gate, parseGate(to.gate));
    to.gate = gateText(gate);
    const StudySettings& from = seen ? *seen : now;
    StudySettings merged = now;
    FieldMerge<StudySettings> merge(from, to, merged);
    merge.field(Reason::FieldReasons, &StudySettings::reasons)
        .field(Reason::FieldTrainingLevel, &StudySettings::training, &TrainingThreshold::level)
        .field(Reason::FieldTrainingShare, &StudySettings::training, &TrainingThreshold::share)
        .field(Reason::FieldTrainingItems, &StudySettings::training, &TrainingThreshold::items)
        .field(Reason::FieldGate, &StudySettings::gate);
    ACCORD_CHECK(merge.status(project, Reason::TheSettings, [&]() -> Result<std::vector<Told<StudySettings>>> {
        ACCORD_TRY(const auto history, store::settingsHistory(project.database()));
        std::vector<Told<StudySettings>> told;
        for (const auto& [by, settings] : history) {
            told.push_back({by, settings});
        }
        return told;
    }));
    return merged;
}

} // namespace

Result<StudySettings> settled(const StudySettings& settings)
{
    return settledAfter(settings, {});
}

Status changeSettings(Project& project, PersonId by, const StudySettings& settings,
                      const std::optional<StudySettings>& seen)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
    ACCORD_CHECK(permit(project, by, Action::EditSettings));
    ACCORD_TRY(const StudySettings before, store::studySettings(project.database()));
    ACCORD_TRY(const std::vector<ScreeningReason> ever, store::everyReason(project.database()));
    ACCORD_TRY(const StudySettings merged, mergedSettings(project, before, settings, seen));
    ACCORD_TRY(StudySettings sound, settledAfter(merged, ever));
    sound.proposalRule = before.proposalRule; // set on its own: taxonomy/rule.h
    if (sound == before) {
        return {};
    }
    ACCORD_TRY(store::EventWriter events, store::EventWriter::begin(project.database(), project.now()));
    ACCORD_CHECK(store::writeStudySettings(events, by, sound));
    ACCORD_CHECK(transaction.commit());
    return project.refresh();
}

Result<std::vector<ScreeningReason>> everyReason(Project& project)
{
    ACCORD_TRY(std::vector<ScreeningReason> ever, store::everyReason(project.database()));
    std::vector<ScreeningReason> all = project.settings().reasons;
    for (ScreeningReason& reason : ever) {
        if (std::ranges::find(all, reason.number, &ScreeningReason::number) == all.end()) {
            all.push_back(std::move(reason));
        }
    }
    return all;
}

} // namespace accord::study
