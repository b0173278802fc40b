// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/format/document/document.h"
#include "core/model/meeting/proposal_words.h"
#include "core/study/gate/pilot_report.h"
#include "core/study/gate/report_words.h"

namespace accord::study {
namespace {

using format::Document;
using format::Line;
using format::plain;
using format::strong;

Line cell(std::string text)
{
    return {plain(std::move(text))};
}

Line cell(std::int64_t number)
{
    return {plain(grouped(number))};
}

/// "2026-03-04 11:05"
std::string minuteOf(const std::string& at)
{
    return at.size() < 16 ? at : at.substr(0, 10) + " " + at.substr(11, 5);
}

std::string nameOf(const PilotReport& report, PersonId person)
{
    const auto found = report.names.find(person);
    return found == report.names.end() ? "?" : found->second;
}

std::string purposeText(RoundPurpose purpose)
{
    switch (purpose) {
    case RoundPurpose::Training:
        return "training";
    case RoundPurpose::Pilot:
        return "pilot";
    case RoundPurpose::Main:
        return "main";
    case RoundPurpose::Check:
        return "check";
    }
    return {};
}

void addFacts(Document& document, const PilotReport& report)
{
    std::vector<std::string> names;
    for (const PersonId person : report.annotators) {
        names.push_back(nameOf(report, person));
    }
    std::string people;
    for (const std::string& name : names) {
        people += (people.empty() ? "" : ", ") + name;
    }
    document.list({{strong("Project"), plain(": " + report.project)},
                   {strong("Round"), plain(": " + report.round.name + " (" + purposeText(report.round.purpose) + ")")},
                   {strong("Made"), plain(": " + minuteOf(report.madeAt) + " UTC, with version " +
                                          std::to_string(report.codebook) + " of the codebook")},
                   {strong("Labelled"),
                    plain(": " + grouped(report.items) + " items" +
                          (report.drawnAgain > 0 ? " (of them " + grouped(report.drawnAgain) +
                                                       " repeats, which are left out of agreement and screening)"
                                                 : "") +
                          ", " + grouped(report.labels) + " labels, " + grouped(report.cannotTell) +
                          " \"cannot tell\", " + grouped(report.flagged) + " flagged")},
                   {strong("People"), plain(": " + (people.empty() ? "nobody" : people))}});
}

void addGate(Document& document, const PilotReport& report)
{
    document.heading(2, "Gate");
    if (report.gate.empty()) {
        document.paragraph("The study set no gate for this round.");
    } else {
        document.paragraph(Line{plain("The study asks for "), strong(report.gate), plain(": "),
                                strong(report.result.passed() ? "passed" : "failed"), plain(".")});
        format::Part& table = document.table("llrl", {"Figure", "Asked for", "Found", "Met"});
        for (const ConditionResult& each : report.result.conditions) {
            // The bound as the expression writes it.
            const std::string text = gateText(Gate{{each.condition}});
            table.rows.push_back({cell(figureText(each.condition)),
                                  cell(text.substr(figureText(each.condition).size() + 1)), cell(figureValueText(each)),
                                  cell(std::string(each.met ? "yes" : "no"))});
        }
    }
    std::vector<Line> records;
    for (const GateRecord& record : report.records) {
        const bool go = record.outcome.verdict == GateVerdict::Go;
        std::string about = ", " + nameOf(report, record.outcome.by) + ", " + minuteOf(record.outcome.at) + " UTC";
        if (!record.gate.empty()) {
            about += std::string("; the gate was ") + (record.passed ? "passed" : "failed");
        }
        about += record.outcome.reason.empty() ? "" : ". " + record.outcome.reason;
        records.push_back({strong(go ? "Go" : "No-go"), plain(about)});
    }
    document.paragraph(records.empty() ? "Nobody has decided yet whether to go on." : "Decided:");
    document.list(std::move(records));
}

void addAgreement(Document& document, const PilotReport& report)
{
    document.heading(2, "Agreement");
    document.paragraph("Fleiss' kappa of the first labels with its 95 % interval, linearised over items.");
    format::Part& table = document.table(
        "lrrrr", {"Level", "Fleiss' kappa", "Agreement in percent", "Items used", "Labels that stop above the level"});
    for (const LevelReport& level : report.levels) {
        const auto observed = level.percent.observed();
        table.rows.push_back({cell(levelName(level.level)), cell(kappaText(level.kappa)),
                              cell(observed ? percentText(*observed) : std::string("none")),
                              cell(level.kappa.use().pairable), cell(level.notSpecified)});
    }
}

void addCategories(Document& document, const PilotReport& report)
{
    for (const LevelReport& level : report.levels) {
        if (level.categories.empty()) {
            continue;
        }
        document.heading(2, "Categories: " + levelName(level.level));
        format::Part& table =
            document.table("llrrrl", {"Code", "Name", "Labels", "Kappa", "Specific agreement", "Note"});
        for (const CategoryLine& line : level.categories) {
            table.rows.push_back(
                {cell(line.code), cell(line.name), cell(line.figures.ratings), cell(kappaText(line.figures.kappa)),
                 cell(line.figures.specific ? percentText(*line.figures.specific) : std::string("none")),
                 cell(std::string(line.neverAgreed ? "used, but never agreed" : ""))});
        }
        if (!level.confusions.empty()) {
            document.paragraph("Taken for each other most often, as far as half of the disagreement:");
            format::Part& pairs = document.table("llrr", {"One", "Other", "Pairs of labels", "Of all that differ"});
            for (const ConfusionLine& line : level.confusions) {
                pairs.rows.push_back(
                    {cell(line.first), cell(line.second), cell(line.pairs), cell(percentText(line.share))});
            }
        }
    }
}

void addProposals(Document& document, const PilotReport& report)
{
    document.heading(2, "Proposals for the codebook");
    if (report.proposals.empty()) {
        document.paragraph("None was raised by an issue of this round.");
        return;
    }
    format::Part& table = document.table("llll", {"Proposal", "By", "State", "Raised by"});
    for (const ProposalLine& line : report.proposals) {
        std::string issues;
        for (const std::string& issue : line.issues) {
            issues += (issues.empty() ? "" : ", ") + issue;
        }
        table.rows.push_back({cell(line.title), cell(nameOf(report, line.proposal.by)),
                              cell(std::string(stateName(line.proposal.end.state))), cell(issues)});
    }
}

void addCourse(Document& document, const PilotReport& report)
{
    document.heading(2, "Time per issue");
    if (report.time.timed == 0) {
        document.paragraph("It is not known how long issues were in view.");
    } else {
        document.paragraph("Median " + minutesText(report.time.median) + " minutes, half of all between " +
                           minutesText(report.time.lowerQuartile) + " and " + minutesText(report.time.upperQuartile) +
                           "; known of " + grouped(report.time.timed) + " labels.");
    }
    document.heading(2, "Saturation");
    document.paragraph("Categories used and proposals raised for the first time, in the order in which issues were "
                       "first labelled.");
    format::Part& table =
        document.table("rrrrr", {"Issues", "New categories", "Per 100 issues", "New proposals", "Per 100 issues"});
    for (const SaturationStretch& stretch : report.saturation.stretches) {
        table.rows.push_back({cell(grouped(stretch.from) + "-" + grouped(stretch.to)), cell(stretch.newCategories),
                              cell(fixed(stretch.categoriesPer100(), 1)), cell(stretch.proposals),
                              cell(fixed(stretch.proposalsPer100(), 1))});
    }
}

void addScreening(Document& document, const PilotReport& report)
{
    document.heading(2, "Not for this study");
    format::Part& table = document.table(
        "lrrrrr", {"Repository", "Collected", "Excluded", "False positives", "To reconcile", "Not labelled by all"});
    const auto add = [&table](const ScreeningRow& row, const std::string& name) {
        table.rows.push_back({cell(name), cell(row.collected), cell(row.excluded), cell(percentText(row.rate())),
                              cell(row.disputed), cell(row.open)});
    };
    for (const ScreeningRow& row : report.screening.repositories) {
        add(row, row.repository);
    }
    add(report.screening.all, "All");
    std::vector<Line> reasons;
    for (const auto& [reason, items] : report.screening.all.reasons) {
        const auto own = report.reasons.find(reason);
        reasons.push_back({plain(reasonText(reason, own == report.reasons.end() ? std::string() : own->second) + ": " +
                                 grouped(items))});
    }
    document.list(std::move(reasons));
}

void addRounds(Document& document, const PilotReport& report)
{
    document.heading(2, "Kappa by round");
    format::Part& table = document.table("lrrr", {"Round", "Type", "Theme", "Sub-theme"});
    for (const RoundPoint& point : report.byRound) {
        std::vector<Line> row{cell(point.round)};
        for (const agreement::Outcome& kappa : point.kappa) {
            row.push_back(cell(point.blind ? std::string("blind") : kappaText(kappa)));
        }
        table.rows.push_back(std::move(row));
    }
}

} // namespace

std::string reportText(const PilotReport& report, ReportFormat format)
{
    Document document;
    document.title = report.project + ": report on round " + report.round.name;
    document.heading(1, "Report on the round " + report.round.name);
    addFacts(document, report);
    addGate(document, report);
    addAgreement(document, report);
    addCategories(document, report);
    addProposals(document, report);
    addCourse(document, report);
    addScreening(document, report);
    addRounds(document, report);
    return format == ReportFormat::Markdown ? format::asMarkdown(document) : format::asHtml(document);
}

} // namespace accord::study
