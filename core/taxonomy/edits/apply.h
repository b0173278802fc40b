// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"
#include "core/project/codebook/codebook_versions.h"
#include "core/taxonomy/edits/edit.h"

#include <cstdint>
#include <string>
#include <vector>

namespace accord::taxonomy {

/// The categories of a taxonomy while they are edited. Errors have no subject: who edits knows the line.
class Tree
{
public:
    /// `held`: codes that go to nobody but who had them; must live as long as this.
    Tree(const Taxonomy& taxonomy, const HeldCodes& held)
        : m_categories(taxonomy.categories())
        , m_held(held)
    {}

    [[nodiscard]] std::vector<Category>& categories() { return m_categories; }
    [[nodiscard]] Category* find(const Uuid& uuid);

    /// By identifier or code; of two with one code the one that is not retired.
    [[nodiscard]] Result<Category*> any(const std::string& code);
    [[nodiscard]] Result<Category*> live(const std::string& code); ///< not retired

    [[nodiscard]] bool isBelow(const Category& category, const Category& above) const; ///< or the same
    [[nodiscard]] std::vector<Uuid> liveChildren(const Uuid& parent) const;

    /// The name goes to no other category with the same parent.
    [[nodiscard]] Status checkName(const std::string& name, const Uuid& parent, const Uuid& except) const;

    /// The wanted code, if nobody else has or had it, retired or not; the next free one below the parent where none is
    /// wanted.
    [[nodiscard]] Result<std::string> freeCode(const std::string& wanted, const Uuid& parent, const Uuid& except) const;

    void recode(const Uuid& uuid, const std::string& code); ///< those below follow

    /// Under another parent (null: the top), last among its children, with what is below it.
    Status place(const Uuid& uuid, const Uuid& parent, const std::string& code);

    Uuid add(Category category);                            ///< last
    Uuid addBehind(const Uuid& sibling, Category category); ///< right after it

    Result<Taxonomy> built(); ///< with levels that follow from the places

private:
    Status settleLevels(const Uuid& parent, Level level);
    [[nodiscard]] Status checkHeld(const std::string& code, const Uuid& except) const;

    std::vector<Category> m_categories;
    const HeldCodes& m_held;
};

/// The taxonomy after the edit. New categories have no number in the file yet; their identifiers follow from place and
/// name, so that the same edits of the same taxonomy lead to the same categories. `held`: see heldCodes(); what is to
/// be applied to a project must be looked at with its codes.
///
/// Errc::Invalid with the line and the reason, which tells the code it is about and what does not fit: no such
/// category, a retired one, a code or name that is taken, a fourth level, a category into itself or what is below it,
/// words that stand there already.
Result<Taxonomy> applied(const Taxonomy& taxonomy, const Edit& edit, const HeldCodes& held = {});

/// The taxonomies after each of the edits, in order: a later edit sees what earlier ones did, and uses the codes that
/// they led to. Errors as above within a Reason::EditLine, counted from 1.
Result<std::vector<Taxonomy>> steps(const Taxonomy& taxonomy, const std::vector<Edit>& edits,
                                    const HeldCodes& held = {});

/// The last one of them.
Result<Taxonomy> applied(const Taxonomy& taxonomy, const std::vector<Edit>& edits, const HeldCodes& held = {});

/// The number that names what a category means by the words that it has now; see Category::meaning.
std::int64_t meaningOf(const Category& category);

/// `wanted` with what only `have` has, retired: what the codebook consists of when `wanted` is made its next version.
Result<Taxonomy> withRetired(const Taxonomy& wanted, const std::vector<Category>& have);

} // namespace accord::taxonomy
