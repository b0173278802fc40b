// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/study/progress.h"
#include "ui/study/study_part.h"
#include "ui/support/threads/background.h"

#include <vector>

class QLabel;

namespace accord::ui {

class CellTable;
class QuietList;

/// How far people are: for a lead everybody in every round, and in detail in the round that the page is about; for
/// everybody else only their own work.
class ProgressPart : public StudyPart
{
    Q_OBJECT
public:
    ProgressPart(const PageContext& context, QWidget* parent);

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
    QuietList* m_matrixList;
    CellTable* m_matrix;
    QLabel* m_detailTitle;
    QuietList* m_detailList;
    CellTable* m_detail;
    QLabel* m_note;
    std::vector<study::RoundProgress> m_rounds;
    Background m_reading;
};

} // namespace accord::ui
