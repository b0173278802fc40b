// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/merging/returned.h"

#include "core/base/compression.h"
#include "core/base/files.h"
#include "core/base/reason.h"
#include "core/model/issue.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issues.h"
#include "core/store/merging/columns.h"
#include "core/store/merging/content_check.h"
#include "core/store/schema.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace accord::store {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kBeginning = "Accord return ";
constexpr int kFormat = 1;

/// A table, with every column that it has or will have; `insert` lacks the places but the first.
struct ReturnedTable
{
    std::string_view name;
    std::string_view select;
    std::string_view insert;
    std::uint64_t most; ///< rows of it that a project has
    Reason tooMany;
};

constexpr std::uint64_t kMostOfOthers = 1'000'000;
constexpr std::uint64_t kMostOfItems = 10'000'000;

// In an order in which what is referred to comes first.
constexpr std::array kReturned = std::to_array<ReturnedTable>({
    {"project", "SELECT * FROM project", "INSERT INTO project VALUES (?", 100, Reason::TooManyChanges},
    {"person", "SELECT * FROM person", "INSERT INTO person VALUES (?", kMostPeople, Reason::TooManyPeople},
    {"left_out", "SELECT * FROM left_out", "INSERT INTO left_out VALUES (?", kMostOfOthers, Reason::TooManyChanges},
    {"saved_filter", "SELECT * FROM saved_filter", "INSERT INTO saved_filter VALUES (?", kMostFilters,
     Reason::TooManyFilters},
    {"import", "SELECT * FROM import", "INSERT INTO import VALUES (?", kMostOfOthers, Reason::TooManyChanges},
    {"repository", "SELECT * FROM repository", "INSERT INTO repository VALUES (?", kMostOfOthers,
     Reason::TooManyChanges},
    // Without the number of its text.
    {"issue", "SELECT id, uuid, repository_id, number, NULL, import_id FROM issue", "INSERT INTO issue VALUES (?",
     kMostOfItems, Reason::TooManyChanges},
    {"round", "SELECT * FROM round", "INSERT INTO round VALUES (?", kMostRounds, Reason::TooManyRounds},
    {"item", "SELECT * FROM item", "INSERT INTO item VALUES (?", kMostOfItems, Reason::TooManyChanges},
    {"codebook", "SELECT * FROM codebook", "INSERT INTO codebook VALUES (?", kMostCodebooks, Reason::TooManyCodebooks},
    {"category", "SELECT * FROM category", "INSERT INTO category VALUES (?", bounds::kCategories,
     Reason::TooManyCategories},
    {"event", "SELECT * FROM event", "INSERT INTO event VALUES (?", kMostOfItems, Reason::TooManyChanges},
    {"event_later", "SELECT * FROM event_later", "INSERT INTO event_later VALUES (?", kMostOfItems,
     Reason::TooManyChanges},
    {"taking_part", "SELECT * FROM taking_part", "INSERT INTO taking_part VALUES (?", kMostOfItems,
     Reason::TooManyChanges},
    {"handed", "SELECT * FROM handed", "INSERT INTO handed VALUES (?", kMostOfItems, Reason::TooManyChanges},
});

// What follows from the events.
constexpr std::array<std::string_view, 2> kFollows{
    "INSERT INTO label SELECT * FROM label_of_events",
    "INSERT INTO decision SELECT * FROM decision_of_events",
};

// Columns of kReturned's issue.
constexpr std::size_t kUuidOfIssue = 1;
constexpr std::size_t kRepositoryOfIssue = 2;
constexpr std::size_t kNumberOfIssue = 3;

// Each event and each item has some eight random bytes, so that little of what was said becomes so much smaller.
std::size_t mostUnpacked(std::size_t packed)
{
    constexpr std::size_t kMostTimes = 64;
    constexpr std::size_t kSmall = std::size_t{16} << 20U;
    return std::min(kMostReturned, kSmall + kMostTimes * packed);
}

Error changedReturn(const fs::path& file)
{
    return Error{Errc::Damaged, Reason::ChangedOnItsWay, {file.string()}};
}

Status notStopped(const std::stop_token& stop)
{
    return stop.stop_requested() ? Status(Error{Errc::Cancelled, Reason::Cancelled}) : Status();
}

/// What identifiers of issues are made of, so that they need not be sent: they are a third of all that cannot be
/// compressed.
class MadeUuids
{
public:
    static Result<MadeUuids> of(sqlite::Database& database)
    {
        MadeUuids made;
        ACCORD_TRY(sqlite::Statement query, database.prepare("SELECT id, host, name FROM repository"));
        ACCORD_CHECK(query.each([&made](const sqlite::Row& row) {
            made.m_repositories.emplace(row.integer(0), std::pair(row.string(1), row.string(2)));
        }));
        return made;
    }

    [[nodiscard]] std::optional<Uuid> uuid(std::int64_t repository, std::string_view number) const
    {
        const auto found = m_repositories.find(repository);
        if (found == m_repositories.end()) {
            return std::nullopt;
        }
        return issueUuid(canonicalUrl(found->second.first, found->second.second, number));
    }

private:
    std::map<std::int64_t, std::pair<std::string, std::string>> m_repositories; ///< host and name
};

// Packing

bool isMade(const MadeUuids& uuids, const sqlite::Row& row)
{
    const auto made = uuids.uuid(row.integer(kRepositoryOfIssue), row.text(kNumberOfIssue));
    return made && *made == row.uuid(kUuidOfIssue);
}

Status appendTable(std::string& out, sqlite::Database& package, const ReturnedTable& table, const std::stop_token& stop)
{
    ACCORD_TRY(const MadeUuids uuids, MadeUuids::of(package));
    ACCORD_TRY(sqlite::Statement query, package.prepare(table.select));
    std::vector<ColumnWriter> columns(static_cast<std::size_t>(query.columnCount()));
    std::uint64_t rows = 0;
    const bool issues = table.name == "issue";
    ACCORD_CHECK(query.each([&](const sqlite::Row& row) -> Status {
        const bool made = issues && isMade(uuids, row);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (made && i == kUuidOfIssue) {
                columns[i].addNull();
            } else {
                columns[i].add(row, static_cast<int>(i));
            }
        }
        ++rows;
        return notStopped(stop);
    }));
    appendText(out, table.name);
    appendNumber(out, columns.size());
    appendNumber(out, rows);
    for (const ColumnWriter& column : columns) {
        column.writeTo(out);
    }
    return {};
}

Result<std::string> contentOf(sqlite::Database& package, const std::stop_token& stop)
{
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(package));
    ACCORD_TRY(const std::int64_t schema, package.number("PRAGMA user_version"));
    std::string content;
    appendNumber(content, static_cast<std::uint64_t>(schema));
    for (const ReturnedTable& table : kReturned) {
        ACCORD_CHECK(appendTable(content, package, table, stop));
    }
    return content;
}

// Unpacking

Status insertRows(sqlite::Database& target, const ReturnedTable& table, std::vector<ColumnReader>& columns,
                  std::uint64_t rows, const fs::path& file, const std::stop_token& stop)
{
    ACCORD_TRY(const MadeUuids uuids, MadeUuids::of(target));
    std::string sql(table.insert);
    for (std::size_t i = 1; i < columns.size(); ++i) {
        sql += ", ?";
    }
    ACCORD_TRY(sqlite::Statement insert, target.prepare(sql + ")"));
    const bool issues = table.name == "issue";
    std::vector<ColumnValue> values(columns.size());
    for (std::uint64_t row = 0; row < rows; ++row) {
        ACCORD_CHECK(notStopped(stop));
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const auto value = columns[i].next();
            if (!value) {
                return changedReturn(file);
            }
            values[i] = *value;
        }
        std::optional<Uuid> made;
        if (issues && values[kUuidOfIssue].type == sqlite::StoredType::Null) {
            made = uuids.uuid(values[kRepositoryOfIssue].integer, values[kNumberOfIssue].bytes);
        }
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (made && i == kUuidOfIssue) {
                insert.bind(*made);
            } else {
                values[i].bindTo(insert);
            }
        }
        ACCORD_CHECK(insert.run());
    }
    return {};
}

// How many columns the table has in a project of that schema.
Result<std::size_t> columnsOf(sqlite::Database& target, const ReturnedTable& table)
{
    ACCORD_TRY(const sqlite::Statement query, target.prepare(table.select));
    return static_cast<std::size_t>(query.columnCount());
}

Status readTable(ByteReader& bytes, sqlite::Database& target, const ReturnedTable& table, const fs::path& file,
                 const std::stop_token& stop)
{
    const auto name = bytes.text();
    const auto width = bytes.number();
    const auto rows = bytes.number();
    ACCORD_TRY(const std::size_t expected, columnsOf(target, table));
    if (!name || *name != table.name || !width || *width != expected || !rows) {
        return changedReturn(file);
    }
    if (*rows > table.most) {
        return Error{Errc::Damaged, Reason::UnsoundContent, {file, table.tooMany}};
    }
    std::vector<ColumnReader> columns;
    for (std::size_t i = 0; i < expected; ++i) {
        auto column = ColumnReader::read(bytes, *rows);
        if (!column) {
            return changedReturn(file);
        }
        columns.push_back(std::move(*column));
    }
    return insertRows(target, table, columns, *rows, file, stop);
}

Status fillFrom(ByteReader bytes, sqlite::Database& target, const fs::path& file, const std::stop_token& stop)
{
    // It is read once and thrown away; what its references lead to is looked at when it is checked.
    ACCORD_CHECK(target.execute("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF"));
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(target));
    for (const ReturnedTable& table : kReturned) {
        ACCORD_CHECK(readTable(bytes, target, table, file, stop));
    }
    if (!bytes.atEnd()) {
        return changedReturn(file);
    }
    for (const std::string_view sql : kFollows) {
        ACCORD_CHECK(target.execute(sql));
    }
    ACCORD_CHECK(transaction.commit());
    // One file without a log beside it.
    return target.execute("PRAGMA journal_mode = DELETE");
}

// What the constraints of the schema refuse was never written by Accord.
Error aboutReturn(const Error& error, const fs::path& file)
{
    switch (error.code) {
    case Errc::Cancelled:
        return error;
    case Errc::Internal:
        return Error{Errc::Damaged, Reason::FileDamaged, {file.string(), error.argument(1)}};
    default:
        return error.about(file);
    }
}

// The content, once the file has shown that this program can read it.
Result<std::string> readReturn(const fs::path& file, const std::stop_token& stop)
{
    ACCORD_TRY(const std::string bytes, readFile(file, kMostReturned));
    std::string_view rest = bytes;
    const auto line = rest.find('\n');
    if (!beginsLikeReturn(rest) || line == std::string_view::npos) {
        return changedReturn(file);
    }
    const std::string_view number = rest.substr(kBeginning.size(), line - kBeginning.size());
    int format = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), format);
    if (error != std::errc() || end != number.data() + number.size() || format < 1) {
        return changedReturn(file);
    }
    if (format > kFormat) {
        return Error{Errc::TooNew, Reason::SchemaTooNew, {file.string(), format, kFormat}};
    }
    rest.remove_prefix(line + 1);
    return decompressed(rest, mostUnpacked(rest.size()), file, stop);
}

Status unpackInto(const fs::path& part, const fs::path& file, const std::stop_token& stop)
{
    ACCORD_TRY(const std::string content, readReturn(file, stop));
    ByteReader bytes(content);
    const auto schema = bytes.number();
    if (!schema || *schema == 0) {
        return changedReturn(file);
    }
    const Migrations& migrations = embedded::migrations();
    if (*schema > migrations.size()) {
        return Error{Errc::TooNew, Reason::SchemaTooNew, {file.string(), *schema, migrations.size()}};
    }
    const Migrations first(migrations.begin(), migrations.begin() + static_cast<std::ptrdiff_t>(*schema));
    ACCORD_TRY(const auto target, fillProject(part, first));
    return fillFrom(bytes, *target, file, stop);
}

// Under a name that no other file has: a temporary file looks at the one that it is to become.
Result<TemporaryFile> partFor(const fs::path& project)
{
    const std::string name = newUuid().text();
    Result<TemporaryFile> beside = TemporaryFile::create(project.string() + "-" + name, project);
    std::error_code ignored;
    return beside.ok() ? std::move(beside) : TemporaryFile::create(fs::temp_directory_path(ignored) / name, project);
}

} // namespace

bool beginsLikeReturn(std::string_view bytes)
{
    return bytes.starts_with(kBeginning);
}

bool isReturn(const fs::path& file)
{
    Result<std::ifstream> stream = openForReading(file);
    if (!stream.ok()) {
        return false;
    }
    std::string beginning(kBeginning.size(), '\0');
    stream->read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    return stream->good() && beginsLikeReturn(beginning);
}

Status packReturn(sqlite::Database& package, const fs::path& file, const std::stop_token& stop)
{
    ACCORD_CHECK(sqlite::checkFree(file));
    ACCORD_TRY(AtomicFile output, AtomicFile::create(file));
    ACCORD_TRY(const std::string content, contentOf(package, stop));
    ACCORD_TRY(const std::string bytes, compressed(content, file, stop));
    if (const std::size_t most = mostUnpacked(bytes.size()); content.size() > most) {
        return Error{Errc::Invalid, Reason::ReturnTooLarge, {file.string(), most >> 20U}};
    }
    output.stream() << kBeginning << kFormat << '\n' << bytes;
    return output.finish(TemporaryFile::Existing::Keep);
}

Result<TemporaryFile> unpackReturn(const fs::path& file, const fs::path& project, const std::stop_token& stop)
{
    Result<TemporaryFile> part = partFor(project);
    if (!part.ok()) {
        return part.error().about(file);
    }
    if (const Status filled = unpackInto(part->path(), file, stop); !filled.ok()) {
        return aboutReturn(filled.error(), file);
    }
    return part;
}

} // namespace accord::store
