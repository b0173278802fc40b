// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#include "ui/agreement/panels/level_grid.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>

#include "ui/agreement/report/coefficients.h"
#include "ui/agreement/report/wording.h"
#include "ui/support/look.h"

namespace accord::ui {

LevelGrid::LevelGrid(QWidget* parent)
    : QWidget(parent)
{
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(2 * look::kGrid);
    layout->setVerticalSpacing(look::kGrid / 2);
    const std::array<QString, ColumnCount> headers{tr("Level"),      tr("Value"),    tr("95 % interval"),
                                                   tr("Items used"), tr("Left out"), tr("Labels not specified")};
    for (int column = 0; column < ColumnCount; ++column) {
        const Qt::Alignment side = column == Name ? Qt::AlignLeft : Qt::AlignRight;
        auto* header = new QLabel(headers[static_cast<std::size_t>(column)], this);
        header->setForegroundRole(QPalette::PlaceholderText);
        header->setWordWrap(true);
        header->setAlignment(side | Qt::AlignBottom);
        layout->addWidget(header, 0, column);
        for (int row = 0; row < 3; ++row) {
            auto* cell = new QLabel(this);
            cell->setAlignment(side | Qt::AlignVCenter);
            cell->setTextInteractionFlags(Qt::TextSelectableByMouse);
            m_cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = cell;
            layout->addWidget(cell, row + 1, column);
        }
    }
    layout->setColumnStretch(Interval, 1);
}

void LevelGrid::setReport(const AgreementReport& report)
{
    const bool percent = !coefficients().at(report.coefficient).chanceCorrected;
    const QLocale locale;
    for (std::size_t row = 0; row < report.levels.size(); ++row) {
        const LevelFigure& figure = report.levels[row];
        const auto& cells = m_cells[row];
        const QString interval = intervalText(figure.value, percent, 3 + (percent ? 1 : 0));
        cells[Name]->setText(levelName(figure.level));
        cells[Value]->setText(figure.value.defined() ? valueText(figure.value->value, percent) : QStringLiteral("–"));
        cells[Value]->setToolTip(figure.value.defined() ? QString() : undefinedText(figure.value.why()));
        cells[Interval]->setText(interval.isEmpty() ? QStringLiteral("–") : interval);
        cells[Used]->setText(locale.toString(qlonglong{figure.use.pairable}));
        cells[LeftOut]->setText(locale.toString(qlonglong{figure.use.leftOut()}));
        cells[NotSpecified]->setText(locale.toString(figure.notSpecified));
        for (QLabel* cell : cells) {
            QFont font = cell->font();
            font.setBold(figure.level == report.selection.level);
            cell->setFont(font);
        }
    }
}

} // namespace accord::ui
