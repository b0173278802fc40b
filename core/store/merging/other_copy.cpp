// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/merging/other_copy.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/kinds.h"
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

/// A file that was looked through.
struct Looked
{
    std::shared_ptr<TemporaryFile> unpacked;   ///< or copied; null where the file is read itself
    std::shared_ptr<sqlite::Database> checked; ///< by which it was
    std::int64_t state = 0;                    ///< what it was in then
    bool returned = false;                     ///< what was said in a package, without the package
};

// Another number as soon as another connection wrote to the file.
constexpr std::string_view kState = "PRAGMA data_version";

// Looks through the whole file with a connection of its own.
Result<Looked> lookThrough(const fs::path& file, std::int64_t application, const std::stop_token& stop)
{
    Looked looked;
    ACCORD_TRY(auto other, sqlite::Database::open(file, sqlite::Database::Mode::ReadOnly));
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
    ACCORD_CHECK(checkContent(*other));
    ACCORD_TRY(looked.state, other->number(kState));
    looked.checked = std::move(other);
    return looked;
}

// As it is at one moment, whoever writes to it.
Result<TemporaryFile> copyOf(const fs::path& file, const fs::path& project, const std::stop_token& stop)
{
    ACCORD_TRY(const auto other, sqlite::Database::open(file, sqlite::Database::Mode::ReadOnly));
    const fs::path target = project.string() + "-" + newUuid().text();
    Result<TemporaryFile> copy = sqlite::copyBeside(*other, target, sqlite::Insistence::Finish, stop);
    return copy.ok() ? std::move(copy) : Result<TemporaryFile>(copy.error().about(file));
}

Result<Looked> unpackAndLook(const fs::path& file, const fs::path& project, MergeReading reading,
                             std::int64_t application, const std::stop_token& stop)
{
    if (stop.stop_requested()) {
        return Error{Errc::Cancelled, Reason::Cancelled};
    }
    std::error_code error;
    if (fs::equivalent(project, file, error)) {
        return Error{Errc::Invalid, Reason::CopyIsItself, {file.string()}};
    }
    std::shared_ptr<TemporaryFile> unpacked;
    const bool packed = isReturn(file);
    if (packed || reading == MergeReading::OwnCopy) {
        ACCORD_TRY(TemporaryFile part, packed ? unpackReturn(file, project, stop) : copyOf(file, project, stop));
        unpacked = std::make_shared<TemporaryFile>(std::move(part));
    }
    const fs::path content = unpacked ? unpacked->path() : file;
    Result<Looked> looked = lookThrough(content, application, stop);
    if (!looked.ok()) {
        const bool named = looked.error().argument(0) == content.string();
        return named ? looked.error().about(file.string()) : looked.error();
    }
    looked->unpacked = std::move(unpacked);
    looked->returned = packed;
    return looked;
}

// Each file by itself, so the processors share them; not too many at once, as each may be large in memory.
Result<std::vector<Looked>> unpackAndLookAll(std::span<const fs::path> files, const fs::path& project,
                                             MergeReading reading, std::int64_t application, Progress& progress,
                                             const std::stop_token& stop)
{
    constexpr std::size_t kMostAtOnce = 4;
    std::vector<std::optional<Result<Looked>>> found(files.size());
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
            found[i] = unpackAndLook(files[i], project, reading, application, stop);
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
    std::vector<Looked> all;
    for (std::optional<Result<Looked>>& each : found) {
        if (each) { // none was taken up behind one that failed
            ACCORD_TRY(Looked looked, std::move(*each));
            all.push_back(std::move(looked));
        }
    }
    return all;
}

} // namespace

Result<std::vector<OtherCopy>> OtherCopy::attach(sqlite::Database& project, std::span<const fs::path> files,
                                                 Progress& progress, const std::stop_token& stop, MergeReading reading)
{
    ACCORD_TRY(const std::int64_t application, project.number("PRAGMA main.application_id"));
    ACCORD_TRY(std::vector<Looked> looked,
               unpackAndLookAll(files, project.file(), reading, application, progress, stop));
    std::vector<OtherCopy> copies;
    for (std::size_t i = 0; i < files.size(); ++i) {
        OtherCopy other(project, files[i], "p" + std::to_string(i));
        ACCORD_CHECK(project.attach(looked[i].unpacked ? looked[i].unpacked->path() : files[i], other.m_name));
        other.m_unpacked = std::move(looked[i].unpacked);
        other.m_checked = std::move(looked[i].checked);
        other.m_state = looked[i].state;
        ACCORD_CHECK(other.checkProject(looked[i].returned));
        ACCORD_CHECK(checkBounds(other));
        copies.push_back(std::move(other));
    }
    return copies;
}

Status OtherCopy::checkProject(bool returned)
{
    static constexpr auto kSql = R"sql(
        SELECT (SELECT value FROM main.project WHERE key = 'uuid') IS (
            SELECT value FROM other.project WHERE key = 'uuid'
        ), (SELECT value FROM other.project WHERE key = 'name'), EXISTS (
            SELECT 1
            FROM other.project
            WHERE key IN ('package', 'package_for')
        )
    )sql";
    ACCORD_CHECK(query(kSql).each([&](const sqlite::Row& row) -> Status {
        if (!row.value<bool>(0)) {
            return Error{Errc::Invalid, Reason::CopyOfAnotherProject, {m_file.string(), row.string(1).substr(0, 200)}};
        }
        m_isPackage = returned || row.value<bool>(2);
        return {};
    }));
    return m_isPackage ? findOrigin() : Status();
}

// Into a package comes another one of its person, who merges it: nobody else's word is in either, and a package has no
// record of what else was handed out.
Status OtherCopy::findOrigin()
{
    constexpr auto kWithin = R"sql(
        SELECT m.value
        FROM main.project m
        JOIN other.project o ON o.key = m.key
        WHERE m.key = 'package_for'
          AND o.value = m.value
    )sql";
    // What two people are said to have been handed was forged for one of them. The person as it was then, also where
    // somebody else stands for them now: that is how the package knows them.
    constexpr auto kHandedTo = R"sql(
        SELECT min(p.uuid)
        FROM main.rare_event e
        JOIN main.event a ON a.seq = e.seq
        JOIN main.person p ON p.id = a.about_person
        WHERE e.kind = :package
          AND e.subject = :id
        GROUP BY e.subject
        HAVING count(DISTINCT p.uuid) = 1
    )sql";
    ACCORD_TRY(const auto within, query(kWithin).one<std::string>());
    if (within) {
        m_handedTo = Uuid::parse(*within).value_or(Uuid{});
    } else {
        ACCORD_TRY(const auto id, query("SELECT value FROM other.project WHERE key = 'package'").one<std::string>());
        ACCORD_TRY(const auto to, query(kHandedTo)
                                      .bind(":package", nameOf(EventKind::Package))
                                      .bind(":id", Uuid::parse(id.value_or(std::string())).value_or(Uuid{}))
                                      .one<Uuid>());
        m_handedTo = to.value_or(Uuid{});
    }
    m_packagedFor = m_handedTo;
    m_origin = m_handedTo.isNull() ? PackageOrigin::NotHandedOut : PackageOrigin::HandedOut;
    return {};
}

Status OtherCopy::setMergedBy(PersonId person, bool lead)
{
    if (m_handedTo.isNull() || !person.valid()) {
        return {}; // nobody in particular looks, and merges only where nobody leads
    }
    ACCORD_TRY(const auto own, query(R"sql(
        SELECT 1
        FROM main.person_now o
        JOIN main.person_now s ON coalesce(s.same_as, s.id) = coalesce(o.same_as, o.id)
        WHERE o.id = :person
          AND s.uuid = :to
    )sql")
                                   .bind(":person", person)
                                   .bind(":to", m_handedTo)
                                   .one<int>());
    const bool takes = lead || own.has_value();
    m_origin = takes ? PackageOrigin::HandedOut : PackageOrigin::OfSomebodyElse;
    m_packagedFor = takes ? m_handedTo : Uuid{};
    return {};
}

Status OtherCopy::holdStill() const
{
    ACCORD_CHECK(number("SELECT count(*) FROM other.sqlite_master"));
    ACCORD_TRY(const std::int64_t state, m_checked->number(kState));
    const bool same = state == m_state && !m_checked->changedUnderneath() && m_checked->checkInPlace().ok();
    return same ? Status() : Status(m_checked->changedWhileRead().about(m_file));
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
    return text::replacedAll(text::replacedAll(ours, "other.", m_name + "."), "map_", "temp." + m_name + "_");
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

Status OtherCopy::executeAll(std::span<const std::string_view> statements) const
{
    for (const std::string_view sql : statements) {
        ACCORD_CHECK(execute(sql));
    }
    return {};
}

Result<std::int64_t> OtherCopy::number(std::string_view sql) const
{
    return m_database->number(named(sql));
}

Result<std::vector<CodebookVersion>> OtherCopy::codebooks() const
{
    return codebookVersions(eventsOf(EventKind::Taxonomy, R"sql(
        FROM other.rare_event e
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
