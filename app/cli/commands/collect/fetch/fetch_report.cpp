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

void addOutcomes(Record& record, std::span<const Source> sources, const std::vector<collect::FetchOutcome>& outcomes,
                 Console& console)
{
    using Row = collect::FetchOutcome;
    const auto source = [sources](const Row& outcome) { return sourceText(sources, outcome.source); };
    const auto table =
        Table<Row>()
            .column("source", "source", source)
            .key("id", [](const Row& outcome) { return outcome.source.text(); })
            .number("added", "new", &Row::added)
            .number("changed", "changed", &Row::changed)
            .number("comments", "comments", &Row::comments)
            .number("requests", "requests", &Row::requests)
            .key("left_out", [](const Row& outcome) { return leftOutJson(outcome.leftOut); })
            .key("problem",
                 [](const Row& outcome) { return outcome.error ? Json(sentence(*outcome.error)) : Json(nullptr); });
    record.field("sources", table.json(outcomes)).sheet(table, outcomes);
    for (const Row& outcome : outcomes) {
        const auto failed = std::ranges::find(sources, outcome.source, &Source::uuid);
        if (outcome.error && failed != sources.end()) {
            console.note(sourceProblem(*failed, *outcome.error));
        }
        record.line(source(outcome) + ": " + outcomeText(outcome) + (outcome.error ? "; not to the end" : "") + ".");
    }
    const auto left = collect::leftOut(outcomes);
    if (!left.empty()) {
        const bool named = left.contains(LeftOut::Issue) || left.contains(LeftOut::Comment);
        record.line("Left out: " + leftOutText(left) + "." +
                    (named ? " What cannot be read is named by: accord-cli collect log PROJECT" : ""));
    }
}

} // namespace accord::cli
