// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/collect/fetch/fetch_report.h"

#include "app/cli/commands/collect/parts.h"
#include "app/cli/sentences.h"
#include "app/cli/words.h"

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
}

} // namespace accord::cli
