// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/versions.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/taxonomy_json.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/project/permission.h"
#include "core/sqlite/transaction.h"
#include "core/store/study/codebooks.h"
#include "core/taxonomy/edits/apply.h"
#include "core/taxonomy/edits/draft.h"

#include <algorithm>
#include <array>
#include <functional>
#include <set>

namespace accord::taxonomy {
namespace {

std::string shown(const Category* category)
{
    return category == nullptr ? std::string() : category->code + " " + category->name;
}

std::set<std::string> languagesOf(const Category& before, const Category& after)
{
    std::set<std::string> languages;
    for (const Category* category : {&before, &after}) {
        for (const CategoryTranslation& translation : category->translations) {
            languages.insert(translation.language);
        }
    }
    return languages;
}

/// Compares one category in both versions.
class VersionComparison
{
public:
    VersionComparison(const Taxonomy& older, const Taxonomy& newer, std::vector<CategoryDifference>& out)
        : m_older(older)
        , m_newer(newer)
        , m_out(out)
    {}

    void compare(const Category* before, const Category& after);

private:
    void add(ChangeKind kind, const Category& about, std::string before = {}, std::string after = {})
    {
        m_out.push_back(CategoryDifference{kind,
                                           about.uuid,
                                           about.level,
                                           about.code,
                                           about.name,
                                           std::nullopt,
                                           {},
                                           std::move(before),
                                           std::move(after)});
    }
    void fate(const Category* before, const Category& after);
    void place(const Category& before, const Category& after);
    void words(const Category& before, const Category& after);

    const Taxonomy& m_older;
    const Taxonomy& m_newer;
    std::vector<CategoryDifference>& m_out;
};

void VersionComparison::fate(const Category* before, const Category& after)
{
    const bool lived = before != nullptr && !before->retired;
    if (!after.retired) {
        if (!lived) {
            add(before == nullptr ? ChangeKind::Added : ChangeKind::Restored, after);
        }
        return;
    }
    if (before == nullptr) {
        return; // it came and went in between
    }
    const bool merged = !after.mergedInto.isNull() && before->mergedInto != after.mergedInto;
    const bool split = !after.splitInto.empty() && before->splitInto != after.splitInto;
    if (merged) {
        add(ChangeKind::Merged, after, {}, shown(&m_newer.resolveMerged(after)));
    } else if (split) {
        std::vector<std::string> parts;
        for (const Uuid& part : after.splitInto) {
            parts.push_back(shown(m_newer.find(part)));
        }
        add(ChangeKind::Split, after, {}, text::join(parts, ", "));
    } else if (lived) {
        add(ChangeKind::Retired, after);
    }
}

void VersionComparison::place(const Category& before, const Category& after)
{
    if (before.name != after.name) {
        add(ChangeKind::Renamed, after, before.name, after.name);
    }
    for (const std::string& language : languagesOf(before, after)) {
        if (translatedName(before, language) != translatedName(after, language)) {
            add(ChangeKind::Renamed, after, translatedName(before, language), translatedName(after, language));
            m_out.back().language = language;
        }
    }
    const bool moved = before.parent != after.parent;
    const Category* parentBefore = m_older.parentOf(before);
    const Category* parentAfter = m_newer.parentOf(after);
    // A code that was made from the parent's follows it.
    const bool follows =
        moved || (parentBefore != nullptr && parentAfter != nullptr && parentBefore->code != parentAfter->code &&
                  before.code.starts_with(parentBefore->code) && after.code.starts_with(parentAfter->code) &&
                  before.code.substr(parentBefore->code.size()) == after.code.substr(parentAfter->code.size()));
    if (before.code != after.code && !follows) {
        add(ChangeKind::Recoded, after, before.code, after.code);
    }
    if (moved) {
        add(ChangeKind::Moved, after, shown(parentBefore), shown(parentAfter));
    }
}

void VersionComparison::words(const Category& before, const Category& after)
{
    std::set<std::string> languages = languagesOf(before, after);
    languages.insert(std::string()); // its own words come first
    for (const std::string& language : languages) {
        for (const Field field : kFields) {
            const std::vector<std::string> old = textsOf(before, field, language);
            const std::vector<std::string> now = textsOf(after, field, language);
            if (old != now) {
                add(ChangeKind::Words, after, text::join(old, "\n"), text::join(now, "\n"));
                m_out.back().field = field;
                m_out.back().language = language;
            }
        }
    }
    if (before.meaning != after.meaning) {
        add(ChangeKind::Meaning, after);
    }
}

void VersionComparison::compare(const Category* before, const Category& after)
{
    fate(before, after);
    if (before != nullptr && !after.retired) {
        place(*before, after);
        words(*before, after);
    }
}

} // namespace

std::vector<CategoryDifference> difference(const Taxonomy& older, const Taxonomy& newer)
{
    std::vector<CategoryDifference> changes;
    VersionComparison comparison(older, newer, changes);
    for (const Category& category : newer.categories()) {
        comparison.compare(older.find(category.uuid), category);
    }
    for (const Category& category : older.categories()) {
        if (!category.retired && newer.find(category.uuid) == nullptr) {
            changes.push_back(CategoryDifference{ChangeKind::Retired,
                                                 category.uuid,
                                                 category.level,
                                                 category.code,
                                                 category.name,
                                                 std::nullopt,
                                                 {},
                                                 {},
                                                 {}});
        }
    }
    return changes;
}

std::string_view kindName(ChangeKind kind)
{
    constexpr std::array<std::string_view, 10> kNames{"added",   "retired", "restored", "merged", "split",
                                                      "renamed", "recoded", "moved",    "words",  "meaning"};
    return kNames[static_cast<std::size_t>(kind)];
}

namespace {

Result<store::Codebook> codebookNumbered(Project& project, int number)
{
    ACCORD_TRY(const auto codebooks, store::codebooks(project.database()));
    const auto found = std::ranges::find(codebooks, number, &store::Codebook::number);
    if (found == codebooks.end()) {
        return codebooks.empty() ? Error{Errc::NotFound, Reason::NoCodebookVersions, {number}}
                                 : Error{Errc::NotFound, Reason::VersionOutOfRange, {number, codebooks.back().number}};
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
        ACCORD_TRY(sqlite::Transaction transaction, sqlite::Transaction::begin(project.database()));
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
    const auto check = [&]() -> Status {
        ACCORD_CHECK(codebookNumbered(project, number));
        if (number != project.codebookNumber()) {
            return Error{Errc::NotPermitted, Reason::NotTheNewest, {number, project.codebookNumber()}};
        }
        return number == 1 ? Status(Error{Errc::NotPermitted, Reason::NoneBefore, {number}}) : Status();
    };
    return writeAgain(project, number - 1, by, note.empty() ? "Undo of version " + std::to_string(number) : note,
                      check);
}

Result<AppliedEdits> returnTo(Project& project, int number, PersonId by, const std::string& note, int newest)
{
    const auto check = [&]() -> Status {
        if (number == project.codebookNumber()) {
            return Error{Errc::NotPermitted, Reason::NewestAlready, {number}};
        }
        return requireNewest(project, newest);
    };
    return writeAgain(project, number, by, note.empty() ? "Return to version " + std::to_string(number) : note, check);
}

Status requireNewest(Project& project, int newest)
{
    ACCORD_TRY(const auto codebooks, store::codebooks(project.database()));
    if (newest == 0 || codebooks.empty() || codebooks.back().number == newest) {
        return {};
    }
    ACCORD_TRY(const auto written, store::codebookVersions(project.database()));
    const Message made{Reason::VersionMade, {project.whoIs(written.back().by), codebooks.back().number}};
    return Error{Errc::Changed, Reason::ChangedMeanwhile, {Reason::TheCodebook, made}};
}

} // namespace accord::taxonomy
