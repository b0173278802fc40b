// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/fetch/fetch_view.h"

#include "app/cli/commands/collect/parts.h"
#include "app/cli/words.h"

namespace accord::cli {
namespace {

std::string stepText(const Fetching& fetching)
{
    const std::string pages =
        "page " + grouped(fetching.pages) +
        (fetching.pagesInAll > 0 ? " of " + grouped(fetching.pagesInAll) : std::string()); // some hosts do not tell
    switch (fetching.phase) {
    case FetchPhase::Issues:
        return "issues, " + pages;
    case FetchPhase::Comments:
        return "discussions, " + pages;
    case FetchPhase::Each:
        return "discussions, issue by issue, " + pages;
    case FetchPhase::Idle:
        break;
    }
    return "done";
}

} // namespace

void FetchView::page(const Source& source, const Fetching& fetching, const FetchedCounts& counts)
{
    show(source, stepText(fetching) + " (" + counted(counts.issues, "issue") + ", " +
                     counted(counts.comments, "comment") + ")");
}

void FetchView::waits(const Source& source, std::int64_t seconds, const std::string& why)
{
    const std::string text = "waits " + grouped(seconds) + " s" + (why.empty() ? std::string() : ": " + why);
    constexpr std::int64_t kLong = 10; // seconds
    if (seconds >= kLong && !m_verbose && !m_console.progress().shown()) {
        // Nobody sees the line that is shown on a terminal, and the program would look as if it hung.
        m_console.note(plainLine(sourceText(source) + ": " + text));
        return;
    }
    show(source, text);
}

void FetchView::show(const Source& source, const std::string& text)
{
    std::string line = sourceText(source) + ": " + text;
    if (m_verbose) {
        m_console.note(plainLine(line));
        return;
    }
    m_now[source.uuid] = std::move(line);
    std::string all;
    for (const auto& [uuid, each] : m_now) {
        all += (all.empty() ? "" : "  |  ") + each;
    }
    m_console.progress().show(all);
}

} // namespace accord::cli
