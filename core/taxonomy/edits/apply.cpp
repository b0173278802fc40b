// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/edits/apply.h"

#include "core/base/text.h"
#include "core/taxonomy/edits/tree.h"

#include <algorithm>
#include <array>

namespace accord::taxonomy {
namespace {

Error misfit(std::string detail)
{
    return Error{Errc::Invalid, {}, std::move(detail)};
}

Status setTexts(Category& category, Field field, const std::vector<std::string>& texts)
{
    const std::string one = texts.empty() ? std::string() : texts.front();
    switch (field) {
    case Field::Definition:
        category.definition = one;
        break;
    case Field::UseWhen:
        category.useWhen = one;
        break;
    case Field::NotWhen:
        category.notWhen = one;
        break;
    case Field::Examples:
        category.examples = texts;
        break;
    case Field::CounterExamples:
        category.counterExamples = texts;
        break;
    case Field::Synonyms:
        category.synonyms = texts;
        break;
    case Field::Notes:
        category.notes = one;
        break;
    case Field::Summary: {
        constexpr std::array<std::string_view, 4> kWords{"", "intent", "expectation", "symptom"};
        const auto found = std::ranges::find(kWords, one);
        if (found == kWords.end()) {
            return misfit("the summary of a type is intent, expectation, symptom or nothing");
        }
        if (category.level != Level::Type) {
            return misfit(category.code + " is no type; only types say what the summary is about");
        }
        category.summaryKind = static_cast<SummaryKind>(found - kWords.begin());
        break;
    }
    }
    return {};
}

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
            return misfit(parent->code + " is not one level above");
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
    if (name == category->name) {
        return misfit(category->code + " is called that already");
    }
    ACCORD_CHECK(tree.checkName(name, category->parent, category->uuid));
    category->name = name;
    return {};
}

Status recode(Tree& tree, const Edit& edit)
{
    ACCORD_TRY(const Category* category, tree.live(edit.category));
    if (category->code == edit.code) {
        return misfit("that is its code already");
    }
    ACCORD_TRY(const std::string code, tree.freeCode(edit.code, category->parent, category->uuid));
    tree.recode(category->uuid, code);
    return {};
}

Status define(Tree& tree, const Edit& edit)
{
    ACCORD_TRY(Category * category, tree.live(edit.category));
    if (textsOf(*category, edit.field) == edit.texts) {
        return misfit(category->code + " says that already");
    }
    ACCORD_CHECK(setTexts(*category, edit.field, edit.texts));
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
            return misfit(target->code + " is " + category->code + " itself or lies below it");
        }
        parent = target->uuid;
    }
    if (parent == category->parent) {
        return misfit(category->code + " is there already; recode gives it another code");
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
        return misfit(category->code + " cannot be merged into itself");
    }
    const std::vector<Uuid> children = tree.liveChildren(from);
    if (!children.empty() && category->level != target->level) {
        return misfit("there are categories below " + category->code + ", and " + target->code +
                      " is on another level: move or retire them first");
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
        return misfit(category->code +
                      " is not retired; where another one has the code now, name it by its identifier");
    }
    const Category* parent = category->parent.isNull() ? nullptr : tree.find(category->parent);
    if (parent != nullptr && parent->retired) {
        return misfit("the category above it is retired: restore " + parent->code + " first");
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
    for (const Field field : {Field::Definition, Field::UseWhen, Field::NotWhen, Field::Examples,
                              Field::CounterExamples, Field::Synonyms, Field::Notes}) {
        words += '\x1e';
        for (const std::string& text : textsOf(category, field)) {
            words += "\x1f" + text;
        }
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
        return Error{done.error().code, editText(edit), done.error().detail};
    }
    auto built = tree.built();
    if (!built.ok()) {
        const std::string& code = built.error().subject;
        return Error{Errc::Invalid, editText(edit), code + (code.empty() ? "" : ": ") + built.error().detail};
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
            Error error = next.error();
            error.subject = "line " + std::to_string(steps.size() + 1) + ": " + error.subject;
            return error;
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
