// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/backups.h"

#include "core/base/clock.h"
#include "core/base/embedded.h"
#include "core/base/os/file_facts.h"
#include "core/base/os/files.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/counts.h"
#include "core/store/events/feed.h"
#include "core/store/schema.h"
#include "core/store/study/people.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <set>
#include <system_error>
#include <utility>

namespace accord::backups {
namespace {

constexpr std::int64_t kHour = 3600;
constexpr std::int64_t kDay = 24 * kHour;

std::int64_t floorDivide(std::int64_t value, std::int64_t by)
{
    return value >= 0 ? value / by : -((-value + by - 1) / by);
}

std::int64_t dayOf(std::int64_t at)
{
    return floorDivide(at, kDay);
}

// The first of January 1970 was a Thursday.
std::int64_t weekOf(std::int64_t at)
{
    return floorDivide(dayOf(at) + 3, 7);
}

// Of those that nobody asked for.
std::vector<std::size_t> newestFirst(const std::vector<Dated>& backups)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < backups.size(); ++i) {
        if (!backups[i].asked) {
            order.push_back(i);
        }
    }
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return backups[a].at > backups[b].at; });
    return order;
}

// Drops by the given rule, oldest first, as long as there is too much.
class Bound
{
public:
    Bound(const std::vector<Dated>& backups, const std::vector<bool>& kept, const KeepRules& rules)
        : m_rules(rules)
    {
        for (std::size_t i = 0; i < backups.size(); ++i) {
            const bool counts = kept[i] && !backups[i].asked;
            m_count += counts ? 1 : 0;
            m_bytes += counts ? backups[i].bytes : 0;
        }
    }

    [[nodiscard]] bool exceeded() const { return m_count > m_rules.most || m_bytes > m_rules.bytes; }

    void dropped(const Dated& backup)
    {
        --m_count;
        m_bytes -= backup.bytes;
    }

private:
    const KeepRules& m_rules;
    std::size_t m_count = 0;
    std::uintmax_t m_bytes = 0;
};

std::vector<bool> keptByOrder(const std::vector<Dated>& backups, const std::vector<std::size_t>& order,
                              const KeepRules& rules)
{
    std::vector<bool> kept(backups.size(), false);
    std::set<std::int64_t> days;
    std::set<std::int64_t> weeks;
    std::size_t place = 0;
    for (const std::size_t i : order) {
        const bool ofDay = days.insert(dayOf(backups[i].at)).second;
        const bool ofWeek = weeks.insert(weekOf(backups[i].at)).second;
        kept[i] = place == 0 || place < rules.newest || (ofDay && days.size() <= rules.daily) ||
                  (ofWeek && weeks.size() <= rules.weekly);
        ++place;
    }
    return kept;
}

} // namespace

std::vector<bool> toKeep(const std::vector<Dated>& backups, const KeepRules& rules)
{
    const std::vector<std::size_t> order = newestFirst(backups);
    std::vector<bool> kept = keptByOrder(backups, order, rules);
    Bound bound(backups, kept, rules);
    std::vector<std::size_t> spare; // of the newest, newest first
    std::set<std::int64_t> hours;
    for (std::size_t place = 0; place < std::min(order.size(), rules.newest); ++place) {
        if (!hours.insert(floorDivide(backups[order[place]].at, kHour)).second) {
            spare.push_back(order[place]);
        }
    }
    const auto dropFrom = [&](const std::vector<std::size_t>& candidates) {
        for (std::size_t k = candidates.size(); k-- > 0 && bound.exceeded();) {
            const std::size_t i = candidates[k];
            if (kept[i] && i != order.front()) {
                kept[i] = false;
                bound.dropped(backups[i]);
            }
        }
    };
    dropFrom(spare);
    dropFrom(order);
    for (std::size_t i = 0; i < backups.size(); ++i) {
        kept[i] = kept[i] || backups[i].asked;
    }
    return kept;
}

namespace {

namespace fs = std::filesystem;

// What a copy must leave on the disk besides another one of its size: room for the labels of many days.
constexpr std::uintmax_t kRoom = std::uintmax_t{64} << 20U;

constexpr std::int64_t kShortestOpen = 10 * 60;
constexpr std::int64_t kShortestHourly = 3600;
constexpr std::int64_t kShortestBulk = 10 * 60;

std::uintmax_t megabytes(std::uintmax_t bytes)
{
    return (bytes + (std::uintmax_t{1} << 20U) - 1) >> 20U;
}

// Too little room is no error of the project, so the work goes first.
Status checkRoom(const fs::path& project)
{
    std::error_code error;
    const std::uintmax_t size = fs::file_size(project, error);
    const std::uintmax_t log = fs::file_size(project.string() + "-wal", error);
    const std::uintmax_t copy = size + (error ? 0 : log);
    const fs::path folder = project.has_parent_path() ? project.parent_path() : fs::path(".");
    const fs::space_info space = fs::space(folder, error);
    const std::uintmax_t needed = 2 * copy + kRoom;
    if (!error && space.available < needed) {
        return Error{Errc::DiskFull,
                     Reason::NoRoomForBackup,
                     {folderOf(project).string(), megabytes(copy), megabytes(needed), megabytes(space.available)}};
    }
    return {};
}

Status checkFolder(const Project& project)
{
    const fs::path folder = folderOf(project.file());
    if (project.readOnly()) {
        const Error why = project.readOnlyError(); // no other folder helps where there is no room
        return why.reason == Reason::OpenedOnFullDisk
                   ? why
                   : Error{Errc::ReadOnly, Reason::NoBackupOfReadOnly, {project.file().string()}};
    }
    const std::error_code failed = makeFolderLike(folder, project.file());
    if (failed == std::errc::no_space_on_device || failed.value() == EDQUOT) {
        return Error{Errc::DiskFull, Reason::DiskFull, {folder, failed.message()}};
    }
    if (failed || !os::mayWrite(folder)) {
        return Error{Errc::ReadOnly, Reason::NoBackupsInReadOnlyFolder, {folder.string()}};
    }
    return {};
}

std::int64_t nowOf(const Project& project)
{
    const auto seconds = std::chrono::system_clock::now().time_since_epoch();
    return secondsOf(project.now()).value_or(std::chrono::duration_cast<std::chrono::seconds>(seconds).count());
}

// Where two copies have the same, nobody labelled, decided, imported or added anything between them.
Result<std::pair<std::int64_t, std::int64_t>> markOf(sqlite::Database& database)
{
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(database));
    ACCORD_TRY(const EventId event, store::newestEvent(database));
    ACCORD_TRY(const std::int64_t contents, store::contentsMark(database));
    return std::pair(event.value, contents);
}

bool hasAll(const Backup& backup, sqlite::Database& database)
{
    const auto opened = sqlite::Database::open(backup.file, sqlite::Database::Mode::ReadOnly);
    if (!opened.ok()) {
        return false;
    }
    // A copy of the project, if it is one.
    if (!store::checkSchema(**opened, embedded::migrations(), store::newestSchema()).ok()) {
        return false;
    }
    const auto there = markOf(**opened);
    const auto here = markOf(database);
    return there.ok() && here.ok() && *there == *here;
}

Result<std::vector<Backup>> ofProject(Project& project)
{
    ACCORD_TRY(const std::string uuid, store::projectValue(project.database(), "uuid"));
    ACCORD_TRY(std::vector<Backup> all, list(project.file()));
    std::erase_if(all, [&](const Backup& backup) { return backup.project != shortIdentifier(uuid); });
    return all;
}

// Of all but `made`, which is there because it is wanted now.
void thinOut(Project& project, const Backup& made)
{
    const auto all = ofProject(project);
    if (!all.ok()) {
        return;
    }
    std::vector<Dated> dated;
    for (const Backup& backup : *all) {
        dated.push_back(Dated{secondsOf(backup.at).value_or(0), backup.bytes, backup.reason == Occasion::Asked});
    }
    const std::vector<bool> kept = toKeep(dated);
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (!kept[i] && (*all)[i].file != made.file) {
            std::error_code ignored;
            fs::remove((*all)[i].file, ignored);
        }
    }
}

// The last one for all that this machine's clock says: one from the future was made while a clock was wrong. Where all
// are, the clock is wrong now.
const Backup* lastOf(const std::vector<Backup>& newestFirst, std::int64_t now)
{
    const auto found = std::ranges::find_if(
        newestFirst, [now](const Backup& backup) { return secondsOf(backup.at).value_or(0) <= now; });
    if (found != newestFirst.end()) {
        return &*found;
    }
    return newestFirst.empty() ? nullptr : &newestFirst.front();
}

// Rules are tried and taken back, and files imported, one after the other: what one of these changes can be undone, so
// that the work that people did by hand is what a further copy would be for.
bool muchByHandSince(const Backup& last, sqlite::Database& database)
{
    constexpr std::int64_t kMuch = 100;
    const auto opened = sqlite::Database::open(last.file, sqlite::Database::Mode::ReadOnly);
    if (!opened.ok()) {
        return true;
    }
    const auto there = store::entriesByHand(**opened);
    const auto here = store::entriesByHand(database);
    return !there.ok() || !here.ok() || *here - *there >= kMuch;
}

bool tooSoon(const Backup& last, Occasion reason, std::int64_t now, sqlite::Database& database)
{
    const std::int64_t age = now - secondsOf(last.at).value_or(0);
    const std::int64_t shortest = reason == Occasion::Open         ? kShortestOpen
                                  : reason == Occasion::Hourly     ? kShortestHourly
                                  : reason == Occasion::BeforeBulk ? kShortestBulk
                                                                   : 0;
    // A clock that was put back must not stop backups.
    const bool soon = age >= 0 && age < shortest;
    return soon && (reason != Occasion::BeforeBulk || !muchByHandSince(last, database));
}

Result<Backup> makeAt(Project& project, Occasion reason, sqlite::Insistence insistence, const std::stop_token& stop)
{
    ACCORD_CHECK(checkFolder(project));
    ACCORD_CHECK(checkRoom(project.file()));
    ACCORD_TRY(const std::string uuid, store::projectValue(project.database(), "uuid"));
    // Another program may take the name meanwhile.
    constexpr int kMost = 20;
    fs::path file;
    Status copied;
    for (int attempt = 0; attempt < kMost; ++attempt) {
        file = freeFile(folderOf(project.file()), nowOf(project), uuid, reason);
        copied = sqlite::copyDatabase(project.database(), file, insistence, stop);
        if (copied.ok() || copied.error().reason != Reason::FileExists) {
            break;
        }
    }
    ACCORD_CHECK(std::move(copied));
    Backup made = fromFileName(file).value_or(Backup{});
    std::error_code ignored;
    made.bytes = fs::file_size(file, ignored);
    thinOut(project, made);
    return made;
}

} // namespace

fs::path folderOf(const fs::path& project)
{
    return realPath(project).replace_extension(".backups");
}

Result<std::vector<Backup>> list(const fs::path& project)
{
    std::vector<Backup> found;
    std::error_code error;
    const fs::path folder = folderOf(project);
    if (!fs::is_directory(folder, error)) {
        return found;
    }
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        if (auto backup = fromFileName(entry.path())) {
            std::error_code ignored;
            backup->bytes = entry.file_size(ignored);
            found.push_back(*std::move(backup));
        }
    }
    if (error) {
        return Error{Errc::Unreadable, Reason::FileUnreadable, {folder.string(), error.message()}};
    }
    std::ranges::sort(found, [](const Backup& a, const Backup& b) {
        return a.at != b.at ? a.at > b.at : a.file.native() > b.file.native();
    });
    return found;
}

Result<Contents> contents(const fs::path& backup)
{
    ACCORD_TRY(const auto database, sqlite::Database::open(backup, sqlite::Database::Mode::ReadOnly));
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(*database));
    Contents found;
    ACCORD_TRY(found.name, store::projectValue(*database, "name"));
    ACCORD_TRY(found.people, database->number("SELECT count(*) FROM person"));
    ACCORD_TRY(found.issues, database->number("SELECT count(*) FROM text"));
    ACCORD_TRY(found.labels, store::labelCount(*database));
    ACCORD_TRY(found.decisions, store::decisionCount(*database));
    ACCORD_TRY(found.events, database->number("SELECT count(*) FROM event"));
    return found;
}

Result<Backup> make(Project& project, Occasion reason, const std::stop_token& stop)
{
    return makeAt(project, reason, sqlite::Insistence::Finish, stop);
}

Result<std::optional<Backup>> makeIfChanged(Project& project, Occasion reason, const std::stop_token& stop)
{
    const bool rolling = reason == Occasion::Open || reason == Occasion::Hourly;
    ACCORD_CHECK(checkFolder(project));
    ACCORD_TRY(std::vector<Backup> all, ofProject(project));
    if (reason == Occasion::Asked) {
        // What somebody asks for is kept for good, which another one with the same in it may not be.
        std::erase_if(all, [](const Backup& backup) { return backup.reason != Occasion::Asked; });
    }
    const std::int64_t now = nowOf(project);
    const Backup* last = lastOf(all, now);
    if (last != nullptr && (tooSoon(*last, reason, now, project.database()) || hasAll(*last, project.database()))) {
        return std::optional<Backup>();
    }
    ACCORD_TRY(Backup made,
               makeAt(project, reason, rolling ? sqlite::Insistence::GiveUp : sqlite::Insistence::Finish, stop));
    return std::optional<Backup>(std::move(made));
}

namespace {

constexpr std::string_view kExtension = ".accord";
constexpr std::array<std::pair<Occasion, std::string_view>, 7> kNames{{{Occasion::Open, "open"},
                                                                       {Occasion::Hourly, "hourly"},
                                                                       {Occasion::Asked, "asked"},
                                                                       {Occasion::BeforeBulk, "before-bulk"},
                                                                       {Occasion::BeforeMerge, "before-merge"},
                                                                       {Occasion::BeforeRepair, "before-repair"},
                                                                       {Occasion::BeforeRestore, "before-restore"}}};

} // namespace

std::string nameOf(Occasion reason)
{
    const auto* found = std::ranges::find(kNames, reason, &std::pair<Occasion, std::string_view>::first);
    return std::string(found->second);
}

std::string fileName(std::int64_t at, std::string_view project, Occasion reason)
{
    // Without colons, which other systems and archives do not like.
    return text::replacedAll(timeOf(at), ":", "-") + "-" + std::string(project) + "-" + nameOf(reason) +
           std::string(kExtension);
}

std::string shortIdentifier(const std::string& project)
{
    return project.size() < 8 ? std::string("00000000") : project.substr(project.size() - 8);
}

std::filesystem::path freeFile(const std::filesystem::path& folder, std::int64_t at, const std::string& project,
                               Occasion reason)
{
    std::error_code ignored;
    while (true) {
        const std::filesystem::path file = folder / fileName(at++, shortIdentifier(project), reason);
        if (!std::filesystem::exists(file, ignored)) {
            return file;
        }
    }
}

std::optional<Backup> fromFileName(const std::filesystem::path& file)
{
    constexpr std::size_t kTime = 20;
    constexpr std::size_t kProject = 8;
    const std::filesystem::path last = file.filename();
    std::string_view name = last.native();
    if (!name.ends_with(kExtension) || name.size() < kTime + kProject + 3 + kExtension.size()) {
        return std::nullopt;
    }
    name.remove_suffix(kExtension.size());
    std::string time(name.substr(0, kTime));
    std::ranges::replace(time.begin() + 10, time.end(), '-', ':');
    const std::optional<std::int64_t> at = secondsOf(time);
    const std::string_view reason = name.substr(kTime + kProject + 2);
    const auto* known = std::ranges::find(kNames, reason, &std::pair<Occasion, std::string_view>::second);
    if (!at || name[kTime] != '-' || name[kTime + kProject + 1] != '-' || known == kNames.end()) {
        return std::nullopt;
    }
    return Backup{file, timeOf(*at), known->first, std::string(name.substr(kTime + 1, kProject)), 0};
}

} // namespace accord::backups
