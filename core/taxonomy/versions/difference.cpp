// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/taxonomy/versions/difference.h"

#include "core/base/text.h"

#include <array>

namespace accord::taxonomy {
namespace {

constexpr std::array<Field, 8> kFields{Field::Definition,      Field::UseWhen,  Field::NotWhen, Field::Examples,
                                       Field::CounterExamples, Field::Synonyms, Field::Notes,   Field::Summary};

std::string shown(const Category* category)
{
    return category == nullptr ? std::string() : category->code + " " + category->name;
}

/// Compares one category in both versions.
class Comparison
{
public:
    Comparison(const Taxonomy& older, const Taxonomy& newer, std::vector<CategoryDifference>& out)
        : m_older(older)
        , m_newer(newer)
        , m_out(out)
    {}

    void compare(const Category* before, const Category& after);

private:
    void add(ChangeKind kind, const Category& about, std::string before = {}, std::string after = {})
    {
        m_out.push_back(CategoryDifference{kind, about.uuid, about.level, about.code, about.name, std::nullopt,
                                           std::move(before), std::move(after)});
    }
    void fate(const Category* before, const Category& after);
    void place(const Category& before, const Category& after);
    void words(const Category& before, const Category& after);

    const Taxonomy& m_older;
    const Taxonomy& m_newer;
    std::vector<CategoryDifference>& m_out;
};

void Comparison::fate(const Category* before, const Category& after)
{
    const bool lived = before != nullptr && !before->retired;
    if (!after.retired) {
        if (!lived) {
            add(before == nullptr ? ChangeKind::Added : ChangeKind::Restored, after);
        }
        return;
    }
    if (before == nullptr) {
        return; // it came and went in between
    }
    const bool merged = !after.mergedInto.isNull() && before->mergedInto != after.mergedInto;
    const bool split = !after.splitInto.empty() && before->splitInto != after.splitInto;
    if (merged) {
        add(ChangeKind::Merged, after, {}, shown(&m_newer.standsFor(after)));
    } else if (split) {
        std::vector<std::string> parts;
        for (const Uuid& part : after.splitInto) {
            parts.push_back(shown(m_newer.find(part)));
        }
        add(ChangeKind::Split, after, {}, text::join(parts, ", "));
    } else if (lived) {
        add(ChangeKind::Retired, after);
    }
}

void Comparison::place(const Category& before, const Category& after)
{
    if (before.name != after.name) {
        add(ChangeKind::Renamed, after, before.name, after.name);
    }
    const bool moved = before.parent != after.parent;
    const Category* parentBefore = m_older.parentOf(before);
    const Category* parentAfter = m_newer.parentOf(after);
    // A code that was made from the parent's follows it.
    const bool follows =
        moved || (parentBefore != nullptr && parentAfter != nullptr && parentBefore->code != parentAfter->code &&
                  before.code.starts_with(parentBefore->code) && after.code.starts_with(parentAfter->code) &&
                  before.code.substr(parentBefore->code.size()) == after.code.substr(parentAfter->code.size()));
    if (before.code != after.code && !follows) {
        add(ChangeKind::Recoded, after, before.code, after.code);
    }
    if (moved) {
        add(ChangeKind::Moved, after, shown(parentBefore), shown(parentAfter));
    }
}

void Comparison::words(const Category& before, const Category& after)
{
    for (const Field field : kFields) {
        const std::vector<std::string> old = textsOf(before, field);
        const std::vector<std::string> now = textsOf(after, field);
        if (old != now) {
            add(ChangeKind::Words, after, text::join(old, "\n"), text::join(now, "\n"));
            m_out.back().field = field;
        }
    }
    if (before.meaning != after.meaning) {
        add(ChangeKind::Meaning, after);
    }
}

void Comparison::compare(const Category* before, const Category& after)
{
    fate(before, after);
    if (before != nullptr && !after.retired) {
        place(*before, after);
        words(*before, after);
    }
}

} // namespace

std::vector<CategoryDifference> difference(const Taxonomy& older, const Taxonomy& newer)
{
    std::vector<CategoryDifference> changes;
    Comparison comparison(older, newer, changes);
    for (const Category& category : newer.categories()) {
        comparison.compare(older.find(category.uuid), category);
    }
    for (const Category& category : older.categories()) {
        if (!category.retired && newer.find(category.uuid) == nullptr) {
            changes.push_back(CategoryDifference{ChangeKind::Retired,
                                                 category.uuid,
                                                 category.level,
                                                 category.code,
                                                 category.name,
                                                 std::nullopt,
                                                 {},
                                                 {}});
        }
    }
    return changes;
}

std::string_view kindName(ChangeKind kind)
{
    constexpr std::array<std::string_view, 10> kNames{"added",   "retired", "restored", "merged", "split",
                                                      "renamed", "recoded", "moved",    "words",  "meaning"};
    return kNames[static_cast<std::size_t>(kind)];
}

} // namespace accord::taxonomy
