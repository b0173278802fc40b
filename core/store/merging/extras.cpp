// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/meeting.h"
#include "core/model/proposal.h"
#include "core/model/study.h"
#include "core/store/events/kinds.h"
#include "core/store/merging/merge_steps.h"
#include "core/store/study/rounds.h"

#include <string_view>

namespace accord::store {
namespace {

static_assert(static_cast<int>(ProposalState::Open) == static_cast<int>(SecondVoteState::Open));

// What is left to a lead (see Consent). Whether a proposal is accepted or rejected is said by a lead, whoever began it.
constexpr std::string_view kExtrasOfPackage = R"sql(
    UPDATE map_event AS n
    SET extra = CASE
        WHEN k.consent IN (:lead, :lead_of_package) THEN k.extra
        WHEN p.uuid IS NOT :person AND NOT EXISTS (
            SELECT 1
            FROM main.person_now o
            JOIN main.person_now s ON coalesce(s.same_as, s.id) = coalesce(o.same_as, o.id)
            WHERE o.id = p.own
              AND s.uuid = :person
        ) THEN :others
        WHEN (a.kind = 'proposal' AND a.state IN (:accepted, :rejected)) OR
             (k.consent = :beginner AND a.subject IS NOT a.uuid AND coalesce(a.state, 0) > :open AND
              (EXISTS (SELECT 1 FROM main.counted_event b WHERE b.uuid = a.subject AND b.person_id IS NOT p.here) OR
               NOT EXISTS (SELECT 1 FROM other.event b WHERE b.uuid = a.subject AND b.person_id = a.author)))
            THEN k.extra
    END
    FROM map_kind k
    CROSS JOIN other.event_with_author a
    LEFT JOIN map_person p ON p.there = a.author
    WHERE k.name = n.kind
      AND a.seq = n.there
)sql";
constexpr std::string_view kExtrasOfCopy = R"sql(
    UPDATE map_event AS n
    SET extra = k.extra
    FROM map_kind k
    WHERE k.name = n.kind
      AND k.consent = :lead
)sql";
// Without the codebook nothing that needs it.
constexpr std::string_view kNeedCodebook = R"sql(
    UPDATE map_event
    SET extra = :codebook
    WHERE extra IS NULL
      AND EXISTS (
          SELECT 1
          FROM other.answer a
          JOIN other.category c ON c.id = a.category_id
          WHERE a.event = there
            AND c.uuid NOT IN (SELECT uuid FROM main.category)
      )
)sql";

// Which events only a lead takes.
Status mapExtras(const OtherCopy& other, const MergeChoices& choices)
{
    sqlite::Query fill = other.query(other.isPackage() ? kExtrasOfPackage : kExtrasOfCopy);
    fill.bind(":lead", Consent::Lead);
    if (other.isPackage()) {
        fill.bind(":lead_of_package", Consent::LeadOfPackage)
            .bind(":beginner", Consent::Beginner)
            .bind(":person", other.packagedFor())
            .bind(":others", MergeExtra::Others)
            .bind(":accepted", ProposalState::Accepted)
            .bind(":rejected", ProposalState::Rejected)
            .bind(":open", ProposalState::Open);
    }
    ACCORD_CHECK(fill.run());
    return other.gives(MergeExtra::Codebook, choices)
               ? Status()
               : other.query(kNeedCodebook).bind(":codebook", MergeExtra::Codebook).run();
}

// Labels from before the first labels of their round ended here, and, of a round that is closed here, all that a copy
// brings which does not know of it: whoever brings them may have seen by then what the others say. (What is looked at
// again in a closed round comes from a copy that knows.)
Status mapFirstLabels(const OtherCopy& other, MergeSurvey& survey)
{
    constexpr auto kFirstLabels = R"sql(
        UPDATE map_event
        SET extra = :first_labels
        WHERE extra IS NULL
          AND kind = 'label'
          AND EXISTS (
              SELECT 1
              FROM other.event a
              JOIN map_item i ON i.there = a.item_id
              JOIN main.item h ON h.id = i.here
              WHERE a.seq = map_event.there
                AND h.round_id = :round
                AND (
                    a.clock <= :end
                    OR (
                        :is_closed AND NOT EXISTS (
                            SELECT 1
                            FROM map_round r
                            JOIN other.event e ON e.round_id = r.there
                            WHERE r.here = :round
                              AND e.kind = 'round'
                              AND e.state >= :closed
                        )
                    )
                )
          )
    )sql";
    ACCORD_TRY(const std::vector<Round> known, rounds(other.database()));
    for (const Round& round : known) {
        if (!round.firstLabelsEnd) {
            continue;
        }
        const std::int64_t before = other.database().totalChanges();
        ACCORD_CHECK(other.query(kFirstLabels)
                         .bind(":first_labels", MergeExtra::FirstLabels)
                         .bind(":round", round.id)
                         .bind(":end", round.firstLabelsEnd->clock)
                         .bind(":is_closed", round.state >= RoundState::Closed)
                         .bind(":closed", RoundState::Closed)
                         .run());
        if (other.database().totalChanges() > before) {
            survey.extras[MergeExtra::FirstLabels].rounds.push_back(round.name);
        }
    }
    return {};
}

// Of whom and of which rounds they speak: each is looked at once, however much is said of it.
Status nameExtras(const OtherCopy& other, MergeSurvey& survey)
{
    constexpr auto kNamesOfExtras = R"sql(
        SELECT e.extra, CASE e.extra WHEN :rounds THEN coalesce(
            (
                SELECT json_extract(n.detail, '$.name')
                FROM other.event n
                WHERE n.round_id = r.id
                  AND n.kind = 'round'
                  AND json_valid(n.detail)
                  AND json_type(n.detail, '$.name') = 'text'
                ORDER BY n.clock DESC, n.uuid DESC
                LIMIT 1
            ),
            r.name
        ) ELSE p.name END
        FROM (
            SELECT DISTINCT m.extra,
                CASE m.extra WHEN :rounds THEN a.round_id WHEN :people THEN a.about_person ELSE a.author END AS about
            FROM map_event m
            JOIN other.event_with_author a ON a.seq = m.there
            WHERE m.extra IN (:rounds, :people, :others, :first_labels)
        ) e
        LEFT JOIN other.round_now r ON r.id = e.about
        LEFT JOIN other.person p ON p.id = e.about
    )sql";
    constexpr auto kLeads = R"sql(
        SELECT DISTINCT q.name
        FROM map_event e
        JOIN other.event a ON a.seq = e.there
        JOIN other.person q ON q.id = a.about_person
        WHERE e.extra = :people
          AND json_valid(a.detail)
          AND json_extract(a.detail, '$.role') = :lead
        ORDER BY q.name
    )sql";
    ACCORD_CHECK(other.query(kNamesOfExtras)
                     .bind(":rounds", MergeExtra::Rounds)
                     .bind(":people", MergeExtra::People)
                     .bind(":others", MergeExtra::Others)
                     .bind(":first_labels", MergeExtra::FirstLabels)
                     .each([&survey](const sqlite::Row& row) {
                         if (!row.isNull(1)) {
                             noteName(survey.extras[row.value<MergeExtra>(0)], row.string(1));
                         }
                     }));
    return other.query(kLeads)
        .bind(":people", MergeExtra::People)
        .bind(":lead", Role::Lead)
        .each([&survey](const sqlite::Row& row) { survey.extras[MergeExtra::People].leads.push_back(row.string(0)); });
}

} // namespace

Status leaveOutExtras(const OtherCopy& other, const EventMap& /*events*/, const KindMap& /*kinds*/,
                      const MergeChoices& choices, MergeSurvey& survey)
{
    ACCORD_CHECK(mapExtras(other, choices));
    ACCORD_CHECK(mapFirstLabels(other, survey));
    constexpr auto kCount = "SELECT extra, count(*) FROM map_event WHERE extra IS NOT NULL GROUP BY extra";
    ACCORD_CHECK(other.query(kCount).each(
        [&survey](const sqlite::Row& row) { survey.extras[row.value<MergeExtra>(0)].count += row.integer(1); }));
    ACCORD_CHECK(nameExtras(other, survey));
    for (const MergeExtra extra : kMergeExtras) {
        if (!other.gives(extra, choices)) {
            ACCORD_CHECK(other.query("DELETE FROM map_event WHERE extra = :extra").bind(":extra", extra).run());
        }
    }
    return {};
}

} // namespace accord::store
