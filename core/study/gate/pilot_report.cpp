// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/gate/pilot_report.h"

#include "core/agreement/report.h"
#include "core/store/issues/issues.h"
#include "core/store/sqlite/transaction.h"
#include "core/study/gate/round_figures.h"
#include "core/study/people.h"
#include "core/study/progress/pace.h"
#include "core/study/settings.h"

#include <algorithm>

namespace accord::study {
namespace {

constexpr std::array<Level, 3> kLevels{Level::Type, Level::Theme, Level::Subtheme};

const Error kCancelled{Errc::Cancelled, "report", {}};

void addPeople(PilotReport& report, const Project& project, const LabelMatrix& labelMatrix, bool pseudonyms)
{
    for (const Person& person : byPseudonym(project)) {
        report.names.emplace(person.id, pseudonyms ? person.pseudonym : person.name);
        if (std::ranges::find(labelMatrix.annotators(), person.id) != labelMatrix.annotators().end()) {
            report.annotators.push_back(person.id);
        }
    }
}

void addCounts(PilotReport& report, const LabelMatrix& labelMatrix)
{
    report.items = labelMatrix.rows();
    report.drawnAgain = static_cast<int>(std::ranges::count_if(labelMatrix.items(), &LabelMatrixItem::drawnAgain));
    const int annotators = static_cast<int>(labelMatrix.annotators().size());
    for (int annotator = 0; annotator < annotators; ++annotator) {
        for (int row = 0; row < labelMatrix.rows(); ++row) {
            const LabelMatrixCell& cell = labelMatrix.cell(row, annotator);
            report.labels += cell.isRating() ? 1 : 0;
            report.cannotTell += cell.verdict == Verdict::CannotTell ? 1 : 0;
            report.flagged += cell.flagged ? 1 : 0;
        }
    }
}

std::string nameOf(const Taxonomy& taxonomy, int category)
{
    return category < 0 ? "not for this study" : taxonomy.categories()[static_cast<std::size_t>(category)].name;
}

// Kappa first, and where there is none last.
bool isWorse(const CategoryLine& a, const CategoryLine& b)
{
    if (a.figures.kappa.defined() != b.figures.kappa.defined()) {
        return a.figures.kappa.defined();
    }
    return a.figures.kappa.defined() && a.figures.kappa->value < b.figures.kappa->value;
}

LevelReport levelReport(const LabelMatrix& labelMatrix, Level level)
{
    Selection selection;
    selection.level = level;
    const Ratings ratings = accord::ratings(labelMatrix, selection);
    const auto both = agreement::Ratings::of(ratings.table);
    const auto tallies = agreement::Tallies::of(both.items);
    LevelReport report;
    report.level = level;
    report.kappa = agreement::compute(agreement::Coefficient::FleissKappa, both);
    report.percent = agreement::compute(agreement::Coefficient::PercentAgreement, both);
    report.notSpecified = ratings.notSpecified;
    const auto figures = agreement::perCategory(tallies);
    const auto alarms = agreement::categoryAlarms(tallies, figures);
    const auto codeOf = [&](int category) { return ratings.code(labelMatrix.taxonomy(), category); };
    for (const agreement::CategoryAgreement& each : figures) {
        if (each.ratings == 0) {
            continue;
        }
        const auto alarm = std::ranges::find(alarms, each.category, &agreement::CategoryAlarm::category);
        const int node = ratings.categories[static_cast<std::size_t>(each.category)];
        report.categories.push_back(
            {codeOf(each.category), nameOf(labelMatrix.taxonomy(), node), each, alarm != alarms.end() && alarm->neverAgreed});
    }
    std::ranges::stable_sort(report.categories, isWorse);
    for (const agreement::Confusion& each : agreement::mainConfusions(agreement::confusionMatrix(both.items))) {
        report.confusions.push_back({codeOf(each.first), codeOf(each.second), each.pairs, each.share});
    }
    return report;
}

std::string titleOf(const Proposal& proposal, const Taxonomy& taxonomy)
{
    const Category* category = taxonomy.find(proposal.content.category);
    const std::string code = category == nullptr ? std::string() : category->code;
    if (proposal.content.kind == ProposalKind::Change) {
        return "change of " + (code.empty() ? "a category" : code);
    }
    return "new category" + (code.empty() ? std::string() : " under " + code) + ": " + proposal.content.name;
}

Status addProposals(PilotReport& report, Project& project, const LabelMatrix& labelMatrix, std::vector<Proposal> proposals)
{
    for (Proposal& proposal : proposals) {
        std::vector<ItemId> items;
        for (const RaisedBy& raised : proposal.raisedBy) {
            if (labelMatrix.rowOf(raised.item) >= 0) {
                items.push_back(raised.item);
            }
        }
        ACCORD_TRY(const auto headings, store::headings(project.database(), items));
        ProposalLine line;
        line.title = titleOf(proposal, labelMatrix.taxonomy());
        for (const store::Heading& heading : headings) {
            line.issues.push_back(heading.repository + "#" + heading.number);
        }
        line.proposal = std::move(proposal);
        report.proposals.push_back(std::move(line));
    }
    return {};
}

Status addRounds(PilotReport& report, Project& project, const std::stop_token& stop)
{
    ACCORD_TRY(const auto values, agreementByRound(project, Selection{}, agreement::Coefficient::FleissKappa, stop));
    for (const RoundValue& value : values) {
        const Round* round = project.round(value.round);
        if (round == nullptr || round->state == RoundState::Draft) {
            continue;
        }
        RoundPoint point{
            round->name, value.blind, {agreement::NoEstimate{}, agreement::NoEstimate{}, agreement::NoEstimate{}}};
        for (std::size_t level = 0; level < value.levels.size() && !value.blind; ++level) {
            point.kappa[level] = value.levels[level].value;
        }
        report.byRound.push_back(std::move(point));
    }
    return {};
}

} // namespace

Result<PilotReport> pilotReport(Project& project, RoundId id, bool pseudonyms, const std::stop_token& stop)
{
    const Round* round = project.round(id);
    if (round == nullptr) {
        return Error{Errc::NotFound, "round", {}};
    }
    ACCORD_CHECK(project.requireOpen(id));
    ACCORD_TRY(const store::Snapshot snapshot, store::Snapshot::begin(project.database()));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, id));
    PilotReport report;
    report.project = project.name();
    report.round = *round;
    report.codebook = project.codebookNumber();
    report.madeAt = project.now();
    addPeople(report, project, labelMatrix, pseudonyms);
    addCounts(report, labelMatrix);
    for (const Level level : kLevels) {
        if (stop.stop_requested()) {
            return kCancelled;
        }
        report.levels[static_cast<std::size_t>(level) - 1] = levelReport(labelMatrix, level);
    }
    ACCORD_TRY(RoundFigures figures, roundFigures(project, labelMatrix));
    report.time = {static_cast<int>(figures.seconds.size()), median(figures.seconds), quantile(figures.seconds, 0.25),
                   quantile(figures.seconds, 0.75)};
    report.saturation = figures.saturation;
    ACCORD_CHECK(addProposals(report, project, labelMatrix, std::move(figures.proposals)));
    ACCORD_TRY(report.screening, screening(project, labelMatrix));
    ACCORD_TRY(const auto reasons, everyReason(project));
    for (const ScreeningReason& reason : reasons) {
        report.reasons.emplace(reason.number, reason.text);
    }
    const Gate gate = gateOf(project, *round);
    report.gate = gateText(gate);
    report.result = evaluate(gate, labelMatrix, {report.saturation.last, report.time.median});
    ACCORD_TRY(report.records, gateRecords(project, id));
    ACCORD_CHECK(addRounds(report, project, stop));
    if (stop.stop_requested()) {
        return kCancelled;
    }
    return report;
}

} // namespace accord::study
