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

} // namespace

Result<OtherCopy> OtherCopy::attach(sqlite::Database& project, const fs::path& file, std::size_t index,
                                    const std::stop_token& stop)
{
    std::error_code error;
    if (fs::equivalent(project.file(), file, error)) {
        return Error{Errc::Invalid, Reason::CopyIsItself, {file.string()}};
    }
    ACCORD_TRY(const std::int64_t application, project.number("PRAGMA main.application_id"));
    std::shared_ptr<TemporaryFile> unpacked;
    if (isReturn(file)) {
        ACCORD_TRY(TemporaryFile part, unpackReturn(file, project.file(), stop));
        unpacked = std::make_shared<TemporaryFile>(std::move(part));
    }
    const fs::path content = unpacked ? unpacked->path() : file;
    if (const Status sound = lookThrough(content, application, stop); !sound.ok()) {
        const bool named = sound.error().argument(0) == content.string();
        return named ? sound.error().about(file.string()) : sound.error();
    }
    const std::string name = "p" + std::to_string(index);
    ACCORD_CHECK(project.attach(content, name));
    OtherCopy other(project, file, name);
    other.m_unpacked = std::move(unpacked);
    ACCORD_CHECK(other.checkProject());
    ACCORD_CHECK(checkBounds(other));
    return other;
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
