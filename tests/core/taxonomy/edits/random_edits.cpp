// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/core/taxonomy/edits/random_edits.h"

#include "core/taxonomy/edits/apply.h"

#include <algorithm>
#include <array>

namespace accord::test {
namespace {

using taxonomy::Edit;
using taxonomy::EditKind;
using taxonomy::Field;

std::string someText(std::mt19937& random)
{
    static const std::array<const char*, 8> kPieces{"memory ", "\"quoted\" ", "a\\b ", "two\nlines ",
                                                    "内存 ",   "tab\there ",  "# ",    "into "};
    std::string text = "T" + std::to_string(random() % 100000) + " ";
    for (auto count = random() % 4; count > 0; --count) {
        text += kPieces[random() % kPieces.size()];
    }
    return text;
}

std::string someName(std::mt19937& random)
{
    return "Name " + std::to_string(random() % 1000000);
}

Category withoutNumbers(Category category)
{
    category.id = {};
    category.meaningSince = {};
    return category;
}

} // namespace

Edit randomEdit(const Taxonomy& taxonomy, std::mt19937& random)
{
    const auto& all = taxonomy.categories();
    const auto some = [&]() -> const Category& { return all[random() % all.size()]; };
    const auto named = [&](const Category& category) {
        return category.retired || random() % 4 == 0 ? category.uuid.text() : category.code;
    };
    Edit edit;
    edit.kind = static_cast<EditKind>(random() % 9);
    edit.category = named(some());
    switch (edit.kind) {
    case EditKind::Add: {
        const Category& parent = some();
        edit.level =
            parent.level == Level::Subtheme ? Level::Type : static_cast<Level>(static_cast<int>(parent.level) + 1);
        edit.category = edit.level == Level::Type ? std::string() : named(parent);
        edit.texts = {someName(random)};
        break;
    }
    case EditKind::Rename:
        edit.texts = {someName(random)};
        edit.language = random() % 3 == 0 ? "zh-CN" : "";
        break;
    case EditKind::Recode:
        edit.code = "Z" + std::to_string(random() % 1000);
        break;
    case EditKind::Define:
        edit.field = static_cast<Field>(random() % 7);
        edit.texts.assign(taxonomy::isList(edit.field) ? random() % 3 : 1, someText(random));
        edit.meaning = random() % 2 == 0;
        edit.language = random() % 3 == 0 ? "zh-CN" : "";
        break;
    case EditKind::Move:
        edit.target = random() % 8 == 0 ? std::string() : named(some());
        break;
    case EditKind::Merge:
        edit.target = named(some());
        break;
    case EditKind::Split:
        edit.texts = {someName(random), someName(random)};
        break;
    case EditKind::Retire:
    case EditKind::Restore:
        break;
    }
    return edit;
}

std::vector<Edit> possibleEdits(Taxonomy taxonomy, std::size_t count, std::mt19937& random, const HeldCodes& held)
{
    std::vector<Edit> edits;
    for (int tries = 0; edits.size() < count && tries < 2000; ++tries) {
        Edit edit = randomEdit(taxonomy, random);
        auto next = accord::taxonomy::applied(taxonomy, edit, held);
        const bool some = next.ok() && !liveOnes(*next).empty();
        if (some) {
            taxonomy = std::move(next).value();
            edits.push_back(std::move(edit));
        }
    }
    return edits;
}

std::vector<Category> liveOnes(const Taxonomy& taxonomy)
{
    std::vector<Category> live;
    for (const Category& category : taxonomy.categories()) {
        if (!category.retired) {
            live.push_back(withoutNumbers(category));
        }
    }
    return live;
}

std::vector<Category> allByUuid(const Taxonomy& taxonomy)
{
    std::vector<Category> all;
    for (const Category& category : taxonomy.categories()) {
        all.push_back(withoutNumbers(category));
    }
    std::ranges::sort(all, {}, &Category::uuid);
    return all;
}

} // namespace accord::test
