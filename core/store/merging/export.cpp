// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/merging/export.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/counts.h"
#include "core/store/events/identities.h"
#include "core/store/events/kinds.h"
#include "core/store/merging/copied_columns.h"
#include "core/store/schema.h"
#include "core/store/study/people.h"

#include <array>
#include <span>
#include <string_view>

namespace accord::store {
namespace {

namespace fs = std::filesystem;

// What is chosen, in temporary tables. A text whose import is not finished may be taken back any moment.
constexpr std::array<std::string_view, 3> kChoose{
    R"sql(
        CREATE TEMP TABLE packed_issue AS
        SELECT DISTINCT i.text_id AS id, coalesce(
            (
                SELECT d.id
                FROM source.text s
                JOIN source.document d ON d.id = s.document_id
                WHERE s.id = i.text_id
                  AND d.import_id NOT IN (SELECT id FROM source.open_import)
            ), (
                SELECT max(d.id)
                FROM source.document d
                WHERE d.text_id = i.text_id
                  AND d.import_id NOT IN (SELECT id FROM source.open_import)
            )
        ) AS document
        FROM packed_item p
        JOIN source.item i ON i.id = p.id
    )sql",
    // The person's own events on the items.
    R"sql(
        INSERT INTO packed_event
        SELECT a.seq
        FROM packed_item p
        JOIN source.event a ON a.item_id = p.id
        WHERE a.kind IN (SELECT name FROM packed_kind WHERE on_items)
          AND a.person_id IN (SELECT id FROM packed_person)
          AND (a.import_id IS NULL OR a.import_id NOT IN (SELECT id FROM source.open_import))
    )sql",
    // The codebook, how the study is run, and what the person found of issues (see InPackage).
    R"sql(
        INSERT INTO packed_event
        SELECT a.seq
        FROM source.any_rare_event r
        JOIN packed_kind k ON k.name = r.kind
        JOIN source.event_with_author a ON a.seq = r.seq
        LEFT JOIN packed_person q ON q.id = a.author
        LEFT JOIN packed_person o ON o.id = a.about_person
        WHERE (
            k.everything
            OR (k.of_author AND q.id IS NOT NULL)
            OR (k.identities AND a.seq IN (SELECT event FROM packed_identity))
            OR (k.about_person AND NOT k.of_rounds AND o.id IS NOT NULL)
            OR (k.of_rounds
                AND a.round_id IN (SELECT i.round_id FROM packed_item p JOIN source.item i ON i.id = p.id)
                AND (NOT k.about_person OR o.id IS NOT NULL))
        )
          AND (a.import_id IS NULL OR a.import_id NOT IN (SELECT id FROM source.open_import))
    )sql",
};

// Row by row into the new file, which knows the person as number 1, and from 2 on those for whom the person stands.
constexpr std::array<std::string_view, 14> kCopy{
    R"sql(
        INSERT INTO main.project (key, value)
        SELECT key, value
        FROM source.project
        WHERE key IN ('name', 'uuid', 'created_at')
    )sql",
    R"sql(
        INSERT INTO main.person (id, uuid, name, initials, colour, created_at, same_as)
        SELECT q.number, p.uuid, p.name, p.initials, p.colour, p.created_at, CASE WHEN q.number > 1 THEN 1 END
        FROM packed_person q
        JOIN source.person p ON p.id = q.id
        ORDER BY q.number
    )sql",
    // Of an import only that there was one: where its files lay is nobody's business.
    R"sql(
        INSERT INTO main.import (id, uuid, kind, source, started_at, finished_at)
        SELECT id, uuid, kind, '', started_at, coalesce(finished_at, started_at)
        FROM source.import
        WHERE id IN (
            SELECT i.import_id
            FROM packed_issue p
            JOIN source.text i ON i.id = p.id
            UNION
            SELECT d.import_id
            FROM packed_issue p
            JOIN source.document d ON d.id = p.document
            UNION
            SELECT a.import_id
            FROM packed_event p
            JOIN source.event a ON a.seq = p.seq
        )
    )sql",
    R"sql(
        INSERT INTO main.text_group (id, host, name)
        SELECT id, host, name
        FROM source.text_group
        WHERE id IN (
            SELECT i.group_id
            FROM packed_issue p
            JOIN source.text i ON i.id = p.id
        )
    )sql",
    R"sql(
        INSERT INTO main.text (id, uuid, kind, group_id, name, link, language, document_id, import_id)
        SELECT i.id, i.uuid, i.kind, i.group_id, i.name, i.link, i.language, p.document, i.import_id
        FROM packed_issue p
        JOIN source.text i ON i.id = p.id
    )sql",
    R"sql(
        INSERT INTO main.document
        SELECT d. *
        FROM packed_issue p
        JOIN source.document d ON d.id = p.document
        ORDER BY d.id
    )sql",
    // The package has one text of an issue that may have had several.
    R"sql(
        INSERT INTO main.text_version (document_id, version)
        SELECT d.id, d.version
        FROM packed_issue p
        JOIN source.numbered_text d ON d.id = p.document
        WHERE d.version > 1
    )sql",
    R"sql(
        INSERT INTO main.part (document_id, position, author, role, created_at, body, begins)
        SELECT c.document_id, c.position, c.author, c.role, c.created_at, c.body, c.begins
        FROM packed_issue p
        JOIN source.part c ON c.document_id = p.document
        ORDER BY c.document_id, c.position
    )sql",
    R"sql(
        INSERT INTO main.keyword (id, text)
        SELECT id, text
        FROM source.keyword
        WHERE id IN (
            SELECT h.keyword_id
            FROM packed_issue p
            JOIN source.hit h ON h.document_id = p.document
        )
    )sql",
    R"sql(
        INSERT INTO main.hit (keyword_id, document_id, places)
        SELECT h.keyword_id, h.document_id, h.places
        FROM packed_issue p
        JOIN source.hit h ON h.document_id = p.document
    )sql",
    R"sql(
        INSERT INTO main.round (id, uuid, name, blind, created_at)
        SELECT id, uuid, name, blind, created_at
        FROM source.round
        WHERE id IN (SELECT i.round_id FROM packed_item p JOIN source.item i ON i.id = p.id)
    )sql",
    R"sql(
        INSERT INTO main.item (id, uuid, round_id, text_id, occurrence, position)
        SELECT i.id, i.uuid, i.round_id, i.text_id, i.occurrence, i.position
        FROM packed_item p
        JOIN source.item i ON i.id = p.id
    )sql",
    "INSERT INTO main.codebook SELECT * FROM source.codebook",
    "INSERT INTO main.category SELECT * FROM source.category",
};

// Of `event` and of what hangs on it: where the rows come from, in the order in which they were given.
constexpr std::string_view kPackedEvents = R"sql(
    FROM packed_event p
    JOIN source.event_with_author a ON a.seq = p.seq
    LEFT JOIN packed_person q ON q.id = a.author
    LEFT JOIN packed_person o ON o.id = a.about_person
    ORDER BY p.seq
)sql";
constexpr std::string_view kPackedAnswers = R"sql(
    FROM packed_event p
    JOIN source.answer a ON a.event = p.seq
    JOIN source.event s ON s.seq = p.seq
    JOIN main.event h ON h.uuid = s.uuid
    ORDER BY p.seq
)sql";
constexpr std::string_view kPackedPassages = R"sql(
    FROM source.passage a
    CROSS JOIN packed_event p ON p.seq = a.event
    CROSS JOIN source.event s ON s.seq = p.seq
    CROSS JOIN main.event h ON h.uuid = s.uuid
)sql";
constexpr std::string_view kReplaced = R"sql((
    SELECT b.uuid
    FROM source.event b
    WHERE b.uuid = a.replaces
      AND b.kind = a.kind
      AND b.person_id IN (SELECT id FROM packed_person)
      AND b.item_id = a.item_id
))sql";

// What hangs on the events.
constexpr std::array<std::string_view, 3> kCopyOfEvents{
    R"sql(
        INSERT INTO main.taking_part (event, person_id)
        SELECT a.seq, q.number
        FROM main.any_rare_event a
        JOIN source.event s ON s.uuid = a.uuid
        JOIN source.taking_part t ON t.event = s.seq
        JOIN packed_person q ON q.id = t.person_id
        WHERE a.kind = 'round'
    )sql",
    R"sql(
        INSERT INTO main.assigned_item (event, item_id, state)
        SELECT a.seq, t.item_id, t.state
        FROM main.any_rare_event a
        JOIN source.event s ON s.uuid = a.uuid
        JOIN source.assigned_item t ON t.event = s.seq
        JOIN packed_item p ON p.id = t.item_id
        WHERE a.kind = 'assignment'
    )sql",
    // The greatest time among what is in here, not among what everybody did.
    R"sql(
        INSERT INTO main.project (key, value)
        SELECT 'clock', CAST(coalesce(max(clock), 0) AS TEXT)
        FROM main.event
    )sql",
};

Status fillTemporary(sqlite::Database& target, const PackRequest& request)
{
    ACCORD_CHECK(target.execute(R"sql(
        CREATE TEMP TABLE packed_person (id INTEGER PRIMARY KEY, number INTEGER NOT NULL);
        CREATE TEMP TABLE packed_identity (event INTEGER PRIMARY KEY);
        CREATE TEMP TABLE packed_item (id INTEGER PRIMARY KEY);
        CREATE TEMP TABLE packed_event (seq INTEGER PRIMARY KEY);
        CREATE TEMP TABLE packed_kind (
            name TEXT PRIMARY KEY, everything, of_author, on_items, about_person, of_rounds, identities
        ) WITHOUT ROWID
    )sql"));
    for (const KindEntry& kind : kKinds) {
        const InPackage brings = kind.merge.inPackage;
        const bool both = brings == InPackage::AboutPersonInRounds;
        ACCORD_CHECK(target
                         .query(R"sql(
            INSERT INTO packed_kind
            VALUES (:name, :everything, :of_author, :on_items, :about_person, :of_rounds, :identities)
        )sql")
                         .bind(":name", kind.name.value())
                         .bind(":everything", brings == InPackage::Everything)
                         .bind(":of_author", brings == InPackage::OfAuthor)
                         .bind(":on_items", brings == InPackage::OnItems)
                         .bind(":about_person", both || brings == InPackage::AboutPerson)
                         .bind(":of_rounds", both || brings == InPackage::OfRounds)
                         .bind(":identities", brings == InPackage::Identities)
                         .run());
    }
    static constexpr auto kPerson = R"sql(
        INSERT INTO packed_person
        SELECT id, row_number() OVER (ORDER BY id <> :person, id)
        FROM source.person
        WHERE id = :person
           OR same_as = :person
    )sql";
    ACCORD_CHECK(target.query(kPerson).bind(":person", request.person).run());
    // That these are one person; nothing of others.
    ACCORD_CHECK(target.execute(R"sql(
        INSERT INTO packed_identity
        SELECT a.seq
        FROM source.rare_event a
        WHERE a.kind = 'same_person'
          AND json_valid(a.detail)
          AND EXISTS (
              SELECT 1
              FROM source.person p
              JOIN packed_person q ON q.id = p.id
              WHERE lower(hex(p.uuid)) = replace(json_extract(a.detail, '$.person'), '-', '')
          )
          AND EXISTS (
              SELECT 1
              FROM source.person p
              JOIN packed_person q ON q.id = p.id
              WHERE lower(hex(p.uuid)) = replace(json_extract(a.detail, '$.same_as'), '-', '')
          )
    )sql"));
    ACCORD_TRY(sqlite::Statement item, target.prepare("INSERT INTO packed_item VALUES (?)"));
    for (const ItemId id : request.items) {
        item.bind(id);
        ACCORD_CHECK(item.run());
    }
    for (const std::string_view sql : kChoose) {
        ACCORD_CHECK(target.execute(sql));
    }
    return {};
}

Result<PackCounts> countsIn(sqlite::Database& target)
{
    PackCounts counts;
    ACCORD_TRY(counts.rounds, target.number("SELECT count(*) FROM main.round"));
    ACCORD_TRY(counts.items, target.number("SELECT count(*) FROM main.item"));
    ACCORD_TRY(counts.issues, target.number("SELECT count(*) FROM main.text"));
    ACCORD_TRY(counts.texts, target.number("SELECT count(*) FROM main.document"));
    ACCORD_TRY(counts.labels, labelCount(target));
    ACCORD_TRY(counts.codebooks, target.number("SELECT count(*) FROM main.codebook"));
    return counts;
}

Status copyRows(sqlite::Database& target, std::span<const std::string_view> statements, const std::stop_token& stop)
{
    for (const std::string_view sql : statements) {
        // A short statement ends before it would notice.
        if (stop.stop_requested()) {
            return Error{Errc::Cancelled, Reason::Cancelled};
        }
        ACCORD_CHECK(target.execute(sql));
    }
    return {};
}

// Who else said something is not told, and the numbers of rounds, items and categories are the same in here.
Status copyEvents(sqlite::Database& target)
{
    ACCORD_TRY(
        const std::string events,
        copiedColumns(target, "event",
                      {{"seq", ""}, {"person_id", "q.number"}, {"about_person", "o.number"}, {"replaces", kReplaced}}));
    ACCORD_CHECK(target.execute(events + std::string(kPackedEvents)));
    ACCORD_TRY(const std::string answers, copiedColumns(target, "answer", {{"event", "h.seq"}}));
    ACCORD_CHECK(target.execute(answers + std::string(kPackedAnswers)));
    ACCORD_TRY(const std::string passages, copiedColumns(target, "passage", {{"event", "h.seq"}}));
    return target.execute(passages + std::string(kPackedPassages));
}

Status copyPackage(sqlite::Database& target, const PackRequest& request, const std::stop_token& stop)
{
    ACCORD_CHECK(fillTemporary(target, request));
    ACCORD_CHECK(copyRows(target, kCopy, stop));
    ACCORD_CHECK(copyEvents(target));
    ACCORD_CHECK(copyRows(target, kCopyOfEvents, stop));
    ACCORD_CHECK(deriveIdentities(target));
    ACCORD_CHECK(target.execute("INSERT INTO main.label SELECT * FROM main.label_of_events"));
    ACCORD_TRY(const std::vector<Person> inside, people(target));
    for (const Person& person : inside) {
        ACCORD_CHECK(setProjectValue(target, "package_for", person.uuid.text()));
    }
    ACCORD_CHECK(setProjectValue(target, "package", request.id.text()));
    return setProjectValue(target, "packaged_at", request.at);
}

// A project file of its own beside the source; `copy` fills it in one transaction.
template <class Copy>
Status fill(const fs::path& source, const fs::path& file, const std::stop_token& stop, const Copy& copy)
{
    ACCORD_TRY(const auto target, fillProject(file));
    // One file that can be sent around, without a log beside it.
    ACCORD_CHECK(target->execute("PRAGMA journal_mode = DELETE"));
    ACCORD_CHECK(target->attach(source, "source"));
    target->stopWhen(stop);
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(*target));
    // An issue and its text name each other.
    ACCORD_CHECK(target->execute("PRAGMA defer_foreign_keys = ON"));
    ACCORD_CHECK(copy(*target));
    return transaction.commit();
}

template <class Copy>
Status writeFile(const fs::path& source, const fs::path& file, const std::stop_token& stop, const Copy& copy)
{
    ACCORD_CHECK(sqlite::checkFree(file));
    ACCORD_TRY(TemporaryFile part, TemporaryFile::create(file));
    if (const Status filled = fill(source, part.path(), stop, copy); !filled.ok()) {
        return sqlite::namedAs(filled.error(), part);
    }
    return part.takePlace(TemporaryFile::Existing::Keep);
}

} // namespace

Result<std::int64_t> textCount(sqlite::Database& database, const std::unordered_set<IssueId>& issues)
{
    static constexpr auto kSql = "SELECT document_id IS NOT NULL FROM text WHERE id = :text";
    std::int64_t count = 0;
    for (const IssueId issue : issues) {
        ACCORD_TRY(const auto has, database.query(kSql).bind(":text", issue).one<bool>());
        count += has.value_or(false) ? 1 : 0;
    }
    return count;
}

Result<PackCounts> pack(const fs::path& source, const PackRequest& request, const fs::path& file,
                        const std::stop_token& stop)
{
    PackCounts counts;
    const Status written = writeFile(source, file, stop, [&](sqlite::Database& target) -> Status {
        ACCORD_CHECK(copyPackage(target, request, stop));
        ACCORD_TRY(counts, countsIn(target));
        return {};
    });
    return written.ok() ? Result<PackCounts>(counts) : written.error();
}

} // namespace accord::store
