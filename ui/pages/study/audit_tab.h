// SPDX-FileCopyrightText: 2026 The Accord authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include "core/exchange/audit/audit.h"
#include "ui/core/reading.h"
#include "ui/pages/study/study_tab.h"
#include "ui/widgets/column_model.h"

class QLabel;
class QStackedWidget;

namespace accord::ui {

class ListView;
class Placeholder;

/// What makes the labels of a round doubtful.
class AuditTab : public StudyTab
{
    Q_OBJECT
public:
    AuditTab(const PageContext& context, QWidget* parent);

    void refresh() override;
    void leave() override { m_stopped = false; }
    [[nodiscard]] bool busy() const override { return m_reading.busy(); }

protected:
    void roundChanged() override;

private:
    void say(const QString& icon, const QString& title, const QString& sentence);
    void showChosen();

    QStackedWidget* m_stack;
    Placeholder* m_empty;
    ListView* m_list;
    ColumnModel<exchange::AuditFinding>* m_model;
    QLabel* m_sentence;     ///< of the finding that is chosen, whole
    RoundId m_audited;      ///< whose findings are shown
    bool m_stopped = false; ///< by somebody, until they come back to it or choose another round
    Reading m_reading;
};

} // namespace accord::ui
