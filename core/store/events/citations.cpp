// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/events/citations.h"

#include "core/model/bounds.h"

#include <algorithm>

namespace accord::store {
namespace {

constexpr auto kList = "citations";

void keepCitation(ObjectFields object, Citation& citation)
{
    std::string part = partName(citation.part);
    object.field("part", part);
    citation.part = partNamed(part).value_or(-1);
    object.field("start", citation.start);
    object.field("quote", citation.quote);
    object.field("before", citation.before);
    object.field("after", citation.after);
}

} // namespace

nlohmann::ordered_json citationList(const std::vector<Citation>& citations)
{
    nlohmann::json object;
    std::vector<Citation> written = citations;
    ObjectFields(object, false).list(kList, written, keepCitation);
    return object[kList];
}

std::optional<std::vector<Citation>> citationsIn(const nlohmann::json& list)
{
    if (!list.is_array() || list.size() > bounds::kCitations) {
        return std::nullopt;
    }
    nlohmann::json object{{kList, list}};
    std::vector<Citation> citations;
    ObjectFields(object, true).list(kList, citations, keepCitation);
    const bool sound = citations.size() == list.size() && std::ranges::all_of(citations, isSound);
    return sound ? std::optional(std::move(citations)) : std::nullopt;
}

} // namespace accord::store
