// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/kinds.h"
#include "core/store/issues/issues.h"
#include "core/store/merging/content_check.h"
#include "core/store/merging/merge_steps.h"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>

namespace accord::store {
namespace {

// What is new in the other copy, and what of it is here already.
constexpr std::string_view kCounts = R"sql(
    WITH counted(what, uuid, here) AS (
        SELECT 0, uuid, here FROM map_person WHERE left_out = 0
        UNION ALL
        SELECT 1, uuid, here FROM map_round WHERE left_out = 0
        UNION ALL
        SELECT 2, uuid, here FROM map_issue WHERE wanted = 1
        UNION ALL
        SELECT 3, uuid, here FROM map_item WHERE left_out = 0
        UNION ALL
        SELECT 4, NULL, m.here FROM map_text m JOIN map_issue i ON i.there = m.issue WHERE i.wanted = 1
    )
    SELECT what, count(*)
    FROM counted
    WHERE (here IS NULL) = :fresh
      AND (NOT :fresh OR uuid IS NULL OR uuid NOT IN (SELECT uuid FROM brought))
    GROUP BY what
)sql";
constexpr std::string_view kFreshEvents = R"sql(
    SELECT n.kind, count(*)
    FROM map_event n
    JOIN other.event a ON a.seq = n.there
    WHERE a.uuid NOT IN (SELECT uuid FROM brought)
    GROUP BY n.kind
)sql";
constexpr std::string_view kKnownEvents = R"sql(
    SELECT kind, count(*)
    FROM other.event a
    WHERE EXISTS (SELECT 1 FROM main.event h WHERE h.uuid = a.uuid)
    GROUP BY kind
)sql";

Result<MergeCounts> counts(const OtherCopy& other, const IssueMap& issues, const Brought& /*brought*/, bool fresh)
{
    static constexpr std::array kCounted{&MergeCounts::people, &MergeCounts::rounds, &MergeCounts::issues,
                                         &MergeCounts::items, &MergeCounts::texts};
    MergeCounts counts;
    ACCORD_CHECK(other.query(kCounts).bind(":fresh", fresh).each([&counts](const sqlite::Row& row) {
        counts.*kCounted[row.value<std::size_t>(0)] = row.integer(1);
    }));
    ACCORD_CHECK(other.query(fresh ? kFreshEvents : kKnownEvents).each([&counts](const sqlite::Row& row) {
        if (const auto kind = eventKindNamed(row.text(0))) {
            counts.*entryOf(*kind).merge.counted.value() += row.integer(1);
        }
    }));
    ACCORD_TRY(counts.facts, fresh ? newFacts(other, issues) : Result<std::int64_t>(0));
    return counts;
}

Status countByPerson(const OtherCopy& other, MergeSurvey& survey)
{
    constexpr auto kCount = R"sql(
        SELECT p.uuid, count(*)
        FROM map_event n
        JOIN other.event a ON a.seq = n.there
        JOIN map_person p ON p.there = a.person_id
        GROUP BY p.uuid
    )sql";
    std::map<Uuid, std::int64_t> events;
    ACCORD_CHECK(other.query(kCount).each([&events](const sqlite::Row& row) { events[row.uuid(0)] = row.integer(1); }));
    for (MergePerson& person : survey.people) {
        person.events = events[person.uuid];
    }
    return {};
}

Status findChangedTexts(const OtherCopy& other, MergeSurvey& survey)
{
    constexpr auto kChanged = R"sql(
        SELECT DISTINCT i.there, r.host, r.name, t.name, t.link
        FROM map_text m
        JOIN map_issue i ON i.there = m.issue
        JOIN main.text h ON h.id = i.here
        JOIN other.text t ON t.id = i.there
        JOIN other.text_group r ON r.id = t.group_id
        WHERE m.here IS NULL
          AND h.document_id IS NOT NULL
        ORDER BY i.there
    )sql";
    return other.query(kChanged).each([&survey](const sqlite::Row& row) {
        if (++survey.changedTexts <= kMostLinks) {
            survey.changedTextLinks.push_back(addressOf(row.text(1), row.text(2), row.text(3), row.text(4)));
        }
    });
}

Status rememberBrought(const OtherCopy& other, const Brought& /*brought*/)
{
    return other.execute(R"sql(
        INSERT OR IGNORE INTO brought
        SELECT a.uuid
        FROM map_event n
        JOIN other.event a ON a.seq = n.there
        UNION ALL
        SELECT uuid FROM map_person WHERE here IS NULL
        UNION ALL
        SELECT uuid FROM map_round WHERE here IS NULL
        UNION ALL
        SELECT uuid FROM map_issue WHERE here IS NULL AND wanted = 1
        UNION ALL
        SELECT uuid FROM map_item WHERE here IS NULL
    )sql");
}

} // namespace

Result<CopyComparison> compare(const OtherCopy& other, const MergeChoices& choices, const Brought& brought)
{
    MergeSurvey survey;
    ACCORD_TRY(PersonMap people, mapPeople(other, choices, survey));
    ACCORD_TRY(RoundMap rounds, mapRounds(other, choices, survey));
    ACCORD_TRY(IssueMap issues, mapIssues(other));
    ACCORD_TRY(ItemMap items, mapItems(other, rounds, issues, choices, survey));
    ACCORD_TRY(EventMap events, mapEvents(other, people, rounds, items, choices, survey));
    ACCORD_TRY(TextMap texts, mapTexts(other, issues, choices, survey));
    ACCORD_CHECK(checkNewTexts(other, texts, events));
    ACCORD_TRY(LabellerMap labellers, mapLabellers(other, events));
    CopyComparison compared{
        &other,           std::move(survey), std::move(people), std::move(rounds),   std::move(issues),
        std::move(items), std::move(texts),  std::move(events), std::move(labellers)};
    ACCORD_TRY(compared.survey.fresh, counts(other, compared.issues, brought, true));
    ACCORD_TRY(compared.survey.known, counts(other, compared.issues, brought, false));
    ACCORD_CHECK(countByPerson(other, compared.survey));
    ACCORD_TRY(const std::vector<TwoLabels> twice, findTwice(compared, choices.by));
    noteTwice(twice, compared.survey);
    ACCORD_CHECK(findChangedTexts(other, compared.survey));
    ACCORD_CHECK(rememberBrought(other, brought));
    return compared;
}

Result<std::int64_t> newLabelsWith(const CopyComparison& compared, const std::vector<Uuid>& categories)
{
    constexpr auto kLabels = R"sql(
        SELECT c.uuid, count(*)
        FROM map_event n
        JOIN other.event a ON a.seq = n.there
        JOIN other.answer s ON s.event = a.seq
        JOIN other.category c ON c.id = s.category_id
        JOIN other.item i ON i.id = a.item_id
        JOIN other.round r ON r.id = i.round_id
        LEFT JOIN main.round h ON h.uuid = r.uuid
        WHERE n.kind = 'label'
          AND coalesce(h.blind, r.blind) = 0
        GROUP BY c.uuid
    )sql";
    std::int64_t labels = 0;
    ACCORD_CHECK(compared.copy->query(kLabels).each([&](const sqlite::Row& row) {
        labels += std::ranges::find(categories, row.uuid(0)) == categories.end() ? 0 : row.integer(1);
    }));
    return labels;
}

} // namespace accord::store
