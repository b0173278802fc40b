// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/merging/content_check.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/store/events/payloads.h"

#include <array>
#include <filesystem>
#include <string_view>

namespace accord::store {
namespace {

struct ContentRule
{
    Reason what; ///< what is wrong where the query finds a row
    std::string_view sql;
};

// What the rows of a project obey beyond the constraints of its schema. Clocks, places and versions are bounded by what
// is here, too: see checkBounds(). Nobody takes four months for a label, and no time lies in another century. The kinds
// that are few are found by the index event_by_kind, which leaves three out. Who said something about a study is not
// told by a package.
constexpr std::array kRules = std::to_array<ContentRule>({
    {Reason::TooManyPeople, "SELECT 1 FROM person LIMIT 1 OFFSET 1000"},
    {Reason::TooManyRounds, "SELECT 1 FROM round LIMIT 1 OFFSET 10000"},
    {Reason::TooManyCodebooks, "SELECT 1 FROM codebook LIMIT 1 OFFSET 10000"},
    {Reason::TooManyCategories, "SELECT 1 FROM category LIMIT 1 OFFSET 100000"},
    {Reason::TooManyFilters, "SELECT 1 FROM saved_filter LIMIT 1 OFFSET 10000"},
    {Reason::TooManyChanges,
     R"sql(
        SELECT 1 FROM event
        WHERE kind NOT IN ('label', 'vote', 'decision')
          AND kind IN ({study kinds}, 'finding')
        LIMIT 1 OFFSET 1000000
    )sql"},
    {Reason::EndlessName, R"sql(
        SELECT 1 FROM person
        WHERE length(name) > 1000 OR length(initials) > 100 OR colour NOT BETWEEN 0 AND 100000
        UNION ALL
        SELECT 1 FROM round WHERE length(name) > 1000
        UNION ALL
        SELECT 1 FROM repository WHERE length(host) > 1000 OR length(name) > 1000
        UNION ALL
        SELECT 1 FROM issue WHERE length(number) > 100
        UNION ALL
        SELECT 1 FROM event
        WHERE kind NOT IN ('label', 'vote', 'decision') AND kind IN ('person', 'round') AND json_valid(detail)
          AND (length(json_extract(detail, '$.name')) > 1000
               OR length(json_extract(detail, '$.initials')) > 100
               OR length(json_extract(detail, '$.pseudonym')) > 100
               OR length(json_extract(detail, '$.gate')) > 10000)
    )sql"},
    {Reason::EndlessFilter, "SELECT 1 FROM saved_filter WHERE length(name) > 1000 OR length(filter) > 10000"},
    {Reason::UnsoundEvent, R"sql(
        SELECT 1 FROM event
        WHERE kind NOT IN ({kinds})
           OR clock NOT BETWEEN 0 AND 1000000000000000
           OR length(at) > 40
           OR length(detail) > 67108864
           OR (kind = 'taxonomy' AND detail IS NULL)
           OR (kind IN ('label', 'vote', 'decision', 'second_vote', 'opinion', 'assignment') AND detail IS NOT NULL)
           OR (kind IN ('label', 'vote', 'decision', 'second_vote') AND item_id IS NULL)
           OR (kind NOT IN ('label', 'vote', 'decision', 'second_vote', 'proposal') AND item_id IS NOT NULL)
           OR length(replaces) <> 16
    )sql"},
    {Reason::EventAboutNothing, R"sql(
        SELECT 1 FROM event
        WHERE (kind IN ('vote', 'second_vote', 'meeting', 'proposal', 'opinion') AND subject IS NULL)
           OR length(subject) <> 16
           OR length(meeting) <> 16
           OR coalesce(method, 0) NOT BETWEEN 0 AND 4
           OR (kind NOT IN ({study kinds}, 'finding') AND (round_id IS NOT NULL OR about_person IS NOT NULL))
           OR (kind IN ({study kinds}, 'finding')
               AND (subject IS NULL
                    OR (kind IN ('round', 'assignment', 'gate')) IS NOT (round_id IS NOT NULL)
                    OR (kind IN ('person', 'assignment')) IS NOT (about_person IS NOT NULL)
                    OR verdict IS NOT NULL
                    OR category_id IS NOT NULL
                    OR coalesce(exclusion, 0) <> 0))
    )sql"},
    {Reason::UnsoundLabel, R"sql(
        SELECT 1 FROM event
        WHERE kind IN ('label', 'vote')
          AND (person_id IS NULL
               OR verdict IS NULL
               OR verdict NOT BETWEEN 0 AND 4
               OR (kind = 'label' AND verdict = 4)
               OR (verdict = 1) IS NOT (category_id IS NOT NULL)
               OR coalesce(confidence, 0) NOT BETWEEN 0 AND 3
               OR coalesce(flagged, 0) NOT BETWEEN 0 AND 1
               OR coalesce(seconds, 0) NOT BETWEEN 0 AND 1e7)
    )sql"},
    {Reason::UnsoundReason, R"sql(
        SELECT 1 FROM event
        WHERE coalesce(exclusion, 0) NOT BETWEEN 0 AND 6 AND coalesce(exclusion, 0) NOT BETWEEN 16 AND 99
    )sql"},
    {Reason::UnsoundDecision, R"sql(
        SELECT 1 FROM event
        WHERE kind = 'decision'
          AND (state IS NULL
               OR state NOT BETWEEN 0 AND 2
               OR verdict IS NULL
               OR verdict NOT IN (0, 1, 2, 4)
               OR (verdict = 1) IS NOT (category_id IS NOT NULL)
               OR source IS NULL
               OR source NOT BETWEEN 1 AND 3
               OR coalesce(cause, 0) NOT BETWEEN 0 AND 5
               OR coalesce(codebook_change, 0) NOT BETWEEN 0 AND 1)
    )sql"},
    {Reason::UnsoundVote, R"sql(
        SELECT 1 FROM event
        WHERE kind NOT IN ('label', 'vote', 'decision') AND kind IN ('second_vote', 'meeting', 'proposal', 'opinion')
          AND (person_id IS NULL OR coalesce(state, 0) NOT BETWEEN 0 AND 9 OR length(detail) > 1048576)
    )sql"},
    {Reason::UnsoundRound, R"sql(
        SELECT 1 FROM event
        WHERE kind NOT IN ('label', 'vote', 'decision') AND kind IN ({study kinds}, 'finding')
          AND ((kind IN ('person', 'round', 'settings') AND detail IS NULL)
               OR (kind = 'round' AND coalesce(state, 0) NOT BETWEEN 1 AND 4)
               OR (kind = 'gate' AND (person_id IS NULL OR coalesce(state, 0) NOT BETWEEN 1 AND 2))
               OR (kind IN ('person', 'assignment', 'settings') AND coalesce(state, 0) <> 0)
               OR length(note) > 65536
               OR length(detail) > CASE kind WHEN 'person' THEN 8192 ELSE 1048576 END)
    )sql"},
    {Reason::UnsoundColour, R"sql(
        SELECT 1 FROM event
        WHERE kind NOT IN ('label', 'vote', 'decision') AND kind = 'person' AND json_valid(detail)
          AND json_type(detail, '$.colour') = 'integer'
          AND json_extract(detail, '$.colour') NOT BETWEEN 0 AND 100000
    )sql"},
    {Reason::UnsoundSource, R"sql(
        SELECT 1 FROM event
        WHERE kind NOT IN ('label', 'vote', 'decision') AND kind IN ('source', 'finding')
          AND (detail IS NULL
               OR coalesce(state, 0) <> 0
               OR (kind = 'finding' AND person_id IS NULL)
               OR length(detail) > CASE kind WHEN 'source' THEN 1048576 ELSE 8192 END)
    )sql"},
    {Reason::UnsoundSamePerson, R"sql(
        SELECT 1 FROM event
        WHERE kind NOT IN ('label', 'vote', 'decision') AND kind = 'same_person'
          AND (detail IS NULL OR coalesce(state, 0) NOT BETWEEN 1 AND 2 OR length(detail) > 8192)
    )sql"},
    {Reason::TooManySamePeople,
     R"sql(
        SELECT 1 FROM event
        WHERE kind NOT IN ('label', 'vote', 'decision') AND kind = 'same_person'
        LIMIT 1 OFFSET 10000
    )sql"},
    {Reason::UnsoundStandIn, R"sql(
        SELECT 1 FROM person p
        JOIN person s ON s.id = p.same_as
        WHERE s.same_as IS NOT NULL OR s.id = p.id
    )sql"},
    {Reason::UnsoundItem, R"sql(
        SELECT 1 FROM item
        WHERE position NOT BETWEEN 0 AND 1000000000 OR occurrence NOT BETWEEN 1 AND 1000000
    )sql"},
    {Reason::UnsoundAssignment, R"sql(
        SELECT 1 FROM handed h
        JOIN event a ON a.seq = h.event
        JOIN item i ON i.id = h.item_id
        WHERE a.kind <> 'assignment' OR i.round_id IS NOT a.round_id
    )sql"},
    {Reason::TimeInFarFuture, R"sql(
        SELECT 1 FROM event WHERE at >= '2100'
        UNION ALL
        SELECT 1 FROM person WHERE created_at >= '2100'
        UNION ALL
        SELECT 1 FROM round WHERE created_at >= '2100'
    )sql"},
    {Reason::UnsoundKeyword, R"sql(
        SELECT 1 FROM keyword WHERE length(text) > 10000
        UNION ALL
        SELECT 1 FROM hit WHERE length(places) > 65536
    )sql"},
    {Reason::EndlessFact, R"sql(
        SELECT 1 FROM issue_fact
        WHERE length(updated_at) > 40
           OR length(milestone) > 10000
           OR length(reactions) > 65536
           OR length(closed_by) > 10000
           OR length(referred_by) > 1048576
    )sql"},
});

struct Texts
{
    std::string_view sql;
    int columns; ///< all of them texts
};

// Every text that is shown somewhere, but the long ones.
constexpr std::array kTexts = std::to_array<Texts>({
    {"SELECT key, value FROM project", 2},
    {"SELECT name, initials, created_at FROM person", 3},
    {"SELECT kind, source, started_at, finished_at FROM import", 4},
    {"SELECT host, name FROM repository", 2},
    {"SELECT number FROM issue", 1},
    {"SELECT name, created_at FROM round", 2},
    {"SELECT name, filter FROM saved_filter", 2},
    {"SELECT text FROM keyword", 1},
    {"SELECT places FROM hit", 1},
    {"SELECT updated_at, milestone, reactions, closed_by, referred_by FROM issue_fact", 5},
});

// Those of what is new.
constexpr std::array kNewTexts = std::to_array<Texts>({
    {R"sql(
        SELECT d.state, d.state_reason, d.author, d.role, d.created_at, d.updated_at, d.closed_at, d.host_labels,
               d.title, d.body
        FROM map_text m
        JOIN package.document d ON d.id = m.there
        WHERE m.here IS NULL
    )sql",
     10},
    {R"sql(
        SELECT c.author, c.role, c.created_at, c.body
        FROM map_text m
        JOIN package.comment c ON c.document_id = m.there
        WHERE m.here IS NULL
    )sql",
     4},
    {R"sql(
        SELECT a.at, a.summary, a.note, a.rule, a.detail
        FROM map_event n
        JOIN package.event a ON a.seq = n.there
    )sql",
     5},
});

// Of the new texts. Ten times what is taken from files and hosts (see bounds.h), so that an older project still merges.
constexpr ContentRule kNewTextRule{Reason::EndlessText, R"sql(
    SELECT 1 FROM map_text m
    JOIN package.document d ON d.id = m.there
    WHERE m.here IS NULL
      AND (length(d.title) > 20000
           OR length(d.author) > 2000
           OR length(d.role) > 1000
           OR length(d.state) > 1000
           OR length(d.state_reason) > 1000
           OR length(d.created_at) > 1000
           OR length(d.updated_at) > 1000
           OR length(d.closed_at) > 1000
           OR length(d.host_labels) > 1000000)
    UNION ALL
    SELECT 1 FROM map_text m
    JOIN package.comment c ON c.document_id = m.there
    WHERE m.here IS NULL AND (length(c.author) > 2000 OR length(c.role) > 1000 OR length(c.created_at) > 1000)
)sql"};

Status checkTexts(sqlite::Statement query, int columns, const std::filesystem::path& file)
{
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            return {};
        }
        for (int column = 0; column < columns; ++column) {
            if (text::invalidUtf8At(query.text(column))) {
                return Error{Errc::Damaged, Reason::TextNotUtf8, {file}};
            }
        }
    }
}

Status checkPagesAndReferences(sqlite::Database& other)
{
    ACCORD_TRY(sqlite::Statement pages, other.prepare("PRAGMA integrity_check(1)"));
    ACCORD_TRY(const bool answered, pages.step());
    if (answered && pages.text(0) != "ok") {
        return Error{Errc::Damaged, Reason::FileDamaged, {other.file(), pages.string(0)}};
    }
    ACCORD_TRY(sqlite::Statement references,
               other.prepare(R"sql(SELECT "table" || ' -> ' || parent FROM pragma_foreign_key_check LIMIT 1)sql"));
    ACCORD_TRY(const bool dangling, references.step());
    return dangling ? Status(Error{Errc::Damaged, Reason::DanglingReference, {other.file(), references.string(0)}})
                    : Status();
}

Status checkRule(sqlite::Statement query, const ContentRule& rule, const std::filesystem::path& file)
{
    ACCORD_TRY(const bool found, query.step());
    return found ? Status(Error{Errc::Damaged, Reason::UnsoundContent, {file, rule.what}}) : Status();
}

} // namespace

Status checkContent(sqlite::Database& other)
{
    ACCORD_CHECK(checkPagesAndReferences(other));
    for (const ContentRule& rule : kRules) {
        ACCORD_TRY(sqlite::Statement query, other.prepare(withKinds(rule.sql)));
        ACCORD_CHECK(checkRule(std::move(query), rule, other.file()));
    }
    for (const Texts& texts : kTexts) {
        ACCORD_TRY(sqlite::Statement query, other.prepare(texts.sql));
        ACCORD_CHECK(checkTexts(std::move(query), texts.columns, other.file()));
    }
    return {};
}

Status checkBounds(const OtherCopy& other)
{
    struct Bound
    {
        Reason what;
        std::int64_t ahead; ///< of the greatest here
        std::string_view there;
        std::string_view here;
    };
    constexpr std::int64_t kClockAhead = 1'000'000'000;
    constexpr std::int64_t kAhead = 10'000'000;
    constexpr std::array kBounds = std::to_array<Bound>({
        {Reason::LogicalClock, kClockAhead, "SELECT coalesce(max(clock), 0) FROM package.event", R"sql(
            SELECT max(coalesce((SELECT max(clock) FROM main.event), 0),
                       coalesce((SELECT CAST(value AS INTEGER) FROM main.project WHERE key = 'clock'), 0))
        )sql"},
        {Reason::PlaceInRound, kAhead, "SELECT coalesce(max(position), 0) FROM package.item",
         "SELECT coalesce(max(position), 0) FROM main.item"},
        {Reason::TextVersion, kAhead, "SELECT coalesce(max(version), 0) FROM package.text_version",
         "SELECT coalesce(max(version), 0) FROM main.text_version"},
    });
    for (const Bound& bound : kBounds) {
        ACCORD_TRY(const std::int64_t there, other.number(bound.there));
        ACCORD_TRY(const std::int64_t here, other.number(bound.here));
        if (there < 0 || (there > here && there - here > bound.ahead)) {
            return Error{Errc::Damaged, Reason::BeyondBounds, {other.file(), bound.what, there, here}};
        }
    }
    return {};
}

Status checkNewTexts(const OtherCopy& other)
{
    ACCORD_TRY(sqlite::Statement rule, other.prepare(kNewTextRule.sql));
    ACCORD_CHECK(checkRule(std::move(rule), kNewTextRule, other.file()));
    for (const Texts& texts : kNewTexts) {
        ACCORD_TRY(sqlite::Statement query, other.prepare(texts.sql));
        ACCORD_CHECK(checkTexts(std::move(query), texts.columns, other.file()));
    }
    return {};
}

} // namespace accord::store
