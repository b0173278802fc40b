// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/merging/other_copy.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/payloads.h"
#include "core/store/merging/content_check.h"
#include "core/store/merging/returned.h"
#include "core/store/schema.h"

#include <atomic>
#include <future>
#include <optional>
#include <thread>

namespace accord::store {
namespace {

namespace fs = std::filesystem;

// Looks through the whole file with a connection of its own.
Status lookThrough(const fs::path& file, std::int64_t application, const std::stop_token& stop)
{
    ACCORD_TRY(const auto other, sqlite::Database::open(file, sqlite::Database::Mode::ReadOnly));
    other->stopWhen(stop);
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(*other));
    ACCORD_TRY(const std::int64_t found, other->number("PRAGMA application_id"));
    ACCORD_TRY(const std::int64_t schema, other->number("PRAGMA user_version"));
    if (found != application || schema < 1) {
        return Error{Errc::NotAProject, Reason::DatabaseOfAnotherProgram, {file.string()}};
    }
    if (schema > newestSchema()) {
        return Error{Errc::TooNew, Reason::SchemaTooNew, {file.string(), schema, newestSchema()}};
    }
    ACCORD_CHECK(checkSchema(*other, embedded::migrations(), static_cast<int>(schema)));
    return checkContent(*other);
}

// What a file was unpacked into; null where it is a project file itself.
using Unpacked = std::shared_ptr<TemporaryFile>;

Result<Unpacked> unpackAndLook(const fs::path& file, const fs::path& project, std::int64_t application,
                               const std::stop_token& stop)
{
    if (stop.stop_requested()) {
        return Error{Errc::Cancelled, Reason::Cancelled};
    }
    std::error_code error;
    if (fs::equivalent(project, file, error)) {
        return Error{Errc::Invalid, Reason::CopyIsItself, {file.string()}};
    }
    Unpacked unpacked;
    if (isReturn(file)) {
        ACCORD_TRY(TemporaryFile part, unpackReturn(file, project, stop));
        unpacked = std::make_shared<TemporaryFile>(std::move(part));
    }
    const fs::path content = unpacked ? unpacked->path() : file;
    if (const Status sound = lookThrough(content, application, stop); !sound.ok()) {
        const bool named = sound.error().argument(0) == content.string();
        return named ? sound.error().about(file.string()) : sound.error();
    }
    return unpacked;
}

// Each file by itself, so the processors share them; not too many at once, as each may be large in memory.
Result<std::vector<Unpacked>> unpackAndLookAll(std::span<const fs::path> files, const fs::path& project,
                                               std::int64_t application, Progress& progress,
                                               const std::stop_token& stop)
{
    constexpr std::size_t kMostAtOnce = 4;
    std::vector<std::optional<Result<Unpacked>>> found(files.size());
    std::atomic<std::size_t> next = 0;
    std::atomic<bool> failed = false;
    // Whatever is taken up is finished, so the first error in the order of the files is always the same one.
    const auto work = [&](Progress& told) {
        while (!failed) {
            const std::size_t i = next++;
            if (i >= files.size()) {
                return;
            }
            told.report(files[i].filename().string(), static_cast<std::int64_t>(i), std::ssize(files));
            found[i] = unpackAndLook(files[i], project, application, stop);
            if (!found[i]->ok()) {
                failed = true;
            }
        }
    };
    const std::size_t processors = std::max(1U, std::thread::hardware_concurrency());
    NoProgress silent;
    std::vector<std::future<void>> others;
    for (std::size_t i = 1; i < std::min({kMostAtOnce, files.size(), processors}); ++i) {
        others.push_back(std::async([&work, &silent] { work(silent); }));
    }
    work(progress);
    for (std::future<void>& other : others) {
        other.get();
    }
    std::vector<Unpacked> all;
    for (std::optional<Result<Unpacked>>& each : found) {
        if (each) { // none was taken up behind one that failed
            ACCORD_TRY(Unpacked unpacked, std::move(*each));
            all.push_back(std::move(unpacked));
        }
    }
    return all;
}

} // namespace

Result<std::vector<OtherCopy>> OtherCopy::attach(sqlite::Database& project, std::span<const fs::path> files,
                                                 Progress& progress, const std::stop_token& stop)
{
    ACCORD_TRY(const std::int64_t application, project.number("PRAGMA main.application_id"));
    ACCORD_TRY(std::vector<Unpacked> unpacked, unpackAndLookAll(files, project.file(), application, progress, stop));
    std::vector<OtherCopy> copies;
    for (std::size_t i = 0; i < files.size(); ++i) {
        OtherCopy other(project, files[i], "p" + std::to_string(i));
        ACCORD_CHECK(project.attach(unpacked[i] ? unpacked[i]->path() : files[i], other.m_name));
        other.m_unpacked = std::move(unpacked[i]);
        ACCORD_CHECK(other.checkProject());
        ACCORD_CHECK(checkBounds(other));
        copies.push_back(std::move(other));
    }
    return copies;
}

Status OtherCopy::checkProject()
{
    ACCORD_TRY(sqlite::Statement query, prepare(R"sql(
        SELECT (SELECT value FROM main.project WHERE key = 'uuid') IS (
            SELECT value FROM package.project WHERE key = 'uuid'
        ), (SELECT value FROM package.project WHERE key = 'name'), (
            SELECT value FROM package.project WHERE key = 'package_for'
        )
    )sql"));
    ACCORD_CHECK(query.step());
    if (query.integer(0) == 0) {
        return Error{Errc::Invalid, Reason::CopyOfAnotherProject, {m_file.string(), query.string(1).substr(0, 200)}};
    }
    m_isPackage = !query.isNull(2);
    m_packagedFor = Uuid::parse(query.text(2)).value_or(Uuid{});
    return {};
}

bool OtherCopy::gives(MergeExtra extra, const MergeChoices& choices) const
{
    const bool named = choices.take && choices.take->contains(extra);
    if (m_isPackage) {
        return named;
    }
    const bool always = extra == MergeExtra::Decisions || extra == MergeExtra::Others || extra == MergeExtra::Items;
    return always || !choices.take || named;
}

std::string OtherCopy::named(std::string_view sql, const OtherCopy* earlier) const
{
    std::string ours(sql);
    if (earlier != nullptr) {
        ours = text::replacedAll(ours, "earlier.", earlier->m_name + ".");
        ours = text::replacedAll(ours, "earlier_map_", "temp." + earlier->m_name + "_");
    }
    return text::replacedAll(text::replacedAll(ours, "package.", m_name + "."), "map_", "temp." + m_name + "_");
}

sqlite::Query OtherCopy::query(std::string_view sql, const OtherCopy& earlier) const
{
    return m_database->query(named(sql, &earlier));
}

sqlite::Query OtherCopy::queryHere(std::string_view sql) const
{
    return OtherCopy(*m_database, {}, "main").query(sql);
}

sqlite::Query OtherCopy::eventsOf(EventKind kind, std::string_view from) const
{
    return store::eventsOf(*m_database, kind, named(from));
}

Status OtherCopy::execute(std::string_view sql) const
{
    return m_database->execute(named(sql));
}

Result<std::int64_t> OtherCopy::number(std::string_view sql) const
{
    return m_database->number(named(sql));
}

Result<std::vector<CodebookVersion>> OtherCopy::codebooks() const
{
    return codebookVersions(eventsOf(EventKind::Taxonomy, R"sql(
        FROM package.rare_event e
        WHERE e.kind = 'taxonomy'
        ORDER BY e.clock, e.uuid
    )sql"));
}

Error OtherCopy::damaged(Reason reason) const
{
    return Error{Errc::Damaged, reason, {m_file}};
}

void takeEmptyLogAway(const fs::path& file)
{
    const fs::path log = file.string() + "-wal";
    std::error_code error;
    if (!fs::exists(log, error) || fs::file_size(log, error) != 0 || error) {
        return;
    }
    if (const auto last = sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite); last.ok()) {
        (void)(*last)->number("SELECT count(*) FROM sqlite_master");
    }
}

} // namespace accord::store
