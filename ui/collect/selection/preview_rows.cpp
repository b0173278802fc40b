// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/collect/selection/preview_rows.h"

#include <QCoreApplication>

#include "ui/collect/collect_text.h"
#include "ui/collect/source_model.h"

#include <algorithm>
#include <cmath>

namespace accord::ui {
namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Selection)
};

double shareOf(std::int64_t part, std::int64_t whole)
{
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace

QString previewText(const collect::SelectionPreview& preview)
{
    const QString selected =
        Words::tr("%1 of %Ln fetched issues are selected.", nullptr, static_cast<int>(preview.fetched))
            .arg(numberText(preview.selected));
    if (preview.selected == 0) {
        return selected;
    }
    return selected + QLatin1Char(' ') +
           (preview.newIssues == 0
                ? Words::tr("All of them are in the project already.")
                : Words::tr("%Ln of them are not in the project yet.", nullptr, static_cast<int>(preview.newIssues)));
}

QStringList keywordHeader()
{
    return {Words::tr("Keyword"), Words::tr("Stands in"), Words::tr("Alone brings")};
}

std::vector<CellRow> keywordRows(const collect::SelectionPreview& preview)
{
    std::vector<CellRow> rows;
    for (const KeywordCount& count : preview.keywords) {
        CellRow row;
        row.id = static_cast<qlonglong>(rows.size()) + 1;
        Cell brings = numberCell(numberText(count.issues));
        brings.share = shareOf(count.issues, preview.keywords.front().issues);
        const QString story = Words::tr("Issues that would not be selected without “%1”: %2")
                                  .arg(text(count.keyword), numberText(count.alone));
        row.cells = {wordCell(text(count.keyword)), brings, numberCell(numberText(count.alone), story)};
        row.quiet = count.issues == 0;
        rows.push_back(std::move(row));
    }
    return rows;
}

QStringList sourceCountHeader()
{
    return {Words::tr("Repository"), Words::tr("Fetched"), Words::tr("Selected")};
}

std::vector<CellRow> sourceCountRows(const collect::SelectionPreview& preview, const SourceModel& book)
{
    std::vector<CellRow> rows;
    for (const collect::SourceCount& count : preview.sources) {
        CellRow row;
        row.id = numberOf(count.source);
        Cell selected = numberCell(numberText(count.selected));
        selected.share = shareOf(count.selected, count.fetched);
        row.cells = {wordCell(book.name(count.source)), numberCell(numberText(count.fetched)), selected};
        rows.push_back(std::move(row));
    }
    return rows;
}

QStringList yearHeader()
{
    return {Words::tr("Year"), Words::tr("Selected")};
}

std::vector<CellRow> yearRows(const collect::SelectionPreview& preview)
{
    std::int64_t most = 0;
    for (const auto& [year, count] : preview.years) {
        most = std::max(most, count);
    }
    std::vector<CellRow> rows;
    for (const auto& [year, count] : preview.years) {
        CellRow row;
        row.id = year;
        Cell selected = numberCell(numberText(count));
        selected.share = shareOf(count, most);
        row.cells = {wordCell(QString::number(year)), selected};
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<MonthLine> monthLines(const collect::SelectionPreview& preview, const SourceModel& book)
{
    std::vector<MonthLine> lines;
    for (const collect::SourceCount& count : preview.sources) {
        if (count.selected > 0) {
            lines.push_back({book.name(count.source), count.months});
        }
    }
    return lines;
}

} // namespace accord::ui
