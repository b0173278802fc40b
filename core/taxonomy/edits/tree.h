// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/model/taxonomy.h"
#include "core/project/codebook/new_version.h"

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

} // namespace accord::taxonomy
