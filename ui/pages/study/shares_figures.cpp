// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/pages/study/shares_figures.h"

#include <QCoreApplication>

#include "ui/pages/study/composition_view.h"
#include "ui/pages/study/study_text.h"
#include "ui/text/names.h"

#include <optional>
#include <utility>

namespace accord::ui {
namespace {

struct SharesWords
{
    Q_DECLARE_TR_FUNCTIONS(Shares)
};

// As programs read numbers, whatever the language of the window.
QString plain(std::optional<double> value)
{
    return value ? QString::number(*value, 'f', 6) : QString();
}

QString plain(std::int64_t count)
{
    return QString::number(qlonglong{count});
}

// In the language of the window, where the codebook says it in that.
QString categoryNamed(const Taxonomy& taxonomy, const std::string& code, const std::string& name)
{
    const Category* category = taxonomy.findCode(code);
    return category != nullptr ? shownName(*category) : text(name);
}

QStringList studyHeader(const study::StudyTable& table, const Taxonomy& taxonomy)
{
    QStringList header{SharesWords::tr("Repository")};
    for (const std::string& year : table.years) {
        header.append(year.empty() ? SharesWords::tr("No year") : text(year));
    }
    for (std::size_t type = 0; type < table.types.size(); ++type) {
        header.append(categoryNamed(taxonomy, table.types[type], table.typeNames[type]));
    }
    if (table.all.undecided > 0) {
        header.append(SharesWords::tr("Not decided"));
    }
    return header + QStringList{SharesWords::tr("All"), SharesWords::tr("False positives")};
}

std::vector<std::int64_t> countsOf(const study::StudyTable& table, const study::StudyRow& row)
{
    std::vector<std::int64_t> counts;
    for (const std::string& year : table.years) {
        const auto found = row.years.find(year);
        counts.push_back(found == row.years.end() ? 0 : found->second);
    }
    for (std::size_t type = 0; type < table.types.size(); ++type) {
        counts.push_back(type < row.types.size() ? row.types[type] : 0);
    }
    if (table.all.undecided > 0) {
        counts.push_back(row.undecided);
    }
    counts.push_back(row.items);
    return counts;
}

std::vector<const study::StudyRow*> rowsOf(const study::StudyTable& table)
{
    std::vector<const study::StudyRow*> rows;
    for (const study::StudyRow& row : table.rows) {
        rows.push_back(&row);
    }
    rows.push_back(&table.all);
    return rows;
}

QString repositoryOf(const study::StudyRow& row)
{
    return row.repository.empty() ? SharesWords::tr("All repositories") : text(row.repository);
}

} // namespace

FigureTable studyFigures(const study::StudyTable& table, const Taxonomy& taxonomy)
{
    FigureTable figures{studyHeader(table, taxonomy), {}};
    for (const study::StudyRow* row : rowsOf(table)) {
        NumberRow line{{{repositoryOf(*row), {}, -1}}, row == &table.all};
        for (const std::int64_t count : countsOf(table, *row)) {
            line.cells.push_back({countText(count, true), {}, -1});
        }
        const bool known = row->falsePositives.has_value();
        line.cells.push_back(
            {known ? percentText(*row->falsePositives) : kNothing,
             known ? QString() : SharesWords::tr("Nobody said of an issue that it is not for the study."), -1});
        figures.rows.push_back(std::move(line));
    }
    return figures;
}

TextTable studyTextTable(const study::StudyTable& table, const Taxonomy& taxonomy, const QString& round)
{
    TextTable figures{SharesWords::tr("Issues by repository, year and type"),
                      QStringLiteral("issues-by-repository"),
                      studyHeader(table, taxonomy),
                      {},
                      SharesWords::tr("Round %1, n = %2 items").arg(round, countText(table.all.items, false))};
    for (const study::StudyRow* row : rowsOf(table)) {
        QStringList cells{repositoryOf(*row)};
        for (const std::int64_t count : countsOf(table, *row)) {
            cells.append(plain(count));
        }
        cells.append(plain(row->falsePositives));
        figures.rows.append(cells);
    }
    return figures;
}

QString falsePositivesSentence(const study::StudyTable& table)
{
    if (table.all.falsePositives && table.meanFalsePositives) {
        return SharesWords::tr("False positives: %1 of all that was collected, %2 as the mean of the repositories.")
            .arg(percentText(*table.all.falsePositives), percentText(*table.meanFalsePositives));
    }
    return SharesWords::tr("False positives are not known: nobody said of an issue that it is not for the study.");
}

QString sharesByWord(study::SharesBy by)
{
    switch (by) {
    case study::SharesBy::Nothing:
        break;
    case study::SharesBy::Repository:
        return SharesWords::tr("Repository");
    case study::SharesBy::Year:
        return SharesWords::tr("Year");
    case study::SharesBy::State:
        return SharesWords::tr("State");
    case study::SharesBy::Type:
        return SharesWords::tr("Type");
    }
    return SharesWords::tr("All together");
}

namespace {

QString partText(const std::string& part, study::SharesBy by, const Taxonomy& taxonomy)
{
    const Category* type = by == study::SharesBy::Type ? taxonomy.findCode(part) : nullptr;
    return type != nullptr ? shownCodeAndName(*type) : valuesText({part});
}

} // namespace

FigureTable shareFigures(const study::RoundShares& shares, study::SharesBy by, const Taxonomy& taxonomy)
{
    FigureTable figures{{SharesWords::tr("Category"), SharesWords::tr("Items"), SharesWords::tr("Share"),
                         SharesWords::tr("95% interval")},
                        {}};
    std::optional<std::string> part;
    for (const study::ShareRow& row : shares.rows) {
        if (by != study::SharesBy::Nothing && part != row.part) {
            part = row.part;
            figures.rows.push_back({{{partText(row.part, by, taxonomy), {}, -1},
                                     {countText(row.ofItems, false), {}, -1},
                                     {{}, {}, -1},
                                     {{}, {}, -1}},
                                    true});
        }
        const agreement::Interval& interval = row.share.interval;
        const QString name = QStringLiteral("%1 %2").arg(text(row.code), categoryNamed(taxonomy, row.code, row.name));
        const QString span = SharesWords::tr("%1 to %2").arg(percentText(interval.low), percentText(interval.high));
        figures.rows.push_back(
            {{{name, {}, -1},
              {SharesWords::tr("%1 of %2").arg(countText(row.share.items, false), countText(row.ofItems, false)),
               {},
               -1},
              {percentText(row.share.share), {}, -1},
              {span, {}, -1}},
             false});
    }
    return figures;
}

TextTable sharesTextTable(const study::RoundShares& shares, study::SharesBy by, const Taxonomy& taxonomy,
                          const QString& round)
{
    const bool parts = by != study::SharesBy::Nothing;
    TextTable figures{SharesWords::tr("Shares of categories"),
                      QStringLiteral("shares-of-categories"),
                      parts ? QStringList{sharesByWord(by)} : QStringList{},
                      {},
                      {}};
    figures.header +=
        QStringList{SharesWords::tr("Code"),    SharesWords::tr("Category"), SharesWords::tr("Items"),
                    SharesWords::tr("Of"),      SharesWords::tr("Share"),    SharesWords::tr("Standard error"),
                    SharesWords::tr("95% low"), SharesWords::tr("95% high")};
    figures.low = static_cast<int>(figures.header.size()) - 2;
    figures.interval = SharesWords::tr("95% interval");
    const QString items = countText(shares.decided, false);
    figures.details = shares.drawn
                          ? SharesWords::tr("Round %1, n = %2 decided items, weighted for the sample").arg(round, items)
                          : SharesWords::tr("Round %1, n = %2 decided items").arg(round, items);
    for (const study::ShareRow& row : shares.rows) {
        QStringList cells = parts ? QStringList{partText(row.part, by, taxonomy)} : QStringList{};
        cells += QStringList{text(row.code),
                             categoryNamed(taxonomy, row.code, row.name),
                             plain(row.share.items),
                             plain(row.ofItems),
                             plain(std::optional(row.share.share)),
                             plain(row.share.standardError),
                             plain(std::optional(row.share.interval.low)),
                             plain(std::optional(row.share.interval.high))};
        figures.rows.append(cells);
    }
    return figures;
}

QStringList sharesSentences(const study::RoundShares& shares)
{
    const auto count = [](std::int64_t items) { return static_cast<int>(items); };
    QStringList lines;
    if (shares.drawn) {
        lines.append(SharesWords::tr("The items were drawn: the shares are those of all %Ln issues they were drawn "
                                     "from, and each item counts as many as it stands for in its stratum.",
                                     nullptr, count(shares.frame)));
    } else {
        lines.append(SharesWords::tr("Each decided item counts the same."));
    }
    if (shares.drawn && shares.strata > 1) {
        lines.append(SharesWords::tr("There are %Ln strata.", nullptr, static_cast<int>(shares.strata)));
    }
    if (shares.unspokenFor > 0) {
        lines.append(SharesWords::tr("%Ln of the issues are in strata without a decided item.", nullptr,
                                     count(shares.unspokenFor)));
    }
    if (shares.excluded > 0) {
        lines.append(SharesWords::tr("%Ln items are not for the study.", nullptr, count(shares.excluded)));
    }
    if (shares.undecided > 0) {
        lines.append(SharesWords::tr("%Ln items are left out: not decided.", nullptr, count(shares.undecided)));
    }
    if (shares.elsewhere > 0) {
        lines.append(SharesWords::tr("%Ln items are left out: in no stratum of the sample any more.", nullptr,
                                     count(shares.elsewhere)));
    }
    return lines;
}

} // namespace accord::ui
