// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/edits/tree.h"

#include "core/base/text.h"
#include "core/taxonomy/accept.h"

#include <algorithm>

namespace accord::taxonomy {
namespace {

Error noPlace(std::string detail)
{
    return Error{Errc::Invalid, {}, std::move(detail)};
}

} // namespace

Category* Tree::find(const Uuid& uuid)
{
    const auto found = std::ranges::find(m_categories, uuid, &Category::uuid);
    return found == m_categories.end() ? nullptr : &*found;
}

Result<Category*> Tree::any(const std::string& code)
{
    if (const auto uuid = Uuid::parse(code)) {
        if (Category* found = find(*uuid)) {
            return found;
        }
    }
    Category* retired = nullptr;
    std::vector<std::string> codes;
    for (Category& category : m_categories) {
        if (text::equalsIgnoringCase(category.code, code)) {
            if (!category.retired) {
                return &category;
            }
            retired = retired == nullptr ? &category : retired;
        }
        codes.push_back(category.code);
    }
    if (retired != nullptr) {
        return retired;
    }
    const std::vector<std::string> close = text::closest(code, codes, 3);
    return noPlace("there is no category " + code +
                   (close.empty() ? std::string() : "; there is " + text::join(close, ", ")));
}

Result<Category*> Tree::live(const std::string& code)
{
    ACCORD_TRY(Category * found, any(code));
    if (found->retired) {
        return noPlace(found->code + " is retired");
    }
    return found;
}

bool Tree::isBelow(const Category& category, const Category& above) const
{
    const Category* at = &category;
    while (at->uuid != above.uuid && !at->parent.isNull()) {
        at = &*std::ranges::find(m_categories, at->parent, &Category::uuid);
    }
    return at->uuid == above.uuid;
}

std::vector<Uuid> Tree::liveChildren(const Uuid& parent) const
{
    std::vector<Uuid> children;
    for (const Category& category : m_categories) {
        if (category.parent == parent && !category.retired) {
            children.push_back(category.uuid);
        }
    }
    return children;
}

Status Tree::checkName(const std::string& name, const Uuid& parent, const Uuid& except) const
{
    constexpr std::size_t kLongestName = 400; // in bytes: more does not fit into a tree
    if (text::trimmed(name).empty() || name.size() > kLongestName || name.find('\n') != std::string::npos) {
        return noPlace("a category needs a name of one line");
    }
    for (const Category& category : m_categories) {
        if (category.parent == parent && !category.retired && category.uuid != except &&
            text::equalsIgnoringCase(text::trimmed(category.name), text::trimmed(name))) {
            return noPlace(category.code + " beside it has this name");
        }
    }
    return {};
}

Result<std::string> Tree::freeCode(const std::string& wanted, const Uuid& parent, const Uuid& except) const
{
    if (wanted.empty()) {
        ACCORD_TRY(const Taxonomy now, Taxonomy::build(m_categories));
        return suggestedCode(now, parent, m_held);
    }
    for (const Category& category : m_categories) {
        if (category.uuid != except && text::equalsIgnoringCase(category.code, wanted)) {
            return noPlace("the code " + wanted + " is that of " + category.name +
                           (category.retired ? ", which is retired; codes are not used again" : ""));
        }
    }
    ACCORD_CHECK(checkHeld(wanted, except));
    return wanted;
}

Status Tree::checkHeld(const std::string& code, const Uuid& except) const
{
    const auto [first, last] = m_held.equal_range(text::lowerAscii(code));
    const bool own = std::any_of(first, last, [&](const auto& held) { return held.second.uuid == except; });
    return first == last || own ? Status()
                                : Status(noPlace("the code " + code + " was that of " + first->second.name +
                                                 "; codes are not used again"));
}

void Tree::recode(const Uuid& uuid, const std::string& code)
{
    Category* category = find(uuid);
    const std::string before = category->code + ".";
    category->code = code;
    for (const Uuid& child : liveChildren(uuid)) {
        const std::string old = find(child)->code;
        // A code that was not made from its parent's stays what it is.
        if (text::lowerAscii(old).starts_with(text::lowerAscii(before))) {
            recode(child, code + "." + old.substr(before.size()));
        }
    }
}

Status Tree::place(const Uuid& uuid, const Uuid& parent, const std::string& code)
{
    recode(uuid, code);
    const auto found = std::ranges::find(m_categories, uuid, &Category::uuid);
    found->parent = parent;
    std::rotate(found, found + 1, m_categories.end());
    const Category* above = parent.isNull() ? nullptr : find(parent);
    return settleLevels(parent, above == nullptr ? Level::Type : above->level);
}

Uuid Tree::add(Category category)
{
    m_categories.push_back(std::move(category));
    return m_categories.back().uuid;
}

Uuid Tree::addBehind(const Uuid& sibling, Category category)
{
    const auto found = std::ranges::find(m_categories, sibling, &Category::uuid);
    const Uuid uuid = category.uuid;
    m_categories.insert(found + 1, std::move(category));
    return uuid;
}

// Levels follow from the places. A retired category that would lie too deep stands beside the one above it instead.
Status Tree::settleLevels(const Uuid& parent, Level level)
{
    for (std::size_t i = 0; i < m_categories.size(); ++i) {
        Category& category = m_categories[i];
        if (category.parent != parent) {
            continue;
        }
        if (!parent.isNull() && level == Level::Subtheme) {
            if (!category.retired) {
                return noPlace(category.code + " would lie on a fourth level");
            }
            category.parent = find(parent)->parent;
            category.level = Level::Subtheme;
        } else {
            category.level = parent.isNull() ? Level::Type : static_cast<Level>(static_cast<int>(level) + 1);
        }
        if (category.level != Level::Type) {
            category.summaryKind = SummaryKind::None; // the type above has it
        }
        const Uuid uuid = category.uuid;
        const Level own = category.level;
        ACCORD_CHECK(settleLevels(uuid, own));
    }
    return {};
}

Result<Taxonomy> Tree::built()
{
    ACCORD_CHECK(settleLevels(Uuid{}, Level::Type));
    // Codes that follow from a parent's are nobody's wish and still must be free.
    for (const Category& category : m_categories) {
        if (!category.retired) {
            ACCORD_CHECK(checkHeld(category.code, category.uuid));
        }
    }
    // As the project has them: sums over categories come in the same order, before and after this is stored.
    ACCORD_TRY(const Taxonomy placed, Taxonomy::build(m_categories));
    m_categories = placed.categories();
    std::stable_partition(m_categories.begin(), m_categories.end(),
                          [](const Category& category) { return !category.retired; });
    return Taxonomy::build(m_categories);
}

} // namespace accord::taxonomy
