// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/project/project.h"
#include "core/study/assignment/plan.h"
#include "core/study/sampling/sample.h"

class QLabel;

namespace accord::ui {

class CellTable;
class QuietList;

/// How many items of each stratum each person gets: people beside each other, strata below each other, the sum at the
/// foot.
class MatrixTable : public QWidget
{
    Q_OBJECT
public:
    explicit MatrixTable(QWidget* parent = nullptr);

    void show(const study::AssignmentMatrix& matrix, const Project& project);
    void say(const QString& sentence); ///< above the table
    using QWidget::show;

private:
    QLabel* m_head;
    QuietList* m_list;
    CellTable* m_table;
};

/// The matrix that a sample will have before its round is there. Blocks and repositories follow from the order of the
/// items: Errc::Invalid.
Result<study::AssignmentMatrix> previewOf(const study::Sample& sample, const study::AssignmentRequest& request);

} // namespace accord::ui
