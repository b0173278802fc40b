// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/labels.h"

#include "core/store/events/blindness.h"
#include "core/store/events/payloads.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <map>
#include <utility>

namespace accord::store {
namespace {

LabelCell readCell(const sqlite::Statement& row)
{
    return LabelCell{row.id<ItemId>(0),     row.id<PersonId>(1), static_cast<Verdict>(row.integer(2)),
                     row.id<CategoryId>(3), row.integer(4) != 0, row.integer(5) != 0,
                     row.id<EventId>(6),    row.integer(7)};
}

} // namespace

Label readLabel(const sqlite::Row& row)
{
    auto [event, given] = readEvent<LabelGiven>(row);
    return Label{event.id,      given.item,     event.by,           std::move(given.content),
                 given.seconds, given.codebook, std::move(event.at)};
}

Status forEachLabel(sqlite::Database& database, RoundId round, const std::function<void(const LabelCell&)>& visit)
{
    ACCORD_CHECK(requireOpen(database, round));
    static constexpr auto kSql = R"sql(
        SELECT item_id, person_id, verdict, category_id, flagged, cited, event, clock
        FROM label
        WHERE round_id = :round
        ORDER BY person_id, item_id
    )sql";
    return database.query(kSql).bind(":round", round).each([&visit](const sqlite::Row& row) { visit(readCell(row)); });
}

namespace {

/// The first label (see FirstLabelsEnd) of whoever gave one that holds.
class FirstLabelFinder
{
public:
    static Result<FirstLabelFinder> begin(sqlite::Database& database, RoundId round)
    {
        FirstLabelFinder finder;
        ACCORD_TRY(finder.m_end, firstLabelsEnd(database, round));
        if (finder.m_end) {
            ACCORD_TRY(sqlite::Statement query, database.prepare(R"sql(
                SELECT item_id, person_id, verdict, category_id, coalesce(flagged, 0),
                    EXISTS (SELECT 1 FROM passage WHERE passage.event = seq), seq, clock
                FROM counted_answer
                WHERE item_id = ?
                  AND kind = 'label'
                  AND person_id = ?
                  AND clock <= ?
                ORDER BY clock DESC, uuid DESC
                LIMIT 1
            )sql"));
            finder.m_query.emplace(std::move(query));
        }
        return finder;
    }

    Result<LabelCell> of(const LabelCell& now)
    {
        if (!m_end || now.clock <= m_end->clock) {
            return now;
        }
        m_query->reset();
        m_query->bind(now.item).bind(now.by).bind(m_end->clock);
        ACCORD_TRY(const bool found, m_query->step());
        return found ? readCell(*m_query) : LabelCell{now.item, now.by};
    }

private:
    std::optional<FirstLabelsEnd> m_end;
    std::optional<sqlite::Statement> m_query;
};

} // namespace

Status forEachLabelAndFirst(sqlite::Database& database, RoundId round,
                            const std::function<void(const LabelCell& now, const LabelCell& first)>& visit)
{
    ACCORD_TRY(FirstLabelFinder finder, FirstLabelFinder::begin(database, round));
    Status status;
    ACCORD_CHECK(forEachLabel(database, round, [&](const LabelCell& now) {
        const Result<LabelCell> first = finder.of(now);
        if (first.ok()) {
            visit(now, *first);
        } else if (status.ok()) {
            status = first.error();
        }
    }));
    return status;
}

Result<std::vector<LabelCell>> firstCellsBy(sqlite::Database& database, RoundId round, PersonId person)
{
    ACCORD_TRY(FirstLabelFinder finder, FirstLabelFinder::begin(database, round));
    ACCORD_TRY(std::vector<LabelCell> cells, labelsBy(database, round, person));
    for (LabelCell& cell : cells) {
        ACCORD_TRY(cell, finder.of(cell));
    }
    return cells;
}

Result<std::vector<std::pair<std::int64_t, Label>>> labelsEver(sqlite::Database& database, RoundId round, ItemId item)
{
    ACCORD_CHECK(requireOpen(database, round));
    return eventsOf<LabelGiven>(database, R"sql(
        FROM item i
        JOIN counted_answer e ON e.item_id = i.id
        WHERE i.id = :item
          AND i.round_id = :round
          AND e.kind = 'label'
        ORDER BY e.clock, e.uuid
    )sql")
        .bind(":item", item)
        .bind(":round", round)
        .all<std::pair<std::int64_t, Label>>(
            [](const sqlite::Row& row) { return std::pair(readEvent<LabelGiven>(row).first.clock, readLabel(row)); });
}

Result<std::vector<Label>> firstLabelsOf(sqlite::Database& database, RoundId round, ItemId item)
{
    ACCORD_TRY(const std::optional<FirstLabelsEnd> end, firstLabelsEnd(database, round));
    if (!end) {
        return labelsOf(database, round, item);
    }
    ACCORD_TRY(auto ever, labelsEver(database, round, item));
    std::map<PersonId, Label> firsts;
    for (auto& [clock, label] : ever) {
        if (clock <= end->clock) {
            firsts.insert_or_assign(label.by, std::move(label));
        }
    }
    std::vector<Label> labels;
    for (auto& [person, label] : firsts) {
        labels.push_back(std::move(label));
    }
    return labels;
}

Result<std::vector<LabelCell>> labelsBy(sqlite::Database& database, RoundId round, PersonId person)
{
    static constexpr auto kSql = R"sql(
        SELECT item_id, person_id, verdict, category_id, flagged, cited, event, clock
        FROM label
        WHERE round_id = :round
          AND person_id = :person
        ORDER BY item_id
    )sql";
    return database.query(kSql).bind(":round", round).bind(":person", person).all<LabelCell>(readCell);
}

Result<bool> labelsIn(sqlite::Database& database, RoundId round, PersonId person)
{
    static constexpr auto kSql = R"sql(
        SELECT 1
        FROM label
        WHERE round_id = :round
          AND person_id = :person
          AND verdict <> :none
        LIMIT 1
    )sql";
    ACCORD_TRY(
        const auto label,
        database.query(kSql).bind(":round", round).bind(":person", person).bind(":none", Verdict::None).one<int>());
    return label.has_value();
}

Result<std::optional<Label>> labelOf(sqlite::Database& database, RoundId round, ItemId item, PersonId person)
{
    return eventsOf<LabelGiven>(database, R"sql(
        FROM label l
        JOIN counted_answer e ON e.seq = l.event
        WHERE l.round_id = :round
          AND l.person_id = :person
          AND l.item_id = :item
    )sql")
        .bind(":round", round)
        .bind(":person", person)
        .bind(":item", item)
        .one<Label>(readLabel);
}

Result<std::vector<Label>> labelsOf(sqlite::Database& database, RoundId round, ItemId item)
{
    ACCORD_CHECK(requireOpen(database, round));
    // A point lookup per person: the table is clustered by person, and there are dozens of them at most.
    return eventsOf<LabelGiven>(database, R"sql(
        FROM person p
        CROSS JOIN label l ON l.round_id = :round AND l.person_id = p.id AND l.item_id = :item
        JOIN counted_answer e ON e.seq = l.event
        ORDER BY p.id
    )sql")
        .bind(":round", round)
        .bind(":item", item)
        .all<Label>(readLabel);
}

Status forEachWholeLabel(sqlite::Database& database, RoundId round, const std::function<void(const Label&)>& visit,
                         PersonId only)
{
    ACCORD_CHECK(only.valid() ? Status() : requireOpen(database, round));
    return eventsOf<LabelGiven>(database, R"sql(
        FROM item i
        CROSS JOIN person p
        CROSS JOIN label l ON l.round_id = i.round_id AND l.person_id = p.id AND l.item_id = i.id
        JOIN counted_answer e ON e.seq = l.event
        WHERE i.round_id = :round
          AND p.id = coalesce(:only, p.id)
        ORDER BY i.position, i.text_id, i.id, p.id
    )sql")
        .bind(":round", round)
        .bind(":only", only.valid() ? std::optional(only) : std::nullopt)
        .each([&visit](const sqlite::Row& row) { visit(readLabel(row)); });
}

Result<std::optional<Label>> labelByEvent(sqlite::Database& database, EventId event)
{
    return eventsOf<LabelGiven>(database, R"sql(
        FROM counted_answer e
        WHERE e.seq = :event
          AND e.kind = 'label'
    )sql")
        .bind(":event", event)
        .one<Label>(readLabel);
}

Result<int> labelledSince(sqlite::Database& database, RoundId round, PersonId person, const std::string& moment)
{
    static constexpr auto kSql = R"sql(
        SELECT count(*)
        FROM label l
        JOIN event a ON a.seq = l.event
        WHERE l.round_id = :round
          AND l.person_id = :person
          AND l.verdict IN (:category, :not_for_study, :none_of_these)
          AND a.at >= :moment
          AND a.import_id IS NULL
    )sql";
    ACCORD_TRY(const auto count, database.query(kSql)
                                     .bind(":round", round)
                                     .bind(":person", person)
                                     .bind(":category", Verdict::Category)
                                     .bind(":not_for_study", Verdict::NotForStudy)
                                     .bind(":none_of_these", Verdict::NoneOfThese)
                                     .bind(":moment", moment)
                                     .one<int>());
    return count.value_or(0);
}

Result<Uuid> uuidOfEvent(sqlite::Database& database, EventId event)
{
    ACCORD_TRY(const auto uuid,
               database.query("SELECT uuid FROM event WHERE seq = :event").bind(":event", event).one<Uuid>());
    return uuid.value_or(Uuid{});
}

Result<std::vector<std::string>> textsLike(sqlite::Query& query, const std::string& prefix, int most)
{
    // Nothing sorts behind the last code point.
    return query.bind(":prefix", prefix)
        .bind(":end", prefix + "\xf4\x8f\xbf\xbf")
        .bind(":most", most)
        .all<std::string>();
}

Result<std::vector<std::string>> summariesLike(sqlite::Database& database, PersonId person, const std::string& prefix,
                                               int most)
{
    // The index holds only the events that have a summary, in either case of letters.
    static constexpr auto kSql = R"sql(
        SELECT summary
        FROM counted_answer a
        WHERE summary IS NOT NULL
          AND summary >= :prefix COLLATE NOCASE
          AND summary < :end COLLATE NOCASE
          AND (
              person_id = :person OR NOT EXISTS (
                  SELECT 1
                  FROM item i
                  JOIN round r ON r.id = i.round_id
                  WHERE i.id = a.item_id
                    AND r.blind = 1
              )
          )
        GROUP BY summary
        ORDER BY count(*) DESC, summary
        LIMIT :most
    )sql";
    return textsLike(database.query(kSql).bind(":person", person), prefix, most);
}

Result<std::vector<std::string>> codesLike(sqlite::Database& database, PersonId person, const std::string& prefix,
                                           int most)
{
    // As above, of the index of codes.
    static constexpr auto kSql = R"sql(
        SELECT code
        FROM counted_answer a
        WHERE code IS NOT NULL
          AND code >= :prefix COLLATE NOCASE
          AND code < :end COLLATE NOCASE
          AND (
              person_id = :person OR NOT EXISTS (
                  SELECT 1
                  FROM item i
                  JOIN round r ON r.id = i.round_id
                  WHERE i.id = a.item_id
                    AND r.blind = 1
              )
          )
        GROUP BY code
        ORDER BY count(*) DESC, code
        LIMIT :most
    )sql";
    return textsLike(database.query(kSql).bind(":person", person), prefix, most);
}

Result<std::vector<Label>> openCodesOf(sqlite::Database& database, RoundId round)
{
    ACCORD_CHECK(requireOpen(database, round));
    return eventsOf<LabelGiven>(database, R"sql(
        FROM label l
        JOIN counted_answer e ON e.seq = l.event
        WHERE l.round_id = :round
          AND l.verdict = :none_of_these
          AND e.code IS NOT NULL
        ORDER BY l.item_id, l.person_id
    )sql")
        .bind(":round", round)
        .bind(":none_of_these", Verdict::NoneOfThese)
        .all<Label>(readLabel);
}

Result<std::vector<Label>> firstOpenCodesOf(sqlite::Database& database, RoundId round)
{
    std::vector<EventId> events;
    ACCORD_CHECK(forEachLabelAndFirst(database, round, [&events](const LabelCell& /*now*/, const LabelCell& first) {
        if (first.verdict == Verdict::NoneOfThese) {
            events.push_back(first.event);
        }
    }));
    std::vector<Label> labels;
    for (const EventId event : events) {
        ACCORD_TRY(auto label, labelByEvent(database, event));
        if (label && !label->content.code.empty()) {
            labels.push_back(std::move(*label));
        }
    }
    std::ranges::sort(labels, {}, [](const Label& label) { return std::pair(label.item, label.by); });
    return labels;
}

} // namespace accord::store
