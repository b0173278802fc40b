// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/counts.h"

#include "core/model/decision.h"
#include "core/store/events/blindness.h"
#include "core/store/events/labels.h"
#include "core/store/events/payloads.h"

namespace accord::store {

Result<std::int64_t> entriesByHand(sqlite::Database& database)
{
    return database.number("SELECT count(*) FROM event WHERE import_id IS NULL");
}

Result<std::int64_t> labelCount(sqlite::Database& database)
{
    ACCORD_TRY(const auto count, database.query("SELECT count(*) FROM label WHERE verdict <> :none")
                                     .bind(":none", Verdict::None)
                                     .one<std::int64_t>());
    return count.value_or(0);
}

Result<std::int64_t> decisionCount(sqlite::Database& database)
{
    ACCORD_TRY(const auto count, database.query("SELECT count(*) FROM decision WHERE state = :decided")
                                     .bind(":decided", DecisionState::Decided)
                                     .one<std::int64_t>());
    return count.value_or(0);
}

Status forEachExclusion(sqlite::Database& database, RoundId round,
                        const std::function<void(const ExclusionCell&)>& visit)
{
    ACCORD_CHECK(requireOpen(database, round));
    static constexpr auto kSql = R"sql(
        SELECT l.item_id, l.person_id, a.exclusion
        FROM label l
        JOIN answer a ON a.event = l.event
        WHERE l.round_id = :round
          AND l.verdict = :not_for_study
    )sql";
    return database.query(kSql)
        .bind(":round", round)
        .bind(":not_for_study", Verdict::NotForStudy)
        .each([&visit](const sqlite::Row& row) {
            visit(ExclusionCell{row.id<ItemId>(0), row.id<PersonId>(1), row.value<Exclusion>(2)});
        });
}

Result<std::map<ItemId, Exclusion>> excludedByDecision(sqlite::Database& database, RoundId round)
{
    ACCORD_CHECK(requireOpen(database, round));
    static constexpr auto kSql = R"sql(
        SELECT d.item_id, a.exclusion
        FROM decision d
        JOIN answer a ON a.event = d.event
        WHERE d.round_id = :round
          AND d.state = :decided
          AND d.verdict = :not_for_study
    )sql";
    std::map<ItemId, Exclusion> excluded;
    ACCORD_CHECK(database.query(kSql)
                     .bind(":round", round)
                     .bind(":decided", DecisionState::Decided)
                     .bind(":not_for_study", Verdict::NotForStudy)
                     .each([&excluded](const sqlite::Row& row) {
                         excluded.emplace(row.id<ItemId>(0), row.value<Exclusion>(1));
                     }));
    return excluded;
}

Status forEachTouched(sqlite::Database& database, RoundId round, PersonId person,
                      const std::function<void(const Touched&)>& visit)
{
    // Two texts, so that the table, which is clustered by person, is read in one range in both cases.
    static constexpr auto kOfOne = R"sql(
        SELECT item_id, person_id, verdict, flagged
        FROM label
        WHERE round_id = :round
          AND person_id = :person
          AND (verdict <> :none OR flagged <> 0)
    )sql";
    static constexpr auto kOfAll = R"sql(
        SELECT item_id, person_id, verdict, flagged
        FROM label
        WHERE round_id = :round
          AND (verdict <> :none OR flagged <> 0)
        ORDER BY person_id
    )sql";
    sqlite::Query query = database.query(person.valid() ? kOfOne : kOfAll);
    query.bind(":round", round).bind(":none", Verdict::None);
    if (person.valid()) {
        query.bind(":person", person);
    }
    return query.each([&visit](const sqlite::Row& row) {
        const auto verdict = row.value<Verdict>(2);
        visit(Touched{row.id<ItemId>(0), row.id<PersonId>(1), isLabelled(verdict), verdict == Verdict::CannotTell,
                      row.value<bool>(3)});
    });
}

Status forEachGiven(sqlite::Database& database, PersonId person, bool timed,
                    const std::function<void(const GivenLabel&)>& visit)
{
    // One pass over the events: by person or by round there is no index, since every label would have to keep it up.
    static constexpr auto kSql = R"sql(
        SELECT item_id, person_id, at, seconds, verdict, import_id IS NOT NULL
        FROM counted_answer
        WHERE kind = 'label'
          AND (:person IS NULL OR person_id = :person)
          AND (NOT :timed OR import_id IS NULL OR seconds > 0)
    )sql";
    return database.query(kSql).bind(":person", person).bind(":timed", timed).each([&visit](const sqlite::Row& row) {
        visit(GivenLabel{row.id<ItemId>(0), row.id<PersonId>(1), row.text(2), row.real(3),
                         isLabelled(row.value<Verdict>(4)), row.value<bool>(5)});
    });
}

Result<std::vector<std::pair<PersonId, std::string>>> firstGivenAt(sqlite::Database& database, ItemId item)
{
    static constexpr auto kSql = R"sql(
        SELECT person_id, min(at)
        FROM counted_answer
        WHERE item_id = :item
          AND kind = 'label'
          AND verdict IN (:category, :not_for_study)
        GROUP BY person_id
        ORDER BY person_id
    )sql";
    return database.query(kSql)
        .bind(":item", item)
        .bind(":category", Verdict::Category)
        .bind(":not_for_study", Verdict::NotForStudy)
        .all<std::pair<PersonId, std::string>>(
            [](const sqlite::Row& row) { return std::pair(row.id<PersonId>(0), row.string(1)); });
}

Result<std::vector<Label>> firstLabelsBy(sqlite::Database& database, RoundId round, PersonId person)
{
    std::vector<Label> labels;
    ACCORD_CHECK(eventsOf<LabelGiven>(database, R"sql(
        FROM item i
        JOIN counted_answer e ON e.item_id = i.id
        WHERE i.round_id = :round
          AND e.person_id = :person
          AND e.kind = 'label'
          AND e.verdict IN (:category, :not_for_study)
        ORDER BY i.position, i.id, e.clock, e.uuid
    )sql")
                     .bind(":round", round)
                     .bind(":person", person)
                     .bind(":category", Verdict::Category)
                     .bind(":not_for_study", Verdict::NotForStudy)
                     .each([&labels](const sqlite::Row& row) {
                         Label label = readLabel(row);
                         if (labels.empty() || labels.back().item != label.item) {
                             labels.push_back(std::move(label));
                         }
                     }));
    return labels;
}

} // namespace accord::store
