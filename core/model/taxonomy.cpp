// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/model/taxonomy.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/model/bounds.h"

#include <algorithm>

namespace accord {
namespace {

Error broken(const std::string& code, Reason rule)
{
    return Error{Errc::BadTaxonomy, rule, {code}};
}

// Every category is either a type without a parent, or has its parent one level above it.
Status checkParents(const std::vector<Category>& categories, const std::unordered_map<Uuid, std::size_t>& byUuid)
{
    for (const Category& category : categories) {
        if (category.parent.isNull()) {
            if (category.level != Level::Type) {
                return broken(category.code, Reason::NoParentButNoType);
            }
            continue;
        }
        const auto parent = byUuid.find(category.parent);
        if (parent == byUuid.end()) {
            return broken(category.code, Reason::ParentMissing);
        }
        if (static_cast<int>(categories[parent->second].level) + 1 != static_cast<int>(category.level)) {
            return Error{Errc::BadTaxonomy, Reason::WrongLevel, {category.code, categories[parent->second].code}};
        }
    }
    return {};
}

bool known(const std::unordered_map<Uuid, std::size_t>& byUuid, const Uuid& uuid)
{
    return byUuid.find(uuid) != byUuid.end();
}

// Only what is retired is merged or split, and into what is there. Whoever follows merges comes to an end.
Status checkMerges(const std::vector<Category>& categories, const std::unordered_map<Uuid, std::size_t>& byUuid)
{
    for (const Category& category : categories) {
        const bool merged = !category.mergedInto.isNull();
        if ((merged || !category.splitInto.empty()) && !category.retired) {
            return broken(category.code, Reason::ReplacedNotRetired);
        }
        if (merged && !known(byUuid, category.mergedInto)) {
            return broken(category.code, Reason::MergedIntoMissing);
        }
        for (const Uuid& part : category.splitInto) {
            if (!known(byUuid, part)) {
                return broken(category.code, Reason::SplitIntoMissing);
            }
        }
        std::size_t steps = 0;
        for (const Category* next = &category; !next->mergedInto.isNull(); ++steps) {
            const auto target = byUuid.find(next->mergedInto);
            if (target == byUuid.end()) {
                break; // told at the category that leads there
            }
            if (steps > categories.size()) {
                return broken(category.code, Reason::MergedInCircle);
            }
            next = &categories[target->second];
        }
    }
    return {};
}

void appendDepthFirst(const std::vector<Category>& categories, const Uuid& parent, std::vector<Category>& out)
{
    for (const Category& category : categories) {
        if (category.parent == parent) {
            out.push_back(category);
            appendDepthFirst(categories, category.uuid, out);
        }
    }
}

} // namespace

Result<Taxonomy> Taxonomy::build(std::vector<Category> categories)
{
    if (categories.size() > bounds::kCategories) {
        return Error{Errc::BadTaxonomy, Reason::CodebookTooLarge, {bounds::kCategories, categories.size()}};
    }
    std::unordered_map<Uuid, std::size_t> given;
    std::unordered_map<std::string, std::size_t> codes;
    for (std::size_t i = 0; i < categories.size(); ++i) {
        const Category& category = categories[i];
        if (category.code.empty() || category.name.empty() || category.uuid.isNull()) {
            return broken(category.code, Reason::CategoryIncomplete);
        }
        if (!given.emplace(category.uuid, i).second) {
            return Error{Errc::BadTaxonomy, Reason::IdTwice, {category.code, category.uuid.text()}};
        }
        // A retired category keeps its code for the labels that have it; a new one may take the code over.
        if (!category.retired && !codes.emplace(text::lowerAscii(category.code), i).second) {
            return broken(category.code, Reason::CodeTwice);
        }
    }
    ACCORD_CHECK(checkParents(categories, given));
    ACCORD_CHECK(checkMerges(categories, given));

    Taxonomy taxonomy;
    taxonomy.m_categories.reserve(categories.size());
    appendDepthFirst(categories, Uuid{}, taxonomy.m_categories);
    for (std::size_t i = 0; i < taxonomy.m_categories.size(); ++i) {
        const Category& category = taxonomy.m_categories[i];
        taxonomy.m_byUuid.emplace(category.uuid, i);
        if (category.id.valid()) {
            taxonomy.m_byId.emplace(category.id, i);
        }
        const std::string code = text::lowerAscii(category.code);
        if (!category.retired) {
            taxonomy.m_byCode[code] = i;
        } else {
            taxonomy.m_byCode.emplace(code, i);
        }
    }
    for (std::size_t i = 0; i < taxonomy.m_categories.size(); ++i) {
        const Category* last = &taxonomy.m_categories[i];
        while (!last->mergedInto.isNull()) {
            last = taxonomy.find(last->mergedInto);
        }
        if (!taxonomy.m_categories[i].mergedInto.isNull()) {
            taxonomy.m_merged.emplace(i, static_cast<std::size_t>(last - taxonomy.m_categories.data()));
        }
    }
    for (const Category& category : taxonomy.m_categories) {
        taxonomy.m_places.push_back(taxonomy.m_counts[static_cast<std::size_t>(category.level) - 1]++);
    }
    for (const Level level : kLevels) {
        for (const Category& category : taxonomy.m_categories) {
            const Category* above = taxonomy.upTo(level, &taxonomy.resolveMerged(category));
            taxonomy.m_above[static_cast<std::size_t>(level) - 1].push_back(taxonomy.placeOf(above));
        }
    }
    return taxonomy;
}

const Category* Taxonomy::find(CategoryId id) const
{
    const auto found = m_byId.find(id);
    return found == m_byId.end() ? nullptr : &m_categories[found->second];
}

const Category* Taxonomy::find(const Uuid& uuid) const
{
    const auto found = m_byUuid.find(uuid);
    return found == m_byUuid.end() ? nullptr : &m_categories[found->second];
}

const Category* Taxonomy::findCode(std::string_view code) const
{
    const auto found = m_byCode.find(text::lowerAscii(text::trimmed(code)));
    return found == m_byCode.end() ? nullptr : &m_categories[found->second];
}

const Category* Taxonomy::resolveMerged(CategoryId id) const
{
    const auto found = m_byId.find(id);
    if (found == m_byId.end()) {
        return nullptr;
    }
    if (m_merged.empty()) {
        return &m_categories[found->second];
    }
    const auto merged = m_merged.find(found->second);
    return &m_categories[merged == m_merged.end() ? found->second : merged->second];
}

const Category& Taxonomy::resolveMerged(const Category& category) const
{
    const auto found = m_byUuid.find(category.uuid);
    const auto merged = found == m_byUuid.end() ? m_merged.end() : m_merged.find(found->second);
    return merged == m_merged.end() ? category : m_categories[merged->second];
}

int Taxonomy::placeOf(const Category* category) const
{
    return category == nullptr ? -1 : static_cast<int>(category - m_categories.data());
}

int Taxonomy::indexOf(CategoryId id) const
{
    return placeOf(resolveMerged(id));
}

const Category* Taxonomy::parentOf(const Category& category) const
{
    return category.parent.isNull() ? nullptr : find(category.parent);
}

std::vector<const Category*> Taxonomy::childrenOf(const Category& category) const
{
    std::vector<const Category*> children;
    for (const Category& candidate : m_categories) {
        if (candidate.parent == category.uuid) {
            children.push_back(&candidate);
        }
    }
    return children;
}

std::vector<const Category*> Taxonomy::types() const
{
    std::vector<const Category*> types;
    for (const Category& candidate : m_categories) {
        if (candidate.parent.isNull()) {
            types.push_back(&candidate);
        }
    }
    return types;
}

const Category* Taxonomy::at(Level level, CategoryId id) const
{
    return upTo(level, resolveMerged(id));
}

const Category* Taxonomy::upTo(Level level, const Category* category) const
{
    while (category != nullptr && category->level > level) {
        category = parentOf(*category);
    }
    return category != nullptr && category->level == level ? category : nullptr;
}

std::string Taxonomy::pathText(CategoryId id, std::string_view separator, std::string_view language) const
{
    std::vector<std::string> names;
    for (const Category* category = resolveMerged(id); category != nullptr; category = parentOf(*category)) {
        names.insert(names.begin(), nameIn(*category, language));
    }
    return text::join(names, separator);
}

SummaryKind Taxonomy::summaryKindOf(CategoryId id) const
{
    const Category* type = at(Level::Type, id);
    return type == nullptr ? SummaryKind::None : type->summaryKind;
}

std::vector<std::string> Taxonomy::codes() const
{
    std::vector<std::string> codes;
    for (const Category& category : m_categories) {
        if (!category.retired) {
            codes.push_back(category.code);
        }
    }
    return codes;
}

Error unknownCategory(std::string_view code, const std::vector<std::string>& codes)
{
    const std::vector<std::string> near = text::closest(code, codes, 5);
    return near.empty() ? Error{Errc::UnknownCategory, Reason::CategoryUnusable, {code}}
                        : Error{Errc::UnknownCategory, Reason::CategoryUnknown, {code, near}};
}

Error unusableCategory(const Category* category)
{
    return category == nullptr ? Error{Errc::UnknownCategory, Reason::CategoryNotFound}
                               : Error{Errc::UnknownCategory, Reason::CategoryUnusable, {category->code}};
}

} // namespace accord
