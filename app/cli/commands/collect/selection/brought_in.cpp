// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/selection/brought_in.h"

#include "app/cli/words.h"
#include "core/base/text.h"

#include <algorithm>
#include <utility>

namespace accord::cli {
namespace {

constexpr std::size_t kMostListed = 50;

std::vector<std::string> partsOf(const collect::ChangedText& changed)
{
    std::vector<std::string> parts;
    for (const auto& [is, word] : {std::pair(changed.title, "title"), std::pair(changed.body, "body"),
                                   std::pair(changed.discussion, "discussion")}) {
        if (is) {
            parts.emplace_back(word);
        }
    }
    return parts;
}

} // namespace

Json importResultJson(const collect::ImportResult& brought)
{
    Json list = Json::array();
    for (const collect::ChangedText& changed : brought.changed) {
        list.push_back({{"issue", changed.link.url}, {"parts", partsOf(changed)}, {"labelled", changed.labelled}});
    }
    return {{"selected", brought.selected},
            {"added", brought.added},
            {"texts_added", brought.textsAdded},
            {"unchanged", brought.unchanged},
            {"changed", std::move(list)}};
}

std::vector<std::string> importResultLines(const collect::ImportResult& brought)
{
    const auto changed = static_cast<std::int64_t>(brought.changed.size());
    if (brought.selected == 0) {
        // Only what was fetched since is looked at, however much is selected.
        return {"Nothing of what is selected came or changed since it was brought in last."};
    }
    std::vector<std::string> lines{
        "Of " + counted(brought.selected, "selected issue") + " " + grouped(brought.added) + " were added, " +
        (brought.textsAdded > 0 ? grouped(brought.textsAdded) + " got their text, " : std::string()) +
        grouped(changed) + " changed, " + grouped(brought.unchanged) + " are as they were."};
    for (std::size_t i = 0; i < std::min(brought.changed.size(), kMostListed); ++i) {
        const collect::ChangedText& each = brought.changed[i];
        lines.push_back("  " + each.link.url + ": " + text::join(partsOf(each), ", ") + " changed" +
                        (each.labelled ? "; the text that was labelled is kept" : ""));
    }
    if (brought.changed.size() > kMostListed) {
        lines.push_back("  ... and " + grouped(changed - static_cast<std::int64_t>(kMostListed)) +
                        " more; --json lists them all");
    }
    return lines;
}

} // namespace accord::cli
