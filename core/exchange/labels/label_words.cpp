// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/label_words.h"

#include "core/base/text.h"

#include <algorithm>

namespace accord::exchange {

std::string oneSpelling(std::string_view label)
{
    std::string result;
    for (const std::string_view word : text::split(label, ' ')) {
        const std::string_view letters = text::trimmed(word);
        if (!letters.empty()) {
            result += (result.empty() ? "" : " ") + text::lowerAscii(letters);
        }
    }
    return result;
}

LabelWords::LabelWords(const Taxonomy& taxonomy, const LabelReading& reading)
    : m_taxonomy(taxonomy)
    , m_reading(reading)
{
    for (const auto& [label, other] : reading.replaced) {
        m_replaced.emplace(text::trimmed(label), text::trimmed(other));
    }
    for (const Category& category : taxonomy.categories()) {
        if (category.retired) {
            continue;
        }
        addName(category.name, category);
        if (!reading.levels.empty() && category.level != Level::Type) {
            addName(taxonomy.pathText(category.id, reading.levels), category);
        }
    }
}

void LabelWords::addName(const std::string& name, const Category& category)
{
    const auto [place, added] = m_names.emplace(m_reading.oneSpelling ? oneSpelling(name) : name, &category);
    place->second = added ? &category : nullptr;
}

std::string_view LabelWords::labelIn(std::string_view cell, bool rated) const
{
    std::string_view label = text::trimmed(cell);
    const auto isLabel = [&label](const std::string& each) { return label == text::trimmed(each); };
    if (!label.empty() && std::ranges::any_of(m_reading.missing, isLabel)) {
        return {};
    }
    label = label.empty() && rated && m_reading.blank ? text::trimmed(*m_reading.blank) : label;
    if (const auto other = m_replaced.find(label); other != m_replaced.end()) {
        return other->second;
    }
    return label;
}

const LabelWords::Found& LabelWords::find(std::string_view label)
{
    if (const auto known = m_known.find(label); known != m_known.end()) {
        return known->second;
    }
    constexpr std::size_t kMostKept = 20'000; // a table of other things has more, each of them once
    if (m_known.size() >= kMostKept) {
        m_known.clear();
    }
    return m_known.emplace(std::string(label), look(label)).first->second;
}

LabelWords::Found LabelWords::look(std::string_view label) const
{
    const Category* category = m_taxonomy.findCode(label);
    if (category != nullptr && category->retired) {
        return {VerdictText{Verdict::Category, category->id, Exclusion::None}, true};
    }
    if (auto verdict = parseVerdict(label, m_taxonomy)) {
        return {std::move(verdict), false};
    }
    std::string name(label);
    if (!m_reading.levels.empty()) {
        name.clear();
        for (std::string_view rest = label; !rest.empty();) {
            const std::size_t end = std::min(rest.find(m_reading.levels), rest.size());
            name += (name.empty() ? "" : m_reading.levels) + std::string(text::trimmed(rest.substr(0, end)));
            rest.remove_prefix(std::min(rest.size(), end + m_reading.levels.size()));
        }
    }
    const auto found = m_names.find(m_reading.oneSpelling ? oneSpelling(name) : name);
    if (found == m_names.end() || found->second == nullptr) {
        return {};
    }
    return {VerdictText{Verdict::Category, found->second->id, Exclusion::None}, false};
}

} // namespace accord::exchange
