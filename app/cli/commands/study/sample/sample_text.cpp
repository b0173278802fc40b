// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/study/sample/sample_text.h"

#include "app/cli/text_table.h"
#include "app/cli/words.h"
#include "core/base/text.h"

#include <algorithm>

namespace accord::cli {
namespace {

double shareOf(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

Json partJson(const study::Part& part)
{
    return {{"values", part.values}, {"frame", part.frame}, {"sample", part.sample}};
}

void printParts(const std::string& head, const std::vector<study::Part>& parts, std::int64_t frame, std::int64_t sample,
                Console& console)
{
    TextTable table("lrrrr", 2);
    table.row({head, "frame", "", "sample", ""});
    for (const study::Part& part : parts) {
        table.row({stratumText(part.values), grouped(part.frame), percent(shareOf(part.frame, frame)),
                   grouped(part.sample), percent(shareOf(part.sample, sample))});
    }
    console.line(table.text());
}

std::string allocationWord(study::Allocation allocation)
{
    return allocation == study::Allocation::Quotas  ? "quotas"
           : allocation == study::Allocation::Equal ? "equal"
                                                    : "proportional";
}

void add(std::vector<std::string>& parts, const std::string& what, const std::vector<std::string>& values)
{
    if (!values.empty()) {
        parts.push_back(what + text::join(values, ", "));
    }
}

std::string filterText(const Project& project, const study::FrameFilter& filter)
{
    std::vector<std::string> parts;
    add(parts, "repository ", filter.repositories);
    add(parts, "state ", filter.states);
    add(parts, "with ", filter.keywords);
    if (!filter.from.empty()) {
        parts.push_back("from " + filter.from);
    }
    if (!filter.to.empty()) {
        parts.push_back("to " + filter.to);
    }
    if (filter.onlyWithText) {
        parts.emplace_back("with text");
    }
    if (filter.notInAnyRound) {
        parts.emplace_back("not in any other round");
    }
    const auto names = [&project](const std::vector<RoundId>& rounds) {
        std::vector<std::string> all;
        for (const RoundId id : rounds) {
            const Round* round = project.round(id);
            all.push_back(round == nullptr ? std::string() : round->name);
        }
        return all;
    };
    add(parts, "not in ", names(filter.notInRounds));
    add(parts, "in ", names(filter.inRounds));
    return parts.empty() ? "all issues" : text::join(parts, "; ");
}

} // namespace

std::string stratumText(const std::vector<std::string>& values)
{
    if (values.empty()) {
        return "all";
    }
    std::vector<std::string> shown;
    for (const std::string& value : values) {
        shown.push_back(value.empty() ? "none" : value == "-" ? "not for this study" : value);
    }
    return text::join(shown, ", ");
}

std::string strataHead(const study::StrataChoice& strata)
{
    std::vector<std::string> words;
    for (const study::StratumBy by : strata.by) {
        words.push_back(study::stratumWord(by));
    }
    return words.empty() ? "stratum" : text::join(words, ", ");
}

Json sampleJson(const study::Sample& sample)
{
    Json strata = Json::array();
    for (const study::Part& part : sample.strata) {
        strata.push_back(partJson(part));
    }
    Json compositions = Json::object();
    for (const study::Composition& composition : sample.compositions) {
        Json parts = Json::array();
        for (const study::Part& part : composition.parts) {
            parts.push_back(partJson(part));
        }
        compositions[study::stratumWord(composition.by)] = std::move(parts);
    }
    return {{"seed", sample.request.seed},
            {"frame", sample.frame},
            {"issues", sample.issues},
            {"repeats", sample.repeats},
            {"items", sample.items.size()},
            {"strata", std::move(strata)},
            {"composition", std::move(compositions)}};
}

void printSample(const study::Sample& sample, Console& console)
{
    console.line(counted(sample.issues, "issue") + " of " + grouped(sample.frame) +
                 (sample.repeats > 0 ? ", " + grouped(sample.repeats) + " of them twice" : std::string()) + "; seed " +
                 std::to_string(sample.request.seed));
    console.line();
    if (!sample.request.strata.by.empty()) {
        printParts(strataHead(sample.request.strata), sample.strata, sample.frame, sample.issues, console);
    }
    for (const study::Composition& composition : sample.compositions) {
        const bool shown = sample.request.strata.by == std::vector{composition.by};
        const bool nothing = composition.parts.size() == 1 && composition.parts.front().values.front().empty();
        if (!shown && !nothing) {
            console.line();
            printParts(study::stratumWord(composition.by), composition.parts, sample.frame, sample.issues, console);
        }
    }
}

Json recordJson(const Project& project, const study::SampleRecord& record)
{
    Json strata = Json::array();
    for (const study::Part& part : record.strata) {
        strata.push_back(partJson(part));
    }
    return {{"by", record.by},
            {"at", record.at},
            {"filter", filterText(project, record.request.frame)},
            {"allocation", allocationWord(record.request.allocation)},
            {"seed", record.request.seed},
            {"repeats_share", record.request.repeats},
            {"frame", record.frame},
            {"issues", record.issues},
            {"repeats", record.repeats},
            {"added", record.added},
            {"strata", std::move(strata)}};
}

void printRecord(const Project& project, const study::SampleRecord& record, Console& console)
{
    TextTable head("ll", 2);
    head.row({"drawn", (record.by.empty() ? std::string() : "by " + record.by + " ") + "at " + record.at});
    head.row({"frame", grouped(record.frame) + ": " + filterText(project, record.request.frame)});
    head.row({"sample", counted(record.issues, "issue") + ", " + allocationWord(record.request.allocation)});
    head.row({"repeats", grouped(record.repeats)});
    head.row({"added later", grouped(record.added)});
    head.row({"seed", std::to_string(record.request.seed)});
    console.line(head.text());
    console.line();
    printParts(strataHead(record.request.strata), record.strata, record.frame, record.issues, console);
}

} // namespace accord::cli
