// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/figures.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include "core/model/bounds.h"
#include "ui/pages/agreement/wording.h"
#include "ui/text/names.h"
#include "ui/text/plain_text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace accord::ui {
namespace {

constexpr int kDigits = 3;
constexpr int kKeyBase = 1 << 15; ///< half of it for categories, half for codes of annotators' own, which are negative

struct FiguresWords
{
    Q_DECLARE_TR_FUNCTIONS(AgreementFigures)
};

bool inPercent(const AgreementReport& report)
{
    return !report.measure->chanceCorrected;
}

QString titleOf(const Taxonomy& taxonomy, int category, std::span<const std::string> openCodes)
{
    return category == -1 ? categoryName(taxonomy, category)
                          : categoryCode(taxonomy, category, openCodes) + QLatin1Char(' ') +
                                categoryName(taxonomy, category, openCodes);
}

// Value, interval and words of a bar from an outcome.
void fill(Bar& bar, const agreement::Outcome& outcome, bool percent)
{
    if (!outcome.defined()) {
        bar.text = kNothing;
        bar.toolTip = undefinedText(outcome.why());
        return;
    }
    bar.value = outcome->value;
    bar.interval = outcome->interval;
    bar.text = valueText(outcome->value, percent, percent ? kDigits + 1 : kDigits);
    const QString interval = intervalText(outcome, percent);
    if (!interval.isEmpty()) {
        bar.toolTip = FiguresWords::tr("95 % interval %1").arg(interval);
    }
}

QString categoryAlarmText(const AgreementReport& report, int category)
{
    const auto alarm = std::ranges::find(report.categoryAlarms, category, &agreement::CategoryAlarm::category);
    if (alarm == report.categoryAlarms.end()) {
        return {};
    }
    return alarm->neverAgreed   ? FiguresWords::tr("used, never agreed on")
           : alarm->reachesZero ? FiguresWords::tr("could be chance")
                                : QString();
}

Bar categoryBar(const AgreementReport& report, const agreement::CategoryAgreement& figures, const Taxonomy& taxonomy)
{
    Bar bar;
    bar.key = report.categories[static_cast<std::size_t>(figures.category)];
    bar.code = categoryCode(taxonomy, bar.key, report.openCodes);
    bar.name = categoryName(taxonomy, bar.key, report.openCodes);
    bar.detail = labelsText(figures.ratings);
    if (inPercent(report)) {
        if (figures.specific) {
            bar.value = figures.specific;
        }
        bar.text = figures.specific ? valueText(*figures.specific, true) : kNothing;
    } else {
        fill(bar, figures.kappa, false);
    }
    bar.alarm = categoryAlarmText(report, figures.category);
    const QString specific = figures.specific
                                 ? FiguresWords::tr("Where one person chose it, another did too in %1 of the cases.")
                                       .arg(valueText(*figures.specific, true))
                                 : QString();
    bar.toolTip = QStringList{titleOf(taxonomy, bar.key, report.openCodes), bar.toolTip, specific, bar.alarm}
                      .filter(QRegularExpression(QStringLiteral(".")))
                      .join(QLatin1Char('\n'));
    return bar;
}

// Bars without a value come last, among the others the lowest comes first.
bool isWorse(const Bar& a, const Bar& b)
{
    if (a.value.has_value() != b.value.has_value()) {
        return a.value.has_value();
    }
    return a.value.value_or(0) < b.value.value_or(0);
}

agreement::Count disagreements(const AgreementReport& report)
{
    agreement::Count sum = 0;
    for (int k = 0; k < report.confusion.categories; ++k) {
        for (int l = 0; l < k; ++l) {
            sum += report.confusion.at(k, l);
        }
    }
    return sum;
}

QString shortCount(agreement::Count number)
{
    if (number < 1000) {
        return QLocale().toString(qlonglong{number});
    }
    const int digits = number < 9950 ? 1 : 0;
    return FiguresWords::tr("%1k").arg(QLocale().toString(static_cast<double>(number) / 1000, 'f', digits));
}

} // namespace

std::vector<Bar> categoryBars(const AgreementReport& report, const Taxonomy& taxonomy)
{
    std::vector<Bar> bars;
    for (const agreement::CategoryAgreement& figures : report.perCategory) {
        if (figures.ratings > 0 && report.ofSelectedType[static_cast<std::size_t>(figures.category)]) {
            bars.push_back(categoryBar(report, figures, taxonomy));
        }
    }
    std::ranges::stable_sort(bars, isWorse);
    return bars;
}

namespace {

// One annotator against somebody or everybody else. `observed` is percent agreement.
Bar personBar(const AgreementReport& report, std::span<const Person> people, int annotator, agreement::Count items,
              const agreement::Outcome& kappa)
{
    Bar bar;
    bar.key = annotator;
    const PersonId person = report.annotators[static_cast<std::size_t>(annotator)];
    // Names of two characters are their own initials.
    const QString initials = initialsOf(people, person);
    const QString name = nameOf(people, person);
    bar.name = initials == name ? name : initials + QStringLiteral("  ") + name;
    bar.detail = FiguresWords::tr("%Ln items", nullptr, static_cast<int>(items));
    if (inPercent(report)) {
        bar.value = kappa.observed();
        bar.text = bar.value ? valueText(*bar.value, true) : kNothing;
    } else {
        fill(bar, kappa, false);
    }
    const bool apart = std::ranges::count(report.raterAlarms, annotator, &agreement::RaterAlarm::rater) > 0;
    bar.alarm = apart ? FiguresWords::tr("lies apart") : QString();
    bar.toolTip = QStringList{nameOf(people, person), bar.toolTip}.join(QLatin1Char('\n')).trimmed();
    return bar;
}

} // namespace

std::vector<Bar> finalBars(const AgreementReport& report, std::span<const Person> people)
{
    std::vector<Bar> bars;
    for (const agreement::PairAgreement& pair : report.toFinal) {
        if (report.finals == 0) {
            break;
        }
        bars.push_back(personBar(report, people, pair.first, pair.items, pair.kappa));
    }
    std::ranges::stable_sort(bars, isWorse);
    return bars;
}

std::vector<Bar> restBars(const AgreementReport& report, std::span<const Person> people)
{
    std::vector<Bar> bars;
    for (const agreement::AgainstRest& rest : report.toRest) {
        bars.push_back(personBar(report, people, rest.rater, rest.items, rest.kappa));
    }
    std::ranges::stable_sort(bars, isWorse);
    return bars;
}

QString finalText(const AgreementReport& report)
{
    const QString name = pairName(*report.measure);
    if (report.finalsByMajority == 0) {
        return FiguresWords::tr("%1.").arg(name);
    }
    return FiguresWords::tr("%1. Of %2 final labels, %3 follow from the labels: they are what most people said. With "
                            "these, agreement is no test of anybody.")
        .arg(name, countText(report.finals), countText(report.finalsByMajority));
}

namespace {

QString saidText(const Taxonomy& taxonomy, const LabelMatrixCell& cell, Level level)
{
    const auto category = ratedAs(taxonomy, cell, level);
    return category ? categoryCode(taxonomy, *category) : kNothing;
}

QString driftOf(const IntraLevel& at, const Taxonomy& taxonomy)
{
    constexpr std::size_t kMost = 3;
    QStringList parts;
    for (std::size_t i = 0; i < std::min(kMost, at.drift.size()); ++i) {
        const IntraDrift& moved = at.drift[i];
        parts.append(FiguresWords::tr("%1 from %2 to %3")
                         .arg(categoryCode(taxonomy, moved.category), countText(moved.first), countText(moved.second)));
    }
    return parts.join(FiguresWords::tr("; "));
}

QString daysText(std::optional<double> days)
{
    return days ? QLocale().toString(*days, 'f', 1) : kNothing;
}

} // namespace

std::vector<Bar> intraBars(const AgreementReport& report, const Taxonomy& taxonomy, std::span<const Person> people)
{
    std::vector<Bar> bars;
    for (std::size_t i = 0; i < report.intra.annotators.size(); ++i) {
        const IntraAnnotator& one = report.intra.annotators[i];
        const IntraLevel& at = one.at(report.selection.level);
        Bar bar;
        bar.key = static_cast<int>(i);
        bar.name = nameOf(people, one.person);
        bar.detail = FiguresWords::tr("%1 of %2 alike").arg(countText(at.alike()), countText(at.kappa.items));
        if (at.isFew()) { // "6 of 6" stands beside the name
            bar.text = kNothing;
            bar.toolTip = undefinedText(agreement::NotComputable::FewItems);
        } else if (inPercent(report)) {
            bar.value = at.kappa.kappa.observed();
            bar.text = bar.value ? valueText(*bar.value, true) : kNothing;
        } else {
            fill(bar, at.kappa.kappa, false);
        }
        QStringList story{bar.name, bar.toolTip};
        if (one.medianDays) {
            story.append(FiguresWords::tr("Median of %1 days between both times").arg(daysText(one.medianDays)));
        }
        story.append(driftOf(at, taxonomy));
        bar.toolTip = story.filter(QRegularExpression(QStringLiteral("."))).join(QLatin1Char('\n'));
        bars.push_back(std::move(bar));
    }
    std::ranges::stable_sort(bars, isWorse);
    return bars;
}

QString intraText(const AgreementReport& report)
{
    const int fromFiles = report.intra.repeats - report.intra.drawn;
    QStringList sentences;
    if (report.intra.drawn > 0) {
        sentences.append(FiguresWords::tr("%Ln issues were drawn to be labelled twice.", nullptr,
                                          static_cast<int>(report.intra.drawn)));
    }
    if (fromFiles > 0) {
        sentences.append(FiguresWords::tr("%Ln stand in a file once more.", nullptr, static_cast<int>(fromFiles)));
    }
    if (report.intra.checked > 0) {
        sentences.append(FiguresWords::tr("%Ln issues were labelled in an earlier round; these labels come first.",
                                          nullptr, static_cast<int>(report.intra.checked)));
    }
    const IntraLevel& together = report.intra.together[static_cast<std::size_t>(report.selection.level) - 1];
    if (report.intra.annotators.size() > 1 && together.kappa.items > 0) {
        const agreement::Outcome& kappa = together.kappa.kappa;
        const QString alike = FiguresWords::tr("All together: %1 of %2 pairs alike.")
                                  .arg(countText(together.alike()), countText(together.kappa.items));
        sentences.append(together.isFew() || !kappa.defined()
                             ? alike
                             : FiguresWords::tr("%1 Cohen’s kappa %2 (%3).")
                                   .arg(alike, valueText(kappa->value, false, 3), intervalText(kappa, false, 3)));
    }
    sentences.append(
        report.intra.annotators.empty()
            ? FiguresWords::tr("Nobody has labelled one of them twice yet.")
            : FiguresWords::tr("%1 of the first against the second time. A click opens the issues of which "
                               "the two labels differ; below, these labels.")
                  .arg(pairName(*report.measure)));
    return inSentences(sentences);
}

QString intraDriftText(const AgreementReport& report, const Taxonomy& taxonomy, std::span<const Person> people)
{
    QStringList lines;
    for (const IntraAnnotator& one : report.intra.annotators) {
        const QString drift = driftOf(one.at(report.selection.level), taxonomy);
        if (!drift.isEmpty()) {
            lines.append(FiguresWords::tr("%1: %2").arg(nameOf(people, one.person), drift));
        }
    }
    return lines.isEmpty() ? QString()
                           : FiguresWords::tr("Drift from the first to the second time") + QLatin1Char('\n') +
                                 lines.join(QLatin1Char('\n'));
}

IntraRows intraRows(const AgreementReport& report, const Taxonomy& taxonomy, std::span<const Person> people)
{
    constexpr std::size_t kMost = 50;
    const Level level = report.selection.level;
    IntraRows result;
    result.header = {FiguresWords::tr("Annotator"), FiguresWords::tr("Issue"), FiguresWords::tr("First"),
                     FiguresWords::tr("Second"), FiguresWords::tr("Days")};
    for (std::size_t i = 0; i < report.intra.annotators.size(); ++i) {
        const IntraAnnotator& one = report.intra.annotators[i];
        for (const int place : one.at(level).differing) {
            if (result.rows.size() == kMost) {
                return result;
            }
            const LabelledTwice& pair = one.pairs[static_cast<std::size_t>(place)];
            const int key = static_cast<int>(result.behind.size());
            const auto issue = report.issues.find(pair.first);
            result.behind.emplace_back(static_cast<int>(i), place);
            NumberRow row;
            row.cells = {{nameOf(people, one.person), {}, -1},
                         {issue == report.issues.end() ? QString() : QString::fromStdString(issue->second), {}, key},
                         {saidText(taxonomy, pair.said, level), {}, -1},
                         {saidText(taxonomy, pair.saidAgain, level), {}, -1},
                         {daysText(pair.days), {}, -1}};
            result.rows.push_back(std::move(row));
        }
    }
    return result;
}

int confusedKey(int oneCategory, int otherCategory)
{
    return (oneCategory + kKeyBase / 2) * kKeyBase + otherCategory + kKeyBase / 2;
}

std::pair<int, int> confusedCategories(int key)
{
    return {key / kKeyBase - kKeyBase / 2, key % kKeyBase - kKeyBase / 2};
}

namespace {

// "4 decided by people: Gap in the codebook 3 · Slip 1"; empty where people decided none of the pair.
QString causesText(const CauseCounts& causes)
{
    QStringList parts;
    for (const Cause cause : causesInOrder()) {
        if (const int count = causes[static_cast<std::size_t>(cause)]; count > 0) {
            parts.append(QStringLiteral("%1 %2").arg(causeWord(cause), QLocale().toString(count)));
        }
    }
    const int decided = std::accumulate(causes.begin(), causes.end(), 0);
    return decided == 0
               ? QString()
               : FiguresWords::tr("%Ln decided by people: %1", nullptr, decided).arg(parts.join(QStringLiteral(" · ")));
}

} // namespace

CauseCounts causesOf(const AgreementReport& report, int oneCategory, int otherCategory)
{
    const auto found = report.causes.find(std::minmax(oneCategory, otherCategory));
    return found == report.causes.end() ? CauseCounts{} : found->second;
}

std::vector<Cause> causesInOrder()
{
    std::vector<Cause> order;
    for (const auto& [cause, word] : causes()) {
        order.push_back(cause);
    }
    std::stable_partition(order.begin(), order.end(), [](Cause cause) { return cause != Cause::None; });
    return order;
}

std::vector<ConfusedPair> confusedPairs(const AgreementReport& report)
{
    const agreement::Count all = disagreements(report);
    std::vector<ConfusedPair> found;
    for (int k = 0; k < report.confusion.categories; ++k) {
        for (int l = 0; l < k; ++l) {
            if (const agreement::Count pairs = report.confusion.at(k, l); pairs > 0) {
                found.push_back({report.categories[static_cast<std::size_t>(l)],
                                 report.categories[static_cast<std::size_t>(k)], pairs,
                                 static_cast<double>(pairs) / static_cast<double>(all)});
            }
        }
    }
    std::ranges::stable_sort(found, std::greater(), &ConfusedPair::pairs);
    return found;
}

std::vector<Bar> confusedBars(const AgreementReport& report, const Taxonomy& taxonomy, int most)
{
    std::vector<Bar> bars;
    for (const ConfusedPair& pair : confusedPairs(report)) {
        if (std::ssize(bars) == most) {
            break;
        }
        Bar bar;
        bar.key = confusedKey(pair.one, pair.other);
        bar.code = categoryCode(taxonomy, pair.one, report.openCodes) + QStringLiteral(" / ") +
                   categoryCode(taxonomy, pair.other, report.openCodes);
        bar.name = categoryName(taxonomy, pair.one, report.openCodes);
        bar.other = categoryName(taxonomy, pair.other, report.openCodes);
        bar.value = pair.share;
        bar.text = valueText(pair.share, true);
        bar.detail = FiguresWords::tr("%Ln pairs", nullptr, static_cast<int>(pair.pairs));
        bar.toolTip = FiguresWords::tr("%1\n%2\n%3 of all disagreements between two labels")
                          .arg(titleOf(taxonomy, pair.one, report.openCodes),
                               titleOf(taxonomy, pair.other, report.openCodes), bar.text);
        bar.below = causesText(causesOf(report, pair.one, pair.other));
        bars.push_back(std::move(bar));
    }
    return bars;
}

std::vector<Bar> inOrderOf(const std::vector<Bar>& before, std::vector<Bar> bars, bool onlyThese)
{
    const auto place = [&before](const Bar& bar) {
        return std::ranges::find(before, bar.key, &Bar::key) - before.begin();
    };
    std::ranges::stable_sort(bars, [&](const Bar& a, const Bar& b) { return place(a) < place(b); });
    if (onlyThese) {
        std::erase_if(bars, [&](const Bar& bar) { return place(bar) == std::ssize(before); });
    }
    return bars;
}

bool isPaired(const AgreementReport& report)
{
    return report.annotators.size() <= static_cast<std::size_t>(bounds::kPairedRaters);
}

const agreement::PairAgreement* pairOf(const AgreementReport& report, int one, int other)
{
    const auto [first, second] = std::minmax(one, other);
    for (const agreement::PairAgreement& pair : report.pairs) {
        if (pair.first == first && pair.second == second) {
            return &pair;
        }
    }
    return nullptr;
}

namespace {

std::optional<double> valueOf(const AgreementReport& report, const agreement::PairAgreement& pair)
{
    if (inPercent(report)) {
        return pair.kappa.observed();
    }
    return pair.kappa.defined() ? std::optional(pair.kappa->value) : std::nullopt;
}

} // namespace

std::pair<double, double> heatRange(const AgreementReport& report)
{
    constexpr double kStep = 0.1;
    double low = 1;
    double high = -1;
    for (const agreement::PairAgreement& pair : report.pairs) {
        if (const auto value = valueOf(report, pair)) {
            low = std::min(low, *value);
            high = std::max(high, *value);
        }
    }
    return low > high ? std::pair(0.0, 1.0)
                      : std::pair(kStep * std::floor(low / kStep), kStep * std::ceil(high / kStep + 1e-9));
}

std::vector<MatrixCell> pairCells(const AgreementReport& report)
{
    const int size = isPaired(report) ? static_cast<int>(report.annotators.size()) : 0;
    const auto [low, high] = heatRange(report);
    std::vector<MatrixCell> cells;
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            MatrixCell cell;
            const agreement::PairAgreement* pair = row == column ? nullptr : pairOf(report, row, column);
            cell.quiet = row == column;
            cell.leadsOn = pair != nullptr;
            if (pair != nullptr) {
                const std::optional<double> value = valueOf(report, *pair);
                if (value) {
                    cell.shade = high > low ? (*value - low) / (high - low) : 1;
                }
                cell.text = value ? valueText(*value, inPercent(report), kDigits) : kNothing;
            }
            cells.push_back(std::move(cell));
        }
    }
    return cells;
}

QString pairStory(const AgreementReport& report, std::span<const Person> people, int row, int column)
{
    const agreement::PairAgreement* pair = row == column ? nullptr : pairOf(report, row, column);
    if (pair == nullptr) {
        return {};
    }
    const auto name = [&](int at) { return nameOf(people, report.annotators[static_cast<std::size_t>(at)]); };
    QStringList lines{FiguresWords::tr("%1 and %2").arg(name(row), name(column))};
    const std::optional<double> value = valueOf(report, *pair);
    if (!value) {
        lines.append(
            undefinedText(pair->kappa.defined() ? agreement::NotComputable::NoCommonItems : pair->kappa.why()));
        return lines.join(QLatin1Char('\n'));
    }
    const bool percent = inPercent(report);
    lines.append(FiguresWords::tr("%1 %2 on %Ln items", nullptr, static_cast<int>(pair->items))
                     .arg(pairName(*report.measure), valueText(*value, percent)));
    if (const QString interval = intervalText(pair->kappa, percent); !percent && !interval.isEmpty()) {
        lines.append(FiguresWords::tr("95 % interval %1").arg(interval));
    }
    if (!percent && pair->kappa.observed()) {
        lines.append(FiguresWords::tr("They agree on %1.").arg(valueText(*pair->kappa.observed(), true)));
    }
    if (!percent && pair->maximum) {
        lines.append(FiguresWords::tr("The most that their shares of categories allow is %1.")
                         .arg(valueText(*pair->maximum, false)));
    }
    return lines.join(QLatin1Char('\n'));
}

std::vector<int> usedCategories(const AgreementReport& report)
{
    std::vector<int> used;
    for (const agreement::CategoryAgreement& figures : report.perCategory) {
        if (figures.ratings > 0) {
            used.push_back(figures.category);
        }
    }
    return used;
}

QString confusionFormName(ConfusionForm form)
{
    switch (form) {
    case ConfusionForm::Counts:
        return FiguresWords::tr("Counts");
    case ConfusionForm::ObservedToExpected:
        return FiguresWords::tr("Observed over expected");
    case ConfusionForm::RowShares:
        return FiguresWords::tr("Percent of the row");
    }
    return {};
}

QString confusionHint(ConfusionForm form)
{
    switch (form) {
    case ConfusionForm::Counts:
        return FiguresWords::tr("Pairs of labels on the same item, one in the row and one in the column. The diagonal "
                                "agrees. A click opens the issues.");
    case ConfusionForm::ObservedToExpected:
        return FiguresWords::tr("Pairs of labels on the same item, divided by how many there would be if both labels "
                                "were drawn from the shares of the categories: above 1 where two categories meet more "
                                "often than by chance. A click opens the issues.");
    case ConfusionForm::RowShares:
        return FiguresWords::tr("Of the pairs of labels with the row’s category, how many percent have the column’s as "
                                "the other label. A row adds up to 100. A click opens the issues.");
    }
    return {};
}

std::optional<double> confusionValue(const AgreementReport& report, ConfusionForm form, int row, int column)
{
    switch (form) {
    case ConfusionForm::Counts:
        break;
    case ConfusionForm::ObservedToExpected:
        return report.confusion.observedToExpected(row, column);
    case ConfusionForm::RowShares: {
        const std::optional<double> share = report.confusion.rowShare(row, column);
        return share ? std::optional(100 * *share) : std::nullopt;
    }
    }
    return static_cast<double>(report.confusion.at(row, column));
}

namespace {

QString confusionText(ConfusionForm form, double value)
{
    if (form == ConfusionForm::Counts) {
        return shortCount(static_cast<agreement::Count>(value));
    }
    const int digits = form == ConfusionForm::RowShares ? 1 : 2;
    return QLocale().toString(value, 'f', value < 10 ? digits : digits - 1);
}

} // namespace

std::vector<MatrixCell> confusionCells(const AgreementReport& report, std::span<const int> used, ConfusionForm form)
{
    // The diagonal is not shaded, and would leave nothing of the other shades.
    double most = 0;
    for (const int k : used) {
        for (const int l : used) {
            most = k == l ? most : std::max(most, confusionValue(report, form, k, l).value_or(0));
        }
    }
    std::vector<MatrixCell> cells;
    for (const int k : used) {
        for (const int l : used) {
            const bool any = report.confusion.at(k, l) > 0;
            const double value = confusionValue(report, form, k, l).value_or(0);
            MatrixCell cell;
            cell.quiet = k == l;
            cell.leadsOn = any;
            cell.text = any ? confusionText(form, value) : QString();
            cell.shade = most > 0 ? std::sqrt(value / most) : 0;
            cells.push_back(std::move(cell));
        }
    }
    return cells;
}

QString confusionStory(const AgreementReport& report, const Taxonomy& taxonomy, int one, int other)
{
    const auto pairs = static_cast<int>(report.confusion.at(one, other));
    const auto category = [&report](int at) { return report.categories[static_cast<std::size_t>(at)]; };
    const QString name = titleOf(taxonomy, category(one), report.openCodes);
    QStringList lines{one == other ? FiguresWords::tr("%1\n%Ln pairs of labels agree on it", nullptr, pairs).arg(name)
                                   : FiguresWords::tr("%1\n%2\n%Ln pairs of labels differ like this", nullptr, pairs)
                                         .arg(name, titleOf(taxonomy, category(other), report.openCodes))};
    if (const auto ratio = report.confusion.observedToExpected(one, other)) {
        lines.append(FiguresWords::tr("%1 times as many as by chance")
                         .arg(confusionText(ConfusionForm::ObservedToExpected, *ratio)));
    }
    const auto addShare = [&](int of, int with) {
        if (const auto share = report.confusion.rowShare(of, with)) {
            lines.append(FiguresWords::tr("%1 of the pairs with %2")
                             .arg(valueText(*share, true), categoryCode(taxonomy, category(of), report.openCodes)));
        }
    };
    addShare(one, other);
    if (one != other) {
        addShare(other, one);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace accord::ui
