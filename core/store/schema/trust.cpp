// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/schema/trust.h"

#include "core/store/sqlite/statement.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <algorithm>
#include <map>
#include <mutex>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace accord::store {
namespace {

// One table, index, view or trigger as the file describes it.
struct Part
{
    std::string type;
    std::string name;
    std::string table;
    std::string sql; ///< empty for the indexes that SQLite makes by itself

    auto operator<=>(const Part&) const = default;
};

// A table of statistics (sqlite_stat1 and the like), which somebody's ANALYZE leaves, only steers the order of steps.
Result<std::vector<Part>> partsOf(Database& database)
{
    ACCORD_TRY(Statement query, database.prepare(R"sql(
        SELECT type, name, tbl_name, coalesce(sql, '')
        FROM sqlite_master
        WHERE name NOT GLOB 'sqlite_stat[134]'
    )sql"));
    std::vector<Part> parts;
    while (true) {
        ACCORD_TRY(const bool row, query.step());
        if (!row) {
            break;
        }
        parts.push_back({query.string(0), query.string(1), query.string(2), query.string(3)});
    }
    std::ranges::sort(parts);
    return parts;
}

Result<std::vector<Part>> partsMadeBy(const Migrations& migrations, std::size_t steps)
{
    ACCORD_TRY(const auto scratch, Database::inMemory());
    for (std::size_t i = 0; i < steps; ++i) {
        ACCORD_CHECK(scratch->execute(migrations[i].text));
    }
    return partsOf(*scratch);
}

// Made once in a process for each schema of this build; what tests bring along is made each time.
Result<std::vector<Part>> expectedParts(const Migrations& migrations, std::size_t steps)
{
    if (&migrations != &embedded::migrations()) {
        return partsMadeBy(migrations, steps);
    }
    static std::mutex mutex;
    static std::map<std::size_t, std::vector<Part>> known;
    const std::scoped_lock lock(mutex);
    if (const auto found = known.find(steps); found != known.end()) {
        return found->second;
    }
    ACCORD_TRY(std::vector<Part> parts, partsMadeBy(migrations, steps));
    return known.emplace(steps, std::move(parts)).first->second;
}

// A name may be as long and as strange as its author wanted.
std::string named(const Part& part)
{
    constexpr std::size_t kMost = 60;
    std::string name;
    for (const char c : part.name.substr(0, kMost)) {
        name += static_cast<unsigned char>(c) < ' ' || c == '"' ? '?' : c;
    }
    const bool known = part.type == "table" || part.type == "index" || part.type == "view" || part.type == "trigger";
    return (known ? part.type : "part") + " \"" + name + (part.name.size() > kMost ? "..." : "") + "\"";
}

// The file itself, wherever its name leads, and when it came into being: numbers of files are used again. Our own
// changes to a file make it no other.
using FileIdentity = std::tuple<std::uint32_t, std::uint32_t, std::uint64_t, std::int64_t, std::uint32_t>;

FileIdentity identityOf(const std::filesystem::path& file)
{
    struct statx about
    {};
    if (::statx(AT_FDCWD, file.c_str(), 0, STATX_INO | STATX_BTIME, &about) != 0) {
        return {};
    }
    return {about.stx_dev_major, about.stx_dev_minor, about.stx_ino, about.stx_btime.tv_sec, about.stx_btime.tv_nsec};
}

} // namespace

Status checkSchema(Database& database, const Migrations& migrations, int steps)
{
    ACCORD_TRY(const std::vector<Part> expected, expectedParts(migrations, static_cast<std::size_t>(steps)));
    ACCORD_TRY(const std::vector<Part> found, partsOf(database));
    if (found == expected) {
        return {};
    }
    const std::string file = database.file().string();
    std::vector<Part> foreign;
    std::ranges::set_difference(found, expected, std::back_inserter(foreign));
    for (const Part& part : foreign) {
        const bool ours = std::ranges::any_of(
            expected, [&](const Part& each) { return each.type == part.type && each.name == part.name; });
        if (!ours) {
            return Error{Errc::NotAProject, file, "it holds the " + named(part) + ", which no project has"};
        }
    }
    if (!foreign.empty()) {
        return Error{Errc::NotAProject, file, "its " + named(foreign.front()) + " is not as projects have it"};
    }
    std::vector<Part> missing;
    std::ranges::set_difference(expected, found, std::back_inserter(missing));
    return Error{Errc::NotAProject, file, "it lacks the " + named(missing.front())};
}

Status checkPages(Database& database)
{
    ACCORD_TRY(Statement query, database.prepare("PRAGMA quick_check(1)"));
    ACCORD_TRY(const bool row, query.step());
    if (row && query.text(0) != "ok") {
        return Error{Errc::Damaged, database.file().string(), query.string(0)};
    }
    return {};
}

Status checkPagesOfSmallFile(Database& database)
{
    static std::mutex mutex;
    static std::set<FileIdentity> seen;
    ACCORD_TRY(const std::int64_t pages, database.number("PRAGMA page_count"));
    ACCORD_TRY(const std::int64_t pageSize, database.number("PRAGMA page_size"));
    if (pages * pageSize > kSmallFile) {
        return {};
    }
    const FileIdentity identity = identityOf(database.file());
    {
        const std::scoped_lock lock(mutex);
        if (seen.contains(identity)) {
            return {};
        }
    }
    ACCORD_CHECK(checkPages(database));
    const std::scoped_lock lock(mutex);
    seen.insert(identity);
    return {};
}

} // namespace accord::store
