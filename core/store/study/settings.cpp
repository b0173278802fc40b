// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/settings.h"

#include "core/store/events/payloads.h"

#include <algorithm>

namespace accord::store {
namespace {

// More than there are keys for is more than anybody can choose from.
constexpr std::size_t kMostReasons = 20;

StudySettings sound(StudySettings settings)
{
    std::erase_if(settings.reasons, [](const ScreeningReason& reason) { return reason.number == Exclusion::None; });
    settings.reasons.resize(std::min(settings.reasons.size(), kMostReasons));
    return settings;
}

} // namespace

Result<StudySettings> studySettings(sqlite::Database& database)
{
    ACCORD_TRY(auto last, eventsOf<SettingsMade>(database, R"sql(
        FROM rare_event e
        WHERE e.kind = 'settings'
        ORDER BY e.clock DESC, e.uuid DESC
        LIMIT 1
    )sql")
                              .one<StudySettings>([](const sqlite::Row& row) {
                                  return sound(readEvent<SettingsMade>(row).second.settings);
                              }));
    StudySettings settings = std::move(last).value_or(StudySettings{});
    if (settings.reasons.empty()) {
        for (const Exclusion number : kUsualReasons) {
            settings.reasons.push_back(ScreeningReason{number, {}});
        }
    }
    return settings;
}

Result<std::vector<ScreeningReason>> everyReason(sqlite::Database& database)
{
    ACCORD_TRY(const auto history, settingsHistory(database));
    std::vector<ScreeningReason> all;
    for (auto settings = history.rbegin(); settings != history.rend(); ++settings) {
        for (const ScreeningReason& reason : settings->second.reasons) {
            if (std::ranges::find(all, reason.number, &ScreeningReason::number) == all.end()) {
                all.push_back(reason);
            }
        }
    }
    return all;
}

Result<std::vector<std::pair<PersonId, StudySettings>>> settingsHistory(sqlite::Database& database)
{
    sqlite::Query query = eventsOf<SettingsMade>(database, R"sql(
        FROM rare_event e
        WHERE e.kind = 'settings'
        ORDER BY e.clock, e.uuid
    )sql");
    std::vector<std::pair<PersonId, StudySettings>> history;
    ACCORD_CHECK(forEachEvent<SettingsMade>(std::move(query), [&history](const Event& event, SettingsMade& made) {
        history.emplace_back(event.by, sound(std::move(made.settings)));
    }));
    return history;
}

Status writeStudySettings(EventWriter& events, PersonId by, const StudySettings& settings)
{
    ACCORD_CHECK(events.append({by}, SettingsMade{settings}));
    return {};
}

} // namespace accord::store
