// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/merging/returned.h"

#include "core/base/compression.h"
#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/model/issue.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/issues/issues.h"
#include "core/store/merging/content_check.h"
#include "core/store/schema.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <utility>

namespace accord::store {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

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
    {"text_group", "SELECT * FROM text_group", "INSERT INTO text_group VALUES (?", kMostOfOthers,
     Reason::TooManyChanges},
    // Without the number of its newest version.
    {"text", "SELECT id, uuid, kind, group_id, name, link, language, NULL, import_id FROM text",
     "INSERT INTO text VALUES (?", kMostOfItems, Reason::TooManyChanges},
    {"round", "SELECT * FROM round", "INSERT INTO round VALUES (?", kMostRounds, Reason::TooManyRounds},
    {"item", "SELECT * FROM item", "INSERT INTO item VALUES (?", kMostOfItems, Reason::TooManyChanges},
    {"codebook", "SELECT * FROM codebook", "INSERT INTO codebook VALUES (?", kMostCodebooks, Reason::TooManyCodebooks},
    {"category", "SELECT * FROM category", "INSERT INTO category VALUES (?", bounds::kCategories,
     Reason::TooManyCategories},
    {"event", "SELECT * FROM event", "INSERT INTO event VALUES (?", kMostOfItems, Reason::TooManyChanges},
    {"answer", "SELECT * FROM answer", "INSERT INTO answer VALUES (?", kMostOfItems, Reason::TooManyChanges},
    {"event_later", "SELECT * FROM event_later", "INSERT INTO event_later VALUES (?", kMostOfItems,
     Reason::TooManyChanges},
    {"passage", "SELECT * FROM passage", "INSERT INTO passage VALUES (?", kMostOfItems, Reason::TooManyChanges},
    {"taking_part", "SELECT * FROM taking_part", "INSERT INTO taking_part VALUES (?", kMostOfItems,
     Reason::TooManyChanges},
    {"assigned_item", "SELECT * FROM assigned_item", "INSERT INTO assigned_item VALUES (?", kMostOfItems,
     Reason::TooManyChanges},
});

// What follows from the events.
constexpr std::array<std::string_view, 2> kFollows{
    "INSERT INTO label SELECT * FROM label_of_events",
    "INSERT INTO decision SELECT * FROM decision_of_events",
};

// Columns of kReturned's text.
constexpr std::size_t kUuidOfText = 1;
constexpr std::size_t kGroupOfText = 3;
constexpr std::size_t kNameOfText = 4;
constexpr std::size_t kLinkOfText = 5;

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

/// What identifiers of texts are made of, so that they need not be sent: they are a third of all that cannot be
/// compressed.
class MadeUuids
{
public:
    static Result<MadeUuids> of(sqlite::Database& database)
    {
        MadeUuids made;
        ACCORD_CHECK(database.query("SELECT id, host, name FROM text_group").each([&made](const sqlite::Row& row) {
            made.m_groups.emplace(row.integer(0), std::pair(row.string(1), row.string(2)));
        }));
        return made;
    }

    [[nodiscard]] std::optional<Uuid> uuid(std::int64_t group, std::string_view name, std::string_view link) const
    {
        const auto found = m_groups.find(group);
        if (found == m_groups.end()) {
            return std::nullopt;
        }
        return textUuid(addressOf(found->second.first, found->second.second, name, link));
    }

private:
    std::map<std::int64_t, std::pair<std::string, std::string>> m_groups; ///< host and name
};

// Packing

bool isMade(const MadeUuids& uuids, const sqlite::Row& row)
{
    const auto made = uuids.uuid(row.integer(kGroupOfText), row.text(kNameOfText), row.text(kLinkOfText));
    return made && *made == row.uuid(kUuidOfText);
}

json valueAt(const sqlite::Row& row, int column)
{
    switch (row.type(column)) {
    case sqlite::StoredType::Null:
        break;
    case sqlite::StoredType::Integer:
        return row.integer(column);
    case sqlite::StoredType::Real:
        return row.real(column);
    case sqlite::StoredType::Text:
        return row.text(column);
    case sqlite::StoredType::Bytes:
        const std::string_view bytes = row.bytes(column);
        return json::binary({bytes.begin(), bytes.end()});
    }
    return nullptr;
}

Status appendTable(std::string& out, sqlite::Database& package, const ReturnedTable& table, const std::stop_token& stop)
{
    ACCORD_TRY(const MadeUuids uuids, MadeUuids::of(package));
    std::string rows;
    std::uint64_t count = 0;
    const bool texts = table.name == "text";
    ACCORD_CHECK(package.query(table.select).each([&](const sqlite::Row& row) -> Status {
        json values = json::array();
        for (int i = 0; i < row.columnCount(); ++i) {
            values.push_back(valueAt(row, i));
        }
        if (texts && isMade(uuids, row)) {
            values[kUuidOfText] = nullptr;
        }
        json::to_cbor(values, rows);
        ++count;
        return notStopped(stop);
    }));
    json::to_cbor(json::array({table.name, count}), out);
    out += rows;
    return {};
}

Result<std::string> contentOf(sqlite::Database& package, const std::stop_token& stop)
{
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(package));
    ACCORD_TRY(const std::int64_t schema, package.number("PRAGMA user_version"));
    std::string content;
    json::to_cbor(schema, content);
    for (const ReturnedTable& table : kReturned) {
        ACCORD_CHECK(appendTable(content, package, table, stop));
    }
    return content;
}

// Unpacking

/// How long the next item is: a value, or an array of a few values. None for all else, before anything is made of it:
/// the library goes one call deeper for each array within another and for each text of unknown length within another,
/// and keeps sixteen bytes for each value.
std::optional<std::size_t> sizeOfItem(std::string_view bytes)
{
    enum Major : std::uint8_t { Bytes = 2, Text = 3, Array = 4, Object = 5, Tag = 6 };
    constexpr std::uint64_t kMostValues = 64;
    constexpr unsigned kOneByte = 24; // the number stands in the first byte below it, in 1, 2, 4 or 8 more from it on
    constexpr unsigned kEightBytes = 27;
    std::size_t size = 0;
    for (std::uint64_t left = 1; left > 0; --left) {
        if (size >= bytes.size()) {
            return std::nullopt;
        }
        const auto first = static_cast<std::uint8_t>(bytes[size++]);
        const unsigned major = first >> 5U;
        const unsigned low = first & 0x1fU;
        const std::size_t more = low < kOneByte ? 0 : std::size_t{1} << (low - kOneByte);
        if (low > kEightBytes || more > bytes.size() - size) {
            return std::nullopt;
        }
        std::uint64_t number = more == 0 ? low : 0;
        for (std::size_t i = 0; i < more; ++i) {
            number = (number << 8U) | static_cast<std::uint8_t>(bytes[size++]);
        }
        if (major == Bytes || major == Text) {
            if (number > bytes.size() - size) {
                return std::nullopt;
            }
            size += static_cast<std::size_t>(number);
        } else if (major == Array && size == 1 + more && number <= kMostValues) {
            left += number;
        } else if (major == Array || major == Object || major == Tag) {
            return std::nullopt;
        }
    }
    return size;
}

// Taken from the beginning of `rest`; what is no item is is_discarded().
json nextItem(std::string_view& rest)
{
    const std::string_view item = rest.substr(0, sizeOfItem(rest).value_or(0));
    rest.remove_prefix(item.size());
    return json::from_cbor(item, true, false);
}

bool bindTo(sqlite::Statement& statement, const json& value)
{
    switch (value.type()) {
    case json::value_t::null:
        statement.bindNull();
        return true;
    case json::value_t::number_integer:
    case json::value_t::number_unsigned:
        statement.bind(value.get<std::int64_t>());
        return !value.is_number_unsigned() || std::in_range<std::int64_t>(value.get<std::uint64_t>());
    case json::value_t::number_float:
        statement.bind(value.get<double>());
        return true;
    case json::value_t::string:
        statement.bind(std::string_view(value.get_ref<const std::string&>()));
        return true;
    case json::value_t::binary: {
        const auto& bytes = value.get_binary();
        statement.bindBytes({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
        return true;
    }
    default:
        return false;
    }
}

// How many columns the table has in a project of that schema.
Result<std::size_t> columnsOf(sqlite::Database& target, const ReturnedTable& table)
{
    ACCORD_TRY(const sqlite::Statement query, target.prepare(table.select));
    return static_cast<std::size_t>(query.columnCount());
}

Status insertRows(sqlite::Database& target, const ReturnedTable& table, std::string_view& rest, std::uint64_t count,
                  const fs::path& file, const std::stop_token& stop)
{
    ACCORD_TRY(const MadeUuids uuids, MadeUuids::of(target));
    ACCORD_TRY(const std::size_t width, columnsOf(target, table));
    std::string sql(table.insert);
    for (std::size_t i = 1; i < width; ++i) {
        sql += ", ?";
    }
    ACCORD_TRY(sqlite::Statement insert, target.prepare(sql + ")"));
    const bool texts = table.name == "text";
    for (; count > 0; --count) {
        ACCORD_CHECK(notStopped(stop));
        const json row = nextItem(rest);
        if (!row.is_array() || row.size() != width) {
            return changedReturn(file);
        }
        std::optional<Uuid> made;
        if (texts && row[kUuidOfText].is_null() && row[kGroupOfText].is_number_integer() &&
            row[kNameOfText].is_string()) {
            const json& link = row[kLinkOfText];
            made = uuids.uuid(row[kGroupOfText].get<std::int64_t>(), row[kNameOfText].get_ref<const std::string&>(),
                              link.is_string() ? std::string_view(link.get_ref<const std::string&>())
                                               : std::string_view());
        }
        for (std::size_t i = 0; i < width; ++i) {
            if (made && i == kUuidOfText) {
                insert.bind(*made);
            } else if (!bindTo(insert, row[i])) {
                return changedReturn(file);
            }
        }
        ACCORD_CHECK(insert.run());
    }
    return {};
}

Status readTable(std::string_view& rest, sqlite::Database& target, const ReturnedTable& table, const fs::path& file,
                 const std::stop_token& stop)
{
    const json heading = nextItem(rest);
    if (!heading.is_array() || heading.size() != 2 || heading[0] != json(table.name) ||
        !heading[1].is_number_unsigned()) {
        return changedReturn(file);
    }
    const auto rows = heading[1].get<std::uint64_t>();
    if (rows > table.most) {
        return Error{Errc::Damaged, Reason::UnsoundContent, {file, table.tooMany}};
    }
    return insertRows(target, table, rest, rows, file, stop);
}

Status fillFrom(std::string_view rest, sqlite::Database& target, const fs::path& file, const std::stop_token& stop)
{
    // It is read once and thrown away; what its references lead to is looked at when it is checked.
    ACCORD_CHECK(target.execute("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF"));
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(target));
    for (const ReturnedTable& table : kReturned) {
        ACCORD_CHECK(readTable(rest, target, table, file, stop));
    }
    if (!rest.empty()) {
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
    std::string_view rest = content;
    const json number = nextItem(rest);
    if (!number.is_number_unsigned() || number == 0) {
        return changedReturn(file);
    }
    const auto schema = number.get<std::uint64_t>();
    const Migrations& migrations = embedded::migrations();
    if (schema > migrations.size()) {
        return Error{Errc::TooNew, Reason::SchemaTooNew, {file.string(), schema, migrations.size()}};
    }
    const Migrations first(migrations.begin(), migrations.begin() + static_cast<std::ptrdiff_t>(schema));
    ACCORD_TRY(const auto target, fillProject(part, first));
    return fillFrom(rest, *target, file, stop);
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
