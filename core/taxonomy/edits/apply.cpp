// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/edits/apply.h"

#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/taxonomy/proposals.h"

#include <algorithm>
#include <array>

namespace accord::taxonomy {
namespace {

Error refused(Reason reason, Arguments arguments = {})
{
    return Error{Errc::Invalid, reason, std::move(arguments)};
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
    return close.empty() ? refused(Reason::NoCategoryCoded, {code})
                         : refused(Reason::NoCategoryCodedButNear, {code, close});
}

Result<Category*> Tree::live(const std::string& code)
{
    ACCORD_TRY(Category * found, any(code));
    if (found->retired) {
        return refused(Reason::CategoryRetired, {found->code});
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
        return refused(Reason::NameOfOneLine);
    }
    for (const Category& category : m_categories) {
        if (category.parent == parent && !category.retired && category.uuid != except &&
            text::equalsIgnoringCase(text::trimmed(category.name), text::trimmed(name))) {
            return refused(Reason::NameBeside, {category.code});
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
            return refused(category.retired ? Reason::CodeTakenByRetired : Reason::CodeTaken, {wanted, category.name});
        }
    }
    ACCORD_CHECK(checkHeld(wanted, except));
    return wanted;
}

Status Tree::checkHeld(const std::string& code, const Uuid& except) const
{
    const auto [first, last] = m_held.equal_range(text::lowerAscii(code));
    const bool own = std::any_of(first, last, [&](const auto& held) { return held.second.uuid == except; });
    return first == last || own ? Status() : Status(refused(Reason::CodeHeld, {code, first->second.name}));
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
                return refused(Reason::FourthLevel, {category.code});
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

namespace {

// Follows from place and name, so that a preview and what is applied speak of the same category.
Uuid identifierFor(Tree& tree, const Uuid& parent, const std::string& name)
{
    for (int attempt = 0;; ++attempt) {
        const Uuid uuid = namedUuid("category\n" + parent.text() + "\n" + name + "\n" + std::to_string(attempt));
        if (tree.find(uuid) == nullptr) {
            return uuid;
        }
    }
}

Status add(Tree& tree, const Edit& edit)
{
    Category category;
    category.level = edit.level;
    category.name = std::string(text::trimmed(edit.texts.front()));
    if (edit.level != Level::Type) {
        ACCORD_TRY(const Category* parent, tree.live(edit.category));
        if (static_cast<int>(parent->level) + 1 != static_cast<int>(edit.level)) {
            return refused(Reason::NotOneLevelAbove, {parent->code});
        }
        category.parent = parent->uuid;
    }
    ACCORD_CHECK(tree.checkName(category.name, category.parent, {}));
    ACCORD_TRY(category.code, tree.freeCode(edit.code, category.parent, {}));
    category.uuid = identifierFor(tree, category.parent, category.name);
    tree.add(std::move(category));
    return {};
}

Status rename(Tree& tree, const Edit& edit)
{
    ACCORD_TRY(Category * category, tree.live(edit.category));
    const std::string name(text::trimmed(edit.texts.front()));
    if (name == (edit.language.empty() ? category->name : translatedName(*category, edit.language))) {
        return refused(Reason::CalledThatAlready, {category->code});
    }
    if (!edit.language.empty()) {
        setTranslatedName(*category, edit.language, name); // names what it is, no other category
        return {};
    }
    ACCORD_CHECK(tree.checkName(name, category->parent, category->uuid));
    category->name = name;
    return {};
}

Status recode(Tree& tree, const Edit& edit)
{
    ACCORD_TRY(const Category* category, tree.live(edit.category));
    if (category->code == edit.code) {
        return refused(Reason::CodedThatAlready);
    }
    ACCORD_TRY(const std::string code, tree.freeCode(edit.code, category->parent, category->uuid));
    tree.recode(category->uuid, code);
    return {};
}

Status define(Tree& tree, const Edit& edit)
{
    ACCORD_TRY(Category * category, tree.live(edit.category));
    if (textsOf(*category, edit.field, edit.language) == edit.texts) {
        return refused(Reason::SaysThatAlready, {category->code});
    }
    ACCORD_CHECK(setTexts(*category, edit.field, edit.texts, edit.language));
    if (edit.meaning) {
        category->meaning = meaningOf(*category);
    }
    return {};
}

Status move(Tree& tree, const Edit& edit)
{
    ACCORD_TRY(const Category* category, tree.live(edit.category));
    const Uuid uuid = category->uuid;
    Uuid parent;
    if (!edit.target.empty()) {
        ACCORD_TRY(const Category* target, tree.live(edit.target));
        if (tree.isBelow(*target, *category)) {
            return refused(Reason::BelowItself, {target->code, category->code});
        }
        parent = target->uuid;
    }
    if (parent == category->parent) {
        return refused(Reason::ThereAlready, {category->code});
    }
    ACCORD_CHECK(tree.checkName(category->name, parent, uuid));
    ACCORD_TRY(const std::string code, tree.freeCode(edit.code, parent, uuid));
    return tree.place(uuid, parent, code);
}

Status merge(Tree& tree, const Edit& edit)
{
    ACCORD_TRY(const Category* category, tree.live(edit.category));
    ACCORD_TRY(const Category* target, tree.live(edit.target));
    const Uuid from = category->uuid;
    const Uuid into = target->uuid;
    if (from == into) {
        return refused(Reason::MergedIntoItself, {category->code});
    }
    const std::vector<Uuid> children = tree.liveChildren(from);
    if (!children.empty() && category->level != target->level) {
        return refused(Reason::CategoriesBelow, {category->code, target->code});
    }
    for (const Uuid& child : children) {
        ACCORD_TRY(const std::string code, tree.freeCode({}, into, child));
        ACCORD_CHECK(tree.place(child, into, code));
    }
    Category* merged = tree.find(from);
    merged->retired = true;
    merged->mergedInto = into;
    return {};
}

Status split(Tree& tree, const Edit& edit)
{
    ACCORD_TRY(const Category* found, tree.live(edit.category));
    const Category old = *found;
    std::vector<Uuid> parts;
    for (const std::string& name : edit.texts) {
        Category part;
        part.parent = old.parent;
        part.level = old.level;
        part.summaryKind = old.summaryKind;
        part.name = std::string(text::trimmed(name));
        part.uuid = identifierFor(tree, part.parent, part.name);
        // The old one gives its name up: a part may go on with it.
        ACCORD_CHECK(tree.checkName(part.name, part.parent, old.uuid));
        ACCORD_TRY(part.code, tree.freeCode({}, part.parent, {}));
        parts.push_back(tree.addBehind(parts.empty() ? old.uuid : parts.back(), std::move(part)));
    }
    const std::string code = tree.find(parts.front())->code;
    for (const Uuid& child : tree.liveChildren(old.uuid)) {
        const std::string own = tree.find(child)->code;
        const bool made = own.starts_with(old.code + ".");
        ACCORD_CHECK(tree.place(child, parts.front(), made ? code + own.substr(old.code.size()) : own));
    }
    Category* retired = tree.find(old.uuid);
    retired->retired = true;
    retired->splitInto = parts;
    return {};
}

Status retire(Tree& tree, const Edit& edit)
{
    ACCORD_TRY(const Category* found, tree.live(edit.category));
    const Category top = *found;
    for (Category& category : tree.categories()) {
        category.retired = category.retired || tree.isBelow(category, top);
    }
    return {};
}

Status restore(Tree& tree, const Edit& edit)
{
    ACCORD_TRY(Category * category, tree.any(edit.category));
    if (!category->retired) {
        return refused(Reason::NotRetired, {category->code});
    }
    const Category* parent = category->parent.isNull() ? nullptr : tree.find(category->parent);
    if (parent != nullptr && parent->retired) {
        return refused(Reason::AboveIsRetired, {parent->code});
    }
    ACCORD_CHECK(tree.checkName(category->name, category->parent, category->uuid));
    std::string code = edit.code.empty() ? category->code : edit.code;
    const auto free = tree.freeCode(code, category->parent, category->uuid);
    if (!free.ok() && !edit.code.empty()) {
        return free.error();
    }
    if (!free.ok()) {
        ACCORD_TRY(code, tree.freeCode({}, category->parent, category->uuid));
    }
    category->code = code;
    category->retired = false;
    category->mergedInto = {};
    category->splitInto.clear();
    return {};
}

Status carryOut(Tree& tree, const Edit& edit)
{
    constexpr std::array<Status (*)(Tree&, const Edit&), 9> kEdits{add,   rename, recode, define, move,
                                                                   merge, split,  retire, restore};
    return kEdits[static_cast<std::size_t>(edit.kind)](tree, edit);
}

} // namespace

// 48 bits of an identifier that is made from all words: whoever finds the same words finds the same number.
std::int64_t meaningOf(const Category& category)
{
    std::string words = category.uuid.text() + "\x1f" + category.name;
    const auto addTexts = [&](std::string_view language) {
        for (const Field field : kFields) {
            if (field == Field::Summary || (!language.empty() && !isTranslated(field))) {
                continue;
            }
            words += '\x1e';
            for (const std::string& text : textsOf(category, field, language)) {
                words += "\x1f" + text;
            }
        }
    };
    addTexts({});
    for (const CategoryTranslation& translation : category.translations) {
        words += "\x1d" + translation.language + "\x1f" + translation.text.name;
        addTexts(translation.language);
    }
    const Uuid named = namedUuid(words);
    std::int64_t number = 0;
    for (std::size_t i = 0; i < 6; ++i) {
        number = number * 256 + named.bytes[i];
    }
    return number + 1; // 0 is the meaning that a category begins with
}

Result<Taxonomy> applied(const Taxonomy& taxonomy, const Edit& edit, const HeldCodes& held)
{
    Tree tree(taxonomy, held);
    const Status done = carryOut(tree, edit);
    if (!done.ok()) {
        return Error{done.error().code, Reason::EditRefused, {editText(edit), done.error()}};
    }
    auto built = tree.built();
    if (!built.ok()) {
        return refused(Reason::EditRefused, {editText(edit), built.error()});
    }
    return built;
}

Result<std::vector<Taxonomy>> steps(const Taxonomy& taxonomy, const std::vector<Edit>& edits, const HeldCodes& held)
{
    std::vector<Taxonomy> steps;
    steps.reserve(edits.size());
    for (const Edit& edit : edits) {
        auto next = applied(steps.empty() ? taxonomy : steps.back(), edit, held);
        if (!next.ok()) {
            return Error{next.error().code, Reason::EditLine, {steps.size() + 1, next.error()}};
        }
        steps.push_back(std::move(next).value());
    }
    return steps;
}

Result<Taxonomy> applied(const Taxonomy& taxonomy, const std::vector<Edit>& edits, const HeldCodes& held)
{
    ACCORD_TRY(std::vector<Taxonomy> all, steps(taxonomy, edits, held));
    if (all.empty()) {
        return taxonomy;
    }
    return std::move(all.back());
}

Result<Taxonomy> withRetired(const Taxonomy& wanted, const std::vector<Category>& have)
{
    const HeldCodes none; // these have the codes that they had
    Tree tree(wanted, none);
    for (const Category& category : have) {
        if (wanted.find(category.uuid) == nullptr) {
            Category gone = category;
            gone.retired = true;
            tree.add(std::move(gone));
        }
    }
    return tree.built();
}

} // namespace accord::taxonomy
