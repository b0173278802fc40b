// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

#include "core/study/screening.h"
#include "ui/core/reading.h"
#include "ui/pages/study/study_tab.h"
#include "ui/widgets/column_model.h"

class QLabel;
class QStackedWidget;

namespace accord::ui {

class Placeholder;
class ListView;
class RepeatsBox;

/// How many issues of each repository are not for this study, and why.
class ScreeningTab : public StudyTab
{
    Q_OBJECT
public:
    ScreeningTab(const PageContext& context, QWidget* parent);

    void refresh() override;
    [[nodiscard]] bool busy() const override { return m_reading.busy(); }

protected:
    void roundChanged() override;

private:
    void show(const study::Screening& screening);
    void say(const QString& title, const QString& sentence);
    using QWidget::show;

    QStackedWidget* m_stack;
    Placeholder* m_empty;
    RepeatsBox* m_repeats; ///< seen where the round has repeats
    ListView* m_list;
    ColumnModel<study::ScreeningRow>* m_model;
    QLabel* m_note;
    Reading m_reading;
};

} // namespace accord::ui
