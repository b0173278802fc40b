// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/reconcile/passages.h"

#include "core/store/issues/issues.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace accord::reconcile {
namespace {

/// A passage with what tells it from others: lost ones come last, and they are told apart by their words.
struct FoundPassage
{
    std::tuple<bool, int, std::int64_t, std::int64_t, bool, std::string> key;
    CitedPassage passage;
};

bool citesForVerdict(const Label& label)
{
    return label.content.verdict != Verdict::None && !label.content.citations.empty();
}

FoundPassage lookUp(const Document& document, const Citation& citation)
{
    const std::optional<CitedPlace> place = findCitation(document, citation);
    if (!place) {
        return {{true, citation.part, citation.start, 0, false, citation.quote},
                {{}, citation.part, citation.quote, false, true}};
    }
    return {{false, place->part, place->start, place->length, place->moved, {}},
            {{}, place->part, std::string(wordsAt(document, *place)), place->moved, false}};
}

} // namespace

Result<std::vector<CitedPassage>> citedPassages(Project& project, IssueId issue, const std::vector<Label>& labels)
{
    if (std::ranges::none_of(labels, citesForVerdict)) {
        return std::vector<CitedPassage>{};
    }
    ACCORD_TRY(const Issue read, store::textById(project.database(), issue));
    const Document document = read.document.value_or(Document{});
    std::vector<FoundPassage> found;
    for (const Label& label : labels) {
        if (!citesForVerdict(label)) {
            continue;
        }
        for (const Citation& citation : label.content.citations) {
            FoundPassage one = lookUp(document, citation);
            auto same = std::ranges::find(found, one.key, &FoundPassage::key);
            if (same == found.end()) {
                same = found.insert(same, std::move(one));
            }
            // One person may have cited it twice, at places that have become one.
            if (std::ranges::find(same->passage.by, label.by) == same->passage.by.end()) {
                same->passage.by.push_back(label.by);
            }
        }
    }
    std::ranges::stable_sort(found, {}, &FoundPassage::key);
    std::vector<CitedPassage> passages;
    passages.reserve(found.size());
    for (FoundPassage& each : found) {
        passages.push_back(std::move(each.passage));
    }
    return passages;
}

} // namespace accord::reconcile
