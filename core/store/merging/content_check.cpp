// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/merging/content_check.h"

#include "core/base/clock.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/model/bounds.h"
#include "core/model/citation.h"
#include "core/model/decision.h"
#include "core/model/label.h"
#include "core/model/study.h"
#include "core/store/events/kinds.h"

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

struct ContentLimit
{
    const char* name; ///< in the rules
    std::int64_t value;
};

template <class Number>
constexpr ContentLimit limit(const char* name, Number value)
{
    return {name, static_cast<std::int64_t>(value)};
}

// Numbers and lengths that the rules allow, each said once. None of the names is the beginning of another.
constexpr std::array kContentLimits{
    limit(":last_verdict", Verdict::kLast),
    limit(":none_of_these", Verdict::NoneOfThese),
    limit(":last_confidence", Confidence::kLast),
    limit(":last_shipped_reason", Exclusion::kLast),
    limit(":first_own_reason", kFirstOwnReason),
    limit(":last_own_reason", kLastOwnReason),
    limit(":last_source", DecisionSource::kLast),
    limit(":last_cause", Cause::kLast),
    limit(":last_method", Method::kLast),
    limit(":greatest_colour", 100'000),
    limit(":short_name", 100),
    limit(":longest_code", bounds::kOpenCode),
    limit(":longest_name", 1000),
    limit(":longest_link", 8000),
    limit(":longest_word", 1000),
    limit(":longest_author", 2000),
    limit(":longest_time", 40),
    limit(":longest_setting", 10'000),
    limit(":longest_note", bounds::kNote),
    limit(":long_detail", 1'048'576),
    limit(":longest_detail", 67'108'864),
    limit(":most_citations", bounds::kCitations),
    limit(":most_parts", partOfComment(bounds::kParts)),
    limit(":longest_text", bounds::kLongestText),
    limit(":longest_quote", bounds::kQuote),
    limit(":longest_context", bounds::kQuoteContext),
    limit(":most_people", kMostPeople),
    limit(":most_rounds", kMostRounds),
    limit(":most_codebooks", kMostCodebooks),
    limit(":most_categories", bounds::kCategories),
    limit(":most_filters", kMostFilters),
};

// What the rows of a project obey beyond the constraints of its schema. Clocks, places and versions are bounded by what
// is here, too: see checkBounds(). Nobody takes four months for a label, and no time lies in another century. The kinds
// that are few are found by the index event_by_kind, which leaves three out. Who said something about a study is not
// told by a package.
constexpr std::array kRules = std::to_array<ContentRule>({
    {Reason::TooManyPeople, "SELECT 1 FROM person LIMIT 1 OFFSET :most_people"},
    {Reason::TooManyRounds, "SELECT 1 FROM round LIMIT 1 OFFSET :most_rounds"},
    {Reason::TooManyCodebooks, "SELECT 1 FROM codebook LIMIT 1 OFFSET :most_codebooks"},
    {Reason::TooManyCategories, "SELECT 1 FROM category LIMIT 1 OFFSET :most_categories"},
    {Reason::TooManyFilters, "SELECT 1 FROM saved_filter LIMIT 1 OFFSET :most_filters"},
    {Reason::TooManyChanges,
     R"sql(
        SELECT 1 FROM any_rare_event
        WHERE kind IN (SELECT value FROM json_each(:few_kinds))
        LIMIT 1 OFFSET 1000000
    )sql"},
    {Reason::EndlessName, R"sql(
        SELECT 1 FROM person
        WHERE length(name) > :longest_name
           OR length(initials) > :short_name
           OR colour NOT BETWEEN 0 AND :greatest_colour
        UNION ALL
        SELECT 1 FROM round WHERE length(name) > :longest_name
        UNION ALL
        SELECT 1 FROM text_group WHERE length(host) > :longest_name OR length(name) > :longest_name
        UNION ALL
        SELECT 1 FROM text
        WHERE length(name) > :longest_name
           OR length(link) > :longest_link
           OR length(language) > :short_name
        UNION ALL
        SELECT 1 FROM any_rare_event
        WHERE kind <> 'taxonomy'
          AND json_valid(detail)
          AND (length(json_extract(detail, '$.name')) > :longest_name
               OR length(json_extract(detail, '$.initials')) > :short_name
               OR length(json_extract(detail, '$.pseudonym')) > :short_name
               OR length(json_extract(detail, '$.gate')) > :longest_setting)
    )sql"},
    {Reason::EndlessFilter, R"sql(
        SELECT 1 FROM saved_filter WHERE length(name) > :longest_name OR length(filter) > :longest_setting
    )sql"},
    {Reason::UnsoundEvent, R"sql(
        SELECT 1 FROM event
        WHERE kind NOT IN (SELECT value FROM json_each(:all_kinds))
           OR clock NOT BETWEEN 0 AND 1000000000000000
           OR length(at) > :longest_time
           OR length(CAST(detail AS BLOB)) > :longest_detail
           OR length(CAST(note AS BLOB)) > :longest_note
           OR length(replaces) <> 16
    )sql"},
    {Reason::EventAboutNothing, R"sql(
        SELECT 1 FROM event
        WHERE length(subject) <> 16
           OR length(meeting) <> 16
           OR length(codebook) <> 16
        UNION ALL
        SELECT 1 FROM answer WHERE coalesce(method, 0) NOT BETWEEN 0 AND :last_method
    )sql"},
    {Reason::UnsoundEvent, R"sql(
        SELECT 1 FROM answer a
        JOIN event e ON e.seq = a.event
        WHERE e.kind NOT IN (SELECT value FROM json_each(:answering_kinds))
           OR (e.kind <> 'label' AND a.code IS NOT NULL)
           OR length(CAST(a.rule AS BLOB)) > :longest_note
    )sql"},
    {Reason::UnsoundLabel, R"sql(
        SELECT 1 FROM event
        JOIN answer ON answer.event = event.seq
        WHERE kind IN ('label', 'vote')
          AND (verdict NOT BETWEEN 0 AND :last_verdict
               OR (kind = 'label' AND verdict = :none_of_these) IS NOT (code IS NOT NULL)
               OR (verdict = 1) IS NOT (category_id IS NOT NULL)
               OR length(CAST(code AS BLOB)) > :longest_code
               OR instr(code, char(10)) > 0
               OR length(CAST(summary AS BLOB)) > :longest_note
               OR coalesce(confidence, 0) NOT BETWEEN 0 AND :last_confidence
               OR coalesce(flagged, 0) NOT BETWEEN 0 AND 1
               OR coalesce(seconds, 0) NOT BETWEEN 0 AND 1e7)
    )sql"},
    {Reason::UnsoundLabel, R"sql(
        SELECT 1 FROM passage p
        JOIN event e ON e.seq = p.event
        LEFT JOIN item i ON i.id = e.item_id
        LEFT JOIN text s ON s.id = i.text_id
        WHERE e.kind NOT IN (SELECT value FROM json_each(:citing_kinds))
           OR p.text IS NOT s.uuid
           OR p.ordinal NOT BETWEEN 0 AND :most_citations - 1
           OR p.part NOT BETWEEN 0 AND :most_parts
           OR p.start NOT BETWEEN 0 AND :longest_text
           OR p.quote = ''
           OR p.length NOT BETWEEN length(p.quote) AND :longest_quote
           OR length(CAST(p.quote AS BLOB)) > :longest_quote
           OR length(CAST(p.before AS BLOB)) > :longest_context
           OR length(CAST(p.after AS BLOB)) > :longest_context
    )sql"},
    {Reason::UnsoundReason, R"sql(
        SELECT 1 FROM answer
        WHERE coalesce(exclusion, 0) NOT BETWEEN 0 AND :last_shipped_reason
          AND exclusion NOT BETWEEN :first_own_reason AND :last_own_reason
    )sql"},
    {Reason::UnsoundDecision, R"sql(
        SELECT 1 FROM event
        JOIN answer ON answer.event = event.seq
        WHERE kind = 'decision'
          AND (state IS NULL
               OR verdict NOT IN (0, 1, 2, 4)
               OR (verdict = 1) IS NOT (category_id IS NOT NULL)
               OR source IS NULL
               OR source NOT BETWEEN 1 AND :last_source
               OR coalesce(cause, 0) NOT BETWEEN 0 AND :last_cause
               OR coalesce(codebook_change, 0) NOT BETWEEN 0 AND 1)
    )sql"},
    {Reason::UnsoundColour, R"sql(
        SELECT 1 FROM any_rare_event
        WHERE kind = 'person'
          AND json_valid(detail)
          AND json_type(detail, '$.colour') = 'integer'
          AND json_extract(detail, '$.colour') NOT BETWEEN 0 AND :greatest_colour
    )sql"},
    {Reason::TooManySamePeople,
     R"sql(
        SELECT 1 FROM any_rare_event
        WHERE kind = 'same_person'
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
        SELECT 1 FROM assigned_item h
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
        SELECT 1 FROM keyword WHERE length(text) > :longest_setting
        UNION ALL
        SELECT 1 FROM hit WHERE length(places) > :longest_note
    )sql"},
    {Reason::EndlessFact, R"sql(
        SELECT 1 FROM issue_fact
        WHERE length(updated_at) > :longest_time
           OR length(milestone) > :longest_setting
           OR length(reactions) > :longest_note
           OR length(closed_by) > :longest_setting
           OR length(referred_by) > :long_detail
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
    {"SELECT kind, source, started_at, finished_at FROM import", 4},
    {"SELECT link FROM text WHERE link IS NOT NULL", 1},
    {"SELECT filter FROM saved_filter", 1},
    {"SELECT text FROM keyword", 1},
    {"SELECT places FROM hit", 1},
    {"SELECT updated_at, milestone, reactions, closed_by, referred_by FROM issue_fact", 5},
});

// What stands in tables, captions and lines of a terminal: one line each, and no control characters.
constexpr std::array kNames = std::to_array<Texts>({
    {"SELECT value FROM project WHERE key = 'name'", 1},
    {"SELECT name, initials FROM person", 2},
    {"SELECT host, name FROM text_group", 2},
    {"SELECT name, language FROM text", 2},
    {"SELECT name FROM round", 1},
    {"SELECT name FROM saved_filter", 1},
    {"SELECT code, name FROM category", 2},
    {R"sql(
        SELECT json_extract(detail, '$.name'), json_extract(detail, '$.initials'), json_extract(detail, '$.pseudonym')
        FROM any_rare_event
        WHERE kind <> 'taxonomy'
          AND json_valid(detail)
    )sql",
     3},
    {R"sql(
        SELECT json_extract(c.value, '$.code'), json_extract(c.value, '$.name')
        FROM any_rare_event e, json_each(e.detail, '$.categories') c
        WHERE e.kind = 'taxonomy'
          AND json_valid(e.detail)
          AND c.type = 'object'
    )sql",
     2},
});

constexpr std::array kTimes = std::to_array<Texts>({
    {"SELECT at FROM event", 1},
    {"SELECT created_at FROM person", 1},
    {"SELECT created_at FROM round", 1},
});

// Those of what is new.
constexpr std::array kNewTexts = std::to_array<Texts>({
    {R"sql(
        SELECT d.state, d.state_reason, d.author, d.role, d.created_at, d.updated_at, d.closed_at, d.host_labels,
               d.title, d.body
        FROM map_text m
        JOIN other.document d ON d.id = m.there
        WHERE m.here IS NULL
    )sql",
     10},
    {R"sql(
        SELECT c.author, c.role, c.created_at, c.body
        FROM map_text m
        JOIN other.part c ON c.document_id = m.there
        WHERE m.here IS NULL
    )sql",
     4},
    {R"sql(
        SELECT a.at, a.note, a.detail
        FROM map_event n
        JOIN other.event a ON a.seq = n.there
    )sql",
     3},
    {R"sql(
        SELECT a.summary, a.code, a.rule
        FROM map_event n
        JOIN other.answer a ON a.event = n.there
    )sql",
     3},
    {R"sql(
        SELECT a.quote, a.before, a.after
        FROM other.passage a
        JOIN map_event n ON n.there = a.event
    )sql",
     3},
});

// Of the new texts. Ten times what is taken from files and hosts (see bounds.h), so that an older project still merges.
constexpr ContentRule kNewTextRule{Reason::EndlessText, R"sql(
    SELECT 1 FROM map_text m
    JOIN other.document d ON d.id = m.there
    WHERE m.here IS NULL
      AND (length(d.title) > 20000
           OR length(d.author) > :longest_author
           OR length(d.role) > :longest_word
           OR length(d.state) > :longest_word
           OR length(d.state_reason) > :longest_word
           OR length(d.created_at) > :longest_word
           OR length(d.updated_at) > :longest_word
           OR length(d.closed_at) > :longest_word
           OR length(d.host_labels) > 1000000)
    UNION ALL
    SELECT 1 FROM map_text m
    JOIN other.part c ON c.document_id = m.there
    WHERE m.here IS NULL
      AND (length(c.author) > :longest_author
           OR length(c.role) > :longest_word
           OR length(c.created_at) > :longest_word)
)sql"};

bool isUtf8(std::string_view text)
{
    return !text::invalidUtf8At(text);
}

Error notUtf8(const std::filesystem::path& file)
{
    return Error{Errc::Damaged, Reason::TextNotUtf8, {file}};
}

Error unsound(Reason what, const std::filesystem::path& file)
{
    return Error{Errc::Damaged, Reason::UnsoundContent, {file, what}};
}

// `error`: where one of the texts is not `sound`.
Status checkTexts(sqlite::Query query, int columns, bool (*sound)(std::string_view), const Error& error)
{
    return query.each([&](const sqlite::Row& row) -> Status {
        for (int column = 0; column < columns; ++column) {
            if (!sound(row.text(column))) {
                return error;
            }
        }
        return {};
    });
}

Status checkPagesAndReferences(sqlite::Database& other)
{
    static constexpr auto kDangling =
        R"sql(SELECT "table" || ' -> ' || parent FROM pragma_foreign_key_check LIMIT 1)sql";
    ACCORD_TRY(const auto pages, other.query("PRAGMA integrity_check(1)").one<std::string>());
    if (pages && *pages != "ok") {
        return Error{Errc::Damaged, Reason::FileDamaged, {other.file(), *pages}};
    }
    ACCORD_TRY(const auto dangling, other.query(kDangling).one<std::string>());
    return dangling ? Status(Error{Errc::Damaged, Reason::DanglingReference, {other.file(), *dangling}}) : Status();
}

void bindLimits(sqlite::Query& query, std::string_view sql)
{
    const auto names = [sql](std::string_view name) { return sql.find(name) != std::string_view::npos; };
    for (const ContentLimit& each : kContentLimits) {
        if (names(each.name)) {
            query.bind(each.name, each.value);
        }
    }
    if (names(":all_kinds")) {
        query.bind(":all_kinds", kindNames([](const KindEntry&) { return true; }));
    }
    if (names(":answering_kinds")) {
        query.bind(":answering_kinds", kindNames([](const KindEntry& each) { return each.row.answer == Has::Yes; }));
    }
    if (names(":citing_kinds")) {
        query.bind(":citing_kinds", kindNames([](const KindEntry& each) { return each.row.passages != Has::No; }));
    }
    if (names(":few_kinds")) {
        query.bind(":few_kinds", kindNames([](const KindEntry& each) { return each.row.number == Number::Few; }));
    }
}

Status checkRule(sqlite::Query query, const ContentRule& rule, const std::filesystem::path& file)
{
    bindLimits(query, rule.sql);
    ACCORD_TRY(const auto found, query.one<std::int64_t>());
    return found ? Status(unsound(rule.what, file)) : Status();
}

// What a column is that has a value but must not, or the other way about; empty where either may be.
std::string unlike(std::string_view column, Has has)
{
    return has == Has::Maybe ? "" : std::string(column) + (has == Has::Yes ? " IS NULL OR " : " IS NOT NULL OR ");
}

// Rows of a kind that are not as its entry says.
Status checkKind(sqlite::Database& other, const KindEntry& kind)
{
    const KindRow& row = kind.row;
    const std::string about = unlike("item_id", row.item) + unlike("round_id", row.round) +
                              unlike("about_person", row.aboutPerson) + unlike("subject", row.subject);
    const std::string content = unlike("person_id", row.author) + unlike("detail", row.detail) +
                                (row.answer == Has::Yes ? "seq NOT IN (SELECT event FROM answer) OR " : "") +
                                "length(detail) > :longest OR coalesce(state, 0) NOT BETWEEN :first AND :last";
    const std::string rows = std::string("SELECT 1 FROM ") +
                             (row.number == Number::OnePerAnswer ? "event" : "any_rare_event") + " WHERE kind = :kind ";
    const States states = row.states;
    if (!about.empty()) {
        ACCORD_TRY(const auto found,
                   other.query(rows + "AND (" + about + "0)").bind(":kind", kind.name).one<std::int64_t>());
        if (found) {
            return unsound(Reason::EventAboutNothing, other.file());
        }
    }
    ACCORD_TRY(const auto found, other.query(rows + "AND (" + content + ")")
                                     .bind(":kind", kind.name)
                                     .bind(":longest", row.longestDetail)
                                     .bind(":first", states.first)
                                     .bind(":last", states.last)
                                     .one<std::int64_t>());
    return found ? Status(unsound(Reason::UnsoundEvent, other.file())) : Status();
}

} // namespace

Status checkContent(sqlite::Database& other)
{
    ACCORD_CHECK(checkPagesAndReferences(other));
    for (const KindEntry& kind : kKinds) {
        ACCORD_CHECK(checkKind(other, kind));
    }
    for (const ContentRule& rule : kRules) {
        ACCORD_CHECK(checkRule(other.query(rule.sql), rule, other.file()));
    }
    for (const Texts& texts : kTexts) {
        ACCORD_CHECK(checkTexts(other.query(texts.sql), texts.columns, isUtf8, notUtf8(other.file())));
    }
    for (const Texts& names : kNames) {
        ACCORD_CHECK(checkTexts(other.query(names.sql), names.columns, text::isLine,
                                unsound(Reason::NameOfLines, other.file())));
    }
    for (const Texts& times : kTimes) {
        ACCORD_CHECK(
            checkTexts(other.query(times.sql), times.columns, isUtcTime, unsound(Reason::UnsoundTime, other.file())));
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
        {Reason::LogicalClock, kClockAhead, "SELECT coalesce(max(clock), 0) FROM other.event", R"sql(
            SELECT max(coalesce((SELECT max(clock) FROM main.event), 0),
                       coalesce((SELECT CAST(value AS INTEGER) FROM main.project WHERE key = 'clock'), 0))
        )sql"},
        {Reason::PlaceInRound, kAhead, "SELECT coalesce(max(position), 0) FROM other.item",
         "SELECT coalesce(max(position), 0) FROM main.item"},
        {Reason::TextVersion, kAhead, "SELECT coalesce(max(version), 0) FROM other.text_version",
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

Status checkNewTexts(const OtherCopy& other, const TextMap& /*texts*/, const EventMap& /*events*/)
{
    ACCORD_CHECK(checkRule(other.query(kNewTextRule.sql), kNewTextRule, other.file()));
    for (const Texts& texts : kNewTexts) {
        ACCORD_CHECK(checkTexts(other.query(texts.sql), texts.columns, isUtf8, notUtf8(other.file())));
    }
    return {};
}

} // namespace accord::store
