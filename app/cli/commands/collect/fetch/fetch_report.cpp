// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/fetch/fetch_report.h"

#include "app/cli/commands/collect/parts.h"
#include "app/cli/sentences.h"
#include "app/cli/words.h"
#include "core/base/text.h"

#include <algorithm>

namespace accord::cli {
namespace {

std::string outcomeText(const collect::FetchOutcome& outcome)
{
    const bool nothing = outcome.added == 0 && outcome.changed == 0 && outcome.comments == 0;
    return (nothing ? std::string("nothing new")
                    : counted(outcome.added, "new issue") + ", " + counted(outcome.changed, "changed issue") + ", " +
                          counted(outcome.comments, "comment")) +
           " (" + counted(outcome.requests, "request") + ")";
}

// Those of which there are none are left out.
std::string leftOutText(const std::map<LeftOut, std::int64_t>& leftOut)
{
    std::vector<std::string> parts;
    for (const auto& [what, count] : leftOut) {
        switch (what) {
        case LeftOut::PullRequest:
            parts.push_back(counted(count, "pull request"));
            break;
        case LeftOut::Issue:
            parts.push_back(counted(count, "issue") + " that cannot be read");
            break;
        case LeftOut::Comment:
            parts.push_back(counted(count, "comment") + " that cannot be read");
            break;
        case LeftOut::Stray:
            parts.push_back(counted(count, "comment") + " whose issue is not in the list");
            break;
        case LeftOut::Gone:
            parts.push_back(counted(count, "issue") + " that the host no longer has there");
            break;
        }
    }
    return text::join(parts, ", ");
}

Json leftOutJson(const std::map<LeftOut, std::int64_t>& leftOut)
{
    const auto count = [&leftOut](LeftOut what) {
        const auto found = leftOut.find(what);
        return found == leftOut.end() ? 0 : found->second;
    };
    return {{"pull_requests", count(LeftOut::PullRequest)},
            {"unreadable_issues", count(LeftOut::Issue)},
            {"unreadable_comments", count(LeftOut::Comment)},
            {"stray_comments", count(LeftOut::Stray)},
            {"issues_gone", count(LeftOut::Gone)}};
}

} // namespace

std::string sourceProblem(const Source& source, const Error& error)
{
    return plainLine("accord-cli: " + sourceText(source) + ": " + sentence(error));
}

Json outcomesJson(std::span<const Source> sources, const std::vector<collect::FetchOutcome>& outcomes)
{
    Json list = Json::array();
    for (const collect::FetchOutcome& outcome : outcomes) {
        list.push_back({{"source", sourceText(sources, outcome.source)},
                        {"id", outcome.source.text()},
                        {"added", outcome.added},
                        {"changed", outcome.changed},
                        {"comments", outcome.comments},
                        {"requests", outcome.requests},
                        {"left_out", leftOutJson(outcome.leftOut)},
                        {"problem", outcome.error ? Json(sentence(*outcome.error)) : Json(nullptr)}});
    }
    return list;
}

void printOutcomes(std::span<const Source> sources, const std::vector<collect::FetchOutcome>& outcomes,
                   Console& console)
{
    for (const collect::FetchOutcome& outcome : outcomes) {
        const auto source = std::ranges::find(sources, outcome.source, &Source::uuid);
        if (outcome.error && source != sources.end()) {
            console.note(sourceProblem(*source, *outcome.error));
        }
        if (!console.json()) {
            console.line(sourceText(sources, outcome.source) + ": " + outcomeText(outcome) +
                         (outcome.error ? "; not to the end" : "") + ".");
        }
    }
    const auto left = collect::leftOut(outcomes);
    if (!left.empty() && !console.json()) {
        const bool named = left.contains(LeftOut::Issue) || left.contains(LeftOut::Comment);
        console.line("Left out: " + leftOutText(left) + "." +
                     (named ? " What cannot be read is named by: accord-cli collect log PROJECT" : ""));
    }
}

} // namespace accord::cli
