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

void printParts(const std::string& head, const std::vector<study::Part>& parts, std::int64_t frame, std::int64_t sample,
                Console& console)
{
    console.line(partTable(head, frame, sample).text(parts, 2));
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

Table<study::Part> partTable(const std::string& head, std::int64_t frame, std::int64_t sample)
{
    using study::Part;
    return Table<Part>()
        .column("values", head, &Part::values, [](const Part& part) { return stratumText(part.values); })
        .number("frame", "frame", &Part::frame)
        .shown("", [frame](const Part& part) { return percent(shareOf(part.frame, frame)); }, 'r')
        .number("sample", "sample", &Part::sample)
        .shown("", [sample](const Part& part) { return percent(shareOf(part.sample, sample)); }, 'r');
}

Json sampleJson(const study::Sample& sample)
{
    const auto table = partTable({}, sample.frame, sample.issues);
    Json compositions = Json::object();
    for (const study::Composition& composition : sample.compositions) {
        compositions[study::stratumWord(composition.by)] = table.json(composition.parts);
    }
    return {{"seed", sample.request.seed},
            {"frame", sample.frame},
            {"issues", sample.issues},
            {"repeats", sample.repeats},
            {"items", sample.items.size()},
            {"strata", table.json(sample.strata)},
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

void addSampleRecord(Record& answer, const Project& project, const study::SampleRecord& record)
{
    const std::string filter = filterText(project, record.request.frame);
    const std::string allocation = allocationWord(record.request.allocation);
    answer.fields({{"by", record.by},
                   {"at", record.at},
                   {"filter", filter},
                   {"allocation", allocation},
                   {"seed", record.request.seed},
                   {"repeats_share", record.request.repeats},
                   {"frame", record.frame},
                   {"issues", record.issues},
                   {"repeats", record.repeats},
                   {"added", record.added}});
    TextTable head("ll", 2);
    head.row({"drawn", (record.by.empty() ? std::string() : "by " + record.by + " ") + "at " + record.at});
    head.row({"frame", grouped(record.frame) + ": " + filter});
    head.row({"sample", counted(record.issues, "issue") + ", " + allocation});
    head.row({"repeats", grouped(record.repeats)});
    head.row({"added later", grouped(record.added)});
    head.row({"seed", std::to_string(record.request.seed)});
    answer.line(head.text()).line();
    answer.table("strata", partTable(strataHead(record.request.strata), record.frame, record.issues), record.strata, 2);
}

} // namespace accord::cli
