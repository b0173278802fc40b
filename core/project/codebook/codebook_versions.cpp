// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/codebook/codebook_versions.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/format/taxonomy_json.h"
#include "core/model/words.h"
#include "core/store/study/codebooks.h"
#include "core/store/study/rounds.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <tuple>
#include <unordered_map>

namespace accord {
namespace {

using PlacedVersion = store::PlacedCategory;

// The order in which the project shows categories.
bool before(const PlacedVersion& a, const PlacedVersion& b)
{
    return std::tuple(a.category.retired, a.position, a.category.uuid) <
           std::tuple(b.category.retired, b.position, b.category.uuid);
}

/// Retired categories whose parents went to another level go along; those that have no level left stand by themselves.
class Levels
{
public:
    explicit Levels(std::vector<PlacedVersion>& categories)
        : m_categories(categories)
        , m_done(categories.size())
    {
        for (std::size_t i = 0; i < categories.size(); ++i) {
            m_places.emplace(categories[i].category.uuid, i);
        }
    }

    std::vector<Category> settle()
    {
        for (std::size_t i = 0; i < m_categories.size(); ++i) {
            settle(i);
        }
        return std::move(m_torn);
    }

private:
    void settle(std::size_t at)
    {
        if (m_done[at]) {
            return;
        }
        m_done[at] = true;
        Category& category = m_categories[at].category;
        if (category.parent.isNull()) {
            return;
        }
        const auto parent = m_places.find(category.parent);
        if (parent != m_places.end()) {
            settle(parent->second);
        }
        const Level above = parent == m_places.end() ? Level::Subtheme : m_categories[parent->second].category.level;
        if (above != Level::Subtheme && static_cast<int>(above) + 1 == static_cast<int>(category.level)) {
            return;
        }
        m_torn.push_back(category);
        category.level = above == Level::Type ? Level::Theme : above == Level::Theme ? Level::Subtheme : Level::Type;
        category.parent = above == Level::Subtheme ? Uuid{} : category.parent;
    }

    std::vector<PlacedVersion>& m_categories;
    std::unordered_map<Uuid, std::size_t> m_places;
    std::vector<bool> m_done;
    std::vector<Category> m_torn;
};

std::string shown(const Category& category)
{
    return category.code + " " + category.name;
}

} // namespace

namespace {

struct ReadVersion
{
    Uuid event;
    Taxonomy taxonomy;
};

/// Reads those behind the ones that `read` has already, with which `versions` begins: a codebook in two languages is a
/// long text.
Status readVersions(std::vector<ReadVersion>& read, const std::vector<store::CodebookVersion>& versions,
                    const std::string& file)
{
    for (std::size_t i = read.size(); i < versions.size(); ++i) {
        const store::CodebookVersion& version = versions[i];
        Result<format::TaxonomyFile> taxonomy = format::readTaxonomy(version.json, file);
        if (!taxonomy.ok()) {
            return Error{Errc::Damaged, Reason::CodebookVersionBroken, {file, taxonomy.error()}};
        }
        read.push_back(ReadVersion{version.event, std::move(taxonomy->taxonomy)});
    }
    return {};
}

Result<MergedCodebook> mergedCodebook(const std::vector<ReadVersion>& versions)
{
    std::map<Uuid, PlacedVersion> known;
    for (const ReadVersion& version : versions) {
        for (auto& [uuid, placed] : known) {
            placed.category.retired = true;
        }
        std::int64_t position = 0;
        for (const Category& category : version.taxonomy.categories()) {
            const auto before = known.find(category.uuid);
            Uuid since = before == known.end() ? Uuid{} : before->second.meaningSince;
            if (before != known.end() && before->second.category.meaning != category.meaning) {
                since = version.event;
            }
            known[category.uuid] = PlacedVersion{category, position++, since};
        }
    }
    MergedCodebook merged;
    merged.categories.reserve(known.size());
    for (auto& [uuid, placed] : known) {
        merged.categories.push_back(std::move(placed));
    }
    merged.torn = Levels(merged.categories).settle();
    std::ranges::sort(merged.categories, before);
    std::vector<Category> categories;
    categories.reserve(merged.categories.size());
    for (const PlacedVersion& placed : merged.categories) {
        categories.push_back(placed.category);
    }
    ACCORD_TRY(merged.taxonomy, Taxonomy::build(std::move(categories)));
    return merged;
}

} // namespace

Result<MergedCodebook> mergedCodebook(const std::vector<store::CodebookVersion>& versions, const std::string& file)
{
    std::vector<ReadVersion> read;
    ACCORD_CHECK(readVersions(read, versions, file));
    return mergedCodebook(read);
}

std::vector<store::CodebookVersion> unionOf(const std::vector<store::CodebookVersion>& here,
                                            const std::vector<store::CodebookVersion>& there)
{
    std::map<std::pair<std::int64_t, Uuid>, store::CodebookVersion> all;
    std::map<Uuid, bool> known;
    for (const auto* versions : {&here, &there}) {
        for (const store::CodebookVersion& version : *versions) {
            if (known.emplace(version.event, true).second) {
                all.emplace(std::pair(version.clock, version.event), version);
            }
        }
    }
    std::vector<store::CodebookVersion> ordered;
    ordered.reserve(all.size());
    for (auto& [key, version] : all) {
        ordered.push_back(std::move(version));
    }
    return ordered;
}

std::vector<CategoryChange> categoryChanges(const Taxonomy& copy, const Taxonomy& merged)
{
    std::vector<CategoryChange> changes;
    for (const Category& category : copy.categories()) {
        const Category* now = merged.find(category.uuid);
        if (category.retired || now == nullptr) {
            continue;
        }
        CategoryChange change{CategoryChange::Kind::Renamed, category.uuid, category.code, category.name, {}};
        if (const Category& counts = merged.resolveMerged(*now); counts.uuid != now->uuid) {
            change.now = shown(counts);
            changes.push_back(std::move(change));
            continue;
        }
        if (now->retired) {
            change.kind = CategoryChange::Kind::Retired;
            changes.push_back(std::move(change));
            continue;
        }
        if (now->name != category.name || now->code != category.code) {
            change.now = shown(*now);
            changes.push_back(change);
        }
        if (now->parent != category.parent) {
            const Category* parent = merged.parentOf(*now);
            change.kind = CategoryChange::Kind::Moved;
            change.now = parent == nullptr ? std::string() : shown(*parent);
            changes.push_back(std::move(change));
        }
    }
    return changes;
}

Result<std::shared_ptr<const Taxonomy>> taxonomyAt(Project& project, CodebookId version)
{
    if (!version.valid() || version == project.codebook()) {
        return project.taxonomy();
    }
    sqlite::Database& database = project.database();
    ACCORD_TRY(const auto codebooks, store::codebooks(database));
    const auto wanted = std::ranges::find(codebooks, version, &store::Codebook::id);
    ACCORD_TRY(auto versions, store::codebookVersions(database));
    const auto last = wanted == codebooks.end()
                          ? versions.end()
                          : std::ranges::find(versions, wanted->event, &store::CodebookVersion::event);
    if (last == versions.end()) {
        return Error{Errc::NotFound, Reason::CodebookVersionNotFound, {versions.size()}};
    }
    versions.erase(last + 1, versions.end());
    ACCORD_TRY(const MergedCodebook merged, mergedCodebook(versions, project.file().string()));
    std::vector<Category> categories = merged.taxonomy.categories();
    for (Category& category : categories) {
        const Category* now = project.taxonomy()->find(category.uuid);
        category.id = now == nullptr ? CategoryId{} : now->id;
    }
    for (const store::PlacedCategory& placed : merged.categories) {
        const auto since = std::ranges::find(codebooks, placed.meaningSince, &store::Codebook::event);
        const auto category = std::ranges::find(categories, placed.category.uuid, &Category::uuid);
        category->meaningSince = since == codebooks.end() ? CodebookId{} : since->id;
    }
    ACCORD_TRY(Taxonomy taxonomy, Taxonomy::build(std::move(categories)));
    return std::shared_ptr<const Taxonomy>(std::make_shared<Taxonomy>(std::move(taxonomy)));
}

Result<std::shared_ptr<const Taxonomy>> taxonomyNow(Project& project)
{
    ACCORD_TRY(const CodebookId last, store::lastCodebook(project.database()));
    if (last.valid() && project.codebookNumber(last) == 0) {
        ACCORD_CHECK(project.refresh());
    }
    return project.taxonomy();
}

Result<std::shared_ptr<const Taxonomy>> taxonomyNow(Project& project, RoundId round)
{
    ACCORD_CHECK(taxonomyNow(project));
    ACCORD_TRY(const store::RoundStanding now, store::standingIn(project.database(), round, PersonId{}));
    const auto known = project.round(round);
    if (known == nullptr || (now.known && (known->state != now.state || known->codebook != now.codebook))) {
        ACCORD_CHECK(project.refresh());
    }
    return project.taxonomyFor(round);
}

Result<std::string> taxonomyName(sqlite::Database& database)
{
    ACCORD_TRY(const auto versions, store::codebookVersions(database));
    if (versions.empty()) {
        return std::string();
    }
    ACCORD_TRY(const format::TaxonomyFile newest, format::readTaxonomy(versions.back().json, database.file().string()));
    return newest.name;
}

namespace {

HeldCodes codesOf(const std::vector<ReadVersion>& versions)
{
    HeldCodes codes;
    for (const ReadVersion& version : versions) {
        for (const Category& category : version.taxonomy.categories()) {
            std::string code = text::lowerAscii(category.code);
            const auto [first, last] = codes.equal_range(code);
            if (std::none_of(first, last, [&](const auto& held) { return held.second.uuid == category.uuid; })) {
                codes.emplace(std::move(code), category);
            }
        }
    }
    return codes;
}

// What an export or a publication says with a code must not come to mean something else.
Status checkCodes(const std::vector<ReadVersion>& versions, const Taxonomy& wanted, bool used)
{
    const HeldCodes holders = codesOf(versions);
    for (const Category& category : wanted.categories()) {
        if (!category.retired && !text::isLine(category.name)) {
            return Error{Errc::BadTaxonomy, Reason::CategoryNameOfLines, {category.code}};
        }
        const auto [first, last] = holders.equal_range(text::lowerAscii(category.code));
        const bool own = std::any_of(first, last, [&](const auto& held) { return held.second.uuid == category.uuid; });
        if (own || category.retired) {
            continue;
        }
        if (!isCode(category.code)) {
            return Error{Errc::BadTaxonomy, Reason::NoCode, {category.code}};
        }
        if (first != last && used) {
            return Error{Errc::BadTaxonomy, Reason::CodeUsedBefore, {category.code, first->second.name}};
        }
    }
    return {};
}

} // namespace

Result<HeldCodes> heldCodes(sqlite::Database& database)
{
    ACCORD_TRY(const bool used, store::categoriesAreUsed(database));
    if (!used) {
        return HeldCodes();
    }
    ACCORD_TRY(const auto versions, store::codebookVersions(database));
    std::vector<ReadVersion> read;
    ACCORD_CHECK(readVersions(read, versions, database.file().string()));
    return codesOf(read);
}

Result<CodebookId> writeCodebookVersion(sqlite::Database& database, store::EventWriter& events,
                                        const NewVersion& version)
{
    const std::string file = database.file().string();
    std::vector<ReadVersion> versions;
    ACCORD_TRY(const auto earlier, store::codebookVersions(database));
    ACCORD_CHECK(readVersions(versions, earlier, file));
    ACCORD_TRY(const MergedCodebook before, mergedCodebook(versions));
    ACCORD_TRY(const bool used, store::categoriesAreUsed(database));
    ACCORD_CHECK(checkCodes(versions, version.taxonomy, used));
    // The event holds the whole taxonomy, so that any copy of the project can derive the same tree from it.
    ACCORD_CHECK(events.append({version.by},
                               CodebookWritten{format::writeTaxonomy(version.taxonomy, version.name), version.note}));
    ACCORD_TRY(const auto all, store::codebookVersions(database)); // the new one is the last: its clock is the highest
    ACCORD_CHECK(readVersions(versions, all, file));
    ACCORD_TRY(const MergedCodebook merged, mergedCodebook(versions));
    for (const Category& torn : merged.torn) {
        if (std::ranges::find(before.torn, torn.uuid, &Category::uuid) == before.torn.end()) {
            return Error{Errc::BadTaxonomy, Reason::RetiredTorn, {torn.code}};
        }
    }
    ACCORD_CHECK(store::deriveCodebooks(database, merged.categories));
    ACCORD_TRY(const auto codebooks, store::codebooks(database));
    return codebooks.back().id;
}

} // namespace accord
