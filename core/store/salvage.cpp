// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/salvage.h"

#include "core/base/reason.h"
#include "core/sqlite/transaction.h"
#include "core/sqlite_file/database_pages.h"
#include "core/store/events/identities.h"
#include "core/store/events/kinds.h"
#include "core/store/tables.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>
#include <vector>

namespace accord::store {
namespace {

constexpr std::size_t kIdentifier = 16;

bool hasType(const sqlite::Value& value, const std::string& type)
{
    if (type == "INTEGER") {
        return std::holds_alternative<std::int64_t>(value);
    }
    if (type == "REAL") {
        // A whole number is stored as one to save room.
        return std::holds_alternative<double>(value) || std::holds_alternative<std::int64_t>(value);
    }
    return type == "TEXT" ? std::holds_alternative<std::string>(value) : std::holds_alternative<sqlite::Bytes>(value);
}

// `uuid` is where an identifier is kept until the statement has run.
void bindValue(sqlite::Statement& statement, const sqlite::Value& value, Uuid& uuid)
{
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
        statement.bind(*number);
    } else if (const auto* real = std::get_if<double>(&value)) {
        statement.bind(*real);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
        statement.bind(std::string_view(*text));
    } else if (const auto* bytes = std::get_if<sqlite::Bytes>(&value);
               bytes != nullptr && bytes->data.size() == kIdentifier) {
        std::ranges::transform(bytes->data, uuid.bytes.begin(), [](char c) { return static_cast<std::uint8_t>(c); });
        statement.bind(uuid);
    } else {
        statement.bindNull();
    }
}

} // namespace

Result<TableShape> TableShape::of(sqlite::Database& sound, const std::string& table)
{
    TableShape shape;
    shape.m_name = table;
    static constexpr auto kKeyed = "SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = :table";
    static constexpr auto kColumns =
        R"sql(SELECT name, type, "notnull", pk, dflt_value FROM pragma_table_info(:table))sql";
    ACCORD_TRY(const auto kind, sound.query(kKeyed).bind(":table", table).one<bool>());
    const bool keyed = kind.value_or(false);
    shape.m_tree = keyed ? sqlite::PageReader::Tree::Keyed : sqlite::PageReader::Tree::Numbered;
    ACCORD_CHECK(sound.query(kColumns).bind(":table", table).each([&](const sqlite::Row& row) {
        Column column{row.string(0), row.string(1), row.integer(2) != 0, !keyed && row.integer(3) != 0};
        column.identifier = column.type == "BLOB";
        column.optional = !column.required || !row.isNull(4);
        shape.m_columns.push_back(std::move(column));
    }));
    if (shape.m_columns.empty()) {
        return Error{Errc::Internal, Reason::TableWithoutColumns, {table}};
    }
    return shape;
}

bool TableShape::fits(const sqlite::RawRow& row) const
{
    return row.values.size() <= m_columns.size() && row.rowid > 0 && hasOptionalFrom(row.values.size()) &&
           valuesFit(row);
}

bool TableShape::fitsWhole(const sqlite::RawRow& row) const
{
    return row.values.size() == m_columns.size() && fits(row);
}

// Whether a row may end there: SQLite leaves rows as they are when a migration adds a column.
bool TableShape::hasOptionalFrom(std::size_t column) const
{
    return column > 0 && std::all_of(m_columns.begin() + static_cast<std::ptrdiff_t>(column), m_columns.end(),
                                     [](const Column& each) { return each.optional && !each.number; });
}

bool TableShape::valuesFit(const sqlite::RawRow& row) const
{
    for (std::size_t i = 0; i < row.values.size(); ++i) {
        const Column& column = m_columns[i];
        const sqlite::Value& value = row.values[i];
        if (std::holds_alternative<std::monostate>(value)) {
            if (column.required && !column.number) {
                return false;
            }
            continue;
        }
        const auto* bytes = std::get_if<sqlite::Bytes>(&value);
        if (column.number || !hasType(value, column.type) ||
            (column.identifier && bytes != nullptr && bytes->data.size() != kIdentifier)) {
            return false;
        }
    }
    return true;
}

Result<bool> TableShape::insert(sqlite::Database& into, const sqlite::RawRow& row) const
{
    std::string names;
    std::string marks;
    for (std::size_t i = 0; i < row.values.size(); ++i) {
        names += (i == 0 ? "" : ", ") + m_columns[i].name;
        marks += i == 0 ? "?" : ", ?";
    }
    ACCORD_TRY(sqlite::Statement insert,
               into.prepare("INSERT OR IGNORE INTO " + m_name + " (" + names + ") VALUES (" + marks + ")"));
    std::vector<Uuid> uuids(row.values.size());
    for (std::size_t i = 0; i < row.values.size(); ++i) {
        if (m_columns[i].number) {
            insert.bind(row.rowid);
        } else {
            bindValue(insert, row.values[i], uuids[i]);
        }
    }
    ACCORD_CHECK(insert.run());
    return into.changes() > 0;
}

namespace {

// Of what somebody answered both rows are needed: one says who, when and of which item, the other what.
constexpr std::array<std::string_view, 2> kHalfAnswers{
    R"sql(
        DELETE FROM event
        WHERE kind IN (SELECT value FROM json_each(:kinds))
          AND seq NOT IN (SELECT event FROM answer)
    )sql",
    R"sql(
        DELETE FROM answer
        WHERE event NOT IN (
            SELECT seq
            FROM event
            WHERE kind IN (SELECT value FROM json_each(:kinds))
        )
    )sql",
};

/// Goes through the pages of one file and puts the rows into another.
class Salvage
{
public:
    Salvage(sqlite::PageReader reader, sqlite::Database& fresh)
        : m_reader(reader)
        , m_fresh(fresh)
    {}

    Status prepare()
    {
        for (const TableAccount& table : kTables) {
            if (table.repair == InRepair::Salvaged) {
                ACCORD_TRY(TableShape shape, TableShape::of(m_fresh, std::string(table.name)));
                m_shapes.push_back(std::move(shape));
            }
        }
        return {};
    }

    // Through the roots that the schema names, as far as the schema itself can be read.
    Status byOrder()
    {
        for (const auto& [name, root] : roots()) {
            const auto shape = std::ranges::find(m_shapes, name, &TableShape::name);
            if (shape != m_shapes.end()) {
                ACCORD_CHECK(descend(root, *shape, 0));
            } else {
                markOther(root, 0);
            }
        }
        return {};
    }

    // What is left: pages that nothing leads to. Pages of keyed trees may be an index's too, so that these come last,
    // when it is known what their rows may refer to.
    Status byShape()
    {
        ACCORD_CHECK(byShape(sqlite::PageReader::Tree::Numbered));
        return byShape(sqlite::PageReader::Tree::Keyed);
    }

    Salvaged report;

private:
    Status byShape(sqlite::PageReader::Tree tree)
    {
        for (std::uint32_t number = 1; number <= m_reader.count(); ++number) {
            const auto page = m_seen.contains(number) ? std::nullopt : m_reader.page(number, tree);
            if (!page || page->rows.empty()) {
                continue;
            }
            for (const sqlite::RawRow& row : page->rows) {
                ACCORD_CHECK(takeStray(row, tree));
            }
        }
        return {};
    }

    std::vector<std::pair<std::string, std::uint32_t>> roots()
    {
        std::vector<std::pair<std::string, std::uint32_t>> found;
        std::vector<std::uint32_t> open{1};
        while (!open.empty()) {
            const std::uint32_t number = open.back();
            open.pop_back();
            const auto page = m_seen.insert(number).second ? m_reader.page(number) : std::nullopt;
            if (!page) {
                continue;
            }
            open.insert(open.end(), page->children.begin(), page->children.end());
            for (const sqlite::RawRow& row : page->rows) {
                // type, name, table, root page, text
                if (row.values.size() == 5 && std::holds_alternative<std::string>(row.values[0]) &&
                    std::get<std::string>(row.values[0]) == "table" &&
                    std::holds_alternative<std::string>(row.values[1]) &&
                    std::holds_alternative<std::int64_t>(row.values[3])) {
                    found.emplace_back(std::get<std::string>(row.values[1]),
                                       static_cast<std::uint32_t>(std::get<std::int64_t>(row.values[3])));
                }
            }
        }
        return found;
    }

    static constexpr int kDeepest = 20;

    Status descend(std::uint32_t number, const TableShape& shape, int depth)
    {
        if (number == 0 || depth > kDeepest || !m_seen.insert(number).second) {
            return {};
        }
        const auto page = m_reader.page(number, shape.tree());
        if (!page) {
            ++report.brokenPages;
            return {};
        }
        report.brokenRows += page->broken;
        for (const std::uint32_t child : page->children) {
            ACCORD_CHECK(descend(child, shape, depth + 1));
        }
        for (const sqlite::RawRow& row : page->rows) {
            if (!shape.fits(row)) {
                ++report.brokenRows;
                continue;
            }
            ACCORD_TRY(const bool taken, shape.insert(m_fresh, row));
            report.rows[shape.name()] += taken ? 1 : 0;
        }
        return {};
    }

    // The pages of tables that are left out must not be taken for stray ones.
    void markOther(std::uint32_t number, int depth)
    {
        if (number == 0 || depth > kDeepest || !m_seen.insert(number).second) {
            return;
        }
        if (const auto page = m_reader.page(number)) {
            for (const std::uint32_t child : page->children) {
                markOther(child, depth + 1);
            }
        }
    }

    Status takeStray(const sqlite::RawRow& row, sqlite::PageReader::Tree tree)
    {
        const TableShape* only = nullptr;
        for (const TableShape& shape : m_shapes) {
            // Rows of two numbers or two texts could be anything's.
            const bool common =
                shape.name() == "event_later" || shape.name() == "saved_filter" || shape.name() == "project";
            if (shape.tree() == tree && !common && shape.fitsWhole(row)) {
                if (only != nullptr) {
                    return {}; // it could be either
                }
                only = &shape;
            }
        }
        if (only == nullptr) {
            return {};
        }
        ACCORD_TRY(const bool taken, only->insert(m_fresh, row));
        report.strayRows += taken ? 1 : 0;
        report.rows[only->name()] += taken ? 1 : 0;
        return {};
    }

    sqlite::PageReader m_reader;
    sqlite::Database& m_fresh;
    std::vector<TableShape> m_shapes;
    std::set<std::uint32_t> m_seen;
};

} // namespace

Result<Salvaged> salvage(sqlite::Database& damaged, sqlite::Database& fresh)
{
    // What is only in the log; where that cannot be done, the pages say what they can.
    (void)damaged.number("PRAGMA wal_checkpoint(TRUNCATE)");
    ACCORD_TRY(const sqlite::PageReader reader, damaged.pages());
    ACCORD_CHECK(fresh.execute("PRAGMA foreign_keys = OFF"));
    Salvage work(reader, fresh);
    {
        ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(fresh));
        ACCORD_CHECK(work.prepare());
        ACCORD_CHECK(work.byOrder());
        ACCORD_CHECK(work.byShape());
        ACCORD_TRY(const std::int64_t named, fresh.number("SELECT count(*) FROM project WHERE key = 'uuid'"));
        work.report.identity = named > 0;
        for (const std::string_view sql : kHalfAnswers) {
            ACCORD_CHECK(
                fresh.query(sql)
                    .bind(":kinds", kindNames([](const KindEntry& each) { return each.row.answer == Has::Yes; }))
                    .run());
        }
        // Who took part in what nobody knows any more says nothing, nor what it cites, nor who said it.
        ACCORD_CHECK(fresh.execute("DELETE FROM event_later WHERE event NOT IN (SELECT seq FROM event)"));
        ACCORD_CHECK(fresh.execute("DELETE FROM passage WHERE event NOT IN (SELECT seq FROM event)"));
        ACCORD_CHECK(fresh.execute("DELETE FROM taking_part WHERE event NOT IN (SELECT seq FROM event)"));
        // And so does what was handed out by nobody knows whom, or what is gone; rows of an index look the same.
        ACCORD_CHECK(fresh.execute(
            R"sql(
                DELETE FROM assigned_item
                WHERE NOT EXISTS (
                    SELECT 1
                    FROM event a
                    JOIN item i ON i.id = assigned_item.item_id
                    WHERE a.seq = assigned_item.event
                      AND a.kind = 'assignment'
                      AND i.round_id = a.round_id
                )
            )sql"));
        ACCORD_CHECK(fresh.execute("DELETE FROM text_version WHERE document_id NOT IN (SELECT id FROM document)"));
        ACCORD_CHECK(fresh.execute("DELETE FROM issue_fact WHERE text_id NOT IN (SELECT id FROM text)"));
        ACCORD_CHECK(fresh.execute(R"sql(
                DELETE FROM hit
                WHERE keyword_id NOT IN (SELECT id FROM keyword)
                  OR document_id NOT IN (SELECT id FROM document)
            )sql"));
        ACCORD_TRY(work.report.missingEvents, fresh.number("SELECT coalesce(max(seq), 0) - count(*) FROM event"));
        ACCORD_CHECK(transaction.commit());
    }
    ACCORD_CHECK(fresh.execute("PRAGMA foreign_keys = ON"));
    return work.report;
}

Result<std::vector<TaxonomyEvent>> taxonomyEvents(sqlite::Database& database)
{
    static constexpr auto kSql = R"sql(
        SELECT seq, coalesce(note, ''), coalesce(detail, '')
        FROM event
        WHERE kind = 'taxonomy'
        ORDER BY clock, uuid
    )sql";
    return database.query(kSql).all<TaxonomyEvent>([](const sqlite::Row& row) {
        return TaxonomyEvent{row.id<EventId>(0), row.string(1), row.string(2)};
    });
}

Status rederive(sqlite::Database& database)
{
    ACCORD_CHECK(database.execute("REINDEX"));
    ACCORD_CHECK(database.execute("DELETE FROM label"));
    ACCORD_CHECK(deriveIdentities(database));
    ACCORD_CHECK(database.execute("DELETE FROM label"));
    ACCORD_CHECK(database.execute("INSERT INTO label SELECT * FROM label_of_events"));
    ACCORD_CHECK(database.execute("DELETE FROM decision"));
    ACCORD_CHECK(database.execute("INSERT INTO decision SELECT * FROM decision_of_events"));
    ACCORD_CHECK(database.execute("INSERT INTO search (search) VALUES ('delete-all')"));
    return database.execute("DELETE FROM project WHERE key = 'indexed'");
}

Status rederiveCodebook(sqlite::Database& database, const TaxonomyEvent& event)
{
    static constexpr auto kSql = R"sql(
        INSERT INTO codebook (uuid, number, created_at, note)
        SELECT uuid, (SELECT coalesce(max(number), 0) + 1 FROM codebook), at, :note
        FROM event
        WHERE seq = :event
          AND NOT EXISTS (SELECT 1 FROM codebook c WHERE c.uuid = event.uuid)
    )sql";
    return database.query(kSql).bind(":note", event.note).bind(":event", event.event).run();
}

} // namespace accord::store
