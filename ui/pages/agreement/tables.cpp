// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/agreement/tables.h"

#include <QCoreApplication>

#include "ui/pages/agreement/figures.h"
#include "ui/pages/agreement/insight_figures.h"
#include "ui/pages/agreement/wording.h"
#include "ui/text/names.h"

#include <numeric>

namespace accord::ui {
namespace {

struct TablesWords
{
    Q_DECLARE_TR_FUNCTIONS(AgreementTables)
};

// As programs read numbers, whatever the language of the window.
QString number(double value)
{
    return QString::number(value, 'f', 6);
}

QString number(std::optional<double> value)
{
    return value ? number(*value) : QString();
}

QString number(agreement::Count value)
{
    return QString::number(qlonglong{value});
}

QStringList outcomeCells(const agreement::Outcome& outcome)
{
    if (!outcome.defined()) {
        return {QString(), QString(), QString(), QString(), number(outcome.observed())};
    }
    const bool interval = outcome->interval.has_value();
    return {number(outcome->value), interval ? number(outcome->interval->low) : QString(),
            interval ? number(outcome->interval->high) : QString(), number(outcome->standardError),
            number(outcome->observed)};
}

QStringList outcomeHeader(const QString& value)
{
    return {value, TablesWords::tr("95% low"), TablesWords::tr("95% high"), TablesWords::tr("Standard error"),
            TablesWords::tr("Observed")};
}

// For papers: both ends of an interval in one column, and beside the title what the figures are of.
TextTable withInterval(TextTable table)
{
    table.low = static_cast<int>(table.header.indexOf(TablesWords::tr("95% low")));
    table.interval = TablesWords::tr("95% interval");
    return table;
}

TextTable asPrinted(TextTable table, const AgreementReport& report, const QString& coefficient)
{
    table.details = TablesWords::tr("n = %1 items, %2 with 95% intervals")
                        .arg(QString::number(report.headline.use.pairable), coefficient);
    return withInterval(std::move(table));
}

QStringList pairCellsOf(const agreement::PairAgreement& pair)
{
    return outcomeCells(pair.kappa) + QStringList{number(pair.items)};
}

} // namespace

TextTable levelTable(const AgreementReport& report)
{
    const QString name = measureName(*report.measure);
    TextTable table{TablesWords::tr("%1 by level").arg(name), QStringLiteral("levels"), {}, {}};
    table.header = QStringList{TablesWords::tr("Level")} + outcomeHeader(name) +
                   QStringList{TablesWords::tr("Items used"), TablesWords::tr("Items left out"),
                               TablesWords::tr("Labels not specified")};
    for (const LevelFigure& figure : report.levels) {
        table.rows.append(QStringList{levelName(figure.level)} + outcomeCells(figure.value) +
                          QStringList{number(figure.use.pairable), number(figure.use.leftOut()),
                                      QString::number(figure.notSpecified)});
    }
    return asPrinted(std::move(table), report, name);
}

TextTable categoryTable(const AgreementReport& report, const Taxonomy& taxonomy)
{
    TextTable table{TablesWords::tr("Agreement by category"), QStringLiteral("categories"), {}, {}};
    table.header = QStringList{TablesWords::tr("Code"), TablesWords::tr("Category"), TablesWords::tr("Labels"),
                               TablesWords::tr("Prevalence")} +
                   outcomeHeader(TablesWords::tr("Kappa against the rest")) +
                   QStringList{TablesWords::tr("Specific agreement"), TablesWords::tr("Lost agreement")};
    for (const agreement::CategoryAgreement& figures : report.perCategory) {
        const int category = report.categories[static_cast<std::size_t>(figures.category)];
        table.rows.append(QStringList{categoryCode(taxonomy, category, report.openCodes),
                                      categoryName(taxonomy, category, report.openCodes), number(figures.ratings),
                                      number(figures.prevalence)} +
                          outcomeCells(figures.kappa) + QStringList{number(figures.specific), number(figures.lost)});
    }
    return asPrinted(std::move(table), report, TablesWords::tr("Kappa against the rest"));
}

TextTable pairTable(const AgreementReport& report, std::span<const Person> people)
{
    TextTable table{TablesWords::tr("Agreement of pairs of annotators"), QStringLiteral("pairs"), {}, {}};
    table.header = QStringList{TablesWords::tr("One"), TablesWords::tr("Other")} +
                   outcomeHeader(TablesWords::tr("Cohen’s kappa")) + QStringList{TablesWords::tr("Items")};
    for (const agreement::PairAgreement& pair : report.pairs) {
        table.rows.append(QStringList{nameOf(people, report.annotators[static_cast<std::size_t>(pair.first)]),
                                      nameOf(people, report.annotators[static_cast<std::size_t>(pair.second)])} +
                          pairCellsOf(pair));
    }
    return asPrinted(std::move(table), report, TablesWords::tr("Cohen’s kappa"));
}

TextTable confusionTable(const AgreementReport& report, const Taxonomy& taxonomy, ConfusionForm form)
{
    TextTable table{TablesWords::tr("Pairs of labels, category against category"), QStringLiteral("confusion"), {}, {}};
    if (form != ConfusionForm::Counts) {
        table.title = TablesWords::tr("%1: %2").arg(table.title, confusionFormName(form));
        table.name += form == ConfusionForm::RowShares ? QStringLiteral("-rows") : QStringLiteral("-expected");
    }
    const std::vector<int> used = usedCategories(report);
    table.header.append(QString());
    for (const int k : used) {
        const QString code = categoryCode(taxonomy, report.categories[static_cast<std::size_t>(k)], report.openCodes);
        table.header.append(code);
        QStringList row{code};
        for (const int l : used) {
            row.append(form == ConfusionForm::Counts ? number(report.confusion.at(k, l))
                                                     : number(confusionValue(report, form, k, l)));
        }
        table.rows.append(row);
    }
    return table;
}

TextTable confusedTable(const AgreementReport& report, const Taxonomy& taxonomy)
{
    TextTable table{TablesWords::tr("Categories most often taken for each other"), QStringLiteral("confused"), {}, {}};
    table.header = {TablesWords::tr("Code"),
                    TablesWords::tr("Category"),
                    TablesWords::tr("Other code"),
                    TablesWords::tr("Other category"),
                    TablesWords::tr("Pairs"),
                    TablesWords::tr("Share of all disagreements"),
                    TablesWords::tr("Decided by people")};
    for (const Cause cause : causesInOrder()) {
        table.header.append(causeWord(cause));
    }
    for (const ConfusedPair& pair : confusedPairs(report)) {
        const CauseCounts causes = causesOf(report, pair.one, pair.other);
        QStringList row{categoryCode(taxonomy, pair.one, report.openCodes),
                        categoryName(taxonomy, pair.one, report.openCodes),
                        categoryCode(taxonomy, pair.other, report.openCodes),
                        categoryName(taxonomy, pair.other, report.openCodes),
                        number(pair.pairs),
                        number(pair.share),
                        QString::number(std::accumulate(causes.begin(), causes.end(), 0))};
        for (const Cause cause : causesInOrder()) {
            row.append(QString::number(causes[static_cast<std::size_t>(cause)]));
        }
        table.rows.append(row);
    }
    return table;
}

TextTable finalTable(const AgreementReport& report, std::span<const Person> people)
{
    TextTable table{TablesWords::tr("Each annotator against the final label"), QStringLiteral("against-final"), {}, {}};
    table.header = QStringList{TablesWords::tr("Annotator")} + outcomeHeader(TablesWords::tr("Cohen’s kappa")) +
                   QStringList{TablesWords::tr("Items")};
    for (const agreement::PairAgreement& pair : report.toFinal) {
        table.rows.append(QStringList{nameOf(people, report.annotators[static_cast<std::size_t>(pair.first)])} +
                          pairCellsOf(pair));
    }
    return asPrinted(std::move(table), report, TablesWords::tr("Cohen’s kappa"));
}

TextTable restTable(const AgreementReport& report, std::span<const Person> people)
{
    TextTable table{TablesWords::tr("Each annotator against all others"), QStringLiteral("against-rest"), {}, {}};
    table.header = QStringList{TablesWords::tr("Annotator")} + outcomeHeader(TablesWords::tr("Kappa")) +
                   QStringList{TablesWords::tr("Items")};
    for (const agreement::AgainstRest& rest : report.toRest) {
        table.rows.append(QStringList{nameOf(people, report.annotators[static_cast<std::size_t>(rest.rater)])} +
                          outcomeCells(rest.kappa) + QStringList{number(rest.items)});
    }
    return asPrinted(std::move(table), report, TablesWords::tr("Kappa"));
}

TextTable intraTable(const AgreementReport& report, const Taxonomy& taxonomy, std::span<const Person> people)
{
    TextTable table{TablesWords::tr("Each annotator with themselves"), QStringLiteral("with-themselves"), {}, {}};
    table.header = QStringList{TablesWords::tr("Annotator"), TablesWords::tr("Level")} +
                   outcomeHeader(TablesWords::tr("Cohen’s kappa")) +
                   QStringList{TablesWords::tr("Pairs"), TablesWords::tr("Issue"), TablesWords::tr("First"),
                               TablesWords::tr("Second"), TablesWords::tr("Days")};
    const auto cellsOf = [](const IntraLevel& at) {
        static const agreement::Outcome kFew{
            agreement::NoEstimate{agreement::NotComputable::FewItems, std::nullopt, {}}};
        return outcomeCells(at.isFew() ? kFew : at.kappa.kappa);
    };
    for (const IntraLevel& at : report.intra.together) {
        if (report.intra.annotators.size() > 1) {
            table.rows.append(QStringList{TablesWords::tr("All together"), levelName(at.level)} + cellsOf(at) +
                              QStringList{number(at.kappa.items), QString(), QString(), QString(), QString()});
        }
    }
    for (const IntraAnnotator& one : report.intra.annotators) {
        for (const IntraLevel& at : one.levels) {
            const QStringList who{nameOf(people, one.person), levelName(at.level)};
            table.rows.append(
                who + cellsOf(at) +
                QStringList{number(at.kappa.items), QString(), QString(), QString(), number(one.medianDays)});
            for (const int place : at.differing) {
                const LabelledTwice& pair = one.pairs[static_cast<std::size_t>(place)];
                const auto code = [&](const LabelMatrixCell& cell) {
                    return categoryCode(taxonomy, ratedAs(taxonomy, cell, at.level).value_or(-1));
                };
                const auto issue = report.issues.find(pair.first);
                table.rows.append(
                    who + QStringList(6) +
                    QStringList{issue == report.issues.end() ? QString() : QString::fromStdString(issue->second),
                                code(pair.said), code(pair.saidAgain), number(pair.days)});
            }
        }
    }
    return withInterval(std::move(table));
}

TextTable lossTable(const AgreementReport& report)
{
    TextTable table{TablesWords::tr("Loss by level"),
                    QStringLiteral("loss"),
                    {TablesWords::tr("Part"), TablesWords::tr("Share of pairs of labels")},
                    {}};
    for (const StackPart& part : lossParts(report)) {
        table.rows.append({part.name, number(part.share)});
    }
    return table;
}

TextTable roundTable(const AgreementReport& report, std::span<const Round> rounds)
{
    TextTable table{TablesWords::tr("Agreement by round"), QStringLiteral("rounds"), {}, {}};
    table.header = {TablesWords::tr("Round"), TablesWords::tr("Value"), TablesWords::tr("95% low"),
                    TablesWords::tr("95% high")};
    for (const LinePoint& point : roundPoints(report, rounds)) {
        table.rows.append({point.name, number(point.value), point.interval ? number(point.interval->low) : QString(),
                           point.interval ? number(point.interval->high) : QString()});
    }
    return withInterval(std::move(table));
}

TextTable alarmTable(const AgreementReport& report, const Taxonomy& taxonomy, std::span<const Person> people)
{
    TextTable table{
        TablesWords::tr("What needs attention"),
        QStringLiteral("alarms"),
        {TablesWords::tr("Code"), TablesWords::tr("What"), TablesWords::tr("Lost agreement"), TablesWords::tr("Why")},
        {}};
    for (const Alarm& alarm : alarms(report, taxonomy, people)) {
        table.rows.append({alarm.note.code, alarm.note.head, number(alarm.lost), alarm.note.text});
    }
    return table;
}

TextTable headlineTable(const AgreementReport& report)
{
    const QString name = measureName(*report.measure);
    const LevelFigure& figure = report.headline;
    TextTable table{name, QStringLiteral("agreement"), {}, {}};
    table.header = QStringList{TablesWords::tr("Coefficient"), TablesWords::tr("Level")} +
                   outcomeHeader(TablesWords::tr("Value")) +
                   QStringList{TablesWords::tr("Expected"), TablesWords::tr("Items used"),
                               TablesWords::tr("Items left out"), TablesWords::tr("Reason")};
    table.rows.append(QStringList{name, levelName(figure.level)} + outcomeCells(figure.value) +
                      QStringList{figure.value.defined() ? number(figure.value->expected) : QString(),
                                  number(figure.use.pairable), number(figure.use.leftOut()),
                                  figure.value.defined() ? QString() : undefinedText(figure.value.why())});
    return asPrinted(std::move(table), report, name);
}

} // namespace accord::ui
