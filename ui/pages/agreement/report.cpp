// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/report.h"

#include "core/agreement/compute.h"
#include "core/labelling/queue.h"
#include "core/project/agreement/figures.h"
#include "core/project/items.h"
#include "core/reconcile/settled_pairs.h"
#include "core/study/rounds.h"

#include <algorithm>

namespace accord::ui {
namespace {

// Everything that belongs to the chosen level.
void describe(AgreementReport& report, const LabelMatrix& labelMatrix, const Ratings& ratings,
              const agreement::ItemSums& items)
{
    report.annotators = ratings.annotators;
    report.categories = ratings.categories;
    report.openCodes = ratings.openCodeTexts;
    report.perCategory = agreement::perCategory(items.tallies);
    report.categoryAlarms = agreement::categoryAlarms(items.tallies, report.perCategory);
    report.confusion = agreement::confusionMatrix(items.patterns);
    report.confusions = agreement::mainConfusions(report.confusion);
    report.pairs = agreement::pairMatrix(ratings.table);
    report.raterAlarms = agreement::raterAlarms(report.pairs, ratings.table.raters);
    report.toFinal = agreement::againstFinal(ratings.table, ratings.finals);
    report.toRest = agreement::againstRest(ratings.table);
    report.finals =
        static_cast<int>(std::ranges::count_if(ratings.finals, [](int final) { return final != agreement::kMissing; }));
    report.finalsByMajority = finalsByMajority(ratings);
    for (int category = 0; category < ratings.table.categories; ++category) {
        report.ofSelectedType.push_back(isOfSelectedType(labelMatrix, report.selection, ratings, category));
    }
    std::erase_if(report.categoryAlarms, [&](const agreement::CategoryAlarm& alarm) {
        return !isAlarming(labelMatrix, report.selection, ratings, alarm.category);
    });
}

} // namespace

AgreementReport makeReport(const LabelMatrix& labelMatrix, const Selection& selection,
                           const agreement::Measure& measure, std::shared_ptr<const AsGiven> given)
{
    AgreementReport report;
    report.given = std::move(given);
    report.round = labelMatrix.round();
    report.selection = selection;
    report.measure = &measure;
    report.items = labelMatrix.rows();
    report.annotatorsOfRound = static_cast<int>(labelMatrix.annotators().size());
    for (const Level level : kLevels) {
        Selection at = selection;
        at.level = level;
        const Ratings ratings = accord::ratings(labelMatrix, at);
        const auto forms = agreement::TableForms::of(ratings.table);
        LevelFigure& figure = report.levels[static_cast<std::size_t>(level) - 1];
        figure.level = level;
        figure.value = agreement::compute(measure.atLevel(), forms);
        figure.use = forms.items.use();
        figure.notSpecified = ratings.notSpecified;
        figure.cannotTell = ratings.cannotTell;
        figure.openCodes = ratings.openCodes;
        figure.repeats = ratings.repeats;
        figure.outside = ratings.outside;
        if (level == selection.level) {
            if (figure.use.rated > figure.use.pairable && !measure.isForAllLevels()) {
                report.withoutSingles = agreement::compute(measure, agreement::withoutSingles(ratings.table));
            }
            describe(report, labelMatrix, ratings, forms.items);
        }
    }
    report.headline = report.chosen();
    report.loss = lossByLevel(labelMatrix, selection);
    if (measure.isForAllLevels()) {
        report.headline.value = outcomeOf(labelMatrix, selection, measure);
        report.headline.use = report.headline.value.use();
        report.headline.notSpecified = 0;
    }
    countOtherwise(report, labelMatrix);
    return report;
}

void countOtherwise(AgreementReport& report, const LabelMatrix& labelMatrix)
{
    report.otherwise =
        otherwiseCounted(labelMatrix, report.given ? *report.given : AsGiven{}, report.selection, *report.measure);
}

Status addIntra(AgreementReport& report, Project& project, const LabelMatrix& labelMatrix)
{
    ACCORD_TRY(report.projectIssues, study::issueCount(project));
    const auto round = project.round(labelMatrix.round());
    const bool check = round != nullptr && round->purpose == RoundPurpose::Check;
    if (!check && std::ranges::none_of(labelMatrix.items(), &LabelMatrixItem::isRepeat)) {
        return {};
    }
    ACCORD_TRY(report.intra, intraAgreement(project, labelMatrix, report.selection));
    std::vector<ItemId> items;
    for (const IntraAnnotator& one : report.intra.annotators) {
        for (const LabelledTwice& pair : one.pairs) {
            items.push_back(pair.first);
        }
    }
    ACCORD_TRY(const auto headings, headingsOf(project, items));
    for (const Heading& heading : headings) {
        report.issues.emplace(heading.item, heading.shortName());
    }
    return {};
}

Result<std::shared_ptr<const LabelMatrix>> withOpenCodes(Project& project, std::shared_ptr<const LabelMatrix> labels,
                                                         const Selection& selection)
{
    if (!selection.openCodes) {
        return labels;
    }
    auto read = std::make_shared<LabelMatrix>(*labels);
    ACCORD_CHECK(read->readOpenCodes(project));
    return std::shared_ptr<const LabelMatrix>(std::move(read));
}

bool isWholeRound(const Selection& selection)
{
    return selection.repository.empty() && !selection.finalType.valid() && selection.annotators.empty() &&
           selection.repeats == Repeats::AsTheyCame && !selection.openCodes;
}

void followLive(AgreementReport& report, const LiveLevels& levels)
{
    const agreement::Measure& measure = report.measure->atLevel();
    report.withoutSingles.reset(); // needs the whole table
    // The tallies keep a place for "not for this study" before anybody says so, and so do not know the codebook's size.
    const bool follows = agreement::LiveAgreement::follows(measure) && !measure.asksCodebook;
    for (const Level level : kLevels) {
        const agreement::LiveAgreement& live = levels.at(level);
        std::vector<agreement::PairAgreement> pairs = live.pairMatrix();
        LevelFigure& figure = report.levels[static_cast<std::size_t>(level) - 1];
        figure.level = level;
        figure.use = live.tallies().use();
        if (follows) {
            figure.value = live.value(measure);
        }
        if (level == report.selection.level) {
            report.annotators = levels.ratings(level).annotators;
            report.categories = levels.ratings(level).categories;
            report.ofSelectedType.assign(report.categories.size(), true);
            report.perCategory = live.perCategory();
            report.categoryAlarms = agreement::categoryAlarms(live.tallies(), report.perCategory);
            report.confusion = live.confusion();
            report.confusions = agreement::mainConfusions(report.confusion);
            report.pairs = std::move(pairs);
            report.raterAlarms = agreement::raterAlarms(report.pairs, live.raters());
        }
    }
    if (!report.measure->isForAllLevels()) {
        report.headline = report.chosen();
    }
}

Status addCauses(AgreementReport& report, Project& project, const LabelMatrix& labelMatrix)
{
    ACCORD_TRY(const auto pairs, reconcile::settledPairs(project, labelMatrix));
    for (const reconcile::SettledPair& settled : pairs) {
        const auto place = [&](CategoryId category) {
            return labelMatrix.at(report.selection.level, labelMatrix.indexOf(category));
        };
        const int one = place(settled.pair.one);
        const int other = place(settled.pair.other);
        if (settled.pair.several() || one < 0 || one == other || (other < 0 && settled.pair.other.valid())) {
            continue;
        }
        CauseCounts& causes = report.causes[std::minmax(one, other)];
        for (std::size_t cause = 0; cause < causes.size(); ++cause) {
            causes[cause] += settled.causes[cause];
        }
    }
    return {};
}

} // namespace accord::ui
