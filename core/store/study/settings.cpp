// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/study/settings.h"

#include "core/store/json_fields.h"

#include <algorithm>
#include <string_view>

namespace accord::store {
namespace {

using Json = nlohmann::json;

// More than there are keys for is more than anybody can choose from.
constexpr std::size_t kMostReasons = 20;

std::vector<ScreeningReason> readReasons(const Json& object)
{
    std::vector<ScreeningReason> reasons;
    const auto found = object.find("reasons");
    if (found == object.end() || !found->is_array()) {
        return reasons;
    }
    for (const Json& one : *found) {
        int number = 0;
        ScreeningReason reason;
        if (one.is_object()) {
            take(one, "number", number);
            take(one, "text", reason.text);
        }
        if (number >= 1 && number <= kLastOwnReason && reasons.size() < kMostReasons) {
            reason.number = static_cast<Exclusion>(number);
            reasons.push_back(std::move(reason));
        }
    }
    return reasons;
}

StudySettings fromJson(std::string_view text)
{
    StudySettings settings;
    const Json object = toObject(text);
    settings.reasons = readReasons(object);
    take(object, "gate", settings.gate);
    take(object, "proposal_rule", settings.proposalRule);
    takeEnum(object, "training_level", Level::Subtheme, settings.training.level);
    take(object, "training_share", settings.training.share);
    take(object, "training_items", settings.training.items);
    return settings;
}

} // namespace

Result<StudySettings> studySettings(sqlite::Database& database)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT coalesce(detail, '')
        FROM rare_event
        WHERE kind = 'settings'
        ORDER BY clock DESC, uuid DESC
        LIMIT 1
    )sql"));
    ACCORD_TRY(const bool row, query.step());
    StudySettings settings = row ? fromJson(query.text(0)) : StudySettings{};
    if (settings.reasons.empty()) {
        for (const Exclusion number : kReasonsOfOlderStudies) {
            settings.reasons.push_back(ScreeningReason{number, {}});
        }
    }
    return settings;
}

Result<std::vector<ScreeningReason>> everyReason(sqlite::Database& database)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT coalesce(detail, '')
        FROM rare_event
        WHERE kind = 'settings'
        ORDER BY clock DESC, uuid DESC
    )sql"));
    std::vector<ScreeningReason> all;
    ACCORD_CHECK(query.each([&](const sqlite::Row& row) {
        for (ScreeningReason& reason : readReasons(toObject(row.text(0)))) {
            if (std::ranges::find(all, reason.number, &ScreeningReason::number) == all.end()) {
                all.push_back(std::move(reason));
            }
        }
    }));
    return all;
}

Result<std::vector<std::pair<PersonId, StudySettings>>> settingsHistory(sqlite::Database& database)
{
    ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
        SELECT person_id, coalesce(detail, '')
        FROM rare_event
        WHERE kind = 'settings'
        ORDER BY clock, uuid
    )sql"));
    return query.all<std::pair<PersonId, StudySettings>>([&](const sqlite::Row& row) {
        return std::pair<PersonId, StudySettings>{row.id<PersonId>(0), fromJson(row.text(1))};
    });
}

Status writeStudySettings(EventWriter& events, PersonId by, const StudySettings& settings)
{
    Json reasons = Json::array();
    for (const ScreeningReason& reason : settings.reasons) {
        reasons.push_back({{"number", static_cast<int>(reason.number)}, {"text", reason.text}});
    }
    NewEvent event;
    event.kind = EventKind::Settings;
    event.by = by;
    event.detail = toText(Json{{"reasons", std::move(reasons)},
                               {"gate", settings.gate},
                               {"proposal_rule", settings.proposalRule},
                               {"training_level", static_cast<int>(settings.training.level)},
                               {"training_share", settings.training.share},
                               {"training_items", settings.training.items}});
    ACCORD_CHECK(events.event(event));
    return {};
}

} // namespace accord::store
