// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/project/project.h"
#include "core/study/progress.h"
#include "ui/core/reading.h"
#include "ui/pages/study/study_tab.h"
#include "ui/widgets/cell_table.h"

#include <vector>

class QLabel;

namespace accord::ui {

class CellTable;
class ListView;

// The tables of the Progress tab. People stand in the order of their pseudonyms, whatever their numbers are.

/// How far somebody is, in detail; the first column is `first`.
QStringList progressHeader(const QString& first);
CellRow progressRow(qlonglong id, const Cell& first, const study::PersonProgress& progress);

/// People x rounds: "312 of 500" each.
QStringList matrixHeader(const Project& project, const std::vector<study::RoundProgress>& rounds);
std::vector<CellRow> matrixRows(const Project& project, const std::vector<study::RoundProgress>& rounds);

/// "about 12 March, at 48 a day"; or why nothing can be said.
QString forecastText(const study::CompletionForecast& forecast);

/// A person as a cell: their name, with initials and pseudonym as its story.
Cell personCell(const Project& project, PersonId person);

/// How far people are: for a lead everybody in every round, and in detail in the round that the page is about; for
/// everybody else only their own work.
class ProgressTab : public StudyTab
{
    Q_OBJECT
public:
    ProgressTab(const PageContext& context, QWidget* parent);

    void refresh() override;
    [[nodiscard]] bool busy() const override { return m_reading.busy(); }

protected:
    void roundChanged() override;

private:
    void readAll();
    void readOwn();
    void showAll();
    void showOwn(const std::vector<study::PersonProgress>& own);

    QLabel* m_matrixTitle;
    ListView* m_matrixList;
    CellTable* m_matrix;
    QLabel* m_detailTitle;
    ListView* m_detailList;
    CellTable* m_detail;
    QLabel* m_note;
    std::vector<study::RoundProgress> m_rounds;
    Reading m_reading;
};

} // namespace accord::ui
