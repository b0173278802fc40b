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
    INSERT INTO map_extra (there, extra)
    SELECT a.seq, CASE
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
               NOT EXISTS (SELECT 1 FROM package.event b WHERE b.uuid = a.subject AND b.person_id = a.author)))
            THEN k.extra
    END
    FROM map_event n
    JOIN map_kind k ON k.name = n.kind
    JOIN package.told_event a ON a.seq = n.there
    LEFT JOIN map_person p ON p.there = a.author
)sql";
constexpr std::string_view kExtrasOfCopy = R"sql(
    INSERT INTO map_extra (there, extra)
    SELECT n.there, k.extra
    FROM map_kind k
    JOIN map_event n ON n.kind = k.name
    WHERE k.consent = :lead
)sql";
// Without the codebook nothing that needs it.
constexpr std::string_view kNeedCodebook = R"sql(
    INSERT OR IGNORE INTO map_extra (there, extra)
    SELECT n.there, ?
    FROM map_event n
    JOIN package.answer a ON a.event = n.there
    JOIN package.category c ON c.id = a.category_id
    WHERE c.uuid NOT IN (SELECT uuid FROM main.category)
)sql";

std::int64_t numberOf(MergeExtra extra)
{
    return static_cast<std::int64_t>(extra);
}

// Fills map_extra (there, extra) with the events that only a lead takes.
Status mapExtras(const OtherCopy& other, const MergeChoices& choices)
{
    ACCORD_CHECK(other.execute("DROP TABLE IF EXISTS map_extra; CREATE TABLE map_extra (there INTEGER PRIMARY KEY, "
                               "extra INTEGER)"));
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
    ACCORD_CHECK(other.execute("DELETE FROM map_extra WHERE extra IS NULL"));
    if (!other.gives(MergeExtra::Codebook, choices)) {
        ACCORD_TRY(sqlite::Statement need, other.prepare(kNeedCodebook));
        need.bind(numberOf(MergeExtra::Codebook));
        ACCORD_CHECK(need.run());
    }
    return {};
}

// Labels from before the first labels of their round ended here, and, of a round that is closed here, all that a copy
// brings which does not know of it: whoever brings them may have seen by then what the others say. (What is looked at
// again in a closed round comes from a copy that knows.)
Status mapFirstLabels(const OtherCopy& other, MergeSurvey& survey)
{
    ACCORD_TRY(const std::vector<Round> known, rounds(other.database()));
    ACCORD_TRY(sqlite::Statement fill, other.prepare(R"sql(
        INSERT OR IGNORE INTO map_extra (there, extra)
        SELECT a.seq, ?1
        FROM map_event n
        JOIN package.event a ON a.seq = n.there
        JOIN map_item i ON i.there = a.item_id
        JOIN main.item h ON h.id = i.here
        WHERE n.kind = 'label'
          AND h.round_id = ?2
          AND (
              a.clock <= ?3
              OR (
                  ?4 AND NOT EXISTS (
                      SELECT 1
                      FROM map_round r
                      JOIN package.event e ON e.round_id = r.there
                      WHERE r.here = ?2
                        AND e.kind = 'round'
                        AND e.state >= ?5
                  )
              )
          )
    )sql"));
    for (const Round& round : known) {
        if (!round.firstLabelsEnd) {
            continue;
        }
        fill.bind(numberOf(MergeExtra::FirstLabels)).bind(round.id).bind(round.firstLabelsEnd->clock);
        fill.bind(std::int64_t{round.state >= RoundState::Closed ? 1 : 0})
            .bind(static_cast<std::int64_t>(RoundState::Closed));
        const std::int64_t before = other.database().totalChanges();
        ACCORD_CHECK(fill.run());
        if (other.database().totalChanges() > before) {
            survey.extras[MergeExtra::FirstLabels].rounds.push_back(round.name);
        }
    }
    return {};
}

// Of whom and of which rounds they speak: each is looked at once, however much is said of it.
Status nameExtras(const OtherCopy& other, MergeSurvey& survey)
{
    ACCORD_TRY(sqlite::Statement names, other.prepare(R"sql(
        SELECT e.extra, CASE e.extra WHEN ?1 THEN coalesce(
            (
                SELECT json_extract(n.detail, '$.name')
                FROM package.event n
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
                CASE m.extra WHEN ?1 THEN a.round_id WHEN ?2 THEN a.about_person ELSE a.author END AS about
            FROM map_extra m
            JOIN package.told_event a ON a.seq = m.there
            WHERE m.extra IN (?1, ?2, ?3, ?4)
        ) e
        LEFT JOIN package.round_now r ON r.id = e.about
        LEFT JOIN package.person p ON p.id = e.about
    )sql"));
    names.bind(numberOf(MergeExtra::Rounds)).bind(numberOf(MergeExtra::People)).bind(numberOf(MergeExtra::Others));
    names.bind(numberOf(MergeExtra::FirstLabels));
    while (true) {
        ACCORD_TRY(const bool row, names.step());
        if (!row) {
            break;
        }
        if (!names.isNull(1)) {
            noteName(survey.extras[static_cast<MergeExtra>(names.integer(0))], names.string(1));
        }
    }
    ACCORD_TRY(sqlite::Statement leads, other.prepare(R"sql(
        SELECT DISTINCT q.name
        FROM map_extra e
        JOIN package.event a ON a.seq = e.there
        JOIN package.person q ON q.id = a.about_person
        WHERE e.extra = ?1
          AND json_valid(a.detail)
          AND json_extract(a.detail, '$.role') = ?2
        ORDER BY q.name
    )sql"));
    leads.bind(numberOf(MergeExtra::People)).bind(static_cast<std::int64_t>(Role::Lead));
    while (true) {
        ACCORD_TRY(const bool row, leads.step());
        if (!row) {
            return {};
        }
        survey.extras[MergeExtra::People].leads.push_back(leads.string(0));
    }
}

} // namespace

Status leaveOutExtras(const OtherCopy& other, const MergeChoices& choices, MergeSurvey& survey)
{
    ACCORD_CHECK(mapExtras(other, choices));
    ACCORD_CHECK(mapFirstLabels(other, survey));
    {
        ACCORD_TRY(sqlite::Statement counted, other.prepare("SELECT extra, count(*) FROM map_extra GROUP BY extra"));
        while (true) {
            ACCORD_TRY(const bool row, counted.step());
            if (!row) {
                break;
            }
            survey.extras[static_cast<MergeExtra>(counted.integer(0))].count += counted.integer(1);
        }
    }
    ACCORD_CHECK(nameExtras(other, survey));
    ACCORD_TRY(sqlite::Statement remove, other.prepare(R"sql(
        DELETE FROM map_event
        WHERE there IN (SELECT there FROM map_extra WHERE extra = ?)
    )sql"));
    for (const MergeExtra extra : kMergeExtras) {
        if (!other.gives(extra, choices)) {
            remove.bind(numberOf(extra));
            ACCORD_CHECK(remove.run());
        }
    }
    return {};
}

} // namespace accord::store
