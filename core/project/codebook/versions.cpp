// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/project/codebook/versions.h"

#include "core/format/taxonomy_json/reader.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

namespace accord {
namespace {

using Placed = store::PlacedCategory;

// The order in which the project shows categories.
bool before(const Placed& a, const Placed& b)
{
    return std::tuple(a.category.retired, a.position, a.category.uuid) <
           std::tuple(b.category.retired, b.position, b.category.uuid);
}

/// Retired categories whose parents went to another level go along; those that have no level left stand by themselves.
class Levels
{
public:
    explicit Levels(std::vector<Placed>& categories)
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

    std::vector<Placed>& m_categories;
    std::unordered_map<Uuid, std::size_t> m_places;
    std::vector<bool> m_done;
    std::vector<Category> m_torn;
};

std::string shown(const Category& category)
{
    return category.code + " " + category.name;
}

} // namespace

Result<MergedCodebook> mergedCodebook(const std::vector<store::CodebookVersion>& versions, const std::string& file)
{
    std::map<Uuid, Placed> known;
    for (const store::CodebookVersion& version : versions) {
        const Result<format::TaxonomyFile> read = format::readTaxonomy(version.json, file);
        if (!read.ok()) {
            return Error{Errc::Damaged, file, "a version of its codebook breaks a rule: " + read.error().detail};
        }
        for (auto& [uuid, placed] : known) {
            placed.category.retired = true;
        }
        std::int64_t position = 0;
        for (const Category& category : read->taxonomy.categories()) {
            const auto before = known.find(category.uuid);
            Uuid since = before == known.end() ? Uuid{} : before->second.meaningSince;
            if (before != known.end() && before->second.category.meaning != category.meaning) {
                since = version.event;
            }
            known[category.uuid] = Placed{category, position++, since};
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
    for (const Placed& placed : merged.categories) {
        categories.push_back(placed.category);
    }
    ACCORD_TRY(merged.taxonomy, Taxonomy::build(std::move(categories)));
    return merged;
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
        if (const Category& counts = merged.standsFor(*now); counts.uuid != now->uuid) {
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

} // namespace accord
