// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/category.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace accord {

/// The category tree of one codebook version. Immutable; parents come before their children, siblings in the order of
/// the codebook (C.2 before C.10).
class Taxonomy
{
public:
    Taxonomy() = default;

    /// Checks the rules: one root per type, a parent one level above, no cycle, codes and identifiers unique, at most
    /// three levels; only retired categories are merged or split, into others that are there, and no merge leads back
    /// to where it began; no more than bounds::kCategories. Errc::BadTaxonomy names the code that breaks one.
    static Result<Taxonomy> build(std::vector<Category> categories);

    [[nodiscard]] bool empty() const { return m_categories.empty(); }
    [[nodiscard]] const std::vector<Category>& categories() const { return m_categories; } ///< depth first

    [[nodiscard]] const Category* find(CategoryId id) const;
    [[nodiscard]] const Category* find(const Uuid& uuid) const;
    [[nodiscard]] const Category* findCode(std::string_view code) const; ///< ASCII letters in either case

    /// What a label of this category counts as: the category that it was merged into, through all merges, else itself.
    [[nodiscard]] const Category* resolveMerged(CategoryId id) const; ///< null for one that the taxonomy does not have
    [[nodiscard]] const Category& resolveMerged(const Category& category) const; ///< of this taxonomy

    // Tables of labels have categories as numbers: their places in categories().

    /// Of what a label of this category counts as; -1 for one that the taxonomy does not have.
    [[nodiscard]] int indexOf(CategoryId id) const;

    /// Of what the category at this place counts as, or of its ancestor at the level; -1 if that stops above.
    [[nodiscard]] int indexAt(Level level, int index) const
    {
        return m_above[static_cast<std::size_t>(level) - 1][static_cast<std::size_t>(index)];
    }

    /// How many categories the level has, retired ones included.
    [[nodiscard]] int countAt(Level level) const { return m_counts[static_cast<std::size_t>(level) - 1]; }
    /// The place of a category among those of its own level.
    [[nodiscard]] int placeInLevel(int index) const { return m_places[static_cast<std::size_t>(index)]; }

    [[nodiscard]] const Category* parentOf(const Category& category) const;
    [[nodiscard]] std::vector<const Category*> childrenOf(const Category& category) const;
    [[nodiscard]] std::vector<const Category*> types() const;

    // For the category of a label or a decision: where it was merged, all three answer for what it counts as.

    /// The category itself or its ancestor at that level; none if it stops above.
    [[nodiscard]] const Category* at(Level level, CategoryId id) const;

    /// Names from the type down: "Bug > Memory > Leaks" with the given separator; in that language where there are
    /// translations into it.
    [[nodiscard]] std::string pathText(CategoryId id, std::string_view separator, std::string_view language = {}) const;

    /// The summary kind of the category's type.
    [[nodiscard]] SummaryKind summaryKindOf(CategoryId id) const;

    /// All codes, depth first; for messages that name what exists.
    [[nodiscard]] std::vector<std::string> codes() const;

private:
    [[nodiscard]] int placeOf(const Category* category) const;
    [[nodiscard]] const Category* upTo(Level level, const Category* category) const;

    std::vector<Category> m_categories;
    std::unordered_map<CategoryId, std::size_t> m_byId;
    std::unordered_map<Uuid, std::size_t> m_byUuid;
    std::unordered_map<std::string, std::size_t> m_byCode; ///< lower case
    std::unordered_map<std::size_t, std::size_t> m_merged; ///< those that stand for another one -> that one
    std::array<std::vector<int>, 3> m_above;               ///< by level - 1: what indexAt() answers
    std::array<int, 3> m_counts{};                         ///< by level - 1
    std::vector<int> m_places;                             ///< in their levels
};

/// Errc::UnknownCategory of a code that names no category that could be used, with those of `codes` that are near.
Error unknownCategory(std::string_view code, const std::vector<std::string>& codes);

/// Errc::UnknownCategory of one that is retired, or is not there (null).
Error unusableCategory(const Category* category);

} // namespace accord
