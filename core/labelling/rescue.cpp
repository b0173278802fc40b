// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/labelling/rescue.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/project/repair.h"
#include "core/sqlite/backup.h"
#include "core/sqlite_file/open_files.h"
#include "core/store/presence.h"

#include <system_error>

namespace accord::labelling {
namespace {

namespace fs = std::filesystem;

fs::path freeName(const fs::path& project, const std::string& at)
{
    const std::string start =
        project.stem().string() + ".rescue-" + text::replacedAll(at.substr(0, 19), ":", "-") + "Z";
    std::error_code ignored;
    for (int i = 1;; ++i) {
        fs::path name = project;
        name.replace_filename(start + (i == 1 ? std::string() : "-" + std::to_string(i)) +
                              project.extension().string());
        if (!fs::exists(name, ignored)) {
            return name;
        }
    }
}

Result<Project> soundCopy(sqlite::Database& source, const fs::path& target)
{
    ACCORD_CHECK(sqlite::copyDatabase(source, target));
    Result<Project> copy = Project::open(target);
    if (copy.ok()) {
        const auto found = checkIntegrity(*copy);
        if (!found.ok() || !found->sound()) {
            copy = Error{Errc::Damaged, Reason::RescueDoesNotFit, {target.string()}};
        }
    }
    if (!copy.ok()) {
        const Error error = copy.error();
        sqlite::removeDatabase(target);
        return error;
    }
    return copy;
}

// As this connection sees it; where others have changed the file since without our log, as the file alone is.
Result<Project> copyOf(Project& project, const fs::path& target)
{
    Result<Project> copy = soundCopy(project.database(), target);
    if (copy.ok() || copy.error().code != Errc::Damaged || sqlite::displacedFiles(project.file()).project) {
        return copy;
    }
    ACCORD_TRY(const auto file, sqlite::Database::open(project.file(), sqlite::Database::Mode::FileAlone));
    return soundCopy(*file, target);
}

} // namespace

Result<Rescued> rescue(Project& project, const std::vector<LabelSubmission>& unsaved,
                       const std::vector<UnsavedWork>& others)
{
    Rescued rescued;
    rescued.file = freeName(project.file(), project.now());
    ACCORD_TRY(Project copy, copyOf(project, rescued.file));
    (void)store::clearPresence(copy.database()); // nobody has the copy open
    for (const LabelSubmission& given : unsaved) {
        if (const Status done = submitLabel(copy, given); done.ok()) {
            ++rescued.labels;
        } else {
            rescued.refused.push_back(done.error());
        }
    }
    for (const UnsavedWork& other : others) {
        // The one before may have changed what the project keeps in memory.
        Status done = copy.refresh();
        if (done.ok()) {
            done = other(copy);
        }
        if (done.ok()) {
            ++rescued.others;
        } else {
            rescued.refused.push_back(done.error());
        }
    }
    return rescued;
}

} // namespace accord::labelling
