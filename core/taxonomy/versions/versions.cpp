// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/versions/versions.h"

#include "core/format/taxonomy_json/reader.h"
#include "core/project/codebook/at_version.h"
#include "core/project/permission.h"
#include "core/store/sqlite/transaction.h"
#include "core/store/study/codebook_versions.h"
#include "core/store/study/codebooks.h"
#include "core/taxonomy/edits/apply.h"
#include "core/taxonomy/edits/write.h"

#include <algorithm>
#include <functional>

namespace accord::taxonomy {
namespace {

Result<store::Codebook> codebookNumbered(Project& project, int number)
{
    ACCORD_TRY(const auto codebooks, store::codebooks(project.database()));
    const auto found = std::ranges::find(codebooks, number, &store::Codebook::number);
    if (found == codebooks.end()) {
        return Error{Errc::NotFound, "version " + std::to_string(number) + " of the codebook",
                     codebooks.empty() ? "there are none"
                                       : "there are 1 to " + std::to_string(codebooks.back().number)};
    }
    return *found;
}

// What `have` split and `earlier` has whole: labels that were given to the parts count as the whole again.
std::vector<Category> partsJoined(const Taxonomy& have, const Taxonomy& earlier)
{
    std::vector<Category> categories = have.categories();
    for (const Category& whole : have.categories()) {
        const Category* before = earlier.find(whole.uuid);
        if (whole.splitInto.empty() || before == nullptr || before->retired) {
            continue;
        }
        for (Category& part : categories) {
            const bool own = std::ranges::find(whole.splitInto, part.uuid) != whole.splitInto.end();
            if (own && earlier.find(part.uuid) == nullptr && part.mergedInto.isNull()) {
                part.mergedInto = whole.uuid;
            }
        }
    }
    return categories;
}

// Writes what an earlier version says; what came later stays, retired. `check`: whether that may be, asked when nobody
// else can make a version any more.
Result<AppliedEdits> writeAgain(Project& project, int number, PersonId by, const std::string& note,
                                const std::function<Status()>& check)
{
    AppliedEdits result;
    {
        ACCORD_TRY(store::Transaction transaction, store::Transaction::begin(project.database()));
        ACCORD_CHECK(permit(project, by, Action::EditCodebook));
        ACCORD_CHECK(project.refresh());
        ACCORD_CHECK(check());
        ACCORD_TRY(const auto codebook, codebookNumbered(project, number));
        ACCORD_TRY(const auto earlier, taxonomyAt(project, codebook.id));
        ACCORD_TRY(const Taxonomy have, store::taxonomy(project.database()));
        ACCORD_TRY(Taxonomy wanted, withRetired(*earlier, partsJoined(have, *earlier)));
        ACCORD_TRY(result.codebook, writeVersion(project, std::move(wanted), by, note));
        ACCORD_CHECK(transaction.commit());
    }
    ACCORD_CHECK(project.refresh());
    result.number = project.codebookNumber();
    return result;
}

void countLevels(const Taxonomy& taxonomy, Version& version)
{
    for (const Category& category : taxonomy.categories()) {
        int& count = category.level == Level::Type    ? version.types
                     : category.level == Level::Theme ? version.themes
                                                      : version.subthemes;
        count += category.retired ? 0 : 1;
    }
}

} // namespace

Result<std::vector<Version>> versions(Project& project)
{
    ACCORD_TRY(const auto codebooks, store::codebooks(project.database()));
    ACCORD_TRY(const auto written, store::codebookVersions(project.database()));
    std::vector<Version> result;
    for (const store::Codebook& codebook : codebooks) {
        Version version{codebook.id, codebook.number, codebook.createdAt, {}, codebook.note, 0, 0, 0};
        const auto event = std::ranges::find(written, codebook.event, &store::CodebookVersion::event);
        if (event != written.end()) {
            version.by = event->by;
            ACCORD_TRY(const auto read, format::readTaxonomy(event->json, project.file().string()));
            countLevels(read.taxonomy, version);
        }
        result.push_back(std::move(version));
    }
    return result;
}

Result<Taxonomy> taxonomyOfVersion(Project& project, int number)
{
    ACCORD_TRY(const auto codebook, codebookNumbered(project, number));
    ACCORD_TRY(const auto taxonomy, taxonomyAt(project, codebook.id));
    return *taxonomy;
}

Result<Difference> difference(Project& project, int older, int newer)
{
    Taxonomy before;
    if (older != 0) {
        ACCORD_TRY(before, taxonomyOfVersion(project, older));
    }
    ACCORD_TRY(const Taxonomy after, taxonomyOfVersion(project, newer));
    return Difference{older, newer, difference(before, after)};
}

Result<AppliedEdits> undoVersion(Project& project, int number, PersonId by, const std::string& note)
{
    const std::string subject = "undoing version " + std::to_string(number) + " of the codebook";
    const auto check = [&]() -> Status {
        ACCORD_CHECK(codebookNumbered(project, number));
        if (number != project.codebookNumber()) {
            return Error{Errc::NotPermitted, subject,
                         "version " + std::to_string(project.codebookNumber()) +
                             " is the newest: undo the later ones first, or return to an earlier version, which takes "
                             "back all that came after it"};
        }
        return number == 1 ? Status(Error{Errc::NotPermitted, subject, "there is none before it"}) : Status();
    };
    return writeAgain(project, number - 1, by, note.empty() ? "Undo of version " + std::to_string(number) : note,
                      check);
}

Result<AppliedEdits> returnTo(Project& project, int number, PersonId by, const std::string& note, int newest)
{
    const std::string subject = "returning to version " + std::to_string(number) + " of the codebook";
    const auto check = [&]() -> Status {
        if (number == project.codebookNumber()) {
            return Error{Errc::NotPermitted, subject, "it is the newest"};
        }
        return requireNewest(project, newest, subject);
    };
    return writeAgain(project, number, by, note.empty() ? "Return to version " + std::to_string(number) : note, check);
}

Status requireNewest(Project& project, int newest, const std::string& subject)
{
    ACCORD_TRY(const auto codebooks, store::codebooks(project.database()));
    if (newest == 0 || codebooks.empty() || codebooks.back().number == newest) {
        return {};
    }
    ACCORD_TRY(const auto written, store::codebookVersions(project.database()));
    return Error{Errc::Changed, subject,
                 project.nameOf(written.back().by) + " made version " + std::to_string(codebooks.back().number) +
                     " of the codebook"};
}

} // namespace accord::taxonomy
