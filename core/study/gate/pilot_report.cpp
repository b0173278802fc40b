// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "core/study/gate/pilot_report.h"

#include "core/agreement/compute.h"
#include "core/agreement/quantile.h"
#include "core/agreement/report.h"
#include "core/base/reason.h"
#include "core/base/text.h"
#include "core/model/proposal.h"
#include "core/project/items.h"
#include "core/sqlite/transaction.h"
#include "core/store/events/labels.h"
#include "core/store/issues/issues.h"
#include "core/store/meeting/proposals.h"
#include "core/study/gate/evaluate.h"
#include "core/study/people.h"
#include "core/study/progress.h"
#include "core/study/settings.h"

#include <algorithm>
#include <set>

namespace accord::study {

namespace {

const Error kCancelled{Errc::Cancelled, Reason::Cancelled};

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
    const auto items = agreement::ItemSums::of(ratings.table);
    LevelReport report;
    report.level = level;
    report.kappa = agreement::compute(agreement::kFleissKappa, items);
    report.percent = agreement::compute(agreement::kPercentAgreement, items);
    report.notSpecified = ratings.notSpecified;
    const auto figures = agreement::perCategory(items.tallies);
    const auto alarms = agreement::categoryAlarms(items.tallies, figures);
    const auto codeOf = [&](int category) { return ratings.code(labelMatrix.taxonomy(), category); };
    for (const agreement::CategoryAgreement& each : figures) {
        if (each.ratings == 0) {
            continue;
        }
        const auto alarm = std::ranges::find(alarms, each.category, &agreement::CategoryAlarm::category);
        const int node = ratings.categories[static_cast<std::size_t>(each.category)];
        const CategoryId category =
            node < 0 ? CategoryId{} : labelMatrix.taxonomy().categories()[static_cast<std::size_t>(node)].id;
        report.categories.push_back(
            {codeOf(each.category), category, each, alarm != alarms.end() && alarm->neverAgreed});
    }
    std::ranges::stable_sort(report.categories, isWorse);
    for (const agreement::Confusion& each : agreement::mainConfusions(agreement::confusionMatrix(items.patterns))) {
        report.confusions.push_back({codeOf(each.first), codeOf(each.second), each.pairs, each.share});
    }
    return report;
}

Status addProposals(PilotReport& report, Project& project, const LabelMatrix& labelMatrix,
                    std::vector<Proposal> proposals)
{
    for (Proposal& proposal : proposals) {
        std::vector<ItemId> items;
        for (const RaisedBy& raised : proposal.raisedBy) {
            if (labelMatrix.rowOf(raised.item) >= 0) {
                items.push_back(raised.item);
            }
        }
        ACCORD_TRY(const auto headings, headingsOf(project, items));
        ProposalLine line;
        for (const Heading& heading : headings) {
            line.issues.push_back(heading.fullName());
        }
        line.proposal = std::move(proposal);
        report.proposals.push_back(std::move(line));
    }
    return {};
}

Status addOpenCodes(PilotReport& report, Project& project)
{
    ACCORD_TRY(const std::vector<Label> labels, store::firstOpenCodesOf(project.database(), report.round.id));
    if (labels.empty()) {
        return {};
    }
    std::map<std::string, ProposalState> states; // of codes; withdrawn: nothing stands for it
    std::set<PersonId> people;
    for (const Label& label : labels) {
        states.emplace(text::lowerAscii(label.content.code), ProposalState::Withdrawn);
        people.insert(label.by);
    }
    ACCORD_TRY(const std::vector<Proposal> proposals, store::proposals(project.database()));
    for (const Proposal& proposal : proposals) {
        const ProposalState state = proposal.end.state;
        for (const std::string& code : proposal.content.codes) {
            const auto found = states.find(text::lowerAscii(code));
            if (found != states.end() && (state == ProposalState::Accepted ||
                                          (state == ProposalState::Open && found->second != ProposalState::Accepted))) {
                found->second = state;
            }
        }
    }
    const auto are = [&states](ProposalState state) {
        return static_cast<int>(std::ranges::count(states, state, [](const auto& each) { return each.second; }));
    };
    report.openCodes = {static_cast<int>(labels.size()), static_cast<int>(states.size()),
                        static_cast<int>(people.size()), are(ProposalState::Accepted), are(ProposalState::Open)};
    return {};
}

Status addRounds(PilotReport& report, Project& project, const std::stop_token& stop)
{
    ACCORD_TRY(const auto values, agreementByRound(project, Selection{}, agreement::kFleissKappa, stop));
    for (const RoundValue& value : values) {
        const auto round = project.round(value.round);
        if (round == nullptr || round->state == RoundState::Draft) {
            continue;
        }
        RoundPoint point{round->name,
                         value.blind,
                         round->purpose,
                         value.versions,
                         {agreement::NoEstimate{}, agreement::NoEstimate{}, agreement::NoEstimate{}}};
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
    const auto round = project.round(id);
    if (round == nullptr) {
        return Error{Errc::NotFound, Reason::RoundNotFound};
    }
    ACCORD_CHECK(project.requireOpen(id));
    ACCORD_TRY(const sqlite::Snapshot snapshot, sqlite::Snapshot::begin(project.database()));
    ACCORD_TRY(const LabelMatrix labelMatrix, LabelMatrix::load(project, id));
    PilotReport report;
    report.project = project.name();
    report.round = *round;
    report.codebook = project.codebookNumber();
    report.taxonomy = project.taxonomy();
    report.madeAt = project.now();
    addPeople(report, project, labelMatrix, pseudonyms);
    addCounts(report, labelMatrix);
    ACCORD_TRY(const AsGiven given, asGiven(project, id));
    report.versions = given.versions;
    for (const Level level : kLevels) {
        if (stop.stop_requested()) {
            return kCancelled;
        }
        LevelReport& at = report.levels[static_cast<std::size_t>(level) - 1];
        at = levelReport(labelMatrix, level);
        Selection selection;
        selection.level = level;
        at.otherwise = otherwiseCounted(labelMatrix, given, selection, agreement::kFleissKappa);
    }
    ACCORD_TRY(PilotFigures figures, roundFigures(project, labelMatrix));
    ACCORD_TRY(report.result, gateResult(project, *round, labelMatrix, figures));
    report.time = {static_cast<int>(figures.seconds.size()), agreement::median(figures.seconds),
                   agreement::quantile(figures.seconds, 0.25), agreement::quantile(figures.seconds, 0.75)};
    report.saturation = figures.saturation;
    ACCORD_CHECK(addProposals(report, project, labelMatrix, std::move(figures.proposals)));
    ACCORD_CHECK(addOpenCodes(report, project));
    ACCORD_TRY(report.screening, screening(project, labelMatrix));
    ACCORD_TRY(const auto reasons, everyReason(project));
    for (const ScreeningReason& reason : reasons) {
        report.reasons.emplace(reason.number, reason.text);
    }
    report.gate = gateText(gateOf(project, *round));
    ACCORD_TRY(report.records, gateRecords(project, id));
    ACCORD_CHECK(addRounds(report, project, stop));
    if (stop.stop_requested()) {
        return kCancelled;
    }
    return report;
}

bool isMixed(std::span<const RoundPoint> rounds)
{
    const auto differ = [](const RoundPoint& one, const RoundPoint& other) {
        const bool labelled = !one.versions.given.empty() && !other.versions.given.empty();
        return !one.blind && !other.blind &&
               (one.purpose != other.purpose || (labelled && one.versions != other.versions));
    };
    return std::ranges::any_of(rounds, [&](const RoundPoint& one) {
        return std::ranges::any_of(rounds, [&](const RoundPoint& other) { return differ(one, other); });
    });
}

} // namespace accord::study
