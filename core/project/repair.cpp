// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/repair.h"

#include "core/base/os/atomic_file.h"
#include "core/base/reason.h"
#include "core/format/taxonomy_json.h"
#include "core/project/backups.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/project.h"
#include "core/project/restore_backup.h"
#include "core/sqlite/backup.h"
#include "core/sqlite/database.h"
#include "core/sqlite/transaction.h"
#include "core/store/long_work/work_lock.h"
#include "core/store/salvage.h"
#include "core/store/schema.h"
#include "core/store/study/codebooks.h"
#include "core/store/study/people.h"

#include <optional>
#include <system_error>
#include <utility>

namespace accord {
namespace {

namespace fs = std::filesystem;

// Of a category the identifier says which it is and the event what it is called; numbers that labels refer to stay.
Status rederiveTaxonomy(sqlite::Database& database, Repair& repair)
{
    ACCORD_TRY(const std::vector<store::TaxonomyEvent> events, store::taxonomyEvents(database));
    std::optional<Taxonomy> newest;
    for (const store::TaxonomyEvent& event : events) {
        auto read = format::readTaxonomy(event.json, database.file().string());
        if (read.ok()) {
            newest = std::move(read)->taxonomy;
        } else {
            repair.lost.push_back({Reason::TaxonomyVersionUnreadable, {event.event.value, read.error()}});
        }
        ACCORD_CHECK(store::rederiveCodebook(database, event));
    }
    if (!newest) {
        return {};
    }
    ACCORD_CHECK(store::deriveCategories(database, *newest));
    // What earlier versions say of those that the newest does not have, and since when each means what it means.
    ACCORD_TRY(auto versions, store::codebookVersions(database));
    std::erase_if(versions,
                  [](const store::CodebookVersion& version) { return !format::readTaxonomy(version.json, {}).ok(); });
    if (const auto merged = mergedCodebook(versions, database.file().string()); merged.ok()) {
        ACCORD_CHECK(store::deriveCodebooks(database, merged->categories));
    }
    // Together with what is retired and stays it must be a tree, or the project could not be opened.
    const auto tree = store::taxonomy(database);
    return tree.ok() ? Status() : Status(tree.error());
}

Status rederiveAll(sqlite::Database& database, Repair& repair)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_CHECK(store::rederive(database));
    ACCORD_CHECK(rederiveTaxonomy(database, repair));
    return transaction.commit();
}

// What the file still says of itself that nothing can be done about.
void tellWhatStays(Repair& repair)
{
    repair.lost.insert(repair.lost.end(), repair.after.findings.begin(), repair.after.findings.end());
}

void tellWhatWasLost(const store::Salvaged& salvaged, Repair& repair)
{
    const auto tell = [&repair](std::int64_t count, Reason what) {
        if (count > 0) {
            repair.lost.push_back({what, {count}});
        }
    };
    tell(salvaged.brokenPages, Reason::BrokenPages);
    tell(salvaged.brokenRows, Reason::BrokenRows);
    tell(salvaged.missingEvents, Reason::MissingEntries);
    if (!salvaged.identity) {
        repair.lost.push_back({Reason::IdentityLost, {}});
    }
}

Status giveIdentity(sqlite::Database& database, const fs::path& file)
{
    ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(database));
    ACCORD_CHECK(store::setProjectValue(database, "name", file.stem().string()));
    ACCORD_CHECK(store::setProjectValue(database, "uuid", newUuid().text()));
    return transaction.commit();
}

Status fillAnew(const fs::path& file, sqlite::Database& fresh, Repair& repair)
{
    // Not as a project: what is damaged need not look like one.
    ACCORD_TRY(const auto damaged, sqlite::Database::open(file, sqlite::Database::Mode::ReadWrite));
    ACCORD_TRY(const store::Salvaged salvaged, store::salvage(*damaged, fresh));
    if (salvaged.rows.empty()) {
        return Error{Errc::Damaged, Reason::NothingReadable, {file.string()}};
    }
    tellWhatWasLost(salvaged, repair);
    if (!salvaged.identity) {
        ACCORD_CHECK(giveIdentity(fresh, file));
    }
    return rederiveAll(fresh, repair);
}

// Into a new file beside it, which takes the place of the old one when it is ready.
Status makeAnew(const fs::path& file, Repair& repair)
{
    ACCORD_TRY(const TemporaryFile part, TemporaryFile::create(file));
    repair.salvaged = true;
    repair.lost.clear();
    Status done;
    {
        auto fresh = store::fillProject(part.path());
        done = fresh.ok() ? fillAnew(file, **fresh, repair) : Status(sqlite::namedAs(fresh.error(), part));
    }
    if (done.ok()) {
        auto kept = backups::restoreInPlace(part.path(), file);
        done = kept.ok() ? Status() : Status(kept.error());
        repair.kept = kept.ok() ? *kept : fs::path();
    }
    return done;
}

// Nothing in the file is wrong but what can be derived: then it is, and the rest stays where it is.
Result<bool> repairInPlace(Project& project, Repair& repair)
{
    // What long work has brought so far does not count yet: deriving now would leave it out once it does.
    ACCORD_TRY(const auto imports, store::WorkLock::tryToHold(project.file(), store::WorkLock::Sort::Import));
    ACCORD_TRY(const auto decisions, store::WorkLock::tryToHold(project.file(), store::WorkLock::Sort::Decisions));
    ACCORD_TRY(const backups::Backup kept, backups::make(project, backups::Occasion::BeforeRepair));
    repair.kept = kept.file;
    if (const Status done = rederiveAll(project.database(), repair); !done.ok()) {
        return done.error().code == Errc::Damaged ? Result<bool>(false) : Result<bool>(done.error());
    }
    ACCORD_TRY(repair.after, checkIntegrity(project));
    return !repair.after.damaged;
}

bool isDamage(const Error& error)
{
    return error.code == Errc::Damaged || error.code == Errc::NotADatabase || error.code == Errc::Internal ||
           error.code == Errc::BadTaxonomy;
}

} // namespace

// What is read without locks while others write need not fit together, and says nothing about the file.
Result<Integrity> checkIntegrity(Project& project)
{
    constexpr int kTries = 5;
    for (int i = 0; i < kTries; ++i) {
        Result<Integrity> found = store::check(project.database());
        if (!project.database().changedUnderneath()) {
            return found;
        }
    }
    return project.database().changedWhileRead();
}

Result<Repair> repairProject(const fs::path& file)
{
    Repair repair;
    {
        Result<Project> project = Project::openAsItIs(file);
        if (!project.ok() && !isDamage(project.error())) {
            return project.error();
        }
        if (project.ok()) {
            Result<Integrity> found = checkIntegrity(*project);
            if (found.ok() && found->sound()) {
                repair.before = repair.after = *found;
                repair.needed = false;
                return repair;
            }
            if (project->readOnly()) {
                return project->readOnlyError();
            }
            if (found.ok()) {
                repair.before = *std::move(found);
                ACCORD_TRY(const bool done, repairInPlace(*project, repair));
                if (done) {
                    tellWhatStays(repair);
                    return repair;
                }
            }
        }
    }
    ACCORD_CHECK(makeAnew(file, repair));
    ACCORD_TRY(Project anew, Project::open(file));
    ACCORD_TRY(repair.after, checkIntegrity(anew));
    tellWhatStays(repair);
    return repair;
}

} // namespace accord
