// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/exchange/labels/label_plan.h"

#include "core/base/text.h"

namespace accord::exchange {

int LabelPlan::personNumber(std::string_view name)
{
    const auto [found, isNew] = m_people.try_emplace(text::lowerAscii(name), static_cast<int>(people.size()));
    if (isNew) {
        people.emplace_back(name);
    }
    return found->second;
}

int LabelPlan::itemNumber(const IssueLink& link, int occurrence)
{
    std::vector<int>& occurrences = m_items[link.url];
    const std::size_t at = occurrence == 0 ? occurrences.size() : static_cast<std::size_t>(occurrence - 1);
    if (occurrences.size() <= at) {
        occurrences.resize(at + 1, -1);
    }
    if (occurrences[at] < 0) {
        occurrences[at] = static_cast<int>(items.size());
        items.push_back(PlannedItem{link, static_cast<int>(at) + 1});
    }
    return occurrences[at];
}

} // namespace accord::exchange
