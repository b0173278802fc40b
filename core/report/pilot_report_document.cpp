// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/text.h"
#include "core/messages/document_texts.h"
#include "core/report/parts.h"

#include <cstdint>

namespace accord::report {
namespace {

using namespace messages::documents;
using format::FormattedDocument;
using format::Line;
using format::plain;
using format::strong;
using study::PilotReport;

Line cell(std::string text)
{
    return {plain(std::move(text))};
}

Line cell(std::int64_t number)
{
    return {plain(text::grouped(number))};
}

/// A document that is being written, with what it is about.
struct Draft
{
    FormattedDocument& document;
    const Words& say;
    const PilotReport& report;

    [[nodiscard]] std::string name(PersonId person) const { return nameIn(say, report.names, person); }
};

void addFacts(const Draft& draft)
{
    const auto& [document, say, report] = draft;
    std::vector<Line> facts;
    addFact(facts, say, say(kProject), report.project);
    addFact(facts, say, say(kRound), say(kBeside, report.round.name, purposeText(say, report.round.purpose)));
    addFact(facts, say, say(kMade), say(kMadeWith, text::minuteOf(report.madeAt), std::to_string(report.codebook)));
    addFact(facts, say, say(kLabelled),
            say(report.drawnAgain > 0 ? kLabelledRepeats : kLabelledItems, report.items, report.labels,
                report.cannotTell, report.flagged, report.drawnAgain));
    addFact(facts, say, say(kPeople),
            report.annotators.empty() ? say(kNobody) : namesIn(say, report.names, report.annotators));
    addFact(facts, say, say(kLeftOpen), report.round.leftOpen);
    document.list(std::move(facts));
    if (const auto& end = report.round.firstLabelsEnd) {
        document.paragraph(firstLabelsText(say, *end, draft.name(end->by)) + say(kFullStop));
    }
}

/// "0.7621", "12", "1:05"; why not.
std::string foundText(const Words& say, const study::ConditionResult& result)
{
    using Figure = study::Condition::Figure;
    if (!result.figure) {
        return result.why ? say(kNoneBecause, whyText(say, *result.why)) : say(kNotKnown);
    }
    const bool seconds = result.condition.figure == Figure::Seconds;
    return text::fixed(*result.figure, result.condition.ofAgreement() ? 4 : seconds ? 1 : 0);
}

void addConditions(const Draft& draft)
{
    const auto& [document, say, report] = draft;
    document.paragraph(Line{plain(say(kStudyAsks)), strong(report.gate), plain(say(kFactBreak)),
                            strong(say(report.result.passed() ? kPassed : kFailed)), plain(say(kFullStop))});
    if (report.result.waiting > 0) {
        document.paragraph(say(kWaitingLabels, report.result.waiting));
    }
    format::DocumentPart& table = document.table("llrl", {say(kFigure), say(kAskedFor), say(kFound), say(kMet)});
    for (const study::ConditionResult& each : report.result.conditions) {
        // The bound as the expression writes it.
        const std::string figure = study::figureText(each.condition);
        const std::string whole = study::gateText(study::Gate{{each.condition}});
        table.rows.push_back({cell(figure), cell(whole.substr(figure.size() + 1)), cell(foundText(say, each)),
                              cell(say(each.met ? kYes : kNo))});
    }
}

void addGate(const Draft& draft)
{
    const auto& [document, say, report] = draft;
    document.heading(2, say(kGate));
    if (report.gate.empty()) {
        document.paragraph(say(kNoGate));
    } else {
        addConditions(draft);
    }
    std::vector<Line> records;
    for (const study::GateRecord& record : report.records) {
        const GateOutcome& outcome = record.outcome;
        Line& line = records.emplace_back(Line{strong(say(outcome.verdict == GateVerdict::Go ? kGo : kNoGo))});
        std::string about = say(kGoBy, draft.name(outcome.by), text::minuteOf(outcome.at));
        if (!record.gate.empty()) {
            about += say(record.passed ? kGateWasPassed : kGateWasFailed);
        }
        about += outcome.reason.empty() ? std::string() : say(kGoReason, outcome.reason);
        line.push_back(plain(about));
    }
    document.paragraph(say(records.empty() ? kNotDecidedYet : kDecided));
    document.list(std::move(records));
}

void addAgreement(const Draft& draft)
{
    const auto& [document, say, report] = draft;
    document.heading(2, say(kAgreement));
    document.paragraph(say(kAgreementHow));
    format::DocumentPart& table = document.table(
        "lrrrr", {say(kLevel), say(kFleissKappa), say(kPercentAgreement), say(kItemsUsed), say(kStopAbove)});
    for (const study::LevelReport& level : report.levels) {
        const auto observed = level.percent.observed();
        table.rows.push_back({cell(levelName(say, level.level)), cell(kappaText(say, level.kappa)),
                              cell(observed ? text::percent(*observed) : say(kNone)), cell(level.kappa.use().pairable),
                              cell(level.notSpecified)});
    }
    const auto value = [&say = say](const agreement::Outcome& outcome) { return kappaText(say, outcome); };
    std::vector<Line> beside;
    for (const study::LevelReport& level : report.levels) {
        for (const std::string& text : otherwiseTexts(say, level.otherwise, report.versions, value)) {
            addFact(beside, say, levelName(say, level.level), text);
        }
    }
    document.list(std::move(beside));
}

std::string categoryName(const Draft& draft, CategoryId id)
{
    const Category* category = draft.report.taxonomy->find(id);
    return category == nullptr ? draft.say(kNotForStudy) : nameIn(*category, draft.say.tag());
}

void addCategories(const Draft& draft)
{
    const auto& [document, say, report] = draft;
    for (const study::LevelReport& level : report.levels) {
        if (level.categories.empty()) {
            continue;
        }
        document.heading(2, say(kCategoriesOf, levelName(say, level.level)));
        format::DocumentPart& table = document.table(
            "llrrrl", {say(kCode), say(kName), say(kLabels), say(kKappa), say(kSpecificAgreement), say(kNote)});
        for (const study::CategoryLine& line : level.categories) {
            table.rows.push_back({cell(line.code), cell(categoryName(draft, line.category)), cell(line.figures.ratings),
                                  cell(kappaText(say, line.figures.kappa)),
                                  cell(line.figures.specific ? text::percent(*line.figures.specific) : say(kNone)),
                                  cell(line.neverAgreed ? say(kNeverAgreed) : std::string())});
        }
        if (!level.confusions.empty()) {
            document.paragraph(say(kConfusions));
            format::DocumentPart& pairs =
                document.table("llrr", {say(kOne), say(kOther), say(kPairsOfLabels), say(kOfAllDiffering)});
            for (const study::ConfusionLine& line : level.confusions) {
                pairs.rows.push_back(
                    {cell(line.first), cell(line.second), cell(line.pairs), cell(text::percent(line.share))});
            }
        }
    }
}

void addProposals(const Draft& draft)
{
    const auto& [document, say, report] = draft;
    document.heading(2, say(kProposals));
    if (report.proposals.empty()) {
        document.paragraph(say(kNoProposals));
        return;
    }
    format::DocumentPart& table = document.table("llll", {say(kProposal), say(kBy), say(kState), say(kRaisedBy)});
    for (const study::ProposalLine& line : report.proposals) {
        table.rows.push_back({cell(proposalTitle(say, line.proposal, *report.taxonomy)),
                              cell(draft.name(line.proposal.by)), cell(stateText(say, line.proposal.end.state)),
                              cell(say.list(line.issues))});
    }
}

void addOpenCodes(const Draft& draft)
{
    const auto& [document, say, report] = draft;
    const study::OpenCodeCounts& counts = report.openCodes;
    if (counts.labels == 0 && !report.round.openCodes) {
        return;
    }
    document.heading(2, say(kOpenCodes));
    if (counts.labels == 0) {
        document.paragraph(say(kNoOpenCodes));
        return;
    }
    document.list({cell(say(kOpenCodeLabels, counts.labels)), cell(say(kOpenCodesAll, counts.codes)),
                   cell(say(kOpenCodePeople, counts.people)), cell(say(kOpenCodesCategories, counts.categories)),
                   cell(say(kOpenCodesProposed, counts.proposed)),
                   cell(say(kOpenCodesNeither, counts.codes - counts.categories - counts.proposed))});
}

void addTime(const Draft& draft)
{
    const auto& [document, say, report] = draft;
    document.heading(2, say(kTimePerIssue));
    if (report.time.timed == 0) {
        document.paragraph(say(kNoTime));
        return;
    }
    const auto shown = [&say = say](const std::optional<double>& seconds) {
        return seconds ? text::minutesAndSeconds(*seconds) : say(kNotKnown);
    };
    document.paragraph(say(kMedianTime, shown(report.time.median), shown(report.time.lowerQuartile),
                           shown(report.time.upperQuartile), report.time.timed));
}

void addSaturation(const Draft& draft)
{
    const auto& [document, say, report] = draft;
    document.heading(2, say(kSaturation));
    if (report.saturation.unordered > 0) {
        document.paragraph(say(kSaturationUnknown, report.saturation.unordered));
        return;
    }
    document.paragraph(say(kSaturationHow));
    format::DocumentPart& table =
        document.table("rrrrr", {say(kIssues), say(kNewCategories), say(kPer100), say(kNewProposals), say(kPer100)});
    for (const study::SaturationStretch& stretch : report.saturation.stretches) {
        table.rows.push_back({cell(text::grouped(stretch.from) + "-" + text::grouped(stretch.to)),
                              cell(stretch.newCategories), cell(text::fixed(stretch.categoriesPer100(), 1)),
                              cell(stretch.proposals), cell(text::fixed(stretch.proposalsPer100(), 1))});
    }
}

// With which keywords the texts were collected, and what each class of them brought.
void addKeywords(FormattedDocument& document, const Words& say, const collect::KeywordSummary& keywords)
{
    if (keywords.keywords == 0) {
        return;
    }
    document.paragraph(say(kCollectedWith, keywords.keywords, keywords.ignoringCase));
    if (keywords.classes.empty()) {
        return;
    }
    format::DocumentPart& table =
        document.table("llrrrrr", {say(kKeywordClass), say(kKeywordOrigin), say(kKeywords), say(kIgnoringCase),
                                   say(kIssues), say(kBroughtAlone), say(kFalsePositives)});
    for (const collect::KeywordClass& each : keywords.classes) {
        const std::int64_t read = each.relevant + each.falsePositive;
        const std::string rate =
            read == 0 ? say(kNotScreened)
                      : say(kShareOf,
                            text::percent(static_cast<double>(each.falsePositive) / static_cast<double>(read)), read);
        table.rows.push_back({cell(each.name.empty() ? say(kNoKeywordClass) : each.name),
                              cell(text::join(each.origins, "; ")), cell(each.keywords), cell(each.ignoringCase),
                              cell(each.issues), cell(each.alone), cell(rate)});
    }
}

void addScreening(const Draft& draft, const collect::KeywordSummary& keywords)
{
    const auto& [document, say, report] = draft;
    document.heading(2, say(kScreeningHeading));
    addKeywords(document, say, keywords);
    format::DocumentPart& table = document.table("lrrrrr", {say(kRepository), say(kCollected), say(kExcluded),
                                                            say(kFalsePositives), say(kToReconcile), say(kNotByAll)});
    const auto add = [&table, &say = say](const study::ScreeningRow& row, const std::string& name) {
        table.rows.push_back({cell(name), cell(row.collected), cell(row.excluded),
                              cell(row.rate() ? text::percent(*row.rate()) : say(kNotScreened)), cell(row.disputed),
                              cell(row.open)});
    };
    for (const study::ScreeningRow& row : report.screening.repositories) {
        add(row, row.repository);
    }
    add(report.screening.all, say(kAllRepositories));
    std::vector<Line> reasons;
    for (const auto& [reason, items] : report.screening.all.reasons) {
        const auto own = report.reasons.find(reason);
        const std::string words = reasonText(say, reason, own == report.reasons.end() ? std::string() : own->second);
        reasons.push_back(cell(say(kFactOf, words, items)));
    }
    document.list(std::move(reasons));
    if (const std::string later = asNowText(say, report.screening.later); !later.empty()) {
        document.paragraph(later + say(kFullStop));
    }
}

void addRounds(const Draft& draft)
{
    const auto& [document, say, report] = draft;
    document.heading(2, say(kKappaByRound));
    format::DocumentPart& table =
        document.table("lrrr", {say(kRound), say(kLevelType), say(kLevelTheme), say(kLevelSubtheme)});
    for (const study::RoundPoint& point : report.byRound) {
        std::vector<Line> row{cell(point.round)};
        for (const agreement::Outcome& kappa : point.kappa) {
            row.push_back(cell(point.blind ? say(kBlind) : kappaText(say, kappa)));
        }
        table.rows.push_back(std::move(row));
    }
    if (!study::isMixed(report.byRound)) {
        return;
    }
    document.paragraph(say(kMixedRounds));
    std::vector<Line> rounds;
    for (const study::RoundPoint& point : report.byRound) {
        const std::string purpose = purposeText(say, point.purpose);
        const std::string versions = versionsText(say, point.versions);
        addFact(rounds, say, point.round, versions.empty() ? purpose : say(kPurposeAndVersions, purpose, versions));
    }
    document.list(std::move(rounds));
}

} // namespace

std::string pilotReportText(const PilotReport& report, const Form& form, const collect::KeywordSummary& keywords)
{
    const Words say(form.language);
    FormattedDocument document;
    document.language = say.tag();
    document.title = say(kReportTitle, report.project, report.round.name);
    document.heading(1, say(kReportHeading, report.round.name));
    const Draft draft{document, say, report};
    addFacts(draft);
    addGate(draft);
    addAgreement(draft);
    addCategories(draft);
    addProposals(draft);
    addOpenCodes(draft);
    addTime(draft);
    addSaturation(draft);
    addScreening(draft, keywords);
    addRounds(draft);
    return writtenAs(document, form.format);
}

} // namespace accord::report
